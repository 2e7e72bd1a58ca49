"""The river in August: the summer camp has put up its tents on the near bank."""
from lib import equipment as Q
from lib import materials as M
from lib import places, studio
from lib.mesh import ball, placed, rod

from .coaching import tent
from .home import boat
from .programmes import _campfire
from .river import banks, frame, land
from .sets import toy, wicket


def _toasting(name, p, turn, to, **who):
    """On one knee at the fire, with something sweet on a stick."""
    a = toy(name, 'kneel', p, turn, 'grin', who=who, look=(-6, 0, 6), hands=dict(L=(.17, -.28, .56), R=(-.1, -.44, .7)))
    x, y, z = a['R']
    rod((x, y, z), to, .016, M.wood('8a5b34'))
    ball(to, .075, M.plain('white', .6), (1.2, 1, 1), n=20)


def _canoe(p, turn):
    with placed(p, turn):
        ball((0, 0, .12), .26, M.vinyl('red'), (3.4, 1.15, .8))
        ball((0, 0, .2), .22, M.plain('6d2a24', .8), (3.2, 1, .5))
        toy('mei', 'sit', (0, 0), 62, 'grin', z=-.16, who=dict(kit='training', hat='sunhat', hat_colour='cream'), hands=dict(L=(.3, -.36, .98), R=(-.2, -.4, .66)))
        rod((.3, -.56, .1), (.34, -.1, 1.1), .022, M.wood('8a5b34'))
        ball((.29, -.6, .02), .15, M.wood('8a5b34'), (.6, .3, 1.2))


def _camp(x, fire):
    with placed((x, -.25, 0), 40, 1.5):
        tent((0, 0, 0), 0, 'red')
    _campfire((fire, -1.35, 0))
    _toasting('hania', (fire - 1.0, -1.05), 46, (fire - .2, -1.42, .72), kit='coral', hat='cap', hat_colour='green')
    _toasting('tomek', (fire + 1.05, -1.0), -46, (fire + .22, -1.46, .7), kit='training', hat='cap', hat_colour='red')


def august(tall=False):
    banks(M.turf(stripe=.9, angle=24), M.plain('sand', .95, bump=(14, .4)), M.plain('4c97a3', .1, bump=(5, .12), Clearcoat=1, Specular=.6))
    land(tall, ('pine', 'leaf', 'moss', 'leaf'), ('fir', 'round', 'round', 'poplar'))
    _canoe((.7 if tall else .2, 2.15, .016), -8)
    if tall:
        _camp(-3.7, -1.35)
        at_bat = 2.45
        Q.ball((3.95, -1.35, .085), .085, fine=True)
    else:
        _camp(-7.4, -4.3)
        boat((7.4, 2.5, .016), 12, 'amber')
        with placed((-5.6, .3, 0), 44, 1.3):
            tent((0, 0, 0), 0, 'teal')
        toy('veer', 'dive', (-.9, -1.5), 62, 'wow', who=dict(kit='training'))
        Q.ball((.25, -1.75, .42), .085, fine=True)
        at_bat = 2.6
        toy('kofi', 'bowl', (5.1, -1.0), -62, 'shout', left=True, who=dict(kit='training'), holds=('R', 'red'))
        with placed((7.9, -.1, 0), -42, 1.4):
            tent((0, 0, 0), 0, 'coral')
        Q.kit_bag((6.6, -1.4, 0), -10, 'red', .9)
        places.flagpole((6.5, -.1, 0), 2.7, 'white', 'red')
    toy('lena', 'sweep', (at_bat, -1.05), -4, 'grin', 'bat', who=dict(kit='red'))
    wicket((at_bat - .85, -.85), 42)
    studio.golden_hour(42, 30, 3.7, .5)
    studio.area((-7, 8, 6), (1, 1, 1), 4, 900, (.6, .8, 1))
    studio.face_fill((0, -10, 2.2), (0, 0, .8), 700)
    frame(tall)
