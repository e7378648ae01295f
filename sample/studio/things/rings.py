"""Jewels without chains: rings, hoops, cufflinks."""
import math

from mathutils import Vector

from .. import materials as m
from .. import shapes as s
from . import fine_parts as f
from .fine_parts import MM


def _loop(name, section, around, material):
    """A closed body from section(angle) → list of points, lofted round."""
    rows = [section(2 * math.pi * i / around) for i in range(around)]
    count = len(rows[0])
    verts = [p for row in rows for p in row]
    faces = [(i * count + j, i * count + (j + 1) % count, ((i + 1) % around) * count + (j + 1) % count, ((i + 1) % around) * count + j)
             for i in range(around) for j in range(count)]
    one = s.mesh_object(name, verts, faces, material)
    s.outwards(one)
    return one


def signet(job):
    """Size m (19 mm inside), a face of 13 × 11 mm, soft as if worn; it stands on its band and looks up to the camera."""
    metal = f.tinted_metal("colour", 0.17)
    inner, count = 9.5, f.light(job, 48, 18)

    def section(a):
        top = max(0.0, math.cos(a)) ** 2.4
        near = max(0.0, math.cos(a)) ** 7
        wide, thick = 2.1 + 3.3 * top + 0.35 * near, 1.35 + 0.75 * top
        points = []
        for k in range(count):
            u = 2 * math.pi * k / count
            cu, su = math.cos(u), math.sin(u)
            y = wide * math.copysign(abs(su) ** 0.72, su)
            out = thick / 2 + thick / 2 * math.copysign(abs(cu) ** 0.62, cu) - 0.22 * (1 - abs(su)) * (cu < 0)
            r = inner + out
            x, z = r * math.sin(a), r * math.cos(a)
            points.append((x * MM, y * MM, z * MM))
        return points

    with f.posed((0, 0, 0), (38, 0, 0)) as whole:
        band = _loop("band", section, f.light(job, 200, 72), metal)
        base, high = 10.4, 12.75
        rows = []
        for t, spread in ((0.0, 0.80), (0.35, 0.90), (0.62, 0.985), (0.80, 1.035), (0.92, 1.05), (0.97, 1.035), (1.0, 1.0)):
            rows.append((base + (high - base) * t, spread))
        profile = [(0, base * MM)] + [(5.5 * k * MM, z * MM) for z, k in rows] + [(0, high * MM)]
        head = s.lathe("head", profile, metal, f.light(job, 160, 56))
        head.scale = (13 / 11, 1, 1)
        s.apply_place(head)
        body = s.join([band, head], "ring")
        melt = body.modifiers.new("melt", "REMESH")
        melt.mode, melt.voxel_size, melt.use_smooth_shade = "VOXEL", f.light(job, 0.10, 0.30) * MM, True
        soft = body.modifiers.new("soft", "SMOOTH")
        soft.factor, soft.iterations = 0.5, f.light(job, 34, 5)
        s.apply_modifiers(body)
        if job.get("glb"):
            fewer = body.modifiers.new("fewer", "DECIMATE")
            fewer.ratio = min(1, 14000 / max(1, len(body.data.polygons) * 2))
            s.apply_modifiers(body)
        for polygon in body.data.polygons:
            polygon.use_smooth = True
        top = max(v.co.z for v in body.data.vertices)
        face = f.engraved_face("face", 13 * MM, 11 * MM, metal, (0, 0, top + 0.04 * MM), (-90, 0, 0), "ellipse")
        f.corner_dots(job, 13 * MM, 11 * MM, face.data.materials[0], (0, 0, top + 0.04 * MM))
        cut = m.plain("cut", "#17150f", 0.7)
        if not job.get("glb") and not job.get("light"):
            f.words(job, job.get("label") or "A", 8.2 * MM, cut, (0, -0.2 * MM, top + 0.07 * MM), face="kalnia-400")
    f.grounded(whole)
    f.cards(job, 0.013, (0, 0, 0.012))


def smart(job):
    """7.6 mm wide, 2.4 thick, 19 inside: brushed titanium outside, dark resin with its sensors inside."""
    metal = f.tinted_metal("colour", 0.24)
    resin = m.plain("resin", "#0d0e11", 0.12, coat=1.0)
    eye = m.plain("sensor", "#1d2a26", 0.08, coat=1.0)
    r, t, w = 9.5, 2.4, 3.8
    shell = [(r + 0.75, -w + 0.25), (r + 1.3, -w), (r + t - 0.75, -w + 0.05), (r + t - 0.28, -w + 0.35), (r + t - 0.04, -w + 1.0), (r + t, -w + 1.8),
             (r + t, w - 1.8), (r + t - 0.04, w - 1.0), (r + t - 0.28, w - 0.35), (r + t - 0.75, w - 0.05), (r + 1.3, w), (r + 0.75, w - 0.25)]
    lining = [(r + 0.75, w - 0.27), (r + 0.35, w - 0.55), (r + 0.08, w - 1.1), (r, w - 1.8), (r, -w + 1.8), (r + 0.08, -w + 1.1), (r + 0.35, -w + 0.55), (r + 0.75, -w + 0.27)]
    rounds = f.light(job, 256, 96)
    mm = lambda points: [(a * MM, b * MM) for a, b in points]  # noqa: E731
    with f.posed((0, 0, 0), (84, 0, 0)) as whole:
        with f.posed((0, 0, 0), (0, 0, 90)):
            s.lathe("shell", mm(shell), metal, rounds, sharp=70)
            s.lathe("lining", mm(lining), resin, rounds, sharp=70)
            for degrees in (-26, 0, 26):
                a = math.radians(degrees + 180)
                s.place(s.lathe("sensor", [(0, 0.55 * MM), (0.7 * MM, 0.5 * MM), (1.3 * MM, 0.2 * MM), (1.5 * MM, -0.3 * MM)][::-1], eye, f.light(job, 40, 16)),
                        (r * math.cos(a) * MM, r * math.sin(a) * MM, 0), (0, -90, degrees + 180))
    f.grounded(whole)
    f.cards(job, 0.013, (0, 0, 0.012))


def _hoop(job, metal):
    """A crescent of 28 mm: thick in front and below, fine at the post; it stands on its thickest part."""
    around, count = f.light(job, 200, 72), f.light(job, 40, 16)
    outer, first, last = 14.0, math.radians(112), math.radians(112 + 338)
    rows = []
    for i in range(around + 1):
        t = i / around
        a = first + (last - first) * t
        swell = math.sin(math.pi * t) ** 1.5
        r = 0.62 + 2.55 * swell
        if t < 0.012 or t > 0.988:
            r *= 0.6 + 0.4 * min(t, 1 - t) / 0.012
        middle = outer - r
        out = Vector((math.cos(a), 0, math.sin(a)))
        rows.append([tuple((out * (middle + r * math.cos(u)) + Vector((0, r * 1.12 * math.sin(u), 0))) * MM) for u in (2 * math.pi * k / count for k in range(count))])
    verts = [p for row in rows for p in row]
    faces = [(i * count + k, i * count + (k + 1) % count, (i + 1) * count + (k + 1) % count, (i + 1) * count + k) for i in range(around) for k in range(count)]
    faces += [tuple(range(count)), tuple(range(around * count + count - 1, around * count - 1, -1))]
    hoop = s.mesh_object("hoop", verts, faces, metal)
    s.outwards(hoop)
    s.bevel(hoop, 0.25 * MM, 3, 50)
    end, start = ((outer - 0.62) * math.cos(first), (outer - 0.62) * math.sin(first)), ((outer - 0.62) * math.cos(last), (outer - 0.62) * math.sin(last))
    line = [(end[0] * MM, 0, end[1] * MM), ((end[0] * 0.6 + start[0] * 0.4) * MM, 0, (end[1] * 0.6 + start[1] * 0.4 + 1.35) * MM), ((end[0] * 0.1 + start[0] * 0.9) * MM, 0, (start[1] + 0.7) * MM), (start[0] * MM, 0, start[1] * MM)]
    s.tube("post", f.curve(line, f.light(job, 12, 4)), 0.36 * MM, metal, segments=f.light(job, 14, 7))
    f.ring("hinge", 2.0 * MM, 0.8 * MM, metal, (end[0] * MM, 0, end[1] * MM), (90, 0, 0), around=f.light(job, 28, 12), across=f.light(job, 12, 6))


def hoops(job):
    """A pair of gold hoops: one stands, the other leans against it."""
    gold = f.vermeil("gold", 0.09)
    with f.posed((-8.5 * MM, -2 * MM, 0), (0, 0, 40)) as one:
        _hoop(job, gold)
    f.grounded(one)
    with f.posed((10.5 * MM, 5 * MM, 0), (-17, 0, -24)) as two:
        _hoop(job, gold)
    f.grounded(two)
    f.cards(job, 0.022, (0, 0, 0.014))


def _cufflink(job, face, art, metal, enamel):
    """The picture looks up, the bar hangs below it: 17 mm across."""
    r = 8.5
    cup = [(0, -1.6), (2.2, -1.6), (4.6, -1.3), (6.9, -0.7), (7.9, -0.12), (8.05, 0.0), (8.0, 0.2)]
    rim = [(7.95, 0.06), (8.2, 0.12), (8.42, 0.5), (r, 1.0), (r, 1.45), (8.42, 1.75), (8.3, 1.9), (8.22, 1.98), (8.0, 2.12), (7.8, 2.1), (7.66, 1.98), (7.6, 1.7)]
    inner = [(7.62, 1.6), (7.6, 1.95), (7.52, 1.95), (7.5, 1.7), (0, 1.7)]
    mm = lambda points: [(a * MM, b * MM) for a, b in points]  # noqa: E731
    rounds = f.light(job, 160, 56)
    s.lathe("cup", mm(cup), metal, rounds, sharp=50)
    s.lathe("rim", mm(rim), enamel, rounds)
    s.lathe("lip", mm(inner), metal, rounds, sharp=40)
    f.round_picture({**job, "art": art}, face, 15 * MM, 1.0 * MM, 1.76 * MM)
    post = [(0, -15.2), (1.5, -15.2), (1.55, -14.0), (1.25, -11), (1.25, -6), (1.7, -3.4), (3.0, -1.9), (3.6, -1.3)]
    s.lathe("post", mm(s.smooth_profile(post, 4)), metal, f.light(job, 48, 20), sharp=60)
    bar = s.box("bar", (17.4 * MM, 5.9 * MM, 3.6 * MM), metal, (0, 0, -16.4 * MM), 1.1 * MM, 5)
    s.place(s.lathe("pin", mm([(0, -3.2), (0.6, -3.2), (0.7, -3.1), (0.7, 3.1), (0.6, 3.2), (0, 3.2)]), metal, 24), (0, 0, -16.0 * MM), (90, 0, 0))
    return bar


def cufflinks(job):
    """A pair: two pictures of 15 mm under resin, enamelled rims, swivel bars."""
    metal, enamel = f.steel("steel", 0.13), m.plain("colour", (0.5,) * 3, 0.16, coat=1.0)
    second = "balloons" if job.get("art") != "balloons" else "lake"
    for face, art, at, turn in (("left", job.get("art", "balloons"), (-10.5, -5, 0), -24), ("right", second, (13.5, 2, 0), -6)):
        with f.posed((at[0] * MM, at[1] * MM, 0), (0, 0, turn)) as one:
            # head and bar touch the ground: the picture looks forward and a little up
            with f.posed((0, 0, 0), (71.5, 0, 0)):
                _cufflink(job, face, art, metal, enamel)
                if face == "left":
                    f.engraved_face("bar", 16 * MM, 5 * MM, metal, (0, 0, -18.25 * MM), (90, 0, 180))
        f.grounded(one)
    f.gift_card(job, (0.08, 0, 0))
    f.cards(job, 0.022, (0, 0, 0.009))
    return {"glass": True, "bounces": 6}
