"""Small parts that watches, devices and jewels share: poses, many copies in one mesh, chains, stitches, domes, cards for metal to mirror."""
import math
import os
import random
from contextlib import contextmanager

import bpy
from mathutils import Euler, Matrix, Vector

from .. import materials as m
from .. import shapes as s

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", ".."))
MM = 0.001


def font(name):
    return os.path.join(ROOT, f"server/src/orders/documents/fonts/{name}.ttf" if name.startswith(("instrument", "kalnia")) else f"scene/fonts/{name}.ttf")


def light(job, many, few):
    """`many` for pictures, `few` for the model that is downloaded."""
    return few if job.get("glb") else many


def in_studio(job):
    return not job.get("glb") and not (job.get("scene") or {}).get("set")


def pose(at=(0, 0, 0), turn=(0, 0, 0)):
    """A matrix: first turned (degrees, x then y then z), then moved (metres)."""
    return Matrix.Translation(at) @ Euler([math.radians(a) for a in turn]).to_matrix().to_4x4()


@contextmanager
def posed(at=(0, 0, 0), turn=(0, 0, 0)):
    """Whatever is made inside is turned and moved as one; gives the list of what was made."""
    before, group = set(bpy.context.scene.objects), []
    yield group
    group += [one for one in bpy.context.scene.objects if one not in before]
    matrix = pose(at, turn)
    for one in group:
        one.matrix_basis = matrix @ one.matrix_basis


def lowest(objects):
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    return min((one.matrix_world @ v.co).z for one in objects if one.type == "MESH" and not one.get("studio")
               for v in one.evaluated_get(graph).to_mesh().vertices)


def grounded(objects, on=0.0):
    """Lets them down (or up) until the lowest point is at the height `on`."""
    drop = on - lowest(objects)
    for one in objects:
        one.matrix_basis = Matrix.Translation((0, 0, drop)) @ one.matrix_basis
    return objects


def copies(name, verts, faces, matrices, material):
    """One mesh of many copies of a small one."""
    all_verts, all_faces = [], []
    for matrix in matrices:
        base = len(all_verts)
        all_verts += [matrix @ Vector(v) for v in verts]
        all_faces += [tuple(base + i for i in face) for face in faces]
    return s.mesh_object(name, all_verts, all_faces, material)


def torus(long, wide, wire, around=20, across=8, flat=1.0):
    """Vertices and faces of an oval ring in the xy plane: outer measures long (x) × wide (y), made of a wire of diameter `wire`."""
    a, b, r = (long - wire) / 2, (wide - wire) / 2, wire / 2
    verts, faces = [], []
    for i in range(around):
        t = 2 * math.pi * i / around
        centre, out = Vector((a * math.cos(t), b * math.sin(t), 0)), Vector((b * math.cos(t), a * math.sin(t), 0)).normalized()
        for j in range(across):
            u = 2 * math.pi * j / across
            verts.append(centre + out * r * math.cos(u) + Vector((0, 0, r * flat * math.sin(u))))
    for i in range(around):
        for j in range(across):
            k, n = (i + 1) % around, (j + 1) % across
            faces.append((i * across + j, k * across + j, k * across + n, i * across + n))
    return verts, faces


def ring(name, diameter, wire, material, at=(0, 0, 0), turn=(0, 0, 0), wide=None, around=48, across=14, flat=1.0):
    """A ring of wire round z, outer diameter given (or an oval: `wide` is its other measure)."""
    return s.place(s.mesh_object(name, *torus(diameter, wide or diameter, wire, around, across, flat), material), at, turn)


def spaced(points, step, closed=False):
    """The points of a line at equal steps, and its directions: [(point, tangent)]; a closed line gets an even number."""
    points = [Vector(p) for p in points] + ([Vector(points[0])] if closed else [])
    lengths = [0.0]
    for a, b in zip(points, points[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    count = max(2, round(lengths[-1] / step))
    count += count % 2 if closed else 1
    step = lengths[-1] / (count if closed else count - 1)
    out, i = [], 0
    for k in range(count):
        far = min(k * step, lengths[-1])
        while i < len(points) - 2 and lengths[i + 1] < far:
            i += 1
        t = (far - lengths[i]) / max(1e-12, lengths[i + 1] - lengths[i])
        out.append(points[i].lerp(points[i + 1], t))
    return [(p, ((out[(k + 1) % count] if closed or k + 1 < count else p) - (out[k - 1] if closed or k else p)).normalized())
            for k, p in enumerate(out)]


def basis(at, along, up=Vector((0, 0, 1)), roll=0.0):
    """x along the line, z as near to `up` as can be, then rolled round the line (radians)."""
    x = along.normalized()
    if abs(x.dot(up)) > 0.98:
        up = Vector((0, 1, 0))
    y = up.cross(x).normalized()
    z = x.cross(y)
    turned = Matrix.Rotation(roll, 3, x)
    return Matrix.Translation(at) @ Matrix((x, turned @ y, turned @ z)).transposed().to_4x4()


def curve(points, steps=14, closed=False):
    """A smooth line through points in space."""
    if closed:
        points = [points[-1], *points, points[0], points[1]]
        line = s.smooth_profile(points, steps)
        return line[steps:-steps - 1]
    return s.smooth_profile(points, steps)


def chain(job, name, points, material, wire=0.5 * MM, long=2.4 * MM, wide=1.7 * MM, closed=False, roll=46, seed=3):
    """Links that hold each other, along a line; each is rolled against the next, and none quite alike."""
    rng = random.Random(seed)
    verts, faces = torus(long, wide, wire, light(job, 22, 8), light(job, 9, 4))
    matrices = []
    for i, (p, t) in enumerate(spaced(points, long - 2 * wire, closed)):
        a = math.radians(roll if i % 2 else roll - 90) + rng.uniform(-0.14, 0.14)
        matrices.append(basis(p, t, roll=a))
    return copies(name, verts, faces, matrices, material)


def bead(long, wide, around=8, rings=5):
    """Vertices and faces of a small grain along x."""
    verts, faces = [(-long / 2, 0, 0)], []
    for i in range(1, rings):
        t = math.pi * i / rings
        r = math.sin(t) ** 0.6 * wide / 2
        verts += [(-long / 2 * math.cos(t), r * math.cos(u), r * math.sin(u)) for u in (2 * math.pi * j / around for j in range(around))]
    verts.append((long / 2, 0, 0))
    for j in range(around):
        n = (j + 1) % around
        faces.append((0, 1 + n, 1 + j))
        for i in range(rings - 2):
            b = 1 + i * around
            faces.append((b + j, b + n, b + around + n, b + around + j))
        b = 1 + (rings - 2) * around
        faces.append((b + j, b + n, len(verts) - 1))
    return verts, faces


def stitches(job, name, points, material, pitch=3.0 * MM, thread=0.55 * MM, up=None, seed=5):
    """A seam along a line: grains of thread, each a little askew. `up`(point) is the surface's normal."""
    rng = random.Random(seed)
    verts, faces = bead(pitch * 0.78, thread, light(job, 8, 4), light(job, 6, 3))
    where = spaced(points, pitch)
    return copies(name, verts, faces, [basis(p, t, up(p) if up else Vector((0, 0, 1))) @ Matrix.Rotation(rng.uniform(0.04, 0.16), 4, "Z") for p, t in where], material)


def cap(name, radius, rise, material, at=(0, 0, 0), segments=96, rings=16, thick=None, dip=0.0, uv=None):
    """A dome over a disc that faces up; `thick` closes it below (a lens). `uv`: its UVs span a square of that width."""
    sphere = (radius * radius + rise * rise) / (2 * rise)
    profile = []
    if thick is not None:
        profile += [(0, -thick), (radius * 0.5, -thick), (radius * 0.97, -thick), (radius, -thick * 0.7)]
    for i in range(rings + 1):
        r = radius * math.cos(math.pi / 2 * i / rings) if i < rings else 0.0
        profile.append((r, math.sqrt(max(0, sphere * sphere - r * r)) - sphere + rise))
    one = s.lathe(name, profile, material, segments)
    if uv:
        for loop in one.data.loops:
            v = one.data.vertices[loop.vertex_index].co
            one.data.uv_layers[0].data[loop.index].uv = (0.5 + v.x / uv, 0.5 + v.y / uv)
    return s.place(one, at)


def crystal(one):
    """Glass over a picture: it mirrors and bends, but lets the light of the lamps through to what lies under it."""
    one.visible_shadow = False
    return one


def corner_dots(job, width, height, material, at=(0, 0, 0), turn=(-90, 0, 0)):
    """Four dots (10 µm) where the corners of a round face's rectangle would be: the pipeline finds the face in pictures by them."""
    if job.get("glb"):
        return
    verts, uvs, faces = [], [], []
    for x, z in ((-1, 1), (1, 1), (1, -1), (-1, -1)):
        base = len(verts)
        for dx, dz in ((0, 0), (-0.01 * MM * x, 0), (0, -0.01 * MM * z)):
            verts.append((x * width / 2 + dx, 0, z * height / 2 + dz))
            uvs.append((0.5 + x / 2 + dx / width, 0.5 + z / 2 + dz / height))
        faces.append((base, base + 1, base + 2))
    s.place(s.mesh_object("corners", verts, faces, material, uvs), at, turn)


def round_picture(job, face, diameter, rise=1.4 * MM, at=0.0, material=None):
    """A round picture that faces up under a drop of resin or glass. In the model it is painted on the drop itself."""
    picture = material or m.artwork(face, job.get("art", "dog"), roughness=0.35, coat=1.0)
    if job.get("glb"):
        return cap(f"picture-{face}", diameter / 2, rise, picture, (0, 0, at), 48, 6, uv=diameter)
    s.place(s.face_plate(f"picture-{face}", diameter, diameter, picture, outline="ellipse", segments=128), (0, 0, at), (-90, 0, 0))
    corner_dots(job, diameter, diameter, picture, (0, 0, at))
    return crystal(cap(f"drop-{face}", diameter / 2 - 0.02 * MM, rise, m.glass(f"resin-{face}", ior=1.3), (0, 0, at + 0.25 * MM), 128, 24, thick=0.18 * MM))


def engraved_face(face, width, height, like, at=(0, 0, 0), turn=(-90, 0, 0), outline="rectangle", tinted=False):
    """A face of bare metal (words stand on it or are left to the customer); its material is a copy of `like`."""
    made = like.copy()
    made.name = f"artwork-{face}"
    return s.place(s.face_plate(f"face-{face}", width, height, made, outline=outline), at, turn)


def words(job, text, size, material, at, turn=(0, 0, 0), name="words", face="instrument-sans-400", spacing=1.0, depth=0.0):
    """Words that lie face up."""
    return s.lettering(name, text, size, material, at, turn, font(face), depth, spacing=spacing)


def gift_card(job, at):
    """The card in the box: only in the model, for the studio shows the thing itself."""
    if not job.get("glb"):
        return None
    with posed(at, (0, 0, 0)) as card:
        s.box("card", (0.085, 0.055, 0.0004), m.paper("card-paper"), (0, 0, 0.0002))
        s.place(s.face_plate("card-face", 0.085, 0.055, m.artwork("card", None, paint=blank("card-white", (0.96, 0.95, 0.92)))), (0, 0, 0.0006), (-90, 0, 0))
    return card


def blank(name, rgb=(1, 1, 1), size=8):
    made = bpy.data.images.new(name, size, size)
    made.pixels.foreach_set([c for _ in range(size * size) for c in (*rgb, 1.0)])
    made.pack()
    return made


def vermeil(name, roughness=0.12):
    return m.metal(name, "#e0b062", roughness)


def silver(name, roughness=0.1):
    return m.metal(name, "#e2e0dc", roughness)


def steel(name, roughness=0.16):
    return m.metal(name, "#c4c5c6", roughness)


def tinted_metal(name, roughness=0.14):
    """Metal in the product's colour: its mirroring takes most of the colour (the AOV `metal`), the rest stays light."""
    made = m.plain(name, (m.NEUTRAL,) * 3, roughness, metallic=1.0)
    nodes = made.node_tree.nodes
    if not m.is_tinted(name):
        m._mark_tint(nodes)
        made.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = (m.NEUTRAL,) * 3 + (1,)
    aov = nodes.new("ShaderNodeOutputAOV")
    aov.name = "metal"
    aov.inputs["Value"].default_value = 0.8
    return made


def cards(job, size, middle=(0, 0, 0), clear=False):
    """Black and white cards round a small shining thing, which only its reflections see. They stand as the camera sees the
    thing: +x right, -y towards the camera. `size`: the thing's half measure in metres; `clear`: no white ones in front, for flat
    glass would show them."""
    if not in_studio(job):
        return
    view = job.get("camera") or {}
    back = Matrix.Rotation(-math.radians(view.get("turn", 0)), 4, "Z")
    for at, wide, high, tone in (
        ((-2.6, -1.2, 1.0), 1.1, 3.2, 0.02),
        ((2.3, -1.9, 1.2), 1.5, 3.0, 0.015),
        ((0.2, -3.4, 3.6), 4.2, 1.3, 0.02),
        ((1.2, 2.8, 2.3), 1.0, 3.0, 0.03),
        ((-1.0, -3.2, 1.5), 0.9, 2.2, 2.6),
        ((2.9, 0.4, 2.4), 0.7, 3.2, 2.0),
    ):
        if clear and tone > 1 and at[1] < 0:
            continue
        gradient(f"card-{tone}", Vector(at) * size + Vector(middle), Vector(middle), wide * size, high * size, tone, back)


def gradient(name, at, target, wide, high, tone, back):
    """A card of that brightness with soft edges: it fades into the room."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.clear()
    out, mix = nodes.new("ShaderNodeOutputMaterial"), nodes.new("ShaderNodeMixShader")
    shine, clear = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeBsdfTransparent")
    shine.inputs["Strength"].default_value = tone
    uv, sub, length, ramp = nodes.new("ShaderNodeUVMap"), nodes.new("ShaderNodeVectorMath"), nodes.new("ShaderNodeVectorMath"), nodes.new("ShaderNodeMapRange")
    sub.operation, length.operation = "SUBTRACT", "LENGTH"
    sub.inputs[1].default_value = (0.5, 0.5, 0)
    ramp.inputs["From Min"].default_value, ramp.inputs["From Max"].default_value = 0.28, 0.5
    ramp.inputs["To Min"].default_value, ramp.inputs["To Max"].default_value = 1.0, 0.0
    links.new(uv.outputs["UV"], sub.inputs[0])
    links.new(sub.outputs["Vector"], length.inputs[0])
    links.new(length.outputs["Value"], ramp.inputs["Value"])
    links.new(ramp.outputs["Result"], mix.inputs["Fac"])
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(shine.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], out.inputs["Surface"])
    w, h = wide / 2, high / 2
    one = s.mesh_object(name, [(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [(0, 1, 2, 3)], made, [(0, 0), (1, 0), (1, 1), (0, 1)])
    one.matrix_basis = back @ Matrix.Translation(at) @ (Vector(target) - Vector(at)).to_track_quat("Z", "Y").to_matrix().to_4x4()
    one["studio"] = True
    one.visible_camera = one.visible_diffuse = one.visible_shadow = one.visible_transmission = False
    return one


def studio_only(*objects):
    for one in objects:
        one["studio"] = True
    return objects[0]


def stone_material(name="stand-stone", color="#d9d2c6"):
    from .. import textures
    return m.textured(name, *textures.stone(512, 4, 0.15), 0.11, color, 0.5, roughness=0.9, specular=0.2)


def loft(name, rows, material, around=False, ends=True, sharp=None):
    """A skin over closed rows of points, row after row; `around` joins the last row to the first, `ends` (True, 'first' or
    'last') closes it. UVs in metres."""
    count, verts, faces, uvs, along = len(rows[0]), [], [], [], [0.0]
    for a, b in zip(rows, [*rows[1:], rows[0]]):
        along.append(along[-1] + max(math.dist(a[k], b[k]) for k in range(0, count, max(1, count // 8))))
    for row in rows:
        verts += [tuple(p) for p in row]
    across = [[0.0] for _ in range(len(rows) + 1)]
    for i in range(len(rows) + 1):
        row = rows[i % len(rows)]
        for k in range(count):
            across[i].append(across[i][-1] + math.dist(row[k], row[(k + 1) % count]))
    for i in range(len(rows) if around else len(rows) - 1):
        j = (i + 1) % len(rows)
        for k in range(count):
            n = (k + 1) % count
            faces.append((i * count + k, i * count + n, j * count + n, j * count + k))
            uvs.append([(across[i][k], along[i]), (across[i][k + 1], along[i]), (across[i + 1][k + 1], along[i + 1]), (across[i + 1][k], along[i + 1])])
    if ends and not around:
        shut = {"first": tuple(range(count)), "last": tuple(reversed(range(len(verts) - count, len(verts))))}
        for face in shut.values() if ends is True else (shut[ends],):
            faces.append(face)
            uvs.append([(verts[v][0], verts[v][1]) for v in face])
    one = s.mesh_object(name, verts, faces, material, uvs)
    s.outwards(one)
    if sharp is not None:
        one.data.use_auto_smooth, one.data.auto_smooth_angle = True, math.radians(sharp)
    return one


def power(v, e):
    return math.copysign(abs(v) ** e, v)
