"""The map of the Locations page: along the Vistula from Krakow's club ground to Warsaw's sports centre, nearer than poland.py."""
import math
import random

from mathutils import Vector

from lib import materials as M
from lib import halls, places, props, skyline, studio
from lib.mesh import at, box, lathe, placed, rod, smooth_path

from .coaching import bus
from .home import boat
from .poland import field, flat, ribbon, slab
from .sets import toy

KRAKOW, WARSAW = (.773, -3.056, 0), (2.053, .538, 0)  # where the pins of venues.yaml stand, through either camera
LAND = [(-3.75, 2.5), (-3.35, 3.55), (-2.2, 3.9), (-1.2, 4.5), (.3, 4.25), (1.6, 4.6), (2.9, 4.15), (4.0, 3.5), (4.2, 2.3), (4.62, 1.2), (4.5, -.2), (4.55, -1.6), (3.9, -2.6), (3.3, -3.6), (1.9, -3.75), (.7, -4.2), (-.8, -4.0), (-2.0, -4.25), (-3.3, -3.7), (-3.75, -2.9), (-4.05, -1.8), (-3.8, -.5), (-3.95, 1.0)]
SPRING = (-2.75, -3.1, 0)
VISTULA = [SPRING[:2], (-2.1, -2.7), (-1.72, -2.0), (-1.48, -1.1), (-1.6, -.2), (-1.6, .7), (-1.2, 1.5), (-.3, 2.1), (.45, 2.7), (.75, 3.5), (.6, 4.35)]
ROAD = [(.0, -1.0), (.4, -1.08), (.6, -.72), (.95, -.42), (1.4, -.32), (1.7, .0), (1.75, .1)]


def _ways():
    def over(points, z):
        return [Vector((x, y, z)) for x, y in points]
    sand, water = M.plain('sand', .95), M.plain('4c97a3', .1, Clearcoat=1, Specular=.6)
    ribbon(over(VISTULA, .01), (.2, .4), sand)
    ribbon(over(VISTULA, .018), (.15, .33), water)
    for r, z, mat in ((.34, .012, sand), (.27, .02, water)):
        with placed(SPRING):
            lathe([(0, z), (r, z), (r + .01, 0)], mat, flat(1.5, 1), 48, smooth=False)
    ribbon(over(ROAD, .03), (.13, .13), M.plain('d3c4a2', .95))
    for p, turn, colour in (((-1.6, .25, .02), 80, 'red'), ((.05, 2.35, .02), 36, 'coral')):
        with placed(p, 0, .6):
            boat((0, 0, 0), turn, colour)
    with placed((.95, -.4, .03), 8, .25):
        bus(glass='9cc7d2')


def _club_ground(k):
    """Krakow's: an oval with its pavilion, and a game on it."""
    x, y = -.15, -2.6
    with placed((x, y, 0)):
        lathe([(0, 0), (1.25, 0), (1.27, -.004)], M.turf('6aa552', '57964a', stripe=.3, angle=0), at((0, 0, .012)) @ flat(1.08, .95), 80)
        with placed((0, 0, .014), size=.3):
            places.rope(4.0, (1.08, .95))
        with placed((-.3, .05, .016), size=.34):
            places.pitch(3.8, .8, turn=78)
        with placed((-.36, 1.16, 0), 6, .33):
            places.pavilion()
    for name, pose, dx, dy, turn, face, gear, who in (('arjun', 'loft', -.94, .05, -46, 'grin', 'bat', {}), ('imran', 'follow', .31, -.1, 70, 'shout', None, dict(kit='red')), ('zosia', 'ready', .02, .66, 0, 'smile', None, dict(kit='red')), ('kofi', 'cheer', -.4, -.76, 8, 'grin', None, {})):
        toy(name, pose, (x + dx, y + dy), turn, face, gear, size=.6 * k, who=who)


def _krakow():
    with placed((-3.1, -1.95, 0), 6, .42):
        skyline.st_mary()
    with placed((-2.6, -.95, 0), -4, .3):
        skyline.wawel()
    with placed((-2.7, -.15, 0), 0, .36):
        skyline.row(-2.2, 2.0, 0, 9)
    props.pin(KRAKOW, 'red', .9)


def _goal(p, turn):
    white = M.plain('white', .4)
    with placed(p, turn, .34):
        for x in (-.6, .6):
            rod((x, 0, 0), (x, 0, .8), .05, white)
        rod((-.6, 0, .8), (.6, 0, .8), .05, white)
        places.netting((-.6, .3), (.6, .3), .7, .16, .012)


def _sports_centre(k):
    """Warsaw's: a football pitch before its dome, where cricket is played, too."""
    x, y = 2.65, .42
    white = M.plain('white', .7)
    with placed((x, y, 0), -4):
        box((0, 0, .008), (2.1, 1.2, .016), M.turf('6aa552', '57964a', stripe=.22, angle=0), bevel=.004)
        for w, d, cx, cy in ((1.97, .025, 0, -.53), (1.97, .025, 0, .53), (.025, 1.06, -.985, 0), (.025, 1.06, .985, 0), (.025, 1.06, 0, 0)):
            box((cx, cy, .02), (w, d, .008), white, bevel=.002)
        for s in (-1, 1):
            _goal((s * .98, 0, .02), -90 * s)
    toy('mei', 'catch', (x + .62, y - .2), -20, 'wow', size=.52 * k, who=dict(kit='red', hat=None))
    toy('dev', 'throw', (x + .02, y - .02), 34, 'grin', size=.52 * k, holds=('R', 'white'))
    with placed((3.74, 1.5, 0), -52, .47):
        halls.dome_model()


def _warsaw():
    with placed((2.85, 1.95, 0), 2, .36):
        skyline.palace_of_culture()
    for x, y, w, h, colour, crown, seed in ((1.65, 2.35, .8, 2.7, '5f8791', 'mast', 2), (1.3, 2.75, .7, 2.0, 'c9d0cd', None, 3), (3.6, 2.9, .8, 2.6, '9fb4b3', 'slant', 4), (2.0, 2.85, .7, 2.3, '7fa0a8', 'slant', 1)):
        with placed((x, y, 0), 0, .38):
            skyline.block((0, 0, 0), w, .7, h, colour, 3, round(h * 3.4), crown, seed)
    props.pin(WARSAW, 'red', .9)


def _country():
    rng = random.Random(5)
    for x, y, n, rx, ry in ((-3.0, 2.9, 9, .45, .6), (-1.9, 3.6, 5, .4, .25), (-3.6, 1.3, 5, .2, .4), (-.5, 3.6, 5, .5, .3), (2.8, 3.6, 6, .7, .3), (3.5, -2.2, 4, .5, .25), (-1.85, -3.72, 3, .25, .1), (3.95, -1.7, 3, .2, .3)):
        for _ in range(n):
            places.tree((x + rng.uniform(-rx, rx), y + rng.uniform(-ry, ry), 0), rng.uniform(.5, .8), rng.choice(places.TREES), rng, rng.choice(('round', 'fir', 'fir', 'poplar')))
    for p, h, kind in (((3.2, -2.35, 0), .62, 'round'), ((3.62, -2.42, 0), .5, 'fir')):
        places.tree(p, h, 'autumn', rng, kind)
    for x, y, w, d, turn, colour in ((-2.45, 1.75, 1.0, .65, 10, 'e0b95a'), (-2.65, .75, .9, .5, -8, '8fb45a'), (-1.5, 2.55, .9, .5, -6, 'e0b95a'), (1.75, -1.45, .95, .55, 8, 'e0b95a'), (3.05, -1.0, .85, .45, -6, '8fb45a')):
        field((x, y, 0), w, d, turn, colour)


def valley(tall=False):
    k = 1.1 if tall else 1
    slab(smooth_path([Vector((x, y, 0)) for x, y in LAND], 6, loop=True), M.turf(stripe=.62, angle=24), .42)
    _ways()
    _club_ground(k)
    _krakow()
    _sports_centre(k)
    _warsaw()
    _country()
    studio.sun(36, -50, 3.1, (1, .86, .68), 6)
    studio.sky((.8, .88, 1), .58)
    studio.area((7, 8, 7), (0, 0, 0), 5, 1500, (.7, .86, 1))
    studio.area((0, -12, 6), (0, -2, 0), 6, 900, (1, .93, .84))
    tilt, lens, shift = ((41.761, 88.935, (.0029, .0259)) if tall else (34, 66, (0, 0)))  # which bring both pins to one place
    e = math.radians(tilt)
    studio.camera((0, -24 * math.cos(e), 24 * math.sin(e)), (0, 0, 0), lens, None, None, shift)
