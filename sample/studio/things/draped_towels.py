"""Towels that hang over a wooden rail."""
import math

import numpy as np

from .. import materials, shapes
from . import draped_soft as soft
from . import draped_solver as solver

RAIL = 0.016


def _rod(name, a, b, radius, wood):
    """A turned rod from a to b with rounded ends."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    way = (b - a) / np.linalg.norm(b - a)
    ends = [(t, math.sqrt(1 - (1 - t / 0.25) ** 2)) for t in (0.0, 0.01, 0.04, 0.09, 0.16, 0.25)]
    stops = [(a + way * radius * t, radius * max(k, 0.02)) for t, k in ends] + [(b - way * radius * t, radius * max(k, 0.02)) for t, k in reversed(ends)]
    return shapes.tube(name, [p for p, _ in stops], [r for _, r in stops], wood, segments=40)


def rack(width, height, deep=0.42):
    """A towel rack of oak: two posts on feet, a rail above and one below."""
    wood = materials.oak("oak", turn=90, tile=0.6)
    x = width / 2 + 0.075
    made = [_rod("rail", (-x - 0.03, 0, height), (x + 0.03, 0, height), RAIL - 0.001, wood),
            _rod("rung", (-x, 0, 0.062), (x, 0, 0.062), 0.011, wood)]
    for side in (-x, x):
        made.append(_rod("post", (side, 0, 0.02), (side, 0, height + 0.045), 0.0155, wood))
        foot = shapes.box("foot", (0.036, deep, 0.034), materials.oak("oak-foot", turn=0, tile=0.5), at=(side, 0, 0.017), round_by=0.006)
        made.append(foot)
    return made


def _hung(width, length, front, height, columns, rows, gather, waves, skew, bend, seed):
    """A towel over the rail: `front` metres of it before the rail; `gather`: its width on the rail over its own."""
    rng = np.random.default_rng(seed)
    faces, uv = soft.grid(columns, rows)
    phases, rest, start, pins, side = rng.uniform(0, 2 * math.pi, 4), [], [], [], []
    for u, v in uv:
        x, s = (u - 0.5) * width, v * length
        rest.append((x, 0, s))
        s = s - front + skew * (u - 0.5) + 0.006 * math.sin(7 * u + phases[0])
        wave = math.sin(2 * math.pi * waves * u + phases[1]) + 0.5 * math.sin(2 * math.pi * waves * 1.7 * u + phases[2])
        amplitude = width / waves / math.pi * math.sqrt(max(0.0, 1 / gather - 1)) * 1.1
        radius = RAIL + 0.004 + amplitude * 0.24 * (1.5 + wave) / 1.5
        arc = math.pi * radius
        lean = 1 if abs(s) <= arc / 2 else 0
        if lean:
            a = s / radius
            y, z = math.sin(a) * radius, height + math.cos(a) * radius
        else:
            sign = 1 if s > 0 else -1
            down = abs(s) - arc / 2
            grow = min(1.0, down / 0.5)
            y = sign * (radius + 0.002) + sign * grow * 0.02 + 0.3 * amplitude * grow * math.sin(2 * math.pi * waves * u + phases[3])
            z = height - down
        start.append((x * gather, y, z))
        side.append(0 if abs(s) < arc / 2 + 0.02 else math.copysign(1, s))
        pins.append(1.0 if abs(s) < 0.02 + amplitude else 0.0)
    side = np.array(side)

    def hit(p, before, number):
        # what hangs before the rail does not pass through what hangs behind it
        p[:, 1] = np.where(side < 0, np.minimum(p[:, 1], -0.008), np.where(side > 0, np.maximum(p[:, 1], 0.008), p[:, 1]))
        return solver.rail(p, before, RAIL + 0.001, height)

    return solver.settle(rest, start, faces, steps=700, gravity=2.5, fixed=pins, bend=bend, shear=0.25, hit=hit, drag=1.5)


def souvenir(job):
    width, length, front, height = 0.8, 1.6, 1.24, 1.34
    columns, rows = (44, 88)
    points = soft.kept("souvenir", _hung, width, length, front, height, columns, rows, 0.945, 2.6, 0.03, 0.12, 4)
    points = soft.relaxed(points, columns, rows, width, length)
    if job.get("glb"):
        points[:, 2] += 0.038 - points[:, 2].min()
    printed = soft.printed_weave("front", job.get("art") or "sea", (width, length), "terry", roughness=0.97, sheen=0.35, specular=0.1)
    pile = materials.terry("terry", "#f3efe6", tile=0.06)
    fine = 0 if job.get("glb") else 2
    body = soft.sheet_of("towel", points, columns, rows, pile, (width, length), fine, 0.0042, -1.0)
    face = soft.sheet_of("print", points, columns, rows, printed, None, fine)
    soft.lifted(face, 0.00025)
    edge = soft.rounder(soft.rim_of(_inner(points, columns, rows, 0.0021), columns, rows), 1 if job.get("glb") else 2)
    hem = shapes.tube("hem", edge, 0.0029, materials.cotton("hem", "#f3efe6", tile=0.012), closed=True, segments=6 if job.get("glb") else 10)
    made = [body, face, hem]
    if not job.get("glb"):
        thread = materials.plain("thread", "#efeadf", roughness=0.8)
        p = points.reshape(rows + 1, columns + 1, 3)
        t = 0.022 / (length / rows)
        for low in (p[0] * (1 - t) + p[1] * t, p[-1] * (1 - t) + p[-2] * t):
            normal_y = np.array([0, -0.0004, 0]) if low is not p[-1] else np.array([0, 0.0004, 0])
            made.append(soft.stitches("seam", soft.rounder(low, 2, False) + normal_y, thread))
        rack(width, height)
    soft.care_label(tuple(points[columns - 3] + np.array([0, 0.003, -0.017])))
    return {}


def _inner(points, columns, rows, far):
    """The grid moved `far` to its back, where the middle of a thick cloth is."""
    p = np.asarray(points).reshape(rows + 1, columns + 1, 3)
    du, dv = np.gradient(p, axis=1), np.gradient(p, axis=0)
    n = np.cross(du, dv)
    n /= np.maximum(np.linalg.norm(n, axis=-1, keepdims=True), 1e-12)
    return (p - n * far).reshape(-1, 3)


def lido(job):
    width, length, front, height = 0.95, 1.68, 0.98, 1.12
    columns, rows = (60, 100)
    points = soft.kept("lido", _hung, width, length, front, height, columns, rows, 0.86, 3.6, -0.05, 0.03, 11)
    points = soft.relaxed(points, columns, rows, width, length)
    ground = materials.canvas("ground", "#fdf8ec", tile=0.018)
    stripe = materials.canvas("colour", tile=0.018)
    if not job.get("glb"):
        soft.thin(ground, 0.15)
        soft.thin(stripe, 0.12)
    one = soft.sheet_of("towel", points, columns, rows, ground, (width, length))
    one.data.materials.append(stripe)
    bands = [(0.055, 0.16), (0.18, 0.19), (0.205, 0.215), (0.785, 0.795), (0.81, 0.82), (0.84, 0.945)]
    bands += [(0.40, 0.41), (0.425, 0.575), (0.59, 0.60)]
    for i, polygon in enumerate(one.data.polygons):
        v = (i // columns + 0.5) / rows
        if any(a <= v < b for a, b in bands):
            polygon.material_index = 1
    if not job.get("glb"):
        shapes.subdivide(one, 2)
    shapes.solidify(one, 0.0014, 0).modifiers[-1].use_even_offset = False
    p = points.reshape(rows + 1, columns + 1, 3)
    yarn = materials.cotton("fringe", "#e9e1cf", tile=0.006)
    count = 120
    for seed, row, before in ((3, p[0], p[1]), (5, p[-1], p[-2])):
        at = np.linspace(0.2, columns - 0.2, count)
        i, f = at.astype(int), (at % 1)[:, None]
        roots = row[i] * (1 - f) + row[i + 1] * f
        ways = row[i] - before[i]
        soft.strands("fringe", roots, ways, 0.062, yarn, 0.0017, seed, lean=0.5, parts=5 if job.get("glb") else 9, sides=4 if job.get("glb") else 6)
    if not job.get("glb"):
        rack(width * 0.90, height)
    return {}
