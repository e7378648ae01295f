"""What is filled: a cushion and a pouf, sewn flat and blown up until the seams pull."""
import math

import numpy as np

from .. import materials, shapes
from . import draped_soft as soft
from . import draped_solver as solver


def _pillow(size, cells, pressure, steps, seed):
    """Two square panels sewn round their edge and blown up. Vertices: the front's grid, then what the back has within the seam."""
    rng = np.random.default_rng(seed)
    n = cells + 1
    front = [((c / cells - 0.5) * size, 0.0, (r / cells - 0.5) * size) for r in range(n) for c in range(n)]
    back_of, back = {}, []
    for r in range(n):
        for c in range(n):
            i = r * n + c
            back_of[i] = i if r in (0, cells) or c in (0, cells) else len(front) + len(back)
            if back_of[i] != i:
                back.append(front[i])
    rest = np.array(front + back)
    start = rest.copy()
    inner = np.array([min(c, cells - c, r, cells - r) / cells * 2 for r in range(n) for c in range(n)])
    depth = 0.012 * np.minimum(1, inner * 4) * (1 + 0.25 * rng.random(len(inner)))
    start[: n * n, 1] = -depth
    for i, j in back_of.items():
        if j != i:
            start[j, 1] = depth[i] * (0.9 + 0.2 * rng.random())
    # piping keeps the sides from being drawn in as far as bare cloth would be
    x, z = rest[: n * n, 0] / size * 2, rest[: n * n, 2] / size * 2
    start[: n * n, 0] *= 1 - 0.045 * (1 - z * z) * (1 + 0.7 * np.sin(4.1 * z + 1.3 + 2 * (x > 0)))
    start[: n * n, 2] *= 1 - 0.045 * (1 - x * x) * (1 + 0.7 * np.sin(4.4 * x + 0.4 + 2.4 * (z > 0)))
    for i, j in back_of.items():
        start[j, 0], start[j, 2] = start[i, 0], start[i, 2]
    faces, _ = soft.grid(cells, cells)
    faces += [tuple(back_of[i] for i in reversed(face)) for face in faces[: cells * cells]]
    drift = lambda p, before, number: p - p.mean(0)  # noqa: E731
    return solver.settle(rest, start, faces, steps=steps, gravity=0.0, bend=0.03, shear=0.12, pressure=pressure, drag=9, hit=drift)


def cushion(job):
    size, cells = 0.45, 48
    points = soft.kept("cushion", _pillow, size, cells, 30000.0, 500, 3)
    n = cells + 1
    front = points[: n * n]
    back = front.copy()
    at = n * n
    for r in range(1, cells):
        back[r * n + 1: r * n + cells] = points[at: at + cells - 1]
        at += cells - 1
    # it stands on its lower seam and leans back a little
    lean = math.radians(8)
    turn = np.array([[1, 0, 0], [0, math.cos(lean), math.sin(lean)], [0, -math.sin(lean), math.cos(lean)]])
    front, back = front @ turn.T, back @ turn.T
    rim = soft.rim_of(front, cells, cells)
    lift = -min(front[:, 2].min(), back[:, 2].min()) + 0.003
    front[:, 2] += lift
    back[:, 2] += lift
    rim = soft.rim_of(front, cells, cells)
    fine = 0 if job.get("glb") else 2
    printed = soft.printed_weave("front", job.get("art") or "tree", (size, size), "canvas", roughness=0.9)
    linen = materials.canvas("colour", tile=0.026)
    soft.sheet_of("front", front, cells, cells, printed, None, fine)
    rows = back.reshape(n, n, 3)[:, ::-1].reshape(-1, 3)
    soft.sheet_of("back", rows, cells, cells, linen, (size, size), fine)
    words = materials.artwork("back", None, paint=soft.blank("back-blank", job.get("dye", "#333333")), roughness=0.9) if job.get("glb") else None
    if words:
        face = soft.sheet_of("back-print", rows, cells, cells, words, None, 0)
        soft.lifted(face, 0.0003)
    pipe = soft.rounder(rim, 1 if job.get("glb") else 2)
    shapes.tube("piping", pipe, 0.0042, materials.cotton("colour-piping", tile=0.012), closed=True, segments=8 if job.get("glb") else 14)
    if not job.get("glb"):
        centre = (front.mean(0) + back.mean(0)) / 2
        inwards = centre - pipe
        inwards /= np.linalg.norm(inwards, axis=1)[:, None]
        thread = materials.plain("colour-thread", roughness=0.8)
        for y in (-0.0032, 0.0032):
            line = pipe + inwards * 0.0042 + np.array([0, y, 0])
            soft.stitches("seam", np.concatenate([line, line[:1]]), thread, 0.0024, 0.0012, 0.0003)
    right = rim[cells + cells // 4]
    soft.care_label((right[0] + 0.014, right[1] + 0.001, right[2]), (0, 90, 0))
    return {}


def _drum(radius, height, rings, around, levels, pressure, steps, seed):
    """A round top and bottom sewn to a straight side, blown up and weighed down. Vertices by rings from the top's middle downwards."""
    rng = np.random.default_rng(seed)
    profile = [(radius * i / rings, height) for i in range(1, rings + 1)]
    profile += [(radius, height * (1 - i / levels)) for i in range(1, levels + 1)]
    profile += [(radius * (rings - i) / rings, 0.0) for i in range(1, rings)]
    rest = [(0.0, 0.0, height)]
    for r, z in profile:
        for s in range(around):
            a = 2 * math.pi * s / around - math.pi / 2
            rest.append((r * math.cos(a), r * math.sin(a), z))
    rest.append((0.0, 0.0, 0.0))
    faces = [(0, 1 + s, 1 + (s + 1) % around) for s in range(around)]
    for i in range(len(profile) - 1):
        low, high = 1 + i * around, 1 + (i + 1) * around
        faces += [(low + s, high + s, high + (s + 1) % around, low + (s + 1) % around) for s in range(around)]
    last = 1 + (len(profile) - 1) * around
    faces += [(last + (s + 1) % around, last + s, len(rest) - 1) for s in range(around)]
    rest = np.array(rest)
    start = rest + rng.normal(0, 0.0008, rest.shape)
    # what it stands on stays flat; elsewhere the filling pushes
    pins = np.zeros(len(rest))
    pins[1 + (rings - 1 + levels) * around:] = 1.0
    start[pins > 0] = rest[pins > 0]
    return solver.settle(rest, start, faces, steps=steps, gravity=0.0, fixed=pins, bend=0.04, shear=0.15, pressure=pressure, drag=9)


def pouf(job):
    radius, height = 0.25, 0.289
    rings, around, levels = (18, 112, 18)
    points = soft.kept("pouf", _drum, radius, height, rings, around, levels, 30000.0, 500, 5)
    points[:, 2] += 0.005 - points[:, 2].min()
    points[:, :2] -= points[:, :2].mean(0)
    fine = 0 if job.get("glb") else 2
    ring = lambda i: points[1 + i * around: 1 + (i + 1) * around]  # noqa: E731  ring(0) is the first about the middle

    def band(name, first, last, material, metres=True, uv=None, cap=None):
        """The rings from first to last as a mesh; `cap`: the middle's vertex, before the first ring."""
        verts, uvs, faces = [], [], []
        for i in range(first, last + 1):
            closed = np.concatenate([ring(i), ring(i)[:1]])
            verts += list(closed)
            uvs += [uv(i, s) for s in range(around + 1)]
        m = around + 1
        for i in range(last - first):
            faces += [(i * m + s, (i + 1) * m + s, (i + 1) * m + s + 1, i * m + s + 1) for s in range(around)]
        if cap is not None:
            verts.append(points[cap])
            uvs.append((0.5, 0.5))
            faces += [(len(verts) - 1, s, s + 1) if cap == 0 else (len(verts) - 1, (last - first) * m + s + 1, (last - first) * m + s) for s in range(around)]
        one = shapes.mesh_object(name, verts, faces, material, uvs)
        shapes.weld(one)
        if fine:
            shapes.subdivide(one, fine)
        return one

    angle = lambda s: 2 * math.pi * s / around - math.pi / 2  # noqa: E731
    printed = soft.printed_weave("top", job.get("art") or "dog", (0.5, 0.5), "canvas")
    linen = materials.canvas("colour", tile=0.03)
    dark = materials.felt("sole", "#2c2b2a")
    band("top", 0, rings - 1, printed, uv=lambda i, s: (0.5 + 0.5 * (i + 1) / rings * math.cos(angle(s)), 0.5 + 0.5 * (i + 1) / rings * math.sin(angle(s))), cap=0)
    band("side", rings - 1, rings - 1 + levels, linen, uv=lambda i, s: (2 * math.pi * radius * s / around, height * (rings - 1 - i) / levels))
    band("sole", rings - 1 + levels, 2 * rings - 2 + levels, dark, uv=lambda i, s: (radius * (2 * rings - 1 + levels - i) / rings * math.cos(angle(s)), radius * (2 * rings - 1 + levels - i) / rings * math.sin(angle(s))), cap=len(points) - 1)
    rope = materials.cotton("colour-piping", tile=0.012)
    for i, thick in ((rings - 1, 0.0055), (rings - 1 + levels, 0.005)):
        path = soft.rounder(ring(i), 0 if job.get("glb") else 1)
        shapes.tube("piping", path, thick, rope, closed=True, segments=8 if job.get("glb") else 14)
    if not job.get("glb"):
        thread = materials.plain("colour-thread", roughness=0.8)
        step = ring(rings) - ring(rings - 1)
        step /= np.linalg.norm(step, axis=1)[:, None]
        out = ring(rings) * np.array([1, 1, 0])
        out /= np.linalg.norm(out, axis=1)[:, None]
        line = ring(rings - 1) + step * 0.013 + out * 0.0006
        soft.stitches("seam", np.concatenate([line, line[:1]]), thread, 0.004, 0.002, 0.0004)
    _words_round(job, points, rings, around, levels, radius, height)
    back = ring(rings - 1 + levels * 4 // 5)[around // 2]
    soft.care_label((back[0], back[1] + 0.0025, back[2]), (0, 0, 180))
    return {}


def _words_round(job, points, rings, around, levels, radius, height):
    """The band of 1400 × 50 mm in the middle of the side, as it lies on the cloth there."""
    columns, rows, low = 120, 4, height / 2 - 0.025
    if not job.get("glb"):
        return
    grid = np.array([points[1 + (rings - 1 + i) * around: 1 + (rings + i) * around] for i in range(levels + 1)])
    verts, middle = [], grid[levels // 2]
    girth = np.linalg.norm(middle - np.roll(middle, 1, 0), axis=1).sum()
    for r in range(rows + 1):
        for c in range(columns + 1):
            turn = ((c / columns - 0.5) * 1.4 / girth * around) % around
            down = (height - (low + 0.05 * r / rows)) / height * levels
            i, s = min(int(down), levels - 1), int(turn)
            fi, fs = down - i, turn - s
            at = lambda a, b: grid[a, b % around]  # noqa: E731
            p = (at(i, s) * (1 - fs) + at(i, s + 1) * fs) * (1 - fi) + (at(i + 1, s) * (1 - fs) + at(i + 1, s + 1) * fs) * fi
            out = np.array([p[0], p[1], 0]) / math.hypot(p[0], p[1])
            verts.append(p + out * 0.0008)
    made = materials.artwork("seam", None, paint=soft.blank("seam-blank", "#333333"), roughness=0.9)
    soft.sheet_of("seam", verts, columns, rows, made)
