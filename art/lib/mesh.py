"""Toy geometry without bpy.ops: every part is a small loft, which is quick to build and smooth to look at."""
import math
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

_frames = [Matrix()]
_cache = {}


def pose(at=(0, 0, 0), turn=0, size=1, tilt=(0, 0)):
    """Transform of a group: position, turn about the vertical (degrees), size, tilt forward and sideways."""
    rot = Euler((math.radians(tilt[0]), math.radians(tilt[1]), math.radians(turn))).to_matrix().to_4x4()
    return Matrix.Translation(Vector(at)) @ rot @ Matrix.Scale(size, 4)


@contextmanager
def placed(at=(0, 0, 0), turn=0, size=1, tilt=(0, 0), m=None):
    """Everything built in this context is placed here; contexts nest."""
    _frames.append(_frames[-1] @ (m if m is not None else pose(at, turn, size, tilt)))
    try:
        yield
    finally:
        _frames.pop()


def here(p):
    """A local point in world coordinates, for cameras and focus."""
    return _frames[-1] @ Vector(p)


def link(data, mat=None, m=Matrix()):
    o = bpy.data.objects.new(data.name, data)
    bpy.context.scene.collection.objects.link(o)
    o.matrix_world = _frames[-1] @ m
    if mat is not None:
        if not data.materials:
            data.materials.append(None)
        o.material_slots[0].link = 'OBJECT'
        o.material_slots[0].material = mat
    return o


def solid(verts, faces, mat, m=Matrix(), smooth=True, name='part'):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    return link(me, mat, m)


def loft(rings, mat, m=Matrix(), closed=True, caps=(True, True), smooth=True):
    """A skin over cross-sections of equal length: limbs, pads, hair, cups are all lofts."""
    n, verts, faces = len(rings[0]), [], []
    for r in rings:
        verts.extend(r)
    for i in range(len(rings) - 1):
        for j in range(n if closed else n - 1):
            k = (j + 1) % n
            faces.append((i * n + j, i * n + k, (i + 1) * n + k, (i + 1) * n + j))
    if closed and caps[0]:
        faces.append(tuple(reversed(range(n))))
    if closed and caps[1]:
        faces.append(tuple((len(rings) - 1) * n + j for j in range(n)))
    return solid(verts, faces, mat, m, smooth)


def lathe(profile, mat, m=Matrix(), n=48, smooth=True):
    """Revolve (radius, height) pairs about Z."""
    ring = [(math.cos(2 * math.pi * j / n), math.sin(2 * math.pi * j / n)) for j in range(n)]
    return loft([[(max(r, 1e-5) * c, max(r, 1e-5) * s, z) for c, s in ring] for r, z in profile], mat, m, smooth=smooth)


def aim(d, roll=0):
    return Vector(d).to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Rotation(math.radians(roll), 4, 'Z')


def at(p, rot=None):
    return Matrix.Translation(Vector(p)) @ (rot if rot is not None else Matrix())


def turned(x=0, y=0, z=0):
    return Euler((math.radians(x), math.radians(y), math.radians(z))).to_matrix().to_4x4()


def ball(p, r, mat, sc=(1, 1, 1), rot=None, n=40):
    """An ellipsoid; one mesh is shared by all of them."""
    if ('ball', n) not in _cache:
        h = n // 2
        me = bpy.data.meshes.new('ball')
        bm = bmesh.new()
        bmesh.ops.create_uvsphere(bm, u_segments=n, v_segments=h, radius=1)
        for f in bm.faces:
            f.smooth = True
        bm.to_mesh(me)
        bm.free()
        me.materials.append(None)
        _cache['ball', n] = me
    return link(_cache['ball', n], mat, at(p, rot) @ Matrix.Diagonal((r * sc[0], r * sc[1], r * sc[2], 1)))


def capsule(a, b, r1, r2, mat, n=32, flat=1):
    """A limb: round at both ends, tapering between; flat squeezes it front to back."""
    a, b = Vector(a), Vector(b)
    d = (b - a).length
    prof = [(r1 * math.cos(t), r1 * math.sin(t)) for t in [math.radians(-90 + 90 * i / 8) for i in range(9)]]
    prof += [(r2 * math.cos(t), d + r2 * math.sin(t)) for t in [math.radians(90 * i / 8) for i in range(9)]]
    m = at(a, aim(b - a)) @ Matrix.Diagonal((1, flat, 1, 1))
    return lathe(prof, mat, m, n)


def rod(a, b, r, mat, n=24, r2=None):
    a, b = Vector(a), Vector(b)
    d, e, r2 = (b - a).length, r * .25, r if r2 is None else r2
    return lathe([(0, 0), (r - e, 0), (r, e), (r2, d - e), (r2 - e, d), (0, d)], mat, at(a, aim(b - a)), n)


def ring(p, major, minor, mat, axis=(0, 0, 1), n=48, sc=(1, 1, 1)):
    prof = [(major + minor * math.cos(2 * math.pi * i / 14), minor * math.sin(2 * math.pi * i / 14)) for i in range(15)]
    circle = [(math.cos(2 * math.pi * j / n), math.sin(2 * math.pi * j / n)) for j in range(n)]
    rings = [[(r * c * sc[0], r * s * sc[1], z * sc[2]) for c, s in circle] for r, z in prof]
    return loft(rings, mat, at(p, aim(axis)), caps=(False, False))


def box(p, size, mat, rot=None, bevel=.02, seg=4):
    me = bpy.data.meshes.new('box')
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1, matrix=Matrix.Diagonal((*size, 1)))
    bevel = min(bevel, min(size) * .49)
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=seg, profile=.5, affect='EDGES')
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(35)
    return link(me, mat, at(p, rot))


def smooth_path(pts, per=6, loop=False):
    """Catmull-Rom through the points, so a few points make a soft line."""
    P = [Vector(p) for p in pts]
    if len(P) < 3:
        return P
    P = [P[-1], *P, P[0], P[1]] if loop else [2 * P[0] - P[1], *P, 2 * P[-1] - P[-2]]
    out = []
    for i in range(1, len(P) - 2):
        a, b, c, d = P[i - 1:i + 3]
        for k in range(per):
            t = k / per
            out.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    return out if loop else out + [P[-2]]


def tube(pts, r, mat, per=6, loop=False, m=Matrix(), taper=False):
    cu = bpy.data.curves.new('tube', 'CURVE')
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution, cu.use_fill_caps = '3D', r, 4, True
    path = smooth_path(pts, per, loop)
    s = cu.splines.new('POLY')
    s.points.add(len(path) - 1)
    s.points.foreach_set('co', [c for p in path for c in (*p, 1)])
    if taper:
        s.points.foreach_set('radius', [max(.12, math.sin(math.pi * (i + .3) / (len(path) - .4)) ** .5) for i in range(len(path))])
    s.use_cyclic_u = loop
    cu.materials.append(None)
    o = link(cu, mat, m)
    if not loop and not taper:
        ball(m @ path[0], r, mat, n=16)
        ball(m @ path[-1], r, mat, n=16)
    return o


def stitches(pts, mat, length=.018, gap=.014, r=.0035, per=10, loop=False, m=Matrix()):
    """A row of thread along a path, one mesh for the whole row."""
    path = smooth_path(pts, per, loop)
    total, verts, faces = 0, [], []
    nxt = 0.
    for a, b in zip(path, path[1:]):
        seg = (b - a).length
        while nxt < total + seg and seg > 1e-6:
            p, q = a.lerp(b, (nxt - total) / seg), (b - a).to_track_quat('Z', 'Y')
            base = len(verts)
            for z, rr in ((-.5, .3), (-.3, 1), (.3, 1), (.5, .3)):
                verts += [p + q @ Vector((r * rr * math.cos(k * math.pi / 3), r * rr * math.sin(k * math.pi / 3), z * length)) for k in range(6)]
            faces += [(base + i * 6 + j, base + i * 6 + (j + 1) % 6, base + (i + 1) * 6 + (j + 1) % 6, base + (i + 1) * 6 + j) for i in range(3) for j in range(6)]
            nxt += length + gap
        total += seg
    return solid(verts, faces, mat, m)


def shell(radii, theta, thick, mat, m=Matrix(), n=56, rows=18, puff=lambda phi, t: 1):
    """A cap of an ellipsoid down to theta(phi) degrees from the top; phi 0 is the face. Hats and hair are shells."""
    rings = []
    phis = [2 * math.pi * j / n for j in range(n)]

    def ring_at(t, k):
        out = []
        for phi in phis:
            a = math.radians(theta(math.degrees(phi))) * t
            s = k * puff(math.degrees(phi), t)
            out.append((math.sin(phi) * math.sin(a) * radii[0] * s, -math.cos(phi) * math.sin(a) * radii[1] * s, math.cos(a) * radii[2] * s))
        return out
    for i in range(rows + 1):
        rings.append(ring_at(max(i / rows, .002), 1))
    rings.append(ring_at(1.012, 1 - thick * .25))
    rings.append(ring_at(1.012, 1 - thick * .75))
    for i in range(rows, rows // 2, -2):
        rings.append(ring_at(i / rows, 1 - thick))
    return loft(rings, mat, m, caps=(True, False))


def letters(text, size, mat, m=Matrix(), depth=.004, align='CENTER', wrap=None, bold=.02):
    """Text as a mesh; wrap=(rx, ry) lays it on an upright elliptic cylinder, as numbers on a shirt."""
    cu = bpy.data.curves.new('text', 'FONT')
    cu.body, cu.size, cu.extrude, cu.align_x, cu.align_y, cu.offset = text, size, depth, align, 'CENTER', bold * size
    cu.resolution_u = 4 if size < 1 else 16
    o = link(cu)
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(dg))
    bpy.data.objects.remove(o)
    if wrap:
        bm = bmesh.new()
        bm.from_mesh(me)
        bmesh.ops.subdivide_edges(bm, edges=[e for e in bm.edges if e.calc_length() > size * .12], cuts=3)
        for v in bm.verts:
            a = v.co.x / wrap[0]
            k = v.co.z
            v.co = ((wrap[0] + k) * math.sin(a), -(wrap[1] + k) * math.cos(a), v.co.y)
        bm.to_mesh(me)
        bm.free()
    me.materials.clear()
    me.materials.append(None)
    return link(me, mat, m)
