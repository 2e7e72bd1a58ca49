"""The map of the Locations page: along the Vistula from Krakow's club ground to Warsaw's sports centre, nearer than poland.py."""
import math
import random

from mathutils import Vector

from lib import materials as M
from lib import halls, places, props, skyline, studio
from lib.mesh import at, box, lathe, placed, rod, smooth_path, solid

from .coaching import bus
from .home import boat
from .poland import field, flat, ribbon, slab
from .sets import toy

KRAKOW, WARSAW = (.773, -3.056, 0), (2.053, .538, 0)  # where the pins of venues.yaml stand, through either camera
LAND = [(-3.75, 2.5), (-3.35, 3.55), (-2.2, 3.9), (-1.2, 4.5), (.3, 4.25), (1.6, 4.6), (2.9, 4.15), (4.0, 3.5), (4.2, 2.3), (4.62, 1.2), (4.5, -.2), (4.55, -1.6), (3.9, -2.6), (3.3, -3.6), (1.9, -3.75), (.7, -4.2), (-.8, -4.0), (-2.0, -4.25), (-3.3, -3.7), (-3.75, -2.9), (-4.05, -1.8), (-3.8, -.5), (-3.95, 1.0)]
VISTULA = [(-3.86, .3), (-3.1, .32), (-2.35, .5), (-1.72, .98), (-1.2, 1.66), (-.42, 2.16), (.4, 2.7), (.75, 3.5), (.6, 4.35)]
ROAD = [(-.1, -1.45), (.3, -1.4), (.62, -1.12), (.82, -.84), (1.3, -.7), (1.72, -.55), (1.98, -.25), (2.5, -.1), (2.62, .2)]


def _ways():
    def over(points, z):
        return [Vector((x, y, z)) for x, y in points]
    sand, water = M.plain('sand', .95), M.plain('4c97a3', .1, Clearcoat=1, Specular=.6)
    ribbon(over(VISTULA, .01), (.22, .4), sand)
    ribbon(over(VISTULA, .018), (.165, .33), water)
    ribbon(over(ROAD, .03), (.12, .12), M.plain('d3c4a2', .95))
    for p, turn, colour in (((-1.5, 1.3, .02), 54, 'red'), ((.1, 2.45, .02), 36, 'coral')):
        with placed(p, 0, .6):
            boat((0, 0, 0), turn, colour)
    with placed((1.2, -.74, .03), 10, .25):
        bus(glass='9cc7d2')


def _krakow(k):
    """Its towers, and beside them on the same bank the club ground with its pavilion, where a game is on."""
    with placed((-3.12, -2.3, 0), 6, .42):
        skyline.st_mary()
    with placed((-2.5, -1.1, 0), -4, .3):
        skyline.wawel()
    with placed((-3.0, -.6, 0), 0, .34):
        skyline.row(-2.0, .2, 0, 9)
    with placed((-2.68, -2.02, 0), 0, .32):
        skyline.row(0, 2.0, 0, 9, (.6, .9))
    x, y = -.42, -2.68
    with placed((x, y, 0)):
        lathe([(0, 0), (1.25, 0), (1.27, -.004)], M.turf('6aa552', '57964a', stripe=.3, angle=0), at((0, 0, .012)) @ flat(1.08, .92), 80)
        with placed((0, 0, .014), size=.3):
            places.rope(4.0, (1.08, .92))
        with placed((-.2, .05, .016), size=.34):
            places.pitch(3.8, .8, turn=78)
        with placed((-.5, 1.14, 0), 4, .32):
            places.pavilion()
    for name, pose, dx, dy, turn, face, gear, who in (('arjun', 'loft', -.86, .05, -46, 'grin', 'bat', {}), ('imran', 'follow', .42, -.1, 70, 'shout', None, dict(kit='red')), ('zosia', 'ready', .1, .62, 0, 'smile', None, dict(kit='red')), ('kofi', 'cheer', -.3, -.72, 8, 'grin', None, {})):
        toy(name, pose, (x + dx, y + dy), turn, face, gear, size=.6 * k, who=who)
    props.pin(KRAKOW, 'red', .9)


def _goal(p, turn):
    white = M.plain('white', .4)
    with placed(p, turn, .34):
        for x in (-.6, .6):
            rod((x, 0, 0), (x, 0, .8), .05, white)
        rod((-.6, 0, .8), (.6, 0, .8), .05, white)
        places.netting((-.6, .3), (.6, .3), .7, .16, .012)


def _warsaw(k):
    """Its palace between glass towers, and before them the sports centre: a football pitch and a dome, where cricket is played, too."""
    x, y = 2.95, .62
    white = M.plain('white', .7)
    with placed((x, y, 0), -4):
        box((0, 0, .008), (2.1, 1.2, .016), M.turf('6aa552', '57964a', stripe=.22, angle=0), bevel=.004)
        for w, d, cx, cy in ((1.97, .025, 0, -.53), (1.97, .025, 0, .53), (.025, 1.06, -.985, 0), (.025, 1.06, .985, 0), (.025, 1.06, 0, 0)):
            box((cx, cy, .02), (w, d, .008), white, bevel=.002)
        for s in (-1, 1):
            _goal((s * .98, 0, .02), -90 * s)
    toy('mei', 'catch', (x + .44, y - .22), -20, 'wow', size=.54 * k, who=dict(kit='red', hat=None))
    toy('dev', 'throw', (x - .26, y - .02), 34, 'grin', size=.54 * k, holds=('R', 'white'))
    with placed((3.8, 1.76, 0), -52, .47):
        halls.dome_model()
    with placed((2.62, 2.3, 0), 2, .38):
        skyline.palace_of_culture()
    for x, y, w, h, colour, crown, seed in ((1.68, 2.2, .8, 2.7, '5f8791', 'mast', 2), (1.28, 2.75, .7, 2.0, 'c9d0cd', None, 3), (3.5, 2.95, .8, 2.6, '9fb4b3', 'slant', 4), (1.95, 2.9, .75, 3.0, '7fa0a8', 'slant', 1), (3.15, 3.2, .75, 2.1, '5f8791', None, 6)):
        with placed((x, y, 0), 0, .4):
            skyline.block((0, 0, 0), w, .7, h, colour, 3, round(h * 3.4), crown, seed)
    props.pin(WARSAW, 'red', .9)


def _church(p, turn, size):
    """A village's: a nave and a tower under a dark onion."""
    wall, roof, dark = M.plain('cream', .75), M.plain('roof', .7), M.plain('31454b', .6)
    with placed(p, turn, size):
        box((.55, 0, .42), (1.3, .8, .84), wall, bevel=.02)
        solid([(-.12, -.47, .82), (1.24, -.47, .82), (1.24, .47, .82), (-.12, .47, .82), (-.12, 0, 1.4), (1.24, 0, 1.4)], [(0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (3, 0, 4)], roof, smooth=False)
        for x in (.3, .68, 1.02):
            box((x, -.4, .46), (.14, .04, .34), dark, bevel=.05)
        box((-.3, 0, .85), (.62, .62, 1.7), wall, bevel=.02)
        box((-.3, -.31, 1.2), (.16, .04, .3), dark, bevel=.05)
        box((-.3, -.31, .28), (.22, .04, .5), M.plain('4a2a22', .6), bevel=.05)
        lathe([(.42, 0), (.44, .06), (.2, .3), (.27, .48), (.14, .7), (.03, .95), (0, .96)], dark, at((-.3, 0, 1.7)), 24)
        rod((-.3, 0, 2.6), (-.3, 0, 2.95), .025, M.plain('f0b545', .3, Metallic=.6))
        rod((-.4, 0, 2.83), (-.2, 0, 2.83), .025, M.plain('f0b545', .3, Metallic=.6))


def _mill(p, turn, size):
    """A post mill, as they stand on Mazovia's fields."""
    wood, dark, cloth = M.plain('8a5b34', .8, bump=(30, .3)), M.plain('4a2a22', .7), M.canvas('cream')
    with placed(p, turn, size):
        lathe([(.5, 0), (.3, .45), (.28, .5), (0, .5)], dark, n=8, smooth=False)
        box((0, 0, 1.05), (.85, .95, 1.15), wood, bevel=.03)
        solid([(-.5, -.56, 1.6), (.5, -.56, 1.6), (.5, .56, 1.6), (-.5, .56, 1.6), (0, -.56, 2.1), (0, .56, 2.1)], [(0, 1, 4), (2, 3, 5), (1, 2, 5, 4), (3, 0, 4, 5)], M.plain('brick', .7), smooth=False)
        box((0, -.48, .85), (.26, .04, .5), dark, bevel=.02)
        with placed((0, -.66, 1.5)):
            rod((0, -.08, 0), (0, .2, 0), .07, dark)
            for i in range(4):
                a = math.radians(28 + 90 * i)
                c, s = math.cos(a), math.sin(a)
                rod((0, 0, 0), (c * 1.15, 0, s * 1.15), .03, dark)
                solid([(c * r - s * w, -.01, s * r + c * w) for r, w in ((.3, .02), (1.12, .02), (1.12, .26), (.3, .26))], [(0, 1, 2, 3)], cloth, smooth=False)


def _country():
    """What lies between: fields, woods, a village with its church, a mill."""
    rng = random.Random(5)
    for x, y, n, rx, ry in ((-3.0, 2.9, 9, .45, .6), (-1.9, 3.6, 5, .4, .25), (-3.6, 1.5, 5, .2, .4), (-.5, 3.6, 5, .5, .3), (3.1, 3.7, 3, .5, .15), (3.7, -2.1, 4, .35, .2), (4.1, -1.5, 3, .15, .3), (1.8, -1.93, 6, .38, .12)):
        for _ in range(n):
            places.tree((x + rng.uniform(-rx, rx), y + rng.uniform(-ry, ry), 0), rng.uniform(.5, .8), rng.choice(places.TREES), rng, rng.choice(('round', 'fir', 'fir', 'poplar')))
    for p, h, kind in (((3.28, -2.42, 0), .6, 'round'), ((-3.45, -3.15, 0), .5, 'round'), ((-1.95, -3.5, 0), .5, 'fir'), ((-.75, 2.75, 0), .5, 'round')):
        places.tree(p, h, 'autumn', rng, kind)
    _church((-1.2, 2.6, 0), -6, .34)
    with placed((-1.9, 2.66, 0), 0, .34):
        skyline.row(-1.1, 1.0, 0, 4, (.5, .8))
    _mill((-2.75, 1.45, 0), 16, .4)
    for x, y, w, d, turn, colour in ((-2.0, 1.75, .85, .5, 10, 'e0b95a'), (-3.3, 1.05, .6, .4, -8, '8fb45a'), (-.35, 3.05, .6, .4, -6, 'e0b95a'), (2.98, -1.42, .75, .4, -6, 'e0b95a'), (.3, -.12, .85, .45, -8, '8fb45a'), (-1.15, .62, .9, .45, 10, 'e0b95a')):
        field((x, y, 0), w, d, turn, colour)


def valley(tall=False):
    k = 1.1 if tall else 1
    slab(smooth_path([Vector((x, y, 0)) for x, y in LAND], 6, loop=True), M.turf(stripe=.62, angle=24), .42)
    _ways()
    _krakow(k)
    _warsaw(k)
    _country()
    studio.sun(36, -50, 3.1, (1, .86, .68), 6)
    studio.sky((.8, .88, 1), .58)
    studio.area((7, 8, 7), (0, 0, 0), 5, 1500, (.7, .86, 1))
    studio.area((0, -12, 6), (0, -2, 0), 6, 900, (1, .93, .84))
    tilt, lens, shift = ((41.761, 88.935, (.0029, .0259)) if tall else (34, 66, (0, 0)))  # which bring both pins to one place
    e = math.radians(tilt)
    studio.camera((0, -24 * math.cos(e), 24 * math.sin(e)), (0, 0, 0), lens, None, None, shift)
