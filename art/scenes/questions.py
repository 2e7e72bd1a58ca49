"""Who asks about a programme: one toy for each, with what is taken along to it. And who asks in other ways."""
from lib import equipment as Q
from lib import materials as M
from lib import props
from lib.mesh import at, ball, box, lathe, letters, placed, ring, rod, turned

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


def coaching():
    """It goes into the letterbox."""
    stage('red', height=.41, lens=156)
    toy('veer', 'stand', (-.3, .0), 34, 'grin', size=.68, who=dict(kit='blue'), hands=dict(L=(.26, -.47, .98), R=(-.27, -.02, .74)), elbows=dict(L=(.8, .2, -.8), R=(-1, .35, 0)), look=(-2, 0, 4))
    with placed((.4, .1, 0), -24, .57):
        props.mailbox()
    with placed((.165, -.135, .69), 14, 1, (-4, -8)):
        box((0, 0, 0), (.31, .02, .23), M.plain('white', .7), bevel=.008)
        for s in (-1, 1):
            box((0, 0, s * .108), (.3, .024, .014), M.plain('red' if s > 0 else 'green', .6), bevel=.003)
        letters('?', .24, M.vinyl('red'), at((0, -.018, 0)) @ turned(90, 0, 0), .012, bold=.01)
    Q.ball((.0, -.45, .07), .07, fine=True)


def schedule():
    """When is the next one? The last line of the timetable does not say."""
    stage('amber', height=.41, lens=156)
    toy('marta', 'stand', (-.36, -.06), 40, 'calm', size=.6, who=dict(kit='red', hat=None), hips=(4, 0, 0), chest=(10, 0, 0), look=(4, 0, 10),
        hands=dict(L=(.2, -.46, .9), R=(-.07, -.3, 1.05)), elbows=dict(L=(.7, .1, -.9), R=(-.8, -.1, -.8)), spread=('L',))
    wood, plate = M.wood('b9824a', (.6, 8, 8)), M.plain('white', .6)
    with placed((.28, .16, 0), -16, .92):
        for x in (-.33, .33):
            rod((x, .03, 0), (x, .03, .98), .03, wood)
            ball((x, .03, .99), .04, M.vinyl('amber'))
        box((0, 0, .62), (.78, .06, .68), wood, bevel=.02)
        box((0, -.025, .62), (.7, .03, .6), M.plain('green', .6), bevel=.01)
        for z, colour, text in ((.8, 'red', '16:00'), (.62, 'amber', '18:00'), (.44, 'coral', '?')):
            ball((-.25, -.045, z), .055, M.vinyl(colour), (1, .5, 1))
            box((.07, -.04, z), (.44, .03, .135), M.vinyl('amber') if text == '?' else plate, bevel=.015)
            letters(text, .19 if text == '?' else .125, M.plain('red' if text == '?' else 'green', .5), at((.07, -.057, z)) @ turned(90, 0, 0), .004, bold=.008)
        with placed((0, -.0, 1.09)):
            lathe([(0, 0), (.13, 0), (.14, .012), (.13, .05), (0, .05)], plate, turned(90, 0, 0), 56)
            ring((0, -.03, 0), .135, .02, M.vinyl('red'), (0, 1, 0), n=56)
            for a, b in ((0, .085), (.05, -.03)):
                rod((0, -.055, 0), (a, -.055, b), .01, M.plain('ink', .5))
    Q.ball((.06, -.45, .07), .07, fine=True)
