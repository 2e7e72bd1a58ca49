"""The two pages of Contact: a telephone and a letterbox on one line, and the roof of a scoreboard with its scorer."""
import math
import random

from mathutils import Vector

from lib import equipment as Q
from lib import materials as M
from lib import places, props, studio
from lib.mesh import aim, at, ball, box, lathe, letters, loft, placed, ring, rod, smooth_path, solid, tube, turned
from lib.weather import blades

from .sets import toy


def _cord(points, radius=.055, wire=.02, pitch=.066):
    """A curly cord along the points."""
    path, turn, out = smooth_path(points, 60), 0, []
    for a, b in zip(path, path[1:]):
        frame, step = aim(b - a).to_3x3(), (b - a).length
        for k in range(6):
            out.append(a.lerp(b, k / 6) + frame @ Vector((math.cos(turn), math.sin(turn), 0)) * radius)
            turn += math.tau * step / 6 / pitch
    tube(out, wire, M.rubber('red'), per=1)


def _dial(paper, rim, holes=10):
    """Faces -Y; its paper is left for a number."""
    lathe([(0, 0), (rim - .02, 0), (rim, .02), (rim - .015, .07), (rim - .05, .085), (paper + .03, .085), (paper + .02, .06), (0, .06)], M.vinyl('amber'), turned(90, 0, 0), 128)
    lathe([(0, .06), (paper, .06), (paper, .075), (paper - .02, .08), (0, .08)], M.plain('f1e8d6', .7), turned(90, 0, 0), 128)
    way, r = (paper + rim) / 2 - .005, (rim - paper) * .3
    for i in range(holes):
        t = math.radians(-62 - 31 * i)
        x, z = way * math.cos(t), way * math.sin(t)
        lathe([(0, 0), (r, 0), (r, .006), (0, .006)], M.plain('green', .5), at((x, -.083, z), turned(90, 0, 0)), 40)
        letters(str(-i % 10), r * 1.5, M.plain('cream', .6), at((x, -.092, z)) @ turned(90, 0, 0), .002)
    box((.74 * rim, -.1, -.74 * rim), (.07, .06, .22), M.metal('d9dee0', .25), turned(0, -45, 0), .03)


def _telephone():
    red = M.vinyl('red')
    loft([[(x * w, y + lean, z) for x, y in ((-1, -d), (1, -d), (1, d), (-1, d))] for w, d, z, lean in ((1.13, .58, .12, .01), (1.1, .52, 1.2, .03), (.86, .36, 2.08, .06), (.8, .32, 2.15, .06))], red, smooth=False)
    box((0, 0, .06), (2.4, 1.3, .18), M.plain('green', .5), bevel=.05)
    with placed((0, -.6, 1.1), tilt=(-10, 0)):
        _dial(.8, 1.04)
    for x in (-.5, .5):
        box((x, .06, 2.22), (.2, .6, .16), red, bevel=.06)
        for y in (-.2, .3):
            box((x, y, 2.32), (.2, .12, .3), red, bevel=.05)
    a, b = Vector((-.94, .06, 2.32)), Vector((.94, .06, 2.32))
    tube([a + Vector((0, 0, .06)), a + Vector((.12, 0, .2)), a + Vector((.5, 0, .25)), b + Vector((-.5, 0, .25)), b + Vector((-.12, 0, .2)), b + Vector((0, 0, .06))], .12, red)
    for p in (a, b):
        lathe([(0, -.2), (.22, -.2), (.26, -.14), (.24, 0), (.12, .14), (0, .16)], red, at(p), 64)
        lathe([(.262, -.12), (.268, -.12), (.262, -.08), (.256, -.08)], M.plain('amber', .4), at(p), 64)


def _arch(w, h, r, n=16):
    """The outline of a wide letterbox, whose upper corners are round."""
    turns = [math.pi / 2 * i / n for i in range(n + 1)]
    return [(-w + .06, 0), (w - .06, 0), (w, .06)] + [(w - r + r * math.cos(t), h - r + r * math.sin(t)) for t in turns] + [(-w + r - r * math.sin(t), h - r + r * math.cos(t)) for t in turns] + [(-w, .06)]


def _letterbox():
    """A letter hangs out of its slot; the letter and the plate below it are left for words."""
    red, cream = M.vinyl('red'), M.plain('cream', .4)
    rings = [[(x, y, z + .1) for x, z in _arch(1.26 - e, 2.0 - e, .4)] for y, e in ((-.44, .06), (-.42, .02), (-.38, 0), (.38, 0), (.44, .05))]
    loft(rings, red)
    box((0, 0, .06), (2.3, .8, .14), M.plain('green', .5), bevel=.04)
    box((0, -.46, 1.8), (2.34, .06, .15), cream, bevel=.05)
    box((0, -.475, 1.8), (2.24, .06, .06), M.plain('ink', .6), bevel=.02)
    with placed((0, -.5, 1.8), tilt=(-3, 0)):
        box((0, 0, -.46), (2.18, .016, .9), M.plain('f1e8d6', .8), bevel=.006)
        tube([(-1.08, -.011, -.08), (-.3, -.012, -.17), (0, -.012, -.18), (.3, -.012, -.17), (1.08, -.011, -.08)], .005, M.plain('ddd3bf', .7))
        with placed((.9, -.012, -.32), tilt=(0, 4)):
            box((0, 0, 0), (.24, .006, .28), M.plain('amber', .6), bevel=.002)
            ball((0, -.004, 0), .075, M.vinyl('red'), (1, .08, 1))
    with placed((0, -.45, .46), tilt=(-3, 0)):
        box((0, 0, 0), (2.2, .05, .56), M.plain('cream', .2, Clearcoat=.8), bevel=.02)
        box((0, -.012, 0), (2.12, .045, .48), M.plain('green', .2, Clearcoat=.8), bevel=.016)
        for x in (-1.0, 1.0):
            ball((x, -.03, 0), .028, M.metal('d8b35c', .3), (1, .5, 1))


def line(apart=False):
    """A telephone and a letterbox on one long piece of turf, tied by a curly cord, or each on its own; somebody has one more letter."""
    reach = 1.76 if apart else 1.44
    if apart:
        for x in (-reach, reach):
            with placed((x, 0, 0)):
                places.island(1.5, .18, stripe=.36, angle=24, sc=(1, .6))
    else:
        places.island(2.9, .18, stripe=.36, angle=24, sc=(1, .45))
    with placed((-reach - .02, .2, 0), 0 if apart else 3):
        _telephone()
        _cord([(-.94, .04, 2.1), (-1.06, -.2, 1.7), (-1.3, -.5, 1.1), (-1.34, -.72, .5), (-1.12, -.86, .1), (-.82, -.84, .08), (-.7, -.6, .14)])
    with placed((reach - .02, .2, 0), 0 if apart else -2, 1.05):
        _letterbox()
    if not apart:
        _cord([(-.46, -.3, .14), (-.5, -.62, .08), (-.2, -1.0, .07), (.3, -.98, .07), (.6, -.74, .1), (.38, -.54, .16), (.02, -.62, .18), (-.1, -.86, .14), (.2, -1.06, .08), (.7, -1.02, .07), (1.0, -.8, .07), (1.12, -.5, .1), (1.12, -.12, .1)])
        ring((1.12, -.27, .1), .085, .035, M.plain('amber', .4), (0, 1, 0))
        places.bush((-.1, .95, 0), .3, 'leaf', 4)  # seen from so low, the turf's far edge between the two is a straight line
    a = toy('kofi', 'sit', (reach - .46, -.22), 6, 'grin', z=1.95, size=.82, who=dict(kit='training'), feet=dict(L=(.15, -.4, .08), R=(-.15, -.4, .04)), hands=dict(L=(.32, .02, .46), R=(-.42, -.26, .98)), elbows=dict(L=(1, .3, 0), R=(-1, .2, -.3)), look=(2, 0, 4))
    p = a['R']
    props.letter((p.x - .1, p.y - .05, p.z + .1), turned(-4, -14, 8), .6)
    Q.ball((1.28 - reach, -.26, .13) if apart else (-2.5, -.52, .13), .13, fine=True)
    studio.portrait_light((0, 0, .9), 2.2, 1.1, fill=.52)
    studio.face_fill((0, -9, 2.4), (0, 0, 1), 320)
    if apart:
        studio.camera((0, -32, 7.6), (0, 0, 1.36), 170, None, None)
    else:
        studio.camera((0, -16, 4.4), (0, 0, 1.28), 93.5, None, None)


def roof():
    """The red gable of a scoreboard; behind it somebody on a ladder with a six."""
    red, frame = M.plain('red', .45), M.plain('e8dcc2', .6)
    rise, half = .78, 2.56
    slope = math.degrees(math.atan2(rise, half))
    solid([(-half + .2, -.1, 0), (half - .2, -.1, 0), (0, -.1, rise - .06), (-half + .2, .1, 0), (half - .2, .1, 0), (0, .1, rise - .06)], [(0, 1, 2), (3, 5, 4), (0, 3, 4, 1)], M.plain('green', .6), smooth=False)
    box((0, -.08, -.07), (2 * half - .3, .3, .2), frame, bevel=.02)
    length = math.hypot(half, rise) + .06
    for s in (-1, 1):
        with placed((s * half / 2, .02, rise / 2 + .03), tilt=(0, s * slope)):
            box((0, 0, 0), (length, .7, .1), red, bevel=.03)
            box((0, -.34, -.02), (length, .05, .17), M.plain('c8323a', .45), bevel=.02)
    box((0, -.36, rise - .02), (.17, .08, .17), M.plain('c8323a', .45), turned(0, 45, 0), .02)
    Q.ball((0, -.2, rise + .16), .15, fine=True, rot=(20, 60, 10))
    lathe([(0, 0), (.23, 0), (.25, .02), (.25, .07), (.23, .09), (0, .09)], frame, at((0, -.26, .3), turned(90, 0, 0)), 64)
    for a, l in ((0, .15), (120, .11)):
        rod((0, -.36, .3), (l * math.sin(math.radians(a)), -.36, .3 + l * math.cos(math.radians(a))), .016, M.plain('ink', .4))
    for x in (.78, 1.5):  # the ladder leans on the roof, between it and her
        rod((x, .9, -.6), (x, .4, .86), .04, M.wood('b98650'))
    for z in (.22, .54):
        y = .4 + (.86 - z) * .34
        rod((.78, y, z), (1.5, y, z), .03, M.wood('b98650'))
    a = toy('zosia', 'stand', (1.12, .78), -10, 'grin', z=-.26, who=dict(kit='red', hat_colour='red'), feet=dict(L=(.15, 0, .4), R=(-.15, 0, .4)), hands=dict(R=(-.5, -.3, 1.24), L=(.37, -.4, 1.0)), elbows=dict(R=(-.9, .1, -.4), L=(1, .2, -.3)), look=(6, 0, -6))
    p = a['R']
    with placed((p.x - .06, p.y - .05, p.z + .24), 4, tilt=(-6, -10)):
        box((0, 0, 0), (.5, .05, .66), M.plain('ink', .5), bevel=.02)
        letters('6', .56, M.plain('amber', .5, Emission=(.9, .5, .1, 1), Emission_Strength=.15), at((0, -.028, 0)) @ turned(90, 0, 0), .003)
    studio.portrait_light((0, 0, .6), 2.0, 1.1, fill=.55)
    studio.face_fill((0, -9, 2), (0, 0, .8), 300)
    studio.camera((0, -16, 2.2), (0, 0, .8), 108, None, None)


def turf():
    """The strip in which the board stands; what is at its ends stands beside the board where the window is wide."""
    solid([(-9, -4, 0), (9, -4, 0), (9, 1.3, 0), (-9, 1.3, 0)], [(0, 1, 2, 3)], M.turf(stripe=.62, angle=24))
    for x, y, h, c, seed in ((-5.8, .8, 1.62, 'leaf', 3), (-5.15, 1.0, 1.2, 'autumn', 5), (5.0, 1.0, 1.25, 'leaf', 8), (5.75, .8, 1.66, 'leaf', 2)):
        places.tree((x, y, 0), h, c, random.Random(seed))
    for x, y, r, seed in ((-4.55, 1.0, .3, 1), (-6.2, .3, .28, 2), (4.5, 1.05, .32, 4), (6.2, .25, .26, 5)):
        places.bush((x, y, 0), r, seed=seed)
    with placed((-5.1, -.1, 0), 14, 1.0):
        Q.stumps(stand=True)
    Q.ball((-4.72, -.5, .1), .1, fine=True)
    Q.kit_bag((5.2, -.1, 0), -14, 'red', .95)
    Q.cone((4.62, -.4, 0), 'amber', .7)
    studio.sun(44, -40, 4.2, (1, .93, .82), 5)
    studio.sky((.62, .78, 1), .75)
    studio.camera((0, -22, 4.6), (0, 0, .78), 64, None, None)


def post():
    """A post of the scoreboard on the story's page, in its own piece of turf; what is above the picture's edge is behind the board."""
    places.island(.72, .13, stripe=.3, angle=24, sc=(1, .6))
    lathe([(.2, 0), (.195, .07), (.145, .1), (.135, .13), (.135, 6), (0, 6)], M.plain('d8c8a4', .5), at((0, 0, 0)), 64)
    blades((-.34, .34), (-.2, .1), 60, .1, seed=4)
    Q.ball((.46, -.16, .075), .075, fine=True)
    studio.portrait_light((0, 0, .9), 1.6, 1.1, fill=.5)
    studio.camera((0, -16, 4.0), (0, 0, 1.44), 164, None, None)
