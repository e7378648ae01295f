"""The open sea at sunset by a spectrum of waves that comes round again exactly, so that a film of it can loop."""

import numpy as np

from land import clouds
from picture import blurred, mixed, noise, sample, smooth, tone

PATCH = 96.0
LOOP = 8.0
HORIZON = 0.40
FIELD = 40.0
EYE = 5.2


class Waves:
    """Heights and slopes of a periodic patch of sea at a time of the loop (spectrum of Phillips, Tessendorf's way)."""

    def __init__(self, n: int = 512, wind: float = 7.2, seed: int = 4):
        rng = np.random.default_rng(seed)
        k = np.fft.fftfreq(n) * n * 2 * np.pi / PATCH
        self.kx, self.ky = np.meshgrid(k, k)
        length = np.hypot(self.kx, self.ky)
        length[0, 0] = 1
        largest = wind**2 / 9.81
        along = (self.kx * 0.55 - self.ky * 0.83) / length
        power = np.exp(-1 / (length * largest) ** 2) / length**4 * (0.25 + 0.75 * along**2) * np.exp(-((length * 0.16) ** 2))
        power = power * np.where(along < 0, 0.25, 1)
        power[0, 0] = 0
        self.first = (rng.normal(size=(n, n)) + 1j * rng.normal(size=(n, n))) * np.sqrt(power / 2)
        # Each wave's pace is rounded to a whole number of swings in the loop.
        base = 2 * np.pi / LOOP
        self.pace = np.maximum(np.round(np.sqrt(9.81 * length) / base), 1) * base
        height = np.fft.ifft2(self.first).real
        self.first *= 0.34 / height.std()
        self.n = n

    def at(self, time: float):
        turned = self.first * np.exp(-1j * self.pace * time)
        height = np.fft.ifft2(turned).real
        sx = np.fft.ifft2(turned * 1j * self.kx).real
        sy = np.fft.ifft2(turned * 1j * self.ky).real
        return [each.astype(np.float32) for each in (height, sx, sy)]


def evening_sky(rows: int, columns: int, horizon_row: float, f: float, drift: float = 0.0):
    """The sky above, with the sun low on the right; linear light."""
    y = np.maximum(horizon_row - (np.arange(rows) + 0.5), 0)[:, None] / f
    x = ((np.arange(columns) + 0.5 - columns / 2) / f)[None, :]
    up = np.clip(y / 0.55, 0, 1) ** 0.62
    sky = mixed((1.05, 0.62, 0.36), (0.13, 0.24, 0.46), up * np.ones_like(x))
    sun_x, sun_y = 0.115, 0.052
    away = np.hypot(x - sun_x, y - sun_y)
    sky = sky + np.exp(-away / 0.10)[..., None] * np.array((0.95, 0.40, 0.12)) + np.exp(-((away / 0.034) ** 2))[..., None] * np.array((1.6, 0.9, 0.4))
    size = int(rows)
    horizon = horizon_row / size
    field = np.degrees(2 * np.arctan(size / 2 / f))
    thick, lit = clouds(size, horizon, field, 66, 0.02, 0.75, drift, columns)
    near = np.exp(-away / 0.26)[..., None]
    shade = mixed((0.34, 0.30, 0.38), (0.95, 0.60, 0.44), np.clip(lit * 0.8, 0, 1)) + near * np.array((0.75, 0.36, 0.14)) * np.clip(lit, 0, 1.3)[..., None]
    return sky * (1 - thick[..., None] * 0.9) + shade * thick[..., None] * 0.9


def sea_light(size: int, time: float, waves: Waves, sky: np.ndarray, columns: int | None = None):
    columns = columns or size
    f = size / (2 * np.tan(np.radians(FIELD) / 2))
    horizon = HORIZON * size
    first = int(horizon) + 1
    rows = np.arange(first, size) + 0.5
    down = ((rows - horizon) / f)[:, None]
    x = ((np.arange(columns) + 0.5 - columns / 2) / f)[None, :]
    height, sx, sy = waves.at(time)
    cell = waves.n / PATCH
    # The ray meets the surface a little before or behind the plane: a few steps towards it.
    rise = np.zeros((len(rows), columns), np.float32)
    for _ in range(5):
        d = np.minimum((EYE - rise) / down, 6000)
        rise = rise * 0.4 + 0.6 * sample(height, d * x * cell, d * cell) * np.exp(-d / 900)
    d = np.minimum((EYE - rise) / down, 6000)
    u, v = d * x * cell, d * cell
    # Waves smaller than a pixel count no more for the slope, but for how widely the light spreads.
    foot = d * d / (EYE * f)
    keep = 1 / (1 + (foot / 2.2) ** 1.1)
    gx, gy = sample(sx, u, v) * keep, sample(sy, u, v) * keep
    r, s = (3.7, 1.9), (8.9, 3.1)
    for (scale, amount) in (r, s):
        # Smaller copies of the sea, turned: the capillary waves.
        a, b = (u * 0.8 + v * 0.6) * scale, (v * 0.8 - u * 0.6) * scale
        less = 1 / (1 + (foot * scale / 2.2) ** 1.4)
        gx = gx + sample(sx, a, b) * less * amount / scale * 0.9
        gy = gy + sample(sy, a, b) * less * amount / scale * 0.9
    norm = np.sqrt(gx * gx + gy * gy + 1)
    normal = np.stack([-gx / norm, -gy / norm, 1 / norm], -1)
    ray = np.stack([np.broadcast_to(x, gx.shape), np.ones_like(gx), -np.broadcast_to(down, gx.shape)], -1)
    ray = ray / np.linalg.norm(ray, axis=-1, keepdims=True)
    facing = np.clip(-(normal * ray).sum(-1), 0.02, 1)
    back = ray + 2 * facing[..., None] * normal
    back[..., 2] = np.abs(back[..., 2]) + 0.006
    ahead = np.maximum(back[..., 1], 0.12)
    seen_y = np.clip(horizon - back[..., 2] / ahead * f, 0, horizon - 1)
    seen_x = np.clip(columns / 2 + back[..., 0] / ahead * f, 0, columns - 1.01)
    mirror = sample(sky, seen_x, seen_y)
    fresnel = 0.02 + 0.98 * (1 - facing) ** 5
    sun = np.array((0.115, 1, 0.075)) / np.linalg.norm((0.115, 1, 0.075))
    glint = np.clip((back / np.linalg.norm(back, axis=-1, keepdims=True) * sun).sum(-1), 0, 1)
    spark = glint**340 * 26 + glint**60 * 1.1
    deep = mixed((0.010, 0.040, 0.058), (0.045, 0.135, 0.135), smooth(-0.2, 1.1, rise + gy * 0.7))
    water = deep * 1.35 * (1 - fresnel[..., None]) + mirror * fresnel[..., None] + spark[..., None] * fresnel[..., None] * np.array((1.5, 0.85, 0.42))
    # Foam where crests are steep, drawn out along the wind.
    fleck = sample(noise((512, 512), 0.7, 9, 10), u * 1.1, v * 0.55) + 0.6 * sample(noise((512, 512), 0.6, 10, 30), u * 3.1, v * 1.7)
    crest = smooth(0.55, 1.05, rise + 0.25 * fleck) * smooth(-0.2, 1.1, fleck) * np.exp(-d / 120)
    water = mixed(water, (0.72, 0.62, 0.56), np.clip(crest, 0, 1) * 0.85)
    haze = 1 - np.exp(-d / 2600)
    low = sky[int(horizon) - 2]
    water = water * (1 - haze[..., None]) + low[None] * 0.9 * haze[..., None]
    picture = sky.copy()
    picture[first:] = water
    return picture


def sea_picture(size: int, time: float):
    f = size / (2 * np.tan(np.radians(FIELD) / 2))
    sky = evening_sky(size, size, HORIZON * size, f)
    picture = sea_light(size, time, Waves(), sky)
    return tone(picture + blurred(np.maximum(picture - 1.2, 0), size / 120) * 0.5, 0.92)


__all__ = ["LOOP", "Waves", "evening_sky", "sea_light", "sea_picture"]
