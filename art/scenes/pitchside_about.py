"""Heads of pages about the academy, from edge to edge: its ground and who looks after it, its leaders before their players, and its calendar."""
import math
import random

from mathutils import Vector

from lib import equipment as Q
from lib import halls, places, props
from lib import materials as M
from lib.mesh import ball, box, placed, rod

from . import pitchside
from .pitchside_evening import _mast
from .planning import _leaders
from .programmes import HIGH
from .river import glowing
from .sets import WALK, toy, wicket
from .spring import _roller


def _carries(name, p, turn, face, bag, who, k=.58, left=False, **how):
    """On the way, a bag in one hand."""
    a = toy(name, WALK, p, turn, face, left=left, who=dict(hat=None, **who), **{**dict(hands=dict(R=(-.36, -.04, .6), L=(.3, -.16, .66)), elbows=dict(R=(-1, .3, -.2))), **how})
    x, y, z = a['L' if left else 'R']
    Q.kit_bag((x, y, max(0, z - .6 * k)), turn + 84, bag, k, False)
    return a


def _rolled(p, turn, k=.84):
    """The pitch, by one in a hard hat."""
    d = Vector((math.sin(math.radians(turn)), -math.cos(math.radians(turn)), 0))
    with placed((p[0], p[1], 0), size=k):
        _roller((0, 0, 0), turn)
    x, y, _ = Vector((p[0], p[1], 0)) - d * (.98 * k + .36)
    toy('adam', WALK, (x, y), turn, 'grin', who=dict(kit='work', hat=None), on_head=props.hard_hat, hips=(8, 0, 0), chest=(16, 0, 0), look=(-2, 0, -24),
        hands=dict(L=(.27, -.31, .84 * k / 1.16), R=(-.27, -.31, .84 * k / 1.16)), elbows=dict(L=(1, .2, -.3), R=(-1, .2, -.3)))


def _lane(x, y, w, h=1.75):
    """A net on posts, a batter in it."""
    corners = (x - w / 2, y), (x - w / 2, y + 2.6), (x + w / 2, y + 2.6), (x + w / 2, y)
    for a, b in zip(corners, corners[1:]):
        places.netting(a, b, h, .24, .012)
        rod((*a, h), (*b, h), .028, M.vinyl('green'))
    for c in corners:
        rod((*c, 0), (*c, h + .05), .045, M.vinyl('green'))
        ball((*c, h + .07), .06, M.vinyl('amber'))
    box((x, y + .8, .008), (w * .8, 3.4, .02), M.plain('clay', .95, bump=(9, .35)), bevel=.008)


def facilities(tall=False):
    """Clubhouse, heated dome and nets; the pitch is rolled, and two come to train. Below the words a machine bowls at a wicket."""
    with placed((-5.45, 3.2, 0), 14):
        places.pavilion()
    with placed((-4.1, 1.3, 0), 14, .42):
        Q.scoreboard()
    with placed((-3.05, 6.4, 0), -14, 1.75):
        halls.dome_model()
    _mast(-5.9, 6.6, 3.1, 10)
    _rolled((-2.3, -.5), 46)
    _carries('arjun', (-1.36, -.2), -14, 'grin', 'red', dict(kit='white', age='teen'), look=(0, 0, 4))
    _carries('mei', (-.9, 1.9), -18, 'smile', 'blue', dict(kit='coral'), look=(0, 0, 6))
    _lane(-.62, 4.2, 1.2)
    toy('noor', 'lift', (-.4, 4.9), -30, 'smile', 'bat', who=dict(kit='teal'), look=(4, 0, 16))
    places.pitch(3.1, .9, 90, wickets=False, at_=(2.2, .1, 0))
    with placed((3.15, .15, 0), -62, .8):
        Q.bowling_machine()
    with placed((1.05, .1, 0), 50):
        Q.stumps()
    for x, y, c in ((.62, -.62, 'coral'), (3.72, -.5, 'amber')):
        Q.cone((x, y, 0), c, 1.15)
    for x, y, r, c in ((2.3, -.95, .085, 'red'), (2.52, -.8, .085, 'white'), (1.5, -.8, .085, 'red')):
        Q.ball((x, y, r), r, c, (20 + 60 * x, 50, 0), fine=True)
    pitchside.lawn(-1, 3, stripe=1.2, angle=14)
    for x, y, h, c in ((5.3, 2.4, 1.75, 'leaf'), (5.4, 5.6, 1.5, 'moss'), (6.9, 4.6, 2.4, 'autumn')):
        places.tree((x, y, 0), h, c, random.Random(2))
    pitchside.light(-1)
    glowing()
    pitchside.frame(tall, -2.1, 4.9 if tall else 8.4, beside=True)


HIP = dict(L=(.27, -.02, .74))
LEFT = (('zosia', 'guard', 'smile', dict(kit='red', hat=None), {}), ('harpreet', 'crossed', 'smile', dict(kit='white'), {}),
        ('kofi', 'clap', 'grin', dict(kit='blue'), {}), ('sana', 'stand', 'smile', dict(kit='teal', hat=None), dict(hands=HIP, elbows=dict(L=(1, .35, 0)))))
RIGHT = (('veer', 'stand', 'grin', dict(kit='coral', colour='blue'), dict(hands=dict(HIP, R=(-.2, -.38, .88)), elbows=dict(L=(1, .35, 0), R=(-1, .2, -.5)), palms=dict(R=(0, -.5, 1)), holds=('R', 'red'))),
         ('george', 'proud', 'smile', dict(kit='teal', hat=None), {}), ('mei', 'hold', 'grin', dict(kit='white', hat=None), {}), ('piotr', 'wave', 'grin', dict(kit='red', hat=None), dict(HIGH, left=True)))
GEAR = dict(guard='bat', hold='keep')


def _lined_up(row, side, first, gap, back):
    for i, (name, how, face, who, more) in enumerate(row):
        toy(name, how, (side * (first + gap * i), .15 + back * i), -side * (6 + 4 * i), face, GEAR.get(how), size=.93, who=who, **more)


def team(tall=False):
    """The leaders before their players, under lights."""
    with placed((-.1, -.35, 0), 0, 1.06):
        _leaders()
    n = 2 if tall else 4
    for row, side in ((LEFT, -1), (RIGHT, 1)):
        _lined_up(row[:n], side, 1.68 if tall else 1.7, .5 if tall else .63, .3)
        with placed((side * (2.25 if tall else 3.72), 3.9, 0), size=.82):
            _mast(0, 0, 2.95 if tall else 2.34, -side * 14)
    pitchside.lawn(0, 8, stripe=1.2, angle=14)
    pitchside.light(0, 1.1)
    glowing()
    pitchside.frame(tall, 0, 5.45 if tall else 8.2)


def schedule(tall=False):
    """The month stands on the lawn; one shows the day, two have come for it."""
    with placed((1.5, .3, 0), -6, 1.06):
        props.calendar()
    toy('lena', 'point', (.29, .2), 26, 'grin', size=1.04, who=dict(kit='blue', hat=None), hands=dict(L=(.44, -.3, 1.0), R=(-.27, -.02, .74)), elbows=dict(R=(-1, .35, 0), L=(.6, .1, -.8)), look=(-2, 0, 16))
    _carries('george', (2.94, .3), -30, 'grin', 'green', dict(kit='white'), look=(0, 0, 4))
    _carries('ola', (3.36, -.65), -26, 'grin', 'red', dict(kit='training'), left=True, look=(0, 0, 8))
    with placed((-.26, .3, 0), 14):
        Q.stumps(stand=True)
    Q.ball((1.1, -.8, .11), .11, fine=True)
    Q.ball((1.44, -.95, .08), .08, 'white', (20, 50, 0), fine=True)
    pitchside.lawn(1, 4, stripe=1.2, angle=14)
    for x, y, h, c in ((4.6, 2.2, 2.5, 'leaf'), (3.4, 4.2, 2.3, 'autumn'), (5.4, 4.6, 3.3, 'moss')):
        places.tree((x, y, 0), h, c, random.Random(2))
    pitchside.light(1)
    pitchside.frame(tall, 1.81, 4.85 if tall else 8.4, beside=True)
