"""Scent for rooms and pockets."""
import math

import numpy as np

from .. import materials as m
from .. import shapes as s
from .. import textures
from . import glassware as g
from . import lettering as t
from . import perfume


def diffuser(job):
    """200 ml, 72 mm across, 280 mm high with its eight reeds."""
    glb = job.get("glb")
    segments = 64 if glb else 144
    glass = g.clear("glass-clear", (0.985, 0.992, 0.99))
    outer = [(0.0, 0.0012), (0.026, 0.0010), (0.030, 0.0), (0.036, 0.0), (0.036, 0.0875), (0.0172, 0.1015), (0.0160, 0.1060), (0.0160, 0.1120), (0.0108, 0.1120), (0.0108, 0.1010), (0.0322, 0.0845), (0.0322, 0.0100), (0.028, 0.0098), (0.0, 0.0092)]
    s.lathe("bottle", g.rounded(outer, [0, 0.002, 0.001, 0.0032, 0.013, 0.004, 0.002, 0.001, 0.001, 0.005, 0.010, 0.004, 0.004, 0], 3 if glb else 7), glass, segments, sharp=70)
    liquid = g.clear("glass-scent", (0.985, 0.965, 0.875), 1.4, shade=(1.05, 1.02, 0.92), rim=(0.72, 0.69, 0.58))
    o, level = 0.00012, 0.0665
    profile = [(0.0, 0.0092 - o), (0.028, 0.0098 - o), (0.0322 + o, 0.0100 - o), (0.0322 + o, level + 0.0008), (0.0312, level), (0.0, level)]
    s.lathe("scent", g.rounded(profile, [0, 0.004, 0.004, 0.0001, 0.0008, 0], 3 if glb else 7), liquid, segments, sharp=70)
    wood = perfume.pale_wood("beech", (0.78, 0.60, 0.42), (0.60, 0.42, 0.27), 0.09, 12)
    perfume.turned_wood("collar", g.rounded([(0.0092, 0.1035), (0.0190, 0.1035), (0.0190, 0.1190), (0.0092, 0.1190), (0.0092, 0.1035)], [0, 0.0004, 0.0011, 0.0011, 0], 3), wood)
    reed_base, reed_height = np.ones((256, 256)), np.zeros((256, 256))
    fibres = textures.noise(256, 60, 21, 2, (0.06, 1))
    pores = np.clip(textures.noise(256, 90, 22, 1, (0.05, 1)) - 0.66, 0, 1) * 2.4
    reed_base, reed_height = reed_base * (0.86 + 0.2 * fibres) - 0.45 * pores, fibres - pores
    reed = m.textured("rattan", np.clip(reed_base, 0, 1), reed_height, 0.012, "#cfae7c", 0.5, roughness=0.85, specular=0.15)
    rng = np.random.default_rng(8)
    turns = [8, 61, 98, 147, 188, 231, 276, 322]
    for i, turn in enumerate(turns):
        a = math.radians(turn + rng.uniform(-7, 7))
        low, mid = 0.0205 + rng.uniform(-0.004, 0.005), 0.0050 + rng.uniform(-0.0012, 0.0014)
        side = (rng.uniform(-1, 1)) * 0.0022
        across = (-math.sin(a), math.cos(a))
        start = np.array([-math.cos(a) * low + across[0] * side, -math.sin(a) * low + across[1] * side, 0.0118])
        throat = np.array([math.cos(a) * mid + across[0] * side, math.sin(a) * mid + across[1] * side, 0.1120])
        way = (throat - start) / np.linalg.norm(throat - start)
        length = (0.2802 - 0.0006 * (i % 3) - rng.uniform(0, 0.004) - start[2]) / way[2]
        bend = np.array([across[0], across[1], 0]) * rng.uniform(-0.0022, 0.0022)
        points = [tuple(start + way * length * k / 6 + bend * math.sin(math.pi * k / 6)) for k in range(7)]
        s.bevel(s.tube(f"reed-{i + 1}", points, 0.0015, reed, segments=8 if glb else 14), 0.0002, 2, 50)
    middle, width, height = 0.0455, 0.052, 0.040
    made = t.paint("paper-label", job, (52, 40), "#f7f4ee", [
        {"text": "White Linen", "at": (26, 14.6), "cap": 5.4, "font": "serif", "spacing": 1.02, "color": "#2a2d31"},
        {"rule": (22.5, 22.2, 7, 0.18), "color": "#8d8a82"},
        {"text": "HOME SCENT", "at": (26, 27.6), "cap": 1.7, "font": "sans", "spacing": 1.42, "color": "#4a4d52"},
        {"text": "200 ML", "at": (26, 32.4), "cap": 1.3, "font": "sans", "spacing": 1.35, "color": "#7a7871"},
    ], 0.02)
    s.solidify(s.face_round("label", 0.0361, width, height, printed_paper("label", made), 0, middle - height / 2), 0.00016, 0)
    if not glb:
        g.dark_sides(job, 0.075, 1.0, 1.5)
        g.soft_strip(job, 0.09)
    return {"glass": True}


def printed_paper(name, image, roughness=0.8, specular=0.2, **how):
    """A label of ours, that no customer changes."""
    made = m.plain(name, (1, 1, 1), roughness, specular=specular, **how)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    picture = nodes.new("ShaderNodeTexImage")
    picture.image, picture.extension = image, "EXTEND"
    links.new(picture.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return made


def along_face(name, radius, length, width, material, base_z, middle=0.0, columns=10):
    """A face on a stick whose words read upwards: u goes up, v goes round to the left."""
    verts, uvs, faces = [], [], []
    for c in range(columns + 1):
        v = c / columns
        a = math.radians(middle) - (v - 0.5) * width / radius
        for u in (0, 1):
            verts.append((radius * math.sin(a), -radius * math.cos(a), base_z + u * length))
            uvs.append((u, v))
    for c in range(columns):
        i = 2 * c
        faces.append((i, i + 1, i + 3, i + 2))
    return s.mesh_object(name, verts, faces, material, uvs)


def anodised(name):
    """Dyed metal: what it mirrors takes the colour but for the clear layer over it."""
    made = m.metal(name, "#888888", 0.30)
    aov = made.node_tree.nodes.new("ShaderNodeOutputAOV")
    aov.name = "metal"
    aov.inputs["Value"].default_value = 0.88
    return made


def cologne(job):
    """15 ml, 22 × 128 mm: an anodised shell whose line runs up its side; in the second picture its cap lies beside it."""
    glb, opened = job.get("glb"), job.get("view") == "second"
    segments = 64 if glb else 128
    r, top = 0.011, 0.0945
    shell, cap_metal = anodised("colour-shell"), anodised("colour-cap")
    steel = m.metal("steel", "#d2d0cb", 0.18)
    s.lathe("shell", g.rounded([(0.0, 0.0012), (0.0086, 0.0012), (0.0088, 0.0030), (0.0108, 0.0030), (r, 0.0034), (r, top - 0.0004), (r - 0.0004, top), (0.0088, top), (0.0088, top - 0.006)], [0, 0.0003, 0.0002, 0.0002, 0.0004, 0.0004, 0.0003, 0.0004, 0], 3), shell, segments, sharp=50)
    foot = g.rounded([(0.0, 0.0003), (0.0094, 0.0), (0.0104, 0.0), (0.0107, 0.0004), (0.0107, 0.0026), (0.0101, 0.0031), (0.0085, 0.0031)], 0.0002, 2)
    s.lathe("foot", foot, steel, segments, sharp=50)
    s.lathe("neck", g.rounded([(0.0, top - 0.004), (0.0094, top - 0.004), (0.0094, top + 0.0042), (0.0078, top + 0.0050), (0.0050, top + 0.0050)], [0, 0, 0.0004, 0.0004, 0], 3), steel, segments, sharp=50)
    nozzle = g.rounded([(0.0, top + 0.004), (0.0044, top + 0.004), (0.0044, top + 0.0130), (0.0034, top + 0.0138), (0.0, top + 0.0136)], [0, 0, 0.0006, 0.0005, 0], 3)
    s.lathe("nozzle", nozzle, steel, 64, sharp=50)
    hole = m.plain("hole", "#17181a", 0.6)
    s.place(s.lathe("jet", g.rounded([(0.0, 0.0002), (0.0011, 0.0002), (0.0011, -0.0004)], 0.0001, 2), hole, 32), (0, -0.0043, top + 0.0098), (90, 0, 0))
    s.place(s.lathe("jet-ring", g.rounded([(0.0011, -0.0004), (0.0011, 0.0004), (0.0016, 0.0004), (0.0018, -0.0004)], 0.0001, 2), steel, 32), (0, -0.0043, top + 0.0098), (90, 0, 0))
    high = 0.0328
    profile = g.rounded([(0.0, high - 0.0016), (0.0094, high - 0.0016), (0.0096, 0.0), (0.0106, 0.0), (r, 0.0004), (r, high), (0.0, high)], [0, 0.0008, 0.0002, 0.0002, 0.0003, 0.0012, 0], 4)
    # inside first, so that the wall looks outwards on both sides
    cap = s.lathe("cap", profile, cap_metal, segments, sharp=50)
    ring = s.lathe("cap-ring", g.rounded([(0.0095, 0.0014), (r + 0.00006, 0.0014), (r + 0.00006, 0.0026), (0.0095, 0.0026)], 0.0001, 2), steel, segments, sharp=50)
    if opened:
        for one in (cap, ring):
            one.location = (0, 0, 0)
            s.apply_place(one)
            s.place(one, (0.0400, -0.014, r), (0, 90, 34))
            s.apply_place(one)
            one.location = (-0.006, 0, 0)
    else:
        for one in (cap, ring):
            s.place(one, (0, 0, 0.1280 - high))
    line = (job.get("label") or "always north").split("|")[0]
    low = 0.0036
    if glb:
        side, picture = m.metal("artwork-side", "#888888", 0.3), m.metal("artwork-picture", "#888888", 0.3)
    else:
        picture = g.see_through(m.plain("artwork-picture", (1, 1, 1)))
    if job.get("light"):
        side = anodised("artwork-side")
    elif not glb:
        side = g.see_through(m.plain("artwork-side", (1, 1, 1)))
        cut = m.plain("engraving", "#e9e4d8", 0.5, metallic=0.3)
        t.words("line", line, 0.0046, cut, (0, 0.00005, low + 0.045), "serif", 1.06, r, along=True)
    along_face("side", r + 0.00015, 0.090, 0.012, side, low)
    s.face_round("picture", r + 0.00015, 0.018, 0.050, picture, 180, 0.024)
    if not glb:
        g.soft_strip(job, 0.064, -1, 2.4, 2.2, 0.3)
        g.dark_sides(job, 0.064, 1.3, 2.0, 0.02)
    return {}
