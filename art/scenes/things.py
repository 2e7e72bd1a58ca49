"""Small things on one round of turf, each the sign of what a card says: before you come, grades, what the evaluation looks at."""
import math
import random

from lib import equipment as Q
from lib import materials as M
from lib import halls, places, props, studio
from lib.mesh import at, ball, box, lathe, placed, ring, rod, tube, turned

from .sets import toy
from .signs import first_aid_and_helmet, flying_stumps, hat_on_stumps, helmets

R = .72
TILT, FAR = 14, 9


def stage(rim='amber', height=.31, lens=178):
    """The same ground, camera and light for all, so that the rims lie in one place of their cards."""
    a = math.radians(TILT)
    places.catcher(-.22)
    places.island(R, .12, stripe=.3, angle=24, rim=rim, sc=(1, .8))
    studio.portrait_light((0, 0, .45), 1.0, 1.05, fill=.52)
    studio.face_fill((0, -6, 2), (0, 0, .4), 90)
    studio.camera((0, -FAR * math.cos(a), height + FAR * math.sin(a)), (0, 0, height), lens, None, None)


def _snow(radius):
    lathe([(0, .035), (radius * .8, .035), (radius * .95, .02), (radius * .97, 0), (0, 0)], M.plain('d3e2ea', .85, bump=(18, .4), Sheen=.4), n=96)


def winter():
    """The heated dome in the snow, its door lit."""
    stage()
    with placed(size=1):
        _snow(R * .98)
    with placed((0, .12, .02), -28, .42):
        halls.dome_model()
        ball((0, -1.5, 0), .46, M.plain('white', .5), (1, .12, 1.3))
        box((0, -1.58, .3), (.36, .04, .5), M.lamp('ffc45e', 1.5), bevel=.015)
    for x, y, h, seed in ((-.52, .2, .78, 1), (.55, -.02, .58, 2)):
        places.tree((x, y, .02), h, 'moss', random.Random(seed), 'fir')
        lathe([(h * .1, 0), (h * .085, h * .03), (h * .06, h * .13), (h * .03, h * .19), (0, h * .2)], M.plain('eef3f4', .8), at((x, y, .02 + h * .82)), 32)
    for x, y, r in ((.2, -.42, .085), (.34, -.36, .06), (-.36, -.3, .07)):
        ball((x, y, r * .8), r, M.plain('eef3f4', .85, Sheen=.4))


def players(rim='amber'):
    """Three helmets, for whoever comes."""
    stage(rim)
    helmets()


def safety():
    """A first-aid case, and a helmet."""
    stage()
    first_aid_and_helmet()


def times():
    """An alarm clock, wound up: at four the first session begins."""
    stage()
    red, gold = M.vinyl('red'), M.metal('f0b545', .25)
    with placed((-.02, .04, .45), -10, .94):
        lathe([(0, -.13), (.35, -.13), (.39, -.1), (.4, 0), (.39, .1), (.35, .13), (.33, .1), (0, .1)], red, turned(90, 0, 0), 72)
        lathe([(0, .1), (.325, .1), (.325, .112), (0, .112)], M.plain('fdf8ec', .5), turned(90, 0, 0), 72)
        for i in range(12):
            a, big = math.radians(30 * i), i % 3 == 0
            box((.27 * math.sin(a), -.118, .27 * math.cos(a)), (.02 if big else .012, .012, .07 if big else .04), M.plain('green', .5), turned(0, 30 * i, 0), .003)
        for a, length, w in ((120, .16, .024), (0, .22, .018)):
            x, z = math.sin(math.radians(a)), math.cos(math.radians(a))
            rod((0, -.13, 0), (length * x, -.13, length * z), w, M.plain('ink', .4), 16)
        ball((0, -.135, 0), .035, M.vinyl('amber'))
        for s in (-1, 1):
            with placed((s * .24, 0, .37), 0, 1, (0, s * 32)):
                lathe([(0, .1), (.06, .095), (.115, .05), (.13, 0), (.12, 0), (.1, .04), (0, .075)], gold, n=40)
                rod((0, 0, -.06), (0, 0, .13), .018, gold)
            rod((s * .22, 0, -.32), (s * .3, 0, -.47), .03, red, 20)
            ball((s * .3, 0, -.455), .045, gold)
        tube([(-.08, 0, .4), (-.07, 0, .55), (.07, 0, .55), (.08, 0, .4)], .02, gold)
    Q.ball((.5, -.34, .08), .08, fine=True)


def nets():
    """A lane between nets, its wicket at the far end and a ball on its way."""
    stage()
    with placed((-.05, -.2, 0), -24, .375):
        places.pitch(2.7, .95, wickets=False, at_=(0, .7, 0), creases=False)
        places.net_lane(1.9, 1.95, 1.7, posts='red')
    with placed((.1, .17, .005), -24, .64):
        Q.stumps()
    Q.ball((-.2, -.42, .1), .1, fine=True)
    Q.cone((.52, -.26, 0), 'amber', .7)


def places_of_ours():
    """Two pins on a map, the river between them."""
    stage()
    with placed((0, -.02, 0), 0, .84):
        for i, c in enumerate(('6fae83', 'a9cf9d', '6fae83', 'a9cf9d')):
            box((-.495 + .33 * i, 0, .06), (.345, .82, .03), M.plain(c, .8), turned(0, 9 if i % 2 else -9, 0), .006)
        tube([(-.64, .3, .09), (-.4, .1, .12), (-.16, .16, .1), (.05, -.06, .12), (.3, -.04, .1), (.48, -.26, .1), (.64, -.3, .09)], .045, M.plain('5ea3c7', .35), per=8)
    props.pin((-.3, -.14, .07), 'red', 1.15)
    props.pin((.3, .12, .07), 'amber', 1.0)


def cushion(colour, r=.4, h=.14):
    lathe([(0, 0), (r, 0), (r + .02, .02), (r + .02, h - .03), (r, h), (0, h)], M.vinyl(colour), n=72)


def coaches():
    """Three of them, as there are three levels."""
    stage(height=.43, lens=158)
    noted = dict(hands=dict(L=(.2, -.32, .82), R=(-.3, -.04, .74)), elbows=dict(L=(1, .3, -.5), R=(-1, .2, 0)), palms=dict(L=(-1, 0, .4)), look=(-9, 0, 0))
    # Of the two at the back, the arms towards the middle are behind them.
    marta = dict(hands=dict(L=(.14, .2, .72), R=(-.27, -.02, .74)), elbows=dict(L=(.5, 1, 0), R=(-1, .35, 0)))
    sana = dict(left=True, hands=dict(L=(.14, .2, .72), R=(-.44, -.14, 1.36)), elbows=dict(L=(.5, 1, 0)))
    for name, how, x, y, turn, face, arms in (
        ('marta', 'proud', -.42, .1, 12, 'smile', marta),
        ('sana', 'wave', .42, .1, -12, 'grin', sana),
        ('george', 'stand', 0, -.08, 4, 'smile', noted),
    ):
        a = toy(name, how, (x, y), turn, face, size=.62, who=dict(kit='cream', hat='cap', hat_colour='green'), **arms)
        with placed((x, y, 0), turn, .62):
            props.whistle(a['local']['chest'], a['k'])
            if name == 'george':
                L = a['local']['hands']['L']
                props.clipboard((L.x - .1, L.y - .085, L.z + .06), turned(-24, 8, -8), .95)
    Q.ball((.3, -.4, .04), .045, fine=True)


def autumn_and_winter():
    """The cup of E1, between the last leaves and the first snow."""
    stage('green')
    places.tree((-.38, .22, 0), .92, 'brick', random.Random(6))
    places.tree((.4, .2, 0), .94, 'pine', random.Random(2), 'fir')
    lathe([(.095, 0), (.08, .03), (.057, .13), (.03, .19), (0, .2)], M.plain('eef3f4', .8), at((.4, .2, .77)), 32)
    cushion('red', .36, .1)
    Q.trophy((0, -.1, .1), 1.36)
    props.star((0, -.335, .74), .15, M.plain('red', .35, Clearcoat=.5))
    for x, y, r in ((.42, -.2, .075), (.54, -.08, .055), (.3, -.32, .05)):
        ball((x, y, r * .7), r, M.plain('eef3f4', .85, Sheen=.4), (1.3, 1, .8))
    for x, y, a in ((-.5, -.12, 20), (-.36, -.3, 70), (-.56, .06, 130), (-.24, -.38, 10)):
        ball((x, y, .014), .06, M.plain('brick' if a % 20 else 'amber', .7), (1, .5, .2), turned(0, 0, a))


def discipline():
    """The umpire's hat on the stumps."""
    stage()
    hat_on_stumps()


def sustainability():
    """A tree that grows out of a ball."""
    stage()
    Q.ball((0, 0, .2), .225, rot=(8, 12, 0), fine=True)
    places.tree((0, 0, .28), .66, 'leaf', random.Random(4))
    for x, y, c in ((-.46, -.2, 'amber'), (.48, -.16, 'coral'), (.34, -.36, 'white')):
        rod((x, y, 0), (x, y, .12), .012, M.plain('leaf', .7), 12)
        ball((x, y, .14), .045, M.vinyl(c))


def performance():
    """Bowled: the stumps fly."""
    stage()
    flying_stumps()


def uniqueness():
    """One among many."""
    stage()
    for x, y in ((-.52, .12), (-.18, .24), (.18, .24), (.52, .12)):
        Q.ball((x, y, .17), .17, 'white', fine=True)
    with placed((0, -.18, 0), 0, 1.25):
        lathe([(0, 0), (.17, 0), (.18, .02), (.13, .05), (.1, .26), (.15, .31), (.15, .33), (0, .33)], M.vinyl('amber'), n=56)
        Q.ball((0, 0, .5), .19, fine=True)
        ring((0, 0, .335), .15, .012, M.plain('cream', .4))


def who():
    """Whoever is a member: a junior, a man and a woman."""
    stage(height=.45, lens=140)
    toy('piotr', 'raise_bat', (-.4, .12), 16, 'smile', 'bat', size=.56)
    toy('sana', 'hold', (.4, .12), -16, 'grin', size=.58, who=dict(kit='training'))
    Q.ball((.33, -.14, .5), .07, fine=True)
    toy('ola', 'cheer', (-.01, -.18), 2, 'grin', size=.58, who=dict(kit='red'))


def board():
    """A professional, a coach and an analyst behind one table."""
    stage('red', height=.43, lens=150)
    toy('harpreet', 'crossed', (-.45, .2), 14, 'grin', size=.58, who=dict(kit='white'))
    a = toy('coach', 'stand', (0, .26), 0, 'smile', size=.6)
    with placed((0, .26, 0), 0, .6):
        props.whistle(a['local']['chest'], a['k'])
    toy('irena', 'stand', (.45, .2), -14, 'smile', size=.58, who=dict(kit='training', hat=None))
    box((0, -.14, .19), (1.2, .34, .38), M.vinyl('teal'), bevel=.04)
    box((0, -.14, .395), (1.28, .42, .05), M.vinyl('cream'), bevel=.02)
    props.star((0, -.325, .21), .13, M.plain('amber', .35, Clearcoat=.5))
    Q.ball((-.42, -.2, .5), .08, fine=True)
    props.clipboard((0, -.16, .46), turned(-62, 0, 8), .5)
    props.tablet((.42, -.16, .54), turned(-16, 0, 8), .58)
