"""How it began."""
import random

from lib import equipment as Q
from lib import places, studio
from lib.mesh import placed
from lib.player import player
from lib.squad import cast


def story():
    """July 2023: two players, a bat, a ball and a lot of room."""
    places.catcher(-.36)
    places.island(1.75, .26, stripe=.42, angle=24)
    with placed((.5, -.05, 0), -16):
        player(cast('kuba', hat='cap'), 'stance', 'smile', pads=True, gloves='batting', look=(2, 0, 34))
    with placed((-.62, -.2, 0), 26):
        h = player(cast('hania', hat=None), 'toss', 'grin')
    Q.ball((h['R'][0] - .03, h['R'][1] - .05, h['R'][2] + .2), .075, fine=True)
    with placed((-.02, .82, 0), -8):
        Q.stumps()
    places.tree((1.05, .95, 0), 1.62, 'leaf', random.Random(9))
    places.bush((-1.2, .75, 0), .26, 'moss', 4)
    studio.portrait_light((0, 0, .9), 1.5, 1.15, side=-1, fill=.5)
    studio.camera((0, -9.5, 3.0), (0, .1, .74), 70.5, (0, -.2, 1.1), 1.4, (0, -.079))  # in the middle, as cards show 3:2 of it, tiles 16:10
