"""Hair is a moulded shell with a hairline, plus the tail, bun, braids or curls that tell one head from another."""
import math
import random

from mathutils import Vector

from . import materials as M
from .mesh import at, ball, capsule, ring, shell, stitches, tube, turned
from .head import RADII, on_face


def _line(front, side, back, wave=0):
    """A hairline: how far down the shell reaches in front, above the ears and behind."""
    def theta(phi):
        f = abs((phi + 180) % 360 - 180)
        if f < 95:
            t = min(1, max(0, (f - 32) / 45))
            t = t * t * (3 - 2 * t)
            return front + (side - front) * t + wave * math.cos(math.radians(phi * 5 + 40)) * (1 - t)
        t = (f - 95) / 85
        return side + (back - side) * t * t * (3 - 2 * t)
    return theta


def _shell(mat, theta, size=1.075, lift=.012, puff=lambda p, t: 1):
    return shell(tuple(r * size for r in RADII), theta, .09, mat, at((0, .008, lift)), puff=puff)


def grow(style, colour, hat=None):
    """Under a hat only what would show is grown."""
    m = M.hair(colour)
    if style == 'bald':
        return
    if style in ('hijab', 'patka', 'turban'):
        return _wrap(style, colour)
    covered = hat in ('cap', 'helmet', 'sunhat')
    fit = 1.05 if covered else 1.085
    if style == 'buzz':
        return _shell(m, _line(50, 76, 108), 1.03, .004)
    if style == 'short':
        _shell(m, _line(50, 82, 116, 4), fit)
        if not covered:
            for k, (x, r) in enumerate(((-.16, .085), (-.06, .1), (.06, .105), (.155, .085))):
                ball((x, -.185, .2 - abs(x) * .25), r, m, (1.1, .75, .62), turned(-28, 0, -16 + k * 5))
    elif style == 'side':
        _shell(m, _line(46, 80, 114), fit)
        if not covered:
            tube([(-.17, -.2, .2), (-.04, -.24, .245), (.12, -.22, .215), (.22, -.14, .15)], .055, m, taper=True)
            tube([(-.19, -.12, .25), (-.05, -.16, .31), (.12, -.15, .285), (.25, -.06, .19)], .07, m, taper=True)
    elif style in ('curly', 'afro'):
        _shell(m, _line(50, 84, 116), 1.07)
        rng, big = random.Random(7), style == 'afro'
        for i in range(150 if big else 110):
            z = 1 - 2 * (i + .5) / (150 if big else 110)
            a = i * 2.39996
            d = Vector((math.sin(a) * math.sqrt(1 - z * z), -math.cos(a) * math.sqrt(1 - z * z), z))
            down = math.degrees(math.acos(z))
            phi = math.degrees(math.atan2(d.x, -d.y))
            if down > _line(47, 80, 112)(phi) or (covered and down < 68):
                continue
            k = 1.08 if covered else (1.22 if big else 1.1)
            ball(Vector((d.x * RADII[0], d.y * RADII[1], d.z * RADII[2])) * k, rng.uniform(.048, .062) * (1.15 if big else 1), m, n=16)
    elif style in ('bob', 'long'):
        _shell(m, _line(50, 122 if style == 'bob' else 128, 138, 2), fit + .02)
        for s in (-1, 1):
            capsule((s * .285, .01, .02), (s * .27, -.02, -.2), .085, .055, m)
        if style == 'long':
            for x in (-.17, -.06, .06, .17):
                tube([(x, .22, .0), (x * 1.15, .29, -.2), (x * 1.1, .27, -.38), (x, .25, -.47)], .1, m, taper=True)
        elif not covered:
            ball((0, .12, -.12), .22, m, (1.2, .9, .85))
        if not covered:
            tube([(-.13, -.235, .19), (.02, -.265, .2), (.16, -.225, .14), (.24, -.15, .06)], .052, m, taper=True)
    else:
        _shell(m, _line(48, 84, 118), fit)
        band = M.rubber('amber')
        if style == 'pony':
            z = -.05 if covered else .13
            ring((0, .315, z), .042, .02, band, (0, 1, .3))
            tube([(0, .31, z), (0, .41, z + .03), (.02, .45, z - .14), (.01, .41, z - .32)], .085, m, taper=True)
        elif style == 'bun':
            ball((0, .25 if covered else .13, -.07 if covered else .33), .12, m, (1, 1, .9))
            ring((0, .2 if covered else .11, -.06 if covered else .25), .07, .022, band, (0, 1, .1) if covered else (0, .4, 1))
        elif style == 'braids':
            for s in (-1, 1):
                for k in range(5):
                    ball((s * (.25 + .03 * math.sin(k)), .1 - .02 * k, -.14 - .078 * k), .062 - .004 * k, m, (1, 1, .92))
                ring((s * .255, .02, -.505), .03, .018, band)
                ball((s * .255, .015, -.55), .036, m, (1, 1, 1.3))
        if not covered:
            tube([(-.19, -.19, .17), (-.05, -.245, .225), (.1, -.235, .2), (.21, -.17, .12)], .05, m, taper=True)


def _wrap(style, colour):
    cloth, thread = M.cloth(colour), M.plain('cream', .8)
    if style == 'hijab':
        shell(tuple(r * k for r, k in zip(RADII, (1.135, 1.1, 1.1))), lambda p: 52 + 106 * min(1, max(0, (abs((p + 180) % 360 - 180) - 26) / 42)) ** .8, .08, cloth, at((0, .012, .006)))
        tube([(-.22, -.16, -.17), (-.09, -.25, -.235), (.09, -.25, -.235), (.22, -.16, -.17)], .06, cloth, taper=True)
        ring((0, .01, -.29), .19, .07, cloth, (0, -.2, 1), sc=(1.1, .9, .8))
    elif style == 'patka':
        shell(tuple(r * 1.07 for r in RADII), _line(52, 80, 112), .07, cloth, at((0, .006, .008)))
        ball((0, -.06, .335), .085, cloth, (1, 1, .95))
        stitches([on_face(a, 40, .028) for a in range(-60, 61, 15)], thread)
    else:
        _turban(cloth)


def _turban(cloth):
    """Folds rise from the ears and cross over the forehead, layer upon layer."""
    shell(tuple(r * k for r, k in zip(RADII, (1.12, 1.14, 1.3))), _line(54, 82, 104), .08, cloth, at((0, .01, .03)))
    shell(tuple(r * 1.05 for r in RADII), _line(60, 70, 80), .08, M.cloth('cream'), at((0, 0, .01)))

    def on(phi, theta, k):
        p, t = math.radians(phi), math.radians(theta)
        return tuple(v * r * k for v, r in zip((math.sin(p) * math.sin(t), .03 - math.cos(p) * math.sin(t), math.cos(t) * 1.1 + .07), RADII))
    for k in range(5):
        front, ear = 44 - 7 * k, 94 - 9 * k
        for s in (-1, 1):
            tube([on(s * p, front + (ear - front) * min(1, max(0, p + 12) / 96) ** .85, 1.15 - .004 * k + .014 * (s > 0)) for p in (-24, -8, 10, 30, 52, 76, 100, 130, 165)], .05, cloth)


def beard(colour):
    m = M.hair(colour)
    shell(tuple(r * 1.05 for r in RADII), lambda p: 40 + 44 * min(1, max(0, (abs((p + 180) % 360 - 180) - 8) / 70)) if abs((p + 180) % 360 - 180) < 100 else 84 - 26 * (abs((p + 180) % 360 - 180) - 100) / 80, .08, m, at((0, .0, -.012)) @ turned(0, 180, 0))
