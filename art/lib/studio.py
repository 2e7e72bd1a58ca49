"""Lights and cameras. One warm soft key, a cool rim, quiet fill: the same sun shines on every toy."""
import math

import bpy
from mathutils import Vector



def _aimed(o, p, target):
    o.location = Vector(p)
    o.rotation_euler = (Vector(target) - Vector(p)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(o)
    return o


def area(p, target, size, power, colour=(1, 1, 1)):
    l = bpy.data.lights.new('area', 'AREA')
    l.shape, l.size, l.energy, l.color = 'DISK', size, power, colour
    o = _aimed(bpy.data.objects.new('area', l), p, target)
    o.visible_camera = False
    return o


def sun(elevation=32, azimuth=-50, power=3.4, colour=(1, .83, .62), soft=5):
    """Azimuth in degrees from behind the camera (-Y): negative is camera left."""
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy, l.color, l.angle = power, colour, math.radians(soft)
    e, a = math.radians(elevation), math.radians(azimuth)
    return _aimed(bpy.data.objects.new('sun', l), (math.sin(a) * math.cos(e) * 10, -math.cos(a) * math.cos(e) * 10, math.sin(e) * 10), (0, 0, 0))


def sky(colour=(.62, .76, .92), power=.45):
    w = bpy.data.worlds.new('sky')
    bpy.context.scene.world = w
    w.use_nodes = True
    b = w.node_tree.nodes['Background']
    b.inputs[0].default_value, b.inputs[1].default_value = (*colour, 1), power


def portrait_light(at=(0, 0, 1), s=1.0, key=1.0, warm=(1, .9, .78), rim=(.62, .82, 1), fill=.42, side=-1):
    """A studio corner round one subject; s is how large the subject is."""
    x, y, z = at
    area((x + side * 2.6 * s, y - 3.0 * s, z + 2.9 * s), at, 1.9 * s, 298 * s * s * key, warm)
    area((x - side * 2.4 * s, y + 2.2 * s, z + 1.9 * s), at, 1.3 * s, 300 * s * s, rim)
    area((x - side * 3.2 * s, y - 2.6 * s, z + .6 * s), at, 3.0 * s, 75 * s * s, (1, .93, .86))
    sky((.8, .88, 1), fill)


def face_fill(p=(0, -7, 1.4), target=(0, 0, 1.1), power=260):
    """A low warm card beside the camera, so that eyes shine under peaks and grilles."""
    return area(p, target, 3, power, (1, .92, .82))


def golden_hour(azimuth=-58, elevation=30, power=3.6, fill=.42):
    sun(elevation, azimuth, power, (1, .80, .56), 6)
    sky((.52, .70, .95), fill)


def noon(azimuth=-40, elevation=48, power=3.3, fill=.6):
    sun(elevation, azimuth, power, (1, .93, .82), 5)
    sky((.62, .8, 1), fill)


def camera(p, target, lens=60, focus=None, fstop=1.2, shift=(0, 0)):
    """Shift moves the subject in the frame without bending lines: positive x puts it left, positive y lower."""
    c = bpy.data.cameras.new('camera')
    o = bpy.data.objects.new('camera', c)
    _aimed(o, p, target)
    c.lens, c.shift_x, c.shift_y, c.clip_end = lens, shift[0], shift[1], 500
    if fstop:
        c.dof.use_dof = True
        fwd = (Vector(target) - Vector(p)).normalized()
        c.dof.focus_distance = (Vector(focus if focus is not None else target) - Vector(p)).dot(fwd)
        c.dof.aperture_fstop = fstop
    bpy.context.scene.camera = o
    return o


def front(width, z=0, above=0, x=0):
    """From the front, or a little above it, without perspective, as what is stretched or joined has to be; width is the longer side of the frame."""
    c = bpy.data.cameras.new('camera')
    c.type, c.ortho_scale, c.clip_end = 'ORTHO', width, 50
    bpy.context.scene.camera = _aimed(bpy.data.objects.new('camera', c), (x, -20, z + above), (x, 0, z))
