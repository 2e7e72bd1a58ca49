"""A camp's day on three islands of one size: a run at sunrise, the net in the afternoon, the replay under the lights."""
import math
from contextlib import contextmanager

from lib import equipment as Q
from lib import materials as M
from lib import places, props, studio
from lib.mesh import ball, box, capsule, placed, rod
from lib.poses import POSES

from .river import beam, halo
from .sets import toy, wicket

R = 1.46
MID = R + .12  # the middle of an island whose front rim touches the line y = 0
TILT, FAR = 18, 21  # as the islands of the timeline: growth.py
JOG = {**{k: v for k, v in POSES['run'].items() if k != 'bat'}, 'hands': dict(L=(.3, .2, .84), R=(-.26, -.34, .96)),
       'feet': dict(L=(.09, -.34, .115), R=(-.1, .42, .34)), 'lift': dict(L=16, R=-76)}
SAT = dict(pelvis=(0, 0, .17), chest=(6, 0, 0), feet=dict(L=(.13, -.43, .1), R=(-.13, -.43, .1)), knees=dict(L=(.12, -.3, 1), R=(-.12, -.3, 1)),
           hands=dict(L=(.19, -.3, .43), R=(-.19, -.3, .43)))
ACADEMY, RED, AMBER = dict(hat=None), dict(kit='red', hat=None), dict(kit='training', hat=None)


@contextmanager
def island(rim):
    """The same ground before the same camera three times, so that the rims stand on one line of the page."""
    a = math.radians(TILT)
    aim = (0, 1.5, .536)
    studio.camera((0, aim[1] - FAR * math.cos(a), aim[2] + FAR * math.sin(a)), aim, 214, fstop=None)
    with placed((0, MID, 0)):
        places.island(R, .26, stripe=.6, angle=24, rim=rim)
        yield


def daylight(rim=(.62, .82, 1)):
    studio.portrait_light((0, MID, 1), 1.8, 1.15, rim=rim, fill=.5)
    studio.face_fill((0, -9, 3), (0, MID, 1), 420)


def lamps():
    """Blue dusk from the left, a mast's amber from the right."""
    studio.portrait_light((0, MID, 1), 1.8, .34, (.5, .72, 1), (.5, .78, 1), .2)
    beam((3.4, -4.6, 4.6), (.25, MID - .1, .6), 1900, 23)
    studio.face_fill((0, -9, 3), (0, MID, 1), 90)


def sunrise(p, r):
    """A toy sun with short rays."""
    gold, beam = M.plain('f6b02c', .45, Emission=(1, .5, .06, 1), Emission_Strength=.35), M.plain('f08a24', .45)
    with placed(p):
        ball((0, 0, 0), r, gold, (1, .4, 1), n=64)
        for i in range(5):
            a = math.radians(60 + 15 * i)
            x, z = math.cos(a) * r, math.sin(a) * r
            capsule((x * 1.2, 0, z * 1.2), (x * 1.4, 0, z * 1.4), .055, .045, beam)


def net():
    """Three panels round the far half of the island."""
    corners, post = ((-1.32, .5), (-.72, 1.2), (.72, 1.2), (1.32, .5)), M.vinyl('green')
    for a, b in zip(corners, corners[1:]):
        places.netting(a, b, 1.4, .2)
        rod((*a, 1.4), (*b, 1.4), .024, post)
    for p in corners:
        rod((*p, 0), (*p, 1.45), .035, post)


def screen(p, turn):
    """One ball of the day, from the hand to the stumps."""
    def lit(colour, glow, power=.5):
        return M.plain(colour, .4, Emission=(*glow, 1), Emission_Strength=power)
    with placed(p, turn):
        for x in (-.3, .3):
            rod((x, .12, 0), (x, .02, .7), .03, M.wood('8a5b34'))
        box((0, 0, .95), (.98, .06, .66), M.plain('ink', .35), bevel=.04)
        box((0, -.03, .95), (.88, .02, .56), lit('3f9a96', (.1, .5, .48), .6), bevel=.01)
        box((0, -.042, .735), (.88, .008, .13), lit('grass', (.1, .4, .06)), bevel=.002)
        for i in range(3):
            rod((.22 + .06 * i, -.05, .74), (.22 + .06 * i, -.05, .96), .014, lit('cream', (1, .9, .7)), 10)
        for i, (x, z) in enumerate(((-.36, 1.14), (-.25, 1.08), (-.15, .98), (-.06, .83), (.08, .87))):
            ball((x, -.05, z), .022 + .006 * i, lit('red', (.8, .05, .04)), (1, .4, 1), n=20)


def morning():
    """Two on their lap, the sun between them."""
    with island('green'):
        sunrise((.06, R + .3, .16), .7)
        toy('hania', JOG, (-.8, -.12), 42, 'smile', who=RED, look=(-4, 0, -22))
        toy('jabari', JOG, (.72, .08), 42, 'grin', who=ACADEMY, left=True, look=(-4, 0, 22))
        for p, c in (((-.98, -.8, 0), 'coral'), ((-.12, -1.14, 0), 'amber'), ((.76, -.96, 0), 'coral')):
            Q.cone(p, c, .9)
    daylight((1, .8, .5))


def afternoon():
    """A drive in the net, the bowler still in her follow-through."""
    with island('green'):
        net()
        toy('arjun', 'drive', (-.48, -.15), -8, 'grin', 'bat', look=(-8, 0, 14))
        wicket((-1.06, .02), 34)
        toy('lena', 'follow', (.88, .38), -44, 'grin', who=RED, look=(-2, 0, 20))
        Q.ball((.55, -.8, .08), .08, fine=True)
        for p, c in (((-.75, -.95, 0), 'coral'), ((1.1, -.6, 0), 'amber')):
            Q.cone(p, c, .9)
    daylight()


def evening():
    """The coach and two players before the replay."""
    with island('amber'):
        screen((-.9, .2, 0), 24)
        with placed((.02, .52, 0), -4, .92):
            c = toy('coach', 'point', who=dict(kit='teal', hat_colour='amber'), hands=dict(L=(.29, -.1, .64), R=(-.36, -.38, 1.12)), spread=('R',), look=(-11, 0, 6))
            props.whistle(c['local']['chest'], c['k'])
        toy('veer', SAT, (.32, -.58), -30, 'grin', who=dict(kit='red', colour='red'), look=(-6, 0, 0))
        toy('zosia', 'kneel', (1.12, -.3), -36, who=AMBER, pelvis=(0, .08, .36), look=(-4, 0, 0))
        with placed((.73, .9, 0), -8, .5):
            places.floodlight((0, 0, 0), 2.2, 0, 1.1)
        halo((.73, 1.05, 1.28), .72, .46)
    lamps()
