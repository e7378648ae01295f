"""The compact mirror."""
import math

from .. import materials as m
from .. import shapes as s
from . import glassware as g
from . import lettering as t

HINGE = 0.0352


def shell(name, material, high, lip, segments):
    """One half of the case, seen from outside, opening at z = 0 and its outside at z = high: rounded like a pebble, hollow."""
    r = 0.035
    profile = [(r - 0.0016, 0.0), (r - 0.0004, 0.0), (r, 0.0005), (r, high * 0.45), (r - 0.0011, high * 0.80), (r - 0.0036, high * 0.985), (r - 0.0062, high), (0.0, high)]
    inside = [(0.0, lip), (r - 0.0024, lip), (r - 0.0016, lip - 0.0001), (r - 0.0016, 0.0)]
    outer = g.rounded(profile, [0, 0.0003, 0.0006, 0.002, 0.0014, 0.002, 0.001, 0], 4)
    return s.lathe(name, inside + outer, material, segments, sharp=50)


def half(name, job, enamel, steel, mirror, top):
    """A half with its mirror; lies with its outside up, z from 0 to 5.3 mm."""
    glb = job.get("glb")
    segments = 96 if glb else 192
    parts = [shell(name, enamel, 0.0053, 0.0032, segments)]
    rim = g.rounded([(0.0328, 0.0009), (0.0328, -0.00025), (0.0346, -0.00025), (0.0350, 0.0001), (0.0350, 0.0008), (0.0345, 0.0009)], 0.00018, 3)
    parts.append(s.lathe(f"{name}-rim", rim, steel, segments, sharp=50))
    seat = g.rounded([(0.0, 0.0016), (0.0296, 0.0016), (0.0302, 0.0006), (0.0331, 0.0006), (0.0331, 0.0030)], 0.0003, 2)
    plate = s.lathe(f"{name}-seat", list(reversed(seat)), steel, segments, sharp=50)
    s.outwards(plate)
    parts.append(plate)
    glass = [(0.0, 0.0010), (0.0272, 0.0010), (0.0282, 0.0016)] if top else [(0.0, 0.0013), (0.0272, 0.0010), (0.0282, 0.0016)]
    pane = s.lathe(f"{name}-mirror", glass, mirror, segments, sharp=30)
    for polygon in pane.data.polygons:
        polygon.flip()
    parts.append(pane)
    return parts


def compact(job):
    """70 mm across, 11 mm thick: a picture under resin on the lid, two mirrors inside; open in the second picture."""
    glb, view = job.get("glb"), job.get("view")
    enamel = m.plain("colour-enamel", roughness=0.2, coat=0.7, specular=0.5)
    steel = m.metal("steel", "#d3d2ce", 0.26)
    mirror = m.metal("mirror", "#e8ebec", 0.0)
    base = half("base", job, enamel, steel, mirror, False)
    for one in base:
        s.place(one, (0, 0, 0.0053), (180, 0, 0))
        s.apply_place(one)
    lid = half("lid", job, enamel, steel, mirror, True)
    bezel = g.rounded([(0.0308, 0.0050), (0.0308, 0.0060), (0.0316, 0.0060), (0.0322, 0.0052), (0.0322, 0.0046)], 0.0003, 3)
    lid.append(s.lathe("bezel", list(reversed(bezel)), steel, 96 if glb else 192, sharp=50))
    s.outwards(lid[-1])
    # the picture lies under the resin; in the pictures the dome is there, for who looks at the model the print has its gloss
    picture = m.artwork("lid", job.get("art", "balloons"), roughness=0.08, coat=0.8)
    face = s.face_plate("lid-picture", 0.062, 0.062, picture, outline="ellipse", segments=96)
    s.place(face, (0, 0, 0.00545), (-90, 0, 0))
    s.apply_place(face)
    lid.append(face)
    if face.data.polygons[0].normal.z < 0:
        raise ValueError("the picture on the lid looks down")
    dome = g.clear("glass-resin", (1, 1, 1), 1.33, shade=(1, 1, 1), rim=(0.94, 0.94, 0.94))
    if not glb:
        curve = [(0.0309 * math.sin(a), 0.00525 + 0.0021 * (math.cos(a) - math.cos(math.radians(80)))) for a in (math.radians(80 * i / 20) for i in range(20, -1, -1))]
        curve[-1] = (0.0, curve[-1][1])
        resin = s.lathe("resin", [(0.0, 0.0056), (0.0305, 0.0056), (0.0309, 0.0056)] + [(r, z + 0.0006) for r, z in curve], dome, 192, sharp=60)
        lid.append(resin)
    for one in lid:
        s.place(one, (0, 0, 0.0053))
        s.apply_place(one)
    bare = job.get("light")  # a print map measures the face without its words
    inside = m.metal("artwork-inside", "#d3d6d9", 0.25) if glb else m.plain("artwork-inside", (1, 1, 1), 0.6, specular=0.0)
    if not glb and not bare:
        g.see_through(inside)
    plate = s.face_plate("inside", 0.050, 0.020, inside)
    s.place(plate, (0, 0, 0.0053 + 0.0008), (90, 0, 0))
    s.apply_place(plate)
    lid.append(plate)
    if not glb and not bare:
        cut = m.plain("engraving", "#3b3d42", 0.6)
        words = t.words("engraving", job.get("label") or "wherever you are", 0.0034, cut, (0, 0, 0), "serif", 1.04, wide=0.042)
        s.place(words, (0, 0.0, 0.0053 + 0.00085), (90, 0, 0))
        s.apply_place(words)
        lid.append(words)
    knuckle = [s.tube(f"hinge-{i}", [(x - 0.0032, HINGE, 0.0053), (x + 0.0032, HINGE, 0.0053)], 0.0013, steel, segments=24) for i, x in enumerate((-0.0068, 0.0, 0.0068))]
    for one in knuckle:
        s.bevel(one, 0.0003, 2, 50)
    lid.append(knuckle[1])
    thumb = s.box("thumb", (0.0095, 0.0018, 0.0016), steel, (0, -0.0352, 0.0064), 0.0006, 4)
    lid.append(thumb)
    catch = s.box("catch", (0.0060, 0.0014, 0.0014), steel, (0, -0.0350, 0.0046), 0.0005, 4)
    if glb:
        under = s.face_plate("base-face", 0.050, 0.050, m.metal("artwork-base", "#d3d6d9", 0.35), outline="ellipse", segments=64)
        s.place(under, (0, 0, -0.00015), (90, 0, 0))
        s.apply_place(under)
    angle = {"second": 112}.get(view, 0) if not glb else 0
    for one in lid:
        tilt(one, angle)
    if not glb and not angle:
        g.soft_strip(job, 0.035, -1, 2.0)
    elif not glb:
        # what the mirrors see over the photographer's shoulder
        g.card(job, "sky", (0.0, -0.34, 0.22), (1.5, 0.5), (-32, 0, 0), 1.0, (0.96, 0.98, 1.0), fading=0.25)
    return {"glass": True}


def tilt(one, angle):
    """Opens round the hinge."""
    if not angle:
        return
    s.apply_modifiers(one)
    a = math.radians(-angle)
    for v in one.data.vertices:
        y, z = v.co.y - HINGE, v.co.z - 0.0053
        v.co.y, v.co.z = HINGE + y * math.cos(a) - z * math.sin(a), 0.0053 + y * math.sin(a) + z * math.cos(a)
