"""Where the academy trains today, and where it is planned: one island for each phase of the mission."""
import random

from lib import equipment as Q
from lib import materials as M
from lib import places, props, skyline
from lib.mesh import box, placed, rod
from lib.player import player
from lib.squad import cast

from .cities import ground_by_the_river, small_wicket
from .sets import toy


def now():
    """Krakow and Warsaw on one bank, and a session between them."""
    ground_by_the_river()
    with placed((-.78, .42, 0), 10, .37):
        skyline.st_mary()
    with placed((.74, .5, 0), -8, .33):
        skyline.palace_of_culture()
    with placed((0, .74, 0), 0, .4):
        skyline.row(-1.0, 1.0, 0, 5)
    places.tree((-1.3, .1, 0), .66, 'autumn', random.Random(3))
    places.tree((1.28, .08, 0), .62, 'leaf', random.Random(5))
    toy('arjun', 'drive', (-.1, -.2), -14, 'grin', 'bat', size=.62, look=(0, 0, 24))
    small_wicket(-.48, -.14)
    toy('mei', 'bowl', (.72, -.2), -48, 'grin', size=.6, who=dict(kit='red', hat=None), holds=('R', 'red'))
    Q.ball((.42, -.36, .055), .06)


def _tower_crane(p, h, reach, turn):
    """A toy one; a cricket ball hangs from it."""
    paint, dark = M.vinyl('amber'), M.plain('ink', .4)
    with placed(p, turn):
        for z in [i * .16 for i in range(round(h / .16))]:
            for x, s in ((-.07, 1), (.07, -1)):
                rod((x, 0, z), (x, 0, z + .16), .016, paint)
                rod((x, 0, z), (x + .14 * s, 0, z + .16), .01, paint)
        rod((-reach * .4, 0, h), (reach, 0, h), .026, paint)
        rod((-reach * .4, 0, h), (0, 0, h + .28), .01, dark)
        rod((reach * .9, 0, h), (0, 0, h + .28), .01, dark)
        rod((0, 0, h - .06), (0, 0, h + .28), .022, paint)
        with placed((-reach * .36, 0, h - .08)):
            box((0, 0, 0), (.2, .12, .14), dark, bevel=.02)
        rod((reach * .82, 0, h), (reach * .82, 0, h - .4), .007, dark)
        Q.ball((reach * .82, 0, h - .5), .12, fine=True)


def planned():
    """Wroclaw's cathedral and Gdansk's crane, a ball on its way, and somebody with the drawings."""
    ground_by_the_river()
    with placed((-.74, .45, 0), 8, .36):
        skyline.cathedral_island()
    with placed((.72, .48, 0), -14, .36):
        skyline.harbour_crane()
    _tower_crane((-.2, .8, 0), 1.7, .52, -8)
    places.tree((-1.3, .12, 0), .6, 'leaf', random.Random(3))
    places.tree((1.3, .1, 0), .56, 'autumn', random.Random(5))
    with placed((.0, -.22, 0), 6, .6):
        a = player(cast('adam', kit='work', hat=None), 'stand', 'grin', hands=dict(L=(.26, -.3, .86), R=(-.36, -.14, 1.36)), elbows=dict(L=(1, .3, -.5), R=(-.8, -.3, -.8)), on_head=props.hard_hat)
        hand = a['local']['hands']['L']
        props.plans((hand.x + .16, hand.y - .07, hand.z + .38), (hand.x - .1, hand.y - .06, hand.z - .26), .055)
    for x, y, colour in ((-.62, -.2, 'red'), (.58, -.26, 'amber')):
        with placed((x, y, 0), 0, .34):
            places.flagpole((0, 0, 0), 1.1, colour, None)
