"""Fine type: words as meshes on flat or round things, and labels painted for a face."""
import math
import os

import bmesh
import bpy
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from .. import materials as m
from .. import shapes as s
from .. import textures

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", ".."))
FONTS = {
    "serif": "scene/fonts/cormorant-garamond.ttf",
    "roman": "scene/fonts/cinzel.ttf",
    "display": "scene/fonts/playfair-display.ttf",
    "brand": "server/src/orders/documents/fonts/kalnia-400.ttf",
    "sans": "server/src/orders/documents/fonts/instrument-sans-400.ttf",
    "strong": "server/src/orders/documents/fonts/instrument-sans-600.ttf",
    "script": "scene/fonts/dancing-script.ttf",
}


def _outlines(words, font, spacing, fine):
    """The closed outlines of words as lists of (x, y)."""
    curve = bpy.data.curves.new("words", "FONT")
    curve.body, curve.align_x, curve.space_character, curve.resolution_u = words, "CENTER", spacing, fine
    curve.fill_mode = "NONE"
    curve.font = bpy.data.fonts.load(os.path.join(ROOT, FONTS[font]), check_existing=True)
    one = bpy.data.objects.new("words", curve)
    bpy.context.scene.collection.objects.link(one)
    s.apply_modifiers(one)
    mesh = one.data
    near = {}
    for a, b in (edge.vertices for edge in mesh.edges):
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    loops, seen = [], set()
    for start in near:
        if start in seen:
            continue
        loop, at, before = [], start, None
        while at not in seen:
            seen.add(at)
            loop.append(tuple(mesh.vertices[at].co[:2]))
            following = [n for n in near[at] if n != before]
            before, at = at, following[0] if following else at
        loops.append(loop)
    bpy.data.objects.remove(one)
    return loops


def _mesh(words, font, spacing, fine=4):
    """A mesh in the xy plane, centred on its own width, baseline at 0, capitals 1 high. Filled by winding, for the strokes of
    variable fonts overlap."""
    capital = [y for loop in _outlines("H", font, 1.0, 2) for _, y in loop]
    high, base = max(capital) - min(capital), min(capital)
    loops = _outlines(words, font, spacing, fine)
    xs = [x for loop in loops for x, _ in loop]
    middle = (min(xs) + max(xs)) / 2
    loops = [[((x - middle) / high, (y - base) / high) for x, y in loop] for loop in loops]
    corners = [Vector(p) for loop in loops for p in loop]
    edges, first = [], 0
    for loop in loops:
        edges += [(first + i, first + (i + 1) % len(loop)) for i in range(len(loop))]
        first += len(loop)
    points, _, faces, _, _, _ = delaunay_2d_cdt(corners, edges, [], 0, 1e-6)
    at = np.array([tuple(p) for p in points])
    inside = winding(at[np.array(faces)].mean(1), loops) != 0
    kept = [face for face, whether in zip(faces, inside) if whether]
    return s.mesh_object("words", [(x, y, 0) for x, y in at], kept, smooth=False), (max(xs) - min(xs)) / high


def winding(points, loops):
    """How often the closed outlines turn round each point."""
    turns = np.zeros(len(points), int)
    px, py = points[:, :1], points[:, 1:]
    for loop in loops:
        a = np.array(loop)
        b = np.roll(a, -1, 0)
        left = (b[:, 0] - a[:, 0]) * (py - a[:, 1]) - (px - a[:, 0]) * (b[:, 1] - a[:, 1])
        up = (a[:, 1] <= py) & (b[:, 1] > py) & (left > 0)
        down = (a[:, 1] > py) & (b[:, 1] <= py) & (left < 0)
        turns += up.sum(1) - down.sum(1)
    return turns


def words(name, text, cap, material, at=(0, 0, 0), font="sans", spacing=1.0, radius=None, thick=0.0, wide=None, fine=4, along=False):
    """Words whose capitals are `cap` metres high, looking to -y, their middle at `at` (x, y, z). With `radius` they are bent
    round z: `at` is then (angle in metres of arc, how far over the radius, z). `wide`: at most so wide. `along`: read upwards."""
    one, width = _mesh(text, font, spacing, fine)
    size = cap if wide is None else min(cap, wide / width)
    for v in one.data.vertices:
        x, y = v.co.x * size, (v.co.y - 0.5) * size
        v.co = (-y, 0, x) if along else (x, 0, y)
    if radius is not None:
        work = bmesh.new()
        work.from_mesh(one.data)
        xs = [v.co.x for v in work.verts]
        step = 0.06 * radius
        x = min(xs) + step
        while x < max(xs):
            bmesh.ops.bisect_plane(work, geom=work.verts[:] + work.edges[:] + work.faces[:], plane_co=(x, 0, 0), plane_no=(1, 0, 0))
            x += step
        work.to_mesh(one.data)
        work.free()
    for v in one.data.vertices:
        if radius is None:
            v.co = (v.co.x + at[0], at[1], v.co.z + at[2])
        else:
            r, a = radius + at[1], (v.co.x + at[0]) / radius
            v.co = (r * math.sin(a), -r * math.cos(a), v.co.z + at[2])
    one.data.materials.clear()
    one.data.materials.append(material)
    if thick:
        s.solidify(one, thick, 0)
    one.name = name
    return one


def coverage(text, font, spacing, cap_px, shape, middle, wide_px=None, along=False):
    """How much of each pixel the words cover: rows from the bottom; `middle` in pixels (x, y of the capitals' middle)."""
    one, width = _mesh(text, font, spacing, 6)
    size = cap_px if wide_px is None else min(cap_px, wide_px / width)
    one.data.calc_loop_triangles()
    points = np.array([(v.co.x, v.co.y - 0.5) for v in one.data.vertices]) * size
    if along:
        points = np.stack([-points[:, 1], points[:, 0]], -1)
    points += np.array(middle)
    over = 3
    low = np.maximum(np.floor(points.min(0)).astype(int) - 1, 0)
    high = np.minimum(np.ceil(points.max(0)).astype(int) + 1, (shape[1], shape[0]))
    fine = np.zeros(((high[1] - low[1]) * over, (high[0] - low[0]) * over), bool)
    local = (points - low) * over
    for triangle in one.data.loop_triangles:
        a, b, c = local[list(triangle.vertices)]
        x0, y0 = np.maximum(np.floor(np.minimum(np.minimum(a, b), c)).astype(int), 0)
        x1, y1 = np.ceil(np.maximum(np.maximum(a, b), c)).astype(int) + 1
        x1, y1 = min(x1, fine.shape[1]), min(y1, fine.shape[0])
        if x1 <= x0 or y1 <= y0:
            continue
        x, y = np.meshgrid(np.arange(x0, x1) + 0.5, np.arange(y0, y1) + 0.5)
        e = [(q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0]) for p, q in ((a, b), (b, c), (c, a))]
        fine[y0:y1, x0:x1] |= ((e[0] >= 0) & (e[1] >= 0) & (e[2] >= 0)) | ((e[0] <= 0) & (e[1] <= 0) & (e[2] <= 0))
    bpy.data.objects.remove(one)
    out = np.zeros(shape)
    shrunk = fine.reshape(fine.shape[0] // over, over, fine.shape[1] // over, over).mean((1, 3))
    out[low[1]:high[1], low[0]:high[0]] = shrunk
    return out


def srgb(code):
    return np.array([int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)])


def picture_pixels(art, width, height):
    """The sample picture, cropped to cover width × height pixels (rows from the bottom, sRGB 0..1)."""
    image = bpy.data.images.load(os.path.join(m.ARTWORK, f"{art}.webp"), check_existing=True)
    w, h = image.size
    pixels = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(pixels)
    pixels = pixels.reshape(h, w, 4)[..., :3]
    scale = min(w / width, h / height)
    x = (w - width * scale) / 2 + (np.arange(width) + 0.5) * scale - 0.5
    y = (h - height * scale) / 2 + (np.arange(height) + 0.5) * scale - 0.5
    x0, y0 = np.clip(x.astype(int), 0, w - 2), np.clip(y.astype(int), 0, h - 2)
    fx, fy = np.clip(x - x0, 0, 1)[None, :, None], np.clip(y - y0, 0, 1)[:, None, None]
    top = pixels[y0][:, x0] * (1 - fx) + pixels[y0][:, x0 + 1] * fx
    low = pixels[y0 + 1][:, x0] * (1 - fx) + pixels[y0 + 1][:, x0 + 1] * fx
    return top * (1 - fy) + low * fy


def paint(name, job, size, ground, items, tooth=0.0, sharp=36):
    """An image of a face `size` mm: pictures {'art', 'box': (x, y, w, h) mm from its top left} and words {'text', 'at': (x, y)
    mm of the capitals' middle, 'cap' mm, 'font', 'color', 'spacing', 'wide'} on a ground."""
    per = min(1024 / max(size), 18) if job.get("glb") else min(sharp, 2400 / max(size))
    width, height = round(size[0] * per), round(size[1] * per)
    pixels = np.ones((height, width, 3)) * srgb(ground)
    for item in items:
        if "art" in item:
            x, y, w, h = (round(v * per) for v in item["box"])
            w, h = min(w, width - x), min(h, height - y)
            pixels[height - y - h:height - y, x:x + w] = picture_pixels(item["art"], w, h)
        elif "rule" in item:
            x, y, w, h = item["rule"]
            x0, x1, y0, y1 = round(x * per), round((x + w) * per), round((y - h / 2) * per), max(round((y + h / 2) * per), round((y - h / 2) * per) + 1)
            pixels[height - y1:height - y0, x0:x1] = srgb(item["color"])
        else:
            x, y = item["at"]
            mask = coverage(item["text"], item.get("font", "sans"), item.get("spacing", 1.0), item["cap"] * per, (height, width),
                            (x * per, height - y * per), item.get("wide", size[0]) * per, item.get("along", False))[..., None]
            pixels = pixels * (1 - mask) + srgb(item.get("color", "#23262b")) * mask
    if tooth:
        pixels = pixels * (1 - tooth * np.random.default_rng(3).random((height, width, 1)))
    return textures.image(name, pixels)
