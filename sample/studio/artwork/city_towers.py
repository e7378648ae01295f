"""Towers as heaps of prisms, gathered by material: set-backs, crowns, tanks, masts."""

import math

import numpy as np
from city_windows import BAY, CELLS, FLOOR
from scene import mesh_of


class Heap:
    """Faces by material; a wall's texture coordinates count bays and floors, from a cell of chance."""

    def __init__(self, seed: int):
        self.rng = np.random.default_rng(seed)
        self.parts: dict[str, tuple[list, list, list, list]] = {}
        # A tower's own: how pale its stone is, how strong its lamps.
        self.tint = (0.5, 0.5)

    def face(self, kind, corners, uv=None):
        points, faces, places, tints = self.parts.setdefault(kind, ([], [], [], []))
        faces.append(tuple(range(len(points), len(points) + len(corners))))
        points.extend(corners)
        places.extend(uv or [(0, 0)] * len(corners))
        tints.extend([self.tint] * len(corners))

    def prism(self, kind, foot, z0, z1, top=None, roof="roof", slant=(0, 0)):
        """Walls over an outline that runs against the clock; `top` narrows it, `slant` tilts the roof."""
        foot = np.asarray(foot, float)
        middle = foot.mean(0)
        head = middle + (foot - middle) * (1 if top is None else top)
        rise = z1 + (head - middle) @ np.asarray(slant, float)
        floors = max(1, round((z1 - z0) / FLOOR))
        row = self.rng.integers(CELLS)
        for a in range(len(foot)):
            b = (a + 1) % len(foot)
            bays = max(1, round(math.dist(foot[a], foot[b]) / BAY))
            column = self.rng.integers(CELLS)
            low, high = row / CELLS, np.array([floors * (rise[k] - z0) / (z1 - z0) + row for k in (a, b)]) / CELLS
            uv = [(column / CELLS, low), ((column + bays) / CELLS, low), ((column + bays) / CELLS, high[1]), (column / CELLS, high[0])]
            self.face(kind, [(*foot[a], z0), (*foot[b], z0), (*head[b], rise[b]), (*head[a], rise[a])], uv)
        self.face(roof, [(*head[k], rise[k]) for k in range(len(head))])

    def build(self, materials):
        for kind, (points, faces, places, tints) in self.parts.items():
            thing = mesh_of(kind, points, faces, materials[kind], smooth=False)
            for name, values in (("cells", places), ("tint", tints)):
                thing.data.uv_layers.new(name=name).data.foreach_set("uv", np.asarray(values, np.float32).ravel())


def box(x, y, wide, deep, turn=0.0):
    c, s = math.cos(turn), math.sin(turn)
    corners = ((-wide / 2, -deep / 2), (wide / 2, -deep / 2), (wide / 2, deep / 2), (-wide / 2, deep / 2))
    return [(x + a * c - b * s, y + a * s + b * c) for a, b in corners]


def ring(x, y, radius, sides, turn=0.0):
    return [(x + radius * math.cos(turn + 2 * math.pi * k / sides), y + radius * math.sin(turn + 2 * math.pi * k / sides)) for k in range(sides)]


def cut_corners(x, y, wide, deep, cut, turn=0.0):
    c, s = math.cos(turn), math.sin(turn)
    w, d = wide / 2, deep / 2
    corners = ((-w + cut, -d), (w - cut, -d), (w, -d + cut), (w, d - cut), (w - cut, d), (-w + cut, d), (-w, d - cut), (-w, -d + cut))
    return [(x + a * c - b * s, y + a * s + b * c) for a, b in corners]


def mast(heap, x, y, z, tall, thick=0.9, red=True):
    heap.prism("steel", ring(x, y, thick, 6), z, z + tall * 0.55, 0.7, "steel")
    heap.prism("steel", ring(x, y, thick * 0.5, 6), z + tall * 0.55, z + tall, 0.4, "steel")
    if red:
        heap.prism("red", ring(x, y, 0.75, 6), z + tall, z + tall + 1.5, roof="red")


def on_roof(heap, x, y, wide, deep, turn, z, plain=False):
    """Parapet, machine rooms, a tank on legs, ducts and a mast or two."""
    rng = heap.rng
    c, s = math.cos(turn), math.sin(turn)

    def at(a, b):
        return x + a * c - b * s, y + a * s + b * c

    for a, b, w, d in ((0, -deep / 2, wide, 0.8), (0, deep / 2, wide, 0.8), (-wide / 2, 0, 0.8, deep), (wide / 2, 0, 0.8, deep)):
        heap.prism("roof", box(*at(a, b), w, d, turn), z, z + 1.4)
    for _ in range(1 if plain else rng.integers(2, 5)):
        w, d = wide * rng.uniform(0.14, 0.5), deep * rng.uniform(0.14, 0.5)
        a, b = rng.uniform(-0.5, 0.5, 2) * (wide - w, deep - d)
        heap.prism("roof", box(*at(a, b), w, d, turn), z, z + rng.uniform(2.5, 7.5))
    if not plain and rng.random() < 0.45:
        px, py = at(*(rng.uniform(-0.32, 0.32, 2) * (wide, deep)))
        for k in range(4):
            heap.prism("steel", ring(px + 1.6 * math.cos(k * 1.57 + 0.8), py + 1.6 * math.sin(k * 1.57 + 0.8), 0.3, 4), z, z + 4)
        heap.prism("roof", ring(px, py, 2.5, 12), z + 4, z + 8.5)
        heap.prism("roof", ring(px, py, 2.7, 12), z + 8.5, z + 10.8, 0.05)
    if rng.random() < 0.4:
        px, py = at(*(rng.uniform(-0.35, 0.35, 2) * (wide, deep)))
        mast(heap, px, py, z, rng.uniform(8, 24), 0.5, rng.random() < 0.5)


def plain_tower(heap, kind, x, y, wide, deep, tall, turn):
    heap.prism(kind, box(x, y, wide, deep, turn), 0, tall)
    on_roof(heap, x, y, wide, deep, turn, tall)


def stepped_tower(heap, kind, x, y, wide, deep, tall, turn, steps=(0.5, 0.72, 0.88, 1.0), shrink=0.8, crown=True):
    """Narrower with every set-back, as laws of light once asked for."""
    z = 0.0
    for k, share in enumerate(steps):
        z1 = tall * share
        heap.prism(kind, cut_corners(x, y, wide, deep, min(wide, deep) * 0.1, turn) if k else box(x, y, wide, deep, turn), z, z1)
        if k + 1 < len(steps) or not crown:
            on_roof(heap, x, y, wide * 0.98, deep * 0.98, turn, z1, plain=k + 1 < len(steps))
        else:
            heap.prism("crown", box(x, y, wide * 0.84, deep * 0.84, turn), z1, z1 + tall * 0.022)
            heap.prism("copper", box(x, y, wide * 0.8, deep * 0.8, turn), z1 + tall * 0.022, z1 + tall * 0.11, 0.12, "copper")
            mast(heap, x, y, z1 + tall * 0.11, tall * 0.11)
        z, wide, deep = z1, wide * shrink, deep * shrink


def slanted_tower(heap, kind, x, y, wide, deep, tall, turn, slope=0.8):
    heap.prism(kind, box(x, y, wide, deep, turn), 0, tall, slant=(slope * math.cos(turn), slope * math.sin(turn)))
    heap.prism("steel", box(x, y, wide * 1.02, deep * 1.02, turn), tall * 0.62, tall * 0.62 + 4.5)
    mast(heap, x + wide * 0.3 * math.cos(turn), y + wide * 0.3 * math.sin(turn), tall + wide * 0.2, 22, 0.5)


def round_tower(heap, kind, x, y, wide, tall):
    heap.prism(kind, ring(x, y, wide / 2, 28), 0, tall * 0.93)
    heap.prism("crown", ring(x, y, wide / 2 * 1.02, 28), tall * 0.93, tall * 0.945)
    heap.prism(kind, ring(x, y, wide / 2 * 0.76, 24), tall * 0.945, tall)
    on_roof(heap, x, y, wide * 0.45, wide * 0.45, 0.3, tall)


def tapered_tower(heap, kind, x, y, wide, deep, tall, turn):
    heap.prism(kind, cut_corners(x, y, wide, deep, wide * 0.16, turn), 0, tall * 0.94, 0.66)
    heap.prism("crown", cut_corners(x, y, wide * 0.64, deep * 0.64, wide * 0.1, turn), tall * 0.94, tall * 0.97)
    heap.prism("roof", cut_corners(x, y, wide * 0.5, deep * 0.5, wide * 0.08, turn), tall * 0.97, tall, 0.8)
    mast(heap, x, y, tall, tall * 0.19, 1.3)


def twin_tower(heap, kind, x, y, wide, deep, tall, turn):
    """A slab in three bodies of different heights."""
    c, s = math.cos(turn), math.sin(turn)
    for k, share in ((-1, 0.86), (0, 1.0), (1, 0.92)):
        px, py = x + k * wide / 3 * c, y + k * wide / 3 * s
        heap.prism(kind, box(px, py, wide / 3 - 0.6, deep * (1.12 if k == 0 else 1.0), turn), 0, tall * share)
        on_roof(heap, px, py, wide / 3 - 1, deep, turn, tall * share, plain=k != 0)
