"""The leaders: hands joined over what they have planned."""

from mathutils import Vector

from lib import equipment as Q
from lib import materials as M
from lib import places, props, studio
from lib.mesh import box, placed, rod, turned
from lib.player import player
from lib.squad import cast


ADULT = 1.16


def _pencil(tip, end):
    tip, end = Vector(tip), Vector(end)
    d = (end - tip).normalized()
    rod(tip, tip + d * .05, .002, M.plain('ink', .5), r2=.016)
    rod(tip + d * .05, end, .018, M.vinyl('amber'))
    rod(end, end + d * .03, .018, M.vinyl('red'))


def _leaders():
    """Head Coach in the middle, CEO with the bat, Head of Infra with the plans: hands joined and up."""
    up = dict(L=(.41, -.16, 1.5), R=(-.41, -.16, 1.5))
    with placed((.1, -.08, 0), 0, .9):
        a = player(cast('coach'), 'cheer', 'grin', hands=up, spread=(), look=(-2, 0, 0))
        props.whistle(a['local']['chest'], a['k'])
    with placed((-.76, .02, 0), 6, .9):
        a = player(cast('marta', kit='suit', hat=None), 'shoulder', 'smile', hands=dict(L=up['L']), elbows=dict(L=(1, 0, 0), R=(-.6, .1, -1)))
        c = a['local']['chest']
        box((c.x, c.y - .176 * 1.16, c.z - .11), (.055, .02, .24), M.cloth('red'), turned(6, 0, 0), .01)
    with placed((.96, .02, 0), -6, .9):
        a = player(cast('adam', kit='work', hat=None), 'stand', 'grin', hands=dict(R=up['R'], L=(.28, -.28, .84)), elbows=dict(R=(-1, 0, 0), L=(1, .3, -.5)), palms=dict(L=(0, -1, .2)), on_head=props.hard_hat)
        L = a['local']['hands']['L']
        props.plans((L.x + .14, L.y - .07, L.z + .36), (L.x - .08, L.y - .06, L.z - .26), .055)
        props.plans((L.x + .05, L.y - .1, L.z + .42), (L.x - .03, L.y - .1, L.z - .24), .05)
    Q.ball((.5, -.75, .09), .09, fine=True)


def team_tile():
    """The three, close, for a card: nobody loses their head."""
    _leaders()
    places.catcher(-.36)
    with placed((.1, .05, 0)):
        places.island(1.72, .24, stripe=.42, angle=24, sc=(1, .6))
    studio.portrait_light((0, 0, .9), 1.5, 1.12, fill=.5)
    studio.camera((.1, -9, 2.3), (.1, 0, .72), 70, (0, -.2, 1.3), 1.3)
