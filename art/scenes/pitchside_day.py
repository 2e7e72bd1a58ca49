"""Heads of pages from edge to edge: the youngest at play, the summer camp, women's cricket, and the grades of a career."""
import random

from mathutils import Vector

from lib import equipment as Q
from lib import materials as M
from lib import places
from lib.mesh import at, box, lathe, placed, rod
from lib.poses import POSES

from . import pitchside
from .coaching import tent
from .grades import graded
from .programmes import HIGH, _campfire, _first_grip, _flowers, _garland
from .river import halo
from .sets import toy, wicket

ACROSS = 8.4  # with the words above them toys keep below them: metres from edge to edge
RUN = {k: v for k, v in POSES['run'].items() if k != 'bat'} | dict(hands=dict(L=(.34, .2, .9), R=(-.28, -.36, 1.0)))
ON_GRASS = dict(pelvis=(0, .1, .17), hips=(-6, 0, 0), chest=(8, 0, 0), feet=dict(L=(.24, -.46, .1), R=(-.24, -.46, .1)), knees=dict(L=(.4, -.6, 1), R=(-.4, -.6, 1)), lift=dict(L=-24, R=-24),
                hands=dict(L=(.12, -.36, .34), R=(-.12, -.36, .34)), palms=dict(L=(-1, 0, .3), R=(1, 0, .3)), spread=('L', 'R'))


def _bowled_along(p, r=.085):
    Q.ball((*p, r), r, fine=True)


def junior(tall=False):
    """From age five: the first grip, and all that can be done with a ball, a cone and small stumps."""
    pole = 2.42 if tall else 3.95
    _garland((-pole, .9, 2.38), (pole, .9, 2.38), .16 if tall else .24, 13 if tall else 23, ('red', 'amber', 'cream', 'blue'))
    with placed((-.34, -.1, 0) if tall else (-1.05, -.3, 0)):
        _first_grip()
    toy('ola', 'proud', (-1.94, .25) if tall else (-3.08, .1), 20, 'grin', size=.94, who=dict(kit='training', hat=None), on_head=lambda: Q.cone((0, -.02, .3), 'coral', 1.25))
    if not tall:
        _juggler((.02, .75))
        v = toy('veer', ON_GRASS, (.82, -1.15), -8, 'smile', size=.8, who=dict(kit='teal'), look=(-8, 0, 6))
        Q.ball((v['L'] + v['R']) / 2 + Vector((0, -.02, .02)), .075, fine=True)
    run, end = ((.74, -.45), 1.86) if tall else ((1.62, -.25), 3.4)
    toy('kofi', RUN, run, 52, 'grin', size=.86, who=dict(kit='blue'), look=(0, 0, -30))
    _bowled_along((run[0] + .7, run[1] - .42))
    toy('zosia', 'ready', (end, .2), -24, 'grin', size=.9, who=dict(kit='coral', hat=None), look=(-4, 0, 8))
    with placed((end - .64, .75, 0) if tall else (end - .64, .0, 0), -10, .72):
        Q.stumps(True, True)
    for x, y, c in ((.14, -.9, 'coral'),) if tall else ((-3.6, -.9, 'amber'), (-2.25, -1.1, 'coral'), (-.34, -1.2, 'amber')):
        Q.cone((x, y, 0), c, 1)
    pitchside.lawn(0, 3, stripe=1.2, angle=14)
    pitchside.light(0)
    pitchside.frame(tall, 0, 4.9 if tall else ACROSS)


def _juggler(spot):
    a = toy('arjun', 'toss', spot, 0, 'smile', who=dict(kit='white', age='teen', hat=None), look=(-4, 0, 2),
            palms=dict(L=(0, -.25, 1)), spread=('L',), hands=dict(L=(.42, -.2, 1.24), R=(-.27, -.02, .74)), elbows=dict(L=(.8, .2, -.7), R=(-1, .35, 0)))
    Q.ball((a['L'][0], a['L'][1], a['L'][2] + .26), .08, fine=True)


def _stick(hand, tip):
    """A marshmallow on it, over the fire."""
    hand, tip = Vector(hand), Vector(tip)
    d = (tip - hand).normalized()
    rod(hand - d * .06, tip, .015, M.wood('8a5b34'))
    rod(tip - d * .03, tip + d * .09, .058, M.plain('white', .6))


def _tree_stump(p, h=.27):
    lathe([(.3, 0), (.26, .05), (.24, .12), (.24, h - .02), (.225, h)], M.plain('6b4a2f', .85, bump=(14, .7)), m=at((*p, 0)))
    lathe([(.226, h - .002), (.15, h + .004), (0, h + .004)], M.wood('d8b27a', (1, 3, 3)), m=at((*p, 0)))




def camps(tall=False):
    """Tents up to the firs, the fire, and something sweet on a stick."""
    _tents(.68 if tall else 1)
    x, y = (-.62, -.75) if tall else (-.05, -.75)
    _campfire((x, y, 0))
    s = toy('ola', 'sit', (x - .95, y + .2), 46, 'grin', who=dict(kit='teal', hat=None), look=(-4, 0, -26), hands=dict(L=(.12, -.36, .58), R=(-.06, -.44, .7)))
    _tree_stump((x - .91, y + .16))
    _stick(s['R'], (x - .1, y - .04, .74))
    t = toy('tomek', 'sit', (x + .98, y + .22), -46, 'grin', who=dict(kit='sunny', hat='sunhat', hat_colour='cream'), look=(-6, 0, 26), hands=dict(L=(.06, -.44, .66), R=(-.12, -.36, .56)))
    _tree_stump((x + .94, y + .18))
    _stick(t['L'], (x + .16, y - .02, .78))
    places.flagpole((x - .57, 1.6, 0), 2.2, 'white', 'red', 1)
    bx, by = (1.36, -.1) if tall else (2.3, -.1)
    toy('dev', 'pull', (bx, by), -14, 'grin', 'bat', size=.95, who=dict(kit='blue', hat=None), look=(-2, 0, 20))
    Q.ball((bx + .86, by - .2, 1.3), .08, fine=True)
    if not tall:
        wicket((bx - .62, by + .1), 36)
        toy('amara', 'wave', (-1.96, .3), 16, 'grin', who=dict(kit='coral', hat=None), **HIGH)
        Q.kit_bag((3.45, -.5, 0), -12, 'blue', .66, bats=False)
    Q.kit_bag((-1.7, -1.15, 0) if tall else (-3.0, -.75, 0), 10, 'red', .5 if tall else .72)
    pitchside.lawn(0, 5, ('pine', 'moss', 'pine', 'leaf'), ('fir', 'fir', 'round'), stripe=1.2, angle=14)
    for px, py, h in ((-4.3, 1.9, 2.3), (4.4, 1.4, 2.25), (3.6, 6, 2.4), (-4.4, 5, 2.6)):
        places.tree((px * (.6 if tall else 1), py, 0), h, 'pine', random.Random(int(h * 10)), 'fir')
    pitchside.light(0)
    pitchside.frame(tall, 0, 4.9 if tall else ACROSS)


def _tents(k):
    """A row on each side, the farther the nearer to the middle."""
    for x, y, turn, size, c in ((-3.4, .95, 30, 1.3, 'white'), (-2.0, 3.2, 22, 1.2, 'red'), (-1.0, 5.6, 14, 1.2, 'copper'), (3.75, 2.4, -30, 1.3, 'copper'), (2.5, 4.8, -20, 1.2, 'red')):
        with placed((x * k, y, 0), turn, size):
            tent((0, 0, 0), 0, c, c)


BLOSSOM = ('e79aa8', 'autumn', 'dc8699', 'leaf')


def women(tall=False):
    """The ball is on its way: bowler, batter, keeper, and one in the field."""
    x = -.1 if tall else 1.55
    toy('sana', 'bowl', (x - (1.5 if tall else 1.42), .3), 34, 'grin', who=dict(kit='red', hair='long', tone='bronze', hat=None), holds=('R', 'red'), look=(-6, 2, -14), hands=dict(L=(.3, -.44, .84), R=(-.44, -.06, 1.6)))
    toy('marta', 'lift', (x + (.3 if tall else .25), -.35), -4, 'grin', 'bat', left=True, who=dict(kit='sunny', hat=None), look=(0, 0, 26),
        bat=dict(top=(-.16, -.28, .78), dir=(-.55, .12, .8), face=(1, 0, .6)), elbows=dict(L=(.9, -.3, -.2), R=(-.8, .2, -.5)))
    toy('irena', pitchside.UP_TO_THE_STUMPS, (x + 1.64, .12), -24, 'smile', 'keep', who=dict(kit='academy', hat=None))
    wicket((x + .86, -.3), -30)
    toy('amara', 'clap', (-.95 if tall else 1.66, 6), 0, 'grin', who=dict(kit='white', hat=None, age='adult'))
    pitchside.lawn(1, 4, BLOSSOM, ('round',), stripe=1.2, angle=14)
    rng = random.Random(6)
    for dx, y, h, c in ((2.0, 2.2, 2.3, 'e79aa8'), (2.9, 5.5, 3.0, 'dc8699')):
        places.tree((x + dx, y, 0), h, c, rng)
    for i, (fx, fy) in enumerate(((-.5, -3), (1.86, -1.15)) if tall else ((-.6, -.8), (3.36, -1.15), (-2.1, -.4), (-3.5, -.9))):
        _flowers(fx, fy, (('coral', 'white', 'amber', 'coral', 'white'), ('amber', 'coral', 'white', 'amber'))[i % 2], i)
    pitchside.light(1)
    pitchside.frame(tall, 0, 4.75 if tall else 8.2)


def career(tall=False):
    """The grades on the podium, in the evening, and all who came to see it."""
    with placed((0, .1, 0), 0, .88 if tall else .8):
        graded(hat=None, kit='white')
    for side in (-1, 1):
        _stand((side * (1.85 if tall else 2.75), 2.0, 0), side * -8, side)
        x, y, h = side * (2.4 if tall else 3.3), 3.9, 3.2 if tall else 2.12
        with placed((x, y, 0), side * -16, .82):
            places.floodlight((0, 0, 0), h, 0, 8)
        halo((x, y + .3, (h + .35) * .82), .95, .7)
    x = 1.98 if tall else 3.5
    toy('coach', 'clap', (-x, -.1), 28, 'grin', size=.85, who=dict(kit='training', hat=None))
    f = toy('ola', 'wave', (x, -.3), -20, 'grin', size=.85, who=dict(kit='blue', hat=None), **{**HIGH, 'spread': ()})
    _waved_flag(f['R'], 'amber', .6 if tall else .78)
    pitchside.lawn(0, 8, stripe=1.2, angle=14)
    pitchside.light(0, 1.12)
    pitchside.frame(tall, 0, 4.9 if tall else ACROSS)


def _waved_flag(hand, colour, h=.78):
    x, y, z = hand
    rod((x, y - .05, z - .12), (x, y - .05, z + h), .014, M.wood('8a5b34'))
    places.flag((x, y - .05, z + h - .25), colour, None, .38, .24)


CROWD = (('kofi', 'cheer', 'red'), ('mei', 'wave', 'coral'), ('tomek', 'cheer', 'blue'), ('lena', 'clap', 'white'), ('jabari', 'wave', 'training'), ('hania', 'cheer', 'teal'),
         ('imran', 'wave', 'white'), ('noor', 'cheer', 'coral'), ('kuba', 'clap', 'red'), ('dev', 'cheer', 'training'), ('veer', 'wave', 'blue'), ('marta', 'cheer', 'white'))


def _stand(p, turn, side):
    """Two rows of people on steps, behind boards."""
    with placed(p, turn):
        for i, c in enumerate(('cream', 'amber')):
            box((0, .35 + .6 * i, .14 + .17 * i), (2.7, .6, .28 + .34 * i), M.vinyl(c), bevel=.04)
        box((0, -.02, .2), (2.8, .07, .4), M.vinyl('teal'), bevel=.03)
        for i, (name, how, kit) in enumerate(CROWD[:6] if side < 0 else CROWD[6:]):
            row, x = i // 3, -.85 + .85 * (i % 3) + (.2 if i > 2 else -.1)
            change = HIGH if how == 'wave' else {}
            toy(name, how, (x, .4 + .6 * row), -x * 6, ('grin', 'smile')[i % 2], z=.28 + .34 * row, size=.7, who=dict(kit=kit, hat=None, age='junior'), **change)
