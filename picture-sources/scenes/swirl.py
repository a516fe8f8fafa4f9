"""A swirl of cream, as a round nozzle lays it down."""

import math

from mathutils import Vector, noise

from materials import cream
from mesh import add_mesh, grid_faces

AROUND = 240
ROWS = 260
TIP = 0.86


def swirl(radius=20.0, height=21.0, turns=3.1, bead=4.6):
    """
    A cone around which the cream runs upwards in one bead, drawn out to a tip that leans over. Its foot's middle is
    the origin; lengths in mm.
    """
    slant = math.hypot(radius, height)
    out, up = height / slant, radius / slant
    points = []
    for row in range(ROWS):
        s = row / (ROWS - 1)
        tail = max(0.0, (s - TIP) / (1 - TIP))
        core = (radius - bead) * (1 - s) ** 0.86
        lift = height * s**0.94 + 5.5 * tail**1.6
        for step in range(AROUND):
            angle = 2 * math.pi * step / AROUND
            # The bead is as thick as the way between two turns, which gets shorter towards the tip.
            phase = (turns * (1 - (1 - s) ** 1.25) + 0.18 - angle / (2 * math.pi)) % 1
            arch = math.sqrt(max(0.0, 1 - (2 * phase - 1) ** 2)) ** 0.8
            thick = bead * (1 - s) ** 0.5 * (1 - 0.6 * tail)
            wander = noise.noise(Vector((math.cos(angle) * 1.3, math.sin(angle) * 1.3, s * 4)))
            push = thick * (0.25 + 0.95 * arch) * (1 + 0.08 * wander)
            r = max(0.0, core + out * push * (1 if s < 1 else 0))
            z = max(0.0, lift - bead * 0.35 + up * push * min(1.0, s * 6))
            lean = 3.4 * tail**2
            # The foot bulges out from under itself.
            foot = min(1.0, s / 0.07)
            r *= 0.9 + 0.1 * math.sin(foot * math.pi / 2)
            points.append((r * math.cos(angle) + lean, r * math.sin(angle) - lean * 0.5, z))
    obj = add_mesh("swirl", points, grid_faces(AROUND, ROWS, closed=True), cream())
    smooth = obj.modifiers.new("soft", "SMOOTH")
    smooth.factor = 0.5
    smooth.iterations = 5
    return obj
