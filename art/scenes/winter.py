"""The Vistula in January."""
import math
import random

import bpy

from lib import equipment as Q
from lib import hair
from lib import materials as M
from lib import halls, studio, weather
from lib.head import RADII
from lib.mesh import at, ball, lathe, placed, ring, shell, solid, tube, turned
from lib.squad import CAST

from .river import banks, bend, frame, glowing, land, wired
from .sets import WALK, toy, wicket


def _snowed(things, least=.42):
    """Snow lies on whatever looks up: roofs, crowns, hills. Each thing gets a copy of its paint, so that nobody else turns white."""
    made = {}
    for slot in (o.material_slots[0] for o in things if o.material_slots and o.material_slots[0].material):
        if slot.material not in made:
            m = made[slot.material] = slot.material.copy()
            paint = m.node_tree.nodes['Principled BSDF'].inputs['Base Color']
            _, _, ramp, mix = wired(m, ('NewGeometry', 'SeparateXYZ', 'MapRange', 'MixRGB'), (0, 'Normal', 1, 0), (1, 'Z', 2, 0), (2, 0, 3, 0))
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


def january(tall=False):
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
        halls.dome_model(M.plain('f6e2b8', .6, Emission=(1, .6, .25, 1), Emission_Strength=.42), M.plain('f2b541', .6, Emission=(1, .6, .2, 1), Emission_Strength=.9))
    studio.area((dome[0] - 1.35, -2.6, 1.0), (dome[0] - 1.15, -3.2, 0), 1.2, 38, (1, .55, .2))
    glowing()
    studio.sun(15, -66, 2.8, (1, .76, .55), 6)
    studio.sky((.5, .68, 1), .52)
    studio.area((-7, 8, 6), (1, 1, 1), 4, 500, (1, .86, .7))
    studio.face_fill((0, -10, 2.2), (0, 0, .8), 240)
    frame(tall)
