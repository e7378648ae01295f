"""Jewels on chains: the portrait pendant, the bar necklace, the charm bracelet, the drop earrings."""
import math

from .. import materials as m
from .. import shapes as s
from . import fine_parts as f
from .fine_parts import MM


def _mm(*points):
    return [tuple(c * MM for c in p) for p in points]


def _tray(job, width, depth, height, at=(0, 0)):
    """A slab of pale stone that a jewel lies on in the studio; gives the height of its top."""
    if not f.in_studio(job):
        return 0.0
    f.studio_only(s.box("tray", (width, depth, height), f.stone_material(), (at[0], at[1], height / 2), 0.9 * MM, 4))
    return height


def _clasp(job, metal, at, turn):
    """A lobster clasp with its lever and the ring that it holds."""
    with f.posed(at, turn):
        line = f.curve(_mm((-3.4, 0, 0), (-1.2, 1.5, 0), (2.2, 1.7, 0), (4.0, 0.2, 0), (2.8, -1.5, 0), (0.6, -1.3, 0)), f.light(job, 10, 4))
        count = len(line)
        s.tube("clasp", line, [(0.95 - 0.45 * i / count) * MM for i in range(count)], metal, segments=f.light(job, 14, 7))
        s.tube("clasp-gate", _mm((-3.2, -0.2, 0), (-1.0, -1.2, 0), (0.7, -1.25, 0)), 0.5 * MM, metal, segments=f.light(job, 10, 6))
        f.ring("clasp-eye", 3.0 * MM, 0.7 * MM, metal, (-4.6 * MM, 0, 0), (90, 0, 0), around=f.light(job, 28, 10), across=f.light(job, 10, 5))


def _setting(job, radius, height, picture, metal, grains):
    """A round cup with a rim: (outer radius, how high its rim is, diameter of the picture); returns where the picture lies."""
    r, h, p = radius, height, picture / 2
    floor = h - 0.55 * MM
    profile = [(0, 0), (r - 1.0 * MM, 0), (r - 0.45 * MM, 0.10 * MM), (r - 0.1 * MM, 0.5 * MM), (r, 0.9 * MM), (r, h - 0.7 * MM), (r - 0.12 * MM, h - 0.25 * MM),
               (r - 0.4 * MM, h), (p + 0.35 * MM, h), (p + 0.1 * MM, h - 0.12 * MM), (p + 0.02 * MM, floor), (0, floor)]
    s.lathe("setting", profile, metal, f.light(job, 160, 56), sharp=60)
    if grains:
        verts, faces = f.bead(0.52 * MM, 0.52 * MM, f.light(job, 8, 4), f.light(job, 6, 3))
        middle = (p + 0.35 * MM + r - 0.4 * MM) / 2
        places = [f.pose((middle * math.cos(a), middle * math.sin(a), h + 0.02 * MM), (0, 0, math.degrees(a) + 90)) for a in (2 * math.pi * i / grains for i in range(grains))]
        f.copies("milgrain", verts, faces, places, metal)
    return floor + 0.06 * MM


def pendant(job):
    """24 mm across; a picture of 20 mm under a domed crystal; a fine silver chain of 450 mm that runs out of the picture."""
    metal, polished = f.silver("silver"), f.silver("silver-chain", 0.14)
    top = _tray(job, 0.150, 0.120, 12 * MM, (0, 0.0615))
    tilt = math.degrees(math.asin(min(1, top / (23.2 * MM)))) if top else 4.0
    with f.posed((0, -0.0115 if top else 0, 0.2 * MM), (tilt, 0, 0)):
        with f.posed((0, 12 * MM if top else 0, 0)):
            at = _setting(job, 12 * MM, 3.1 * MM, 20 * MM, metal, f.light(job, 96, 48))
            f.round_picture(job, "front", 20 * MM, 1.9 * MM, at, m.artwork("front", job.get("art", "couple"), roughness=0.3, coat=1.0))
            f.engraved_face("back", 20 * MM, 20 * MM, metal, (0, 0, -0.05 * MM), (90, 0, 0), "ellipse")
            f.ring("eye", 3.6 * MM, 0.95 * MM, metal, (0, 13.0 * MM, 1.5 * MM), (0, 0, 0), around=f.light(job, 40, 14), across=f.light(job, 14, 6))
    up = math.radians(tilt)
    reach = (25.6 if top else 13.6) * MM
    bail = (0, (-0.0115 if top else 0) + reach * math.cos(up), 0.2 * MM + reach * math.sin(up) + 1.3 * MM)
    f.ring("bail", 5.0 * MM, 0.9 * MM, metal, (0, bail[1] + 0.9 * MM, bail[2] + 0.4 * MM), (0, 68, 90), wide=4.2 * MM, around=f.light(job, 40, 14), across=f.light(job, 14, 6))
    z = top + 0.75 * MM
    x0, y0, z0 = 0, bail[1] + 2.0 * MM, bail[2] + 0.8 * MM
    path = [(x0, y0, z0)] + [(x * MM, y0 + y * MM, z) for x, y in (
        (-7, 7), (-17, 13), (-31, 17), (-40, 29), (-33, 43), (-17, 45), (-3, 40), (9, 46), (12, 60), (26, 70), (42, 62), (44, 45), (31, 35), (33, 21), (21, 12), (8, 7))] + [(x0 + 0.2 * MM, y0, z0)]
    f.chain(job, "chain", f.curve(path), polished, 0.42 * MM, 2.0 * MM, 1.5 * MM)
    _clasp(job, polished, (12 * MM, y0 + 58 * MM, z + 0.5 * MM), (0, 0, 75))
    f.gift_card(job, (0.075, 0.02, 0))
    f.cards(job, 0.03, (0, 0, 0.008))
    return {"glass": True, "bounces": 6}


def bar(job):
    """A gold bar of 4 × 4 × 38 mm with words cut into it; a chain from its end."""
    gold, chain_gold = f.vermeil("gold", 0.13), f.vermeil("gold-chain", 0.16)
    cut = m.plain("cut", "#4a3210", 0.6, metallic=0.4)
    top = _tray(job, 0.150, 0.110, 10 * MM, (0, 0.012))
    with f.posed((0, -0.006, top), (0, 0, 0)):
        s.box("bar", (38.5 * MM, 4.3 * MM, 4.2 * MM), gold, (0, 0, 2.1 * MM), 0.22 * MM, 4)
        f.engraved_face("front", 38 * MM, 4 * MM, gold, (0, 0, 4.205 * MM))
        f.engraved_face("back", 38 * MM, 4 * MM, gold, (0, 0, -0.005 * MM), (90, 0, 0))
        if not job.get("glb") and not job.get("light"):
            f.words(job, job.get("label") or "59.33 N  18.06 E", 2.7 * MM, cut, (-0.6 * MM, -0.05 * MM, 4.24 * MM), face="instrument-sans-600", spacing=1.12)
        f.ring("eye", 3.4 * MM, 0.9 * MM, gold, (20.3 * MM, 0, 2.1 * MM), (0, 0, 0), around=f.light(job, 40, 14), across=f.light(job, 12, 6))
        f.ring("jump", 4.2 * MM, 0.8 * MM, gold, (22.7 * MM, 0.3 * MM, 2.0 * MM), (70, 0, 10), around=f.light(job, 40, 14), across=f.light(job, 12, 6))
        z = 0.75 * MM
        path = [(24.0 * MM, 0.4 * MM, 1.5 * MM)] + [(x * MM, y * MM, z) for x, y in (
            (29, 3), (38, 8), (45, 18), (38, 30), (22, 32), (10, 24), (-2, 17), (-14, 23), (-20, 37), (-34, 44), (-50, 36), (-50, 20), (-38, 11), (-22, 9), (-8, 9.5), (6, 9), (18, 5.6))] + [(23.6 * MM, 1.2 * MM, 1.6 * MM)]
        f.chain(job, "chain", f.curve(path), chain_gold, 0.44 * MM, 2.1 * MM, 1.55 * MM)
        _clasp(job, chain_gold, (-20 * MM, 38 * MM, z + 0.4 * MM), (0, 0, 115))
    f.cards(job, 0.03, (0, 0, 0.012))


def _charm(job, face, art, metal, at, turn):
    """A picture of 14 mm under resin in a rim of 16, its eye up (+y); `at` is the middle of the eye."""
    with f.posed(at, turn):
        with f.posed((0, -9.4 * MM, 0)):
            floor = _setting(job, 8 * MM, 2.2 * MM, 14 * MM, metal, 0)
            f.round_picture({**job, "art": art}, face, 14 * MM, 1.2 * MM, floor)
            f.ring("charm-eye", 3.0 * MM, 0.8 * MM, metal, (0, 9.0 * MM, 1.1 * MM), around=f.light(job, 32, 12), across=f.light(job, 10, 6))


def bracelet(job):
    """190 mm of links in a loose round, two charms of 16 mm, and a clasp with a plate of 16 × 5 to engrave."""
    metal, links = f.silver("silver"), f.silver("silver-chain", 0.13)
    points = []
    for i in range(36):
        a = math.radians(-98 + 356 * i / 35 * 0.985)
        r = 28.5 + 1.5 * math.sin(3 * a + 0.6) + 0.8 * math.cos(5 * a)
        points.append((r * 1.06 * math.cos(a) * MM, (r * 0.92 * math.sin(a) + 6) * MM, 1.75 * MM))
    open_at = 25
    plate_a, plate_b = points[open_at - 2], points[open_at + 2]
    ordered = points[open_at + 2:] + points[:open_at - 1]
    f.chain(job, "chain", f.curve(ordered, 8), links, 1.05 * MM, 5.4 * MM, 4.1 * MM, roll=38)
    middle = [(a + b) / 2 for a, b in zip(plate_a, plate_b)]
    along = math.degrees(math.atan2(plate_b[1] - plate_a[1], plate_b[0] - plate_a[0]))
    with f.posed((middle[0], middle[1], 0.2 * MM), (0, 0, along + 180)):
        s.box("plate", (17 * MM, 5.6 * MM, 1.5 * MM), metal, (0, 0, 0.75 * MM), 0.5 * MM, 4)
        f.engraved_face("clasp", 16 * MM, 5 * MM, metal, (0, 0, 1.51 * MM))
        for x in (-1, 1):
            f.ring("plate-ring", 4.2 * MM, 0.95 * MM, links, (x * 10.0 * MM, 0, 1.1 * MM), (24 * x, 0, 0), around=f.light(job, 32, 12), across=f.light(job, 10, 6))
        _clasp(job, links, (14.6 * MM, 0.4 * MM, 1.6 * MM), (0, 0, 12))
    art = job.get("art", "dog")
    for face, picture, degrees, lean in (("charm", art, -106, 6), ("second-charm", "lake" if art != "lake" else "balloons", -62, -4)):
        a = math.radians(degrees)
        x, y = 29.5 * 1.06 * math.cos(a), 28.5 * 0.92 * math.sin(a) + 6
        f.ring("jump", 5.0 * MM, 0.85 * MM, metal, (x * MM, (y - 1.6) * MM, 1.9 * MM), (0, 72, 90 + lean), around=f.light(job, 40, 12), across=f.light(job, 12, 6))
        _charm(job, face, picture, metal, (x * MM, (y - 3.4) * MM, 0.15 * MM), (5, 0, lean * 2))
    f.gift_card(job, (0.09, 0, 0))
    f.cards(job, 0.045, (0, 0, 0.004))
    return {"glass": True, "bounces": 6}


def _drop(job, metal, turns):
    """One earring of 52 mm, hanging; its hook's top is at z = 0."""
    around, across = f.light(job, 120, 36), f.light(job, 18, 8)
    line = f.curve(_mm((0, 9.4, -15.5), (0, 10.0, -12), (0, 8.6, -5), (0, 5.2, -0.8), (0, 1.6, -0.6), (0, -0.6, -4.0), (0, -0.9, -9.0), (0, -0.6, -12.6)), f.light(job, 10, 5))
    s.tube("hook", line, 0.4 * MM, metal, segments=f.light(job, 12, 6))
    f.ring("hook-eye", 2.6 * MM, 0.65 * MM, metal, (0, -0.4 * MM, -13.4 * MM), (90, 0, 0), around=f.light(job, 28, 10), across=f.light(job, 10, 6))
    f.ring("link", 3.6 * MM, 0.6 * MM, metal, (0, -0.4 * MM, -15.7 * MM), (90, 0, 90), around=f.light(job, 28, 10), across=f.light(job, 10, 6), wide=3.0 * MM)
    high = -16.6
    for i, (diameter, wire) in enumerate(((34.0, 1.9), (23.0, 1.7), (12.5, 1.5))):
        with f.posed((0, -0.4 * MM, (high - diameter / 2) * MM), (0, 0, turns[i])):
            f.ring("ripple", diameter * MM, wire * MM, metal, turn=(90, 0, 0), around=around, across=across, flat=1.25)
        if i < 2:
            f.ring("link", 3.0 * MM, 0.5 * MM, metal, (0, -0.4 * MM, (high - wire - 0.2) * MM), (90, 0, 90 + (turns[i] + turns[i + 1]) / 2), around=f.light(job, 24, 10), across=f.light(job, 8, 5))
            high -= wire + 1.0
    return -52 * MM


def drops(job):
    """A pair of earrings: three rings of silver, one inside the other. In the studio they hang from a plaster bar."""
    metal = f.silver("silver", 0.08)
    if not f.in_studio(job):
        with f.posed((0, 0, 0), (-90, 0, 0)) as lying:
            for x, turns in ((-21, (0, 0, 0)), (21, (0, 0, 0))):
                with f.posed((x * MM, 0, 0)):
                    _drop(job, metal, turns)
        f.grounded(lying)
        return None
    top = 71 * MM
    for x, turns in ((-21, (14, -24, 38)), (21, (-8, 30, -34))):
        with f.posed((x * MM, -3.2 * MM, top)):
            _drop(job, metal, turns)
    plaster = f.stone_material("plaster", "#ece7dd")
    f.studio_only(s.box("bar", (88 * MM, 6.4 * MM, 6.4 * MM), plaster, (0, 0, top - 4.3 * MM), 1.6 * MM, 4))
    f.studio_only(s.box("post", (9 * MM, 9 * MM, top - 6 * MM), plaster, (0, 2 * MM, (top - 6 * MM) / 2), 1.2 * MM, 4))
    f.studio_only(s.box("foot", (64 * MM, 40 * MM, 7 * MM), plaster, (0, 2 * MM, 3.5 * MM), 1.2 * MM, 4))
    f.cards(job, 0.042, (0, 0, 0.04))
    return None
