"""The pictures that need no path tracing: `python3 painted.py <name> <file.png> <size>`."""

import sys

import numpy as np

from land import Land, clouds, fine_grain, mountains
from picture import blurred, film, mixed, noise, resized, sample, smooth, tone, write_png
from sea import sea_picture

SKY_TOP, SKY_LOW = np.array((0.10, 0.24, 0.55)), np.array((0.55, 0.66, 0.80))


def unit(*v):
    v = np.array(v, float)
    return v / np.linalg.norm(v)


def gradient(size, horizon, low, high, power=0.55):
    y = np.clip((horizon * size - np.arange(size)) / (horizon * size), 0, 1) ** power
    return np.repeat((np.array(low) * (1 - y[:, None]) + np.array(high) * y[:, None])[:, None, :], size, 1)


def alpine(size, seed, sun, eye_height=900.0, horizon=0.5, field=42.0, snow=0.5, sky=None, haze=(0.5, 0.62, 0.8), thick=26e3, water=None, peak=3000.0):
    """Mountains with snow, rock and woods under a sky; linear light, the distance and the mask of the sky."""
    n, metres = 2048, 36e3
    heights = mountains(n, seed, 0.8)
    heights = 0.55 * heights + 0.45 * blurred(heights, 5)
    y, x = np.mgrid[0:n, 0:n] / n
    heights = heights * peak * (0.12 + 0.88 * smooth(0.12, 0.5, y))
    if water is not None:
        heights = heights - water * (1 - smooth(0.1, 0.28, y)) - 60
    land = Land(heights, metres).cast(sun)
    eye = (metres * 0.5, metres * 0.03, eye_height)
    px, py, far, air = land.see(size, eye, horizon, field, 60, 33e3)
    relief, fx, fy = fine_grain(512, seed + 9, 1.15)
    scale = 512 / 900
    fine = (sample(fx, px * scale, py * scale), sample(fy, px * scale, py * scale))
    tiny = (sample(fx, px * scale * 5.3, py * scale * 5.3), sample(fy, px * scale * 5.3, py * scale * 5.3))
    rough = sample(relief, px * scale * 2.1, py * scale * 2.1)
    near = np.exp(-far / 9000)
    normal = land.normal(px, py, (fine[0] + tiny[0] * near, fine[1] + tiny[1] * near), 0.26)
    high = land.at(land.heights, px, py)
    steep = 1 - normal[..., 2]
    rock = mixed((0.16, 0.14, 0.125), (0.30, 0.27, 0.24), smooth(-1.5, 1.5, rough + np.sin(high * 0.03 + rough)))
    white = smooth(0.0, 0.12, (high / peak - (0.62 - snow * 0.5)) * 0.8 - steep * 0.52 + 0.09 + rough * 0.016)
    ground = mixed(rock, (0.86, 0.88, 0.92), white)
    wood = smooth(0.0, 0.06, 0.30 - snow * 0.12 - high / peak + rough * 0.03) * smooth(0.6, 0.3, steep)
    leaf = 0.5 + 0.5 * sample(relief, px * scale * 9, py * scale * 9).clip(-1, 1)
    ground = mixed(ground, mixed((0.012, 0.022, 0.012), (0.045, 0.062, 0.026), leaf), wood)
    light = np.clip((normal * sun).sum(-1), 0, 1) * land.at(land.shade, px, py)
    warm = np.array((1.0, 0.80, 0.58)) * 3.2
    seen = ground * (light[..., None] * warm + np.array((0.30, 0.42, 0.66)) * (0.5 + 0.5 * normal[..., 2:3]))
    veil = np.exp(-(far / thick) * (0.35 + 1.2 * np.exp(-np.maximum(high, 0) / 900)))
    seen = mixed(seen, np.array(haze), 1 - veil)
    sky = gradient(size, horizon, SKY_LOW, SKY_TOP) if sky is None else sky
    return np.where(air[..., None], sky, seen), far, air, high


def cloudy(sky, size, horizon, field, seed, cover, lit=(1.0, 0.93, 0.86), dark=(0.42, 0.47, 0.58), scale=1.0):
    thick, bright = clouds(size, horizon, field, seed, cover, scale)
    return mixed(sky, mixed(dark, lit, np.clip(bright, 0, 1)), thick * 0.93)


def conifers(picture, places, seed, colour=(0.012, 0.018, 0.017), haze=None):
    """Spruces, far ones first: (column, row of the foot, height in pixels, share of haze)."""
    rng = np.random.default_rng(seed)
    size = picture.shape[0]
    for column, foot, tall, veil in places:
        tall = max(int(tall), 3)
        wide = int(tall * rng.uniform(0.34, 0.46)) | 1
        h = (np.arange(tall) + 0.5) / tall
        tiers = rng.integers(9, 14)
        saw = 0.62 + 0.38 * ((h * tiers + 0.2 * np.sin(h * 40)) % 1)
        left = h**0.85 * saw * wide / 2 * rng.uniform(0.8, 1.15) * (1 + 0.22 * rng.normal(size=tall))
        right = h**0.85 * np.roll(saw, 1) * wide / 2 * rng.uniform(0.8, 1.15) * (1 + 0.22 * rng.normal(size=tall))
        x = np.arange(-(wide // 2) - 2, wide // 2 + 3)
        inside = np.clip(np.where(x[None] < 0, left[:, None], right[:, None]) - np.abs(x[None]) + 0.9, 0, 1)
        inside *= 0.72 + 0.28 * rng.random(inside.shape)
        r0, c0 = int(foot) - tall, int(column) - wide // 2 - 2
        a, b = max(r0, 0), min(r0 + tall, size)
        c, d = max(c0, 0), min(c0 + len(x), picture.shape[1])
        if a >= b or c >= d:
            continue
        cut = inside[a - r0 : b - r0, c - c0 : d - c0]
        bark = np.array(colour) * (1 + 0.9 * smooth(0, 1, x / (wide / 2 + 1)))[None, c - c0 : d - c0, None]
        tone_of = bark * (0.7 + 0.6 * rng.random(cut.shape))[..., None]
        if haze is not None:
            tone_of = mixed(tone_of, np.array(haze), np.full(cut.shape, veil))
        picture[a:b, c:d] = mixed(picture[a:b, c:d] * 1.0, 1, np.zeros(cut.shape)) * (1 - cut[..., None]) + tone_of * cut[..., None]


def ridge(size):
    """Range behind range before the sun is up; spruces in the mist of the valley."""
    horizon = 0.47
    y = (np.arange(size) + 0.5)[:, None] / size
    x = (np.arange(size) + 0.5)[None, :] / size
    glow = np.exp(-(((x - 0.66) / 0.5) ** 2 + ((y - horizon) / 0.26) ** 2))[..., None]
    sky = gradient(size, horizon, (0.86, 0.60, 0.46), (0.17, 0.27, 0.50), 0.6) + glow * np.array((0.75, 0.34, 0.10))
    sky = cloudy(sky, size, horizon, 40, 21, 0.15, (1.1, 0.68, 0.50), (0.40, 0.36, 0.46), 0.8)
    picture = sky.copy()
    rng = np.random.default_rng(5)
    levels = 8
    for k in range(levels):
        near = k / (levels - 1)
        base = horizon - 0.015 + 0.50 * near**1.35
        line = np.zeros(size)
        for octave in range(9):
            f = (1.3 + 1.3 * near) * 2**octave
            line += np.abs(np.interp(np.linspace(0, f, size), np.arange(int(f) + 3), rng.normal(size=int(f) + 3))) * 0.52**octave
        line = base - (line - 0.75) * (0.075 - 0.02 * near)
        if k == 2:
            line -= 0.115 * np.exp(-np.abs((x[0] - 0.37) / 0.15) ** 1.15)
        below = smooth(-0.6, 0.6, (y - line[None]) * size)
        depth = np.clip((y - line[None]) / 0.15, 0, 1)
        veil = (1 - near) ** 0.8
        body = mixed((0.020, 0.030, 0.040), mixed((0.30, 0.33, 0.47), (0.86, 0.58, 0.46), np.exp(-(((x - 0.66) / 0.4) ** 2))[0][None].repeat(size, 0) * 0.75), np.full((size, size), veil))
        grain = noise((size, size), 1.25, 60 + k, 5)
        gy, gx = np.gradient(noise((size, size), 1.5, 80 + k, 4))
        slope = (gx * 0.8 - gy * 0.5) / gx.std()
        body = body * (1 + (0.05 + 0.2 * near) * slope[..., None] * (1 - depth[..., None] * 0.6) + 0.05 * grain[..., None])
        mist = mixed(body, mixed((0.52, 0.48, 0.56), (0.95, 0.66, 0.50), glow[..., 0]), depth * (0.9 - 0.62 * near) * np.clip(1 + 0.35 * grain, 0.3, 1.5))
        picture = mixed(picture, 0, np.zeros((size, size))) * (1 - below[..., None]) + mist * below[..., None]
        if k >= 3:
            count = int(150 + 240 * near)
            columns = np.sort(rng.uniform(0, size, count))
            clump = np.interp(columns, np.linspace(0, size, 24), rng.random(24))
            tall = size * (0.012 + 0.125 * near**2.6) * rng.uniform(0.5, 1.15, count) * (0.55 + 0.8 * clump)
            feet = line[columns.astype(int)] * size + tall * rng.uniform(0.05, 0.4, count)
            conifers(picture, [(c, f, t, 0) for c, f, t in zip(columns, feet, tall)], 100 + k, body[int(min(base + 0.02, 0.99) * size)].mean(0) * 0.62)
    return tone(picture, 0.8)


def lake(size, seed=31, grey=False):
    """A mountain lake in the morning, almost still."""
    sun = unit(-0.72, -0.25, 0.42)
    horizon = 0.50
    sky = cloudy(gradient(size, horizon, (0.62, 0.72, 0.82), (0.09, 0.22, 0.50)), size, horizon, 40, seed + 4, 0.25)
    picture, far, air, high = alpine(size, seed, sun, 70, horizon, 40, 0.62, sky, thick=30e3, water=260.0, peak=2650.0)
    rows = np.arange(size)
    shore = int(horizon * size) + int(0.012 * size)
    rng = np.random.default_rng(seed)
    columns = rng.uniform(0, size, 620)
    bank = 0.5 + 0.5 * np.sin(columns / size * 5 + 1.2)
    tall = size * (0.018 + 0.03 * rng.random(620) * (0.35 + bank)) * np.where(rng.random(620) < 0.1, 1.5, 1)
    strip = smooth(0.006, 0.0, np.abs(rows / size - horizon - 0.008))[:, None] * np.ones((1, size))
    picture = mixed(picture, (0.05, 0.055, 0.04), strip)
    picture[shore:] = picture[shore - 1]
    order = np.argsort(-tall)
    conifers(picture, [(columns[i], shore - size * 0.004 * rng.random(), tall[i], 0) for i in order], seed, (0.016, 0.026, 0.019))
    yy, xx = np.mgrid[shore:size, 0:size].astype(np.float32)
    depth = (yy - shore) / (size - shore) + 1e-3
    wave = noise((1024, 1024), 1.0, seed + 7, 8)
    u = (xx - size / 2) / (depth * 0.9 + 0.02) * 0.25 * 1024 / size
    v = 60 / (depth + 0.015)
    ripple = sample(wave, u, v * 7) + 0.6 * sample(wave, u * 2.3, v * 19)
    wind = smooth(0.3, 1.6, sample(noise((512, 512), 1.7, seed + 8, 2), xx * 0.25, v * 3))
    push = ripple * (1.2 + 10 * depth) * (0.25 + 1.6 * wind) * size / 1000
    mirror = sample(picture[: shore + 1][::-1], np.clip(xx + push * 0.25, 0, size - 1.01), np.clip((yy - shore) * 1.0 + push, 0, shore - 1.01))
    fresnel = np.clip(0.86 - 0.62 * depth + 0.12 * ripple * wind, 0.12, 0.95)
    stones = noise((512, 512), 0.8, seed + 11, 18)
    floor = mixed((0.018, 0.055, 0.058), (0.12, 0.13, 0.09), smooth(-0.3, 1.2, sample(stones, u * 0.55 + ripple * 1.2, 512 * depth**0.35 * 1.6)) * smooth(0.45, 1.0, depth))
    picture[shore:] = mixed(floor, mirror, fresnel)
    if grey:
        light = (picture * (0.52, 0.36, 0.12)).sum(-1, keepdims=True)
        return np.clip(tone(light.repeat(3, -1), 1.05) * 1.16 - 0.06, 0, 1)
    return tone(picture, 0.98)


def monochrome(size):
    """Another lake in black and white, as a large-format camera saw it."""
    return lake(size, 57, grey=True)


DUNE_AT = 0.3


def dunes(size):
    """Dunes an hour before sunset: long shadows, ripples in the sand."""
    n, metres = 2048, 1500.0
    y, x = np.mgrid[0:n, 0:n] / n * 2 * np.pi
    bend = noise((n, n), 2.4, 3, 1, 10)
    phase = 4 * x + 1.0 * np.sin(2 * y + 0.6) + bend * 1.1
    saw = (phase / (2 * np.pi)) % 1
    crest = np.where(saw < 0.72, smooth(0, 1, saw / 0.72) ** 1.15, 1 - smooth(0, 1, (saw - 0.72) / 0.28))
    heights = crest * (20 + 10 * noise((n, n), 2.6, 8, 1, 7)) * 1.25 + 16 * noise((n, n), 2.8, 5, 1, 5)
    heights = blurred(heights.astype(np.float32), 1.4)
    heights -= np.median(heights)
    sun = unit(-0.86, 0.34, 0.27)
    land = Land(heights, metres).cast(sun, 10)
    eye = (metres * DUNE_AT, metres * 0.02, float(land.at(land.heights, np.array([metres * DUNE_AT]), np.array([metres * 0.02]))[0]) + 24)
    horizon = 0.33
    px, py, far, air = land.see(size, eye, horizon, 44, 4, 1400)
    warp = sample(noise((1024, 1024), 2.0, 14, 2), px * 1.1, py * 1.1)
    slopes = land.at(land.dx, px, py)
    wavelet = 2 * np.pi * (px * 0.55 + py * 0.28 + warp * 2.1)
    amount = np.exp(-far / 190) * (0.3 + 0.7 * smooth(0.5, 0.1, np.abs(slopes)))
    relief, fx, fy = fine_grain(1024, 15, 0.6, 20)
    gx = np.cos(wavelet) * 0.23 * amount + sample(fx, px * 30, py * 30) * 0.05 * np.exp(-far / 60)
    gy = np.cos(wavelet) * 0.12 * amount + sample(fy, px * 30, py * 30) * 0.05 * np.exp(-far / 60)
    normal = land.normal(px, py, (gx, gy), 1.0)
    light = np.clip((normal * sun).sum(-1), 0, 1) * land.at(land.shade, px, py)
    sand = mixed((0.56, 0.30, 0.13), (0.68, 0.40, 0.20), smooth(-1, 1, warp + sample(relief, px * 4, py * 4) * 0.4))
    seen = sand * (light[..., None] * np.array((1.0, 0.72, 0.44)) * 3.6 + np.array((0.26, 0.36, 0.60)) * (0.4 + 0.6 * normal[..., 2:3]) + np.array((0.20, 0.10, 0.04)))
    seen = mixed(seen, (0.82, 0.62, 0.46), 1 - np.exp(-far / 2600))
    sky = cloudy(gradient(size, horizon, (0.86, 0.70, 0.56), (0.16, 0.30, 0.52), 0.7), size, horizon, 44, 91, 0.8, (1.1, 0.9, 0.72), (0.6, 0.56, 0.6), 1.2)
    return tone(np.where(air[..., None], sky, seen), 0.86)


def night_sky(size, horizon):
    rng = np.random.default_rng(12)
    sky = gradient(size, horizon, (0.020, 0.048, 0.066), (0.004, 0.009, 0.026), 0.7)
    stars = np.zeros((size, size, 3))
    count = 2600
    r, c = rng.integers(1, int(horizon * size) - 2, count), rng.integers(1, size - 2, count)
    bright = rng.pareto(1.9, count) * 0.022
    tint = np.stack([1 - 0.25 * rng.random(count), np.full(count, 0.92), 0.8 + 0.3 * rng.random(count)], -1)
    np.add.at(stars, (r, c), tint * np.minimum(bright, 3)[:, None])
    return sky + blurred(stars.astype(np.float32), 0.75) * 3.2


def aurora(size):
    """Northern lights over a frozen lake and spruces."""
    horizon = 0.70
    sky = night_sky(size, horizon)
    x = np.linspace(0, 1, size)
    y = (np.arange(size) / size)[:, None]
    light = np.zeros((size, size, 3), np.float32)
    for k, (base, swing, strength, seed) in enumerate(((0.46, 0.085, 0.95, 3), (0.585, 0.03, 0.6, 9), (0.27, 0.06, 0.28, 23))):
        curve = noise((8, 2048), 1.6, seed, 1, 26)[3]
        fold = np.interp(x * 1.0, np.linspace(0, 1.6, 2048), curve)
        foot = base + swing * fold
        rays = np.interp(x + 0.02 * fold, np.linspace(-0.2, 1.4, 4096), noise((8, 4096), 0.75, seed + 1, 8)[3])
        dense = np.clip(0.5 + 0.34 * rays + 0.25 * np.abs(np.gradient(fold)) * size / 6, 0.05, 2.2)
        high = (foot[None] - y) / (0.20 + 0.07 * np.clip(rays, -1, 2))[None]
        fall = np.where(high > 0, np.exp(-high * 2.5) * (1 - np.exp(-high * 26)), 0) * dense[None] * strength
        colour = mixed((0.06, 0.95, 0.42), (0.50, 0.12, 0.62), np.clip(high * 0.55, 0, 1))
        light += (colour * fall[..., None]).astype(np.float32)
    light = light + blurred(light, size / 34) * 0.5
    picture = sky + light * 0.78
    rng = np.random.default_rng(8)
    row = int(horizon * size)
    line = horizon - 0.085 - 0.055 * np.interp(x, np.linspace(0, 1, 1024), noise((8, 1024), 1.35, 44, 1)[3])
    below = smooth(-0.7, 0.7, (y - line[None]) * size)
    gy, gx = np.gradient(noise((size, size), 1.5, 45, 4))
    snow = np.clip(0.5 + 0.5 * (gx - gy) / gx.std(), 0, 2)
    mount = np.array((0.035, 0.085, 0.085)) * snow[..., None] + 0.008
    picture = mixed(picture, 0, np.zeros((size, size))) * (1 - below[..., None]) + mount * below[..., None]
    for share, count in ((0.4, 420), (1.0, 130)):
        columns = rng.uniform(0, size, count)
        near = 0.35 + 0.65 * np.abs(columns / size - 0.5) * 2
        tall = size * (0.02 + 0.13 * share**2 * near * rng.uniform(0.35, 1.1, count))
        conifers(picture, [(c, row + size * 0.012 * share * rng.random(), t, 0) for c, t in zip(columns, tall)], int(share * 10), np.array((0.006, 0.014, 0.015)) / share**0.5)
    yy, xx = np.mgrid[row:size, 0:size].astype(np.float32)
    depth = (yy - row) / (size - row) + 1e-3
    wave = noise((1024, 1024), 0.95, 51, 6)
    u, v = (xx - size / 2) / (depth + 0.05) * 0.3 * 1000 / size, 70 / (depth + 0.04)
    bumps = sample(wave, u, v * 5)
    mirror = sample(picture[: row + 1][::-1], np.clip(xx + bumps * 3, 0, size - 1.01), np.clip((yy - row) * 2.1 + bumps * (3 + 22 * depth), 0, row - 1.01))
    cracks = np.exp(-np.abs(sample(noise((1024, 1024), 1.1, 52, 5), u * 0.7, v * 3)) * 16) + 0.7 * np.exp(-np.abs(sample(noise((1024, 1024), 1.0, 53, 9), u, v * 4)) * 20)
    drift = smooth(0.2, 1.3, sample(noise((1024, 1024), 1.5, 54, 4), u * 0.6, v * 2.6))
    ice = mirror * (0.62 - 0.25 * depth)[..., None] + cracks[..., None] * np.array((0.05, 0.17, 0.13)) * (0.4 + depth[..., None])
    picture[row:] = mixed(ice, np.array((0.075, 0.20, 0.17)) * (0.8 + 0.25 * bumps[..., None].clip(-1, 2)), drift * 0.85)
    return tone(picture, 1.55)


def sea(size):
    return sea_picture(size, 0.0)


PICTURES = {one.__name__: one for one in (ridge, lake, monochrome, dunes, aurora, sea)}

if __name__ == "__main__":
    name, path, asked = sys.argv[1], sys.argv[2], int(sys.argv[3])
    made = resized(PICTURES[name](asked), 1600) if asked > 900 else PICTURES[name](asked)
    grey = name == "monochrome"
    write_png(path, film(made, 7, 0.017, warm=(1, 1, 1) if grey else (1.02, 1.0, 0.97)))
