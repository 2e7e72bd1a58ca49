"""Each programme from an arm's length: one moment, one hour of the day, and all behind it out of focus."""
import math

import bpy
from mathutils import Vector

from lib import equipment as Q
from lib import materials as M
from lib import places, props, skyline, studio
from lib.mesh import at, ball, box, lathe, placed, pose, ring, rod, solid, tube, turned

from .coaching import tent
from .head_coach import _suitcase
from .programmes import _campfire
from .sets import look, toy
from .signs import first_aid

PALMS = dict(L=(-1, 0, 0), R=(1, 0, 0))


def _reach(p, spot, turn, k):
    """Where a point of the world is for somebody of size k who stands at the spot: what a pose counts in."""
    return tuple((pose((*spot, 0), turn).inverted() @ Vector(p)) / k)


def junior():
    """This is how the grip feels."""
    places.floor(M.turf(stripe=.8, angle=28))
    places.wood((20, 160), 6.5, 22, seed=11, h=(1.1, 2.1), sc=(1.4, 1))
    child, coach = (.44, .0), (-.36, .0)
    j = toy('kuba', 'stand', child, -22, 'smile', size=.92, who=dict(kit='red', hat=None), look=(8, 0, -20),
            bat=dict(top=(-.15, -.36, .86), dir=(0, -.06, -1), face=(.2, -1, 0)), elbows=dict(L=(.8, .1, -.6), R=(-.8, .1, -.6)))
    upper, lower = j['L'], j['R']
    c = toy('coach', 'kneel', coach, 36, 'smile', chest=(20, 0, 0), look=(-4, 0, 8), palms=PALMS, feet=dict(L=(.22, -.16, .1), R=(-.14, .34, .14)),
            hands=dict(L=_reach(lower + Vector((-.03, -.06, -.02)), coach, 36, 1.16), R=_reach(upper + Vector((-.035, -.055, .015)), coach, 36, 1.16)), elbows=dict(L=(.5, -.1, -.9), R=(-.8, .1, -.5)))
    with placed((*coach, 0), 36):
        with placed(m=at(c['local']['chest'], turned(20, 0, 0))):
            props.whistle((0, 0, 0), c['k'])
    for x, y in ((-1.5, 2.2), (1.3, 2.0)):
        Q.cone((x, y, 0), k=1.1)
    studio.sun(20, 62, 3.7, (1, .82, .58), 5)
    studio.sky((.6, .76, 1), .6)
    studio.area((-1.6, -2.6, 1.9), (0, 0, 1.0), 1.4, 62, (1, .92, .82))
    look((.02, -2.95, .85), (.02, 0, 1.12), 47.5, (.1, -.22, 1.1), .9)


def adult():
    """After work: past the head of the bowling machine."""
    places.floor(M.plain('35705a', .85, bump=(60, .25)))
    places.pitch(9, 1.3, wickets=False, at_=(.4, 2.4, 0), creases=False)
    with placed((.4, 1.2, 0)):
        places.net_lane(3.2, 3.4, 2.9)
    places.wood((20, 160), 9, 22, seed=8, h=(1.4, 2.6), sc=(1.4, 1))
    for x, y, t in ((-2.0, 6.6, 20), (3.0, 7.2, -20)):
        places.floodlight((x, y, 0), 2.3, t, 9)
    with placed((-.52, -.9, .1), 200):
        Q.bowling_machine()
    toy('piotr', 'lift', (.5, .1), -58, 'focus', 'bat', z=.014, who=dict(hat='helmet', kit='red', tone='porcelain'), look=(-2, 0, 52), bat=dict(top=(-.2, -.22, .94), dir=(-.5, .0, .9), face=(1, 0, .6)))
    Q.ball((-.06, -.3, 1.3), .062, fine=True)
    studio.sun(24, 70, 1.1, (1, .7, .5), 8)
    studio.sky((.36, .5, .85), .45)
    studio.area((2.6, -1.6, 3.2), (.4, .2, 1.2), .7, 210, (1, .86, .64))
    studio.area((-2.4, 2.6, 3.2), (.4, .2, 1.2), .7, 330, (1, .82, .58))
    studio.area((1.2, -1.8, 1.5), (.5, .1, 1.6), .8, 40, (1, .9, .78))
    look((.02, -3.2, 1.4), (.02, 0, 1.38), 51, (.5, -.1, 1.5), 1.3)


def women():
    """In the air, before the arm comes over."""
    places.floor(M.turf(stripe=.8, angle=-18))
    places.pitch(9, 1.3, wickets=False, at_=(.1, 3.0, 0), creases=False)
    places.wood((20, 160), 7.5, 22, seed=21, h=(1.2, 2.2), sc=(1.4, 1))
    toy('sana', 'gather', (.07, 0), 4, 'shout', z=.2, who=dict(hat=None, hair='long'), hands=dict(L=(.4, -.2, 1.5), R=(-.27, -.46, 1.06)), holds=('R', 'red'), look=(2, 0, -4))
    toy('amara', 'ready', (-1.15, 2.5), 14, 'smile', who=dict(hat=None))
    toy('hania', 'ready', (1.2, 2.9), -12, 'smile')
    studio.golden_hour(62, 15, 4.0, .5)
    studio.area((-1.6, -2.6, 1.6), (0, 0, 1.4), 1.4, 55, (1, .9, .78))
    look((-.1, -2.9, .8), (.02, 0, 1.44), 43, (0, -.2, 1.5), .8)


def _tie(a, spot, turn, colour, chest):
    """It follows the chest."""
    with placed((*spot, 0), turn):
        with placed(m=at(a['local']['chest'], turned(*chest))):
            box((0, -.208, -.12), (.085, .03, .3), M.cloth(colour), turned(5, 0, 0), .014)
            ball((0, -.19, .045), .042, M.cloth(colour), (1, .7, 1), n=20)


def corporate():
    """Won, between two meetings."""
    places.floor(M.turf(stripe=.8, angle=20))
    places.wood((20, 160), 6.2, 16, seed=4, h=(.9, 1.5), sc=(1.4, 1))
    skyline.city('frankfurt', (.2, 8.0, 0), 0, .95)
    left, right = (-.4, .02), (.42, .04)
    cup = Vector((.02, -.4, .96))
    Q.trophy(cup, .66, 'ffa63a')
    a = toy('harpreet', 'shoulder', left, 14, 'grin', who=dict(kit='suit'), look=(-6, 4, 12), chest=(-2, 4, 0),
            hands=dict(L=_reach(cup + Vector((-.16, 0, .29)), left, 14, 1.16)), elbows=dict(L=(.3, -.2, -1), R=(-.6, .1, -1)), palms=dict(L=(1, 0, 0)))
    _tie(a, left, 14, 'red', (-2, 4, 0))
    a = toy('marta', 'stand', right, -16, 'grin', who=dict(kit='white', hat=None), look=(-6, -5, -12), chest=(-2, -4, 0),
            hands=dict(R=_reach(cup + Vector((.16, 0, .29)), right, -16, 1.16), L=(.44, -.1, 1.36)), elbows=dict(R=(-.3, -.2, -1), L=(1, 0, -.3)), palms=dict(R=(-1, 0, 0)))
    _tie(a, right, -16, 'green', (-2, -4, 0))
    studio.noon(-30, 56, 3.3, .62)
    studio.area((1.4, -3, 1.5), (0, 0, 1.4), 1.4, 42, (1, .95, .86))
    studio.area((-.2, -2.6, .8), cup, 1.4, 22, (1, .93, .8))
    look((.05, -3.1, 1.2), (.03, 0, 1.42), 49, (0, -.1, 1.5), .8)


def _mug(p, colour):
    tin = M.plain(colour, .3, Clearcoat=.5)
    with placed(p):
        lathe([(0, -.08), (.062, -.08), (.07, -.07), (.088, .075), (.09, .08), (.08, .075), (.075, .04), (0, .04)], tin)
        ring((0, 0, .08), .086, .009, M.plain('ink', .3))


def _lantern(p, k=1.0):
    with placed(p, size=k):
        ink = M.plain('ink', .4)
        for z in (.02, .34):
            lathe([(0, -.02), (.1, -.02), (.11, 0), (.09, .03), (0, .03)], ink, at((0, 0, z)))
        lathe([(0, 0), (.075, 0), (.085, .13), (.075, .27), (0, .27)], M.lamp('ffd08a', 2.4), at((0, 0, .05)))
        for i in range(4):
            t = math.tau * (i + .5) / 4
            rod((.095 * math.cos(t), .095 * math.sin(t), .03), (.095 * math.cos(t), .095 * math.sin(t), .34), .008, ink, 10)
        tube([(.08 * math.cos(t), 0, .37 + .14 * math.sin(t)) for t in [math.pi * i / 8 for i in range(9)]], .008, ink)


def camps():
    """Nobody wants to go to bed."""
    places.floor(M.turf(stripe=.8, angle=18))
    places.wood((15, 165), 5.4, 22, seed=9, h=(1.6, 3.0), sc=(1.4, 1), colours=('pine', 'moss', 'pine'))
    with placed((.05, 3.0, 0), 0, 1.9):
        tent((0, 0, 0), 0, 'amber')
        for side in (-1, 1):  # a lamp is lit inside
            solid([(side * .8, -.9, 0), (side * .12, -.9, 0), (0, -.9, 1.15)], [(0, 1, 2)], M.plain('e9b878', .8, Emission=(1, .55, .2, 1), Emission_Strength=.45), smooth=False)
    fire = Vector((0, -1.0, 0))
    with placed(fire, size=.75):
        _campfire((0, 0, 0))
    for name, x, y, turn, face, kit_, mug in (('mei', -.64, -.05, 30, 'grin', 'red', 'cream'), ('kofi', .0, .4, 0, 'grin', 'training', 'red'), ('zosia', .64, -.05, -30, 'smile', 'teal', 'amber')):
        with placed((x, y + .05, 0), turn):
            rod((-.34, 0, .17), (.34, 0, .17), .16, M.wood('6b4a2f', (1, 6, 6)), 32)
        a = toy(name, 'sit', (x, y), turn, face, who=dict(kit=kit_, hat=None, extras=('long',)), hands=dict(L=(.07, -.35, .6), R=(-.07, -.35, .6)), palms=PALMS, elbows=dict(L=(1, .1, -.6), R=(-1, .1, -.6)))
        m = (a['L'] + a['R']) / 2
        _mug((m.x, m.y - .02, m.z + .03), mug)
    _lantern((-1.2, -.1, 0), .9)
    _lantern((1.24, .1, 0), .9)
    ends = (-2.4, 1.3, 2.25), (2.3, 1.8, 2.3)
    for i in range(9):
        t = (i + .5) / 9
        ball([u + (v - u) * t - (0, 0, .55 * 4 * t * (1 - t))[k] for k, (u, v) in enumerate(zip(*ends))], .04, M.lamp('ffd9a0', 9), n=16)
    tube([[u + (v - u) * t - (0, 0, .55 * 4 * t * (1 - t))[k] for k, (u, v) in enumerate(zip(*ends))] for t in [i / 18 for i in range(19)]], .007, M.rubber('ink'), per=2)
    for m in bpy.data.materials:  # they glow, but what lights the faces are quiet lamps: flames are too small to be without grain
        if 'lamp' in m.name:
            m.cycles.sample_as_light = False
    studio.area(fire + Vector((0, -.3, .5)), (0, .3, 1.0), .5, 34, (1, .6, .28))
    studio.area((.05, 3.6, 1.0), (.05, 0, .6), .7, 170, (1, .7, .36))
    studio.area((3, 3.4, 3), (0, 0, 1), 2, 200, (.5, .66, 1))
    studio.area((0, -3.0, 1.3), (0, 0, 1.0), 1.6, 44, (1, .72, .5))
    studio.sky((.34, .42, .74), .3)
    look((.02, -3.0, .74), (0, 0, .82), 42.5, (0, -.1, .95), .9)


def _plane(p, turn, k=1.0):
    """An airliner on its wheels, its nose towards -X."""
    white, red, glass = M.plain('white', .3, Clearcoat=.5), M.vinyl('red'), M.plain('33505a', .1, Clearcoat=1)
    with placed(p, turn, k):
        lathe([(0, 0), (.16, .06), (.3, .2), (.4, .45), (.44, .8), (.44, 3.0), (.36, 3.6), (.2, 4.1), (.06, 4.4), (0, 4.42)], white, at((-2.2, 0, .9), turned(0, 90, 0)), 48)
        box((-1.93, 0, 1.06), (.16, .44, .12), glass, bevel=.04)
        for i in range(11):
            box((-1.3 + .24 * i, -.425, .99), (.1, .04, .13), glass, bevel=.02)
        for s in (-1, 1):
            solid([(-.5, s * .3, .72), (.6, s * .3, .72), (1.15, s * 2.3, .95), (.8, s * 2.3, .95), (-.5, s * .3, .8), (.6, s * .3, .8), (1.15, s * 2.3, .98), (.8, s * 2.3, .98)], [(0, 1, 2, 3), (4, 7, 6, 5), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], white, smooth=False)
            lathe([(.0, 0), (.14, 0), (.17, .08), (.15, .5), (.08, .6), (0, .6)], red, at((-.25, s * .95, .62), turned(0, 90, 0)), 32)
            solid([(1.6, s * .1, 1.05), (2.1, s * .1, 1.05), (2.3, s * .85, 1.15), (2.05, s * .85, 1.15)], [(0, 1, 2, 3)], red, smooth=False)
            rod((.1, s * .35, .1), (.1, s * .3, .7), .04, M.metal())
            ball((.1, s * .35, .12), .13, M.rubber('ink'), (1, .5, 1))
        solid([(1.3, -.04, 1.25), (2.15, -.04, 1.05), (2.4, -.04, 2.15), (2.05, -.04, 2.15), (1.3, .04, 1.25), (2.15, .04, 1.05), (2.4, .04, 2.15), (2.05, .04, 2.15)], [(0, 1, 2, 3), (4, 7, 6, 5), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], red, smooth=False)
        rod((-1.5, 0, .1), (-1.5, 0, .6), .035, M.metal())
        ball((-1.5, 0, .1), .11, M.rubber('ink'), (1, .5, 1))


def _strap():
    """In head coordinates, over a helmet's ears and under the chin."""
    tube([(.345, -.05, .02), (.33, -.1, -.16), (.2, -.17, -.31), (0, -.2, -.345), (-.2, -.17, -.31), (-.33, -.1, -.16), (-.345, -.05, .02)], .017, M.cloth('red'))


def safety():
    """First the helmet's strap."""
    places.floor(M.turf(stripe=.8, angle=-24))
    places.wood((20, 160), 6.5, 22, seed=16, h=(1.2, 2.3), sc=(1.4, 1))
    seat, child, coach = .27, (-.03, .1), (.72, -.04)
    box((-.2, .14, seat - .04), (1.9, .4, .08), M.wood('a9713f', (.8, 6, 6)), bevel=.02)
    for x in (-.9, .5):
        box((x, .14, (seat - .08) / 2), (.09, .34, seat - .08), M.plain('green', .5), bevel=.02)
    c = toy('ola', 'sit', child, 6, 'grin', size=.92, who=dict(kit='red', hat='helmet', hat_colour='green'), on_head=_strap, look=(-4, 0, 10))
    head = c['head']
    a = toy('marta', 'kneel', coach, -52, 'smile', who=dict(kit='coach', hat='cap', number=None), chest=(14, 0, 0), look=(2, 0, -2), palms=PALMS,
            hands=dict(L=_reach(head + Vector((.24, -.2, -.22)), coach, -52, 1.16), R=_reach(head + Vector((.2, .06, .3)), coach, -52, 1.16)), elbows=dict(L=(.6, -.1, -.8), R=(-.8, .3, -.3)))
    with placed((*coach, 0), -52):
        with placed(m=at(a['local']['chest'], turned(14, 0, 0))):
            props.whistle((0, 0, 0), a['k'])
    first_aid((-.68, .1, seat), 16, .86)
    studio.golden_hour(-64, 15, 4.0, .55)
    studio.area((.3, -2.8, 1.1), (0, 0, 1.0), 1.2, 62, (1, .9, .78))
    studio.area((1.6, 2.4, 2.2), (.2, 0, 1.2), 1, 120, (1, .8, .55))
    look((.0, -2.95, .84), (.03, 0, .9), 48, (-.05, -.15, 1.0), .9)


def _departures(city, plane):
    """Behind the glass, an airliner over a town."""
    places.floor(M.plain('b9b3a6', .8), z=-.6)
    places.floor(M.plain('cfc4ae', .25, Clearcoat=.4), size=1.35)
    skyline.city('prague', (city, 13.5, -.6), 0, .72)
    with placed(m=at((plane, 7.6, 2.8), turned(0, 14, -16))):
        _plane((0, 0, -.5), 0, .5)
    frame = M.plain('cream', .5)
    for x in (-1.5, 1.5):
        box((x, 1.3, 1.5), (.07, .12, 3.4), frame, bevel=.02)
    box((0, 1.3, .3), (6, .1, .1), frame, bevel=.02)
    studio.sun(16, 118, 3.6, (1, .74, .5), 6)
    studio.sky((.66, .76, .98), .7)
    studio.area((-1.4, -2.8, 1.8), (0, 0, 1.1), 1.4, 70, (1, .92, .84))


def _lena_and_suitcase(x):
    grip, spot = (x - .43, -.27, .87), (x, .0)
    toy('lena', 'stand', spot, -18, 'smile', who=dict(kit='red', hat=None), look=(-2, 0, -10), hands=dict(R=_reach(grip, spot, -18, .9), L=(.25, -.1, .62)), palms=dict(R=(0, 0, -1)))
    _suitcase((x - .44, -.32, 0), 8, .74)


def tours():
    """Gate open."""
    _departures(.0, -.02)
    toy('dev', 'stand', (-.66, .1), 20, 'grin', who=dict(hat='cap'), look=(-4, 0, 22), hands=dict(L=(.48, -.16, 1.06), R=(-.26, -.1, .6)), elbows=dict(L=(.4, -.1, -1)), spread=('L',), palms=dict(L=(0, -.4, 1)))
    _lena_and_suitcase(.68)
    look((.0, -3.0, .95), (.0, 0, 1.14), 44.5, (0, -.1, 1.2), 1.6)


def abroad():
    """On her own, for a place that is narrow on a phone."""
    _departures(-1.6, -1.62)
    _lena_and_suitcase(.14)
    look((.0, -3.0, .95), (.0, 0, 1.12), 47, (.14, -.1, 1.2), 1.6)
