"""The hero: one oval at golden hour, seen wide for desks and tall for phones."""


from lib import equipment as Q
from lib import materials as M
from lib import places, skyline, studio
from lib.mesh import box, loft, placed, rod, solid
from lib.player import player
from lib.squad import cast


def _ground(lamps):
    """Wider than a phone's picture, which it leaves on both sides."""
    with placed((1.7, 2.1, 0)):
        places.island(5.0, .3, stripe=.55, angle=-12, sc=(1.08, .92))
        places.rope(4.55, (1.08, .92))
        places.wood((22, 168), 4.15, 25, sc=(1.1, .93), seed=5, h=(.9, 1.7), depth=.5)
        places.floodlight((-3.7, 2.75, 0), lamps, 40)
        places.floodlight((4.7, 2.6, 0), lamps - .2, -24)
    skyline.city('krakow', (-.3, 5.75, 0), 4, .5)
    skyline.city('warsaw', (4.0, 5.6, 0), -4, .56)


def _whole(lamps):
    """All of it, in the desks' right half: both cities and both masts stand on the oval, with air beside it."""
    with placed((.07, 1.5, 0)):
        places.island(4.0, .3, stripe=.55, angle=-12, sc=(.91, 1))
        places.rope(3.62, (.91, 1))
        places.wood((24, 156), 3.35, 21, sc=(.95, .98), seed=5, h=(.8, 1.4), depth=.35)
        places.floodlight((-2.72, 1.95, 0), lamps, 40)
        places.floodlight((2.3, 2.5, 0), lamps - .4, -24)
    with placed((-.85, 4.4, 0), 4, .47):  # of each city what has room on it
        with placed((-1.6, 0, 0)):
            skyline.st_mary()
        with placed((3.1, .5, 0), size=.95):
            skyline.wawel()
        skyline.row(-.7, .9, .6, 9)
    with placed((1.7, 4.35, 0), -4, .54):
        skyline.palace_of_culture()
        for x, y, w, h, colour, crown, seed in ((-3.1, .4, .8, 2.6, '7fa0a8', 'slant', 0), (-2.1, .4, .6, 1.9, 'c9d0cd', None, 1), (1.75, -.55, .75, 2.9, '5f8791', 'mast', 2)):
            skyline.block((x, y, 0), w, .7, h, colour, 3, round(h * 3.4), crown, seed)


def _game(strip, runner):
    """Batter at the far left end of a pitch that comes towards us, so that his face and the bowler's number show."""
    end = strip / 2 - .83
    with placed((-.25, .65, 0), -15):
        with placed((end, 0, 0)):
            places.pitch(strip, 1.0, turn=-90)
            with placed((end + .45, -.7, .014), -78):
                player(cast('imran', kit='red'), 'follow', 'shout')
            with placed((end - runner, .95, 0), -72):
                player(cast('ola', hat='helmet'), 'run', 'smile', pads=True, gloves='batting')
        with placed((0, 0, .014), 4):
            player(cast('arjun'), 'drive', 'grin', pads=True, gloves='batting')
        with placed((-1.5, .12, 0), 84):
            player(cast('tomek', kit='red'), 'keep', 'focus', pads='keeping', gloves='keeping')
        Q.ball((1.1, -.85, .062), .062)


def hero(tall=False):
    places.catcher(-.4, 16)
    studio.golden_hour(42, 30, 3.7, .5)
    studio.area((-7, 8, 6), (1, 1, 1), 4, 900, (.6, .8, 1))
    if tall:
        _ground(2.6)
        _game(4.2, 1.0)
        studio.camera((.62, -12.6, 4.4), (.6, 1.7, 2.66), 67.5, (0, .6, .9), .9)
    else:
        _whole(3.8)
        _game(3.7, .55)
        with placed((-2.55, 2.0, 0), 62):
            player(cast('kuba', kit='red'), 'ready', 'calm')
        with placed((3.0, 2.1, 0), -44):
            player(cast('coach', kit='white', hat='sunhat', hat_colour='cream'), 'stand', 'calm')
        studio.camera((-1.2, -13.5, 3.9), (-1.05, 1.2, 1.7), 40.5, (0, .6, .9), .7, shift=(-.108, -.03))
    studio.face_fill((1, -9, 2.2), (1, 1, .8), 420)


def band(near, far, mat, z, n=80, reach=22):
    """A strip across the whole picture between two winding banks."""
    xs = [-reach + 2 * reach * i / n for i in range(n + 1)]
    loft([[(x, f(x), z) for x in xs] for f in (near, far)], mat, closed=False)


def boat(p, turn, colour):
    with placed(p, turn):
        box((0, 0, .08), (.9, .32, .16), M.vinyl(colour), bevel=.07, seg=4)
        rod((.05, 0, .1), (.05, 0, 1.1), .02, M.wood('8a5b34'))
        solid([(.08, 0, .26), (.62, 0, .3), (.08, 0, 1.08)], [(0, 1, 2)], M.canvas('cream'), smooth=False)
        solid([(.0, 0, .26), (-.36, 0, .3), (.0, 0, .92)], [(0, 1, 2)], M.canvas('amber'), smooth=False)
