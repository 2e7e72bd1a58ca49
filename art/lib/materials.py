"""The palette and what things are made of. Materials are made once and shared by name."""
from pathlib import Path

import bpy

PICTURES = Path(__file__).resolve().parents[2] / 'data' / 'images'
PALETTE = dict(green='0f3d3e', amber='f2b541', red='a51d24', cream='efe8d9', ink='1b2a2f', white='f7f3ea',
               sky='5d8fb5', blue='27508f', grass='4c8a3c', mown='3d7a35', soil='6d4a31', clay='d6b98a', straw='e4d3ae',
               teal='1d6a67', moss='2c5e3a', leaf='3f7b47', pine='1f4c38', autumn='d9932f', brick='b4553a', roof='c1502e',
               sand='e2cfa6', stone='b9ab97', copper='5fa08a', steel='9aa7ac', coral='d8624b', plum='6b3550', navy='1f3357')
SKINS = dict(porcelain='f3cdb1', peach='e9b48f', honey='d59a6a', almond='b97b4e', bronze='94592f', umber='6b3f26', ebony='4a2a1a')
HAIRS = dict(black='17120f', brown='3c2416', chestnut='6a3a1e', blond='d9a95a', ginger='b5521f', grey='a9a49c', white='e8e4dc')
_made = {}


def rgb(h):
    h = {**PALETTE, **SKINS}.get(h, h).lstrip('#')
    return tuple((lambda c: c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4)(int(h[i:i + 2], 16) / 255) for i in (0, 2, 4))


def _new(key):
    m = bpy.data.materials.new(str(key))
    m.use_nodes = True
    _made[key] = m
    return m, m.node_tree, m.node_tree.nodes['Principled BSDF']


def _bump(nt, bsdf, scale, strength, coord='Object', distance=.01, kind='ShaderNodeTexNoise'):
    tc, tex, bump = (nt.nodes.new(k) for k in ('ShaderNodeTexCoord', kind, 'ShaderNodeBump'))
    tex.inputs['Scale'].default_value = scale
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = strength, distance
    nt.links.new(tc.outputs[coord], tex.inputs['Vector'])
    nt.links.new(tex.outputs[0], bump.inputs['Height'])
    nt.links.new(bump.outputs[0], bsdf.inputs['Normal'])
    return tex


def plain(colour, rough=.5, bump=None, **inputs):
    key = ('plain', colour, rough, bump, tuple(sorted(inputs.items())))
    if key in _made:
        return _made[key]
    m, nt, b = _new(key)
    b.inputs['Base Color'].default_value = (*rgb(colour), 1)
    b.inputs['Roughness'].default_value = rough
    for k, v in inputs.items():
        b.inputs[k.replace('_', ' ')].default_value = v
    if bump:
        _bump(nt, b, *bump)
    return m


def vinyl(colour):
    return plain(colour, .36, Clearcoat=.25, Clearcoat_Roughness=.2)


def gloss(colour):
    return plain(colour, .14, Clearcoat=.6)


def cloth(colour):
    return plain(colour, .72, bump=(160, .12), Sheen=.5, Specular=.3)


def canvas(colour):
    return plain(colour, .6, bump=(90, .18), Sheen=.3)


def rubber(colour):
    return plain(colour, .6, Specular=.35)


def metal(colour='steel', rough=.28):
    return plain(colour, rough, Metallic=1.)


def lamp(colour='ffedc8', power=12):
    key = ('lamp', colour, power)
    if key in _made:
        return _made[key]
    m, _, b = _new(key)
    b.inputs['Base Color'].default_value = (*rgb(colour), 1)
    b.inputs['Emission'].default_value = (*rgb(colour), 1)
    b.inputs['Emission Strength'].default_value = power
    return m


def skin(tone):
    """Skin with printed blush: two soft spots on the head's own coordinates, so only heads show them."""
    key = ('skin', tone)
    if key in _made:
        return _made[key]
    m, nt, b = _new(key)
    base = rgb(tone)
    blush = tuple(min(1, c * k) for c, k in zip(base, (1.06, .62, .58)))
    N, L = nt.nodes.new, nt.links.new
    tc = N('ShaderNodeTexCoord')
    prev = None
    for x in (-1, 1):
        d = N('ShaderNodeVectorMath')
        d.operation = 'DISTANCE'
        d.inputs[1].default_value = (x * .178, -.222, -.075)
        r = N('ShaderNodeMapRange')
        r.interpolation_type = 'SMOOTHSTEP'
        for i, v in ((1, .025), (2, .085), (3, .75), (4, 0)):
            r.inputs[i].default_value = v
        L(tc.outputs['Object'], d.inputs[0])
        L(d.outputs['Value'], r.inputs[0])
        mix = N('ShaderNodeMixRGB')
        mix.inputs[2].default_value = (*blush, 1)
        mix.inputs[1].default_value = (*base, 1)
        if prev:
            L(prev.outputs[0], mix.inputs[1])
        L(r.outputs[0], mix.inputs[0])
        prev = mix
    L(prev.outputs[0], b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = .42
    b.inputs['Sheen'].default_value = .25
    b.inputs['Clearcoat'].default_value = .08
    return m


def flesh(tone):
    return plain(tone, .42, Sheen=.25, Clearcoat=.08)


def hair(colour):
    return plain(HAIRS.get(colour, colour), .45, bump=(45, .25), Sheen=.3)


def printed(picture):
    """The middle of a picture that has been rendered before, on what faces -Y: a square print."""
    key = ('printed', picture)
    if key in _made:
        return _made[key]
    m, nt, b = _new(key)
    tc, mp, tex = (nt.nodes.new(k) for k in ('ShaderNodeTexCoord', 'ShaderNodeMapping', 'ShaderNodeTexImage'))
    tex.image = bpy.data.images.load(str(PICTURES / picture), check_existing=True)
    w, h = tex.image.size
    u, v = min(1, h / w), min(1, w / h)
    mp.inputs['Rotation'].default_value = (-1.5707963, 0, 0)
    mp.inputs['Scale'].default_value = (u, 1, v)
    mp.inputs['Location'].default_value = ((1 - u) / 2, (1 - v) / 2, 0)
    nt.links.new(tc.outputs['Generated'], mp.inputs[0])
    nt.links.new(mp.outputs[0], tex.inputs['Vector'])
    nt.links.new(tex.outputs[0], b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = .5
    return m


def wood(colour='d8b27a', grain=(1.2, 14, 14)):
    """Willow: fine grain along the blade."""
    key = ('wood', colour, grain)
    if key in _made:
        return _made[key]
    m, nt, b = _new(key)
    N, L = nt.nodes.new, nt.links.new
    tc, mp, tex, ramp = N('ShaderNodeTexCoord'), N('ShaderNodeMapping'), N('ShaderNodeTexNoise'), N('ShaderNodeValToRGB')
    mp.inputs['Scale'].default_value = (grain[1], grain[2], grain[0])
    tex.inputs['Scale'].default_value = 3
    tex.inputs['Detail'].default_value = 3
    c = rgb(colour)
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = .35, .68
    ramp.color_ramp.elements[0].color = (*(v * .72 for v in c), 1)
    ramp.color_ramp.elements[1].color = (*c, 1)
    L(tc.outputs['Object'], mp.inputs[0])
    L(mp.outputs[0], tex.inputs['Vector'])
    L(tex.outputs[0], ramp.inputs[0])
    L(ramp.outputs[0], b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = .38
    b.inputs['Clearcoat'].default_value = .35
    return m


def turf(light='grass', dark='mown', stripe=1.0, angle=0, bump=.7, radial=False, contact=0):
    """Flocked model grass: mown stripes, small mottling and a coarse nap; as far as contact from what stands on it, in metres, it darkens."""
    key = ('turf', light, dark, stripe, angle, radial, contact)
    if key in _made:
        return _made[key]
    m, nt, b = _new(key)
    N, L = nt.nodes.new, nt.links.new
    tc, mp, wave, ramp = N('ShaderNodeTexCoord'), N('ShaderNodeMapping'), N('ShaderNodeTexWave'), N('ShaderNodeValToRGB')
    mp.inputs['Rotation'].default_value = (0, 0, angle * 3.14159 / 180)
    wave.bands_direction = 'X'
    wave.wave_profile = 'SIN'
    if radial:
        wave.wave_type = 'RINGS'
        wave.rings_direction = 'Z'
    wave.inputs['Scale'].default_value = .314159 / stripe
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = .47, .53
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*rgb(dark), 1), (*rgb(light), 1)
    fine, coarse, mix, mix2 = N('ShaderNodeTexNoise'), N('ShaderNodeTexNoise'), N('ShaderNodeMixRGB'), N('ShaderNodeMixRGB')
    fine.inputs['Scale'].default_value, coarse.inputs['Scale'].default_value = 34, 2.2
    fine.inputs['Detail'].default_value = 4
    mix.blend_type = mix2.blend_type = 'OVERLAY'
    mix.inputs[0].default_value, mix2.inputs[0].default_value = .75, .3
    L(tc.outputs['Object'], mp.inputs[0])
    L(mp.outputs[0], wave.inputs['Vector'])
    for t in (fine, coarse):
        L(tc.outputs['Object'], t.inputs['Vector'])
    L(wave.outputs[0], ramp.inputs[0])
    L(ramp.outputs[0], mix.inputs[1])
    L(fine.outputs[0], mix.inputs[2])
    L(mix.outputs[0], mix2.inputs[1])
    L(coarse.outputs[0], mix2.inputs[2])
    colour = mix2
    if contact:
        near, shade, colour = N('ShaderNodeAmbientOcclusion'), N('ShaderNodeValToRGB'), N('ShaderNodeMixRGB')
        near.inputs['Distance'].default_value = contact
        shade.color_ramp.elements[0].position, shade.color_ramp.elements[1].position = .3, .95
        shade.color_ramp.elements[0].color = (*rgb('pine'), 1)
        colour.blend_type = 'MULTIPLY'
        colour.inputs[0].default_value = 1
        L(near.outputs['AO'], shade.inputs[0])
        L(mix2.outputs[0], colour.inputs[1])
        L(shade.outputs[0], colour.inputs[2])
    L(colour.outputs[0], b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = .95
    b.inputs['Specular'].default_value = .15
    b.inputs['Sheen'].default_value = .4
    _bump(nt, b, 60, bump, distance=.03)
    return m
