"""Perfumes in heavy glass."""
import math

import numpy as np

from .. import materials as m
from .. import shapes as s
from .. import textures
from . import glassware as g
from . import lettering as t


def pale_wood(name, light=(0.80, 0.66, 0.47), dark=(0.62, 0.46, 0.29), tile=0.09, seed=4):
    base, height = textures.wood(seed=seed, rings=9, light=light, dark=dark, pores=0.35)
    return m.textured(name, base, height, tile, (1, 1, 1), 0.35, 90, roughness=0.55, specular=0.3)


def turned_wood(name, profile, material, segments=96):
    """Turned from one piece: the grain runs through it upwards."""
    one = s.lathe(name, profile, material, segments, sharp=50)
    return s.metre_uvs(one)


def dip_tube(points, radius=0.0013):
    made = m.plain("tube", (0.93, 0.94, 0.94), 0.25)
    made.node_tree.nodes["Principled BSDF"].inputs["Alpha"].default_value = 0.4
    made.blend_method = "BLEND"
    return s.tube("dip-tube", points, radius, made, segments=12)


def spray_neck(z, radius, material, height=0.006):
    """Crimped collar between glass and cap, the pump below it."""
    r = radius
    profile = g.rounded([(r - 0.004, z - 0.0004), (r, z - 0.0004), (r, z + height * 0.55), (r - 0.0009, z + height * 0.7), (r - 0.0009, z + height), (r - 0.004, z + height)], 0.0004, 3)
    s.lathe("collar", profile, material, 96, sharp=50)
    white = m.plastic("pump", "#e9e8e4", 0.4)
    s.lathe("pump", g.rounded([(0, z - 0.014), (0.0028, z - 0.014), (0.0028, z - 0.008), (0.0046, z - 0.007), (0.0046, z + 0.002), (0, z + 0.002)], 0.0004, 2), white, 48)


def salt_fig(job):
    """50 ml, 58 × 34 × 98 mm: a block of clear glass, ash cap, a label 44 × 50 mm."""
    fine = 6 if not job.get("glb") else 3
    w, d, top = 0.058, 0.034, 0.0685
    glass = g.clear("glass-clear", (0.985, 0.995, 0.985))
    rings = []
    for inset, z in g.rounded([(0.010, 0.0009), (0.007, 0.0), (0.0, 0.0), (0.0, top), (0.012, top)], [0, 0.001, 0.0026, 0.0030, 0], fine):
        rings.append(g.ring(w - 2 * inset, d - 2 * inset, max(0.0062 - inset * 0.4, 0.0025), z, fine))
    for r, z in g.rounded([(0.0108, top), (0.0084, top + 0.0002), (0.0084, top + 0.007), (0.0056, top + 0.007), (0.0056, top - 0.004)], 0.0008, 3):
        rings.append(g.ring(2 * r, 2 * r, r, z, fine))
    wall, floor = 0.0042, 0.0115
    for inset, z in g.rounded([(0.011, top - 0.0038), (0.0, top - 0.0040), (0.0, floor), (0.010, floor - 0.0006)], [0, 0.004, 0.0055, 0], fine + 1):
        rings.append(g.ring(w - 2 * wall - 2 * inset, d - 2 * wall - 2 * inset, max(0.0058 - 0.3 * inset, 0.002), z, fine))
    g.loft("bottle", rings, glass)
    liquid = g.clear("glass-perfume", (0.975, 0.985, 0.90), 1.36, shade=(1.04, 1.05, 0.93), rim=(0.7, 0.72, 0.56))
    over, level = 0.00012, 0.0575
    rings = []
    for inset, z in g.rounded([(0.010, floor - 0.0006 - over), (0.0, floor - over), (0.0, level + 0.0007), (0.0012, level), (0.010, level)], [0, 0.0055, 0.0001, 0.0006, 0], fine + 1):
        rings.append(g.ring(w - 2 * wall - 2 * inset + 2 * over, d - 2 * wall - 2 * inset + 2 * over, max(0.0058 - 0.3 * inset, 0.002), z, fine))
    g.loft("perfume", rings, liquid)
    dip_tube([(0, 0, top), (0, 0, 0.05), (0.001, 0, 0.035), (0.004, 0.001, 0.022), (0.009, 0.002, floor + 0.001)])
    spray_neck(top + 0.0008, 0.0118, m.metal("steel", "#cfcdc8", 0.22), 0.0052)
    cap = 0.0142
    turned_wood("cap", g.rounded([(0.0, 0.0735), (cap - 0.002, 0.0735), (cap - 0.002, 0.0742), (cap, 0.0742), (cap, 0.098), (0, 0.098)], [0, 0.0003, 0, 0.0008, 0.0011, 0], 4), pale_wood("ash"))
    middle = 0.0355
    paper = m.paper("label-paper", "#f6f2ea")
    s.box("label-paper", (0.044, 0.00016, 0.050), paper, (0, -d / 2 - 0.00009, middle), 0.00006, 2)
    made = t.paint("label", job, (44, 50), "#f6f2ea", [
        {"art": job.get("art", "sea"), "box": (2, 2, 40, 30)},
        {"text": "Salt & Fig", "at": (22, 38.6), "cap": 3.7, "font": "serif", "spacing": 1.02},
        {"text": "EAU DE PARFUM", "at": (22, 43.8), "cap": 1.25, "font": "sans", "spacing": 1.35, "color": "#4b4f55"},
    ], 0.02)
    s.face_plate("label", 0.044, 0.050, m.artwork("label", "", paint=made, aspect=44 / 50, roughness=0.75, specular=0.2), (0, -d / 2 - 0.0003, middle))
    underneath(job, 0.028)
    if not job.get("glb"):
        g.dark_sides(job, 0.05)
        g.soft_strip(job, 0.05)
    return {"glass": True}


def underneath(job, across, color="#eef0e8"):
    """The round label below, with its code; in the model only, in the pictures it would be a spot in the glass."""
    if job.get("glb"):
        base = s.face_plate("base", across, across, m.plain("artwork-base", color, 0.7), outline="ellipse")
        s.place(base, (0, 0, -0.00012), (90, 0, 0))


def ellipse_ring(a, b, z, count=96, power=2.0, middle=0.0):
    out = []
    for i in range(count):
        angle = 2 * math.pi * i / count
        c, sn = math.cos(angle), math.sin(angle)
        out.append((math.copysign(abs(c) ** (2 / power), c) * a, math.copysign(abs(sn) ** (2 / power), sn) * b + middle, z))
    return out


def rain_on_cedar(job):
    """50 ml, 70 mm across, 92 mm high: a pressed disc of glass with sunbeams round a seal, a ball of cedar on top."""
    glb = job.get("glb")
    glass = g.clear("glass-pressed", (0.985, 0.985, 0.965))
    radius, half, ribs, up = 0.035, 0.0195, 44, 0.0326
    segments = ribs * (3 if glb else 8)
    verts, faces = [], []
    rows = []
    steps = 12 if glb else 30
    for side in (-1, 1):
        for i in range(steps):
            q = i / steps if side < 0 else 1 - (i + 1) / steps
            r = radius * math.sin(q * math.pi / 2) ** 0.9 if side < 0 else radius * math.sin((1 - (i + 1) / steps) * math.pi / 2) ** 0.9
            rows.append((r, side))
        if side < 0:
            rows.append((radius, 0))
    for r, side in rows:
        share = r / radius
        y = half * max(0.0, 1 - share ** 2.5) ** 0.56
        seal = 0.013
        if r < seal:
            y = min(y, half - 0.0016)
        window = max(0.0, min(1.0, (r - seal - 0.0008) / 0.004)) * (0.35 + 0.65 * share)
        for k in range(segments):
            a = 2 * math.pi * k / segments
            wave = abs(math.sin(ribs * a / 2)) ** 0.8
            rr = r - (1 - wave) * 0.0009 * window * share ** 2
            yy = y - (1 - wave) * 0.0010 * window if y > 0 else 0
            x, z = rr * math.cos(a), rr * math.sin(a)
            verts.append((x, side * yy, max(z + up, 0.0)))
    count = len(rows)
    for i in range(count - 1):
        for k in range(segments):
            n = (k + 1) % segments
            faces.append((i * segments + k, (i + 1) * segments + k, (i + 1) * segments + n, i * segments + n))
    bottle = s.mesh_object("bottle", verts, faces, glass)
    s.weld(bottle, 2e-6)
    s.outwards(bottle)
    deep, wide = 0.0125, 0.0285
    count = 64 if glb else 128
    inner = [ellipse_ring(wide * math.cos(p), deep * math.cos(p), up + 0.0008 + wide * math.sin(p), count, 2.15) for p in (math.radians(84 - 168 * i / 32) for i in range(33))]
    g.loft("bore", inner, glass, weighted=False)
    liquid = g.clear("glass-perfume", (0.93, 0.74, 0.47), 1.36, shade=(1.06, 0.86, 0.56), rim=(0.66, 0.42, 0.2))
    level = math.radians(38)
    rings = [ellipse_ring(wide * math.cos(p) + 0.0001, deep * math.cos(p) + 0.0001, up + 0.0008 + wide * math.sin(p), count, 2.15) for p in (math.radians(-84) + (level + math.radians(84)) * i / 28 for i in range(29))]
    z = rings[-1][0][2]
    rings += [ellipse_ring(wide * math.cos(level) - 0.001, deep * math.cos(level) - 0.001, z - 0.0006, count, 2.15), ellipse_ring(0.004, 0.003, z - 0.0007, count)]
    g.loft("perfume", rings, liquid, weighted=False)
    dip_tube([(0, 0, 0.066), (0, 0, 0.03), (0.002, 0, 0.016), (0.006, 0, 0.006)])
    brass = m.metal("brass", "#b58d4a", 0.24)
    collar = g.rounded([(0.0, 0.0605), (0.0098, 0.0605), (0.0104, 0.0612), (0.0104, 0.0690), (0.0088, 0.0700), (0.0088, 0.0716), (0.0, 0.0716)], 0.0005, 3)
    s.lathe("collar", collar, brass, 96, sharp=50)
    cedar = pale_wood("cedar", (0.52, 0.27, 0.15), (0.33, 0.15, 0.08), 0.07, 9)
    ball = [(0.0, 0.0706), (0.0072, 0.0706)] + [(0.0112 * math.cos(p), 0.0808 + 0.0112 * math.sin(p)) for p in (math.radians(-46 + 136 * i / 32) for i in range(33))]
    ball[-1] = (0.0, 0.092)
    turned_wood("cap", ball, cedar)
    dark = m.paper("seal-paper", "#24302b")
    seal = 0.0118
    plate = s.slab("seal", s.circle(seal, 96), 0.0002, dark, 0.00006, 2)
    s.place(plate, (0, -half + 0.0016 - 0.00022, up))
    ivory = m.plain("ink", "#e9dfc6", 0.7)
    y = -half + 0.0016 - 0.00026
    t.words("name", "RAIN", 0.0030, ivory, (0, y, up + 0.0042), "roman", 1.12)
    t.words("name-on", "on", 0.0017, ivory, (0, y, up + 0.0001), "serif", 1.05)
    t.words("name-cedar", "CEDAR", 0.0030, ivory, (0, y, up - 0.0042), "roman", 1.08)
    s.place(s.tube("line", [(0.0106 * math.cos(a), 0, 0.0106 * math.sin(a)) for a in (2 * math.pi * i / 72 for i in range(72))], 0.00009, ivory, True, 6), (0, y, up))
    if not glb:
        g.dark_sides(job, 0.046)
        g.soft_strip(job, 0.046)
    return {"glass": True}


def amber_room(job):
    """75 ml, 46 × 46 × 142 mm: a square block bored round, fluted at its sides; a brass cap; the front is left plain for a name."""
    glb = job.get("glb")
    glass = g.clear("glass-amber", (0.985, 0.93, 0.82))
    half, cut = 0.023, 0.0036
    flutes, deep = 6, 0.0011
    per = 4 if glb else 8

    def outline(inset):
        a = half - inset
        flat = half - cut - inset * 0.6
        points = []
        for turn in range(4):
            side = []
            if turn % 2 == 0:
                for i in range(flutes * per + 1):
                    q = i / (flutes * per)
                    side.append((a - deep * abs(math.sin(math.pi * flutes * q)) ** 0.9 * max(0.0, 1 - inset / 0.004), -flat + 2 * flat * q))
            else:
                side = [(a, -flat + 2 * flat * i / 8) for i in range(9)]
            for x, y in side:
                for _ in range(turn):
                    x, y = -y, x
                points.append((x, y))
        return points

    rings = []
    for inset, z in g.rounded([(0.012, 0.0008), (0.009, 0.0), (0.0012, 0.0), (0.0, 0.0012), (0.0, 0.0930), (0.0072, 0.1000), (0.0115, 0.1000)], [0, 0.0008, 0.0005, 0.0006, 0.0012, 0.0010, 0], 3):
        rings.append([(x, y, z) for x, y in outline(inset)])
    count = len(rings[0])
    angles = [math.atan2(y, x) for x, y, _ in rings[0]]

    def circle(r, z):
        return [(r * math.cos(a), r * math.sin(a), z) for a in angles]

    for r, z in g.rounded([(0.0098, 0.1000), (0.0085, 0.1002), (0.0085, 0.1060), (0.0058, 0.1060), (0.0058, 0.0960), (0.0125, 0.0925), (0.0172, 0.0870), (0.0172, 0.0170), (0.0150, 0.0132), (0.006, 0.0124)], [0, 0.0004, 0.0006, 0.0006, 0.003, 0.005, 0.006, 0.005, 0.004, 0], 4):
        rings.append(circle(r, z))
    assert all(len(each) == count for each in rings)
    g.loft("bottle", rings, glass)
    liquid = g.clear("glass-perfume", (0.93, 0.60, 0.22), 1.36, shade=(1.08, 0.80, 0.42), rim=(0.62, 0.32, 0.08))
    o = 0.0001
    profile = g.rounded([(0.0, 0.0122), (0.006, 0.0124 - o), (0.0150 + o, 0.0132 - o), (0.0172 + o, 0.0170), (0.0172 + o, 0.0806), (0.0160, 0.0800), (0.0, 0.0800)], [0, 0.002, 0.004, 0.005, 0.0001, 0.0008, 0], 4)
    s.lathe("perfume", profile, liquid, 64 if glb else 128, sharp=60)
    dip_tube([(0, 0, 0.1), (0, 0, 0.05), (0.001, 0, 0.03), (0.005, 0, 0.014)])
    brass = m.metal("brass", "#b58d4a", 0.2)
    soft = m.metal("brass-brushed", "#bb944f", 0.3, True, 0.03)
    s.lathe("collar", g.rounded([(0.006, 0.1004), (0.0118, 0.1004), (0.0118, 0.1052), (0.0105, 0.1056), (0.0105, 0.1075), (0.006, 0.1075)], 0.0004, 3), brass, 96, sharp=50)
    cap = s.box("cap", (0.031, 0.031, 0.0352), soft, (0, 0, 0.1424 - 0.0352 / 2 - 0.0004), 0.0011, 4)
    cap.data.use_auto_smooth = True
    gold = m.plain("engraving", "#fff3d6", 0.6)
    name = (job.get("label") or "for|Mathilde").split("|")
    y = -half - 0.00006
    if not glb:
        t.words("line-1", name[0], 0.0042, gold, (0, y, 0.0640), "serif", 1.06)
        t.words("line-2", name[-1], 0.0062, gold, (0, y, 0.0510), "serif", 1.02, wide=0.0305)
    face = m.plain("artwork-front", "#b4691c", 0.25) if glb else g.see_through(m.plain("artwork-front", (1, 1, 1)))
    s.face_plate("front", 0.038, 0.046, face, (0, -half - 0.0002, 0.0525))
    if not glb:
        g.dark_sides(job, 0.072)
        g.soft_strip(job, 0.072)
    return {"glass": True}


def blue_hour(job):
    """50 ml, 78 × 30 × 96 mm: a pebble of glass, dyed like the sky after sunset, with a silver cap."""
    glb = job.get("glb")
    sky = np.array([(0.972, 0.945, 0.915), (0.955, 0.925, 0.935), (0.87, 0.90, 0.97), (0.70, 0.81, 0.955), (0.56, 0.70, 0.93)][::-1])
    heights = np.linspace(0, 1, 128)
    ramp = np.stack([np.interp(heights, np.linspace(0, 1, 5), sky[:, k]) for k in range(3)], -1)
    shown = np.where(ramp < 0.0031308, ramp * 12.92, 1.055 * ramp ** (1 / 2.4) - 0.055)
    glass = g.clear("glass-dusk", (1, 1, 1), shade=(0.84, 0.92, 1.02), rim=(0.34, 0.44, 0.66))
    nodes, links = glass.node_tree.nodes, glass.node_tree.links
    picture = nodes.new("ShaderNodeTexImage")
    picture.image, picture.extension = textures.image("dusk", np.repeat(shown[:, None], 8, 1)), "EXTEND"
    links.new(picture.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    count = 64 if glb else 160
    body = s.smooth_profile([(0.0305, 0.0), (0.0345, 0.005), (0.0383, 0.018), (0.0390, 0.032), (0.0372, 0.048), (0.0318, 0.060), (0.0215, 0.0678), (0.0120, 0.0708)], 6)
    thick = s.smooth_profile([(0.0115, 0.0), (0.0132, 0.005), (0.0148, 0.018), (0.0150, 0.032), (0.0146, 0.048), (0.0132, 0.060), (0.0112, 0.0678), (0.0096, 0.0708)], 6)
    rings = [ellipse_ring(0.018, 0.006, 0.0008, count, 2.4), ellipse_ring(0.027, 0.0090, 0.0002, count, 2.4)]
    rings += [ellipse_ring(a, b, z, count, 2.4 - 0.3 * (z / 0.07) ** 2) for (a, z), (b, _) in zip(body, thick)]
    for r, z in g.rounded([(0.0090, 0.0716), (0.0084, 0.0725), (0.0084, 0.0770), (0.0056, 0.0770), (0.0056, 0.0680)], 0.0006, 3):
        rings.append(ellipse_ring(r, r, z, count))
    wall = 0.0046
    for (a, z), (b, _) in reversed(list(zip(body, thick))):
        if 0.0145 < z < 0.066:
            rings.append(ellipse_ring(a - wall, b - wall, z - 0.002, count, 2.35 - 0.3 * (z / 0.07) ** 2))
    last = rings[-1]
    rings += [[(x * k, y * k, z0) for x, y, _ in last] for k, z0 in ((0.96, 0.0112), (0.85, 0.0100), (0.6, 0.0094), (0.2, 0.0092))]
    bottle = g.loft("bottle", rings, glass, weighted=False)
    layer = bottle.data.uv_layers.active
    for loop in bottle.data.loops:
        layer.data[loop.index].uv = (0.5, bottle.data.vertices[loop.vertex_index].co.z / 0.072)
    liquid = g.clear("glass-perfume", (0.985, 0.985, 0.985), 1.36, shade=(1.02, 1.02, 1.02), rim=(0.7, 0.72, 0.75))
    over, level = 0.00012, 0.0585
    rings = [[(x * k, y * k, z0 - over) for x, y, _ in last] for k, z0 in ((0.2, 0.0092), (0.6, 0.0094), (0.85, 0.0100), (0.96, 0.0112))]
    for (a, z), (b, _) in zip(body, thick):
        if 0.0145 < z < level + 0.002:
            rings.append(ellipse_ring(a - wall + over, b - wall + over, z - 0.002, count, 2.35 - 0.3 * (z / 0.07) ** 2))
    top = rings[-1]
    rings += [[(x * k, y * k, z - 0.0007) for x, y, z in top] for k in (0.955, 0.8, 0.2)]
    g.loft("perfume", rings, liquid, weighted=False)
    dip_tube([(0, 0, 0.07), (0, 0, 0.045), (0.0015, 0, 0.03), (0.007, 0, 0.0105)])
    silver = m.metal("silver", "#d9d7d2", 0.16)
    s.lathe("collar", g.rounded([(0.005, 0.0708), (0.0114, 0.0708), (0.0114, 0.0752), (0.0100, 0.0756), (0.0100, 0.0775), (0.005, 0.0775)], 0.0004, 3), silver, 96, sharp=50)
    s.lathe("cap", g.rounded([(0.0, 0.0762), (0.0122, 0.0762), (0.0125, 0.0766), (0.0125, 0.0948), (0.0113, 0.0960), (0.0, 0.0960)], [0, 0.0002, 0.0003, 0.0012, 0.0008, 0], 4), silver, 128, sharp=50)
    white = m.plain("ink", "#f4f4f2", 0.5)
    y = -0.01505
    t.words("name", "Blue Hour", 0.0056, white, (0, y, 0.0370), "serif", 1.04)
    t.words("kind", "EAU DE PARFUM", 0.0015, white, (0, y + 0.0001, 0.0290), "sans", 1.4)
    if not glb:
        g.dark_sides(job, 0.05)
        g.soft_strip(job, 0.05)
    return {"glass": True}
