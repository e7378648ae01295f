"""Sunglasses of thick acetate."""
import math

import bpy
from mathutils import Matrix, Vector

from .. import materials as m
from .. import shapes as s
from . import sewn as w

LENS, BRIDGE, TEMPLE = 0.050, 0.021, 0.145
MIDDLE = (LENS + BRIDGE) / 2


def lens_outline(grow=0.0, count=72, lift=0.0):
    """A round panto: flatter above, fuller outside; for the right eye as seen from the front (x > 0)."""
    out = []
    for i in range(count):
        a = 2 * math.pi * i / count
        c, n = math.cos(a), math.sin(a)
        k = (abs(c) ** 2.35 + abs(n) ** 2.35) ** (-1 / 2.35)
        x, z = c * k * LENS / 2, n * k * 0.0225 * (0.94 if n > 0 else 1.06)
        x *= 1 + 0.05 * n
        length = math.hypot(x, z)
        out.append((MIDDLE + x * (1 + grow / length), z * (1 + grow / length) + lift))
    return out


def curved(x, z):
    """How far a place of the front lies back: it wraps round the face a little."""
    return 1.55 * x * x - 0.03 * z


def sunglasses(job):
    """Lens 50, bridge 21, temples 145 mm: frame of one block, five-barrel hinges, grey lenses."""
    acetate = m.plain("colour", roughness=0.12, coat=1.0, specular=0.55)
    steel = m.metal("steel", "#c6c7c8", 0.2)
    frame_front(job, acetate)
    lenses(job)
    temples(job, acetate, steel)
    settle()
    return {"glass": True}


def frame_front(job, acetate):
    """The flat outline with its two openings, thick, rounded by voxels as tumbling does, then bent."""
    curve = bpy.data.curves.new("front", "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    def half_outline():
        rim = lens_outline(0.0058, 90)
        points = []
        for x, z in rim:
            brow = 0.0030 * w.smoothstep(0.004, 0.020, z)
            points.append((x, z + brow))
        return points
    half = half_outline()
    # from the bridge's under edge round the rim to the bridge's upper edge
    start = min(range(90), key=lambda i: abs(math.atan2(half[i][1] - 0.0018, half[i][0] - MIDDLE) + math.pi * 0.985) if half[i][1] < 0.003 else 9)
    loop = [half[(start + i) % 90] for i in range(90)]
    loop = [p for p in loop if p[0] > 0.0065]
    loop = [p for p in loop if not (p[0] < 0.016 and 0.0035 < p[1] < 0.0112)]
    end_piece = []
    for x, z in loop:
        push = 0.0062 * w.bump(z, 0.0125, 0.0070) * w.smoothstep(MIDDLE + 0.012, MIDDLE + 0.030, x)
        end_piece.append((x + push, z))
    under, over = [(0.0036, 0.0045), (0.0, 0.0055)], [(0.0, 0.0124), (0.0040, 0.0126)]
    right = [under[1], under[0]] + end_piece + [over[1], over[0]]
    outline = right + [(-x, z) for x, z in reversed(right[1:-1])]
    holes = [lens_outline(-0.0006, 90), [(-x, z) for x, z in lens_outline(-0.0006, 90)]]
    for points in (outline, *holes):
        spline = curve.splines.new("POLY")
        spline.points.add(len(points) - 1)
        for place, (x, z) in zip(spline.points, points):
            place.co = (x, z, 0, 1)
        spline.use_cyclic_u = True
    curve.extrude = 0.0021
    one = bpy.data.objects.new("front", curve)
    bpy.context.scene.collection.objects.link(one)
    s.apply_modifiers(one)
    one.rotation_euler = (math.radians(90), 0, 0)
    s.apply_place(one)
    remesh = one.modifiers.new("voxels", "REMESH")
    remesh.mode, remesh.voxel_size = "VOXEL", w.cut(job, 0.00042, 0.0007)
    round_off = one.modifiers.new("tumbled", "SMOOTH")
    round_off.factor, round_off.iterations = 0.5, w.cut(job, 9, 4)
    if job.get("glb"):
        fewer = one.modifiers.new("fewer", "DECIMATE")
        fewer.ratio = 0.22
    s.apply_modifiers(one)
    one.data.materials.clear()
    one.data.materials.append(acetate)
    for polygon in one.data.polygons:
        polygon.use_smooth = True
    for vertex in one.data.vertices:
        vertex.co.y += curved(vertex.co.x, vertex.co.z)
    for side in (-1, 1):
        pad = s.lathe("nose-pad", s.smooth_profile([(0.0, -0.0024), (0.0030, -0.0014), (0.0042, 0.0), (0.0030, 0.0016), (0.0, 0.0022)], 4), acetate, w.cut(job, 28, 12))
        pad.scale = (0.75, 0.8, 1.75)
        pad.location, pad.rotation_euler = (side * 0.0098, 0.0042, -0.0035), (math.radians(-14), math.radians(side * 24), 0)
    return one


def lenses(job):
    """Grey panes with the base curve of the front, 2 mm thick."""
    grey = m.glass("lens", (0.17, 0.175, 0.18), 0.0, 1.5)
    shader = grey.node_tree.nodes["Principled BSDF"]
    shader.inputs["Clearcoat"].default_value, shader.inputs["Clearcoat Roughness"].default_value = 0.5, 0.01
    rings = w.cut(job, 12, 6)
    for side in (-1, 1):
        outline = lens_outline(0.0004, 72)
        cx, cz = MIDDLE, 0.0
        verts, faces = [], []
        for face in (0, 1):
            for r in range(rings + 1):
                t = 1 - r / rings
                for x, z in outline:
                    px, pz = cx + (x - cx) * t, cz + (z - cz) * t
                    dome = 0.0022 * (1 - t * t)
                    verts.append((side * px, curved(px, pz) - 0.0004 - dome + face * 0.0018, pz))
        n = len(outline)
        for face in (0, 1):
            base = face * (rings + 1) * n
            for r in range(rings):
                for c in range(n):
                    quad = (base + r * n + c, base + r * n + (c + 1) % n, base + (r + 1) * n + (c + 1) % n, base + (r + 1) * n + c)
                    faces.append(quad if (face == 0) == (side > 0) else tuple(reversed(quad)))
        back = (rings + 1) * n
        for c in range(n):
            faces.append((c, back + c, back + (c + 1) % n, (c + 1) % n))
        lens = s.mesh_object("lens", verts, faces, grey)
        s.weld(lens, 1e-7)
        s.outwards(lens)


def temples(job, acetate, steel):
    for side in (-1, 1):
        x0 = MIDDLE + 0.0325
        y0 = curved(x0, 0.0125) + 0.0020
        path = w.curve([Vector((side * x0, y0, 0.0122)), Vector((side * (x0 + 0.0012), y0 + 0.012, 0.0122)), Vector((side * (x0 + 0.0016), y0 + 0.045, 0.0118)), Vector((side * (x0 - 0.0008), y0 + 0.085, 0.0102)),
                        Vector((side * (x0 - 0.0030), y0 + 0.105, 0.0060)), Vector((side * (x0 - 0.0050), y0 + 0.122, -0.0050)), Vector((side * (x0 - 0.0068), y0 + 0.135, -0.0185))], w.cut(job, 10, 5))

        def height(t):
            return (0.0128 - 0.0058 * w.smoothstep(0.0, 0.55, t) + 0.0022 * w.smoothstep(0.70, 0.93, t)) / 0.0128 * (1 - 0.55 * w.smoothstep(0.965, 1.0, t) ** 2)
        temple = w.strap("temple", path, (0, 0.25, 1), 0.0128, 0.0040, acetate, steps=w.cut(job, 5, 2), taper=height, crown=0.0002)
        soften = temple.modifiers.new("tumbled", "SMOOTH")
        soften.factor, soften.iterations = 0.4, 2
        # five barrels, a plate in either part, two pins through the front
        hinge = Vector((side * (x0 - 0.0042), y0 + 0.0016, 0.0122))
        for k in range(5):
            w.turned("barrel", [(0, 0), (0.0013, 0.0), (0.00155, 0.0002), (0.00155, 0.0012), (0.0013, 0.0014), (0, 0.0014)], steel, hinge + Vector((0, 0, -0.0037 + k * 0.0015)), (0, 0, 1), job, 24)
        s.box("hinge-plate", (0.0012, 0.012, 0.0052), steel, tuple(hinge + Vector((side * 0.0018, 0.0066, 0))), 0.0004)
        for dx in (0.0, 0.0042):
            x = x0 - 0.0022 - dx
            w.turned("pin", [(0.0009, -0.0004), (0.0009, 0.0001), (0.0006, 0.00028), (0, 0.00034)], steel, (side * x, curved(x, 0.0125) - 0.0022, 0.0125), (0, -1, 0), job, 20)


def settle():
    """They stand on the rims and on the temples' ends."""
    bpy.context.view_layer.update()
    points = [(o.matrix_world @ v.co) for o in bpy.context.scene.objects if o.type == "MESH" for v in o.data.vertices]
    front = min((p for p in points if p.y < 0.03), key=lambda p: p.z)
    tip = min((p for p in points if p.y > 0.10), key=lambda p: p.z)
    angle = math.atan2(tip.z - front.z, tip.y - front.y)
    turn = Matrix.Rotation(-angle, 4, "X")
    low = min((turn @ p).z for p in points)
    middle = (turn @ ((front + tip) / 2)).y
    for one in bpy.context.scene.objects:
        if one.type == "MESH":
            one.matrix_world = Matrix.Translation((0, -middle, -low)) @ turn @ one.matrix_world
