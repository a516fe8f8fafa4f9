"""The cream's tube, its neck and its cap."""

import math

from mathutils import Vector, noise

from materials import laminate, plastic
from mesh import add_mesh, grid_faces, group, lathe, rounded

RADIUS = 19.0
HEIGHT = 112.0
CRIMP = 8.0
CAP_HEIGHT = 23.0
SHOULDER = 5.0

AROUND = 161
ROWS = 120


def _perimeter(a, b):
    h = ((a - b) / (a + b)) ** 2
    return math.pi * (a + b) * (1 + 3 * h / (10 + math.sqrt(4 - 3 * h)))


def _half_width(half_depth):
    """The sheet neither stretches nor shrinks: how wide it lies when it is pressed to this depth."""
    low, high = RADIUS * 0.9, math.pi * RADIUS / 2
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (middle, high) if _perimeter(middle, half_depth) < 2 * math.pi * RADIUS else (low, middle)
    return low


def _section(a, b):
    """Points around an ellipse at equal steps along its edge, from the back over the left to the front."""
    fine = 900
    ring = [(-a * math.sin(2 * math.pi * s / fine), b * math.cos(2 * math.pi * s / fine)) for s in range(fine + 1)]
    way = [0.0]
    for one, two in zip(ring, ring[1:]):
        way.append(way[-1] + math.dist(one, two))
    points, at = [], 0
    for step in range(AROUND):
        target = way[-1] * step / (AROUND - 1)
        while at < fine - 1 and way[at + 1] < target:
            at += 1
        share = (target - way[at]) / ((way[at + 1] - way[at]) or 1)
        points.append(tuple(p + (q - p) * share for p, q in zip(ring[at], ring[at + 1])))
    return points


def _half_depth(z):
    """Half the tube's depth at a height: round below, a wedge towards the crimp."""
    flat = 0.45
    if z >= HEIGHT - CRIMP:
        return flat
    share = z / (HEIGHT - CRIMP)
    return flat + (RADIUS - flat) * (1 - max(0, (share - 0.06) / 0.94) ** 1.12)


def body(pressed=0.0):
    """The printed wall, its shoulder at z = 0 and its front to -y. `pressed`: mm that a thumb has pushed it in."""
    points, uvs = [], []
    heights = [HEIGHT * row / (ROWS - 1) for row in range(ROWS)]
    for z in heights:
        b = _half_depth(z)
        a = _half_width(b)
        # Welded to the shoulder below and pressed flat above, it gives way between.
        loose = min(1.0, b / 8, z / 12)
        for step, (x, y) in enumerate(_section(a, b)):
            length = math.hypot(x, y) or 1
            place_at = Vector((x * 0.035, y * 0.05, z * 0.028 + 3.1))
            swell = 0.55 * loose * noise.noise(place_at)
            dent = 0.0
            if pressed and y < 0:
                dent = pressed * loose * math.exp(-(((x - 3) / 13) ** 2) - ((z - 62) / 17) ** 2)
                dent += 0.4 * pressed * loose * math.exp(-(((x + 9) / 8) ** 2) - ((z - 84) / 12) ** 2)
            points.append((x + x / length * swell, y + y / length * swell + dent, z))
            uvs.append((step / (AROUND - 1), z / HEIGHT))
    wall = add_mesh("tube", points, grid_faces(AROUND, ROWS), laminate(HEIGHT, CRIMP), uvs=uvs)
    soft = wall.modifiers.new("soft", "SUBSURF")
    soft.levels = soft.render_levels = 1
    return wall


def neck():
    """Shoulder, neck and mouth under the wall, with the thread that the cap turns on."""
    white = plastic("neck", "#fbeee6", 0.32)
    profile = rounded(
        [(RADIUS - 0.12, 1.2), (RADIUS - 0.1, -0.5), (RADIUS - 2.2, -1.8), (7.2, -SHOULDER), (6.6, -6.0),
         (6.6, -14.5), (5.6, -15.6), (3.2, -15.6), (2.8, -14.6), (2.6, -8)],
        0.9,
    )
    parts = [lathe("neck", profile, white)]
    points = []
    turns, steps, sides = 2.6, 260, 10
    for step in range(steps):
        share = step / (steps - 1)
        angle = share * turns * 2 * math.pi
        fade = min(1, share * 12, (1 - share) * 12)
        z = -7.2 - share * 6.0
        for side in range(sides):
            around = 2 * math.pi * side / sides
            radius = 6.5 + 0.62 * fade * math.cos(around)
            points.append((radius * math.cos(angle), radius * math.sin(angle), z + 0.6 * math.sin(around)))
    parts.append(add_mesh("thread", points, grid_faces(sides, steps, closed=True), white))
    return parts


def cap():
    """The cap, its foot at z = 0 (where the tube stands) and its open end up."""
    plum = plastic("cap", "#541848", 0.27)
    wall = RADIUS - 0.9
    profile = rounded(
        [(0, 0.7), (wall - 4.6, 0.7), (wall - 3.9, 0), (wall - 0.7, 0), (wall - 0.25, 3.2), (wall - 0.05, 3.6),
         (wall, 16.5), (wall + 0.05, 19.0), (wall + 0.3, CAP_HEIGHT - 0.4), (wall - 0.6, CAP_HEIGHT),
         (wall - 1.8, CAP_HEIGHT), (wall - 2.2, 8), (0, 8)],
        0.8,
    )
    # More rings where the ribs are, so that they end softly.
    dense = []
    for one, two in zip(profile, profile[1:]):
        dense.append(one)
        count = int(math.dist(one, two) / 0.9)
        dense += [tuple(p + (q - p) * k / (count + 1) for p, q in zip(one, two)) for k in range(1, count + 1)]
    dense.append(profile[-1])
    return lathe("cap", dense, plum, steps=768, ribs=64, rib_depth=0.62, ribbed=(4.2, 16.6))


def tube_upright():
    """The closed tube on its cap. The cap's foot is the origin."""
    wall = [body(), *neck()]
    for part in wall:
        part.location.z += (CAP_HEIGHT - 0.1) * 0.1
    return group("tube-upright", [*wall, cap()])


def tube_open(pressed=5.0):
    """The tube without its cap. The shoulder's middle is the origin, the crimp up."""
    return group("tube-open", [body(pressed), *neck()])
