"""A ribbed cap of merino and a swim cap of silicone."""
import math

import numpy as np

from .. import materials as m
from .. import shapes, textures

RIBS = 92


def _wander(seed, angle, z):
    """Slow unevenness in -1..1 of a thing that hands have made."""
    rng = np.random.default_rng(seed)
    out = 0.0
    for turns, rise in ((1, 9), (2, 14), (3, 22), (5, 30), (7, 12)):
        out = out + np.sin(turns * angle + rise * z + rng.uniform(0, 6.3)) / (turns + 1)
    return out * 0.7


def _knitted(name, profile, material, around, reach, seed, ribs=True):
    """A surface of ribs round z from a profile [(radius, z, share of the ribs' depth)]; `reach` is the metres of one rib in UV."""
    verts, faces, uvs, along = [], [], [], [0.0]
    for (r0, z0, _), (r1, z1, _) in zip(profile, profile[1:]):
        along.append(along[-1] + math.hypot(r1 - r0, z1 - z0))
    points = np.array([p[:2] for p in profile])
    tangent = np.gradient(points, axis=0)
    normal = np.stack([tangent[:, 1], -tangent[:, 0]], 1)
    normal /= np.linalg.norm(normal, axis=1, keepdims=True) + 1e-9
    angle = 2 * np.pi * np.arange(around) / around
    for i, (r, z, deep) in enumerate(profile):
        wave = np.abs(np.cos(RIBS / 2 * angle + 0.35 * _wander(seed + 5, angle, 3 * z))) ** 0.75 - 0.6
        lift = (0.0034 * wave * deep if ribs else 0) + 0.0028 * _wander(seed, angle, z) * min(1, r / 0.05)
        rr, zz = r + normal[i, 0] * lift, z + normal[i, 1] * lift
        lean = max(0.0, z - 0.08) ** 2
        x = rr * np.cos(angle) * 1.02 + lean * 1.1
        y = rr * np.sin(angle) * 0.94 + lean * 0.5
        verts += np.stack([x, y, np.broadcast_to(zz, x.shape)], 1).tolist()
    for i in range(len(profile) - 1):
        for s in range(around):
            n = (s + 1) % around
            faces.append((i * around + s, i * around + n, (i + 1) * around + n, (i + 1) * around + s))
            u0, u1 = (k / around * RIBS * reach for k in (s, s + 1))
            uvs.append([(u0, along[i]), (u1, along[i]), (u1, along[i + 1]), (u0, along[i + 1])])
    return shapes.mesh_object(name, verts, faces, material, uvs)


def knit_cap(job):
    glb = bool(job.get("glb"))
    around = 184 if glb else RIBS * 10
    base, height = textures.knit(512, 16, 3, 0.22)
    wool = m.textured("colour", base, height, 0.05, (0.8, 0.8, 0.8), 1.4, roughness=0.96, sheen=0.35, specular=0.1)
    steps = 3 if glb else 8
    crown = shapes.smooth_profile([(0.086, 0.052), (0.090, 0.075), (0.0925, 0.105), (0.0905, 0.135), (0.083, 0.163), (0.069, 0.186), (0.050, 0.200), (0.028, 0.2065), (0.010, 0.207), (0.003, 0.2055), (0.0003, 0.2050)], steps)
    body = [(r, z, min(1.0, r / 0.035)) for r, z in crown]
    _knitted("cap", body, wool, around, 0.05 / 8, 4)
    cuff = shapes.smooth_profile([(0.083, 0.070), (0.0835, 0.040), (0.0845, 0.012), (0.0870, 0.003), (0.0905, 0.0008), (0.0940, 0.004), (0.0955, 0.014), (0.0962, 0.035), (0.0965, 0.060),
                                  (0.0955, 0.0745), (0.0935, 0.0790), (0.0912, 0.0775), (0.0900, 0.0700)], max(2, steps // 2 + 1))
    _knitted("turn-up", [(r, z, 1.0) for r, z in cuff], wool, around, 0.05 / 8, 9)
    # Eight gores meet in a drawn-in knot.
    for i in range(8 if not glb else 0):
        a = 2 * math.pi * i / 8
        line = []
        for t in np.linspace(0, 1, 16):
            r = 0.004 + 0.062 * t
            z = np.interp(r, [p[0] for p in crown[::-1]], [p[1] for p in crown[::-1]]) - 0.0012
            lean = max(0.0, z - 0.08) ** 2
            line.append((r * math.cos(a + 0.15 * t) * 1.02 + lean * 1.1, r * math.sin(a + 0.15 * t) * 0.94 + lean * 0.5, z))
        shapes.tube("gore", line, 0.0011, wool, segments=8)
    _tag(glb)


def _tag(glb):
    """A folded woven tag, sewn to the turn-up with two stitches."""
    woven = m.cotton("tag", (0.80, 0.74, 0.62), 0.008)
    thread = m.plain("tag-thread", (0.16, 0.14, 0.12), 0.8)
    a0, radius, z0, wide, high = math.radians(-66), 0.0985, 0.026, 0.030, 0.020
    verts, faces, uvs, n = [], [], [], 8
    for r in range(3):
        for c in range(n + 1):
            a = a0 + (c / n - 0.5) * wide / radius
            rr = radius + 0.0006 + 0.0006 * math.sin(math.pi * r / 2)
            verts.append((rr * math.cos(a) * 1.02, rr * math.sin(a) * 0.94 - 0.0006, z0 + r / 2 * high))
            uvs.append((c / n * wide, r / 2 * high))
    for r in range(2):
        for c in range(n):
            i = r * (n + 1) + c
            faces.append((i, i + 1, i + n + 2, i + n + 1))
    shapes.solidify(shapes.mesh_object("tag", verts, faces, woven, uvs), 0.0009, 1)
    for c in (-0.40, 0.40):
        a = a0 + c * wide / radius
        at = ((radius + 0.0022) * math.cos(a) * 1.02, (radius + 0.0022) * math.sin(a) * 0.94 - 0.0006)
        shapes.tube("tag-stitch", [(at[0], at[1], z0 + high * t) for t in (0.2, 0.5, 0.8)], 0.00045, thread, segments=6)


def _dome(u, v):
    """A head under silicone: v from the rim (0) to the crown (1), u the angle; x is front to back."""
    a = 0.5 * math.pi * v
    swell = math.cos(a) ** 0.82 if v < 1 else 0.0
    rim = 0.006 * math.cos(2 * u) + 0.0014 * math.sin(5 * u + 1)
    x = 0.107 * swell * math.cos(u) * (1 + 0.03 * math.cos(u) * (1 - v))
    y = 0.0835 * swell * math.sin(u)
    z = 0.136 * math.sin(a) ** 0.94 + rim * (1 - v) ** 2 + 0.007
    tuck = 1 - 0.075 * (1 - v) ** 4
    return np.array([x * tuck, y * tuck, z])


def _on_dome(side, along, up, start=0.046):
    """A point `along` metres to the right and `up` metres over the lower middle of a printed face, by the surface's own length."""
    facing = -math.pi / 2 if side < 0 else math.pi / 2
    v, gone, before = 0.0, 0.0, _dome(facing, 0.0)
    while gone < start + up:
        v += 0.0005
        now = _dome(facing, v)
        gone += float(np.linalg.norm(now - before))
        before = now
    u, gone = facing, 0.0
    step = 0.002 if along > 0 else -0.002
    while gone < abs(along):
        # keeps its height above the rim in metres nearly, as a printed frame does
        now = _dome(u + step, v)
        length = float(np.linalg.norm(now - before))
        if gone + length > abs(along):
            now = before + (now - before) * (abs(along) - gone) / length
            before = now
            break
        gone, before, u = gone + length, now, u + step
    return before


def _face(name, side, width, height, start, material, columns=24, rows=18, wider=0.0):
    """`wider`: by which part of its width it goes on beyond each edge."""
    verts, uvs, faces = [], [], []
    for r in range(rows + 1):
        for c in range(columns + 1):
            u, v = 0.5 + (c / columns - 0.5) * (1 + 2 * wider), r / rows
            p = _on_dome(side, (u - 0.5) * width, v * height, start)
            out = p - np.array([0, 0, 0.03])
            out = np.array([out[0] / 0.107 ** 2, out[1] / 0.0835 ** 2, out[2] / 0.14 ** 2])
            verts.append(p + out / np.linalg.norm(out) * 0.0003)
            uvs.append((u, v))
    for r in range(rows):
        for c in range(columns):
            i = r * (columns + 1) + c
            faces.append((i, i + 1, i + columns + 2, i + columns + 1))
    return shapes.mesh_object(name, verts, faces, material, uvs)


def swim_cap(job):
    glb = bool(job.get("glb"))
    around, rows = (96, 32) if glb else (256, 96)
    skin = m.plain("colour", (0.8, 0.8, 0.8), roughness=0.42, specular=0.45, coat=0.12)
    verts, faces, uvs = [], [], []
    for r in range(rows):
        v = r / rows
        for s in range(around):
            verts.append(_dome(2 * math.pi * s / around, v))
            uvs.append((s / around, v))
    verts.append(_dome(0, 1.0))
    uvs.append((0.5, 1))
    for r in range(rows - 1):
        for s in range(around):
            n = (s + 1) % around
            faces.append((r * around + s, r * around + n, (r + 1) * around + n, (r + 1) * around + s))
    faces += [((rows - 1) * around + s, (rows - 1) * around + (s + 1) % around, len(verts) - 1) for s in range(around)]
    shell = shapes.mesh_object("cap", verts, faces, skin, uvs)
    shapes.solidify(shell, 0.0014, -1)
    shapes.tube("rim", [_dome(2 * math.pi * s / around, 0.004) for s in range(around)], 0.0019, skin, closed=True, segments=8 if glb else 14)
    ridge = [_dome(0 if v >= 0 else math.pi, 1 - abs(v)) for v in np.linspace(-1, 1, 24 if glb else 120)]
    shapes.tube("mould-line", ridge, 0.0007, skin, segments=6)
    picture = m.artwork("side", job.get("art", "sea"), aspect=90 / 70, roughness=0.45, specular=0.4)
    _face("print-side", -1, 0.090, 0.070, 0.030, picture)
    if glb or job.get("light"):
        # the sample's name is a little wider than the face: a print map goes beyond it as well
        _face("print-other", 1, 0.090, 0.040, 0.045, m.artwork("other-side", job.get("art", "sea"), aspect=90 / 40, roughness=0.45), wider=0.0 if glb else 0.1)
        return
    ink = m.plain("ink", (0.86, 0.86, 0.84), 0.45)
    name = shapes.lettering("name", job.get("label") or "MATHILDE", 0.019, ink, spacing=1.08)
    for vertex in name.data.vertices:
        p = _on_dome(1, vertex.co.x, 0.020 + vertex.co.y, 0.045)
        vertex.co = p + (p - np.array([0, 0, 0.05])) * 0.004
    name.rotation_euler = (0, 0, 0)
