"""Six ways to train, and the certificate on the wall of it all."""

from lib import equipment as Q
from lib import materials as M
from lib import places, props, studio
from lib.mesh import at, ball, box, lathe, letters, loft, placed, rod, solid, turned

from .sets import WALK, field, inside, light, look, toy, wicket


def junior():
    """Caught: seen from the grass."""
    field('noon', 1, angle=-24, rope=None, trees=(25, 155, 5.4, 18))
    toy('lena', 'stand', (.06, 0), 4, 'grin', who=dict(hat=None), look=(-6, 6, -8), chest=(-4, 4, 0), holds=('R', 'red'), hands=dict(R=(-.3, -.2, 1.66), L=(.44, -.16, 1.3)), elbows=dict(R=(-1, 0, .2), L=(1, 0, -.4)))
    toy('tomek', 'cheer', (-.84, .5), 22, 'grin', look=(-4, 0, 14))
    toy('veer', 'clap', (.9, .5), -26, 'grin', look=(-6, 0, -16))
    look((.2, -2.9, .6), (.03, 0, 1.08), 44, (.05, -.3, 1.3), 1.1)


def adult():
    """From beside the stumps, an arm's length away."""
    inside('hall')
    with placed((.4, 2.2, 0), -14):
        places.net_lane(3.4, 4.5, 2.7)
    toy('george', 'keep', (-.82, .1), 40, 'wow', 'keep', who=dict(hat=None), look=(-6, 0, -6))
    toy('marta', 'cut', (.48, .1), -4, 'smile', 'bat', who=dict(hat='cap'), look=(-4, 0, -4))
    wicket((-.26, -.1), 66)
    Q.ball((-.14, -.62, 1.12), .065, fine=True)
    studio.area((-.6, -3, 1.2), (0, 0, 1.2), 1.4, 40, (1, .92, .82))
    look((-.3, -3.0, .95), (.04, 0, .94), 39, (.1, -.1, 1.1), 1.1)


def women():
    """All in one picture: at arm's length, from above."""
    field('gold', -1, rope=None, trees=None, angle=-32)
    toy('sana', 'stand', (.08, -.1), 4, 'grin', who=dict(hat=None, hair='long'), look=(-30, 0, 0), hands=dict(L=(.3, -.1, .6), R=(-.42, -.62, 1.56)))
    toy('amara', 'cheer', (-.6, .34), 16, 'grin', who=dict(hat=None, age='adult'), look=(-28, 0, 0))
    toy('marta', 'raise_bat', (.6, .4), -6, 'smile', gear='bat', left=True, who=dict(hat=None), look=(-28, 0, 0))
    Q.helmet_prop((-.9, -.7, 0), 20, k=.95)
    Q.ball((.8, -.5, .075), .075, fine=True)
    look((-.3, -1.9, 2.95), (.15, .15, 1.3), 41, (.05, -.2, 1.5), 1.4)


def corporate():
    """One more run, in a suit, under the towers."""
    field('gold', 1, rope=None, trees=(20, 160, 5.4, 16), town=('frankfurt', .1, 7.0, .9))
    toy('piotr', 'run', (-.34, 0), 24, 'shout', who=dict(kit='suit', hat=None), look=(-4, 0, 0))
    toy('irena', 'cheer', (.74, .5), -22, 'grin', who=dict(kit='plum', hat=None), look=(-4, 0, 0))
    wicket((.5, -.35), -14, True)
    look((.1, -3.0, .55), (.08, 0, 1.13), 40, (-.2, -.2, 1.3), 1.1)


def tent(p, turn, colour, front='cream'):
    with placed(p, turn):
        w, h, d = .8, 1.15, .9
        m = M.canvas(colour)
        for s in (-1, 1):
            loft([[(s * w, -d, 0), (s * w, d, 0)], [(s * .4, -d, .62), (s * .4, d, .62)], [(0, -d, h), (0, d, h)]], m, closed=False, smooth=False)
            solid([(s * w, -d * .98, 0), (s * .12, -d * .98, 0), (0, -d * .98, h)], [(0, 1, 2)], M.canvas(front), smooth=False)
        solid([(-w, d * .98, 0), (w, d * .98, 0), (0, d * .98, h)], [(0, 1, 2)], m, smooth=False)
        rod((0, -d, 0), (0, -d, h + .12), .025, M.wood('8a5b34'))


def camps():
    """Off to the field, in single file."""
    field('gold', 1, rope=None, trees=(15, 165, 5.4, 22), seed=9)
    tent((-2.3, 3.6, 0), 26, 'amber')
    tent((.5, 4.0, 0), 4, 'red')
    for name, x, y, hat, face, kit_ in (('kofi', .66, -.25, None, 'grin', 'training'), ('ola', -.3, .3, 'sunhat', 'grin', 'teal'), ('kuba', -1.12, .85, 'sunhat', 'smile', 'red')):
        toy(name, 'shoulder', (x, y), 34, face, who=dict(kit=kit_, hat=hat, hat_colour='cream'), look=(-2, 0, -10), **WALK)
    places.flagpole((-.7, 2.9, 0), 2.9, 'amber', 'green')
    look((.9, -3.2, 1.05), (-.12, 0, 1.04), 42, (.3, -.1, 1.3), 1.8)


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
    """Heads out: the bus leaves in a minute."""
    places.floor(M.plain('c9bda4', .9, bump=(20, .3)))
    studio.sun(38, -40, 3.4, (1, .92, .78), 5)
    studio.sky((.62, .8, 1), .62)
    studio.face_fill(power=320).visible_glossy = False  # no disc of light in the windows
    with placed((.33, 1.05, 0), 0, 1.6):
        bus(glass='33505a')
    box((.3, -.07, 1.25), (6, .3, .26), M.vinyl('cream'), bevel=.06)  # what they lean on
    sill = dict(L=(.24, -.3, .78), R=(-.24, -.3, .78))
    for name, x, turn, face, hands, who in (('hania', -.99, 10, 'grin', dict(R=(-.44, -.5, 1.36)), dict(hat=None)), ('dev', 0, 0, 'smile', {}, {}), ('jabari', .99, -10, 'grin', dict(L=(.46, -.46, 1.4)), dict(hat=None))):
        toy(name, 'stand', (x, .14), turn, face, z=.7, who=who, pelvis=(0, .06, .67), feet=dict(L=(.14, .25, .1), R=(-.14, .25, .1)), chest=(44, 0, 0), look=(-2, 0, -8), hands=sill | hands, elbows=dict(L=(1, .2, -.4), R=(-1, .2, -.4)), spread=tuple(hands))
    look((-1.1, -3.7, 1.45), (.03, 0, 1.96), 46, (0, -.2, 1.9), 1.4)


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
