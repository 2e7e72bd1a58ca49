"""Krakow and Warsaw on one small island: the card that travels."""
import math
import random

from mathutils import Vector

from lib import equipment as Q
from lib import materials as M
from lib import places, props, skyline, studio
from lib.mesh import loft, placed, smooth_path
from lib.player import player
from lib.squad import cast

from .sets import toy


def _two_cities():
    """A batter between the towers of Krakow and Warsaw."""
    places.island(1.75, .24, stripe=.42, angle=24)
    with placed((.3, -.4, 0), -18):
        player(cast('arjun'), 'drive', 'grin', pads=True, gloves='batting', look=(-2, 0, 30))
    with placed((-.75, -.2, 0), 60):
        Q.stumps()
    Q.ball((1.12, -.85, .07), .08, fine=True)
    places.tree((-1.1, .85, 0), 1.7, 'leaf')
    places.tree((-.55, 1.2, 0), 1.4, 'autumn')
    with placed((1.0, 1.05, 0), -6, .36):
        skyline.palace_of_culture()
    with placed((-.15, 1.1, 0), 4, .36):
        skyline.st_mary()


def share():
    """Name on the left, the island on the right."""
    places.catcher(-.4)
    with placed((1.55, 0, 0)):
        _two_cities()
    props.sign('VISTULA', (-1.75, 0, 1.28), .62, 'amber')
    props.sign('CRICKET ACADEMY', (-1.75, 0, .78), .27, 'cream', depth=.04, bold=0)
    props.sign('KRAKÓW  ·  WARSZAWA', (-1.75, 0, .44), .15, 'copper', depth=.02)
    studio.portrait_light((0, 0, .9), 1.8, 1.0, fill=.5)
    studio.camera((0, -9, 2.0), (0, 0, .82), 45, (1.4, -.1, 1), 1.6)


def _river(points, half):
    """It lies flat in the turf and ends where the turf does."""
    def inside(p):
        return (*(Vector(p[:2]) / max(1, math.hypot(p[0] / 1.48, p[1] / 1.21))), .012)
    path, banks = smooth_path(points, 10), []
    for a, b in zip(path, path[1:]):
        side = (b - a).cross(Vector((0, 0, 1))).normalized() * half
        banks.append([inside(a + side * t) for t in (1, .5, 0, -.5, -1)])
    loft(banks, M.plain('5ea3c7', .2, Clearcoat=.6), closed=False)


def ground_by_the_river():
    """One camera and one ground, with the river at its front edge, for each of the two cities."""
    places.catcher(-.4)
    places.island(1.5, .24, stripe=.42, angle=24, sc=(1, .82))
    _river([(-1.9, .1, 0), (-1.1, -.5, 0), (-.4, -.68, 0), (.25, -.58, 0), (.75, -.74, 0), (1.05, -1.05, 0), (1.3, -1.5, 0)], .25)
    studio.portrait_light((0, 0, .8), 1.6, 1.05, fill=.5)
    studio.face_fill((0, -9, 3), (0, 0, .8), 220)
    studio.camera((0, -9, 2.84), (0, 0, .655), 88, None, None)


def krakow():
    """St Mary's, a row of houses, the castle, and a game by the river."""
    ground_by_the_river()
    with placed((-.55, .5, 0), 8, .4):
        skyline.st_mary()
    with placed((.46, .5, 0), -12, .3):
        skyline.wawel()
    with placed((.0, .72, 0), 0, .42):
        skyline.row(-.9, 1.0, 0, 9)
    places.tree((-1.16, .3, 0), .8, 'autumn', random.Random(3))
    places.tree((1.22, .12, 0), .62, 'leaf', random.Random(5))
    toy('zosia', 'drive', (.18, -.22), -14, 'grin', 'bat', size=.6, who=dict(kit='training'), look=(0, 0, 24))
    small_wicket(-.16, -.16)
    Q.ball((.72, -.28, .055), .06)


def warsaw():
    """The Palace of Culture, glass towers, and a game by the river."""
    ground_by_the_river()
    with placed((-.3, .55, 0), 6, .36):
        skyline.palace_of_culture()
    for x, w, h, c, crown, seed in ((.5, .8, 3.0, '5f8791', 'mast', 2), (1.05, .7, 2.1, '9fb4b3', 'slant', 4), (-1.1, .75, 2.2, '7fa0a8', 'slant', 1)):
        with placed((x, .5, 0), 0, .36):
            skyline.block((0, 0, 0), w, .7, h, c, 3, round(h * 3.4), crown, seed)
    places.tree((-1.28, .1, 0), .6, 'leaf', random.Random(3))
    places.tree((1.3, .14, 0), .7, 'autumn', random.Random(5))
    toy('tomek', 'bowl', (-.42, -.2), 14, 'grin', size=.6, who=dict(kit='red', hat=None), holds=('R', 'red'))
    small_wicket(.72, -.34)


def small_wicket(x, y):
    with placed((x, y, 0), 60, .62):
        Q.stumps()
