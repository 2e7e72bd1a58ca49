"""Where and how we train: the things that are lent, the ground as one sees it from the pavilion, and a coach at eye level."""
import math
import random

from mathutils import Quaternion, Vector

from lib import equipment as Q
from lib import halls, headgear, kit, places, props, skyline, studio
from lib import materials as M
from lib.mesh import ball, box, placed, ring, rod
from lib.player import player
from lib.squad import cast

from .home import band
from .sets import toy, umpire
from .signs import resting_helmet

RED = dict(kit='red')


def _changing_room():
    """A wall of painted boards with pegs, a long bench, and the sun through a window that is left of the camera."""
    places.floor(M.plain('b98f62', .8, bump=(3, .2)))
    for i in range(12):
        box((-6 + 1.1 * i, -.6, .0), (1.06, 8, .03), M.wood('a87b4c', (3, 1, 3)), bevel=.01)
    wall = M.plain('8fc4ab', .62)
    for i in range(44):
        box((-6.6 + .3 * i, 1.0, 1.6), (.292, .09, 3.2), wall, bevel=.014)
    box((0, .94, .14), (14, .05, .26), M.plain('cream', .6), bevel=.015)
    oak = M.wood('c08a4e', (1, 6, 12))
    box((0, .93, 1.8), (14, .06, .2), oak, bevel=.02)
    for i in range(20):
        x = -5.9 + .62 * i
        rod((x, .92, 1.8), (x, .72, 1.84), .028, M.wood('8a5b34'))
        ball((x, .71, 1.842), .045, M.wood('8a5b34'), n=24)
    for y in (.22, .46, .7):
        box((0, y, .7), (14, .215, .07), oak, bevel=.018)
    for x in (-3.3, -1.2, 1.5, 3.6):
        box((x, .46, .34), (.1, .62, .68), M.plain('green', .5), bevel=.02)
    for y, z, w, h in ((-6.4, 3, 8, 9), (3.3, 3, 8, 9), (-1.55, 7.2, 1.8, 6), (-1.55, -.6, 1.8, 5.8)):
        box((-3.6, y, z), (.06, w, h), wall)
    for y, z, w, h in ((-1.55, 3.25, .15, 2), (-1.55, 2.95, 1.8, .13), (-1.55, 3.6, 1.8, .13)):
        box((-3.6, y, z), (.06, w, h), oak)


def _cap_on(x, colour, trim, turn):
    with placed((x, .66, 1.66), turn, .62, tilt=(14, 0)):
        headgear.cap(colour, trim)


def _shirt(x, number, colour, trim, k=.95):
    """On a peg, its back to the room."""
    up, top = Quaternion(), Vector((0, 0, .37 * k))
    with placed((x, .76, 1.3), 180):
        kit.shirt(Vector(), up, top, up, colour, trim, k, number)
        for s in (-1, 1):
            shoulder, cuff = top + Vector((s * .19, 0, .03)) * k, top + Vector((s * .3, .0, -.2)) * k
            ball(shoulder, .094 * k, M.cloth(colour))
            rod(shoulder, cuff, .094 * k, M.cloth(colour), r2=.086 * k)
            ring(cuff, .085 * k, .019 * k, M.cloth(trim), cuff - shoulder)


def _pad(p, turn, k=1.16, shin=.44):
    """It leans back a little; seen so near, its canes have seams between them."""
    seam = M.plain('b9b1a0', .8)
    with placed(p, turn, tilt=(-5, 0)):
        kit.leg_pad(Vector(), Vector((0, 0, shin)), Vector((0, -1, 0)), 'green', k)
        for a in (-.51, .51):
            for z0, z1, r in ((.05, shin - .1 * k, .135), (shin + .08 * k, shin + .135 * k, .137)):
                rod((math.sin(a) * r * k, -math.cos(a) * r * k, z0), (math.sin(a) * r * k, -math.cos(a) * r * k, z1), .007, seam, 12)


def equipment():
    """All that is lent on the first day, on the bench of the changing room."""
    _changing_room()
    seat = .735
    with placed((.2, .42, seat)):
        resting_helmet(0, 0, -30, 'green', .92)
    _pad((-.76, .5, seat), -50)
    _pad((-.34, .52, seat), 34)
    for i, (x, y, c) in enumerate(((.66, .3, 'red'), (.91, .36, 'white'), (1.13, .26, 'amber'))):
        Q.ball((x, y, seat + .1), .1, c, (56 + 30 * i, 20 * i + 10, 40 * i), fine=True)
    for x, s in ((1.42, 1), (1.74, -1)):
        kit.hand(Vector((x, .62, seat + .2)), (0, .16, 1), 'honey', 1.24, 'keeping', trim='green', side=s)
    Q.kit_bag((.16, .06, .015), -8, k=1.0, bats=False)
    Q.bat((-1.02, .115, .9), (-.05, -.27, -.96), (0, -1, .3), 1.15, sticker='amber')
    for i in range(3):
        Q.cone((1.2, -.1, .015 + .06 * i), ('coral', 'amber', 'coral')[i], 1.25)
    _cap_on(-.44, 'green', 'amber', 8)
    _cap_on(.18, 'red', 'cream', -6)
    _shirt(1.1, 7, 'green', 'amber')
    studio.sun(26, -58, 6.4, (1, .8, .54), 1)
    studio.sky((1, .96, .9), .6)
    studio.area((2.6, -3.2, 2.6), (.2, .3, .9), 2, 110, (1, .94, .86))
    studio.area((-.6, -3.8, .9), (.2, .2, .5), 1.6, 60, (1, .92, .8))
    studio.camera((-.85, -3.55, 1.12), (.18, .35, .84), 36.5, (.2, .2, .9), .45)


def grounds():
    """From the pavilion's veranda in the evening: two watch, and the game goes on under the first lights."""
    far = lambda x: 30 + math.sin(x * .17 + 2)  # where the sky begins
    band(lambda x: -40, far, M.turf(stripe=1.0, angle=24), 0, reach=60)
    rng = random.Random(9)
    for i in range(70):
        x = -26 + 52 * i / 69 + rng.uniform(-.3, .3)
        places.tree((x, 13 + rng.uniform(0, 5), 0), rng.uniform(1.0, 2.2), rng.choice(places.TREES), rng, rng.choice(('round', 'poplar', 'round')))
    skyline.city('krakow', (1.5, 24, 0), 0, 1.5)
    with placed((-.1, .4, 0)):
        places.rope(4.6, (1.35, .95))
        with placed((0, 0, 0), -16):
            places.pitch(4.4, .8, turn=-90)
            toy('arjun', 'drive', (-1.6, .05), 10, 'grin', 'bat', z=.014, size=.85)
            toy('tomek', 'keep', (-2.7, .1), 86, 'focus', 'keep', who=RED, size=.85)
            toy('imran', 'follow', (1.2, -.2), -80, 'shout', who=RED, z=.014, size=.85)
            umpire('irena', (2.75, .3), -70)
            Q.ball((-.5, -.8, .3), .07, fine=True)
        for name, x, y, turn in (('mei', -3.6, -1.2, 110), ('dev', 2.0, 3.0, -24), ('veer', -.15, -3.1, 180), ('noor', -.6, 2.8, 10)):
            toy(name, 'ready', (x, y), turn, 'smile', who=RED, size=.85)
    with placed((-2.6, 6.0, 0), 10, 1.25):
        Q.scoreboard((('VISTULA', '86'), ('TO WIN', '12'), ('BALLS', '9')))
    with placed((6.2, 5.0, 0), -24, 1.75):
        halls.dome_model(M.plain('fff0cf', .6, Emission=(1, .78, .45, 1), Emission_Strength=.35))
    with placed((-7.4, 2.6, 0), 20, .95):
        for x in (-1.15, 1.15):
            with placed((x, 0, 0)):
                places.net_lane(2.2, 5.2, 2.1)
                places.pitch(5, 1.0, wickets=False, at_=(0, 2.5, 0))
        toy('lena', 'lift', (1.1, 2.4), -50, 'focus', 'bat', z=.014)
    for x, y, t in ((-5.2, 6.6, 30), (3.4, 7.6, -16), (7.9, 9.0, -40)):
        places.floodlight((x, y, 0), 4.0, t, 9)
    _veranda()
    studio.sun(15, 74, 3.8, (1, .68, .42), 3)
    studio.sky((.5, .62, .92), .6)
    studio.area((-6, -9, 6), (0, 0, 0), 6, 500, (1, .86, .76))
    studio.area((-2.5, -14, 4.4), (1, -9.6, 1.8), 2, 260, (1, .86, .7))
    studio.camera((-.3, -14.6, 3.1), (0, 1, 1.66), 37, (.2, .2, .6), 1.2)


def _veranda(y=-9.2, z=.55):
    """Its rail, and two who lean on it: posts and roof are out of the picture, where a part of them would look like a fault."""
    white = M.plain('white', .5)
    box((0, y - 2.4, z - .1), (16, 5, .2), M.wood('a87b4c', (3, 1, 3)), bevel=.01)
    for h, t in ((.86, .12), (.16, .08)):
        box((0, y, z + h), (16, .13, t), white, bevel=.025)
    for i in range(54):
        rod((-8 + .3 * i, y, z + .16), (-8 + .3 * i, y, z + .86), .032, white, 16)
    # Her right elbow is close to her side, in her own shadow: of the low sun a sleeve further out would have ragged patches.
    for name, x, turn, who, face, right in (('zosia', .78, 176, dict(kit='training'), 'smile', (-.3, .5, -1)), ('kofi', 1.72, 190, dict(kit='academy', hat='cap'), 'grin', (-1, .1, -.4))):
        toy(name, 'stand', (x, y - .42), turn, face, z=z, who=who, hands=dict(L=(.24, -.4, .93), R=(-.24, -.4, .93)), elbows=dict(L=(1, .1, -.4), R=right))


def coaching():
    """A coach at eye level, a hand on the grip, a net behind."""
    halls.hall()
    with placed((0, 2.2, 0)):
        places.net_lane(4.6, 4.5, 2.5)
    places.pitch(6.5, 1.4, turn=0, wickets=False, at_=(.2, 1.4, .0), creases=False)
    with placed((.55, .1, .014), -14):
        player(cast('amara', hat='cap'), 'stance', 'smile', pads=True, gloves='batting', look=(-6, 0, -34))
    with placed((-.72, .02, .014), 42):
        c = player(cast('coach'), 'kneel', 'smile', look=(-2, 0, 18), hands=dict(L=(.3, -.44, .74), R=(-.2, -.24, .5)), spread=('L',))
        props.whistle(c['local']['chest'], c['k'])
    with placed((1.5, .75, .014), -30):
        Q.stumps(stand=True)
    for i, (x, y) in enumerate(((-1.7, .2), (-1.85, -.35), (1.75, -.3))):
        Q.cone((x, y, 0), ('coral', 'amber', 'coral')[i])
    Q.ball((1.35, -.5, .07), .07)
    Q.ball((-1.3, -.72, .07), .07, 'white', (20, 60, 0))
    studio.portrait_light((0, .2, 1), 1.7, 1.25, fill=.5)
    studio.area((0, 5, 3.6), (0, 5, 0), 4, 160, (1, .9, .75))
    studio.camera((.1, -6.6, 1.7), (0, .3, .98), 52, (0, -.1, 1), .8)
