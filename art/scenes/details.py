"""Details at arm's length: hands, leather, willow, and what waits beside the field."""
import math
import random

from mathutils import Vector

from lib import equipment as Q
from lib import headgear, kit, places, studio
from lib import materials as M
from lib.mesh import at, ball, box, lathe, letters, loft, placed, ring, rod, solid, tube, turned

from .sets import field, inside, look, toy, umpire, wicket

RED = dict(kit='red')


def the_glove():
    """Safe: the ball in the gloves, the joy behind them."""
    field('gold', -1, rope=None, seed=9)
    a = toy('ola', 'stand', (0, 0), 0, 'grin', 'keep', hands=dict(L=(.115, -.5, 1.0), R=(-.115, -.5, 1.0)), palms=dict(L=(-.35, -1, .35), R=(.35, -1, .35)), elbows=dict(L=(1, 0, -.6), R=(-1, 0, -.6)), look=(6, 0, 0))
    m = (a['L'] + a['R']) / 2
    Q.ball((m.x, m.y - .1, m.z + .09), .076, fine=True, rot=(64, 30, 20))
    studio.area((-1.2, -2.6, 1.6), (0, -.5, 1.0), .8, 50, (1, .9, .78))
    look((.12, -2.5, 1.32), (.02, 0, 1.24), 56, (m.x, m.y - .16, m.z), .8)


def three_hands():
    """Hand over hand up the handle: the topmost chooses."""
    field('gold', 1, rope=None, seed=3, trees=(25, 155, 5.5, 16))
    with placed((0, 0, 0), tilt=(3, 4)):
        Q.bat((0, 0, 1.19), (0, 0, -1), (.1, -1, 0), 1.42, word='VISTULA')
    for i, (tone, colour, trim, a) in enumerate((('honey', 'green', 'amber', 158), ('ebony', 'amber', 'green', -14), ('porcelain', 'red', 'cream', 200))):
        p = Vector((.08, -.066, 1.16)) - Vector((.009, -.008, .152)) * i
        d = Vector((math.cos(math.radians(a)), math.sin(math.radians(a)), 0))
        e = p + d * .44 + Vector((0, 0, -.1 - .03 * i))
        kit.sleeve(p + d * .95 + Vector((0, 0, .12)), e, p + d * .07, colour, trim, tone, 1.3)
        kit.hand(p, p - e, tone, 1.34, grip=(0, 0, -1), side=1 if i == 1 else -1)
    studio.area((.9, -1.8, 2.1), (0, 0, 1.0), .9, 75, (1, .92, .8))
    look((.12, -2.5, 1.45), (.03, 0, .98), 62, (.05, -.08, 1.05), .7)


def on_the_crease():
    """No ball? Just behind the line."""
    field('gold', 1, rope=None, trees=(20, 160, 8, 22), seed=7)
    places.pitch(9, 2.6, wickets=False, at_=(0, 1.2, 0), creases=False)
    white = M.plain('white', .8)
    box((0, -.72, .0155), (2.5, .05, .004), white, bevel=.001)
    box((0, -.1, .0155), (2.5, .04, .004), white, bevel=.001)
    toy('ravi', 'bowl', (0, 0), 14, 'shout', z=.014, who=dict(kit='white'))
    wicket((.62, .35), 4, z=.014)
    rng = random.Random(5)
    for i in range(34):
        ball((.1 + rng.gauss(0, .14), -.52 + rng.gauss(0, .08), .03 + abs(rng.gauss(0, .07))), rng.uniform(.004, .013), M.plain(rng.choice(('b98f62', 'clay', '8f6a45')), .9), n=10)
    umpire('irena', (-.9, 2.4), 6)
    studio.camera((-.62, -2.0, .14), (.2, 0, .3), 48, (.1, -.5, .1), .8, shift=(0, -.04))


def _boots(p, turn, colour='white'):
    with placed(p, turn, 1.25):
        for x in (-.1, .1):
            kit.shoe(Vector((x, 0, .1)), Vector((x, 0, .4)), 0, 0, colour, 1)


def the_kit():
    """Outside the changing room, before the game."""
    places.floor(M.plain('b98f62', .8, bump=(3, .2)))
    for i in range(9):
        box((0, -1.6 + .32 * i - .1, .0), (8, .3, .04), M.wood('a87b4c', (3, 1, 3)), bevel=.012)
    for i in range(15):
        box((0, 1.25, .12 + .24 * i), (8, .09, .225), M.plain('cream', .65), turned(7, 0, 0), .012)
    box((0, 1.14, 1.78), (3.3, .06, .16), M.plain('green', .5), bevel=.02)
    for x in (-1.1, -.48, .14, .76):
        rod((x, 1.12, 1.8), (x, 1.0, 1.83), .022, M.wood('8a5b34'))
    for x, z, kind, c, t in ((-1.1, 1.74, 'helmet', 'green', 'amber'), (-.48, 1.74, 'cap', 'green', 'amber'), (.14, 1.74, 'cap', 'red', 'cream'), (.76, 1.76, 'sunhat', 'cream', 'green')):
        with placed((x, .86, z - .1), 0, .76, tilt=(8, 0)):
            headgear.wear(kind, c, t)
    rod((-1.62, .86, .62), (.42, .86, .62), .03, M.wood('8a5b34'))
    for i, (x, s, w) in enumerate(((-1.35, 'amber', 'green'), (-.85, 'red', 'cream'), (-.35, 'teal', 'cream'), (.12, 'amber', 'red'))):
        with placed((x, .62, .04), tilt=(0, 0)):
            Q.bat((.02 * (-1) ** i, .3, .925), (.02 * (-1) ** (i + 1), -.27, -1), (0, -1, .1), 1.16, sticker=s, second=w)
    Q.kit_bag((.5, .1, .02), -14, k=1.05, bats=False)
    _boots((-1.0, -.15, .02), 24)
    _boots((-.42, -.3, .02), -12, 'red')
    Q.ball((.15, -.5, .12), .1, fine=True)
    Q.ball((-.6, .35, .12), .1, 'white', (20, 50, 0), fine=True)
    studio.sun(36, -52, 3.8, (1, .82, .58), 4)
    studio.sky((.6, .74, .95), .55)
    studio.area((3, -4, 2), (0, 0, .8), 2, 160, (1, .93, .85))
    look((.1, -5.4, 1.2), (-.07, .5, 1.02), 47, (0, .4, .8), 1.6)  # tiles are narrower than the picture


def the_scorer():
    """Another four goes up, beside the figures that hang already."""
    field('gold', -1, rope=None, seed=6, trees=(20, 160, 7, 20))
    with placed((-.42, 1.0, 0), 10, 1.14):
        Q.scoreboard((('VISTULA', '20'), ('WICKETS', '6'), ('OVER', '19')))
    with placed((1.2, .5, 0), -6):
        for s in (-1, 1):
            rod((s * .3, -.1, 0), (s * .22, .16, 1.02), .035, M.wood('b98650'))
            rod((s * .3, .5, 0), (s * .22, .2, 1.02), .03, M.wood('b98650'))
        for i in range(3):
            box((0, -.06 + .08 * i, .3 + .31 * i), (.58 - .05 * i, .16, .045), M.wood('b98650'), bevel=.012)
    a = toy('dev', 'stand', (1.2, .55), -10, 'grin', z=.94, hands=dict(R=(-.46, .16, 1.06), L=(.2, -.36, .84)), elbows=dict(R=(-.8, .6, -.2), L=(1, .2, -.5)), palms=dict(L=(0, -1, .2)), look=(6, 0, 4))
    L = a['L']
    with placed((L.x + .01, L.y - .09, L.z - .02), -8, tilt=(-8, 6)):
        box((0, 0, 0), (.4, .04, .56), M.plain('ink', .5), bevel=.02)
        letters('4', .46, M.plain('amber', .5, Emission=(.9, .5, .1, 1), Emission_Strength=.15), at((0, -.022, 0)) @ turned(90, 0, 0), .003, bold=0)
    studio.area((.6, -2.4, 2.2), (1.2, .5, 2.0), .8, 46, (1, .9, .78))
    look((.5, -5.0, .8), (.0, .6, 1.62), 34.6, (.6, .3, 1.8), 1.1)  # tiles are narrower than the picture


def _cup(p, colour='white'):
    china = M.plain(colour, .12, Clearcoat=.8)
    with placed(p):
        lathe([(0, 0), (.1, 0), (.17, .02), (.175, .026), (.1, .02), (0, .018)], china)
        lathe([(0, .02), (.05, .02), (.055, .04), (.09, .1), (.1, .15), (.095, .15), (.08, .1), (0, .05)], china)
        lathe([(0, .125), (.09, .125), (.09, .127), (0, .127)], M.plain('7a3b16', .1, Clearcoat=1))
        tube([(.095, 0, .13), (.15, 0, .125), (.145, 0, .07), (.08, 0, .065)], .012, china)


def tea():
    """Twenty minutes, by the laws; longer if there is cake."""
    field('noon', -1, rope=None, trees=(15, 165, 6.5, 22), seed=4)
    with placed((-.1, 4.4, 0), 0, 1.1):
        places.pavilion()
    cloth, china = M.cloth('4f9f84'), M.plain('white', .12, Clearcoat=.8)
    box((0, 0, .74), (3.6, 1.0, .05), cloth, bevel=.02)
    loft([[(x + .03 * math.sin(x * 17), -.5 - .03 * math.sin(x * 23), .76), ] + [(x + .03 * math.sin(x * 17), -.53 - .035 * math.sin(x * 23) * t, .76 - .34 * t) for t in (.5, 1.2, 2.1)] for x in [-1.8 + .05 * i for i in range(73)]], cloth, closed=False)
    with placed((-.5, -.12, .765), 18, 1.25):
        lathe([(0, 0), (.1, 0), (.16, .05), (.2, .13), (.17, .23), (.1, .28), (.085, .285), (0, .285)], M.plain('green', .16, Clearcoat=.8))
        lathe([(0, .28), (.09, .28), (.07, .32), (.02, .335), (.03, .36), (0, .38)], M.plain('amber', .2, Clearcoat=.8))
        tube([(.17, 0, .1), (.28, 0, .16), (.31, 0, .26)], .03, M.plain('green', .16, Clearcoat=.8))
        tube([(-.16, 0, .22), (-.28, 0, .22), (-.3, 0, .11), (-.18, 0, .08)], .022, M.plain('amber', .2, Clearcoat=.8))
    for x, y in ((-1.25, -.2), (.12, -.28), (1.35, .0), (-.95, .2)):
        _cup((x, y, .765))
    with placed((.56, .0, .765)):
        for r, z in ((.36, .02), (.27, .28), (.18, .52)):
            lathe([(0, 0), (r, 0), (r + .02, .02), (r - .01, .014), (0, .012)], china, at((0, 0, z)))
        rod((0, 0, 0), (0, 0, .72), .014, M.plain('f0b545', .25, Metallic=.7))
        ring((0, 0, .76), .05, .012, M.plain('f0b545', .25, Metallic=.7), (0, 1, 0))
        for i in range(8):
            a = math.tau * i / 8
            with placed((math.cos(a) * .25, math.sin(a) * .25, .04), math.degrees(a)):
                for z, c in ((0, 'straw'), (.035, '7aa650'), (.05, 'coral'), (.065, 'straw')):
                    solid([(-.08, -.06, z), (.08, -.06, z), (0, .08, z), (-.08, -.06, z + .03), (.08, -.06, z + .03), (0, .08, z + .03)], [(0, 2, 1), (3, 4, 5), (0, 1, 4, 3), (1, 2, 5, 4), (2, 0, 3, 5)], M.plain(c, .8), smooth=False)
        for i in range(6):
            a = math.tau * i / 6
            lathe([(0, 0), (.05, 0), (.06, .05), (.05, .075), (0, .08)], M.plain('d9a15c', .7), at((math.cos(a) * .17, math.sin(a) * .17, .295)), 24)
            ball((math.cos(a) * .17, math.sin(a) * .17, .375), .026, M.plain('red', .2, Clearcoat=.6), n=16)
        for i in range(4):
            a = math.tau * i / 4 + .4
            lathe([(0, 0), (.05, 0), (.065, .045), (.05, .08), (0, .1)], M.plain(('plum', 'amber', 'coral', 'cream')[i], .5), at((math.cos(a) * .1, math.sin(a) * .1, .535)), 24)
    with placed((-1.5, .1, .765), 0, .62):
        Q.helmet_prop((0, 0, 0), 24)
    Q.ball((.28, .12, .84), .075, fine=True)
    white = dict(kit='white')
    toy('zosia', 'stand', (-1.02, .95), 10, 'grin', who=dict(kit='white', hat=None), hands=dict(R=(-.16, -.4, .96), L=(.2, -.42, .84)), look=(8, 0, 6))
    toy('kofi', 'stand', (.05, 1.0), -2, 'wow', who=white, hands=dict(L=(.4, -.5, .9), R=(-.2, -.4, .84)), spread=('L',), look=(8, 0, 26))
    toy('noor', 'stand', (1.32, .95), -12, 'smile', who=white, hands=dict(L=(.16, -.4, .92), R=(-.18, -.4, .86)), look=(8, 0, -10))
    studio.camera((-.1, -4.1, 1.46), (-.02, .4, 1.06), 48.9, (.1, -.1, 1.0), 1.0, shift=(-.028, .028))


def in_the_net():
    """A drive that would have gone for four."""
    inside('hall')
    places.pitch(9, 1.4, wickets=False, at_=(.5, 2.4, 0), creases=False)
    places.netting((-3, -1.2), (3, -1.2), 2.4, .2, .0085, 'e8ece6')
    places.netting((2.6, -1.2), (2.6, 5), 2.4, .16, .007)
    toy('veer', 'drive', (.5, .35), -4, 'grin', 'bat', z=.014)
    wicket((-.35, .75), -60, True, z=.014)
    toy('coach', 'clap', (1.7, 1.7), -24, 'smile')
    Q.ball((-.42, -1.235, .93), .088, fine=True, rot=(40, 70, 10))
    studio.area((-1.5, -3.2, 2.4), (-.3, -1.2, .9), .8, 70, (1, .92, .8))
    look((-.6, -3.7, 1.0), (.1, 0, .98), 48, (-.42, -1.25, .93), .95)


def from_below():
    """Heads together, seen by the ball in the grass. The light comes straight from above and from the grass, the same for every face."""
    places.floor(M.turf(stripe=.8, angle=20))
    for i, (n, f) in enumerate((('tomek', 'grin'), ('amara', 'smile'), ('veer', 'grin'), ('mei', 'smile'), ('imran', 'shout'))):
        a = math.radians(90 + 72 * i)
        toy(n, 'stand', (math.cos(a) * .92, math.sin(a) * .92), math.degrees(a) - 90, f, who=dict(hat=None) if n in ('amara', 'imran') else {}, pelvis=(0, .12, .62), hips=(20, 0, 0), chest=(42, 0, 0), look=(54, 0, 0), hands=dict(L=(.84, -.16, 1.06), R=(-.88, -.26, .96)), elbows=dict(L=(.3, .6, 1), R=(-.3, .6, 1)))
    studio.sun(62, -30, 3.4, (1, .9, .74), 8)
    studio.sky((.62, .8, 1), .6)
    studio.area((0, 0, .02), (0, 0, 1.2), 3.2, 80, (1, .91, .8))
    studio.camera((0, .045, .08), (0, .046, 1.5), 14.1, (0, 0, 1.1), 3)
