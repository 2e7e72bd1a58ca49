"""The training ground to be explored: nets, heated dome, pavilion, scoreboard and floodlights round one oval."""
import math
import random

from lib import equipment as Q
from lib import materials as M
from lib import halls, places, skyline, studio
from lib.mesh import placed

from .home import band, boat
from .sets import WALK, toy

RED = dict(kit='red')


def _nets(p, turn, size=.8):
    """Two lanes, a bowling machine and a batter who came before breakfast."""
    with placed((*p, 0), turn, size):
        for x in (-1.15, 1.15):
            with placed((x, 0, 0)):
                places.net_lane(2.2, 5.2, 2.1)
                places.pitch(5, 1.0, wickets=False, at_=(0, 2.5, 0))
        Q.bowling_machine((-1.15, -.1, 0), 180)
        toy('lena', 'lift', (-1.2, 3.4), -66, 'focus', 'bat', z=.014)
        toy('jabari', 'bowl', (1.1, .3), 170, 'focus', z=.014, holds=('R', 'red'))
        toy('kuba', 'stance', (1.2, 3.7), -60, 'focus', 'bat', z=.014)
        for x in (-.5, -.2, 2.5):
            Q.cone((x, -.4, 0), 'coral')


def _game(p):
    with placed((*p, 0)):
        places.rope(3.5, (1.3, .95))
        with placed((0, 0, 0), -18):
            places.pitch(3.6, .7, turn=-90)
            toy('arjun', 'drive', (-1.25, .05), 10, 'grin', 'bat', z=.014, size=.7)
            toy('tomek', 'keep', (-2.15, .1), 86, 'focus', 'keep', who=RED, size=.7)
            toy('imran', 'follow', (1.1, -.2), -80, 'shout', who=RED, z=.014, size=.7)
        for name, x, y, turn in (('mei', -2.8, -1.3, 110), ('dev', 2.9, 1.2, -60), ('veer', 1.4, -2.2, -150), ('noor', .2, 2.2, 0)):
            toy(name, 'ready', (x, y), turn, 'smile', who=RED, size=.7)


def _meadow():
    far = lambda x: 25 + 1.1 * math.sin(x * .17 + 2) + .5 * math.sin(x * .31)  # where the sky begins
    band(lambda x: -40, far, M.turf(stripe=.8, angle=24), 0, reach=60)
    bend = lambda x: 1.0 * math.sin(x * .16 + .8) + .3 * math.sin(x * .4)
    band(lambda x: 9.2 + bend(x), lambda x: 14.2 + bend(x + .8), M.plain('sand', .95, bump=(14, .4)), .008, reach=50)
    band(lambda x: 9.6 + bend(x), lambda x: 13.8 + bend(x + .8), M.plain('5fa3ad', .07, bump=(4, .1), Clearcoat=1, Specular=.7), .016, reach=50)
    band(lambda x: 12 + bend(x), far, M.turf(light='mown', dark='mown'), .004, reach=60)  # mown stripes would run through the mist
    boat((-3.4, 11.6, .016), 14, 'red')
    rng = random.Random(9)
    for i in range(60):
        x = -22 + 44 * i / 59 + rng.uniform(-.3, .3)
        places.tree((x, 15.2 + bend(x) + rng.uniform(-.1, 1.6), 0), rng.uniform(.9, 1.9), rng.choice(places.TREES), rng, rng.choice(('round', 'poplar', 'round')))
    studio.golden_hour(48, 30, 3.8, .55)
    studio.area((-9, 10, 9), (0, 0, 1), 6, 1300, (.6, .8, 1))
    studio.face_fill((0, -12, 4), (0, 0, .5), 700)


def _walkers(at):
    for name, x, y, turn in at:
        toy(name, dict(WALK, hands=dict(L=(.3, .2, .84), R=(-.26, -.34, .96))), (x, y), turn, 'smile', who=dict(kit='training'), size=.75)


def _trees(at):
    rng = random.Random(2)
    for x, y, h in at:
        places.tree((x, y, 0), h, rng.choice(places.TREES), rng, rng.choice(('round', 'round', 'fir')))


def wide():
    _meadow()
    skyline.city('krakow', (-6.5, 18.5, 0), 4, 1.05)
    skyline.city('warsaw', (8.5, 18.5, 0), -4, 1.0)
    _game((.3, .2))
    _nets((-6.9, -1.8), 16)
    with placed((-4.9, 5.2, 0), 12, 1.0):
        places.pavilion()
    with placed((6.9, 3.6, 0), -26, 1.5):
        halls.dome_model(M.plain('fff0cf', .6, Emission=(1, .78, .45, 1), Emission_Strength=.2))
    with placed((1.6, 4.9, 0), -4, .95):
        Q.scoreboard((('VISTULA', '100'), ('GUESTS', '86'), ('OVER', '20')))
    for x, y, t in ((-4.9, -3.0, 130), (7.2, -2.0, -130), (-1.9, 5.2, 20), (4.3, 5.0, -24)):
        places.floodlight((x, y, 0), 3.3, t, 7)
    _walkers((('hania', 4.0, -3.6, -60), ('ravi', 4.8, -3.9, -60)))
    _trees(((-9.8, 3.4, 1.7), (-8.6, 5.6, 1.9), (-10.6, .4, 1.5), (10.4, 1.0, 1.6), (11.4, 3.8, 1.9), (9.4, 7.0, 1.8), (-1.2, 7.2, 1.3), (.2, 7.5, 1.5), (8.4, -3.6, 1.3), (-10.8, -4.0, 1.6)))
    studio.camera((0, -19, 9.0), (0, 1.9, 1.55), 37.5, (0, 0, .6), 1.1)


def tall():
    _meadow()
    skyline.city('krakow', (0, 18.5, 0), 4, 1.0)
    _game((0, .2))
    _nets((-2.7, -6.4), 8, .72)
    with placed((-2.7, 5.0, 0), 12, .85):
        places.pavilion()
    with placed((3.5, -4.5, 0), -30, 1.15):
        halls.dome_model(M.plain('fff0cf', .6, Emission=(1, .78, .45, 1), Emission_Strength=.2))
    with placed((2.2, 4.8, 0), -8, .9):
        Q.scoreboard((('VISTULA', '100'), ('GUESTS', '86'), ('OVER', '20')))
    for x, y, t in ((-4.6, -3.0, 130), (5.0, -2.4, -130), (-.2, 5.6, 10), (4.6, 4.0, -24)):
        places.floodlight((x, y, 0), 2.9, t, 7)
    _walkers((('hania', .8, -5.0, -20),))
    _trees(((-5.6, 2.4, 1.5), (-5.4, 6.6, 1.6), (5.4, 6.4, 1.6), (5.8, 1.2, 1.4), (-6, -1.2, 1.4)))
    studio.camera((0, -19.5, 12.8), (0, .4, .5), 49.5, (0, 0, .6), 1.1)
