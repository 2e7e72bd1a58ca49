"""The high-performance camp: nine sessions from sunrise to floodlight."""
from lib import equipment as Q
from lib import materials as M
from lib import places, props
from lib.mesh import box, placed, rod, turned

from .sets import field, inside, look, toy, wicket

TRAIN = dict(kit='training')
BARE = dict(kit='training', hat=None)


def _jog(name, at_, turn, face, who=BARE):
    from lib.poses import POSES
    pose = {k: v for k, v in POSES['run'].items() if k != 'bat'}
    pose['hands'] = dict(L=(.3, .2, .84), R=(-.26, -.34, .96))
    return toy(name, pose, at_, turn, face, who=who)


def sunrise_run():
    field('dusk', 1, seed=17)
    _jog('jabari', (-1.15, .35), 16, 'smile')
    _jog('hania', (0, -.05), 8, 'grin')
    _jog('arjun', (1.15, .3), 0, 'focus')
    _jog('mei', (.55, 1.5), 6, 'smile')
    look((0, -6.8, 1.3), (0, .3, 1.0), 50)


def the_ladder():
    inside('dome')
    for i in range(7):
        box((0, -.8 + .42 * i, .012), (.8, .04, .02), M.plain('amber', .5), bevel=.004)
    for s in (-1, 1):
        box((s * .4, .46, .012), (.03, 2.56, .02), M.plain('ink', .5), bevel=.004)
    _jog('veer', (0, -.05), 2, 'focus', dict(kit='training'))
    toy('coach', 'point', (-1.4, .5), 34, 'shout')
    toy('zosia', 'clap', (1.35, .6), -26, 'grin', who=BARE)
    for i, x in enumerate((-.85, .85)):
        Q.cone((x, -.75, 0), 'coral', .9)
    look((0, -6.6, 1.8), (0, .3, .86), 58)


def slip_catching():
    field('noon', -1, seed=19)
    for i, (n, x, y, t) in enumerate((('kuba', -1.55, .15, 10), ('amara', -.5, .3, 4), ('dev', .55, .3, -4))):
        toy(n, 'ready' if i != 1 else 'catch', (x, y), t, ('focus', 'wow', 'smile')[i], who=TRAIN)
    Q.ball((-.5, -.25, 1.02), .075, fine=True)
    toy('sana', 'drive', (2.0, -.4), 170, 'focus', gear=None, gloves='batting', who=dict(kit='coach', hat='cap'))
    look(to=(.2, .3, .95), lens=50)


def the_yorker_gate():
    field('gold', 1, seed=23)
    places.pitch(9, 1.5, wickets=False, at_=(.1, 1.0, 0))
    wicket((.1, -.85), 0, z=.014)
    for x in (-.34, .54):
        Q.cone((x, -.62, .014), 'coral', .9)
    Q.ball((.16, .35, .2), .078, fine=True)
    toy('imran', 'follow', (-.3, 1.5), 6, 'shout', who=BARE, z=.014)
    toy('coach', 'squat', (-1.35, .7), 34, 'grin')
    look((.3, -5.4, 1.35), (-.15, .5, .8), 46, (-.1, -.1, .5), .7)


def throwing_at_one_stump():
    field('noon', 1, seed=29)
    toy('noor', 'throw', (-.6, .1), 34, 'focus', who=dict(kit='training', colour='green'), holds=('R', 'red'))
    rod((1.75, .6, 0), (1.75, .6, .72), .03, M.wood('dcb277', (.6, 9, 9)))
    box((1.75, .6, .02), (.3, .16, .04), M.rubber('ink'))
    for i in range(5):
        Q.ball((-1.75 + .15 * (i % 3), -.25 + .16 * (i // 3) + .05 * (i % 2), .07), .07, 'red', (40 * i, 20, 0))
    toy('kofi', 'ready', (1.0, 1.6), -16, 'wow', who=TRAIN)
    look((0, -7.0, 1.4), (.1, .3, .9), 60)


def pace_in_the_dome():
    inside('dome')
    places.pitch(9, 1.5, wickets=False, at_=(0, .5, 0), creases=True)
    toy('ravi', 'bowl', (.05, .1), 12, 'shout', who=BARE, holds=('R', 'red'), z=.014)
    wicket((.7, .9), 8, True, z=.014)
    with placed((-1.55, .7, 0), 14):
        props.camera_prop(h=.9, turn=40)
    look((0, -6.2, 1.05), (-.15, .3, 1.02), 54)


def soft_gloves():
    inside('hall')
    toy('ola', 'keep', (-.55, .05), 20, 'focus', 'keep', who=TRAIN)
    Q.ball((.2, -.5, .84), .078, 'white', (30, 30, 0), fine=True)
    toy('marta', 'toss', (1.05, .3), -34, 'smile', who=dict(kit='coach', hat='cap'))
    for i, x in enumerate((-1.6, .3, 1.7)):
        Q.cone((x, -.7 + .2 * i, 0), ('amber', 'coral', 'amber')[i], .9)
    wicket((-1.35, .8), 14, True)
    look((0, -7.0, 1.35), (.05, .3, .84), 62)


def the_replay():
    inside('hall')
    box((0, -.2, .32), (.9, .5, .06), M.wood('b98650', (4, 3, 3)), bevel=.02)
    for x in (-.36, .36):
        box((x, -.2, .15), (.06, .4, .3), M.plain('green', .5), bevel=.02)
    toy('coach', 'squat', (-.85, .2), 34, 'smile', hands=dict(L=(.22, -.5, .84), R=(-.2, -.46, .6)), spread=('L',))
    toy('lena', 'squat', (.85, .15), -30, 'wow', who=TRAIN, hands=dict(L=(.2, -.42, .72), R=(-.2, -.42, .72)))
    toy('tomek', 'crossed', (.05, .75), 0, 'grin', who=TRAIN)
    props.tablet((0, -.25, .55), turned(-16, 0, 0), .95, (.8, .55, .7, .4, .9))
    look((0, -6.4, 1.5), (0, .3, .82), 62)


def last_over_under_lights():
    field('dusk', -1, seed=31)
    for x, t in ((-3.3, 28), (3.4, -28)):
        places.floodlight((x, 4.2, 0), 3.1, t, 8)
    places.pitch(8, 1.3, turn=-86, wickets=False, at_=(0, .1, 0))
    toy('kofi', 'loft', (-.1, .05), -30, 'shout', 'bat', z=.014)
    wicket((-1.05, .15), 84, z=.014)
    toy('tomek', 'keep', (-2.05, .35), 70, 'wow', 'keep', who=BARE)
    Q.ball((1.35, -.1, 2.05), .075, fine=True)
    toy('mei', 'ready', (1.9, 1.5), -34, 'wow', who=TRAIN)
    look((0, -7.0, 1.5), (0, .3, 1.22), 50)
