"""Flat patterns of tops: a front and a back of the same outline (but for the neck), cut as one piece with the sleeves and laid in the
xz plane, the hem at z = 0. They share their vertices where they are sewn."""
import math

import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt


def curve(a, b, bend, steps=24):
    """From a to b by a quadratic curve whose middle is pulled towards `bend`."""
    out = []
    for i in range(steps + 1):
        t = i / steps
        out.append(tuple((1 - t) ** 2 * p + 2 * t * (1 - t) * q + t * t * r for p, q, r in zip(a, bend, b)))
    return out


def ellipse(a, b, power=2.0, steps=40):
    """A neckline from point a to point b through the lowest point (0, a.z - dip) given as b = (half, z, dip)."""
    half, high, dip = a, b[0], b[1]
    out = []
    for i in range(steps + 1):
        t = math.pi * i / steps
        x, z = -math.cos(t), math.sin(t)
        out.append((half * math.copysign(abs(x) ** (2 / power), x), high - dip * abs(z) ** (2 / power)))
    return out


def resample(points, cell):
    """The polyline with points about `cell` apart, its ends kept."""
    points = np.array(points, float)
    step = np.hypot(*np.diff(points, axis=0).T)
    along = np.concatenate([[0], np.cumsum(step)])
    count = max(1, round(along[-1] / cell))
    wanted = np.linspace(0, along[-1], count + 1)
    return [(float(np.interp(w, along, points[:, 0])), float(np.interp(w, along, points[:, 1]))) for w in wanted]


def inside(points, polygon):
    x, y = points[:, 0], points[:, 1]
    odd = np.zeros(len(points), bool)
    for (x0, y0), (x1, y1) in zip(polygon, np.roll(polygon, 1, 0)):
        if y0 == y1:
            continue
        hit = ((y0 > y) != (y1 > y)) & (x < (x1 - x0) * (y - y0) / (y1 - y0) + x0)
        odd ^= hit
    return odd


def fill(points, edges, border, near, cell):
    """Triangles within the border's polygon (its points come first and are counter-clockwise): (positions, triangles)."""
    points = list(points)
    x0, z0 = border.min(0)
    x1, z1 = border.max(0)
    rows = np.arange(z0 + cell / 2, z1, cell * 0.87)
    grid = np.array([(x, z) for i, z in enumerate(rows) for x in np.arange(x0 + (cell / 2 if i % 2 else 0), x1, cell)])
    grid = grid[inside(grid, border)]
    gap = np.full(len(grid), 9.0)
    for start in range(0, len(near), 200):
        block = near[start:start + 200]
        gap = np.minimum(gap, np.min(np.hypot(grid[:, None, 0] - block[None, :, 0], grid[:, None, 1] - block[None, :, 1]), 1))
    points += [tuple(p) for p in grid[gap > cell * 0.6]]
    verts, _, faces, given, *_ = delaunay_2d_cdt([Vector(p) for p in points], edges, [list(range(len(border)))], 1, 1e-7)
    flat = np.array([points[min(g)] if g else tuple(v) for v, g in zip(verts, given)])
    tris = []
    for f in faces:
        f = list(f)
        for i in range(1, len(f) - 1):
            tri = (f[0], f[i], f[i + 1])
            (ax, az), (bx, bz), (cx, cz) = flat[list(tri)]
            turn = (bx - ax) * (cz - az) - (bz - az) * (cx - ax)
            if abs(turn) > 1e-12:
                tris.append(tri if turn > 0 else (tri[0], tri[2], tri[1]))
    tris = np.array(tris)
    used = np.unique(tris)
    again = np.full(len(flat), -1)
    again[used] = np.arange(len(used))
    return flat[used], again[tris]


class Pattern:
    """`half` is the right half of the outline from the high shoulder point down to the middle of the hem: [(kind, points), ...]
    with kinds seam, cuff and hem; `front_neck` and `back_neck` run from the left high shoulder point to the right one. `rects` are
    printed faces: {id: (side, middle x, middle z, width, height, degrees)}; `lines` are cut lines [(side or 'both', points)]."""

    def __init__(self, half, front_neck, back_neck, rects=None, lines=(), cell=0.008):
        self.half, self.cell, self.rects, self.lines = half, cell, rects or {}, list(lines)
        self.necks = {"front": front_neck, "back": back_neck}

    def rect_corners(self, name):
        _, x, z, w, h, degrees = self.rects[name]
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        return [(x + a * w / 2 * c - b * h / 2 * s, z + a * w / 2 * s + b * h / 2 * c) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]

    def outline(self, side):
        """Points counter-clockwise from the left high shoulder point: along the neck would be clockwise, so it closes the ring."""
        right = []
        for kind, points in self.half:
            right += [(p, kind) for p in resample(points, self.cell)[:-1]]
        end = self.half[-1][1][-1]
        ring = [(p, kind) for p, kind in right] + [(end, "hem")]
        left = [((-p[0], p[1]), kind) for p, kind in reversed(right)]
        ring += left  # ends on the left high shoulder point
        neck = resample(self.necks[side], self.cell)[1:-1]
        ring += [(p, "neck") for p in neck]
        return ring[::-1]

    def triangles(self, side):
        ring = self.outline(side)
        points = [p for p, _ in ring]
        edges = [(i, (i + 1) % len(points)) for i in range(len(points))]
        border = np.array(points)
        marks = [border]
        wanted = [(w, l) for w, l in self.lines]
        for name, rect in self.rects.items():
            if rect[0] == side:
                corners = self.rect_corners(name)
                for i in range(4):
                    wanted.append((side, [corners[i], corners[(i + 1) % 4]]))
        for where, line in wanted:
            if where not in (side, "both"):
                continue
            more = resample(line, self.cell)
            base = len(points)
            points += more
            edges += [(base + i, base + i + 1) for i in range(len(more) - 1)]
            marks.append(np.array(more))
        flat, tris = fill(points, edges, border, np.concatenate(marks), self.cell)
        return flat, tris, ring

    def sewn(self):
        """(flat positions n×2, triangles m×3, side per triangle, kind of border vertices {index: kind})."""
        flat_f, tris_f, ring_f = self.triangles("front")
        flat_b, tris_b, ring_b = self.triangles("back")
        key = lambda p: (round(p[0] * 2e5), round(p[1] * 2e5))
        at = {key(p): i for i, p in enumerate(flat_f)}
        kinds = {}
        for p, kind in ring_f:
            if key(p) in at:
                kinds[at[key(p)]] = kind
        # The high shoulder points, sleeves' corners and the hem's ends are seam vertices too.
        seam = self.seam_keys(key)
        back_of, flat = {}, [tuple(p) for p in flat_f]
        for i, p in enumerate(flat_b):
            k = key(p)
            if k in seam and k in at:
                back_of[i] = at[k]
            else:
                back_of[i] = len(flat)
                flat.append(tuple(p))
        at_b = {key(p): i for i, p in enumerate(flat_b)}
        for p, kind in ring_b:
            if key(p) in at_b:
                kinds.setdefault(back_of[at_b[key(p)]], kind)
        tris = [tuple(t) for t in tris_f] + [tuple(back_of[i] for i in t)[::-1] for t in tris_b]
        side = np.array([0] * len(tris_f) + [1] * len(tris_b))
        return np.array(flat), np.array(tris), side, kinds

    def seam_keys(self, key):
        out = set()
        for kind, points in self.half:
            if kind == "seam":
                for p in resample(points, self.cell):
                    out |= {key(p), key((-p[0], p[1]))}
        return out
