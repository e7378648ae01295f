"""A dress and a skirt that hang from an invisible form, simulated over it."""
import math

import numpy as np

from .. import materials, shapes
from . import draped_form as form
from . import draped_soft as soft
from . import draped_solver as solver


DRESS = [(0.20, 0.345, 0.255, 0.275, 0.0), (0.45, 0.295, 0.215, 0.232, 0.0), (0.70, 0.242, 0.175, 0.190, 0.0), (0.86, 0.206, 0.145, 0.164, 0.002),
         (1.00, 0.168, 0.122, 0.124, 0.0), (1.08, 0.152, 0.114, 0.112, 0.0), (1.19, 0.152, 0.112, 0.110, 0.002), (1.26, 0.152, 0.100, 0.106, 0.006), (1.30, 0.140, 0.08, 0.10, 0.008)]


def _dress_field(p):
    return form.smooth_min(form.woman(p) - 0.0075, form.stack(p, DRESS, 2.0), 0.025)


def _dress_cut(p):
    x, z = np.abs(p[:, 0]), p[:, 2]
    behind = np.clip((p[:, 1] + 0.01) / 0.07, 0, 1)
    behind = behind * behind * (3 - 2 * behind)
    deep = 0.215 * (1 - behind) + 0.13 * behind
    power = 1.7 + 0.6 * behind
    neck = 0.1 * ((np.maximum(x / 0.098, 0) ** power + (np.maximum(1.46 - z, 0) / deep) ** power) ** (1 / power) - 1)
    arm = 0.13 * ((np.maximum((0.275 - x) / 0.128, 0) ** 2.3 + (np.maximum(1.46 - z, 0) / 0.24) ** 2.3) ** (1 / 2.3) - 1)
    return np.minimum(np.minimum(neck, arm), z - 0.232)


def dress_mesh(cell):
    verts, quads = form.skin(_dress_field, (-0.38, -0.31, 0.17), (0.38, 0.33, 1.52), cell)
    return form.clipped(verts, [tuple(q) for q in quads], _dress_cut)


def _dress_falls(cell, bend):
    rest, faces = dress_mesh(cell)
    rest = np.array(rest)
    start = rest.copy()
    low = np.clip((1.05 - rest[:, 2]) / 0.8, 0, 1)
    turn = np.arctan2(rest[:, 0], -rest[:, 1])
    wave = np.sin(9 * turn + 0.6 * np.sin(3 * turn) + 0.5) + 0.5 * np.sin(14 * turn + 1.9)
    squeeze = 1 - 0.20 * low ** 0.7 + 0.085 * low ** 0.8 * wave
    start[:, 0] *= squeeze
    start[:, 1] *= squeeze
    pins = np.where(rest[:, 2] > 1.32, 1.0, 0.0)
    hit = lambda p, before, number: solver.body(form.woman, p, before) if number % 8 == 0 else p  # noqa: E731
    return solver.settle(rest, start, faces, steps=600, gravity=1.0, fixed=pins, bend=bend, shear=0.2, hit=hit, drag=1.5)


def solstice(job):
    cell = 0.0155
    rest, faces = dress_mesh(cell)
    points = soft.kept("solstice", _dress_falls, cell, 0.02)
    fine = not job.get("glb")
    linen = materials.canvas("colour", tile=0.020, sheen=0.15)
    if fine:
        soft.thin(linen, 0.12)
    lift = np.array([0, 0, 0.05 - points[:, 2].min()])
    one = form.garment("dress", points + lift, faces, linen)
    _pattern_uvs(one, rest)
    if fine:
        shapes.subdivide(one, 2)
        away = np.minimum((_dress_cut(rest) - 0.016) / 0.03, (np.abs(rest[:, 1]) - 0.006) / 0.02 + (np.abs(rest[:, 0]) < 0.05))
        soft.creased(one, 0.0038, 0.13, np.clip(away, 0, 1))
    shapes.solidify(one, 0.0013, -1).modifiers[-1].use_even_offset = False
    _edges(points + lift, faces, materials.canvas("colour-hem", tile=0.014), 0.0017, fine)
    if not fine:
        return {}
    thread = materials.plain("colour-thread", roughness=0.8)
    six = np.concatenate([rest, points + lift], 1)
    for inside in (0.012,):
        v, f = form.clipped(six, faces, lambda p: np.minimum(_dress_cut(p[:, :3]), np.where(p[:, 2] < 0.4, _dress_cut(p[:, :3]) - 0.018, 9)) - inside)
        for loop in form.borders(f):
            path = _out(form.flowing(v[loop][:, 3:], 6), v[loop][:, :3], 0.0008)
            soft.stitches("stitches", soft.rounder(np.concatenate([path, path[:1]]), 1, False), thread, 0.0028, 0.0014, 0.0003)
    for side in (-1, 1):
        cut = lambda p: np.where(p[:, 0] * side > 0.03, p[:, 1] - 0.002, -1.0)  # noqa: E731,B023
        v, f = form.clipped(six, faces, cut)
        for loop in form.borders(f)[:1]:
            seam = np.array([i for i in loop if abs(cut(v[[i], :3])[0]) < 1e-4])
            seam = seam[np.argsort(v[seam, 2])]
            path = v[seam][:, 3:]
            out = np.array([side, 0, 0]) * 0.0002
            shapes.tube("seam", soft.rounder(path + out, 1, False), 0.0007, thread, segments=8)
            inside = (v[seam, 2] > 0.83) & (v[seam, 2] < 0.99)
            shapes.tube("pocket", soft.rounder(path[inside] + out * 3 + np.array([0, -0.004, 0]), 1, False), 0.0022, materials.canvas("colour-pocket", tile=0.014), segments=10)
    return {}


def _out(path, rest, far):
    turn = np.arctan2(rest[:, 0], -rest[:, 1])
    return path + far * np.stack([np.sin(turn), -np.cos(turn), np.zeros(len(turn))], 1)


def _pattern_uvs(one, rest):
    """Lays the weave in true size by the pattern before it fell: round by its own girth, on the bias."""
    turn = np.arctan2(rest[:, 0], -rest[:, 1])
    girth = np.hypot(rest[:, 0], rest[:, 1])
    layer = one.data.uv_layers.active.data
    for polygon in one.data.polygons:
        ids = [one.data.loops[i].vertex_index for i in polygon.loop_indices]
        turns = [turn[i] for i in ids]
        wrap = max(turns) - min(turns) > 3
        for loop, i, t in zip(polygon.loop_indices, ids, turns):
            u, v = (t + 2 * math.pi if wrap and t < 0 else t) * girth[i], rest[i][2]
            layer[loop].uv = ((u + v) * 0.7071, (v - u) * 0.7071)


def _edges(points, faces, material, radius, fine):
    for loop in form.borders(faces):
        path = form.flowing(points[loop], 8)
        shapes.tube("hem", soft.rounder(path, 1 if fine else 0), radius, material, closed=True, segments=12 if fine else 6)


# height, half width, half depth before and behind, how deep a pleat is
SKIRT = [(1.04, 0.128, 0.090, 0.088, 0.0035), (0.99, 0.150, 0.103, 0.100, 0.006), (0.90, 0.184, 0.126, 0.140, 0.009), (0.78, 0.210, 0.148, 0.162, 0.012), (0.22, 0.300, 0.225, 0.240, 0.022)]


def _pleated(pleats, per, rows, noise=0.0, seed=1):
    """Knife pleats all round: a zigzag that leans to one side and gets deeper downwards."""
    rng = np.random.default_rng(seed)
    columns = pleats * per
    zs = [r[0] for r in SKIRT][::-1]
    at = lambda z, c: np.interp(z, zs, [r[c] for r in SKIRT][::-1])  # noqa: E731
    own = rng.normal(0, 1, pleats + 1)
    own[-1] = own[0]
    points = []
    for r in range(rows + 1):
        z = 1.04 - (1.04 - 0.22) * (r / rows)
        a, front, back, deep = (at(z, c) for c in (1, 2, 3, 4))
        low = (1.04 - z) / 0.82
        for c in range(columns):
            k, t = divmod(c, per)
            t /= per
            lean = 0.72
            rise = t / lean if t < lean else (1 - t) / (1 - lean)
            shift = (t if t < lean else lean * (1 - t) / (1 - lean)) * 0.55
            angle = 2 * math.pi * (k + t + shift + 0.06 * own[k] * low) / pleats
            d = front if math.cos(angle) > 0 else back
            grow = 1 + noise * low * (math.sin(5 * angle + 1) * 0.06 + math.sin(3 * angle + 4) * 0.04)
            out = (rise - 0.5) * deep * (1 + 0.15 * own[k])
            points.append(((a * grow + out) * math.sin(angle), -(d * grow + out) * math.cos(angle), z))
    faces = [(r * columns + c, (r + 1) * columns + c, (r + 1) * columns + (c + 1) % columns, r * columns + (c + 1) % columns)
             for r in range(rows) for c in range(columns)]
    return np.array(points), faces, columns


def _skirt_falls(pleats, per, rows, bend):
    rest, faces, columns = _pleated(pleats, per, rows)
    start, _, _ = _pleated(pleats, per, rows, 1.0)
    pins = np.where(np.arange(len(rest)) < columns * 2, 1.0, 0.0)
    hit = lambda p, before, number: solver.body(form.woman, p, before) if number % 8 == 0 else p  # noqa: E731
    return solver.settle(rest, start, faces, steps=450, gravity=1.5, fixed=pins, bend=bend, shear=0.3, hit=hit, drag=2)


def orchard(job):
    fine = not job.get("glb")
    pleats, per, rows = 46, 6, 40
    rest, faces, columns = _pleated(pleats, per, rows)
    points = soft.kept("orchard", _skirt_falls, pleats, per, rows, 0.3)
    lift = np.array([0, 0, 0.05 - points[:, 2].min()])
    points = points + lift
    satin = materials.textured("colour", *_satin(), 0.016, roughness=0.33, specular=0.5, sheen=0.35)
    if fine:
        soft.thin(satin, 0.08)
    one = form.garment("skirt", points, faces, satin)
    layer = one.data.uv_layers.active.data
    for p in one.data.polygons:
        for k, loop in enumerate(p.loop_indices):
            i = one.data.loops[loop].vertex_index
            c, r = i % columns, i // columns
            c = columns if c == 0 and (p.index % columns) == columns - 1 else c
            layer[loop].uv = (c * 0.008, -r * 0.0205)
    if fine:
        shapes.subdivide(one, 2)
    shapes.solidify(one, 0.0008, -1).modifiers[-1].use_even_offset = False
    hem = points[rows * columns:]
    shapes.tube("hem", soft.rounder(hem, 2 if fine else 0), 0.0009, satin, closed=True, segments=8 if fine else 4)
    _waistband(points[:columns], satin, lift, fine)
    return {}


def _satin():
    from .. import textures
    base, height = textures.weave(512, 40, 9, True, 0.10, 0.5)
    return base, height


def _waistband(ring, material, lift, fine):
    """A band of 4 cm: smooth before, gathered by its elastic behind."""
    count, high = (420 if fine else 120), 0.042
    turn = np.linspace(0, 2 * math.pi, count, endpoint=False)
    a, front, back = 0.130, 0.093, 0.091
    verts, faces, uvs = [], [], []
    section = [(0.000, -0.003), (0.0026, -0.0015), (0.0032, 0.004), (0.0033, 0.5 * high), (0.0030, high - 0.004), (0.0018, high), (-0.0005, high + 0.0006), (-0.0018, high - 0.001),
               (-0.0022, high - 0.005), (-0.0022, 0.004), (-0.001, 0.0)]
    z0 = 1.04 + lift[2] - 0.004
    for out, z in section:
        for t in turn:
            behind = np.clip((-math.cos(t) - 0.02) * 4, 0, 1)
            ruche = behind * 0.0016 * (math.sin(92 * t + 2.2 * math.sin(9 * t)) + 0.4 * math.sin(151 * t + 3 * z * 60)) * (0.6 + 0.8 * abs(math.sin(math.pi * z / high * 2)))
            r = out + ruche
            d = front if math.cos(t) > 0 else back
            verts.append(((a + r) * math.sin(t), -(d + r) * math.cos(t), z0 + z + 0.0012 * math.sin(2 * t + 1)))
            uvs.append((t * 0.12, z))
    n = len(section)
    for i in range(n - 1):
        faces += [(i * count + c, (i + 1) * count + c, (i + 1) * count + (c + 1) % count, i * count + (c + 1) % count)[::-1] for c in range(count)]
    per = [[uvs[i] for i in f] for f in faces]
    one = shapes.mesh_object("waistband", verts, faces, material, per)
    shapes.outwards(one)
    if fine:
        shapes.subdivide(one, 1)
