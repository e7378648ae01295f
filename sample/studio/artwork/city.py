"""A city across the water in the blue hour: `blender -b -P city.py -- <folder> <pixels> <samples>`."""

import math
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from city_towers import (  # noqa: E402
    Heap, box, plain_tower, ring, round_tower, slanted_tower, stepped_tower, tapered_tower, twin_tower,
)
from city_windows import STYLES, facade, packed  # noqa: E402
from scene import arguments, camera, ellipsoid, empty_scene, material, mesh_of, passes, sun_light  # noqa: E402
from shading import bumps, evening_sky, joined, math_of, place, ramp  # noqa: E402

out, size, samples = arguments()[0], int(arguments()[1]), int(arguments()[2])
scene = empty_scene(size, samples)
scene.cycles.max_bounces = 3
scene.cycles.sample_clamp_direct = 0
SHORE = 760.0


def hazed(made, reach=1700.0):
    """Behind more air lies more of the evening's light, most of it low down and on the side of the glow."""
    tree = made.node_tree
    x, y, z = place(tree)
    far = math_of(tree, "MULTIPLY", math_of(tree, "MAXIMUM", math_of(tree, "SUBTRACT", y, SHORE), 0.0), -1 / reach)
    low = math_of(tree, "ADD", 0.55, math_of(tree, "MULTIPLY", 0.9, math_of(tree, "EXPONENT", math_of(tree, "MULTIPLY", z, -1 / 110))))
    thick = math_of(tree, "SUBTRACT", 1.0, math_of(tree, "EXPONENT", math_of(tree, "MULTIPLY", far, low)))
    left = joined(tree, "MapRange", math_of(tree, "DIVIDE", x, y), -0.30, 0.34, 1.0, 0.0)
    colour = joined(tree, "MixRGB", left, (0.23, 0.22, 0.34, 1), (0.74, 0.39, 0.29, 1))
    air = joined(tree, "Emission", colour, 1.0)
    surface = tree.nodes["Principled BSDF"].outputs[0]
    mixed = joined(tree, "MixShader", thick, surface, air)
    tree.links.new(mixed, tree.nodes["Material Output"].inputs["Surface"])
    made.cycles.sample_as_light = False
    return made


def wall(style, seed, power=2.2):
    """Stone or panels with glass that mirrors the sky; the street's lamps reach the lowest floors."""
    made = material(style, roughness=0.8)
    tree = made.node_tree
    shader = tree.nodes["Principled BSDF"]
    texture = tree.nodes.new("ShaderNodeTexImage")
    texture.image = packed(style, facade(style, seed))
    glass = texture.outputs["Alpha"]
    colour = STYLES[style][-1]
    own = tree.nodes.new("ShaderNodeUVMap")
    own.uv_map = "tint"
    tint = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(own.outputs[0], tint.inputs[0])
    pale = ramp(tree, tint.outputs[0], ((0.0, (0.40, 0.36, 0.36)), (0.3, (1.0, 0.86, 0.74)), (0.6, (0.72, 0.80, 0.92)), (1.0, (1.3, 1.25, 1.15))))
    stone = joined(tree, "MixRGB", 1.0, pale, (*colour, 1), blend_type="MULTIPLY")
    tree.links.new(joined(tree, "MixRGB", glass, stone, (0.02, 0.025, 0.035, 1)), shader.inputs["Base Color"])
    tree.links.new(joined(tree, "MapRange", glass, 0.0, 1.0, 0.85, 0.12), shader.inputs["Roughness"])
    tree.links.new(joined(tree, "MapRange", glass, 0.0, 1.0, 0.2, 1.0), shader.inputs["Specular"])
    street = math_of(tree, "MULTIPLY", math_of(tree, "EXPONENT", math_of(tree, "MULTIPLY", place(tree)[2], -1 / 13)), 0.20 / power)
    patch = joined(tree, "TexNoise", None, None, 3.0)
    street = math_of(tree, "MULTIPLY", street, math_of(tree, "MULTIPLY", patch, math_of(tree, "SUBTRACT", 1.0, glass)))
    from_street = joined(tree, "MixRGB", 1.0, street, (1.0, 0.50, 0.18, 1), blend_type="MULTIPLY")
    tree.links.new(joined(tree, "MixRGB", 1.0, texture.outputs["Color"], from_street, blend_type="ADD"), shader.inputs["Emission"])
    tree.links.new(joined(tree, "MapRange", tint.outputs[1], 0.0, 1.0, power * 0.55, power * 1.3), shader.inputs["Emission Strength"])
    return hazed(made)


def glowing(name, colour, power):
    made = material(name, (0.02, 0.02, 0.02), 0.9, Emission=(*colour, 1), Emission_Strength=power)
    return hazed(made)


evening_sky(
    scene, (-1.15, 0.72),
    (
        (0.0, (1.35, 0.44, 0.12)), (0.06, (1.15, 0.47, 0.20)), (0.13, (0.74, 0.40, 0.31)), (0.20, (0.36, 0.31, 0.40)),
        (0.29, (0.13, 0.20, 0.37)), (0.42, (0.040, 0.090, 0.225)), (1.0, (0.016, 0.040, 0.12)),
    ),
    (
        (0.0, (0.52, 0.33, 0.33)), (0.09, (0.36, 0.28, 0.36)), (0.18, (0.19, 0.21, 0.36)), (0.3, (0.08, 0.13, 0.28)),
        (0.5, (0.034, 0.072, 0.19)), (1.0, (0.016, 0.040, 0.12)),
    ),
    ((0.0, (1.3, 0.42, 0.18)), (0.10, (1.2, 0.42, 0.24)), (0.2, (0.72, 0.30, 0.27)), (0.30, (0.30, 0.19, 0.25)), (0.42, (0.08, 0.09, 0.17))),
    ((0.0, (0.62, 0.34, 0.32)), (0.18, (0.34, 0.22, 0.28)), (0.3, (0.15, 0.14, 0.22)), (0.42, (0.055, 0.07, 0.15))),
    (0.46, 0.64), (0.55, 1.2), 3.1,
)
# The wide sky behind the eye lights the fronts; what is left of the day warms the sides to the left.
sun_light(38, -30, 0.34, (0.42, 0.56, 1.0), 70)
sun_light(7, -118, 0.8, (1.0, 0.46, 0.28), 20)
heap = Heap(21)
rng = heap.rng
turn = math.radians(17)
# Those that one would know again, from left to right.
heap.tint = (0.75, 0.5)
twin_tower(heap, "homes", -196, 905, 62, 26, 158, turn)
heap.tint = (0.1, 0.6)
slanted_tower(heap, "curtain", -128, 930, 38, 34, 214, turn, 0.75)
heap.tint = (0.32, 0.6)
stepped_tower(heap, "piers", -44, 985, 58, 52, 268, turn)
heap.tint = (0.62, 0.7)
plain_tower(heap, "ribbon", 12, 900, 40, 30, 150, turn)
heap.tint = (0.55, 0.8)
tapered_tower(heap, "curtain", 66, 1010, 52, 48, 296, math.radians(28))
heap.tint = (0.9, 0.8)
round_tower(heap, "ribbon", 128, 915, 40, 184)
heap.tint = (0.28, 0.4)
stepped_tower(heap, "stone", 186, 960, 52, 44, 226, turn, (0.55, 0.8, 1.0), 0.78, False)
heap.tint = (0.8, 0.7)
plain_tower(heap, "homes", 246, 890, 34, 26, 128, turn)
kinds = ("stone", "ribbon", "curtain", "homes", "piers")
# Rows behind one another: distance, heights, how far apart.
for row, (far, low, high, step) in enumerate(((800, 18, 58, 30), (850, 34, 104, 40), (1120, 90, 230, 46), (1450, 130, 290, 60), (1950, 120, 290, 84), (2900, 120, 330, 115))):
    x = -far * 0.42
    while x < far * 0.42:
        wide, deep = rng.uniform(0.55, 1.05) * step, rng.uniform(0.5, 0.8) * step
        tall = low + (high - low) * rng.random() ** 1.7
        kind, y = kinds[rng.integers(5)], far + rng.uniform(-0.04, 0.06) * far * min(row, 2)
        shape = rng.random()
        heap.tint = tuple(rng.random(2))
        own = turn + (rng.normal(0, 0.02) if row else 0.0)
        if row < 2 or shape < 0.5:
            plain_tower(heap, kind, x, y, wide, deep, tall, own)
        elif shape < 0.8:
            stepped_tower(heap, kind, x, y, wide, deep, tall, own, (0.6, 0.85, 1.0), 0.76, shape < 0.57)
        elif shape < 0.9:
            slanted_tower(heap, kind, x, y, wide * 0.8, deep, tall, own, rng.uniform(-0.7, 0.7))
        else:
            round_tower(heap, kind, x, y, wide * 0.75, tall)
        x += wide * 0.62 + step * rng.uniform(0.25, 0.75)
# The quay, its lamps, and boats along it.
heap.prism("quay", [(-900, SHORE), (900, SHORE), (3000, 6000), (-3000, 6000)], -2, 3.2, roof="quay")
for k in range(64):
    x = -300 + k * 9.6 + rng.normal(0, 0.5)
    heap.prism("steel", ring(x, SHORE + 3, 0.16, 5), 3, 9)
    heap.prism("lamp", ring(x, SHORE + 3, 0.42, 8), 8.7, 9.5, roof="lamp")
for x, long in ((-150, 34), (-22, 22), (48, 16), (170, 40)):
    y = SHORE - 12 - rng.uniform(0, 24)
    heap.prism("hull", [(x - long / 2, y), (x + long / 2, y), (x + long / 2 + 3, y + 3), (x + long / 2, y + 6), (x - long / 2, y + 6)], 0, 2.4, 1.06)
    heap.prism("cabin", box(x - 1, y + 3, long * 0.72, 4), 2.4, 4.9, roof="hull")
    heap.prism("cabin", box(x - 2, y + 3, long * 0.4, 3.4), 5.1, 7.1, roof="hull")
    heap.prism("lamp", ring(x, y + 3, 0.3, 6), 10, 10.6, roof="lamp")
materials = {style: wall(style, 3 + at) for at, style in enumerate(STYLES)}
materials |= {
    "roof": hazed(material("roof", (0.10, 0.10, 0.11), 0.9)),
    "steel": hazed(material("steel", (0.12, 0.12, 0.13), 0.5, Metallic=0.6)),
    "copper": hazed(material("copper", (0.08, 0.19, 0.16), 0.6, Emission=(0.20, 0.34, 0.26, 1), Emission_Strength=0.25)),
    "red": glowing("red", (1.0, 0.06, 0.03), 9),
    "lamp": glowing("lamp", (1.0, 0.60, 0.24), 30),
    "hull": hazed(material("hull", (0.10, 0.11, 0.13), 0.6)),
    "quay": hazed(material("quay", (0.12, 0.11, 0.10), 0.9, Emission=(1.0, 0.5, 0.2, 1), Emission_Strength=0.05)),
}
heap.build(materials)
leaves = hazed(material("leaves", (0.030, 0.034, 0.018), 0.9, Emission=(0.5, 0.30, 0.08, 1), Emission_Strength=0.008))
leaf = ellipsoid("leaf", (0, SHORE + 9, 6), (1, 1, 1), leaves, rings=5)
for k in range(90):
    x, tall = rng.uniform(-290, 290), rng.uniform(0.75, 1.35)
    for _ in range(14):
        tuft = bpy.data.objects.new("leaf", leaf.data)
        bpy.context.collection.objects.link(tuft)
        tuft.location = (x + rng.normal(0, 1.7) * tall, SHORE + 9 + rng.uniform(-2, 4), 3.2 + tall * (3.2 + rng.normal(0, 1.15)))
        tuft.scale = rng.uniform(0.4, 1.25, 3) * tall


def water():
    """Small waves over longer ones; what they mirror is drawn out towards the eye."""
    made = material("water", (0.006, 0.014, 0.022), 0.045, Specular=0.5, IOR=1.33)
    shader = made.node_tree.nodes["Principled BSDF"]
    bumps(made.node_tree, shader, ((0.047, 0.07, 0.75, 2.0), (0.19, 0.33, 0.26, 3.0), (1.3, 1.7, 0.055, 3.0)))
    mesh_of("water", [(-900, -20, 0), (900, -20, 0), (900, SHORE + 1, 0), (-900, SHORE + 1, 0)], [(0, 1, 2, 3)], made)


def piles():
    """What is left of a pier, near on the left."""
    wood = material("wood", (0.055, 0.042, 0.034), 0.8)
    for k in range(26):
        line, at = k % 2, k // 2
        x, y = -11.5 + line * 3.4 + at * 0.28 + rng.normal(0, 0.25), 30 + at * 4.6 + rng.normal(0, 0.7)
        bpy.ops.mesh.primitive_cylinder_add(vertices=20, radius=rng.uniform(0.17, 0.26), depth=6, location=(x, y, -3 + rng.uniform(0.5, 1.9)))
        bpy.context.object.rotation_euler = (*rng.normal(0, 0.035, 2), 0)
        bpy.context.object.data.materials.append(wood)


water()
piles()
eye = camera((0, 0, 6.5), (0, 1000, 6.5), 36)
eye.data.shift_y = 0.165
eye.data.clip_end = 20000
passes(out)
