"""The leaders over a model of the ground: who plays where, what is drawn next, and where there will be light."""
import math

from mathutils import Vector

from lib import equipment as Q
from lib import materials as M
from lib import halls, places, props, studio
from lib.mesh import box, lathe, loft, placed, pose, rod, tube, turned
from lib.player import player
from lib.squad import cast

from .heads import frame

TOP, ADULT = .54, 1.16


def _table():
    box((0, -.42, TOP - .035), (1.84, .8, .07), M.wood('b98650', (.6, 8, 8)), bevel=.03)
    for x in (-.82, .82):
        for y in (-.72, -.12):
            rod((x, y, 0), (x, y, TOP - .05), .045, M.plain('cream', .5))


def _piece():
    """A player on a foot, to be moved about a model."""
    lathe([(0, 0), (.3, 0), (.31, .03), (.28, .09), (0, .09)], M.vinyl('red'))
    with placed((0, 0, .09)):
        player(cast('ola', kit='training', hat='cap', number=None), 'proud', 'smile')


def _model():
    """The oval, the clubhouse behind it, the dome at its side, and one light that stands already."""
    with placed((.22, -.43, TOP + .062), size=.32):
        places.island(1.92, .1, stripe=.3, angle=24, sc=(1, .58), rim='red')
        places.rope(1.15, (1, .5))
        places.pitch(1.15, .26, turn=-72, wickets=False, creases=False, at_=(0, -.1, 0))
        with placed((-.9, .5, 0), 14, .34):
            places.pavilion()
        with placed((1.12, .36, 0), -34, .4):
            halls.dome_model()
        with placed((-1.7, -.1, 0), 20, .36):
            places.floodlight((0, 0, 0), 3.3, 0, 7)


def _plan(p, turn):
    """Open: an oval on blue paper; its far end still rolls up."""
    with placed(p, turn):
        w, d = .21, .26
        curl = [(-d, .004), (0, .004), (d * .7, .004), (d, .006), (d + .045, .03), (d + .05, .07), (d + .01, .085), (d - .02, .06)]
        loft([[(-w, y, z), (w, y, z)] for y, z in curl], M.plain('6ea6c9', .7), closed=False)
        line = M.plain('white', .7)
        for k in (1, .3):
            tube([(math.cos(a) * .15 * k, -.04 + math.sin(a) * .15 * k, .008) for a in [2 * math.pi * i / 24 for i in range(24)]], .006, line, per=2, loop=True)
        box((0, -.04, .008), (.03, .09, .004), line)


def _pencil(tip, end):
    tip, end = Vector(tip), Vector(end)
    d = (end - tip).normalized()
    rod(tip, tip + d * .05, .002, M.plain('ink', .5), r2=.016)
    rod(tip + d * .05, end, .018, M.vinyl('amber'))
    rod(end, end + d * .03, .018, M.vinyl('red'))


def _leader(name, p, turn, face, goals, **how):
    """Hands named in `goals` come to a point of the world, those in `hands` to one of the pose."""
    back = pose((*p, 0), turn).inverted()
    hands = {**how.pop('hands', {}), **{s: tuple(back @ Vector(g) / ADULT) for s, g in goals.items()}}
    with placed((*p, 0), turn):
        return player(name, 'stand', face, hands=hands, pelvis=(0, .07, .64), hips=(10, 0, 0), chest=(24, 0, 0), **how)


def team():
    """Head Coach behind the table with a player in hand, CEO with plan and pencil, Head of Infra with the next light."""
    _table()
    _model()
    _plan((-.6, -.5, TOP), 14)
    a = _leader(cast('coach'), (.04, .26), 0, 'smile', dict(L=(.36, -.31, TOP + .33)), hands=dict(R=(-.29, -.05, .72)), elbows=dict(L=(1, .1, -.4), R=(-1, .35, 0)), palms=dict(L=(.1, -1, 0)), look=(4, 0, 3))
    with placed((.04, .26, 0)):
        props.whistle(a['local']['chest'], a['k'])
    with placed(a['L'] + Vector((-.085, -.07, -.2)), 6, .2):
        _piece()
    b = _leader(cast('marta', kit='suit', hat=None, number=None), (-1.08, -.1), 40, 'smile', dict(L=(-.5, -.14, TOP + .08), R=(-.66, -.52, TOP + .14)), elbows=dict(L=(1, .2, -.2), R=(-1, .1, -.3)), palms=dict(L=(0, 0, -1), R=(.4, -.5, -1)), spread=('L',), look=(6, 0, -24))
    with placed((-1.08, -.1, 0), 40):
        c = b['local']['chest']
        box((c.x, c.y - .141, c.z - .183), (.055, .02, .24), M.cloth('red'), turned(30, 0, 0), .01)
    _pencil((-.59, -.55, TOP + .02), b['R'] + Vector((-.05, .03, .13)))
    turn, p = -38, (1.12, -.08)
    c = _leader(cast('adam', kit='work', hat=None), p, turn, 'grin', dict(R=(.74, -.36, TOP + .3)), hands=dict(L=(.28, -.26, .82)), elbows=dict(L=(1, .3, -.5), R=(-1, .2, -.2)), palms=dict(L=(0, -1, .2), R=(.3, -1, 0)), on_head=props.hard_hat, look=(2, 0, 24))
    with placed((*p, 0), turn):
        L = c['local']['hands']['L']
        props.plans((L.x + .14, L.y - .07, L.z + .36), (L.x - .08, L.y - .06, L.z - .26), .055)
        props.plans((L.x + .05, L.y - .1, L.z + .42), (L.x - .03, L.y - .1, L.z - .24), .05)
    with placed(c['R'] + Vector((-.025, -.085, -.22)), -10, .19):
        places.floodlight((0, 0, 0), 2.4, 0, 7)
    Q.ball((.46, -.94, .08), .08, fine=True)
    frame(1.62, 82, .84, (0, -.2, 1.3), 2.8)


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
