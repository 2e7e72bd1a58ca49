"""Heads of the pages for those who work on the site: it is painted, it is written, and it is published."""
import math

from mathutils import Vector

from lib import equipment as Q
from lib import materials as M
from lib import places, props, studio
from lib.mesh import at, ball, box, lathe, loft, placed, rod, turned

from .sets import toy
from .things import stage

WOOD = 'b9824a'


def _stage():
    """As that of the leaders: an island, and the camera of the heads."""
    places.catcher(-.36)
    places.island(1.62, .24, stripe=.42, angle=24, sc=(1, .66))
    studio.portrait_light((0, 0, .9), 1.7, 1.12, fill=.5)
    studio.face_fill((0, -9, 3), (0, 0, 1), 200)
    studio.camera((0, -9, 2.4), (0, 0, .84), 82, (0, -.2, 1.0), 1.8)


def _pot(x, y, colour, k=1.0):
    """Open, full, and a little of it has run over."""
    with placed((x, y, 0), 0, k):
        lathe([(0, 0), (.15, 0), (.155, .02), (.155, .25), (.17, .265), (.155, .28), (.145, .26), (0, .255)], M.metal('d9dee0', .3), n=48)
        lathe([(.158, .05), (.16, .06), (.16, .2), (.158, .21)], M.plain(colour, .4), n=48)
        lathe([(0, .262), (.146, .262), (.146, .255)], M.gloss(colour), n=48)
        for a, drop in ((-2.2, .1), (-1.5, .15), (-1.0, .07)):
            x2, y2 = .165 * math.cos(a), .165 * math.sin(a)
            rod((x2, y2, .27 - drop), (x2, y2, .275), .022, M.gloss(colour), 16)
            ball((x2, y2, .27 - drop), .025, M.gloss(colour), n=16)


def _easel():
    """Its board has the colours of the page."""
    for x in (-.62, .62):
        rod((x, .04, 0), (x * .62, .34, 2.02), .045, M.wood(WOOD, (.6, 8, 8)))
    rod((0, .85, 0), (0, .36, 1.9), .045, M.wood(WOOD, (.6, 8, 8)))
    box((0, -.06, .44), (1.56, .3, .07), M.wood(WOOD, (.6, 8, 8)), bevel=.02)
    with placed((0, -.08, .48), tilt=(-6, 0)):
        box((0, 0, .66), (1.46, .08, 1.3), M.plain('white', .6), bevel=.05, seg=6)
        for i, c in enumerate(('green', 'amber', 'f8d68f', 'red', 'teal', '8fcfb4')):
            box((-.44 + .44 * (i % 3), -.05, .97 - .6 * (i // 3)), (.38, .05, .5), M.vinyl(c), bevel=.05, seg=6)


def _roller(a, b, colour):
    """From the hand at a to the wall at b."""
    a, b = Vector(a), Vector(b)
    d = (b - a).normalized()
    rod(a - d * .16, a + d * .14, .035, M.vinyl('green'))
    rod(a + d * .1, b, .016, M.metal('c9cfd1', .3), 16)
    across = Vector((0, 0, 1)).cross(d).normalized()
    rod(b - across * .19, b + across * .19, .085, M.plain(colour, .5, bump=(70, .3)), 40)
    for s in (-1, 1):
        rod(b + across * s * .185, b + across * s * .2, .06, M.plain('cream', .5), 24)


def design():
    """Paint on the roller, blocks at the foot."""
    _stage()
    with placed((.42, .28, 0), -12):
        _easel()
    a = toy('zosia', 'stand', (-.78, -.14), 30, 'grin', who=dict(kit='training', hat='cap', hat_colour='red'),
            hands=dict(L=(.4, -.36, 1.06), R=(-.27, -.02, .74)), elbows=dict(L=(.7, .1, -.8), R=(-1, .35, 0)), look=(-4, 0, 14))
    _roller(a['L'], (.0, .02, 1.2), 'red')
    for x, y, c in ((-.36, -.6, 'green'), (-.02, -.72, 'amber'), (.32, -.84, 'cream'), (-1.2, -.3, 'red')):
        _pot(x, y, c)
    props.alphabet_block((.76, -.56, 0), 'A', 'red', 'green', .36, -14)
    props.alphabet_block((1.16, -.24, 0), 'V', 'teal', 'red', .32, 16)


def _pencil(tip, end, r=.075):
    """As long as whoever writes with it."""
    tip, end = Vector(tip), Vector(end)
    d = (end - tip).normalized()
    rod(tip + d * .28, end - d * .2, r, M.vinyl('amber'), 6)
    rod(tip + d * .28, tip + d * .07, r * .96, M.wood('e6c795'), 24, r * .3)
    rod(tip + d * .08, tip, r * .32, M.plain('ink', .5), 16, .006)
    rod(end - d * .22, end - d * .13, r * 1.06, M.metal('d9dee0', .25), 24)
    rod(end - d * .13, end, r * 1.02, M.vinyl('coral'), 24)


def _board():
    """A notice board with a little roof; faces -Y."""
    frame = M.vinyl('cream')
    for x in (-.84, .84):
        box((x, .05, .95), (.11, .11, 1.9), frame, bevel=.02)
    box((0, .05, 1.22), (1.9, .14, 1.26), frame, bevel=.04)
    box((0, -.02, 1.22), (1.7, .06, 1.06), M.plain('teal', .7), bevel=.02)
    loft([[(-.96, y, 1.84), (.96, y, 1.84), (0, y, 2.07)] for y in (0, .12)], frame, smooth=False)
    for s in (-1, 1):
        box((s * .52, .05, 1.99), (1.16, .42, .1), M.plain('red', .5), turned(0, s * 14, 0), .02)
    for x, z, w, h, tilt, c in ((-.36, 1.2, .74, .84, 2, 'white'), (.5, 1.4, .44, .5, -5, 'f8d68f'), (.5, .92, .44, .34, 4, 'f6dfdc')):
        with placed((x, -.06, z), tilt=(0, tilt)):
            box((0, 0, 0), (w, .02, h), M.plain(c, .7), bevel=.006)
            ball((0, -.03, h / 2 - .05), .04, M.vinyl('red'), (1, .6, 1), n=24)
            for i in range(int(h / .13) - 1):
                box((-.02 if i % 2 else 0, -.014, h / 2 - .17 - .12 * i), (w * (.72 if i % 2 else .78), .008, .035), M.plain('green' if i else 'red', .6), bevel=.003)


def admin():
    """What stands on the site is written by somebody."""
    _stage()
    with placed((.36, .3, 0), -10):
        _board()
    a = toy('adam', 'stand', (-.68, -.2), 20, 'grin', who=dict(kit='red', hat='cap', number=None),
            hands=dict(L=(.3, -.38, 1.06), R=(-.12, -.38, .84)), elbows=dict(L=(.9, .1, -.6), R=(-1, .1, -.3)), look=(-2, 0, 4))
    up = (a['L'] - a['R']).normalized()
    _pencil(a['L'] + up * .52, a['R'] - up * .46)
    Q.ball((.42, -.66, .11), .11, fine=True)
    Q.ball((.74, -.56, .09), .09, 'white', (20, 50, 0), fine=True)


def _monitor(p, turn):
    """A page of the site on it."""
    with placed(p, turn):
        steel = M.plain('cream', .5)
        box((0, .04, .03), (.5, .3, .05), steel, bevel=.02)
        rod((0, .08, .04), (0, .1, .3), .05, steel)
        with placed((0, 0, .24), tilt=(-5, 0)):
            box((0, .05, .38), (1.06, .09, .74), M.plain('ink', .5), bevel=.05, seg=6)
            box((0, -.005, .38), (.94, .02, .62), M.plain('cream', .5), bevel=.015)
            for x, z, w, h, c in ((0, .64, .94, .1, 'green'), (-.2, .46, .46, .2, '8fcfb4'), (.26, .5, .3, .05, 'red'), (.24, .41, .26, .04, 'teal'),
                                  (-.29, .2, .27, .22, 'amber'), (.02, .2, .27, .22, 'green'), (.33, .2, .27, .22, 'red')):
                box((x, -.02, z), (w, .014, h), M.plain(c, .5), bevel=.006)
            ball((-.2, -.03, .46), .075, M.vinyl('red'), (1, .4, 1))


def _button(p):
    """The one that publishes."""
    x, y, z = p
    box((x, y, z + .05), (.46, .4, .1), M.vinyl('amber'), bevel=.04, seg=5)
    lathe([(0, 0), (.15, 0), (.15, .05), (.135, .075), (0, .09)], M.gloss('red'), at((x, y, z + .1)), 48)


def desk():
    """What is written is sent on its way with one hand."""
    _stage()
    wood = M.wood(WOOD, (.6, 8, 8))
    with placed((-.3, .16, 0), 6):
        box((0, 0, .68), (1.9, .74, .08), wood, bevel=.03)
        for x in (-.86, .86):
            for y in (-.28, .28):
                rod((x, y, 0), (x, y, .65), .045, M.plain('cream', .5))
        box((-.5, .02, .48), (.6, .6, .32), M.vinyl('teal'), bevel=.04)
        for z in (.55, .41):
            box((-.5, -.29, z), (.2, .04, .035), M.metal('f0b545'), bevel=.01)
        _monitor((-.34, .08, .72), 8)
        _button((.6, -.16, .72))
    toy('mei', 'stand', (.88, -.1), -14, 'grin', who=dict(kit='academy', hat='cap', number=None),
        hands=dict(R=(-.56, -.14, .96), L=(.52, -.05, 1.62)), elbows=dict(R=(-.6, .2, .6), L=(1, .3, -.4)), spread=('L', 'R'),
        palms=dict(R=(0, 0, -1)), look=(-2, 4, 8))
    Q.ball((.2, -.72, .11), .11, fine=True)
    Q.ball((-.34, -.78, .09), .09, 'white', (20, 50, 0), fine=True)


def _push(r, colour):
    """To be pressed: its collar is of metal."""
    lathe([(0, 0), (r * 1.22, 0), (r * 1.22, .03), (r * 1.12, .05), (r, .05)], M.metal('d9dee0', .25), n=64)
    lathe([(0, 0), (r, 0), (r, .11), (r * .94, .15), (r * .7, .175), (0, .185)], M.gloss(colour), at((0, 0, .03)), 64)


def buttons():
    """One that leads, and three beside it."""
    stage()
    with placed((0, .08, .34), -8, tilt=(44, 0)):
        box((0, 0, -.12), (1.2, .84, .24), M.vinyl('green'), bevel=.11, seg=8)
        box((0, 0, 0), (1.04, .68, .02), M.vinyl('teal'), bevel=.01)
        with placed((-.2, 0, .01)):
            _push(.22, 'amber')
            loft([[(x, y, z) for x, y in ((-.12, -.035), (.0, -.035), (.0, -.1), (.13, 0), (.0, .1), (.0, .035), (-.12, .035))] for z in (.2, .235)],
                 M.vinyl('green'), smooth=False)
        for x, y, c in ((.2, .17, 'red'), (.4, .17, 'white'), (.2, -.14, 'f8d68f'), (.4, -.14, 'coral')):
            with placed((x, y, .01), 0, .36):
                _push(.22, c)
    for x in (-.4, .4):
        rod((x, .34, 0), (x, .34, .3), .07, M.vinyl('green'))
    Q.ball((.5, -.36, .1), .1, fine=True)


def _pin(p, turn, colour, mark, r):
    """A round badge that stands on its rim, with its pin behind."""
    with placed(p, turn, tilt=(-10, 0)):
        lathe([(0, 0), (r * .96, 0), (r, .015), (r, .04), (r * .95, .06), (0, .075)], M.gloss(colour), at((0, 0, r), turned(90, 0, 0)), 64)
        ball((0, -.07, r), r * .36, M.plain(mark, .5), (1, .3, 1))


def badges():
    """A rosette, and a badge for each state."""
    stage()
    with placed((-.06, .16, .02), 0, .86, (-6, 0)):
        for s in (-1, 1):
            box((s * .14, .03, .17), (.17, .03, .44), M.plain('red', .6), turned(0, s * -16, 0), .012)
        for i in range(18):
            a = 2 * math.pi * i / 18
            ball((.3 * math.cos(a), 0, .52 + .3 * math.sin(a)), .085, M.vinyl('red'), (1, .5, 1), n=24)
        with placed((0, .02, .52)):
            lathe([(0, 0), (.32, 0), (.33, .03), (.3, .06), (.26, .075), (0, .08)], M.vinyl('amber'), m=turned(90, 0, 0), n=64)
            lathe([(0, .07), (.22, .07), (.22, .085), (0, .09)], M.plain('cream', .5), m=turned(90, 0, 0), n=64)
            props.sign('V', (0, -.09, 0), .34, 'green', depth=.02)
    _pin((-.47, -.1, 0), 14, '8fcfb4', 'green', .17)
    _pin((.44, -.04, 0), -12, 'amber', 'green', .2)
    _pin((.16, -.34, 0), -4, 'e7dfcd', 'ink', .13)
    Q.ball((-.17, -.38, .1), .1, fine=True)
