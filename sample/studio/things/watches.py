"""Watches: cases that are turned, straps that close as round a wrist or lie open, dials under sapphire."""
import math

from mathutils import Vector

from .. import materials as m
from .. import shapes as s
from . import fine_parts as f
from .fine_parts import MM


def _mm(points):
    return [tuple(c * MM for c in p) for p in points]


def _outwards(line, t):
    """The side of a strap that is seen when it is worn, whichever way its line runs."""
    return Vector((1 if line[1][0] > line[0][0] else -1, 0, 0)).cross(t)


def swept(name, line, width, thick, material, cuts=16, crown=0.35):
    """A strap: line [(y, z)] in metres of its middle, width(t) and thick(t) in metres; rounded edges, a soft crown on top, ends closed."""
    verts, faces, uvs, along = [], [], [], 0.0
    count = len(line)
    shape = []
    for k in range(cuts):
        u = 2 * math.pi * k / cuts
        cu, su = math.cos(u), math.sin(u)
        x, h = math.copysign(abs(cu) ** 0.32, cu), math.copysign(abs(su) ** 0.6, su)
        shape.append((x, h * (1 + crown * (1 - x * x)) if h > 0 else h))
    for i, (y, z) in enumerate(line):
        before, after = line[max(0, i - 1)], line[min(count - 1, i + 1)]
        t = Vector((0, after[0] - before[0], after[1] - before[1])).normalized()
        up = _outwards(line, t)
        if i:
            along += math.dist(line[i - 1], line[i])
        w, h = width(i / (count - 1)) / 2, thick(i / (count - 1)) / 2
        for x, o in shape:
            verts.append(Vector((x * w, y, z)) + up * o * h)
            uvs.append((x * w + (0 if o >= 0 else 0.05), along))
    for i in range(count - 1):
        for k in range(cuts):
            n = (k + 1) % cuts
            faces.append((i * cuts + k, i * cuts + n, (i + 1) * cuts + n, (i + 1) * cuts + k))
    faces += [tuple(range(cuts)), tuple(reversed(range((count - 1) * cuts, count * cuts)))]
    one = s.mesh_object(name, verts, faces, material, uvs)
    s.outwards(one)
    return one


def arc_points(line, x, lift, start=0.0, end=1.0):
    """Points on top of a strap at the distance x from its middle (x and lift may be functions of t) and the normals there."""
    out, count = [], len(line)
    for i in range(round(start * (count - 1)), round(end * (count - 1)) + 1):
        y, z = line[i]
        before, after = line[max(0, i - 1)], line[min(count - 1, i + 1)]
        t = Vector((0, after[0] - before[0], after[1] - before[1])).normalized()
        up = _outwards(line, t)
        k = i / (count - 1)
        out.append((Vector((x(k), y, z)) + up * lift(k), up))
    return out


def paths(pose, start, low):
    """The lines of both halves of a strap from the lugs, in mm: (half with the buckle at 12, half with the holes at 6)."""
    a, z0 = start
    if pose == "open":
        buckle = [(a, z0), (a + 5, z0 - 0.5), (a + 11, low + 1.5), (a + 20, low + 0.3), (a + 40, low), (a + 58, low), (a + 76, low)]
        holes = [(-a, z0), (-a - 5, z0 - 0.5), (-a - 11, low + 1.5), (-a - 20, low + 0.3), (-a - 45, low), (-a - 80, low + 0.1), (-a - 104, low + 0.6), (-a - 116, low + 1.3)]
    else:
        buckle = [(a, z0), (a + 5.5, z0 - 2.6), (a + 9.6, z0 - 9), (a + 10.2, z0 - 19), (a + 6.5, z0 - 30), (a - 2, z0 - 39), (a - 13, z0 - 44.5), (a - 23, z0 - 46.5)]
        holes = [(-a, z0), (-a - 5.5, z0 - 2.6), (-a - 9.6, z0 - 9), (-a - 10.2, z0 - 19), (-a - 6.5, z0 - 30), (-a + 2, z0 - 39.5), (-a + 12, z0 - 46.2), (-a + 22, z0 - 49.4), (-a + 32, z0 - 50), (-a + 43, z0 - 47.6), (-a + 52, z0 - 41.5)]
    return [s.smooth_profile(_mm(line), 14) for line in (buckle, holes)]


def buckle(job, metal, wide, end, along, up):
    """A pin buckle at the end of a strap."""
    x = along.normalized()
    matrix = f.basis(end, x, up)
    with f.posed() as group:
        w = wide / 2 + 1.3 * MM
        outline = [(-0.4 * MM, -w), (4.0 * MM, -w), (8.2 * MM, -w * 0.93), (9.4 * MM, -w * 0.6), (9.6 * MM, 0), (9.4 * MM, w * 0.6), (8.2 * MM, w * 0.93), (4.0 * MM, w), (-0.4 * MM, w)]
        s.tube("buckle", f.curve([(a, b, 0.2 * MM) for a, b in outline], f.light(job, 6, 3)), 1.05 * MM, metal, segments=f.light(job, 16, 8), oval=0.9)
        s.tube("buckle-bar", [(-0.2 * MM, -w, 0), (-0.2 * MM, w, 0)], 0.75 * MM, metal, segments=f.light(job, 12, 6))
        s.tube("tongue", f.curve([(-0.8 * MM, 0, 0.8 * MM), (2 * MM, 0, 1.5 * MM), (6 * MM, 0, 1.4 * MM), (10.2 * MM, 0, 1.35 * MM)], 6), 0.75 * MM, metal, segments=f.light(job, 12, 6), oval=1.3)
    for one in group:
        one.matrix_basis = matrix @ one.matrix_basis


def strap(job, pose, start, low, wide, thick, material, metal, thread=None, holes_material=None, grooves=False):
    """Both halves of a strap with its buckle, keepers, holes and seam. Measures in metres, but start and low (mm)."""
    halves = paths(pose, start, low)
    cuts = f.light(job, 24, 12)
    for side, line in enumerate(halves):
        line = line if not job.get("glb") else line[::3] + [line[-1]]
        tip = side == 1

        def width(t, tip=tip):
            end = max(0.0, (t - 0.90) / 0.10) if tip else 0.0
            return (wide - 2 * MM * t) * max(0.12, math.sqrt(max(0.0, 1 - end ** 2.4)))

        def deep(t, tip=tip):
            return (thick[0] + (thick[1] - thick[0]) * min(1, t * 2.2)) * (1 - 0.45 * max(0, (t - 0.94) / 0.06) if tip else 1)
        swept("strap", line, width, deep, material, cuts, 0.30 if thread else 0.12)
        on_top = lambda t, deep=deep: deep(t) / 2 + 0.02 * MM  # noqa: E731
        if thread:
            for sign in (-1, 1):
                marks = arc_points(line, lambda t, sign=sign: sign * ((wide - 2 * MM * t) / 2 - 1.7 * MM), lambda t: on_top(t) + 0.30 * MM * (1 - 0.75), 0.03, 0.90 if tip else 0.97)

                def up(p, marks=marks):
                    return min(marks, key=lambda q: (q[0] - p).length_squared)[1]
                f.stitches(job, "seam", [p for p, _ in marks], thread, f.light(job, 2.6, 3.4) * MM, 0.5 * MM, up)
        if grooves:
            for x in (-0.24, 0.24):
                rib = arc_points(line, lambda t, x=x: x * (wide - 2 * MM * t), lambda t: deep(t) / 2 + 0.0 * MM, 0.0, 0.78 if tip else 0.92)
                s.tube("rib", [p for p, _ in rib], 0.7 * MM, material, segments=f.light(job, 10, 6))
        if tip:
            for k in range(7):
                at = arc_points(line, lambda t: 0, lambda t: deep(t) / 2 + 0.32 * MM * (1 if thread else 0.5), 0.56 + 0.045 * k, 0.56 + 0.045 * k)
                if at:
                    p, u = at[0]
                    hole = s.lathe("hole", [(0.95 * MM, 0.03 * MM), (0.8 * MM, 0.0), (0, -0.02 * MM)][::-1], holes_material, f.light(job, 24, 10))
                    hole.matrix_basis = f.basis(p, Vector((1, 0, 0)), u)
        else:
            end, before = Vector((0, *line[-1])), Vector((0, *line[-3]))
            t = (end - before).normalized()
            u = Vector((1, 0, 0)).cross(t)
            buckle(job, metal, wide - 2 * MM, end, t, u)
            for k in (0.985, 0.80) if pose == "open" else (0.93, 0.72):
                p, u = arc_points(line, lambda t: 0, lambda t: 0, k, k)[0]
                w, h = (wide - 2 * MM * k) / 2 + 0.8 * MM, deep(k) / 2 + 0.7 * MM
                line_x = u.cross(Vector((1, 0, 0)))
                loop = f.curve([(0, sx * w, sz * h) for sx, sz in ((-0.7, 1), (0, 1.25), (0.7, 1), (1, 0), (0.7, -1), (0, -1), (-0.7, -1), (-1, 0))], f.light(job, 8, 3), True)
                verts, faces = [], []
                n = len(loop)
                for x, o in ((-2.2, 0.96), (-2.4, 1.0), (-2.2, 1.07), (2.2, 1.07), (2.4, 1.0), (2.2, 0.96)):
                    verts += [(x * MM, y * o, z * o) for _, y, z in loop]
                faces = [(r * n + i, r * n + (i + 1) % n, ((r + 1) % 6) * n + (i + 1) % n, ((r + 1) % 6) * n + i) for r in range(6) for i in range(n)]
                keeper = s.mesh_object("keeper", verts, faces, material, [(v[0], v[1]) for v in verts])
                s.outwards(keeper)
                keeper.matrix_basis = f.basis(p, line_x, u)


def lugs(job, metal, across, reach, top, low, wide=2.6):
    """Four horns that hold the strap: `across` is the strap's width, `reach` how far from the middle they end (mm)."""
    outline = f.curve(_mm([(reach - 9.5, top), (reach - 5, top - 0.2), (reach - 1.6, top - 1.5), (reach, low + 1.4), (reach - 0.2, low), (reach - 2.2, low + 0.2), (reach - 5, low + 1.0), (reach - 9.5, low + 1.0)]), f.light(job, 5, 2), True)
    for sx in (-1, 1):
        for sy in (-1, 1):
            lug = s.slab("lug", outline if sy > 0 else [(-a, b) for a, b in reversed(outline)], wide * MM, metal, 0.55 * MM, f.light(job, 4, 2))
            s.place(lug, ((sx * (across / 2 + wide / 2 + 0.15) + wide / 2) * MM, 0, 0), (0, 0, 90))
    for sy in (-1, 1):
        s.tube("spring-bar", _mm([(-across / 2 - 1, sy * (reach - 2.2), low + 1.3), (across / 2 + 1, sy * (reach - 2.2), low + 1.3)]), 0.7 * MM, metal, segments=f.light(job, 12, 6))


def crown(job, metal, radius, at, wide=4.6, long=3.4):
    """A knurled crown on the right."""
    teeth = f.light(job, 30, 16)
    outline = []
    for i in range(teeth * 4):
        a = 2 * math.pi * i / (teeth * 4)
        r = wide / 2 * (1.0 if i % 4 in (0, 1) else 0.915)
        outline.append((r * math.cos(a) * MM, r * math.sin(a) * MM))
    with f.posed((at * MM, 0, radius * MM), (0, 0, 90)):
        s.place(s.slab("crown", outline, long * MM * 0.8, metal, 0.1 * MM, 2), (0, -long * MM, 0))
        s.place(s.lathe("crown-end", _mm([(0, long + 0.25), (1.1, long + 0.2), (wide / 2 * 0.84, long), (wide / 2 * 0.9, long - 0.3), (1.2, long * 0.25), (1.0, -1.0)][::-1]), metal, f.light(job, 48, 20), sharp=50), (0, 0, 0), (90, 0, 0))


def hand(name, length, wide, tail, degrees, z, material, tip=0.5, roof=0.22):
    """A hand with a ridge along its middle, so that one half is always lighter."""
    w, t = wide / 2, wide / 2 * tip
    verts = _mm([(-w * 0.8, -tail, 0), (0, -tail, roof), (w * 0.8, -tail, 0), (w, length * 0.15, 0), (0, length * 0.15, roof), (-w, length * 0.15, 0), (-t, length, 0), (0, length + t * 0.6, roof * 0.6), (t, length, 0)])
    faces = [(0, 1, 4, 5), (1, 2, 3, 4), (5, 4, 7, 6), (4, 3, 8, 7)]
    one = s.mesh_object(name, verts, faces, material, smooth=False)
    s.outwards(one)
    s.solidify(one, 0.12 * MM, -1)
    return s.place(one, (0, 0, z * MM), (0, 0, -degrees))


def marks(job, name, radius, long, wide, high, z, count, material, skip=(), round_by=0.12):
    """Bars round a dial, their outer ends at `radius` (mm)."""
    for i in range(count):
        if i in skip:
            continue
        with f.posed((0, 0, z * MM), (0, 0, -360 * i / count)):
            s.box(name, (wide * MM, long * MM, high * MM), material, (0, (radius - long / 2) * MM, high / 2 * MM), round_by * MM, f.light(job, 2, 1))


def sapphire(job, radius, z, rise, thick=0.9):
    """The domed glass, coated against reflections; the model goes without, its dial is varnished."""
    if not job.get("glb"):
        f.crystal(f.cap("sapphire", radius * MM, rise * MM, m.glass("sapphire", ior=1.17), (0, 0, z * MM), 128, 24, thick=thick * MM))
