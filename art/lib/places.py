"""Grounds to stand on: the oval and its rope, small islands, nets and pavilion."""
import math
import random

import bpy
from mathutils import Vector

from . import materials as M
from .equipment import stumps
from .mesh import at, ball, box, capsule, lathe, letters, link, loft, placed, ring, rod, solid, tube, turned


def catcher(z=0, size=7):
    """Receives shadows only: the page's own colour shows below the toy."""
    o = solid([(-size, -size, z), (size, -size, z), (size, size, z), (-size, size, z)], [(0, 1, 2, 3)], M.plain('cream', .9))
    o.is_shadow_catcher = True
    return o


def floor(mat, z=0, size=80):
    return solid([(-size, -size, z), (size, -size, z), (size, size, z), (-size, size, z)], [(0, 1, 2, 3)], mat)


def island(radius=2, thick=.28, stripe=.5, angle=20, at_z=0, sc=(1, 1), base='soil', rim='amber', mown='mown', straight=0):
    """A round piece of ground: turf on a soil edge on a painted plinth, as in a model maker's window. Straight: how far its halves are apart."""
    def disc(prof, mat):
        n = 160
        return loft([[(math.cos(2 * math.pi * (j + .5) / n) * r * sc[0] + math.copysign(straight / 2, math.cos(2 * math.pi * (j + .5) / n)), math.sin(2 * math.pi * (j + .5) / n) * r * sc[1], z + at_z) for j in range(n)] for r, z in prof], mat)
    R, e = radius, .05
    disc([(R - e, -thick * .45), (R, -thick * .42), (R + .01, -e), (R - .015, -.012), (R - e, 0), (R - e * 2, .001), (R * .5, .001), (.001, .001)], M.turf(dark=mown, stripe=stripe, angle=angle))
    disc([(R - .02, -thick), (R + .0, -thick * .9), (R - .0, -thick * .45), (R - .06, -thick * .4)], M.plain(base, .9, bump=(14, .8)))
    disc([(R + .02, -thick - .1), (R + .1, -thick - .08), (R + .12, -thick - .04), (R + .1, -thick), (R - .1, -thick + .01)], M.plain(rim, .45))


def pitch(length=5.6, width=.95, turn=0, wickets=True, at_=(0, 0, 0), creases=True):
    """A rolled strip along Y with popping creases; wickets at both ends."""
    with placed(at_, turn):
        h, w = length / 2, width / 2
        loft([[(x * s, y * s2, z) for x, y in ((-w, -h), (w, -h), (w, h), (-w, h))] for s, s2, z in ((1, 1, .001), (1, 1, .010), (.97, .995, .014))], M.plain('clay', .95, bump=(9, .35)), smooth=False)
        white = M.plain('white', .8)
        for s in (-1, 1) if creases else ():
            box((0, s * (h - .78), .0155), (width * .96, .028, .004), white, bevel=.001)
            box((0, s * (h - .36), .0155), (width * .8, .024, .004), white, bevel=.001)
            for x in (-1, 1):
                box((x * width * .4, s * (h - .5), .0155), (.024, .6, .004), white, bevel=.001)
        if wickets:
            for s in (-1, 1):
                with placed((0, s * (h - .36), .012)):
                    stumps()


def rope(radius, sc=(1, 1), colour='white'):
    n = 120
    tube([(math.cos(2 * math.pi * i / n) * radius * sc[0], math.sin(2 * math.pi * i / n) * radius * sc[1], .05) for i in range(n)], .05, M.plain(colour, .6), per=1, loop=True)


TREES = ('leaf', 'moss', 'pine', 'leaf', 'autumn')


def tree(p, h=1.6, colour='leaf', rng=random, kind='round'):
    trunk, leaf = M.plain('6b4a2f', .8), M.plain(colour, .8, bump=(9, .8), Sheen=.3)
    with placed(p, rng.uniform(0, 360)):
        if kind == 'poplar':
            rod((0, 0, -.05), (0, 0, h * .3), .05, trunk)
            ball((0, 0, h * .62), h * .21, leaf, (1, 1, 2.1))
        elif kind == 'fir':
            rod((0, 0, -.05), (0, 0, h * .25), .06, trunk)
            for i in range(3):
                lathe([(0, 0), (h * (.27 - .06 * i), .0), (h * (.28 - .06 * i), .03), (.02, h * .38), (0, h * .385)], leaf, at((0, 0, h * (.16 + .22 * i))), 32)
        else:
            capsule((0, 0, -.05), (0, 0, h * .5), .065, .045, trunk)
            ball((0, 0, h * .68), h * .3, leaf, (1, 1, 1.02))
            ball((h * .18, -.05, h * .55), h * .19, leaf)
            ball((-h * .17, h * .08, h * .6), h * .2, leaf)
            ball((.02, -h * .15, h * .8), h * .17, leaf)


def wood(arc, radius, count, centre=(0, 0), seed=3, sc=(1, 1), h=(1.1, 2.1), colours=TREES, depth=1.4):
    """Trees along an arc (degrees) outside the rope."""
    rng = random.Random(seed)
    for i in range(count):
        a = math.radians(arc[0] + (arc[1] - arc[0]) * (i + rng.uniform(.1, .9)) / count)
        r = radius + rng.uniform(0, depth)
        tree((centre[0] + math.cos(a) * r * sc[0], centre[1] + math.sin(a) * r * sc[1], 0), rng.uniform(*h), rng.choice(colours), rng, rng.choice(('round', 'round', 'poplar', 'fir')))


def bush(p, r=.3, colour='moss', seed=1):
    rng = random.Random(seed)
    for i in range(5):
        ball((p[0] + rng.uniform(-r, r), p[1] + rng.uniform(-r, r) * .6, p[2] + r * .4), r * rng.uniform(.5, .8), M.plain(colour, .8, bump=(9, .8)))


def lamps(power=9):
    """Twelve on a board."""
    box((0, 0, 0), (1.25, .12, .9), M.plain('ink', .4), bevel=.06)
    box((0, .08, 0), (1.2, .1, .85), M.vinyl('cream'), bevel=.05)  # from behind a dark frame would be a slab
    for z in (-.24, 0, .24):
        box((0, .14, z), (1.05, .05, .07), M.plain('stone', .7), bevel=.02)
    for i in range(4):
        for j in range(3):
            x, z = -.45 + .3 * i, -.27 + .27 * j
            lathe([(0, 0), (.095, 0), (.11, .05), (.1, .06), (.09, .02)], M.plain('steel', .3, Metallic=.8), at((x, -.05, z), turned(90, 0, 0)), 24)
            ball((x, -.085, z), .082, M.lamp('ffe6b8', power), (1, .5, 1), n=20)


def floodlight(p, h=5, turn=0, power=9):
    """Turn 0 shines towards -Y."""
    post = M.vinyl('cream')
    before = set(bpy.data.objects)
    with placed(p, turn):
        lathe([(0, 0), (.24, 0), (.25, .02), (.2, .14), (.1, .16), (0, .16)], M.plain('stone', .7))
        rod((0, 0, .1), (0, 0, h), .085, post, r2=.055)
        for z in (.3, .55):
            ring((0, 0, h * z), .085, .02, post)
        with placed((0, 0, h + .35), tilt=(-16, 0)):
            lamps(power)
    for o in set(bpy.data.objects) - before:
        o.visible_shadow = False  # a mast's long shadow would cross the page's text


def boundary_board(p, turn, text, colour, ink='white', w=1.5):
    with placed(p, turn):
        box((0, 0, .2), (w, .07, .36), M.plain(colour, .5), bevel=.02)
        letters(text, .2, M.plain(ink, .5), at((0, -.037, .2)) @ turned(90, 0, 0), .002)
        for s in (-1, 1):
            box((s * w * .35, .12, .05), (.06, .25, .05), M.plain('ink', .5), bevel=.01)


def pavilion(p=(0, 0, 0), turn=0):
    """A little clubhouse: gable, veranda, steps, flag."""
    wall, roof, trim, dark = M.plain('cream', .7), M.plain('red', .6), M.plain('white', .5), M.plain('ink', .35)
    with placed(p, turn):
        box((0, .7, .12), (4.2, 2.3, .24), M.plain('stone', .8), bevel=.04)
        box((0, .9, .95), (3.7, 1.5, 1.5), wall, bevel=.04)
        for x in (-1.35, -.65, .65, 1.35):
            box((x, .14, .95), (.44, .06, .62), trim, bevel=.02)
            box((x, .12, .95), (.34, .06, .52), M.plain('f6d48a', .3, Emission=(1, .72, .35, 1), Emission_Strength=.8), bevel=.01)
            box((x, .095, .95), (.03, .03, .52), trim, bevel=.005)
        box((0, .14, .72), (.55, .06, 1.0), M.plain('green', .5), bevel=.02)
        for x in (-1.85, -.95, .95, 1.85):
            rod((x, -.28, .2), (x, -.28, 1.45), .05, trim)
        for s in (-1, 1):
            box((s * 1.4, -.3, .55), (.95, .05, .06), trim, bevel=.01)
            for i in range(6):
                rod((s * 1.4 - .4 + .16 * i, -.3, .22), (s * 1.4 - .4 + .16 * i, -.3, .54), .018, trim, 12)
        for i in range(3):
            box((0, -.5 - .16 * i, .18 - .07 * i), (1.1, .2, .09), M.plain('stone', .8), bevel=.02)
        loft([[(-2.2, -.5, 1.45), (2.2, -.5, 1.45), (2.1, .2, 1.78), (-2.1, .2, 1.78)], [(-2.2, -.5, 1.52), (2.2, -.5, 1.52), (2.1, .2, 1.85), (-2.1, .2, 1.85)]], roof, smooth=False)
        for s in (-1, 1):
            box((0, .9 + s * .55, 2.06), (4.1, 1.32, .09), roof, turned(-s * 33, 0, 0), .03)
        for s in (-1, 1):
            solid([(s * 1.84, .16, 1.68), (s * 1.84, 1.64, 1.68), (s * 1.84, .9, 2.3)], [(0, 1, 2)], wall, smooth=False)
        lathe([(0, 0), (.24, 0), (.25, .03), (.22, .05), (0, .05)], trim, at((0, .12, 2.02), turned(90, 0, 0)))
        rod((1.5, .9, 2.2), (1.5, .9, 3.4), .025, trim)
        flag((1.5, .9, 3.1), 'amber')


def flag(p, colour, stripe=None, w=.6, h=.34):
    n = 16
    with placed(p):
        rows = [[(w * i / n, .05 * math.sin(i * .8), z) for i in range(n + 1)] for z in (0, h / 2, h)]
        if stripe:
            loft(rows[:2], M.cloth(stripe), closed=False)
            loft(rows[1:], M.cloth(colour), closed=False)
        else:
            loft(rows, M.cloth(colour), closed=False)


def flagpole(p, h=3, colour='white', stripe='red', size=1):
    with placed(p, size=size):
        lathe([(0, 0), (.14, 0), (.12, .08), (.03, .1), (0, .1)], M.plain('stone', .7))
        rod((0, 0, 0), (0, 0, h), .03, M.vinyl('cream'))
        ball((0, 0, h + .02), .05, M.plain('f0b545', .25, Metallic=.7))
        flag((.03, 0, h - .55), colour, stripe, .85, .5)


def netting(a, b, h, cell=.19, r=.007, colour='dfe6e0', sag=0):
    """An upright net between two ground points, as thin cord."""
    a, b = Vector((*a[:2], 0)), Vector((*b[:2], 0))
    n, m = max(2, round((b - a).length / cell)), max(2, round(h / cell))
    cu = bpy.data.curves.new('net', 'CURVE')
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution = '3D', r, 0
    def line(pts):
        s = cu.splines.new('POLY')
        s.points.add(len(pts) - 1)
        s.points.foreach_set('co', [c for p in pts for c in (*p, 1)])
    for i in range(n + 1):
        q = a.lerp(b, i / n)
        line([(q.x, q.y, 0), (q.x, q.y, h)])
    for j in range(m + 1):
        line([(*a.xy, h * j / m), (*b.xy, h * j / m)])
    cu.materials.append(None)
    return link(cu, M.plain(colour, .7))


def net_lane(width=2.2, length=6.5, h=2.1, roof=False, posts='green'):
    """A lane open at the -Y end; posts, cords and nets on both sides and behind."""
    w, pm = width / 2, M.vinyl(posts)
    for y in (0, length / 2, length):
        for x in (-w, w):
            rod((x, y, 0), (x, y, h + .05), .04, pm)
            ball((x, y, h + .06), .05, M.vinyl('amber'))
        rod((-w, y, h), (w, y, h), .028, pm)
    for x in (-w, w):
        rod((x, 0, h), (x, length, h), .022, pm)
        netting((x, 0), (x, length), h)
    netting((-w, length), (w, length), h)
