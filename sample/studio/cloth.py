"""Cloth by Blender's own solver: panels that are sewn, hung, laid or blown up, then frozen into meshes. UVs stay those of the flat
pattern, so that weave and print keep their size however the cloth falls."""
import math

import bpy

from . import shapes


def panel(name, outline, material=None, cell=0.012, lift=0.0, plane="XZ"):
    """A flat piece from its outline [(x, y), ...] filled with a grid of `cell` metres; UVs are its own metres. Upright (XZ) or lying (XY)."""
    import bmesh
    from mathutils import Vector
    from mathutils.geometry import delaunay_2d_cdt
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    border = []
    for i, a in enumerate(outline):
        b = outline[(i + 1) % len(outline)]
        parts = max(1, round(math.dist(a, b) / cell))
        border += [(a[0] + (b[0] - a[0]) * t / parts, a[1] + (b[1] - a[1]) * t / parts) for t in range(parts)]
    inner, row = [], 0
    y = min(ys) + cell / 2
    while y < max(ys):
        x = min(xs) + cell / 2 + (cell / 2 if row % 2 else 0)
        while x < max(xs):
            if _inside((x, y), border) and min(math.dist((x, y), p) for p in border[:: max(1, len(border) // 400)]) > cell * 0.55:
                inner.append((x, y))
            x += cell
        y, row = y + cell * 0.87, row + 1
    points = [Vector(p) for p in border + inner]
    edges = [(i, (i + 1) % len(border)) for i in range(len(border))]
    verts, _, faces, *_ = delaunay_2d_cdt(points, edges, [list(range(len(border)))], 1, 1e-6)
    placed = [(v.x, lift, v.y) if plane == "XZ" else (v.x, v.y, lift) for v in verts]
    made = shapes.mesh_object(name, placed, faces, material, [(v.x, v.y) for v in verts])
    work = bmesh.new()
    work.from_mesh(made.data)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(made.data)
    work.free()
    return made


def sheet(name, width, height, material=None, cell=0.012, at=(0, 0, 0), plane="XY"):
    """A rectangle of quads, UVs in metres from its lower left corner, its middle `at`; lying (XY) or upright (XZ)."""
    columns, rows = max(2, round(width / cell)), max(2, round(height / cell))
    verts, uvs, faces = [], [], []
    for r in range(rows + 1):
        for c in range(columns + 1):
            u, v = c / columns * width, r / rows * height
            a, b = u - width / 2, v - height / 2
            verts.append((at[0] + a, at[1] + b, at[2]) if plane == "XY" else (at[0] + a, at[1], at[2] + b))
            uvs.append((u, v))
    for r in range(rows):
        for c in range(columns):
            i = r * (columns + 1) + c
            faces.append((i, i + 1, i + columns + 2, i + columns + 1))
    return shapes.mesh_object(name, verts, faces, material, uvs)


def _inside(point, polygon):
    x, y, odd = point[0], point[1], False
    for i, (x0, y0) in enumerate(polygon):
        x1, y1 = polygon[i - 1]
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            odd = not odd
    return odd


def solid(one, thickness=0.004, friction=20.0):
    """Lets cloth lie on it or hang over it."""
    one.modifiers.new("collision", "COLLISION")
    one.collision.thickness_outer, one.collision.cloth_friction = thickness, friction
    return one


def pin(one, chosen, name="pin", weight=1.0):
    """A vertex group of the vertices for which chosen(co) holds."""
    group = one.vertex_groups.get(name) or one.vertex_groups.new(name=name)
    group.add([v.index for v in one.data.vertices if chosen(v.co)], weight, "REPLACE")
    return group.name


def settle(one, frames=60, mass=0.25, stretch=25.0, bend=0.4, pinned=None, sew=None, inflate=0.0, shrink=0.0, self_collide=True,
           quality=6, gravity=1.0, air=1.0, thickness=0.003):
    """Lets time pass, then freezes the cloth as a mesh. mass: kg per vertex-area as Blender counts it; bend: 0.05 silk, 0.4 jersey,
    2 canvas, 8 felt; sew: largest sewing force (loose edges are threads); inflate: pressure; shrink: share by which it is smaller."""
    scene = bpy.context.scene
    modifier = one.modifiers.new("cloth", "CLOTH")
    how = modifier.settings
    how.quality, how.mass, how.air_damping = quality, mass, air
    how.tension_stiffness = how.compression_stiffness = stretch
    how.shear_stiffness, how.bending_stiffness, how.bending_damping = stretch / 3, bend, 0.5
    how.tension_damping = how.compression_damping = 8
    if pinned:
        how.vertex_group_mass = pinned
    if sew:
        how.use_sewing_springs, how.sewing_force_max = True, sew
    if inflate:
        how.use_pressure, how.uniform_pressure_force = True, inflate
    how.shrink_min = shrink
    how.effector_weights.gravity = gravity
    hits = modifier.collision_settings
    hits.use_self_collision, hits.self_distance_min, hits.distance_min = self_collide, thickness, thickness
    hits.collision_quality = 3
    scene.frame_start, scene.frame_end = 1, frames
    modifier.point_cache.frame_start, modifier.point_cache.frame_end = 1, frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    shapes.apply_modifiers(one)
    scene.frame_set(1)
    return one


def sewn(one, pairs):
    """Adds threads between pairs of vertices (indices); settle(..., sew=…) pulls them together."""
    one.data.edges.add(len(pairs))
    first = len(one.data.edges) - len(pairs)
    for i, (a, b) in enumerate(pairs):
        one.data.edges[first + i].vertices = (a, b)
    one.data.update()


def closed(one, distance=0.004):
    """After sewing: joins the vertices that the threads brought together and drops the threads."""
    import bmesh
    work = bmesh.new()
    work.from_mesh(one.data)
    bmesh.ops.delete(work, geom=[e for e in work.edges if not e.link_faces], context="EDGES")
    rim = [v for v in work.verts if v.is_boundary]
    bmesh.ops.remove_doubles(work, verts=rim, dist=distance)
    work.to_mesh(one.data)
    work.free()
    return one
