"""A poppy's parts, each as corners, faces and tints about its own origin, facing up."""

import math

import numpy as np

from picture import noise, sample, smooth
from plants import unit

RED, ORANGE, DARK = np.array((0.66, 0.026, 0.010)), np.array((0.86, 0.10, 0.020)), np.array((0.012, 0.004, 0.010))
GREEN, PALE = np.array((0.115, 0.155, 0.045)), np.array((0.42, 0.40, 0.24))


class Parts:
    """Meshes gathered into one."""

    def __init__(self):
        self.corners, self.faces, self.tints = [], [], []

    def add(self, corners, faces, tints):
        first = len(self.corners)
        self.corners += np.asarray(corners).tolist()
        self.faces += [tuple(first + k for k in face) for face in np.asarray(faces).tolist()]
        self.tints += np.broadcast_to(tints, (len(corners), 3)).tolist()
        return self

    def placed(self, other, at, axis, size=1.0, spin=0.0):
        """Another's parts, its up along the axis."""
        c = np.array(other.corners) * size
        up = unit(np.array(axis, float))
        across = unit(np.cross(up, (0.3, 0.95, 0.1)))
        along = np.cross(up, across)
        x, y = c[:, 0] * math.cos(spin) - c[:, 1] * math.sin(spin), c[:, 0] * math.sin(spin) + c[:, 1] * math.cos(spin)
        first = len(self.corners)
        self.corners += (np.array(at) + x[:, None] * across + y[:, None] * along + c[:, 2:] * up).tolist()
        self.faces += [tuple(first + k for k in face) for face in other.faces]
        self.tints += other.tints
        return self


def sheet(rows: int, columns: int, closed: bool = False):
    """Faces of a net of corners; a closed one goes round."""
    at = np.arange(rows * columns).reshape(rows, columns)
    if closed:
        at = np.concatenate([at, at[:, :1]], 1)
    return np.stack([at[:-1, :-1], at[:-1, 1:], at[1:, 1:], at[1:, :-1]], -1).reshape(-1, 4)


def turned(profile, sides: int, waves=0.0, count=0):
    """A body of revolution from (radius, height) pairs."""
    turn = np.arange(sides) / sides * 2 * math.pi
    ripple = 1 + waves * np.cos(turn * count)
    rings = [np.stack([r * ripple * np.cos(turn), r * ripple * np.sin(turn), np.full(sides, z)], -1) for r, z in profile]
    return np.concatenate(rings), sheet(len(profile), sides, True)


def petal(seed: int, turn: float, reach: float, cup: float, fine: int, lift: float = 0.0):
    """Crinkled silk: folds that run out from the heart, a ruffled rim, a dark blotch at the foot."""
    rng = np.random.default_rng(seed)
    streaks, folds, rim = (noise((256, 256), slope, seed + k, least) for k, (slope, least) in enumerate(((0.8, 9), (1.7, 3), (1.25, 3))))
    rows, columns = fine * 2 // 3, fine
    v, u = np.meshgrid(np.linspace(0.02, 1, rows), np.linspace(-1, 1, columns), indexing="ij")
    edge = (1 - 0.30 * np.abs(u) ** 4) * (1 + 0.035 * sample(rim, u * 60 + 128, np.full_like(u, 9.0)))
    way = v * edge
    share = np.linspace(0, 1.2, 121)
    rise = math.radians(6 + rng.uniform(-7, 9)) + cup * math.radians(78) * np.clip(share * 1.35, 0, 1) ** 0.9 - math.radians(62) * smooth(0.62, 1.1, share)
    out, up = np.cumsum(np.cos(rise)) / 100, np.cumsum(np.sin(rise)) / 100
    r, z, tilt = (np.interp(way, share, each) for each in (out, up, rise))
    a = u * math.radians(74)
    crease = sample(streaks, (a * 1.0 + 3) * 34, way * 5 + 40)
    soft = sample(folds, (a + 3) * 17, way * 24 + 30)
    out_of = (0.0075 * crease * way**0.7 + 0.034 * soft * way**1.3) + 0.055 * way**5 * np.sin(a * rng.uniform(4, 6.5) + rng.uniform(0, 6))
    r, z = r - out_of * np.sin(tilt), z + out_of * np.cos(tilt) + lift
    points = np.stack([r * np.cos(a + turn), r * np.sin(a + turn), z], -1) * reach
    blotch = smooth(0.25, 0.17, way + 0.02 * crease + 0.05 * np.abs(u)) if fine > 40 else smooth(0.24, 0.14, way)
    blotch = blotch[..., None]
    tint = RED * (1 + 0.16 * crease[..., None]) * (1 - smooth(0.6, 1.0, way)[..., None] * 0.35) + ORANGE * smooth(0.6, 1.0, way)[..., None] * 0.35
    return points.reshape(-1, 3), sheet(rows, columns), np.clip(tint * (1 - blotch) + DARK * blotch, 0.002, 1).reshape(-1, 3)


def corolla(seed: int, reach: float, cup: float, fine: int = 132):
    """Two outer petals, two inner."""
    parts = Parts()
    for k, turn in enumerate((0.0, math.pi, math.pi / 2, -math.pi / 2)):
        parts.add(*petal(seed * 10 + k, turn + 0.12 * k, reach * (1.0 if k < 2 else 0.93), cup * (1.0 if k < 2 else 1.12), fine, 0.0 if k < 2 else 0.025))
    return parts


def heart(rng, size: float):
    """The young capsule with its rays, and a ring of black stamens."""
    parts = Parts()
    body, faces = turned(((0.05, 0.0), (0.085, 0.05), (0.10, 0.11), (0.105, 0.15)), 24)
    parts.add(body * size, faces, (0.10, 0.14, 0.05))
    cap, faces = turned(((0.118, 0.150), (0.122, 0.160), (0.06, 0.175), (0.002, 0.185)), 40, 0.05, 10)
    turn = np.tile(np.arange(40), 4)
    parts.add(cap * size, faces, np.where((turn % 4 == 0)[:, None], (0.05, 0.03, 0.03), (0.16, 0.19, 0.07)))
    for _ in range(150):
        a, low = rng.uniform(0, 2 * math.pi), rng.uniform(0.2, 0.8)
        way = np.array((math.cos(a) * math.cos(low), math.sin(a) * math.cos(low), math.sin(low)))
        foot, tip = way * (0.07, 0.07, 0), way * rng.uniform(0.19, 0.30) + (0, 0, 0.02)
        side = unit(np.cross(way, rng.normal(size=3)))
        thin = side * 0.003
        parts.add(np.array([foot - thin, foot + thin, tip + thin, tip - thin]) * size, [(0, 1, 2, 3)], (0.03, 0.012, 0.03))
        a, b = unit(rng.normal(size=3)), side
        c, b = np.cross(a, b), np.cross(a, np.cross(a, b))
        ends = np.array([a * 0.024, b * 0.012, c * 0.012, -b * 0.012, -c * 0.012, -a * 0.024]) + tip
        parts.add(ends * size, [(0, 1, 2), (0, 2, 3), (0, 3, 4), (0, 4, 1), (5, 2, 1), (5, 3, 2), (5, 4, 3), (5, 1, 4)], np.array((0.022, 0.016, 0.030)) * rng.uniform(0.5, 2.2))
    return parts


def hairs(parts: Parts, rng, feet, ways, long: float, wide: float = 0.0034):
    """Bristles: blades so thin that only the light shows them."""
    for foot, way in zip(feet, ways):
        way = unit(way + rng.normal(0, 0.28, 3))
        side = unit(np.cross(way, rng.normal(size=3))) * wide
        length = long * rng.uniform(0.5, 1.2)
        middle = foot + way * length * 0.5 + (0, 0, 0.06 * length)
        tip = foot + way * length + (0, 0, -0.05 * length)
        parts.add([foot - side, foot + side, middle + side * 0.7, middle - side * 0.7, tip], [(0, 1, 2, 3), (3, 2, 4, 4)][:1], PALE)
        parts.add([middle - side * 0.7, middle + side * 0.7, tip], [(0, 1, 2)], PALE)


def stem(rng, line, thick: float, bristles: int, long: float = 0.085):
    """A tube along a line of points, with bristles all round."""
    line = np.asarray(line, float)
    share = np.linspace(0, 1, len(line))
    fine = np.linspace(0, 1, 60)
    # Twice drawn through its own middle, so that a line of few points bends softly.
    points = np.stack([np.interp(fine, share, line[:, k]) for k in range(3)], -1)
    for _ in range(40):
        points[1:-1] = points[1:-1] * 0.5 + (points[:-2] + points[2:]) * 0.25
    ways = unit(np.gradient(points, axis=0))
    across = unit(np.cross(ways, (0.2, 0.95, 0.31)))
    along = np.cross(ways, across)
    turn = np.arange(10) / 10 * 2 * math.pi
    ring = np.cos(turn)[None, :, None] * across[:, None] + np.sin(turn)[None, :, None] * along[:, None]
    parts = Parts()
    tint = GREEN * (0.8 + 0.5 * fine[:, None]) + np.array((0.08, 0.02, 0.01)) * fine[:, None] ** 2
    parts.add((points[:, None] + ring * thick).reshape(-1, 3), sheet(60, 10, True), np.repeat(tint, 10, 0))
    at, round_ = rng.integers(60, size=bristles), rng.integers(10, size=bristles)
    hairs(parts, rng, points[at] + ring[at, round_] * thick, ring[at, round_], long)
    return parts, points, ways


def bud(rng, size: float, opening: float = 0.0):
    """Two hairy sepals; when it opens, the red shows in their seam."""
    heights = np.linspace(0, 1, 15)
    profile = [(0.30 * math.sin(math.pi * min(h * 0.93 + 0.05, 1)) ** 0.8 + 0.005, h) for h in heights]
    parts = Parts()
    body, faces = turned(profile, 24)
    turn = np.tile(np.arange(24) / 24 * 2 * math.pi, 15)
    seam = smooth(0.10 + opening, 0.05 + opening * 0.7, np.abs(np.cos(turn)))[:, None]
    tint = GREEN * 1.15 * (1 - seam) + (RED if opening else GREEN * 0.45) * seam
    parts.add(body * size, faces, tint)
    pick = rng.integers(len(body), size=190)
    hairs(parts, rng, body[pick] * size, unit(body[pick] * (1, 1, 0) + (0, 0, 0.12)), 0.34 * size, 0.0036)
    return parts


def capsule(size: float):
    """A ripe seed head under its crown."""
    profile = ((0.06, 0.0), (0.11, 0.03), (0.20, 0.16), (0.265, 0.36), (0.28, 0.52), (0.24, 0.68), (0.17, 0.77), (0.16, 0.80))
    parts = Parts()
    body, faces = turned(profile, 36, 0.03, 12)
    ribs = np.tile(np.arange(36) % 3 == 0, len(profile))[:, None]
    parts.add(body * size, faces, np.where(ribs, (0.24, 0.22, 0.10), (0.19, 0.215, 0.115)))
    crown, faces = turned(((0.17, 0.79), (0.335, 0.815), (0.345, 0.84), (0.18, 0.875), (0.01, 0.90)), 60, 0.055, 12)
    rays = np.tile(np.arange(60) % 5 == 0, 5)[:, None]
    return parts.add(crown * size, faces, np.where(rays, (0.055, 0.035, 0.022), (0.30, 0.25, 0.13)))
