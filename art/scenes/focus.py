"""What a player works on: technique, a calm mind, fitness. Three islands on the edges of their columns."""
from lib import equipment as Q
from lib import materials as M
from lib.mesh import box, lathe, placed, ring, rod

from .sets import toy, wicket
from .things import stage

LOTUS = dict(pelvis=(0, .1, .2), chest=(2, 0, 0), look=(1, 0, 0), feet=dict(L=(-.1, -.13, .07), R=(.12, -.2, .13)), toes=dict(L=-80, R=80), knees=dict(L=(1, -.6, .2), R=(-1, -.6, .2)),
             hands=dict(L=(.13, -.36, .36), R=(-.13, -.36, .36)), palms=dict(L=(-.2, 0, 1), R=(.2, 0, 1)), elbows=dict(L=(1, .2, -.4), R=(-1, .2, -.4)), spread=('L', 'R'))
LEAP = dict(pelvis=(0, -.02, .72), hips=(14, 0, -6), chest=(16, 0, 12), look=(-2, 0, -36), feet=dict(L=(.1, -.52, .48), R=(-.16, .44, .5)), toes=dict(L=2, R=-6), lift=dict(L=-24, R=76), knees=dict(L=(.1, -1, .7), R=(-.5, -.8, -.2)),
            hands=dict(L=(.36, .24, .98), R=(-.28, -.4, 1.1)), elbows=dict(L=(.6, 1, -.1), R=(-.8, .2, -.5)))


def technical():
    """A drive, the head over the ball."""
    stage('red', height=.44, lens=150)
    with placed((-.44, .2, 0), 62, .72):
        wicket((0, 0))
    toy('zosia', 'drive', (-.12, .1), -8, 'focus', 'bat', size=.7, look=(7, 0, 26))
    Q.ball((.24, -.34, .07), .07, fine=True)
    for i in range(3):
        rod((.35, -.34, .03 + .05 * i), (.47 - .03 * i, -.33, .035 + .065 * i), .01, M.plain('amber', .5), 10)


def mental():
    """Eyes closed, and a ball floats above the hands."""
    stage(height=.44, lens=150)
    toy('kofi', LOTUS, (0, .04), 0, 'still', size=.82, who=dict(kit='training', hat=None))
    Q.ball((0, -.34, .45), .085, rot=(80, 20, 20), fine=True)
    for r, z in ((.1, .345), (.066, .315)):
        ring((0, -.34, z), r, .008, M.plain('amber', .4))


def physical():
    """Over a hurdle."""
    stage('green', height=.44, lens=150)
    with placed((.02, -.02, 0), 52, 1):
        for s in (-1, 1):
            box((s * .3, 0, .02), (.05, .3, .04), M.rubber('ink'), bevel=.012)
            rod((s * .3, 0, .02), (s * .3, 0, .32), .018, M.vinyl('cream'))
        box((0, 0, .32), (.7, .03, .085), M.vinyl('red'), bevel=.012)
        for x in (-.2, 0, .2):
            box((x, 0, .32), (.1, .033, .087), M.plain('cream', .5), bevel=.012)
    toy('amara', LEAP, (.02, -.02), 46, 'grin', z=.11, size=.63, who=dict(kit='training', hat=None))
    for x, y, c in ((-.5, -.22, 'coral'), (.52, -.16, 'coral')):
        Q.cone((x, y, 0), c, .62)


def process():
    """A player in the middle of the rings, and around her what she is trained in."""
    stage(height=.46, lens=150)
    for r, z, c in ((.53, .006, 'cream'), (.41, .022, 'red'), (.29, .038, 'amber')):
        lathe([(0, z), (r - .012, z), (r, z - .012), (r, 0), (0, 0)], M.plain(c, .5), n=96)
    toy('ola', 'proud', (0, .04), 6, 'grin', size=.74, z=.038, who=dict(kit='red', hat_colour='red'))
    with placed((-.42, .1, .02), 20, .66):
        wicket((0, 0))
        Q.bat((-.06, -.12, .7), (-.1, -.34, -1))
    Q.ball((-.2, -.4, .082), .066, fine=True)
    Q.cone((.12, -.44, .01), 'coral', .5)
    with placed((.42, -.2, .08), 28):
        for s in (-1, 1):
            rod((s * .1, 0, 0), (s * .16, 0, 0), .075, M.vinyl('green'), 40)
            rod((s * .16, 0, 0), (s * .2, 0, 0), .05, M.vinyl('green'), 40)
        rod((-.12, 0, 0), (.12, 0, 0), .02, M.metal())
