"""What the academy is for, on and around one great ball, in front of a dark ground."""
import math
import random

from lib import equipment as Q
from lib import materials as M
from lib import places, skyline, studio
from lib.mesh import lathe, placed

from .sets import toy

FAR, TILT = 12, 9


def _seen(height, width):
    """From a little above: so wide, its middle so high."""
    a = math.radians(TILT)
    studio.portrait_light((0, 0, height), 1.35, 1.05, fill=.5)
    studio.face_fill((0, -8, 2.6), (0, 0, height), 170)
    studio.camera((0, -FAR * math.cos(a), height + FAR * math.sin(a)), (0, 0, height), 36 * FAR / width, None, None)


def planet():
    """A small world: Poland's towers and a player on top of a ball."""
    Q.ball((0, 0, 0), 1, rot=(24, -26, 0), fine=True)
    turf = [math.radians(t) for t in (0, 8, 16, 24, 32, 40, 45)]
    lathe([*((1.03 * math.sin(t), 1.03 * math.cos(t)) for t in turf), (1.022 * math.sin(math.radians(47)), 1.022 * math.cos(math.radians(47))), (.99 * math.sin(math.radians(47.5)), .99 * math.cos(math.radians(47.5)))], M.turf(stripe=.3, angle=24), n=96)

    def on(side, front=0):
        return placed(tilt=(front, side))
    up = (0, 0, 1.028)
    with on(-27, -6), placed(up, 8, .165):
        skyline.palace_of_culture()
    with on(28, -8), placed(up, -10, .19):
        skyline.st_mary()
    for side, front, h, c in ((-41, 4, .34, 'autumn'), (-9, -20, .42, 'leaf'), (11, -22, .36, 'moss'), (43, 2, .34, 'leaf')):
        with on(side, front):
            places.tree(up, h, c, random.Random(side))
    with on(0, 15), placed(up):
        toy('ola', 'raise_bat', (0, 0), 4, 'grin', 'bat', size=.5)
    _seen(.52, 3.3)


def first():
    """A player on top of the ball, arms up."""
    places.island(1.02, .16, stripe=.3, angle=24, sc=(1, .82))
    Q.ball((0, .1, .66), .66, rot=(26, 24, 0), fine=True)
    with placed((0, .06, 1.1)):
        toy('kofi', 'sit', (0, 0), 6, 'grin', size=.86, feet=dict(L=(.2, -.5, .13), R=(-.2, -.5, .13)), hands=dict(L=(.62, -.14, 1.06), R=(-.62, -.14, 1.06)), elbows=dict(L=(1, 0, 0), R=(-1, 0, 0)), spread=('L', 'R'), look=(-6, 0, 0))
    with placed((-.66, -.08, 0), 20, .8):
        Q.stumps()
    Q.cone((.7, -.26, 0), 'coral', .8)
    Q.ball((.46, -.52, .08), .08, 'white', (20, 60, 0), fine=True)
    _seen(1.07, 3.15)
