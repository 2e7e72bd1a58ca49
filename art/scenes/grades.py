"""The signs of the three grades, each on its cushion, and the podium of all three."""
import math

from lib import equipment as Q
from lib import headgear
from lib import materials as M
from lib import props
from lib.mesh import ball, loft, placed, ring, tube, turned
from lib.player import player
from lib.squad import cast

from .things import cushion, stage


def b():
    """A new player's cap and the first ball."""
    stage('red')
    cushion('red', .5, .12)
    with placed((-.04, .04, .08), -16, 1.16):
        ball((0, 0, .1), .3, M.canvas('green'), (1, .94, .5))
        headgear.cap('green', 'amber')
    Q.ball((.48, -.3, .1), .1, fine=True)


def a():
    """A silver cup with a ribbon."""
    stage('amber')
    cushion('teal', .4, .12)
    Q.trophy((0, 0, .12), 1.42, 'd5dadd')
    red = M.cloth('red')
    for x in (-1, 1):
        ring((x * .09, -.12, .43), .065, .024, red, (x * .5, -1, .2), sc=(1.25, .8, 1))
        loft([[(x * .02, -.13, .41), (x * .06, -.15, .43)], [(x * .08, -.22, .3), (x * .16, -.22, .32)], [(x * .1, -.27, .17), (x * .2, -.27, .2)]], red, closed=False)
    ball((0, -.13, .43), .05, red)


def a_plus():
    """The large cup, with a star."""
    stage('teal')
    cushion('green', .46, .1)
    with placed((0, 0, .1)):
        cushion('red', .36, .1)
    Q.trophy((0, 0, .2), 1.3)
    props.star((0, -.225, .81), .155, M.plain('red', .35, Clearcoat=.5))
    leaf = M.plain('2f7a58', .5)
    for s in (-1, 1):
        def branch(a): return s * (.2 + .3 * math.cos(math.radians(a))), -.2, .4 + .34 * math.sin(math.radians(a))
        tube([branch(a) for a in (-80, -40, 0, 40, 80)], .016, leaf)
        for a in range(-52, 78, 20):
            x, y, z = branch(a)
            along = math.degrees(math.atan2(-s * .3 * math.sin(math.radians(a)), .34 * math.cos(math.radians(a))))
            for side in (-38, 38):
                turn = along + side
                way = math.sin(math.radians(turn)), math.cos(math.radians(turn))
                ball((x + .055 * way[0], y - .02, z + .055 * way[1]), .07, leaf, (.42, .25, 1), turned(0, turn, 0))


def graded(**who):
    """A+ with the cup, A and B."""
    props.podium()
    with placed((0, .02, .85), 0, .85):
        player(cast('amara', **who), 'hold', 'grin', hands=dict(L=(.17, -.34, .92), R=(-.17, -.34, .92)))
        Q.trophy((0, -.31, .5), .72)
    with placed((-1.05, .02, .55), 14, .85):
        player(cast('arjun', **who), 'shoulder', 'smile', gloves='batting')
    with placed((1.05, .02, .35), -14, .85):
        player(cast('zosia', **who), 'clap', 'grin')
