"""Meshes. Metres, z up, a thing's front looks to -y. UVs are metres of surface, but on printed faces, where they span the trimmed rectangle."""
import math

import bmesh
import bpy
from mathutils import Vector


def mesh_object(name, verts, faces, material=None, uvs=None, smooth=True):
    """An object from lists; `uvs` is one (u, v) per vertex, or one list per face."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    mesh.update()
    if uvs is not None:
        layer = mesh.uv_layers.new(name="UVMap")
        per_face = len(uvs) == len(faces) and faces and hasattr(uvs[0][0], "__len__")
        for index, polygon in enumerate(mesh.polygons):
            for corner, loop in enumerate(polygon.loop_indices):
                layer.data[loop].uv = uvs[index][corner] if per_face else uvs[mesh.loops[loop].vertex_index]
    for polygon in mesh.polygons:
        polygon.use_smooth = smooth
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    if material is not None:
        mesh.materials.append(material)
    return made


def activate(one):
    bpy.ops.object.select_all(action="DESELECT")
    one.select_set(True)
    bpy.context.view_layer.objects.active = one


def apply_modifiers(one):
    activate(one)
    bpy.ops.object.convert(target="MESH")
    return one


def bevel(one, width, segments=3, angle=30):
    modifier = one.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments = width, segments
    modifier.limit_method, modifier.angle_limit = "ANGLE", math.radians(angle)
    modifier.harden_normals = True
    one.data.use_auto_smooth, one.data.auto_smooth_angle = True, math.radians(40)
    return one


def subdivide(one, levels=2):
    modifier = one.modifiers.new("subdivision", "SUBSURF")
    modifier.levels = modifier.render_levels = levels
    return one


def solidify(one, thickness, offset=0.0):
    modifier = one.modifiers.new("thickness", "SOLIDIFY")
    modifier.thickness, modifier.offset, modifier.use_even_offset = thickness, offset, True
    return one


def place(one, at=(0, 0, 0), turn=(0, 0, 0)):
    """Moves it, angles in degrees."""
    one.location = at
    one.rotation_euler = [math.radians(a) for a in turn]
    return one


def apply_place(one):
    activate(one)
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    return one


def join(objects, name):
    bpy.ops.object.select_all(action="DESELECT")
    for one in objects:
        apply_modifiers(one)
    bpy.ops.object.select_all(action="DESELECT")
    for one in objects:
        one.select_set(True)
    bpy.context.view_layer.objects.active = objects[0]
    bpy.ops.object.join()
    objects[0].name = name
    return objects[0]


def smooth_profile(points, steps=8):
    """A Catmull-Rom curve through the points of a profile [(r, z), ...]; a point given twice is a corner."""
    out = []
    for a in range(len(points) - 1):
        p0, p1, p2, p3 = (points[max(0, min(len(points) - 1, i))] for i in (a - 1, a, a + 1, a + 2))
        if p1 == p2:
            continue
        for s in range(steps):
            t = s / steps
            out.append(tuple(
                0.5 * (2 * b + (c - a_) * t + (2 * a_ - 5 * b + 4 * c - d) * t * t + (3 * b - a_ - 3 * c + d) * t ** 3)
                for a_, b, c, d in zip(p0, p1, p2, p3)))
    out.append(tuple(points[-1]))
    return out


def lathe(name, profile, material=None, segments=96, smooth=True, sharp=None):
    """Turns a profile [(radius, z), ...] round z. Outside looks outwards where the profile goes upwards. Radius 0 closes it."""
    verts, faces, uvs = [], [], []
    lengths = [0.0]
    for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
        lengths.append(lengths[-1] + math.hypot(r1 - r0, z1 - z0))
    widest = max(r for r, _ in profile)
    rings = []
    for r, z in profile:
        if r < 1e-9:
            rings.append([len(verts)])
            verts.append((0, 0, z))
        else:
            rings.append(list(range(len(verts), len(verts) + segments)))
            for s in range(segments):
                a = 2 * math.pi * s / segments - math.pi / 2
                verts.append((r * math.cos(a), r * math.sin(a), z))
    for i, (low, high) in enumerate(zip(rings, rings[1:])):
        if len(low) == 1 and len(high) == 1:
            continue
        for s in range(segments):
            n = (s + 1) % segments
            u0, u1 = (2 * math.pi * widest * k / segments for k in (s, s + 1))
            v0, v1 = lengths[i], lengths[i + 1]
            if len(low) == 1:
                faces.append((low[0], high[n], high[s]))
                uvs.append([((u0 + u1) / 2, v0), (u1, v1), (u0, v1)])
            elif len(high) == 1:
                faces.append((low[s], low[n], high[0]))
                uvs.append([(u0, v0), (u1, v0), ((u0 + u1) / 2, v1)])
            else:
                faces.append((low[s], low[n], high[n], high[s]))
                uvs.append([(u0, v0), (u1, v0), (u1, v1), (u0, v1)])
    made = mesh_object(name, verts, faces, material, uvs, smooth)
    if sharp is not None:
        made.data.use_auto_smooth, made.data.auto_smooth_angle = True, math.radians(sharp)
    return made


def tube(name, points, radius, material=None, closed=False, segments=16, ends=True, oval=1.0):
    """A tube along points; `radius` is a number or one per point, `oval` its height over its width."""
    points = [Vector(p) for p in points]
    count = len(points)
    radii = radius if hasattr(radius, "__len__") else [radius] * count
    tangents = []
    for i in range(count):
        before = points[i - 1] if i or closed else points[0]
        after = points[(i + 1) % count] if i + 1 < count or closed else points[-1]
        tangents.append((after - before).normalized())
    side = tangents[0].orthogonal().normalized()
    verts, faces, uvs, along = [], [], [], 0.0
    for i in range(count):
        side = (side - tangents[i] * side.dot(tangents[i])).normalized()
        up = tangents[i].cross(side)
        if i:
            along += (points[i] - points[i - 1]).length
        for s in range(segments):
            a = 2 * math.pi * s / segments
            verts.append(points[i] + side * radii[i] * math.cos(a) + up * radii[i] * oval * math.sin(a))
            uvs.append((2 * math.pi * radii[i] * s / segments, along))
    rows = count if closed else count - 1
    for i in range(rows):
        for s in range(segments):
            n, j = (s + 1) % segments, (i + 1) % count
            faces.append((i * segments + s, i * segments + n, j * segments + n, j * segments + s))
    if ends and not closed:
        faces.append(tuple(reversed(range(segments))))
        faces.append(tuple(range((count - 1) * segments, count * segments)))
    return mesh_object(name, verts, faces, material, uvs)


def box(name, size, material=None, at=(0, 0, 0), round_by=0.0, segments=3):
    """A box of size (x, y, z) whose middle is `at`, UVs in metres on every side, edges rounded by `round_by` metres."""
    x, y, z = (s / 2 for s in size)
    verts, faces, uvs = [], [], []
    for axis in range(3):
        for sign in (-1, 1):
            a, b = [(1, 2), (0, 2), (0, 1)][axis]
            base, half = len(verts), (x, y, z)
            order = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
            flip = (sign > 0) == (axis == 1)
            for p, q in (reversed(order) if flip else order):
                v = [0, 0, 0]
                v[axis], v[a], v[b] = sign * half[axis], p * half[a], q * half[b]
                verts.append((v[0] + at[0], v[1] + at[1], v[2] + at[2]))
                uvs.append((p * half[a] + 0.37 * axis, q * half[b] + 0.61 * sign))
            faces.append((base, base + 1, base + 2, base + 3) if axis != 0 or sign > 0 else (base + 3, base + 2, base + 1, base))
    made = mesh_object(name, verts, faces, material, uvs, smooth=round_by > 0)
    weld(made)
    outwards(made)
    if round_by > 0:
        bevel(made, round_by, segments)
    return made


def slab(name, outline, thickness, material=None, round_by=0.0, segments=3):
    """A flat thing: an outline [(x, z), ...] as seen from the front, front at y = 0, going back by `thickness`."""
    count = len(outline)
    verts = [(x, 0, z) for x, z in outline] + [(x, thickness, z) for x, z in outline]
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    uvs = [[(x, z) for x, z in outline], [(x, z) for x, z in reversed(outline)]]
    along = 0.0
    for i in range(count):
        n = (i + 1) % count
        step = math.dist(outline[i], outline[n])
        faces.append((n, i, count + i, count + n))
        uvs.append([(along + step, 0), (along, 0), (along, thickness), (along + step, thickness)])
        along += step
    made = mesh_object(name, verts, faces, material, uvs, smooth=round_by > 0)
    outwards(made)
    if round_by > 0:
        bevel(made, round_by, segments)
    return made


def weld(one, distance=1e-6):
    work = bmesh.new()
    work.from_mesh(one.data)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=distance)
    work.to_mesh(one.data)
    work.free()


def outwards(one):
    work = bmesh.new()
    work.from_mesh(one.data)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(one.data)
    work.free()


def face_plate(name, width, height, material, at=(0, 0, 0), columns=1, rows=1, outline="rectangle", segments=64):
    """A printed face `width` × `height` metres, its middle `at`, looking to -y; UVs span the trimmed rectangle."""
    if outline == "ellipse":
        verts, uvs = [(at[0], at[1], at[2])], [(0.5, 0.5)]
        for s in range(segments):
            a = 2 * math.pi * s / segments
            verts.append((at[0] + width / 2 * math.cos(a), at[1], at[2] + height / 2 * math.sin(a)))
            uvs.append((0.5 + 0.5 * math.cos(a), 0.5 + 0.5 * math.sin(a)))
        faces = [(0, 1 + s, 1 + (s + 1) % segments) for s in range(segments)]
        return mesh_object(name, verts, faces, material, uvs)
    verts, uvs, faces = [], [], []
    for r in range(rows + 1):
        for c in range(columns + 1):
            u, v = c / columns, r / rows
            verts.append((at[0] + (u - 0.5) * width, at[1], at[2] + (v - 0.5) * height))
            uvs.append((u, v))
    for r in range(rows):
        for c in range(columns):
            i = r * (columns + 1) + c
            faces.append((i, i + 1, i + columns + 2, i + columns + 1))
    return mesh_object(name, verts, faces, material, uvs)


def face_round(name, radius, width, height, material, middle=0.0, base_z=0.0, columns=48, profile=None):
    """A printed face bent round z: `width` metres of arc, its middle at angle `middle` degrees from the front (-y), from
    base_z upwards. `profile` v → radius replaces the constant radius."""
    verts, uvs, faces = [], [], []
    rows = 1 if profile is None else 24
    for r in range(rows + 1):
        for c in range(columns + 1):
            u, v = c / columns, r / rows
            rr = radius if profile is None else profile(v)
            a = math.radians(middle) + (u - 0.5) * width / radius
            verts.append((rr * math.sin(a), -rr * math.cos(a), base_z + v * height))
            uvs.append((u, v))
    for r in range(rows):
        for c in range(columns):
            i = r * (columns + 1) + c
            faces.append((i, i + 1, i + columns + 2, i + columns + 1))
    return mesh_object(name, verts, faces, material, uvs)


def circle(radius, count=64, start=0.0):
    """Points (x, z) of a circle, counter-clockwise."""
    return [(radius * math.cos(start + 2 * math.pi * i / count), radius * math.sin(start + 2 * math.pi * i / count)) for i in range(count)]


def rounded_rectangle(width, height, radius, steps=8):
    """Points (x, z), counter-clockwise."""
    out = []
    for cx, cz, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            out.append((cx * (width / 2 - radius) + radius * math.cos(a), cz * (height / 2 - radius) + radius * math.sin(a)))
    return out


def lettering(name, text, size, material, at=(0, 0, 0), turn=(90, 0, 0), font=None, depth=0.0, align="CENTER", spacing=1.0):
    """Words as a mesh; `size` is the font size in metres; by default they stand upright and look to -y."""
    curve = bpy.data.curves.new(name, "FONT")
    curve.body, curve.size, curve.align_x, curve.align_y = text, size, align, "CENTER"
    curve.space_character, curve.extrude, curve.resolution_u = spacing, depth, 4
    if font is not None:
        curve.font = bpy.data.fonts.load(font, check_existing=True)
    one = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(one)
    place(one, at, turn)
    apply_modifiers(one)
    one.data.materials.clear()
    one.data.materials.append(material)
    return one


def metre_uvs(one):
    """UVs in metres by the box side that each face looks to most; for meshes made by modifiers, booleans or sculpting."""
    mesh = one.data
    layer = mesh.uv_layers.active or mesh.uv_layers.new(name="UVMap")
    for polygon in mesh.polygons:
        n = polygon.normal
        axis = max(range(3), key=lambda i: abs(n[i]))
        a, b = [(1, 2), (0, 2), (0, 1)][axis]
        for loop in polygon.loop_indices:
            v = mesh.vertices[mesh.loops[loop].vertex_index].co
            layer.data[loop].uv = (v[a], v[b])
    return one
