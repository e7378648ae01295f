"""Jar, tube, lipstick, dropper, pump."""
import math

import bpy

from .. import materials as m
from .. import shapes as s
from . import glassware as g
from . import lettering as t
from .scent import printed_paper


def spun(name, profile, material, segments=128, sharp=50):
    return s.lathe(name, profile, material, segments, sharp=sharp)


def through(one):
    """Wood that was turned from a board: its grain goes through it, along x, without a seam."""
    layer = one.data.uv_layers.active
    for loop in one.data.loops:
        v = one.data.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (v.x, 0.8 * v.y + v.z)


def cream_swirl(radius, z, material, turns=2.6):
    """The surface of cream as a spatula leaves it: a spiral with a small peak off the middle."""
    rings, around = 40, 144
    verts, faces = [(0.0, 0.0, z + 0.0042)], []
    for i in range(1, rings + 1):
        q = i / rings
        for k in range(around):
            a = 2 * math.pi * k / around
            phase = (q * turns - a / (2 * math.pi)) % 1.0
            wave = (phase ** 1.7) * (1 - phase) ** 0.6 * 2.6
            lift = 0.0021 * wave * min(1, q * 5) * min(1, (1 - q) * 4 + 0.12) + 0.0042 * math.exp(-(q * 6) ** 2)
            rr = radius * q * (1 + 0.012 * math.sin(3 * a + 5 * q))
            verts.append((rr * math.cos(a) + 0.0012 * math.exp(-(q * 5) ** 2), rr * math.sin(a), z + lift + 0.0004 * math.sin(2 * a + 1.3)))
    for k in range(around):
        faces.append((0, 1 + k, 1 + (k + 1) % around))
    for i in range(rings - 1):
        for k in range(around):
            n = (k + 1) % around
            a, b = 1 + i * around, 1 + (i + 1) * around
            faces.append((a + k, b + k, b + n, a + n))
    return s.mesh_object("cream", verts, faces, material)


def face_cream(job):
    """50 ml, a frosted jar 62 mm across with an oak lid; open in the second picture."""
    glb, opened = job.get("glb"), job.get("view") in ("second", "detail")
    segments = 72 if glb else 160
    r = 0.031
    frosted = g.clear("glass-frosted", (0.95, 0.965, 0.96), 1.46, 0.34, shade=(0.93, 0.95, 0.94), rim=(0.66, 0.68, 0.68))
    outer = [(0.0, 0.0012), (0.022, 0.0010), (0.026, 0.0), (r, 0.0), (r, 0.0335), (0.0268, 0.0340), (0.0268, 0.0425), (0.0236, 0.0425), (0.0236, 0.0130), (0.018, 0.0088), (0.0, 0.0082)]
    spun("jar", g.rounded(outer, [0, 0.002, 0.0012, 0.0042, 0.0026, 0.0012, 0.0010, 0.001, 0.010, 0.006, 0], 3 if glb else 7), frosted, segments, 70)
    cream = m.plain("cream", (0.93, 0.89, 0.81), 0.38, specular=0.45, coat=0.25)
    o = 0.0001
    spun("filling", g.rounded([(0.0, 0.0082 - o), (0.018, 0.0088 - o), (0.0236 + o, 0.0130), (0.0236 + o, 0.0392), (0.0, 0.0388)], [0, 0.006, 0.010, 0.0008, 0], 3 if glb else 6), cream, segments, 60)
    if not glb:
        cream_swirl(0.0236, 0.0388, cream)
    wood = m.oak("oak", tile=0.16, seed=5)
    grip = g.rounded([(0.0, 0.0195), (0.0272, 0.0195), (0.0274, 0.0), (0.0311, 0.0), (0.0314, 0.0006), (0.0314, 0.0225), (0.0304, 0.0238), (0.0, 0.0240)], [0, 0.0006, 0.0004, 0.0004, 0.0005, 0.0022, 0.003, 0], 5)
    lid = spun("lid", grip, wood, segments)
    through(lid)
    liner = spun("liner", g.rounded([(0.0, 0.0190), (0.0268, 0.0190), (0.0268, 0.0012), (0.0274, 0.0008)], 0.0004, 3), m.plastic("liner", "#e9e7e1", 0.45), segments)
    if opened:
        for one in (lid, liner):
            one.rotation_mode = "XYZ"
            tilt = 64
            s.place(one, (0.053, 0.004, 0.0314 * math.sin(math.radians(tilt)) + 0.0004), (0, -tilt, 12))
            s.apply_place(one)
            low = -min(v.co.z for v in lid.data.vertices)
        for one in (lid, liner):
            for v in one.data.vertices:
                v.co.z += low
    else:
        for one in (lid, liner):
            s.place(one, (0, 0, 0.0348))
    ink = m.plain("ink", "#2d3133", 0.5)
    t.words("name", "Dew Point", 0.0043, ink, (0, 0.00006, 0.0205), "serif", 1.03, r)
    t.words("kind", "FACE CREAM", 0.00145, ink, (0, 0.00006, 0.0138), "sans", 1.45, r)
    t.words("content", "50 ML", 0.00125, ink, (0, 0.00006, 0.0108), "sans", 1.4, r)
    if not glb:
        g.dark_sides(job, 0.04, 1.5, 1.5)
    return {"glass": True}


def cleanser(job):
    """125 ml, a tube 165 mm high that stands on its cap; its end is welded flat and crimped."""
    glb = job.get("glb")
    around, rows = (64, 40) if glb else (160, 120)
    radius, low, high = 0.0215, 0.0265, 0.165
    verts, faces, uvs = [], [], []
    half = math.pi * radius / 2
    for i in range(rows + 1):
        q = i / rows
        z = low + (high - low) * q
        flat = min(1.0, max(0.0, (z - low - 0.006) / (high - 0.0085 - low - 0.006)))
        flat = flat ** 1.35
        b = radius * (1 - flat) + 0.0007 * flat
        # an ellipse whose circumference stays that of the round end
        a = radius
        for _ in range(8):
            h = ((a - b) / (a + b)) ** 2
            length = math.pi * (a + b) * (1 + 3 * h / (10 + math.sqrt(4 - 3 * h)))
            a *= 2 * math.pi * radius / length
        a = min(a, half)
        crimped = z > high - 0.0085
        for k in range(around):
            angle = 2 * math.pi * k / around - math.pi / 2
            c, sn = math.cos(angle), math.sin(angle)
            dent = 0.0007 * flat * (1 - flat) * 4 * math.cos(2 * angle + 0.5) + 0.0004 * flat * math.sin(7 * z / 0.05) * (1 - flat)
            y = (b + dent) * math.copysign(abs(sn) ** (1 - 0.25 * flat), sn)
            if crimped:
                ridge = 0.00022 * math.sin(z / 0.0012 * 2 * math.pi)
                y = math.copysign(0.00055, sn) * min(1, abs(sn) * 3) + ridge
            verts.append((a * c, y, z))
    for i in range(rows):
        for k in range(around):
            n = (k + 1) % around
            faces.append((i * around + k, i * around + n, (i + 1) * around + n, (i + 1) * around + k))
            u0, u1 = k * 2 * math.pi * radius / around, (k + 1) * 2 * math.pi * radius / around
            v0, v1 = verts[i * around][2], verts[(i + 1) * around][2]
            uvs.append([(u0, v0), (u1, v0), (u1, v1), (u0, v1)])
    count = len(verts)
    verts += [(0, 0, high)]
    for k in range(around):
        faces.append((rows * around + k, rows * around + (k + 1) % around, count))
        uvs.append([(0, 0)] * 3)
    sage = m.plain("tube", "#9db5a2", 0.34, specular=0.45)
    one = s.mesh_object("tube", verts, faces, sage, uvs)
    one.data.use_auto_smooth, one.data.auto_smooth_angle = True, math.radians(50)
    spun("shoulder", g.rounded([(0.010, 0.0205), (0.0190, 0.0215), (radius, 0.0245), (radius, 0.0268)], 0.0018, 5), sage, around)
    white = m.plastic("cap", "#f1eee7", 0.42)
    spun("cap", g.rounded([(0.0, 0.0006), (0.016, 0.0006), (0.0175, 0.0), (0.0186, 0.0), (0.0192, 0.0200), (0.0186, 0.0208), (0.0, 0.0208)], [0, 0.0003, 0.0003, 0.0008, 0.0009, 0.0006, 0], 4), white, around)
    spun("cap-line", g.rounded([(0.0185, 0.0118), (0.01902, 0.0118), (0.01902, 0.0122), (0.0185, 0.0122)], 0.0001, 2), m.plain("gap", "#c9c5bb", 0.6), around)
    ink = m.plain("ink", "#2c3a34", 0.5)

    def lay(text, cap, z, font, spacing, wide=None, along=False):
        words = t.words("words", text, cap, ink, (0, 0, z), font, spacing, wide=wide)
        onto(words, one, 0.00012)

    lay("Clear", 0.0078, 0.112, "serif", 1.0)
    lay("Morning", 0.0078, 0.0985, "serif", 1.0)
    lay("GEL CLEANSER", 0.0018, 0.0570, "sans", 1.45)
    lay("125 ML", 0.0015, 0.0520, "sans", 1.4)
    rule = s.box("rule", (0.008, 0.0002, 0.00018), ink, (0, 0, 0.0880))
    onto(rule, one, 0.00012)
    if not glb:
        g.soft_strip(job, 0.09, -1, 1.5)
    return {}


def onto(words, body, over):
    """Lays flat words that look to -y on a body's front."""
    body.data.update()
    bpy.context.view_layer.update()
    for v in words.data.vertices:
        hit, at, normal, _ = body.ray_cast((v.co.x, -1, v.co.z), (0, 1, 0))
        if hit:
            v.co = at + normal * over


def lipstick(job):
    """3.6 g in a brass case 19 × 78 mm: open, its cap beside it; closed in the second picture."""
    glb, closed = job.get("glb"), job.get("view") == "second"
    segments = 64 if glb else 128
    r = 0.0095
    brass = m.metal("brass", "#c29a58", 0.2)
    fine = m.metal("brass-brushed", "#bd9350", 0.32, True, 0.02, 90)
    spun("base", g.rounded([(0.0, 0.0003), (0.0078, 0.0003), (0.0082, 0.0), (r, 0.0), (r, 0.0305), (0.0084, 0.0308), (0.0084, 0.0335), (0.0072, 0.0340)], [0, 0.0001, 0.0002, 0.0007, 0.0005, 0.0002, 0.0003, 0], 4), fine, segments)
    lip = m.plain("lip-colour", (0.30, 0.030, 0.020), 0.36, specular=0.5, coat=0.18, subsurface=0.06)
    inner_top = 0.0470 if not closed else 0.0345
    spun("sleeve", g.rounded([(0.0078, 0.0300), (0.0078, inner_top), (0.0071, inner_top + 0.0002), (0.0068, inner_top - 0.003), (0.0068, 0.0330)], [0, 0.0003, 0.0002, 0.0002, 0], 4), brass, segments)
    s.lathe("sleeve-ring", g.rounded([(0.0076, 0.0338), (0.00812, 0.0340), (0.00812, 0.0349), (0.0076, 0.0351)], 0.0002, 3), brass, segments)
    if not closed:
        bullet(lip, 0.0064, inner_top - 0.004, 0.0665, glb)
    cap_high = 0.0470
    cap = spun("cap", g.rounded([(0.0, cap_high - 0.0012), (0.0084, cap_high - 0.0012), (0.0086, 0.0), (0.0092, 0.0), (r, 0.0003), (r, cap_high - 0.0003), (0.0, cap_high)], [0, 0.0006, 0.0001, 0.0002, 0.0003, 0.0010, 0], 4), fine, segments)
    emblem = t.words("emblem", "E", 0.0052, m.metal("engraved", "#7b5a28", 0.45), (0, 0, 0), "serif", 1.0)
    for v in emblem.data.vertices:
        v.co = (v.co.x, v.co.z, cap_high + 0.00004)
    if closed:
        for one in (cap, emblem):
            s.place(one, (0, 0, 0.0780 - cap_high))
    else:
        for one in (cap, emblem):
            s.place(one, (0.0, 0, 0.0), (0, 90, 0))
            s.apply_place(one)
            s.place(one, (0.0160, -0.018, r), (0, 0, -38))
            s.apply_place(one)
    if not glb:
        g.soft_strip(job, 0.04, -1, 2.6, 2.4, 0.35)
        g.dark_sides(job, 0.04, 1.6, 2.0, 0.02)
    return {}


def bullet(material, radius, low, high, glb):
    """The stick: a cylinder with a drop-shaped slant, satin, its edge soft."""
    around, rows = (48, 28) if glb else (112, 80)
    verts, faces = [], []
    for i in range(rows + 1):
        q = i / rows
        for k in range(around):
            a = 2 * math.pi * k / around
            z = low + (high - low) * q
            verts.append((radius * math.cos(a), radius * math.sin(a), z))
    # the slant: a plane that leans back, rounded where it meets the side, rounded over at the tip
    out = []
    for x, y, z in verts:
        u = x / radius
        limit = high - 0.0045 + 0.0062 * u - 0.0026 * u * u - 0.0016 * (y / radius) ** 2
        soft = 0.0011
        over = z - limit
        if over > -soft:
            k = 1.0 - min(1.0, (over + soft) / (high - limit + soft + 1e-9))
            edge = 1 - (1 - k) ** 2.6
            zz = limit - soft + soft * math.sqrt(max(0.0, 1 - edge ** 2))
            out.append((x * edge, y * edge, limit_at(x * edge / radius, y * edge / radius, high) - soft + (zz - limit + soft)))
        else:
            out.append((x, y, z))
    for i in range(rows):
        for k in range(around):
            n = (k + 1) % around
            faces.append((i * around + k, i * around + n, (i + 1) * around + n, (i + 1) * around + k))
    faces.append(tuple(range(rows * around, (rows + 1) * around)))
    one = s.mesh_object("bullet", out, faces, material)
    one.data.use_auto_smooth, one.data.auto_smooth_angle = True, math.radians(60)
    return one


def limit_at(u, v, high):
    return high - 0.0045 + 0.0062 * u - 0.0026 * u * u - 0.0016 * v * v


def face_oil(job):
    """30 ml of oil in amber glass, 104 mm high with its dropper."""
    glb = job.get("glb")
    segments = 64 if glb else 144
    r = 0.0168
    amber = g.clear("glass-amber", (0.80, 0.48, 0.20), 1.5, shade=(0.80, 0.50, 0.22), rim=(0.42, 0.20, 0.07))
    outer = [(0.0, 0.0012), (0.011, 0.0010), (0.013, 0.0), (r, 0.0), (r, 0.0560), (0.0090, 0.0640), (0.0082, 0.0660), (0.0082, 0.0730), (0.0056, 0.0730), (0.0056, 0.0640), (0.0146, 0.0545), (0.0146, 0.0042), (0.0, 0.0032)]
    spun("bottle", g.rounded(outer, [0, 0.001, 0.0008, 0.0022, 0.0075, 0.002, 0.001, 0.0005, 0.0005, 0.003, 0.006, 0.003, 0], 3 if glb else 7), amber, segments, 70)
    oil = g.clear("glass-oil", (0.97, 0.86, 0.55), 1.45, shade=(1.0, 0.9, 0.6), rim=(0.7, 0.5, 0.2))
    o, level = 0.0001, 0.0475
    spun("oil", g.rounded([(0.0, 0.0032 - o), (0.0146 + o, 0.0042 - o), (0.0146 + o, level + 0.0006), (0.0138, level), (0.0, level)], [0, 0.003, 0.0001, 0.0006, 0], 3 if glb else 6), oil, segments, 70)
    pipette = g.clear("glass-pipette", (0.97, 0.97, 0.96), 1.3)
    spun("pipette", g.rounded([(0.0, 0.0075), (0.0011, 0.0075), (0.0014, 0.0120), (0.0031, 0.0170), (0.0031, 0.0720), (0.0, 0.0720)], [0, 0.0003, 0.002, 0.002, 0, 0], 3), pipette, 32, 70)
    black = m.plastic("collar", "#1b1b1c", 0.36)
    ribs = 60
    base = g.rounded([(0.0060, 0.0652), (0.0104, 0.0652), (0.0106, 0.0656), (0.0106, 0.0802), (0.0098, 0.0812), (0.0060, 0.0812)], [0, 0.0002, 0.0002, 0.0009, 0.0006, 0], 4)
    collar = spun("collar", base, black, ribs * (2 if glb else 6), 60)
    rubber = m.rubber("bulb", "#232323", roughness=0.6)
    bulb = s.smooth_profile([(0.0066, 0.0806), (0.0078, 0.0812), (0.0080, 0.0822), (0.0066, 0.0830), (0.0064, 0.0842), (0.0072, 0.0880), (0.0073, 0.0930), (0.0066, 0.0985), (0.0045, 0.1025), (0.0022, 0.1038), (0.0, 0.1040)], 3 if glb else 6)
    spun("bulb", bulb, rubber, segments, 70)
    made = t.paint("oil-label", job, (48, 32), "#efe7d7", [
        {"text": "Nightfall", "at": (24, 12.4), "cap": 4.4, "font": "serif", "spacing": 1.02, "color": "#2a2320"},
        {"rule": (21, 18.4, 6, 0.16), "color": "#8a765c"},
        {"text": "FACE OIL", "at": (24, 22.6), "cap": 1.25, "font": "sans", "spacing": 1.45, "color": "#4c423a"},
        {"text": "30 ML", "at": (24, 26.0), "cap": 1.0, "font": "sans", "spacing": 1.4, "color": "#7a6d60"},
    ], 0.02)
    s.solidify(s.face_round("label", r + 0.0001, 0.048, 0.032, printed_paper("label", made), 0, 0.0150), 0.00014, 0)
    if not glb:
        g.dark_sides(job, 0.052, 1.2, 1.6)
        g.soft_strip(job, 0.052)
    return {"glass": True}


def body_wash(job):
    """400 ml, an aluminium bottle 66 mm across; 205 mm high with its pump."""
    glb = job.get("glb")
    segments = 72 if glb else 160
    r = 0.033
    alu = m.metal("aluminium", "#c8cacb", 0.34, True, 0.05)
    outer = [(0.0, 0.0035), (0.024, 0.0030), (0.028, 0.0), (r, 0.0), (r, 0.1330), (0.0162, 0.1490), (0.0152, 0.1510), (0.0152, 0.1560), (0.010, 0.1560)]
    spun("bottle", g.rounded(outer, [0, 0.003, 0.001, 0.0032, 0.0125, 0.003, 0.0008, 0.0005, 0], 3 if glb else 9), alu, segments, 70)
    black = m.plastic("pump", "#202124", 0.38)
    spun("collar", g.rounded([(0.010, 0.1515), (0.0168, 0.1515), (0.0172, 0.1520), (0.0172, 0.1655), (0.0160, 0.1668), (0.0086, 0.1672), (0.0082, 0.1700), (0.0040, 0.1702)], [0, 0.0003, 0.0003, 0.0010, 0.0010, 0.0006, 0.0006, 0], 4), black, segments)
    spun("stem", g.rounded([(0.0, 0.165), (0.0044, 0.165), (0.0044, 0.1920), (0.0, 0.1920)], 0.0001, 2), black, 48)
    spun("head", g.rounded([(0.0, 0.1895), (0.0098, 0.1895), (0.0104, 0.1902), (0.0106, 0.2030), (0.0095, 0.2046), (0.0, 0.2040)], [0, 0.0004, 0.0004, 0.0014, 0.0030, 0], 5), black, 96)
    points = [(0.004, 0, 0.1985), (0.016, 0, 0.1986), (0.028, 0, 0.1984), (0.0345, 0, 0.1972), (0.0385, 0, 0.1935), (0.0392, 0, 0.1905)]
    path = s.smooth_profile([(x, z) for x, _, z in points], 6)
    s.tube("spout", [(x, 0, z) for x, z in path], [0.0046 - 0.0014 * i / (len(path) - 1) for i in range(len(path))], black, segments=24, oval=0.85)
    made = t.paint("wash-label", job, (64, 74), "#dfe6da", [
        {"text": "Tonic", "at": (32, 20), "cap": 9.2, "font": "serif", "spacing": 1.0, "color": "#22302a"},
        {"rule": (28, 32.5, 8, 0.2), "color": "#6b8071"},
        {"text": "BODY WASH", "at": (32, 40), "cap": 1.9, "font": "sans", "spacing": 1.45, "color": "#2f4037"},
        {"text": "rosemary & mint", "at": (32, 46), "cap": 2.0, "font": "serif", "spacing": 1.03, "color": "#4f6257"},
        {"text": "400 ML", "at": (32, 66), "cap": 1.4, "font": "sans", "spacing": 1.4, "color": "#6b7a70"},
    ], 0.02)
    s.solidify(s.face_round("label", r + 0.0001, 0.064, 0.074, printed_paper("label", made, 0.6), 0, 0.0290), 0.00014, 0)
    if not glb:
        g.soft_strip(job, 0.1, -1, 1.6)
        g.dark_sides(job, 0.1, 1.4, 1.8, 0.03)
    return {}
