"""Heads of the programme pages from edge to edge: seen from the grass, whose far end is a hedge; what the page is about stands on one side of it, the words of the page in the sky over the other."""
import random

from lib import materials as M
from lib import places, studio
from lib.poses import POSES

EYE = .46  # how high the camera is: the horizon lies low, and toys tower
FAR = 11.0
# From so low a lifted heel leaves a pad that ends in no foot.
DRIVE = POSES['drive'] | dict(feet=dict(L=(.36, -.14, .1), R=(-.26, .04, .1)), toes=dict(L=48, R=-12), lift={})
UP_TO_THE_STUMPS = POSES['ready'] | dict(pelvis=(0, .02, .61), hips=(8, 0, 0), chest=(12, 0, 0), hands=dict(L=(.2, -.38, .84), R=(-.2, -.38, .84)), spread=(),
                                         palms=dict(L=(.1, -1, .2), R=(-.1, -1, .2)), elbows=dict(L=(1, .1, -.4), R=(-1, .1, -.4)))


def lawn(side, seed=3, colours=places.TREES, kinds=('round', 'round', 'poplar'), stripe=.9, angle=20, trees=26):
    """Grass to a hedge, and trees that rise towards the side on which the toys stand: -1 left, 1 right, 0 on both sides."""
    places.floor(M.turf(stripe=stripe, angle=angle, contact=.5))
    rng = random.Random(seed)
    for i in range(44):
        x = -11 + i * .5 + rng.uniform(-.1, .1)
        places.bush((x, 9.4 + rng.uniform(-.2, .2), 0), rng.uniform(.3, .5), rng.choice(('moss', 'leaf')), i)
    for i in range(trees):
        x = -9.5 + 19 * i / max(1, trees - 1) + rng.uniform(-.3, .3)
        near = x * side / 9.5 if side else abs(x) / 9.5
        if near > -.25:
            places.tree((x, 11 + rng.uniform(-.6, .8), 0), .7 + 1.5 * max(0, near + .25) ** .7 * rng.uniform(.75, 1.15), rng.choice(colours), rng, rng.choice(kinds))


def frame(tall=False, x=0, width=None, beside=False, stop=1.6):
    """One camera for all of them, so that the horizon lies where the page expects it: at three quarters. Tall, for phones and tablets: nearer to what stands at x, or beside, from the middle as in the wide picture, so that what is far stays behind the same toys. The width is in metres. With a larger stop what is far is sharp, too."""
    aspect, width = (1.43, width or 4.4) if tall else (2.4, width or 7.4)
    below = width / aspect * .25
    stand = x if tall and not beside else 0
    studio.camera((stand, -FAR, EYE), (stand, 0, EYE), 36 * FAR / width, (stand, -.3, EYE), stop, ((x - stand) / width if tall else 0, below / width))


def light(side=1, power=1.0):
    """A low sun from the side of the words, so that faces that look to them are bright."""
    studio.golden_hour(-44 * (side or 1), 31, 3.5 * power, .5)
    studio.area((5 * (side or 1), 5, 4), (0, 0, 1.2), 3, 420, (.6, .8, 1))
    studio.face_fill((0, -9, 1.6), (0, 0, 1), 420)
