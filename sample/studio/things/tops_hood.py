"""A hood of two panels that is sewn to a fallen top's neck and falls over a head that is taken out again; its cords and its pocket."""
import math

import numpy as np

from .. import materials as m
from .. import shapes
from . import tops_trim as t
from .tops_cloth import Garment, remembered
from .tops_pattern import curve, fill, resample
from .tops_solver import edges_of


class Head:
    """Seen from the side: x to the back, y to the left, z up."""

    def __init__(self, at, z):
        self.middle, self.angle, self.name = np.array([at, 0, z]), 0.0, f"head {at:.4f} {z:.4f}"

    def distance(self, p):
        q = p - self.middle
        skull = (np.sqrt((q[:, 0] / 0.110) ** 2 + (q[:, 1] / 0.088) ** 2 + (q[:, 2] / 0.135) ** 2 + 1e-9) - 1) * 0.1
        neck = np.hypot(q[:, 0] - 0.012, q[:, 1]) - 0.058
        return np.minimum(skull, np.where(q[:, 2] < 0, neck, 9.0))

    def out(self, p, d):
        e = 1e-4
        g = np.stack([self.distance(p + e * np.eye(3)[i]) - d for i in range(3)], 1) / e
        size = np.linalg.norm(g, axis=1) + 1e-9
        return g / size[:, None], d

    def joints(self, side):
        return None


def hood(job, garment, material, thick=0.0026):
    glb = bool(job.get("glb"))
    loop = garment.co[t.ring_of(garment, "neck")[0]]
    ring, around = t.evenly(t.smooth_ring(loop, 4), 240)
    front = int(np.argmin(ring[:, 1]))
    ring = np.roll(ring, -front, 0)
    if ring[20, 0] < 0:
        ring = np.roll(ring[::-1], 1, 0)
    top = ring[120, 2]
    # The panel from the side: x to the back, the neck below, the face's edge in front.
    low, back = (-0.150, -0.030), (0.085, 0.0)
    neck = curve(low, back, (-0.03, -0.075))
    face = [(-0.135, 0.315), low]
    crown = curve(back, (0.110, 0.225), (0.165, 0.10))[:-1] + curve((0.110, 0.225), (-0.135, 0.315), (0.05, 0.345))
    cell, border, kinds = 0.0105, [], []
    for kind, points in (("neck", neck), ("seam", crown), ("hem", face)):
        more = resample(points, cell)[:-1]
        border += more
        kinds += [kind] * len(more)
    # The neck's last and the face's first point belong to the seam as well.
    border = np.array(border)
    count = len(border)
    edges = [(i, (i + 1) % count) for i in range(count)]
    flat, tris = fill([tuple(p) for p in border], edges, border, border, cell)
    where = {tuple(np.round(p, 6)): i for i, p in enumerate(flat)}
    ids = [where[tuple(np.round(p, 6))] for p in border]
    first, last = kinds.index("seam"), len(kinds) - kinds[::-1].index("seam")
    sewn = {ids[i % count] for i in range(first, last + 1)}
    twin, whole = {}, [tuple(p) for p in flat]
    for i in range(len(flat)):
        if i in sewn:
            twin[i] = i
        else:
            twin[i] = len(whole)
            whole.append(tuple(flat[i]))
    all_tris = np.concatenate([tris, [[twin[int(i)] for i in f][::-1] for f in tris]])
    side = np.array([0] * len(tris) + [1] * len(tris))
    whole = np.array(whole)
    border_kinds = {}
    for i, kind in zip(ids, kinds):
        border_kinds[i] = border_kinds[twin[i]] = kind
    # Neck vertices are held on the top's neck, half a ring for each panel.
    necks = [i for i, k in zip(ids, kinds) if k == "neck"] + [ids[first]]
    pins, held = [], []
    for j, i in enumerate(necks):
        at = ring[round(3 + 117 * j / (len(necks) - 1)) % 240], ring[(240 - round(3 + 117 * j / (len(necks) - 1))) % 240]
        for vertex, p in ((i, at[0]), (twin[i], at[1])):
            if vertex not in pins:
                pins.append(vertex)
                held.append((p[1] if j < len(necks) - 1 else ring[120, 1], p[0] if j < len(necks) - 1 else 0.0, p[2]))
    pins, held = np.array(pins), np.array(held)
    shift = held[:, 0].max() - back[0]
    head = Head(-0.012 + shift - 0.01, top + 0.135)
    one = np.zeros(len(whole), bool)
    one[tris.ravel()] = True
    two = np.zeros(len(whole), bool)
    two[all_tris[len(tris):].ravel()] = True
    x = np.stack([whole[:, 0] + shift, np.zeros(len(whole)), whole[:, 1] + top], 1)
    for way, mask in ((1, one & ~two), (-1, two & ~one)):
        p = x[mask]
        p[:, 1] = 0.3 * way
        for _ in range(60):
            p[:, 1] -= way * np.clip(head.distance(p) - 0.008, 0, 0.03) * 0.7
        x[mask, 1] = np.where(p[:, 1] * way > 0.02, p[:, 1], 0.02 * way)
    x[pins] = held
    links = edges_of(all_tris)
    degree = np.bincount(links.ravel(), minlength=len(x))
    fixed = (one & two)
    fixed[pins] = True
    for _ in range(25):
        mean = np.stack([(np.bincount(links[:, 0], x[links[:, 1], k], len(x)) + np.bincount(links[:, 1], x[links[:, 0], k], len(x))) / degree for k in range(3)], 1)
        x[~fixed] = mean[~fixed]
    how = {"frames": 40, "steps": 8, "bend": 0.03, "start": 0, "end": 0, "sleeve": np.zeros(len(x)), "armpit": (9.0, 9.0), "pins": (pins, held), "gravity": 1.4}
    co = remembered(x, all_tris, whole, head, how)
    co = np.stack([co[:, 1], co[:, 0], co[:, 2]], 1)
    made = Garment(whole, all_tris[:, ::-1], side, border_kinds, co, None)
    if not glb:
        made.finer()
    piece = made.part("hood", material, np.ones(len(made.tris), bool))
    shapes.outwards(piece)
    if not glb:
        shapes.solidify(piece, 2 * thick, 0)
        piece.modifiers[-1].use_even_offset = False
        hem = [(p[0] + 0.024, p[1]) for p in face]
        t.stitches("hood-stitches", made, [(0, hem), (1, hem)], m.plain("colour-thread", (0.8, 0.8, 0.8), 0.8))
        crest = [p for p in curve((-0.125, 0.3125), (0.110, 0.225), (0.06, 0.345))]
        t.seam("hood-seam", made, 0, crest, material, 0.0016, 0.0)
    return made, ring


def cords(garment, ring, material):
    """Two cotton cords out of metal eyelets, a knot at the end of each; the second hangs a little longer."""
    metal = m.metal("eyelet", "#8d8f92", 0.32)
    for s, length in ((1, 0.088), (-1, 0.102)):
        index = min(range(len(ring)), key=lambda i: np.hypot(ring[i][0] - s * 0.034, ring[i][1] - ring[:, 1].min()))
        start = ring[index]
        x0 = start[0]
        z0 = garment.pattern.necks["front"][20][1]
        line = []
        for i in range(26):
            u = i / 25
            p, n = garment.at(0, s * (0.030 + 0.006 * math.sin(2.4 * u + s)) , z0 + 0.004 - length * u)
            line.append(p + n * (0.0050 - 0.0012 * u))
        line = [line[0] + np.array([0, -0.002, 0.020]), *line]
        shapes.tube("cord", line, 0.0026, material, segments=12)
        shapes.tube("knot", [line[-1] + np.array([0, 0, 0.010 - 0.0028 * k]) for k in range(6)], [0.0022, 0.0042, 0.0050, 0.0050, 0.0040, 0.0026], material, segments=14)
        eye = [line[0] + np.array([0.0055 * math.cos(a), -0.0015, 0.0055 * math.sin(a) + 0.001]) for a in np.linspace(0, 2 * math.pi, 24, endpoint=False)]
        shapes.tube("eyelet", eye, 0.0014, metal, closed=True, segments=10)


def pocket(garment, material, low, high, foot, head, glb, thick=0.0024):
    """A kangaroo pocket on the front: `foot` and `head` its half widths below and above; its slanted openings stand off."""
    rows, columns = (14, 24) if glb else (34, 60)
    mouth = low + 0.36 * (high - low)
    verts, faces, uvs = [], [], []
    for r in range(rows + 1):
        v = r / rows
        z = low + (high - low) * v
        half = foot if z < mouth else foot + (head - foot) * (z - mouth) / (high - mouth)
        for c in range(columns + 1):
            u = 2 * c / columns - 1
            p, n = garment.at(0, u * half, z)
            edge = abs(u) ** 6 * (1 if z > mouth else 0) * math.sin(math.pi * min(1, max(0, (z - mouth) / (high - mouth))))
            belly = (1 - u * u) * math.sin(math.pi * v)
            verts.append(p + n * (0.0016 + 0.006 * edge + 0.004 * belly))
            uvs.append((u * half, z))
    for r in range(rows):
        for c in range(columns):
            i = r * (columns + 1) + c
            faces.append((i, i + 1, i + columns + 2, i + columns + 1))
    one = shapes.mesh_object("pocket", verts, faces, material, uvs)
    if not glb:
        shapes.solidify(one, thick, 0)
        thread = m.plain("colour-thread", (0.8, 0.8, 0.8), 0.8)
        # its slanted mouths and its upper edge, sewn twice
        rows = [[(-head, high + 0.002), (head, high + 0.002)]]
        t.stitches("pocket-stitches", garment, [(0, r) for r in rows], thread)
