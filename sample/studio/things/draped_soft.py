"""What cloth that is laid, hung and filled has in common: a simulation that is kept, printed weaves, hems, fringes, labels."""
import hashlib
import inspect
import math
import os

import bpy
import numpy as np

from .. import materials, shapes, textures
from . import draped_solver

CACHE = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", "..", ".cache", "cloth"))


def kept(name, build, *about):
    """Where the vertices of build() come to rest (an array of n × 3), simulated once and read again for each further view."""
    words = repr((name, inspect.getsource(build), inspect.getsource(draped_solver), about)).encode()
    path = os.path.join(CACHE, f"{name}-{hashlib.sha1(words).hexdigest()[:10]}.npy")
    if os.path.exists(path):
        return np.load(path)
    found = np.asarray(build(*about), float)
    os.makedirs(CACHE, exist_ok=True)
    np.save(path, found)
    return found


def grid(columns, rows):
    """Faces and (u, v) of a grid of quads whose vertices go along the columns first."""
    faces = [(r * (columns + 1) + c, r * (columns + 1) + c + 1, (r + 1) * (columns + 1) + c + 1, (r + 1) * (columns + 1) + c)
             for r in range(rows) for c in range(columns)]
    return faces, [(c / columns, r / rows) for r in range(rows + 1) for c in range(columns + 1)]


def relaxed(points, columns, rows, width, height, times=40):
    """Takes out what the solver stretched: moves the grid's vertices until its rows and columns have their true length again."""
    p = np.array(points).reshape(rows + 1, columns + 1, 3)
    for _ in range(times):
        for axis, length in ((1, width / columns), (0, height / rows)):
            for first in (0, 1):
                a = p[:, first:-1:2] if axis == 1 else p[first:-1:2]
                b = p[:, first + 1::2] if axis == 1 else p[first + 1::2]
                n = min(a.shape[axis], b.shape[axis])
                a, b = (a[:, :n], b[:, :n]) if axis == 1 else (a[:n], b[:n])
                d = b - a
                far = np.linalg.norm(d, axis=-1, keepdims=True)
                move = d * (0.5 * (1 - length / np.maximum(far, 1e-9)))
                a += move
                b -= move
    return p.reshape(-1, 3)


def printed_weave(face, art, size, kind="canvas", aspect=None, paint=None, **how):
    """A printed face `size` metres wide and high, on cloth whose weave is seen through the print."""
    width, height = size
    made = materials.artwork(face, art, aspect=aspect or width / height, paint=paint, **{"roughness": 0.85, "specular": 0.2, **how})
    weaves = {"canvas": (lambda: textures.weave(512, 24, 3, False, 0.24, 0.6), 0.026, 1.3), "terry": (textures.terry, 0.05, 0.9),
              "twill": (lambda: textures.weave(512, 32, 5, True), 0.02, 0.6), "satin": (textures.felt, 0.05, 0.12)}
    paintings, tile, relief = weaves[kind]
    _, relief_map = paintings()
    nodes, links = made.node_tree.nodes, made.node_tree.links
    uv, mapping = nodes.new("ShaderNodeUVMap"), nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = (width / tile, height / tile, 1)
    bumps, normal = nodes.new("ShaderNodeTexImage"), nodes.new("ShaderNodeNormalMap")
    bumps.image = textures.image(f"{face}-weave", textures.normals(relief_map, 4 * relief), data=True)
    links.new(uv.outputs["UV"], mapping.inputs["Vector"])
    links.new(mapping.outputs["Vector"], bumps.inputs["Vector"])
    links.new(bumps.outputs["Color"], normal.inputs["Color"])
    links.new(normal.outputs["Normal"], nodes["Principled BSDF"].inputs["Normal"])
    return made


def thin(material, share=0.25):
    """Lets some light through, as thin cloth does; only for photographs, for glTF has no such light."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader, out = nodes["Principled BSDF"], next(n for n in nodes if n.type == "OUTPUT_MATERIAL")
    through, mix = nodes.new("ShaderNodeBsdfTranslucent"), nodes.new("ShaderNodeMixShader")
    mix.inputs["Fac"].default_value = share
    color = shader.inputs["Base Color"]
    if color.is_linked:
        links.new(color.links[0].from_socket, through.inputs["Color"])
    else:
        through.inputs["Color"].default_value = color.default_value
    links.new(shader.outputs["BSDF"], mix.inputs[1])
    links.new(through.outputs["BSDF"], mix.inputs[2])
    links.new(mix.outputs["Shader"], out.inputs["Surface"])
    return material


def creased(one, strength=0.002, scale=0.1, weights=None, kind="RIDGED_MULTIFRACTAL", name="creases"):
    """Fine creases that no pressing takes out of washed cloth; `weights` (0..1 by vertex) keeps seams and hems where they are."""
    texture = bpy.data.textures.new(name, "MUSGRAVE")
    texture.musgrave_type, texture.noise_scale = kind, scale
    texture.octaves, texture.dimension_max, texture.lacunarity, texture.noise_intensity = 3.0, 1.1, 2.1, 0.6
    modifier = one.modifiers.new(name, "DISPLACE")
    modifier.texture, modifier.texture_coords = texture, "LOCAL"
    modifier.strength, modifier.mid_level = strength, 0.5
    if weights is not None:
        group = one.vertex_groups.new(name=name)
        for i, weight in enumerate(weights):
            group.add([i], float(weight), "REPLACE")
        modifier.vertex_group = name
    return one


def sheet_of(name, points, columns, rows, material, size=None, subdivide=0, thick=0.0, offset=-1.0):
    """A grid as an object. UVs span 0..1, or metres where `size` is given."""
    faces, uv = grid(columns, rows)
    uvs = uv if size is None else [(u * size[0], v * size[1]) for u, v in uv]
    one = shapes.mesh_object(name, points, faces, material, uvs)
    if subdivide:
        shapes.subdivide(one, subdivide)
    if thick:
        shapes.solidify(one, thick, offset)
    return one


def lifted(one, far):
    """Moves a face out of the cloth that it lies on."""
    modifier = one.modifiers.new("out", "DISPLACE")
    modifier.strength, modifier.mid_level = far, 0.0
    return one


def rim_of(points, columns, rows):
    """The border of a grid, counter-clockwise from its lower left corner."""
    p = np.asarray(points).reshape(rows + 1, columns + 1, 3)
    return np.concatenate([p[0, :-1], p[:-1, -1], p[-1, :0:-1], p[:0:-1, 0]])


def rounder(points, times=2, closed=True):
    """Chaikin's corner cutting of a polyline."""
    p = np.asarray(points, float)
    for _ in range(times):
        after = np.roll(p, -1, 0) if closed else p[1:]
        here = p if closed else p[:-1]
        cut = np.empty((2 * len(here), 3))
        cut[0::2], cut[1::2] = 0.75 * here + 0.25 * after, 0.25 * here + 0.75 * after
        p = cut if closed else np.concatenate([p[:1], cut, p[-1:]])
    return p


def stitches(name, path, material, length=0.003, gap=0.0016, radius=0.00035):
    """A row of stitches along a polyline that lies on the cloth."""
    path = np.asarray(path, float)
    steps = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    at = lambda s: np.array([np.interp(s, steps, path[:, i]) for i in range(3)])  # noqa: E731
    verts, faces, s = [], [], 0.0
    while s + length < steps[-1]:
        a, b = at(s), at(s + length)
        d = (b - a) / max(np.linalg.norm(b - a), 1e-9)
        side = np.cross(d, [0.31, 0.17, 0.93])
        side /= max(np.linalg.norm(side), 1e-9)
        up, base = np.cross(d, side), len(verts)
        for t, r in ((0, 0.35), (0.25, 1), (0.75, 1), (1, 0.35)):
            for k in range(6):
                c = math.cos(k * math.pi / 3) * side + math.sin(k * math.pi / 3) * up
                verts.append(a + (b - a) * t + c * radius * r)
        for ring in range(3):
            for k in range(6):
                n = (k + 1) % 6
                faces.append((base + ring * 6 + k, base + ring * 6 + n, base + ring * 6 + 6 + n, base + ring * 6 + 6 + k))
        s += length + gap
    return shapes.mesh_object(name, verts, faces, material, [(0, 0)] * len(verts))


def strands(name, roots, directions, length, material, radius=0.0012, seed=1, floor=None, lean=0.35, parts=9, sides=6):
    """A fringe: one twisted strand from each root along its direction, falling as it gets free; `floor` keeps them above that height."""
    rng = np.random.default_rng(seed)
    verts, faces, uvs = [], [], []
    for root, way in zip(np.asarray(roots, float), np.asarray(directions, float)):
        p, d = root.copy(), way / np.linalg.norm(way)
        sway, own = rng.normal(0, 0.12, 3), length * rng.uniform(0.9, 1.06)
        path = [p.copy()]
        for i in range(parts):
            d = d + np.array([sway[0] * 0.5, sway[1] * 0.5, -lean]) + rng.normal(0, 0.05, 3)
            d /= np.linalg.norm(d)
            p = p + d * own / parts
            if floor is not None and p[2] < floor + radius:
                p[2] = floor + radius + rng.uniform(0, radius)
            path.append(p.copy())
        path, base = np.array(path), len(verts)
        for i, q in enumerate(path):
            t = path[min(i + 1, parts)] - path[max(i - 1, 0)]
            t /= max(np.linalg.norm(t), 1e-9)
            side = np.cross(t, [0.3, 0.9, 0.2])
            side /= np.linalg.norm(side)
            up = np.cross(t, side)
            r = radius * (1.25 if i == 1 else 0.55 if i == parts else 1.0)
            for k in range(sides):
                a = 2 * math.pi * k / sides
                verts.append(q + r * (math.cos(a) * side + math.sin(a) * up))
                uvs.append((k / sides * 6.28 * radius + 0.004 * i, i * own / parts))
        for i in range(parts):
            for k in range(sides):
                n = (k + 1) % sides
                faces.append((base + i * sides + k, base + i * sides + n, base + (i + 1) * sides + n, base + (i + 1) * sides + k))
    return shapes.mesh_object(name, verts, faces, material, uvs)


def care_label(at, turn=(0, 0, 0), paint=None):
    """The woven label that customers' codes are printed on: 25 × 40 mm, readable from the front, its middle `at`."""
    white = materials.plain("label-cloth", "#f7f5f0", roughness=0.9)
    printed = materials.artwork("label", None, paint=paint or blank("label-blank", "#ffffff"), aspect=0.625, roughness=0.85)
    back = shapes.box("label-back", (0.025, 0.0006, 0.040), white, round_by=0.0001, segments=1)
    face = shapes.face_plate("label-face", 0.025, 0.040, printed, at=(0, -0.0005, 0))
    for one in (back, face):
        shapes.place(one, at, turn)
    return [back, face]


def blank(name, color, size=8):
    """A picture of one colour: what stands on a face before anything is printed on it."""
    code = [int(color[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return textures.image(name, np.tile(np.array(code), (size, size, 1)))


def art_pixels(art):
    """The sample picture as rows (bottom first) of RGB in 0..1."""
    image = bpy.data.images.load(os.path.join(materials.ARTWORK, f"{art}.webp"), check_existing=True)
    pixels = np.empty(len(image.pixels), np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(image.size[1], image.size[0], 4)[..., :3]
