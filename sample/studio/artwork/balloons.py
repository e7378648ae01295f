"""Balloons over the hills at sunrise, as layers: still for the picture, drifting for the film."""

import sys

import numpy as np

from painted import conifers
from land import clouds
from picture import film, mixed, noise, resized, sample, smooth, tone, write_png

LOOP = 8.0
# Column, row and height of each, its number of gores, its colours and which pattern: near ones first.
BALLOONS = (
    (0.360, 0.310, 0.450, 24, ((0.80, 0.10, 0.05), (0.92, 0.82, 0.62), (0.93, 0.48, 0.06)), "chevron"),
    (0.770, 0.300, 0.245, 18, ((0.05, 0.17, 0.48), (0.90, 0.84, 0.70), (0.90, 0.52, 0.10)), "stripes"),
    (0.660, 0.520, 0.140, 16, ((0.90, 0.46, 0.06), (0.55, 0.05, 0.10), (0.92, 0.80, 0.55)), "bands"),
    (0.130, 0.560, 0.110, 16, ((0.10, 0.36, 0.34), (0.90, 0.82, 0.66), (0.82, 0.22, 0.10)), "stripes"),
    (0.890, 0.560, 0.066, 12, ((0.62, 0.10, 0.12), (0.9, 0.7, 0.4), (0.9, 0.82, 0.7)), "bands"),
    (0.520, 0.585, 0.048, 12, ((0.10, 0.22, 0.42), (0.92, 0.66, 0.30), (0.9, 0.82, 0.7)), "chevron"),
)


def background(size, columns=None, drift=0.0):
    """The valley: ranges in mist, woods and fields; linear light. `drift` moves the mist, in turns."""
    columns = columns or size
    horizon = 0.62
    y = (np.arange(size) + 0.5)[:, None] / size
    x = ((np.arange(columns) + 0.5 - columns / 2) / size + 0.5)[None, :]
    up = np.clip((horizon - y) / horizon, 0, 1) ** 0.7 * np.ones_like(x)
    glow = np.exp(-(((x - 0.18) / 0.55) ** 2 + ((y - horizon) / 0.24) ** 2))[..., None]
    sky = mixed((0.92, 0.68, 0.52), (0.20, 0.38, 0.66), up) + glow * np.array((0.55, 0.26, 0.08))
    thick, lit = clouds(size, horizon, 46, 33, 0.1, 0.8, 0.0, columns)
    sky = mixed(sky, mixed((0.52, 0.50, 0.60), (1.15, 0.86, 0.68), np.clip(lit, 0, 1.2)), thick * 0.9)
    picture = sky
    rng = np.random.default_rng(3)
    for k in range(7):
        near = k / 6
        base = horizon - 0.035 + 0.36 * near**1.5
        line = np.zeros(size)
        for octave in range(8):
            f = (1.6 + near) * 2**octave
            line += np.interp(np.linspace(0, f, size), np.arange(int(f) + 3), rng.random(int(f) + 3)) * 0.48**octave
        line = base - (line - 0.9) * (0.085 - 0.03 * near)
        line = np.interp(x[0], (np.arange(size) + 0.5) / size, line)
        below = smooth(-0.6, 0.6, (y - line[None]) * size)[..., None]
        depth = np.clip((y - line[None]) / 0.13, 0, 1)
        relief = noise((size, size), 1.5, 30 + k, 4)
        gy, gx = np.gradient(relief)
        slope = sample((gx * -0.9 - gy * 0.4) / gx.std(), *np.broadcast_arrays(x * size, y * size))
        fleck = sample(noise((size, size), 0.75, 40 + k, 8), *np.broadcast_arrays(x * size, y * size * 1.6))
        field = sample(noise((512, 512), 1.7, 50 + k, 3), *np.broadcast_arrays(x * 700, y * 1900))
        wood = smooth(-0.1, 0.25, field)
        body = mixed(mixed((0.13, 0.115, 0.035), (0.22, 0.17, 0.06), smooth(-1, 1, fleck)), mixed((0.014, 0.028, 0.014), (0.06, 0.065, 0.022), smooth(-0.8, 1.2, fleck)), wood)
        body = body * np.clip(1 + 0.42 * slope, 0.25, 2.4)[..., None] * np.array((1.35, 1.05, 0.8))
        veil = (1 - near) ** 0.9 * 0.92
        far = mixed((0.42, 0.44, 0.58), (0.98, 0.68, 0.50), glow[..., 0])
        body = mixed(body, far, np.clip(veil + 0.0 * depth, 0, 1))
        wisp = sample(noise((512, 1024), 1.45, 70 + k, 2), x * 1024 / 1.25 + np.sin(2 * np.pi * drift + k) * 9 * (0.4 + near), y * 1400)
        mist = np.clip(depth**1.4 * (1.0 - 0.72 * near) + 0.16 * (1 - near) * wisp * depth, 0, 0.96)
        body = mixed(body, far * 1.06, mist)
        picture = picture * (1 - below) + body * below
        if k >= 3:
            count = int(60 + 330 * near)
            c = rng.uniform(0, size, count)
            tall = size * (0.006 + 0.05 * near**2.4) * rng.uniform(0.5, 1.2, count)
            feet = line[np.clip(c.astype(int) - (size - columns) // 2, 0, columns - 1)] * size + size * 0.11 * (0.2 + near) * rng.random(count) ** 1.4
            order = np.argsort(feet)
            conifers(picture, [(c[i] - (size - columns) / 2, feet[i] + tall[i] * 0.3, tall[i], veil) for i in order], 9 + k, (0.022, 0.034, 0.018), (0.62, 0.52, 0.52))
    return picture


def balloon(picture, column, row, tall, gores, colours, pattern, turn=0.0, flame=0.0, haze=0.0):
    """One balloon, its envelope's middle at a pixel; the envelope turns by `turn` gores."""
    half = tall * 0.40
    c0, c1 = int(column - half * 1.1), int(column + half * 1.1) + 2
    r0, r1 = int(row - tall * 0.5), int(row + tall * 0.78)
    a, b = max(r0, 0), min(r1, picture.shape[0])
    c, d = max(c0, 0), min(c1, picture.shape[1])
    if a >= b or c >= d:
        return
    y = ((np.arange(a, b) + 0.5 - row) / tall + 0.5)[:, None]
    x = ((np.arange(c, d) + 0.5 - column) / tall)[None, :]
    v = np.clip(y, 0.0, 1.0)
    # Round above, drawn in to the mouth below.
    radius = np.where(v < 0.44, np.sqrt(np.clip(1 - ((v - 0.44) / 0.44) ** 2, 0, 1)), 0.17 + 0.83 * np.cos(np.clip((v - 0.44) / 0.56, 0, 1) * np.pi / 2) ** 0.85) * 0.40
    steep = np.gradient(radius[:, 0], 1 / tall)[:, None]
    pixel = 1 / tall
    inside = smooth(-0.7 * pixel, 0.7 * pixel, radius - np.abs(x)) * ((y > 0) & (y < 1))
    s = np.clip(x / np.maximum(radius, 1e-4), -1, 1)
    angle = np.arcsin(s)
    gore = angle / (2 * np.pi) * gores + turn + 40
    part = gore - np.floor(gore)
    index = np.floor(gore).astype(int)
    belly = np.sin((part - 0.5) * np.pi) * 0.33
    wrinkle = 0.10 * np.sin(v * 210 + np.sin(part * np.pi) * 3) * np.clip(v * 1.6 - 0.5, 0, 1)
    nx = np.sin(angle + belly)
    nz = np.cos(angle + belly)
    ny = -steep * 0.9 + wrinkle
    norm = np.sqrt(nx**2 + nz**2 + ny**2)
    sun = np.array((-0.78, 0.20, 0.42)) / np.linalg.norm((-0.78, 0.20, 0.42))
    light = np.clip((nx * sun[0] + (-ny * -1) * -sun[1] + nz * sun[2]) / norm, 0, 1)
    up = 0.5 - 0.5 * (-ny * -1) / norm
    if pattern == "stripes":
        which = np.where(index % 3 == 0, 1, np.where((v > 0.62) & (v < 0.74), 2, 0))
    elif pattern == "bands":
        which = np.where((v * 9).astype(int) % 3 == 0, 1, np.where((v > 0.44) & (v < 0.52), 2, 0)) * np.ones_like(index)
    else:
        zig = v * 8.5 + np.abs(part - 0.5) * 1.4 * np.where(index % 2, 1, -1)
        which = np.where(zig < 1.7, 2, np.where(zig > 6.4, 0, np.where(np.floor(zig) % 2 == 0, 1, np.where(index % 4 == 0, 2, 0))))
    colour = np.array(colours)[which]
    weave = noise((256, 256), 0.5, 6, 20)[np.arange(a, b)[:, None] % 256, np.arange(c, d)[None] % 256]
    seam = 1 - 0.45 * np.exp(-(((part - 0.5) ** 2 - 0.25) / 0.02) ** 2) - 0.25 * np.exp(-(((v * 15) % 1 - 0.5) / 0.06) ** 2) * 0.5
    through = 0.34 * np.clip(-x * 2.0 + 0.6, 0, 1.2)
    lit = colour * seam[..., None] * (1 + 0.03 * weave[..., None]) * (light[..., None] * np.array((1.65, 1.25, 0.86)) + np.array((0.30, 0.36, 0.50)) * (0.45 + 0.55 * up[..., None]) + through[..., None] * np.array((0.8, 0.5, 0.3)))
    fire = np.exp(-((y - 1.0) / 0.42) ** 2) * (0.35 + 0.65 * nz)
    lit = lit + colour * fire[..., None] * np.array((1.9, 1.05, 0.42)) * (0.22 + 1.5 * flame)
    # Basket, ropes, and the burner between.
    under = (y - 1.0) / 0.26
    rope = sum(np.exp(-(((x - k * (0.068 - 0.035 * np.clip(under, 0, 0.6) / 0.6)) / (0.9 * pixel)) ** 2)) for k in (-1, -0.35, 0.35, 1)) * ((under > 0) & (under < 0.62))
    box = smooth(-0.6 * pixel, 0.6 * pixel, 0.036 + 0.003 * under - np.abs(x)) * smooth(0.60, 0.61, under) * smooth(1.0, 0.985, under)
    wicker = np.array((0.16, 0.085, 0.035)) * (0.75 + 0.5 * (np.sin(x * 900) * np.sin(y * 700) > 0) + 0.9 * (under < 0.66))[..., None] * np.clip(1.3 - x * 14, 0.35, 1.9)[..., None]
    spark = np.exp(-((x / 0.012) ** 2) - (((under - 0.16) / 0.22) ** 2)) * flame
    cut = picture[a:b, c:d]
    far = np.array((0.72, 0.60, 0.58))
    cut = cut * (1 - np.clip(rope, 0, 1)[..., None] * 0.75)
    cut = cut * (1 - box[..., None]) + mixed(wicker, far, np.full(box.shape, haze)) * box[..., None]
    cut = cut + spark[..., None] * np.array((3.4, 2.1, 1.0))
    picture[a:b, c:d] = cut * (1 - inside[..., None]) + mixed(lit, far, np.full(inside.shape, haze)) * inside[..., None]


def moment(ground, size, time, left=0.0):
    """All balloons over the ground at a time of the loop; `left` is the column of the square where the film begins."""
    picture = ground.copy()
    turn = 2 * np.pi * time / LOOP
    for k, (column, row, tall, gores, colours, pattern) in reversed(list(enumerate(BALLOONS))):
        far = 1 - tall / 0.46
        swing = np.sin(turn + k * 1.9) - np.sin(k * 1.9)
        lift = np.cos(turn + k * 1.3) - np.cos(k * 1.3)
        burst = max(0.0, np.sin(turn * (2 if k % 2 else 1) - 0.6 - 0.35 * k)) ** 8
        balloon(
            picture,
            (column + 0.050 * swing * (0.45 + tall)) * size - left,
            (row + 0.058 * lift * (0.45 + tall)) * size,
            tall * size, gores, colours, pattern, 1.3 * np.sin(turn + k), burst * (0.4 + tall), 0.62 * far**2.2,
        )
    return picture


if __name__ == "__main__":
    path, asked = sys.argv[1], int(sys.argv[2])
    made = tone(moment(background(asked), asked, 0.0), 0.95)
    write_png(path, film(resized(made, 1600) if asked > 900 else made, 7, 0.016))
