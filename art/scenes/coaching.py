"""Six ways to train, and the certificate on the wall of it all."""

from lib import equipment as Q
from lib import materials as M
from lib import places, props, studio
from lib.mesh import at, ball, box, lathe, letters, loft, placed, rod, solid, turned

from .sets import field, inside, light, look, toy, wicket


def junior():
    field('noon', 1, angle=-24)
    c = toy('coach', 'squat', (-.95, .1), 38, 'grin', hands=dict(L=(.2, -.5, .92), R=(-.2, -.46, .6)), spread=('L',))
    toy('tomek', 'guard', (.1, .15), -12, 'grin', gear='bat')
    toy('lena', 'clap', (.95, .35), -22, 'smile')
    h = toy('veer', 'toss', (1.7, -.05), -30, 'smile')
    Q.ball((h['R'][0], h['R'][1], h['R'][2] + .2), .07, fine=True)
    for i, x in enumerate((-1.9, -.25, .65, 1.35)):
        Q.cone((x, -.75 + .12 * (i % 2), 0), ('coral', 'amber')[i % 2], .9)
    wicket((-2.05, 1.2), 10, True)
    look(to=(.1, .3, .98))


def adult():
    inside('hall')
    with placed((.6, 1.6, 0), -20):
        places.net_lane(3.2, 5.5, 2.5)
    Q.bowling_machine((-1.55, -.2, 0), 118)
    toy('sana', 'lift', (.95, .35), 14, 'focus', gear='bat', left=True, who=dict(hat='cap'))
    wicket((1.75, .62), 72)
    Q.ball((-.35, -.02, .95), .065)
    for i, p in enumerate(((-1.05, -.95), (-.8, -1.1), (-1.35, -1.05))):
        Q.ball((*p, .065), .065, 'red', (30 * i, 40, 10))
    look((-.1, -7.0, 1.75), (.1, .3, 1.0), 52)


def women():
    field('gold', -1, town=('warsaw', .6, 8.5, .8), angle=14)
    toy('sana', 'cheer', (0, .1), 0, 'grin', who=dict(hat=None))
    toy('amara', 'cheer', (-1.12, -.05), 20, 'shout', gear='bat', who=dict(hat=None, age='teen'))
    toy('marta', 'raise_bat', (1.15, .05), -18, 'grin', gear='bat', who=dict(hat='cap'))
    Q.helmet_prop((-.55, -.95, 0), 20, k=.95)
    Q.ball((.5, -.95, .075), .075, fine=True)
    look(to=(0, .3, 1.12), lens=50)


def corporate():
    field('gold', 1, rope=None, trees=(20, 160, 5.4, 16), town=('frankfurt', .2, 7.6, .8))
    toy('piotr', 'pull', (.1, .1), -22, 'grin', who=dict(kit='suit', hat=None))
    toy('irena', 'keep', (-1.3, .45), 52, 'wow', who=dict(kit='plum', hat=None))
    toy('george', 'cheer', (1.75, .9), -22, 'shout', who=dict(kit='suit', hat=None))
    wicket((-.62, .32), 30, True)
    Q.ball((1.1, -.6, 1.25), .075, fine=True)
    Q.kit_bag((1.75, -.55, 0), -20, k=.8, bats=False)
    box((-2.0, -.35, .17), (.5, .2, .34), M.plain('8a5b34', .5), turned(0, 0, 20), .05)
    rod((-2.06, -.37, .36), (-1.94, -.33, .36), .02, M.plain('ink', .5))
    look(to=(0, .3, 1.05))


def tent(p, turn, colour):
    with placed(p, turn):
        w, h, d = .8, 1.15, .9
        m = M.canvas(colour)
        for s in (-1, 1):
            loft([[(s * w, -d, 0), (s * w, d, 0)], [(s * .4, -d, .62), (s * .4, d, .62)], [(0, -d, h), (0, d, h)]], m, closed=False, smooth=False)
            solid([(s * w, -d * .98, 0), (s * .12, -d * .98, 0), (0, -d * .98, h)], [(0, 1, 2)], M.canvas('cream'), smooth=False)
        solid([(-w, d * .98, 0), (w, d * .98, 0), (0, d * .98, h)], [(0, 1, 2)], m, smooth=False)
        rod((0, -d, 0), (0, -d, h + .12), .025, M.wood('8a5b34'))


def camps():
    field('gold', 1, rope=None, trees=(15, 165, 4.8, 22), seed=9)
    tent((-1.9, 1.7, 0), 26, 'amber')
    tent((1.9, 1.9, 0), -24, 'red')
    toy('ola', 'wave', (-.75, .05), 14, 'grin', who=dict(hat='sunhat', hat_colour='cream'))
    toy('kofi', 'shoulder', (.2, .2), -4, 'smile', who=dict(kit='training'))
    toy('kuba', 'kneel', (1.15, -.05), -24, 'smile', who=dict(kit='training', hat='sunhat', hat_colour='cream'))
    Q.kit_bag((-1.75, -.3, 0), 14, k=.85)
    Q.ball((.8, -.55, .08), .08, fine=True)
    places.flagpole((.2, 2.6, 0), 2.7, 'amber', 'green')
    look(to=(0, .4, .98))


def bus(p=(0, 0, 0), turn=0, colour='amber', glass='33505a'):
    """A toy coach, seen from its long side; its name stands over the windows, where nobody in front of it hides it."""
    with placed(p, turn):
        box((0, 0, 1.03), (3.9, 1.25, 1.51), M.vinyl(colour), bevel=.2, seg=6)
        box((0, 0, .5), (3.92, 1.27, .16), M.vinyl('green'), bevel=.05)
        for i in range(5):
            box((-1.45 + .62 * i, -.61, 1.06), (.52, .06, .42), M.plain(glass, .08, Clearcoat=1), bevel=.06)
        box((1.93, 0, 1.15), (.06, 1.0, .62), M.plain(glass, .08, Clearcoat=1), bevel=.05)
        box((1.62, -.615, .92), (.42, .05, .95), M.plain(glass, .08, Clearcoat=1), bevel=.05)
        letters('V I S T U L A', .33, M.plain('green', .5), at((-.1, -.632, 1.46)) @ turned(90, 0, 0), .004, bold=.03)
        for x in (-1.2, 1.15):
            for s in (-1, 1):
                lathe([(0, -.09), (.26, -.09), (.3, -.05), (.3, .05), (.26, .09), (0, .09)], M.rubber('ink'), at((x, s * .56, .3), turned(90, 0, 0)))
                lathe([(0, 0), (.15, 0), (.13, .02), (.05, .025), (.04, .035), (0, .035)], M.metal(), at((x, s * .645, .3), turned(-90 * s, 0, 0)))
        ball((1.93, -.42, .62), .08, M.lamp('ffe2b0', 3), (.5, 1, 1))


def tours():
    places.floor(M.plain('c9bda4', .9, bump=(20, .3)))
    from lib import skyline
    skyline.city('prague', (.8, 7, 0), 0, .9)
    places.wood((30, 150), 4.6, 12, seed=5, h=(.8, 1.3), sc=(1.5, 1))
    light('noon', -1)
    with placed((.3, 2.3, 0), -6, 1.25):
        bus(glass='9cc7d2')
    toy('hania', 'wave', (-1.8, -.05), 14, 'grin', who=dict(hat=None))
    toy('dev', 'proud', (-.95, .02), 0, 'smile')
    toy('jabari', 'shoulder', (.62, .0), -16, 'grin')
    Q.kit_bag((-.15, -.2, 0), 10, k=.8)
    Q.kit_bag((1.38, -.2, 0), -14, 'red', .75, bats=False)
    Q.ball((-1.35, -.75, .08), .08, fine=True)
    look(to=(0, .3, 1.17), lens=46)


def certificate():
    """Framed, on turf. No name on it: the real one hangs at the academy."""
    places.island(1.0, .12, stripe=.36, angle=24, rim='amber', sc=(1, .66))
    with placed((0, .06, .1), -6):
        for s in (-1, 1):
            rod((s * .46, -.04, -.1), (s * .4, .14, 1.2), .035, M.wood('b9824a', (.6, 8, 8)))
        with placed(m=at((0, 0, .52), turned(84, 0, 0))):
            box((0, 0, -.03), (1.5, 1.1, .07), M.vinyl('red'), bevel=.035)
            box((0, 0, -.002), (1.36, .97, .03), M.plain('white', .6), bevel=.006)
            with placed(at=(0, 0, .012), size=.435):
                props.certificate()
    Q.ball((.72, -.3, .13), .13, fine=True, rot=(58, 24, 10))
    Q.cone((-.74, -.22, 0), 'coral', 1.1)
    studio.portrait_light((0, 0, .5), 1.3, .95, fill=.5)
    studio.face_fill((0, -6, 2), (0, 0, .5), 110)
    studio.camera((0, -9.7, 2.0), (0, 0, .5), 140, None, None)
