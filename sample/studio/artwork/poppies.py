"""Poppies in a meadow, seen from near against the evening sun."""

import math
import os
import sys

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from picture import blurred, mixed, noise, smooth  # noqa: E402
from plants import blades, ears, foliage, strewn, tinted, unit  # noqa: E402
from poppy import Parts, bud, capsule, corolla, heart, stem  # noqa: E402
from scene import arguments, camera, empty_scene, grid_of, image_of, material, passes, plain_world, sun_light  # noqa: E402

out, size, samples = arguments()[0], int(arguments()[1]), int(arguments()[2])
scene = empty_scene(size, samples)
scene.cycles.max_bounces = 4
scene.cycles.diffuse_bounces = 2
rng = np.random.default_rng(5)
# One unit is ten centimetres.
AWAY, FIELD, EYE, HORIZON = 6.4, 28.0, 3.25, 0.55

plain_world((0.72, 0.80, 1.0), 0.85)
sun_light(21, -148, 7.5, (1, 0.74, 0.44), 1.2)

# Far away: a wood with the evening behind it, on a sheet that only the camera sees.
n = 256
v, u = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, n), indexing="ij")
glow = np.exp(-(((u - 0.30) / 0.42) ** 2) - ((v - 0.10) / 0.42) ** 2)[..., None]
light = mixed((1.0, 0.80, 0.50), (0.74, 0.74, 0.68), smooth(0.45, 0.0, v)) + glow * (0.45, 0.50, 0.20)
leaves = noise((n, n), 1.25, 4, 4)
line = HORIZON - 0.33 - 0.075 * noise((4, n), 1.3, 9, 1, 20)[0][None, :]
wood = smooth(-0.03, 0.05, v - line + leaves * 0.035)
light = mixed(light, (0.085, 0.105, 0.030) * (1 + 0.5 * leaves[..., None]) + glow * (0.26, 0.17, 0.035), wood * (0.97 - 0.2 * glow[..., 0]))
meadow = smooth(HORIZON - 0.045, HORIZON - 0.02, v)
light = mixed(light, (0.30, 0.25, 0.08) * (1 + 0.35 * noise((n, n), 1.1, 7, 6)[..., None]) + glow * (0.3, 0.2, 0.06), meadow)
for _ in range(90):
    # Where the sun comes through the leaves, as discs the way a lens draws them.
    x, high, r = rng.normal(0.36, 0.24), HORIZON - 0.06 - abs(rng.normal(0, 0.17)), rng.uniform(0.008, 0.024)
    light += smooth(r, r * 0.8, np.hypot(u - x, v - high))[..., None] * rng.uniform(0.15, 0.8) * np.array((1.0, 0.72, 0.34))
backdrop = bpy.data.materials.new("backdrop")
backdrop.use_nodes = True
nodes, links = backdrop.node_tree.nodes, backdrop.node_tree.links
texture, shine = nodes.new("ShaderNodeTexImage"), nodes.new("ShaderNodeEmission")
texture.image = image_of("evening", blurred(np.clip(light, 0.01, 9).astype(np.float32), 1.5), raw=True)
links.new(texture.outputs[0], shine.inputs[0])
links.new(shine.outputs[0], nodes["Material Output"].inputs[0])
far = 42.0
wide = 2 * (far + AWAY) * math.tan(math.radians(FIELD) / 2) * 1.04
top, foot = EYE + HORIZON * wide, EYE - (1 - HORIZON) * wide
sheet = grid_of("evening", np.array([[(-wide / 2, far, foot), (wide / 2, far, foot)], [(-wide / 2, far, top), (wide / 2, far, top)]]), backdrop)
for kind in ("diffuse", "glossy", "transmission", "shadow", "volume_scatter"):
    setattr(sheet, f"visible_{kind}", False)

grid_of("soil", np.array([[(-60, -8, 0), (60, -8, 0)], [(-60, 45, 0), (60, 45, 0)]], float), material("soil", (0.17, 0.165, 0.045), 1.0))

silk = foliage("silk", 0.52, 0.0, (1.0, 1.0), 0.0, (1.30, 2.1, 1.1))
green = foliage("green", 0.30, 0.08, (0.9, 1.1), 0.0)
grass = foliage("grass", 0.45, 0.05, (0.7, 1.3), 0.35)


def put(name, parts, made):
    return tinted(name, parts.corners, parts.faces, parts.tints, made)


def grown(at, axis, thick=0.024, bristles=300):
    """A stem from the ground to a head that looks along the axis."""
    at, axis = np.array(at, float), unit(np.array(axis, float))
    root = np.array((at[0] * 0.86 + rng.normal(0, 0.12), at[1] + rng.uniform(-0.1, 0.2), 0))
    neck = at - axis * 0.5
    bow = (root + neck) / 2 + np.array((rng.normal(0, 0.10), rng.normal(0, 0.05), 0))
    parts, _, _ = stem(rng, [root, bow, (bow + neck) / 2 + (0, 0, 0.12), neck, at], thick, bristles)
    return parts


# In front, sharp: head, axis, reach, cup.
FLOWERS = (
    ((-0.38, 0.00, 3.62), (0.10, -0.80, 0.62), 0.66, 0.62),
    ((0.80, 0.22, 4.22), (0.42, -0.34, 0.86), 0.55, 0.92),
    ((-0.98, 0.30, 4.36), (-0.34, -0.50, 0.80), 0.50, 0.75),
    ((0.66, -0.10, 2.78), (0.25, -0.85, 0.52), 0.56, 0.55),
    ((-1.06, -0.06, 2.55), (-0.45, -0.25, 0.88), 0.50, 1.05),
    ((0.02, 0.75, 4.72), (0.05, -0.25, 0.95), 0.46, 1.0),
)
for k, (at, axis, reach, cup) in enumerate(FLOWERS):
    spin = rng.uniform(0, 2 * math.pi)
    put("petals", Parts().placed(corolla(k + 1, reach, cup), at, axis, spin=spin), silk)
    whole = grown(at, axis)
    put("heart", whole.placed(heart(rng, reach * 1.45), np.array(at) + unit(np.array(axis)) * 0.01, axis), green)

# Buds hang their heads; seed heads stand.
for x, y, z, hang, opening in ((0.28, 0.04, 3.55, 1, 0.0), (-0.44, 0.10, 4.42, 1, 0.0), (1.28, 0.05, 3.45, -1, 0.14), (-1.42, 0.05, 3.72, 1, 0.0)):
    crook = np.array((x, y, z))
    line = [(x * 0.9, y, 0), (x, y + 0.05, z * 0.5), crook + (0, 0, -0.1), crook + (0.02 * hang, 0, 0.22), crook + (0.17 * hang, -0.02, 0.26), crook + (0.25 * hang, -0.05, 0.02)]
    parts, points, ways = stem(rng, line, 0.020, 340, 0.10)
    put("bud", parts.placed(bud(rng, 0.34, opening), points[-1] - ways[-1] * 0.01, ways[-1]), green)
for x, y, z, s in ((0.10, -0.05, 2.92, 0.34), (1.36, 0.12, 4.45, 0.30), (-0.42, -0.08, 2.62, 0.30), (1.22, -0.12, 2.42, 0.3)):
    axis = (rng.normal(0, 0.12), rng.normal(0, 0.08), 1)
    put("seeds", grown((x, y, z), axis, 0.019, 130).placed(capsule(s), (x, y, z), axis), green)

# Grass about them, and the field behind.
colours = ((0.13, 0.17, 0.035), (0.18, 0.20, 0.05), (0.10, 0.14, 0.03), (0.30, 0.26, 0.09), (0.22, 0.22, 0.06))
tufts, seeding = [], []
for k in range(5):
    tufts.append(tinted("tuft", *blades(44, 0.5, (1.2, 2.9), 0.055, 0.30, rng, colours, 7), grass))
    seeding.append(tinted("ears", *ears(3, 0.4, (2.6, 4.3), rng, (0.46, 0.36, 0.16), 46, 0.045), grass))
count = 900
d = 5.9 + 15 * rng.random(count) ** 1.25
x, y = d * rng.uniform(-0.34, 0.34, count), d - AWAY
up = np.stack([rng.normal(0, 0.10, count), rng.normal(0, 0.08, count), np.ones(count)], -1)
strewn("grass", tufts, np.stack([x, y, 0 * x], -1), up, rng.uniform(0.75, 1.1, count), rng)
count = 150
x, y = rng.uniform(-2.4, 2.4, count), rng.uniform(0.25, 7, count)
strewn("ears", seeding, np.stack([x, y, 0 * x], -1), up[:count], rng.uniform(0.7, 1.1, count), rng)
petals, stalks = [], []
for k in range(4):
    axis = unit(np.array((rng.normal(0, 0.4), -0.55, 0.9)))
    line, _, _ = stem(rng, [(0, 0, 0), (0.1, 0, 1.6), (0, 0.05, 2.9), np.array((0, 0, 3.3)) - axis * 0.1], 0.025, 0)
    petals.append(put("distant", Parts().placed(corolla(40 + k, 0.5, rng.uniform(0.5, 1.0), 24), (0, 0, 3.3), axis), silk))
    stalks.append(put("stalk", line.placed(heart(rng, 0.6), (0, 0, 3.3), axis), green))
count = 300
d = 8.6 + 32 * rng.random(count) ** 1.15
x, y = d * rng.uniform(-0.33, 0.33, count), d - AWAY
sizes = rng.uniform(0.62, 1.12, count)
for name, parts in (("field", petals), ("stalks", stalks)):
    # The same chances twice, so that each flower comes to its stalk.
    strewn(name, parts, np.stack([x, y, 0 * x], -1), up[:count], sizes, np.random.default_rng(3))

view = camera((0, -AWAY, EYE), (0, 0, EYE), FIELD, AWAY - 0.12, 0.30)
view.data.shift_y = HORIZON - 0.5
passes(out)
