"""How the academy grew: two, a squad, a crowd. Three islands for one timeline, seen by one camera at one scale."""
import math

from lib import equipment as Q
from lib import materials as M
from lib import places, props, studio
from lib.mesh import ball, box, placed, rod, turned

from .sets import toy, wicket

TILT, FAR = 18, 21  # degrees from above, and from far away: those behind are hardly smaller than those in front
FIST = dict(elbows=dict(L=(1, .1, -.1), R=(-1, .1, -.1)))
BOTH = dict(hands=dict(L=(.44, -.08, 1.52), R=(-.44, -.08, 1.52)), look=(-4, 0, 0), **FIST)  # close to the head: neighbours stand near
LEFT = dict(hands=dict(L=(.385, -.1, 1.56), R=(-.27, -.04, .7)), **FIST)
RIGHT = dict(hands=dict(R=(-.385, -.1, 1.56), L=(.27, -.04, .7)), **FIST)
OPEN = dict(spread=('L', 'R'))
UP = dict(look=(-13, 0, 0))  # or the peak would hide the eyes from a camera above


def ground(radius):
    """An island whose front rim touches the line y = 0, so that all three stand on one line of the page; returns its middle."""
    frame()
    y = radius + .12
    with placed((0, y, 0)):
        places.island(radius, .26, stripe=.6, angle=24)
    return y


def frame():
    """The same camera and the same light for all three. No floor: what is not toy stays clear."""
    a = math.radians(TILT)
    aim = (0, 1.5, 1.575)
    studio.camera((0, aim[1] - FAR * math.cos(a), aim[2] + FAR * math.sin(a)), aim, 101, fstop=None)
    studio.portrait_light((0, 2, 1), 2.4, 1.15, fill=.5)
    studio.face_fill((0, -9, 3), (0, 2, 1), 420)


def waved(p, upper, lower, lean):
    """A flag on a stick, in the hand at p."""
    with placed(tuple(p), tilt=(0, lean)):
        rod((0, 0, -.3), (0, 0, .95), .026, M.vinyl('cream'))
        ball((0, 0, .97), .045, M.plain('f0b545', .25, Metallic=.7))
        places.flag((.02, 0, .4), upper, lower, .84, .52)


def two():
    """July 2023: a ball, a bat, a sapling."""
    y = ground(1.335)
    h = toy('hania', 'toss', (-.54, y - .2), 26, 'grin', who=dict(hat=None))
    Q.ball((h['R'][0] - .03, h['R'][1] - .05, h['R'][2] + .2), .085, fine=True)
    toy('kuba', 'stance', (.5, y - .1), -16, 'smile', 'bat', look=(-8, 0, 34))
    wicket((-.02, y + .6), -8)
    places.tree((.98, y + .42, 0), 1.05, 'leaf')


def squad():
    """April 2024: seven and their coach, drawn up for the picture."""
    y = ground(2.475)
    places.tree((1.45, y + 1.1, 0), 2.1, 'leaf')
    c = toy('coach', 'stand', (-1.62, y - .1), 20, 'smile', hands=dict(L=(.06, -.34, .9), R=(-.27, -.02, .74)), elbows=dict(R=(-1, .35, 0)), look=(-8, 0, 0))
    x, yy, z = c['L']
    props.clipboard((x + .02, yy - .1, z + .08), turned(-14, 0, 14), 1.05)
    toy('amara', 'crossed', (-.66, y + .3), 8, 'grin', who=dict(kit='training'), **UP)
    toy('arjun', 'raise_bat', (.3, y + .4), -2, 'smile', 'bat', who=dict(kit='red'))
    toy('zosia', 'proud', (1.12, y + .25), -12, 'smile', who=dict(hat=None))
    toy('ola', 'kneel', (-.98, y - .85), 12, 'smile', who=dict(kit='red', hat=None))
    toy('veer', 'keep', (-.14, y - 1.0), 2, 'grin', 'keep')
    toy('kofi', 'kneel', (.74, y - .9), -8, 'grin', who=dict(kit='training'), left=True)
    toy('mei', 'clap', (1.75, y - .35), -24, 'grin', who=dict(kit='red'), **UP)
    Q.ball((.3, y - 1.5, .085), .085, fine=True)


GREEN, AMBER, RED = dict(kit='academy'), dict(kit='training'), dict(kit='red')
BARE = dict(hat=None)
KNEE_WAVE = dict(hands=dict(L=(.17, -.28, .56), R=(-.5, -.2, 1.16)), **OPEN)
LIFT = dict(hands=dict(L=(.2, -.16, 1.64), R=(-.2, -.16, 1.64)), elbows=dict(L=(1, -.2, 0), R=(-1, -.2, 0)))  # only grown-ups reach over their heads
# Four rows, from the grass to the top step: how far back, how high, who. Shirts go round (green, red, amber), so that
# no two neighbours wear the same, beside or behind. Hania and Kuba, who began it, are in the second row in green.
ROWS = (
    (0, 0, (('mei', 'kneel', 'grin', {**AMBER, **BARE}, KNEE_WAVE),
            ('ola', 'kneel', 'grin', {**GREEN, **BARE}, {}),
            ('ravi', 'squat', 'smile', RED, UP),
            ('noor', 'squat', 'smile', dict(kit='training', colour='cream'), {}),
            ('kuba', 'kneel', 'grin', dict(kit='academy', hair='curly', colour='ginger', tone='porcelain', hat=None), dict(left=True)),
            ('veer', 'kneel', 'grin', RED, dict(left=True, **KNEE_WAVE)))),
    (.68, 0, (('imran', 'stand', 'grin', GREEN, {**RIGHT, **UP, 'hands': dict(R=(-.46, -.1, 1.5), L=(.27, -.04, .7))}),
              ('zosia', 'clap', 'grin', {**RED, **BARE}, {}),
              ('arjun', 'proud', 'smile', AMBER, UP),
              ('hania', 'stand', 'grin', {**GREEN, **BARE}, BOTH),
              ('kofi', 'crossed', 'grin', RED, {}),
              ('amara', 'clap', 'smile', AMBER, UP),
              ('kuba', 'raise_bat', 'smile', GREEN, dict(left=True, **UP)))),
    (1.32, .3, (('irena', 'wave', 'smile', dict(kit='white', hat='sunhat', hat_colour='cream'), UP),
                ('dev', 'stand', 'grin', {**GREEN, **BARE}, BOTH),
                ('lena', 'proud', 'smile', {**RED, **BARE}, {}),
                ('jabari', 'stand', 'grin', {**AMBER, **BARE}, {}),
                ('zosia', 'stand', 'smile', dict(kit='academy', hair='braids', colour='black', tone='bronze', hat='cap'), {**BOTH, **UP}),
                ('tomek', 'clap', 'grin', {**RED, **BARE}, {}))),
    (1.96, .62, (('coach', 'stand', 'smile', {}, {**RIGHT, **UP}),
                 ('sana', 'stand', 'grin', {**RED, **BARE}, {**BOTH, 'hands': dict(L=(.37, -.08, 1.55), R=(-.37, -.08, 1.55))}),
                 ('harpreet', 'proud', 'smile', AMBER, {}),
                 ('marta', 'stand', 'grin', {**GREEN, **BARE}, LIFT),
                 ('piotr', 'stand', 'smile', {**RED, **BARE}, LEFT),
                 ('george', 'stand', 'grin', {**AMBER, **BARE}, LEFT),
                 ('adam', 'stand', 'smile', {**GREEN, **BARE}, LEFT))),
)


def crowd():
    """June 2025: juniors in front, grown-ups on the steps, the cup in the middle."""
    y = ground(3.93)
    front, gap = y - 2.2, .9
    for i, (back, up, row) in enumerate(ROWS):
        half = (len(row) - 1) / 2
        if up:
            box((0, front + back + .1, up / 2), (gap * (2 * half + .5), .62, up), M.wood('b98650', (4, 3, 3)), bevel=.03)
        for j, (name, pose, face, who, how) in enumerate(row):
            x = (j - half) * gap
            a = toy(name, pose, (x, front + back - .05 * x * x * (not up)), -4.5 * x, face, 'bat' if pose == 'raise_bat' else None, up, who=who, **how)
            if name == 'marta':
                Q.trophy(((a['L'][0] + a['R'][0]) / 2, a['L'][1] - .02, a['L'][2] + .09), 1.15)
            if name == 'coach':
                waved(a['R'], 'white', 'red', -8)
            if name == 'george':
                waved(a['L'], 'amber', 'green', 4)
    for x, d, h, c in ((-2.9, .9, 2.3, 'leaf'), (-2.1, 2.1, 2.5, 'autumn'), (2.2, 2.0, 2.5, 'leaf'), (3.0, .8, 2.2, 'moss')):
        places.tree((x, y + d, 0), h, c)
    Q.kit_bag((-.35, front - .95, 0), 8, k=.8)
    Q.ball((.75, front - .85, .085), .085, fine=True)
