"""A posable toy. A pose says where pelvis, hands and feet are; elbows and knees follow, so limbs never float."""
import math
from dataclasses import dataclass, field

from mathutils import Euler, Matrix, Vector

from . import equipment as Q
from . import hair as hairs
from . import headgear, kit
from . import materials as M
from .head import face
from .mesh import at, ball, capsule, here, placed
from .poses import POSES

SIZE = dict(junior=(.9, 1.0), teen=(1.02, .97), adult=(1.16, .93))
ARM, LEG = (.3, .285), (.3, .3)


@dataclass
class Toy:
    """Who somebody is. What they do is the pose."""
    tone: str = 'honey'
    hair: str = 'short'
    colour: str = 'black'
    age: str = 'junior'
    kit: str = 'academy'
    hat: str | None = 'cap'
    hat_colour: str | None = None
    girl: bool = False
    number: int | None = None
    freckles: bool = False
    beard: bool = False
    extras: tuple = field(default_factory=tuple)


def _turn(x=0, y=0, z=0):
    return Euler((math.radians(x), math.radians(y), math.radians(z)), 'XYZ').to_quaternion()


def _joint(a, b, l1, l2, pole):
    """Two-bone IK: where the elbow or knee must be, and the end, pulled back if it is out of reach."""
    d = b - a
    if d.length > (l1 + l2) * .995:
        b = a + d.normalized() * (l1 + l2) * .995
        d = b - a
    n = d.normalized()
    x = (l1 * l1 - l2 * l2 + d.length_squared) / (2 * d.length)
    h = math.sqrt(max(0, l1 * l1 - x * x))
    p = pole - n * pole.dot(n)
    p = p.normalized() if p.length > 1e-4 else n.orthogonal()
    return a + n * x + p * h, b


def mirrored(p):
    """The same stroke for a left-hander."""
    def flip(v):
        return (-v[0], *v[1:])
    q = {k: v for k, v in p.items()}
    for part in ('feet', 'hands', 'elbows', 'knees', 'palms', 'lift', 'toes'):
        if part in p:
            q[part] = {dict(L='R', R='L')[s]: (flip(v) if isinstance(v, tuple) else (-v if part == 'toes' else v)) for s, v in p[part].items()}
    for part in ('pelvis',):
        if part in p:
            q[part] = flip(p[part])
    for part in ('hips', 'chest', 'look'):
        if part in p:
            x, y, z = p[part]
            q[part] = (x, -y, -z)
    if 'bat' in p:
        b = p['bat']
        q['bat'] = {**b, 'top': flip(b['top']), 'dir': flip(b['dir']), **({'face': flip(b['face'])} if 'face' in b else {}), 'hand': dict(L='R', R='L')[b.get('hand', 'L')]}
    return q


def player(who, pose='stand', expression='smile', pads=False, gloves=None, left=False, glance=(0, 0), spread=(), bat_args=None, holds=None, on_head=None, **changes):
    """Build the toy at the current place; returns anchors (hands, head, chest) in the world for props and focus."""
    P = {**(POSES[pose] if isinstance(pose, str) else pose), **changes}
    if left:
        P = mirrored(P)
    k, hk = SIZE[who.age]
    shirt_c, trim, legs_c, shoes_c = kit.KITS[who.kit]
    V = lambda t: Vector(t) * k
    pelvis = V(P.get('pelvis', (0, 0, .67)))
    hq, cq = _turn(*P.get('hips', (0, 0, 0))), _turn(*P.get('chest', (0, 0, 0)))
    chest = pelvis + hq.slerp(cq, .5) @ Vector((0, 0, .37 * k))
    skin = who.tone

    trousers = M.cloth(legs_c)
    ball(pelvis + hq @ Vector((0, 0, -.02)), 1, trousers, (.188 * k, .146 * k, .165 * k), hq.to_matrix().to_4x4())
    ankles = {}
    for s, sx in (('L', 1), ('R', -1)):
        hip = pelvis + hq @ (Vector((sx * .09, 0, -.06)) * k)
        toe = P.get('toes', {}).get(s, sx * 14)
        fwd = Vector((math.sin(math.radians(toe)), -math.cos(math.radians(toe)), 0))
        pole = Vector(P['knees'][s]) if s in P.get('knees', {}) else fwd + Vector((sx * .12, 0, .25))
        knee, ankle = _joint(hip, V(P.get('feet', {}).get(s, (sx * .14, 0, .1))), LEG[0] * k, LEG[1] * k, pole)
        capsule(hip, knee, .104 * k, .096 * k, trousers)
        capsule(knee, ankle, .096 * k, .076 * k, trousers)
        kit.shoe(ankle, knee, toe, P.get('lift', {}).get(s, 0), shoes_c, k)
        if pads:
            kit.leg_pad(ankle + (knee - ankle) * .05, knee, fwd, trim if who.kit != 'academy' else 'green', k, pads == 'keeping')
        ankles[s] = ankle

    kit.shirt(pelvis, hq, chest, cq, shirt_c, trim, k, who.number, .93 if who.girl and who.age != 'junior' else 1, badge=who.kit != 'suit')

    shoulders = {s: chest + cq @ (Vector((sx * .205, 0, .035)) * k) for s, sx in (('L', 1), ('R', -1))}
    hands, grips = {}, {}
    if 'bat' in P:
        b = P['bat']
        d, top = Vector(b['dir']).normalized(), V(b['top'])
        first = b.get('hand', 'L')
        users = [first] if b.get('one') else [first, dict(L='R', R='L')[first]]
        for _ in range(30):
            for i, s in enumerate(users):
                over = top + d * .115 * k * i - shoulders[s]
                if over.length > sum(ARM) * k * .99:
                    top -= over.normalized() * (over.length - sum(ARM) * k * .99)
        for i, s in enumerate(users):
            hands[s], grips[s] = top + d * .115 * k * i, d
        Q.bat(top, d, b.get('face', (0, -1, 0)), k, **(bat_args or {}))
    for s, sx in (('L', 1), ('R', -1)):
        goal = hands[s] if s in hands else V(P.get('hands', {}).get(s, (sx * .3, -.06, .62)))
        pole = Vector(P['elbows'][s]) if s in P.get('elbows', {}) else Vector((sx * .55, .35, -.75))
        elbow, h = _joint(shoulders[s], goal, ARM[0] * k, ARM[1] * k, pole)
        hands[s] = h
        kit.sleeve(shoulders[s], elbow, h, shirt_c, trim, skin, k, long=who.kit in ('suit',) or 'long' in who.extras)
        kit.hand(h, h - elbow, skin, k, gloves if (s in grips or gloves == 'keeping' or 'bat' not in P) else gloves, grips.get(s), 'green' if who.kit == 'academy' else shirt_c, sx,
                 s in spread or s in P.get('spread', ()), P.get('palms', {}).get(s))

    if holds:
        side, colour = holds
        Q.ball(hands[side] + (hands[side] - shoulders[side]).normalized() * .1 * k + Vector(P.get('palms', {}).get(side, (0, -1, 0))).normalized() * .035 * k, .06 * k, colour, fine=True)

    hp = _turn(*P.get('look', (0, 0, 0)))
    base = chest + cq @ (Vector((0, 0, .1)) * k)
    capsule(base - cq @ Vector((0, 0, .06)), base + hp @ Vector((0, 0, .06)), .085 * k, .085 * k, M.flesh(skin))
    head = base + hp @ (Vector((0, -.012, .268)) * hk) + cq @ Vector((0, -.012, 0))
    with placed(m=at(head, hp.to_matrix().to_4x4() @ Matrix.Scale(hk, 4))):
        dark = who.colour if who.colour in M.HAIRS and who.colour not in ('white', 'grey') else 'brown'
        face(skin, expression, dark, who.girl, who.freckles, glance)
        if who.beard:
            hairs.beard(dark)
        hairs.grow(who.hair, who.colour, who.hat)
        hc = who.hat_colour or shirt_c
        headgear.wear(who.hat, hc, trim if hc == shirt_c else 'cream')
        if on_head:
            on_head()
    return dict(head=here(head), chest=here(chest), pelvis=here(pelvis), L=here(hands['L']), R=here(hands['R']), k=k, local=dict(hands=hands, head=head, chest=chest, ankles=ankles))
