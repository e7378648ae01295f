"""The side table, the desk and the shelf."""
import math
import random

import bpy
from mathutils import Vector

from .. import materials as m
from .. import shapes as s
from .. import textures as t
from . import timber as w


def prop(one):
    one["studio"] = True
    return one


def side_table(job):
    """460 mm across, 480 mm high: a round top of five boards, three turned legs whose wedged tenons come through it."""
    small = bool(job.get("glb"))
    oak = w.timber("oak", 6, "colour", 1.2, roughness=0.42)
    around, steps = (72, 2) if small else (200, 7)
    top_line = s.smooth_profile([(0, 0.4545), (0.17, 0.4545), (0.205, 0.4555), (0.220, 0.4585), (0.2275, 0.4635), (0.23, 0.4695), (0.2291, 0.4745), (0.2262, 0.4782), (0.221, 0.4798), (0.21, 0.48), (0.1, 0.48), (0, 0.48)], steps)
    top = s.lathe("top", top_line, oak, around)
    w.glued(top, (-0.142, -0.048, 0.051, 0.138), "x", "y", 4)
    walnut = w.timber("walnut", 6, "wedge", 0.5, 256)
    end = w.timber("oak", 9, "colour-end", 0.6, 256, roughness=0.5)
    seg = 16 if small else 48
    for i, degrees in enumerate((-96, 24, 144)):
        a = math.radians(degrees)
        foot, head = (0.195 * math.cos(a), 0.195 * math.sin(a), 0), (0.150 * math.cos(a), 0.150 * math.sin(a), 0.457)
        w.turned_leg("leg", foot, head, [(0, 0.0105), (0.008, 0.0122), (0.25, 0.0165), (0.55, 0.0205), (0.78, 0.0222), (0.92, 0.0205), (1, 0.0190)], oak, 2 + i, seg)
        x, y = 0.1478 * math.cos(a), 0.1478 * math.sin(a)
        plug = s.lathe("tenon", [(0.0150, 0.470), (0.0150, 0.4802), (0.0144, 0.4806), (0, 0.4807)], end, seg)
        w.along(plug, "z", 3 + i)
        s.place(plug, (x, y, 0))
        wedge = s.box("wedge", (0.0292, 0.0030, 0.003), walnut, round_by=0.0004, segments=2)
        s.place(wedge, (x, y, 0.4796), (0, 0, 90))
    # a ring of stretchers, low, keeps the legs where they are
    feet = [Vector((0.183 * math.cos(math.radians(d)), 0.183 * math.sin(math.radians(d)), 0.125)) for d in (-96, 24, 144)]
    hub = Vector((0, 0, 0.125))
    for i, foot in enumerate(feet):
        w.turned_leg("stretcher", foot, hub, [(0, 0.0072), (0.2, 0.0092), (0.7, 0.0104), (1, 0.0108)], oak, 12 + i, seg // 2)
    s.place(s.lathe("hub", s.smooth_profile([(0, 0.110), (0.014, 0.111), (0.0195, 0.117), (0.021, 0.125), (0.0195, 0.133), (0.014, 0.139), (0, 0.140)], 2 if small else 5), oak, seg))


def _dovetails(x, y0, z, height, sign, maple):
    """Tails of the drawer's side in its front's end."""
    made = []
    for i in range(4):
        outline = [(-0.0085, 0), (0.0085, 0), (0.0055, 0.012), (-0.0055, 0.012)]
        one = s.slab("tail", [(a, b) for a, b in outline], 0.0006, maple)
        s.place(one, (x + sign * 0.0001, y0, z - height / 2 + height * (i + 0.5) / 4), (90, 0, 90 * sign))
        made.append(one)
    return made


def desk(job):
    """1200 × 560 × 740 mm: an oak top glued of four boards, one drawer, a groove for a phone, a slot for the cable."""
    small = bool(job.get("glb"))
    oak = w.timber("oak", 2, size=1024)
    maple = w.timber("maple", 3, size=512)
    brass = m.metal("brass", "#b8924f", 0.28)
    dark = w.timber("oak", 2, "groove", 0.6, 512)
    seg = 14 if small else 40
    top = s.box("top", (1.2, 0.56, 0.024), oak)
    w.glued(top, (-0.138, 0.006, 0.142), "x", "y", 3)
    for polygon in top.data.polygons:
        polygon.use_smooth = True
    # the groove and the slot are cut out
    for name, size, at in (("groove", (0.36, 0.014, 0.02), (-0.30, 0.205, 0.0145)), ("slot", (0.09, 0.018, 0.06), (0.30, 0.248, 0.0))):
        knife = s.box(name, size, dark, at, 0.0)
        cut = top.modifiers.new(name, "BOOLEAN")
        cut.operation, cut.object, cut.solver = "DIFFERENCE", knife, "EXACT"
        s.activate(top)
        bpy.ops.object.modifier_apply(modifier=name)
        bpy.data.objects.remove(knife)
    s.bevel(top, 0.0024, 2 if small else 4, 50)
    s.apply_modifiers(top)
    s.apply_place(s.place(top, (0, 0, 0.728)))
    w.board("front-rail", (1.05, 0.022, 0.020), oak, (0, -0.225, 0.706), axis="x", round_by=0.0018, seed=5)
    w.board("back-rail", (1.05, 0.022, 0.095), oak, (0, 0.225, 0.6685), axis="x", round_by=0.0018, seed=6)
    w.board("front-left", (0.565, 0.022, 0.095), oak, (-0.2425, -0.225, 0.6685), axis="x", round_by=0.0018, seed=7)
    w.board("front-right", (0.06, 0.022, 0.095), oak, (0.495, -0.225, 0.6685), axis="x", round_by=0.0018, seed=8)
    w.board("front-under", (0.43, 0.022, 0.012), oak, (0.2525, -0.225, 0.627), axis="x", round_by=0.0015, seed=9)
    pulled = 0.0 if small or job.get("view") == "main" else 0.085
    if job.get("view") == "scene":
        pulled = 0.0
    y = -0.2262 - pulled
    w.board("drawer-front", (0.4215, 0.020, 0.0605), oak, (0.2525, y, 0.6645), axis="x", round_by=0.0020, seed=10)
    for sign in (-1, 1):
        w.board("drawer-side", (0.012, 0.36, 0.056), maple, (0.2525 + sign * 0.2015, y + 0.188, 0.6635), axis="y", round_by=0.001, seed=11 + sign)
        _dovetails(0.2525 + sign * 0.2078, y + 0.009, 0.6635, 0.052, sign, maple)
    w.board("drawer-bottom", (0.394, 0.35, 0.006), maple, (0.2525, y + 0.185, 0.640), axis="x", round_by=0.0008, seed=14)
    knob = s.lathe("knob", s.smooth_profile([(0, -0.002), (0.0055, -0.002), (0.0052, 0.006), (0.0068, 0.0105), (0.0112, 0.0135), (0.0125, 0.017), (0.0115, 0.0203), (0.007, 0.0222), (0, 0.0227)], 2 if small else 6), brass, seg)
    s.place(knob, (0.2525, y - 0.010, 0.6645), (90, 0, 0))
    for sign in (-1, 1):
        w.board("side-rail", (0.022, 0.44, 0.095), oak, (sign * 0.535, 0, 0.6685), axis="y", round_by=0.0018, seed=20 + sign)
        for back in (-1, 1):
            w.turned_leg("leg", (sign * 0.556, back * 0.248, 0), (sign * 0.535, back * 0.225, 0.716), [(0, 0.0135), (0.006, 0.0150), (0.35, 0.0195), (0.80, 0.0255), (0.93, 0.0270), (1, 0.0265)], oak, 30 + sign + 3 * back, seg)
    if small:
        return
    # what a desk is for
    if job.get("view") in ("main", "second", "detail"):
        phone = prop(s.slab("phone", s.rounded_rectangle(0.072, 0.150, 0.010), 0.0078, m.plain("phone", "#1b1c1f", 0.25, coat=0.4), 0.0022, 3))
        s.place(phone, (-0.30, 0.2015, 0.8085), (-14, 0, 0))


def shelf(job):
    """680 × 340 × 1820 mm: two ladders that lean, five boards that grow deeper downwards, brass pins."""
    small = bool(job.get("glb"))
    ash = w.timber("ash", 4, "colour", 1.1, roughness=0.45)
    brass = m.metal("brass", "#b8924f", 0.25)
    wide, tall, deep = 0.68, 1.82, 0.34
    seg = 12 if small else 32
    back, front = 0.17, -0.17

    def front_at(z):
        return front + 0.012 + (z / tall) * (deep - 0.052)
    for k, x in enumerate((-1, 1)):
        px = x * (wide / 2 - 0.012)
        a, b = Vector((px, front_at(0), 0)), Vector((px, front_at(tall - 0.004), tall - 0.004))
        lean = math.degrees(math.atan2(b.y - a.y, b.z - a.z))
        w.board("rail-front", (0.022, 0.030, (b - a).length), ash, (a + b) / 2, (-lean, 0, 0), "z", 0.004, 3 + k)
        w.board("rail-back", (0.022, 0.026, tall - 0.012), ash, (px, back - 0.013, (tall - 0.012) / 2), (0, 0, 0), "z", 0.004, 6 + k)
    heights = (0.16, 0.55, 0.93, 1.29, 1.62)
    tops = []
    for i, z in enumerate(heights):
        y0, y1 = front_at(z) - 0.013, back - 0.001
        depth, y = y1 - y0 - 0.004, (y0 + y1) / 2
        one = s.box("board", (wide - 0.0495, depth, 0.020), ash)
        if depth > 0.16:
            w.glued(one, (0.008 * (-1) ** i,), "x", "y", 10 + i)
        else:
            w.along(one, "x", 10 + i)
        for polygon in one.data.polygons:
            polygon.use_smooth = True
        s.bevel(one, 0.003, 2 if small else 3, 50)
        s.place(one, (0, y, z))
        tops.append((z + 0.010, y, depth))
        for x in (-1, 1):
            px = x * (wide / 2 - 0.012)
            # rungs carry the boards; a brass pin goes through each
            w.rod("rung", [(px, front_at(z - 0.02) + 0.006, z - 0.021), (px, back - 0.013, z - 0.021)], 0.0085, ash, 20 + i, seg // 2)
            for py in (front_at(z), back - 0.013):
                pin = s.lathe("pin", s.smooth_profile([(0, 0.0022), (0.003, 0.002), (0.0048, 0.0008), (0.005, 0)][::-1], 3), brass, 12 if small else 28)
                s.place(pin, (px + x * 0.011, py, z), (0, 90 * x, 0))
    if small:
        return
    _dress(tops)


def _dress(tops):
    rng = random.Random(4)
    tones = ["#e6dccb", "#8b5a3c", "#2f3a4a", "#c9b48f", "#6c7568", "#d9d2c4", "#a8553c"]

    def books(x, level, count, lean_last=True):
        z, y, depth = tops[level]
        for i in range(count):
            w_, d, h = rng.uniform(0.018, 0.038), min(depth - 0.03, rng.uniform(0.14, 0.18)), rng.uniform(0.19, 0.25)
            cover = m.textured(f"book-{level}-{i}", *t.weave(256, 24, i), 0.02, tones[(i * 3 + level) % len(tones)], 0.6, roughness=0.85)
            spine = y - depth / 2 + 0.03
            body = prop(s.box("book", (w_, d, h), cover, (0, 0, 0), 0.0016, 2))
            tilt = 9 if lean_last and i == count - 1 else 0
            s.place(body, (x + w_ / 2 + (0.016 if tilt else 0), spine + d / 2, z + h / 2 + (0.001 if tilt else 0)), (0, -tilt, 0))
            pages = prop(s.box("pages", (w_ - 0.005, d - 0.004, h + 0.0004 - 0.006), m.paper(f"pages-{level}-{i}"), (0, 0, 0), 0.0005, 1))
            s.place(pages, body.location, (0, -tilt, 0))
            pages.location.y += 0.004
            x += w_ + 0.0008
    books(-0.29, 0, 8, False)
    books(0.02, 1, 7)
    books(-0.28, 2, 5)
    z, y, depth = tops[1]
    for i, (w_, d, h, tone) in enumerate(((0.23, 0.17, 0.026, "#39465a"), (0.21, 0.16, 0.020, "#d8cfc0"), (0.19, 0.15, 0.030, "#8c3b2e"))):
        cover = m.textured(f"lying-{i}", *t.weave(256, 24, 9 + i), 0.02, tone, 0.6, roughness=0.85)
        one = prop(s.box("lying", (w_, d, h), cover, (0, 0, 0), 0.002, 2))
        s.place(one, (-0.18, y, z + h / 2), (0, 0, 4 * i - 3))
        z += h
    bowl = prop(s.lathe("bowl", s.smooth_profile([(0, 0), (0.03, 0), (0.034, 0.006), (0.07, 0.03), (0.085, 0.062), (0.0835, 0.064), (0.081, 0.062), (0.066, 0.032), (0.03, 0.010), (0, 0.008)], 6), m.ceramic("bowl", "#d9cfbd", 0.6), 72))
    s.place(bowl, (0.16, tops[2][1], tops[2][0]))
    pot = prop(s.lathe("pot", s.smooth_profile([(0, 0), (0.034, 0), (0.04, 0.004), (0.052, 0.05), (0.05, 0.085), (0.036, 0.11), (0.03, 0.125), (0.033, 0.135), (0.030, 0.1355), (0.027, 0.124), (0.03, 0.11), (0, 0.03)], 6), m.ceramic("pot", "#8f9a92", 0.6), 72))
    s.place(pot, (0.12, tops[3][1], tops[3][0]))
    straw = m.plain("straw", (0.50, 0.39, 0.24), 0.8)
    for i in range(9):
        a, reach, h = rng.uniform(0, 6.28), rng.uniform(0.05, 0.3), rng.uniform(0.14, 0.22)
        line = [(0.12 + math.cos(a) * reach * h * q * q, tops[3][1] + math.sin(a) * reach * h * q * q * 0.4, tops[3][0] + 0.1 + h * q) for q in (k / 8 for k in range(9))]
        prop(s.tube("stalk", line, 0.0011, straw, segments=6))
    box = prop(s.box("card-box", (0.16, min(0.11, tops[3][2] - 0.02), 0.09), m.textured("card-box", *t.weave(256, 24, 31), 0.02, "#b99b74", 0.5, roughness=0.9), (0, 0, 0), 0.002))
    s.place(box, (-0.16, tops[3][1], tops[3][0] + 0.045))
    small_vase = prop(s.lathe("bottle", s.smooth_profile([(0, 0), (0.03, 0), (0.036, 0.01), (0.034, 0.06), (0.014, 0.085), (0.012, 0.12), (0.015, 0.125), (0.012, 0.126), (0.009, 0.12), (0, 0.1)], 6), m.ceramic("bottle", "#ece6da", 0.4), 64))
    s.place(small_vase, (-0.17, tops[4][1] + 0.004, tops[4][0]))
