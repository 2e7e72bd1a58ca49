"""The notice board of the admin's page in pieces, seen straight from the front: CSS stretches its frame from edge to edge of any window."""
from lib import materials as M
from lib import studio
from lib.mesh import ball, box


def _light(z=0.0, s=1.6):
    studio.portrait_light((0, 0, z), s, 1.0, fill=.6)


def frame(felt='teal'):
    """Rounded bars round felt."""
    wood = M.vinyl('cream')
    box((0, .12, 0), (1.86, .04, 1.86), M.cloth(felt), bevel=.01)
    for z in (-.9, .9):
        box((0, 0, z), (1.96, .34, .17), wood, bevel=.05, seg=8)
    for x in (-.9, .9):
        box((x, 0, 0), (.17, .34, 1.96), wood, bevel=.05, seg=8)
    for x in (-.9, .9):
        for z in (-.9, .9):
            box((x, -.01, z), (.18, .34, .18), wood, bevel=.05, seg=8)
            ball((x, -.19, z), .036, M.metal('d8b35c', .3), (1, .5, 1))
    _light()
    studio.front(2)


def pin():
    """Holds a sheet of any size."""
    ball((0, -.12, 0), .3, M.gloss('red'), (1, .8, 1))
    _light(0, 1)
    studio.front(.64)
