"""Heads of pages about the academy, from edge to edge: its five stages, its team before the camera, its two cities."""
import math
import random

from mathutils import Vector

from lib import equipment as Q
from lib import materials as M
from lib import places, props, skyline
from lib.mesh import at, box, letters, placed, rod, turned

from . import pitchside
from .focus import LEAP
from .growth import KNEE_WAVE, LIFT
from .home import band, boat
from .sets import toy, wicket

WOODS = ('leaf', 'moss', 'pine', 'leaf')  # autumn's trees are lost on an amber sky


def _dumbbell(p, d, k=1.0):
    p, d = Vector(p), Vector(d).normalized()
    rod(p - d * .1 * k, p + d * .1 * k, .022 * k, M.metal())
    for s in (-1, 1):
        rod(p + d * s * .09 * k, p + d * s * .16 * k, .095 * k, M.vinyl('red'), 40)
        rod(p + d * s * .16 * k, p + d * s * .2 * k, .065 * k, M.vinyl('ink'), 40)


def _barbell(a, b):
    """In both hands, its plates beside them."""
    a, b = Vector(a), Vector(b)
    d = (b - a).normalized()
    rod(a - d * .17, b + d * .17, .02, M.metal())
    for p, s in ((a, -1), (b, 1)):
        rod(p + d * s * .1, p + d * s * .15, .125, M.vinyl('red'), 48)
        rod(p + d * s * .15, p + d * s * .18, .09, M.vinyl('ink'), 40)


def _hurdle(p, turn, h=.26, colour='red'):
    with placed(p, turn):
        for s in (-1, 1):
            box((s * .26, 0, .02), (.05, .3, .04), M.rubber('ink'), bevel=.012)
            rod((s * .26, 0, .02), (s * .26, 0, h), .018, M.vinyl('cream'))
        box((0, 0, h), (.62, .03, .085), M.vinyl(colour), bevel=.012)
        for x in (-.17, 0, .17):
            box((x, 0, h), (.085, .034, .087), M.plain('cream', .5), bevel=.012)


STAIRS = (('teal', 'cream'), ('copper', 'cream'), ('cream', 'red'), ('coral', 'cream'), ('red', 'cream'))
STEP, RISE = .66, .13


def _step(i):
    """Where the toys of a stage stand: the first in the middle of the picture, the fifth at its edge."""
    return -1.1 - STEP * i, .26 + RISE * i


def _staircase():
    for i, (c, ink) in enumerate(STAIRS):
        x, h = _step(i)
        box((x, .4, h / 2), (STEP - .02, 1.0, h), M.vinyl(c), bevel=.05, seg=5)
        letters(str(i + 1), .2, M.vinyl(ink), at((x, -.102, h - .13)) @ turned(90, 0, 0), .014, bold=.03)


def _on(i, name, how, turn, face, gear=None, size=.9, y=.3, **rest):
    x, h = _step(i)
    return toy(name, how, (x, y), turn, face, gear, h, size, **rest)


def _at_work():
    """Each stage practises something else, and each is taller than the one before."""
    c = _on(0, 'mei', 'catch', 8, 'grin', size=.8, who=dict(kit='coral', hat=None), look=(-6, 0, 4), hands=dict(L=(.12, -.42, .82), R=(-.12, -.42, .82)))
    Q.ball((c['L'] + c['R']) / 2 + Vector((0, -.03, .1)), .075, fine=True)
    a = _on(1, 'kofi', 'stand', 8, 'grin', size=.82, who=dict(kit='white'), look=(-2, 0, 4), hands=dict(L=(.21, -.34, .98), R=(-.21, -.34, .98)), elbows=dict(L=(1, -.1, -.7), R=(-1, -.1, -.7)))
    _barbell(a['R'], a['L'])
    b = _on(2, 'noor', 'stand', 14, 'smile', size=.86, who=dict(kit='blue', colour='cream'), look=(4, 0, 6), hands=dict(L=(.12, -.34, .84), R=(-.16, -.36, 1.0)), palms=dict(L=(0, -.4, 1), R=(.2, -1, .1)), elbows=dict(L=(1, .1, -.6), R=(-1, .1, -.6)))
    x, y, z = b['L']
    props.clipboard((x - .02, y - .08, z + .04), turned(-34, 0, 18), .7)
    _on(3, 'arjun', 'raise_bat', 10, 'smile', 'bat', .9, who=dict(kit='teal', age='teen', hat=None), bat=dict(top=(.4, -.2, 1.2), dir=(.2, -.12, 1), hand='L', one=True), hands=dict(R=(-.27, -.02, .74)), elbows=dict(L=(1, 0, -.3), R=(-1, .35, 0)), spread=())
    m = _on(4, 'sana', 'stand', 10, 'grin', None, .77, who=dict(kit='red', hat=None, tone='bronze'), **LIFT)
    Q.trophy((m['L'] + m['R']) / 2 + Vector((0, -.02, .04)), .66, 'd5dadd')


def _next_one():
    """Hurdles from far back, and somebody small over the last: the words stand above."""
    for x, y in ((.8, .4), (2.1, 2.3), (4.3, 4.7)):
        _hurdle((x, y, 0), -48)
    toy('imran', LEAP, (4.3, 4.7), -48, 'grin', z=.12, size=.78, who=dict(kit='teal', hat=None), look=(-2, 0, 36))
    for x, y in ((2.75, -.2), (3.5, .5)):
        Q.cone((x, y, 0), 'coral', .9)


def programs(tall=False):
    """Five steps to the left edge, and somebody who cannot wait to be on the first."""
    _staircase()
    _at_work()
    toy('ola', LEAP, (-.3, -.85), -52, 'grin', z=.12, size=.8, who=dict(kit='blue', hat=None), look=(-2, 0, 42))
    _hurdle((-.3, -.85, 0), -52)
    if not tall:
        _next_one()
    Q.kit_bag((-3.3, -.75, 0), 8, 'green', .7)
    for x, y, z in ((-2.3, -.7, .07), (-2.15, -.82, .07), (-2.0, -.7, .07)):
        Q.ball((x, y, z), .07, 'red', (40 * x, 20, 0), fine=True)
    _dumbbell((-1.43, -.35, .08), (1, .4, 0), .85)
    pitchside.lawn(-1, 3, WOODS, stripe=1.2, angle=14)
    for x, y, h in ((-4.1, 1.9, 2.7), (-5.4, 4.5, 3.4)):
        places.tree((x, y, 0), h, 'leaf', random.Random(2))
    pitchside.light(-1)
    pitchside.frame(tall, -2.0, 4.9 if tall else 8.4)


TEAM = (('jabari', 'guard', 'grin', dict(kit='red'), {}), ('zosia', 'clap', 'grin', dict(kit='academy', hat='cap'), {}), ('imran', 'crossed', 'smile', dict(kit='white'), {}),
        ('lena', 'cheer', 'grin', dict(kit='teal'), dict(hands=dict(L=(.36, -.14, 1.36), R=(-.36, -.14, 1.36)), look=(0, 0, -14))), ('dev', 'stand', 'smile', dict(kit='coral'), dict(hands=dict(L=(.27, -.02, .74), R=(-.3, -.06, .62)), elbows=dict(L=(1, .35, 0)))))
FRONT = (('veer', 'kneel', 'grin', dict(kit='blue', colour='cream'), KNEE_WAVE), ('amara', 'kneel', 'grin', dict(kit='red'), {}), ('tomek', 'kneel', 'grin', dict(kit='teal', hat='cap'), dict(bat=dict(top=(.36, -.3, .86), dir=(.02, -.06, -1), hand='L', one=True))), ('hania', 'kneel', 'smile', dict(kit='white'), dict(left=True)))


HIGH = .38


def _bench(x, y, w, h):
    box((x, y, h - .03), (w, .5, .06), M.wood('b98650', (4, 3, 3)), bevel=.02)
    for dx in (-w * .42, 0, w * .42):
        box((x + dx, y, (h - .05) / 2), (.08, .4, h - .05), M.wood('8a5b34', (4, 3, 3)), bevel=.02)


def _drawn_up(x, gap):
    """Those behind stand on a bench, those in front kneel, the cup between them."""
    _bench(x, .5, gap * 5 + .1, HIGH)
    for i, (name, how, face, who, more) in enumerate(TEAM):
        toy(name, how, (x + gap * (i - 2), .5), -24, face, 'bat' if how == 'guard' else None, HIGH, .9, {'hat': None, **who}, **{'look': (0, 0, -12), **more})
    for i, (name, how, face, who, more) in enumerate(FRONT):
        toy(name, how, (x + gap * (i - 1.5) * 1.12, -.45 - .06 * (i in (1, 2))), -22, face, size=.9, who={'hat': None, **who}, **{'look': (0, 0, -12), **more})


def _photographer(x, y):
    props.camera_prop((x, y, 0), 80, .95)
    toy('irena', 'stand', (x - .62, y - .02), 78, 'grin', size=.95, who=dict(kit='plum', hat=None), look=(0, 0, -34), hands=dict(R=(-.1, -.42, 1.02), L=(.34, -.34, 1.52)), elbows=dict(R=(-1, .1, -.4), L=(1, .1, -.2)), spread=('L',))


def gallery(tall=False):
    """A picture of the team is being taken."""
    gap, x = (.62, .62) if tall else (.74, .95)
    _drawn_up(x, gap)
    _photographer(-1.5 if tall else -1.7, -.35)
    Q.trophy((x, -.95, 0), .8)
    for fx, c in ((-.95, ('white', 'red')), (1.5, ('teal', 'cream'))) if tall else ((-4.05, ('white', 'red')), (3.3, ('teal', 'cream'))):
        places.flagpole((fx, 1.3, 0), 2.65 if tall else 2.0, *c)
    prints = ((-1.05, -1.1, 10, 'the-glove'),) if tall else ((-3.3, -.7, 18, 'snow'), (-.75, -1.1, 10, 'the-glove'), (3.15, -.7, -14, 'three-hands'))
    for px, py, turn, moment in prints:
        with placed((px, py, .01), 0, .66):
            props.polaroid((0, 0, 0), f'moments/{moment}.jpg', turn, -30)
    pitchside.lawn(0, 5, WOODS, stripe=1.2, angle=14)
    pitchside.light(0)
    pitchside.frame(tall, .05, 5.3 if tall else 7.8)


def _river():
    band(lambda x: 3.2 + .35 * math.sin(x * .5), lambda x: 7.0, M.plain('clay', .95, bump=(14, .4)), .008)
    band(lambda x: 4.3 + .35 * math.sin(x * .5 + .3), lambda x: 6.7, M.plain('4c97a3', .1, bump=(5, .12), Clearcoat=1, Specular=.6), .016)
    boat((-3.9, 5.6, .016), 14, 'red')


def about(tall=False):
    """A game at home, between the towers of both cities."""
    _river()
    b, eye, castle, far = (.05, .95, .75, 2.0) if tall else (1.02, 0, 1.52, 2.14)
    for build, x, turn, size in ((skyline.st_mary, b - .76, 6, .56), (skyline.wawel, b + castle, -8, .54), (skyline.palace_of_culture, b + far + .42, -8, .68)):
        with placed((eye + (x - eye) * 1.8, 8.8, 0), turn, size):
            build()
    toy('kuba', pitchside.DRIVE, (b, -.4), -18, 'grin', 'bat', who=dict(kit='blue', hat='cap'), look=(0, 0, 30))
    wicket((b - .72, -.25), 24)
    Q.ball((b + 1.28, -.8, .42), .08, fine=True)
    toy('amara', 'follow', (b + far, -.3), -36, 'grin', who=dict(kit='red', hat=None), look=(2, 0, 6))
    c = toy('coach', 'stand', (b + 1.08, 1.2), -4, 'smile', who=dict(kit='training'), hands=dict(R=(-.12, -.34, .84), L=(.27, -.02, .74)), elbows=dict(L=(1, .35, 0)))
    x, y, z = c['R']
    props.clipboard((x, y - .1, z + .06), turned(-30, 0, 0), .9)
    pitchside.lawn(1, 4, stripe=1.2, angle=14)
    pitchside.light(1)
    pitchside.frame(tall, eye, 4.75 if tall else 7.8)
