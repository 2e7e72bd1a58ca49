"""The Presidents Cup 2025, from the toss to the trophy."""
from lib import equipment as Q
from lib import materials as M
from lib import places
from lib.mesh import at, box, lathe, placed, turned

from .sets import field, look, toy, wicket

BLUE, RED, WHITE = dict(kit='blue'), dict(kit='red'), dict(kit='white', hat='sunhat', hat_colour='cream')


def the_toss():
    field('noon', -1, town=('krakow', .2, 8.6, .75))
    toy('hania', 'proud', (-1.05, .1), 26, 'smile')
    toy('imran', 'crossed', (1.05, .1), -26, 'calm', who=BLUE)
    R = toy('irena', 'toss', (0, .35), 0, 'wow', who=WHITE)['R']
    lathe([(0, 0), (.1, 0), (.1, .02), (0, .02)], M.plain('f0b545', .2, Metallic=.8), at((R[0] - .06, R[1] - .1, R[2] + .2), turned(62, 20, 0)), 32)
    wicket((.55, 1.7), 0)
    look(to=(0, .3, 1.08))


def walking_out():
    field('gold', 1, trees=(25, 155, 7.5, 18), rope=None)
    with placed((.2, 4.6, 0)):
        places.pavilion()
    toy('arjun', 'shoulder', (-.52, .0), 8, 'smile', 'bat')
    toy('amara', 'guard', (.58, .1), -6, 'grin', 'bat')
    toy('mei', 'clap', (-2.1, 1.6), 50, 'smile', who=RED)
    toy('dev', 'clap', (2.15, 1.5), -50, 'grin', who=RED)
    look((0, -7.0, 1.5), (0, .3, 1.1), 50)


def first_ball():
    field('noon', 1)
    with placed((.15, 0, 0), 4):
        places.pitch(8.5, 1.3, wickets=False, at_=(0, 1.2, 0))
        wicket((.0, -1.25))
        toy('kuba', 'stance', (-.42, -.62), -96, 'focus', 'bat', z=.014, size=.98)
        toy('jabari', 'bowl', (.22, 3.0), 0, 'shout', who=BLUE, holds=('R', 'red'), z=.014)
        wicket((-.38, 3.5))
        toy('coach', 'crossed', (-1.0, 4.1), 4, 'calm', who=WHITE)
    look((.55, -6.0, 2.3), (.1, 1.4, .85), 46, (0, -.4, .9), .8)


def cover_drive():
    field('gold', 1, town=('warsaw', .8, 8.6, .75))
    with placed((0, .2, 0), 6):
        places.pitch(8, 1.2, turn=-90, wickets=False)
        toy('zosia', 'drive', (.1, 0), -8, 'grin', 'bat', z=.014, who=dict(hat='cap'))
        wicket((-.95, .05), 88)
        toy('tomek', 'keep', (-1.9, .15), 76, 'focus', 'keep', who=BLUE)
    toy('lena', 'ready', (2.0, 1.6), -40, 'wow', who=BLUE)
    Q.ball((1.1, -.75, .075), .075, fine=True)
    look(to=(.05, .3, .98))


def the_appeal():
    field('noon', -1)
    with placed((0, 0, 0), 0):
        toy('ola', 'cheer', (-.1, .0), 10, 'shout', 'keep', who=BLUE)
        toy('ravi', 'cheer', (-1.35, .45), 26, 'shout', who=BLUE)
        toy('mei', 'point', (1.1, .35), -10, 'shout', who=BLUE, hands=dict(L=(.27, -.02, .74), R=(-.42, -.14, 1.5)))
        toy('coach', 'stand', (2.05, 1.5), -30, 'calm', who=WHITE, hands=dict(L=(.3, -.06, .62), R=(-.36, -.1, 1.56)))
    wicket((.5, -.3), 10)
    look(to=(.15, .3, 1.08))


def direct_hit():
    field('gold', -1)
    with placed((.25, 0, 0), 10):
        places.pitch(8, 1.3, turn=-90, wickets=False, at_=(-1.4, .1, 0))
        wicket((.55, .05), 80, bails=False, z=.014)
        Q.flying_bail((.66, -.1, .98), (20, 40, 10))
        Q.flying_bail((.42, .15, 1.1), (70, -30, 60))
        Q.ball((.78, .08, .6), .075, fine=True)
        toy('kofi', 'run', (-.85, -.1), 82, 'shout', 'bat', z=.014)
        toy('noor', 'throw', (1.95, .8), -42, 'focus', who=dict(kit='blue', colour='navy'))
    look(to=(.25, .3, .98))


def high_catch():
    field('noon', 1, trees=(25, 155, 6.6, 18))
    toy('veer', 'catch', (-.15, -.1), 6, 'wow', who=dict(kit='blue'), look=(-22, 0, 0))
    Q.ball((-.02, -.6, 1.72), .078, fine=True)
    toy('hania', 'run', (1.7, 1.9), -62, 'wow', 'bat')
    toy('imran', 'cheer', (-1.8, 1.5), 30, 'shout', who=BLUE)
    look((0, -6.6, 1.35), (0, .3, 1.18), 50)


def drinks_break():
    field('noon', -1, trees=(15, 165, 5.2, 22), seed=6)
    box((0, .35, .36), (2.6, .5, .09), M.wood('b98650', (4, 3, 3)), bevel=.03)
    for x in (-1.05, 1.05):
        box((x, .35, .17), (.12, .42, .34), M.plain('green', .5), bevel=.02)
    for i, (n, t) in enumerate((('tomek', 10), ('amara', -2), ('kuba', -12))):
        h = toy(n, 'sit', (-.82 + .82 * i, .32), t, ('smile', 'grin', 'smile')[i], z=.075, hands=dict(L=(.16, -.24, .54), R=(-.2, -.34, .86)))
        p = h['R']
        lathe([(0, 0), (.05, 0), (.055, .02), (.055, .15), (.03, .19), (.03, .22), (0, .22)], M.vinyl(('red', 'amber', 'blue')[i]), at((p[0], p[1] - .07, p[2] - .05)))
    box((1.75, .0, .22), (.62, .42, .44), M.vinyl('red'), bevel=.05)
    box((1.75, .0, .47), (.66, .46, .09), M.vinyl('cream'), bevel=.03)
    Q.kit_bag((-1.95, -.1, 0), 20, k=.8)
    look(to=(0, .3, .86), lens=55)


def the_winning_run():
    field('gold', 1)
    with placed((0, .3, 0), 0):
        places.pitch(8, 1.5, turn=-84, wickets=False)
        toy('ola', 'run', (-1.0, -.1), 52, 'shout', 'bat', z=.014, who=dict(hat=None))
        toy('arjun', 'raise_bat', (1.0, .25), -10, 'grin', 'bat', z=.014)
        wicket((1.75, .1), 76, z=.014)
        toy('dev', 'squat', (-2.3, 1.3), 20, 'calm', who=BLUE)
    with placed((-.1, 4.4, 0), 0, .95):
        Q.scoreboard((('VISTULA', '151'), ('CHASING', '150'), ('OVER', '20')))
    look(to=(0, .3, 1.05))


def trophy_lift():
    field('dusk', -1, town=('krakow', .2, 8.8, .75))
    places.floodlight((-3.6, 4.5, 0), 3.4, 24, 7)
    box((0, .2, .12), (1.3, .9, .24), M.vinyl('amber'), bevel=.05)
    a = toy('hania', 'cheer', (0, .2), 0, 'grin', z=.24, who=dict(hat='cap'), spread=(), hands=dict(R=(-.5, -.16, 1.46), L=(.5, -.06, 1.5)))
    Q.trophy((a['R'][0], a['R'][1] - .01, a['R'][2] - .16), .78)
    toy('tomek', 'cheer', (-1.5, .15), 16, 'shout')
    toy('kofi', 'cheer', (1.3, .15), -16, 'grin')
    toy('lena', 'clap', (-2.5, .6), 26, 'grin')
    toy('veer', 'cheer', (2.15, .6), -26, 'smile')
    import random
    rng = random.Random(3)
    for i in range(90):
        box((rng.uniform(-2.8, 2.8), rng.uniform(-1, 1.6), rng.uniform(.1, 3.0)), (.05, .035, .006), M.plain(rng.choice(('amber', 'red', 'cream', 'teal')), .5), turned(*(rng.uniform(0, 180) for _ in range(3))), .002, 1)
    look((0, -7.6, 1.7), (0, .3, 1.3), 50)
