"""A locker of the dressing room in pieces, which CSS puts together (see frames.py)."""
from lib import materials as M
from lib.frame import plate, taken
from lib.mesh import ball, box, capsule, placed, tube, turned

AMBER = 'db972a'


def front():
    """The front of a steel cabinet on its plinth."""
    box((0, .2, -1.8), (3.9, .4, .4), M.vinyl('0a2c2d'), bevel=.05)
    with placed((0, 0, .12)):
        plate(4, 3.76, .2, .4, M.vinyl(AMBER), .16, .12)
    taken(4, 4)


def shelf():
    """A compartment and the shelf that it stands on; the light comes in from above."""
    dark = M.plain('03403a', .9, Specular=.1)
    box((0, .9, 0), (5, .1, 5), dark)
    box((0, .45, 2.2), (5, .9, .4), dark)
    for s in (-1, 1):
        box((s * 2.2, .4, 0), (.4, 1, 6), dark)
        box((s * 1.98, -.02, 0), (.16, .2, 6), M.vinyl(AMBER), bevel=.06)
    box((0, .4, -1.82), (4, 1, .36), M.vinyl(AMBER), bevel=.12)
    taken(4, 4)


def door():
    """Of a locker, wide open: slots for air at both ends, a lock's rod from end to end, hinges."""
    amber, dark, steel = M.vinyl(AMBER), M.plain('0a2c2d', .8), M.metal()
    with placed((-.7, 0, 0), -48):
        box((1.06, .1, 0), (2.1, .14, 4.76), amber, bevel=.05)
        for x in (.12, 2.0):
            box((x, 0, 0), (.2, .16, 4.76), amber, bevel=.06)
        for s in (-1, 1):
            box((1.06, 0, s * 2.29), (2.1, .16, .18), amber, bevel=.06)
            for i in range(5):
                z = s * (1.8 - .2 * i)
                box((.92, .03, z), (.94, .02, .09), dark, bevel=.008)
                box((.92, -.01, z + .07), (.98, .1, .07), amber, turned(-30), .03)
        tube([(1.72, -.08, z) for z in (-2.2, 2.2)], .05, steel, per=1)
        for z in (-1.9, -.7, .7, 1.9):
            box((1.72, -.06, z), (.26, .14, .14), steel, bevel=.04)
    for z in (-1.6, 1.6):
        capsule((-.6, -.2, z - .24), (-.6, -.2, z + .24), .1, .1, steel)
    taken(1.46, 4.8)


def label():
    """Of enamel, for a name, with its screws."""
    plate(2.4, 1, .1, .12, M.gloss('f3ecdc'), .12, .05)
    for x in (-1, 1):
        ball((x, -.03, 0), .1, M.plain('e8b23c', .32, Metallic=.55), (1, .4, 1))
        box((x, -.075, 0), (.15, .02, .03), M.plain('6a4a12', .6), turned(0, 35, 0), .005)
    taken(2.4, 1)


def vents():
    """Pressed into the steel of a locker."""
    for i in range(4):
        z = .54 - .36 * i
        box((0, .1, z), (3, .04, .16), M.plain('0a2c2d', .8), bevel=.01)
        box((0, 0, z + .12), (3.1, .16, .14), M.vinyl(AMBER), turned(-25), .06)
    taken(3.2, 1.56)
