"""The stage of `pitchside`, from edge to edge, in the evening: the bus leaves, the nets are lit, offices have come down to play."""
import random

from mathutils import Vector

from lib import equipment as Q
from lib import materials as M
from lib import places, skyline, studio
from lib.mesh import ball, box, placed, rod, tube

from .coaching import bus
from .head_coach import _suitcase
from .pitchside_day import RUN
from .programmes import HIGH, _briefcase, _gothic, _suited
from .river import beam, glowing, halo
from .sets import grip, toy, wicket
from . import pitchside

MIDDLE = 1.75  # of what stands beside the words: the tall picture is taken of it


def _road(y0, y1):
    """A sealed strip from edge to edge, between kerbs."""
    for y, h in ((y0, .05), (y1, .04)):
        for i in range(34):
            box((-16.5 + i, y, h / 2), (.97, .13, h), M.plain('stone', .8), bevel=.015)
    box((0, (y0 + y1) / 2, .008), (60, y1 - y0, .016), M.plain('6a6660', .9, bump=(30, .4)))


def _towns():
    """Prague's bridge tower and Frankfurt's towers, beyond the road."""
    _gothic((-3.25, 3.4, 0), .74)
    for x, w, h, c, crown, seed in ((-2.0, .8, 4.5, '9db7bd', 'mast', 3), (-1.28, .76, 4.2, 'b9654a', 'pyramid', 5), (-.6, .8, 3.7, 'c7d0c4', 'slant', 8)):
        with placed((x, 3.6, 0), -6, .62):
            skyline.block((0, 0, 0), w * 1.1, .8, h, c, 3, round(h * 2.6), crown, seed)
    for x in (-4.4, -2.6, -1.35, -.5, .05):
        places.bush((x, 2.9, 0), .3, 'moss', round(x * 7))


def _evening(side=-1):
    """The stage's light, and more of it on faces: behind them the sky is dark."""
    pitchside.light(side)
    studio.area((-2.4 * side, -6.5, 1.9), (1.6 * side, 0, 1.2), 2.4, 240, (1, .86, .7))


def _at_the_window(x):
    """Leans out of the bus and waves."""
    toy('kuba', 'stand', (x, -.46), 12, 'grin', z=.4, size=.62, who=dict(kit='red', hat=None), chest=(46, 0, 0), look=(-2, 0, -8),
        hands=dict(L=(.2, -.44, .86), R=(-.46, -.5, 1.28)), elbows=dict(L=(1, .2, -.4), R=(-1, .2, -.4)), spread=('R',))


def _frame(tall, side=-1):
    """A little wider than the stage's, for what is long; whoever leans out of a window is behind nobody in either picture."""
    pitchside.frame(tall, MIDDLE * side, None if tall else 7.8, beside=True)


def _late(x, y, turn=-62):
    """Runs for the bus and draws a suitcase behind."""
    with placed((x, y, 0), turn, .72):
        h = toy('mei', RUN, face='grin', who=dict(kit='training', hat=None), look=(-4, 0, 44), hands=dict(L=(.36, .24, .7), R=(-.3, -.5, 1.34)), elbows=dict(L=(1, .5, .2), R=(-.6, -.2, -.8)), spread=('R',))['local']['hands']['L']
        k = (h.z - .02) / .96  # leant so far its handle lies in the hand
        with placed((h.x, h.y + .675 * k, .02), 0, k, (40, 0)):
            _suitcase((0, 0, 0), 0, 1)


def tours(tall=False):
    """Off to an away match."""
    _road(.3, 2.1)
    _towns()
    with placed((-1.85, 1.25, 0), -17, .92):
        bus()
        box((1.62, -.8, .12), (.5, .34, .24), M.wood('b9824a'), bevel=.04)
        _at_the_window(1.03)
        toy('kofi', 'wave', (1.62, -.78), 22, 'grin', z=.24, size=.84, left=True, who=dict(kit='white', hat=None), **HIGH)
    toy('lena', 'wave', (-3.02, -.45), 14, 'grin', who=dict(kit='red', hat=None), **HIGH)
    _suitcase((-2.36, -.55, 0), 10, .78)
    toy('ola', 'sit', (-1.68, -.4), 8, 'grin', size=.8, who=dict(kit='training', hat=None))
    Q.kit_bag((-1.68, -.35, 0), 8, 'green', .78, False)
    Q.ball((-1.1, -.75, .08), .08, fine=True)
    if not tall:
        _late(2.5, 1.2)
    pitchside.lawn(-1)
    _evening()
    _frame(tall)


def _bench(p, turn):
    wood = M.wood('b9824a', (.6, 8, 8))
    with placed(p, turn):
        for y in (-.16, .02, .2):
            box((0, y, .42), (1.15, .15, .05), wood, bevel=.015)
        for x in (-.46, .46):
            box((x, 0, .2), (.07, .42, .4), M.vinyl('cream'), bevel=.015)


def _mast(x, y, h, turn):
    """Lit, with the glow that a picture without its sky does not get from the lamps."""
    places.floodlight((x, y, 0), h, turn, 8)
    halo((x, y + .25, h + .35), 1.5, 1.05)


def _net():
    """Behind the wicket and along the lane, whose floor is sand: red clay would shine up on white pads."""
    corners = (-6.4, 1.5), (-4.6, 1.5), (-3.0, 1.5), (-1.5, 1.5)
    for a, b in zip(corners, corners[1:]):
        places.netting(a, b, 2.0, .26, .011)
        rod((*a, 2.0), (*b, 2.0), .026, M.vinyl('cream'))
    for x, y in corners:
        rod((x, y, 0), (x, y, 2.05), .04, M.vinyl('cream'))
        ball((x, y, 2.07), .058, M.vinyl('amber'))
    box((-1.75, .1, .008), (3.6, .9, .02), M.plain('dcbb8c', .9, bump=(60, .3)), bevel=.008)


def _caught(name, spot, turn, kit):
    """The ball is in both hands."""
    c = toy(name, 'catch', spot, turn, 'wow', who=dict(kit=kit, hat=None), hands=dict(L=(.075, -.44, .84), R=(-.075, -.44, .84)))
    Q.ball((c['L'] + c['R']) / 2 + Vector((0, -.02, .09)), .08, fine=True)


def _between_turns():
    """What waits on the grass, and who fields far off: low, for the words stand above."""
    with placed((2.25, .9, 0), -10, .82):
        _bench((0, 0, 0), 0)
        Q.kit_bag((.02, .02, .445), 4, 'green', .72, False)
        Q.bat((-.5, -.12, .69), (-.32, -.1, -.94), (0, -1, .1), .9)
    Q.helmet_prop((2.95, .55, 0), -24, 'red', .62)
    toy('noor', 'clap', (4.75, 5.6), -22, 'grin', size=.84, who=dict(kit='teal', age='adult'), look=(-4, 0, 6))


def adult(tall=False):
    """Nets after work, under lights."""
    _net()
    _mast(-3.6, 3.4, 2.4, 12)
    _mast(-2.05, 7.2, 2.65, 8)
    toy('harpreet', pitchside.DRIVE, (-1.87, 0), -14, 'grin', 'bat', who=dict(kit='blue'), look=(2, 0, 34))
    wicket((-2.52, .2), 60)
    Q.ball((-1.22, -.35, .55), .075, fine=True)
    toy('piotr', 'bowl', (-.36, .1), -48, 'grin', who=dict(kit='white', hat=None), holds=('R', 'red'))
    _caught('sana', (-1.36, 3.4), 6, 'teal')
    with placed((-3.14, -.45, 0), 62):
        with placed((.12, .12, 0), 0, .84):
            _bench((0, 0, 0), 0)
        toy('marta', 'sit', face='smile', who=dict(kit='sunny', hat=None), pelvis=(0, .06, .46), hips=(4, 0, 0), chest=(10, 0, 0), look=(0, 0, -38),
            feet=dict(L=(.15, -.27, .1), R=(-.15, -.25, .1)), hands=dict(L=(.14, -.2, .56), R=(-.14, -.2, .56)))
    Q.helmet_prop((-2.42, -.72, 0), -30, 'green', .68)
    for x, y, r in ((-1.0, -.75, 10), (-.84, -.9, 70)):
        Q.ball((x, y, .075), .075, 'red', (r, 40, 10), fine=True)
    if not tall:
        _between_turns()
    pitchside.lawn(-1)
    beam((-.5, -7.5, 6.0), (-1.8, 0, .6), 300, 41)
    glowing()
    _evening()
    _frame(tall)


TOWERS = ((-8.2, 1.2, 4.3, 'b4c3c3', 'slant'), (-7.0, 1.2, 3.8, '6f97a3', 'mast'), (-5.7, 1.1, 3.2, 'd8b98a', 'slant'), (-4.5, 1.0, 3.6, '9db7bd', 'slant'),
          (-1.0, 1.0, 2.5, 'c7c2b4', None), (.2, .9, 1.9, '7fa0a8', 'slant'))


def _skyline():
    """Warsaw after hours, higher and higher towards the side of the players."""
    with placed((-2.6, 13.2, 0), 4, .78):
        skyline.palace_of_culture()
    for n, (x, w, h, c, crown) in enumerate(TOWERS):
        with placed((x, 12.6 + .3 * (n % 2), 0), -2 * x):
            skyline.block((0, 0, 0), w, .8, h, c, 3, round(h * 2.6), crown, n + 2)
    rng = random.Random(5)
    for i in range(22):
        x = -9.5 + 19 * i / 21
        places.tree((x, 10.6 + rng.uniform(-.2, .3), 0), rng.uniform(.6, .95), rng.choice(('leaf', 'moss', 'pine')), rng, rng.choice(('round', 'poplar')))


def _laptop_bag(p, turn):
    """Left in the grass."""
    with placed(p, turn):
        box((0, 0, .17), (.56, .16, .34), M.canvas('navy'), bevel=.05)
        box((0, -.09, .13), (.44, .03, .2), M.canvas('27508f'), bevel=.02)
        tube([(-.15, 0, .33), (-.12, 0, .43), (.12, 0, .43), (.15, 0, .33)], .02, M.canvas('soil'))


def _other_end(x, y):
    """Stumps, and a colleague behind them."""
    wicket((x - .16, y), 20)
    toy('lena', pitchside.UP_TO_THE_STUMPS, (x + .5, y + .75), -26, 'grin', 'keep', size=.9, who=dict(kit='coral', hat=None, age='adult', extras=('long',)), look=(0, 0, 8))


def corporate(tall=False):
    """After work: the briefcase is the wicket."""
    _skyline()
    _suited('adam', 'pull', (-1.98, 0), -22, 'grin')
    _briefcase((-2.62, -.2, 0), 16)
    toy('marta', pitchside.UP_TO_THE_STUMPS | dict(spread=('L', 'R')), (-3.25, .1), 34, 'grin', who=dict(kit='plum', hat=None, hair='long', colour='black', tone='bronze', extras=('long',)))
    Q.ball((-.98, -.3, 1.66), .085, fine=True)
    _suited('george', 'cheer', (-.58, .1), -6, 'grin', hands=dict(L=(.43, -.1, 1.5), R=(-.27, -.02, .74)), elbows=dict(L=(1, 0, 0), R=(-1, .35, 0)), spread=('L',))
    toy('irena', 'clap', (-3.24, 2.6), 10, 'grin', who=dict(kit='teal', hat=None, extras=('long',)))
    _laptop_bag((-1.12, -.7, 0), -14)
    if not tall:
        _other_end(3.1, 4.6)
    pitchside.lawn(-1, trees=0)
    glowing(night=True)
    _evening()
    _frame(tall)


def coaching(tall=False):
    """The grip, and others at work behind it."""
    with placed((1.5, -.5, 0), 0, 1.04):
        grip('teal')
    toy('imran', 'bowl', (3.3, .9), -42, 'grin', who=dict(kit='red', hat=None), holds=('R', 'red'))
    with placed((.74, 3.2, 0)):
        Q.stump()
    _caught('mei', (.42, 3.8), 14, 'coral')
    Q.cone((3.38, -.5, 0), 'coral', 1)
    Q.ball((3.0, -.95, .075), .075, fine=True)
    _mast(4.3, 3.8, 2.4, -12)
    _mast(2.85, 7.2, 3.0, -8)
    pitchside.lawn(1)
    glowing()
    _evening(1)
    _frame(tall, 1)
