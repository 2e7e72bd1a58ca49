"""The stage of `pitchside` for addresses that nothing is at: bowled, and the batter has no idea either."""
from lib import equipment as Q
from lib import materials as M
from lib import studio
from lib.mesh import at, ball, box, letters, placed, turned

from . import pitchside
from .focus import LEAP
from .river import beam, glowing
from .sets import toy

SHRUG = dict(hands=dict(L=(.46, -.3, 1.06), R=(-.46, -.3, 1.06)), palms=dict(L=(0, -.3, 1), R=(0, -.3, 1)), spread=('L', 'R'), elbows=dict(L=(.5, .2, -1), R=(-.5, .2, -1)))
MIDDLE = 1.6


def _total(x, y, turn, k):
    """The scorer has hung up what the browser says."""
    with placed((x, y, 0), turn, k):
        Q.scoreboard(())
        for n, figure in enumerate('404'):
            box((.64 * (n - 1), -.06, 1.35), (.56, .03, .86), M.plain('ink', .5), bevel=.03)
            letters(figure, .88, M.plain('amber', .5, Emission=(.9, .5, .1, 1), Emission_Strength=.2), at((.64 * (n - 1), -.0775, 1.36)) @ turned(90, 0, 0), .002, bold=0)


def _broken():
    """Stumps as they fly, bails above them, crumbs of soil."""
    for m in (at((-.15, 0, -.02), turned(0, -13, 0)), at((.05, -.04, .3), turned(-14, 34, 20)), at((.2, .02, -.02), turned(6, 15, 0))):
        with placed(m=m):
            Q.stump()
    Q.flying_bail((-.22, -.1, .93), (20, 38, 24))
    Q.flying_bail((.1, -.16, 1.04), (-10, -34, -30))
    Q.ball((-.02, -.24, .3), .062, fine=True)
    for x, y, z, r in ((-.06, -.14, .14, .02), (.03, -.2, .1, .014), (.12, -.15, .19, .017), (-.12, -.12, .06, .012), (.09, -.1, .05, .02), (-.2, -.2, .012, .016), (.26, -.22, .012, .02), (.02, -.3, .01, .014)):
        ball((x, y, z), r, M.plain('8f6a45', .9))


def missing(tall=False):
    """Out, and the fielders are glad of it."""
    toy('kuba', 'stand', (.02, 0), 12, 'wow', pads=True, look=(-2, 8, 14), **SHRUG)
    Q.bat((-.24, -.42, .07), (.9, -.34, -.02), (0, 0, 1), .9)
    with placed((.9, .1, 0), -4):
        box((0, 0, .008), (3.3, 1.5, .02), M.plain('dcbb8c', .9, bump=(60, .3)), bevel=.008)
        box((-.75, 0, .0195), (.06, 1.5, .004), M.plain('white', .8))
    with placed((1.16, 0, .015), -8, 1.75):
        _broken()
    _total(4.02, 5.6, -14, .94)
    if not tall:
        toy('dev', LEAP, (-1.9, 8.2), 16, 'grin', size=.8, who=dict(kit='red', hat=None))
        toy('mei', 'cheer', (-2.9, 8.4), 30, 'grin', size=.76, who=dict(kit='red', hat=None))
    pitchside.lawn(1, seed=12, colours=('leaf', 'moss', 'pine'))
    glowing()
    pitchside.light(1, 1.15)
    beam((-4.2, -5.2, 6.4), (1.0, 0, .5), 1500, 36)
    studio.area((-2.4, -6.5, 1.9), (1.6, 0, 1.2), 2.4, 130, (1, .86, .7))
    pitchside.frame(tall, MIDDLE, beside=True, stop=7)
