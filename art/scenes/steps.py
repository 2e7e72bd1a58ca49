"""Four children without ground, each taller than the one before, on what the page draws; and a woman on an island."""
import math

from lib import equipment as Q
from lib import places, studio

from .programmes import HIGH
from .sets import toy

TILT, FAR = 6, 14


def _stage(high=2.2, left=0, low=.14, tilt=TILT):
    """The same camera, scale and light for all, their soles a little above the lower edge."""
    a = math.radians(tilt)
    middle = high / 2 - low
    studio.portrait_light((0, 0, .9), 1.7, .8, fill=.46)
    studio.face_fill((0, -9, 2.4), (0, 0, 1), 150)
    studio.camera((left, -FAR * math.cos(a), middle + FAR * math.sin(a)), (left, 0, middle), 36 * FAR / high, None, None)


def bat():
    """The first stroke."""
    _stage()
    toy('lena', 'guard', (.06, 0), 12, 'grin', size=.84, who=dict(kit='training', hat=None), look=(-4, 0, -6), bat=dict(top=(-.33, -.16, .8), dir=(-.06, -.1, -1), face=(0, -1, 0), hand='R', one=True))


def ball():
    """A ball, tossed up."""
    _stage()
    h = toy('veer', 'toss', (.1, 0), 8, 'grin', size=.95, who=dict(kit='academy'))
    Q.ball((h['R'][0] - .01, h['R'][1] - .03, h['R'][2] + .3), .085, fine=True)


def helmet():
    """Padded and helmeted, a hand up."""
    _stage()
    toy('mei', 'wave', (.08, 0), 6, 'smile', size=1.04, pads=True, who=dict(kit='teal', hat='helmet', hat_colour='amber'), **HIGH)


def cup():
    """Won together, and lifted."""
    _stage()
    a = toy('arjun', 'wave', (.12, 0), -4, 'grin', size=1.1, who=dict(kit='red', hat=None), **{**HIGH, 'spread': ()})
    Q.trophy((a['R'][0], a['R'][1] - .01, a['R'][2] - .12), .8)


def welcome():
    """A bat, raised to whoever comes."""
    _stage(3.02, low=.47, tilt=12)
    places.island(.98, .16, stripe=.34, angle=24, sc=(1, .7))
    Q.ball((-.56, -.24, .085), .085, fine=True)
    toy('marta', 'raise_bat', (.04, 0), 6, 'grin', pads=True, gloves='batting', who=dict(kit='red', hat=None))
