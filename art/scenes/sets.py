"""What the stories share: a field under one of three skies, a hall, a dome, and short words for placing toys."""
from mathutils import Vector

from lib import equipment as Q
from lib import materials as M
from lib import halls, places, props, skyline, studio
from lib.mesh import capsule, placed, pose, turned
from lib.player import player
from lib.squad import CAST, cast

PADS = dict(bat=dict(pads=True, gloves='batting'), keep=dict(pads='keeping', gloves='keeping'))


def toy(name, pose='stand', at=(0, 0), turn=0, face='smile', gear=None, z=0, size=1, who=None, **how):
    """One of the cast in a pose; `who` changes the person (kit, hat), the rest changes the pose."""
    with placed((at[0], at[1], z), turn, size):
        return player(cast(name, **(who or {})), pose, face, **PADS.get(gear, {}), **how)


def wicket(at, turn=0, stand=False, bails=True, z=0):
    with placed((at[0], at[1], z), turn):
        Q.stumps(bails, stand)


def grip(kit='coach'):
    """A coach sets the hands of a small batter, stumps behind them."""
    with placed((.62, .0, 0), -24):
        j = player(cast('noor'), 'stance', 'smile', pads=True, gloves='batting', look=(-4, 0, -24))
    with placed((-.34, .02, 0), 34):
        reach = pose((-.34, .02, 0), 34).inverted() @ (pose((.62, .0, 0), -24) @ j['local']['hands']['L'] + Vector((-.04, -.02, .07)))
        c = player(cast('coach', kit=kit), 'ready', 'smile', pelvis=(0, .05, .6), chest=(18, 0, 0), spread=('L',), look=(0, 0, 8),
                   hands=dict(L=tuple(reach / 1.16), R=(-.2, -.32, .8)), elbows=dict(L=(.6, .2, -1), R=(-1, .3, -.5)), palms=dict(R=(1, 0, .4), L=(.4, -.4, -1)))
        props.whistle(c['local']['chest'], c['k'])
        R = c['local']['hands']['R']
        props.clipboard((R.x + .06, R.y - .09, R.z + .05), turned(-26, -8, 8), .95)
    with placed((1.06, .42, 0), -20):
        Q.stumps(stand=True)


WALK = dict(feet=dict(L=(.12, -.24, .11), R=(-.11, .22, .14)), toes=dict(L=4, R=-8), lift=dict(L=-12, R=34), knees=dict(L=(.05, -1, .3), R=(-.05, -1, 0)))


def umpire(name, at, turn, out=False, face='calm'):
    """In white under a sunhat; out: the finger goes up."""
    arms = dict(hands=dict(L=(.3, -.06, .62), R=(-.34, -.14, 1.5))) if out else {}
    a = toy(name, 'stand' if out else 'crossed', at, turn, face, who=dict(kit='white', hat='sunhat', hat_colour='cream'), **arms)
    if out:
        x, y, z = a['R']
        capsule((x, y, z + .05), (x, y, z + .21), .027, .023, M.flesh(CAST[name].tone))


def light(kind='noon', side=-1):
    if kind == 'noon':
        studio.sun(38, 40 * side, 3.4, (1, .92, .78), 5)
        studio.sky((.62, .8, 1), .62)
    elif kind == 'gold':
        studio.golden_hour(46 * side, 29, 3.7, .52)
    else:
        studio.sun(20, 62 * side, 2.9, (1, .72, .46), 6)
        studio.sky((.45, .58, .9), .48)
    studio.area((4 * -side, 4, 4), (0, 0, 1.2), 2, 380, (.65, .82, 1))
    studio.face_fill(power=320)


def field(kind='noon', side=-1, stripe=.8, angle=20, rope=5.4, trees=(25, 155, 6.2, 20), seed=2, town=None, centre=(0, 0)):
    """Grass to the horizon, a rope, a wood behind it, perhaps a town."""
    places.floor(M.turf(stripe=stripe, angle=angle))
    if rope:
        with placed((*centre, 0)):
            places.rope(rope, (1.4, 1))
    if trees:
        a, b, r, n = trees
        places.wood((a, b), r, n, seed=seed, h=(1.1, 2.0), sc=(1.35, 1))
    if town:
        skyline.city(town[0], (town[1], town[2], 0), 0, town[3])
    light(kind, side)


def inside(kind='hall', power=1.2):
    """The indoor school or the heated dome, with its own soft light."""
    if kind == 'hall':
        halls.hall()
    else:
        halls.dome()
        studio.area((0, 3, 4.6), (0, 6, 1.5), 5, 500, (1, .95, .86))
    studio.portrait_light((0, .2, 1), 1.8, power, fill=.55 if kind == 'hall' else .85)
    studio.area((0, 5, 3.8), (0, 5, 0), 4, 190, (1, .9, .75))


def look(frm=(0, -7.2, 1.7), to=(0, .3, 1.0), lens=52, focus=(0, -.2, 1.1), f=.65):
    studio.camera(frm, to, lens, focus, f)
