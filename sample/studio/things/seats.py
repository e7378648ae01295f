"""Chairs and a stool."""
import math

import bpy
import numpy as np
from mathutils import Vector

from .. import materials as m
from .. import shapes as s
from .. import textures as t
from . import timber as w


def boucle(name, color, small):
    """Loops of thick and thin yarn in no order."""
    near, _ = t.cells(512, 26, 3)
    fine, _ = t.cells(512, 58, 4)
    height = np.clip(1 - near * 1.15, 0, 1) ** 0.7 * 0.7 + np.clip(1 - fine * 1.3, 0, 1) ** 0.7 * 0.4
    height = height * (0.7 + 0.6 * t.noise(512, 16, 5, 2))
    base = 0.80 + 0.24 * np.clip(height, 0, 1) - 0.06 * t.noise(512, 9, 6, 2)
    return m.textured(name, np.clip(base, 0, 1), np.clip(height, 0, 1), 0.11, color, 2.4 if small else 1.6, roughness=1.0, sheen=0.5, specular=0.08)


def cushion(name, width, depth, thick, material, small, crown=0.035, sag=0.0, seed=0, piping=0.0052):
    """A box cushion lying round the origin: crowned above and below, its sides swell, cord is sewn into its edges."""
    import bmesh
    n = 5.0
    across = 20 if small else 150
    work = bmesh.new()
    verts = {}

    def shaped(x, y, z):
        big = max(abs(x), abs(y), 1e-6)
        # the plan's corners are round
        k = big / (abs(x) ** n + abs(y) ** n) ** (1 / n) if big > 1e-5 else 1.0
        px, py = x * k, y * k
        flat = max(0.0, 1 - px * px) * max(0.0, 1 - py * py)
        edge = 1 - min(1.0, math.hypot(px, py) ** 2 / 2)
        puff = 1 + crown / thick * 2 * flat ** 0.6
        side = 1 + 0.016 * (1 - z * z)
        # seams pull the cloth into shallow folds
        pull = 0.0016 * math.sin(46 * px + seed) * max(0, abs(py) - 0.6) + 0.0016 * math.sin(42 * py + 2 * seed) * max(0, abs(px) - 0.6)
        soft = 0.004 * math.sin(3.1 * px + 2 * py + seed) * edge + 0.003 * math.sin(5 * py - 3 * px + 2 * seed) * edge
        pz = z * thick / 2 * puff + (pull * 1.0 + soft) * (1 if z > 0 else -0.4) * abs(z)
        if z > 0:
            pz -= sag * math.exp(-((px / 0.55) ** 2 + ((py - 0.1) / 0.6) ** 2)) * z
        return Vector((px * width / 2 * side, py * depth / 2 * side, pz))

    def at(i, j, k):
        key = (round(i, 5), round(j, 5), round(k, 5))
        if key not in verts:
            verts[key] = work.verts.new(shaped(*key))
        return verts[key]
    rows = 4 if small else 36
    grid = [2 * i / across - 1 for i in range(across + 1)]
    tall = [2 * i / rows - 1 for i in range(rows + 1)]
    for z in (-1, 1):
        for a, b in zip(grid, grid[1:]):
            for c, d in zip(grid, grid[1:]):
                work.faces.new([at(a, c, z), at(b, c, z), at(b, d, z), at(a, d, z)])
    for a, b in zip(grid, grid[1:]):
        for c, d in zip(tall, tall[1:]):
            for e in (-1, 1):
                work.faces.new([at(a, e, c), at(b, e, c), at(b, e, d), at(a, e, d)])
                work.faces.new([at(e, a, c), at(e, b, c), at(e, b, d), at(e, a, d)])
    bmesh.ops.recalc_face_normals(work, faces=work.faces[:])
    mesh = bpy.data.meshes.new(name)
    work.to_mesh(mesh)
    work.free()
    one = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(one)
    mesh.materials.append(material)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    s.metre_uvs(one)
    if not small:
        for size, much in ((0.0075, 0.0030), (0.0036, 0.0013)):
            texture = bpy.data.textures.new(f"{name}-loops-{size}", "VORONOI")
            texture.noise_scale, texture.distance_metric = size, "DISTANCE"
            modifier = one.modifiers.new("loops", "DISPLACE")
            modifier.texture, modifier.strength, modifier.mid_level = texture, -much, 0.5
    made = [one]
    around = [(-1 + 2 * i / 40, -1) for i in range(40)] + [(1, -1 + 2 * i / 40) for i in range(40)] + [(1 - 2 * i / 40, 1) for i in range(40)] + [(-1, 1 - 2 * i / 40) for i in range(40)]
    for z in (-1, 1):
        line = [shaped(x, y, z) for x, y in around[::2 if small else 1]]
        cord = s.tube(f"{name}-piping", line, piping, material, True, 6 if small else 12)
        made.append(cord)
    return made


def _put(parts, at, turn):
    for one in parts:
        s.apply_modifiers(one)
        s.apply_place(s.place(one, at, turn))


def _paddle(name, outline, thick, material, seed):
    """A flat shaped part from its outline [(x, along), ...], grain along its length; lying, its front end to -y."""
    one = s.slab(name, outline, thick, material)
    w.along(one, "z", seed)
    for polygon in one.data.polygons:
        polygon.use_smooth = True
    s.bevel(one, 0.007, 4, 50)
    s.apply_modifiers(one)
    return s.place(one, (0, 0, 0), (90, 0, 0))


def lounge_chair(job):
    """690 × 740 × 760 mm, the seat at 390: an oak frame, wide arms, two loose cushions of wool."""
    small = bool(job.get("glb"))
    oak = w.timber("oak", 2)
    wool = boucle("colour", (1, 1, 1), small)
    seg = 12 if small else 36
    for k, x in enumerate((-1, 1)):
        w.turned_leg("front-leg", (x * 0.302, -0.318, 0), (x * 0.300, -0.290, 0.512), [(0, 0.0125), (0.01, 0.0135), (0.3, 0.0172), (0.62, 0.0205), (0.9, 0.0185), (1, 0.0175)], oak, 3 + k, seg)
        w.turned_leg("back-leg", (x * 0.302, 0.345, 0), (x * 0.300, 0.228, 0.500), [(0, 0.0125), (0.01, 0.0135), (0.3, 0.0172), (0.62, 0.0205), (0.9, 0.0185), (1, 0.0175)], oak, 7 + k, seg)
        line = [(-0.036, 0.365), (-0.046, 0.33), (-0.046, 0.2), (-0.040, 0.05), (-0.030, -0.12), (-0.022, -0.268), (0.020, -0.268), (0.026, -0.12), (0.034, 0.05), (0.040, 0.2), (0.040, 0.33), (0.030, 0.365)]
        outline = s.smooth_profile([*line, line[0]], 3 if small else 6)[:-1]
        outline = [(px * (1 if x > 0 else -1), pz) for px, pz in outline]
        if x < 0:
            outline.reverse()
        arm = _paddle("arm", outline, 0.024, oak, 11 + k)
        arm.location, arm.rotation_euler = (x * 0.299, 0, 0.5095), (math.radians(88.6), 0, 0)
        for y, z in ((-0.289, 0.5338), (0.228, 0.5212)):
            # the legs' round tenons come through the arm, with a dark wedge
            plug = s.lathe("tenon", [(0.0132, -0.006), (0.0132, 0.0006), (0.0126, 0.0011), (0, 0.0012)], w.timber("oak", 9, "end-grain", 0.4, 256) if k == 0 and y < 0 else bpy.data.materials["end-grain"], 16 if small else 40)
            w.along(plug, "z", 5)
            s.place(plug, (x * 0.2995, y, z + 0.0068), (1.4, 0, 0))
            wedge = s.box("wedge", (0.0254, 0.0022, 0.002), _wedge(), (0, 0, 0))
            s.place(wedge, (x * 0.2995, y, z + 0.0073), (1.4, 0, 0))
        w.board("side-rail", (0.026, 0.54, 0.058), oak, (x * 0.300, -0.015, 0.268), (-4.6, 0, 0), "y", 0.006, 13 + k)
        w.board("stile", (0.034, 0.026, 0.56), oak, (x * 0.243, 0.2915, 0.470), (-16.5, 0, 0), "z", 0.006, 15 + k)
    w.board("front-rail", (0.60, 0.026, 0.062), oak, (0, -0.296, 0.283), (-4.6, 0, 0), "x", 0.006, 17)
    w.board("back-rail", (0.60, 0.026, 0.062), oak, (0, 0.243, 0.238), (-4.6, 0, 0), "x", 0.006, 18)
    for i, (z, y) in enumerate(((0.36, 0.268), (0.48, 0.304), (0.60, 0.340))):
        w.board("slat", (0.50, 0.012, 0.048), oak, (0, y, z), (-16.5, 0, 0), "x", 0.004, 19 + i)
    crest = [Vector((x, 0.372 - 0.018 * (1 - (x / 0.27) ** 2) + 0.004, 0.715 + 0.016 * (1 - (x / 0.27) ** 2))) for x in (-0.272 + 0.544 * i / 24 for i in range(25))]
    w.rod("crest", crest, [0.0165 + 0.004 * math.sin(math.pi * i / 24) for i in range(25)], oak, 25, 12 if small else 28, oval=0.72)
    web = m.canvas("webbing", "#5b4a38", 0.02)
    for i in range(5):
        s.box("web", (0.56, 0.05, 0.003), web, (0, -0.22 + 0.105 * i, 0.268 - 0.008 * i), 0.001)
    seat = cushion("seat", 0.544, 0.535, 0.105, wool, small, 0.022, 0.010, 1)
    _put(seat, (0, -0.026, 0.331), (-4.6, 0, 0))
    back = cushion("back", 0.540, 0.385, 0.105, wool, small, 0.030, 0.012, 4)
    _put(back, (0, 0.209, 0.548), (73.5, 0, 0))


def _wedge():
    return bpy.data.materials.get("wedge") or w.timber("walnut", 6, "wedge", 0.5, 256)


def bent_board(name, line, height, thick, material, seed=0, crown=0.0, small=False):
    """A board bent along `line` (points of its middle), standing `height` tall; its ends are round, its upper edge rises by `crown`."""
    count = len(line)
    around = 8 if small else 20
    verts, faces, uvs, along = [], [], [], 0.0
    for i, p in enumerate(line):
        a, b = line[max(0, i - 1)], line[min(count - 1, i + 1)]
        way = (b - a).normalized()
        out = Vector((way.y, -way.x, 0)).normalized()
        if i:
            along += (p - line[i - 1]).length
        share = i / (count - 1)
        end = min(share, 1 - share) * 2
        # round ends: the height goes down like a quarter of a circle
        tall = height * math.sqrt(max(0.02, 1 - max(0, 1 - end / 0.16) ** 2.4))
        for k in range(around):
            q = 2 * math.pi * k / around
            c, z = math.cos(q), math.sin(q)
            x = thick / 2 * math.copysign(abs(c) ** 0.6, c)
            zz = tall / 2 * math.copysign(abs(z) ** 0.22, z) + crown * math.sin(math.pi * share)
            verts.append(p + out * x + Vector((0, 0, zz)))
            uvs.append((along / w.REPEAT + 0.31 * seed, (zz + 0.4 * x) * 4 / w.REPEAT + 0.17 * seed))
    for i in range(count - 1):
        for k in range(around):
            n = (k + 1) % around
            faces.append((i * around + k, i * around + n, (i + 1) * around + n, (i + 1) * around + k))
    faces += [tuple(reversed(range(around))), tuple(range((count - 1) * around, count * around))]
    one = s.mesh_object(name, verts, faces, material, uvs)
    s.outwards(one)
    one.data.use_auto_smooth, one.data.auto_smooth_angle = True, math.radians(60)
    return one


def bent_seat(name, outline, top, thick, material, seed, small):
    """A seat pressed from one board: `outline(a)` → (x, y) of its edge, `top(x, y)` → height; its rim is round."""
    around, rings = (48, 8) if small else (160, 26)
    r = thick / 2
    steps = 3 if small else 7
    profile = [(k / rings * 0.985, 0, 0.0) for k in range(1, rings + 1)]
    rim = [(math.radians(90 - 180 * i / steps)) for i in range(1, steps)]
    verts, faces = [(0, 0, 0)], []
    x0, y0 = np.mean([outline(2 * math.pi * k / 64) for k in range(64)], 0)
    verts[0] = (x0, y0, top(x0, y0))

    def ring(points):
        start = len(verts)
        verts.extend(points)
        return list(range(start, start + around))
    edge = [outline(2 * math.pi * k / around) for k in range(around)]
    sizes = [math.hypot(x - x0, y - y0) for x, y in edge]
    rows = []
    for share, _, _ in profile:
        rows.append(ring([(x0 + (x - x0) * share * (1 - r / d), y0 + (y - y0) * share * (1 - r / d), 0) for (x, y), d in zip(edge, sizes)]))
    for i in rows:
        for v in i:
            verts[v] = (verts[v][0], verts[v][1], top(verts[v][0], verts[v][1]))
    for a in rim:
        rows.append(ring([(x - (x - x0) / d * r * (1 - math.cos(a)), y - (y - y0) / d * r * (1 - math.cos(a)), top(x, y) - r + r * math.sin(a)) for (x, y), d in zip(edge, sizes)]))
    for share in (0.98, 0.6, 0.2):
        rows.append(ring([(x0 + (x - x0) * share * (1 - r / d), y0 + (y - y0) * share * (1 - r / d), top(x0 + (x - x0) * share, y0 + (y - y0) * share) - thick) for (x, y), d in zip(edge, sizes)]))
    for k in range(around):
        faces.append((0, rows[0][k], rows[0][(k + 1) % around]))
    for low, high in zip(rows, rows[1:]):
        for k in range(around):
            n = (k + 1) % around
            faces.append((low[k], high[k], high[n], low[n]))
    faces.append(tuple(reversed(rows[-1])))
    one = s.mesh_object(name, verts, faces, material)
    s.outwards(one)
    mesh = one.data
    layer = mesh.uv_layers.new(name="UVMap")
    for polygon in mesh.polygons:
        for loop in polygon.loop_indices:
            v = mesh.vertices[mesh.loops[loop].vertex_index].co
            layer.data[loop].uv = (v.y / w.REPEAT + 0.31 * seed, (v.x + 0.5 * v.z) * 4 / w.REPEAT + 0.17 * seed)
    return one


def dining_chair(job):
    """480 × 510 × 790 mm, the seat at 455: beech, its rear legs and its back steam-bent, stained so that the grain shows."""
    small = bool(job.get("glb"))
    beech = w.timber("beech", 4, "colour", 0.9, roughness=0.42, coat=0.08)
    seg = 12 if small else 36
    felt = m.felt("glides", "#4a463f")
    for k, x in enumerate((-1, 1)):
        w.turned_leg("front-leg", (x * 0.2235, -0.228, 0.003), (x * 0.190, -0.178, 0.436), [(0, 0.0115), (0.02, 0.0125), (0.4, 0.0158), (0.8, 0.0178), (1, 0.017)], beech, 2 + k, seg)
        bend = w.bow([(x * 0.2235, 0.240, 0.003), (x * 0.211, 0.205, 0.15), (x * 0.198, 0.172, 0.32), (x * 0.192, 0.160, 0.45), (x * 0.194, 0.172, 0.56), (x * 0.200, 0.203, 0.68), (x * 0.206, 0.238, 0.775)], 4 if small else 10)
        count = len(bend) - 1
        w.rod("rear-post", bend, [0.0118 + 0.0062 * math.sin(math.pi * min(1, i / count * 1.05) ** 0.8) for i in range(count + 1)], beech, 5 + k, seg)
        w.rod("side-rung", w.bow([(x * 0.2135, -0.215, 0.182), (x * 0.2125, 0, 0.188), (x * 0.2095, 0.200, 0.182)], 4 if small else 12), [0.0072 + 0.0022 * math.sin(math.pi * i / ((4 if small else 12) * 2)) for i in range((4 if small else 12) * 2 + 1)], beech, 8 + k, seg // 2 * 1)
        w.board("side-apron", (0.017, 0.315, 0.044), beech, (x * 0.190, -0.008, 0.413), (0, 0, 0), "y", 0.003, 10 + k)
        for y in (-0.228, 0.240):
            glide = s.lathe("glide", [(0, 0), (0.0108, 0), (0.0112, 0.0006), (0.0112, 0.0032), (0, 0.0034)], felt, 24)
            s.place(glide, (x * 0.2235, y, 0))
    w.board("front-apron", (0.36, 0.017, 0.044), beech, (0, -0.176, 0.413), (0, 0, 0), "x", 0.003, 14)
    w.board("rear-apron", (0.36, 0.017, 0.044), beech, (0, 0.160, 0.413), (0, 0, 0), "x", 0.003, 15)

    def outline(a):
        c, q = math.cos(a), math.sin(a)
        n = 4.2
        k = (abs(c) ** n + abs(q) ** n) ** (-1 / n)
        y = 0.213 * q * k - 0.018
        return (0.222 * c * k * (1 - 0.22 * (y + 0.018)), y)

    def top(x, y):
        dish = 0.011 * math.exp(-((x / 0.13) ** 2) - ((y - 0.02) / 0.13) ** 2)
        front = 0.020 * max(0.0, (-0.10 - y) / 0.13) ** 2
        return 0.4555 - dish - front + 0.22 * x * x * (1 + max(0, y) * 2)
    bent_seat("seat", outline, top, 0.0145, beech, 3, small)
    for z, deep, tall, y, wide in ((0.735, 0.038, 0.098, 0.229, 0.2), (0.590, 0.034, 0.040, 0.190, 0.191)):
        line = [Vector((x * (wide + 0.020 if tall > 0.05 else wide), y + deep * (1 - x * x) - 0.016, z)) for x in (-1 + 2 * i / (16 if small else 48) for i in range((16 if small else 48) + 1))]
        one = bent_board("back", line, tall, 0.0125, beech, 4 + z, 0.008 if tall > 0.05 else 0.0, small)
        # the back leans with its posts
        for vertex in one.data.vertices:
            vertex.co.y += (vertex.co.z - z) * 0.34
