"""A whole cricket ground on one island, seen from higher than the others: what a captain thinks about."""
import math
import random

from lib import equipment as Q
from lib import materials as M
from lib import places, studio
from lib.mesh import box, placed, rod, turned

from .sets import toy, umpire

R, ROPE, ACROSS = 3.3, 2.78, 24  # the ground, its boundary, and how far the pitch is turned from the picture's width
TILT, FAR = 33, 24
RED, BATTING = dict(kit='red', hat='cap', age='adult'), dict(kit='training', hat='helmet', age='adult')
STRIKER = -.76


def _circle(half, r, count=34):
    """The 30-yard circle: two half rounds, joined, as dashes."""
    way = 4 * half + 2 * math.pi * r
    for i in range(count):
        s = way * i / count
        if s < 2 * half:
            x, y, a = -half + s, -r, 0
        elif s < 2 * half + math.pi * r:
            a = (s - 2 * half) / r
            x, y = half + r * math.sin(a), -r * math.cos(a)
        elif s < 4 * half + math.pi * r:
            x, y, a = half - (s - 2 * half - math.pi * r), r, 0
        else:
            a = math.pi + (s - 4 * half - math.pi * r) / r
            x, y = -half + r * math.sin(a), -r * math.cos(a)
        box((x, y, .012), (.17, .05, .02), M.plain('white', .7), turned(0, 0, math.degrees(a)), .008)


def _fielder(name, x, y, pose='ready', face='smile', **how):
    """Looks at the striker."""
    toy(name, pose, (x, y), math.degrees(math.atan2(STRIKER - x, y)), face, size=.56, who=RED, **how)


def _screen(x, turn):
    """Behind the bowler's arm, on wheels."""
    with placed((x, 0, 0), turn, .62):
        for y in (-.5, .5):
            rod((y, .12, .08), (y, -.12, .08), .08, M.rubber('ink'), 20)
            rod((y, 0, .05), (y, 0, .5), .035, M.vinyl('green'))
        for z in range(4):
            box((0, 0, .3 + .24 * z), (1.5, .07, .225), M.plain('white', .55), bevel=.02)


def _match():
    with placed(size=.62):
        places.pitch(4.2, 1.25, turn=-90)
    _circle(.8, 1.36)
    toy('dev', 'drive', (STRIKER, .06), -40, 'grin', 'bat', size=.56, z=.01, who=BATTING)
    toy('arjun', 'guard', (1.06, -.86), -50, 'smile', 'bat', size=.56, who=BATTING)
    toy('marta', 'keep', (-1.62, .1), 90, 'wow', 'keep', size=.56, who=RED)
    toy('piotr', 'follow', (.56, .16), -78, 'shout', size=.56, z=.01, who=RED)
    with placed((1.95, .1, 0), size=.56):
        umpire('irena', (0, 0), -90)
    Q.ball((-.12, -.68, .3), .085)
    for name, x, y in (('adam', -1.5, -1.2), ('mei', -2.35, -.7), ('george', 1.75, -1.5), ('imran', -.5, 1.72), ('lena', -2.0, .95), ('kofi', 1.5, 1.4)):
        _fielder(name, x, y)
    _fielder('sana', .15, -1.42, 'catch', 'wow', look=(6, 0, 0), hands=dict(L=(.09, -.46, .6), R=(-.09, -.46, .6)))
    for s in (-1, 1):
        _screen(s * 3.0, s * -90)


def ground():
    """Eleven against two, between pavilion and rope."""
    a, aim = math.radians(TILT), (0, .12, .29)
    with placed(size=1.75):
        places.island(R / 1.75, .2, stripe=.44, angle=90 - ACROSS, mown='2c6431')
    places.rope(ROPE)
    with placed((0, -.05, 0), ACROSS):
        _match()
    with placed((-.5, 2.78, 0), 6, .4):
        places.pavilion()
    with placed((1.22, 2.76, 0), -14, .52):
        Q.scoreboard()
    rng = random.Random(4)
    for x, y, h, c in ((-1.72, 2.62, 1.0, 'leaf'), (-2.5, 1.95, .8, 'autumn'), (2.42, 2.08, .85, 'leaf'), (.42, 3.05, .7, 'pine')):
        places.tree((x, y, 0), h, c, rng)
    for x, y, turn in ((-2.12, 2.36, 36), (2.04, 2.46, -36)):
        with placed((x, y, 0), turn, .46):
            places.floodlight((0, 0, 0), 3.9, 0, 5)
    studio.portrait_light((0, 0, .6), 3.7, 1.05, fill=.5)
    studio.face_fill((0, -14, 6), (0, 0, .5), 900)
    studio.camera((0, aim[1] - FAR * math.cos(a), aim[2] + FAR * math.sin(a)), aim, 36 * FAR / 7.65, None, None)
