"""A plush dog on a tartan blanket by a window in the evening."""

import math
import os
import sys

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from scene import (  # noqa: E402
    area_light, arguments, camera, ellipsoid, empty_scene, grid_of, image_of, material, passes, pictured, plain_world,
)

out, size, samples = arguments()[0], int(arguments()[1]), int(arguments()[2])
scene = empty_scene(size, samples, 0.5)
scene.cycles.max_bounces = 3
plain_world((0.55, 0.68, 0.9), 0.18)
rng = np.random.default_rng(7)


def blended(name, parts, voxel=0.024):
    """Ellipsoids grown together."""
    made = []
    for at, radii, turn in parts:
        made.append(ellipsoid(name, at, radii, turn=turn, rings=16))
    bpy.ops.object.select_all(action="DESELECT")
    for each in made:
        each.select_set(True)
    bpy.context.view_layer.objects.active = made[0]
    bpy.ops.object.join()
    thing = bpy.context.object
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    for kind, settings in (("REMESH", {"voxel_size": voxel}), ("SMOOTH", {"iterations": 9, "factor": 0.6})):
        modifier = thing.modifiers.new(kind.lower(), kind)
        for key, value in settings.items():
            setattr(modifier, key, value)
        bpy.ops.object.modifier_apply(modifier=modifier.name)
    bpy.ops.object.shade_smooth()
    return thing


def plush_material(name, base, light=None, spots=()):
    """Plush whose colour turns into a lighter one near the given points."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    hair = nodes["Principled BSDF"]
    hair.inputs["Roughness"].default_value = 0.5
    hair.inputs["Specular"].default_value = 0.25
    hair.inputs["Sheen"].default_value = 0.4
    hair.inputs["Base Color"].default_value = (*base, 1)
    if not light:
        return made
    place = nodes.new("ShaderNodeNewGeometry")
    share = None
    for point, reach in spots:
        far = nodes.new("ShaderNodeVectorMath")
        far.operation = "DISTANCE"
        far.inputs[1].default_value = point
        links.new(place.outputs["Position"], far.inputs[0])
        near = nodes.new("ShaderNodeMapRange")
        near.interpolation_type = "SMOOTHSTEP"
        near.inputs["From Min"].default_value = reach
        near.inputs["From Max"].default_value = reach * 0.72
        links.new(far.outputs["Value"], near.inputs["Value"])
        if share is None:
            share = near.outputs[0]
        else:
            most = nodes.new("ShaderNodeMath")
            most.operation = "MAXIMUM"
            links.new(share, most.inputs[0])
            links.new(near.outputs[0], most.inputs[1])
            share = most.outputs[0]
    mix = nodes.new("ShaderNodeMixRGB")
    mix.inputs[1].default_value = (*base, 1)
    mix.inputs[2].default_value = (*light, 1)
    links.new(share, mix.inputs[0])
    links.new(mix.outputs[0], hair.inputs["Base Color"])
    return made


def napped(thing, made):
    """A short nap instead of hair: tufts in relief, as plush has them, and a sheen at the edge."""
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Sheen"].default_value = 1.0
    shader.inputs["Sheen Tint"].default_value = 0.7
    shader.inputs["Roughness"].default_value = 0.95
    shader.inputs["Specular"].default_value = 0.1
    before = None
    for scale, distance in ((70, 0.016), (260, 0.009)):
        tufts = nodes.new("ShaderNodeTexNoise")
        tufts.inputs["Scale"].default_value = scale
        tufts.inputs["Detail"].default_value = 5
        tufts.inputs["Distortion"].default_value = 1.4
        bump = nodes.new("ShaderNodeBump")
        bump.inputs["Distance"].default_value = distance
        bump.inputs["Strength"].default_value = 0.9
        links.new(tufts.outputs[0], bump.inputs["Height"])
        if before is not None:
            links.new(before, bump.inputs["Normal"])
        before = bump.outputs[0]
    links.new(before, shader.inputs["Normal"])
    thing.data.materials.clear()
    thing.data.materials.append(made)


caramel, cream, brown = (0.50, 0.25, 0.10), (0.86, 0.74, 0.58), (0.17, 0.07, 0.03)
tilt = math.radians(9)


def head_at(x, y, z):
    """Turned about the neck, so that the dog holds its head a little to the side."""
    dx, dz = x, z - 1.0
    return (dx * math.cos(tilt) + dz * math.sin(tilt), y, 1.0 - dx * math.sin(tilt) + dz * math.cos(tilt))


body = blended(
    "body",
    [
        ((0, 0.05, 0.52), (0.40, 0.37, 0.52), (0, 0, 0)),
        ((0, -0.12, 0.72), (0.31, 0.27, 0.36), (0, 0, 0)),
        ((0.37, -0.16, 0.28), (0.22, 0.34, 0.27), (0, 0, 0.25)),
        ((-0.37, -0.16, 0.28), (0.22, 0.34, 0.27), (0, 0, -0.25)),
        ((0.45, -0.46, 0.1), (0.14, 0.24, 0.11), (0, 0, 0.3)),
        ((-0.45, -0.46, 0.1), (0.14, 0.24, 0.11), (0, 0, -0.3)),
        ((0.185, -0.36, 0.4), (0.125, 0.13, 0.4), (0.16, 0, 0)),
        ((-0.185, -0.36, 0.4), (0.125, 0.13, 0.4), (0.16, 0, 0)),
        ((0.19, -0.5, 0.09), (0.14, 0.2, 0.1), (0, 0, 0)),
        ((-0.19, -0.5, 0.09), (0.14, 0.2, 0.1), (0, 0, 0)),
        ((0, -0.08, 1.0), (0.24, 0.22, 0.22), (0, 0, 0)),
        (head_at(0, -0.1, 1.33), (0.40, 0.36, 0.355), (0, tilt, 0)),
        (head_at(0, -0.43, 1.2), (0.19, 0.2, 0.145), (0, tilt, 0)),
        (head_at(0.17, -0.3, 1.18), (0.15, 0.15, 0.14), (0, tilt, 0)),
        (head_at(-0.17, -0.3, 1.18), (0.15, 0.15, 0.14), (0, tilt, 0)),
    ],
)
napped(
    body,
    plush_material(
        "coat", caramel, cream,
        [
            (head_at(0, -0.56, 1.16), 0.3), (head_at(0, -0.47, 1.5), 0.15), ((0, -0.42, 0.78), 0.3),
            ((0.19, -0.62, 0.06), 0.22), ((-0.19, -0.62, 0.06), 0.22), ((0.47, -0.64, 0.06), 0.2), ((-0.47, -0.64, 0.06), 0.2),
        ],
    ),
)
for side in (1, -1):
    ear = blended(
        "ear",
        [
            (head_at(side * 0.37, -0.12, 1.42), (0.11, 0.14, 0.14), (0, tilt, 0)),
            (head_at(side * 0.45, -0.14, 1.24), (0.075, 0.155, 0.2), (0, tilt - side * 0.28, 0)),
            (head_at(side * 0.47, -0.16, 1.1), (0.06, 0.14, 0.13), (0, tilt, 0)),
        ],
        0.02,
    )
    napped(ear, plush_material("ear", brown))
    ellipsoid("eye", head_at(side * 0.145, -0.435, 1.375), (0.05, 0.042, 0.053), material("eye", (0.006, 0.004, 0.003), 0.06, Clearcoat=1.0))
ellipsoid("nose", head_at(0, -0.645, 1.255), (0.078, 0.05, 0.056), material("nose", (0.012, 0.01, 0.01), 0.24, Clearcoat=0.6))

# A red neckerchief with white dots.
dots = np.zeros((256, 1024, 3), np.float32) + (0.42, 0.012, 0.014)
yy, xx = np.mgrid[0:256, 0:1024]
for row in range(5):
    for column in range(21):
        cx, cy = column * 50 + (25 if row % 2 else 0), row * 55 + 18
        dots[(xx - cx) ** 2 + (yy - cy) ** 2 < 90] = (0.85, 0.82, 0.76)
cloth = pictured("cloth", image_of("dots", dots), 0.85)
around = np.linspace(0, 2 * math.pi, 121)
rows = []
for share in np.linspace(0, 1, 13):
    swell = 0.055 * math.sin(math.pi * share)
    front = np.clip(-np.sin(around), 0, 1) ** 3
    radius = 0.3 + swell + 0.045 * share + 0.006 * np.sin(around * 17 + share * 5)
    rows.append(np.stack([radius * np.cos(around), -0.1 + radius * 1.04 * np.sin(around), 1.03 - 0.13 * share - front * 0.17 * share + 0.03 * np.cos(around)], -1))
scarf = grid_of("scarf", np.array(rows), cloth)
scarf.modifiers.new("thick", "SOLIDIFY").thickness = 0.012

# The blanket: tartan in twill, over soft folds.
n = 1024
line = np.zeros((n, 3), np.float32) + (0.035, 0.075, 0.12)
for start, end, colour in (
    (0.06, 0.3, (0.30, 0.025, 0.02)), (0.36, 0.38, (0.72, 0.6, 0.32)), (0.5, 0.62, (0.022, 0.09, 0.05)),
    (0.68, 0.71, (0.8, 0.76, 0.68)), (0.75, 0.78, (0.8, 0.76, 0.68)), (0.88, 0.9, (0.72, 0.6, 0.32)),
):
    line[int(start * n) : int(end * n)] = colour
i, j = np.mgrid[0:n, 0:n]
twill = (((i + j) // 4) % 2)[..., None]
tartan = np.where(twill, line[(i * 2) % n], line[(j * 2) % n]) * (0.8 + 0.4 * rng.random((n, n, 1)))
wool = pictured("wool", image_of("tartan", tartan.astype(np.float32)), 0.95, bump=0.006)
wool.node_tree.nodes["Principled BSDF"].inputs["Sheen"].default_value = 0.6
v, u = np.mgrid[0:200, 0:200] / 199.0
px, py = (u - 0.5) * 7, -2.4 + v * 4.4
folds = 0.045 * np.sin(px * 2.2 + np.sin(py * 1.9) * 1.6) + 0.03 * np.sin(py * 4.1 + px * 1.3 + 1) + 0.02 * np.sin(px * 5.7 - py * 3.3)
settle = np.exp(-((px / 0.75) ** 2 + ((py + 0.2) / 0.7) ** 2))
grid_of("blanket", np.stack([px, py, folds * (1 - settle) - 0.03], -1), wool, tile=3.4)

# Behind: a sill with books, and an evening window full of lights, out of focus.
wall = material("wall", (0.16, 0.085, 0.05), 0.9)
bpy.ops.mesh.primitive_plane_add(size=14, location=(0, 4.2, 2), rotation=(math.pi / 2, 0, 0))
bpy.context.object.data.materials.append(wall)
for k in range(26):
    height, thick = rng.uniform(0.75, 1.25), rng.uniform(0.1, 0.22)
    colour = [(0.32, 0.05, 0.03), (0.05, 0.11, 0.2), (0.5, 0.36, 0.16), (0.06, 0.15, 0.1), (0.6, 0.53, 0.42), (0.45, 0.16, 0.05)][rng.integers(6)]
    bpy.ops.mesh.primitive_cube_add(size=1, location=(-3.3 + k * 0.26, 3.5, 0.25 + height / 2))
    bpy.context.object.scale = (thick, 0.7, height)
    bpy.context.object.rotation_euler = (0, rng.normal(0, 0.04), 0)
    bpy.context.object.data.materials.append(material("book", colour, 0.7))
for k in range(46):
    glow = bpy.data.materials.new("glow")
    glow.use_nodes = True
    shader = glow.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (0, 0, 0, 1)
    shader.inputs["Emission"].default_value = (1, rng.uniform(0.42, 0.66), rng.uniform(0.1, 0.3), 1)
    shader.inputs["Emission Strength"].default_value = rng.uniform(10, 26)
    x = -3.4 + 6.8 * k / 45
    glow.cycles.sample_as_light = False
    ellipsoid("glow", (x, 3.2 + rng.uniform(-0.4, 0.3), 2.15 + 0.28 * math.sin(x * 2.3) + rng.normal(0, 0.16)), (0.028,) * 3, glow, rings=6)

area_light((-3.2, -2.6, 3.4), (0, -0.2, 0.9), 1.8, 330, (1, 0.83, 0.66))
area_light((3.4, 0.6, 2.6), (0, 0, 1), 1.2, 150, (0.62, 0.76, 1))
area_light((0, 3.0, 3.6), (0, 0, 1.1), 1.0, 120, (1, 0.72, 0.45))
camera((0.25, -4.6, 1.28), (0, 0, 0.83), 27)
passes(out)
