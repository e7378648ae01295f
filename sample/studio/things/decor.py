"""The mug, the vase and the candle."""
import math

from .. import materials as m
from .. import paint
from .. import shapes as s
from .. import textures as t
from . import glazing


def _mm(points):
    return [(a / 1000, b / 1000) for a, b in points]


def _uneven(objects, much=0.00014):
    """No pot is quite round: moves every vertex by the angle and height at which it stands, so that what lies on it goes along."""
    for one in objects:
        for vertex in one.data.vertices:
            x, y, z = vertex.co
            a = math.atan2(y, x)
            share = 1 + much / 0.04 * (math.sin(2 * a + 0.7) + 0.6 * math.sin(3 * a + 38 * z) + 0.5 * math.sin(a + 90 * z + 2))
            vertex.co = (x * share, y * share, z + much * 0.8 * math.sin(a + 1.1) * z / 0.1)


def ear(name, line, material, body, width, thick, fillet, segments=28, steps=10):
    """A handle drawn along `line` [(x, z), ...] from a round body of radius `body` and back to it; it flares into it with a fillet."""
    points = s.smooth_profile(line, steps)
    count = len(points)
    lengths = [0.0]
    for a, b in zip(points, points[1:]):
        lengths.append(lengths[-1] + math.dist(a, b))
    whole = lengths[-1]
    verts, faces, uvs = [], [], []
    for i, (x, z) in enumerate(points):
        a, b = points[max(0, i - 1)], points[min(count - 1, i + 1)]
        tx, tz = b[0] - a[0], b[1] - a[1]
        size = math.hypot(tx, tz)
        nx, nz = -tz / size, tx / size
        share = lengths[i] / whole
        d = max(0.0, min(1.0, (x - body) / fillet)) if min(share, 1 - share) < 0.3 else 1.0
        flare = 0.44 * fillet * (1 - d) ** 2.2
        middle = math.sin(math.pi * share)
        half_w = width / 2 * (1.12 - 0.16 * middle) + 0.5 * flare
        half_t = thick / 2 * (1.10 - 0.12 * middle) + flare
        blend = max(0.0, 1 - (x - body) / (1.3 * fillet)) if min(share, 1 - share) < 0.3 else 0.0
        for k in range(segments):
            c, q = math.cos(2 * math.pi * k / segments), math.sin(2 * math.pi * k / segments)
            power = 0.86
            y = half_w * math.copysign(abs(c) ** power, c)
            off = half_t * math.copysign(abs(q) ** power, q)
            px = x + nx * off
            px += (math.sqrt(max(0.0, body * body - y * y)) - body) * min(1.0, blend)
            verts.append((px, y, z + nz * off))
            uvs.append((k / segments * (half_w + half_t) * 3.1, lengths[i]))
    for i in range(count - 1):
        for k in range(segments):
            n = (k + 1) % segments
            faces.append((i * segments + k, i * segments + n, (i + 1) * segments + n, (i + 1) * segments + k))
    one = s.mesh_object(name, verts, faces, material, uvs)
    s.outwards(one)
    return one


def mug(job):
    """330 ml, 82 mm across, 95 mm high: white outside, its colour inside, on the lip and on the handle; raw clay below. Forms: home
    (in one colour, with upright photos) and home-blank (that without them)."""
    small = bool(job.get("glb"))
    form = job.get("form") or ""
    blank = "blank" in form
    around, steps = (64, 3) if small else (160, 8)
    white = m.ceramic("glaze-white", "#f3efe7", roughness=0.13, coat=0.4)
    # a mug of the home page's steps has its colour already
    tint = m.ceramic("glaze-black", "#333333", roughness=0.13, coat=0.5) if form.startswith("home") else m.ceramic("colour", roughness=0.13, coat=0.5)
    clay = m.textured("stoneware", *t.glaze(512, 5, 0.8), 0.09, "#bda585", 0.5, roughness=0.95, specular=0.15)
    parts = [
        s.lathe("foot", s.smooth_profile(_mm([(0, 1.7), (26, 1.7), (26.6, 1.6), (27.5, 0.5), (28.4, 0), (30.4, 0), (31.4, 0.6), (32.6, 2.2), (34.4, 3.6)]), steps), clay, around),
        s.lathe("body", s.smooth_profile(_mm([(33.0, 2.2), (33.3, 2.35), (34.0, 2.5), (35.4, 3.1), (38.0, 5.0), (40.0, 7.2), (40.8, 9.2), (41, 12), (41, 50), (41, 86), (41, 90.5), (40.85, 92.6), (40.3, 94)]), steps), white, around),
        s.lathe("inside", s.smooth_profile(_mm([(40.5, 92.5), (40.86, 92.75), (41.0, 93.3), (40.8, 94.2), (40.2, 94.85), (39.2, 95.1), (38.2, 94.95), (37.4, 94.3), (37.0, 92.8), (36.9, 88), (36.9, 40), (36.7, 20), (35.4, 12), (31.5, 8.1), (24, 6.6), (10, 6.3), (0, 6.3)]), steps), tint, around),
        ear("handle", _mm([(40.2, 78.6), (41.0, 78.7), (42.2, 78.9), (45.5, 79.4), (51, 79.6), (58.5, 77.4), (65.5, 71), (68.6, 60.5), (66.6, 49.5), (60, 40.8), (51.5, 36.2), (45.5, 34.8), (42.2, 34.3), (41.0, 34.2), (40.2, 34.1)]), tint, 0.041, 0.0155, 0.0086, 0.0080, 14 if small else 40, 3 if small else 8),
    ]
    columns = 24 if small else 64
    wide, high, low = (0.062, 0.0775, 0.0105) if form.startswith("home") else (0.09, 0.08, 0.008)
    # what reaches down to the foot follows its curve
    bent = (lambda v: 0.0411) if low > 0.01 else lambda v: 0.0411 if v > 0.045 else 0.0411 - 0.0003 * (1 - v / 0.045) ** 2
    same = {"roughness": 0.13, "coat": 0.4, "specular": 0.5}
    if not blank:
        front = m.artwork("front", job.get("art", "dog"), aspect=wide / high, **same)
        parts.append(s.face_round("print-front", 0.0411, wide * 41.1 / 41, high, front, 0, low, columns, bent))
        back = m.artwork("back", job.get("label") or "balloons", aspect=wide / high, **same)
        parts.append(s.face_round("print-back", 0.0411, wide * 41.1 / 41, high, back, 180, low, columns, bent))
    if small and not blank:
        parts.append(s.face_round("print-handle", 0.0412, 0.036, 0.012, m.plain("artwork-handle", "#f3efe7", **same), 90, 0.009, 12, lambda v: 0.0412))
        base = s.face_plate("print-base", 0.05, 0.05, m.plain("artwork-base", "#bda585", 0.9), (0, 0, 0), outline="ellipse", segments=48)
        s.place(base, (0, 0, 0.0015), (90, 0, 0))
        s.apply_place(base)
    _uneven(parts)


def _radius_at(profile):
    def at(z):
        for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
            if z0 <= z <= z1 and z1 > z0:
                return r0 + (r1 - r0) * (z - z0) / (z1 - z0)
        return profile[-1][0]
    return at


def vase(job):
    """165 mm across, 270 mm high, thrown: speckled clay below, dipped at a slant into a matt glaze that ends in a bead."""
    small = bool(job.get("glb"))
    around, rows = (72, 40) if small else (220, 130)
    clay = m.textured("clay", *t.glaze(1024, 11, 0.9), 0.12, "#c2a480", 0.9, roughness=0.92, specular=0.18)
    base, height = t.glaze(1024, 3, 1.0)
    orange_peel = 0.5 * height + 0.5 * t.noise(1024, 90, 8, 2)
    glaze = m.textured("colour", base, orange_peel, 0.14, relief=0.5, roughness=0.36, coat=0.12, specular=0.5)
    outline = s.smooth_profile(_mm([(46, 1.5), (52, 14), (68, 52), (80, 96), (82, 122), (77, 158), (60, 196), (42, 219), (32.5, 236), (31, 247), (33, 260), (36.5, 267.5)]), 12)
    at = _radius_at(outline)

    def wall(a, z):
        rings = 0.00028 * math.sin(z * 2 * math.pi / 0.0074 + 0.9 * math.sin(a + z * 30)) * (0.5 + 0.5 * math.sin(z * 41 + 1)) * min(1, (0.26 - min(z, 0.26)) / 0.05)
        lean = 0.0009 * math.sin(a + 0.6) * z / 0.2 + 0.0007 * math.sin(2 * a + 1 + 4 * z)
        return at(z) + rings + lean

    def edge(a):
        drips = 0.0022 * math.sin(5 * a + 1) + 0.0018 * math.sin(9 * a + 0.4) + 0.0012 * math.sin(17 * a) + 0.006 * max(0, math.sin(3 * a + 2.2)) ** 9
        return 0.108 + 0.036 * math.sin(a + 0.9) - drips

    def grid(name, material, line):
        verts, faces, uvs = [], [], []
        lines = [line(-math.pi / 2 + 2 * math.pi * k / around) for k in range(around)]
        count = len(lines[0])
        for k, points in enumerate(lines):
            a = -math.pi / 2 + 2 * math.pi * k / around
            verts += [(r * math.cos(a), r * math.sin(a), z) for r, z in points]
        along = [0.0]
        for a, b in zip(lines[0], lines[0][1:]):
            along.append(along[-1] + math.dist(a, b))
        for k in range(around):
            n = (k + 1) % around
            for i in range(count - 1):
                face = (k * count + i, n * count + i, n * count + i + 1, k * count + i + 1)
                faces.append(face)
                uvs.append([((k + (j in (1, 2))) / around * 0.48, along[i + (j >= 2)]) for j in range(4)])
        return s.mesh_object(name, verts, faces, material, uvs)

    def body(a):
        foot = [(0.0, 0.0016), (0.036, 0.0016), (0.038, 0.0004), (0.040, 0.0), (0.0435, 0.0), (0.0455, 0.0007)]
        return foot + [(wall(a, z), z) for z in (0.0016 + (0.16 - 0.0016) * i / (rows - 1) for i in range(rows))]

    def dipped(a):
        low = edge(a)
        bead = [(-0.0002, -0.0004), (0.0002, -0.0002), (0.0006, 0.0003), (0.00082, 0.0011), (0.00085, 0.002), (0.00072, 0.0036), (0.0006, 0.006)]
        line = [(wall(a, low + dz) + out, low + dz) for out, dz in bead]
        start = low + 0.006
        line += [(wall(a, z) + 0.0006, z) for z in (start + (0.2662 - start) * i / rows for i in range(1, rows + 1))]
        lip = wall(a, 0.2662) + 0.0006
        over = [(0.0, 0.0012), (-0.0006, 0.0026), (-0.0020, 0.0036), (-0.0036, 0.0037), (-0.0052, 0.0028), (-0.0060, 0.0010), (-0.0064, -0.003), (-0.0075, -0.012), (-0.0072, -0.022), (-0.005, -0.035), (0.002, -0.05), (0.009, -0.062)]
        return line + [(lip + dr, 0.2662 + dz) for dr, dz in over]

    grid("clay", clay, body)
    grid("glaze", glaze, dipped)


def candle(job):
    """80 mm across, 95 mm high: soy wax in amber glass, a cotton wick, a paper label of 68 × 74 mm."""
    small = bool(job.get("glb"))
    around, steps = (64, 3) if small else (160, 8)
    amber = m.glass("amber", "#dcaf72") if small else glazing.through("amber", "#e6bd85", thin=0.97)
    profile = [(0, 1.2), (30, 1.2), (33, 0.5), (35.5, 0), (38, 0.8), (39.6, 3.0), (40, 6), (40, 50), (40, 92), (39.8, 94), (39.0, 95), (38.1, 94.6), (37.5, 93), (37.4, 90), (37.4, 20), (37.0, 13), (34.5, 9.6), (28, 8.4), (0, 8.0)]
    s.lathe("glass", s.smooth_profile(_mm(profile), steps), amber, around)
    wax = m.plain("wax", "#f0e3c6", 0.42, specular=0.35, subsurface=0.0 if small else 0.25)
    wax_line = s.smooth_profile(_mm([(0, 8.3), (27, 8.7), (34, 9.9), (36.7, 13.2), (37.15, 20), (37.15, 66), (37.15, 73.2), (36.9, 73.5), (35, 72.4), (30, 71.9), (14, 71.7), (5, 71.3), (1.6, 71.9), (0, 72.2)]), steps)
    body = s.lathe("wax", wax_line, wax, around)
    for vertex in body.data.vertices:
        x, y, z = vertex.co
        if z > 0.0705:
            vertex.co.z += 0.00035 * math.sin(x * 160 + 1) * math.cos(y * 130) + 0.0002 * math.sin(x * 420 + y * 300)
    wick = m.textured("wick", *t.weave(128, 8, 3), 0.004, "#e9e2d2", 1.0, roughness=0.95)
    burnt = m.plain("wick-tip", "#1d1a18", 0.95)
    line = [(0.0002 * math.sin(i * 0.9), 0.0001 * math.cos(i), 0.0715 + 0.0105 * i / 10) for i in range(11)]
    line = [(x + 0.0016 * (i / 10) ** 2, y, z) for i, (x, y, z) in enumerate(line)]
    s.tube("wick", line[:9], 0.0011, wick, segments=12)
    s.tube("wick-tip", line[8:], [0.0011, 0.00105, 0.0008], burnt, segments=12)
    sheet = paint.Sheet(68, 74, "#f6f2ea", 768 if small else 1400)
    sheet.photo(job.get("art", "tree"), 4, 4, 60, 45)
    title, _, line_two = (job.get("label") or "Slow Evening|CEDAR AND BLACK TEA").partition("|")
    sheet.words(title, 34, 60.6, 8.6, "#2c2825", align="CENTER")
    sheet.words(line_two, 34, 67.2, 2.7, "#6b625a", "space-grotesk", "CENTER", 1.16)
    label = m.artwork("label", None, aspect=68 / 74, paint=sheet.image("candle-label"), roughness=0.85, specular=0.2)
    radius = 0.04024
    one = s.face_round("label", radius, 0.068, 0.074, label, 0, 0.010, 24 if small else 64)
    if not small:
        back = s.face_round("label-back", 0.04012, 0.068 * 0.04012 / radius, 0.074, m.paper("label-paper", "#efe9dc"), 0, 0.010, 64)
        back.data.flip_normals()
        rim = m.paper("label-edge", "#efe9dc")
        for z in (0.010, 0.084):
            verts = []
            for c in range(65):
                a = (c / 64 - 0.5) * 0.068 / radius
                verts += [(r * math.sin(a), -r * math.cos(a), z) for r in (0.04012, radius)]
            s.mesh_object("label-edge", verts, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(64)], rim)
        one.name = "label-print"
    else:
        base = s.face_plate("print-base", 0.04, 0.04, m.plain("artwork-base", "#b5702c", 0.3), (0, 0, 0), outline="ellipse", segments=40)
        s.place(base, (0, 0, 0.0009), (90, 0, 0))
        s.apply_place(base)
    return {"glass": True}
