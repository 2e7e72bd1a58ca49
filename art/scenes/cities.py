"""Krakow and Warsaw on one small island: the head of About, and the card that travels."""
from lib import equipment as Q
from lib import places, props, skyline, studio
from lib.mesh import placed
from lib.player import player
from lib.squad import cast


def _two_cities():
    """A batter between the towers of Krakow and Warsaw."""
    places.island(1.75, .24, stripe=.42, angle=24)
    with placed((.3, -.4, 0), -18):
        player(cast('arjun'), 'drive', 'grin', pads=True, gloves='batting', look=(-2, 0, 30))
    with placed((-.75, -.2, 0), 60):
        Q.stumps()
    Q.ball((1.12, -.85, .07), .08, fine=True)
    places.tree((-1.1, .85, 0), 1.7, 'leaf')
    places.tree((-.55, 1.2, 0), 1.4, 'autumn')
    with placed((1.0, 1.05, 0), -6, .36):
        skyline.palace_of_culture()
    with placed((-.15, 1.1, 0), 4, .36):
        skyline.st_mary()


def about():
    places.catcher(-.4)
    _two_cities()
    studio.portrait_light((0, 0, .9), 1.7, 1.05, fill=.5)
    studio.camera((0, -9, 2.4), (0, 0, .78), 72, (0, -.3, 1.0), 1.3)


def share():
    """Name on the left, the island on the right."""
    places.catcher(-.4)
    with placed((1.55, 0, 0)):
        _two_cities()
    props.sign('VISTULA', (-1.75, 0, 1.28), .62, 'amber')
    props.sign('CRICKET ACADEMY', (-1.75, 0, .78), .27, 'cream', depth=.04, bold=0)
    props.sign('KRAKÓW  ·  WARSZAWA', (-1.75, 0, .44), .15, 'copper', depth=.02)
    studio.portrait_light((0, 0, .9), 1.8, 1.0, fill=.5)
    studio.camera((0, -9, 2.0), (0, 0, .82), 45, (1.4, -.1, 1), 1.6)
