"""The river of the tours: the coach has come to the Vltava, with Prague and Frankfurt behind."""
import random

from lib import equipment as Q
from lib import materials as M
from lib import places, skyline, studio
from lib.mesh import at, box, letters, placed, rod, turned

from .coaching import bus
from .head_coach import _suitcase
from .home import boat
from .river import banks, frame
from .sets import WALK, toy, wicket

CARRY = dict(WALK, hands=dict(L=(.3, .1, .6), R=(-.34, .06, .62)))


def _cities(tall):
    skyline.city('prague', (-1.0 if tall else -1.9, 6.9, 0), 3, .66 if tall else .84)
    skyline.city('frankfurt', (3.7 if tall else 6.3, 7.3, 0), -4, .62 if tall else .8)
    rng = random.Random(9)
    for i in range(44):
        x = -13 + 26 * i / 43 + rng.uniform(-.2, .2)
        places.tree((x, 5.0 + rng.uniform(-.25, .35), 0), rng.uniform(.45, .95), rng.choice(places.TREES), rng, rng.choice(('round', 'round', 'poplar')))
    for x, y, r in ((-9.2, .1, .3), (1.0, .15, .26), (9.0, .3, .32)):
        places.bush((x, y, 0), r, 'moss', int(abs(x) * 3))


def _signpost(p):
    """Where the team has been, in the names that stand on the way there."""
    with placed(p):
        rod((0, 0, 0), (0, 0, 2.35), .06, M.wood('8a5b34'))
        for z, text, colour, turn, w in ((2.08, 'PRAHA', 'red', -12, 1.15), (1.62, 'FRANKFURT', 'teal', 10, 1.75), (1.16, 'WISŁA', 'amber', -8, 1.1)):
            with placed((0, -.06, z), turn):
                box(((.28 if turn < 0 else -.28), 0, 0), (w, .08, .36), M.vinyl(colour), bevel=.05)
                letters(text, .235, M.plain('green' if colour == 'amber' else 'cream', .5), at(((.28 if turn < 0 else -.28), -.045, -.0)) @ turned(90, 0, 0), .006, bold=.022)


def arrival(tall=False):
    """Off the coach with bag and suitcase, and the first ball is in the air."""
    banks(M.turf(stripe=.9, angle=24), M.plain('sand', .95, bump=(14, .4)), M.plain('4c97a3', .1, bump=(5, .12), Clearcoat=1, Specular=.6))
    _cities(tall)
    boat((.6 if tall else -1.0, 2.5, .016), 14, 'amber')
    with placed((-2.75 if tall else -6.0, -.45, 0), 5, 1 if tall else 1.15):
        bus()
    if tall:
        toy('hania', 'wave', (-.35, -1.15), 10, 'grin', who=dict(hat=None, kit='training'))
        _suitcase((-1.0, -1.35, 0), 14, .8)
        toy('kofi', CARRY, (1.15, -1.05), 52, 'grin', who=dict(kit='red'))
        Q.kit_bag((3.1, -1.35, 0), -12, 'green', .8)
        toy('dev', 'wave', (3.4, -.85), -14, 'grin', who=dict(kit='blue'))
    else:
        boat((6.6, 2.3, .016), -10, 'red')
        toy('coach', 'clap', (-7.6, -1.5), 24, 'smile')
        toy('hania', 'wave', (-4.78, -1.45), 8, 'grin', who=dict(hat=None))
        toy('jabari', CARRY, (-3.2, -1.15), 58, 'grin', who=dict(kit='training'))
        _suitcase((-3.72, -1.4, 0), 40, .8)
        toy('lena', CARRY, (-1.75, -1.0), 62, 'smile', who=dict(kit='training'))
        Q.kit_bag((-2.35, -1.55, .02), 20, 'red', .8)
        _signpost((.75, -.5, 0))
        toy('tomek', 'wave', (2.15, -1.1), -46, 'grin', who=dict(kit='blue'), left=True)
        toy('mei', 'cheer', (3.2, -.75), -20, 'grin', who=dict(kit='blue'))
        toy('imran', 'bowl', (4.75, -1.2), 62, 'shout', who=dict(kit='blue'), holds=('R', 'red'))
        toy('zosia', 'drive', (7.2, -1.1), -6, 'grin', 'bat', left=True, who=dict(kit='training'))
        wicket((8.05, -.95), -60)
        places.flagpole((9.6, -.3, 0), 2.7, 'white', 'red')
    studio.golden_hour(42, 30, 3.7, .5)
    studio.area((-7, 8, 6), (1, 1, 1), 4, 900, (.6, .8, 1))
    studio.face_fill((0, -10, 2.2), (0, 0, .8), 700)
    frame(tall)
