"""Who asks about a programme: one toy for each, with what is taken along to it."""
from lib import equipment as Q
from lib import materials as M
from lib.mesh import rod

from .answers import bubble
from .programmes import HIGH
from .sets import toy
from .things import stage


def _asks(rim, name, pose='stand', at=(-.24, .04), turn=10, size=.7, edge='green', **how):
    stage(rim, height=.41, lens=156)
    toy(name, pose, at, turn, size=size, **how)
    bubble((.48, .12, .95), edge)


def junior():
    """A hand goes up, among cones."""
    _asks('amber', 'tomek', edge='amber', face='grin', size=.68, who=dict(kit='training', hat=None), hands=HIGH['hands'], elbows=HIGH['elbows'], spread=('R',), look=(-6, 0, 10))
    Q.cone((.4, -.3, 0), 'coral', .62)
    Q.cone((.62, -.18, 0), 'amber', .62)


def adult():
    """A hand at the chin."""
    _asks('amber', 'harpreet', size=.62, who=dict(kit='blue'), hands=dict(L=(.12, -.24, .84), R=(-.06, -.3, 1.06)), elbows=dict(L=(1, .1, -.2), R=(-.7, -.2, -.9)), look=(-4, -8, 14))
    Q.kit_bag((.4, -.2, 0), -12, 'green', .5, False)
    Q.ball((.1, -.4, .07), .07, fine=True)


def women():
    """She leans on her bat."""
    _asks('green', 'sana', 'guard', (-.34, .04), face='smile', size=.62, pads=True, who=dict(kit='red', hat=None, hair='long', extras=('long',)), hands=dict(L=(.5, -.2, 1.1)), elbows=dict(L=(.6, .1, -1)), spread=('L',), look=(-6, 0, 10))
    Q.helmet_prop((.42, -.24, .1), -24, 'red', .42)


def camps():
    """From a rolled mat before the tent."""
    _asks('amber', 'hania', 'sit', edge='amber', face='grin', who=dict(kit='red', hat='sunhat', hat_colour='cream'), z=-.02, hands=dict(L=(.16, -.24, .54), R=(-.56, -.2, 1.06)), elbows=dict(R=(-1, .1, 0)), spread=('R',), look=(-8, 0, 10))
    rod((-.5, .08, .13), (.02, .08, .13), .13, M.canvas('amber'))
    for x in (-.38, -.1):
        rod((x, .08, .13), (x + .04, .08, .13), .135, M.vinyl('red'))
    Q.ball((.36, -.32, .07), .07, fine=True)


def tours():
    """Packed, with one hand free."""
    _asks('amber', 'kofi', 'wave', edge='amber', face='grin', who=dict(kit='white'), hands=HIGH['hands'], elbows=HIGH['elbows'], spread=('R',), look=(-6, 0, 10))
    Q.kit_bag((.36, -.22, 0), -10, 'red', .6, False)
