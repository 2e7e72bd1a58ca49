"""The map of the Locations page: along the Vistula from Krakow's club ground to Warsaw's sports centre, nearer than poland.py."""
import math
import random

from mathutils import Vector

from lib import materials as M
from lib import places, props, skyline, studio
from lib.mesh import at, box, lathe, placed, rod, smooth_path

from .coaching import bus
from .home import boat
from .poland import field, flat, ribbon, slab
from .sets import toy

KRAKOW, WARSAW = (.773, -3.056, 0), (2.053, .538, 0)  # where the pins of venues.yaml stand, through either camera
LAND = [(-3.75, 2.5), (-3.35, 3.55), (-2.2, 3.9), (-1.2, 4.5), (.3, 4.25), (1.6, 4.6), (2.9, 4.15), (4.0, 3.5), (4.2, 2.3), (4.62, 1.2), (4.5, -.2), (4.55, -1.6), (3.9, -2.6), (3.3, -3.6), (1.9, -3.75), (.7, -4.2), (-.8, -4.0), (-2.0, -4.25), (-3.3, -3.7), (-3.75, -2.9), (-4.05, -1.8), (-3.8, -.5), (-3.95, 1.0)]
SPRING = (-.75, -3.62, 0)
VISTULA = [SPRING[:2], KRAKOW[:2], (1.75, -2.75), (2.65, -1.75), (2.7, -.5), WARSAW[:2], (.95, 1.15), (-.15, 1.9), (-.75, 3.0), (-.8, 4.4)]
ROAD = [(-2.05, -.75), (-1.95, -.2), (-1.2, .2), (-.1, .12), (.9, -.05), (2.62, -.1)]


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
    for p, turn, colour in (((2.72, -1.3, .02), 70, 'red'), ((.35, 1.55, .02), -34, 'coral')):
        with placed(p, 0, .6):
            boat((0, 0, 0), turn, colour)
    with placed((-1.38, .17, .03), 4, .27):
        bus(glass='9cc7d2')


def _club_ground(k):
    """Krakow's: an oval with its pavilion, and a game on it."""
    x, y = -2.34, -2.25
    with placed((x, y, 0)):
        lathe([(0, 0), (1.25, 0), (1.27, -.004)], M.turf('6aa552', '57964a', stripe=.3, angle=0), at((0, 0, .012)) @ flat(1.08, .95), 80)
        with placed((0, 0, .014), size=.3):
            places.rope(4.0, (1.08, .95))
        with placed((0, 0, .016), size=.34):
            places.pitch(4.2, .8, turn=78)
        with placed((-.55, 1.2, 0), 12, .36):
            places.pavilion()
    for name, pose, dx, dy, turn, face, gear, who in (('arjun', 'loft', -.66, -.02, -46, 'grin', 'bat', {}), ('imran', 'follow', .68, -.16, 70, 'shout', None, dict(kit='red')), ('zosia', 'ready', .2, .66, 0, 'smile', None, dict(kit='red')), ('kofi', 'cheer', -.12, -.78, 8, 'grin', None, {})):
        toy(name, pose, (x + dx, y + dy), turn, face, gear, size=.6 * k, who=who)


def _krakow():
    with placed((-.4, -1.8, 0), 6, .42):
        skyline.st_mary()
    with placed((.95, -1.75, 0), -8, .34):
        skyline.wawel()
    with placed((.0, -.95, 0), 0, .36):
        skyline.row(-2.2, 2.4, 0, 9)
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
    x, y = 3.38, -.02
    white = M.plain('white', .7)
    with placed((x, y, 0), -4):
        box((0, 0, .008), (1.75, 1.05, .016), M.turf('6aa552', '57964a', stripe=.22, angle=0), bevel=.004)
        for w, d, cx, cy in ((1.62, .025, 0, -.46), (1.62, .025, 0, .46), (.025, .92, -.81, 0), (.025, .92, .81, 0), (.025, .92, 0, 0)):
            box((cx, cy, .02), (w, d, .008), white, bevel=.002)
        for s in (-1, 1):
            _goal((s * .8, 0, .02), -90 * s)
    toy('mei', 'catch', (x + .28, y - .1), -14, 'wow', size=.52 * k, who=dict(kit='red', hat=None))
    toy('dev', 'throw', (x - .42, y + .08), 30, 'grin', size=.52 * k, holds=('R', 'white'))
    with placed((3.85, 1.42, 0), -52, .52):
        places.dome_model()


def _warsaw():
    with placed((2.68, 2.25, 0), 2, .39):
        skyline.palace_of_culture()
    for x, y, w, h, colour, crown, seed in ((1.3, 2.35, .8, 2.7, '5f8791', 'mast', 2), (.85, 2.6, .7, 2.0, 'c9d0cd', None, 3), (3.65, 2.75, .8, 2.6, '9fb4b3', 'slant', 4), (1.75, 2.75, .7, 2.3, '7fa0a8', 'slant', 1)):
        with placed((x, y, 0), 0, .38):
            skyline.block((0, 0, 0), w, .7, h, colour, 3, round(h * 3.4), crown, seed)
    props.pin(WARSAW, 'red', .9)


def _country():
    rng = random.Random(5)
    for x, y, n, rx, ry in ((-3.0, 2.9, 9, .45, .6), (-1.9, 3.6, 5, .4, .25), (-3.6, 1.3, 5, .25, .5), (.8, 3.7, 7, .7, .3), (3.0, 3.55, 6, .6, .3), (1.5, -1.2, 4, .25, .3), (3.75, -1.75, 6, .4, .45), (2.75, -3.15, 5, .4, .25), (-1.5, -3.65, 3, .25, .12)):
        for _ in range(n):
            places.tree((x + rng.uniform(-rx, rx), y + rng.uniform(-ry, ry), 0), rng.uniform(.5, .85), rng.choice(places.TREES), rng, rng.choice(('round', 'fir', 'fir', 'poplar')))
    for x, y, w, d, turn, colour in ((-2.3, 1.9, 1.1, .7, 10, 'e0b95a'), (-2.7, .75, .9, .55, -8, '8fb45a'), (-1.5, 1.1, .9, .55, 16, '8fb45a'), (-1.75, 2.75, .8, .5, -6, 'e0b95a'), (3.3, -2.55, .7, .4, 14, 'e0b95a')):
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
