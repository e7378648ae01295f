"""Tops on a body that is not there: each sewn from a flat pattern of size M, dressed on a form and left to fall."""
import math

import numpy as np

from .. import materials as m
from .. import shapes
from . import tops_hood as h
from . import tops_trim as t
from .tops_cloth import dress
from .tops_form import Form
from .tops_pattern import Pattern, curve, ellipse

WHITE = (0.86, 0.85, 0.82)


def cut(c, rects=None, cell=0.0105):
    """The pattern of a top from its measures in metres: high (its length), neck, front and back dip, shoulder (x, drop), sleeve (length,
    degrees under the horizontal, width at the cuff), underarm (x, z), waist, hem (half width), rib heights hem and cuff."""
    high, neck = c["high"], c["neck"]
    shoulder = (c["shoulder"][0], high - c["shoulder"][1])
    length, degrees, width = c["sleeve"]
    a = math.radians(-degrees)
    along, across = (math.cos(a), math.sin(a)), (math.sin(a), -math.cos(a))
    top = (shoulder[0] + length * along[0], shoulder[1] + length * along[1])
    low = (top[0] + width * across[0], top[1] + width * across[1])
    under = c["underarm"]
    bend = (under[0] + 0.25 * (low[0] - under[0]) + 0.012, under[1] + 0.10 * (low[1] - under[1]))
    if length > 0.4:  # a long sleeve is wide at the upper arm and narrows evenly
        bend = (under[0] + 0.34 * (low[0] - under[0]) + 0.004, under[1] + 0.33 * (low[1] - under[1]))
    side = curve(under, (c["hem"], 0), (2 * c.get("waist", c["hem"]) - (under[0] + c["hem"]) / 2, under[1] * 0.5))
    halfway = ((shoulder[0] + top[0]) / 2, (shoulder[1] + top[1]) / 2)
    sleeve_top = curve(shoulder, top, (halfway[0] + 0.01, halfway[1] + 0.012))
    half = [
        ("seam", curve((neck, high), shoulder, ((neck + shoulder[0]) / 2, (high + shoulder[1]) / 2 + 0.004))[:-1] + sleeve_top),
        ("cuff", [top, low]),
        ("seam", curve(low, under, bend)[:-1] + side),
        ("hem", [(c["hem"], 0), (c["hem"] * 0.5, -0.004), (0, -0.006)]),
    ]
    lines = []
    if c.get("rib"):
        hem, cuff = c["rib"]
        if hem:
            lines.append(("both", [(0.006 - c["hem"], hem), (c["hem"] - 0.006, hem)]))
        start = (top[0] - cuff * along[0], top[1] - cuff * along[1])
        c["cuff-line"] = start, along
        for s in (-1, 1):
            lines.append(("both", [(s * (start[0] + d * across[0]), start[1] + d * across[1]) for d in (0.006, width - 0.002)]))
    c.update(shoulder_at=shoulder, along=along)
    pattern = Pattern(half, ellipse(neck, (high, c["dip"]), c.get("round", 2.3)), ellipse(neck, (high, c["back"]), 2.6), rects, lines, cell)
    return pattern


def armhole(c):
    return c["shoulder_at"], c["underarm"]


def in_rib(c, flat):
    """Masks of pattern points that lie in the hem's and in the cuffs' ribs."""
    hem, cuff = c.get("rib", (0, 0))
    (x, z), along = c.get("cuff-line", ((9, 9), (1, 0)))
    far = (np.abs(flat[..., 0]) - x) * along[0] + (flat[..., 1] - z) * along[1]
    beyond = (np.abs(flat[..., 0]) > c["underarm"][0]) & (far > 0) if cuff else np.zeros(flat.shape[:-1], bool)
    return (flat[..., 1] < hem) & ~beyond if hem else np.zeros(flat.shape[:-1], bool), beyond


def fallen(job, c, rects=None):
    glb = bool(job.get("glb"))
    pattern = cut(c, rects, 0.0105)
    form = Form(c["high"] + c.get("lifted", 0.0), **c.get("form", {}))
    how = {"start": 90 - c["sleeve"][1] - 4, "end": 20, "frames": 44, "steps": 9, "bend": 0.2, "armhole": armhole(c), **c.get("how", {})}
    if c.get("rib"):
        hem_share, cuff_share = c.get("tight", (0.16, 0.16))

        def shrink(x, z, kind):
            hem, cuff = in_rib(c, np.array([x, z]))
            return hem_share if hem else cuff_share if cuff else 0.03 if kind == "neck" else 0.0
        how["shrink"] = shrink
    else:
        how["shrink"] = lambda x, z, kind: 0.04 if kind == "neck" else 0.0
    g = dress(pattern, form, how)
    low = g.co[:, 2].min()
    g.co[:, 2] += (0.0 if glb else c.get("float", 0.10)) - low
    return g if glb else g.finer()


def sew(job, g, c, cloth, ribbing=None):
    """The pieces of cloth of a fallen garment with thickness, seams and stitches."""
    glb, parts = bool(job.get("glb")), []
    hem, cuff = in_rib(c, g.flat[g.tris].mean(1))
    for name, mask, thick in (("body", ~(hem | cuff), c["thick"]), ("hem", hem, c["thick"] * 1.3), ("cuffs", cuff, c["thick"] * 1.3)):
        if not mask.any():
            continue
        turn = None
        if name == "cuffs":
            x, z = c["along"]
            turn = lambda p: np.stack([np.abs(p[:, 0]) * -z + p[:, 1] * x, np.abs(p[:, 0]) * x + p[:, 1] * z], 1)
        one = g.part(name, cloth if name == "body" else ribbing, mask, 0.0 if name == "body" else 0.0012, turn)
        if not glb:
            thickness = shapes.solidify(one, thick, -1)
            thickness.modifiers[-1].use_even_offset = False
        parts.append(one)
    if glb:
        return parts
    thread = m.plain("colour-thread", (0.8, 0.8, 0.8), 0.8)
    welt = cloth
    shoulder, under = armhole(c)
    line = curve(shoulder, under, (shoulder[0] - 0.028, under[1] + 0.08))
    inset = [(x - 0.006, z) for x, z in line]
    rows = []
    for side in (0, 1):
        for s in (-1, 1):
            flip = lambda points: [(s * x, z) for x, z in points]
            t.seam("armhole", g, side, flip(line), welt, 0.0011)
            if c.get("topstitch", True):
                rows.append((side, flip(inset)))
    if not c.get("rib"):
        for side in (0, 1):
            for up in (0.020, 0.0235):
                rows.append((side, [(-c["hem"] + 0.002, up), (0, up - 0.006), (c["hem"] - 0.002, up)]))
        length, degrees, width = c["sleeve"]
        along, across = c["along"], (c["along"][1], -c["along"][0])
        for side in (0, 1):
            for s in (-1, 1):
                for up in (0.020, 0.0235):
                    a = (shoulder[0] + (length - up) * along[0], shoulder[1] + (length - up) * along[1])
                    b = (a[0] + width * across[0], a[1] + width * across[1])
                    rows.append((side, [(s * (a[0] + 0.003 * across[0]), a[1] + 0.003 * across[1]), (s * (b[0] - 0.003 * across[0]), b[1] - 0.003 * across[1])]))
    neck_f = ellipse(c["neck"], (c["high"], c["dip"]), c.get("round", 2.3))
    neck_b = ellipse(c["neck"], (c["high"], c["back"]), 2.6)
    for side, line in ((0, neck_f), (1, neck_b)):
        if c.get("topstitch", True):
            rows.append((side, [(x * (1 + 0.007 / c["neck"]), z - 0.0065) for x, z in line][1:-1]))
    t.stitches("stitches", g, rows, thread)
    for s in (-1, 1):
        t.seam("shoulder", g, 0, [(s * x, z - 0.0008) for x, z in curve((c["neck"] + 0.004, c["high"]), shoulder, ((c["neck"] + shoulder[0]) / 2, (c["high"] + shoulder[1]) / 2 + 0.004))], welt, 0.0010)
    return parts


def inside_label(g, c, face="label"):
    woven = m.cotton(f"artwork-{face}" if face else "label", (0.86, 0.84, 0.79), 0.01)
    return t.label(g, woven, 0, c["high"] - c["back"] - 0.034)


def t_shirt(job):
    c = {"high": 0.72, "neck": 0.083, "dip": 0.108, "back": 0.020, "shoulder": (0.225, 0.045), "sleeve": (0.215, 28, 0.180), "underarm": (0.27, 0.470),
         "waist": 0.264, "hem": 0.267, "thick": 0.0012}
    g = fallen(job, c, {"front": ("front", 0, 0.385, 0.240, 0.340, 0), "back": ("back", 0, 0.415, 0.280, 0.340, 0)})
    sew(job, g, c, m.jersey("colour"))
    t.collar(g, t.rib(), 0.021)
    inside_label(g, c)
    front = m.artwork("front", job.get("art", "ridge"), aspect=240 / 300, roughness=0.85, specular=0.15)
    t.print_on(g, "front", front, photo=None if job.get("glb") else 300 / 340)
    if job.get("glb"):
        t.print_on(g, "back", m.artwork("back", job.get("art", "ridge"), aspect=280 / 340, roughness=0.85, specular=0.15))


def fitted_tee(job):
    c = {"high": 0.64, "neck": 0.080, "dip": 0.125, "back": 0.022, "shoulder": (0.192, 0.040), "sleeve": (0.150, 34, 0.158), "underarm": (0.232, 0.425),
         "waist": 0.205, "hem": 0.235, "thick": 0.001, "form": {"wide": 0.86, "deep": 0.93, "bust": 0.03, "thick": 0.8}}
    g = fallen(job, c, {"front": ("front", 0, 0.335, 0.200, 0.276, 0)})
    sew(job, g, c, m.jersey("colour", tile=0.042))
    t.collar(g, t.rib(), 0.015)
    inside_label(g, c)
    front = m.artwork("front", job.get("art", "poppies"), aspect=200 / 240, roughness=0.85, specular=0.15)
    t.print_on(g, "front", front, photo=None if job.get("glb") else 240 / 276)


def long_sleeve(job):
    c = {"high": 0.71, "neck": 0.084, "dip": 0.106, "back": 0.020, "shoulder": (0.215, 0.045), "sleeve": (0.595, 50, 0.090), "underarm": (0.26, 0.455),
         "waist": 0.252, "hem": 0.258, "thick": 0.0012, "rib": (0, 0.055), "tight": (0, 0.08), "how": {"end": 19}}
    g = fallen(job, c)
    sew(job, g, c, t.slub(), t.rib())
    t.collar(g, t.rib(), 0.019)
    inside_label(g, c, None)


def sweatshirt(job):
    c = {"high": 0.69, "neck": 0.090, "dip": 0.108, "back": 0.020, "shoulder": (0.235, 0.046), "sleeve": (0.575, 50, 0.112), "underarm": (0.285, 0.425),
         "waist": 0.283, "hem": 0.285, "thick": 0.0024, "rib": (0.068, 0.075), "tight": (0.17, 0.22), "form": {"thick": 1.04}, "how": {"end": 20, "bend": 0.03}}
    g = fallen(job, c)
    sew(job, g, c, t.fleece(), t.rib(tile=0.026))
    t.collar(g, t.rib(tile=0.026), 0.024, 0.004)
    inside_label(g, c, None)


def jumper(job):
    c = {"high": 0.62, "neck": 0.112, "dip": 0.085, "back": 0.025, "shoulder": (0.235, 0.040), "sleeve": (0.50, 50, 0.120), "underarm": (0.27, 0.370),
         "waist": 0.268, "hem": 0.27, "thick": 0.004, "rib": (0.075, 0.08), "tight": (0.15, 0.26), "topstitch": False,
         "form": {"wide": 0.9, "deep": 0.95, "bust": 0.02, "thick": 0.9}, "how": {"end": 21, "bend": 0.015}}
    g = fallen(job, c)
    sew(job, g, c, m.knit("colour", tile=0.12), t.rib(tile=0.05))
    t.collar(g, t.rib(tile=0.05), 0.032, 0.006, narrow=0.03, rise=0.25)


def hoodie(job):
    glb = bool(job.get("glb"))
    c = {"high": 0.70, "neck": 0.092, "dip": 0.105, "back": 0.022, "shoulder": (0.240, 0.046), "sleeve": (0.57, 50, 0.115), "underarm": (0.290, 0.425),
         "waist": 0.289, "hem": 0.290, "thick": 0.0026, "rib": (0.070, 0.085), "tight": (0.16, 0.22), "form": {"thick": 1.06}, "how": {"end": 20, "bend": 0.03}}
    shoulder = (0.240, 0.654)
    a = math.radians(-50)
    middle = (shoulder[0] + 0.30 * math.cos(a) + 0.060 * math.sin(a), shoulder[1] + 0.30 * math.sin(a) - 0.060 * math.cos(a))
    g = fallen(job, c, {"front": ("front", 0, 0.405, 0.200, 0.200, 0), "back": ("back", 0, 0.410, 0.300, 0.360, 0), "sleeve": ("front", *middle, 0.220, 0.030, -50)})
    cloth = t.fleece()
    sew(job, g, c, cloth, t.rib(tile=0.026))
    made, ring = h.hood(job, g, t.fleece("colour-hood"))
    h.cords(g, ring, m.cotton("cord", (0.80, 0.78, 0.72), 0.006))
    h.pocket(g, t.fleece("colour-pocket"), 0.074, 0.275, 0.165, 0.105, glb)
    inside_label(g, c)
    how = {"roughness": 0.88, "specular": 0.12}
    t.print_on(g, "front", m.artwork("front", job.get("art", "dog"), aspect=1, **how))
    t.print_on(g, "back", m.artwork("back", job.get("art", "dog"), aspect=300 / 360, **how))
    if glb:
        t.print_on(g, "sleeve", m.plain("artwork-sleeve", (0.2, 0.2, 0.2), 0.9))
    else:
        t.words(g, 0, job.get("label") or "north of here", *middle, 0.020, m.plain("ink", WHITE, 0.8), -50)
