"""Moments around the ground: new places for the camera, at every hour and in every season."""
import math
import random

from lib import equipment as Q
from lib import materials as M
from lib import halls, places, skyline, studio, weather
from lib.mesh import box, loft, placed, ring, tube
from lib.player import player
from lib.squad import cast

from .home import band, boat
from .sets import WALK, field, look, toy, umpire, wicket

RED = dict(kit='red')
FIELDERS = (('mei', -3.4, 1.5, 60), ('kuba', -2.9, 3.2, 30), ('dev', 2.8, 2.6, -40), ('jabari', 4.6, .3, -90), ('veer', 2.4, -2.8, -140),
            ('lena', -3.0, -3.2, 150), ('noor', -5.0, -1.4, 100), ('kofi', .9, 3.9, 0), ('zosia', -.9, -1.9, 160))


def from_above():
    """The whole game at a glance: eleven in the field, two at the wicket, two in white."""
    places.floor(M.turf(stripe=.9, angle=0))
    places.rope(5.0, (1.42, 1))
    places.wood((0, 360), 6.4, 54, sc=(1.36, 1), seed=12, h=(.9, 1.5), depth=1.2)
    with placed((0, 0, 0), -14):
        places.pitch(5.4, .95, turn=-90)
        toy('arjun', 'drive', (-2.0, .05), 14, 'grin', 'bat', z=.014)
        toy('hania', 'run', (1.75, .62), -84, 'smile', 'bat', z=.014)
        toy('tomek', 'keep', (-3.35, .1), 88, 'focus', 'keep', who=RED)
        toy('imran', 'follow', (1.5, -.3), -84, 'shout', who=RED, z=.014)
        umpire('irena', (3.5, .0), -90)
        umpire('adam', (-2.1, 2.3), 0)
        Q.ball((-.9, -1.1, .075), .075, fine=True)
    for name, x, y, turn in FIELDERS:
        toy(name, 'ready', (x, y), turn, 'smile', who=RED)
    studio.sun(33, 58, 4.2, (1, .85, .64), 3)
    studio.sky((.55, .72, .95), .72)
    studio.camera((0, -8.4, 15.6), (0, -.25, 0), 41, None, 6)


def balls_eye():
    """What the ball sees last: three stumps from the height of a daisy."""
    field('gold', 1, rope=None, trees=(20, 160, 9.5, 26), seed=5)
    places.pitch(9, 1.5, wickets=False, at_=(0, 3.2, 0))
    weather.blades((-2.6, 2.6), (-2.1, .6), 9000, .07, clear=((-.76, .76, -1.31, 9),))
    wicket((-.3, -.94), 4, z=.014)
    Q.ball((.4, -.8, .29), .09, fine=True, rot=(30, 64, 0))
    toy('imran', 'follow', (.12, 3.3), 4, 'shout', who=RED, z=.014)
    umpire('adam', (-.95, 5.0), 6)
    toy('zosia', 'run', (1.1, 4.4), -10, 'smile', 'bat')
    look((.1, -2.35, .17), (.08, 2, .62), 35, (.3, -.75, .3), 1.0)


def rain():
    """Everybody off; the strip sleeps under its cover."""
    places.floor(M.turf(stripe=.9, angle=18, light='437a3a', dark='356b33'))
    places.wood((20, 160), 6.6, 22, seed=8, h=(1.1, 2.0), sc=(1.45, 1))
    sheet = M.plain('27508f', .22, bump=(7, .35), Clearcoat=.8)
    with placed((.9, .55, 0), 12):
        xs = [-3.2 + .2 * i for i in range(33)]
        rng = random.Random(4)
        ripple = [[rng.uniform(-.02, .02) for _ in range(12)] for _ in xs]
        loft([[(x, -.95 + 1.9 * j / 11, .02 + .1 * (1 - abs(2 * j / 11 - 1) ** 3) * (1 - abs(x / 3.25) ** 8) + ripple[i][j]) for j in range(12)] for i, x in enumerate(xs)], sheet, closed=False)
        for i in range(7):
            for y in (-.98, .98):
                box((-3.0 + i, y, .05), (.34, .16, .1), M.plain('amber', .35, Clearcoat=.6), bevel=.04)
        for i in range(22):
            weather.splash((rng.uniform(-3, 3), rng.uniform(-.8, .8), .135), rng.uniform(.03, .09))
    with placed((3.6, 4.6, 0), -12):
        places.pavilion()
    for x, y, rx, ry in ((.5, -1.35, .62, .2), (2.7, -.95, .8, .22), (-2.9, -.5, .5, .16)):
        weather.puddle((x, y, .01), rx, ry, int(rx * 50))
    a = toy('ola', 'stand', (-1.62, -1.15), 10, 'smile', hands=dict(R=(-.2, -.3, .98)), elbows=dict(R=(-1, .3, -.6)), look=(-6, 0, 10))
    weather.umbrella((a['R'][0] + .02, a['R'][1] - .06, a['R'][2]), r=.84, h=1.95)
    toy('jabari', 'toss', (-.86, -1.1), -4, 'wow', left=True, look=(-18, 0, 14))
    weather.rain((-4.5, 5), (-2.4, 5), (0, 4), 620)
    studio.sun(60, -20, .9, (.86, .92, 1), 40)
    studio.sky((.66, .78, .9), .85)
    studio.area((-3, -4, 4), (-1, 0, .8), 3, 330, (1, .88, .72))
    studio.face_fill((-.6, -6, 1.0), (-1, 0, 1), 300)
    look((-.2, -7.9, 1.6), (-.04, .3, .9), 38.5, (-1.1, -1.1, 1.1), .9)  # tiles are wider than the picture: shoes and umbrella stay clear of its edges


def snow():
    """January: the dome is warm, and outside a snowball is bowled with a straight arm."""
    places.floor(M.plain('eef2f6', .9, bump=(5, .5)))
    with placed((1.9, 4.7, 0), -24, 2.2):
        halls.dome_model(M.plain('fff0cf', .6, Emission=(1, .74, .4, 1), Emission_Strength=.3))
    for x, y, h in ((-4.4, 5.4, 2.5), (-3.3, 6.6, 3.1), (-2.2, 5.6, 2.0), (-5.6, 6.8, 2.9), (5.2, 5.2, 2.3), (6.0, 6.6, 3.0), (-1.3, 7.4, 2.6), (4.6, 7.6, 2.6)):
        weather.snowy_fir((x, y, 0), h)
    places.floodlight((-2.9, 4.2, 0), 3.4, 26, 8)
    for x, y, r in ((-2.6, 1.4, .6), (3.0, 2.2, .8), (-4, 3, 1.0), (3.6, .2, .5), (.2, 2.8, .7)):
        weather.drift((x, y, -.04), r)
    def muffled(name, pose, p, turn, face, colour, **how):
        a = toy(name, pose, p, turn, face, who=dict(hat=how.pop('hat', 'cap'), extras=('long',)), **how)
        c = a['local']['chest']
        with placed((*p, 0), turn):
            ring((c.x, c.y - .005, c.z + .115), .12, .05, M.cloth(colour), n=32)
            tube([(c.x + .08, c.y - .13, c.z + .1), (c.x + .11, c.y - .2, c.z - .05), (c.x + .1, c.y - .21, c.z - .22)], .045, M.cloth(colour))
    muffled('jabari', 'bowl', (1.5, .2), -34, 'grin', 'amber', holds=('R', 'white'))
    muffled('tomek', 'lift', (-1.15, -.1), -16, 'grin', 'red', gloves='batting')
    wicket((-1.85, .3), 50)
    muffled('mei', 'cheer', (-.1, 1.5), 4, 'grin', 'coral')
    weather.snowfall((-4, 4), (-3.2, 5), (.1, 4.2), 210)
    studio.sun(22, 52, 1.7, (1, .78, .62), 8)
    studio.sky((.5, .66, .95), .75)
    studio.face_fill(power=260)
    look((0, -7.0, 1.35), (.05, .3, 1.28), 50, (0, -.1, 1.0), .9)


def floodlights():
    """A ball hit higher than the lamps."""
    field('dusk', -1, rope=None, seed=14, trees=(20, 160, 7, 22))
    places.floodlight((1.25, 2.4, 0), 4.3, -8, 9)
    places.floodlight((-4.2, 7.5, 0), 4.3, 18, 8)
    toy('mei', 'catch', (-.35, -.1), 12, 'wow', look=(-30, 0, 10), who=dict(kit='training'), hands=dict(L=(.09, -.4, 1.12), R=(-.09, -.4, 1.12)))
    toy('dev', 'run', (1.15, 1.0), -30, 'shout', who=dict(kit='training', hat=None), look=(-14, 0, 0), bat_args=dict(sticker='red'))
    Q.ball((-.62, .3, 3.75), .1, fine=True)
    look((-.25, -4.9, .42), (.2, 1, 2.12), 31, (-.35, -.1, 1.2), .9)


def river_dawn():
    """Seven in the morning by the Vistula: mist on the water, the first two at the nets."""
    band(lambda x: -30, lambda x: 30, M.turf(stripe=.9, angle=24), 0, reach=40)
    bend = lambda x: 1.1 * math.sin(x * .2 + .6) + .3 * math.sin(x * .5)
    band(lambda x: 4.3 + bend(x), lambda x: 9.7 + bend(x + .8), M.plain('sand', .95, bump=(14, .4)), .008, reach=40)
    band(lambda x: 4.6 + bend(x), lambda x: 9.4 + bend(x + .8), M.plain('5fa3ad', .07, bump=(4, .1), Clearcoat=1, Specular=.7), .016, reach=40)
    boat((-2.6, 7.6, .016), 14, 'red')
    boat((2.3, 6.5, .016), -12, 'green')
    skyline.city('krakow', (-1.0, 13.0, 0), 4, .9)
    rng = random.Random(6)
    for i in range(44):
        x = -15 + 30 * i / 43 + rng.uniform(-.3, .3)
        places.tree((x, 10.6 + bend(x) + rng.uniform(-.1, 1.2), 0), rng.uniform(.7, 1.6), rng.choice(places.TREES), rng, rng.choice(('round', 'poplar', 'round')))
    with placed((.6, -.5, 0)):
        places.rope(3.5, (1.75, 1))
        places.pitch(4.6, .9, turn=-80)
        with placed((-1.3, .1, .014), 10):
            player(cast('amara'), 'lift', 'focus', pads=True, gloves='batting')
    with placed((-5.6, 2.0, 0), 24, .8):
        places.pavilion()
    with placed((6.6, 2.4, 0), -24, .7):
        places.net_lane(2.2, 4.4, 2.0)
    for x, y, t in ((-6.1, -.2, 40), (5.9, -.9, -70)):
        places.floodlight((x, y, 0), 2.8, t, 3)
    toy('imran', 'gather', (3.3, -.9), -84, 'focus', holds=('R', 'red'))
    for n, x, y, t in (('hania', -3.1, -2.0, 84), ('tomek', -3.8, -1.7, 84)):
        toy(n, dict(WALK, hands=dict(L=(.3, .2, .84), R=(-.26, -.34, .96))), (x, y), t, 'smile', who=dict(kit='training', hat=None))
    studio.sun(13, 128, 3.4, (1, .7, .46), 5)
    studio.sky((.62, .72, .92), .62)
    studio.area((-6, -9, 6), (0, 0, 0), 6, 700, (1, .86, .76))
    studio.camera((.2, -15.5, 5.3), (.1, 3.2, 1.52), 36, (0, -.5, .8), 1.2)  # the tile is lower than the picture


def long_shadow():
    """The last ball of the day, and a shadow taller than the one who throws it."""
    places.floor(M.turf(stripe=.62, angle=90))
    toy('kofi', 'loft', (.1, 1.35), -14, 'grin', 'bat')
    wicket((-.68, 1.6), -10)
    Q.ball((1.35, -.55, .09), .09, fine=True)
    studio.sun(30, 166, 4.6, (1, .76, .46), 2)
    studio.sky((.5, .66, .95), .5)
    studio.area((0, -6, 6), (0, 1, .6), 3, 420, (1, .9, .8))
    studio.camera((0, -3.9, 6.4), (.12, -.1, .3), 50, (.1, 1.1, .8), 2.5)
