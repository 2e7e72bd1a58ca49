"""Heads of the six programme pages: one island, one camera, and on it what the programme is about."""
import math
import random

from lib import equipment as Q
from lib import materials as M
from lib import places, props, skyline, studio
from lib.mesh import at, ball, box, lathe, placed, pose, rod, solid, tube, turned
from lib.poses import POSES

from .coaching import tent, bus
from .sets import toy, wicket

R, DEEP = 1.85, .7  # the island's half width, and how much of it is left in depth
TILT, FAR = 15, 12  # degrees from above, and from how far
HIGH = dict(hands=dict(L=(.27, -.12, .64), R=(-.54, -.14, 1.4)), elbows=dict(L=(1, -.25, -.3), R=(-.8, .2, -.7)), spread=('R',), look=(-4, -4, 0))  # a wave clear of the head


def _stage(rim='amber'):
    """The same ground, camera and light for all six, so that the rims lie in one place of the page."""
    a = math.radians(TILT)
    aim = (0, 0, .755)
    places.catcher(-.36)
    places.island(R, .24, stripe=.5, angle=24, sc=(1, DEEP), rim=rim)
    studio.portrait_light((0, 0, .9), 2.1, 1.02, fill=.48)
    studio.face_fill((0, -9, 3), (0, 0, 1), 270)
    studio.camera((0, -FAR * math.cos(a), aim[2] + FAR * math.sin(a)), aim, 99, (0, -.3, 1), 2.8)


def _garland(a, b, sag, count=11, colours=('red', 'amber', 'cream', 'copper')):
    """Pennants on a line between two poles."""
    cord, points = M.plain('cream', .6), []
    for p in (a, b):
        rod((p[0], p[1], 0), p, .034, M.vinyl('cream'))
        ball(p, .055, M.vinyl('amber'))
    for i in range(count * 2 + 1):
        t = i / (count * 2)
        points.append((a[0] + (b[0] - a[0]) * t, a[1], a[2] - .03 - sag * 4 * t * (1 - t)))
    tube(points, .011, cord, per=2)
    for i in range(count):
        (x, y, z), (x2, _, z2) = points[2 * i], points[2 * i + 2]
        edge = (x2 - x) * .1
        solid([(x + edge, y, z), (x2 - edge, y, z2), ((x + x2) / 2, y - .03, (z + z2) / 2 - .23)], [(0, 2, 1)], M.cloth(colours[i % 4]), smooth=False)


def _first_grip():
    """A coach squats beside a small batter and sets her hand on the bat."""
    child, spot, turn = ((-.04, -.48), -22, .88), (-.76, -.22), 46
    j = toy('mei', 'stance', *child[:2], 'grin', 'bat', size=child[2], who=dict(kit='red', hat=None), look=(-6, 0, 6))
    reach = pose((*spot, 0), turn).inverted() @ pose((*child[0], 0), *child[1:]) @ j['local']['hands']['R'] / 1.16
    a = toy('coach', 'squat', spot, turn, 'smile', who=dict(kit='training'), look=(-6, 0, -14),
            hands=dict(L=(reach.x - .02, reach.y + .02, reach.z + .08), R=(-.2, -.42, .6)), spread=('L',))
    with placed((*spot, 0), turn):
        props.whistle(a['local']['chest'], a['k'])


def junior():
    """The first grip."""
    _stage()
    _garland((-1.42, .72, 2.2), (1.42, .72, 2.2), .2)
    _first_grip()
    h = toy('arjun', 'toss', (.46, .2), 0, 'smile', who=dict(kit='white', age='teen', hat=None), look=(-4, 0, 2),
            palms=dict(L=(0, -.25, 1)), spread=('L',), hands=dict(L=(.42, -.2, 1.24), R=(-.27, -.02, .74)), elbows=dict(L=(.8, .2, -.7), R=(-1, .35, 0)))
    Q.ball((h['L'][0], h['L'][1], h['L'][2] + .24), .08, fine=True)
    toy('ola', 'proud', (1.34, -.5), -18, 'grin', size=.88, who=dict(kit='training', hat=None), on_head=lambda: Q.cone((0, -.02, .3), 'coral', 1.25))
    wicket((-1.44, .12), 16, True)
    for x, y, c in ((-1.12, -.72, 'coral'), (-.52, -1.02, 'amber'), (.62, -.98, 'coral')):
        Q.cone((x, y, 0), c, 1)


def _pendant(x, y, z, drop):
    """A lamp that hangs from the net's beam: it is evening, and the light is on."""
    rod((x, y, z - drop), (x, y, z), .012, M.plain('cream', .5))
    lathe([(.2, 0), (.17, .1), (.04, .16), (0, .16)], M.vinyl('amber'), at((x, y, z - drop - .12)), 32)
    ball((x, y, z - drop - .14), .13, M.lamp('ffd48a', 3), n=24)


def _net(h=2.1, posts='cream'):
    """Behind the batter and along the lane, on posts that show on the dark page."""
    corners = (-1.6, -.35), (-1.28, .82), (0, .9), (1.28, .82)
    for (x, y), (x2, y2) in zip(corners, corners[1:]):
        places.netting((x, y), (x2, y2), h, .28, .012)
        rod((x, y, h), (x2, y2, h), .026, M.vinyl(posts))
    for x, y in corners:
        rod((x, y, 0), (x, y, h + .05), .038, M.vinyl(posts))
        ball((x, y, h + .06), .055, M.vinyl('amber'))


def adult():
    """Nets after work."""
    _stage()
    _net()
    box((0, -.18, .008), (3.0, .95, .02), M.plain('b4553a', .9, bump=(60, .3)), bevel=.008)
    for x in (-.72, .95):
        box((x, -.18, .02), (.03, .9, .004), M.plain('white', .8), bevel=.001)
    toy('harpreet', 'drive', (-.48, -.22), -18, 'grin', 'bat', who=dict(kit='blue'), look=(2, 0, 34))
    wicket((-1.2, -.08), 56)
    with placed((.56, -.08, 0), -90, .76):
        Q.bowling_machine()
    toy('piotr', 'stand', (1.33, -.08), -16, 'smile', who=dict(kit='white', hat=None), holds=('R', 'red'), hands=dict(R=(-.24, -.32, 1.22), L=(.24, -.1, .64)), elbows=dict(R=(-1, .1, -.4)))
    Q.ball((.2, -.6, .5), .075, fine=True)
    for x, y, r in ((.55, -1.0, 10), (.8, -.9, 70), (.83, -1.1, 130)):
        Q.ball((x, y, .07), .07, 'red', (r, 40, 10), fine=True)
    for x in (-.65, .65):
        _pendant(x, .86, 2.1, .12)


def _flowers(x, y, colours, seed=0):
    for i, c in enumerate(colours):
        a = 2.4 * i + seed
        px, py, h = x + .11 * i ** .5 * math.cos(a), y + .11 * i ** .5 * math.sin(a), .16 + .03 * (i % 3)
        rod((px, py, 0), (px, py, h), .011, M.plain('leaf', .7), 10)
        for k in range(5):
            b = math.radians(72 * k + 20 * i)
            ball((px + .038 * math.cos(b), py - .012, h + .038 * math.sin(b)), .028, M.vinyl(c), (1, .6, 1), n=16)
        ball((px, py - .03, h), .022, M.vinyl('amber' if c != 'amber' else 'red'), n=16)


def women():
    """Three of the first eleven."""
    _stage()
    toy('sana', 'bowl', (-1.14, -.22), 12, 'grin', who=dict(kit='red', hair='long', tone='bronze'), holds=('R', 'red'), look=(-8, 2, 4),
        hands=dict(L=(.3, -.44, .84), R=(-.44, -.06, 1.6)))
    toy('marta', 'raise_bat', (.2, .0), -2, 'grin', 'bat', who=dict(kit='training', hat=None), bat=dict(top=(-.42, -.2, 1.2), dir=(-.24, -.12, 1), hand='R', one=True))
    toy('irena', 'keep', (1.1, -.4), -18, 'grin', 'keep', who=dict(hat=None), hands=dict(L=(.46, -.22, 1.06), R=(-.08, -.42, .42)), elbows=dict(L=(1, .1, -.5), R=(-1, .1, -.2)))
    wicket((.56, -.66), -10)
    places.tree((1.2, .7, 0), 1.8, 'autumn', random.Random(1))
    places.tree((-.6, .95, 0), 1.25, 'leaf', random.Random(1))
    _flowers(-1.5, -.55, ('coral', 'white', 'amber', 'coral', 'white'))
    _flowers(-.3, -1.05, ('amber', 'coral', 'white', 'amber'), 2)
    _flowers(1.68, .1, ('white', 'coral', 'amber', 'white'), 1)


def _briefcase(p, turn):
    """On its end, with bails on."""
    leather, strap = M.plain('a8683a', .45), M.plain('6d4a31', .5)
    with placed(p, turn):
        with placed((0, 0, .28), tilt=(0, 90)):
            box((0, 0, 0), (.56, .17, .4), leather, bevel=.05)
            box((0, 0, .06), (.57, .18, .02), strap, bevel=.008)
            tube([(-.09, 0, .19), (-.08, 0, .26), (.08, 0, .26), (.09, 0, .19)], .02, strap)
            for x in (-.15, .15):
                box((x, -.088, .07), (.05, .02, .07), M.metal('f0b545'), bevel=.008)
        for x in (-.08, .08):
            rod((x - .065, 0, .575), (x + .065, 0, .575), .015, M.wood('dcb277', (.6, 9, 9)))


def _suited(name, how, spot, turn, face, **changes):
    """In office clothes, with a tie that follows the chest."""
    a = toy(name, how, spot, turn, face, who=dict(kit='suit', hat=None), **changes)
    with placed((*spot, 0), turn):
        with placed(m=at(a['local']['chest'], turned(*POSES[how].get('chest', (0, 0, 0))))):
            box((0, -.208, -.12), (.07, .025, .27), M.cloth('red'), turned(5, 0, 0), .012)


TOWERS = ((-1.2, .6, .8, 2.5, 'd8b98a', 'slant'), (-.72, .9, .75, 3.3, '9db7bd', 'mast'), (-.2, .7, .85, 2.9, 'e3d3b1', None),
          (.35, .95, .8, 3.5, 'c7c2b4', 'pyramid'), (.86, .7, .85, 2.9, '9fb8bb', 'slant'), (1.28, .5, .7, 2.2, 'd8b98a', None))


def corporate():
    """Lunch break: the briefcase is the wicket."""
    _stage()
    for x, y, w, h, c, crown in TOWERS:
        with placed((x, y, 0), -14 * x, .5):
            skyline.block((0, 0, 0), w * 1.1, .7, h, c, 3, round(h * 3), crown, round(9 + x * 5))
    _suited('adam', 'pull', (.04, -.3), -22, 'grin')
    _suited('george', 'cheer', (1.27, -.1), -14, 'grin', hands=dict(L=(.43, -.06, 1.5), R=(-.43, -.06, 1.5)))
    toy('marta', 'keep', (-1.2, -.12), 30, 'wow', spread=('L', 'R'), who=dict(kit='plum', hat=None, hair='long', colour='black', tone='bronze', extras=('long',)))
    _briefcase((-.56, -.56, 0), 16)
    Q.ball((.6, -.5, 1.38), .085, fine=True)


def _campfire(p):
    with placed(p):
        for i in range(5):
            b = math.radians(72 * i + 10)
            rod((.24 * math.cos(b), .24 * math.sin(b), .03), (-.03 * math.cos(b), -.03 * math.sin(b), .2), .045, M.wood('8a5b34', (2, 6, 6)), 16)
        for i in range(9):
            b = math.radians(40 * i)
            ball((.36 * math.cos(b), .36 * math.sin(b), .03), .07, M.plain('stone', .8), (1, 1, .75), n=20)
        for x, y, s, c, power in ((0, 0, 1, 'f28c1e', 2.2), (.09, .03, .66, 'f2a52e', 2.6), (-.09, .02, .7, 'e8641c', 2.2), (0, -.08, .55, 'ffd36a', 3.2)):
            lathe([(0, 0), (.09, .05), (.115, .13), (.09, .24), (.045, .36), (.012, .46), (0, .48)], M.lamp(c, power), at((x, y, .1)) @ pose(size=s), 24)


def camps():
    """A tent, a fire, a flag, and something sweet on a stick. The page's head is amber: on it an amber rim is lost."""
    _stage(rim='red')
    with placed((-1.0, .36, 0), 12, .88):
        tent((0, 0, 0), 0, 'amber')
    places.flagpole((.7, .78, 0), 2.14, 'white', 'red', 1)
    places.tree((1.28, .6, 0), 1.65, 'leaf', kind='fir')
    toy('hania', 'raise_bat', (.0, -.34), 0, 'grin', who=dict(kit='red', hat=None))
    h = toy('tomek', 'kneel', (1.22, -.3), -36, 'grin', who=dict(kit='training', hat='sunhat', hat_colour='cream'), look=(-6, 0, 10), hands=dict(L=(.17, -.28, .56), R=(-.16, -.42, .66)))
    x, y, z = h['R']
    rod((x + .1, y + .03, z - .03), (.52, -.8, .68), .014, M.wood('8a5b34'))
    rod((.54, -.795, .68), (.43, -.81, .685), .055, M.plain('white', .6))
    _campfire((.47, -.86, 0))
    Q.kit_bag((-1.08, -.6, 0), 10, 'red', .72)
    Q.ball((-.3, -1.0, .08), .08, fine=True)


def _gothic(p, size):
    """A bridge tower as in Prague."""
    stone, dark, pale = M.plain('a8967c', .85, bump=(16, .4)), M.plain('3f4d57', .6), M.plain('d8c8a8', .8)
    with placed(p, 0, size):
        for s in (-1, 1):
            box((s * .47, 0, .55), (.36, .9, 1.1), stone, bevel=.02)
        box((0, 0, 2.0), (1.3, .9, 1.9), stone, bevel=.02)
        for z in (1.1, 1.55, 2.3):
            box((0, -.46, z), (1.38, .06, .07), pale, bevel=.01)
        skyline._windows(.9, 1.2, 1.62, -.455, 3, 2, size=(.16, .36))
        skyline._roof(1.25, .95, 1.3, 2.95, dark)
        for x in (-.56, .56):
            for y in (-.38, .38):
                skyline._spire((x, y), .13, 2.9, .75, dark)


def tours():
    """Off to an away match."""
    _stage()
    _gothic((-.74, .86, 0), .52)
    with placed((.85, .82, 0), 0, .5):
        skyline.block((-.45, 0, 0), .8, .7, 3.3, '9db7bd', 3, 10, 'mast', 3)
        skyline.block((.5, -.1, 0), .8, .7, 2.9, 'd8b98a', 3, 8, 'pyramid', 5)
    with placed((-.06, .3, 0), -12, .73):
        bus()
    toy('lena', 'wave', (-1.3, -.6), 14, 'grin', who=dict(kit='red', hat=None), **HIGH)
    toy('kofi', 'wave', (1.34, -.66), -14, 'grin', left=True, who=dict(kit='white'), **HIGH)
    Q.kit_bag((-.5, -.92, 0), 10, 'green', .72)
    Q.kit_bag((.52, -.98, 0), -8, 'red', .66, bats=False)
