"""Fixtures: where the academy plays, at home and away."""
from lib import equipment as Q
from lib import materials as M
from lib import places, skyline, studio
from lib.mesh import placed
from lib.player import player
from lib.squad import cast


def meadow(stripe=.8, angle=0):
    places.floor(M.turf(stripe=stripe, angle=angle))


def prague():
    """Three teams, three captains, one cup."""
    meadow(.7, 24)
    skyline.city('prague', (.35, 6.6, 0), 0, .84)
    places.wood((35, 150), 4.6, 13, seed=8, h=(.7, 1.2), depth=.6, sc=(1.5, 1))
    with placed((0, .12, 0), 2):
        player(cast('ola'), 'shoulder', 'grin')
    with placed((-1.12, .0, 0), 14):
        h = player(cast('jabari', kit='red'), 'toss', 'smile')
    Q.ball((h['R'][0], h['R'][1] - .02, h['R'][2] + .28), .07, fine=True)
    with placed((1.12, .02, 0), -14):
        player(cast('mei', kit='blue'), 'crossed', 'smile')
    Q.trophy((.0, -.82, 0), .86)
    for x, c in ((-2.9, 'red'), (2.75, 'blue'), (-2.2, 'green')):
        places.flagpole((x, 2.4, 0), 2.6, c, 'amber' if c == 'green' else 'white', .8)
    studio.sun(32, -38, 3.5, (1, .88, .7), 5)
    studio.sky((.6, .78, 1), .6)
    studio.face_fill(power=330)
    studio.area((3.5, 3, 3), (0, 0, 1), 1.5, 220, (.75, .88, 1))
    studio.camera((0, -7.2, 1.75), (0, .3, 1.12), 52, (0, -.3, 1.2), .55)


def frankfurt():
    """Grown-ups on tour: a pull shot under the towers."""
    meadow(.9, 60)
    skyline.city('frankfurt', (.3, 8, 0), 0, .92)
    places.wood((30, 150), 6.0, 18, seed=12, h=(.9, 1.5), depth=.6, sc=(1.3, 1))
    places.rope(5.2, (1.4, 1))
    with placed((.35, .1, 0), -6):
        places.pitch(7.5, 1.15, turn=-82, wickets=False)
        with placed((0, 0, .014)):
            player(cast('george', hat='helmet'), 'pull', 'shout', pads=True, gloves='batting')
        with placed((-1.0, .1, .014), 90):
            Q.stumps()
        with placed((-2.0, .38, 0), 74):
            player(cast('adam', kit='blue', hat='cap'), 'keep', 'wow', pads='keeping', gloves='keeping')
    with placed((2.5, 2.0, 0), -28):
        player(cast('harpreet', kit='blue'), 'ready', 'focus')
    with placed((-2.6, 3.0, 0), 18):
        player(cast('irena', kit='white', hat='sunhat', hat_colour='cream'), 'crossed', 'calm')
    Q.ball((1.38, -.9, 1.12), .075)
    studio.face_fill(power=330)
    studio.golden_hour(48, 30, 3.7, .5)
    studio.area((-4, 4, 4), (0, 0, 1.2), 2, 420, (.6, .8, 1))
    studio.camera((.2, -7.6, 1.6), (-.2, .4, 1.3), 50, (.3, 0, 1.2), .6)


def home_test():
    """A long game in whites: the ball leaves the hand in front of the scoreboard."""
    meadow(.8, -18)
    with placed((1.85, 4.0, 0), -10, 1.12):
        Q.scoreboard((('VISTULA', '148'), ('VISITORS', '97'), ('OVER', '18')))
    with placed((-2.02, 5.2, 0), 14, .95):
        places.pavilion()
    places.wood((28, 160), 6.6, 20, seed=2, h=(1.3, 2.2), sc=(1.2, 1))
    places.rope(5.2, (1.3, .75))
    with placed((-.2, 0, 0), 14):
        places.pitch(7, 1.2, wickets=False, at_=(0, -2.4, 0))
        with placed((.14, .02, .014)):
            player(cast('zosia', kit='white', hat=None), 'bowl', 'focus', holds=('R', 'red'))
        with placed((.62, .66, .014)):
            Q.stumps()
        with placed((-.98, .9, 0), 6):
            player(cast('piotr', kit='white', hat='sunhat', hat_colour='cream'), 'crossed', 'calm')
    with placed((-2.36, 1.3, 0), 22):
        player(cast('dev', kit='white'), 'ready', 'focus')
    studio.face_fill(power=330)
    studio.golden_hour(-46, 34, 3.6, .5)
    studio.area((4, 4, 4), (0, 0, 1.2), 2, 380, (.6, .8, 1))
    studio.camera((-.1, -6.6, 1.35), (.12, .5, 1.2), 48, (.4, -.2, 1.2), .6)
