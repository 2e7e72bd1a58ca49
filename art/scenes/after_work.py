"""The river after work: an office on its bank has come down for an over, with Warsaw's towers behind."""
import random

from lib import equipment as Q
from lib import materials as M
from lib import places, skyline, studio
from lib.mesh import box, placed, rod

from .home import boat
from .programmes import _briefcase, _suited
from .river import banks, frame
from .sets import toy

# Where each stands, how wide and high it is, its colour and its roof.
TOWERS = ((-8.6, 1.1, 2.3, 'c7c2b4', None), (-7.2, .9, 3.3, '6f97a3', 'slant'), (-6.1, .8, 2.6, 'b4c3c3', None), (-4.9, 1.0, 3.9, '9db7bd', 'mast'),
          (-3.6, .9, 2.2, 'd8b98a', None), (5.4, .9, 2.5, 'd8b98a', None), (6.6, .8, 3.6, '7fa0a8', 'slant'), (7.6, .9, 2.9, 'b4c3c3', 'pyramid'), (8.9, 1.0, 2.2, '8aa4a0', None))


def _banks_of_glass(tall):
    for n, (x, w, h, colour, crown) in enumerate(TOWERS):
        if not tall or abs(x) < 5:
            with placed((x * (.8 if tall else 1), 7 + .3 * (n % 2), 0), -3 * x / abs(x)):
                skyline.block((0, 0, 0), w, .8, h * .9, colour, 3, round(h * 2.6), crown, n)
    skyline.city('warsaw', (1.6 if tall else 1.1, 7.4, 0), -4, .8)
    rng = random.Random(14)
    for i in range(40):
        x = -13 + 26 * i / 39 + rng.uniform(-.25, .25)
        places.tree((x, 5.1 + rng.uniform(-.2, .4), 0), rng.uniform(.5, 1.0), rng.choice(places.TREES), rng)
    for x, y, r in ((-8.9, .1, .3), (3.2, .1, .24), (9.2, .2, .32)):
        places.bush((x, y, 0), r, 'moss', int(abs(x) * 3))


def _desk(p, turn):
    """Taken along: a laptop and two cups on a picnic table."""
    wood = M.wood('b9824a', (.6, 8, 8))
    with placed(p, turn):
        for i in range(4):
            box((0, -.3 + .2 * i, .72), (1.7, .17, .06), wood, bevel=.015)
        for x in (-.62, .62):
            for y in (-.28, .28):
                rod((x, y * 1.5, 0), (x, y * .6, .7), .045, wood)
        box((-.1, -.02, .77), (.5, .34, .03), M.metal('c9cfd1', .3), bevel=.01)
        with placed((-.1, .17, .78), tilt=(-14, 0)):
            box((0, 0, .17), (.5, .025, .34), M.plain('33505a', .3), bevel=.015)
        for x, c in ((.46, 'cream'), (-.6, 'coral')):
            rod((x, -.1, .75), (x, -.1, .93), .065, M.vinyl(c))


def an_over(tall=False):
    """The briefcase is the wicket, and colleagues cheer."""
    banks(M.turf(stripe=.9, angle=24), M.plain('sand', .95, bump=(14, .4)), M.plain('4c97a3', .1, bump=(5, .12), Clearcoat=1, Specular=.6))
    _banks_of_glass(tall)
    boat((-.6 if tall else 2.9, 2.4, .016), 12, 'amber')
    at_bat = -1.55 if tall else -3.0
    _suited('adam', 'drive', (at_bat, -1.1), -4, 'grin')
    _briefcase((at_bat - .95, -1.0, 0), 34)
    toy('irena', 'bowl', (1.6 if tall else .6, -1.05), -62, 'shout', left=True, who=dict(kit='plum', hat=None), holds=('R', 'red'))
    if tall:
        _suited('george', 'cheer', (3.35, -.9), -20, 'grin', hands=dict(L=(.43, -.06, 1.5), R=(-.43, -.06, 1.5)))
    else:
        toy('marta', 'keep', (-5.0, -.95), 64, 'focus', 'keep', who=dict(kit='teal', hat=None))
        _suited('piotr', 'catch', (3.35, -1.15), -30, 'wow')
        Q.ball((2.85, -1.45, 1.75), .08, fine=True)
        _desk((6.0, -.55, 0), -8)
        _suited('george', 'cheer', (7.6, -.8), -22, 'grin', hands=dict(L=(.43, -.06, 1.5), R=(-.43, -.06, 1.5)))
        toy('sana', 'clap', (4.75, -.75), -4, 'grin', who=dict(kit='plum', hat=None))
        toy('coach', 'point', (-7.2, -.9), 34, 'smile')
        Q.kit_bag((-6.35, -1.5, 0), 14, k=.85)
    studio.golden_hour(42, 30, 3.7, .5)
    studio.area((-7, 8, 6), (1, 1, 1), 4, 900, (.6, .8, 1))
    studio.face_fill((0, -10, 2.2), (0, 0, .8), 700)
    frame(tall)
