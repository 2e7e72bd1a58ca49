"""What the seasons bring: blades of grass, rain, snow, umbrellas."""
import math
import random

from . import materials as M
from .mesh import at, ball, lathe, loft, placed, ring, rod, solid, tube


def blades(x, y, count, h=.1, colours=('grass', 'mown', '6aa84a'), seed=1, clear=()):
    """Grass for a lens near the ground: x and y are ranges; clear names ranges (x0, x1, y0, y1) that stay bare."""
    rng = random.Random(seed)
    for c in colours:
        verts, faces = [], []
        for _ in range(count // len(colours)):
            px, py = rng.uniform(*x), rng.uniform(*y)
            if any(x0 < px < x1 and y0 < py < y1 for x0, x1, y0, y1 in clear):
                continue
            a, k, lean = rng.uniform(0, math.tau), h * rng.uniform(.5, 1.15), rng.uniform(.1, .5)
            dx, dy, w = math.cos(a), math.sin(a), h * .05
            n = len(verts)
            for t, ww in ((0, 1), (.55, .75)):
                ox, oy = px + dx * lean * k * t * t, py + dy * lean * k * t * t
                verts += [(ox - dy * w * ww, oy + dx * w * ww, k * t), (ox + dy * w * ww, oy - dx * w * ww, k * t)]
            verts.append((px + dx * lean * k, py + dy * lean * k, k * .97))
            faces += [(n, n + 1, n + 3, n + 2), (n + 2, n + 3, n + 4)]
        solid(verts, faces, M.plain(c, .7, Specular=.2), smooth=False)


def rain(x, y, z, count, seed=2, slant=(.1, .04), length=.34, r=.0045):
    """Streaks of falling water, one mesh."""
    rng, verts, faces = random.Random(seed), [], []
    for _ in range(count):
        px, py, pz, k, n = rng.uniform(*x), rng.uniform(*y), rng.uniform(*z), length * rng.uniform(.6, 1.2), len(verts)
        for t in (0, 1):
            verts += [(px + slant[0] * k * t + math.cos(a) * r, py + slant[1] * k * t + math.sin(a) * r, pz + k * t) for a in (0, 2.1, 4.2)]
        faces += [(n + j, n + (j + 1) % 3, n + 3 + (j + 1) % 3, n + 3 + j) for j in range(3)]
    o = solid(verts, faces, M.plain('dfeaf0', .2, Emission=(.8, .9, 1, 1), Emission_Strength=.35))
    o.visible_shadow = False


def splash(p, r=.09):
    water = M.plain('dfeaf0', .1, Clearcoat=1)
    ring((*p[:2], p[2] + .004), r, .006, water, n=28)
    for i in range(5):
        a = math.tau * i / 5 + r * 40
        ball((p[0] + math.cos(a) * r * .7, p[1] + math.sin(a) * r * .7, p[2] + .03 + .03 * (i % 3)), .008, water, n=10)


def puddle(p, rx, ry, seed=1):
    rng = random.Random(seed)
    w = [rng.uniform(.82, 1.1) for _ in range(9)]
    def edge(s):
        return [(p[0] + math.cos(a) * rx * s * k, p[1] + math.sin(a) * ry * s * k, p[2]) for a, k in ((math.tau * j / 54, w[(j // 6) % 9] * (1 - j % 6 / 6) + w[(j // 6 + 1) % 9] * (j % 6 / 6)) for j in range(54))]
    loft([edge(1), edge(.5), edge(.01)], M.plain('9fb4bd', .03, Clearcoat=1, Specular=.8), caps=(False, True))


def umbrella(p, colours=('amber', 'green'), r=.95, h=1.75):
    """Held at p (the hand): eight panels, a stick and its crook."""
    with placed(p):
        rod((0, 0, -.22), (0, 0, h * .62), .016, M.metal())
        tube([(0, 0, -.2), (0, 0, -.3), (.05, 0, -.35), (.1, 0, -.3)], .022, M.wood('8a5b34'))
        top = h * .6
        for i in range(8):
            rows = []
            for j in range(7):
                t = .02 + .98 * j / 6
                a0, a1 = math.tau * i / 8, math.tau * (i + 1) / 8
                row = []
                for k in range(7):
                    a = a0 + (a1 - a0) * k / 6
                    sag = 1 - .07 * math.sin(math.pi * k / 6) * t
                    row.append((math.cos(a) * r * math.sin(t * 1.25) * sag, math.sin(a) * r * math.sin(t * 1.25) * sag, top - r * .62 * (1 - math.cos(t * 1.25))))
                rows.append(row)
            loft(rows, M.canvas(colours[i % 2]), closed=False)
        rod((0, 0, top), (0, 0, top + .1), .014, M.metal())


def snowfall(x, y, z, count, seed=3, r=.016):
    rng = random.Random(seed)
    flake = M.plain('white', .6, Emission=(1, 1, 1, 1), Emission_Strength=.25)
    for _ in range(count):
        o = ball((rng.uniform(*x), rng.uniform(*y), rng.uniform(*z)), r * rng.uniform(.6, 1.2), flake, n=10)
        o.visible_shadow = False


def snowy_fir(p, h=2.0):
    leaf, snow = M.plain('pine', .8, bump=(9, .8)), M.plain('f4f6f8', .8, bump=(14, .5))
    with placed(p):
        rod((0, 0, -.05), (0, 0, h * .25), .06, M.plain('6b4a2f', .8))
        for i in range(3):
            r, z = h * (.28 - .06 * i), h * (.16 + .22 * i)
            lathe([(0, 0), (r * .97, 0), (r, .03), (.02, h * .38), (0, h * .385)], leaf, at((0, 0, z)), 32)
            lathe([(r * .72, h * .115), (r * .8, h * .105), (r * .7, h * .15), (.03, h * .4), (0, h * .405)], snow, at((0, 0, z)), 32)


def drift(p, r, k=.3):
    ball(p, r, M.plain('f4f6f8', .85, bump=(10, .4)), (1.5, 1, k))
