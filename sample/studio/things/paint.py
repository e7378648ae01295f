"""Painted prints: photographs and lines of words on a transparent face, as the shop's templates lay them out (millimetres from the top left)."""
import os

import bpy
import numpy as np

from .. import materials as m

FONTS = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", "..", "scene", "fonts"))


def photo(art, columns, rows):
    """The sample picture `art`, cropped to cover columns × rows pixels (top first, sRGB 0..1)."""
    image = bpy.data.images.load(os.path.join(m.ARTWORK, f"{art}.webp"), check_existing=True)
    width, height = image.size
    pixels = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    pixels = pixels.reshape(height, width, image.channels)[::-1, :, :3]
    scale = min(width / columns, height / rows)
    y = np.clip((height - rows * scale) / 2 + (np.arange(rows) + 0.5) * scale - 0.5, 0, height - 1.001)
    x = np.clip((width - columns * scale) / 2 + (np.arange(columns) + 0.5) * scale - 0.5, 0, width - 1.001)
    fy, fx = (y % 1)[:, None, None], (x % 1)[None, :, None]
    y, x = y.astype(int), x.astype(int)
    above = pixels[y][:, x] * (1 - fx) + pixels[y][:, x + 1] * fx
    below = pixels[y + 1][:, x] * (1 - fx) + pixels[y + 1][:, x + 1] * fx
    return above * (1 - fy) + below * fy


def words(text, size, columns, rows, per_mm, align="center", font="playfair-display.ttf"):
    """How much of each pixel a line of words covers; `size` is the font's in millimetres."""
    curve = bpy.data.curves.new("words", "FONT")
    curve.body, curve.size, curve.resolution_u = text, 1.0, 6
    curve.align_x, curve.align_y = align.upper(), "CENTER"
    curve.font = bpy.data.fonts.load(os.path.join(FONTS, font), check_existing=True)
    one = bpy.data.objects.new("words", curve)
    bpy.context.scene.collection.objects.link(one)
    mesh = one.to_mesh()
    mesh.calc_loop_triangles()
    over = 3
    cover = np.zeros((rows * over, columns * over), bool)
    scale = size * per_mm * over
    left = {"left": 0, "center": columns * over / 2, "right": columns * over}[align]
    points = np.array([(left + v.co.x * scale, rows * over / 2 - v.co.y * scale) for v in mesh.vertices])
    for triangle in mesh.loop_triangles:
        a, b, c = points[list(triangle.vertices)]
        x0, y0 = np.maximum(np.floor(np.minimum(np.minimum(a, b), c)).astype(int), 0)
        x1, y1 = np.ceil(np.maximum(np.maximum(a, b), c)).astype(int) + 1
        x1, y1 = min(x1, columns * over), min(y1, rows * over)
        if x1 <= x0 or y1 <= y0:
            continue
        x, y = np.meshgrid(np.arange(x0, x1) + 0.5, np.arange(y0, y1) + 0.5)

        def side(p, q):
            return (x - p[0]) * (q[1] - p[1]) - (y - p[1]) * (q[0] - p[0])

        e = side(a, b), side(b, c), side(c, a)
        cover[y0:y1, x0:x1] |= ((e[0] >= 0) & (e[1] >= 0) & (e[2] >= 0)) | ((e[0] <= 0) & (e[1] <= 0) & (e[2] <= 0))
    one.to_mesh_clear()
    bpy.data.objects.remove(one)
    return cover.reshape(rows, over, columns, over).mean((1, 3))


def sheet(name, width, height, items, ground=None, longest=1000):
    """A picture of a face, width × height millimetres. items: ('photo', art, x, y, w, h), ('words', text, x, y, w, h, size, colour,
    align) or ('fill', colour, x, y, w, h). `ground`: its colour; None leaves it transparent. Colours are sRGB 0..1."""
    per_mm = longest / max(width, height)
    columns, rows = round(width * per_mm), round(height * per_mm)
    pixels = np.zeros((rows, columns, 4), np.float32)
    pixels[..., :3] = ground or 1.0
    pixels[..., 3] = 0.0 if ground is None else 1.0
    for kind, what, x, y, w, h, *how in items:
        x, y, w, h = (round(value * per_mm) for value in (x, y, w, h))
        w, h = min(w, columns - x), min(h, rows - y)
        area = pixels[y:y + h, x:x + w]
        if kind == "photo":
            area[..., :3], area[..., 3] = photo(what, w, h), 1.0
        elif kind == "fill":
            area[..., :3], area[..., 3] = what, 1.0
        else:
            cover = words(what, how[0], w, h, per_mm, how[2] if len(how) > 2 else "center", *how[3:])[..., None]
            clear = area[..., 3:] < 0.01
            area[..., :3] = np.where(clear, np.array(how[1]), area[..., :3] * (1 - cover) + np.array(how[1]) * cover)
            area[..., 3:] = np.maximum(area[..., 3:], cover)
    return packed(name, pixels)


def packed(name, pixels):
    """A Blender image from rows (top first) of sRGB with alpha."""
    rows, columns = pixels.shape[:2]
    image = bpy.data.images.new(name, columns, rows, alpha=True)
    image.pixels.foreach_set(np.ascontiguousarray(pixels[::-1]).astype(np.float32).ravel())
    image.pack()
    return image
