"""Plates with round corners in the picture's plane, and the light and camera that frames are taken with. A unit is 100 pixels."""
import math

from . import studio
from .mesh import loft


def outline(w, h, inset=0, top=.2, bottom=.2, n=16):
    """A rectangle with round corners, in the picture's plane; smaller by inset on each side."""
    out = []
    for sx, sz, r, start in ((1, -1, bottom, -90), (1, 1, top, 0), (-1, 1, top, 90), (-1, -1, bottom, 180)):
        e = max(r - inset, .06)
        for i in range(n + 1):
            t = math.radians(start + 90 * i / n)
            out.append((sx * (w / 2 - inset - e) + e * math.cos(t), sz * (h / 2 - inset - e) + e * math.sin(t)))
    return out


def slab(w, h, profile, mat, top=.2, bottom=.2, caps=(False, True)):
    """The outline by steps of (inset, y) from back to front: with a cap a plate, without one a frame."""
    return loft([[(x, y, z) for x, z in outline(w, h, e, top, bottom)] for e, y in profile], mat, caps=caps)


def plate(w, h, y, depth, mat, r=.2, soft=.06):
    """A plate whose front edge is round."""
    turn = [math.radians(90 * i / 8) for i in range(9)]
    return slab(w, h, [(0, y)] + [(soft - soft * math.cos(t), y - depth + soft - soft * math.sin(t)) for t in turn], mat, r, r)


def taken(width, height):
    """In light that is even from side to side, so that an edge can be as long as it likes."""
    studio.sun(44, -42, 3.6, (1, .93, .82), 24)
    studio.sky((.8, .88, 1), .75)
    studio.front(max(width, height))
