"""Hats: wool felt with a pinched crown, and plaited straw sewn round and round."""
import math

import bpy
import numpy as np
from mathutils import Vector

from .. import materials as m
from .. import shapes as s
from .. import textures
from . import sewn as w


def profile_of(points, steps):
    """Evenly spaced (radius, height) along a smooth profile, from the top of the crown to the edge of the brim."""
    path = s.smooth_profile(points, 10)
    return [(p.x, p.z) for p in w.resampled([(r, 0, z) for r, z in path], steps)]


def oval(a, r):
    """Heads are longer than wide; the brim grows rounder."""
    long = 1 + 0.075 * max(0.25, 1 - max(0.0, r - 0.095) / 0.12)
    return Vector((r * math.cos(a) * (2 - long), r * math.sin(a) * long, 0))


def felt_hat(job):
    """Brim 70 mm, crown 110 mm, for 57 cm: creased along the top, pinched in front, the brim a little up at the back."""
    felt = m.felt("colour", tile=0.05)
    points = [(0.0, 0.118), (0.030, 0.117), (0.058, 0.113), (0.074, 0.104), (0.0815, 0.086), (0.0855, 0.055), (0.0885, 0.022), (0.0905, 0.006), (0.0955, 0.0005), (0.112, -0.0022), (0.135, -0.004), (0.1605, -0.004)]
    profile = profile_of(points, w.cut(job, 0.0034, 0.008))
    lengths = [0.0]
    for a, b in zip(profile, profile[1:]):
        lengths.append(lengths[-1] + math.dist(a, b))

    def at(a, i):
        """a: turns from the front, to the wearer's left; i: place on the profile."""
        k, t = int(min(i, len(profile) - 2)), i - int(min(i, len(profile) - 2))
        r, z = w.mixed(profile[k], profile[k + 1], t)
        angle = -math.pi / 2 + 2 * math.pi * a
        p = oval(angle, r)
        p.z = z
        if r < 0.09:
            up = w.smoothstep(0.035, 0.118, z)
            x, y = p.x, p.y
            # the crease along the top is deepest before its middle and runs out at the back
            run = w.smoothstep(0.085, 0.02, y) * w.smoothstep(-0.098, -0.06, y)
            p.z -= up ** 1.5 * 0.0235 * math.exp(-((x / 0.027) ** 2)) * (0.30 + 0.70 * run)
            p.z += 0.007 * up * w.bump(abs(x), 0.045, 0.022) * run
            p.z -= 0.012 * up * w.smoothstep(0.02, 0.09, y)
            for side in (-1, 1):
                pinch = math.exp(-(((x - side * 0.058) / 0.026) ** 2) - ((y + 0.058) / 0.030) ** 2)
                p.x -= side * 0.0125 * up * pinch
                p.z -= 0.004 * up * pinch
        out = max(0.0, r - 0.092) / 0.068
        c, n = math.cos(angle), math.sin(angle)
        p.z += out ** 2 * (0.012 * max(0.0, n) ** 1.5 - 0.0075 * max(0.0, -n) ** 2 + 0.0085 * c * c) + out * 0.0022 * math.sin(3 * angle + 0.7) + 0.0045 * out ** 6
        soft = 0.0020 * w.ripple(p.x, p.y, p.z, 0.075, 5, 2) * (0.4 + min(1, out + 0.5))
        return p + Vector((soft * c, soft * n, soft * 0.6))

    us = w.spread(0, 1, w.cut(job, 192, 72))
    rows = [float(i) for i in range(len(profile))]
    body = w.patch("hat", lambda a, i: tuple(at(a, max(i, 0.02))), us, rows, felt, round_u=True, uv=lambda a, i: felt_uv(at, a, i))
    s.weld(body, 1e-5)
    w.facing_out(body, (0, 0, -0.06))
    w.shell(body, 0.0024, felt, felt)
    edge = body.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments, edge.limit_method, edge.angle_limit = 0.0008, 2, "ANGLE", math.radians(60)
    ribbon = m.textured("ribbon", *ribs(), 0.012, "#20201f", 1.0, roughness=0.62, sheen=0.3)
    band(job, at, profile, us, ribbon)
    rest(body)


def felt_uv(at, a, i):
    p = at(a, i)
    return (a * 0.57, i * 0.0034) if p.z < 0.08 else (p.x, p.y)


def ribs(size=256):
    y = np.arange(size)[:, None] / size * np.ones((1, size))
    x = np.arange(size)[None, :] / size * np.ones((size, 1))
    height = np.abs(np.sin(np.pi * x * 16)) ** 0.7 * (0.85 + 0.15 * np.sin(np.pi * y * 64) ** 2)
    return 0.72 + 0.28 * height, height


def band(job, at, profile, us, ribbon, low=0.007, high=0.040, lift=0.0012):
    """A ribbon round the crown's foot with a flat bow on the wearer's left."""
    inner = [i for i, (r, z) in enumerate(profile) if z < 0.09 and r < 0.0925]

    def place(a, z, out):
        i = float(np.interp(-z, [-profile[k][1] for k in inner], inner))
        p = at(a % 1.0, i)
        radial = Vector((p.x, p.y, 0)).normalized()
        return p + radial * out
    zs = w.spread(low, high, 8)
    fold = 0.0007
    strip = w.patch("ribbon", lambda a, z: tuple(place(a, z, lift + fold * math.sin(9 * a * 6.28 + z * 300) * 0.3)), us, zs, ribbon, round_u=True, uv=lambda a, z: (a * 0.57, z))
    w.facing_out(strip, (0, 0, 0.02))
    w.shell(strip, 0.0008, None, None, 1.0)
    side, wide, mid = 0.25, (high - low), (low + high) / 2
    turn = 1 / 0.57

    def pad(name, a0, a1, puff, squeeze):
        def point(u, v):
            t = (u - a0) / (a1 - a0)
            thick = puff * math.sin(math.pi * t) ** 0.6
            pinch = 1 - squeeze * (1 - min(1, abs(t - (0 if a0 >= 0 else 1)) * 2.5)) ** 2
            p = place(side + u * turn, mid + (v - 0.5) * wide * 0.92 * pinch, lift + 0.0012 + thick)
            return tuple(p)
        one = w.patch(name, point, w.spread(a0, a1, 20), w.spread(0, 1, 8), ribbon, uv=lambda u, v: (u, v * wide))
        w.facing_out(one, (0, 0, 0.02))
        w.shell(one, 0.0007, None, None, 1.0)
    for low_u, high_u, puff in ((-0.030, 0.0, 0.0045), (0.0, 0.030, 0.0045)):
        pad("bow", low_u, high_u, puff, 0.30)
    pad("tail", 0.006, 0.040, 0.0012, 0.0)
    knot = w.patch("knot", lambda u, v: tuple(place(side + u * turn, mid + (v - 0.5) * wide * 0.98, lift + 0.0040 + 0.0012 * math.cos(u / 0.0062 * 1.5))), w.spread(-0.006, 0.006, 8), w.spread(0, 1, 8), ribbon, uv=lambda u, v: (v * wide, u))
    w.facing_out(knot, (0, 0, 0.02))
    w.shell(knot, 0.0040, None, None, -1.0)


def rest(body):
    """Everything down on z = 0."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = body.evaluated_get(graph).to_mesh()
    low = min(v.co.z for v in mesh.vertices)
    for one in bpy.context.scene.objects:
        if one.type == "MESH":
            one.location.z -= low


def braid(size=512, seed=4):
    """One repeat of a seven-straw plait, 8 mm wide: ribs that run slantwise to either edge and cross. (base, height)."""
    y, x = np.meshgrid((np.arange(size) + 0.5) / size, (np.arange(size) + 0.5) / size, indexing="ij")
    strands = 6
    left, right = (x + 0.5 * y) * strands, (x - 0.5 * y) * strands
    over = ((np.floor(left) + np.floor(right)) % 2) < 1
    t = np.where(over, left % 1, right % 1)
    along = np.where(over, right % 1, left % 1)
    height = np.sqrt(np.clip(1 - (2 * t - 1) ** 2, 0, 1)) * (0.72 + 0.28 * np.sin(np.pi * along))
    height = height * (np.sin(np.pi * y) ** 0.32)
    fibre = textures.noise(size, 128, seed, 2, (1, 0.2))
    tone = textures.noise(size, 6, seed + 1, 1)
    base = (0.66 + 0.34 * height ** 0.7) * (0.93 + 0.07 * fibre) * (0.93 + 0.10 * tone)
    return np.clip(base, 0, 1), height * 0.9 + 0.1 * fibre


def straw_hat(job):
    """Brim 110 mm, for 57 cm: one braid of wheat straw sewn in a spiral from the crown outwards, a cotton ribbon."""
    wide = 0.0078
    straw = m.textured("colour", *braid(), wide, (1, 1, 1), 2.2, roughness=0.52, specular=0.4)
    points = [(0.0, 0.098), (0.030, 0.0975), (0.056, 0.094), (0.074, 0.083), (0.083, 0.062), (0.0875, 0.036), (0.0895, 0.014), (0.0945, 0.004), (0.108, -0.001), (0.140, -0.010), (0.172, -0.020), (0.2015, -0.028)]
    step = wide / w.cut(job, 5, 2)
    profile = profile_of(points, step)
    per = w.cut(job, 5, 2)

    def shape(a, i):
        i = max(0.0, min(i, len(profile) - 1.0))
        k, t = int(min(i, len(profile) - 2)), i - int(min(i, len(profile) - 2))
        r, z = w.mixed(profile[k], profile[k + 1], t)
        angle = math.pi / 2 + 2 * math.pi * a
        p = oval(angle, r)
        out = max(0.0, r - 0.094) / 0.107
        c, n = math.cos(angle), math.sin(angle)
        p.z = z + out * (0.012 * math.sin(2 * angle + 0.5) + 0.007 * math.sin(3 * angle + 2.0)) + 0.016 * out ** 2 * n + 0.003 * out * math.sin(7 * angle)
        p.z += 0.0022 * w.ripple(p.x, p.y, p.z, 0.06, 3, 2)
        return p

    last = len(profile) - 2

    def along(a, i):
        """How far out the braid is in row i; its last rounds grow narrow, so that it ends in an even edge."""
        return i + a * per * max(0.0, min(1.0, (last - i) / (3 * per)))

    def at(a, i):
        """Each round laps over the next, like shingles."""
        spiral = along(a, i)
        p = shape(a, spiral)
        lap = (spiral / per) % 1.0
        lift = 0.0011 * (1 - lap) ** 0.8 + 0.0002 * math.sin(a * 6.283 * 61 + i)
        b, c = shape(a + 0.002, spiral), shape(a, spiral + 0.4)
        normal = (b - p).cross(c - p)
        normal = normal.normalized() if normal.length > 1e-12 else Vector((0, 0, 1))
        if normal.z < 0 and spiral < per * 3 or normal.dot(Vector((p.x, p.y, 0.03))) < 0 and spiral < len(profile) * 0.45:
            normal = -normal
        if spiral >= len(profile) * 0.45 and normal.z < 0:
            normal = -normal
        return tuple(p + normal * lift)
    us = w.spread(0, 1, w.cut(job, 256, 84))
    rows = [k + o for k in range(last + 1) for o in ((0,) if job.get("glb") or (k + 1) % per else (0, 0.96)) if k + o <= last]
    radius = [profile[min(len(profile) - 1, int(i))][0] for i in range(len(profile))]

    body = s.mesh_object(*grid_of("hat", at, along, us, rows, straw, radius, per, wide))
    w.facing_out(body, (0, 0, -0.10))
    # where the braid begins it is coiled upon itself
    coil = w.patch("coil", lambda a, r: tuple(shape(a, r / step * 0.999) + Vector((0, 0, -0.0004 + 0.0009 * math.cos(min(1.0, r / 0.0075) * 1.5)))), us[:: w.cut(job, 4, 4)], w.spread(0.0, 0.0105, 8), straw, round_u=True, uv=lambda a, r: (a * 3 * wide, r))
    w.facing_out(coil, (0, 0, -0.10))
    w.shell(body, 0.0016, straw, straw)
    edge_rope = [Vector(at(a, last)) for a in us[:-1]]
    s.tube("edge", edge_rope, 0.0014, straw, closed=True, segments=w.cut(job, 10, 5))
    ribbon = m.textured("ribbon", *ribs(), 0.010, "#efe6d4", 1.0, roughness=0.7, sheen=0.3)
    cotton_band(job, shape, profile, us, ribbon)
    rest(body)


def grid_of(name, at, along, us, rows, material, radius, per, wide):
    """The straw's grid: u is open where the spiral steps over by one round, each row of faces keeps one number of plaits round it."""
    columns = len(us)
    verts = [at(u, v) for v in rows for u in us]
    faces, uvs = [], []
    for r in range(len(rows) - 1):
        spiral = rows[r]
        around = max(1, round(2 * math.pi * (radius[min(len(radius) - 1, int(spiral))] + 0.003) / wide))
        for c in range(columns - 1):
            faces.append((r * columns + c, r * columns + c + 1, (r + 1) * columns + c + 1, (r + 1) * columns + c))
            corners = [(us[c], rows[r]), (us[c + 1], rows[r]), (us[c + 1], rows[r + 1]), (us[c], rows[r + 1])]
            uvs.append([(a * around * wide, along(a, i) / per * wide) for a, i in corners])
    return name, verts, faces, material, uvs


def cotton_band(job, shape, profile, us, ribbon):
    foot = next(i for i, (r, z) in enumerate(profile) if z < 0.034)
    end = next(i for i, (r, z) in enumerate(profile) if z < 0.009)

    def place(a, t, out):
        p = shape(a, foot + (end - foot) * t)
        return p + Vector((p.x, p.y, 0)).normalized() * out
    strip = w.patch("ribbon", lambda a, t: tuple(place(a, t, 0.0026 + 0.0006 * math.sin(a * 40 + 5 * t))), us, w.spread(0, 1, 8), ribbon, round_u=True, uv=lambda a, t: (a * 0.57, t * 0.026))
    w.facing_out(strip, (0, 0, 0.02))
    w.shell(strip, 0.0007, None, None, 1.0)
    side = 0.79
    at = place(side, 0.55, 0.006)
    out = Vector((at.x, at.y, 0)).normalized()
    along = Vector((0, 0, 1)).cross(out).normalized()
    up = Vector((0, 0, 1))
    for sign in (-1, 1):
        loop = w.curve([at, at + along * sign * 0.012 + out * 0.004 + up * 0.002, at + along * sign * 0.030 + out * 0.006 + up * 0.003, at + along * sign * 0.037 + out * 0.001 + up * 0.001,
                        at + along * sign * 0.029 - out * 0.003 - up * 0.001, at + along * sign * 0.010 - out * 0.001, at], 8)
        w.strap("bow", loop, up + out * 0.12, 0.021, 0.0007, ribbon, taper=lambda t: 0.5 + 0.5 * math.sin(math.pi * t) ** 0.5)
        reach, drop = (0.050, 0.0) if sign > 0 else (0.038, 0.0)
        tail = w.curve([at, at + along * sign * 0.010 + out * 0.004 - up * 0.008, at + along * sign * 0.020 + out * 0.012 - up * 0.0155, at + along * sign * 0.030 + out * reach * 0.6 - up * (0.0165 + drop), at + along * sign * 0.036 + out * reach - up * (0.0160 + drop)], 8)
        w.strap("tail", tail, along * 0.9 + up * 0.35 * (1 if sign > 0 else -1), 0.019, 0.0007, ribbon, taper=lambda t: 0.5 + 0.5 * w.smoothstep(0, 0.35, t))
    ball = [at + out * 0.004 + (along * math.cos(t) * 0.2 + up * math.sin(t)) * 0.0095 + out * 0.0045 * math.cos(t) for t in (2 * math.pi * i / 24 for i in range(25))]
    w.strap("knot", ball, along, 0.013, 0.0012, ribbon)
