"""The stool: ash, and a seat of paper cord."""
import math

import numpy as np

from .. import materials as m
from .. import shapes as s
from .. import textures as t
from . import timber as w


def cord_material():
    """Twisted paper: slanting strands round the cord. u runs along it, v round it, in metres."""
    size = 256
    y, x = np.meshgrid(np.arange(size) / size, np.arange(size) / size, indexing="ij")
    strand = np.abs(np.sin(np.pi * (x * 3 + y * 2))) ** 0.8
    fibre = t.noise(size, 64, 4, 2, (1, 0.3))
    base = 0.62 + 0.40 * strand - 0.10 * fibre
    return m.textured("colour", np.clip(base, 0, 1), strand * 0.8 + fibre * 0.2, 0.0118, (1, 1, 1), 1.6, roughness=0.82, specular=0.2)


def _cords(material, half_x, half_y, clear, level, rail, thick, small):
    """Each cord goes round a rail and runs to the diagonal, where it dives between those of its neighbour side."""
    r = rail + thick / 2
    segments, arc = (4, 4) if small else (9, 11)
    inner = 2 if small else 6
    pitch = thick * (1.02 if small else 1.08)
    verts, faces, uvs = [], [], []

    def strand(points, wide):
        base = len(verts)
        along = 0.0
        for i, p in enumerate(points):
            a, b = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
            way = np.array(b) - np.array(a)
            way = way / np.linalg.norm(way)
            side = np.cross(way, wide)
            if i:
                along += math.dist(p, points[i - 1])
            for k in range(segments + (1 if small else 0)):
                # in the model only the upper half of a cord is there
                q = math.pi * k / segments if small else 2 * math.pi * k / segments
                v = np.array(p) + thick / 2 * (math.cos(q) * np.array(wide) + math.sin(q) * side)
                verts.append(tuple(v))
                uvs.append((along, thick * q / 2))
        row = segments + (1 if small else 0)
        for i in range(len(points) - 1):
            for k in range(segments):
                n = k + 1 if small else (k + 1) % segments
                faces.append((base + i * row + k, base + i * row + n, base + (i + 1) * row + n, base + (i + 1) * row + k))

    rng = np.random.default_rng(5)
    for side in range(4):
        reach, wide = (half_y, half_x - clear) if side % 2 == 0 else (half_x, half_y - clear)
        turn = math.radians(90 * side)
        c, q = round(math.cos(turn)), round(math.sin(turn))
        count = int(2 * wide / pitch)
        for i in range(count):
            x = (i + 0.5 - count / 2) * pitch
            end = -(reach - clear) * abs(x) / wide
            jitter = rng.normal(0, thick * 0.035, 3)
            path = []
            for k in range(arc + 1):
                a = math.radians(-62 - 208 * k / arc)
                path.append((x + jitter[0], -reach + r * math.cos(a), level + r * math.sin(a)))
            top = path[-1]
            span = end - top[1]
            for k in range(1, inner + 1):
                share = k / inner
                y = top[1] + span * share
                sag = -0.0055 * (1 - (y / reach) ** 2) * (1 - (x / wide) ** 2) - (thick * 0.75 * share ** 6 if span > 0.006 else 0)
                path.append((x + jitter[0] + jitter[1] * share, y, level + r + sag + jitter[2] * 0.7))
            placed = [(c * px - q * py, q * px + c * py, pz) for px, py, pz in path]
            strand(placed, (c, q, 0))
    return s.mesh_object("cord", verts, faces, material, uvs)


def stool(job):
    """420 × 380 × 450 mm."""
    small = bool(job.get("glb"))
    ash = w.timber("ash", 5)
    seg = 12 if small else 36
    half_x, half_y, level = 0.1905, 0.1705, 0.4255
    for i, (x, y) in enumerate(((-1, -1), (1, -1), (1, 1), (-1, 1))):
        foot, head = (x * 0.1915, y * 0.1715, 0), (x * half_x, y * half_y, 0.45)
        w.turned_leg("leg", foot, head, [(0, 0.0135), (0.008, 0.0150), (0.2, 0.0168), (0.6, 0.0184), (0.985, 0.0184), (0.995, 0.0172), (1, 0.0135)], ash, 2 + i, seg)
    for z, sides in ((0.145, (0, 1)), (0.205, (2, 3)), (0.255, (0,))):
        for side in sides:
            if side < 2:
                y = -half_y if side == 0 else half_y
                ends = (-half_x, y, z), (half_x, y, z)
            else:
                x = -half_x if side == 2 else half_x
                ends = (x, -half_y, z), (x, half_y, z)
            w.turned_leg("rung", *ends, [(0, 0.0072), (0.12, 0.0092), (0.5, 0.0112), (0.88, 0.0092), (1, 0.0072)], ash, 11 + side, seg)
    cord = cord_material()
    clear = 0.0182
    for side in range(4):
        length = half_x if side % 2 == 0 else half_y
        y = (-half_y, half_x, half_y, -half_x)[side]
        ends = ((-length, y, level), (length, y, level)) if side % 2 == 0 else ((y, -length, level), (y, length, level))
        w.rod("rail", list(ends), 0.011, ash, 20 + side, seg)
    thick = 0.0042 if small else 0.0038
    _cords(cord, half_x, half_y, clear, level, 0.011, thick, small)
