"""What lies and stands on a beach: canvas chairs, a parasol, a straw hat, sandals, a basket."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector
from picture import noise
from scene import grid_of, image_of, material, mesh_of
from shading import joined


def cloth(name, pixels, through=0.4, relief=0.0006):
    """Canvas that the sun shines through, woven finer than one sees."""
    made = material(name, roughness=0.85, Specular=0.15)
    tree = made.node_tree
    texture = tree.nodes.new("ShaderNodeTexImage")
    texture.image = image_of(name, pixels.astype(np.float32))
    shader = tree.nodes["Principled BSDF"]
    tree.links.new(texture.outputs[0], shader.inputs["Base Color"])
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Distance"].default_value = relief
    tree.links.new(texture.outputs[0], bump.inputs["Height"])
    tree.links.new(bump.outputs[0], shader.inputs["Normal"])
    back = joined(tree, "BsdfTranslucent", texture.outputs[0])
    mixed = joined(tree, "MixShader", through, shader.outputs[0], back)
    tree.links.new(mixed, tree.nodes["Material Output"].inputs["Surface"])
    return made


def striped(colours, bands, rows=1024, columns=512, seed=1):
    """Stripes along the rows: where each begins, and which colour; threads over them."""
    line = np.zeros((columns, 3))
    for start, end, which in bands:
        line[int(start * columns) : int(end * columns)] = colours[which]
    weave = 1 + 0.05 * noise((rows, columns), 0.2, seed, 60)[..., None] + 0.05 * noise((rows, columns), 1.3, seed + 1, 2)[..., None]
    i, j = np.mgrid[0:rows, 0:columns]
    thread = 0.93 + 0.07 * (((i // 2 + j // 2) % 2) > 0)[..., None]
    return np.clip(line[None] * weave * thread, 0, 1)


def deck_stripes(colour, pale, seed):
    """Broad stripes with a thin one beside each."""
    bands, count = [(0, 1, 1)], 5
    for k in range(count):
        a = (k + 0.18) / count
        bands += [(a, a + 0.52 / count, 0), (a + 0.60 / count, a + 0.65 / count, 0)]
    return cloth("deck", striped((colour, pale), bands, seed=seed), 0.42)


def panel(colour, trim, seed):
    """A parasol's panel: hem and valance at its upper edge, with a line of the other colour above them."""
    bands = [(0, 1, 0), (0.035, 0.07, 1), (0.15, 0.153, 2), (0.19, 0.215, 1), (0.235, 0.243, 1), (0.62, 0.623, 2)]
    pixels = striped((colour, trim, np.array(colour) * 0.7), bands, 512, 1024, seed)
    return cloth("panel", pixels.swapaxes(0, 1), 0.45)


def rod(points, radius, made):
    """A bar from point to point."""
    curve = bpy.data.curves.new("rod", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", radius, 3, True
    line = curve.splines.new("POLY")
    line.points.add(len(points) - 1)
    for at, point in zip(line.points, points):
        at.co = (*point, 1)
    thing = bpy.data.objects.new("rod", curve)
    bpy.context.collection.objects.link(thing)
    curve.materials.append(made)
    return thing


def beam(a, b, wide, thick, made):
    """A lath between two points, its broad side upright, its edges taken off."""
    a, b = Vector(a), Vector(b)
    bpy.ops.mesh.primitive_cube_add(size=1)
    thing = bpy.context.object
    thing.matrix_world = Matrix.Translation((a + b) / 2) @ (b - a).to_track_quat("Y", "Z").to_matrix().to_4x4() @ Matrix.Diagonal((thick, (b - a).length, wide, 1))
    bevel = thing.modifiers.new("edges", "BEVEL")
    bevel.width, bevel.segments = 0.004, 2
    thing.data.materials.append(made)
    return thing


def wood(name, dark, pale):
    """Lath with grain along its length."""
    made = material(name, pale, 0.55)
    tree = made.node_tree
    at = tree.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    grain = joined(tree, "TexNoise", joined(tree, "VectorMath", at, (16, 3.2, 16), operation="MULTIPLY"), None, 1.0, 5.0, 0.6, 1.2)
    colour = joined(tree, "MixRGB", grain, (*dark, 1), (*pale, 1))
    tree.links.new(colour, tree.nodes["Principled BSDF"].inputs["Base Color"])
    return made


def placed(things, at, turn):
    """Turns things about the upright through their own origin, and puts them somewhere."""
    bpy.context.view_layer.update()
    move = Matrix.Translation(at) @ Matrix.Rotation(turn, 4, "Z")
    for thing in things:
        thing.matrix_world = move @ thing.matrix_world


def sling(made, wide, head, foot):
    """The canvas: round the upper bar, down in a curve that weight has given it, up to the lower bar and round it."""
    share = np.linspace(0, 1, 64)
    p = np.array((head, (head[0] + 0.13, head[1] - 0.50), (foot[0] - 0.56, foot[1] - 0.42), foot))
    s = share[:, None]
    curve = (1 - s) ** 3 * p[0] + 3 * (1 - s) ** 2 * s * p[1] + 3 * (1 - s) * s**2 * p[2] + s**3 * p[3]
    start = np.linspace(-2.6, 0.15, 12)[:, None]
    end = np.linspace(2.9, 5.6, 12)[:, None]
    bar = 0.023
    head_loop = np.array(head) + bar * np.concatenate([np.cos(-start), np.sin(-start)], 1)
    foot_loop = np.array(foot) + bar * np.concatenate([-np.cos(end - 2.9), np.sin(end - 2.9)], 1)
    line = np.concatenate([head_loop, curve[2:-2], foot_loop])
    across = np.linspace(-1, 1, 24)
    points = np.zeros((len(line), len(across), 3))
    middle = np.sin(np.linspace(0, math.pi, len(line)))[:, None]
    points[..., 0] = across[None] * wide / 2 * (1 - 0.035 * middle)
    points[..., 1] = line[:, :1] - 0.012 * middle * (1 - across[None] ** 2)
    points[..., 2] = line[:, 1:] - 0.03 * middle * (1 - across[None] ** 2) + 0.003 * np.sin(across[None] * 9 + line[:, :1] * 14) * middle
    return grid_of("sling", points, made)


def deck_chair(at, turn, canvas, timber):
    """Three frames that cross, and the canvas between two of their bars; it looks along +y before it is turned."""
    head, foot = (-0.50, 1.00), (0.50, 0.44)
    things = [sling(canvas, 0.50, head, foot)]
    for side in (-1, 1):
        for x, a, b, wide in (
            (0.300, (-0.515, 1.035), (0.47, 0.02), 0.052), (0.272, (0.525, 0.465), (-0.56, 0.03), 0.052), (0.328, (-0.27, 0.78), (-0.585, 0.075), 0.042),
        ):
            things.append(beam((side * x, *a), (side * x, *b), wide, 0.024, timber))
        for y, z in ((-0.10, 0.605), (-0.02, 0.525)):
            things.append(rod([(side * 0.25, y, z - 0.29 * (y > -0.05)), (side * 0.345, y, z - 0.29 * (y > -0.05))], 0.008, material("rivet", (0.4, 0.33, 0.24), 0.35, Metallic=1.0)))
    for x, (y, z), radius in ((0.31, head, 0.019), (0.285, foot, 0.019), (0.30, (0.43, 0.06), 0.016), (0.275, (-0.545, 0.045), 0.018), (0.34, (-0.58, 0.085), 0.016)):
        things.append(rod([(-x, y, z), (x, y, z)], radius, timber))
    placed(things, at, turn)


def parasol(at, tilt, colours, timber):
    """Eight panels between ribs, hanging a little, with a scalloped edge."""
    radius, tall, gores = 1.22, 0.46, 8
    panels = []
    for k in range(gores):
        rows, columns = 28, 24
        r, u = np.meshgrid(np.linspace(0.02, 1, rows), np.linspace(0, 1, columns), indexing="ij")
        angle = (k + u) * 2 * math.pi / gores + 0.2
        chord = math.cos(math.pi / gores) / np.cos((u - 0.5) * 2 * math.pi / gores)
        hang = 4 * u * (1 - u)
        reach = r * radius * (chord * (1 - 0.05 * hang * r))
        creases = 0.0035 * np.sin(u * 37 + 3 * r + k * 2.1) * r + 0.006 * np.sin(u * 11 - 9 * r + k) * hang * r
        z = tall * (1 - r**1.55) - 0.035 * hang * r**2 + creases
        points = np.stack([reach * np.cos(angle), reach * np.sin(angle), z], -1)
        drop = np.linspace(0, 1, 6)[:, None]
        edge = np.repeat(points[-1:], 6, 0)
        edge[..., 2] -= drop * (0.085 + 0.035 * np.sin(u[:1] * math.pi * 3 - 0.5) ** 2)
        edge[..., :2] *= 1 + 0.012 * drop[..., None] * np.sin(u[:1] * 21 + k)[..., None]
        panels.append(grid_of("panel", np.concatenate([points, edge[1:]]), colours[k % len(colours)]))
        a = k * 2 * math.pi / gores + 0.2
        line = [(q * radius * math.cos(a), q * radius * math.sin(a), tall * (1 - q**1.55) - 0.012) for q in np.linspace(0.02, 1, 12)]
        panels.append(rod(line, 0.006, timber))
        panels.append(rod([(0.62 * radius * math.cos(a), 0.62 * radius * math.sin(a), tall * (1 - 0.62**1.55) - 0.015), (0, 0, -0.12)], 0.005, timber))
    panels.append(rod([(0, 0, -2.3), (0, 0, tall + 0.05)], 0.021, timber))
    panels.append(rod([(0, 0, tall), (0, 0, tall + 0.09)], 0.03, timber))
    panels.append(rod([(0, 0, -0.17), (0, 0, -0.09)], 0.034, timber))
    bpy.context.view_layer.update()
    move = Matrix.Translation(at) @ Matrix.Rotation(tilt[1], 4, "Y") @ Matrix.Rotation(tilt[0], 4, "X")
    for thing in panels:
        thing.matrix_world = move @ thing.matrix_world


def straw(name, colour, rows=512, columns=1024):
    i, j = np.mgrid[0:rows, 0:columns]
    plait = 0.62 + 0.38 * np.abs(np.sin(i * math.pi / 16)) * (0.7 + 0.3 * np.sin(j * math.pi / 6 + (i // 16) * 1.9))
    fibre = 1 + 0.13 * noise((rows, columns), 0.6, 5, 8)
    pixels = np.clip(np.array(colour) * (plait * fibre)[..., None], 0, 1)
    return cloth(name, pixels, 0.12, 0.004)


def turned(profile, made, name, wave=0.0):
    """A surface about the upright of rows (radius, height); `wave` lets its edge rise and fall."""
    angle = np.linspace(0, 2 * math.pi, 97)
    rows = [
        np.stack([r * np.cos(angle), r * np.sin(angle), z + wave * (k / len(profile)) ** 3 * np.sin(angle * 2 + 0.6)], -1)
        for k, (r, z) in enumerate(profile)
    ]
    return grid_of(name, np.array(rows), made)


def straw_hat(at, turn):
    """Leant with its brim; a dark ribbon about the crown."""
    made = straw("straw", (0.80, 0.58, 0.30))
    profile = [(0.005, 0.115), (0.05, 0.116), (0.075, 0.108), (0.088, 0.09), (0.092, 0.05), (0.095, 0.0), (0.11, -0.004), (0.14, -0.004), (0.17, 0.0), (0.195, 0.008)]
    things = [turned(profile, made, "hat", 0.02), turned([(0.0945, 0.045), (0.0965, 0.02), (0.0975, 0.002)], material("ribbon", (0.05, 0.06, 0.11), 0.7), "ribbon")]
    bpy.context.view_layer.update()
    for thing in things:
        thing.matrix_world = Matrix.Translation(at) @ Matrix.Rotation(turn[2], 4, "Z") @ Matrix.Rotation(turn[0], 4, "X")


def sandal(at, turn):
    """A sole with two straps."""
    outline = [(0.0, -0.13), (0.028, -0.115), (0.033, -0.06), (0.030, 0.0), (0.042, 0.06), (0.040, 0.10), (0.018, 0.132), (-0.012, 0.13), (-0.036, 0.10), (-0.040, 0.05), (-0.030, 0.0), (-0.034, -0.06), (-0.028, -0.115)]
    n = len(outline)
    corners = [(x, y, z) for z in (0, 0.016) for x, y in outline]
    faces = [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
    sole = mesh_of("sole", corners, faces, material("sole", (0.34, 0.17, 0.075), 0.6), smooth=False)
    leather = material("leather", (0.20, 0.075, 0.03), 0.45)
    things = [sole]
    for y0, y1, high in ((0.075, 0.045, 0.046), (0.03, 0.075, 0.046), (-0.06, -0.075, 0.075)):
        s = np.linspace(0, math.pi, 20)
        band = [np.stack([-0.041 * np.cos(s), y0 + (y1 - y0) * s / math.pi + d, 0.012 + high * np.sin(s) ** 0.7], -1) for d in (-0.011, 0.011)]
        things.append(grid_of("strap", np.array(band), leather))
    placed(things, at, turn)


def basket(at, turn):
    """Woven, with handles, and a rolled towel that looks out."""
    made = straw("wicker", (0.66, 0.43, 0.20))
    things = [turned([(0.01, 0.01), (0.15, 0.0), (0.17, 0.06), (0.185, 0.16), (0.195, 0.25), (0.190, 0.252), (0.178, 0.16)], made, "basket")]
    leather = material("handle", (0.24, 0.10, 0.04), 0.5)
    for side in (-1, 1):
        s = np.linspace(0, math.pi, 24)
        things.append(rod([(0.10 * math.cos(a), side * 0.185, 0.24 + 0.17 * math.sin(a)) for a in s], 0.009, leather))
    towel = cloth("towel", striped(((0.05, 0.22, 0.28), (0.82, 0.78, 0.70)), [(0, 1, 1), (0.1, 0.2, 0), (0.3, 0.34, 0), (0.66, 0.7, 0), (0.8, 0.9, 0)], 256, 256, 8), 0.1, 0.003)
    angle = np.linspace(0, 2 * math.pi * 2.6, 120)
    coil = np.stack([(0.03 + 0.009 * angle / 2.4) * np.cos(angle), (0.03 + 0.009 * angle / 2.4) * np.sin(angle)], -1)
    rows = [np.concatenate([coil, np.full((len(coil), 1), z)], 1) for z in np.linspace(0.06, 0.36, 8)]
    roll = grid_of("towel", np.array(rows).transpose(1, 0, 2), towel)
    roll.rotation_euler = (0.24, 0.1, 0)
    placed([*things, roll], at, turn)
