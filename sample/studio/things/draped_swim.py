"""Swimsuits as they sit on an invisible form, and swim shorts."""
import numpy as np

from .. import materials, shapes
from . import draped_form as form
from . import draped_soft as soft
from . import draped_solver as solver


def _step(v, low, high):
    t = np.clip((v - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def _arch(a, b, power):
    return (np.maximum(a, 0) ** power + np.maximum(b, 0) ** power) ** (1 / power) - 1


def _body(p):
    return form.woman(p, apart=0.018)


def _neck(p, wide, front, back):
    behind = _step(p[:, 1], -0.01, 0.06)
    deep = front + (back - front) * behind
    return wide * _arch(np.abs(p[:, 0]) / wide, (1.45 - p[:, 2]) / deep, 2.5)


def _leg(p, front=(0.232, 0.190), back=(0.216, 0.122)):
    behind = _step(p[:, 1], -0.07, 0.06)
    a = front[0] + (back[0] - front[0]) * behind
    b = front[1] + (back[1] - front[1]) * behind
    gusset = 0.031 + 1.6 * np.maximum(p[:, 2] - 0.762, 0) - np.abs(p[:, 0])
    return np.minimum(0.16 * _arch((0.26 - np.abs(p[:, 0])) / a, (p[:, 2] - 0.765) / b, 2.2), gusset)


def _cove_leg(p):
    return _leg(p, (0.232, 0.165), (0.217, 0.108))


def _lagoon(p):
    arm = 0.13 * _arch((0.27 - np.abs(p[:, 0])) / 0.161, (1.45 - p[:, 2]) / (0.238 + 0.02 * _step(p[:, 1], 0, 0.08)), 2.4)
    return np.minimum(np.minimum(_neck(p, 0.085, 0.205, 0.315), arm), _leg(p))


def _cove(p):
    x, z = np.abs(p[:, 0]), p[:, 2]
    front = 0.13 * _arch((0.27 - x) / 0.158, (1.45 - z) / 0.238, 2.4)
    back = 0.14 * (np.hypot((0.205 - x) / 0.158, (1.283 - z) / 0.128) - 1)
    behind = _step(p[:, 1], 0.0, 0.075)
    return np.minimum(np.minimum(_neck(p, 0.072, 0.155, 0.108), front * (1 - behind) + back * behind), _cove_leg(p))


def _panel(p):
    """Above 0 in the middle of the suit, below in the panels of its sides."""
    x, z = np.abs(p[:, 0]), p[:, 2]
    return 0.098 + 0.030 * _step(z, 1.02, 1.20) + 0.035 * _step(-z, -0.98, -0.86) - x


def _held(p, leg):
    """By how much elastic draws cloth in round the legs, where no body holds it out."""
    return 0.008 * np.exp(-np.maximum(leg(p), 0) / 0.016) * _step(p[:, 2], 0.80, 0.88)


def _inset(path, cut, field, far):
    """A closed edge moved inwards along the cloth by `far` metres."""
    across = np.cross(np.roll(path, -1, 0) - np.roll(path, 1, 0), form.gradient(field, path))
    across /= np.maximum(np.linalg.norm(across, axis=1, keepdims=True), 1e-9)
    if (cut(path + 0.004 * across) - cut(path - 0.004 * across)).mean() < 0:
        across = -across
    return form.flowing(form.onto(field, path + far * across, 3), 8)


def _runs(path, kept):
    """The stretches of a closed line of which every point is kept, each of more than a few."""
    if kept.all():
        return [np.concatenate([path, path[:1]])]
    first = int(np.flatnonzero(~kept)[0])
    path, kept = np.roll(path, -first, 0), np.roll(kept, -first)
    ends = np.flatnonzero(np.diff(kept.astype(int))) + 1
    return [run for run, keep in zip(np.split(path, ends), np.split(kept, ends)) if keep[0] and len(run) > 7]


def _suit(job, cut, leg, panelled, seed):
    cell = 0.0075 if not job.get("glb") else 0.014
    field = lambda p: _body(p) - 0.0022 + _held(p.reshape(-1, 3), leg).reshape(p.shape[:-1])  # noqa: E731
    verts, quads = form.skin(field, (-0.24, -0.20, 0.68), (0.24, 0.20, 1.47), cell)
    faces = [tuple(q) for q in quads]
    nylon = materials.jersey("colour", tile=0.011, roughness=0.44, specular=0.42, sheen=0.35)
    binding = materials.jersey("colour-binding", tile=0.009, roughness=0.5, specular=0.4, sheen=0.3)
    thread = materials.plain("colour-thread", roughness=0.6)
    lift = np.array([0, 0, -0.72])
    parts = [("suit", cut, nylon)]
    if panelled:
        dark = materials.jersey("side-panel", "#17181a", tile=0.011, roughness=0.46, specular=0.42, sheen=0.3)
        parts = [("suit", lambda p: np.minimum(cut(p), _panel(p)), nylon), ("panel", lambda p: np.minimum(cut(p), -_panel(p)), dark)]
    fine = not job.get("glb")
    for name, value, material in parts:
        v, f = form.clipped(verts, faces, value)
        one = form.garment(name, _drawn(v, field, seed) + lift, f, material)
        if fine:
            shapes.subdivide(one, 1)
        shapes.solidify(one, 0.0017, -1)
    edge_v, edge_f = form.clipped(verts, faces, cut)
    edges = [form.flowing(edge_v[loop], 14) for loop in form.borders(edge_f)]
    for edge in edges:
        path = edge - form.gradient(field, edge) * 0.0006
        shapes.tube("binding", soft.rounder(path + lift, 1 if fine else 0), 0.0021, binding, closed=True, segments=12 if fine else 6, oval=1.0)
    if not fine:
        return {}
    rows = [_inset(edge, cut, field, far) for edge in edges for far in (0.0048, 0.0068)]
    kept = [cut(row) > 0.0015 for row in rows]
    if panelled:
        v, f = form.clipped(verts, faces, _panel)
        meets = [form.flowing(v[loop], 14) for loop in form.borders(f)]
        rows += meets
        kept += [(cut(row) > 0.004) & (np.abs(_panel(row)) < 0.003) for row in meets]
    for row, where in zip(rows, kept):
        for run in _runs(row, where):
            path = _drawn(run, field, seed) + form.gradient(field, run) * 0.0002 + lift
            soft.stitches("stitches", soft.rounder(path, 1, False), thread, 0.0026, 0.0012, 0.00028)
    for side in (-1, 1):
        if not panelled:
            _seam(field, cut, side, lift, thread, seed)
    return {}


def _seam(field, cut, side, lift, thread, seed, y=0.004, low=0.74, high=1.34):
    """The seam down a side: where the form is widest."""
    z = np.linspace(low, high, 240)
    near, far = np.full(240, 0.03), np.full(240, 0.30)
    for _ in range(40):
        mid = (near + far) / 2
        inside = field(np.stack([side * mid, np.full(240, y), z], -1)) < 0
        near, far = np.where(inside, mid, near), np.where(inside, far, mid)
    path = np.stack([side * near, np.full(240, y), z], -1)
    path = path[cut(path) > 0.002]
    leaps = np.linalg.norm(np.diff(path, axis=0), axis=1) > 0.02
    for run in np.split(path, np.flatnonzero(leaps) + 1):
        if len(run) < 8:
            continue
        out = form.gradient(field, run)
        shapes.tube("seam", _drawn(run, field, seed) - out * 0.0001 + lift, 0.0007, thread, segments=8)
        for off in (-0.003, 0.003):
            soft.stitches("stitches", _drawn(run + np.array([0, off, 0]), field, seed) + out * 0.0002 + lift, thread, 0.0026, 0.0012, 0.00025)


def _drawn(p, field, seed):
    """Fine creases where stretched cloth is drawn across, and the hang of a form that is no one's."""
    x, y, z = p[:, 0], p[:, 1], p[:, 2]
    side = np.clip(np.abs(x) / 0.15, 0, 1) ** 2
    waist = np.exp(-((z - 1.07) / 0.05) ** 2) * (0.35 + 0.65 * side)
    crotch = np.exp(-((z - 0.83) / 0.05) ** 2) * np.exp(-(x / 0.07) ** 2)
    bust = np.exp(-((z - 1.17) / 0.025) ** 2) * np.exp(-((np.abs(x) - 0.11) / 0.05) ** 2)
    fold = 0.0016 * waist * np.sin(150 * z + 9 * x + 5 * np.sin(14 * x + seed)) * (0.6 + 0.4 * np.sin(31 * x + 12 * y + seed))
    fold += 0.0010 * crotch * np.sin(190 * z + 40 * np.abs(x) + seed) + 0.0012 * bust * np.sin(170 * (z + 0.5 * np.abs(x)) + seed)
    return p + form.gradient(field, p) * fold[:, None]


def lagoon(job):
    return _suit(job, _lagoon, _leg, False, 1)


def cove(job):
    return _suit(job, _cove, _cove_leg, True, 4)


def _shorts_field(p):
    x = np.abs(p[..., 0])
    mirrored = np.stack([x, p[..., 1], p[..., 2]], -1)
    legs = form.capsule(mirrored, (0.108, -0.004, 0.80), (0.142, -0.004, 0.60), 0.104, 0.120)
    return form.smooth_min(form.man(p) - 0.011, legs, 0.03)


def _shorts_cut(p):
    return np.minimum(p[:, 2] - 0.632 - 0.05 * np.abs(p[:, 0]), 0.962 + 0.12 * np.maximum(p[:, 1], 0) - p[:, 2])


def _shorts_mesh(cell):
    verts, quads = form.skin(_shorts_field, (-0.34, -0.24, 0.56), (0.34, 0.24, 1.04), cell)
    return form.clipped(verts, [tuple(q) for q in quads], _shorts_cut)


def _shorts_fall(cell, bend):
    start, faces = _shorts_mesh(cell)
    start = np.array(start)
    rest = start * np.array([1.045, 1.045, 1.02])
    rng = np.random.default_rng(3)
    start = start + rng.normal(0, 0.0006, start.shape)
    top = 0.962 + 0.12 * np.maximum(start[:, 1], 0) - start[:, 2]
    pins = np.where(top < 0.014, 1.0, 0.0)
    hit = lambda p, before, number: solver.body(form.man, p, before) if number % 6 == 0 else p  # noqa: E731
    return solver.settle(rest, start, faces, steps=450, gravity=1.5, fixed=pins, bend=bend, shear=0.3, hit=hit, drag=2)


def breakwater(job):
    fine, cell = not job.get("glb"), 0.0125
    rest, faces = _shorts_mesh(cell)
    points = soft.kept("breakwater", _shorts_fall, cell, 0.06)
    lift = np.array([0, 0, 0.06 - points[:, 2].min()])
    points = points + lift
    cloth = materials.twill("colour", tile=0.010, roughness=0.7, specular=0.3)
    one = form.garment("shorts", points, faces, cloth)
    if fine:
        shapes.subdivide(one, 2)
    shapes.solidify(one, 0.0011, -1)
    thread = materials.plain("colour-thread", roughness=0.7)
    six = np.concatenate([rest, points], 1)
    loops = form.borders(faces)
    for loop in loops:
        hem = points[loop][:, 2].mean() < points[:, 2].mean()
        path = form.flowing(points[loop], 4)
        if hem:
            shapes.tube("hem", soft.rounder(path, 1), 0.0014, cloth, closed=True, segments=10 if fine else 5)
        else:
            _band(points[loop], fine)
    if not fine:
        return {}

    def line(value, name="stitches", far=0.0007, closed=True):
        v, f = form.clipped(six, faces, value)
        for loop in form.borders(f):
            kept = [i for i in loop if abs(value(v[[i]])[0]) < 1e-4]
            if len(kept) < 8:
                continue
            path = v[kept][:, 3:]
            normal = form.gradient(_shorts_field, v[kept][:, :3])
            soft.stitches(name, soft.rounder(path + normal * far, 1, False), thread, 0.0028, 0.0014, 0.0003)

    line(lambda p: p[:, 2] - 0.654 - 0.05 * np.abs(p[:, 0]))
    for side in (-1, 1):
        for off in (0.0, 0.006):
            line(lambda p: np.where(p[:, 0] * side > 0.04, p[:, 1] - off - 0.002, -1.0))  # noqa: B023
    line(lambda p: np.where((p[:, 1] < 0) & (p[:, 2] > 0.80), p[:, 0] - 0.0002, -1.0))
    _cord(points, fine)
    return {}


def _band(ring, fine):
    """A waistband of 36 mm, gathered all round by its elastic."""
    import math
    turn = np.arctan2(ring[:, 0], -ring[:, 1])
    order = np.argsort(turn)
    count = 480 if fine else 140
    t = np.linspace(-math.pi, math.pi, count, endpoint=False)
    base = np.stack([np.interp(t, turn[order], ring[order][:, i], period=2 * math.pi) for i in range(3)], 1)
    base = form.flowing(base, 60)
    out = np.stack([base[:, 0] / 0.17 ** 2, base[:, 1] / 0.11 ** 2, np.zeros(count)], 1)
    out /= np.linalg.norm(out, axis=1)[:, None]
    high = 0.036
    section = [(0.0004, -0.004), (0.0032, -0.002), (0.0040, 0.003), (0.0042, high / 2), (0.0038, high - 0.003), (0.0020, high), (-0.0005, high + 0.0004), (-0.0022, high - 0.002), (-0.0028, high / 2), (-0.0024, 0.0)]
    rows = []
    for o, z in section:
        ruche = 0.0013 * (np.sin(88 * t + 1.8 * np.sin(7 * t)) + 0.5 * np.sin(141 * t + 60 * z)) * (0.45 + 0.55 * abs(math.cos(math.pi * z / high * 3)))
        rows.append(base + out * (o + ruche)[:, None] + np.array([0, 0, z]))
    verts = np.concatenate(rows)
    faces = [(i * count + c, i * count + (c + 1) % count, (i + 1) * count + (c + 1) % count, (i + 1) * count + c) for i in range(len(section) - 1) for c in range(count)]
    per = [[(((c + d) * 0.9 / count), section[i + e][1]) for d, e in ((0, 0), (1, 0), (1, 1), (0, 1))] for i in range(len(section) - 1) for c in range(count)]
    one = shapes.mesh_object("waistband", verts, faces, materials.twill("colour-band", tile=0.010, roughness=0.7, specular=0.3), per)
    shapes.outwards(one)
    if fine:
        shapes.subdivide(one, 1)


def _cord(points, fine):
    """The draw cord: two ends from two eyelets, tied once, with tips of steel."""
    cotton = materials.cotton("cord", "#efe9dc", tile=0.006)
    steel = materials.metal("steel", "#c9c9c6", 0.25)
    z = points[:, 2].max() + 0.010
    front = points[(np.abs(points[:, 0]) < 0.04) & (points[:, 2] > z - 0.05)][:, 1].min() - 0.0075
    for side in (-1, 1):
        eye = np.array([side * 0.020, front + 0.0035, z])
        shapes.tube("eyelet", [eye + 0.0042 * np.array([np.cos(a), 0, np.sin(a)]) for a in np.linspace(0, 6.283, 24, endpoint=False)], 0.0011, steel, closed=True, segments=8)
        knot = np.array([0.0, front - 0.004, z - 0.005])
        path = [eye + [0, 0.002, 0], eye + [-side * 0.002, -0.004, -0.001], eye * [0.5, 1, 1] + [0, -0.005, -0.003], knot + [side * 0.002, -0.001, 0.001],
                knot + [-side * 0.006, -0.003, -0.004], knot + [-side * 0.003, -0.005, -0.012], knot + [side * 0.005, -0.003, -0.010], knot + [side * 0.011, -0.002, -0.022],
                knot + [side * 0.017, 0.000, -0.055], knot + [side * (0.016 + 0.004 * (side > 0)), 0.001, -0.095 - 0.012 * (side > 0)]]
        path = soft.rounder(np.array(path), 3, False)
        shapes.tube("cord", path, 0.0024, cotton, segments=12)
        end = path[-1]
        way = (path[-1] - path[-3]) / np.linalg.norm(path[-1] - path[-3])
        shapes.tube("tip", [end - way * 0.002, end - way * 0.0015, end + way * 0.015, end + way * 0.0158], [0.0018, 0.0029, 0.0029, 0.0022], steel, segments=20)
