"""Land as a height field, seen by a camera: mountains, dunes, hills. One ray a pixel, light and shadow by the sun's way."""

import numpy as np

from picture import blurred, noise, sample, smooth


def mountains(n: int, seed: int, sharp: float = 1.0) -> np.ndarray:
    """Ridged noise whose fine parts stay on the crests; 0 … 1."""
    rng = np.random.default_rng(seed)
    warp = [noise((n, n), 2.0, seed + 50 + k, 1, 24) * n * 0.012 for k in range(2)]
    y, x = np.mgrid[0:n, 0:n].astype(np.float32)
    x, y = x + warp[0], y + warp[1]
    total, weight = np.zeros((n, n), np.float32), np.ones((n, n), np.float32)
    gain, frequency = 1.0, 3
    for octave in range(9):
        side = min(n, frequency * 16)
        layer = noise((side, side), 0.9, int(rng.integers(1 << 30)), frequency * 0.55, frequency * 1.6)
        value = sample(layer, x * side / n, y * side / n) if side < n else sample(layer, x, y)
        ridge = np.maximum(1 - np.abs(value) * 0.85 * sharp, 0) ** 2
        total += ridge * gain * weight
        weight = np.clip(ridge * 1.25, 0, 1) * 0.85 + 0.15
        gain *= 0.47
        frequency = int(frequency * 2.03)
        if frequency * 2 > n:
            break
    total -= total.min()
    return total / total.max()


class Land:
    """Heights in metres over a periodic square; the camera stands in it and looks along +y."""

    def __init__(self, heights: np.ndarray, metres: float):
        self.heights = heights.astype(np.float32)
        self.cell = metres / heights.shape[0]
        dy, dx = np.gradient(np.pad(self.heights, 1, "wrap"), self.cell)
        self.dx, self.dy = dx[1:-1, 1:-1], dy[1:-1, 1:-1]
        self.shade = np.ones_like(self.heights)

    def cast(self, sun, soft: float = 14.0, steps: int = 220):
        """How much of the sun reaches each point; sun = a unit vector to it."""
        flat = np.hypot(sun[0], sun[1])
        ux, uy, rise = sun[0] / flat, sun[1] / flat, sun[2] / flat
        seen = np.full_like(self.heights, 9.0)
        step = 1.0
        way = 0.0
        for _ in range(steps):
            way += step
            step *= 1.015
            other = np.roll(self.heights, (-int(round(uy * way)), -int(round(ux * way))), (0, 1))
            metres = way * self.cell
            seen = np.minimum(seen, (self.heights + rise * metres - other) / (metres * 0.02 + 1e-3))
        self.shade = smooth(-0.6, 1.2, seen * soft / 14)
        return self

    def at(self, field, x, y):
        return sample(field, x / self.cell, y / self.cell)

    def see(self, size: int, eye, horizon: float, field: float, near: float, far: float, steps: int = 1500, width: int | None = None):
        """Where each pixel's ray meets the land: (x, y, distance) and a mask of the sky. `horizon` is its row, 0 … 1."""
        width = width or size
        f = size / (2 * np.tan(np.radians(field) / 2))
        column = (np.arange(width) + 0.5 - width / 2) / f
        d = near * (far / near) ** (np.arange(steps) / (steps - 1))
        x = eye[0] + d[:, None] * column[None, :]
        y = eye[1] + np.repeat(d[:, None], width, 1)
        rows = horizon * size - (self.at(self.heights, x, y) - eye[2]) / d[:, None] * f
        top = np.minimum.accumulate(rows, 0)
        want = np.arange(size) + 0.5
        hit = np.empty((size, width), np.float32)
        for c in range(width):
            line = top[:, c]
            k = np.searchsorted(-line, -want, side="left")
            k = np.clip(k, 1, steps)
            ok = k < steps
            kk = np.minimum(k, steps - 1)
            above, below = line[kk - 1], line[kk]
            share = np.clip((above - want) / np.maximum(above - below, 1e-4), 0, 1)
            hit[:, c] = np.where(ok, kk - 1 + share, np.inf)
        air = ~np.isfinite(hit)
        k = np.where(air, 0, hit)
        distance = near * (far / near) ** (k / (steps - 1))
        px = eye[0] + distance * column[None, :]
        py = eye[1] + distance
        return px, py, distance, air

    def normal(self, x, y, fine=None, amount: float = 0.0):
        gx, gy = self.at(self.dx, x, y), self.at(self.dy, x, y)
        if fine is not None:
            gx, gy = gx + fine[0] * amount, gy + fine[1] * amount
        length = np.sqrt(gx * gx + gy * gy + 1)
        return np.stack([-gx / length, -gy / length, 1 / length], -1)


def clouds(size: int, horizon: float, field: float, seed: int, cover: float, scale: float = 1.0, shift: float = 0.0, width: int | None = None):
    """A layer of cloud overhead: how dense it is, and how much light comes through, for each pixel above the horizon."""
    width = width or size
    f = size / (2 * np.tan(np.radians(field) / 2))
    y = np.maximum(horizon * size - (np.arange(size) + 0.5), 0.7)[:, None] / f
    x = ((np.arange(width) + 0.5 - width / 2) / f)[None, :]
    u, v = x / y * scale + shift, np.ones_like(x) / y * scale
    n = 1024
    big, small = noise((n, n), 1.35, seed, 3), noise((n, n), 1.0, seed + 1, 12)
    warp = noise((n, n), 1.6, seed + 2, 2)

    def density(u, v):
        w = sample(warp, u * 21, v * 21) * 5
        return sample(big, u * 46 + w, v * 46 + w) + 0.33 * sample(small, u * 90 + w * 2, v * 90 - w)

    dense = density(u, v)
    thick = smooth(cover, cover + 1.5, dense)
    lit = np.clip(0.72 + (dense - density(u + 0.02 * scale, v + 0.05 * scale)) * 0.55, 0, 1.6)
    return thick * smooth(0.008, 0.06, y), lit


def fine_grain(n: int, seed: int, slope: float = 0.9, least: float = 6):
    """The slopes of a small periodic relief, for detail finer than the land's cells."""
    relief = noise((n, n), slope, seed, least)
    gy, gx = np.gradient(relief)
    return relief, gx / gx.std(), gy / gy.std()


__all__ = ["Land", "mountains", "clouds", "fine_grain", "blurred"]
