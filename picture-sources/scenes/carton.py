"""The tablets' carton."""

import bpy

from materials import plain_board, printed_board
from mesh import MM, add_mesh, group, place

WIDTH, HEIGHT, DEPTH = 72, 104, 44
STEPS = 16


def _panel_box(name, width, height, depth, materials, bulge):
    """
    A box with its foot at the origin whose front and sides swell by `bulge` mm, as glued board does.
    `materials` are those of front, right side, top and all the rest.
    """
    points, faces, kinds, known = [], [], [], {}

    def point(x, y, z):
        key = (round(x, 4), round(y, 4), round(z, 4))
        if key not in known:
            known[key] = len(points)
            u, v = 2 * x / width, 2 * z / height - 1
            w = 2 * y / depth
            swell = bulge * (1 - v**4)
            dy = (1 if y > 0 else -1) * swell * (1 - u * u) if abs(abs(w) - 1) < 1e-6 else 0
            dx = (1 if x > 0 else -1) * swell * 0.7 * (1 - w * w) if abs(abs(u) - 1) < 1e-6 else 0
            points.append((x + dx, y + dy, z))
        return known[key]

    def side(kind, corner, across, up):
        for i in range(STEPS):
            for j in range(STEPS):
                ring = []
                for a, b in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)):
                    ring.append(
                        point(
                            *(
                                corner[k] + across[k] * a / STEPS + up[k] * b / STEPS
                                for k in range(3)
                            )
                        )
                    )
                faces.append(ring)
                kinds.append(kind)

    w, d, h = width / 2, depth / 2, height
    side(0, (-w, -d, 0), (width, 0, 0), (0, 0, h))
    side(1, (w, -d, 0), (0, depth, 0), (0, 0, h))
    side(2, (-w, -d, h), (width, 0, 0), (0, depth, 0))
    side(3, (w, d, 0), (-width, 0, 0), (0, 0, h))
    side(3, (-w, d, 0), (0, -depth, 0), (0, 0, h))
    side(3, (-w, d, 0), (width, 0, 0), (0, -depth, 0))
    box = add_mesh(name, points, faces)
    for material in materials:
        box.data.materials.append(material)
    for polygon, kind in zip(box.data.polygons, kinds):
        polygon.material_index = kind
    box.data.use_auto_smooth = True
    bevel = box.modifiers.new("edges", "BEVEL")
    bevel.width = min(0.55, height * 0.4) * MM
    bevel.segments = 4
    bevel.limit_method = "ANGLE"
    bevel.harden_normals = True
    return box


def carton():
    """A closed carton, its front to -y. Gives the handle that places it; its foot's middle is the origin."""
    front = printed_board("front", "carton-front", ("X", "Z"), (WIDTH, HEIGHT))
    side = printed_board("side", "carton-side", ("Y", "Z"), (DEPTH, HEIGHT))
    top = printed_board("top", "carton-top", ("X", "Y"), (WIDTH, DEPTH), (0.5, 0.5))
    board = plain_board()
    slit = plain_board("slit", "#77768f")
    body = _panel_box("carton", WIDTH, HEIGHT, DEPTH, (front, side, slit, board), 0.75)
    lid = _panel_box("lid", WIDTH - 0.9, 0.7, DEPTH - 0.9, (board, board, top, board), 0)
    # The lid is hinged at the back and never lies quite flat.
    place(lid, (0.1, 0.15, HEIGHT - 0.28), (-0.55, 0.12, 0))
    return group("carton-group", [body, lid])
