"""Page heads: a subject cut out, which stands on the colour of the page beside the heading."""

from lib import equipment as Q
from lib import materials as M
from lib import places, props, skyline, studio
from lib.mesh import at, ball, box, letters, placed, rod, solid, tube, turned
from lib.player import player
from lib.squad import cast

from .sets import grip


def frame(radius=1.5, lens=88, z=.78, focus=(0, -.2, 1.0), up=2.4):
    """On an island, as everything that is shown around; the camera is a little above the heads."""
    places.catcher(-.36)
    places.island(radius, .24, stripe=.42, angle=24, sc=(1, .66))
    studio.portrait_light((0, 0, .9), 1.5, 1.12, fill=.5)
    studio.camera((0, -9, up), (0, 0, z), lens, focus, 1.3)


def faq():
    props.alphabet_block((.75, .35, 0), '?', 'amber', 'green', .82, -16)
    props.alphabet_block((.9, .4, .82), '?', 'red', 'red', .52, 14)
    with placed((-.45, -.05, 0), 12):
        player(cast('irena', kit='white', hat='sunhat', hat_colour='cream', extras=('long',)), 'stand', 'wow', hands=dict(L=(.5, -.3, 1.08), R=(-.5, -.3, 1.08)), palms=dict(L=(0, -.3, 1), R=(0, -.3, 1)), spread=('L', 'R'), elbows=dict(L=(.5, .2, -1), R=(-.5, .2, -1)), look=(-2, 8, 4))
    with placed((-1.2, .3, 0), 14):
        Q.stumps(stand=True)
    Q.ball((.1, -.7, .1), .1, fine=True)
    frame()


def contact():
    props.mailbox((.75, .25, 0), -14)
    with placed((-.45, -.05, 0), 16):
        a = player(cast('ola', hat='cap'), 'wave', 'grin', hands=dict(L=(.3, -.36, .78), R=(-.48, -.16, 1.3)), palms=dict(L=(0, -1, .2)))
        L = a['local']['hands']['L']
        props.letter((L.x + .02, L.y - .085, L.z + .13), turned(-12, 6, 4), .85)
    Q.ball((.15, -.75, .1), .1, fine=True)
    with placed((-1.14, .36, 0), 14):
        Q.stumps(stand=True)
    frame()


def general():
    """Anything at all: the sign of every address, and somebody who takes it down."""
    with placed((.62, .3, 0), -10):
        box((0, .02, .08), (1.1, .5, .16), M.vinyl('red'), bevel=.06, seg=5)
        letters('@', 1.5, M.vinyl('amber'), at((0, .06, .86)) @ turned(90, 0, 0), .13, bold=.03)
    with placed((-.56, -.1, 0), 20):
        a = player(cast('zosia', hat='cap'), 'stand', 'grin', hands=dict(L=(.12, -.34, .84), R=(-.16, -.36, .86)), palms=dict(L=(0, -.4, 1), R=(.2, -1, .1)), elbows=dict(L=(1, .1, -.6), R=(-1, .1, -.6)), look=(4, 0, 6))
        L = a['local']['hands']['L']
        props.clipboard((L.x - .02, L.y - .1, L.z + .06), turned(-34, 0, 4), .95)
    Q.ball((.14, -.7, .1), .1, fine=True)
    frame()


def locations():
    """A map on the ground, a pin in each of the two cities, and somebody who knows the way."""
    with placed((.16, .1, 0), -4, 1.95):
        for i, c in enumerate(('6fae83', 'a9cf9d', '6fae83', 'a9cf9d')):
            box((-.495 + .33 * i, 0, .04), (.345, .82, .03), M.plain(c, .8), turned(0, 7 if i % 2 else -7, 0), .006)
        tube([(-.64, -.22, .07), (-.4, -.3, .1), (-.16, -.16, .08), (.05, -.2, .1), (.3, .02, .08), (.48, .06, .1), (.64, .26, .07)], .04, M.plain('5ea3c7', .35), per=8)
    with placed((-.32, .42, .1), 10, .3):
        skyline.st_mary()
    with placed((1.06, .42, .1), -8, .27):
        skyline.palace_of_culture()
    props.pin((-.02, -.3, .1), 'red', 1.05)
    props.pin((.86, .0, .1), 'amber', .95)
    with placed((-.96, -.56, .12), 24):
        player(cast('imran'), 'point', 'grin', hands=dict(L=(.44, -.3, 1.0), R=(-.27, -.02, .74)), elbows=dict(R=(-1, .35, 0), L=(.6, .1, -.8)), look=(-2, 0, 16))
    Q.ball((.5, -.84, .09), .09, fine=True)
    frame()


def _bubble(p, size, colour, turn=0, left=True):
    """A speech bubble, its tail to the speaker."""
    with placed(p, turn, size):
        box((0, 0, 0), (1.0, .2, .68), M.vinyl(colour), bevel=.1, seg=8)
        s = -1 if left else 1
        solid([(s * .12, -.08, -.3), (s * .34, -.08, -.3), (s * .5, -.02, -.56), (s * .12, .08, -.3), (s * .34, .08, -.3)], [(0, 2, 1), (3, 4, 2), (0, 3, 2), (1, 2, 4)], M.vinyl(colour), smooth=False)


def feedback():
    """Said aloud: praise with a star, and an idea."""
    with placed((-.62, -.1, 0), 26):
        a = player(cast('mei', kit='red', hat=None), 'stand', 'grin', hands=dict(L=(.22, -.36, 1.14), R=(-.46, -.14, 1.3)), elbows=dict(L=(.8, .1, -.8), R=(-1, .2, -.4)), spread=('R',), look=(-4, 0, 12))
        L = a['local']['hands']['L']
        props.megaphone((L.x - .02, L.y - .06, L.z + .06), (.12, -.9, .12), 1.05)
    _bubble((.62, .1, 1.36), 1.0, 'amber', -10)
    with placed((.62, .1, 1.36), -10):
        props.star((0, -.12, 0), .23, M.plain('red', .35, Clearcoat=.5))
    _bubble((1.02, .3, .62), .72, 'cream', -14)
    with placed((1.02, .3, .62), -14):
        for x in (-.18, 0, .18):
            ball((x, -.08, 0), .062, M.vinyl('green'))
    Q.ball((.2, -.7, .1), .1, fine=True)
    with placed((-1.14, .36, 0), 14):
        Q.stumps(stand=True)
    frame()


def growth_chart():
    box((0, .05, .06), (1.0, .62, .12), M.vinyl('green'), bevel=.05)
    box((0, .06, 1.16), (.78, .12, 2.12), M.plain('cream', .55), bevel=.05, seg=6)
    for i in range(21):
        w = .2 if i % 5 == 0 else .11
        box((-.34 + w / 2, -.004, .24 + .092 * i), (w, .02, .024), M.plain('green' if i % 5 == 0 else 'copper', .5), bevel=.006)
    for text, z, c, size in (('2', .33, 'teal', .3), ('50', 1.16, 'amber', .28), ('100+', 2.0, 'red', .215)):
        letters(text, size, M.vinyl(c), at((.13, -.002, z)) @ turned(90, 0, 0), .025, bold=.03)


def coaching():
    """The coach's hand on the junior's: this is how the grip feels."""
    grip()
    Q.ball((.12, -.7, .09), .09, fine=True)
    Q.cone((-1.0, -.1, 0), 'coral', .9)
    frame()


def _padlock():
    """Faces -Y, stands on its body."""
    steel, body = M.vinyl('green'), M.vinyl('amber')
    box((0, 0, .52), (1.16, .5, 1.04), body, bevel=.16, seg=8)
    tube([(-.34, 0, .95), (-.34, 0, 1.25), (-.31, 0, 1.44), (-.18, 0, 1.6), (0, 0, 1.655), (.18, 0, 1.6), (.31, 0, 1.44), (.34, 0, 1.25), (.34, 0, .95)], .1, steel, per=8)
    for x in (-.34, .34):
        rod((x, 0, 1.0), (x, 0, 1.09), .15, M.vinyl('green'))
    ball((0, -.25, .54), .27, M.plain('cream', .5), (1, .09, 1))
    ball((0, -.275, .6), .085, M.plain('ink', .5), (1, .14, 1))
    box((0, -.275, .47), (.085, .03, .2), M.plain('ink', .5), bevel=.012)


def privacy():
    """Nobody gets past this wicket."""
    with placed((.62, .25, 0), -12):
        _padlock()
    with placed((-.48, -.1, 0), 10):
        player(cast('kuba', hat='helmet'), 'guard', 'smile', pads=True, gloves='batting')
    with placed((-1.0, .35, 0), 14):
        Q.stumps(stand=True)
    Q.ball((.18, -.62, .1), .1, fine=True)
    frame()
