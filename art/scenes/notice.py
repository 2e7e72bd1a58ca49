"""The notice board of the admin's page in pieces, seen straight from the front: CSS stretches its frame round any content."""
import math

from lib import materials as M
from lib import studio
from lib.mesh import ball, box, placed, rod, solid
from lib.weather import drift


def _light(z=0.0, s=1.6):
    studio.portrait_light((0, 0, z), s, 1.0, fill=.6)


def frame(felt='teal'):
    """Rounded bars round felt."""
    wood = M.vinyl('cream')
    box((0, .12, 0), (1.86, .04, 1.86), M.cloth(felt), bevel=.01)
    for z in (-.9, .9):
        box((0, 0, z), (1.96, .34, .17), wood, bevel=.05, seg=8)
    for x in (-.9, .9):
        box((x, 0, 0), (.17, .34, 1.96), wood, bevel=.05, seg=8)
    for x in (-.9, .9):
        for z in (-.9, .9):
            box((x, -.01, z), (.18, .34, .18), wood, bevel=.05, seg=8)
            ball((x, -.19, z), .036, M.metal('d8b35c', .3), (1, .5, 1))
    _light()
    studio.front(2)


def roof():
    """Red planks over a cream gable, seen a little from above."""
    half, rise, depth = 3.8, .8, 1.0
    slope = math.degrees(math.atan2(rise, half))
    length = math.hypot(half, rise)
    solid([(-half, -.3, 0), (half, -.3, 0), (0, -.3, rise), (-half, .3, 0), (half, .3, 0), (0, .3, rise)], [(0, 1, 2), (3, 5, 4), (0, 3, 4, 1)], M.vinyl('teal'), smooth=False)
    for s in (-1, 1):
        with placed((s * half / 2, 0, rise / 2 + .07), tilt=(0, s * slope)):
            for i in range(3):
                box((0, depth * (i - 1) / 3, 0), (length + .1, depth / 3 - .015, .16), M.vinyl('red'), bevel=.045, seg=8)
    rod((0, -depth / 2 - .03, rise + .12), (0, depth / 2, rise + .12), .15, M.vinyl('amber'))
    _light(.4, 4)
    studio.front(8, .5, 4.4)


def post():
    """In heaped snow; its upper end is behind the board."""
    rod((0, 0, 0), (0, 0, 9), .27, M.vinyl('cream'), 64)
    drift((.04, -.1, 0), .46, .5)
    _light(1, 2)
    studio.front(9, 4)


def pin():
    """Holds a sheet of any size."""
    ball((0, -.12, 0), .3, M.gloss('red'), (1, .8, 1))
    _light(0, 1)
    studio.front(.64)
