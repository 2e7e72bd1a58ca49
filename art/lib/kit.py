"""Cricket clothing below the neck: pads, gloves, shoes, shirts."""
import math

from mathutils import Matrix, Vector

from . import materials as M
from .mesh import aim, at, ball, capsule, letters, loft, placed, ring, stitches, tube

KITS = dict(academy=('green', 'amber', 'cream', 'amber'), red=('red', 'cream', 'cream', 'white'), blue=('blue', 'white', 'cream', 'white'),
            cream=('cream', 'green', 'cream', 'red'), training=('amber', 'green', 'ink', 'cream'), sunny=('amber', 'green', 'white', 'white'), coach=('green', 'amber', 'ink', 'white'),
            teal=('teal', 'cream', 'cream', 'amber'), suit=('ink', 'cream', 'ink', 'ink'), work=('amber', 'ink', 'navy', 'soil'),
            white=('white', 'green', 'white', 'white'), coral=('coral', 'cream', 'cream', 'white'), plum=('plum', 'amber', 'cream', 'white'))


def frame_between(a, b, forward):
    """Axis from a to b as Z, with -Y as near to forward as it can be."""
    z = (b - a).normalized()
    y = -(forward - z * forward.dot(z))
    y = y.normalized() if y.length > 1e-4 else z.orthogonal()
    return Matrix((y.cross(z), y, z)).transposed().to_4x4()


def leg_pad(ankle, knee, forward, trim, k, keeper=False):
    """A batting pad: stiff along the shin, three canes, a knee roll and a flap above the knee."""
    white, strap = M.plain('fbf8f1', .55, bump=(60, .08)), M.canvas(trim)
    shin = (knee - ankle).length
    m = at(ankle, frame_between(ankle, knee, forward))
    top = shin + (.06 if keeper else .15) * k
    r0 = .104 * k
    with placed(m=m):
        def plate(z0, z1, bulge, canes, r=r0, spread=88):
            rings = []
            for i in range(13):
                t = i / 12
                z = z0 + (z1 - z0) * t
                edge = min(1, t * 9, (1 - t) * 9) ** .5
                outer, inner = [], []
                for j in range(29):
                    u = -1 + 2 * j / 28
                    a = math.radians(spread * u)
                    rib = abs(math.sin(math.radians(90 + u * 90 * canes))) ** .6
                    rad = r * (1 + .06 * t) + (bulge * (.45 + .55 * rib)) * edge * (1 - u ** 8 * .8)
                    outer.append((math.sin(a) * rad, -math.cos(a) * rad, z))
                    inner.append((math.sin(a) * r * .96, -math.cos(a) * r * .96, z))
                rings.append(outer + inner[::-1])
            loft(rings, white)
        plate(-.005 * k, shin - .075 * k, .04 * k, 3)
        plate(shin + .062 * k, top, .036 * k, 3, r0 * 1.04, 80)
        for i in range(3):
            z = shin + (-.05 + .05 * i) * k
            tube([(math.sin(math.radians(a)) * r0 * 1.12, -math.cos(math.radians(a)) * r0 * 1.12, z) for a in (-88, -60, -30, 0, 30, 60, 88)], .032 * k, white, per=4)
        for z in (.1 * k, shin - .1 * k):
            ring((0, 0, z), r0 * 1.0, .014 * k, strap)
        tube([(math.sin(math.radians(a)) * r0 * 1.42, -math.cos(math.radians(a)) * r0 * 1.42, .03 * k) for a in (-70, -35, 0, 35, 70)], .011 * k, strap)


def shoe(ankle, knee, yaw, lift, colour, k):
    """Upper, sole and laces; lift raises the heel for a striding back foot."""
    sole, upper = M.rubber('white' if colour != 'white' else 'amber'), M.vinyl(colour)
    from .mesh import turned
    m = at(ankle) @ turned(0, 0, yaw) @ turned(-lift, 0, 0) @ Matrix.Scale(k, 4)
    with placed(m=m):
        def outline(z, s):
            return [(math.sin(a) * .072 * s * (1 + .16 * max(0, math.cos(a))), -.055 - math.cos(a) * .135 * s, z) for a in [2 * math.pi * j / 36 for j in range(36)]]
        loft([outline(-.1, .9), outline(-.097, .98), outline(-.085, 1.03), outline(-.068, 1.02), outline(-.062, .95)], sole)
        loft([outline(-.075, .96), outline(-.055, .985), outline(-.03, .93), outline(-.008, .8), outline(.004, .6), outline(.008, .3)], upper)
        # Towards the knee: upright, it would come out of the trousers of a lunging leg.
        capsule((0, .012, -.02), (m.inverted().to_3x3() @ (knee - ankle)).normalized() * .05, .068, .07, upper)
        for i in range(3):
            tube([(-.04, -.075 - .032 * i, .002 - .007 * i), (0, -.078 - .032 * i, .018 - .009 * i), (.04, -.075 - .032 * i, .002 - .007 * i)], .008, sole, per=3)
        stitches([(math.sin(a) * .0745 * (1 + .16 * max(0, math.cos(a))) * 1.0, -.055 - math.cos(a) * .14, -.052) for a in [2 * math.pi * j / 24 for j in range(24)]], M.plain('cream', .8), .012, .012, .0022, per=3, loop=True)


def sleeve(shoulder, elbow, hand, colour, trim, tone, k, long=False):
    shirt, fl = M.cloth(colour), M.flesh(tone)
    capsule(shoulder, elbow, .094 * k, .074 * k, shirt)
    capsule(elbow, hand, .06 * k, .05 * k, fl)
    d = elbow - shoulder
    if long:
        capsule(elbow, elbow.lerp(hand, .78), .074 * k, .06 * k, shirt)
        p = elbow.lerp(hand, .82)
        ring(p, .052 * k, .017 * k, M.cloth(trim), hand - elbow)
    else:
        ring(shoulder + d * .96, .069 * k, .019 * k, M.cloth(trim), d)


def hand(p, wrist_dir, tone, k, kind=None, grip=None, trim='green', side=1, spread=False, palm=None):
    """A mitt. With a grip axis the fingers close round it; batting gloves show their sausage rolls."""
    fl = M.flesh(tone)
    w = Vector(wrist_dir).normalized()
    if kind == 'keeping':
        g = M.plain('amber', .5, bump=(60, .1)) if trim == 'green' else M.plain(trim, .5)
        with placed(m=at(p, frame_between(Vector((0, 0, 0)), w, Vector(palm or (0, -1, 0))))):
            ball((0, 0, .02 * k), .1 * k, g, (1, .62, 1.12))
            for i in range(4):
                a = math.radians(-33 + 22 * i)
                capsule((math.sin(a) * .06 * k, .005, .06 * k), (math.sin(a) * .125 * k, -.01 * k, .045 * k + math.cos(a) * .09 * k), .034 * k, .03 * k, g)
            capsule((-side * .06 * k, -.01 * k, .0), (-side * .13 * k, -.035 * k, .06 * k), .036 * k, .03 * k, g)
            ball((0, -.035 * k, .02 * k), .078 * k, M.rubber('soil' if trim == 'green' else 'ink'), (1, .45, 1.05))
            loft([[(math.cos(t) * r * k, math.sin(t) * r * .8 * k, z * k) for t in [2 * math.pi * j / 24 for j in range(24)]] for r, z in ((.062, -.05), (.085, -.13), (.09, -.16), (.075, -.155))], M.plain('green' if trim == 'green' else 'cream', .5))
        return
    if grip is not None:
        axis = Vector(grip).normalized()
        glove = M.plain('fbf8f1', .5) if kind == 'batting' else fl
        ball(p, .062 * k, glove, (1, 1, 1.12), aim(axis))
        back = M.plain(trim, .5)
        for i in range(4):
            q = Vector(p) + axis * (.048 - .032 * i) * k
            ring(q, .05 * k, (.026 if kind == 'batting' else .02) * k, glove, axis, n=28)
        n = axis.cross(w)
        n = n.normalized() if n.length > .1 else axis.orthogonal().normalized()
        capsule(Vector(p) + n * .055 * k * side, Vector(p) + n * .05 * k * side - axis * .06 * k - w * .0, .026 * k, .022 * k, glove)
        if kind == 'batting':
            q = Vector(p) - w * .075 * k
            capsule(q, q - w * .045 * k, .062 * k, .066 * k, glove)
            ring(q - w * .03 * k, .062 * k, .014 * k, back, w)
        return
    with placed(m=at(p, frame_between(Vector((0, 0, 0)), w, Vector(palm or (0, -1, 0))))):
        if spread:
            ball((0, 0, .015 * k), .066 * k, fl, (1, .55, 1.1))
            for i in range(4):
                a = math.radians(-30 + 20 * i)
                capsule((math.sin(a) * .045 * k, 0, .05 * k), (math.sin(a) * .088 * k, -.012 * k, .035 * k + math.cos(a) * .07 * k), .021 * k, .019 * k, fl, 20)
            capsule((-side * .04 * k, 0, 0), (-side * .088 * k, -.02 * k, .04 * k), .023 * k, .02 * k, fl, 20)
        else:
            ball((0, 0, .015 * k), .066 * k, fl, (.92, .88, 1.12))
            for i in range(4):
                capsule(((-.042 + .028 * i) * k, -.045 * k, .06 * k), ((-.042 + .028 * i) * k, -.058 * k, .008 * k), .019 * k, .018 * k, fl, 16)
            capsule((-side * .055 * k, -.02 * k, -.01 * k), (-side * .045 * k, -.06 * k, .03 * k), .022 * k, .02 * k, fl, 20)


def shirt(pelvis, pelvis_rot, chest, chest_rot, colour, trim, k, number=None, slim=1.0, collar=True, badge=True):
    """The torso as one soft skin from hem to neck, with collar, placket, badge and number."""
    c, t = M.cloth(colour), M.cloth(trim)
    rows = [(-.26, .208, .175), (-.2, .206, .174), (-.05, .196, .166), (.12, .2, .17), (.4, .215, .178), (.64, .228, .18), (.84, .222, .17), (.96, .205, .158), (1.04, .168, .135), (1.1, .12, .11), (1.2, .1, .1)]
    rings = []
    for s, rx, ry in rows:
        q = pelvis_rot.slerp(chest_rot, min(1, max(0, s)))
        o = pelvis.lerp(chest, s) if 0 <= s <= 1 else (pelvis + pelvis_rot @ Vector((0, 0, (chest - pelvis).length * s)) if s < 0 else chest + chest_rot @ Vector((0, 0, (chest - pelvis).length * (s - 1))))
        kk = k * (slim if .2 < s < .9 else 1)
        rings.append([o + q @ Vector((math.copysign(abs(math.cos(a)) ** .9, math.cos(a)) * rx * kk, math.copysign(abs(math.sin(a)) ** .9, math.sin(a)) * ry * kk, 0)) for a in [2 * math.pi * j / 40 for j in range(40)]])
    loft([rings[0], *rings], c)
    hem = [Vector(p) for p in rings[0]]
    tube(hem[::4], .017 * k, t if trim != 'cream' or colour != 'ink' else c, per=4, loop=True)
    m = at(chest, chest_rot.to_matrix().to_4x4())
    with placed(m=m):
        if collar:
            ring((0, -.005, .085 * k), .098 * k, .026 * k, t, (0, -.12, 1))
            for s in (-1, 1):
                tube([(s * .1 * k, -.05 * k, .1 * k), (s * .06 * k, -.115 * k, .07 * k), (s * .014 * k, -.14 * k, .03 * k)], .024 * k, t)
        for i in range(3):
            ball((0, (-.153 - .008 * i) * k, (.0 - .055 * i) * k), .011 * k, t, (1, .5, 1), n=16)
        if badge:
            ball((.105 * k, -.152 * k, -.04 * k), .034 * k, t, (1, .35, 1.1), n=24)
        if number is not None:
            letters(str(number), .25 * k, M.plain(trim, .6), at((0, 0, -.14 * k)) @ Matrix.Rotation(math.pi, 4, 'Z'), .004, wrap=(.226 * k * slim, .18 * k * slim))
