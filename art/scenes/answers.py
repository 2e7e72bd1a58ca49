"""What stands beside questions and forms: three kinds of questions, three papers, three letters and a telephone."""
import math

from mathutils import Vector

from lib import equipment as Q
from lib import headgear
from lib import materials as M
from lib import props
from lib.mesh import aim, at, ball, box, lathe, letters, loft, placed, ring, rod, solid, tube, turned

from .programmes import HIGH
from .sets import toy
from .signs import resting_helmet
from .things import stage


def programs():
    """A kit, packed for training."""
    stage()
    Q.bat((.52, .32, .87), (-.3, .02, -.9), (-.2, -1, 0), 1.04)
    Q.kit_bag((-.04, .1, 0), -8, 'green', .86, False)
    resting_helmet(-.44, -.2, 22, 'red', .54)
    Q.ball((.24, -.36, .1), .1, fine=True)


def registration():
    """A form, half filled in."""
    stage()
    props.clipboard((-.1, .1, .5), turned(-16, 0, 10), 2.0)
    with placed((.26, -.24, .03)):
        rod((-.22, .02, .02), (.2, -.12, .02), .045, M.vinyl('amber'), 6)
        rod((.2, -.12, .02), (.29, -.15, .02), .045, M.wood('e6c795'), 6, .012)
        rod((.27, -.143, .02), (.3, -.153, .02), .016, M.plain('ink', .5), 12, .004)
        rod((-.3, .047, .02), (-.22, .02, .02), .046, M.vinyl('red'), 20)
    Q.ball((.5, .12, .1), .1, fine=True)


def _medal(x):
    """On its ribbon, over the handle of the longest bat."""
    with placed((x, .09, -.05)):
        tube([(0, .05, .92), (-.055, 0, .88), (-.05, -.045, .76), (0, -.055, .68), (.05, -.045, .76), (.055, 0, .88)], .016, M.cloth('red'), loop=True)
        lathe([(0, 0), (.09, 0), (.096, .01), (.09, .022), (0, .022)], M.metal('f0b545', .25), at((0, -.05, .6), turned(90, 0, 0)), 40)


def progression():
    """Three bats, each longer than the one before."""
    stage('red')
    for x, k, c in ((-.44, .72, 'teal'), (-.04, .92, 'amber'), (.37, 1.07, 'red')):
        Q.bat((x, .1, .83 * k - .01), (0, .02, -1), k=k, sticker=c, word='')
        Q.ball((x + .2 * k, -.12, .085 * k), .085 * k, fine=True)
    _medal(.37)


def five():
    """A bat for each stage of the pathway, each longer than the one before."""
    stage('red')
    for n, c in enumerate(('teal', 'green', 'amber', 'coral', 'red')):
        x, k = -.5 + .25 * n, .62 + .1125 * n
        Q.bat((x, .1, .83 * k - .01), (0, .02, -1), k=k, sticker=c, word='')
        if n % 2:
            Q.ball((x + .2 * k, -.12, .085 * k), .085 * k, fine=True)
    _medal(.5)


def _cover(w, h, thick, colour, pages='fdf8ec'):
    """A closed book that stands; its cover is at -Y."""
    box((.012, 0, h / 2), (w - .02, thick, h - .04), M.plain(pages, .8), bevel=.01)
    for y in (-thick / 2, thick / 2):
        box((0, y, h / 2), (w, .03, h), M.vinyl(colour), bevel=.012)
    box((-w / 2 + .012, 0, h / 2), (.03, thick, h), M.vinyl(colour), bevel=.012)
    return -thick / 2 - .016


def guide():
    """A thin book with a ball on it."""
    stage()
    with placed((0, .05, 0), 20, 1, (-7, 0)):
        y = _cover(.72, .96, .1, 'green')
        with placed(m=at((.02, y, .56), turned(90, 0, 0))):
            lathe([(0, 0), (.23, 0), (.23, .02), (0, .02)], M.plain('cream', .5), n=64)
        ball((.02, y, .56), .17, M.vinyl('red'), (1, .5, 1))
        for s in (-1, 1):
            tube([(.02 + s * .05 + .03 * s * math.cos(a), y - .086, .56 + .15 * math.sin(a)) for a in [math.pi * (i - 5) / 10 for i in range(11)]], .008, M.plain('cream', .6))
        for z, w in ((.2, .46), (.13, .3)):
            box((.02, y, z), (w, .012, .03), M.vinyl('amber'), bevel=.006)


def handbook():
    """A thick one on rings, with a bat on it."""
    stage()
    with placed((0, .05, 0), 20, 1, (-7, 0)):
        y = _cover(.74, .92, .24, 'red')
        Q.bat((.2, y - .02, .78), (-.52, 0, -1), (0, -1, 0), .72, word='', second='amber', sticker='green', grip='amber')
        for i in range(7):
            ring((-.37, 0, .14 + .11 * i), .15, .017, M.metal('d9dee0', .25), (0, 0, 1), n=32)
        Q.ball((.2, y - .06, .2), .075, 'white', fine=True)


def welcome():
    """A folder with what the first day needs."""
    stage('red')
    with placed((0, .08, 0), 14, 1, (-9, 0)):
        box((0, .05, .4), (.86, .03, .78), M.vinyl('amber'), bevel=.02)
        box((-.1, .02, .56), (.56, .02, .74), M.plain('white', .7), turned(0, -5, 0), .006)
        for i in range(3):
            box((-.12, .005, .8 - .075 * i), (.36, .008, .025), M.plain('teal', .6), turned(0, -5, 0), .003)
        box((.22, .0, .58), (.24, .02, .6), M.plain('red', .6), turned(0, 9, 0), .01)
        box((0, -.05, .28), (.88, .03, .54), M.vinyl('amber'), bevel=.02)
        solid([(-.44, -.07, .55), (.44, -.07, .55), (0, -.08, .2)], [(0, 2, 1)], M.plain('d8951a', .5), smooth=False)
        ball((0, -.09, .24), .06, M.vinyl('red'), (1, .5, 1))
    with placed((.4, -.2, .03), -24, .54):
        ball((0, 0, .1), .3, M.canvas('green'), (1, .94, .5))
        headgear.cap('green', 'amber')


def _plane(p, turn, tilt, colour, fold, k=1.0):
    """Folded from a sheet of paper."""
    with placed(p, turn, k, tilt):
        for s in (-1, 1):
            solid([(0, -.3, 0), (s * .2, .24, .05), (s * .03, .24, .02)], [(0, 1, 2)], M.plain(colour, .7), smooth=False)
            solid([(0, -.3, 0), (s * .03, .24, .02), (0, .24, -.1)], [(0, 1, 2)], M.plain(fold, .7), smooth=False)


def feedback():
    """Letters that fly."""
    stage(height=.41, lens=156)
    toy('hania', 'toss', (-.16, .05), 8, 'grin', size=.7, who=dict(kit='training', hat=None), hands=dict(L=(.36, -.34, 1.16), R=(-.27, -.06, .74)), elbows=dict(L=(.8, .2, -.7), R=(-1, .35, 0)))
    _plane((.5, -.2, .98), 118, (-24, 0), 'coral', 'red', 1.15)
    _plane((-.64, -.1, .94), 60, (-14, 10), 'teal', 'green', .85)
    props.letter((.46, -.16, .15), turned(-68, 0, -16), .6)
    props.letter((.46, -.12, .03), turned(-90, 0, 14), .6)


def bubble(p, edge='green', mark='red'):
    """A question mark in a bubble."""
    with placed(p):
        ball((0, .03, 0), .3, M.vinyl(edge), (1, .26, .87))
        ball((0, 0, 0), .27, M.vinyl('cream'), (1, .3, .86))
        solid([(-.2, -.03, -.1), (-.04, -.03, -.2), (-.3, -.03, -.34), (-.2, .03, -.1), (-.04, .03, -.2), (-.3, .03, -.34)], [(0, 1, 2), (3, 5, 4), (0, 3, 4, 1), (1, 4, 5, 2), (2, 5, 3, 0)], M.vinyl(edge), smooth=False)
        letters('?', .4, M.vinyl(mark), at((0, -.09, -.0)) @ turned(90, 0, 0), .03, bold=.014)


def question():
    """A hand goes up."""
    stage('red', height=.41, lens=156)  # which stands on cream, amber and dark green alike
    toy('ola', 'stand', (-.24, .04), 10, 'smile', size=.7, who=dict(kit='red', hat=None), hands=HIGH['hands'], elbows=HIGH['elbows'], spread=('R',), look=(-6, 0, 10))
    bubble((.48, .12, .95), 'red', 'green')
    Q.ball((.42, -.3, .07), .07, fine=True)


def _telephone():
    """With a dial; its receiver is off the hook."""
    red, cream = M.vinyl('red'), M.plain('cream', .4)
    loft([[(x * w, y, z) for x, y in ((-1, -d), (1, -d), (1, d), (-1, d))] for w, d, z in ((.3, .26, 0), (.31, .27, .05), (.24, .2, .26), (.16, .1, .38), (.15, .09, .4))], red, smooth=False)
    for x in (-.14, .14):
        box((x, 0, .42), (.05, .2, .06), red, bevel=.02)
        for y in (-.085, .085):
            box((x, y, .47), (.05, .035, .1), red, bevel=.014)
    with placed((0, -.218, .185), tilt=(-18, 0)):
        lathe([(0, 0), (.155, 0), (.16, .012), (.155, .03), (0, .03)], cream, turned(90, 0, 0), 72)
        lathe([(0, .03), (.06, .03), (.055, .045), (0, .048)], M.vinyl('amber'), turned(90, 0, 0), 48)
        for i in range(10):
            t = math.radians(-60 - 30 * i)
            lathe([(0, 0), (.024, 0), (.024, .008), (0, .008)], M.plain('green', .5), at((.112 * math.cos(t), -.028, .112 * math.sin(t)), turned(90, 0, 0)), 24)


def _receiver(ear, mouth, back):
    """From an ear to a mouth; its grip bends towards `back`."""
    red = M.vinyl('red')
    a, b, away = (Vector(p) for p in (ear, mouth, back))
    tube([a, a + away, a * .5 + b * .5 + away * 1.5, b + away, b], .04, red)
    for p in (a, b):
        lathe([(0, -.02), (.075, -.02), (.085, .01), (.075, .05), (.03, .075), (0, .075)], red, at(p, aim(away)), 40)


def phone():
    """Somebody calls."""
    stage(height=.41, lens=156)
    a = toy('imran', 'stand', (-.26, .06), 12, 'grin', size=.7, who=dict(kit='academy', hat=None), hands=dict(L=(.47, -.12, 1.2), R=(-.34, -.1, .66)), elbows=dict(L=(1, -.2, -.6), R=(-1, .3, 0)), look=(0, 0, 8))
    x, y, z = a['L']
    _receiver((x - .04, y + .02, z + .1), (x - .1, y - .1, z - .1), (.07, -.04, 0))
    with placed((.4, -.06, 0), -16, .95):
        _telephone()
    start, end = Vector((x - .08, y - .13, z - .13)), Vector((.2, -.3, .05))
    path = [start.lerp(end, t / 120) - Vector((0, .1, .16)) * math.sin(math.pi * t / 120) for t in range(121)]
    tube([p + Vector((math.cos(t * 1.3), .4 * math.sin(t * 1.3), .5 * math.sin(t * 1.3))) * .022 for t, p in enumerate(path)], .008, M.rubber('ink'), per=2)
    Q.ball((-.02, -.42, .07), .07, fine=True)


def company():
    """An office where there is a bat against the desk."""
    stage('green')
    wood, steel = M.wood('b9824a', (.6, 8, 8)), M.plain('cream', .5)
    with placed((.02, .06, 0), 8, 1.12):
        box((0, 0, .5), (1.1, .5, .06), wood, bevel=.02)
        for x in (-.5, .5):
            for y in (-.2, .2):
                rod((x, y, 0), (x, y, .48), .03, steel)
        box((.3, .02, .36), (.36, .4, .22), M.vinyl('red'), bevel=.03)
        for z in (.41, .31):
            box((.3, -.19, z), (.12, .03, .025), M.metal('f0b545'), bevel=.008)
        box((-.12, -.04, .545), (.42, .28, .025), M.plain('c9d2d3', .3), bevel=.01)
        box((-.12, .12, .69), (.42, .025, .29), M.plain('c9d2d3', .3), turned(-12, 0, 0), .012)
        box((-.12, .104, .69), (.38, .01, .25), M.plain('17504f', .3), turned(-12, 0, 0), .006)
        ball((-.12, .094, .69), .06, M.vinyl('red'), (1, .3, 1))
        lathe([(0, 0), (.07, 0), (.075, .01), (.075, .13), (.062, .13), (.06, .02), (0, .02)], M.vinyl('cream'), at((.2, -.1, .53)), 40)
        ring((.28, -.1, .6), .04, .013, M.vinyl('cream'), (0, 1, 0), n=28)
        lathe([(0, 0), (.07, 0), (.09, .12), (.075, .12), (0, .1)], M.vinyl('red'), at((.44, .1, .53)), 40)
        for i in range(7):
            a = 2 * math.pi * i / 7
            ball((.44 + .07 * math.cos(a), .1 + .07 * math.sin(a), .75), .06, M.plain('leaf', .7), (.6, .6, 1.5), turned(20 * math.sin(a), 20 * math.cos(a), 0))
        Q.bat((-.42, -.26, .78), (0, -.18, -1), (0, -1, .2), .94, sticker='red')
    Q.ball((.3, -.36, .1), .1, fine=True)
