"""The river in April: the trees are in bloom, the pitch is rolled, tulips are planted and a kite is up."""
import random

from lib import equipment as Q
from lib import materials as M
from lib import studio
from lib.mesh import at, ball, capsule, lathe, placed, rod, solid, tube

from .home import boat
from .river import banks, frame, land
from .sets import WALK, toy, wicket

BLOOM = ('f2b3bd', 'f7d5d6', '86b552', 'f2b3bd', 'fbe9e2', '5f9a4b')


def _tulip(x, y, h, colour):
    stem = M.plain('5f9a4b', .7)
    rod((x, y, 0), (x, y, h), .018, stem, 8)
    for s in (-1, 1):
        ball((x + .06 * s, y, h * .38), .1, stem, (.36, .2, 1.2), n=12)
    lathe([(0, 0), (.07, .02), (.09, .085), (.078, .15), (.05, .19), (0, .165)], M.vinyl(colour), at((x, y, h)), 16)


def _bed(x, y, w, colours, seed=1):
    """Tulips in rows, each of one colour."""
    rng = random.Random(seed)
    ball((x, y, 0), 1, M.plain('soil', .95, bump=(14, .6)), (w / 2 + .16, .36, .06), n=32)
    for j, c in enumerate(colours):
        for i in range(round(w / .23)):
            _tulip(x - w / 2 + .23 * (i + .25 + .25 * (j % 2)) + rng.uniform(-.02, .02), y + .2 - .2 * j, rng.uniform(.3, .38) + .07 * (1 - j), c)


def _can(p, turn):
    """A watering can."""
    tin = M.vinyl('teal')
    with placed(p, turn):
        lathe([(0, 0), (.17, 0), (.15, .3), (0, .3)], tin, n=32)
        rod((.12, 0, .08), (.44, 0, .34), .035, tin, 16, .022)
        rod((.42, 0, .32), (.49, 0, .38), .03, tin, 16, .07)
        tube([(-.13, 0, .08), (-.32, 0, .24), (-.14, 0, .44), (.06, 0, .3)], .026, M.vinyl('amber'))


def _daisies(count, seed=5):
    rng = random.Random(seed)
    for _ in range(count):
        x, y = rng.uniform(-8.8, 8.8), rng.uniform(-4.6, .2)
        ball((x, y, .02), rng.uniform(.035, .05), M.plain(rng.choice(('white', 'white', 'amber', 'f2b3bd')), .7), (1, 1, .6), n=12)


def _duck(x, y, k=1.0, turn=0, young=False):
    body, beak = M.vinyl('f6cf57' if young else 'white'), M.vinyl('d9722f')
    with placed((x, y, .02), turn, k):
        ball((0, 0, .12), .2, body, (1.35, .85, .8))
        ball((-.24, 0, .2), .1, body, (1, .6, .8))
        capsule((.17, 0, .16), (.21, 0, .36), .085, .075, body)
        ball((.22, 0, .42), .12, body)
        ball((.35, 0, .4), .06, beak, (1.3, .9, .5))
        ball((.27, -.09, .46), .022, M.plain('ink', .3), n=12)


def _kite(p, hand, k, line):
    """Two colours on a cross of spars, a tail with bows, a string to the hand: dark, to be seen before the sun of the page."""
    x, y, z = p
    w, up, down = .62 * k, .62 * k, .95 * k
    c, t, b, l, r = (x, y - .05, z), (x, y, z + up), (x, y, z - down), (x - w, y, z), (x + w, y, z)
    for tri, colour in (((t, l, c), 'red'), ((t, c, r), 'amber'), ((l, b, c), 'amber'), ((c, b, r), 'red')):
        solid(list(tri), [(0, 1, 2)], M.canvas(colour), smooth=False)
    rod(t, b, .02, M.wood('8a5b34'), 10)
    rod(l, r, .02, M.wood('8a5b34'), 10)
    tail = [(x, y, z - down), (x - .18 * k, y, z - down - .3 * k), (x + .05 * k, y, z - down - .6 * k), (x - .12 * k, y, z - down - .9 * k)]
    tube(tail, 1.5 * line, M.canvas('green'))
    for q, colour in zip(tail[1:], ('coral', 'amber', 'coral')):
        for s in (-1, 1):
            ball((q[0] + .08 * s, y - .02, q[2]), .075 * k, M.canvas(colour), (1.1, .4, .7), n=16)
    hx, hy, hz = hand
    tube([(x, y - .05, z), ((x + hx) / 2 + .1, (y + hy) / 2, (z + hz) / 2 - .22), hand], line, M.plain('green', .6))


def _roller(p, turn):
    """A roller of stone with its handle towards +y: what every pitch begins its summer with."""
    with placed(p, turn):
        rod((-.42, 0, .34), (.42, 0, .34), .34, M.plain('stone', .8, bump=(20, .3)), 48)
        for s in (-1, 1):
            rod((.425 * s, 0, .34), (.44 * s, 0, .34), .27, M.vinyl('green'), 40)
            tube([(.5 * s, 0, .34), (.5 * s, .36, .46), (.5 * s, .98, .84)], .03, M.vinyl('red'))
            rod((.44 * s, 0, .34), (.5 * s, 0, .34), .03, M.vinyl('red'), 12)
        rod((-.5, .98, .84), (.5, .98, .84), .035, M.vinyl('red'), 16)


def _flown(turn, p, kite, k=1.0, line=.014):
    """By a runner whose eyes are on the kite."""
    a = toy('kuba', WALK, p, turn, 'shout', hands=dict(L=(.3, -.1, .7), R=(-.3, -.2, 1.5)), look=(-14, 0, 4))
    _kite(kite, tuple(a['R']), k, line)


def _planted(p, bed):
    toy('amara', 'kneel', p, 26, 'grin', who=dict(kit='training', hat='cap', hat_colour='coral'), hands=dict(L=(.16, -.42, .42), R=(-.1, -.42, .44)), look=(-14, 0, -14))
    _bed(*bed, ('red', 'amber', 'white'))


def april(tall=False):
    banks(M.turf(light='5b9a41', dark='478735', stripe=.9, angle=24), M.plain('sand', .95, bump=(14, .4)), M.plain('62b0b6', .1, bump=(5, .12), Clearcoat=1, Specular=.6))
    land(tall, BLOOM)
    _daisies(150)
    boat((1.9 if tall else 2.0, 2.6, .016), -10, 'coral')
    for i, (x, k) in enumerate(((-.6, 1.1), (-1.2, .62), (-1.6, .58), (-1.98, .6))):
        _duck(x + (.15 if tall else 0), 1.74 + .03 * (i % 2), k, -6, i > 0)
    push = dict(WALK, hands=dict(L=(.16, -.44, .84), R=(-.16, -.44, .84)), chest=(16, 0, 0), look=(-6, 0, -18))
    with placed((3.5 if tall else 0, 0, 0)):
        toy('tomek', push, (-7.4, -1.0), 82, 'grin', who=dict(kit='red'))
        _roller((-5.9, -1.05, 0), 82)
    if tall:
        _flown(28, (.55, -.95), (.4, 1.0, 3.4), .82, .021)
        _planted((2.1, -.7), (3.5, -.75, 1.7))
    else:
        _planted((-3.9, -.75), (-2.5, -.7, 1.75))
        _flown(34, (.45, -.95), (-.75, 1.0, 3.5))
        toy('mei', 'drive', (2.75, -1.05), -4, 'grin', 'bat', who=dict(kit='red'))
        wicket((1.95, -.85), 42)
        toy('dev', 'toss', (4.75, -1.0), -22, 'smile', who=dict(kit='training'))
        Q.ball((3.9, -1.5, .62), .085, fine=True)
        toy('hania', 'hold', (6.4, -.95), 24, 'grin', who=dict(kit='coral', hat='cap', hat_colour='green'), look=(0, 0, -24))
        _can((6.72, -1.3, .66), -12)
        _bed(7.9, -.75, 1.75, ('white', 'coral', 'amber'), 3)
    studio.sun(36, -42, 3.5, (1, .92, .78), 5)
    studio.sky((.62, .8, 1), .58)
    studio.area((-7, 8, 6), (1, 1, 1), 4, 700, (1, .9, .8))
    studio.face_fill((0, -10, 2.2), (0, 0, .8), 520)
    frame(tall)
