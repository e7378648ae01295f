"""Scarves: a silk square that was thrown down, a wool scarf folded by hand."""
import math

import numpy as np

from .. import materials, shapes, textures
from . import draped_soft as soft
from . import draped_solver as solver

BORDER = 0.03


def _thrown(size, cells, steps, seed):
    """A square that lands in long soft ripples, one corner turned over."""
    rng = np.random.default_rng(seed)
    faces, uv = soft.grid(cells, cells)
    phase, rest, start, over_all = rng.uniform(0, 2 * math.pi, 6), [], [], []
    for u, v in uv:
        x, y = (u - 0.5) * size, (v - 0.5) * size
        rest.append((x, y, 0))
        z = 0.07 + 0.048 * math.sin(19 * x + 7 * y + 5 * y * y + phase[0]) * (0.75 + 0.5 * y) + 0.026 * math.sin(-5 * x + 14 * y + 9 * x * y + phase[1])
        z += 0.016 * math.sin(26 * x - 15 * y + phase[2]) * (0.5 + x + 0.5)
        px, py = x * 0.80 + 0.012 * math.sin(6 * y + phase[3]), y * 0.90 + 0.012 * math.sin(7 * x + phase[4])
        over = (px + py * 0.9) - 0.55
        if over > 0:
            n = math.hypot(1, 0.9)
            far = over / n
            r = 0.02
            turn = min(far / r, math.pi)
            back = far - turn * r
            along = math.sin(turn) * r - back - far
            px, py, z = px + along / n, py + along * 0.9 / n, z + (1 - math.cos(turn)) * r + 0.012
        start.append((px, py, z))
        over_all.append(1 if over > 0 else 0)
    over = np.array(over_all)

    def hit(p, before, number):
        if number % 3 == 0:
            p = solver.layers(p, over, 0.004, 0.016)
        return solver.ground(p, before, 0.0012, 0.9)

    return solver.settle(rest, start, faces, steps=steps, gravity=3.0, bend=0.05, shear=0.2, hit=hit, drag=5)


def _with_border(art, color, line):
    """The scarf's print: the picture within a plain border of 30 mm and a fine line."""
    pixels, side = soft.art_pixels(art), 1200
    edge = round(side * BORDER / 0.9)
    inner = side - 2 * edge
    at = (np.arange(inner) * pixels.shape[0] / inner).astype(int)
    at_x = (np.arange(inner) * pixels.shape[1] / inner).astype(int)
    whole = np.ones((side, side, 3)) * np.array([int(color[i:i + 2], 16) / 255 for i in (1, 3, 5)])
    mark = np.array([int(line[i:i + 2], 16) / 255 for i in (1, 3, 5)])
    a, b = round(edge * 0.45), round(edge * 0.58)
    for low, high in ((a, b), (side - b, side - a)):
        whole[low:high, a:side - a] = mark
        whole[a:side - a, low:high] = mark
    whole[edge:side - edge, edge:side - edge] = pixels[at][:, at_x]
    return textures.image("scarf-print", whole)


def lumen(job):
    size, cells = 0.9, 64
    points = soft.kept("lumen", _thrown, size, cells, 420, 2)
    points = soft.relaxed(points, cells, cells, size, size, 12)
    points[:, 2] += 0.0012 - points[:, 2].min()
    paint = _with_border(job.get("art") or "poppies", "#f1e4cf", "#a8382c")
    silk = soft.printed_weave("front", None, (size, size), "twill", paint=paint, aspect=1, roughness=0.36, specular=0.45, sheen=0.6)
    if not job.get("glb"):
        soft.thin(silk, 0.2)
    soft.sheet_of("scarf", points, cells, cells, silk, None, 0 if job.get("glb") else 3)
    rim = soft.rounder(soft.rim_of(points, cells, cells), 1 if job.get("glb") else 3)
    hem = materials.plain("hem", "#ecdcc2", roughness=0.4, sheen=0.4)
    shapes.tube("hem", rim, 0.0014 if not job.get("glb") else 0.0016, hem, closed=True, segments=5 if job.get("glb") else 10)
    if job.get("glb"):
        corner = points[3]
        soft.care_label((corner[0], corner[1] - 0.016, max(corner[2], 0.003) + 0.002), (-84, 0, 0))
    return {}


def _folded(width, length, columns, rows, layer, radius, gap, steps, seed):
    """A long cloth laid in bends one over the other, its last end over the front edge."""
    rng = np.random.default_rng(seed)
    faces, uv = soft.grid(columns, rows)
    shift, slant = rng.normal(0, 0.006, 8), rng.normal(0, 0.035, 8)
    path, y, z, way, s, k = [], layer / 2, 0.012, -1, 0.0, 0
    step = length / rows
    left = layer * 0.98
    for r in range(rows + 1):
        path.append((y, z, k, left > 0))
        move = step
        while move > 1e-9:
            if left > 0:
                go = min(move, left)
                y += way * go
                left -= go
                move -= go
                turned = 0.0
                centre = (y, z + radius)
            else:
                go = min(move, math.pi * radius - turned)
                turned += go
                a = turned / radius
                y, z = centre[0] + way * math.sin(a) * radius, centre[1] - math.cos(a) * radius
                move -= go
                if turned >= math.pi * radius - 1e-9:
                    way, k = -way, k + 1
                    left = layer * rng.uniform(0.96, 1.03) if k < 4 else 9.0
    rest, start = [], []
    for i, (u, v) in enumerate(uv):
        x = (u - 0.5) * width
        rest.append((x, v * length, 0))
        py, pz, k, _ = path[i // (columns + 1)]
        smooth = np.interp(v * 5, range(8), shift)
        tilt = np.interp(v * 5, range(8), slant)
        wave = 0.004 * math.sin(19 * x + 31 * v) + 0.003 * math.sin(47 * x - 17 * v)
        start.append((x + smooth + tilt * py, py - tilt * x, pz + wave))
    # bends belong to no layer: they may be as round as they like
    turning = np.array([not flat for *_, flat in path])
    near = np.convolve(turning, np.ones(5), "same") > 0
    order = np.array([-1 if near[i // (columns + 1)] else path[i // (columns + 1)][2] for i in range(len(rest))])

    def hit(p, before, number):
        if number % 2 == 0:
            p = solver.layers(p, order, gap, 0.014)
        return solver.ground(p, before, 0.003, 0.9)

    return solver.settle(rest, start, faces, steps=steps, gravity=5.0, bend=0.06, shear=0.25, hit=hit, drag=5)


def drift(job):
    width, length = 0.3, 1.9
    columns, rows = (22, 230)
    points = soft.kept("drift", _folded, width, length, columns, rows, 0.33, 0.012, 0.0135, 500, 8)
    points[:, 2] += 0.003 - points[:, 2].min()
    fine = 0 if job.get("glb") else 2
    wool = materials.twill("colour", tile=0.04, roughness=1.0, sheen=0.6, specular=0.08)
    body = soft.sheet_of("scarf", points, columns, rows, wool, (width, length), fine)
    shapes.solidify(body, 0.0056, 0).modifiers[-1].use_even_offset = False
    yarn = materials.twill("colour-fringe", tile=0.01, roughness=1.0, sheen=0.6, specular=0.08)
    p = points.reshape(rows + 1, columns + 1, 3)
    for seed, row, before in ((3, p[0], p[3]), (5, p[-1], p[-4])):
        at = np.linspace(0.1, columns - 0.1, 46)
        i, f = at.astype(int), (at % 1)[:, None]
        roots = row[i] * (1 - f) + row[i + 1] * f
        soft.strands("fringe", roots, (row - before)[i], 0.055, yarn, 0.0019, seed, floor=0.0, lean=0.4, parts=5 if job.get("glb") else 10,
                     sides=4 if job.get("glb") else 7)
    if not job.get("glb"):
        fuzz("fuzz", body, materials.plain("colour-fuzz", roughness=1.0, sheen=0.5, specular=0.05), 26000, 0.0045)
    return {}


def fuzz(name, one, material, count, length, seed=1, radius=0.00004):
    """Short loose fibres that stand off a brushed cloth."""
    import bpy
    rng = np.random.default_rng(seed)
    mesh = one.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    n = len(mesh.polygons)
    centres, normals, areas = np.empty(n * 3), np.empty(n * 3), np.empty(n)
    mesh.polygons.foreach_get("center", centres)
    mesh.polygons.foreach_get("normal", normals)
    mesh.polygons.foreach_get("area", areas)
    chosen = rng.choice(n, count, p=areas / areas.sum())
    root, up = centres.reshape(-1, 3)[chosen] + rng.normal(0, 0.0012, (count, 3)), normals.reshape(-1, 3)[chosen]
    way = up * 0.55 + rng.normal(0, 0.8, (count, 3))
    way /= np.linalg.norm(way, axis=1)[:, None]
    bend = rng.normal(0, 0.7, (count, 3))
    own = length * rng.uniform(0.4, 1.2, (count, 1))
    side = np.cross(way, rng.normal(0, 1, (count, 3)))
    side /= np.linalg.norm(side, axis=1)[:, None]
    up2 = np.cross(way, side)
    rings = []
    for t, r in ((0, 1.0), (0.35, 1.0), (0.7, 0.8), (1.0, 0.4)):
        c = root - way * 0.0006 + (way * t + bend * 0.5 * t * t) * own
        for k in range(3):
            a = 2 * math.pi * k / 3
            rings.append(c + radius * r * (math.cos(a) * side + math.sin(a) * up2))
    verts = np.stack(rings, 1).reshape(-1, 3)
    faces = []
    base = np.arange(count) * 12
    quads = [(r * 3 + k, r * 3 + (k + 1) % 3, r * 3 + 3 + (k + 1) % 3, r * 3 + 3 + k) for r in range(3) for k in range(3)]
    faces = (base[:, None, None] + np.array(quads)[None]).reshape(-1, 4).tolist()
    made = shapes.mesh_object(name, verts.tolist(), faces, material)
    return made
