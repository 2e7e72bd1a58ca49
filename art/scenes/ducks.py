"""Four ducks, each on its pond: in cricket a score of nothing is a duck."""
import math

from lib import equipment as Q
from lib import headgear
from lib import materials as M
from lib.head import on_face, outward
from lib.mesh import at, ball, lathe, loft, placed, ring, rod, turned

from .things import stage


def _pond():
    """Water in the turf, with reeds at its far bank and rings around the duck."""
    water = M.plain('5ea3c7', .16, Clearcoat=.7)
    lathe([(0, .012), (.5, .012), (.53, .006), (.54, 0)], water, at((0, 0, 0), turned()), 96)
    for r in (.37, .45):
        ring((.02, -.02, .013), r, .005, M.plain('dcecf2', .3), n=96, sc=(1, .84, 1))
    for x, y, h, lean in ((-.5, .24, .42, -8), (-.43, .3, .54, 4), (-.57, .14, .32, -14)):
        with placed((x, y, 0), 0, 1, (0, lean)):
            rod((0, 0, 0), (0, 0, h), .011, M.plain('leaf', .7), 12)
            rod((0, 0, h - .02), (0, 0, h + .12), .028, M.plain('soil', .8), 20)


def _body(feathers):
    """Rings from the breast to the tail, which is turned up."""
    rings = []
    for y, z, w, h in ((-.33, .2, .02, .02), (-.32, .2, .12, .11), (-.27, .19, .2, .17), (-.17, .18, .255, .21), (0, .17, .275, .215), (.15, .175, .25, .19), (.28, .21, .18, .14), (.37, .27, .1, .085), (.43, .33, .045, .035), (.45, .35, .01, .01)):
        rings.append([(w * math.cos(t), y, max(.0, z + h * math.sin(t))) for t in [2 * math.pi * j / 48 for j in range(48)]])
    loft(list(reversed(rings)), feathers)
    for s in (-1, 1):
        ball((s * .255, .06, .22), .2, feathers, (.3, 1, .6), turned(-14, s * 12, s * -6))
        ball((s * .24, .22, .27), .12, feathers, (.3, 1, .5), turned(-24, s * 12, s * -10))


def _duck(turn, hat=None, colour=None, trim=None, lift=0, back=0):
    stage(height=.42, lens=160)
    _pond()
    feathers, beak = M.vinyl('amber'), M.vinyl('e8762c')
    with placed((.02, .02, -.01), turn, 1.3):
        _body(feathers)
        with placed((0, -.19, .53), 0, .74, (4, 0)):
            ball((0, 0, 0), .3, feathers, (1, .97, 1))
            for s in (-1, 1):
                ball(on_face(s * 29, 8, -.002), 1, M.gloss('ink'), (.036, .048, .016), outward(s * 29, 8))
                ball(on_face(s * 29 + 3, 12, .011), 1, M.plain('white', .3, Emission=(1, 1, 1, 1), Emission_Strength=.4), (.012, .014, .006), outward(s * 29, 8))
            ball((0, -.33, -.05), .13, beak, (1, 1.05, .34), turned(10, 0, 0))
            ball((0, -.31, -.095), .1, M.vinyl('c95a1e'), (1, 1, .3), turned(-6, 0, 0))
            with placed((0, back / 150, lift), 0, 1, (-back, 0)):
                headgear.wear(hat, colour, trim)


def cap():
    _duck(34, 'cap', 'green', 'amber', .075, 12)


def helmet():
    _duck(-30, 'helmet', 'red', 'amber', .06, 6)


def sunhat():
    _duck(26, 'sunhat', 'cream', 'red', .11, 20)


def balance():
    """With the ball on its head."""
    _duck(-38)
    with placed((.02, .02, -.01), -38, 1.3):
        Q.ball((0, -.17, .84), .1, fine=True)
