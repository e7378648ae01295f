"""A tag of leather for keys, with a picture under a drop of resin, its split ring and a key."""
import math
import random

import bpy
import numpy
from mathutils import Vector

from .. import materials as m
from .. import shapes as s
from . import fine_parts as f
from .fine_parts import MM

WIDE, HIGH = 32.0, 42.0
MIDDLE = 29 - 10 - 21  # the picture's middle over the face's, mm


def _drop(job, material):
    """The picture (32 × 42 mm) on a drop of resin with round corners; UVs of the whole face (36 × 58 mm), whose corners are four dots."""
    verts, uvs, faces = [], [], []
    rings, steps = f.light(job, 18, 7), f.light(job, 12, 5)
    count = 4 * (steps + 1)
    for i in range(rings + 1):
        t = 1 - i / rings
        for x, y in s.rounded_rectangle(WIDE, HIGH, 4.0, steps):
            z = 1.5 * (1 - t ** 5) ** 0.5 if t > 0 else 1.5
            verts.append((x * t * MM, (y * t + MIDDLE) * MM, z * MM))
            uvs.append((0.5 + x * t / 36, 0.5 + (y * t + MIDDLE) / 58))
    for i in range(rings):
        for j in range(count):
            n = (j + 1) % count
            faces.append((i * count + j, i * count + n, (i + 1) * count + n, (i + 1) * count + j))
    if not job.get("glb"):
        for cx, cy in ((-1, 1), (1, 1), (1, -1), (-1, -1)):
            base, x, y = len(verts), cx * 18, cy * 29
            for dx, dy in ((0, 0), (-0.04 * cx, 0), (0, -0.04 * cy)):
                verts.append(((x + dx) * MM, (y + dy) * MM, 0.02 * MM))
                uvs.append((0.5 + (x + dx) / 36, 0.5 + (y + dy) / 58))
            faces.append((base, base + 1, base + 2) if cx * cy < 0 else (base, base + 2, base + 1))
    return s.mesh_object("picture", verts, faces, material, uvs)


def _picture(job):
    """The sample picture where the photo stands on the face."""
    made = m.artwork("front", job.get("art", "dog"), aspect=WIDE / HIGH, roughness=0.2, coat=1.0)
    mapping = next(node for node in made.node_tree.nodes if node.type == "MAPPING")
    scale, at = mapping.inputs["Scale"].default_value, mapping.inputs["Location"].default_value
    x, y = 36 / WIDE, 58 / HIGH
    at[0] += scale[0] * (0.5 - x * 0.5)
    at[1] += scale[1] * (0.5 - y * (0.5 + MIDDLE / 58))
    scale[0], scale[1] = scale[0] * x, scale[1] * y
    return made


def _word_band():
    """The leather below the picture, 30 × 5.4 mm, as a part of the face: a print map measures where the word is pressed."""
    corners = [(x, y) for y in (-28.7, -23.3) for x in (-15, 15)]
    hide = m.leather("artwork-front", tile=0.9)
    uvs = [(0.5 + x / 36, 0.5 + y / 58) for x, y in corners]
    return s.mesh_object("word-band", [(x * MM, y * MM, 0.03 * MM) for x, y in corners], [(0, 1, 3, 2)], hide, uvs)


def _split_ring(job, steel, diameter):
    """Two turns of flat wire that lie on each other."""
    rows, n = [], f.light(job, 200, 60)
    for i in range(n + 1):
        t = i / n
        a = 4 * math.pi * t * 0.965
        z = 0.82 * (2 * t - 1) if abs(t - 0.5) < 0.06 else 0.82 * (-1 if t < 0.5 else 1)
        if abs(t - 0.5) < 0.06:
            z = 0.82 * (t - 0.5) / 0.06
        r = diameter / 2 - 1.0
        out = Vector((math.cos(a), math.sin(a), 0))
        rows.append([(out * (r + 0.95 * f.power(math.cos(u), 0.5)) + Vector((0, 0, z + 0.78 * f.power(math.sin(u), 0.6)))) * MM for u in (2 * math.pi * k / 16 for k in range(16))])
    return f.loft("split-ring", rows, steel, sharp=60)


def _key(metal):
    """A key that lies flat: its bow round the origin, its blade to +x."""
    bow = s.rounded_rectangle(21 * MM, 23 * MM, 8 * MM, 6)
    outline = [(x, z) for x, z in bow if not (x > 9.0 * MM and abs(z) < 4.2 * MM)]
    rng = random.Random(4)
    blade = [(10.2 * MM, -3.9 * MM), (13 * MM, -3.9 * MM)]
    x = 13.0
    while x < 36:
        cut = rng.choice((0.9, 2.2, 3.0, 1.5))
        blade += [(x * MM, (-3.9 + cut) * MM), ((x + 1.4) * MM, (-3.9 + cut) * MM), ((x + 2.2) * MM, -3.2 * MM)]
        x += 2.9
    blade += [(38.5 * MM, -0.8 * MM), (39.6 * MM, 0.8 * MM), (38 * MM, 2.6 * MM), (13 * MM, 3.9 * MM), (10.2 * MM, 3.9 * MM)]
    order = sorted(outline, key=lambda p: math.atan2(p[1], p[0]) % (2 * math.pi))
    with f.posed((0, 0, 0), (-90, 0, 0)):
        body = s.slab("key", order + blade, 2.1 * MM, metal, 0.0)
        hole = s.slab("hole", [(x - 6.2 * MM, z) for x, z in s.circle(2.7 * MM, 32)], 6 * MM, metal)
        hole.location.y = -2 * MM
        cut = body.modifiers.new("hole", "BOOLEAN")
        cut.operation, cut.object, cut.solver = "DIFFERENCE", hole, "EXACT"
        s.bevel(body, 0.28 * MM, 3, 40)
        s.apply_modifiers(body)
        bpy.data.objects.remove(hole)
        groove = s.box("groove", (23 * MM, 0.3 * MM, 1.3 * MM), m.metal("groove", "#6e6a60", 0.4), (24.5 * MM, -0.02 * MM, 0.9 * MM), 0.12 * MM, 2)
    return [body, groove]


def _overlay(job):
    """In the model the whole face is laid on, clear where nothing is printed."""
    art = bpy.data.images.load(f"{m.ARTWORK}/{job.get('art', 'dog')}.webp", check_existing=True)
    width, height = art.size
    pixels = numpy.empty(width * height * 4, numpy.float32)
    art.pixels.foreach_get(pixels)
    pixels = pixels.reshape(height, width, 4)
    if width / height > WIDE / HIGH:
        wide = round(height * WIDE / HIGH)
        pixels = pixels[:, (width - wide) // 2:(width + wide) // 2]
    else:
        high = round(width * HIGH / WIDE)
        pixels = pixels[(height - high) // 2:(height + high) // 2]
    out = numpy.zeros((58 * 12, 36 * 12, 4), numpy.float32)
    rows = (numpy.arange(int(HIGH * 12)) * pixels.shape[0] / int(HIGH * 12)).astype(int)
    columns = (numpy.arange(int(WIDE * 12)) * pixels.shape[1] / int(WIDE * 12)).astype(int)
    out[6 * 12:48 * 12, 2 * 12:34 * 12] = pixels[rows][:, columns]
    made = bpy.data.images.new("front-print", out.shape[1], out.shape[0], alpha=True)
    made.pixels.foreach_set(out.ravel())
    made.pack()
    return made


def key_tag(job):
    """38 × 62 × 5 mm: bridle leather, a picture of 32 × 42 under resin, a word pressed below, a steel ring."""
    hide, thread = m.leather("colour", tile=0.04), m.plain("thread", "#eadfcb", 0.8)
    steel, brass = f.steel("steel", 0.14), m.metal("key-metal", "#cdb88a", 0.24)
    with f.posed():
        rows = []
        for z, grow in ((0.0, -0.7), (0.15, -0.2), (0.6, 0.0), (2.9, 0.0), (3.3, -0.15), (3.5, -0.7)):
            rows.append([Vector((x, y, z * MM)) for x, y in s.rounded_rectangle((38 + 2 * grow) * MM, (62 + 2 * grow) * MM, (7 + grow) * MM, f.light(job, 10, 5))])
        body = f.loft("leather", rows, hide, sharp=60)
        for polygon in body.data.polygons:
            for loop in polygon.loop_indices:
                v = body.data.vertices[body.data.loops[loop].vertex_index].co
                if abs(polygon.normal.z) > 0.5:
                    body.data.uv_layers[0].data[loop].uv = (v.x, v.y)
        line = [Vector((x, y, 3.46 * MM)) for x, y in s.rounded_rectangle(35.2 * MM, 59.2 * MM, 5.6 * MM, 8)]
        f.stitches(job, "seam", [*line, line[0]], thread, f.light(job, 2.6, 3.6) * MM, 0.5 * MM)
        with f.posed((0, 24.4 * MM, 3.5 * MM)):
            s.lathe("eyelet", [(2.2 * MM, -2 * MM), (2.25 * MM, 0.3 * MM), (2.5 * MM, 0.6 * MM), (3.0 * MM, 0.62 * MM), (3.7 * MM, 0.35 * MM), (3.9 * MM, 0.0)][::-1], steel, f.light(job, 64, 20))
            s.lathe("eye", [(0, 0.03 * MM), (2.3 * MM, 0.03 * MM)], m.plain("dark", "#0d0b0a", 0.9), 32)
        with f.posed((0, 0, 3.52 * MM)):
            if job.get("glb"):
                material = m.artwork("front", None, paint=_overlay(job), aspect=36 / 58, roughness=0.25, coat=1.0)
                nodes, links = material.node_tree.nodes, material.node_tree.links
                links.new(nodes["artwork"].outputs["Alpha"], nodes["Principled BSDF"].inputs["Alpha"])
                material.blend_method = "BLEND"
                s.place(s.face_plate("front", 36 * MM, 58 * MM, material), (0, 0, 0.25 * MM), (-90, 0, 0))
            else:
                _drop(job, _picture(job))
                if job.get("light"):
                    _word_band()
                else:
                    f.words(job, job.get("label") or "found you", 3.5 * MM, m.plain("pressed", "#f0e7d6", 0.7), (0, -26.0 * MM, 0.05 * MM), face="instrument-sans-400", spacing=1.1)
        s.place(s.face_plate("back-face", 36 * MM, 58 * MM, m.plain("artwork-back", "#333333", 0.7)), (0, 0, -0.1 * MM), (90, 0, 0))
    with f.posed((0, 0.0355, 0.0052), (-10, 0, 14)):
        _split_ring(job, steel, 26)
    with f.posed((-0.0105, 0.0455, 0.0016), (0, 3, 148)):
        _key(brass)
    f.cards(job, 0.04, (0, 0, 0.004))
