"""A lone oak on a hill of dry grass, in the evening of a summer's day."""

import math
import os
import sys

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from cumulus import hills, summer_sky  # noqa: E402
from oak import crown, skeleton, sprig, thickness, wood  # noqa: E402
from picture import noise, resized, sample  # noqa: E402
from plants import blades, ears, foliage, strewn, tinted, unit  # noqa: E402
from scene import arguments, camera, empty_scene, grid_of, image_of, material, passes, plain_world, sun_light  # noqa: E402

out, size, samples = arguments()[0], int(arguments()[1]), int(arguments()[2])
scene = empty_scene(size, samples)
scene.cycles.max_bounces = 4
scene.cycles.diffuse_bounces = 3
rng = np.random.default_rng(11)
HORIZON, FIELD, AWAY = 0.80, 40.0, 32.0
SUN_HIGH, SUN_TURN = 25.0, -80.0

plain_world((0.50, 0.66, 1.0), 0.75)
sun_light(SUN_HIGH, SUN_TURN, 7.6, (1, 0.80, 0.53), 0.6)
turn, high = math.radians(SUN_TURN), math.radians(SUN_HIGH)
to_sun = (math.sin(turn) * math.cos(high), -math.cos(turn) * math.cos(high), math.sin(high))

relief = noise((256, 256), 1.6, 5, 2)


def ground(x, y):
    hill = 1.25 * np.exp(-(((x - 2) / 26) ** 2) - ((y - 1) / 19) ** 2) - 0.0004 * np.maximum(y, 0) ** 2
    return hill + sample(relief, (x + 200) * 1.6, (y + 200) * 1.6) * 0.10


# The far land and the sky on a sheet that only the camera sees.
side = min(size, 1000)
sky = np.empty((side, side, 3), np.float32)
rows = int(HORIZON * side)
sky[:rows] = summer_sky(side, HORIZON, FIELD, 23, 0.66, to_sun)
sky[rows:] = (0.4, 0.36, 0.2)
sky = hills(sky if side == size else resized(sky, size), HORIZON - 0.022, 3)
sheet = bpy.data.materials.new("sheet")
sheet.use_nodes = True
nodes, links = sheet.node_tree.nodes, sheet.node_tree.links
texture = nodes.new("ShaderNodeTexImage")
texture.image = image_of("sky", sky, raw=True)
shine = nodes.new("ShaderNodeEmission")
links.new(texture.outputs[0], shine.inputs[0])
links.new(shine.outputs[0], nodes["Material Output"].inputs[0])
far, eye = 900.0, 1.55
wide = 2 * (far + AWAY) * math.tan(math.radians(FIELD) / 2)
top, foot = eye + HORIZON * wide, eye - (1 - HORIZON) * wide
points = np.array([[(-wide / 2, far, foot), (wide / 2, far, foot)], [(-wide / 2, far, top), (wide / 2, far, top)]])
backdrop = grid_of("sky", points, sheet)
for kind in ("diffuse", "glossy", "transmission", "shadow", "volume_scatter"):
    setattr(backdrop, f"visible_{kind}", False)

# The hill.
v, u = np.meshgrid(np.linspace(0, 1, 160), np.linspace(0, 1, 160), indexing="ij")
px, py = (u - 0.5) * 90, -AWAY - 2 + v * 110
straw = noise((512, 512), 0.9, 8, 6)[..., None]
dry = image_of("dry", np.clip((0.20, 0.135, 0.05) * (1 + 0.3 * straw), 0.02, 1).astype(np.float32), raw=True)
soil = material("soil", roughness=1.0)
texture = soil.node_tree.nodes.new("ShaderNodeTexImage")
texture.image = dry
soil.node_tree.links.new(texture.outputs[0], soil.node_tree.nodes["Principled BSDF"].inputs["Base Color"])
grid_of("hill", np.stack([px, py, ground(px, py)], -1), soil, tile=14)

# The grass, thinner where it is far and small.
gold = ((0.52, 0.36, 0.12), (0.60, 0.44, 0.18), (0.44, 0.31, 0.10), (0.36, 0.30, 0.09), (0.24, 0.25, 0.06))
grass = foliage("grass", 0.35, 0.0, (0.7, 1.25), 0.3)
tufts = []
for k in range(5):
    made = [blades(46, 0.20, (0.16, 0.46), 0.0085, 0.45, rng, gold), ears(9, 0.20, (0.38, 0.62), rng, (0.62, 0.44, 0.20))]
    corners, faces, tints = [], [], []
    for c, f, t in made:
        faces += [tuple(i + len(corners) for i in face) for face in f]
        corners, tints = corners + [tuple(each) for each in c], tints + list(t)
    tufts.append(tinted("tuft", corners, faces, tints, grass))
count = 32000
d = AWAY * 0.2 + (AWAY + 16 - AWAY * 0.2) * rng.random(count) ** 0.62
x = d * rng.uniform(-0.42, 0.42, count)
y = d - AWAY
thin = np.clip(sample(noise((256, 256), 1.3, 12, 4), (x + 90) * 4, (y + 90) * 4) * 0.3 + 0.92, 0.6, 1.5)
up = np.stack([rng.normal(0.10, 0.14, count), rng.normal(0, 0.14, count), np.ones(count)], -1)
strewn("grass", tufts, np.stack([x, y, ground(x, y) - 0.02], -1), up, thin * rng.uniform(0.7, 1.15, count), rng)

# The oak.
bark = material("bark", (0.12, 0.088, 0.06), 0.95, Specular=0.15)
nodes, links = bark.node_tree.nodes, bark.node_tree.links
place, stretch = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeMapping")
stretch.inputs["Scale"].default_value = (9, 9, 1.9)
furrows = nodes.new("ShaderNodeTexVoronoi")
furrows.feature = "DISTANCE_TO_EDGE"
furrows.inputs["Scale"].default_value = 1.5
grain, ramp, bump = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeValToRGB"), nodes.new("ShaderNodeBump")
grain.inputs["Scale"].default_value, grain.inputs["Detail"].default_value = 1.4, 6
ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (0.035, 0.024, 0.016, 1), (0.20, 0.150, 0.10, 1)
ramp.color_ramp.elements[1].position = 0.32
bump.inputs["Distance"].default_value, bump.inputs["Strength"].default_value = 0.12, 1
warp = nodes.new("ShaderNodeVectorMath")
links.new(place.outputs["Object"], stretch.inputs[0])
links.new(stretch.outputs[0], grain.inputs[0])
links.new(stretch.outputs[0], warp.inputs[0])
links.new(grain.outputs["Color"], warp.inputs[1])
links.new(warp.outputs[0], furrows.inputs["Vector"])
links.new(furrows.outputs["Distance"], ramp.inputs[0])
links.new(furrows.outputs["Distance"], bump.inputs["Height"])
links.new(ramp.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
links.new(bump.outputs[0], nodes["Principled BSDF"].inputs["Normal"])

base = np.array((0.0, 0.0, float(ground(np.array(0.0), np.array(0.0))) - 0.1))
wants = crown(rng, 8.7, 7.4, 3.1, 14.2)
nodes_at, parents = skeleton(rng, wants, 2.7)
radii = thickness(parents, 0.011, 2.25)
radii *= 0.60 / radii[0]
radii = np.maximum(radii, 0.008)
trunk = wood(nodes_at, parents, radii, bark, rng)
trunk.location = base
green = ((0.125, 0.190, 0.028), (0.155, 0.210, 0.030), (0.095, 0.160, 0.030), (0.20, 0.225, 0.034))
leaf = foliage("leaf", 0.42, 0.03, (0.65, 1.3), 0.35)
sprigs = [sprig(rng, leaf, 40, 0.37, 0.13, green) for _ in range(6)]
thin_ones = np.flatnonzero(radii < np.quantile(radii, 0.86))
at = nodes_at[thin_ones] + rng.normal(0, 0.10, (len(thin_ones), 3)) + base
ways = unit(nodes_at[thin_ones] - nodes_at[parents[thin_ones]]) + (0, 0, 0.5)
strewn("leaves", sprigs, at, ways, rng.uniform(0.75, 1.25, len(at)), rng)
print(f"{len(nodes_at)} nodes, {len(at)} sprigs", flush=True)

view = camera((0, -AWAY, eye), (0, 0, eye), FIELD)
view.data.shift_y = HORIZON - 0.5
passes(out)
