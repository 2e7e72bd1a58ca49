"""The Presidents Cup 2025, from the toss to the trophy."""
from lib import equipment as Q
from lib import materials as M
from lib import places
from lib.mesh import at, box, lathe, placed, turned

from .sets import WALK, field, look, toy, umpire, wicket

BLUE, RED, WHITE = dict(kit='blue'), dict(kit='red'), dict(kit='white', hat='sunhat', hat_colour='cream')


def the_toss():
    field('noon', -1, town=('krakow', .2, 8.6, .75))
    toy('hania', 'proud', (-1.15, -.05), 32, 'smile', look=(-14, 0, 4))
    toy('imran', 'crossed', (1.15, -.05), -32, 'calm', who=BLUE, look=(-14, 0, -4))
    toy('irena', 'toss', (0, .35), 0, 'wow', who=WHITE, hands=dict(L=(.27, -.02, .74), R=(-.34, -.32, 1.06)), look=(-16, 0, -4))
    lathe([(0, 0), (.11, 0), (.125, .008), (.125, .022), (.11, .03), (0, .03)], M.plain('f0b545', .25, Metallic=.7), at((-.4, -.1, 2.12), turned(58, 18, 0)), 40)
    wicket((.62, 1.7), 0)
    look((0, -7.2, 1.3), (0, .3, 1.2), 54)


def walking_out():
    field('gold', 1, trees=(25, 155, 7.5, 18), rope=None)
    with placed((.2, 4.6, 0)):
        places.pavilion()
    toy('arjun', 'shoulder', (-.5, -.1), 10, 'smile', 'bat', **WALK)
    toy('amara', 'raise_bat', (.62, .2), -8, 'grin', 'bat', hands=dict(L=(.28, -.06, .66)), spread=(), **{**WALK, 'feet': dict(L=(.11, .2, .14), R=(-.12, -.24, .11)), 'lift': dict(L=34, R=-12)})
    toy('mei', 'clap', (-1.9, 1.1), 44, 'smile', who=RED)
    toy('dev', 'clap', (1.95, 1.1), -44, 'grin', who=RED)
    look((0, -7.0, 1.25), (0, .3, 1.12), 56)


def first_ball():
    field('noon', 1)
    with placed((.15, 0, 0), 4):
        places.pitch(8.5, 1.3, wickets=False, at_=(0, 1.2, 0))
        wicket((.0, -1.25))
        toy('kuba', 'lift', (-.46, -.55), 84, 'focus', 'bat', z=.014, size=.98, bat=dict(top=(-.1, -.28, .8), dir=(-.55, -.72, .32), face=(.3, 0, 1)))
        toy('jabari', 'bowl', (.22, 3.0), 0, 'shout', who=BLUE, holds=('R', 'red'), z=.014)
        wicket((-.38, 3.5))
        toy('coach', 'crossed', (-1.0, 4.1), 4, 'calm', who=WHITE)
    look((.55, -6.0, 2.3), (.1, 1.4, .85), 46, (0, -.2, .9), 1.7)


def cover_drive():
    field('gold', 1, town=('warsaw', .8, 8.6, .75))
    with placed((.1, .1, 0), -24):
        places.pitch(9, 1.2, turn=-90, wickets=False)
        toy('zosia', 'drive', (.1, 0), 12, 'grin', 'bat', z=.014, who=dict(hat=None))
        wicket((-.85, .05), 90, z=.014)
        toy('tomek', 'keep', (-1.7, .15), 84, 'focus', 'keep', who=BLUE)
    toy('lena', 'ready', (2.0, 1.8), -40, 'wow', who=BLUE)
    Q.ball((1.0, -1.0, .075), .075, fine=True)
    look((0, -7.2, 1.6), (.0, .3, .9), 58)


def the_appeal():
    field('noon', -1)
    with placed((0, 0, 0), 0):
        toy('ola', 'cheer', (-.1, .0), 10, 'shout', 'keep', who=BLUE)
        toy('ravi', 'cheer', (-1.35, .45), 26, 'shout', who=BLUE)
        toy('mei', 'cheer', (1.1, .3), -14, 'shout', who=BLUE)
    umpire('adam', (2.3, 1.0), -14, out=True)
    wicket((-.72, -.5), 6)
    Q.ball((.3, -.9, .075), .075, fine=True)
    look((.2, -7.2, 1.35), (.35, .3, 1.1), 54)


def direct_hit():
    field('gold', -1)
    with placed((.1, .1, 0), 28):
        places.pitch(9, 1.3, turn=-90, wickets=False, at_=(-1.2, 0, 0))
        wicket((.75, 0), 90, bails=False, z=.014)
        Q.flying_bail((.82, -.16, .95), (20, 40, 10))
        Q.flying_bail((.72, .14, 1.08), (70, -30, 60))
        Q.ball((.93, -.04, .62), .075, fine=True)
        toy('kofi', 'run', (-.9, -.2), 62, 'shout', 'bat', z=.014)
    toy('noor', 'throw', (2.0, 2.2), -40, 'focus', who=dict(kit='blue', colour='navy'))
    look((.1, -7.0, 1.35), (.2, .3, .9), 58, (.3, -.1, .9))


def high_catch():
    field('noon', 1, trees=(25, 155, 6.6, 18))
    toy('veer', 'catch', (-.15, -.3), 6, 'wow', who=dict(kit='blue'), look=(-24, 0, 0), hands=dict(L=(.09, -.44, 1.04), R=(-.09, -.44, 1.04)), elbows=dict(L=(.5, -.1, -1), R=(-.5, -.1, -1)))
    Q.ball((-.1, -.8, 1.86), .085, fine=True)
    toy('hania', 'run', (1.7, 1.9), -62, 'wow', 'bat')
    toy('imran', 'cheer', (-1.8, 1.5), 30, 'shout', who=BLUE)
    look((0, -6.4, .85), (0, .3, 1.16), 52)


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
    Q.kit_bag((-1.6, -.75, 0), 16, k=.58)
    look((0, -7.2, 1.4), (-.08, .3, .84), 58)


def the_winning_run():
    field('gold', 1)
    with placed((0, .3, 0), 0):
        places.pitch(8, 1.5, turn=-84, wickets=False)
        toy('ola', 'run', (-1.25, -.15), 46, 'shout', 'bat', z=.014, who=dict(hat=None))
        toy('arjun', 'raise_bat', (1.5, .2), -16, 'grin', 'bat', z=.014)
        wicket((2.2, .1), 84, z=.014)
        toy('dev', 'ready', (-3.1, 2.4), 20, 'calm', who=BLUE)
    with placed((.05, 3.0, 0), 0, 1.05):
        Q.scoreboard((('VISTULA', '151'), ('CHASING', '150'), ('OVER', '20')))
    look((0, -7.0, 1.35), (0, .3, 1.15), 50)


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
    look((0, -7.6, 1.5), (-.05, .3, 1.25), 47)
