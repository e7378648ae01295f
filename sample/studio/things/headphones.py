"""Headphones that stand on their cushions' rims: 170 wide, 190 high, 80 deep."""
import math

from mathutils import Vector

from .. import materials as m
from .. import shapes as s
from .. import textures
from . import fine_parts as f
from .fine_parts import MM

HALF_Y, HALF_Z = 38.0, 46.0


def _oval(x, scale, count, grow=0.0):
    """A row of points round a cup at the distance x from its middle plane, scaled or grown by mm."""
    return [Vector((x * MM, ((HALF_Y + grow) * scale * f.power(math.cos(a), 0.92)) * MM, ((HALF_Z + grow) * scale * f.power(math.sin(a), 0.92)) * MM))
            for a in (2 * math.pi * k / count for k in range(count))]


def _skin(job, name, profile, material, sharp=32, ends=True):
    count = f.light(job, 160, 48)
    return f.loft(name, [_oval(x, 1.0, count, g) for x, g in profile], material, ends=ends, sharp=sharp)


def _cushion(job, leather, thread, cloth):
    """Puffed leather round the ear with a seam, stitches and a dark cloth in the middle; it looks to -x."""
    around, count = f.light(job, 180, 56), f.light(job, 36, 16)
    rows, seam = [], []
    for i in range(around):
        a = 2 * math.pi * i / around
        out = Vector((0, math.cos(a) / 1.0, math.sin(a) / 1.0))
        core = Vector((0, 27.5 * math.cos(a), 35.5 * math.sin(a)))
        pucker = 0.16 * math.sin(a * 46) + 0.10 * math.sin(a * 29 + 1)
        row = []
        for k in range(count):
            u = 2 * math.pi * k / count
            wide, deep = 10.9 + 0.3 * math.sin(3 * a), 10.2
            x = -deep * f.power(math.sin(u), 0.78)
            r = wide * f.power(math.cos(u), 0.86)
            crease = math.exp(-((u - 0.35) / 0.16) ** 2)
            r -= (0.9 + 1.6 * pucker) * crease
            row.append((core + out * r + Vector((x, 0, 0))) * MM)
        rows.append(row)
        u = 0.35
        r = 10.9 * f.power(math.cos(u), 0.86) - 0.35
        seam.append((core + out * r + Vector((-10.2 * f.power(math.sin(u), 0.78), 0, 0))) * MM)
    f.loft("cushion", rows, leather, around=True)
    s.tube("piping", seam, 0.55 * MM, leather, closed=True, segments=f.light(job, 8, 5))
    plate = _skin(job, "speaker", [(6.0, -17.5), (4.5, -20.5), (3.6, -26), (3.4, -33)], cloth)
    return plate


def _cup(job, side, parts):
    """One side; built for the right (x > 0), mirrored by turning."""
    shell, dark, steel, leather, thread, cloth = parts
    with f.posed((60 * MM, 0, 46.5 * MM), (0, 0, 0)) as group:
        _cushion(job, leather, thread, cloth)
        _skin(job, "baffle", [(7.0, -1.6), (7.4, -0.6), (9.2, -0.4), (9.6, -1.4)], dark)
        _skin(job, "shell", [(9.6, -1.6), (9.8, -0.8), (10.4, -0.2), (11.4, 0.0), (15.5, -0.3), (18.2, -1.4), (20.2, -3.2), (21.3, -5.2), (21.6, -6.6), (21.6, -7.4), (21.2, -7.9),
                              (20.9, -8.3), (20.9, -8.9), (21.4, -9.4), (21.9, -10.4), (22.6, -14), (23.4, -20), (23.9, -27), (24.1, -34), (24.1, -37.0)], shell, 40)
        _skin(job, "chamfer", [(21.5, -6.7), (21.85, -7.1), (21.75, -7.7), (21.2, -8.0)], steel, 30, ends=False)
        # pivots of the yoke
        for y in (-1, 1):
            s.place(s.lathe("pivot", [(0, 0), (3.4 * MM, 0), (3.6 * MM, 0.3 * MM), (3.6 * MM, 2.8 * MM), (3.2 * MM, 3.4 * MM), (1.2 * MM, 3.5 * MM), (1.0 * MM, 3.1 * MM), (0, 3.1 * MM)], steel, f.light(job, 48, 16), sharp=50),
                    (13.5 * MM, y * 37.0 * MM, 0), (90 * -y, 0, 0))
        if side > 0:
            for k, z in enumerate((-13, -4.5, 4)):
                at = _oval(13.0, 1.0, 720, 0)
                p = min(at, key=lambda q: abs(q.z - (z - 12) * MM) + (0 if q.y > 0 else 1))
                s.place(s.lathe("button", [(0, -1 * MM), (2.4 * MM, -1 * MM), (2.4 * MM, 0.9 * MM), (2.1 * MM, 1.25 * MM), (0, 1.3 * MM)], steel if k != 1 else dark, f.light(job, 40, 14), sharp=50),
                        tuple(p), (-(78 + 14 * k), 0, 0))
        s.place(s.box("vent", (1.2 * MM, 9 * MM, 1.0 * MM), dark, (0, 0, 0), 0.45 * MM, 2), (14.2 * MM, 0, -45.9 * MM))
    # the yoke: a flat fork over the cup
    fork = []
    for i in range(f.light(job, 90, 30) + 1):
        a = math.radians(-6 + 192 * i / f.light(job, 90, 30))
        fork.append(Vector((73.5 * MM + 0 * MM, 42.2 * MM * math.cos(a), 46.5 * MM + 51.5 * MM * math.sin(a))))
    rows = []
    for i, p in enumerate(fork):
        t = (fork[min(i + 1, len(fork) - 1)] - fork[max(i - 1, 0)]).normalized()
        x = Vector((1, 0, 0))
        n = t.cross(x)
        wide = 4.6 + 1.6 * max(0, math.sin(math.radians(-6 + 192 * i / (len(fork) - 1)))) ** 6
        rows.append([p + x * wide * MM * f.power(math.cos(u), 0.3) + n * 1.35 * MM * f.power(math.sin(u), 0.45) for u in (2 * math.pi * k / 20 for k in range(20))])
    forked = f.loft("yoke", rows, steel, sharp=50)
    slide = [[Vector((x, 0, z)) * MM + Vector((1.4 * f.power(math.cos(u), 0.5), 6.0 * f.power(math.sin(u), 0.4), 0)) * MM for u in (2 * math.pi * k / 24 for k in range(24))]
             for x, z in ((73.5, 95), (73.4, 104), (72.9, 114), (72.0, 124))]
    f.loft("slider", slide, steel, sharp=60)
    s.place(s.lathe("collar", [(0, -3 * MM), (4.4 * MM, -3 * MM), (5.0 * MM, -2.4 * MM), (5.2 * MM, 0), (4.6 * MM, 3 * MM), (3.4 * MM, 4.2 * MM), (0, 4.2 * MM)], steel, f.light(job, 48, 16), sharp=50), (73.5 * MM, 0, 98.6 * MM))
    return group + [forked]


def _band_line(t):
    """The headband's middle line, from left to right, and its direction outwards."""
    a = math.pi * (1 - t)
    x, z = 72.0 * f.power(math.cos(a), 0.86), 113 + 70 * f.power(math.sin(a), 0.84)
    return Vector((x, 0, z))


def _headband(job, shell, leather, thread, steel):
    count, ring = f.light(job, 120, 40), f.light(job, 40, 16)
    lines = [_band_line(i / count) for i in range(count + 1)]

    def frame(i):
        t = (lines[min(i + 1, count)] - lines[max(i - 1, 0)]).normalized()
        return t, Vector((0, -1, 0)).cross(t) * -1
    pad, plate, seams = [], [], ([], [])
    for i in range(count + 1):
        k = i / count
        t, up = frame(i)
        if up.dot(lines[i] - Vector((0, 0, 112))) < 0:
            up = -up
        p = lines[i] * MM
        swell = math.sin(math.pi * k) ** 0.55
        end = max(0.25, min(1, min(k, 1 - k) / 0.02) ** 0.5)
        wide, thick = (9.0 + 8.0 * swell) * end, (3.4 + 3.4 * swell) * end
        quilt = 0.35 * math.sin(k * math.pi * 34) * (0.12 < k < 0.88)
        pad.append([p + Vector((0, (wide + 0.2 * quilt) * f.power(math.cos(u), 0.62), 0)) * MM + up * (thick + (quilt if math.sin(u) < 0 else 0)) * f.power(math.sin(u), 0.72) * MM
                    for u in (2 * math.pi * n / ring for n in range(ring))])
        if 0.012 <= k <= 0.988:
            q = p + up * (thick * 0.86) * MM
            plate.append([q + Vector((0, (wide * 0.80) * f.power(math.cos(u), 0.22), 0)) * MM + up * (1.5 * f.power(math.sin(u), 0.4) + 0.9) * MM for u in (2 * math.pi * n / 24 for n in range(24))])
        for sign, seam in zip((-1, 1), seams):
            if 0.03 < k < 0.97:
                seam.append(p + Vector((0, sign * wide * 0.955, 0)) * MM + up * thick * 0.30 * MM)
    f.loft("pad", pad, leather)
    f.loft("band", plate, shell, sharp=45)
    for sign, seam in zip((-1, 1), seams):
        f.stitches(job, "seam", seam, thread, f.light(job, 3.4, 5) * MM, 0.75 * MM, lambda p, sign=sign: Vector((0, sign, 0.35)).normalized())


def halo(job):
    shell = f.tinted_metal("colour", 0.36)
    dark = m.plain("plastic", "#17181a", 0.5)
    steel = m.textured("steel", *textures.brushed(), 0.03, "#b9babb", 0.1, roughness=0.3, metallic=1.0)
    leather = m.leather("cushion-leather", "#1d1c1c", 0.03, roughness=0.5)
    thread = m.plain("thread", "#3a3836", 0.8)
    cloth = m.textured("ear-cloth", *textures.weave(256, 32, 4), 0.012, "#141416", 1.0, roughness=0.95)
    parts = (shell, dark, steel, leather, thread, cloth)
    with f.posed() as whole:
        with f.posed((0, 0, 0), (0, 0, 0)):
            _cup(job, 1, parts)
        with f.posed((0, 0, 0), (0, 0, 180)):
            _cup(job, -1, parts)
        _headband(job, shell, leather, thread, steel)
    f.grounded(whole)
    f.cards(job, 0.13, (0, 0, 0.09))
