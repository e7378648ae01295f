"""Tileable textures painted by numpy: a base colour (neutral: tints multiply it), a height, and from it a normal map."""
import hashlib
import os

import bpy
import numpy as np

CACHE = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", ".cache", "textures"))


def noise(size, cells, seed, octaves=1, stretch=(1, 1)):
    """Tileable value noise in 0..1, smooth between `cells` × `cells` random values; stretch multiplies the cells of (rows, columns)."""
    rng, out, weight, total = np.random.default_rng(seed), np.zeros((size, size)), 1.0, 0.0
    for octave in range(octaves):
        rows, columns = (max(1, int(cells * s * 2 ** octave)) for s in stretch)
        rows, columns = min(rows, size), min(columns, size)
        grid = rng.random((rows, columns))
        y, x = np.arange(size) * rows / size, np.arange(size) * columns / size
        y0, x0 = y.astype(int), x.astype(int)
        fy, fx = y - y0, x - x0
        fy, fx = fy * fy * (3 - 2 * fy), fx * fx * (3 - 2 * fx)
        y1, x1 = (y0 + 1) % rows, (x0 + 1) % columns
        top = grid[y0][:, x0] * (1 - fx) + grid[y0][:, x1] * fx
        low = grid[y1][:, x0] * (1 - fx) + grid[y1][:, x1] * fx
        out += weight * (top * (1 - fy)[:, None] + low * fy[:, None])
        total += weight
        weight *= 0.5
    return out / total


def cells(size, count, seed):
    """Tileable Worley noise: distances (in cells) to the nearest and the second nearest of `count`² scattered points."""
    rng = np.random.default_rng(seed)
    points = (np.stack(np.meshgrid(np.arange(count), np.arange(count), indexing="ij"), -1) + rng.random((count, count, 2)))
    y, x = np.meshgrid(np.arange(size) * count / size, np.arange(size) * count / size, indexing="ij")
    near, second = np.full((size, size), 9.0), np.full((size, size), 9.0)
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            cy, cx = y.astype(int) + dy, x.astype(int) + dx
            p = points[cy % count, cx % count]
            py, px = p[..., 0] + (cy - cy % count), p[..., 1] + (cx - cx % count)
            d = np.hypot(y - py, x - px)
            second = np.where(d < near, near, np.minimum(second, d))
            near = np.minimum(near, d)
    return near, second


def normals(height, strength):
    """A tangent-space normal map (0..1) from a tileable height; `strength` is height in texels for height 1."""
    dy = (np.roll(height, -1, 0) - np.roll(height, 1, 0)) * strength / 2
    dx = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) * strength / 2
    n = np.stack([-dx, -dy, np.ones_like(height)], -1)
    return n / np.linalg.norm(n, axis=-1, keepdims=True) * 0.5 + 0.5


def image(name, pixels, data=False):
    """A packed Blender image from rows (bottom first) of 0..1 grey or RGB; `data` is not colour."""
    if pixels.ndim == 2:
        pixels = np.repeat(pixels[..., None], 3, -1)
    height, width = pixels.shape[:2]
    made = bpy.data.images.new(name, width, height, alpha=False)
    made.colorspace_settings.name = "Non-Color" if data else "sRGB"
    full = np.ones((height, width, 4), np.float32)
    full[..., :3] = np.clip(pixels, 0, 1)
    made.pixels.foreach_set(full.ravel())
    os.makedirs(CACHE, exist_ok=True)
    made.filepath_raw = os.path.join(CACHE, f"{name}-{hashlib.sha1(full.tobytes()).hexdigest()[:8]}.png")
    made.file_format = "PNG"
    made.save()
    return made


def weave(size=512, threads=32, seed=1, twill=False, contrast=0.16, slub=0.35):
    """Plain or twill weave: (base, height)."""
    y, x = np.meshgrid(np.arange(size) * threads / size, np.arange(size) * threads / size, indexing="ij")
    warp, weft = np.abs(np.sin(np.pi * x)) ** 0.7, np.abs(np.sin(np.pi * y)) ** 0.7
    i, j = x.astype(int), y.astype(int)
    over = ((i + j) % 4 < 2) if twill else ((i + j) % 2 == 0)
    lift_x, lift_y = np.abs(np.sin(np.pi * y)) ** 0.5, np.abs(np.sin(np.pi * x)) ** 0.5
    height = np.where(over, warp * (0.55 + 0.45 * lift_x), weft * (0.55 + 0.45 * lift_y))
    thread = np.where(over, noise(size, threads, seed, 1, (0.12, 1)), noise(size, threads, seed + 1, 1, (1, 0.12)))
    height = height * (1 - slub / 2 + slub * thread)
    base = 1 - contrast + contrast * height - 0.10 * (1 - thread) * slub
    return base, height


def knit(size=512, stitches=24, seed=1, contrast=0.22):
    """Stocking stitch: columns of V. (base, height)."""
    y, x = np.meshgrid(np.arange(size) / size, np.arange(size) / size, indexing="ij")
    u, side = (x * stitches) % 1.0, np.where((x * stitches) % 1.0 < 0.5, -1.0, 1.0)
    local = np.where(side < 0, u * 2, (u - 0.5) * 2)
    slanted = (y * stitches * 1.25 + side * (local - 0.5) * 0.9) % 1.0
    height = np.sin(np.pi * np.clip(local, 0, 1)) ** 0.6 * np.sin(np.pi * slanted) ** 0.6
    fuzz = noise(size, 96, seed, 2)
    height = height * (0.85 + 0.3 * fuzz)
    return 1 - contrast + contrast * height - 0.05 * (1 - fuzz), height


def jersey(size=512, stitches=64, seed=1):
    return knit(size, stitches, seed, 0.08)


def terry(size=512, loops=44, seed=1):
    """Towelling loops. (base, height)."""
    near, _ = cells(size, loops, seed)
    height = np.clip(1 - near * 1.25, 0, 1) ** 0.6
    return 0.84 + 0.16 * height, height


def felt(size=512, seed=1):
    fibre = noise(size, 48, seed, 3, (1, 0.4)) * 0.5 + noise(size, 48, seed + 1, 3, (0.4, 1)) * 0.5
    return 0.92 + 0.12 * (fibre - 0.5), fibre


def leather(size=1024, grains=56, seed=1):
    """Full grain: cells between fine creases, some of them joined. (base, height)."""
    near, second = cells(size, grains, seed)
    big_near, big_second = cells(size, grains // 4, seed + 1)
    crease = np.clip((second - near) * 3.2, 0, 1) ** 0.8
    fold = np.clip((big_second - big_near) * 5, 0, 1)
    height = crease * (0.78 + 0.22 * fold) * (0.85 + 0.3 * noise(size, 8, seed + 2, 3))
    return 0.90 + 0.10 * np.clip(height, 0, 1) - 0.06 * (1 - noise(size, 5, seed + 3, 3)), height


def wood(size=1024, seed=1, rings=14, light=(0.80, 0.66, 0.49), dark=(0.58, 0.43, 0.28), pores=0.45):
    """Plain-sawn boards, grain along u. (base in RGB, height)."""
    y, x = np.meshgrid(np.arange(size) / size, np.arange(size) / size, indexing="ij")
    sway = noise(size, 3, seed, 3, (1, 1)) * 0.30 + noise(size, 24, seed + 1, 2, (1, 0.12)) * 0.05
    ring = (y + sway) * rings
    late = (ring - np.floor(ring)) ** 3
    late = late * np.clip((1 - (ring - np.floor(ring))) * 12, 0, 1)
    fibre = noise(size, 256, seed + 2, 2, (1, 0.03))
    streak = np.clip(noise(size, 200, seed + 3, 1, (1, 0.05)) - 0.68, 0, 1) * 3 * pores
    tone = np.clip(0.32 * late + 0.28 * fibre + 0.22 * noise(size, 4, seed + 4, 3, (2, 0.5)) + 0.5 * streak, 0, 1)[..., None]
    base = np.array(light) * (1 - tone) + np.array(dark) * tone
    return base, 1 - 0.5 * streak - 0.25 * fibre - 0.1 * late


def brushed(size=512, seed=1, along=0.01):
    return np.full((size, size), 0.97) + 0.03 * noise(size, 200, seed, 1, (1, along)), noise(size, 256, seed, 2, (1, along))


def paper(size=512, seed=1, tooth=1.0):
    fibre = noise(size, 64, seed, 3)
    return 0.965 + 0.03 * (fibre - 0.5) * tooth, fibre


def glaze(size=1024, seed=1, specks=0.0):
    """Ceramic glaze: faint clouds and iron specks. (base, height)."""
    base = 0.97 + 0.03 * (noise(size, 4, seed, 3) - 0.5)
    if specks:
        near, _ = cells(size, 40, seed + 1)
        chosen = noise(size, 40, seed + 2)
        base = base - 0.55 * specks * np.clip(0.16 * chosen - near, 0, 0.05) / 0.05 * (chosen > 0.55)
    return base, noise(size, 6, seed + 3, 2)


def straw(size=512, strands=18, seed=1):
    base, height = weave(size, strands, seed, False, 0.42, 0.6)
    return base, height


def stone(size=1024, seed=1, veins=0.5):
    cloud = noise(size, 4, seed, 5)
    vein = np.exp(-((noise(size, 3, seed + 1, 4) - 0.5) / 0.02) ** 2) * veins
    return 0.9 + 0.1 * cloud - 0.35 * vein * noise(size, 5, seed + 2, 2), cloud
