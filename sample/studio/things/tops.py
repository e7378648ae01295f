"""Tops on a body that is not there: each sewn from a flat pattern of size M, dressed on a form and left to fall."""
import math

import numpy as np

from .. import materials as m
from .. import shapes
from . import tops_hood as h
from . import tops_trim as t
from .tops_arms import Sleeved, cuffs, round_ends
from .tops_cloth import dress
from .tops_form import Form
from .tops_pattern import Pattern, curve, ellipse

WHITE = (0.86, 0.85, 0.82)


def cut(c, rects=None, cell=0.0105):
    """The pattern of a top from its measures in metres: high (its length), neck, front and back dip, shoulder (x, drop), sleeve (length,
    degrees under the horizontal, width at its end), underarm (x, z), waist, hem (half width), rib (height at the hem), cuff (length, width
    of the rib that a long sleeve ends in; its length counts in the sleeve's)."""
    high, neck = c["high"], c["neck"]
    shoulder = (c["shoulder"][0], high - c["shoulder"][1])
    length, degrees, width = c["sleeve"]
    length -= c.get("cuff", (0, 0))[0]
    a = math.radians(-degrees)
    along, across = (math.cos(a), math.sin(a)), (math.sin(a), -math.cos(a))
    top = (shoulder[0] + length * along[0], shoulder[1] + length * along[1])
    low = (top[0] + width * across[0], top[1] + width * across[1])
    under = c["underarm"]
    bend = (under[0] + 0.25 * (low[0] - under[0]) + 0.012, under[1] + 0.10 * (low[1] - under[1]))
    if "cuff" in c:  # a long sleeve narrows evenly from the armpit to the cuff
        bend = (under[0] + 0.5 * (low[0] - under[0]), under[1] + 0.5 * (low[1] - under[1]) + 0.006)
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
        lines.append(("both", [(0.006 - c["hem"], c["rib"]), (c["hem"] - 0.006, c["rib"])]))
    c.update(shoulder_at=shoulder, along=along, end=(length, top, low))
    pattern = Pattern(half, ellipse(neck, (high, c["dip"]), c.get("round", 2.3)), ellipse(neck, (high, c["back"]), 2.6), rects, lines, cell)
    return pattern


def armhole(c):
    return c["shoulder_at"], c["underarm"]


def in_rib(c, flat):
    """Mask of pattern points that lie in the hem's rib: not those of a sleeve that hangs lower than it."""
    return (flat[..., 1] < c.get("rib", -1)) & (np.abs(flat[..., 0]) <= c["hem"])


def fallen(job, c, rects=None):
    glb = bool(job.get("glb"))
    pattern = cut(c, rects, 0.0105)
    is_long = "cuff" in c
    # The arm is a little shorter than the sleeve, which so falls in folds.
    worn = {"wrist": c["end"][0] - c.get("blouse", 0.038), "cuff": c["cuff"][1], **c.get("form", {})} if is_long else c.get("form", {})
    form = (Sleeved if is_long else Form)(c["high"] + c.get("lifted", 0.0), **worn)
    how = {"start": 90 - c["sleeve"][1] - 4, "end": 20, "frames": 44, "steps": 9, "bend": 0.2, "armhole": armhole(c), **c.get("how", {})}
    if is_long:
        (sx, sz), (ax, az), (end, top, low) = c["shoulder_at"], c["along"], c["end"]
        how["start"] = form.straight = form.towards((top[0] + low[0]) / 2, (top[1] + low[1]) / 2)
        how["cuff"] = top, low

        def shrink(x, z, kind):
            if (abs(x) - sx) * ax + (z - sz) * az > end - 0.008:
                return 1 - c["cuff"][1] / c["sleeve"][2]
            return c.get("tight", 0.0) if in_rib(c, np.array([x, z])) else 0.08 if kind == "neck" else 0.0
        how["shrink"] = shrink
    else:
        how["shrink"] = lambda x, z, kind: 0.04 if kind == "neck" else 0.0
    g = dress(pattern, form, how)
    if is_long:
        form.angle = how["end"]
        c["rings"] = form.rings()
        round_ends(g, form, top, low, c["underarm"])
    low = g.co[:, 2].min()
    lift = (0.0 if glb else c.get("float", 0.10)) - low
    g.co[:, 2] += lift
    for ring, _ in c.get("rings", ()):
        ring[:, 2] += lift
    return g if glb else g.finer()


def sew(job, g, c, cloth, ribbing=None):
    """The pieces of cloth of a fallen garment with thickness, seams and stitches."""
    glb, parts = bool(job.get("glb")), []
    hem = in_rib(c, g.flat[g.tris].mean(1))
    for name, mask, thick in (("body", ~hem, c["thick"]), ("hem", hem, c["thick"] * 1.3)):
        if not mask.any():
            continue
        one = g.part(name, cloth if name == "body" else ribbing, mask, 0.0 if name == "body" else 0.0012)
        if not glb:
            thickness = shapes.solidify(one, thick, -1)
            thickness.modifiers[-1].use_even_offset = False
        parts.append(one)
    if "rings" in c:
        cuffs(c["rings"], ribbing, c["cuff"][0], c["thick"] * 1.6, glb)
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
    if "cuff" not in c:
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
    # its coordinates span 30 mm of cloth that repeats every 10
    woven = m.cotton(f"artwork-{face}" if face else "label", (0.86, 0.84, 0.79), 1 / 3)
    return t.label(g, woven, 0, c["high"] - c["back"] - 0.034)


def _smooth(job):
    """The model's cloth is stiffer than the photographed: what is printed on it lies in no fold."""
    return {"bend": 0.03} if job.get("glb") else {}


def t_shirt(job):
    c = {"high": 0.72, "neck": 0.083, "dip": 0.108, "back": 0.020, "shoulder": (0.225, 0.045), "sleeve": (0.215, 28, 0.180), "underarm": (0.27, 0.470),
         "waist": 0.264, "hem": 0.267, "thick": 0.0012, "how": _smooth(job)}
    g = fallen(job, c, {"front": ("front", 0, 0.385, 0.240, 0.340, 0), "back": ("back", 0, 0.415, 0.280, 0.340, 0)})
    sew(job, g, c, m.jersey("colour"))
    t.collar(g, t.rib(), 0.021)
    inside_label(g, c)
    front = m.artwork("front", job.get("art", "ridge"), aspect=240 / 300, roughness=0.85, specular=0.15)
    t.print_on(g, "front", front, photo=None if job.get("glb") or job.get("light") else 300 / 340)
    if job.get("glb"):
        t.print_on(g, "back", m.artwork("back", job.get("art", "ridge"), aspect=280 / 340, roughness=0.85, specular=0.15))


def fitted_tee(job):
    c = {"high": 0.64, "neck": 0.080, "dip": 0.125, "back": 0.022, "shoulder": (0.192, 0.040), "sleeve": (0.150, 34, 0.158), "underarm": (0.232, 0.425),
         "waist": 0.205, "hem": 0.235, "thick": 0.001, "form": {"wide": 0.86, "deep": 0.93, "bust": 0.03, "thick": 0.8},
         "how": _smooth(job)}
    g = fallen(job, c, {"front": ("front", 0, 0.335, 0.200, 0.276, 0)})
    sew(job, g, c, m.jersey("colour", tile=0.042))
    t.collar(g, t.rib(), 0.015)
    inside_label(g, c)
    front = m.artwork("front", job.get("art", "poppies"), aspect=200 / 240, roughness=0.85, specular=0.15)
    t.print_on(g, "front", front, photo=None if job.get("glb") or job.get("light") else 240 / 276)


def long_sleeve(job):
    c = {"high": 0.71, "neck": 0.084, "dip": 0.106, "back": 0.020, "shoulder": (0.215, 0.045), "sleeve": (0.60, 33, 0.098), "underarm": (0.262, 0.435),
         "waist": 0.252, "hem": 0.258, "thick": 0.0012, "cuff": (0.055, 0.080), "how": {"end": 15}}
    g = fallen(job, c)
    sew(job, g, c, t.slub(), t.rib())
    t.collar(g, t.rib(), 0.021, narrow=0.06, rise=0.08)
    inside_label(g, c, None)


def sweatshirt(job):
    c = {"high": 0.69, "neck": 0.090, "dip": 0.108, "back": 0.020, "shoulder": (0.235, 0.046), "sleeve": (0.61, 33, 0.114), "underarm": (0.280, 0.402),
         "waist": 0.279, "hem": 0.281, "thick": 0.0024, "rib": 0.068, "tight": 0.17, "cuff": (0.070, 0.084), "how": {"end": 15, "bend": 0.04}}
    g = fallen(job, c)
    sew(job, g, c, t.fleece(), t.rib(tile=0.026))
    t.collar(g, t.rib(tile=0.026), 0.026, 0.004, narrow=0.07, rise=0.1)
    inside_label(g, c, None)


def jumper(job):
    c = {"high": 0.62, "neck": 0.096, "dip": 0.085, "back": 0.025, "shoulder": (0.235, 0.040), "sleeve": (0.59, 33, 0.120), "underarm": (0.272, 0.345),
         "waist": 0.268, "hem": 0.27, "thick": 0.004, "rib": 0.075, "tight": 0.15, "cuff": (0.075, 0.084), "topstitch": False,
         "form": {"deep": 0.97, "bust": 0.02}, "how": {"end": 15, "bend": 0.03}}
    g = fallen(job, c)
    sew(job, g, c, m.knit("colour", tile=0.12), t.rib(tile=0.05))
    t.collar(g, t.rib(tile=0.05), 0.032, 0.006, narrow=0.03, rise=0.25)


def hoodie(job):
    glb = bool(job.get("glb"))
    c = {"high": 0.70, "neck": 0.092, "dip": 0.105, "back": 0.022, "shoulder": (0.240, 0.046), "sleeve": (0.61, 33, 0.118), "underarm": (0.286, 0.405),
         "waist": 0.284, "hem": 0.286, "thick": 0.0026, "rib": 0.070, "tight": 0.16, "cuff": (0.075, 0.086), "how": {"end": 15, "bend": 0.04, "steps": 16}}
    a = math.radians(-33)
    middle = (0.240 + 0.24 * math.cos(a) + 0.055 * math.sin(a), 0.654 + 0.24 * math.sin(a) - 0.055 * math.cos(a))
    g = fallen(job, c, {"front": ("front", 0, 0.405, 0.200, 0.200, 0), "back": ("back", 0, 0.410, 0.300, 0.360, 0), "sleeve": ("front", *middle, 0.220, 0.030, -33)})
    cloth = t.fleece()
    sew(job, g, c, cloth, t.rib(tile=0.026))
    made, ring = h.hood(job, g, t.fleece("colour-hood"))
    h.cords(g, ring, m.cotton("cord", (0.80, 0.78, 0.72), 0.006))
    h.pocket(g, t.fleece("colour-pocket"), 0.074, 0.275, 0.165, 0.105, glb)
    inside_label(g, c)
    how = {"roughness": 0.88, "specular": 0.12}
    t.print_on(g, "front", m.artwork("front", job.get("art", "dog"), aspect=1, **how))
    t.print_on(g, "back", m.artwork("back", job.get("art", "dog"), aspect=300 / 360, **how))
    if glb or job.get("light"):
        t.print_on(g, "sleeve", m.plain("artwork-sleeve", (0.2, 0.2, 0.2), 0.9))
    else:
        t.words(g, 0, job.get("label") or "north of here", *middle, 0.020, m.plain("ink", WHITE, 0.8), -33)
