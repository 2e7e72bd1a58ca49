"""What we stand for, on one long lawn, which four pictures show from its left end to its right: side by side they are one."""
import math

from lib import materials as M
from lib import places, studio
from lib.mesh import placed, tube

from . import signs

TILE, DEEP = 1.5, .44  # how wide a picture is, and half of the lawn's depth
ON_IT = (signs.hat_on_stumps, .86), (signs.helmets, .96), (signs.first_aid_and_helmet, .9), (signs.flying_stumps, .8)


def _lawn():
    straight = 4 * TILE - 2 * DEEP - .3
    places.island(DEEP, .1, stripe=.375, angle=24, straight=straight, mown='2c6431')
    half, r = straight / 2, DEEP - .05
    rope = [(math.copysign(half, math.cos(a)) + r * math.cos(a), r * math.sin(a), .02) for a in [math.radians(7.5 * (i + .5)) for i in range(48)]]
    tube(rope, .017, M.plain('white', .6), per=1, loop=True)


def part(number):
    """Without perspective, so that what leaves one picture enters the next in the same place."""
    _lawn()
    for i, (build, size) in enumerate(ON_IT):
        with placed(((i - 1.5) * TILE, .07, 0), size=size):
            build()
    studio.sun(40, -40, 3.1, (1, .9, .78), 10)
    studio.sun(34, 142, 1.6, (.62, .82, 1), 10)
    studio.sky((.8, .88, 1), .62)
    studio.front(TILE, .25, 5, (number - 1.5) * TILE)
