"""Page heads: the subject stands in the right half, the left is left to the heading."""
from lib import equipment as Q
from lib import materials as M
from lib import places, props, skyline, studio
from lib.mesh import at, box, placed, turned
from lib.player import player
from lib.squad import cast


def _frame(lens=56, z=.86, focus=(0, -.2, 1.0), height=2.3, light=1.5):
    places.catcher()
    studio.portrait_light((0, 0, .9), light, 1.12, fill=.5)
    studio.camera((0, -9, height), (0, 0, z), lens, focus, 1.3, shift=(-.185, 0))


def schedule():
    props.calendar((.25, .35, 0), -8)
    with placed((-.95, -.1, 0), 22):
        player(cast('lena'), 'point', 'smile', hands=dict(L=(.44, -.3, 1.0), R=(-.27, -.02, .74)), elbows=dict(R=(-1, .35, 0), L=(.6, .1, -.8)), look=(-2, 0, 16))
    Q.ball((1.0, -.55, .13), .13, fine=True)
    Q.ball((.62, -.75, .09), .09, 'white', (20, 50, 0), fine=True)
    _frame(60)


def faq():
    props.alphabet_block((.75, .35, 0), '?', 'amber', 'green', .82, -16)
    props.alphabet_block((.9, .4, .82), '?', 'red', 'red', .52, 14)
    with placed((-.45, -.05, 0), 12):
        player(cast('irena', kit='white', hat='sunhat', hat_colour='cream', extras=('long',)), 'stand', 'wow', hands=dict(L=(.5, -.3, 1.08), R=(-.5, -.3, 1.08)), palms=dict(L=(0, -.3, 1), R=(0, -.3, 1)), spread=('L', 'R'), elbows=dict(L=(.5, .2, -1), R=(-.5, .2, -1)), look=(-2, 8, 4))
    with placed((-1.2, .3, 0), 14):
        Q.stumps(stand=True)
    Q.ball((.1, -.7, .1), .1, fine=True)
    _frame(60, .94)


def gallery():
    props.camera_prop((-.85, -.1, 0), 58, 1.0)
    with placed((.75, .2, 0), -30):
        player(cast('kofi'), 'raise_bat', 'grin', pads=True, gloves='batting')
    props.polaroid((-.25, .75, 0), 10, colour='sky')
    with placed((.05, -.55, 0)):
        props.polaroid((0, 0, 0), 6, -40, 'coral', .62)
    _frame(60, .88)


def programs():
    steps = ('teal', 'copper', 'amber', 'coral', 'red')
    for i, c in enumerate(steps):
        h, x = .2 + .17 * i, -1.1 + .58 * i
        box((x, .1, h / 2), (.56, .9, h), M.vinyl(c), bevel=.05, seg=5)
        from lib.mesh import letters
        letters(str(i + 1), .2, M.vinyl('cream'), at((x, -.352, h - .13)) @ turned(90, 0, 0), .012, bold=.03)
    with placed((-1.1, .0, .2), 24, .95):
        player(cast('tomek', number=None), 'cheer', 'grin')
    with placed((.06, .05, .54), 8, .95):
        player(cast('mei'), 'guard', 'smile', pads=True, gloves='batting')
    with placed((1.22, .1, .88), -16, .95):
        player(cast('imran'), 'aloft', 'grin', hands=dict(L=(.3, -.26, 1.46), R=(-.3, -.26, 1.46)), spread=('L', 'R'))
    Q.ball((-.5, -.66, .1), .1, fine=True)
    _frame(53, 1.28, (0, -.1, 1.3), 2.4)


def career():
    props.podium()
    with placed((0, .02, .85), 0, .85):
        player(cast('amara'), 'hold', 'grin', hands=dict(L=(.17, -.34, .92), R=(-.17, -.34, .92)))
        Q.trophy((0, -.31, .5), .72)
    with placed((-1.05, .02, .55), 14, .85):
        player(cast('arjun'), 'shoulder', 'smile', gloves='batting')
    with placed((1.05, .02, .35), -14, .85):
        player(cast('zosia'), 'clap', 'grin')
    _frame(50, 1.14, (0, -.3, 1.3), 2.4)


def contact():
    props.mailbox((.75, .25, 0), -14)
    with placed((-.45, -.05, 0), 16):
        a = player(cast('ola', hat='cap'), 'wave', 'grin', hands=dict(L=(.3, -.36, .78), R=(-.48, -.16, 1.3)), palms=dict(L=(0, -1, .2)))
        L = a['local']['hands']['L']
        props.letter((L.x + .02, L.y - .085, L.z + .13), turned(-12, 6, 4), .85)
    Q.ball((.15, -.75, .1), .1, fine=True)
    with placed((-1.35, .35, 0), 14):
        Q.stumps(stand=True)
    _frame(62, .92)


def share():
    """The card that travels: name on the left, a small island on the right."""
    places.catcher(-.4)
    with placed((1.55, 0, 0)):
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
    props.sign('VISTULA', (-1.75, 0, 1.28), .62, 'amber')
    props.sign('CRICKET ACADEMY', (-1.75, 0, .78), .27, 'cream', depth=.04, bold=0)
    props.sign('KRAKÓW  ·  WARSZAWA', (-1.75, 0, .44), .15, 'copper', depth=.02)
    studio.portrait_light((0, 0, .9), 1.8, 1.0, fill=.5)
    studio.camera((0, -9, 2.0), (0, 0, .82), 45, (1.4, -.1, 1), 1.6)
