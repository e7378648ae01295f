"""Three cured bars of soap with a word pressed into each, one of them in its paper band."""
import math

import numpy as np

from .. import materials as m
from .. import shapes as s
from .. import textures
from . import glassware as g
from . import lettering as t

LONG, WIDE, HIGH = 0.085, 0.055, 0.025


def blurred(field, radius):
    """A box blur, three times: nearly a bell."""
    for _ in range(3):
        for axis in (0, 1):
            total = np.cumsum(np.pad(field, [(radius + 1, radius) if k == axis else (0, 0) for k in (0, 1)], mode="edge"), axis)
            size = field.shape[axis]
            high = np.take(total, range(2 * radius + 1, 2 * radius + 1 + size), axis)
            field = (high - np.take(total, range(size), axis)) / (2 * radius + 1)
    return field


def bar(name, job, material, word, seed):
    """A bar 85 × 55 × 25 mm lying on z = 0: a superellipsoid's soft edges, cut sides a little uneven, the word pressed in with
    a thin frame."""
    glb = job.get("glb")
    nx, ny = (60, 40) if glb else (420, 272)
    px = nx * (8 if glb else 2)
    py = round(px * WIDE / LONG)
    per = px / (LONG * 1000)
    press = np.zeros((py, px))
    if not glb:
        if not job.get("light"):  # a print map measures the light on a bar without a word
            press = t.coverage(word, "serif", 1.03, 8.4 * per, (py, px), (px / 2, py / 2 - 0.2 * per), 60 * per)
        y, x = np.meshgrid((np.arange(py) + 0.5) / per - WIDE * 500, (np.arange(px) + 0.5) / per - LONG * 500, indexing="ij")
        corner = 4.0
        qx, qy = np.abs(x) - (35 - corner), np.abs(y) - (20 - corner)
        rim = np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) + np.minimum(np.maximum(qx, qy), 0) - corner
        press = np.maximum(press, (np.abs(rim) < 0.42) * 0.8)
        press = blurred(press, max(1, round(0.12 * per)))
    lumps = textures.noise(256, 5, seed, 3)
    fine = textures.noise(256, 40, seed + 1, 2)
    verts, faces = [], []
    us = np.linspace(-1, 1, nx + 1)
    vs = np.linspace(-1, 1, ny + 1)
    edge = 0.0052
    for side in (1, -1):
        for j, v in enumerate(vs):
            for i, u in enumerate(us):
                # more columns where it bends
                uu, vv = math.copysign(abs(u) ** 0.82, u), math.copysign(abs(v) ** 0.82, v)
                x, y = uu * LONG / 2, vv * WIDE / 2
                # rounded corners seen from above
                cx, cy = LONG / 2 - 0.0075, WIDE / 2 - 0.0075
                ex, ey = max(0.0, abs(x) - cx), max(0.0, abs(y) - cy)
                far = math.hypot(ex, ey)
                longest = max(ex, ey)
                if far > 1e-9 and longest > 0:
                    squeeze = longest / far
                    x = math.copysign(cx * (abs(x) > cx) + ex * squeeze, x) if ex > 0 else x
                    y = math.copysign(cy * (abs(y) > cy) + ey * squeeze, y) if ey > 0 else y
                    reach = 0.0075 - longest
                else:
                    reach = 0.0075 - longest
                reach = max(0.0, min(reach, edge))
                drop = edge - math.sqrt(max(0.0, edge ** 2 - (edge - reach) ** 2))
                z = HIGH / 2 - drop
                wobble = 0.00022 * (lumps[j * 255 // ny, i * 255 // nx] - 0.5) + 0.00006 * (fine[j * 255 // ny, i * 255 // nx] - 0.5)
                z += wobble * (1 if reach >= edge else 0.3)
                if side > 0:
                    r, c = min(py - 1, int((y / WIDE + 0.5) * py)), min(px - 1, int((x / LONG + 0.5) * px))
                    z -= 0.0011 * press[r, c]
                z *= side
                verts.append((x, y, z + HIGH / 2))
    size = (nx + 1) * (ny + 1)
    for k, base in enumerate((0, size)):
        for j in range(ny):
            for i in range(nx):
                a = base + j * (nx + 1) + i
                quad = (a, a + 1, a + nx + 2, a + nx + 1)
                faces.append(quad if k == 0 else quad[::-1])
    border = [i for i in range(nx + 1)] + [j * (nx + 1) + nx for j in range(1, ny + 1)] + [ny * (nx + 1) + i for i in range(nx - 1, -1, -1)] + [j * (nx + 1) for j in range(ny - 1, 0, -1)]
    rows = 2 if glb else 8
    last = border
    for k in range(1, rows + 1):
        ring = []
        for at in border:
            if k == rows:
                ring.append(size + at)
                continue
            top, low = verts[at], verts[size + at]
            q = k / rows
            ring.append(len(verts))
            verts.append((top[0], top[1], top[2] * (1 - q) + low[2] * q))
        for n in range(len(border)):
            o = (n + 1) % len(border)
            faces.append((last[o], last[n], ring[n], ring[o]))
        last = ring
    uvs = [(x, y + z) for x, y, z in verts]
    one = s.mesh_object(name, verts, faces, material, uvs)
    return one


def soap_material(name, color, specks=0.0, dark="#6f5a3a", seed=3):
    """Cold-stirred soap: cloudy, a little translucent, its surface with fine pores; oat or coal as specks."""
    cloud = textures.noise(512, 3, seed, 4)
    base = np.repeat((0.93 + 0.10 * (cloud - 0.5))[..., None], 3, -1)
    near, _ = textures.cells(512, 26, seed + 1)
    chosen = textures.noise(512, 26, seed + 2)
    if specks:
        mask = (np.clip(0.16 * chosen - near, 0, 0.04) / 0.04 * (chosen > 0.45) * specks)[..., None]
        own, other = np.array(m.linear(color)), np.array(m.linear(dark))
        base = base * (1 - mask) + np.clip(other / own, 0, 1) * mask
    pores = textures.noise(512, 60, seed + 3, 2)
    made = m.textured(name, np.clip(base, 0, 1), pores, 0.06, color, 0.3, roughness=0.48, specular=0.4, subsurface=0.12)
    made.node_tree.nodes["Principled BSDF"].inputs["Subsurface Radius"].default_value = (0.0022, 0.0018, 0.0014)
    return made


def trio(job):
    """Olive and clay, oat and honey, charcoal and pine; 85 × 55 × 25 mm each. The clay lies on the oat, the charcoal wears its
    paper band before them."""
    word = (job.get("label") or "Thank you").split("|")[0]
    kinds = [("clay", "#b9b692", 0.25, "#7d7b55"), ("oat", "#e0c490", 0.8, "#a67c45"), ("charcoal", "#474a48", 0.3, "#232423")]
    bars = [bar(f"soap-{name}", job, soap_material(f"soap-{name}", color, specks, dark, 11 + 7 * i), word, 5 + i) for i, (name, color, specks, dark) in enumerate(kinds)]
    if job.get("light"):
        bare_face(bars[0])
    lower, upper, front = ((0.006, 0.030, 0.0), -5.0), ((0.000, 0.029, HIGH - 0.0003), 13.0), ((-0.004, -0.044, 0.0), 6.0)
    groups = [([bars[1]], lower), ([bars[0], *soap_face(job)], upper), ([bars[2], *band(job)], front)]
    if job.get("glb"):
        # it lies on its band, and what is printed below it is seen from there
        s.apply_place(s.place(bars[2], (0, 0, 0.0008)))
    for objects, (where, turn) in groups:
        for one in objects:
            s.place(one, where, (0, 0, turn))
            s.apply_place(one)
    return {}


def bare_face(top):
    """The middle of a bar's upper side as the face on which the word is pressed, within its frame."""
    mesh = top.data
    mesh.materials.append(m.plain("artwork-soap", (1, 1, 1), 0.48, specular=0.4))
    for polygon in mesh.polygons:
        x, y, z = polygon.center
        if z < HIGH * 0.9 or abs(x) > 0.0342 or abs(y) > 0.0192:
            continue
        polygon.material_index = 1
        for loop in polygon.loop_indices:
            at = mesh.vertices[mesh.loops[loop].vertex_index].co
            mesh.uv_layers.active.data[loop].uv = (0.5 + at.x / 0.070, 0.5 + at.y / 0.040)


def soap_face(job):
    if job.get("light"):
        return []
    plain = m.plain("artwork-soap", "#c9c6a4", 0.5) if job.get("glb") else g.see_through(m.plain("artwork-soap", (1, 1, 1)))
    face = s.face_plate("soap-face", 0.070, 0.040, plain)
    s.place(face, (0, 0, HIGH + 0.0002), (-90, 0, 0))
    s.apply_place(face)
    return [face]


def girth(at, over):
    """A point (y, z) of the bar's cross-section, `at` metres round from the middle of its top towards the back, `over` it."""
    r = 0.0052
    flat, side, arc = WIDE / 2 - r, HIGH / 2 - r, math.pi * r / 2
    way, at = (1, at) if at >= 0 else (-1, -at)
    if at <= flat:
        y, z, ny, nz = at, HIGH, 0.0, 1.0
    elif at <= flat + arc:
        a = (at - flat) / r
        ny, nz = math.sin(a), math.cos(a)
        y, z = flat + r * ny, HIGH - r + r * nz
    elif at <= flat + arc + 2 * side:
        y, z, ny, nz = WIDE / 2, HIGH - r - (at - flat - arc), 1.0, 0.0
    elif at <= flat + 2 * arc + 2 * side:
        a = (at - flat - arc - 2 * side) / r
        ny, nz = math.cos(a), -math.sin(a)
        y, z = flat + r * ny, r + r * nz
    else:
        y, z, ny, nz = max(0.0, flat - (at - flat - 2 * arc - 2 * side)), 0.0, 0.0, -1.0
    return way * (y + over * ny), z + over * nz


def wrapped(name, long, start, end, over, material, rows, thick=0.0):
    """Paper round the bar from `start` to `end` metres of its girth; u along the bar, v from the front to the back."""
    columns = 12
    verts, uvs, faces = [], [], []
    for j in range(rows + 1):
        v = j / rows
        y, z = girth(start + (end - start) * v, over)
        for i in range(columns + 1):
            u = i / columns
            verts.append(((u - 0.5) * long, y, z))
            uvs.append((u, v))
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    one = s.mesh_object(name, verts, faces, material, uvs)
    if thick:
        s.solidify(one, thick, 1)
    return one


def band(job):
    """A paper band round a bar, its picture 80 × 50 mm on top; glued below."""
    rows = 40 if job.get("glb") else 120
    paper = m.plain("band-paper", "#f4f0e6", 0.85, specular=0.2)
    half_way = WIDE - 0.0104 + HIGH - 0.0104 + math.pi * 0.0052
    parts = [wrapped("band", 0.0802, -half_way, half_way, 0.00022, paper, rows, 0.0001)]
    picture = m.artwork("wrapper", job.get("art", "poppies"), aspect=80 / 50, roughness=0.7, specular=0.2)
    parts.append(wrapped("wrapper", 0.080, -0.025, 0.025, 0.00045, picture, 24))
    below = s.face_plate("wrapper-back", 0.030, 0.030, m.plain("artwork-wrapper-back", "#f6f2ea", 0.85))
    s.place(below, (0, 0, -0.0005), (90, 0, 0))
    s.apply_place(below)
    parts.append(below)
    for one in parts:
        one.location = (0, 0, 0.0006)
        s.apply_place(one)
    return parts
