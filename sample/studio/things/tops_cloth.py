"""Sews a pattern, dresses the form with it, lets the cloth fall, and takes the form out: a Garment whose flat pattern is known everywhere."""
import hashlib
import math
import os
import sys

import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from .. import shapes
from . import tops_form, tops_solver
from .tops_solver import edges_of, fall

CACHE = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", "..", ".cache", "cloth"))


def _start(flat, tris, side, form):
    """Front and back a little off the form, the seams where they meet."""
    front, back = np.zeros(len(flat), bool), np.zeros(len(flat), bool)
    front[tris[side == 0]], back[tris[side == 1]] = True, True
    want, hit = np.zeros(len(flat)), np.zeros(len(flat), bool)
    found = []
    for way in (1, -1):
        p = np.stack([flat[:, 0], np.full(len(flat), -0.4 * way), flat[:, 1]], 1)
        for _ in range(60):
            p[:, 1] += way * np.clip(form.distance(p) - 0.012, 0, 0.05) * 0.7
        found.append(np.where(np.abs(p[:, 1]) < 0.35, p[:, 1], 0.0))
        hit |= np.abs(p[:, 1]) < 0.2
    want = np.where(front & back, (found[0] + found[1]) / 2, np.where(front, found[0], found[1])) * hit
    links, y = edges_of(tris), want.copy()
    count = np.bincount(links.ravel(), minlength=len(flat))
    for _ in range(80):
        mean = (np.bincount(links[:, 0], y[links[:, 1]], len(flat)) + np.bincount(links[:, 1], y[links[:, 0]], len(flat))) / count
        y = np.where(~hit | (front & back), mean, np.where(front, np.minimum(mean, want), np.maximum(mean, want)))
    return np.stack([flat[:, 0], y, flat[:, 1]], 1)


def _cuffs(flat, front, kinds, top, low):
    """The vertices of the sleeves' ends, which side they are on, and where round the wrist they are held: the sleeve's upper edge away
    from the body, its seam next to it. `top`, `low`: where the right sleeve's end begins and ends in the pattern."""
    top, width = np.array(top), np.subtract(low, top)
    out, in_front = [], set(front.ravel().tolist())
    for i in kinds:
        side = math.copysign(1, flat[i, 0])
        from_top = flat[i] * (side, 1) - top
        share = from_top @ width / (width @ width)
        if np.hypot(*(from_top - share * width)) < 1e-4 and -1e-3 < share < 1.001:
            out.append((i, side, 180 * share * (1 if i in in_front else -1)))
    return np.array(out)


def dress(pattern, form, how):
    """Puts the sewn pattern on the form and lets it fall; `how` as in tops_solver.fall, `shrink` a function of (x, z, kind)."""
    flat, tris, side, kinds = pattern.sewn()
    form.angle = how["start"]
    x = _start(flat, tris, side, form)
    x += np.random.default_rng(how.get("seed", 1)).normal(0, 0.0006, x.shape)
    (sx, sz), (ux, uz) = how["armhole"]
    beyond = (np.abs(flat[:, 0]) - ux) * (sz - uz) - (flat[:, 1] - uz) * (sx - ux) > 0
    how = {**how, "sleeve": np.where(beyond, np.sign(flat[:, 0]), 0), "armpit": (ux, uz), "hinge": form.side_at(uz) + 0.008}
    if how.get("shrink"):
        how["shrink"] = np.array([how["shrink"](px, pz, kinds.get(i)) for i, (px, pz) in enumerate(flat)])
    if "cuff" in how:
        how["cuffs"] = _cuffs(flat, tris[side == 0], kinds, *how.pop("cuff"))
    return Garment(flat, tris, side, kinds, remembered(x, tris, flat, form, how), pattern)


def remembered(x, tris, flat, form, how):
    """The fall is worked out once for all views: its result lies in the cache under all that decides it."""
    modules = dict.fromkeys((tops_form, tops_solver, sys.modules[type(form).__module__]))
    sources = "".join(open(module.__file__).read() for module in modules)
    said = repr(sorted((k, [p.tolist() for p in v] if k == "pins" else v.tolist() if hasattr(v, "tolist") else v) for k, v in how.items())) + repr(sorted((k, v) for k, v in vars(form).items() if not hasattr(v, "tolist")))
    name = hashlib.sha1(sources.encode() + said.encode() + np.round(x, 6).tobytes() + tris.tobytes()).hexdigest()
    path = os.path.join(CACHE, f"{name}.npy")
    if not os.path.exists(path):
        os.makedirs(CACHE, exist_ok=True)
        np.save(path, fall(x, tris, flat, form, how))
    return np.load(path)


class Garment:
    """flat: pattern positions n×2; co: where they fell n×3; side of each triangle (0 front, 1 back)."""

    def __init__(self, flat, tris, side, kinds, co, pattern):
        self.flat, self.tris, self.side, self.kinds, self.co, self.pattern = flat, tris, side, kinds, co, pattern
        self.soften(1)
        self.trees = {}

    def soften(self, rounds, share=0.5):
        links = edges_of(self.tris)
        for _ in range(rounds):
            mean = np.zeros_like(self.co)
            np.add.at(mean, links[:, 0], self.co[links[:, 1]])
            np.add.at(mean, links[:, 1], self.co[links[:, 0]])
            mean /= np.bincount(links.ravel(), minlength=len(self.co))[:, None]
            border = np.zeros(len(self.co), bool)
            border[list(self.kinds)] = True
            inner = ~border
            self.co[inner] += share * (mean - self.co)[inner]

    def normals(self):
        a, b, c = (self.co[self.tris[:, i]] for i in range(3))
        face = np.cross(b - a, c - a)
        out = np.zeros_like(self.co)
        for i in range(3):
            np.add.at(out, self.tris[:, i], face)
        return out / (np.linalg.norm(out, axis=1, keepdims=True) + 1e-12)

    def finer(self):
        """Every triangle in four; new points bulge by the normals (Phong tessellation), the flat pattern stays linear."""
        n = self.normals()
        links = edges_of(self.tris)
        a, b = links.T
        middle = (self.co[a] + self.co[b]) / 2
        onto = lambda i: middle - np.sum((middle - self.co[i]) * n[i], 1, keepdims=True) * n[i]
        bulged = 0.4 * middle + 0.6 * (onto(a) + onto(b)) / 2
        base = len(self.co)
        index = {(int(p), int(q)): base + i for i, (p, q) in enumerate(links)}
        get = lambda p, q: index[(int(min(p, q)), int(max(p, q)))]
        tris, side = [], []
        for (p, q, r), s in zip(self.tris, self.side):
            pq, qr, rp = get(p, q), get(q, r), get(r, p)
            tris += [(p, pq, rp), (pq, q, qr), (rp, qr, r), (pq, qr, rp)]
            side += [s] * 4
        for (p, q), i in index.items():
            if p in self.kinds and q in self.kinds and self._rim(p, q):
                self.kinds[i] = self.kinds[p] if self.kinds[p] != "seam" else self.kinds[q]
        self.co, self.flat = np.concatenate([self.co, bulged]), np.concatenate([self.flat, (self.flat[a] + self.flat[b]) / 2])
        self.tris, self.side = np.array(tris), np.array(side)
        self._rims, self.trees = None, {}
        return self

    _rims = None

    def _rim(self, p, q):
        if self._rims is None:
            pairs = np.sort(np.concatenate([self.tris[:, [0, 1]], self.tris[:, [1, 2]], self.tris[:, [2, 0]]]), 1)
            unique, count = np.unique(pairs, axis=0, return_counts=True)
            self._rims = {(int(a), int(b)) for a, b in unique[count == 1]}
        return (min(p, q), max(p, q)) in self._rims

    def loops(self):
        """Border loops as lists of vertices: the neck, the cuffs, the hem."""
        self._rims = None
        self._rim(0, 0)
        follow = {}
        for a, b in self._rims:
            follow.setdefault(a, []).append(b)
            follow.setdefault(b, []).append(a)
        left, out = set(follow), []
        while left:
            start = min(left)
            ring, before, now = [start], None, start
            while True:
                ahead = [v for v in follow[now] if v != before]
                before, now = now, ahead[0]
                if now == start or len(ring) > len(follow):
                    break
                ring.append(now)
            left -= set(ring)
            out.append(ring)
        return out

    def at(self, side, x, z):
        """Where a point of the pattern fell, its normal, and the direction of the pattern's x there."""
        if side not in self.trees:
            chosen = np.nonzero(self.side == side)[0]
            tris = self.tris[chosen]
            verts = [Vector((p[0], p[1], 0)) for p in self.flat]
            self.trees[side] = BVHTree.FromPolygons(verts, [tuple(int(i) for i in t) for t in tris]), tris
            self.trees["normals"] = self.normals()
        tree, tris = self.trees[side]
        _, _, index, _ = tree.find_nearest(Vector((x, z, 0)))
        ids = tris[index]
        (ax, az), (bx, bz), (cx, cz) = self.flat[ids]
        whole = (bx - ax) * (cz - az) - (bz - az) * (cx - ax)
        v = ((x - ax) * (cz - az) - (z - az) * (cx - ax)) / whole
        w = ((bx - ax) * (z - az) - (bz - az) * (x - ax)) / whole
        weight = np.array([1 - v - w, v, w])
        n = weight @ self.trees["normals"][ids]
        return weight @ self.co[ids], n / np.linalg.norm(n)

    def part(self, name, material, chosen, lift=0.0, uv=None):
        """An object of the triangles `chosen` (mask), lifted along the normals; uv(flat n×2) → uvs, default the pattern's metres."""
        ids = np.unique(self.tris[chosen])
        remap = np.full(len(self.co), -1)
        remap[ids] = np.arange(len(ids))
        at = self.co[ids] + lift * self.normals()[ids]
        uvs = (uv or (lambda p: p))(self.flat[ids])
        return shapes.mesh_object(name, at.tolist(), remap[self.tris[chosen]].tolist(), material, [tuple(p) for p in uvs])
