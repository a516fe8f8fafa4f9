"""The pictures: what stands where, and from where it is seen. A picture of each name is one function below."""

from blister import blister
from carton import carton
from mesh import place
from studio import camera, standard_light
from swirl import swirl
from tablet import THICK, tablet
from tube import RADIUS, cap, tube_open, tube_upright


def _lying(x, y, turn, tilt=0.0, height=0.0):
    return place(tablet(), (x, y, THICK / 2 + height), (tilt, 0, turn))


def forte_carton():
    place(carton(), (0, 0, 0), (0, 0, -27))
    standard_light(1.0)
    camera((0, -470, 150), (1, 0, 50), 0.84)


def forte_blister():
    place(blister(0.9, back=True), (-29, 16, 8.0), (0, 180, 24))
    # Its right edge on the table, its left one on the other strip.
    place(blister(1.2), (22, -8, 7.4), (0, 12.5, -15))
    standard_light(1.0)
    camera((0, -300, 400), (-1, 0, 2), 0.82, rise=0.01)


def forte_hand():
    """On `drawings/forte-hand.svg`, whose mm are this scene's."""
    _lying(0, 0, 34)
    standard_light(0.62, fill=0.9)
    camera((0, -70, 260), (0, 0, 0), 19.0 / 226, aside=0.02, rise=-0.12)


def forte_group():
    place(carton(), (-14, 24, 0), (0, 0, -20))
    place(blister(1.1), (45, -27, 0.6), (0, 0, -38))
    _lying(-34, -18, 24)
    _lying(-24, -36, -30)
    standard_light(1.1)
    camera((0, -500, 250), (2, 0, 38), 0.84)


def cream_tube():
    place(tube_upright(), (0, 0, 0), (0, 0, -9))
    standard_light(1.15)
    camera((0, -560, 130), (0, 0, 66), 0.86)


def cream_swirl():
    _tube_on_its_side((-2, 6, 0), 44)
    place(cap(), (38, 34, 0), (0, 0, 10))
    place(swirl(), (30, -30, 0), (0, 0, 20))
    standard_light(1.05)
    camera((0, -380, 320), (0, 0, 10), 0.84)


def cream_leg():
    """Beside `drawings/cream-leg.svg`, whose mm are this scene's."""
    place(tube_upright(), (0, 0, 0), (0, 0, -9))
    standard_light(1.15)
    camera((0, -560, 130), (0, 0, 66), 137 / 476, aside=0.3, rise=-0.3)


def _tube_on_its_side(at, turn):
    """
    The open tube lying on its back, its mouth at `at` and turned by `turn` degrees from the camera to the right. It
    rests on shoulder and crimp, so it points up a little towards the mouth.
    """
    x, y, _ = at
    handle = tube_open()
    handle.rotation_mode = "XYZ"
    return place(handle, (x, y, RADIUS + 0.2), (-99.4, 0, turn))


def banner():
    place(carton(), (-38, 26, 0), (0, 0, -16))
    place(tube_upright(), (38, 22, 0), (0, 0, 8))
    place(blister(1.1), (4, -40, 0.6), (0, 0, -66))
    _lying(-58, -30, 18)
    _lying(-62, -48, -30)
    place(swirl(13.5, 14.5, 3.1, 3.2), (73, -24, 0))
    standard_light(1.35)
    camera((0, -620, 250), (4, 0, 50), 0.88)


# Size of a picture in pixels, where it is not the usual one.
SIZES = {"banner": (1200, 1000)}
PICTURES = {
    "forte-carton": forte_carton,
    "forte-blister": forte_blister,
    "forte-hand": forte_hand,
    "forte-group": forte_group,
    "cream-tube": cream_tube,
    "cream-swirl": cream_swirl,
    "cream-leg": cream_leg,
    "banner": banner,
}


def size(name):
    """Width and height of a picture in pixels."""
    return SIZES.get(name, (1200, 1200))


def build(name):
    """Builds the scene of a picture."""
    PICTURES[name]()
