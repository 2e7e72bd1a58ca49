"""The Vistula tournament 2024 and two days with the juniors in Germany."""

from lib import equipment as Q
from lib import materials as M
from lib import places, skyline
from lib.mesh import box, placed

from .sets import field, light, look, toy, umpire, wicket

RED, CORAL, WHITE = dict(kit='red'), dict(kit='coral'), dict(kit='white', hat='sunhat', hat_colour='cream')


def the_huddle():
    field('noon', -1, town=('krakow', .2, 9, .75))
    for n, x, y, t, f in (('tomek', -1.0, .1, 62, 'grin'), ('amara', -.55, .85, 24, 'smile'), ('hania', .25, .95, -10, 'shout'), ('ravi', .95, .5, -52, 'smile')):
        toy(n, 'ready', (x, y), t, f, hands=dict(L=(.36, -.3, .98), R=(-.36, -.3, .98)), spread=())
    toy('imran', 'ready', (.25, -.5), 176, 'smile', hands=dict(L=(.36, -.3, .98), R=(-.36, -.3, .98)), spread=())
    look((0, -7.0, 2.3), (0, .3, .9), 56)


def the_opening_bowler():
    field('gold', 1, town=('warsaw', -.9, 8.8, .75))
    places.pitch(8, 1.3, wickets=False, at_=(.2, -2.2, 0))
    toy('jabari', 'gather', (.1, .1), 8, 'focus', holds=('R', 'red'), z=.1, who=RED)
    wicket((.98, .8), 0, z=.014)
    umpire('irena', (1.75, 1.6), -18)
    toy('lena', 'ready', (-1.9, 1.7), 20, 'smile', who=RED)
    look((.1, -6.4, 1.0), (.15, .3, 1.06), 54)


def quick_single():
    field('noon', 1, seed=13)
    places.pitch(9, 1.6, turn=-88, wickets=False, at_=(0, .1, 0))
    toy('mei', 'run', (-.95, -.15), 66, 'grin', 'bat', z=.014)
    toy('arjun', 'run', (.95, .35), -62, 'shout', 'bat', z=.014)
    wicket((-1.95, .2), 70, z=.014)
    wicket((1.95, .15), 70, z=.014)
    toy('kofi', 'ready', (.0, 2.3), 4, 'wow', who=CORAL)
    look((0, -7.2, 1.5), (0, .3, .88), 58)


def the_stumping():
    field('gold', -1)
    with placed((0, .1, 0), -22):
        places.pitch(9, 1.3, turn=-90, wickets=False, at_=(.3, 0, 0))
        toy('ola', 'ready', (-.72, .1), 62, 'shout', 'keep', z=.014, hands=dict(L=(.12, -.5, .74), R=(-.1, -.5, .74)), who=CORAL)
        wicket((-.1, .02), 90, bails=False, z=.014)
        Q.flying_bail((-.02, -.16, .96), (30, 40, 0))
        Q.flying_bail((-.12, .12, 1.1), (60, -20, 50))
        toy('dev', 'sweep', (.95, -.1), 6, 'wow', 'bat', z=.014, who=dict(hat='helmet'))
    umpire('adam', (1.75, 1.7), -22, out=True)
    look((.1, -7.0, 1.45), (.2, .3, .88), 58)


def watching_the_board():
    field('dusk', 1, rope=None, seed=4)
    with placed((.1, 3.2, .1), 0, 1.4):
        Q.scoreboard((('VISTULA', '86'), ('TO WIN', '12'), ('BALLS', '9')))
    box((0, .35, .36), (3.0, .5, .09), M.wood('b98650', (4, 3, 3)), bevel=.03)
    for x in (-1.3, 1.3):
        box((x, .35, .17), (.12, .42, .34), M.plain('green', .5), bevel=.02)
    for i, (n, t) in enumerate((('zosia', 172), ('kofi', 184), ('tomek', 178), ('lena', 190))):
        toy(n, 'sit', (-1.08 + .72 * i, .38), t, 'wow', z=.075, look=(-6, 0, (20, -4, 8, -20)[i]))
    Q.kit_bag((-2.1, -.45, 0), 20, k=.75)
    Q.ball((1.9, -.3, .08), .08, fine=True)
    look((0, -6.8, 2.1), (0, .6, 1.35), 44, (0, .3, .9))


def saved_on_the_rope():
    field('noon', -1, rope=None, seed=21)
    with placed((0, 6.1, 0)):
        places.rope(6.6, (1.6, 1))
    toy('hania', 'dive', (-.45, .35), 62, 'shout', who=dict(kit='coral', hat=None))
    Q.ball((.31, -.03, .1), .078, fine=True)
    with placed((.6, 3.4, 0)):
        places.pitch(6, 1.1, turn=-78, wickets=False)
    wicket((-.9, 3.2), 78)
    toy('veer', 'run', (1.5, 3.2), -50, 'wow', 'bat')
    look((.3, -5.6, 1.05), (.0, .3, .6), 58, (0, -.2, .4), .5)


def medals():
    field('gold', 1, town=('krakow', .1, 9, .75))
    for i, (n, x, y, t) in enumerate((('veer', -1.6, .3, 20), ('ola', -.55, .1, 8), ('jabari', .5, .1, -6), ('mei', 1.55, .3, -20))):
        a = toy(n, ('clap', 'proud', 'proud', 'wave')[i], (x, y), t, 'grin')
        c = a['local']['chest']
        with placed((x, y, 0), t):
            Q.medal((c.x, c.y - .17, c.z - .1), .95)
    Q.trophy((-.02, -.75, 0), .75)
    look(to=(0, .3, .98), lens=52)


def arrival():
    """Germany, juniors, day one."""
    places.floor(M.plain('a3aca8', .9, bump=(20, .3)))
    skyline.city('frankfurt', (.2, 8, 0), 0, .85)
    places.wood((25, 155), 5.2, 14, seed=15, h=(.9, 1.4), sc=(1.4, 1))
    light('gold', -1)
    from .coaching import bus
    with placed((-.9, 2.5, 0), -34, 1.25):
        bus(colour='cream')
    toy('ola', 'cheer', (-.2, -.05), 4, 'grin', who=dict(hat='cap'))
    toy('imran', 'wave', (.95, .15), -12, 'smile')
    toy('noor', 'cheer', (-1.35, .2), 18, 'smile')
    Q.kit_bag((1.72, -.35, 0), -14, k=.66)
    Q.kit_bag((-1.72, -.62, 0), 18, 'red', .6, bats=False)
    look(to=(0, .3, 1.02))


def last_wicket():
    """Germany, juniors, day two."""
    field('dusk', 1, town=('frankfurt', .2, 8.4, .85))
    places.pitch(8, 1.4, wickets=False, at_=(.1, 1.2, 0))
    wicket((.1, -.55), 0, bails=False, z=.014)
    Q.flying_bail((.22, -.6, .98), (30, 20, 40))
    Q.flying_bail((-.1, -.5, 1.12), (70, -30, 10))
    Q.ball((.36, -.8, .32), .075, fine=True)
    toy('zosia', 'cheer', (.15, 1.6), 0, 'shout', z=.014)
    toy('tomek', 'cheer', (-1.35, .7), 22, 'grin', 'keep')
    toy('amara', 'cheer', (1.5, .8), -20, 'shout')
    look((0, -6.2, 1.6), (.05, .4, .95), 48, (0, 0, .9), .7)
