"""Under a roof: the indoor school, and the heated dome, from inside and as a model of the ground has it."""
import math

from . import materials as M
from . import places
from .mesh import at, ball, box, lathe, loft, rod, solid, tube


def hall(width=12, depth=9, h=4.2, wall='teal', ground='2f6d54'):
    """An indoor school: ribbed walls, beams and round lamps; open to the camera."""
    places.floor(M.plain(ground, .85, bump=(60, .25)), size=30)
    wm = M.plain(wall, .8)
    box((0, depth, h / 2), (width + 2, .2, h), wm)
    for s in (-1, 1):
        box((s * (width / 2 + .1), depth / 2 - 2, h / 2), (.2, depth + 4, h), wm)
    box((0, depth - .12, .45), (width, .06, .9), M.plain('green', .6))
    box((0, depth - .15, .93), (width, .05, .07), M.plain('amber', .5))
    for i in range(4):
        y = depth - 1 - i * 2.4
        box((0, y, h - .1), (width, .16, .28), M.plain('cream', .6))
        for x in (-3.2, 0, 3.2):
            rod((x, y - .5, h - .6), (x, y - .5, h), .015, M.plain('ink', .5))
            lathe([(.3, 0), (.26, .16), (.05, .22), (.0, .22)], M.vinyl('ink'), at((x, y - .5, h - .72)), 32)
            ball((x, y - .5, h - .66), .14, M.lamp('ffe2b0', 7), n=20)


def dome(radius=9, h=5.5, y=4):
    """A heated air dome seen from inside: white skin, ribs and lamps along them."""
    places.floor(M.plain('35705a', .85, bump=(60, .25)), size=30)
    skin, rib = M.plain('efeee6', .7, Emission=(1, .97, .9, 1), Emission_Strength=.3), M.plain('amber', .5)  # daylight comes through
    n = 40
    rings = [[(math.cos(math.pi * j / n) * radius, yy, math.sin(math.pi * j / n) ** .8 * h) for j in range(n + 1)] for yy in [y - 14 + i for i in range(22)]]
    loft(rings, skin, closed=False)
    back = y + 7
    solid([(math.cos(math.pi * j / n) * radius, back, math.sin(math.pi * j / n) ** .8 * h) for j in range(n + 1)] + [(0, back, 0)], [(i, i + 1, n + 1) for i in range(n)], skin)
    for z, h_, c in ((.45, .9, 'teal'), (.94, .08, 'amber')):
        box((0, back - .1, z), (radius * 2, .08, h_), M.plain(c, .6))
    for x in (-6, -3, 0, 3, 6):
        rod((x, back - .03, 0), (x, back - .03, math.sqrt(1 - (x / radius) ** 2) ** .8 * h), .03, M.plain('d9d6c8', .7))
    for yy in (back - .1, back - 3, back - 6, back - 9):
        tube([(math.cos(math.pi * j / n) * (radius - .08), yy, math.sin(math.pi * j / n) ** .8 * (h - .08)) for j in range(n + 1)], .07, rib, per=1)
        for j in (12, 16, 20, 24, 28):
            ball((math.cos(math.pi * j / n) * (radius - .3), yy, math.sin(math.pi * j / n) ** .8 * (h - .3)), .13, M.lamp('ffe6bb', 7), n=20)


def dome_model(skin=None, door=None):
    """The same dome from outside, small enough for a model of the ground."""
    n, rows = 32, []
    for i in range(13):
        s = math.sin(math.pi * (.02 + .96 * i / 12)) ** .35
        rows.append([(math.cos(math.pi * j / n) * 1.05 * s, -1.5 + 3 * i / 12, math.sin(math.pi * j / n) ** .8 * 1.25 * s) for j in range(n + 1)])
    skin = skin or M.plain('white', .5, Sheen=.3)
    loft(rows, skin, closed=False)
    for i in (2, 4, 6, 8, 10):
        tube([(x * 1.005, y, z * 1.01) for x, y, z in rows[i]], .022, M.plain('amber', .5), per=1)
    arch = lambda y, size: [(math.cos(math.pi * j / 16) * .34 * size, y, math.sin(math.pi * j / 16) ** .6 * .66 * size) for j in range(17)]
    lock = arch(-1.62, 1.3)  # the air lock: the end of the dome is round, a door alone would stand before it
    loft([arch(y, 1.3) for y in (-.6, -1.62)], skin, closed=False)
    solid(lock, [tuple(range(17))], skin, smooth=False)
    tube(lock, .03, M.plain('amber', .5), per=1)
    solid(arch(-1.64, 1), [tuple(range(17))], door or M.plain('green', .5), smooth=False)
