"""A capsule-shaped tablet: a band, two crowns, a score and two letters."""

import math

import bpy

from materials import coat
from mesh import add_mesh, grid_faces

LENGTH, WIDTH, THICK = 20.0, 8.8, 6.4
BAND = 2.3
AROUND = 320

_shared = {}


def _outline():
    """Points around the tablet, evenly spaced, each with its point on the middle line."""
    radius = WIDTH / 2
    straight = LENGTH - WIDTH
    total = 2 * straight + 2 * math.pi * radius
    points = []
    for step in range(AROUND):
        way = total * step / AROUND
        if way < straight:
            x, y = way - straight / 2, -radius
        elif way < straight + math.pi * radius:
            angle = (way - straight) / radius - math.pi / 2
            x, y = straight / 2 + radius * math.cos(angle), radius * math.sin(angle)
        elif way < 2 * straight + math.pi * radius:
            x, y = straight / 2 - (way - straight - math.pi * radius), radius
        else:
            angle = (way - 2 * straight - math.pi * radius) / radius + math.pi / 2
            x, y = -straight / 2 + radius * math.cos(angle), radius * math.sin(angle)
        points.append((x, y, max(-straight / 2, min(straight / 2, x))))
    return points


def _rings():
    """From one crown over the band to the other: share of the way inwards, height."""
    crown = (THICK - BAND) / 2
    inwards = [0.0, 0.012, 0.03, 0.06, 0.1, 0.16, 0.23, 0.31, 0.4, 0.5, 0.6, 0.7, 0.8, 0.88, 0.95, 1.0]
    top = [(t, BAND / 2 + crown * (1 - (1 - t) ** 2.1) ** 0.86) for t in inwards]
    band = [(-0.008, BAND / 2 - 0.25), (-0.01, 0.0), (-0.008, -BAND / 2 + 0.25)]
    return top[::-1] + band + [(t, -z) for t, z in top]


def _mesh():
    outline = _outline()
    points = []
    rings = _rings()
    for t, z in rings:
        for x, y, middle in outline:
            px = middle + (x - middle) * (1 - t)
            groove = 0.75 * math.exp(-((px / 0.5) ** 2)) * min(1, max(0, t + 0.12) * 3)
            points.append((px, y * (1 - t), z - math.copysign(groove, z) if abs(z) > BAND / 2 - 0.01 else z))
    return points, grid_faces(AROUND, len(rings), closed=True)


def tablet():
    """One tablet around the origin, its long side along x. All share one mesh."""
    if "mesh" not in _shared:
        points, faces = _mesh()
        first = add_mesh("tablet", points, faces, coat((LENGTH, WIDTH)))
        _shared["mesh"] = first.data
        return first
    obj = bpy.data.objects.new("tablet", _shared["mesh"])
    bpy.context.scene.collection.objects.link(obj)
    return obj


def forget():
    """A new scene needs a new mesh."""
    _shared.clear()
