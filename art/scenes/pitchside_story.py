"""Head of the academy's story, from edge to edge: the two who began it, the squad behind them, the crowd behind both."""
import random

from lib import equipment as Q
from lib import materials as M
from lib import places
from lib.mesh import box, placed

from . import pitchside
from .growth import BOTH, KNEE_WAVE, LEFT, RIGHT, waved
from .heads import growth_chart
from .sets import toy

STEP = .5
SQUAD = ((-.86, 1.6, 'jabari', 'stand', dict(kit='red'), LEFT),
         (.14, 1.6, 'lena', 'stand', dict(kit='teal'), BOTH),
         (.56, 1.6, 'imran', 'stand', dict(kit='white'), RIGHT),
         (.98, 1.6, 'dev', 'stand', dict(kit='coral'), LEFT),
         (.2, .4, 'noor', 'kneel', dict(kit='blue', colour='cream'), KNEE_WAVE),
         (.79, .4, 'veer', 'kneel', dict(kit='training', colour='red'), dict(left=True, **KNEE_WAVE)))
# Each row of the crowd begins farther to the side, so that it climbs to the edge: how far back, how high, where, who.
CROWD = ((3.4, 1.2, -.6, ('mei', 'tomek', 'amara', 'arjun', 'zosia', 'kofi', 'sana')),
         (4.2, 1.68, -.28, ('piotr', 'ola', 'ravi', 'marta', 'george', 'hania')),
         (5.0, 2.18, .06, ('kofi', 'zosia', 'harpreet', 'irena', 'adam', 'amara')))
KITS = ('coral', 'white', 'blue', 'training', 'red', 'teal', 'academy')
GAP = .32


def story(tall=False):
    """July 2023, and all who came since."""
    middle = -.15 if tall else 1.97

    def spot(u, y):
        """Where something at y has to stand to be seen u metres beside the group's middle."""
        return (middle + u) * (pitchside.FAR + y) / pitchside.FAR, y

    _first_two(spot)
    _terrace(spot, -1.2, .9, 3.0, STEP)
    for u, y, name, how, who, more in SQUAD:
        toy(name, how, spot(u, y), -8, 'grin', z=STEP if y > 1 else 0, size=.8, who=dict(hat=None, **who), **{'look': (-3, 0, -6), **more})
    _crowd(spot, (('lena', 2.34, 0), ('imran', 2.12, 1), ('tomek', 1.97, 2)) if tall else ())
    with placed((*spot(1.74 if tall else 1.5, -.1), 0), -22 if tall else -8, .85):  # turned less, its letters mirror the lamp
        growth_chart()
    if not tall:
        _latecomers()
    pitchside.lawn(1, 6, stripe=1.2, angle=14)
    rng = random.Random(4)
    for u, y, h in ((1.95, 8.5, 4.0), (2.7, 7.6, 3.6)):
        places.tree((*spot(u, y), 0), h, 'leaf', rng)
    places.flagpole((*spot(.62, 6.4), 0), 4.1, 'white', 'red')
    pitchside.light(1)
    pitchside.frame(tall, 0, 4.9 if tall else 8.2)


def _first_two(spot):
    h = toy('hania', 'toss', spot(-1.5, -.8), 14, 'grin', who=dict(kit='academy', hat=None))
    Q.ball((h['R'][0] - .03, h['R'][1] - .05, h['R'][2] + .2), .08, fine=True)
    toy('kuba', 'stance', spot(-.34, -.9), -14, 'grin', 'bat', who=dict(kit='academy', hat=None), look=(0, 0, 20))
    with placed((*spot(-.86, -.3), 0), -6, .8):
        Q.stumps()


def _terrace(spot, u, front, back, height):
    x0, x1 = spot(u, front)[0], spot(3.4, back)[0]
    box(((x0 + x1) / 2, (front + back) / 2, height / 2), (x1 - x0, back - front, height), M.turf(stripe=.5, angle=90), bevel=.07)


def _crowd(spot, beyond):
    """On a grass bank, row above row, a flag where a row begins. Beyond: those whom the tall picture shows on the other side of the chart."""
    n = 0
    for y, z, first, names in CROWD:
        _terrace(spot, first - .28, y - .4, y + 1.8, z)
        for j, name in enumerate(names):
            _spectator(name, (*spot(first + GAP * j, y), z), n, RIGHT if j == 0 else LEFT if name == names[-1] else (BOTH, LEFT, RIGHT)[n % 3], flag=j == 0)
            n += 1
    for name, u, row in beyond:
        n += 1
        _spectator(name, (*spot(u, CROWD[row][0]), CROWD[row][1]), n, LEFT)


def _spectator(name, p, n, how, flag=False):
    a = toy(name, 'stand', p[:2], -12, ('grin', 'grin', 'smile', 'grin')[n % 4], z=p[2], size=.72, who=dict(kit=KITS[n % 7], hat=None, age='junior'), **{'look': (-2, 0, -4), **how})
    if flag:
        with placed(a['R'], size=.46):
            waved((0, 0, 0), *(('amber', 'green'), ('white', 'red'))[n % 2], -8)


def _latecomers():
    """Still they come."""
    for name, x, kit in (('ola', -3.9, 'red'), ('kofi', -2.9, 'white'), ('mei', -2.1, 'training')):
        toy(name, 'run', (x, 7), 52, 'grin', size=.66, who=dict(kit=kit, hat=None))
