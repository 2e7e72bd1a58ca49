"""What a cricketer wears on the head: the club cap, a helmet with its grille, the wide hat of long afternoons."""
import math

from . import materials as M
from .mesh import at, ball, box, letters, lathe, loft, ring, shell, stitches, tube, turned
from .head import RADII


def _peak(mat, under, size=.2, drop=10, out=.2, at_z=.085):
    """A curved brim grown from the edge of the shell."""
    rows, cols, thick = 7, 25, .016
    top = []
    for r in range(rows + 1):
        t, line = r / rows, []
        for c in range(cols):
            u = -1 + 2 * c / (cols - 1)
            a = math.radians(60 * u)
            reach = out * (max(0, 1 - u * u)) ** .45 * t
            x, y = math.sin(a) * .325 * (1 + .04 * t), -math.cos(a) * .31 - reach
            z = at_z - .055 * u * u * (1 + .6 * t) - math.tan(math.radians(drop)) * reach
            line.append((x, y, z))
        top.append(line)
    bottom = [[(x, y, z - thick) for x, y, z in line] for line in top]
    loft([*top, *[[(x, y - .004, z - thick * .5) for x, y, z in top[-1]]], *reversed(bottom)], mat, closed=False)
    edge = [(x * .97, y + .02, z + .002) for x, y, z in top[-1][2:-2:2]]
    return edge


def cap(colour, trim, badge='V'):
    c, t, thread = M.canvas(colour), M.canvas(trim), M.plain(trim, .7)
    m = at((0, .005, .012)) @ turned(-6, 0, 0)
    from .mesh import placed
    with placed(m=m):
        shell(tuple(r * k for r, k in zip(RADII, (1.1, 1.115, 1.13))), lambda p: 73 + 6 * (1 - math.cos(math.radians(p))) / 2, .05, c)
        for k in range(6):
            a = math.radians(60 * k + 30)
            pts = [(math.sin(a) * math.sin(s) * .341, -math.cos(a) * math.sin(s) * .323, math.cos(s) * .332) for s in [math.radians(d) for d in (5, 20, 38, 56, 72)]]
            tube(pts, .0042, c)
            for side in (-.035, .035):
                stitches([(math.sin(a + side / max(.3, math.sin(s))) * math.sin(s) * .341, -math.cos(a + side / max(.3, math.sin(s))) * math.sin(s) * .323, math.cos(s) * .332) for s in [math.radians(d) for d in (14, 28, 44, 58, 71)]], M.plain('1f5a5a' if colour == 'green' else trim, .8), .012, .011, .0022)
        ball((0, 0, .333), .03, t, (1, 1, .7))
        edge = _peak(c, t)
        stitches(edge, thread, .016, .012, .003)
        stitches([(x * .93, y + .045, z + .004) for x, y, z in edge[1:-1]], M.plain('1f5a5a' if colour == 'green' else trim, .8), .016, .012, .0026)
        ring((0, 0, .094), .322, .009, t, sc=(1, .945, 1))
        with placed(m=at((0, -.292, .185)) @ turned(58, 0, 0)):
            lathe([(0, 0), (.062, 0), (.066, .006), (.06, .013), (0, .016)], t, n=32)
            letters(badge, .1, M.plain(colour, .6), at((0, -.002, .0165)), .002, bold=.03)


def helmet(colour, trim):
    c = M.plain(colour, .25, Clearcoat=.5)
    steel = M.metal('c9cfd1', .25)
    shell(tuple(r * k for r, k in zip(RADII, (1.15, 1.16, 1.14))), lambda p: 72 + 38 * min(1, max(0, (abs((p + 180) % 360 - 180) - 48) / 26)) ** 1.2, .07, c, at((0, .008, .015)))
    _peak(c, c, out=.13, drop=6, at_z=.1)
    for s in (-1, 1):
        ball((s * .352, -.03, .02), .03, M.metal('c9cfd1', .25), (.4, 1, 1))
    for z, k in ((-.03, 1.0), (-.105, 1.02), (-.175, .99), (-.235, .9)):
        tube([(math.sin(math.radians(a)) * .385 * k, -math.cos(math.radians(a)) * .405 * k, z - .02 * math.cos(math.radians(a))) for a in range(-78, 79, 13)], .0085, steel, per=4)
    for a in (-70, -34, 34, 70):
        pts = [(math.sin(math.radians(a)) * .385 * k, -math.cos(math.radians(a)) * .405 * k, z) for z, k in ((.045, .94), (-.03, 1), (-.105, 1.02), (-.175, .99), (-.25, .9))]
        tube(pts, .0085, steel, per=4)
    for k in (-1, 0, 1):
        for j in range(4):
            ball((k * .075, -.16 + j * .09, .31 - abs(k) * .012 - (.045 if j == 0 else 0) - (.01 if j == 3 else 0)), .011, M.rubber('ink'), (1, 1.8, .6), n=16)
    box((0, -.325, .165), (.075, .02, .075), M.plain(trim, .5), turned(-24, 0, 0), .01)


def sunhat(colour, trim):
    c = M.canvas(colour)
    shell(tuple(r * k for r, k in zip(RADII, (1.1, 1.1, 1.08))), lambda p: 74, .06, c, at((0, .005, .02)))
    prof = [(.315, .1), (.36, .085), (.42, .062), (.48, .045), (.5, .036), (.495, .022), (.42, .042), (.36, .065), (.31, .08)]
    n = 64
    rings = [[(math.cos(2 * math.pi * j / n) * r, math.sin(2 * math.pi * j / n) * r * .96, z + .02 * math.cos(4 * math.pi * j / n + math.pi) * (r - .3) * 4) for j in range(n)] for r, z in prof]
    loft(rings, c, caps=(False, False))
    ring((0, .005, .115), .322, .016, M.canvas(trim), sc=(1, .95, 1.4))
    for r in (.385, .44):
        stitches([(math.cos(a / 20 * math.pi) * r, math.sin(a / 20 * math.pi) * r * .96, .0765 - (r - .385) * .36 + .02 * math.cos(a / 10 * math.pi + math.pi) * (r - .3) * 4) for a in range(40)], M.plain(trim, .8), .016, .014, .0026, per=3, loop=True)


def wear(kind, colour, trim):
    if kind:
        dict(cap=cap, helmet=helmet, sunhat=sunhat)[kind](colour, trim)
