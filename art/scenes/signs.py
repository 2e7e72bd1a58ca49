"""What stands on islands and on the lawn alike: the signs of fair play, of being open to all, of safety and of effort."""
import math

from lib import equipment as Q
from lib import headgear
from lib import materials as M
from lib import props
from lib.mesh import box, placed, rod, solid, tube


def resting_helmet(x, y, turn, colour, k):
    """It rests on its grille and on its neck."""
    with placed((x, y, .2 * k), turn, k, (-8, 0)):
        headgear.helmet(colour, 'amber')


def helmets():
    resting_helmet(-.42, -.12, 24, 'red', .58)
    resting_helmet(-.06, .24, 6, 'amber', .74)
    resting_helmet(.36, -.08, -18, 'teal', .88)
    Q.ball((-.1, -.4, .075), .075, fine=True)


def _heart(p, size, mat):
    with placed(p, size=size):
        n = 60
        edge = [(16 * math.sin(t) ** 3 / 17, (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) / 17) for t in [2 * math.pi * i / n for i in range(n)]]
        front, back = [(x, -.12, z) for x, z in edge], [(x, .12, z) for x, z in edge]
        solid(front + back, [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1)), *((i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n))], mat, smooth=False)


def first_aid(p, turn, k):
    """A case with a heart."""
    with placed(p, turn, k):
        box((0, 0, .27), (.72, .3, .5), M.plain('white', .4, Clearcoat=.3), bevel=.08, seg=6)
        box((0, 0, .34), (.735, .315, .035), M.plain('amber', .45), bevel=.01)
        tube([(-.15, 0, .5), (-.14, 0, .62), (.14, 0, .62), (.15, 0, .5)], .03, M.vinyl('red'))
        _heart((0, -.165, .22), .12, M.vinyl('red'))


def first_aid_and_helmet():
    first_aid((-.22, .12, 0), 12, 1.24)
    resting_helmet(.4, -.26, -22, 'teal', .56)


def hat_on_stumps():
    with placed((-.05, .1, 0), 14):
        Q.stumps(False, k=1.02)
        with placed((0, 0, .66), -14, .8, (8, -6)):
            headgear.sunhat('cream', 'red')
        with placed((0, .1, .48), 0, 1.7):
            props.whistle((0, 0, 0))
    for i, (x, y) in enumerate(((.34, -.3), (.5, -.18))):
        Q.ball((x, y, .07), .07, ('red', 'white')[i], fine=True)


def flying_stumps():
    for x, lean in ((-.2, -14), (.02, 6), (.26, 24)):
        with placed((x, .1, 0), 0, 1.05, (-8, lean)):
            Q.stump()
    with placed((.1, .05, .9), 0, 1.6):
        Q.flying_bail((-.18, 0, .02), (0, 40, 10))
        Q.flying_bail((.12, 0, -.03), (0, -30, -20))
    Q.ball((-.1, -.2, .34), .125, fine=True)
    for i in range(3):
        rod((-.34 - .06 * i, -.24, .24 + .09 * i), (-.54 - .05 * i, -.27, .17 + .09 * i), .014, M.plain('amber', .5), 12)
