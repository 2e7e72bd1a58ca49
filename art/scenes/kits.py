"""What a player brings: the kit of each programme, on the round turf of the small things."""
from mathutils import Quaternion, Vector

from lib import equipment as Q
from lib import headgear, kit
from lib import materials as M
from lib.mesh import ball, lathe, placed, ring, rod

from .answers import _plane
from .head_coach import _suitcase
from .programmes import HIGH, _briefcase, _flowers
from .sets import toy
from .signs import resting_helmet
from .things import stage


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


def _shirt(number, k):
    """On a stand, its back to the camera; the sunhat waits on top."""
    wood, upright, top = M.wood('b98650'), Quaternion(), Vector((0, 0, .37 * k))
    lathe([(0, 0), (.21, 0), (.22, .02), (.2, .045), (.05, .06), (0, .06)], wood, n=64)
    rod((0, 0, .04), (0, 0, .16 + .6 * k), .03, wood)
    with placed((0, 0, .15 + .1 * k), 180):
        kit.shirt(Vector(), upright, top, upright, 'red', 'cream', k, number)
        for side in (-1, 1):
            shoulder, cuff = top + Vector((side * .2, 0, .03)) * k, top + Vector((side * .34, -.02, -.17)) * k
            ball(shoulder, .096 * k, M.cloth('red'))
            rod(shoulder, cuff, .096 * k, M.cloth('red'), r2=.088 * k)
            rod(cuff, cuff.lerp(shoulder, -.02), .08 * k, M.plain('6d1318', .8))
            ring(cuff, .087 * k, .019 * k, M.cloth('cream'), cuff - shoulder)
    with placed((0, 0, .14 + .6 * k), 14, .58, (-4, -7)):
        headgear.sunhat('cream', 'red')


def women():
    """A shirt of one's own with the sunhat above it, pads, a bat, and what grows beside the field."""
    stage()
    with placed((-.16, .16, 0), -8):
        _shirt(7, .9)
    with placed((.4, .02, 0), size=.94):
        _pads(0, 0, -20, 'red', .96)
    Q.bat((.2, -.02, .62), (.1, -.26, -.6), (.15, -1, 0), .76, 'red', 'amber')
    Q.ball((-.36, -.34, .085), .085, fine=True)
    with placed((-.52, -.1, 0), size=.9):
        _flowers(0, 0, ('coral', 'white', 'amber', 'white'))


def corporate():
    """After work the briefcase is the wicket: bails on it, a bat against it, and the cup for the better team."""
    stage('red')
    with placed((-.2, .14, 0), 10, 1.32):
        _briefcase((0, 0, 0), 0)
    Q.bat((-.4, -.1, .76), (-.06, -.16, -.74), (-.1, -1, .1), .98, 'amber')
    Q.trophy((.4, -.04, 0), .8)
    Q.ball((-.02, -.38, .09), .09, fine=True)


def tours():
    """A suitcase, a bag, and a plane that leaves."""
    stage('green')
    _suitcase((-.26, .12, 0), 14, .68)
    Q.kit_bag((.3, -.04, 0), -12, 'green', .46, False)
    _plane((.24, .0, .74), 118, (-24, 0), 'white', 'red', .72)
    Q.ball((-.12, -.38, .085), .085, fine=True)


def packed():
    """Everything is in the bag, and the player who packed it is ready for the first session."""
    stage(height=.41, lens=156)
    toy('lena', 'wave', (-.3, .08), 10, 'grin', size=.66, who=dict(kit='training', hat='cap', hat_colour='green'), hands=HIGH['hands'], elbows=HIGH['elbows'], spread=('R',), look=(-6, 0, 8))
    Q.bat((.63, .22, .84), (-.22, .02, -.9), (-.2, -1, 0), .9, 'red')
    Q.kit_bag((.34, .06, 0), -10, 'red', .72, False)
    resting_helmet(.42, -.36, -24, 'amber', .42)
    Q.ball((-.02, -.44, .075), .075, fine=True)
