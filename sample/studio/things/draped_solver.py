"""A quick solver for cloth (position based, many small steps): edges keep their length, neighbours of neighbours resist bending."""
import numpy as np


def _links(faces):
    """Edges, diagonals and pairs across each inner edge of a mesh of triangles and quads."""
    edges, shear, across, seen = set(), set(), set(), {}
    key = lambda a, b: (a, b) if a < b else (b, a)  # noqa: E731
    for face in faces:
        n = len(face)
        for i in range(n):
            a, b, c, d = face[i], face[(i + 1) % n], face[(i + 2) % n], face[i - 1]
            edges.add(key(a, b))
            if (b, a) in seen:
                e, f = seen[(b, a)]
                for p, q in ((d, f), (c, e)):
                    if p != q:
                        across.add(key(p, q))
            seen[(a, b)] = (c, d)
        if n == 4:
            shear.add(key(face[0], face[2]))
            shear.add(key(face[1], face[3]))
    return [np.array(sorted(s), int).reshape(-1, 2) for s in (edges, shear - edges, across - edges - shear)]


def _batches(links, count, rng):
    """Parts of the links in none of which two share a vertex: each can be solved at once."""
    left, out = links[rng.permutation(len(links))], []
    while len(left):
        used, chosen = np.zeros(count, bool), np.zeros(len(left), bool)
        for _ in range(4):
            free = np.flatnonzero(~chosen & ~used[left[:, 0]] & ~used[left[:, 1]])
            if not len(free):
                break
            first = np.full(count, len(left))
            np.minimum.at(first, left[free, 0], free)
            np.minimum.at(first, left[free, 1], free)
            mine = free[(first[left[free, 0]] == free) & (first[left[free, 1]] == free)]
            chosen[mine] = True
            used[left[mine].ravel()] = True
        out.append(left[chosen])
        left = left[~chosen]
    return out


def settle(rest, start, faces, steps=900, step=1 / 420, gravity=9.8, fixed=None, shear=0.35, bend=0.02, squash=1.0, pressure=0.0, hit=None, drag=1.2,
           rest_steps=70, seed=1):
    """Where a cloth whose unstressed shape is `rest` and that begins as `start` comes to rest. `fixed`: vertices that stay;
    `shear` and `bend`: 0..1; `squash`: how much it resists being pushed together; `hit(p, before)`: moves p out of what it meets."""
    rest, p = np.asarray(rest, float), np.array(start, float)
    before, rng = p.copy(), np.random.default_rng(seed)
    free = np.ones(len(p)) if fixed is None else 1.0 - np.asarray(fixed, float)
    work = []
    for links, stiff in zip(_links(faces), (1.0, shear, bend)):
        if stiff <= 0:
            continue
        for part in _batches(links, len(p), rng):
            length = np.linalg.norm(rest[part[:, 0]] - rest[part[:, 1]], axis=1)
            wa, wb = free[part[:, 0]], free[part[:, 1]]
            share = stiff / np.maximum(wa + wb, 1e-9)
            work.append((part[:, 0], part[:, 1], length, (wa * share)[:, None], (wb * share)[:, None]))
    quads = np.array([(*f, f[-1]) if len(f) == 3 else f for f in faces]) if pressure else None
    fall = np.array([0, 0, -gravity]) * step * step * free[:, None]
    keep = 1 - drag * step
    # at the end nothing pulls any more, so that what was drawn out gets its true length back
    for number in range(steps + rest_steps):
        if number >= steps:
            fall, pressure, keep = 0.0, 0.0, 0.0
        ahead = p + (p - before) * keep * free[:, None] + fall
        if pressure:
            d1, d2 = p[quads[:, 2]] - p[quads[:, 0]], p[quads[:, 3]] - p[quads[:, 1]]
            push = np.cross(d1, d2) * (0.125 * pressure * step * step)
            for i in range(4):
                for axis in range(3):
                    ahead[:, axis] += np.bincount(quads[:, i], push[:, axis], len(p)) * free
        before, p = p, ahead
        for a, b, length, wa, wb in work:
            d = p[b] - p[a]
            far = np.sqrt((d * d).sum(1))
            off = (far - length) / np.maximum(far, 1e-9)
            if squash < 1:
                off = np.where(off < 0, off * squash, off)
            move = d * off[:, None]
            p[a] += move * wa
            p[b] -= move * wb
        if hit is not None:
            p = hit(p, before, number)
    return p


def ground(p, before, height=0.001, grip=0.8):
    """What has sunk into the floor is lifted and held by it."""
    low = p[:, 2] < height
    p[low, 2] = height
    p[low, :2] += (before[low, :2] - p[low, :2]) * grip
    return p


def rail(p, before, radius, height, grip=0.7):
    """Keeps cloth off a round rail along x."""
    y, z = p[:, 1], p[:, 2] - height
    far = np.hypot(y, z)
    inside = far < radius
    k = radius / np.maximum(far[inside], 1e-9)
    p[inside, 1], p[inside, 2] = y[inside] * k, height + z[inside] * k
    p[inside] += (before[inside] - p[inside]) * grip
    return p


def body(field, p, before, off=0.003, grip=0.5):
    """Keeps cloth out of a body given as a distance field."""
    f = field(p) - off
    inside = np.flatnonzero(f < 0)
    if len(inside):
        q, e = p[inside], 0.003
        n = np.stack([field(q + e * a) - field(q - e * a) for a in np.eye(3)], -1)
        n /= np.maximum(np.linalg.norm(n, axis=1, keepdims=True), 1e-9)
        q = q - n * f[inside, None]
        p[inside] = q + (before[inside] - q) * grip * 0.5
    return p


def layers(p, order, thickness, cell=0.012):
    """Lays vertices of each layer (0, 1, 2 …; -1: none) above those below them."""
    low = p[:, :2].min(0) - 2 * cell
    at = ((p[:, :2] - low) / cell).astype(int)
    size = at.max(0) + 3
    top = np.full(size, -1.0)
    for k in range(int(order.max()) + 1):
        mine = np.flatnonzero(order == k)
        i, j = at[mine].T
        if k:
            p[mine, 2] = np.maximum(p[mine, 2], top[i, j] + thickness)
        mark = np.full(size, -1.0)
        np.maximum.at(mark, (i, j), p[mine, 2])
        wide = mark.copy()
        for a, b in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            wide = np.maximum(wide, np.roll(np.roll(mark, a, 0), b, 1))
        top = np.maximum(top, wide)
    return p
