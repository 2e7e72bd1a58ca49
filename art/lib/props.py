"""Things that tell a role or a story: clipboard, whistle, plans, letters, blocks."""
import math

from mathutils import Vector

from . import materials as M
from .mesh import aim, at, ball, box, lathe, letters, loft, placed, ring, rod, shell, solid, tube, turned
from .head import RADII


def clipboard(p, rot=None, k=1.0, lines=6):
    """Faces -Y before it is turned."""
    with placed(m=at(p, rot)):
        with placed(size=k):
            box((0, 0, 0), (.36, .022, .48), M.wood('8a5b34', (.6, 8, 8)), bevel=.01)
            box((0, -.015, -.015), (.31, .008, .41), M.plain('white', .7), bevel=.003)
            box((0, -.022, .215), (.14, .03, .05), M.metal(), bevel=.01)
            for i in range(lines):
                box((.03, -.021, .13 - .06 * i), (.17, .003, .014), M.plain('ink' if i % 2 else 'green', .7), bevel=.001)
                box((-.115, -.021, .13 - .06 * i), (.03, .003, .03), M.plain('amber' if i < 4 else 'cream', .6), bevel=.001)


def whistle(chest, k=1.0):
    """On a cord round the neck; chest is the figure's local chest point."""
    x, y, z = chest
    tube([(x - .1 * k, y - .08 * k, z + .12 * k), (x - .075 * k, y - .175 * k, z), (x, y - .195 * k, z - .13 * k), (x + .075 * k, y - .175 * k, z), (x + .1 * k, y - .08 * k, z + .12 * k)], .009 * k, M.cloth('red'))
    lathe([(0, -.025), (.035, -.025), (.038, -.02), (.038, .02), (.035, .025), (0, .025)], M.metal('d8dde0', .2), at((x, y - .205 * k, z - .165 * k), turned(0, 90, 0)), 28)
    box((x, y - .245 * k, z - .145 * k), (.03, .06, .025), M.metal('d8dde0', .2), bevel=.006)


def hard_hat():
    """In head coordinates, instead of a cap."""
    m = M.plain('amber', .3, Clearcoat=.4)
    shell(tuple(r * k for r, k in zip(RADII, (1.12, 1.16, 1.14))), lambda p: 74, .06, m, at((0, .01, .02)))
    n = 64
    rings = [[(math.sin(a) * r, -math.cos(a) * r * (1.02 + .1 * max(0, math.cos(a)) ** 2), z) for a in [2 * math.pi * j / n for j in range(n)]] for r, z in ((.32, .1), (.375, .088), (.38, .08), (.372, .074), (.32, .08))]
    loft(rings, m, caps=(False, False))
    tube([(0, -.30, .19), (0, -.2, .32), (0, 0, .365), (0, .2, .31), (0, .32, .17)], .03, m)


def plans(a, b, r=.05):
    """A roll of drawings from a to b."""
    rod(a, b, r, M.plain('dfe8ea', .7))
    a, b = Vector(a), Vector(b)
    for t in (.0, 1.0):
        rod(a.lerp(b, t) - (b - a).normalized() * .002, a.lerp(b, t) + (b - a).normalized() * .002, r * .75, M.plain('7fa9c2', .7))
    ring(a.lerp(b, .5), r * 1.02, .009, M.rubber('red'), b - a)


def tablet(p, rot=None, k=1.0, bars=(.3, .45, .4, .65, .85)):
    """A rising chart on a screen."""
    with placed(m=at(p, rot)):
        with placed(size=k):
            box((0, 0, 0), (.56, .03, .42), M.plain('ink', .3), bevel=.02)
            box((0, -.014, 0), (.5, .008, .36), M.plain('white', .25, Emission=(1, 1, 1, 1), Emission_Strength=.12), bevel=.004)
            for i, v in enumerate(bars):
                box((-.18 + .09 * i, -.02, -.15 + v * .14), (.055, .008, v * .28), M.plain(('green', 'teal', 'copper', 'amber', 'red')[i % 5], .4), bevel=.003)


def megaphone(p, d, k=1.0):
    with placed(m=at(p, aim(d))):
        with placed(size=k):
            lathe([(.05, -.02), (.055, 0), (.06, .1), (.1, .24), (.185, .42), (.195, .43), (.18, .425), (.09, .24), (.04, .1)], M.vinyl('red'))
            ring((0, 0, .425), .187, .015, M.vinyl('cream'))
            tube([(0, .055, .03), (0, .15, .04), (0, .16, .14), (0, .09, .17)], .018, M.rubber('ink'))


def stopwatch(p, rot=None, k=1.0):
    with placed(m=at(p, rot)):
        with placed(size=k):
            lathe([(0, -.02), (.1, -.02), (.11, -.01), (.11, .015), (.1, .02), (0, .02)], M.metal('d8b35c', .25), turned(90, 0, 0))
            lathe([(0, .021), (.09, .021), (.09, .023), (0, .023)], M.plain('white', .5), turned(90, 0, 0))
            rod((0, -.028, 0), (.03, -.028, .06), .006, M.plain('red', .4), 10)
            rod((0, 0, .11), (0, 0, .145), .018, M.metal())


def headset(mat='ink'):
    """In head coordinates."""
    m = M.rubber(mat)
    tube([(.335 * math.cos(a), .01, .335 * math.sin(a) + .0) for a in [math.pi * i / 10 for i in range(11)]], .022, m)
    for s in (-1, 1):
        ball((s * .33, 0, -.02), .085, m, (.45, 1, 1.1))
        ball((s * .35, 0, -.02), .05, M.vinyl('amber'), (.4, 1, 1.1))
    tube([(.33, -.03, -.07), (.3, -.2, -.14), (.18, -.32, -.15)], .012, m)
    ball((.17, -.33, -.15), .028, m, (1.4, 1, 1))


def alphabet_block(p, text, colour='amber', ink='green', size=.5, turn=0, rot=None):
    """A child's cube with a raised sign on its face."""
    with placed(p, turn):
        box((0, 0, size / 2), (size,) * 3, M.vinyl(colour), rot, bevel=size * .09, seg=5)
        box((0, -size * .495, size / 2), (size * .76, size * .03, size * .76), M.plain('cream', .5), bevel=size * .05)
        letters(text, size * .8, M.vinyl(ink), at((0, -size * .52, size * .5)) @ turned(90, 0, 0), size * .02, bold=.012)


def sign(text, p, size, colour, turn=0, depth=.08, bold=.02):
    """Letters that stand as objects."""
    return letters(text, size, M.vinyl(colour), at(p) @ turned(90, 0, turn), depth, bold=bold)


def podium(grades=(('A', .55, -1.05), ('A+', .85, 0), ('B', .35, 1.05)), colours=('teal', 'amber', 'red')):
    for (text, h, x), c in zip(grades, colours):
        box((x, 0, h / 2), (1.0, .9, h), M.vinyl(c), bevel=.05, seg=5)
        letters(text, .3, M.vinyl('green' if c == 'amber' else 'cream'), at((x, -.452, h / 2)) @ turned(90, 0, 0), .015, bold=.03)


def calendar(p=(0, 0, 0), turn=0, matches=(12, 20)):
    """A desk calendar on rings, of any month: on each Saturday and Sunday an amber dot for practice or a red one for a match."""
    with placed(p, turn):
        lean = turned(-14, 0, 0)
        with placed(m=at((0, 0, 0), lean)):
            box((0, .05, .78), (1.7, .06, 1.56), M.plain('white', .7), bevel=.02)
            box((0, .015, 1.37), (1.7, .03, .38), M.plain('red', .5), bevel=.012)
            ball((0, 0, 1.37), .14, M.vinyl('amber'), (1, .12, 1))
            letters('V', .2, M.vinyl('green'), at((0, -.02, 1.37)) @ turned(90, 0, 0), .008, bold=.02)
            for i in range(28):
                x, z = -.69 + .23 * (i % 7), 1.0 - .26 * (i // 7)
                c = 'red' if i in matches else ('amber' if i % 7 > 4 else None)
                if c:
                    ball((x, .012, z), .08, M.vinyl(c), (1, .28, 1))
                else:
                    box((x, .014, z), (.15, .012, .15), M.plain('e3ddcf', .7), bevel=.03)
            for i in range(9):
                ring((-.72 + .18 * i, .04, 1.57), .065, .014, M.metal('c9cfd1', .25), (1, 0, 0), n=28)
        box((0, .34, .03), (1.7, .8, .06), M.plain('green', .6), bevel=.02)


def camera_prop(p=(0, 0, 0), turn=0, h=1.25):
    """An old camera on a tripod; looks to -Y."""
    with placed(p, turn):
        leg, body = M.wood('8a5b34'), M.plain('ink', .45, bump=(80, .2))
        for a in (90, 215, 325):
            rod((0, 0, h), (math.cos(math.radians(a)) * .48, math.sin(math.radians(a)) * .48, 0), .03, leg)
        lathe([(0, 0), (.12, 0), (.12, .05), (0, .05)], M.metal(), at((0, 0, h - .01)))
        box((0, 0, h + .26), (.66, .34, .42), body, bevel=.05)
        box((0, 0, h + .49), (.26, .28, .1), M.vinyl('amber'), bevel=.03)
        box((0, -.02, h + .26), (.675, .31, .1), M.vinyl('amber'), bevel=.02)
        lathe([(.17, 0), (.18, .03), (.16, .06), (.16, .16), (.175, .2), (.165, .24), (.12, .22), (0, .2)], M.metal('c9cfd1', .3), at((0, -.16, h + .26), turned(90, 0, 0)))
        ball((0, -.3, h + .26), .13, M.plain('22384d', .05, Clearcoat=1), (1, .6, 1))
        ball((.23, -.02, h + .5), .04, M.vinyl('red'))


def polaroid(p, picture, turn=0, lean=-12, k=1.0):
    """A framed print of a picture, by its name in data/images."""
    with placed(p, turn, k):
        with placed(m=at((0, 0, 0), turned(lean, 0, 0))):
            box((0, 0, .42), (.7, .03, .84), M.plain('white', .6), bevel=.012)
            box((0, -.014, .48), (.58, .012, .58), M.printed(picture), bevel=.004)


def mailbox(p=(0, 0, 0), turn=0):
    with placed(p, turn):
        lathe([(0, 0), (.42, 0), (.43, .03), (.43, .12), (.38, .15), (.36, .17), (.36, 1.35), (.42, 1.37), (.435, 1.4), (.43, 1.46), *((.42 * math.cos(a), 1.48 + .24 * math.sin(a)) for a in [math.pi * i / 40 for i in range(1, 20)]), (0, 1.72)], M.vinyl('red'), n=64)
        lathe([(.364, .5), (.366, .5), (.366, .52), (.364, .52)], M.plain('amber', .4), n=64)
        box((0, -.36, 1.2), (.46, .06, .12), M.plain('cream', .4), bevel=.03)
        box((0, -.375, 1.2), (.38, .06, .04), M.plain('ink', .5), bevel=.01)
        box((0, -.362, .85), (.3, .03, .36), M.plain('cream', .6), bevel=.02)
        for i in range(4):
            box((0, -.38, .96 - .07 * i), (.2, .01, .02), M.plain('ink', .6), bevel=.002)


def letter(p, rot=None, k=1.0):
    with placed(m=at(p, rot)):
        with placed(size=k):
            box((0, 0, 0), (.62, .025, .42), M.plain('white', .7), bevel=.01)
            tube([(-.3, -.015, .2), (-.15, -.017, .1), (0, -.018, -.0), (.15, -.017, .1), (.3, -.015, .2)], .006, M.plain('d8cdb8', .7), per=2)
            ball((0, -.016, .0), .055, M.vinyl('red'), (1, .4, 1))


def certificate(title='CERTIFICATE', sub='CORE COACH  LEVEL 2'):
    """Lies in the XY plane, top towards +Y; drawn lines instead of names."""
    box((0, 0, .012), (3.0, 2.1, .02), M.plain('fbf6ea', .7), bevel=.004)
    for w, h, c, t in ((2.8, 1.9, 'green', .035), (2.68, 1.78, 'amber', .014)):
        for s in (-1, 1):
            box((0, s * h / 2, .024), (w, t, .004), M.plain(c, .5), bevel=.001)
            box((s * w / 2, 0, .024), (t, h, .004), M.plain(c, .5), bevel=.001)
    ink = M.plain('green', .6)
    letters(title, .27, ink, at((0, .56, .024)), .002, bold=.01)
    letters(sub, .125, M.plain('red', .6), at((0, .3, .024)), .002)
    for w, y in ((1.5, .02), (1.9, -.17), (1.7, -.3)):
        box((0, y, .024), (w, .022 if y > 0 else .014, .003), M.plain('8a938f', .7), bevel=.001)
    for s in (-1, 1):
        box((s * .82, -.66, .024), (.75, .01, .003), M.plain('8a938f', .7), bevel=.001)
        tube([(s * .82 - .25, -.62, .026), (s * .82 - .15, -.55, .026), (s * .82 - .1, -.64, .026), (s * .82, -.56, .026), (s * .82 + .08, -.63, .026), (s * .82 + .24, -.57, .026)], .008, M.plain('27508f', .5))
    lathe([(0, 0), (.2, 0), (.2, .012), (.165, .016), (.16, .022), (0, .024)], M.plain('f0b545', .25, Metallic=.75), at((0, -.6, .024)), 40)
    letters('V', .2, M.plain('green', .4), at((0, -.6, .05)), .004, bold=.03)
    for s in (-1, 1):
        loft([[(s * .04 - .06, -.7, .022), (s * .04 + .06, -.7, .022)], [(s * .14 - .06, -.98, .024), (s * .14 + .06, -.98, .024)]], M.cloth('red'), closed=False)


def pin(p, colour, k=1.0):
    """Marks a place on a map; stands on its point."""
    with placed(p, size=k):
        lathe([(0, 0), (.012, .012)] + [(.22 * math.cos(t), .52 + .22 * math.sin(t)) for t in [math.radians(-25 + 115 * i / 24) for i in range(25)]], M.vinyl(colour), n=72)
        lathe([(0, 0), (.09, 0), (.1, .01), (.09, .02), (0, .02)], M.plain('cream', .5), at((0, -.195, .53), turned(90, 0, 0)), 40)


def star(p, size, mat):
    with placed(p, size=size):
        rim = [(r * math.sin(a), r * math.cos(a)) for i in range(10) for r, a in [((1, .45)[i % 2], math.pi * i / 5)]]
        solid([(x, 0, z) for x, z in rim] + [(0, -.3, 0), (0, .3, 0)], [f for i in range(10) for f in ((i, (i + 1) % 10, 10), ((i + 1) % 10, i, 11))], mat, smooth=False)
