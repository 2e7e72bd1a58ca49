"""A face is a few printed parts on an egg: big bean eyes, brows that do the acting, a mouth, blush, ears."""
import math

from mathutils import Matrix, Vector

from . import materials as M
from .mesh import ball, loft, tube

R = .30
RADII = (.308, .288, .292)


def _egg(d):
    """Cheeks a little wider than the brow, chin a little flat: friendlier than a ball."""
    x, y, z = d
    low = max(0., -z)
    return Vector((x * RADII[0] * (1 + .07 * low - .05 * max(0., z)), y * RADII[1], z * RADII[2] * (1 - .1 * low * low)))


def on_face(az, el, lift=0.):
    """A point on the head: degrees towards the figure's left and up from the nose."""
    a, e = math.radians(az), math.radians(el)
    d = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    return _egg(d) + d * lift


def outward(az, el):
    """Frame on the face: Z points out, Y up."""
    n = (on_face(az, el, .01) - on_face(az, el)).normalized()
    up = Vector((0, 0, 1))
    x = up.cross(n).normalized()
    y = n.cross(x)
    return Matrix((x, y, n)).transposed().to_4x4()


def skull(tone, n=56):
    rings = []
    for i in range(n // 2 + 1):
        e = math.radians(-90 + 180 * i / (n // 2))
        rings.append([_egg(Vector((math.cos(2 * math.pi * j / n) * math.cos(e), math.sin(2 * math.pi * j / n) * math.cos(e), math.sin(e)))) for j in range(n)])
    return loft(rings, M.skin(tone), caps=(False, False))


BROWS = dict(smile=(15.5, 17.5, 15.5), grin=(16, 19, 17), focus=(11.5, 14.5, 16.5), shout=(12, 17, 18.5), calm=(15, 16.2, 14.5), wow=(19, 21.5, 19.5), still=(14.5, 16, 14.5))


def _eye(side, expression, lashes, glance):
    az, el = side * 20.5 + glance[0], -2.5 + glance[1]
    ink, white = M.gloss('ink'), M.plain('white', .3, Emission=(1, 1, 1, 1), Emission_Strength=.4)
    if expression in ('grin', 'still'):  # closed: they laugh, or they rest
        bend = 4.2 if expression == 'grin' else -3.6
        pts = [on_face(az + a, el + bend * math.cos(math.radians(a * 11)) - 1.5, .006) for a in (-7.5, -4, 0, 4, 7.5)]
        tube(pts, .0125, M.gloss('ink'))
    else:
        tall = {'focus': .84, 'wow': 1.12, 'shout': .95}.get(expression, 1)
        ball(on_face(az, el, -.004), 1, ink, (.038, .05 * tall, .016), outward(az, el))
        ball(on_face(az + 2.6, el + 4 * tall, .010), 1, white, (.0125, .0145, .006), outward(az, el))
        ball(on_face(az - 2.4, el - 4 * tall, .0095), 1, white, (.006, .007, .004), outward(az, el))
    if lashes:
        for k in (0, 1):
            tube([on_face(az + side * (6.2 - k), el + 4 + 3.4 * k, .006), on_face(az + side * (9.8 - 1.2 * k), el + 6.5 + 4.2 * k, .012)], .0062, ink)


def _mouth(expression, tone):
    ink = M.plain('5a1f22', .4)

    def patch(half, top, bottom, mat, lift, rows=5):
        cols = 17
        grid = []
        for r in range(rows + 1):
            line = []
            for c in range(cols):
                u = -1 + 2 * c / (cols - 1)
                t, b = top(u), bottom(u)
                line.append(on_face(half * u, t + (b - t) * r / rows, lift))
            grid.append(line)
        loft(grid, mat, closed=False)
    if expression in ('smile', 'calm', 'focus', 'still'):
        half, bend = dict(smile=(13, 5.2), calm=(8.5, 2.2), focus=(7, -.8), still=(9, 3.4))[expression]
        tube([on_face(half * u, -24 - bend * (1 - u * u) + bend * .5, .003) for u in (-1, -.5, 0, .5, 1)], .0105, ink)
        return
    half, top, deep = dict(grin=(14, -21, 12.5), shout=(11, -20, 17), wow=(6, -22.5, 10))[expression]
    if expression == 'grin':
        def upper(u): return top - 1.6 * (1 - u * u) + 1.2 * u * u

        def lower(u): return upper(u) - deep * (max(0, 1 - u * u)) ** .62
    else:
        def upper(u): return top + (3 if expression == 'wow' else 2) * (max(0, 1 - u * u)) ** .5 - 4

        def lower(u): return top - 4 - (deep - 3) * (max(0, 1 - u * u)) ** .5
    patch(half, upper, lower, M.plain('561a20', .5), .0035)
    patch(half * .62, lambda u: lower(u * .62) + deep * .36 * (max(0, 1 - u * u)) ** .5, lambda u: lower(u * .62) + .6, M.plain('d9626a', .45), .0055)
    if expression != 'wow':
        patch(half * .86, lambda u: upper(u * .86) - .3, lambda u: upper(u * .86) - min(3.4, (upper(u * .86) - lower(u * .86)) * .5), M.plain('white', .3), .0065)


def face(tone, expression='smile', brows='black', lashes=False, freckles=False, glance=(0, 0)):
    flesh = M.flesh(tone)
    skull(tone)
    for s in (-1, 1):
        _eye(s, expression, lashes, glance)
        inner, mid, outer = BROWS[expression]
        tube([on_face(s * 12, inner, .004), on_face(s * 20, mid, .007), on_face(s * 29, outer, .004)], .0125 if not lashes else .0095, M.hair(brows), taper=True)
        ball((s * .302, .012, -.025), .062, flesh, (.5, .85, 1.12))
        ball((s * .322, -.008, -.025), .034, M.plain(tone, .6, Specular=.2), (.5, .8, 1.1))
    ball(on_face(0, -12, .004), 1, flesh, (.034, .029, .026), outward(0, -12))
    _mouth(expression, tone)
    if freckles:
        for az, el in ((14, -14), (19, -17), (24, -13.5), (-14, -14), (-19, -17), (-24, -13.5)):
            ball(on_face(az, el, .0005), 1, M.plain('a5663c', .6), (.0075, .0075, .003), outward(az, el))
