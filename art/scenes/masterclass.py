"""The batting masterclass: one stroke taken apart."""
from lib import equipment as Q
from lib import places
from lib.mesh import placed

from .sets import field, inside, look, toy, wicket


def the_grip():
    inside('hall')
    a = toy('lena', 'stance', (0, 0), -24, 'smile', 'bat', look=(-4, 0, 24), who=dict(hat='cap'))
    c = toy('coach', 'squat', (-.86, -.12), 60, 'smile', hands=dict(L=(.1, -.64, .6), R=(-.16, -.52, .7)), spread=('L', 'R'))
    wicket((.9, .9), -20, True)
    look((.1, -5.2, 1.35), (-.25, .1, .85), 55, (0, -.3, .9), .6)


def high_elbow():
    inside('dome')
    places.pitch(7, 1.4, wickets=False, at_=(0, 1.4, 0), creases=False)
    toy('dev', 'defend', (.25, .05), -34, 'focus', 'bat', z=.014)
    toy('sana', 'point', (-1.05, .3), 52, 'smile', who=dict(kit='coach', hat='cap'), hands=dict(L=(.27, -.02, .74), R=(.02, -.5, 1.0)))
    wicket((-.2, .75), -40, True)
    Q.ball((.85, -.7, .08), .08, fine=True)
    look((0, -7.0, 1.5), (-.15, .3, .92), 62)


def head_over_the_ball():
    field('gold', 1)
    places.pitch(8, 1.3, turn=-86, wickets=False, at_=(0, .1, 0))
    toy('tomek', 'drive', (-.25, .05), -10, 'focus', 'bat', z=.014, who=dict(hat='helmet'))
    Q.ball((.68, -.66, .07), .07, fine=True)
    for i in range(3):
        for y, c in ((-1.15, 'coral'), (-.05, 'amber')):
            Q.cone((.95 + .42 * i, y + .3 * i, 0), c, .8)
    wicket((-1.25, .15), 84, True)
    look((.1, -5.6, 1.25), (.1, .2, .82), 52)


def the_sweep_drill():
    field('noon', -1, seed=8)
    for i, (n, x, y) in enumerate((('mei', -1.5, .35), ('arjun', 0, .0), ('hania', 1.5, .35))):
        toy(n, 'sweep', (x, y), -26, ('grin', 'focus', 'smile')[i], 'bat')
        Q.ball((x + .78, y - .42, .075), .075, 'white', (20 * i, 50, 10))
    toy('coach', 'clap', (.8, 1.6), -8, 'grin')
    look((.1, -7.0, 1.8), (.1, .3, .82), 54)


def facing_the_machine():
    inside('hall')
    with placed((0, 1.9, 0)):
        places.net_lane(4.8, 5, 2.6)
    places.pitch(9, 1.4, wickets=False, at_=(.1, 1, 0), creases=False)
    Q.bowling_machine((1.3, -1.6, .0), 214)
    toy('kofi', 'lift', (-.4, .8), -34, 'focus', 'bat', z=.014, who=dict(hat='cap'))
    wicket((-.95, 1.5), -24, True, z=.014)
    Q.ball((.4, -.35, 1.02), .065, fine=True)
    look((.85, -5.0, 1.8), (.1, .5, .95), 48, (-.35, .7, 1), .9)


def shadow_batting():
    field('dusk', -1, seed=11)
    for i, (n, x, y) in enumerate((('amara', -1.7, .5), ('kuba', -.55, .05), ('zosia', .65, .05), ('ravi', 1.8, .5))):
        toy(n, 'lift', (x, y), -38, ('focus', 'smile', 'grin', 'focus')[i], None if i == 9 else 'bat', who=dict(hat='cap'))
    toy('sana', 'crossed', (.1, 1.9), 0, 'smile', who=dict(kit='coach', hat='cap'))
    look(to=(.05, .3, 1.0), lens=50)
