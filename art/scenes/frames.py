"""Frames that components stretch as a nine-slice, and the small pieces on them: seen straight from the front. A unit is 100 pixels."""
import math

from mathutils import Matrix

from lib import equipment as Q
from lib import materials as M
from lib import places
from lib.frame import outline, plate, slab, taken
from lib.mesh import at, ball, box, capsule, lathe, loft, placed, ring, stitches, tube, turned

PAPER = 'efe8d8'


def _gold():
    return M.plain('e8b23c', .32, Metallic=.55)


def lamp():
    """Hangs at the upper edge of pages on which it is evening: their beams come from it."""
    with placed(tilt=(-22, 0)):
        places.lamps(7)
    for x in (-.34, .34):
        capsule((x, .12, .2), (x, .12, 1.2), .045, .045, M.vinyl('cream'))
    taken(1.4, 1.2)


def tactics():
    """A coach's board: wood with corners of vinyl, which a screw holds."""
    box((0, .26, 0), (3.7, .1, 3.7), M.plain('134a47', .6))
    for s in (-1, 1):  # the grain runs along each
        box((s * 1.74, 0, 0), (.44, .36, 3.92), M.wood('b98046'), bevel=.12)
        box((0, 0, s * 1.74), (.44, .36, 3.48), M.wood('b98046'), turned(0, 90, 0), .12)
        for x in (-1.7, 1.7):
            box((x, -.05, s * 1.7), (.6, .5, .6), M.vinyl('amber'), bevel=.16, seg=8)
            ball((x, -.3, s * 1.7), .1, M.vinyl('cream'), (1, .4, 1))
    taken(4, 4)


def _pen(x, z, length, colour):
    capsule((x - length / 2, -.2, z), (x + length / 2, -.2, z), .15, .15, M.vinyl(colour))
    capsule((x + length * .2, -.2, z), (x + length / 2 + .01, -.2, z), .165, .165, M.vinyl('ink'))


def tray():
    """The ledge of the board, on which pens lie, a sponge and a ball."""
    box((0, -.15, -.5), (6.9, .7, .16), M.wood('b98046'), bevel=.06)
    box((0, -.55, -.46), (.4, .16, 6.9), M.wood('b98046'), turned(0, 90, 0), .08)
    _pen(-2.3, -.14, 1.2, 'red')
    _pen(-.7, -.14, 1.2, 'amber')
    box((1.0, -.2, -.12), (1.0, .4, .34), M.canvas('cream'), bevel=.1)
    box((1.0, -.2, .1), (1.06, .42, .22), M.vinyl('green'), bevel=.09)
    Q.ball((2.5, -.2, .08), .36, fine=True)
    taken(7, 1.4)


def _sheets(w, h, y, count=3, step=.05):
    """A pile of paper, each sheet a little nearer and smaller."""
    for i in range(count):
        plate(w - 2 * step * i, h - 2 * step * i, y - .06 * i, .05, M.plain(PAPER if i == count - 1 else 'd9cdb2', .9), .1, .02)


def scorebook():
    """A book that lies open: cloth over boards, corners of brass, and pages."""
    plate(4, 4, .2, .3, M.canvas('green'), .24, .1)
    for x in (-1, 1):
        for z in (-1, 1):
            with placed((x * 2, 0, z * 2)):
                loft([[(-x * px, y, -z * pz) for px, pz in ((.64 - 2 * e, e), (.14, e), (.04 + e, .04 + e), (e, .14), (e, .64 - 2 * e))] for y, e in ((.1, -.01), (-.1, -.01), (-.15, .04))], _gold(), smooth=False)
            ball((x * 1.8, -.15, z * 1.8), .05, _gold(), (1, .6, 1))
    _sheets(3.48, 3.48, -.08, 4, .055)
    taken(4, 4)


def fold():
    """Where its pages meet; as high as one likes."""
    half = [(.62 - .62 * i / 24, .42 * (i / 24) ** 2) for i in range(25)]
    page = [(-x, y) for x, y in half] + [(x, y) for x, y in half[::-1]]
    loft([[(x, y, z) for x, y in page] for z in (-4, 4)], M.plain(PAPER, .9), closed=False)
    taken(1.2, 1.2)


def ribbon():
    """Satin, hanging out at the foot of the pages."""
    n = 40
    rows = [(.03 * math.sin(6 * i / n), -.1 * math.sin(4.4 * i / n), 1.1 - 2.1 * i / n) for i in range(n + 1)]
    loft([[(x + .34 * k, y - .05 * k * k, max(z, .34 * (1 - abs(k)) - 1)) for k in (-1, -.5, 0, .5, 1)] for x, y, z in rows], M.plain('red', .4, Sheen=.6), closed=False)
    taken(.8, 2.2)


def honours():
    """A board of dark wood with round shoulders, a gilt bead and a painted field."""
    w, h, top, bottom = 4, 4, .9, .22
    slab(w, h, [(0, .2), (0, -.1), (.03, -.17), (.09, -.2), (.24, -.2), (.3, -.16), (.34, -.06), (.4, -.02), (.44, .12)], M.vinyl('64301d'), top, bottom, caps=(False, False))
    tube([(x, .06, z) for x, z in outline(w, h, .47, top, bottom)], .05, _gold(), per=1, loop=True)
    tube([(x, .1, z) for x, z in outline(w, h, .64, top, bottom)], .018, _gold(), per=1, loop=True)
    box((0, .2, 0), (w - .5, .1, h - .5), M.plain('0f3d3e', .55, Specular=0))
    taken(w, h)


def laurel():
    """Gilt leaves round a ball."""
    gold = _gold()
    for s in (-1, 1):
        stem = [(s * 1.0 * math.sin(math.radians(a)), 0, -1.0 * math.cos(math.radians(a)) + .1) for a in range(4, 150, 6)]
        tube(stem, .035, gold, per=2)
        for i in range(8):
            a = 22 + 17 * i
            for side, lean in ((1.17, 34), (.84, -34)):
                p = (s * side * math.sin(math.radians(a)), -.04, .1 - side * math.cos(math.radians(a)))
                ball(p, .25 - .006 * i, gold, (1, .4, .42), turned(0, -s * (a + lean), 0))
    Q.ball((0, -.05, .1), .56, 'red', (70, 20, 20), fine=True)
    taken(2.9, 2.5)


def bats():
    """Two bats, crossed below a ball."""
    for s in (1, -1):
        Q.bat((.92 * s, .12 * s, .98), (-.76 * s, 0, -1), (0, -1, 0), 2.65, 'red', 'amber', word='', grip='amber')
    Q.ball((0, -.3, .72), .42, 'red', (70, 20, 20), fine=True)
    taken(2.9, 2.5)


def cord():
    """A piece of rope from pin to pin."""
    for t in (0, math.pi):
        tube([(.055 * math.cos(6 * z + t), -.055 * math.sin(6 * z + t), z) for z in [-1.5 + .05 * i for i in range(61)]], .075, M.cloth('d9a441'), per=1)
    for z in (-1.5, 1.5):
        ball((0, -.12, z), .2, _gold(), (1, .6, 1))
    taken(.5, 3.4)


def clipboard():
    """A wooden board with sheets on it; the clip is a picture of its own."""
    plate(4, 4, .2, .3, M.wood('8a5a30'), .32, .12)
    with placed((0, 0, -.22)):
        _sheets(3.5, 3.06, -.1, 3, .035)
    taken(4, 4)


def clip():
    """Of a clipboard: a sprung bar and its loop."""
    amber, gold = M.vinyl('amber'), _gold()
    with placed((0, 0, -.22)):
        ring((0, .05, .5), .38, .13, amber, (0, 1, 0))
        with placed((0, .02, .1)):
            plate(2, .6, .1, .26, amber, .24, .12)
        with placed((0, -.1, -.3)):
            plate(3.2, .6, .1, .34, amber, .22, .14)
        for x in (-1.28, 1.28):
            ball((x, -.34, -.3), .1, gold, (1, .5, 1))
    taken(3.4, 1.7)


def folder(colour='amber'):
    """The front of a folder of board."""
    plate(4, 4, .2, .3, M.plain(colour, .6, bump=(120, .08)), .5, .14)
    taken(4, 4)


def sheets():
    """Paper in a folder."""
    _sheets(4, 4, 0, 3, .06)
    taken(4, 4)


def paper_clip():
    """Of bent wire, coated."""
    def bend(x, z, r):
        turns = [math.radians(15 * i) for i in range(13)]
        return [(x + abs(r) * math.cos(t), 0, z + r * math.sin(t)) for t in turns]

    tube([(-.14, 0, .5)] + bend(.12, -.86, -.26)[::-1] + bend(0, .8, .38) + [(-.38, 0, -.95)], .075, M.vinyl('red'), per=1)
    taken(1.0, 2.6)


def rings():
    """One wire ring of a notebook and the two holes it goes through; as many as the page is high."""
    for x in (-.6, .6):
        lathe([(0, 0), (.2, 0), (.22, .02), (.2, .03), (0, .03)], M.plain('082728', .7), at((x, .2, 0), turned(90, 0, 0)))
    tube([(-.6, .12, 0), (-.56, -.12, 0), (-.3, -.3, 0), (0, -.34, 0), (.3, -.3, 0), (.56, -.12, 0), (.6, .12, 0)], .13, _gold())
    taken(1.76, 1.12)


def holder():
    """Of a coach's pass: soft plastic with a window on the card; at the top there is room for a slot."""
    steps = [(0, .2, 0), (0, -.1, 0), (.03, -.16, 0), (.1, -.2, 0), (.16, -.2, .52), (.21, -.17, .56), (.24, -.08, .58), (.24, .1, .58)]
    loft([[(x, y, z - top / 2) for x, z in outline(4, 4 - top, e, .42, .42)] for e, y, top in steps], M.vinyl('teal'), caps=(False, False))
    box((0, .1, -.2), (3.7, .1, 3.4), M.plain('ffffff', .6))
    taken(4, 4)


def lanyard():
    """Of a coach's pass: a band round a peg, a ring and a tab with a snap, which goes into the slot of the holder."""
    with placed((0, 0, .13)):
        _lanyard()
    taken(1.92, 3.18)


def _lanyard():
    red, gold = M.cloth('red'), _gold()
    hole = [[(x, y, z - 1.43) for x, z in outline(1.56, .3, e, .15, .15)] for e, y in ((.06, .1), (.04, -.06), (0, -.02), (-.05, -.06), (-.07, .1))]
    loft(hole, M.vinyl('teal'), caps=(False, False))
    capsule((-.64, .2, -1.43), (.64, .2, -1.43), .1, .1, M.plain('06201f', .9))
    flat = Matrix.Diagonal((1, .3, 1, 1))
    loop = [(0, -.16)] + [(.33 * math.cos(t), .98 + .33 * math.sin(t)) for t in (math.radians(a) for a in range(-12, 193, 12))] + [(0, -.16)]
    tube([(x, 0, z) for x, z in loop], .13, red, per=1, m=flat)
    stitches([(x, -.045, z) for x, z in loop], M.plain('amber', .6), .07, .06, .012, per=1)
    tube([(0, 0, -.1), (0, 0, -.5)], .15, red, per=1, m=flat)
    lathe([(0, 0), (.17, 0), (.19, .2), (.24, .24), (.24, .3), (.18, .36), (0, .38)], M.vinyl('amber'), at((0, .1, .98), turned(90, 0, 0)))
    box((0, -.03, -.08), (.46, .2, .24), gold, bevel=.06)
    ring((0, 0, -.6), .19, .055, gold, (0, 1, 0))
    box((0, -.1, -1.1), (.36, .1, .8), M.vinyl('amber'), bevel=.05)
    ball((0, -.16, -1.1), .1, gold, (1, .5, 1))


def balls(colour='red'):
    """Five in a row, each rolled on a little: a row of as many as there are players."""
    for i in range(5):
        Q.ball((i - 2, 0, 0), .36, colour, ((62, 18, 30), (20, 50, 10), (25, -50, 0), (32, 12, 0), (18, 84, 0))[i], fine=True)
    taken(5, 1)


def _torn(e, turns):
    """A square with two round corners and, between two holes, an edge to be torn, smaller by e: at the right, or after quarter turns."""
    out = []

    def arc(x, z, r, start, end):
        out.extend((x + r * math.cos(t), z + r * math.sin(t)) for t in (math.radians(start + (end - start) * i / 16) for i in range(17)))

    tear = min(e, .02)  # what is left between the holes stays
    cut, end, half = (math.degrees(f) for f in (math.asin(e / (.5 + e)), math.asin(tear / (.5 + e)), math.acos(tear / (.065 + tear))))
    arc(2, -2, .5 + e, 180 - cut, 90 + end)
    for i in range(10):
        arc(2, .25 * i - 1.125, .065 + tear, 180 + half, 180 - half)
    arc(2, 2, .5 + e, 270 - end, 180 + cut)
    arc(-1.3, 1.3, .7 - e, 90, 180)
    arc(-1.3, -1.3, .7 - e, 180, 270)
    for _ in range(turns):
        out = [(z, -x) for x, z in out]
    return out


def ticket(colour='f0d3b8', turns=0):
    """One half of it, of card."""
    turn = [math.radians(15 * i) for i in range(7)]
    steps = [(0, .1)] + [(.09 - .09 * math.cos(t), -.06 - .07 * math.sin(t)) for t in turn]
    loft([[(x, y, z) for x, z in _torn(e, turns)] for e, y in [*steps, steps[-1]]], M.plain(colour, .85, Specular=.15), caps=(False, True))
    taken(4, 4)
