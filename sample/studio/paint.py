"""Printed sheets: pictures, rules and words laid on paper, in millimetres from the upper left corner, as one Blender image."""
import math
import os

import bpy
import numpy as np

from . import materials, textures

FONTS = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", "scene", "fonts"))


def _srgb(code):
    return np.array([int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)


def _resized(rows, height, width):
    """Area average when it shrinks, bilinear otherwise."""
    def along(data, count):
        size = data.shape[0]
        edges = np.linspace(0, size, count + 1)
        if count < size:
            total = np.concatenate([np.zeros((1, *data.shape[1:])), np.cumsum(data, 0)])
            low = edges.astype(int)
            part = (edges - low).reshape(-1, *[1] * (data.ndim - 1))
            at = total[low] + part * data[np.minimum(low, size - 1)]
            return np.diff(at, axis=0) * count / size
        middle = np.clip((edges[:-1] + edges[1:]) / 2 - 0.5, 0, size - 1)
        low = np.minimum(middle.astype(int), size - 2) if size > 1 else middle.astype(int)
        part = (middle - low).reshape(-1, *[1] * (data.ndim - 1))
        return data[low] * (1 - part) + data[np.minimum(low + 1, size - 1)] * part
    return along(along(rows, height).swapaxes(0, 1), width).swapaxes(0, 1)


class Sheet:
    def __init__(self, width, height, color="#faf8f3", pixels=1024):
        """`pixels`: of the longer side."""
        self.scale = pixels / max(width, height)
        self.rows = np.ones((round(height * self.scale), round(width * self.scale), 3), np.float32) * _srgb(color)

    def _box(self, x, y, width, height):
        return [round(v * self.scale) for v in (x, y, x + width, y + height)]

    def fill(self, x, y, width, height, color):
        x0, y0, x1, y1 = self._box(x, y, width, height)
        self.rows[max(0, y0):max(y1, y0 + 1), max(0, x0):max(x1, x0 + 1)] = _srgb(color)

    def photo(self, art, x, y, width, height):
        """The sample picture `art`, cropped to cover."""
        x0, y0, x1, y1 = self._box(x, y, width, height)
        source = bpy.data.images.load(os.path.join(materials.ARTWORK, f"{art}.webp"), check_existing=True)
        w, h = source.size
        pixels = np.empty(w * h * 4, np.float32)
        source.pixels.foreach_get(pixels)
        rows = pixels.reshape(h, w, 4)[::-1, :, :3]
        aspect = width / height
        if w / h > aspect:
            keep = round(h * aspect)
            rows = rows[:, (w - keep) // 2:(w - keep) // 2 + keep]
        else:
            keep = round(w / aspect)
            rows = rows[(h - keep) // 2:(h - keep) // 2 + keep]
        self.rows[y0:y1, x0:x1] = _resized(rows, y1 - y0, x1 - x0)

    def words(self, text, x, y, size, color="#22252b", font="cormorant-garamond", align="LEFT", spacing=1.0):
        """A line of words whose baseline begins (ends, has its middle) at (x, y); `size` is the font size."""
        curve = bpy.data.curves.new("words", "FONT")
        curve.body, curve.size, curve.align_x, curve.space_character = text, size * self.scale, align, spacing
        curve.resolution_u, curve.fill_mode = 4, "NONE"
        curve.font = bpy.data.fonts.load(os.path.join(FONTS, f"{font}.ttf"), check_existing=True)
        one = bpy.data.objects.new("words", curve)
        bpy.context.scene.collection.objects.link(one)
        bpy.context.view_layer.update()
        mesh = one.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
        corners = np.array([v.co[:2] for v in mesh.vertices], float).reshape(-1, 2) * (1, -1) + (x * self.scale, y * self.scale)
        edges = np.array([e.vertices[:] for e in mesh.edges], int).reshape(-1, 2)
        bpy.data.objects.remove(one)
        # an outline's points follow each other; only the edge that closes it steps back
        turned = (edges[:, 1] < edges[:, 0]) == (np.abs(edges[:, 1] - edges[:, 0]) == 1)
        edges[turned] = edges[turned][:, ::-1]
        self._fill(corners, edges, _srgb(color))

    def _fill(self, corners, edges, color, finer=4):
        """Fills outlines by their winding, for letters of variable fonts overlap themselves."""
        height, width = self.rows.shape[:2]
        if not len(edges):
            return
        low = np.maximum(np.floor(corners.min(0)).astype(int) - 1, 0)
        high = np.minimum(np.ceil(corners.max(0)).astype(int) + 2, (width, height))
        if (high <= low).any():
            return
        turns = np.zeros(((high[1] - low[1]) * finer, (high[0] - low[0]) * finer + 1), int)
        points = (corners - low) * finer
        for (x0, y0), (x1, y1) in points[edges]:
            sign = 1 if y1 > y0 else -1
            if sign < 0:
                x0, y0, x1, y1 = x1, y1, x0, y0
            rows = np.arange(max(0, math.ceil(y0 - 0.5)), min(turns.shape[0], math.ceil(y1 - 0.5)))
            if len(rows):
                at = x0 + (rows + 0.5 - y0) * (x1 - x0) / (y1 - y0)
                np.add.at(turns, (rows, np.clip(np.ceil(at - 0.5).astype(int), 0, turns.shape[1] - 1)), sign)
        cover = np.cumsum(turns, 1)[:, :-1] != 0
        share = cover.reshape(high[1] - low[1], finer, high[0] - low[0], finer).mean((1, 3))[..., None]
        region = self.rows[low[1]:high[1], low[0]:high[0]]
        region[:] = region * (1 - share) + color * share

    def code(self, x, y, size, seed=7, color="#22252b"):
        """Looks like a QR code of 29 modules; it says nothing."""
        rng, count = np.random.default_rng(seed), 29
        cells = rng.random((count, count)) < 0.5
        for i, j in ((0, 0), (0, count - 7), (count - 7, 0)):
            cells[max(0, i - 1):i + 8, max(0, j - 1):j + 8] = False
            cells[i:i + 7, j:j + 7] = True
            cells[i + 1:i + 6, j + 1:j + 6] = False
            cells[i + 2:i + 5, j + 2:j + 5] = True
        step = size / count
        for i, j in zip(*np.nonzero(cells)):
            x0, y0 = round((x + j * step) * self.scale), round((y + i * step) * self.scale)
            x1, y1 = round((x + (j + 1) * step) * self.scale), round((y + (i + 1) * step) * self.scale)
            self.rows[y0:y1, x0:x1] = _srgb(color)

    def image(self, name):
        """Packed, so that it goes into the GLB."""
        return textures.image(name, self.rows[::-1])
