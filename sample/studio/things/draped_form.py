"""The invisible form under what is worn: a body as a distance field, the skin that a garment takes from it, and its cut edges."""
import math

import numpy as np

from .. import shapes


def smooth_min(a, b, k):
    h = np.clip(0.5 + 0.5 * (b - a) / k, 0, 1)
    return b * (1 - h) + a * h - k * h * (1 - h)


def capsule(p, a, b, ra, rb):
    """A limb from a to b, thicker at one end."""
    a, b = np.array(a, float), np.array(b, float)
    t = np.clip((p - a) @ (b - a) / ((b - a) @ (b - a)), 0, 1)
    return np.linalg.norm(p - a - t[..., None] * (b - a), axis=-1) - (ra + (rb - ra) * t)


def ellipsoid(p, centre, radii):
    q = (p - np.array(centre)) / np.array(radii)
    k0, k1 = np.linalg.norm(q, axis=-1), np.linalg.norm(q / np.array(radii), axis=-1)
    return k0 * (k0 - 1) / np.maximum(k1, 1e-9)


def _curve(z, table, column):
    """A smooth curve through rows of a table whose first column is the height."""
    rows = np.array(table)
    zs, ys = rows[:, 0], rows[:, column]
    slopes = np.gradient(ys, zs)
    i = np.clip(np.searchsorted(zs, z) - 1, 0, len(zs) - 2)
    h = zs[i + 1] - zs[i]
    t = np.clip((z - zs[i]) / h, 0, 1)
    return ((2 * t ** 3 - 3 * t ** 2 + 1) * ys[i] + (t ** 3 - 2 * t ** 2 + t) * h * slopes[i]
            + (-2 * t ** 3 + 3 * t ** 2) * ys[i + 1] + (t ** 3 - t ** 2) * h * slopes[i + 1])


def stack(p, table, power=2.3):
    """Sections (z, half width, depth before, depth behind, y of the middle) one over the other; about the distance."""
    x, y, z = p[..., 0], p[..., 1], p[..., 2]
    a, front, back, mid = (_curve(z, table, c) for c in (1, 2, 3, 4))
    v = y - mid
    d = np.where(v < 0, front, back)
    k = (np.abs(x / a) ** power + np.abs(v / d) ** power) ** (1 / power)
    flat = (k - 1) * np.minimum(a, d)
    low, high = table[0][0], table[-1][0]
    return np.maximum(flat, np.maximum(low - z, z - high))


# metres above the floor: half width, depth before, depth behind, middle
WOMAN = [(0.772, 0.125, 0.050, 0.062, 0.0), (0.80, 0.150, 0.082, 0.092, 0.0), (0.86, 0.168, 0.100, 0.108, 0.002), (0.93, 0.168, 0.100, 0.102, 0.0), (1.00, 0.146, 0.092, 0.086, -0.002),
         (1.06, 0.126, 0.084, 0.080, -0.003), (1.12, 0.128, 0.085, 0.085, 0.0), (1.19, 0.137, 0.090, 0.092, 0.002), (1.26, 0.146, 0.088, 0.096, 0.006),
         (1.32, 0.148, 0.076, 0.094, 0.010), (1.37, 0.135, 0.060, 0.082, 0.016), (1.41, 0.095, 0.050, 0.066, 0.022), (1.44, 0.060, 0.048, 0.052, 0.024), (1.52, 0.052, 0.050, 0.050, 0.020)]
MAN = [(0.80, 0.150, 0.090, 0.095, 0.0), (0.86, 0.172, 0.105, 0.112, 0.002), (0.93, 0.172, 0.108, 0.106, 0.0), (1.00, 0.160, 0.108, 0.098, -0.002),
       (1.08, 0.150, 0.104, 0.096, -0.003), (1.20, 0.160, 0.105, 0.100, 0.0)]


def woman(p, legs=0.42, apart=0.0):
    """A woman of 170 cm, size m, from the neck to the knees, without arms."""
    mirrored = np.stack([np.abs(p[..., 0]), p[..., 1], p[..., 2]], -1)
    body = stack(p, WOMAN)
    body = smooth_min(body, ellipsoid(mirrored, (0.073, -0.072, 1.222), (0.060, 0.051, 0.062)), 0.042)
    body = smooth_min(body, ellipsoid(mirrored, (0.072, 0.066, 0.860), (0.078, 0.062, 0.085)), 0.050)
    body = smooth_min(body, ellipsoid(p, (0, -0.062, 0.95), (0.095, 0.042, 0.10)), 0.04)
    body = smooth_min(body, capsule(mirrored, (0.050, 0.020, 1.392), (0.160, 0.014, 1.352), 0.046, 0.048), 0.040)
    return smooth_min(body, capsule(mirrored, (0.102 + apart * 0.4, 0.0, 0.83), (0.108 + 3 * apart, 0.004, legs), 0.080, 0.056), 0.030)


def man(p, legs=0.45):
    """A man's hips and thighs."""
    mirrored = np.stack([np.abs(p[..., 0]), p[..., 1], p[..., 2]], -1)
    body = stack(p, MAN)
    body = smooth_min(body, ellipsoid(mirrored, (0.074, 0.068, 0.862), (0.076, 0.058, 0.082)), 0.050)
    return smooth_min(body, capsule(mirrored, (0.098, 0.0, 0.80), (0.118, 0.004, legs), 0.092, 0.066), 0.030)


def skin(field, low, high, cell, polish=2):
    """The surface where field(points) is 0: (vertices, quads looking outwards), by surface nets and steps along the gradient."""
    n = [int(math.ceil((h - l) / cell)) + 1 for l, h in zip(low, high)]
    axes = [low[i] + cell * np.arange(n[i]) for i in range(3)]
    p = np.stack(np.meshgrid(*axes, indexing="ij"), -1)
    f = np.empty(n)
    for i in range(n[0]):
        f[i] = field(p[i])
    inside = f < 0
    count, total = np.zeros([k - 1 for k in n]), np.zeros([k - 1 for k in n] + [3])
    for axis in range(3):
        a = tuple(slice(None, -1) if i == axis else slice(None) for i in range(3))
        b = tuple(slice(1, None) if i == axis else slice(None) for i in range(3))
        cross = inside[a] != inside[b]
        t = np.where(cross, f[a] / np.where(cross, f[a] - f[b], 1), 0)
        at = p[a].copy()
        at[..., axis] += t * cell
        others = [i for i in range(3) if i != axis]
        for da in (0, 1):
            for db in (0, 1):
                cut = [slice(None)] * 3
                for o, d in zip(others, (da, db)):
                    cut[o] = slice(d, n[o] - 1 + d)
                c, q = cross[tuple(cut)], at[tuple(cut)]
                count += c
                total += q * c[..., None]
    used = count > 0
    number = -np.ones(used.shape, int)
    number[used] = np.arange(used.sum())
    verts, quads = total[used] / count[used][:, None], []
    for axis in range(3):
        a = tuple(slice(None, -1) if i == axis else slice(1, -1) for i in range(3))
        b = tuple(slice(1, None) if i == axis else slice(1, -1) for i in range(3))
        cross = np.argwhere(inside[a] != inside[b])
        flip = inside[a][tuple(cross.T)]
        u, v = (axis + 1) % 3, (axis + 2) % 3
        cells = cross.copy()
        for i in range(3):
            if i != axis:
                cells[:, i] += 1
        ring = []
        for du, dv in ((1, 1), (0, 1), (0, 0), (1, 0)):
            c = cells.copy()
            c[:, u] -= du
            c[:, v] -= dv
            ring.append(number[tuple(c.T)])
        ring = np.stack(ring, 1)
        ring[~flip] = ring[~flip][:, ::-1]
        quads.append(ring)
    quads = np.concatenate(quads)
    for _ in range(polish):
        verts = _evened(verts, quads)
        verts = onto(field, verts)
    return verts, quads


def gradient(field, p, step=0.002):
    g = np.stack([field(p + step * e) - field(p - step * e) for e in np.eye(3)], -1)
    return g / np.maximum(np.linalg.norm(g, axis=-1, keepdims=True), 1e-9)


def onto(field, verts, times=2):
    """Points (n × 3) moved along the field's gradient to where it is 0: Newton's steps."""
    for _ in range(times):
        step = 0.002
        g = np.stack([field(verts + step * e) - field(verts - step * e) for e in np.eye(3)], -1) / (2 * step)
        verts = verts - (field(verts) / np.maximum((g ** 2).sum(-1), 0.1))[:, None] * g
    return verts


def _evened(verts, quads, share=0.6):
    total, count = np.zeros_like(verts), np.zeros(len(verts))
    for i in range(4):
        for j in (1, 3):
            np.add.at(total, quads[:, i], verts[quads[:, (i + j) % 4]])
            np.add.at(count, quads[:, i], 1)
    return verts * (1 - share) + share * total / np.maximum(count, 1)[:, None]


def clipped(verts, faces, value, snap=0.22):
    """What lies where value(points) > 0, cut cleanly: (vertices, faces)."""
    verts = np.array(verts, float)
    g = value(verts)
    # vertices near the cut are moved onto it, so that no slivers are left
    edges = np.unique(np.sort(np.concatenate([np.stack([np.asarray([f[i] for f in faces]), np.asarray([f[(i + 1) % len(f)] for f in faces])], 1)
                                              for i in range(3)] if len({len(f) for f in faces}) == 1 else
                                             [np.array([[f[i], f[(i + 1) % len(f)]] for f in faces for i in range(len(f))])]), 1), axis=0)
    cross = edges[(g[edges[:, 0]] > 0) != (g[edges[:, 1]] > 0)]
    t = g[cross[:, 0]] / (g[cross[:, 0]] - g[cross[:, 1]])
    for side, near in ((0, t < snap), (1, t > 1 - snap)):
        ids = cross[near, side]
        verts[ids] = verts[cross[near, 0]] + t[near, None] * (verts[cross[near, 1]] - verts[cross[near, 0]])
        g[ids] = 0.0
    keep, new, made = g >= 0, {}, []
    extra = []

    def between(a, b):
        key = (a, b) if a < b else (b, a)
        if key not in new:
            new[key] = len(verts) + len(extra)
            s = g[a] / (g[a] - g[b])
            extra.append(verts[a] + s * (verts[b] - verts[a]))
        return new[key]

    for face in faces:
        inside = [keep[i] for i in face]
        if not any(inside):
            continue
        if all(inside):
            if any(g[i] > 0 for i in face):
                made.append(tuple(face))
            continue
        out = []
        for i, a in enumerate(face):
            b = face[(i + 1) % len(face)]
            if keep[a]:
                out.append(a)
            if keep[a] != keep[b] and g[a] != 0 and g[b] != 0:
                out.append(between(a, b))
        if len(out) >= 3:
            made.append(tuple(out))
    verts = np.concatenate([verts, np.array(extra).reshape(-1, verts.shape[1])]) if extra else verts
    used = np.unique([i for f in made for i in f])
    number = -np.ones(len(verts), int)
    number[used] = np.arange(len(used))
    return verts[used], [tuple(int(number[i]) for i in f) for f in made]


def borders(faces):
    """The loops of vertices round the holes and edges of a mesh, the longest first."""
    seen = {}
    for f in faces:
        for i, a in enumerate(f):
            b = f[(i + 1) % len(f)]
            seen[(a, b)] = seen.get((a, b), 0) + 1
    after = {a: b for a, b in seen if (b, a) not in seen}
    loops = []
    while after:
        start, b = next(iter(after.items()))
        loop = [start]
        del after[start]
        while b in after:
            loop.append(b)
            b = after.pop(b)
        if len(loop) > 6:
            loops.append(loop)
    return sorted(loops, key=len, reverse=True)


def flowing(path, times=6, closed=True):
    """A polyline made smooth without shrinking much."""
    p = np.asarray(path, float)
    for _ in range(times):
        for share in (0.5, -0.52):
            mid = (np.roll(p, 1, 0) + np.roll(p, -1, 0)) / 2
            moved = p + share * (mid - p)
            if not closed:
                moved[0], moved[-1] = p[0], p[-1]
            p = moved
    return p


def metres(verts, centre=(0, 0)):
    """UVs round the body: arc about the middle, and height."""
    v = np.asarray(verts)
    turn = np.arctan2(v[:, 0] - centre[0], -(v[:, 1] - centre[1]))
    return [(t * 0.15, z) for t, z in zip(turn, v[:, 2])]


def garment(name, verts, faces, material):
    """A mesh with UVs in metres round the body; the seam of the UVs is in the middle of the back."""
    uv = metres(verts)
    per = []
    for f in faces:
        us = [uv[i][0] for i in f]
        wrap = max(us) - min(us) > 0.4
        per.append([(u + 0.15 * 2 * math.pi if wrap and u < 0 else u, uv[i][1]) for u, i in zip(us, f)])
    return shapes.mesh_object(name, [tuple(v) for v in verts], faces, material, per)
