"""What a player brings: the kit of each programme, on the round turf of the small things."""
from mathutils import Vector

from lib import equipment as Q
from lib import headgear, kit
from lib import materials as M
from lib.mesh import ball, placed

from .answers import _plane
from .head_coach import _suitcase
from .programmes import _flowers
from .things import resting_helmet, stage


def _pads(x, y, turn, trim, k=1.0):
    """A pair, that stands by itself."""
    with placed((x, y, 0), turn):
        for side in (-1, 1):
            kit.leg_pad(Vector((side * .135 * k, 0, .005)), Vector((side * .12 * k, .02, .34 * k)), Vector((side * .2, -1, 0)), trim, k)


def junior():
    """Stumps of plastic, a short bat, a soft ball and cones."""
    stage()
    with placed((-.3, .2, 0), 12):
        Q.stumps(True, True, 'amber', .86)
    Q.bat((-.02, .1, .58), (.14, -.34, -.6), (.2, -1, .2), .8, 'red')
    with placed((.4, -.02, 0), -22, .82):
        ball((0, 0, .06), .28, M.canvas('green'), (1, .94, .5))
        headgear.cap('green', 'amber')
    Q.ball((-.36, -.34, .1), .1, 'red', fine=True)
    for x, y, colour in ((.2, -.4, 'amber'), (-.6, -.04, 'coral')):
        Q.cone((x, y, 0), colour, .8)


def adult():
    """Pads, a helmet, a bat and a new ball."""
    stage('green')
    _pads(-.34, .16, 14, 'blue', 1.06)
    Q.bat((.1, .12, .78), (-.06, -.3, -.8), (0, -1, -.2), .98, 'blue', 'ink')
    resting_helmet(.43, -.06, -26, 'blue', .78)
    Q.ball((-.3, -.36, .085), .085, fine=True)


def women():
    """A bag with two bats, a sunhat on it, and what grows beside the field."""
    stage()
    Q.kit_bag((-.04, .14, 0), -10, 'red', .78)
    with placed((-.2, .1, .36), 14, .62, (4, -6)):
        headgear.sunhat('cream', 'red')
    resting_helmet(.42, -.24, -26, 'red', .56)
    Q.ball((-.4, -.32, .08), .08, 'white', fine=True)
    Q.ball((-.2, -.4, .08), .08, fine=True)
    with placed((-.5, -.04, 0), size=.62):
        _flowers(0, 0, ('coral', 'white', 'amber', 'white'))


def tours():
    """A suitcase, a bag, and a plane that leaves."""
    stage('green')
    _suitcase((-.26, .12, 0), 14, .68)
    Q.kit_bag((.3, -.04, 0), -12, 'green', .46, False)
    _plane((.24, .0, .74), 118, (-24, 0), 'white', 'red', .72)
    Q.ball((-.12, -.38, .085), .085, fine=True)
