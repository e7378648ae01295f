"""What grows: leaves and blades that light goes through, tufts of grass, and how they are strewn."""

import math

import bpy
import numpy as np

from scene import mesh_of


def foliage(name: str, through: float = 0.4, gloss: float = 0.12, vary=(0.7, 1.35), warmth: float = 0.25, behind=(1.5, 1.45, 0.9)):
    """A thin leaf in the colours of its mesh's `tint`; each instance a little brighter, darker or warmer than the next."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.clear()
    tint = nodes.new("ShaderNodeAttribute")
    tint.attribute_name = "tint"
    own = nodes.new("ShaderNodeObjectInfo")
    light = nodes.new("ShaderNodeMapRange")
    light.inputs["To Min"].default_value, light.inputs["To Max"].default_value = vary
    links.new(own.outputs["Random"], light.inputs["Value"])
    shaded = nodes.new("ShaderNodeVectorMath")
    shaded.operation = "SCALE"
    links.new(tint.outputs["Color"], shaded.inputs[0])
    links.new(light.outputs[0], shaded.inputs["Scale"])
    # A second chance out of the same number.
    other = nodes.new("ShaderNodeMath")
    other.operation, other.inputs[1].default_value = "MULTIPLY", 37.7
    links.new(own.outputs["Random"], other.inputs[0])
    part = nodes.new("ShaderNodeMath")
    part.operation = "FRACT"
    links.new(other.outputs[0], part.inputs[0])
    share = nodes.new("ShaderNodeMath")
    share.operation, share.inputs[1].default_value = "MULTIPLY", warmth
    links.new(part.outputs[0], share.inputs[0])
    warm = nodes.new("ShaderNodeMixRGB")
    warm.blend_type = "MULTIPLY"
    warm.inputs[2].default_value = (1.7, 1.05, 0.6, 1)
    links.new(share.outputs[0], warm.inputs[0])
    links.new(shaded.outputs[0], warm.inputs[1])
    face, back = nodes.new("ShaderNodeBsdfDiffuse"), nodes.new("ShaderNodeBsdfTranslucent")
    bright = nodes.new("ShaderNodeVectorMath")
    bright.operation = "MULTIPLY"
    bright.inputs[1].default_value = behind
    links.new(warm.outputs[0], bright.inputs[0])
    links.new(warm.outputs[0], face.inputs[0])
    links.new(bright.outputs[0], back.inputs[0])
    both = nodes.new("ShaderNodeMixShader")
    both.inputs[0].default_value = through
    links.new(face.outputs[0], both.inputs[1])
    links.new(back.outputs[0], both.inputs[2])
    sheen = nodes.new("ShaderNodeBsdfGlossy")
    sheen.inputs["Roughness"].default_value = 0.42
    edge = nodes.new("ShaderNodeLayerWeight")
    edge.inputs["Blend"].default_value = gloss
    whole = nodes.new("ShaderNodeMixShader")
    links.new(edge.outputs["Fresnel"], whole.inputs[0])
    links.new(both.outputs[0], whole.inputs[1])
    links.new(sheen.outputs[0], whole.inputs[2])
    out = nodes.new("ShaderNodeOutputMaterial")
    links.new((whole if gloss else both).outputs[0], out.inputs[0])
    return made


def tinted(name: str, corners, faces, tints, made):
    """A mesh with a colour at each corner."""
    thing = mesh_of(name, np.asarray(corners).tolist(), np.asarray(faces).tolist() if isinstance(faces, np.ndarray) else faces, made)
    layer = thing.data.color_attributes.new("tint", "FLOAT_COLOR", "POINT")
    colours = np.ones((len(corners), 4), np.float32)
    colours[:, :3] = tints
    layer.data.foreach_set("color", colours.ravel())
    return thing


def unit(v):
    return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-9)


def strewn(name: str, things, at, up, sizes, rng):
    """Instances of the things, by turns, at the points; each stands along its `up` and is turned at random."""
    at, up = np.asarray(at, np.float64), unit(np.asarray(up, np.float64))
    which = rng.integers(len(things), size=len(at))
    across = unit(np.cross(up, rng.normal(size=up.shape)))
    along = np.cross(up, across)
    half = np.asarray(sizes)[:, None] / 2
    for k, thing in enumerate(things):
        p, a, b, h = (each[which == k] for each in (at, across, along, half))
        corners = np.stack([p - a * h - b * h, p + a * h - b * h, p + a * h + b * h, p - a * h + b * h], 1).reshape(-1, 3)
        holder = mesh_of(f"{name}{k}", corners.tolist(), np.arange(len(corners)).reshape(-1, 4).tolist(), smooth=False)
        holder.instance_type = "FACES"
        holder.use_instance_faces_scale = True
        holder.show_instancer_for_render = False
        thing.parent = holder


def blades(count: int, radius: float, tall, wide: float, lean: float, rng, colours, parts: int = 4):
    """Corners, faces and tints of a tuft of grass about the origin."""
    corners, faces, tints = [], [], []
    for _ in range(count):
        turn, way = rng.uniform(0, 2 * math.pi), rng.uniform(0, 2 * math.pi)
        r = radius * math.sqrt(rng.random())
        height = rng.uniform(*tall)
        bend = height * abs(rng.normal(0, lean))
        twist = rng.uniform(0, math.pi)
        shade = np.array(colours[rng.integers(len(colours))]) * rng.uniform(0.75, 1.25)
        first = len(corners)
        for k in range(parts + 1):
            share = k / parts
            x = r * math.cos(turn) + bend * share**2 * math.cos(way)
            y = r * math.sin(turn) + bend * share**2 * math.sin(way)
            z = height * (share - 0.22 * share**2 * min(1, bend / height))
            w = wide * (1 - share) ** 0.7 * 0.5 + 0.0003
            a = twist + share * 0.8
            dx, dy = w * math.cos(a), w * math.sin(a)
            corners += [(x - dx, y - dy, z), (x + dx, y + dy, z)]
            tints += [shade * (0.45 + 0.65 * share)] * 2
            if k:
                at = first + 2 * k
                faces.append((at - 2, at - 1, at + 1, at))
    return corners, faces, tints


def ears(count: int, radius: float, tall, rng, colour, grains: int = 16, size: float = 0.012):
    """Grasses in seed: thin stalks with hanging grains at their ends."""
    corners, faces, tints = [], [], []

    def quad(p, a, b, shade):
        first = len(corners)
        corners.extend([p - a, p + b, p + a, p - b])
        tints.extend([shade] * 4)
        faces.append((first, first + 1, first + 2, first + 3))

    for _ in range(count):
        turn, way, height = rng.uniform(0, 2 * math.pi), rng.uniform(0, 2 * math.pi), rng.uniform(*tall)
        foot = np.array((math.cos(turn), math.sin(turn), 0)) * radius * math.sqrt(rng.random())
        over = np.array((math.cos(way), math.sin(way), 0)) * height * rng.uniform(0.06, 0.32)
        line = [foot + over * s**2.4 + np.array((0, 0, height * s)) for s in np.linspace(0, 1, 6)]
        side = unit(np.cross(over, (0, 0, 1.0))) * 0.0011
        shade = np.array(colour) * rng.uniform(0.8, 1.25)
        for a, b in zip(line, line[1:]):
            first = len(corners)
            corners.extend([a - side, a + side, b + side * 0.8, b - side * 0.8])
            tints.extend([shade * 0.8] * 4)
            faces.append((first, first + 1, first + 2, first + 3))
        tip = unit(line[-1] - line[-2])
        for k in range(grains):
            share = k / grains
            p = line[-1] - tip * height * 0.2 * (1 - share) + rng.normal(0, 0.35, 3) * size * (1.3 - share)
            a = unit(tip + rng.normal(0, 0.45, 3)) * size * rng.uniform(0.8, 1.3)
            quad(p, a, unit(np.cross(a, rng.normal(size=3))) * size * 0.3, shade * rng.uniform(0.9, 1.4))
    return corners, faces, tints
