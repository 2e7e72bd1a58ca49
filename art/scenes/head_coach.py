"""The Head Coach in each of the six programmes, and on any day: one island, one camera, and what he does there."""
import math

from mathutils import Matrix

from lib import equipment as Q
from lib import materials as M
from lib import places, props, studio
from lib.mesh import at, ball, box, lathe, placed, pose, ring, rod, tube, turned
from lib.poses import POSES

from .programmes import HIGH, _suited
from .sets import toy, wicket

R, DEEP = 1.4, .66  # the island's half width, and how much of it is left in depth
TILT, FAR = 13, 11  # degrees from above, and from how far


def _stage():
    """The same ground, camera and light for all, so that the rims lie in one place of their tiles."""
    a = math.radians(TILT)
    places.catcher(-.3)
    places.island(R, .18, stripe=.45, angle=24, rim='green', sc=(1, DEEP))
    studio.portrait_light((0, 0, .9), 1.9, 1.02, fill=.5)
    studio.face_fill((0, -9, 3), (0, 0, 1), 270)
    studio.camera((0, -FAR * math.cos(a), .76 + FAR * math.sin(a)), (0, 0, .76), 113, None, None)


def _coach(how, spot, turn, face, **changes):
    """With the whistle, which follows the chest."""
    a = toy('coach', how, spot, turn, face, **changes)
    chest = changes.get('chest', POSES[how].get('chest', (0, 0, 0)))
    with placed((*spot, 0), turn):
        with placed(m=at(a['local']['chest'], turned(*chest))):
            props.whistle((0, 0, 0), a['k'])
    return a


def junior():
    """The first pads."""
    _stage()
    child, size = (.37, -.22), .94
    j = toy('mei', 'guard', child, -14, 'grin', size=size, left=True, pads=True, who=dict(kit='red', hat=None), look=(6, 0, -22))
    knee = pose((*child, 0), -14, size) @ (j['local']['ankles']['R'] + at((0, -.13, .2)).translation)
    spot, turn = (-.38, .02), 60
    x, y, z = pose((*spot, 0), turn).inverted() @ knee / 1.16
    _coach('squat', spot, turn, 'smile', chest=(22, 0, 0), look=(6, 0, -48), hands=dict(L=(x + .07, y + .03, z + .05), R=(x - .09, y + .02, z - .03)), palms=dict(L=(-1, 0, .2), R=(1, 0, .2)))
    Q.kit_bag((.92, .24, 0), -12, 'green', .56, False)
    Q.ball((-.86, -.36, .09), .09, fine=True)


def _bucket(p, r=.3, h=.46):
    with placed(p):
        lathe([(0, 0), (r * .8, 0), (r, h), (r * 1.06, h), (r * 1.06, h + .03), (r * .97, h + .03), (r * .8, .1)], M.vinyl('red'), n=64)
        ring((0, 0, h * .55), r * .915, .012, M.vinyl('cream'), n=64)
        tube([(r * 1.03 * math.cos(t), -r * .7 * math.sin(t), h - .26 * math.sin(t)) for t in [math.pi * i / 8 for i in range(9)]], .014, M.metal('d9dee0', .3))
        for i, (a, k, z) in enumerate(((0, .55, 0), (72, .55, .01), (144, .55, 0), (216, .55, .01), (288, .55, 0), (30, .12, .11))):
            x, y = r * k * math.cos(math.radians(a)), r * k * math.sin(math.radians(a))
            Q.ball((x, y, h + z), .105, 'red' if i % 3 else 'white', (40 * i, 30, 20), fine=True)


def adult():
    """One throw after the other."""
    _stage()
    _coach('throw', (-.22, -.02), 34, 'focus', holds=('R', 'red'), look=(0, 0, 0))
    _bucket((.82, -.22, 0))
    Q.ball((-.66, -.42, .09), .09, fine=True)
    Q.ball((.44, -.56, .09), .09, 'white', fine=True)


def women():
    """How the bat comes down starts with how it goes up."""
    _stage()
    toy('sana', 'stand', (.12, -.22), 14, 'smile', pads=True, gloves='batting', who=dict(kit='red', hat=None), look=(-10, 0, 30),
        bat=dict(top=(.24, -.36, 1.0), dir=(.8, -.1, .56), face=(0, -1, 0)), elbows=dict(L=(.8, .2, -.6), R=(-.4, -.2, -.8)))
    _coach('proud', (-.66, .1), 18, 'smile', look=(-6, 0, 22))
    wicket((.98, .1), -12)
    Q.ball((.78, -.5, .09), .09, fine=True)


def _board(p, turn):
    """The plan of a field on an easel."""
    wood = M.wood('8a5b34', (.6, 8, 8))
    with placed(p, turn):
        for s in (-1, 1):
            rod((s * .46, -.06, 0), (s * .3, .05, 1.96), .035, wood)
        rod((0, .5, 0), (0, .08, 1.7), .03, wood)
        with placed((0, -.04, 1.2), tilt=(-4, 0)):
            box((0, 0, 0), (1.16, .06, .96), wood, bevel=.025)
            box((0, -.03, 0), (1.06, .03, .86), M.plain('white', .6), bevel=.01)
            with placed(m=at((0, -.045, 0), turned(90, 0, 0))):
                lathe([(0, 0), (.37, 0), (.37, .016), (0, .016)], M.plain('grass', .8), Matrix.Diagonal((1.28, 1, 1, 1)), 64)
                ring((0, 0, .014), .33, .009, M.plain('white', .6), n=64, sc=(1.28, 1, 1))
                box((0, 0, .02), (.1, .3, .014), M.plain('straw', .8), bevel=.004)
                for x, y in ((-.26, .14), (.27, .16), (.3, -.12), (-.22, -.17), (-.02, .25)):
                    ball((x, y, .02), .035, M.vinyl('red'), (1, 1, .6))


def corporate():
    """What an oval is."""
    _stage()
    _board((.02, .3, 0), 0)
    _coach('stand', (-.86, -.12), 16, 'smile', look=(-2, 0, 12), hands=dict(L=(.48, -.2, 1.18), R=(-.27, -.02, .74)), elbows=dict(L=(.3, .2, -.8), R=(-1, .35, 0)), spread=('L',))
    _suited('george', 'stand', (.86, -.14), -22, 'smile', look=(-4, 0, -34), hands=dict(L=(.27, -.02, .74), R=(-.1, -.24, 1.06)), elbows=dict(L=(1, .35, 0), R=(-1, -.1, -.6)))
    Q.ball((.06, -.56, .09), .09, fine=True)


def camps():
    """A new day, and everyone comes."""
    _stage()
    c = _coach('stand', (-.36, -.1), 4, 'grin', look=(-4, 0, 6), hands=dict(L=(.36, -.34, .92), R=(-.46, -.1, 1.5)), elbows=dict(L=(.8, .2, -.6), R=(-1, .2, -.2)), palms=dict(L=(0, -.2, 1)), spread=('L', 'R'))
    x, y, z = c['L']
    for i in range(4):
        Q.cone((x, y - .03, z + .05 + .075 * i), ('coral', 'amber')[i % 2], .95)
    toy('ola', 'cheer', (.74, -.16), -12, 'grin', size=.92, who=dict(kit='red', hat=None))
    for x, y, c in ((-1.06, -.18, 'coral'), (-.86, -.5, 'teal'), (.24, -.66, 'coral'), (1.18, .14, 'teal')):
        Q.cone((x, y, 0), c, 1.1)


def _suitcase(p, turn, k=1.0):
    """With a sticker of every ground."""
    steel = M.metal('d9dee0', .3)
    with placed(p, turn, k):
        box((0, 0, .5), (.66, .3, .86), M.vinyl('red'), bevel=.09, seg=6)
        for x in (-.2, .2):
            box((x, 0, .5), (.06, .315, .875), M.plain('8c1a20', .45), bevel=.02)
            tube([(x * .7, .1, .9), (x * .7, .1, 1.16)], .018, steel)
        rod((-.17, .1, 1.17), (.17, .1, 1.17), .032, M.vinyl('ink'))
        for x in (-.24, .24):
            ball((x, 0, .05), .055, M.rubber('ink'), (.7, 1, 1))
        lathe([(0, 0), (.1, 0), (.1, .02), (0, .02)], M.plain('cream', .5), at((0, -.15, .62), turned(90, 0, 0)), 40)
        ball((0, -.168, .62), .06, M.plain('teal', .5), (1, .3, 1))
        box((.02, -.155, .34), (.16, .02, .12), M.plain('amber', .5), turned(0, 14, 0), .01)


def tours():
    """Ready for the away match."""
    _stage()
    _coach('wave', (-.02, .02), 2, 'grin', **HIGH)
    _suitcase((-.82, -.06, 0), 14, 1.0)
    Q.kit_bag((.78, -.3, 0), -10, 'green', .72, False)
    Q.ball((-.34, -.6, .09), .09, fine=True)


def _mitt(p, rot):
    """A catcher's, its pocket to -Y."""
    leather, dark, lace = M.plain('b5763c', .5, bump=(30, .2)), M.plain('8a5327', .6, bump=(30, .2)), M.plain('cream', .6)
    with placed(m=at(p, rot)):
        ball((0, 0, 0), .21, leather, (1, .5, 1.08))
        ball((.165, -.03, -.06), .1, leather, (.75, .8, 1.35), turned(0, 24, 0))
        ball((-.015, -.062, .01), .135, dark, (1, .42, 1.05))
        ring((-.015, -.085, .01), .142, .017, leather, (0, 1, 0), n=48)
        for i in range(4):
            rod((.1, -.1, .1 - .035 * i), (.165, -.085, .075 - .035 * i), .008, lace)


def every_day():
    """A ball for whoever bats next."""
    _stage()
    c = _coach('toss', (-.12, -.04), 10, 'grin', hands=dict(L=(.46, -.28, 1.14), R=(-.46, -.3, .92)), elbows=dict(L=(.7, .2, -.8), R=(-.8, .2, -.6)), palms=dict(R=(0, -.25, 1), L=(0, -1, .2)), look=(-2, 0, -6))
    x, y, z = c['L']
    _mitt((x + .02, y - .06, z + .06), turned(-6, 10, 6))
    x, y, z = c['R']
    Q.ball((x - .02, y - .04, z + .36), .09, fine=True)
    with placed((.94, .08, 0), -12):
        Q.stumps(stand=True)
    for i, (x, y, z) in enumerate(((-.98, -.3, 0), (-.8, -.36, 0), (-.62, -.42, 0), (-.89, -.33, .155), (-.71, -.39, .155), (-.8, -.36, .31))):
        Q.ball((x, y, .09 + z), .09, 'red' if i % 3 else 'white', (40 * i, 30, 20), fine=True)
    for x, y, colour in ((.52, -.52, 'coral'), (1.08, -.26, 'teal')):
        Q.cone((x, y, 0), colour, .95)
