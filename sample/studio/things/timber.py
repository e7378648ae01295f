"""Wood: its materials, and boards, legs and bent rods along which the grain runs."""
import math
import random

import numpy as np
from mathutils import Vector

from .. import materials as m
from .. import shapes as s
from .. import textures as t

# One repeat of the grain: metres along it; a quarter of that across.
REPEAT = 1.2

SPECIES = {
    "oak": dict(light=(0.81, 0.665, 0.495), dark=(0.58, 0.425, 0.275), rings=26, sway=2.2, pores=0.9, roughness=0.52),
    "ash": dict(light=(0.84, 0.735, 0.575), dark=(0.62, 0.475, 0.31), rings=22, sway=3.0, pores=0.8, roughness=0.5),
    "beech": dict(light=(0.80, 0.635, 0.47), dark=(0.68, 0.49, 0.335), rings=34, sway=1.6, pores=0.35, roughness=0.48),
    "spruce": dict(light=(0.86, 0.74, 0.55), dark=(0.70, 0.50, 0.29), rings=30, sway=1.2, pores=0.0, roughness=0.7),
    "maple": dict(light=(0.87, 0.77, 0.62), dark=(0.76, 0.62, 0.45), rings=24, sway=2.0, pores=0.1, roughness=0.5),
    "walnut": dict(light=(0.42, 0.275, 0.175), dark=(0.20, 0.115, 0.07), rings=22, sway=3.0, pores=0.6, roughness=0.45),
}


def grain(species, seed, size=1024):
    """(tone 0..1 of dark wood, height 0..1) of a board, grain along u; a repeat is four times as long as wide."""
    how = SPECIES[species]
    y, _ = np.meshgrid(np.arange(size) / size, np.arange(size) / size, indexing="ij")
    # arches of the growth rings where the saw met them at a slant, and rings that are now wide, now narrow
    sway = (t.noise(size, 3, seed, 2, (1.4, 1)) - 0.5) * how["sway"] * 2 + (t.noise(size, 9, seed + 1, 2, (2, 0.5)) - 0.5) * 0.5
    uneven = (t.noise(size, 7, seed + 5, 2, (1, 0.14)) - 0.5) * 2.6
    ring = y * how["rings"] + sway + uneven
    phase = ring - np.floor(ring)
    late = phase ** 2.2 * np.clip((1 - phase) * 7, 0, 1)
    strength = 0.55 + 0.9 * t.noise(size, 10, seed + 6, 1, (1, 0.2))
    fibre = t.noise(size, 300, seed + 2, 2, (1, 0.06))
    streak = np.clip(t.noise(size, 260, seed + 3, 1, (1, 0.09)) - 0.66, 0, 1) * 3 * how["pores"] * (0.35 + 1.0 * (phase < 0.3))
    cloud = t.noise(size, 4, seed + 4, 3, (2, 0.6))
    tone = np.clip(0.42 * late * strength + 0.20 * fibre + 0.30 * cloud + 0.55 * streak - 0.08, 0, 1)
    return tone, np.clip(0.9 - 0.75 * streak - 0.18 * fibre - 0.12 * late, 0, 1)


def timber(species="oak", seed=1, name=None, relief=0.9, size=1024, **how):
    """Bare or oiled wood; a `name` that begins with `colour` makes it stained: the grain shades the colour."""
    tone, height = grain(species, seed, size)
    kind = SPECIES[species]
    tinted = name is not None and m.is_tinted(name)
    if tinted:
        base = np.clip(1.06 - 0.62 * tone, 0, 1)
    else:
        base = np.array(kind["light"]) * (1 - tone[..., None]) + np.array(kind["dark"]) * tone[..., None]
    return m.textured(name or species, base, height, 1.0, (1, 1, 1), relief, **{"roughness": kind["roughness"], "specular": 0.4, **how})


def along(one, axis="z", seed=0, ends=None):
    """UVs of a thing that was built along `axis`: u runs with the grain. `ends`: a material for end grain. Call it before it is turned."""
    mesh = one.data
    a = "xyz".index(axis)
    others = [i for i in range(3) if i != a]
    rng = random.Random(seed)
    du, dv = rng.random(), rng.random()
    layer = mesh.uv_layers.active or mesh.uv_layers.new(name="UVMap")
    if ends is not None:
        mesh.materials.append(ends)
    for polygon in mesh.polygons:
        n = max(range(3), key=lambda i: abs(polygon.normal[i]))
        for loop in polygon.loop_indices:
            v = mesh.vertices[mesh.loops[loop].vertex_index].co
            if n == a:
                uv = (v[others[0]] * 0.08 + du, v[others[1]] * 4 / REPEAT + dv)
            else:
                # sides of one board are cut from neighbouring wood
                uv = (v[a] / REPEAT + du, (v[others[0] if n == others[1] else others[1]] + 0.03 * n) * 4 / REPEAT + dv)
            layer.data[loop].uv = uv
        if ends is not None and n == a:
            polygon.material_index = len(mesh.materials) - 1
    return one


def board(name, size, material, at=(0, 0, 0), turn=(0, 0, 0), axis="x", round_by=0.002, seed=0, segments=3):
    """A board whose grain runs along `axis`; `at` is its middle."""
    one = s.box(name, size, material)
    along(one, axis, seed)
    for polygon in one.data.polygons:
        polygon.use_smooth = True
    s.bevel(one, round_by, segments)
    return s.place(one, at, turn)


def rod(name, points, radius, material, seed=0, segments=20, oval=1.0, closed=False):
    """A bent rod: u runs along it. `radius` a number or one per point."""
    one = s.tube(name, points, radius, material, closed, segments, True, oval)
    rng = random.Random(seed)
    du, dv = rng.random(), rng.random()
    data = one.data.uv_layers.active.data
    for loop in range(len(data)):
        u, v = data[loop].uv
        data[loop].uv = (v / REPEAT + du, u * 4 / REPEAT + dv)
    # the seam of the tube: its last faces end at the whole way round, not at nought
    for polygon in one.data.polygons:
        loops = list(polygon.loop_indices)
        vs = [data[i].uv[1] for i in loops]
        if len(loops) == 4 and max(vs) - min(vs) > 0.001 and max(vs) - min(vs) > 1.5 * (2 * math.pi * _mean(radius) / segments) * 4 / REPEAT:
            whole = 2 * math.pi * _mean(radius) * 4 / REPEAT
            for i in loops:
                if data[i].uv[1] < (max(vs) + min(vs)) / 2:
                    data[i].uv[1] += whole
    s.bevel(one, min(0.0015, _least(radius) * 0.25), 2, 60)
    return one


def _mean(radius):
    return sum(radius) / len(radius) if hasattr(radius, "__len__") else radius


def _least(radius):
    return min(radius) if hasattr(radius, "__len__") else radius


def turned_leg(name, foot, head, profile, material, seed=0, segments=32, rows=24):
    """A leg turned on a lathe from `foot` to `head`; `profile` [(share of its length, radius), ...]."""
    a, b = Vector(foot), Vector(head)
    curve = _rising(profile, 6)
    points = [a.lerp(b, share) for share, _ in curve]
    return rod(name, points, [r for _, r in curve], material, seed, segments)


def _rising(profile, steps):
    """A smooth line through (share, radius) whose shares only grow and whose radii never swing over."""
    x, y = np.array(profile, float).T
    h, d = np.diff(x), np.diff(y) / np.diff(x)
    slopes = np.zeros(len(x))
    for i in range(1, len(d)):
        if d[i - 1] * d[i] > 0:
            a, b = 2 * h[i] + h[i - 1], h[i] + 2 * h[i - 1]
            slopes[i] = (a + b) / (a / d[i - 1] + b / d[i])
    slopes[0], slopes[-1] = d[0], d[-1]
    out = []
    for i in range(len(d)):
        for k in range(steps):
            t_ = k / steps
            out.append((x[i] + h[i] * t_, y[i] * (1 + 2 * t_) * (1 - t_) ** 2 + h[i] * slopes[i] * t_ * (1 - t_) ** 2 + y[i + 1] * t_ * t_ * (3 - 2 * t_) + h[i] * slopes[i + 1] * t_ * t_ * (t_ - 1)))
    return [*out, (x[-1], y[-1])]


def bow(points, steps=8):
    """A smooth line through points."""
    return [Vector(p) for p in s.smooth_profile([tuple(p) for p in points], steps)]


def glued(one, cuts, axis="x", across="y", seed=0):
    """A top of boards glued side by side: the mesh is cut at `cuts` and each board gets its own grain."""
    import bmesh
    c = "xyz".index(across)
    work = bmesh.new()
    work.from_mesh(one.data)
    for cut in cuts:
        middle, normal = [0, 0, 0], [0, 0, 0]
        middle[c], normal[c] = cut, 1
        bmesh.ops.bisect_plane(work, geom=work.verts[:] + work.edges[:] + work.faces[:], plane_co=middle, plane_no=normal)
    work.to_mesh(one.data)
    work.free()
    mesh, a = one.data, "xyz".index(axis)
    layer = mesh.uv_layers.active or mesh.uv_layers.new(name="UVMap")
    rng = random.Random(seed)
    shifts = [(rng.random(), rng.random()) for _ in range(len(cuts) + 1)]
    for polygon in mesh.polygons:
        middle = polygon.center[c]
        du, dv = shifts[sum(middle > cut for cut in cuts)]
        for loop in polygon.loop_indices:
            v = mesh.vertices[mesh.loops[loop].vertex_index].co
            layer.data[loop].uv = (v[a] / REPEAT + du, (v[c] + (v[2] if c != 2 else 0)) * 4 / REPEAT + dv)
    return one
