"""How it began."""
import math
import random

from lib import equipment as Q
from lib import materials as M
from lib import places, studio
from lib.mesh import placed
from lib.player import player
from lib.squad import cast

from .home import band, boat


def story():
    """July 2023: two players, a bat, a ball and a lot of room."""
    places.catcher(-.36)
    places.island(1.75, .26, stripe=.42, angle=24)
    _the_first_two()
    places.tree((1.05, .95, 0), 1.62, 'leaf', random.Random(9))
    places.bush((-1.2, .75, 0), .26, 'moss', 4)
    studio.portrait_light((0, 0, .9), 1.5, 1.15, side=-1, fill=.5)
    studio.camera((0, -9.5, 3.0), (0, .1, .74), 70.5, (0, -.2, 1.1), 1.4, (0, -.079))  # in the middle, as cards show 3:2 of it, tiles 16:10


def beginning():
    """The same two on an evening in the meadows by the Vistula, and nobody else."""
    band(lambda x: -30, lambda x: 40, M.turf(stripe=.9, angle=24), 0, reach=50)
    bend = lambda x: .9 * math.sin(x * .24 + 2.2)
    band(lambda x: 6.0 + bend(x), lambda x: 13.0 + bend(x + .8), M.plain('sand', .95, bump=(14, .4)), .008, reach=50)
    band(lambda x: 6.4 + bend(x), lambda x: 12.6 + bend(x + .8), M.plain('5fa3ad', .07, bump=(4, .1), Clearcoat=1, Specular=.7), .016, reach=50)
    boat((-2.9, 9.4, .016), 14, 'red')
    rng = random.Random(6)
    for i in range(40):
        x = -15 + 30 * i / 39 + rng.uniform(-.3, .3)
        places.tree((x, 14 + bend(x) + rng.uniform(0, 2.4), 0), rng.uniform(1, 2.3), rng.choice(places.TREES), rng, rng.choice(('round', 'poplar', 'round')))
    places.tree((2.05, 2.4, 0), 2.5, 'autumn', random.Random(9))
    places.bush((-2.9, 2.6, 0), .4, 'moss', 4)
    _the_first_two()
    studio.sun(17, 62, 4.2, (1, .7, .44), 3)
    studio.sky((.56, .68, .92), .6)
    studio.area((-4, -8, 5), (0, 0, .8), 4, 420, (1, .88, .78))
    studio.camera((0, -9.2, 2.0), (0, .4, 1.06), 72, (0, -.2, 1.1), 1.4)


def _the_first_two():
    with placed((.5, -.05, 0), -16):
        player(cast('kuba', hat='cap'), 'stance', 'smile', pads=True, gloves='batting', look=(2, 0, 34))
    with placed((-.62, -.2, 0), 26):
        h = player(cast('hania', hat=None), 'toss', 'grin')
    Q.ball((h['R'][0] - .03, h['R'][1] - .05, h['R'][2] + .2), .075, fine=True)
    with placed((-.02, .82, 0), -8):
        Q.stumps()
