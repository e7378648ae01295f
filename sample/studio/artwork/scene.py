"""What every picture made in Blender needs: an empty file, a camera, light, and Cycles with few samples."""

import math
import sys

import bpy
import numpy as np
from mathutils import Vector


def empty_scene(size: int, samples: int, exposure: float = 0.0, look: str = "Medium High Contrast"):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.05
    cycles.use_denoising = False
    cycles.max_bounces = 4
    cycles.diffuse_bounces = 2
    cycles.sample_clamp_indirect = 4
    cycles.sample_clamp_direct = 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_depth = "16"
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    return scene


def sky(elevation: float, turn: float, strength: float = 0.2, dust: float = 1.0, disc: bool = True):
    """The sky of Nishita: sun and air in one."""
    nodes = bpy.context.scene.world.node_tree.nodes
    links = bpy.context.scene.world.node_tree.links
    air = nodes.new("ShaderNodeTexSky")
    air.sky_type = "NISHITA"
    air.sun_elevation = math.radians(elevation)
    air.sun_rotation = math.radians(turn)
    air.dust_density = dust
    air.sun_disc = disc
    background = nodes["Background"]
    background.inputs["Strength"].default_value = strength
    links.new(air.outputs[0], background.inputs["Color"])
    return air


def plain_world(colour, strength: float):
    background = bpy.context.scene.world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (*colour, 1)
    background.inputs["Strength"].default_value = strength


def camera(at, to, field: float, focus: float | None = None, stop: float = 2.8):
    data = bpy.data.cameras.new("camera")
    data.angle = math.radians(field)
    thing = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    if focus is not None:
        data.dof.use_dof = True
        data.dof.focus_distance = focus
        data.dof.aperture_fstop = stop
    bpy.context.scene.camera = thing
    return thing


def area_light(at, to, size: float, power: float, colour=(1, 1, 1)):
    data = bpy.data.lights.new("area", "AREA")
    data.size = size
    data.energy = power
    data.color = colour
    thing = bpy.data.objects.new("area", data)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    return thing


def sun_light(elevation: float, turn: float, power: float, colour=(1, 1, 1), angle: float = 0.5):
    data = bpy.data.lights.new("sun", "SUN")
    data.energy = power
    data.color = colour
    data.angle = math.radians(angle)
    thing = bpy.data.objects.new("sun", data)
    bpy.context.collection.objects.link(thing)
    thing.rotation_euler = (math.radians(90 - elevation), 0, math.radians(turn))
    return thing


def material(name: str, colour=(0.8, 0.8, 0.8), roughness: float = 0.6, **inputs):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*colour, 1)
    shader.inputs["Roughness"].default_value = roughness
    for key, value in inputs.items():
        shader.inputs[key.replace("_", " ")].default_value = value
    return made


def image_of(name: str, pixels: np.ndarray, raw: bool = False):
    """An image of an array of rows × columns × 3, the first row on top."""
    height, width, _ = pixels.shape
    image = bpy.data.images.new(name, width, height, float_buffer=True)
    if raw:
        image.colorspace_settings.name = "Non-Color"
    filled = np.ones((height, width, 4), np.float32)
    filled[..., :3] = pixels[::-1]
    image.pixels.foreach_set(filled.ravel())
    image.pack()
    return image


def pictured(name: str, image, roughness: float = 0.8, bump: float = 0.0, emission: float = 0.0):
    made = material(name, roughness=roughness)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    texture = nodes.new("ShaderNodeTexImage")
    texture.image = image
    shader = nodes["Principled BSDF"]
    links.new(texture.outputs[0], shader.inputs["Base Color"])
    if emission:
        links.new(texture.outputs[0], shader.inputs["Emission"])
        shader.inputs["Emission Strength"].default_value = emission
    if bump:
        node = nodes.new("ShaderNodeBump")
        node.inputs["Distance"].default_value = bump
        links.new(texture.outputs[0], node.inputs["Height"])
        links.new(node.outputs[0], shader.inputs["Normal"])
    return made


def mesh_of(name: str, corners, faces, made=None, smooth: bool = True):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(corners, [], faces)
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    if made:
        mesh.materials.append(made)
    return thing


def grid_of(name: str, points: np.ndarray, made=None, tile: float = 1.0):
    """A sheet of rows × columns × 3 points with texture coordinates over it."""
    rows, columns, _ = points.shape
    at = np.arange(rows * columns).reshape(rows, columns)
    faces = np.stack([at[:-1, :-1], at[:-1, 1:], at[1:, 1:], at[1:, :-1]], -1).reshape(-1, 4)
    thing = mesh_of(name, points.reshape(-1, 3).tolist(), faces.tolist(), made)
    v, u = np.meshgrid(np.linspace(0, tile, rows), np.linspace(0, tile, columns), indexing="ij")
    uv = np.stack([u, v], -1).reshape(-1, 2)[faces.ravel()]
    layer = thing.data.uv_layers.new()
    layer.data.foreach_set("uv", uv.astype(np.float32).ravel())
    return thing


def ellipsoid(name: str, at, radii, made=None, turn=(0, 0, 0), rings: int = 24):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=rings * 2, ring_count=rings, radius=1, location=at, rotation=turn)
    thing = bpy.context.object
    thing.name = name
    thing.scale = radii
    bpy.ops.object.shade_smooth()
    if made:
        thing.data.materials.append(made)
    return thing


def arguments() -> list[str]:
    return sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []


def passes(folder: str):
    """Light, colours and normals as EXR, for the denoiser and the film."""
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    source = nodes.new("CompositorNodeRLayers")
    files = nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.exr_codec = "OPEN_EXR", "16", "NONE"
    files.format.color_mode = "RGB"
    files.file_slots.clear()
    for name, output in (("beauty", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal")):
        files.file_slots.new(name)
        links.new(source.outputs[output], files.inputs[name])
    bpy.ops.render.render()
