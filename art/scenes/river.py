"""The panorama on the end of every page: the Vistula from Krakow, on the left, to Warsaw, on the right, by day and in the evening; winter.py, spring.py, summer.py, abroad.py and after_work.py have five more."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from lib import equipment as Q
from lib import materials as M
from lib import places, props, skyline, studio
from lib.mesh import at, ball, placed, solid, turned

from .home import band, boat
from .sets import toy, wicket


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


def glowing(night=False):
    """All that glows is seen but lights nothing: hundreds of panes would take the samples that the lights need. At night panes are amber."""
    for m in bpy.data.materials:
        b = m.node_tree.nodes.get('Principled BSDF')
        if b and sum(b.inputs['Emission'].default_value[:3]) > 0:
            m.cycles.sample_as_light = False
            if night and b.inputs['Emission'].default_value[2] < .7 and b.inputs['Emission Strength'].default_value < 2:
                b.inputs['Emission'].default_value, b.inputs['Emission Strength'].default_value = (1, .5, .14, 1), .95


def wired(m, nodes, *links):
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
    _, far, fall, _, glow, _, _ = wired(m, ('TexCoord', 'VectorMath', 'MapRange', 'BsdfTransparent', 'Emission', 'MixShader', 'OutputMaterial'),
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
    glowing(night=True)
    studio.sun(13, 140, 3.6, (.5, .86, 1), 8)  # both suns stand low: they find what is upright and leave the grass to the lamps
    studio.sun(9, -38, 2.0, (.5, .8, 1), 20)
    studio.sky((.26, .58, .74), .46)
    frame(tall)
