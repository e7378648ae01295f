"""Facades of a city in the evening as textures: light behind the windows, and how much of the wall is glass."""

import bpy
import numpy as np

# A cell is one bay of one floor; a texture holds CELLS × CELLS of them.
CELLS, PIXELS = 96, 16
BAY, FLOOR = 3.3, 3.8
TONES = np.array(((1.0, 0.60, 0.26), (1.0, 0.70, 0.38), (1.0, 0.50, 0.17), (0.98, 0.80, 0.56), (0.80, 0.90, 0.95), (1.0, 0.64, 0.42)))
SHARES = (0.28, 0.26, 0.16, 0.17, 0.06, 0.07)
# Of the cell: left, right, foot and head of the glass; its share of lit windows; how much a floor's lights go together;
# the mullions in a bay; the wall's colour.
STYLES = {
    "stone": (0.24, 0.76, 0.24, 0.80, 0.27, 0.2, 2, (0.42, 0.34, 0.27)),
    "ribbon": (0.0, 1.0, 0.30, 0.84, 0.34, 0.75, 3, (0.40, 0.40, 0.41)),
    "curtain": (0.03, 0.97, 0.10, 0.97, 0.27, 0.55, 2, (0.12, 0.14, 0.18)),
    "homes": (0.10, 0.90, 0.16, 0.86, 0.29, 0.0, 2, (0.48, 0.44, 0.40)),
    "piers": (0.30, 0.78, 0.04, 0.88, 0.26, 0.3, 1, (0.44, 0.34, 0.26)),
    "crown": (0.20, 0.80, 0.05, 0.92, 0.97, 0.2, 1, (0.50, 0.42, 0.32)),
    "cabin": (0.12, 0.88, 0.35, 0.82, 0.8, 0.2, 2, (0.62, 0.62, 0.60)),
}


def facade(style: str, seed: int) -> np.ndarray:
    """Rows × columns × 4: the light of the lamps behind, and the glass."""
    left, right, foot, head, lit, together, mullions, _ = STYLES[style]
    rng = np.random.default_rng(seed)
    n, p = CELLS, PIXELS
    # Offices light whole floors or runs of them; homes light what they please.
    run = np.repeat(rng.random((n, n // 6)), 6, 1)
    own = rng.random((n, n))
    floor = rng.random((n, 1))
    chance = own * (1 - together) + (0.6 * run + 0.4 * floor) * together
    on = chance < np.quantile(chance, lit)
    strength = np.exp(rng.normal(-0.35, 0.62, (n, n))) * np.where(rng.random((n, n)) < 0.07, 2.2, 1)
    tone = TONES[rng.choice(len(TONES), (n, n), p=SHARES)]
    if together > 0.4:
        whole = TONES[rng.choice(len(TONES), (n, n // 6), p=(0.1, 0.3, 0.05, 0.37, 0.14, 0.04))].repeat(6, 1)
        tone = np.where((rng.random((n, n)) < 0.8)[..., None], whole, tone)
    dim = np.where(rng.random((n, n)) < 0.35, 0.05, 0.008) * rng.random((n, n))
    light = tone * np.where(on, strength, dim)[..., None]

    def large(cells):
        return cells.repeat(p, 0).repeat(p, 1)

    v, u = np.mgrid[0 : n * p, 0 : n * p] / p % 1
    v = 1 - v
    glass = ((u > left) & (u < right) & (v > foot) & (v < head)).astype(np.float32)
    part = (u - left) / (right - left) * mullions % 1
    glass *= (np.minimum(part, 1 - part) > 0.035 * mullions) | (mullions == 1)
    # Ceilings are brighter than floors; blinds hang to some height; people and furniture stand in the way.
    high = (v - foot) / (head - foot)
    blind = large(np.where(rng.random((n, n)) < 0.4, rng.uniform(0.35, 1.0, (n, n)), 1.1))
    body = np.where(high > blind, 0.42, 0.55 + 0.6 * high)
    low = large(rng.uniform(0, 0.5, (n, n))) * (np.sin(u * 9 + large(rng.uniform(0, 6, (n, n)))) > 0.1)
    body = np.where(high < low, body * 0.45, body)
    halves = np.where(u > large(rng.uniform(0.35, 0.65, (n, n))), large(rng.uniform(0.3, 1.0, (n, n))), 1)
    made = np.empty((n * p, n * p, 4), np.float32)
    made[..., :3] = large(light) * (body * halves * glass)[..., None]
    made[..., 3] = glass
    return made


def packed(name: str, pixels: np.ndarray):
    """The fourth channel is no opacity here, but data beside the colour."""
    height, width, _ = pixels.shape
    image = bpy.data.images.new(name, width, height, alpha=True, float_buffer=True)
    image.alpha_mode = "CHANNEL_PACKED"
    image.pixels.foreach_set(np.ascontiguousarray(pixels[::-1]).ravel())
    image.pack()
    return image
