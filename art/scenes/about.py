"""How it began and what it has grown into."""
import random

from mathutils import Vector

from lib import equipment as Q
from lib import halls, places, props, studio
from lib.kit import leg_pad
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


def equipment():
    """Everything a beginner is lent on the first day, on one island."""
    places.catcher(-.36)
    places.island(1.8, .26, stripe=.42, angle=24, sc=(1, .72))
    with placed((-.3, .52, 0)):
        Q.kit_bag(turn=6, k=1.12)
    Q.helmet_prop((1.2, .2, 0), -24, k=1.1)
    with placed((-1.45, .1, 0), 18):
        Q.stumps(stand=True)
    for i, (x, y, c) in enumerate(((-.72, -.5, 'red'), (-.42, -.82, 'white'), (-.16, -.46, 'red'), (-1.02, -.74, 'amber'))):
        Q.ball((x, y, .13), .13, c, (50 + 30 * i, 20 * i, 40 * i), fine=True)
    for x, t in ((.36, -10), (.68, -30)):
        with placed((x, -.42 + (.1 if x > .5 else 0), .05), t, 1.4):
            leg_pad(Vector((0, 0, 0)), Vector((0, 0, .34)), Vector((0, -1, 0)), 'green', .95)
    for x, y, c in ((.86, -.92, 'coral'), (1.3, -.66, 'coral')):
        Q.cone((x, y, 0), c, 1.05)
    studio.portrait_light((0, 0, .5), 1.6, 1.1, fill=.5)
    studio.camera((0, -8, 3.0), (0, 0, .14), 69, (0, -.3, .4), 1.1)


def grounds():
    """The home ground as a model: oval, pavilion, dome, nets and lights."""
    places.catcher(-.5)
    with placed((0, 0, 0)):
        places.island(5.2, .34, stripe=.6, angle=30, sc=(1.25, .95))
        places.rope(3.3, (1.2, .95))
        places.pitch(2.9, .55, turn=-40)
        with placed((-2.7, 3.4, 0), 14, .8):
            places.pavilion()
        with placed((3.3, 2.6, 0), -14):
            halls.dome_model()
        with placed((-4.6, -.6, 0), 24, .55):
            places.net_lane(2.0, 4.2, 1.9)
            places.pitch(4, .9, wickets=False, at_=(0, 2.1, 0))
        for x, y, t in ((-4.4, 2.4, 42), (4.9, .6, -60), (-3.6, -3.0, 130), (3.9, -2.9, -130)):
            places.floodlight((x, y, 0), 2.6, t, 7)
        places.wood((15, 165), 4.55, 24, sc=(1.25, .95), seed=4, h=(.7, 1.3), depth=.35)
        with placed((.6, 3.5, 0), -4, .6):
            Q.scoreboard((('VISTULA', '100'), ('GUESTS', '86'), ('OVER', '20')))
        for i, (name, kit_, pose, x, y, t) in enumerate((('arjun', 'academy', 'drive', -.85, .6, -50), ('tomek', 'red', 'keep', -1.25, .98, 50), ('imran', 'red', 'bowl', .75, -.85, 138), ('mei', 'red', 'ready', 1.9, .9, -80), ('kuba', 'red', 'ready', -1.9, -1.3, 130), ('dev', 'red', 'ready', .6, 2.0, -10))):
            with placed((x, y, .012), t, .56):
                player(cast(name, kit=kit_), pose, 'smile', pads=pose in ('drive', 'keep'), gloves={'drive': 'batting', 'keep': 'keeping'}.get(pose))
    studio.golden_hour(44, 36, 3.6, .5)
    studio.area((-9, 10, 7), (0, 0, 1), 5, 1500, (.6, .8, 1))
    studio.face_fill((0, -9, 3), (0, 0, .5), 300)
    studio.camera((0, -17, 9.6), (0, .35, .35), 42.4, fstop=1.0, shift=(0, -.064))


def coaching():
    """A coach at eye level, a hand on the grip, a net behind."""
    halls.hall()
    with placed((0, 2.2, 0)):
        places.net_lane(4.6, 4.5, 2.5)
    places.pitch(6.5, 1.4, turn=0, wickets=False, at_=(.2, 1.4, .0), creases=False)
    with placed((.55, .1, .014), -14):
        player(cast('amara', hat='cap'), 'stance', 'smile', pads=True, gloves='batting', look=(-6, 0, -34))
    with placed((-.72, .02, .014), 42):
        c = player(cast('coach'), 'kneel', 'smile', look=(-2, 0, 18), hands=dict(L=(.3, -.44, .74), R=(-.2, -.24, .5)), spread=('L',))
        props.whistle(c['local']['chest'], c['k'])
    with placed((1.5, .75, .014), -30):
        Q.stumps(stand=True)
    for i, (x, y) in enumerate(((-1.7, .2), (-1.85, -.35), (1.75, -.3))):
        Q.cone((x, y, 0), ('coral', 'amber', 'coral')[i])
    Q.ball((1.35, -.5, .07), .07)
    Q.ball((-1.3, -.72, .07), .07, 'white', (20, 60, 0))
    studio.portrait_light((0, .2, 1), 1.7, 1.25, fill=.5)
    studio.area((0, 5, 3.6), (0, 5, 0), 4, 160, (1, .9, .75))
    studio.camera((.1, -6.6, 1.7), (0, .3, .98), 52, (0, -.1, 1), .8)
