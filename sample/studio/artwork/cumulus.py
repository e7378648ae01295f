"""A summer sky: fair-weather clouds as a volume that light is followed through, and the air before them."""

import numpy as np

from picture import mixed, noise, sample, smooth

CELLS, LAYERS, PERIOD = 512, 64, 5.0
# Heights are in units of the clouds' base.
TALL = PERIOD / CELLS * LAYERS


def noise3(shape, slope: float, seed: int, least: float, most: float = 1e9):
    rng = np.random.default_rng(seed)
    f = [np.fft.fftfreq(n) * shape[1] for n in shape[:2]] + [np.fft.rfftfreq(shape[2]) * shape[1]]
    length = np.sqrt(f[0][:, None, None] ** 2 + f[1][None, :, None] ** 2 + f[2][None, None, :] ** 2).astype(np.float32)
    gain = np.where((length >= least) & (length <= most), np.maximum(length, 1e-6) ** -slope, 0)
    made = np.fft.irfftn(gain * np.exp(2j * np.pi * rng.random(gain.shape, np.float32)), s=shape, axes=(0, 1, 2)).astype(np.float32)
    return (made - made.mean()) / made.std()


def volume(seed: int, cover: float, sun):
    """How dense each cell is, and how much of the sun comes to it."""
    body = noise3((LAYERS, CELLS, CELLS), 1.75, seed, 5)
    billow = np.abs(noise3((LAYERS, CELLS, CELLS), 1.45, seed + 1, 22))
    where = noise((CELLS, CELLS), 1.3, seed + 2, 2, 14)[None]
    high = (np.arange(LAYERS, dtype=np.float32) / LAYERS)[:, None, None]
    dense = body * 0.42 + where * 0.85 - cover - high**1.25 * 2.1 - billow * (0.16 + 0.5 * high)
    dense = np.clip(dense * 4.0, 0, 1) * smooth(0.03, 0.09, high)
    light = np.ones_like(dense)
    slant = 1 / sun[2]
    gone = np.zeros(2, int)
    for k in range(LAYERS - 2, -1, -1):
        want = np.round(np.array((sun[1], sun[0])) * slant * (LAYERS - 1 - k)).astype(int)
        passed = light[k + 1] * np.exp(-dense[k + 1] * 0.20 * slant)
        light[k] = np.roll(passed, tuple(-(want - gone)), (0, 1))
        gone = want
    return dense, light


def summer_sky(size: int, horizon: float, field: float, seed: int, cover: float, sun, steps: int = 72):
    """Linear light of a square's sky above the horizon's row (a share of its height)."""
    wide = 2 * np.tan(np.radians(field) / 2)
    rows = int(horizon * size)
    y = ((horizon - (np.arange(rows) + 0.5) / size) * wide)[:, None].astype(np.float32)
    x = (((np.arange(size) + 0.5) / size - 0.5) * wide)[None, :].astype(np.float32)
    up = np.clip(y / 0.62, 0, 1) ** 0.55 * np.ones_like(x)
    air = mixed((0.86, 0.82, 0.74), (0.105, 0.255, 0.60), up)
    left = np.exp(-(((x + 0.55) / 0.5) ** 2) - (y / 0.45) ** 2)[..., None]
    air = air + left * (0.34, 0.22, 0.08)
    dense, light = volume(seed, cover, sun)
    x, y = np.broadcast_arrays(x, np.maximum(y, 0.012))
    shade = noise((256, 256), 0.9, seed + 5, 8)
    passed = np.ones(x.shape, np.float32)
    glow = np.zeros((*x.shape, 3), np.float32)
    jitter = np.random.default_rng(seed).random(x.shape).astype(np.float32)
    cell = PERIOD / CELLS
    step = TALL / steps
    for k in range(steps):
        high = (k + jitter) * step
        d = (1 + high) / y
        frayed = sample(shade, d * x * 90 + k * 3, high * 900 + d * 40) * cell * 1.1
        gx, gy, gz = (d * x + frayed) / cell, (d + frayed) / cell, np.clip(high / cell, 0, LAYERS - 1.01)
        z0 = gz.astype(int)
        part = gz - z0
        x0, y0 = np.floor(gx).astype(int), np.floor(gy).astype(int)
        fx, fy = gx - x0, gy - y0
        xa, xb, ya, yb = x0 % CELLS, (x0 + 1) % CELLS, y0 % CELLS, (y0 + 1) % CELLS

        def at(grid):
            low = (grid[z0, ya, xa] * (1 - fx) + grid[z0, ya, xb] * fx) * (1 - fy) + (grid[z0, yb, xa] * (1 - fx) + grid[z0, yb, xb] * fx) * fy
            return low

        here = at(dense) * (1 - part) + dense[np.minimum(z0 + 1, LAYERS - 1), ya, xa] * part
        alpha = 1 - np.exp(-here * 26 * np.minimum(step / y * np.sqrt(1 + y * y), 0.25))
        sunny = light[z0, ya, xa]
        tone = sunny[..., None] * (1.42, 1.24, 1.0) + (0.34, 0.42, 0.56) * (0.5 + 0.7 * (high / TALL)[..., None])
        veil = np.exp(-d / 13)[..., None]
        glow += (passed * alpha)[..., None] * (tone * veil + air * (1 - veil))
        passed *= 1 - alpha
    return air * passed[..., None] + glow


def hills(picture, horizon: float, seed: int, layers: int = 5):
    """Hazy ranges with woods and fields, painted over a square's foot."""
    size = picture.shape[1]
    rng = np.random.default_rng(seed)
    rows = np.arange(picture.shape[0]) + 0.5
    y, x = (rows / size)[:, None], ((np.arange(size) + 0.5) / size)[None, :]
    for k in range(layers):
        near = k / (layers - 1)
        line = np.zeros(size)
        for octave in range(7):
            f = (1.3 + near) * 2**octave
            line += np.interp(np.linspace(0, f, size), np.arange(int(f) + 3), rng.random(int(f) + 3)) * 0.46**octave
        crowns = np.interp(np.linspace(0, 260 + 90 * near, size), np.arange(400), rng.random(400) ** 2) * (0.0010 + 0.0026 * near**2)
        line = horizon - 0.085 + 0.070 * near - (line - 0.9) * (0.044 - 0.020 * near) - crowns
        below = smooth(-0.9, 0.9, (y - line[None]) * size)
        # Fields lie flat and are seen from the side; woods stand on the crests and along their edges.
        depth = y - line[None]
        u, v = np.broadcast_arrays(x * 620 * (2 - near), depth * 9000 * (1.5 - 0.5 * near))
        patch = sample(noise((512, 512), 1.35, seed + 9 + k, 5), u, v) + 0.45 * sample(noise((512, 512), 1.0, seed + 20 + k, 14), u * 2, v * 2)
        woods = smooth(-0.5, 0.9, patch + 1.1 * smooth(0.007, 0.0, depth))
        fleck = sample(noise((512, 512), 0.8, seed + 30 + k, 12), u * 3, v * 0.8)
        body = mixed((0.36, 0.285, 0.12), (0.075, 0.095, 0.036), woods) * np.clip(1 + fleck * 0.22, 0.4, 1.7)[..., None]
        veil = (0.80 - 0.46 * near) * np.ones_like(below)
        body = mixed(body, (0.60, 0.63, 0.68), np.clip(veil + depth * 2.2, 0, 0.95))
        picture = mixed(picture, body, below)
    return picture
