"""The wall clock: a spun case, a printed dial, hands that glide, a domed glass."""
import math

from .. import materials as m
from .. import paint
from .. import shapes as s
from .. import textures as t
from . import glazing


def _hand(name, length, tail, wide, material, angle, y):
    outline = [(-wide * 0.5, -tail), (wide * 0.5, -tail), (wide * 0.36, length * 0.9), (0.0006, length), (-0.0006, length), (-wide * 0.36, length * 0.9)]
    one = s.slab(name, outline, 0.0012, material, 0.0003, 2)
    s.apply_place(s.place(one, (0, y, 0), (0, angle, 0)))
    return one


def wall_clock(job):
    """300 mm across, 48 mm deep; dial 270 mm. It stands on its rim, its middle at 150 mm."""
    small = bool(job.get("glb"))
    around, steps = (72, 2) if small else (200, 7)
    coat = m.textured("colour", None, t.noise(512, 120, 4, 2), 0.03, relief=0.35, roughness=0.42, specular=0.45)
    # (radius, depth from the back): front of the rim at 36 mm, the dome rises to 48
    case = [(0, 0.017), (0.110, 0.017), (0.1185, 0.0165), (0.1205, 0.0140), (0.1208, 0.004), (0.1214, 0.0012), (0.123, 0.0), (0.139, 0.0004), (0.1455, 0.003), (0.1488, 0.009), (0.15, 0.017), (0.15, 0.028), (0.1492, 0.033), (0.1472, 0.0358), (0.1448, 0.0362), (0.1425, 0.0352), (0.1408, 0.0328), (0.1398, 0.029), (0.1362, 0.0252), (0.1351, 0.0245), (0.1351, 0.0225), (0.12, 0.0222), (0, 0.0222)]
    made = [s.lathe("case", s.smooth_profile(case, steps), coat, around)]
    printed = job.get("form") == "photo"
    if printed:
        dial = m.artwork("dial", job.get("art", "lake"), roughness=0.6, specular=0.3)
    else:
        face = paint.Sheet(270, 270, "#f6f2e9", 1024 if small else 2048)
        face.words(job.get("label") or "Meridian", 135, 194, 13, "#22252b", align="CENTER", spacing=1.04)
        face.words("SWEEP", 135, 202.5, 4.2, "#7d776c", "space-grotesk", "CENTER", 1.4)
        dial = m.artwork("dial", None, paint=face.image("dial"), roughness=0.62, specular=0.25)
    front = s.face_plate("dial", 0.27, 0.27, dial, (0, -0.0230, 0), outline="ellipse", segments=64 if small else 160)
    ink = m.plain("ink", "#f7f4ee" if printed else "#1d2025", 0.45)
    marks = []
    for minute in range(60):
        if small and minute % 5:
            continue
        hour = minute % 5 == 0
        wide, long = (0.0034, 0.021) if hour else (0.0009, 0.0085)
        mark = s.box("mark", (wide, 0.0008 if hour else 0.0002, long), ink, (0, -0.0234, 0.130 - long / 2), 0.0003 if hour and not small else 0, 2)
        s.apply_place(s.place(mark, (0, 0, 0), (0, minute * 6, 0)))
        marks.append(mark)
    red = m.plain("second-hand", "#c8452f", 0.4)
    steel = m.metal("cap", "#c9c9c6", 0.22)
    hands = [_hand("hour-hand", 0.078, 0.018, 0.0074, ink, -54, -0.0286), _hand("minute-hand", 0.118, 0.021, 0.0056, ink, 54, -0.0306)]
    sweep = [_hand("sweep", 0.124, 0.034, 0.0016, red, 143, -0.0326)]
    disc = s.lathe("counterweight", [(0, 0), (0.0052, 0), (0.0056, 0.0004), (0.0056, 0.001), (0.0052, 0.0014), (0, 0.0014)], red, 32)
    s.apply_place(s.place(disc, (0, 0, 0), (90, 0, 0)))
    disc.location = (-math.sin(math.radians(143)) * 0.030, -0.0313, -math.cos(math.radians(143)) * 0.030)
    cap = s.lathe("cap", s.smooth_profile([(0, 0.0225), (0.0045, 0.0225), (0.0045, 0.0338), (0.0038, 0.0346), (0.002, 0.0350), (0, 0.0351)], 4), steel, 40)
    made.append(cap)
    back = m.plain("movement", "#1c1d1f", 0.6)
    box = s.box("movement", (0.056, 0.016, 0.056), back, (0, -0.0091, 0.005), 0.002)
    wheel = s.lathe("setter", [(0, 0), (0.009, 0), (0.0095, 0.001), (0.0095, 0.004), (0.0088, 0.0046), (0, 0.0046)], m.plastic("setter", "#d9d7d0"), 32)
    s.apply_place(s.place(wheel, (0.011, -0.0012, -0.006), (-90, 0, 0)))
    slot = s.slab("hanger", s.rounded_rectangle(0.03, 0.012, 0.005), 0.0012, steel, 0.0003, 2)
    s.apply_place(s.place(slot, (0, -0.0172, 0.098), (0, 0, 0)))
    tag = paint.Sheet(30, 30, "#faf8f2", 256)
    tag.code(5, 5, 20)
    label = s.face_plate("label", 0.03, 0.03, m.artwork("back-label", None, paint=tag.image("clock-label"), roughness=0.85))
    s.apply_place(s.place(label, (0, -0.0169, -0.07), (0, 0, 180)))
    if not small:
        dome = s.lathe("dome", s.smooth_profile([(0.1405, 0.0295), (0.132, 0.0346), (0.115, 0.0398), (0.09, 0.0436), (0.06, 0.0462), (0.03, 0.0475), (0, 0.048)], steps), glazing.pane_material("dome", 0.9), around)
        dome.visible_shadow = dome.visible_diffuse = False
        made.append(dome)
    for one in made:
        s.apply_place(s.place(one, (0, 0, 0), (90, 0, 0)))
    everything = [*made, front, *marks, *hands, *sweep, disc, box, wheel, slot, label]
    for one in everything:
        one.location.z += 0.15
    if not small:
        glazing.reflection(job, (0, -0.045, 0.15), size=0.4, shift=(-0.3, 0.5), slant=-24, strength=1.6)
