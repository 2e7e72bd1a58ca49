"""One toy on a plain ground: the sixteen players on display stands, the leaders from the waist up."""

from lib import equipment as Q
from lib import places, props, studio
from lib import materials as M
from lib.mesh import box, capsule, placed, ring, turned
from lib.player import player
from lib.squad import cast


def stand(rim='amber', radius=.8):
    """The collector's stand: a round of turf on a painted foot."""
    places.catcher(-.275)  # above the foot's rounded edge: no dark slit beneath it
    places.island(radius, .2, stripe=.3, angle=30, rim=rim)


def _lit(z=.85, key=1.0, side=-1):
    studio.portrait_light((0, 0, z), 1.25, key, side=side, fill=.5)


def style(who, pose, face='smile', turn=0, rim='amber', kit_=None, hat='same', left=False, pads=False, gloves=None, ball_at=None, holds=None, wicket=None, zoom=106, changes=None, ball_colour='red', colour=None):
    """A playing style. `turn` brings the face to the camera; the wicket stands where it would in play."""
    stand(rim)
    c = cast(who, **({'kit': kit_} if kit_ else {}), **({} if hat == 'same' else {'hat': hat}), **({'colour': colour} if colour else {}))
    with placed((0, 0, 0), turn):
        player(c, pose, face, pads=pads, gloves=gloves, left=left, holds=holds, **{k: tuple(v) if isinstance(v, list) else v for k, v in (changes or {}).items()})
    if wicket:
        with placed((wicket[0], wicket[1], 0), wicket[2] if len(wicket) > 2 else 0, .92):
            Q.stumps()
    if ball_at:
        Q.ball(ball_at, .07, ball_colour, fine=True)
    _lit()
    studio.camera((0, -8, 2.0), (0, 0, .7), zoom, (0, -.25, 1.1), 1.6)


def captain():
    """The all-rounder with the cup and the armband."""
    stand('amber')
    with placed((0, 0, 0), 8):
        a = player(cast('hania', kit='white', hat='cap', hat_colour='green'), 'hold', 'grin', hands=dict(L=(.17, -.34, .92), R=(-.17, -.34, .92)))
        k = a['k']
        Q.trophy((0, -.34 * k, .52 * k), .8)
        ring((.3 * k, -.05 * k, .93 * k), .078 * k, .03 * k, M.cloth('red'), (.35, -.1, -1))
    _lit()
    studio.camera((0, -8, 2.0), (0, 0, .72), 106, (0, -.25, 1.1), 1.6)


def _bust(z=1.27, lens=163):
    studio.portrait_light((0, 0, 1.3), 1.3, 1.0, fill=.5)
    places.catcher(0)
    studio.camera((0, -8.4, 1.75), (0, 0, z), lens, (0, -.3, 1.5), 1.8)


def head_coach():
    with placed(turn=10):
        a = player(cast('coach'), 'stand', 'smile', hands=dict(L=(.2, -.3, .8), R=(-.27, -.02, .74)), elbows=dict(L=(1, .3, -.5), R=(-1, .35, 0)), palms=dict(L=(-1, 0, .4)))
        props.whistle(a['local']['chest'], a['k'])
        L = a['local']['hands']['L']
        props.clipboard((L.x - .1, L.y - .085, L.z + .06), turned(-24, 8, -8), 1.05)
    _bust()


def ceo():
    with placed(turn=-8):
        a = player(cast('marta', kit='suit', hat=None), 'shoulder', 'smile', gloves=None)
        c = a['local']['chest']
        box((c.x, c.y - .176 * 1.16, c.z - .11), (.055, .02, .24), M.cloth('red'), turned(6, 0, 0), .01)
        for side in (-1, 1):  # A jacket is padded from the collar to the sleeve: no ground is seen between them.
            capsule((c.x + side * .05, c.y + .03, c.z + .07), (c.x + side * .2, c.y + .01, c.z + .05), .108, .1, M.cloth('ink'))
    _bust()


def infra():
    with placed(turn=10):
        a = player(cast('adam', kit='work', hat=None), 'stand', 'grin', hands=dict(L=(.26, -.3, .86), R=(-.27, -.02, .74)), elbows=dict(L=(1, .3, -.5), R=(-1, .35, 0)), on_head=props.hard_hat, palms=dict(L=(0, -1, .2)))
        L = a['local']['hands']['L']
        props.plans((L.x + .16, L.y - .07, L.z + .38), (L.x - .1, L.y - .06, L.z - .26), .055)
        props.plans((L.x + .06, L.y - .1, L.z + .44), (L.x - .04, L.y - .1, L.z - .24), .05)
    _bust()


def ops():
    with placed(turn=-10):
        a = player(cast('george', kit='coach', hat=None), 'stand', 'smile', hands=dict(R=(-.4, -.34, .96), L=(.2, -.3, .8)), elbows=dict(R=(-.8, .2, -.6), L=(1, .3, -.5)), palms=dict(R=(0, -1, .1), L=(-1, 0, .4)), on_head=props.headset)
        R, L = a['local']['hands']['R'], a['local']['hands']['L']
        props.stopwatch((R.x, R.y - .075, R.z + .16), turned(0, 0, 6), 1.25)
        props.clipboard((L.x - .08, L.y - .085, L.z + .05), turned(-26, 8, -6), 1.0)
    _bust()


def growth():
    with placed(turn=8):
        a = player(cast('sana', kit='training', hat=None), 'hold', 'grin', hands=dict(L=(.26, -.34, .84), R=(-.26, -.34, .84)))
        L, R = a['local']['hands']['L'], a['local']['hands']['R']
        props.tablet(((L.x + R.x) / 2, L.y - .05, L.z + .06), turned(-26, 0, 0), 1.05)
    _bust()
