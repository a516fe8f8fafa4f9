"""Meshes made from numbers. Lengths are mm here and in every scene file; `MM` turns them into Blender's units."""

import math

import bpy

MM = 0.1


def add_mesh(name, points, faces, material=None, smooth=True, uvs=None):
    """Makes an object of points (mm) and faces. `uvs` holds one (u, v) per point."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([(x * MM, y * MM, z * MM) for x, y, z in points], [], faces)
    if uvs:
        layer = mesh.uv_layers.new()
        for loop in mesh.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    for polygon in mesh.polygons:
        polygon.use_smooth = smooth
    if material:
        mesh.materials.append(material)
    obj = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(obj)
    return obj


def grid_faces(columns, rows, closed=False):
    """The faces of a grid of points that is `columns` wide; `closed` joins the last column to the first."""
    faces = []
    for row in range(rows - 1):
        for column in range(columns if closed else columns - 1):
            right = (column + 1) % columns
            faces.append(
                (
                    row * columns + column,
                    row * columns + right,
                    (row + 1) * columns + right,
                    (row + 1) * columns + column,
                )
            )
    return faces


def lathe(name, profile, material, steps=96, ribs=0, rib_depth=0.0, ribbed=(0.0, 0.0)):
    """
    Turns a profile of (radius, height) points around the upright axis. Between the heights of `ribbed` the wall
    bears `ribs` ribs, `rib_depth` deep.
    """
    points = []
    for radius, height in profile:
        for step in range(steps):
            angle = 2 * math.pi * step / steps
            own = radius
            if ribs and ribbed[0] <= height <= ribbed[1]:
                own -= rib_depth * (0.5 + 0.5 * math.cos(ribs * angle)) ** 2
            points.append((own * math.cos(angle), own * math.sin(angle), height))
    return add_mesh(name, points, grid_faces(steps, len(profile), closed=True), material)


def rounded(profile, radius=0.6, steps=4):
    """Rounds the corners of a lathe's profile, so that its edges catch the light."""
    soft = [profile[0]]
    for before, corner, after in zip(profile, profile[1:], profile[2:]):
        ends = []
        for other in (before, after):
            length = math.dist(corner, other) or 1
            share = min(radius, length * 0.45) / length
            ends.append([c + (o - c) * share for c, o in zip(corner, other)])
        for step in range(steps + 1):
            t = step / steps
            soft.append(
                tuple(
                    (1 - t) ** 2 * a + 2 * t * (1 - t) * c + t**2 * b
                    for a, c, b in zip(ends[0], corner, ends[1])
                )
            )
    return soft + [profile[-1]]


def place(obj, at=(0, 0, 0), turn=(0, 0, 0)):
    """Moves an object to a place in mm and turns it by degrees around x, y and z."""
    obj.location = [value * MM for value in at]
    obj.rotation_euler = [math.radians(value) for value in turn]
    return obj


def group(name, objects):
    """Ties objects to one handle, so that they are placed together."""
    handle = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(handle)
    for obj in objects:
        obj.parent = handle
    return handle
