"""The hero: one oval at golden hour, seen wide for desks and tall for phones."""

import math

from lib import equipment as Q
from lib import materials as M
from lib import places, skyline, studio
from lib.mesh import box, loft, placed, rod, solid
from lib.player import player
from lib.squad import cast


def oval(lamps=3.8, strip=4.9, crowd=True):
    """Batter at the far left end of a pitch that comes towards us, so that his face and the bowler's number show."""
    end = strip / 2 - .83
    with placed((1.7, 2.1, 0)):
        places.island(5.0, .3, stripe=.55, angle=-12, sc=(1.08, .92))
        places.rope(4.55, (1.08, .92))
        places.wood((22, 168), 4.15, 25, sc=(1.1, .93), seed=5, h=(.9, 1.7), depth=.5)
        places.floodlight((-3.7, 2.75, 0), lamps, 40)
        places.floodlight((4.7, 2.6, 0), lamps - .2, -24)
        places.boundary_board((-1.6, 3.98, 0), 6, 'KRAKÓW', 'red')
        places.boundary_board((.1, 4.08, 0), 0, 'VISTULA', 'green', 'amber')
        places.boundary_board((1.85, 3.98, 0), -6, 'WARSZAWA', 'amber', 'ink', 1.7)
    with placed((-.25, .65, 0), -15):
        with placed((end, 0, 0)):
            places.pitch(strip, 1.0, turn=-90)
            with placed((end + .45, -.7, .014), -78):
                player(cast('imran', kit='red'), 'follow', 'shout')
            with placed((end - 1.0, .95, 0), -72):
                player(cast('ola', hat='helmet'), 'run', 'smile', pads=True, gloves='batting')
        with placed((0, 0, .014), 4):
            player(cast('arjun'), 'drive', 'grin', pads=True, gloves='batting')
        with placed((-1.5, .12, 0), 84):
            player(cast('tomek', kit='red'), 'keep', 'focus', pads='keeping', gloves='keeping')
        Q.ball((1.1, -.85, .062), .062)
    if crowd:
        with placed((-2.55, 2.0, 0), 62):
            player(cast('kuba', kit='red'), 'ready', 'calm')
        with placed((4.0, 2.9, 0), -48):
            player(cast('coach', kit='white', hat='sunhat', hat_colour='cream'), 'stand', 'calm')
    skyline.city('krakow', (-.3, 5.75, 0), 4, .5)
    skyline.city('warsaw', (4.0, 5.6, 0), -4, .56)


def hero(tall=False):
    places.catcher(-.4, 16)
    studio.golden_hour(42, 30, 3.7, .5)
    studio.area((-7, 8, 6), (1, 1, 1), 4, 900, (.6, .8, 1))
    if tall:
        oval(2.6, 4.2, False)
        studio.camera((.62, -12.6, 4.4), (.6, 1.7, 2.66), 67.5, (0, .6, .9), .9)
    else:
        oval(strip=4.25)
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
