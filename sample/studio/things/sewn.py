"""What bags and small leather goods are sewn from: patches of a surface, straps, stitches, rings, rivets, and the print that lies on them."""
import math

import bpy
import numpy as np
from mathutils import Vector, noise

from .. import materials as m
from .. import shapes as s
from .. import textures


def cut(job, fine, coarse):
    """`fine` for a photograph, `coarse` for a model that is sent to phones."""
    return coarse if job.get("glb") else fine


def spread(low, high, count):
    return [low + (high - low) * i / count for i in range(count + 1)]


def mixed(a, b, t):
    return tuple(x + (y - x) * t for x, y in zip(a, b))


def smoothstep(low, high, x):
    t = max(0.0, min(1.0, (x - low) / (high - low)))
    return t * t * (3 - 2 * t)


def bump(x, middle, wide):
    return math.exp(-(((x - middle) / wide) ** 2))


def ripple(x, y, z, scale, seed=0.0, octaves=3):
    """Smooth noise in -1..1; `scale` is the size of its largest waves in metres."""
    return noise.fractal(Vector((x / scale + seed * 7.13, y / scale - seed * 3.7, z / scale + seed)), 0.9, 2.0, octaves)


def patch(name, at, us, vs, material, round_u=False, uv=None):
    """A grid over at(u, v) → (x, y, z); UVs are (u, v) themselves where `uv` gives no others."""
    columns = len(us) - (1 if round_u else 0)
    verts = [at(u, v) for v in vs for u in (us[:-1] if round_u else us)]
    faces, uvs = [], []
    for r in range(len(vs) - 1):
        for c in range(len(us) - 1):
            n = (c + 1) % columns if round_u else c + 1
            faces.append((r * columns + c, r * columns + n, (r + 1) * columns + n, (r + 1) * columns + c))
            corners = [(us[c], vs[r]), (us[c + 1], vs[r]), (us[c + 1], vs[r + 1]), (us[c], vs[r + 1])]
            uvs.append([uv(*p) for p in corners] if uv else corners)
    return s.mesh_object(name, verts, faces, material, uvs)


def normal_of(at, u, v, step=5e-4):
    p, a, b = (Vector(at(u, v)), Vector(at(u + step, v)), Vector(at(u, v + step)))
    return (a - p).cross(b - p).normalized()


def raised(at, by, sign=1.0):
    """The surface `at`, lifted along its normal."""
    return lambda u, v: tuple(Vector(at(u, v)) + normal_of(at, u, v) * by * sign)


def printed(name, at, middle, width, height, material, cell=0.01, lift=0.0002, sign=1.0):
    """A printed face on the surface at(u, v) with u and v in metres; `middle` is where its middle lies."""
    u0, v0 = middle[0] - width / 2, middle[1] - height / 2
    us, vs = spread(u0, u0 + width, max(1, round(width / cell))), spread(v0, v0 + height, max(1, round(height / cell)))
    return patch(name, raised(at, lift, sign), us, vs, material, uv=lambda u, v: ((u - u0) / width, (v - v0) / height))


def shell(one, thickness, inside=None, rim=None, offset=-1.0):
    """Gives it a thickness; the inside and the cut edge may have materials of their own."""
    modifier = one.modifiers.new("thickness", "SOLIDIFY")
    modifier.thickness, modifier.offset, modifier.use_even_offset = thickness, offset, False
    for material, key in ((inside, "material_offset"), (rim, "material_offset_rim")):
        if material is not None:
            one.data.materials.append(material)
            setattr(modifier, key, len(one.data.materials) - 1)
    return one


def facing_out(one, centre):
    """Turns the faces of an open mesh away from `centre`."""
    centre = Vector(centre)
    if sum(p.area * p.normal.dot((p.center - centre).normalized()) for p in one.data.polygons) < 0:
        one.data.flip_normals()
    return one


def resampled(points, step, closed=False):
    """Points at even distances of about `step` along a polyline."""
    path = [Vector(p) for p in points] + ([Vector(points[0])] if closed else [])
    lengths = np.concatenate([[0], np.cumsum([(b - a).length for a, b in zip(path, path[1:])])])
    count = max(2, round(lengths[-1] / step))
    xyz = np.array([tuple(p) for p in path])
    wanted = np.linspace(0, lengths[-1], count + 1)
    return [Vector(p) for p in np.stack([np.interp(wanted, lengths, xyz[:, i]) for i in range(3)], -1)]


def curve(points, steps=12):
    """A smooth curve through points in space."""
    return [Vector(p) for p in s.smooth_profile([tuple(p) for p in points], steps)]


def strap(name, points, across, width, thickness, material, edge=None, steps=3, taper=None, crown=0.0):
    """A flat strap with rounded edges along points; `across` is the direction of its width (one, or one per point). `edge` is the
    material of its cut edges; `taper`(0..1 along) multiplies the width; `crown` raises the middle of its face."""
    path = [Vector(p) for p in points]
    count = len(path)
    directions = [Vector(a) for a in across] if hasattr(across[0], "__len__") else [Vector(across)] * count
    r = thickness * 0.42
    profile, edges = [], []
    inner = (width / 2 - r, thickness / 2 - r)
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            profile.append((cx * inner[0] + r * math.cos(a), cy * inner[1] + r * math.sin(a)))
        if cx == 1 and cy == 1 or cx == -1 and cy == -1:
            for x in (0.5, 0.0, -0.5):
                profile.append((cx * x * 2 * inner[0] * 0.9, cy * (thickness / 2 + crown * (1 - abs(x)))))
    size = len(profile)
    around = [0.0]
    for i in range(size):
        around.append(around[-1] + math.dist(profile[i], profile[(i + 1) % size]))
    verts, along = [], [0.0]
    for i in range(count):
        tangent = (path[min(i + 1, count - 1)] - path[max(i - 1, 0)]).normalized()
        side = (directions[i] - tangent * directions[i].dot(tangent)).normalized()
        up = side.cross(tangent)
        scale = taper(i / (count - 1)) if taper else 1.0
        verts += [path[i] + side * x * scale + up * y for x, y in profile]
        if i:
            along.append(along[-1] + (path[i] - path[i - 1]).length)
    faces, uvs, slots = [], [], []
    for i in range(count - 1):
        for k in range(size):
            n = (k + 1) % size
            faces.append((i * size + k, (i + 1) * size + k, (i + 1) * size + n, i * size + n))
            uvs.append([(around[k], along[i]), (around[k], along[i + 1]), (around[k + 1], along[i + 1]), (around[k + 1], along[i])])
            slots.append(1 if abs(profile[k][0]) > inner[0] * 0.99 and abs(profile[n][0]) > inner[0] * 0.99 else 0)
    faces += [tuple(range(size)), tuple(range(count * size - 1, (count - 1) * size - 1, -1))]
    uvs += [[(0, 0)] * size] * 2
    slots += [1, 1]
    made = s.mesh_object(name, verts, faces, material, uvs)
    if edge is not None:
        made.data.materials.append(edge)
        for polygon, slot in zip(made.data.polygons, slots):
            polygon.material_index = slot
    s.outwards(made)
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, math.radians(60)
    return made


def stitches(name, points, normals, material, job, pitch=0.0045, length=0.0033, radius=0.00042, slant=8.0, closed=False, sunk=0.1):
    """A row of saddle stitches along points; `normals` is one, or a function of a point. Each lies a little slanted in its holes."""
    path = resampled(points, pitch, closed)
    sides, rings = (8, 5) if not job.get("glb") else (4, 2)
    verts, faces = [], []
    for a, b in zip(path, path[1:]):
        along = (b - a).normalized()
        up = Vector(normals(a) if callable(normals) else normals)
        up = (up - along * up.dot(along)).normalized()
        side = up.cross(along)
        along = (along + side * math.tan(math.radians(slant))).normalized()
        side = up.cross(along)
        middle, base = (a + b) / 2 + up * radius * (1 - sunk), len(verts)
        for i in range(rings + 1):
            t = i / rings
            x = (t - 0.5) * length
            bow = math.sin(math.pi * t)
            thick = radius * (0.45 + 0.55 * bow ** 0.5)
            centre = middle + along * x + up * radius * (bow - 1) * 0.9
            for k in range(sides):
                angle = 2 * math.pi * k / sides
                verts.append(centre + side * thick * math.cos(angle) + up * thick * math.sin(angle))
        for i in range(rings):
            for k in range(sides):
                n = (k + 1) % sides
                faces.append((base + i * sides + k, base + i * sides + n, base + (i + 1) * sides + n, base + (i + 1) * sides + k))
        faces.append(tuple(base + k for k in reversed(range(sides))))
        faces.append(tuple(base + rings * sides + k for k in range(sides)))
    made = s.mesh_object(name, verts, faces, material)
    s.outwards(made)
    return made


def ring(name, radius, thick, material, at, axis=(0, 0, 1), job=None, oval=(1, 1)):
    turn = Vector((0, 0, 1)).rotation_difference(Vector(axis))
    points = [Vector(at) + turn @ Vector((radius * oval[0] * math.cos(a), radius * oval[1] * math.sin(a), 0))
              for a in (2 * math.pi * i / 48 for i in range(48))]
    if job and job.get("glb"):
        points = points[::3]
    return s.tube(name, points, thick, material, closed=True, segments=8 if job and job.get("glb") else 20)


def turned(name, profile, material, at, axis, job, segments=40):
    """A lathed fitting (rivet, foot, stud) whose own z looks along `axis`."""
    one = s.lathe(name, profile, material, cut(job, segments, 14), sharp=40)
    one.rotation_euler = Vector((0, 0, 1)).rotation_difference(Vector(axis)).to_euler()
    one.location = at
    return one


def rivet(name, at, axis, material, job, radius=0.0045):
    r = radius
    return turned(name, [(r, -0.0004), (r, 0.0004), (r * 0.92, 0.0010), (r * 0.6, 0.0016), (r * 0.25, 0.00185), (0, 0.0019)], material, at, axis, job)


def shade(name, tone, **how):
    """A plain material that is darker than its tint: a dyed or burnished edge. `tone` is linear."""
    code = 1.055 * tone ** (1 / 2.4) - 0.055
    return m.textured(name, np.full((8, 8), code), None, 1.0, **how)


def relief(material, height, tile, width, depth, strength=0.8):
    """Lets a printed face show the weave or grain below it; its UVs span `width` × `depth` metres."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    uv, mapping, bumps, normal = (nodes.new(f"ShaderNode{kind}") for kind in ("UVMap", "Mapping", "TexImage", "NormalMap"))
    mapping.inputs["Scale"].default_value = (width / tile, depth / tile, 1)
    bumps.image = textures.image(f"{material.name}-normal", textures.normals(height, 4 * strength), data=True)
    links.new(uv.outputs["UV"], mapping.inputs["Vector"])
    links.new(mapping.outputs["Vector"], bumps.inputs["Vector"])
    links.new(bumps.outputs["Color"], normal.inputs["Color"])
    links.new(normal.outputs["Normal"], nodes["Principled BSDF"].inputs["Normal"])
    return material


def see_through(material):
    """Shows only what the painted picture covers."""
    nodes = material.node_tree.nodes
    material.node_tree.links.new(nodes["artwork"].outputs["Alpha"], nodes["Principled BSDF"].inputs["Alpha"])
    material.blend_method = "BLEND"
    return material


def brass(name="brass", rough=0.22):
    return m.metal(name, "#c29a52", rough)


def thread(name="thread", color="#e9ddc4"):
    return m.plain(name, color, 0.8, sheen=0.3, specular=0.2)
