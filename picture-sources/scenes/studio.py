"""The studio: camera, lights, a ground that keeps only shadows, and the settings of the render."""

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from materials import colour
from mesh import MM


def empty_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


def _aim(obj, target):
    way = Vector([value * MM for value in target]) - obj.location
    obj.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()


def camera(at, target, fill=0.8, rise=0.0, aside=0.0):
    """
    A camera at `at` that looks towards `target` (mm), zoomed and shifted until the packs fill `fill` of the picture;
    `rise` moves them up by that share of it, `aside` to the right.
    """
    scene = bpy.context.scene
    data = bpy.data.cameras.new("camera")
    data.clip_end = 1000
    obj = bpy.data.objects.new("camera", data)
    obj.location = [value * MM for value in at]
    scene.collection.objects.link(obj)
    scene.camera = obj
    _aim(obj, target)
    _frame(obj, fill, rise, aside)


def _frame(obj, fill, rise, aside):
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    seen = []
    for pack in scene.objects:
        if pack.type == "MESH" and not pack.is_shadow_catcher:
            points = pack.data.vertices
            for at in range(0, len(points), max(1, len(points) // 3000)):
                seen.append(world_to_camera_view(scene, obj, pack.matrix_world @ points[at].co))
    left, right = min(p.x for p in seen), max(p.x for p in seen)
    low, high = min(p.y for p in seen), max(p.y for p in seen)
    zoom = fill / max(right - left, high - low)
    obj.data.lens *= zoom
    # Shifts count in the picture's longer side.
    across, up = scene.render.resolution_x, scene.render.resolution_y
    longer = max(across, up)
    obj.data.shift_x = (((left + right) / 2 - 0.5) * zoom - aside) * across / longer
    obj.data.shift_y = (((low + high) / 2 - 0.5) * zoom - rise) * up / longer


def softbox(at, target, size, power, shade="#ffffff"):
    """A rectangular soft light; size in mm, power in W at the scale of these scenes."""
    data = bpy.data.lights.new("softbox", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = (value * MM for value in size)
    data.energy = power
    data.color = colour(shade)[:3]
    obj = bpy.data.objects.new("softbox", data)
    obj.location = [value * MM for value in at]
    bpy.context.scene.collection.objects.link(obj)
    _aim(obj, target)
    return obj


def room(low, high):
    """What shiny things mirror beside the lights: a room that is brighter above."""
    world = bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    sky = tree.nodes["Background"]
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    axes = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeMapRange")
    ramp.inputs["From Min"].default_value = -0.35
    ramp.inputs["From Max"].default_value = 0.9
    ramp.inputs["To Min"].default_value = low
    ramp.inputs["To Max"].default_value = high
    tree.links.new(coordinates.outputs["Generated"], axes.inputs[0])
    tree.links.new(axes.outputs["Z"], ramp.inputs["Value"])
    tree.links.new(ramp.outputs["Result"], sky.inputs["Strength"])
    sky.inputs["Color"].default_value = (0.93, 0.95, 1.0, 1)


def ground(radius=190):
    """A disc of which the picture keeps the shadows alone, so that the pack stands on any colour of page."""
    bpy.ops.mesh.primitive_circle_add(vertices=64, radius=radius * MM, fill_type="NGON")
    plane = bpy.context.object
    plane.is_shadow_catcher = True
    material = bpy.data.materials.new("ground")
    material.use_nodes = True
    material.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = (0.6, 0.6, 0.62, 1)
    material.node_tree.nodes["Principled BSDF"].inputs["Roughness"].default_value = 0.9
    plane.data.materials.append(material)


def standard_light(reach=1.0, fill=1.0):
    """
    Key from the left, a strip as rim on the right, a large soft one behind and above; `reach` scales it to the subject,
    `fill` is how bright the room is beside them.
    """
    far = 260 * reach
    middle = (0, 0, 45 * reach)
    scale = reach * reach
    softbox((-far * 0.95, -far * 0.75, far * 0.95), middle, (170 * reach, 190 * reach), 2300 * scale, "#fff8f2")
    softbox((far * 1.05, far * 0.1, far * 0.5), middle, (60 * reach, 280 * reach), 1000 * scale, "#eef2ff")
    # Behind and above: the sheen on foil, lids and tablets, and shadows that fall towards the camera.
    softbox((far * 0.1, far * 0.95, far * 0.95), (0, 0, 0), (300 * reach, 130 * reach), 1450 * scale)
    # A narrow strip beside the camera draws the line of light down round things.
    softbox((-far * 0.42, -far * 1.1, far * 0.35), middle, (26 * reach, 240 * reach), 420 * scale)
    room(0.42 * fill, 0.85 * fill)
    ground(150 * reach)


def guides(folder, name):
    """Writes, beside the picture, what the smoothing goes by: surface colour, surface direction, and pack or ground."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_object_index = True
    for obj in scene.objects:
        obj.pass_index = 0 if obj.is_shadow_catcher else 1
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    final = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], final.inputs["Image"])
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "PNG"
    files.format.color_mode = "RGB"
    files.format.color_depth = "16"
    files.file_slots.clear()
    half = tree.nodes.new("CompositorNodeMixRGB")
    half.blend_type = "MULTIPLY"
    half.inputs[0].default_value = 1
    half.inputs[2].default_value = (0.5, 0.5, 0.5, 1)
    middle = tree.nodes.new("CompositorNodeMixRGB")
    middle.blend_type = "ADD"
    middle.inputs[0].default_value = 1
    middle.inputs[2].default_value = (0.5, 0.5, 0.5, 1)
    tree.links.new(layers.outputs["Denoising Normal"], half.inputs[1])
    tree.links.new(half.outputs[0], middle.inputs[1])
    for slot, source in (
        ("albedo", layers.outputs["Denoising Albedo"]),
        ("normal", middle.outputs[0]),
        ("packs", layers.outputs["IndexOB"]),
    ):
        files.file_slots.new(f"{name}-{slot}-")
        tree.links.new(source, files.inputs[len(files.inputs) - 1])


def settings(width, height, samples, threads):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.015
    # Debian builds Blender without a denoiser: smooth pictures come from samples alone.
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 4
    scene.cycles.diffuse_bounces = 2
    scene.cycles.glossy_bounces = 3
    scene.cycles.transparent_max_bounces = 10
    scene.cycles.caustics_reflective = False
    scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect = 6
    scene.cycles.seed = 7
    scene.render.threads_mode = "FIXED"
    scene.render.threads = threads
    scene.render.film_transparent = True
    # Filmic would grey the inks of the brand.
    scene.view_settings.view_transform = "Standard"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"
    scene.render.image_settings.color_depth = "16"
