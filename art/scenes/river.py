"""The panorama on the end of every page: the Vistula from Krakow, on the left, to Warsaw, on the right, at three hours; spring.py, summer.py, abroad.py and after_work.py have four more."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from lib import equipment as Q
from lib import hair
from lib import materials as M
from lib import places, props, skyline, studio, weather
from lib.head import RADII
from lib.mesh import at, ball, lathe, placed, ring, shell, solid, tube, turned
from lib.squad import CAST

from .home import band, boat
from .sets import WALK, toy, wicket


def bend(x):
    return .55 * math.sin(x * .3 + .4) + .2 * math.sin(x * .71)


def banks(ground, shore, water):
    band(lambda x: -20, lambda x: 8.5 + .25 * math.sin(x * .5), ground, 0)  # it ends behind the cities, which stand against the sky
    band(lambda x: .72 + bend(x), lambda x: 4.28 + bend(x + .8), shore, .008)
    band(lambda x: .95 + bend(x), lambda x: 4.05 + bend(x + .8), water, .016)


def land(tall, colours=places.TREES, kinds=('round', 'round', 'poplar')):
    """Both cities, the wood in front of them, bushes on the near bank. Tall, for phones: the cities stand closer, so that both are in view."""
    apart = 3.5 if tall else 6.0
    skyline.city('krakow', (-apart, 7.0, 0), 4, .74)
    skyline.city('warsaw', (apart, 7.2, 0), -4, .74)
    rng = random.Random(4)
    for i in range(46):
        x = -13 + 26 * i / 45 + rng.uniform(-.2, .2)
        places.tree((x, (5.2 if abs(abs(x) - apart) > 3.4 else 4.9) + rng.uniform(-.25, .5), 0), rng.uniform(.55, 1.25), rng.choice(colours), rng, rng.choice(kinds))
    for x, y, r in ((-8.6, .25, .3), (-4.4, .35, .22), (1.0, .1, .26), (3.6, .0, .2), (8.4, .3, .32)):
        places.bush((x, y, 0), r, 'moss', int(abs(x) * 3))


def frame(tall):
    """One camera for all hours, so that horizon and grass stay where the page expects them."""
    studio.camera((0, -15, 3.3), (0, 1.5, 1.42 if tall else 1.18), 55 if tall else 30.5, (0, -.6, 1.0), 1.2)


def day(tall=False):
    """An evening's game on the near bank."""
    banks(M.turf(stripe=.9, angle=24), M.plain('sand', .95, bump=(14, .4)), M.plain('4c97a3', .1, bump=(5, .12), Clearcoat=1, Specular=.6))
    boat((-1.1, 2.5, .016), 14, 'red')
    boat((6.9, 2.2, .016), -10, 'green')
    land(tall)
    with placed((4.2 if tall else .55, 0, 0)):
        with placed((-6.1, -1.2, 0), 8):
            toy('arjun', 'drive', face='grin', gear='bat')
            wicket((-.75, .15), 80)
        Q.ball((-5.1, -1.75, .07), .07, fine=True)
        toy('imran', 'follow', (-3.3 if tall else -2.6, -1.0), -66, 'shout', who=dict(kit='red'))
    with placed((-4.9 if tall else 0, 0, 0)):
        toy('zosia', 'catch', (7.4, -1.0), -22, 'wow')
        Q.ball((6.7 if tall else 6.2, -1.0, 1.75), .07, fine=True)
    if not tall:
        toy('tomek', 'keep', (-7.3, -1.0), 72, 'focus', 'keep', who=dict(kit='red'))
        toy('mei', 'cheer', (.6, -.75), 10, 'grin')
        toy('kofi', 'wave', (1.75, -.9), -14, 'smile')
        toy('lena', 'throw', (4.6, -1.1), 20, 'focus', holds=['R', 'red'])
        Q.kit_bag((3.1, -1.5, 0), 16, k=.8)
        places.flagpole((9.4, -.3, 0), 2.6, 'amber', 'green')
    studio.golden_hour(42, 30, 3.7, .5)
    studio.area((-7, 8, 6), (1, 1, 1), 4, 900, (.6, .8, 1))
    studio.face_fill((0, -10, 2.2), (0, 0, .8), 700)
    frame(tall)


def _glowing(night=False):
    """All that glows is seen but lights nothing: hundreds of panes would take the samples that the lights need. At night panes are amber."""
    for m in bpy.data.materials:
        b = m.node_tree.nodes.get('Principled BSDF')
        if b and sum(b.inputs['Emission'].default_value[:3]) > 0:
            m.cycles.sample_as_light = False
            if night and b.inputs['Emission'].default_value[2] < .7 and b.inputs['Emission Strength'].default_value < 2:
                b.inputs['Emission'].default_value, b.inputs['Emission Strength'].default_value = (1, .5, .14, 1), .95


def _wired(m, nodes, *links):
    """New nodes by kind, and links as (from, socket, to, socket)."""
    made = [m.node_tree.nodes.new('ShaderNode' + k) for k in nodes]
    for a, x, b, y in links:
        m.node_tree.links.new(made[a].outputs[x], made[b].inputs[y])
    return made


def halo(p, rx, rz):
    """Light in the damp air round a lamp. A picture that is cut out keeps no bloom, so the glow is a thing of its own."""
    m = bpy.data.materials.new('halo')
    m.use_nodes = True
    m.node_tree.nodes.clear()
    _, far, fall, _, glow, _, _ = _wired(m, ('TexCoord', 'VectorMath', 'MapRange', 'BsdfTransparent', 'Emission', 'MixShader', 'OutputMaterial'),
                                         (0, 'Object', 1, 0), (1, 'Value', 2, 0), (2, 0, 5, 0), (3, 0, 5, 1), (4, 0, 5, 2), (5, 0, 6, 0))
    far.operation, fall.interpolation_type = 'LENGTH', 'SMOOTHSTEP'
    fall.inputs[3].default_value, fall.inputs[4].default_value = .5, 0
    glow.inputs[0].default_value, glow.inputs[1].default_value = (1, .7, .36, 1), .8
    with placed(m=at(p, Matrix.Diagonal((rx, 1, rz, 1)))):
        o = solid([(-1, 0, -1), (1, 0, -1), (1, 0, 1), (-1, 0, 1)], [(0, 1, 2, 3)], m)
    o.visible_shadow = o.visible_diffuse = o.visible_glossy = False


def beam(p, target, power, spread):
    """One lamp's share of the light: a warm pool with a soft edge."""
    l = bpy.data.lights.new('beam', 'SPOT')
    l.energy, l.color, l.spot_size, l.spot_blend, l.shadow_soft_size = power, (1, .72, .38), math.radians(spread), 1, .4
    o = bpy.data.objects.new('beam', l)
    o.location, o.rotation_euler = p, (Vector(target) - Vector(p)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(o)


def _either_side():
    """Catching on the left and the net on the right, which a wide window has room for."""
    for name, pose, x, y, turn, face in (('veer', 'catch', -6.6, -1.45, 62, 'wow'), ('ola', 'clap', -5.85, -.85, 44, 'grin'), ('dev', 'toss', -4.95, -.6, 22, 'smile'), ('noor', 'ready', -4.0, -.65, -4, 'smile')):
        a = toy(name, pose, (x, y), turn, face, who=dict(kit='training'))
        if pose == 'toss':
            Q.ball((a['R'][0], a['R'][1], a['R'][2] + .9), .07, fine=True)
    Q.ball((-6.2, -1.75, 1.85), .075, fine=True)
    for i in range(4):
        Q.cone((-6.1 + .9 * i, -2.05 - .14 * (i % 2), 0), ('coral', 'amber')[i % 2], 1.1)
    with placed((6.45, -.85, 0), -8):
        places.net_lane(2.3, 1.6, 1.9, posts='cream')
    toy('kuba', 'lift', (6.35, -1.05), -4, 'focus', 'bat', left=True, who=dict(kit='red'))
    wicket((7.15, -.7), -58)
    Q.bowling_machine((4.2, -1.0, 0), 80)


def evening(tall=False):
    """Training under lights: catching on the left, throw-downs in the middle, the net on the right."""
    banks(M.turf(stripe=.9, angle=24), M.plain('sand', .95, bump=(14, .4)), M.plain('3f8792', .1, bump=(5, .12), Clearcoat=1, Specular=.6))
    for p, turn, c in (((-2.3, 2.3, .016), -12, 'coral'), ((3.55, 2.8, .016), 12, 'amber')):
        boat(p, turn, c)
        ball((p[0], p[1] - .1, .34), .07, M.lamp('ffd28a', 6))
    land(tall)
    M.plain('4a2a22', .6).node_tree.nodes['Principled BSDF'].inputs['Emission'].default_value = (1, .5, .14, 1)  # St Mary's is dark by day
    for x, y, h, turn in ((.75, 4.75, 2.95, 0), (3.6 if tall else 7.95, .3, 2.7, -16), *([] if tall else [(-7.75, .3, 2.85, 16)])):
        places.floodlight((x, y, 0), h, turn, 8)
        halo((x, y + .25, h + .35), 1.5, 1.05)
    for x, side in ((-4.75, 1.5), (.7, 1.5), (5.7, 1.5)):  # the masts that light the faces stand behind the camera
        beam((x + side, -7.5, 6.0), (x, -.9, .6), 5800, 41)
    with placed((-2.65, -1.35, 0), -42):
        c = toy('coach', 'point', who=dict(kit='teal'), hands=dict(R=(-.3, -.4, 1.1), L=(.2, -.34, .92)), elbows=dict(R=(-.6, .1, -.8), L=(1, .3, -.4)))
        props.whistle(c['local']['chest'], c['k'])
        p = c['local']['hands']['L']
        props.clipboard((p.x - .06, p.y - .09, p.z + .06), turned(-26, 8, -8), .95)
    toy('hania', 'pull', (-.5, -1.15), 2, 'grin', 'bat', who=dict(kit='coral'))
    wicket((-1.3, -.95), 62)
    with placed((1.85, -1.2, 0), -60):
        m = toy('marta', 'kneel', who=dict(kit='cream', hat='cap', hat_colour='green'), hands=dict(L=(.16, -.3, .6), R=(-.24, -.46, .98)))
        props.whistle(m['local']['chest'], m['k'])
    Q.ball((.95, -1.4, 1.15), .075, fine=True)
    for i, (x, y, z) in enumerate(((1.55, -1.85, 0), (1.71, -1.92, 0), (1.87, -1.8, 0), (1.7, -1.72, 0), (1.71, -1.83, .11))):
        Q.ball((x, y, .07 + z), .07, 'red', (40 * i, 20, 0))
    if tall:
        toy('veer', 'catch', (3.0, -1.2), -30, 'wow', who=dict(kit='training'))
        Q.ball((2.5, -1.5, 1.75), .075, fine=True)
    else:
        _either_side()
    _glowing(night=True)
    studio.sun(13, 140, 3.6, (.5, .86, 1), 8)  # both suns stand low: they find what is upright and leave the grass to the lamps
    studio.sun(9, -38, 2.0, (.5, .8, 1), 20)
    studio.sky((.26, .58, .74), .46)
    frame(tall)


def _snowed(things, least=.42):
    """Snow lies on whatever looks up: roofs, crowns, hills. Each thing gets a copy of its paint, so that nobody else turns white."""
    made = {}
    for slot in (o.material_slots[0] for o in things if o.material_slots and o.material_slots[0].material):
        if slot.material not in made:
            m = made[slot.material] = slot.material.copy()
            paint = m.node_tree.nodes['Principled BSDF'].inputs['Base Color']
            _, _, ramp, mix = _wired(m, ('NewGeometry', 'SeparateXYZ', 'MapRange', 'MixRGB'), (0, 'Normal', 1, 0), (1, 'Z', 2, 0), (2, 0, 3, 0))
            ramp.inputs[1].default_value, ramp.inputs[2].default_value = least, least + .12
            mix.inputs[1].default_value, mix.inputs[2].default_value = paint.default_value, (*M.rgb('f4f7fa'), 1)
            if paint.links:
                m.node_tree.links.new(paint.links[0].from_socket, mix.inputs[1])
            m.node_tree.links.new(mix.outputs[0], paint)
        slot.material = made[slot.material]


def _bobble(colour, trim):
    """A knitted hat, in head coordinates."""
    wool, other = M.cloth(colour), M.cloth(trim)
    shell(tuple(r * k for r, k in zip(RADII, (1.15, 1.19, 1.2))), lambda p: 70, .06, wool, at((0, .012, .02)))
    ring((0, .012, .125), .318, .052, other, sc=(1, .965, 1))
    ball((0, .012, .41), .105, other)


def _muffled(name, pose, p, turn, face, hat, scarf, gear=None, kit='academy', **how):
    """Long sleeves, a scarf and a knitted hat, under which hair grows as under a cap."""
    def head():
        hair.grow(CAST[name].hair, CAST[name].colour, 'cap')
        _bobble(*hat)
    a = toy(name, pose, p, turn, face, gear, who=dict(hat=None, hair='bald', extras=('long',), kit=kit), on_head=head, **how)
    c, k = a['local']['chest'], a['k']
    with placed((*p, 0), turn):
        ring((c.x, c.y - .005, c.z + .115 * k), .125 * k, .055 * k, M.cloth(scarf), n=32)
        tube([(c.x + .08 * k, c.y - .13 * k, c.z + .1 * k), (c.x + .11 * k, c.y - .2 * k, c.z - .05 * k), (c.x + .1 * k, c.y - .21 * k, c.z - .22 * k)], .048 * k, M.cloth(scarf))


def _snowman(p, turn):
    """Keeps wicket in a helmet."""
    with placed(p, turn):
        for z, r in ((.3, .4), (.82, .29)):
            ball((0, 0, z), r, M.plain('f4f7fa', .85, bump=(9, .5)), (1, 1, .92))
        ball((0, 0, 1.23), .24, M.plain('f4f7fa', .85, bump=(9, .5)))
        lathe([(.045, 0), (.0, .24)], M.plain('d9722f', .6), at((0, -.22, 1.2), turned(90, 0, 0)), 16)
        for x, z in ((-.085, 1.29), (.085, 1.29), (0, .92), (0, .78)):
            ball((x, -.215 if z > 1 else -.29, z), .032, M.plain('ink', .5), n=16)
        ring((0, 0, 1.04), .17, .05, M.cloth('red'), n=32)
        Q.helmet_prop((0, .02, 1.27), 0, k=.8)


def winter(tall=False):
    """A frosty morning: snowballs are made, bowled and hit, and the kit goes into the warm dome."""
    banks(M.plain('e2e9f0', .9, bump=(3, .9)), M.plain('d5e1ea', .9, bump=(9, .5)), M.plain('7fb4c9', .12, bump=(4, .1), Clearcoat=1, Specular=.6))
    rng = random.Random(11)
    for i in range(34):  # floes, thick along the banks and few in the middle
        x, side = -13 + 26 * i / 33 + rng.uniform(-.3, .3), rng.choice((-1, 1, 1, -1, 0))
        y, r, w = 2.5 + bend(x + .4) + side * rng.uniform(.8, 1.35), rng.uniform(.3, .8), [rng.uniform(.75, 1.1) for _ in range(9)]
        solid([(x + math.cos(math.tau * j / 9) * r * k * 1.4, y + math.sin(math.tau * j / 9) * r * k * .5, .03 + i * .001) for j, k in enumerate(w)], [tuple(range(9))], M.plain('d4e6ef', .6), smooth=False)
    before = set(bpy.data.objects)
    land(tall, ('pine', 'moss', 'leaf', 'pine'), ('round', 'fir', 'fir', 'poplar'))
    _snowed(set(bpy.data.objects) - before)
    for x, y, r in ((-8.6, -.3, .7), (-3.9, -.1, .5), (2.3, .1, .6), (8.6, -.5, .7)):
        weather.drift((x, y, -.06), r, .24)
    _snowman((-3.15 if tall else -5.85, -.75, 0), 4)
    if not tall:
        _muffled('hania', 'squat', (-6.95, -1.35), 34, 'grin', ('coral', 'cream'), 'cream', hands=dict(L=(.09, -.5, .62), R=(-.09, -.5, .62)), kit='coral')
        _muffled('kofi', 'clap', (-4.85, -1.0), -30, 'smile', ('amber', 'green'), 'red', kit='training')
        carry = dict(WALK, hands=dict(L=(.3, .1, .6), R=(-.3, -.1, .6)))
        _muffled('arjun', carry, (2.75, -1.15), 60, 'smile', ('green', 'amber'), 'red')
        _muffled('zosia', carry, (4.3, -1.15), 60, 'smile', ('red', 'cream'), 'amber', kit='blue')
        Q.kit_bag((3.53, -1.35, .28), 0, k=.85)
        for i in range(24):  # where the carriers came from
            ball((2.4 - .36 * i, -1.45 - .15 * i + .2 * (i % 2), .002), .085, M.plain('b4c8db', .9), (1.5, .9, .12), turned(0, 0, 22), 16)
    before = set(bpy.data.objects)
    for x, y, h in ((-8.3, -4.9, 1.5), (-6.6, -6.4, 1.7), (-2.9, -6.7, 2.1), (-.4, -7.2, 1.7), (2.4, -6.9, 2.2)):
        weather.snowy_fir((x, y, 0), h)
    for o in set(bpy.data.objects) - before:
        o.visible_camera = False  # the firs stand behind us: only their long shadows enter the picture
    for p in ((-6.15, -1.6, .08), (-6.0, -1.72, .08), (-5.86, -1.58, .08), (-6.0, -1.5, .08), (-6.02, -1.6, .22), (-6.65, -1.81, .66), (-.55, -1.35, .85)):  # a pile, one in the making, one in flight
        ball(p, .1, M.plain('f7fafc', .85, bump=(16, .5)))
    _muffled('dev', 'bowl', (-1.75 if tall else -2.3, -1.0), 66, 'shout', ('red', 'cream'), 'amber', holds=('R', 'white'), kit='teal')
    _muffled('ola', 'drive', (.5, -1.05), -4, 'grin', ('amber', 'red'), 'cream', 'bat', 'red', left=True)
    wicket((1.3, -.85), -60)
    dome = (3.1, -.35, 0) if tall else (6.55, -.5, 0)
    with placed(dome, -28, 1.1 if tall else 1.35):
        places.dome_model(M.plain('f6e2b8', .6, Emission=(1, .6, .25, 1), Emission_Strength=.42), M.plain('f2b541', .6, Emission=(1, .6, .2, 1), Emission_Strength=.9))
    studio.area((dome[0] - 1.35, -2.6, 1.0), (dome[0] - 1.15, -3.2, 0), 1.2, 38, (1, .55, .2))
    _glowing()
    studio.sun(15, -66, 2.8, (1, .76, .55), 6)
    studio.sky((.5, .68, 1), .52)
    studio.area((-7, 8, 6), (1, 1, 1), 4, 500, (1, .86, .7))
    studio.face_fill((0, -10, 2.2), (0, 0, .8), 240)
    frame(tall)
