"""The map of our places: Poland as a toy, with the Vistula from its mountains through Krakow and Warsaw to the sea."""
import math
import random

from mathutils import Matrix, Vector

from lib import equipment as Q
from lib import materials as M
from lib import places, props, skyline, studio
from lib.mesh import at, lathe, loft, placed, smooth_path

from .home import boat
from .sets import toy

# Longitude and latitude, from the north-western corner clockwise; first the coast.
COAST = [(14.25, 53.92), (14.9, 54.05), (15.57, 54.18), (16.4, 54.46), (17.0, 54.66), (17.7, 54.8), (18.34, 54.84), (18.55, 54.55), (18.75, 54.36), (19.1, 54.36), (19.65, 54.46)]
BORDER = [(20.6, 54.38), (21.6, 54.33), (22.75, 54.37), (23.3, 54.22), (23.52, 53.9), (23.65, 53.4), (23.92, 52.8), (23.4, 52.5), (23.2, 52.28), (23.62, 52.05), (23.55, 51.6), (23.75, 51.2), (24.1, 50.85), (24.05, 50.5), (23.5, 50.25), (22.75, 49.65), (22.85, 49.05), (22.2, 49.18), (21.5, 49.43), (20.95, 49.32), (20.4, 49.4), (20.1, 49.2), (19.75, 49.22), (19.45, 49.58), (18.98, 49.42), (18.6, 49.8), (18.0, 50.03), (17.65, 50.2), (17.2, 50.38), (16.95, 50.42), (16.9, 50.22), (16.65, 50.12), (16.3, 50.45), (16.1, 50.65), (15.7, 50.76), (15.25, 50.96), (14.9, 51.08), (14.95, 51.4), (14.72, 51.6), (14.7, 52.1), (14.58, 52.5), (14.15, 52.85), (14.4, 53.2), (14.3, 53.6)]
VISTULA = [(18.9, 49.62), (18.85, 49.85), (19.2, 50.0), (19.7, 49.97), (20.2, 50.04), (20.72, 50.22), (21.3, 50.42), (21.75, 50.68), (21.92, 51.1), (21.95, 51.45), (21.55, 51.72), (21.3, 52.0), (21.0, 52.2), (20.6, 52.42), (20.1, 52.4), (19.6, 52.55), (19.05, 52.68), (18.5, 53.0), (18.3, 53.28), (18.55, 53.6), (18.8, 53.95), (18.95, 54.42)]
BRANCHES = [[(22.4, 49.5), (22.75, 49.9), (22.3, 50.4), (21.75, 50.68)], [(23.1, 52.42), (22.4, 52.5), (21.6, 52.6), (20.6, 52.42)], [(20.0, 51.2), (20.6, 51.6), (21.3, 51.85)], [(18.3, 50.1), (17.7, 50.75), (17.0, 51.15), (16.2, 51.55), (15.6, 52.0), (14.7, 52.1)]]
K = 1.65


def spot(lon, lat, z=0.0):
    return Vector(((lon - 19.15) * .6157 * K, (lat - 52) * K, z))


def flat(x, y):
    return Matrix.Diagonal((x, y, 1, 1))


def _grown(line, by, z):
    """A closed line moved outwards; it runs clockwise."""
    out = []
    for i, p in enumerate(line):
        d = (line[(i + 2) % len(line)] - line[i - 2]).normalized()
        out.append((p.x - d.y * by, p.y + d.x * by, z))
    return out


def slab(line, top, thick, z=0.0, rim='amber', edge='soil'):
    """The family's island in another outline: a top on an edge of soil on a painted plinth."""
    def skin(profile, mat, smooth=True):
        loft([_grown(line, by, z + up) for by, up in profile], mat, smooth=smooth)
    skin([(-.06, -thick * .5), (0, -thick * .42), (.01, -.05), (-.005, -.012), (-.02, 0)], top, False)
    skin([(-.02, -thick), (0, -thick * .9), (0, -thick * .45), (-.06, -thick * .4)], M.plain(edge, .9, bump=(14, .8)))
    skin([(.02, -thick - .12), (.12, -thick - .09), (.14, -thick - .04), (.12, -thick), (-.1, -thick + .01)], M.plain(rim, .45))


def ribbon(points, half, mat):
    """Water lies flat and widens on its way."""
    path, banks = smooth_path(points, 8), []
    for i, p in enumerate(path):
        d = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).cross(Vector((0, 0, 1))).normalized()
        w = half[0] + (half[1] - half[0]) * i / (len(path) - 1)
        banks.append([p + d * w, p - d * w])
    loft(banks, mat, closed=False)


def land():
    outline = smooth_path([spot(*p) for p in COAST + BORDER], 4, loop=True)
    slab(outline, M.turf(stripe=.62, angle=24), .42)
    far = [spot(20.1, 54.42), spot(20.0, 55.2), spot(19.2, 55.42), spot(15.2, 54.95), spot(14.0, 54.5), spot(14.0, 53.9), spot(15.5, 53.8), spot(19.0, 54.1)]
    slab(smooth_path(list(reversed(far)), 6, loop=True)[::-1], M.plain('4c97a3', .16, bump=(3, .2), Clearcoat=1), .3, -.1, 'cream', '3a7d8a')
    water, sand = M.plain('4c97a3', .1, Clearcoat=1, Specular=.6), M.plain('sand', .95)
    for b in BRANCHES:
        ribbon([spot(*p, .012) for p in b], (.03, .055), water)
    ribbon([spot(*p, .01) for p in VISTULA], (.09, .26), sand)
    ribbon([spot(*p, .018) for p in VISTULA], (.055, .2), water)
    for lon, lat, r in ((21.7, 54.05, .17), (21.75, 53.75, .2), (22.3, 53.95, .11), (20.9, 53.7, .1), (16.4, 53.6, .1), (17.5, 53.85, .12), (16.6, 53.4, .08)):
        p = spot(lon, lat, .016)
        lathe([(0, 0), (r, 0), (r + .03, -.005)], water, at(p) @ flat(1.3, .8), 40)


def peak(lon, lat, h, snow=True):
    rng = random.Random(round(lon * 100))
    rock = M.plain('7d8a86' if snow else 'moss', .9, bump=(7, .9))
    with placed(spot(lon, lat), rng.uniform(0, 60)):
        lathe([(h * .72, 0), (h * .5, h * .3), (h * .2, h * .78), (.02, h), (0, h)], rock, n=7, smooth=False)
        if snow:
            lathe([(h * .31, h * .62), (h * .21, h * .79), (.025, h * 1.02), (0, h * 1.02)], M.plain('white', .6), n=7, smooth=False)


def field(p, w, d, turn, colour):
    """A patch of farmland, in furrows."""
    with placed(p, turn):
        for i in range(6):
            y = d * (i - 2.5) / 6
            loft([[(-w / 2, y - d * .07, .004), (w / 2, y - d * .07, .004)], [(-w / 2, y - d * .04, .035), (w / 2, y - d * .04, .035)], [(-w / 2, y + d * .04, .035), (w / 2, y + d * .04, .035)], [(-w / 2, y + d * .07, .004), (w / 2, y + d * .07, .004)]], M.plain(colour, .9, bump=(30, .5)), closed=False)


def woods():
    rng = random.Random(7)
    for lon, lat, n, reach in ((22.6, 53.5, 9, .55), (21.2, 53.35, 6, .45), (20.2, 53.95, 6, .4), (16.9, 54.1, 8, .55), (15.4, 53.55, 7, .45), (15.1, 52.2, 5, .3), (15.9, 51.2, 6, .35), (20.6, 51.05, 5, .35), (23.0, 50.9, 6, .4), (23.1, 51.95, 2, .15), (17.5, 50.95, 5, .3), (22.0, 49.75, 6, .3), (17.7, 53.55, 4, .3)):
        for _ in range(n):
            p = spot(lon + rng.uniform(-reach, reach) * 1.3, lat + rng.uniform(-reach, reach) * .7)
            places.tree(p, rng.uniform(.42, .72), rng.choice(places.TREES), rng, rng.choice(('round', 'fir', 'fir', 'poplar')))


def _on(lon, lat):
    return spot(lon, lat)[:2]


def krakow(k):
    with placed(spot(19.5, 50.42), 6, .4 * k):
        skyline.st_mary()
    with placed(spot(20.42, 50.38), -10, .3 * k):
        skyline.wawel()
    with placed(spot(19.95, 50.72), 0, .33 * k):
        skyline.row(-2.6, 1.6, 0, 9)
    toy('zosia', 'drive', _on(18.5, 50.3), -24, 'grin', 'bat', size=.64 * k, look=(-26, 0, 16))
    wicket_at(18.2, 50.38, .6 * k)
    Q.ball((*_on(18.95, 50.12), .07), .07, fine=True)
    props.pin(tuple(spot(20.0, 49.86)), 'red', .92 * k)


def warsaw(k):
    with placed(spot(21.85, 52.52), 4, .37 * k):
        skyline.palace_of_culture()
    for lon, w, h, c, crown, seed in ((20.95, .8, 2.9, '5f8791', 'mast', 2), (22.6, .8, 2.5, '9fb4b3', 'slant', 4), (23.1, .7, 1.8, '7fa0a8', 'slant', 1), (20.45, .75, 1.9, 'c9d0cd', None, 3)):
        with placed(spot(lon, 52.66), 0, .36 * k):
            skyline.block((0, 0, 0), w, .7, h, c, 3, round(h * 3.4), crown, seed)
    toy('tomek', 'catch', _on(22.55, 51.7), -14, 'wow', size=.64 * k, who=dict(kit='red', hat=None))
    with placed((*_on(22.55, 51.7), 0), -14, .64 * k):
        Q.ball((-.04, -.5, .99), .1, fine=True)
    props.pin(tuple(spot(21.35, 51.95)), 'red', .92 * k)


def wicket_at(lon, lat, k):
    with placed(spot(lon, lat), 60, k):
        Q.stumps()


def ground(k):
    """A game in the middle of the country, on the way from one city to the other."""
    p = spot(17.6, 52.15)
    with placed(p):
        lathe([(0, 0), (1.15, 0), (1.17, -.004)], M.turf('6aa552', '57964a', stripe=.3, angle=0), at((0, 0, .012)) @ flat(1.15, .9), 80)
        with placed((0, 0, .014), size=.26):
            places.rope(4.2, (1.15, .9))
        with placed((0, 0, .016), size=.3):
            places.pitch(4.2, .8, turn=78)
    for name, pose, x, y, turn, face, gear, who in (('arjun', 'loft', -.62, .02, -50, 'grin', 'bat', {}), ('imran', 'follow', .66, -.1, 70, 'shout', None, dict(kit='red')), ('mei', 'ready', .1, .62, 0, 'smile', None, dict(kit='red')), ('kofi', 'cheer', -.1, -.72, 8, 'grin', None, {})):
        toy(name, pose, (p.x + x, p.y + y), turn, face, gear, size=.46 * k, who=who)


def chart(tall=False):
    k = 1.4 if tall else 1.12
    land()
    for lon, lat, h in ((20.5, 49.52, .5), (20.85, 49.5, .62), (21.2, 49.55, .44)):
        peak(lon, lat, h)
    for lon, lat, h in ((16.6, 50.4, .32), (15.75, 50.88, .4), (15.4, 51.05, .28), (16.25, 50.72, .3), (22.5, 49.28, .34), (19.15, 49.6, .3), (21.75, 49.6, .26)):
        peak(lon, lat, h, False)
    for lon, lat, w, d, turn, c in ((15.7, 52.75, .8, .5, 12, 'e0b95a'), (17.3, 53.15, .7, .45, -8, '8fb45a'), (18.1, 51.1, .8, .5, -12, '8fb45a'), (15.75, 51.75, .6, .4, -14, 'e0b95a'), (19.6, 53.3, .7, .5, 8, 'e0b95a'), (22.9, 51.3, .6, .45, -10, 'e0b95a'), (16.9, 50.75, .6, .4, 16, 'e0b95a'), (20.2, 51.75, .6, .4, 10, '8fb45a')):
        field(spot(lon, lat), w, d, turn, c)
    woods()
    krakow(k)
    warsaw(k)
    ground(k)
    for p, turn, c in ((spot(18.35, 53.33, .02), 50, 'coral'), (spot(16.6, 54.85, -.1), -8, 'red'), (spot(18.0, 55.0, -.1), 14, 'green')):
        with placed(p, 0, .55):
            boat((0, 0, 0), turn, c)
    studio.sun(44, -46, 2.9, (1, .9, .76), 6)
    studio.sky((.8, .88, 1), .62)
    studio.area((7, 8, 7), (0, 0, 0), 5, 1500, (.7, .86, 1))
    studio.area((0, -12, 6), (0, -2, 0), 6, 900, (1, .93, .84))
    e, d = math.radians(52 if tall else 40), 26
    aim = Vector((0, -.1, 0))
    studio.camera(tuple(aim + Vector((0, -math.cos(e), math.sin(e))) * d), tuple(aim), 85 if tall else 64, None, None, (0, -.008 if tall else -.02))
