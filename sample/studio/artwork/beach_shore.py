"""Sand that people have walked on, and the sea that runs up on it; metres, the sea at +y."""

import math

import numpy as np
from picture import noise, sample, smooth
from scene import grid_of, image_of, material
from shading import bumps, joined, math_of, place, share_of

LEVEL = -0.20
SHORE = 4.3


def slope(y):
    """The beach is level where one sits, and falls towards the water."""
    return -0.005 * np.maximum(y, -3) - 0.26 * smooth(1.6, 6.5, y) - 0.2 * smooth(5, 12, y)


def footprints(x, y, prints):
    """Soles pressed in, with what they pushed up around them."""
    made = np.zeros_like(x)
    for px, py, turn, left in prints:
        near = (np.abs(x - px) < 0.3) & (np.abs(y - py) < 0.3)
        c, s = math.cos(turn), math.sin(turn)
        a = (x[near] - px) * c + (y[near] - py) * s
        b = -(x[near] - px) * s + (y[near] - py) * c
        a = a + left * 0.018 * np.sin(b * 12)
        ball = np.hypot(a / 0.047, (b - 0.055) / 0.082)
        heel = np.hypot(a / 0.036, (b + 0.085) / 0.055)
        sole = np.minimum(ball, heel)
        for k in range(5):
            sole = np.minimum(sole, np.hypot((a + left * (0.034 - k * 0.0165)) / 0.0105, (b - 0.148 + 0.012 * k) / 0.013))
        made[near] += -0.022 * (1 - smooth(0.75, 1.12, sole)) + 0.009 * np.exp(-(((sole - 1.3) / 0.24) ** 2))
    return made


def sand(settled):
    """Dry sand with dents and prints; `settled` are the places where something stands."""
    rng = np.random.default_rng(4)
    y, x = np.meshgrid(np.arange(-2.2, 8.0, 0.014), np.arange(-4.6, 4.6, 0.014), indexing="ij")
    dents, fine = noise((512, 512), 1.5, 11, 5), noise((512, 512), 1.0, 12, 14)
    wind = sample(noise((256, 256), 1.8, 13, 2), x * 30, y * 30)
    ripple = np.sin(y * 62 + x * 16 + wind * 3.2) + 0.35 * np.sin(y * 124 + x * 32 + wind * 6.4 + 0.8)
    dry = 1 - smooth(1.9, 3.3, y + 0.25 * wind)
    trodden = smooth(-0.5, 0.8, sample(noise((256, 256), 1.6, 14, 3), x * 26 + 40, y * 26))
    z = slope(y) + dry * (0.018 * sample(dents, x * 62, y * 62) + 0.0045 * sample(fine, x * 90, y * 90)) * (0.45 + 0.55 * trodden)
    z += dry * (1 - 0.8 * trodden) * 0.0055 * ripple
    prints = []
    for start_x, start_y, end_x, end_y in ((-1.5, -1.7, -0.9, 4.6), (1.65, -2.0, 1.15, 4.4), (0.9, -1.6, -0.35, -0.6)):
        count = int(math.dist((start_x, start_y), (end_x, end_y)) / 0.37)
        way = math.atan2(end_y - start_y, end_x - start_x) - math.pi / 2
        for k in range(count):
            t, left = k / count, 1 if k % 2 else -1
            bend = 0.16 * math.sin(t * 5 + start_x)
            prints.append((start_x + (end_x - start_x) * t + bend + left * 0.085 + rng.normal(0, 0.012), start_y + (end_y - start_y) * t, way + left * -0.12 + rng.normal(0, 0.06), left))
    z += footprints(x, y, prints) * (0.55 + 0.45 * dry)
    for px, py, reach in settled:
        away = np.hypot(x - px, y - py)
        z += 0.016 * np.exp(-(((away - reach) / (0.6 * reach)) ** 2)) - 0.01 * np.exp(-((away / reach) ** 2))
    made = material("sand", roughness=0.95, Specular=0.1)
    tree = made.node_tree
    shader = tree.nodes["Principled BSDF"]
    at = place(tree)
    position = tree.nodes.new("ShaderNodeNewGeometry").outputs["Position"]
    edge = joined(tree, "TexNoise", position, None, 1.3, 4.0)
    wet = share_of(tree, math_of(tree, "ADD", at[1], edge), 2.75, 3.75)
    grain = joined(tree, "TexNoise", position, None, 420.0, 2.0)
    patches = joined(tree, "TexNoise", position, None, 5.0, 5.0)
    dry_colour = joined(tree, "MixRGB", share_of(tree, grain, 0.32, 0.68), (0.33, 0.225, 0.135, 1), (0.66, 0.50, 0.34, 1))
    dry_colour = joined(tree, "MixRGB", share_of(tree, patches, 0.35, 0.7, 0.0, 0.35), dry_colour, (0.50, 0.37, 0.25, 1))
    tree.links.new(joined(tree, "MixRGB", wet, dry_colour, (0.16, 0.105, 0.068, 1)), shader.inputs["Base Color"])
    tree.links.new(joined(tree, "MapRange", wet, 0.2, 1.0, 0.95, 0.16), shader.inputs["Roughness"])
    tree.links.new(joined(tree, "MapRange", wet, 0.2, 1.0, 0.08, 0.6), shader.inputs["Specular"])
    bumps(tree, shader, ((38, 38, 0.010, 4), (170, 170, 0.003, 2)))
    grid_of("sand", np.stack([x, y, z], -1), made)
    return lambda px, py: float(slope(np.float64(py)))


def crest(x, y):
    """Rollers along the shore, steeper towards it: height, and how far past its crest each point lies."""
    bend = 0.5 * np.sin(x * 0.33 + 0.4) + 0.22 * np.sin(x * 0.9 + 2) + 0.08 * np.sin(x * 2.3)
    height, broken = np.zeros_like(x), np.zeros_like(x)
    for at, high, front, back, foam in ((6.6, 0.15, 0.30, 1.1, 1.0), (9.8, 0.32, 0.45, 1.9, 1.0), (15.0, 0.38, 0.8, 2.8, 0.6), (23.0, 0.32, 1.6, 4.0, 0.22), (34, 0.3, 2.4, 5.0, 0.1)):
        d = y - at - bend * (0.7 + at / 30)
        swell = 0.75 + 0.25 * np.sin(x * 0.5 + at)
        height += high * swell * np.where(d < 0, np.exp(-((d / front) ** 2)), np.exp(-((d / back) ** 2)))
        ragged = 0.5 + 0.5 * np.sin(x * 0.42 + at * 1.7) + 0.3 * np.sin(x * 1.7 + at)
        where = np.clip(foam * (0.35 + ragged), 0, 1)
        broken = np.maximum(broken, where * np.where(d < 0.12, np.exp(-(((d + 0.25 * front) / (1.1 * front)) ** 2)), np.exp(-(d / (0.6 * back)))))
    return height, broken


def foam_picture():
    """From above, 24 metres square before the shore: 1 where bubbles are white, less where they are lace."""
    n = 2048
    v, u = np.mgrid[0:n, 0:n] / n
    x, y = (u - 0.5) * 24, SHORE - 1 + (1 - v) * 24
    warp = [sample(noise((512, 512), 1.6, 40 + k, 3), x * 30, y * 30) * 0.22 for k in range(2)]
    wx, wy = x + warp[0], y + warp[1]
    # Lace: the zero lines of smooth noise, at two scales.
    lace = np.zeros_like(x)
    for k, (scale, width) in enumerate(((36, 0.20), (78, 0.26), (150, 0.34))):
        field = sample(noise((512, 512), 0.7, 44 + k, 8, 40), wx * scale * 0.8, wy * scale)
        lace = np.maximum(lace, np.exp(-((field / width) ** 2)) * (0.95 - 0.15 * k))
    patch = smooth(-0.7, 0.9, sample(noise((512, 512), 1.5, 50, 3), wx * 22, wy * 34))
    _, broken = crest(x, y)
    edge = y - (SHORE + 0.22 * np.sin(x * 0.8 + 1) + 0.12 * np.sin(x * 2.1) + 0.05 * warp[0])
    rim = np.exp(-((np.maximum(edge, 0) / 0.10) ** 2)) * (edge > -0.02)
    wash = smooth(2.9, 0.3, edge) * 0.9 + smooth(7, 2, edge) * 0.32
    bubbles = 0.8 + 0.2 * sample(noise((512, 512), 0.3, 55, 30), x * 200, y * 200)
    white = np.clip(lace * np.clip(wash * (0.35 + patch) + broken * 0.9, 0, 1) + smooth(0.36, 0.7, broken * (0.75 + 0.35 * patch)) + rim, 0, 1)
    return (np.clip(white * bubbles, 0, 1) * (edge > -0.02))[..., None].repeat(3, -1)


def sea():
    """Water as a sheet that widens with the distance; foam painted over it, clear where it is thin."""
    y = np.concatenate([np.arange(SHORE - 0.6, 14, 0.03), 14 * (4000 / 14) ** np.linspace(0, 1, 260)])
    u = np.linspace(-1, 1, 260)
    yy, uu = np.meshgrid(y, u, indexing="ij")
    xx = uu * (4 + yy * 0.5)
    height, _ = crest(xx, yy)
    chop = noise((512, 512), 1.7, 61, 5)
    height = height + 0.022 * sample(chop, xx * 26, yy * 40) * smooth(SHORE + 0.4, SHORE + 5, yy) * np.exp(-yy / 120)
    z = LEVEL + height * smooth(SHORE, SHORE + 2.2, yy)
    # Near its edge the water is a film on the sand.
    edge = yy - (SHORE + 0.22 * np.sin(xx * 0.8 + 1) + 0.12 * np.sin(xx * 2.1))
    z = np.where(edge < 1.6, np.maximum(z, slope(yy) + 0.012) * smooth(1.6, 0.9, edge) + z * (1 - smooth(1.6, 0.9, edge)), z)
    z = np.where(edge < 0, slope(yy) - 0.06, z)
    made = material("sea", (0.02, 0.09, 0.10), 0.07, Specular=0.5, IOR=1.33)
    tree = made.node_tree
    shader = tree.nodes["Principled BSDF"]
    at = place(tree)
    texture = tree.nodes.new("ShaderNodeTexImage")
    texture.image = image_of("foam", foam_picture().astype(np.float32), raw=True)
    texture.extension = "CLIP"
    across = math_of(tree, "ADD", math_of(tree, "MULTIPLY", at[0], 1 / 24), 0.5)
    along = math_of(tree, "MULTIPLY", math_of(tree, "SUBTRACT", at[1], SHORE - 1), 1 / 24)
    tree.links.new(joined(tree, "CombineXYZ", across, along, 0.0), texture.inputs["Vector"])
    white = texture.outputs["Color"]
    depth = share_of(tree, at[1], SHORE, 16.0)
    water = joined(tree, "MixRGB", depth, (0.17, 0.20, 0.15, 1), (0.016, 0.10, 0.125, 1))
    raised = share_of(tree, at[2], LEVEL + 0.05, LEVEL + 0.34)
    water = joined(tree, "MixRGB", math_of(tree, "MULTIPLY", raised, 0.8), water, (0.06, 0.25, 0.235, 1))
    tree.links.new(joined(tree, "MixRGB", white, water, (0.86, 0.86, 0.84, 1)), shader.inputs["Base Color"])
    tree.links.new(joined(tree, "MapRange", white, 0.0, 0.7, 0.07, 0.9), shader.inputs["Roughness"])
    bumps(tree, shader, ((0.30, 0.75, 0.10, 3), (1.3, 2.6, 0.035, 3), (6, 10, 0.006, 2)))
    grid_of("sea", np.stack([xx, yy, z], -1), made)


def shells(ground):
    """A few, pale, in the dry sand."""
    rng = np.random.default_rng(9)
    for k in range(22):
        x, y, r = rng.uniform(-1.5, 1.5), rng.uniform(-1.4, 0.4), rng.uniform(0.010, 0.024)
        angle = np.linspace(-1.2, 1.2, 12)
        fan = [[(0, 0, 0)] * 12] + [[(q * r * math.sin(a), q * r * math.cos(a), r * 0.42 * math.sin(q * 2.6) * (1 + 0.1 * math.cos(a * 22))) for a in angle] for q in (0.35, 0.7, 1.0)]
        thing = grid_of("shell", np.array(fan, float), material("shell", ((0.80, 0.68, 0.56), (0.72, 0.5, 0.38), (0.86, 0.8, 0.72))[k % 3], 0.5))
        thing.location = (x, y, ground(x, y) + 0.012)
        thing.rotation_euler = (*rng.normal(0, 0.25, 2), rng.uniform(0, 6.3))


