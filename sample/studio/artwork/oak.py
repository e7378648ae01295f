"""An oak: limbs that grow towards the light until they have reached all of it, and twigs with leaves at their ends."""

import math

import numpy as np

from plants import tinted, unit


def crown(rng, wide: float, deep: float, low: float, high: float, lumps: int = 74, each: int = 85):
    """Points where leaves want to be: lumps over a dome, with gaps between."""
    middle, tall = low + (high - low) * 0.30, high - low
    points = []
    for k in range(lumps):
        z = 1 - 1.55 * (k + 0.5) / lumps
        turn = k * 2.39996 + rng.normal(0, 0.25)
        flat = math.sqrt(max(1 - z * z, 0))
        reach = rng.uniform(0.70, 0.98) if k % 4 else rng.uniform(0.35, 0.62)
        x, y = wide * flat * math.cos(turn) * reach, deep * flat * math.sin(turn) * reach
        up = middle + (tall * 0.70 * z if z > 0 else tall * 0.42 * z) * reach
        size = rng.uniform(0.95, 1.75) * (1.0 if z > -0.1 else 0.8)
        ball = unit(rng.normal(size=(each, 3))) * rng.random((each, 1)) ** 0.45 * size * (1.15, 1.15, 0.68)
        points.append(ball + (x, y, up))
    points = np.concatenate(points)
    return points[points[:, 2] > low - 0.4]


def skeleton(rng, wants, trunk: float, step: float = 0.27, near: float = 0.42, turns: int = 130):
    """Nodes and their parents, by colonising the space of the wanted points."""
    rise = int(trunk / step) + 1
    nodes = [np.array((0.10 * math.sin(k * 0.55), 0.06 * math.cos(k * 0.4), k * step)) for k in range(rise)]
    parents = [max(k - 1, 0) for k in range(rise)]
    parents[0] = -1
    first = int(rise * 0.72)
    away = np.full(len(wants), np.inf)
    closest = np.zeros(len(wants), int)

    def look(start):
        for k in range(start, len(nodes)):
            d = np.linalg.norm(wants - nodes[k], axis=1)
            better = d < away
            away[better], closest[better] = d[better], k

    look(first)
    alive = np.ones(len(wants), bool)
    for _ in range(turns):
        if not alive.any():
            break
        start = len(nodes)
        pull = {}
        for k, want in zip(closest[alive], wants[alive]):
            pull.setdefault(k, []).append(want)
        for k, them in pull.items():
            way = unit(np.array(them) - nodes[k]).mean(0)
            before = unit(nodes[k] - nodes[parents[k]])
            way = unit(way + before * 0.35 + rng.normal(0, 0.17, 3))
            nodes.append(nodes[k] + way * step)
            parents.append(int(k))
        look(start)
        alive &= away > near
    return np.array(nodes), np.array(parents)


def thickness(parents, thin: float, power: float):
    carried = np.zeros(len(parents))
    for k in range(len(parents) - 1, -1, -1):
        carried[k] = max(carried[k], thin**power)
        if parents[k] >= 0:
            carried[parents[k]] += carried[k]
    return carried ** (1 / power)


def wood(nodes, parents, radii, made, rng):
    """Tubes along the limbs; a limb goes on in its thickest child."""
    heir = {}
    for k in range(1, len(nodes)):
        p = parents[k]
        if p not in heir or radii[k] > radii[heir[p]]:
            heir[p] = k
    corners, faces = [], []
    starts = [0] + [k for k in range(1, len(nodes)) if heir[parents[k]] != k]
    for start in starts:
        line = [start]
        while line[-1] in heir:
            line.append(heir[line[-1]])
        if start:
            line.insert(0, parents[start])
        if len(line) < 2:
            continue
        points = nodes[line].copy()
        points[1:-1] = points[1:-1] * 0.5 + (points[:-2] + points[2:]) * 0.25
        thick = radii[line].copy()
        if start:
            thick[0] = thick[1]
        sides = 28 if thick.max() > 0.3 else 10 if thick.max() > 0.08 else 5
        ways = unit(np.gradient(points, axis=0))
        across = unit(np.cross(ways, (0.31, 0.9, 0.2)))
        along = np.cross(ways, across)
        turn = np.arange(sides) / sides * 2 * math.pi
        first = len(corners)
        for at, (p, r, a, b) in enumerate(zip(points, thick, across, along)):
            ring = np.full(sides, r)
            if not start:
                # Roots spread at the foot, and the stem is fluted.
                ring *= 1 + 0.06 * np.sin(turn * 7 + p[2]) + math.exp(-p[2] / 0.42) * (0.45 + 0.4 * np.sin(turn * 5 + 0.8))
            elif r > 0.08:
                ring *= 1 + 0.09 * np.sin(turn * 3 + at * 0.7) + rng.normal(0, 0.03, sides)
            corners.extend((p + ring[:, None] * (np.cos(turn)[:, None] * a + np.sin(turn)[:, None] * b)).tolist())
            if at:
                for s in range(sides):
                    t = (s + 1) % sides
                    low, high = first + (at - 1) * sides, first + at * sides
                    faces.append((low + s, low + t, high + t, high + s))
    tints = np.ones((len(corners), 3))
    return tinted("wood", corners, faces, tints, made)


def sprig(rng, made, leaves: int, reach: float, size: float, colours):
    """Leaves about a twig that points up: folded along the middle, each with lobes."""
    corners, faces, tints = [], [], []
    for _ in range(leaves):
        way = unit(rng.normal(size=3) + (0, 0, 0.35))
        at = way * reach * rng.random() ** 0.55 * (1, 1, 0.7)
        tip = unit(way * 0.8 + rng.normal(0, 0.6, 3) + (0, 0, -0.25))
        face = unit(np.cross(tip, rng.normal(size=3)) + (0, 0, 0.7))
        side = unit(np.cross(face, tip))
        face = np.cross(tip, side)
        long = size * rng.uniform(0.7, 1.3)
        fold, droop = rng.uniform(0.1, 0.4), rng.uniform(0, 0.3)
        shade = np.array(colours[rng.integers(len(colours))]) * rng.uniform(0.7, 1.3)
        first = len(corners)
        outline = ((0.0, 0.03), (0.22, 0.16), (0.34, 0.12), (0.55, 0.27), (0.68, 0.19), (0.85, 0.2), (1.0, 0.02))
        for share, half in outline:
            middle = at + tip * long * share - face * long * droop * share**2
            corners += [middle - side * half * long + face * half * long * fold, middle, middle + side * half * long + face * half * long * fold]
            tints += [shade, shade * 1.12, shade]
        for k in range(len(outline) - 1):
            a = first + 3 * k
            faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    return tinted("sprig", corners, faces, tints, made)
