"""Bags of leather: a shopper folded from one hide, a weekend bag with a wide mouth, a small curved one with a flap."""
import math

import bpy
from mathutils import Vector

from .. import materials as m
from .. import shapes as s
from .. import textures
from . import sewn as w
from .bags import Pouch


def shopper(job):
    """390 × 310 × 130 mm of one hide 2.4 mm thick: pale edges, raw inside, handles held by brass rivets."""
    def push(u, z, p):
        top = w.smoothstep(0.1, 1.0, z / 0.31)
        y = -0.010 * top * math.cos(p.x * 9 + 0.5) if p.y < 0 else 0.012 * top * math.cos(p.x * 8 - 0.4)
        y += 0.006 * w.ripple(p.x, p.y, z, 0.2, 2, 2) - (0.005 if p.y < 0 else -0.005) * math.sin(math.pi * z / 0.31)
        return Vector((0.005 * top * w.ripple(p.x, p.y, z, 0.2, 6, 2), y, -0.004 * top * w.bump(p.x, 0.02, 0.07) + 0.003 * top * w.ripple(p.x, p.y, 0, 0.2, 4, 2)))

    pouch = Pouch(0.39, 0.13, 0.31, 0.084, 0.016, 0.018, push)
    hide = m.leather("colour", tile=0.085)
    raw, pale = m.felt("raw", "#b48a5f", tile=0.03), m.plain("edge", "#b98d5c", 0.6)
    body = pouch.wall("bag", w.cut(job, 0.008, 0.018), hide)
    at = pouch.at
    w.shell(body, 0.0026, raw, pale)
    thread, metal = w.thread(color="#ead9b8"), w.brass()
    seam = 0.195 - 0.009
    for side in (-1, 1):
        for back in (False, True):
            def u_of(x):
                return (pouch.half - abs(x)) * (1 if x > 0 else -1) if back else x
            points = [Vector(w.raised(at, 0.0002)(u_of(side * seam), z)) for z in w.spread(0.022, 0.303, 24)]
            w.stitches("seam", points, lambda p: (0, 1 if back else -1, 0), thread, job, pitch=0.0058, length=0.0044, radius=0.0005)
    for back in (False, True):
        handle(job, pouch, at, hide, pale, thread, metal, back)
    w.rivet("stud", Vector(w.raised(at, 0.0)(0.0, 0.285)) + Vector((0, -0.0002, 0)), (0, -1, 0), metal, job, 0.006)


def handle(job, pouch, at, hide, edge, thread, metal, back):
    """A strip of 560 mm, riveted to the wall."""
    sign, out = (1 if back else -1), 0.075
    normal = Vector((0, sign, 0))

    def on(x, z, lift):
        u = (pouch.half - x if x > 0 else -pouch.half - x) if back else x
        return Vector(at(u, z)) + normal * lift
    left, right = ([on(x, z, 0.0021) for z in (0.232, 0.26, 0.29, 0.306)] for x in (-out, out))
    a, b = left[-1], right[-1]
    rise, lean, shift = (0.178, 0.030, -0.012) if back else (0.165, 0.020, 0.010)
    middle = (a + b) / 2
    path = w.curve(left + [a + Vector((0.002 + shift * 0.3, -sign * lean * 0.1, 0.05)), a + Vector((0.016 + shift, -sign * lean * 0.6, rise * 0.74)), middle + Vector((-0.026 + shift, -sign * lean, rise * 0.985)),
                           middle + Vector((0.026 + shift, -sign * lean, rise)), b + Vector((-0.014 + shift, -sign * lean * 0.6, rise * 0.76)), b + Vector((shift * 0.3, -sign * lean * 0.1, 0.05))] + right[::-1], w.cut(job, 9, 4))
    count = len(path) - 1
    across = []
    for i in range(count + 1):
        t = i / count
        angle = (w.smoothstep(0.18, 0.42, t) - w.smoothstep(0.58, 0.82, t)) * math.pi / 2
        across.append(Vector(((1 if t < 0.5 else -1) * math.cos(angle), -math.sin(angle), 0)))
    w.strap("handle", path, across, 0.022, 0.0042, hide, edge, w.cut(job, 3, 2), crown=0.0006)
    for x in (-out, out):
        for z in (0.244, 0.292):
            w.rivet("rivet", on(x, z, 0.0046), normal, metal, job, 0.005)
        for dx in (-0.0082, 0.0082):
            w.stitches("strap-stitches", [on(x + dx, z, 0.0044) for z in w.spread(0.236, 0.304, 8)], normal, thread, job, pitch=0.0052, length=0.004, radius=0.00045)


def hull(u, x, width=0.48, height=0.27, depth=0.24):
    """The weekend bag's cut across at x: u in 0..1 from the middle of the bottom round the front to the top and back again."""
    angle = -math.pi / 2 - 2 * math.pi * u
    c, n = math.cos(angle), math.sin(angle)
    y, z = (math.copysign(abs(k) ** 0.62, k) for k in (c, n))
    end = abs(x) / (width / 2)
    up = (z + 1) / 2
    y *= depth / 2 * (1 - 0.52 * up ** 1.7) * (1 - 0.03 * end ** 4)
    top = height * (1 - 0.020 * (1 - end ** 2) - 0.035 * end ** 6)
    z = 0.012 + up * (top - 0.012)
    soft = 1 - end ** 8
    lump = w.ripple(x, y, z, 0.17, 4, 3)
    fold = 0.5 * w.ripple(x * 0.55, y, z * 2.2, 0.09, 9, 2) * w.bump(up, 0.42, 0.34)
    swell = 0.009 * lump * soft + 0.004 * fold * soft - 0.004 * w.bump(abs(x), 0.13, 0.03) * w.bump(up, 0.92, 0.2)
    return (x, y * (1 + swell / (depth / 2) * 1.3), z + swell * up * 0.6)


def weekend(job):
    """480 × 280 × 240 mm: a rounded body with piped ends, rolled handles on straps that run down it, a brass zip, brass feet."""
    hide, edge = m.leather("colour", tile=0.10), w.shade("colour-edge", 0.16, roughness=0.5)
    metal, thread = w.brass("brass", 0.2), w.thread(color="#e4d3b0")
    half = 0.232
    xs, us = w.spread(-half, half, w.cut(job, 80, 32)), w.spread(0, 1, w.cut(job, 140, 48))
    around = 0.82

    def at(x, v):
        return hull(v / around, x)
    body = w.patch("bag", lambda v, x: at(x, v), [u * around for u in us], xs, hide, round_u=True)
    s.outwards(body)
    for side in (-1, 1):
        rings = 10
        verts, faces, uvs = [], [], []
        n = len(us) - 1
        for r in range(rings + 1):
            t = r / rings
            for u in us[:-1]:
                x, y, z = hull(u, side * half)
                cz = 0.135
                bulge = 0.012 * (1 - (1 - t) ** 2) + 0.004 * w.ripple(y * (1 - t), z, side, 0.12, 3) * min(1, 3 * t)
                verts.append((x + side * bulge, y * (1 - t), cz + (z - cz) * (1 - t)))
        for r in range(rings):
            for c in range(n):
                quad = (r * n + c, r * n + (c + 1) % n, (r + 1) * n + (c + 1) % n, (r + 1) * n + c)
                faces.append(quad)
                uvs.append([(verts[i][1], verts[i][2]) for i in quad])
        cap = s.mesh_object("end", verts, faces, hide, uvs)
        s.weld(cap, 1e-6)
        s.outwards(cap)
        rim = [Vector(hull(u, side * half)) + Vector((side * 0.001, 0, 0)) for u in us[:-1]]
        centre = Vector((0, 0, 0.135))
        s.tube("piping", [p + (p - centre - Vector((p.x, 0, 0))).normalized() * 0.0012 for p in rim], 0.0036, edge, closed=True, segments=w.cut(job, 12, 6))
        inner = [Vector(w.raised(lambda v, x: at(x, v), 0.0003, -1)(u * around, side * (half - 0.010))) for u in us[:-1]]
        w.stitches("seam", inner, lambda p: Vector((0, p.y, (p.z - 0.135))).normalized(), thread, job, pitch=0.0062, length=0.0046, radius=0.00055, closed=True)
        tab_ring = Vector((side * (half + 0.013), 0, 0.205))
        w.strap("tab", w.curve([tab_ring + Vector((side * 0.003, 0, 0.004)), tab_ring + Vector((side * 0.001, 0, -0.02)), tab_ring + Vector((-side * 0.001, 0, -0.055))], 8), (0, 1, 0), 0.026, 0.003, hide, edge)
        w.ring("ring", 0.015, 0.0024, metal, tab_ring + Vector((side * 0.006, 0, 0.004)), (0.25 * side, 1, 0), job)
    zip_line(job, half, edge, metal, thread)
    for back in (False, True):
        weekend_handle(job, at, around, hide, edge, metal, thread, back)
    for x in (-0.19, 0.19):
        for y in (-0.068, 0.068):
            w.turned("foot", [(0.0, -0.0125), (0.006, -0.0125), (0.0085, -0.011), (0.0095, -0.006), (0.010, 0.004), (0, 0.004)], metal, (x, y, 0.0125), (0, 0, 1), job)


def zip_line(job, half, edge, metal, thread):
    """Brass teeth along the ridge, a slider with a leather pull."""
    def top(x):
        return Vector(hull(0.5, x))
    line = [top(x) + Vector((0, 0, 0.0008)) for x in w.spread(-half * 0.96, half * 0.96, 60)]
    w.strap("tape", line, (0, 1, 0), 0.030, 0.0016, edge)
    step = w.cut(job, 0.0026, 0.0070)
    places = w.resampled([p + Vector((0, 0, 0.0014)) for p in line], step)
    for offset in (-1, 1):
        w.stitches("teeth", [p + Vector((0, 0.0018 * offset, 0)) for p in places], (0, 0, 1), metal, job, pitch=step, length=step * 0.6, radius=0.0013, slant=0, sunk=0.4)
        w.stitches("zip-stitches", [p + Vector((0, 0.0118 * offset, -0.0001)) for p in line], (0, 0, 1), thread, job, pitch=0.006, length=0.0045, radius=0.0005)
    at = top(-0.15) + Vector((0, 0, 0.005))
    s.box("slider", (0.016, 0.010, 0.006), metal, tuple(at), 0.002)
    w.ring("pull-ring", 0.006, 0.0013, metal, at + Vector((-0.012, 0, 0.002)), (0, 0.3, 1), job)
    pull = [at + Vector((-0.015, 0, 0.002)), at + Vector((-0.030, -0.012, 0.003)), at + Vector((-0.044, -0.032, -0.004)), at + Vector((-0.048, -0.056, -0.020))]
    w.strap("pull", w.curve(pull, 8), (0.3, 0.2, 0.25), 0.013, 0.0032, m.leather("colour-pull", tile=0.1), edge, taper=lambda t: 0.7 + 0.3 * w.smoothstep(0, 0.3, t))


def weekend_handle(job, at, around, hide, edge, metal, thread, back):
    sign, out = (1 if back else -1), 0.105
    share = (lambda v: (1 - v) * around) if back else (lambda v: v * around)
    tops = []
    for x in (-out, out):
        def point(v, lift, dx=0.0):
            """On the strap's way: it lies on the highest places below its width."""
            p, a, b = (Vector(at(x, share(k))) for k in (v, v + 0.004, v - 0.004))
            normal = (a - b).cross(Vector((1, 0, 0))).normalized()
            if normal.y * sign < 0:
                normal = -normal
            high = max((Vector(at(x + d, share(v))) - p).dot(normal) for d in (-0.014, -0.007, 0.0, 0.007, 0.014))
            return p + Vector((dx, 0, 0)) + normal * (lift + high), normal
        path = [point(v, 0.0016)[0] for v in w.spread(0.075, 0.365, w.cut(job, 40, 18))]
        w.strap("strap", path, (1, 0, 0), 0.030, 0.0034, hide, edge, crown=0.0005)
        for dx in (-0.0112, 0.0112):
            line = [point(v, 0.0037, dx) for v in w.spread(0.08, 0.36, 30)]
            places = [p for p, _ in line]
            looks = [n for _, n in line]
            w.stitches("strap-stitches", places, lambda p: looks[min(range(len(places)), key=lambda i: (places[i] - p).length_squared)], thread, job, pitch=0.0060, length=0.0045, radius=0.0005)
        for v in (0.30, 0.352):
            place, look = point(v, 0.0038)
            w.rivet("rivet", place, look, metal, job, 0.005)
        place, look = point(0.372, 0.006)
        w.ring("ring", 0.0175, 0.0027, metal, place + Vector((0, 0, 0.010)), look, job)
        tops.append(place + Vector((0, 0, 0.022)))
    a, b = tops
    lean, rise, shift = (0.045, 0.150, 0.0) if back else (0.006, 0.128, 0.012)
    middle = (a + b) / 2
    path = w.curve([a + Vector((0, 0, -0.004)), a + Vector((0.003, -sign * lean * 0.2, 0.035)), a + Vector((0.022 + shift, -sign * lean * 0.7, rise * 0.76)), middle + Vector((-0.04 + shift, -sign * lean, rise * 0.99)),
                    middle + Vector((0.035 + shift, -sign * lean, rise)), b + Vector((-0.022 + shift, -sign * lean * 0.7, rise * 0.78)), b + Vector((-0.002, -sign * lean * 0.2, 0.035)), b + Vector((0, 0, -0.004))], w.cut(job, 12, 5))
    count = len(path) - 1
    thick = [0.0052 + 0.0030 * w.smoothstep(0.08, 0.26, i / count) * w.smoothstep(0.08, 0.26, 1 - i / count) for i in range(count + 1)]
    s.tube("handle", path, thick, hide, segments=w.cut(job, 20, 8))
    seam = [p + Vector((0, 0, -1)) * t * 0.98 for p, t in zip(path, thick)][count // 5: -count // 5]
    w.stitches("handle-seam", seam, (0, 0, -1), thread, job, pitch=0.006, length=0.0045, radius=0.0006)
    for i in (int(count * 0.14), int(count * 0.86)):
        s.tube("whipping", [path[i] - (path[i + 1] - path[i]).normalized() * 0.004, path[i] + (path[i + 1] - path[i]).normalized() * 0.004], thick[i] + 0.0012, edge, segments=20)


def petal_edge(a, wide=0.105, high=0.15):
    """The outline of the crossbody bag's sides: level above, round below; a from 0 (right, above) round the bottom to 1."""
    angle = -math.pi * a
    x, z = math.cos(angle), math.sin(angle)
    x = math.copysign(abs(x) ** 0.80, x) * wide
    return x, high * (1 - abs(z) ** 0.86)


def crossbody(job):
    """210 × 150 × 60 mm: two puffed sides, a gusset between piped seams, a petal of a flap, a strap through a knot."""
    hide, edge = m.textured("colour", *smooth_calf(), 0.07, (1, 1, 1), 0.35, roughness=0.36, specular=0.5), w.shade("colour-edge", 0.17, roughness=0.45)
    metal, thread = w.brass(), w.shade("colour-thread", 0.42, roughness=0.8)
    deep, n, rings = 0.026, w.cut(job, 96, 40), w.cut(job, 16, 8)
    rim = [petal_edge(a) for a in w.spread(0, 1, n)]
    for sign in (-1, 1):
        verts, faces, uvs = [], [], []
        for r in range(rings + 1):
            t = r / rings
            for x, z in rim:
                px, pz = x * (1 - t), 0.128 + (z - 0.128) * (1 - t) if t else z
                pz = z + (0.118 - z) * t if z < 0.118 else z + (0.128 - z) * t
                puff = 0.0055 * (1 - (1 - t) ** 2.4) + 0.0012 * w.ripple(px, pz, sign, 0.07, 4)
                verts.append((px, sign * (deep + puff), pz))
        for r in range(rings):
            for c in range(n):
                quad = (r * (n + 1) + c, r * (n + 1) + c + 1, (r + 1) * (n + 1) + c + 1, (r + 1) * (n + 1) + c)
                faces.append(quad)
                uvs.append([(verts[i][0], verts[i][2]) for i in quad])
        side = s.mesh_object("side", verts, faces, hide, uvs)
        s.weld(side, 1e-6)
        s.outwards(side)
        if (side.data.polygons[0].normal.y > 0) != (sign > 0):
            side.data.flip_normals()
        line = [Vector((x, sign * (deep + 0.0002), z)) for x, z in rim]
        s.tube("piping", line, 0.0021, edge, segments=w.cut(job, 10, 6))
        inner = [Vector((x * 0.945, sign * (deep + 0.0022), z + (0.122 - z) * 0.052)) for x, z in rim if z < 0.142]
        w.stitches("seam", inner, (0, sign, 0), thread, job, pitch=0.0042, length=0.0032, radius=0.00042)
    gusset = w.patch("gusset", lambda u, v: (rim[round(u * n)][0], v, rim[round(u * n)][1]), w.spread(0, 1, n), w.spread(-deep, deep, 6), hide, uv=lambda u, v: (u * 0.4, v))
    s.outwards(gusset)
    flap(job, hide, edge, thread, deep)
    crossbody_strap(job, hide, edge, metal)
    for one in bpy.context.scene.objects:
        one.location.z += 0.0021


def smooth_calf():
    base, height = textures.leather(1024, 110, 5)
    return 1 - (1 - base) * 0.35, height


def flap(job, hide, edge, thread, deep):
    """From the back over the top, down the front to a round lip."""
    front, back = deep + 0.0085, deep + 0.004
    radius = 0.012

    def at(x, v):
        """v metres from the flap's seam on the back, over the top, down the front."""
        wide = x / 0.105
        top = 0.1545 - 0.003 * wide ** 4
        flat = (front + back) - 2 * radius
        rise, arc = 0.03, math.pi / 2 * radius
        if v < rise:
            return (x, back, top - radius - rise + v)
        v -= rise
        if v < arc:
            a = v / radius
            return (x, back - radius + radius * math.cos(a), top - radius + radius * math.sin(a))
        v -= arc
        if v < flat:
            return (x, back - radius - v, top + 0.0016 * math.sin(math.pi * v / flat))
        v -= flat
        if v < arc:
            a = v / radius
            return (x, -front + radius - radius * math.sin(a), top - radius + radius * math.cos(a))
        v -= arc
        lift = 0.0012 * w.ripple(x, v, 0, 0.06, 2) + 0.003 * w.smoothstep(0.05, 0.09, v) * (wide ** 2) * 0.6
        return (x, -front - 0.0045 * math.sin(math.pi * min(1, v / 0.11)) * (1 - 0.5 * wide ** 2) - lift, top - radius - v)

    def length(x):
        t = min(1.0, abs(x) / 0.0985)
        return 0.03 + math.pi * radius + (front + back) - 2 * radius + 0.004 + 0.100 * math.sqrt(max(0.0, 1 - t ** 2.3)) ** 0.9
    xs = [0.0985 * math.sin(math.pi / 2 * t) for t in w.spread(-1, 1, w.cut(job, 72, 30))]
    body = w.patch("flap", lambda x, t: at(x, t * length(x)), xs, w.spread(0, 1, w.cut(job, 72, 30)), hide, uv=lambda x, t: (x, t * length(x)))
    body.data.flip_normals()
    w.shell(body, 0.0030, hide, edge)
    round_edge = body.modifiers.new("edge", "BEVEL")
    round_edge.width, round_edge.segments, round_edge.limit_method, round_edge.angle_limit = 0.0009, 2, "ANGLE", math.radians(50)
    line = []
    for x in [0.0985 * 0.955 * math.sin(math.pi / 2 * t) for t in w.spread(-1, 1, 80)]:
        v = length(x / 0.955) - 0.0050
        line.append(Vector(at(x, v)) + Vector((0, -0.0001, 0)) if v > 0.10 else None)
    w.stitches("flap-stitches", [p for p in line if p], (0, -1, 0), thread, job, pitch=0.0042, length=0.0032, radius=0.00042)


def crossbody_strap(job, hide, edge, metal):
    ends = []
    for side in (-1, 1):
        at = Vector((side * 0.1065, 0, 0.140))
        w.strap("loop", w.curve([at + Vector((-side * 0.001, 0, -0.030)), at + Vector((side * 0.001, 0, -0.010)), at + Vector((side * 0.0035, 0, 0.004)), at + Vector((side * 0.0005, 0, 0.011))], 6), (0, 1, 0), 0.014, 0.0026, hide, edge)
        w.ring("ring", 0.0105, 0.0016, metal, at + Vector((side * 0.003, 0, 0.012)), (0, 1, 0.15), job)
        ends.append(at + Vector((side * 0.003, 0, 0.021)))
    a, b = ends
    path = w.curve([a, a + Vector((-0.004, 0.003, 0.03)), a + Vector((-0.004, 0.014, 0.10)), a + Vector((0.040, 0.028, 0.185)), Vector((-0.012, 0.040, 0.392)), Vector((0.042, 0.044, 0.386)), b + Vector((-0.020, 0.030, 0.165)), b + Vector((0.004, 0.012, 0.085)), b + Vector((0.003, 0.003, 0.03)), b], w.cut(job, 14, 6))
    count = len(path) - 1
    across = [Vector((0, 1, 0)) for _ in range(count + 1)]
    w.strap("long-strap", path, across, 0.012, 0.0030, hide, edge)
    i = int(count * 0.16)
    knot, along = path[i], (path[i + 1] - path[i]).normalized()
    side = along.cross(Vector((0, 1, 0))).normalized()
    for k, tilt in ((-1, 0.5), (1, -0.5), (0, 0.1)):
        centre = knot + along * 0.007 * k
        loop = [centre + Vector((0, 1, 0)) * 0.0085 * math.cos(t) + side * 0.0052 * math.sin(t) + along * tilt * 0.006 * math.cos(t) for t in (2 * math.pi * j / 24 for j in range(25))]
        w.strap("knot", loop, [along] * 25, 0.010, 0.0026, hide, edge, 2)
    w.strap("knot-end", w.curve([knot + side * 0.004, knot + side * 0.010 - along * 0.012, knot + side * 0.016 - along * 0.042], 6), (0, 1, 0), 0.012, 0.003, hide, edge)
