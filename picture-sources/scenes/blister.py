"""A strip of ten tablets: knurled foil below, clear film with a dome over each tablet."""

import math

from materials import clear_film, foil
from mesh import add_mesh, grid_faces, group, place
from tablet import THICK, tablet

WIDTH, HEIGHT = 62.0, 96.0
COLUMNS = (-15.2, 15.2)
ROWS = (34.5, 17.0, -0.5, -18.0, -35.5)
CORNER = 5.0
DOME = 7.0
GRID = 0.34


def _bow(x, y, bend):
    """A strip that has been handled is never flat: mm above its plane."""
    return bend * ((2 * y / HEIGHT) ** 2 * 0.9 + 0.35 * (2 * x / WIDTH) * (2 * y / HEIGHT))


def _dome(x, y):
    """Height of the film above the foil: a steep wall, then a round crown."""
    column = min(COLUMNS, key=lambda value: abs(value - x))
    row = min(ROWS, key=lambda value: abs(value - y))
    along = max(0, abs(x - column) - 5.9)
    inside = 5.3 - math.hypot(along, y - row)
    if inside <= -0.6:
        return 0.0
    # A short fillet at the foot, then the wall.
    if inside <= 0:
        return 0.28 * (1 + inside / 0.6) ** 2
    share = min(1.0, inside / 4.0)
    return 0.28 + (DOME - 0.28) * (1 - (1 - share) ** 3.2) ** 0.82


def _perforation(x, y):
    """Dashes pressed between the rows, and between the columns: mm below the plane."""
    across = min(abs(y - (a + b) / 2) for a, b in zip(ROWS, ROWS[1:]))
    dash = max(0.0, math.sin(x * 3.6))
    depth = math.exp(-((across / 0.32) ** 2)) * dash
    return 0.13 * max(depth, math.exp(-((x / 0.32) ** 2)) * max(0.0, math.sin(y * 3.6)))


def _sheet(name, material, height_of):
    """A sheet with round corners whose points stand at `height_of(x, y)`."""
    columns, rows = int(WIDTH / GRID) + 1, int(HEIGHT / GRID) + 1
    points = []
    for row in range(rows):
        y = -HEIGHT / 2 + HEIGHT * row / (rows - 1)
        # The corners: rows near the ends are shorter.
        over = max(0.0, abs(y) - (HEIGHT / 2 - CORNER))
        half = WIDTH / 2 - (CORNER - math.sqrt(max(0, CORNER**2 - over**2)))
        for column in range(columns):
            x = -half + 2 * half * column / (columns - 1)
            points.append((x, y, height_of(x, y)))
    return add_mesh(name, points, grid_faces(columns, rows), material)


def blister(bend=1.2, back=False):
    """
    One strip around the origin, its foil in the plane z = 0 and its domes up, the long side along y.
    `bend` is how far its ends rise, in mm; with `back` its foil bears the print, which is seen from below.
    """
    size = (WIDTH, HEIGHT)
    below = foil(size, "blister-back" if back else None)
    base = _sheet("foil", below, lambda x, y: _bow(x, y, bend) - _perforation(x, y))
    film = _sheet("film", clear_film(), lambda x, y: _bow(x, y, bend) + 0.22 + _dome(x, y) - _perforation(x, y))
    solid = base.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness = 0.025
    tablets = []
    for row, y in enumerate(ROWS):
        for column, x in enumerate(COLUMNS):
            # Each lies a little differently in its dome.
            drift = math.sin(row * 12.9 + column * 78.2)
            at = (x + 0.35 * drift, y + 0.25 * math.cos(row * 7.7 + column), _bow(x, y, bend) + THICK / 2 + 0.12)
            tablets.append(place(tablet(), at, (0, 0, 2.6 * drift)))
    return group("blister", [base, film, *tablets])
