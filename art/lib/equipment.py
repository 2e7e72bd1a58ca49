"""Bat, ball, stumps and the rest of a kit bag. Sizes suit a toy of about 1.75; k scales with the owner."""
import math

from mathutils import Matrix, Vector

from . import materials as M
from .mesh import at, ball as sphere, box, lathe, letters, loft, placed, ring, rod, stitches, tube, turned


def bat(top, d, face=(0, -1, 0), k=1, sticker='amber', second='green', word='VISTULA', grip='ink'):
    """Top is the upper hand, d points to the toe, face is where the flat side looks."""
    z = Vector(d).normalized()
    y = -(Vector(face) - z * Vector(face).dot(z)).normalized()
    m = Matrix((y.cross(z), y, z)).transposed().to_4x4()
    willow, rubber = M.wood(), M.rubber(grip)
    with placed(m=at(Vector(top), m) @ Matrix.Scale(k, 4)):
        rod((0, 0, -.085), (0, 0, .235), .031, rubber)
        for i in range(9):
            ring((0, 0, -.06 + .032 * i), .03, .0055, rubber, n=24)
        ring((0, 0, -.08), .03, .009, rubber, n=24)
        rows = []
        for z0, w, ft, bk in ((.185, .02, .02, .02), (.215, .034, .026, .034), (.25, .062, .026, .05), (.29, .08, .025, .056), (.42, .084, .024, .064), (.6, .085, .023, .072), (.72, .085, .022, .062), (.79, .08, .02, .04), (.82, .066, .014, .02), (.828, .04, .006, .008)):
            line = []
            for j in range(32):
                a = 2 * math.pi * j / 32
                c, s = math.cos(a), math.sin(a)
                x = math.copysign(abs(c) ** .5, c) * w
                yy = -abs(s) ** .45 * ft if s < 0 else (s ** .8) * bk * (1 - .45 * abs(x / max(w, 1e-4)))
                line.append((x, yy, z0))
            rows.append(line)
        loft([rows[0], *rows, rows[-1]], willow)
        for z0, z1, mat in ((.33, .5, sticker), (.5, .53, second), (.72, .745, second)):
            loft([[(x, -.0262 if abs(x) < .07 else -.022, z) for x in (-.0785, -.07, -.03, .03, .07, .0785)] for z in (z0, z1)], M.plain(mat, .35), closed=False)
        if word:
            letters(word, .052, M.plain(second, .4), at((0, -.0275, .415)) @ Matrix(((0, -1, 0, 0), (0, 0, -1, 0), (1, 0, 0, 0), (0, 0, 0, 1))).to_4x4() @ turned(0, 0, 180), .001)
    return Vector(top) + z * .8 * k


def ball(p, r=.062, colour='red', rot=(62, 18, 30), fine=False):
    """A four-piece ball: two rows of raised seam either side of the join, real thread when close."""
    leather = M.plain(colour, .24, bump=(38, .1), Clearcoat=.6, Specular=.6)
    thread = M.plain('cream' if colour != 'white' else '2f6b3a', .8)
    with placed(m=at(p, turned(*rot))):
        sphere((0, 0, 0), r, leather, n=96 if fine else 40)
        circle = lambda z, rr: [(math.cos(a) * rr, math.sin(a) * rr, z) for a in [2 * math.pi * i / 40 for i in range(40)]]
        if not fine:
            for z in (-.09, .09):
                tube(circle(z * r, math.sqrt(1 - z * z) * r), r * .03, thread, per=1, loop=True)
            return
        ring((0, 0, 0), r * .992, r * .022, M.plain('7c151b', .35), n=96)
        for z in (-.19, -.125, -.06, .06, .125, .19):
            stitches(circle(z * r, math.sqrt(1 - z * z) * r * 1.004), thread, r * .075, r * .03, r * .018, per=4, loop=True)


def stump(wood=None):
    """One alone, from the turf up."""
    lathe([(0, 0), (.026, 0), (.027, .01), (.027, .68), (.024, .685), (.024, .692), (.027, .697), (.027, .71), (.022, .724), (0, .726)], wood or M.wood('dcb277', (.6, 9, 9)), n=24)
    ring((0, 0, .55), .0268, .003, M.plain('amber', .4), n=24)


def stumps(bails=True, stand=False, colour=None, k=1.0):
    wood = M.plain(colour, .4, Clearcoat=.4) if colour else M.wood('dcb277', (.6, 9, 9))
    for x in (-.115, 0, .115):
        with placed((x * k, 0, 0), size=k):
            stump(wood)
    if bails:
        for x in (-.0575, .0575):
            rod(((x - .05) * k, 0, .736 * k), ((x + .05) * k, 0, .736 * k), .011 * k, wood)
            ring((x * k, 0, .736 * k), .012 * k, .007 * k, wood, (1, 0, 0), n=20)
    if stand:
        box((0, 0, .02), (.46, .16, .04), M.rubber('ink'))


def flying_bail(p, rot):
    with placed(m=at(p, turned(*rot))):
        rod((-.05, 0, 0), (.05, 0, 0), .011, M.wood('dcb277', (.6, 9, 9)))


def cone(p, colour='coral', k=1):
    with placed(p, size=k):
        lathe([(.15, 0), (.155, .008), (.15, .018), (.105, .022), (.03, .2), (.024, .206), (.018, .2), (.018, .19)], M.plain(colour, .45))
        lathe([(.0785, .085), (.0795, .086), (.0575, .139), (.0565, .14)], M.plain('cream', .5))


def disc(p, colour='amber', k=1):
    lathe([(.12, 0), (.126, .006), (.07, .05), (.05, .052), (.045, .046)], M.plain(colour, .45), at(p) @ Matrix.Scale(k, 4))


def trophy(p=(0, 0, 0), k=1.0, metal='f0b545'):
    gold = M.plain(metal, .2, Metallic=.85, Clearcoat=.3)
    with placed(p, size=k):
        lathe([(0, 0), (.17, 0), (.175, .01), (.17, .06), (.15, .07), (.0, .07)], M.wood('5b3a25'))
        lathe([(0, .07), (.1, .07), (.1, .09), (.04, .13), (.03, .2), (.05, .24), (.035, .26), (.09, .3), (.15, .38), (.172, .5), (.175, .56), (.182, .57), (.175, .58), (.165, .56), (.15, .45), (.1, .36), (0, .33)], gold)
        for s in (-1, 1):
            tube([(s * .165, 0, .53), (s * .26, 0, .52), (s * .25, 0, .41), (s * .125, 0, .36)], .018, gold)
        box((0, -.168, .035), (.13, .012, .034), gold, bevel=.004)
        sphere((0, -.155, .47), .05, M.plain('red', .3), (1, .4, 1))


def scoreboard(lines=(('VISTULA', '148'), ('GUESTS', '97'), ('OVERS', '18')), k=1.0):
    """A village board with little roof, clock and hung numbers."""
    frame, panel, paint = M.plain('cream', .55), M.plain('green', .6), M.plain('white', .5, Emission=(1, 1, 1, 1), Emission_Strength=.15)
    with placed(size=k):
        for x in (-.95, .95):
            box((x, .05, .75), (.12, .12, 1.5), frame)
        box((0, .06, 1.35), (2.3, .16, 1.35), frame, bevel=.03)
        box((0, -.02, 1.35), (2.12, .06, 1.17), panel, bevel=.02)
        for i, (name, score) in enumerate(lines):
            z = 1.7 - .35 * i
            letters(name, .2, paint, at((-.96, -.056, z)) @ turned(90, 0, 0), .003, 'LEFT')
            for j, c in enumerate(score):
                x = .96 - .2 * (len(score) - j) + .02
                box((x, -.06, z), (.18, .03, .28), M.plain('ink', .5), bevel=.015)
                letters(c, .23, M.plain('amber', .5, Emission=(.9, .5, .1, 1), Emission_Strength=.15), at((x, -.0775, z)) @ turned(90, 0, 0), .002)
        for s in (-1, 1):
            box((s * .62, .06, 2.16), (1.36, .42, .07), M.plain('red', .5), turned(0, s * 14, 0), .02)
        lathe([(0, 0), (.17, 0), (.18, .01), (.18, .05), (.17, .06), (0, .06)], frame, at((0, -.02, 2.14), turned(90, 0, 0)))
        for a, l in ((20, .12), (110, .09)):
            rod((0, -.085, 2.14), (l * math.sin(math.radians(a)), -.085, 2.14 + l * math.cos(math.radians(a))), .011, M.plain('ink', .4))


def kit_bag(p=(0, 0, 0), turn=0, colour='green', k=1.0, bats=True):
    c, t = M.canvas(colour), M.canvas('amber' if colour != 'amber' else 'green')
    with placed(p, turn, k):
        rows = [[(x, math.copysign(abs(math.cos(a)) ** .6, math.cos(a)) * .2 * s, .2 * s * math.copysign(abs(math.sin(a)) ** .6, math.sin(a)) + .2) for a in [2 * math.pi * j / 32 for j in range(32)]] for x, s in ((-.62, .82), (-.6, .96), (-.55, 1), (.55, 1), (.6, .96), (.62, .82))]
        loft(rows, c)
        for x in (-.32, .32):
            tube([(x, -.19, .05), (x, -.206, .2), (x, -.18, .36), (x, 0, .408), (x, .18, .36), (x, .206, .2)], .018, t)
        tube([(-.32, -.05, .4), (-.22, -.06, .56), (0, -.06, .6), (.22, -.06, .56), (.32, -.05, .4)], .022, t)
        stitches([(-.5, 0, .408), (0, 0, .411), (.5, 0, .408)], M.plain('cream', .8), .03, .02, .005)
        letters('VCA', .2, M.plain('amber' if colour != 'amber' else 'green', .6), at((0, -.203, .2)) @ turned(90, 0, 0), .003)
        if bats:
            for x in (-.12, .1):
                bat((x + .62, .05 + x * .3, .5), (-1, 0, -.12), (0, -.3, 1), .8)


def bowling_machine(p=(0, 0, 0), turn=0):
    """Two wheels on a tripod, with a ball on its way down the chute."""
    body, leg, wheel = M.vinyl('amber'), M.metal('b9c2c5', .3), M.rubber('ink')
    with placed(p, turn):
        for a in (90, 210, 330):
            x, y = math.cos(math.radians(a)), math.sin(math.radians(a))
            rod((x * .08, y * .08, .9), (x * .5, y * .5, .03), .03, leg)
            sphere((x * .5, y * .5, .035), .045, wheel)
        rod((0, 0, .8), (0, 0, 1.0), .06, leg)
        box((0, .02, 1.18), (.5, .5, .34), body, bevel=.07)
        for s in (-1, 1):
            lathe([(0, -.06), (.2, -.06), (.23, -.03), (.23, .03), (.2, .06), (0, .06)], wheel, at((s * .265, -.28, 1.2), turned(0, 0, 0)))
            lathe([(0, .061), (.09, .061), (.08, .075), (0, .078)], M.vinyl('green'), at((s * .265, -.28, 1.2)))
        tube([(0, .62, 1.62), (0, .4, 1.45), (0, .15, 1.4)], .012, leg)
        for s in (-1, 1):
            tube([(s * .07, .7, 1.66), (s * .07, .4, 1.44), (s * .07, .1, 1.38)], .016, leg)
        for y, z in ((.62, 1.66), (.46, 1.545), (.3, 1.478)):
            ball((0, y, z), .06)
        box((0, .29, 1.2), (.2, .03, .14), M.plain('green', .4), bevel=.01)


def helmet_prop(p, turn=0, colour='green', k=.9):
    from . import headgear
    with placed((p[0], p[1], p[2] + .14 * k), turn, k):
        headgear.helmet(colour, 'amber')


def medal(p, k=1.0, colour='f0b545'):
    with placed(p, size=k):
        tube([(-.1, .02, .3), (-.04, -.01, .1), (0, -.02, .04), (.04, -.01, .1), (.1, .02, .3)], .014, M.cloth('red'))
        lathe([(0, 0), (.07, 0), (.075, .008), (.07, .018), (0, .018)], M.plain(colour, .25, Metallic=.8), at((0, -.02, -.02), turned(90, 0, 0)))
