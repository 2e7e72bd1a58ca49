"""Cities as toy blocks: recognisable by outline, never exact. They stand along X and are meant to be seen from -Y."""
import math
import random

from . import materials as M
from .mesh import at, ball, box, lathe, placed, pose, ring, rod, solid, tube, turned


def _roof(w, d, h, z, mat, p=(0, 0)):
    x, y = p
    return solid([(x - w / 2, y - d / 2, z), (x + w / 2, y - d / 2, z), (x + w / 2, y + d / 2, z), (x - w / 2, y + d / 2, z), (x, y - d * .0, z + h)],
                 [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4), (3, 2, 1, 0)], mat, smooth=False)


def _gable(w, d, h, z, mat, p=(0, 0)):
    x, y = p
    return solid([(x - w / 2, y - d / 2, z), (x + w / 2, y - d / 2, z), (x + w / 2, y + d / 2, z), (x - w / 2, y + d / 2, z), (x, y - d / 2, z + h), (x, y + d / 2, z + h)],
                 [(0, 1, 4), (2, 3, 5), (1, 2, 5, 4), (3, 0, 4, 5), (3, 2, 1, 0)], mat, smooth=False)


def _windows(w, h, z, y, cols, rows, glow=.6, p=0, size=(.09, .13), seed=1):
    rng = random.Random(seed)
    lit, dim = M.plain('f6d48a', .4, Emission=(1, .7, .32, 1), Emission_Strength=glow), M.plain('3c4f57', .3)
    for i in range(cols):
        for j in range(rows):
            box((p - w / 2 + w * (i + .5) / cols, y, z + h * (j + .5) / rows), (size[0], .03, size[1]), lit if rng.random() < .6 else dim, bevel=.008, seg=1)


def _spire(p, r, z, h, mat, n=8):
    lathe([(r, 0), (r * .25, h * .45), (r * .08, h), (0, h)], mat, at((*p, z)), n, smooth=False)


def house(p, w=.9, h=.9, colour='sand', roof='roof', seed=0):
    with placed(p):
        box((0, 0, h / 2), (w, .7, h), M.plain(colour, .75), bevel=.015, seg=1)
        _gable(w * 1.08, .8, .42, h, M.plain(roof, .7))
        _windows(w * .85, h * .8, .1, -.355, max(2, round(w / .3)), max(1, round(h / .38)), seed=seed)


def row(x0, x1, y=0, seed=1, h=(.7, 1.3), colours=('sand', 'cream', 'e3b98c', 'd99f7f', 'c9d0bd'), roofs=('roof', 'brick', 'c1502e')):
    rng = random.Random(seed)
    x = x0
    while x < x1:
        w = rng.uniform(.65, 1.05)
        house((x + w / 2, y + rng.uniform(-.15, .15), 0), w, rng.uniform(*h), rng.choice(colours), rng.choice(roofs), rng.randrange(99))
        x += w * 1.02


def st_mary():
    """Krakow's church with two unequal towers."""
    brick, dark, gold = M.plain('b4553a', .8, bump=(22, .25)), M.plain('31454b', .6), M.plain('f0b545', .3, Metallic=.6)
    box((0, .5, .8), (1.5, 1.8, 1.6), brick, bevel=.02)
    _gable(1.6, 1.9, .9, 1.6, M.plain('roof', .7), (0, .5))
    for x, h in ((-.55, 3.3), (.55, 2.7)):
        box((x, -.25, h / 2), (.72, .72, h), brick, bevel=.02)
        for z in (1.1, 1.7, 2.3, 2.8):
            if z < h - .3:
                for dx in (-.14, .14):
                    box((x + dx, -.615, z), (.1, .04, .34), M.plain('4a2a22', .6), bevel=.02)
        box((x, -.25, h + .03), (.8, .8, .07), M.plain('cream', .7), bevel=.01)
    for dx in (-.26, .26):
        for dy in (-.26, .26):
            _spire((-.55 + dx, -.25 + dy), .09, 3.36, .55, dark)
    _spire((-.55, -.25), .3, 3.36, 1.5, dark)
    ring((-.55, -.25, 3.95), .16, .04, gold, n=24)
    lathe([(.32, 0), (.34, .1), (.2, .32), (.1, .42), (.13, .55), (.03, .8), (0, .82)], dark, at((.55, -.25, 2.76)), 24)
    box((0, -.66, .4), (.34, .06, .7), M.plain('4a2a22', .6), bevel=.04)
    box((0, -.42, 1.9), (.5, .05, .75), M.plain('e7c98f', .5, Emission=(1, .7, .35, 1), Emission_Strength=.4), bevel=.06)


def wawel():
    """The castle hill: wall, cathedral towers with a copper helm and a gilt dome."""
    stone, roof, copper = M.plain('d9c7a3', .8), M.plain('roof', .7), M.plain('copper', .6)
    lathe([(0, 0), (2.7, 0), (2.5, .5), (2.1, .75), (0, .78)], M.plain('moss', .9, bump=(9, .8)), at((0, .6, 0)) @ pose(size=1), 48)
    box((0, .4, 1.05), (3.6, .9, .75), stone, bevel=.03)
    with placed((0, .4, 0), 90):
        _gable(1.0, 3.7, .5, 1.42, roof)
    _windows(3.2, .5, .85, -.06, 9, 1)
    for x, w, h, helm in ((-1.3, .55, 2.6, 'baroque'), (-.35, .5, 2.2, 'spire'), (.55, .7, 1.9, 'dome'), (1.6, .6, 2.2, 'roof')):
        box((x, .15, .5 + h / 2), (w, w, h), stone, bevel=.02)
        z = .5 + h
        _windows(w * .7, h * .5, z - h * .5, .15 - w / 2 - .005, 1, 2, p=x)
        if helm == 'baroque':
            lathe([(w * .6, 0), (w * .62, .12), (w * .3, .4), (w * .16, .5), (w * .22, .62), (.03, 1.05), (0, 1.06)], copper, at((x, .15, z)), 24)
        elif helm == 'spire':
            _spire((x, .15), .32, z, 1.1, copper)
        elif helm == 'dome':
            lathe([(w * .52, 0), (w * .5, .2), (w * .36, .42), (w * .12, .55), (.06, .75), (0, .76)], M.plain('f0b545', .25, Metallic=.7), at((x, .15, z)), 32)
        else:
            _roof(w * 1.1, w * 1.1, .7, z, roof, (x, .15))


def cathedral_island():
    """Wroclaw's cathedral: two equal towers under slender copper spires."""
    brick, copper, dark = M.plain('b4553a', .8, bump=(22, .25)), M.plain('copper', .6), M.plain('4a2a22', .6)
    box((0, .6, .8), (1.3, 2, 1.6), brick, bevel=.02)
    _gable(1.4, 2.1, .9, 1.6, M.plain('roof', .7), (0, .6))
    for x in (-.62, .62):
        box((x, -.25, 1.35), (.7, .7, 2.7), brick, bevel=.02)
        for z in (1.0, 1.6, 2.2):
            for dx in (-.14, .14):
                box((x + dx, -.605, z), (.1, .04, .36), dark, bevel=.02)
        box((x, -.25, 2.73), (.78, .78, .07), M.plain('cream', .7), bevel=.01)
        _spire((x, -.25), .36, 2.76, 1.7, copper)
    box((0, -.42, 1.0), (.56, .1, 2.0), brick, bevel=.02)
    _gable(.62, .2, .5, 2.0, M.plain('roof', .7), (0, -.42))
    box((0, -.48, .4), (.32, .04, .7), dark, bevel=.04)
    lathe([(0, 0), (.2, 0), (.2, .03), (0, .03)], M.plain('f6d48a', .5, Emission=(1, .7, .32, 1), Emission_Strength=.6), at((0, -.47, 1.45), turned(90, 0, 0)), 32)


def harbour_crane():
    """Gdansk's medieval crane: a timber house with its jib, between two round brick towers."""
    brick, wood, dark = M.plain('b4553a', .8, bump=(22, .25)), M.plain('5a3a2a', .8, bump=(30, .3)), M.plain('38241c', .7)
    for x in (-.72, .72):
        lathe([(.52, 0), (.5, 1.75), (.55, 1.8), (.55, 1.9), (0, 1.92)], brick, at((x, .1, 0)), 40)
        _spire((x, .1), .6, 1.9, .9, M.plain('roof', .7), 24)
        for z in (.7, 1.3):
            box((x, -.41, z), (.13, .06, .26), dark, bevel=.03)
    box((0, 0, 1.3), (.8, .9, 2.6), wood, bevel=.03)
    for z, d in ((2.6, 1.25), (3.2, 1.6)):
        box((0, .45 - d / 2, z), (.92, d, .6), wood, bevel=.03)
        box((0, .45 - d / 2, z - .3), (.98, d + .04, .06), dark, bevel=.01)
    _gable(1.02, 1.7, .95, 3.5, M.plain('31454b', .6), (0, -.36))
    _windows(.7, .34, 3.05, -1.16, 3, 1)
    _windows(.7, .3, 2.45, -.81, 3, 1, seed=4)
    for x in (-.2, .2):
        rod((x, -.98, 2.9), (x, -.98, .5), .025, dark)
    box((0, -.98, .45), (.6, .3, .12), M.plain('d9c7a3', .8), bevel=.02)


def palace_of_culture():
    """Warsaw's tower, step by step up to its needle."""
    stone, edge = M.plain('e3d3b1', .75), M.plain('cbb58a', .75)
    for w, z0, z1 in ((2.9, 0, .7), (2.2, .7, 1.15), (1.25, 1.15, 3.0), (1.0, 3.0, 3.6), (.75, 3.6, 4.05), (.5, 4.05, 4.4)):
        box((0, .3, (z0 + z1) / 2), (w, w * .8, z1 - z0), stone, bevel=.02, seg=2)
        box((0, .3, z1), (w * 1.04, w * .83, .06), edge, bevel=.01, seg=1)
        for sx in (-1, 1):
            for sy in (-1, 1):
                _spire((sx * w * .47, .3 + sy * w * .37), .05, z1 + .02, .26, edge, 6)
    _windows(1.05, 1.7, 1.22, .3 - .505, 5, 8, size=(.08, .12))
    _windows(2.6, .5, .1, .3 - 1.165, 9, 2, size=(.1, .13), seed=3)
    lathe([(.2, 0), (.22, .1), (.08, .3), (.05, .5), (.012, 1.5), (0, 1.5)], edge, at((0, .3, 4.42)), 16)
    lathe([(0, 0), (.2, 0), (.2, .03), (0, .03)], M.plain('white', .5, Emission=(1, .85, .6, 1), Emission_Strength=.9), at((0, .3 - .405, 3.3), turned(90, 0, 0)), 32)


def block(p, w, d, h, colour, cols=3, rows=8, crown=None, seed=1):
    with placed(p):
        box((0, 0, h / 2), (w, d, h), M.plain(colour, .35, Clearcoat=.2), bevel=.03, seg=2)
        _windows(w * .86, h * .9, h * .05, -d / 2 - .004, cols, rows, .5, size=(w * .62 / cols, h * .5 / rows), seed=seed)
        if crown == 'slant':
            solid([(-w / 2, -d / 2, h), (w / 2, -d / 2, h), (w / 2, d / 2, h), (-w / 2, d / 2, h), (-w / 2, -d / 2, h + .6), (-w / 2, d / 2, h + .6)], [(0, 1, 4), (2, 3, 5), (1, 2, 5, 4), (0, 4, 5, 3)], M.plain(colour, .4), smooth=False)
        elif crown == 'pyramid':
            _roof(w, d, w * .9, h, M.plain('brick', .5))
        elif crown == 'mast':
            rod((w * .2, 0, h), (w * .2, 0, h + 1.1), .03, M.plain('cream', .5))
            rod((-w * .2, 0, h), (-w * .2, 0, h + .7), .02, M.plain('cream', .5))


def warsaw():
    palace_of_culture()
    for i, (x, w, h, c, crown) in enumerate(((-3.1, .8, 2.6, '7fa0a8', 'slant'), (-2.1, .6, 1.9, 'c9d0cd', None), (2.2, .75, 3.0, '5f8791', 'mast'), (3.1, .7, 2.2, 'd8b98a', None), (4.0, .6, 2.7, '9fb4b3', 'slant'))):
        block((x, .4, 0), w, .7, h, c, 3, round(h * 3.4), crown, i)


def krakow():
    with placed((-1.6, 0, 0), size=1.0):
        st_mary()
    with placed((3.1, .5, 0), size=.95):
        wawel()
    row(-5.5, -2.6, .4, 4)
    row(-.7, .9, .6, 9)


def prague():
    """A bridge tower with its arches, red roofs and the castle's spires behind."""
    stone, dark = M.plain('8f7f6b', .85, bump=(16, .4)), M.plain('3b3f45', .6)
    with placed((-2.2, 0, 0)):
        for s in (-1, 1):
            box((s * .47, 0, .55), (.36, .9, 1.1), stone, bevel=.02)
        box((0, 0, 2.0), (1.3, .9, 1.9), stone, bevel=.02)
        tube([(math.cos(a) * .36, -.46, 1.02 + math.sin(a) * .38) for a in [math.pi * i / 10 for i in range(11)]], .07, M.plain('b8a78c', .8))
        for z in (1.55, 2.3):
            box((0, -.46, z), (1.38, .06, .07), M.plain('b8a78c', .8), bevel=.01)
            for x in (-.34, 0, .34):
                box((x, -.455, z + .33), (.15, .04, .36), dark, bevel=.04)
        _roof(1.25, .95, 1.3, 2.95, dark)
        for sx in (-1, 1):
            for sy in (-1, 1):
                _spire((sx * .56, sy * .38), .13, 2.9, .75, dark)
                ball((sx * .56, sy * .38, 3.68), .035, M.plain('f0b545', .3, Metallic=.6))
    for i in range(5):
        x = -1.2 + 1.15 * i
        n = 14
        arch = [(x + .58 - math.cos(math.pi * j / n) * .44, math.sin(math.pi * j / n) * .5) for j in range(n + 1)]
        poly = [(x, 0), *arch, (x + 1.16, 0), (x + 1.16, .86), (x, .86)]
        m = len(poly)
        solid([(px, -.35, pz) for px, pz in poly] + [(px, .35, pz) for px, pz in poly], [tuple(range(m)), tuple(reversed(range(m, 2 * m)))] + [(j, (j + 1) % m + 0, (j + 1) % m + m, j + m) for j in range(m)], stone, smooth=False)
        box((x, -.3, 1.02), (.14, .14, .3), M.plain('b8a78c', .8), bevel=.02)
        ball((x, -.3, 1.27), .09, dark, (1, 1, 1.5))
    row(-6, -3.2, .6, 5, (1.0, 1.6))
    row(-.8, 6, 2.0, 8, (1.0, 1.7))
    with placed((2.6, 3.2, 1.2)):
        box((0, 0, .5), (4.4, .8, 1.2), M.plain('e3d3b1', .8), bevel=.02)
        _gable(4.5, .9, .5, 1.1, M.plain('roof', .7))
        _windows(4, .8, .2, -.41, 11, 2)
        for x, h in ((-.3, 2.2), (.35, 2.2), (.9, 1.7)):
            box((x, 0, h / 2 + .3), (.4, .5, h), M.plain('6d675f', .8), bevel=.02)
            _spire((x, 0), .26, h + .3, 1.2, dark)
    lathe([(0, 0), (4.4, 0), (3.6, .8), (2.8, 1.25), (0, 1.28)], M.plain('moss', .9, bump=(9, .8)), at((2.6, 3.6, 0)), 48)


def frankfurt():
    for i, a in enumerate(((-3.6, .8, 3.0, '9db7bd', None), (-2.5, .75, 4.3, '6f97a3', 'mast'), (-1.45, .7, 3.3, 'c7c2b4', 'pyramid'), (-.5, .8, 2.5, '8aa4a0', 'slant'), (2.2, .8, 3.6, '5f8791', 'slant'), (3.2, .7, 4.0, 'b4c3c3', 'mast'), (4.2, .8, 2.7, '7fa0a8', None))):
        x, w, h, c, crown = a
        block((x, .6 + .3 * (i % 2), 0), w, .7, h, c, 3, round(h * 3), crown, i)
    brick = M.plain('a9573f', .8)
    with placed((.75, -.1, 0)):
        for x, h in ((-.5, 1.3), (0, 1.6), (.5, 1.3)):
            box((x, 0, h / 2), (.48, .6, h), M.plain('d9c7a3' if x else 'c99b74', .8), bevel=.015)
            for k in range(4):
                box((x, 0, h + .07 + k * .13), (.48 - .12 * k, .6, .14), M.plain('d9c7a3' if x else 'c99b74', .8), bevel=.01, seg=1)
            _windows(.38, h * .8, .1, -.305, 2, 4, seed=7)
    row(-5, -.2, -.4, 21, (.6, .9))
    row(1.7, 5, -.4, 22, (.6, .9))


CITIES = dict(krakow=krakow, warsaw=warsaw, prague=prague, frankfurt=frankfurt)


def city(name, p=(0, 0, 0), turn=0, size=1.0):
    with placed(p, turn, size):
        CITIES[name]()
