"""The framed print and the canvas: flat pictures with wood around or behind them."""
import math

from .. import materials as m
from .. import paint
from .. import shapes as s
from .. import textures as t
from . import glazing
from . import timber as w


def textured_print(made, height, across, down, relief=1.0, name="tooth"):
    """Gives a printed material the tooth of its paper or cloth: a normal map that repeats `across` × `down` times over the face."""
    nodes, links = made.node_tree.nodes, made.node_tree.links
    uv, mapping = nodes.new("ShaderNodeUVMap"), nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = (across, down, 1)
    links.new(uv.outputs["UV"], mapping.inputs["Vector"])
    bumps, normal = nodes.new("ShaderNodeTexImage"), nodes.new("ShaderNodeNormalMap")
    bumps.image = t.image(f"{made.name}-{name}", t.normals(height, 4 * relief), data=True)
    links.new(mapping.outputs["Vector"], bumps.inputs["Vector"])
    links.new(bumps.outputs["Color"], normal.inputs["Color"])
    links.new(normal.outputs["Normal"], nodes["Principled BSDF"].inputs["Normal"])
    return made


def _arc(cx, cy, radius, start, end, steps=5):
    return [(cx + radius * math.cos(math.radians(start + (end - start) * i / steps)), cy + radius * math.sin(math.radians(start + (end - start) * i / steps))) for i in range(steps + 1)]


def mitred(name, width, height, profile, material, gap=0.00004, seed=1):
    """Four members of a frame whose outer edge is width × height round the origin (x, z); profile [(inwards, y), ...] closed,
    clockwise as seen from the member's left end. Grain runs along each."""
    made = []
    for i, (length, reach, turn) in enumerate(((width, height / 2, 180), (width, height / 2, 0), (height, width / 2, 90), (height, width / 2, -90))):
        verts, faces, uvs = [], [], []
        rows = 7
        count = len(profile)
        around = [0.0]
        for a, b in zip(profile, profile[1:] + profile[:1]):
            around.append(around[-1] + math.dist(a, b))
        for r in range(rows):
            for p, y in profile:
                x = (r / (rows - 1) - 0.5) * 2 * (length / 2 - p - gap)
                verts.append((x, y, -reach + p))
        for r in range(rows - 1):
            for k in range(count):
                n = (k + 1) % count
                face = (r * count + k, (r + 1) * count + k, (r + 1) * count + n, r * count + n)
                faces.append(face)
                uvs.append([(verts[v][0] / w.REPEAT + 0.37 * i + 0.11 * seed, around[k + (1 if j >= 2 else 0)] * 4 / w.REPEAT + 0.53 * i) for j, v in enumerate(face)])
        for end in (tuple(reversed(range(count))), tuple(range((rows - 1) * count, rows * count))):
            faces.append(end)
            uvs.append([(verts[v][1], verts[v][2]) for v in end])
        one = s.mesh_object(f"{name}-{i}", verts, faces, material, uvs)
        s.outwards(one)
        one.data.use_auto_smooth, one.data.auto_smooth_angle = True, math.radians(35)
        s.place(one, (0, 0, 0), (0, turn, 0))
        s.apply_place(one)
        made.append(one)
    return made


def _mount(width, height, open_w, open_h, front, thick, surface, core):
    """A board with a window cut at 45 degrees; its front at y = `front`; its window is open_w × open_h at the back."""
    def corners(w_, h_, y):
        return [(-w_ / 2, y, -h_ / 2), (w_ / 2, y, -h_ / 2), (w_ / 2, y, h_ / 2), (-w_ / 2, y, h_ / 2)]
    edge = 0.00012  # the knife leaves the faintest of burrs
    rings = [corners(width, height, front), corners(open_w + 2 * thick + 4 * edge, open_h + 2 * thick + 4 * edge, front),
             corners(open_w + 2 * thick, open_h + 2 * thick, front + edge), corners(open_w, open_h, front + thick)]
    for name, material, a, b in (("mount", surface, 0, 1), ("mount-edge", core, 1, 2), ("mount-bevel", core, 2, 3)):
        verts = rings[a] + rings[b]
        faces = [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)]
        s.mesh_object(name, verts, faces, material, [(v[0], v[2]) for v in verts], smooth=False)


def _tab(at, turn, metal):
    one = s.box("tab", (0.008, 0.0006, 0.014), metal, round_by=0.0002)
    s.place(one, at, turn)


def framed_print(job):
    """320 × 420 × 22 mm in ash, 2 mm of glass, a bevelled mount, a sheet of cotton paper 240 × 352 seen in it."""
    small = bool(job.get("glb"))
    lacquer = w.timber("ash", 3, "colour", 0.7, roughness=0.34, coat=0.12, specular=0.45)
    front, back, wide = -0.011, 0.011, 0.016
    steps = 2 if small else 5
    r = 0.0011
    profile = _arc(r, front + r, r, 180, 270, steps) + _arc(wide - r, front + 0.0016 + r, r, 275, 360, steps)
    profile += [(wide, front + 0.0055), (0.0085, front + 0.0056), (0.0085, back - 0.0004)] + [(0.0081, back), (0.0008, back)] + _arc(0.0008, back - 0.0008, 0.0008, 90, 180, 2)
    for one in mitred("frame", 0.32, 0.42, profile, lacquer, 0.0001):
        one.location.z += 0.21
        s.apply_place(one)
    glass_y = front + 0.0056
    board = glass_y + (0.002 if not small else 0.0006)
    mount, core = m.paper("mount", "#f1ede4"), m.plain("mount-core", "#fdfcf8", 0.9, specular=0.2)
    _mount(0.303, 0.403, 0.2404, 0.3524, board, 0.0018, mount, core)
    sheet = paint.Sheet(240, 352, "#fbf9f4", 1024 if small else 2048)
    sheet.photo(job.get("art", "ridge"), 20, 18, 200, 300)
    sheet.words(job.get("label") or "Morning ridge, six o’clock", 120, 336.5, 9.4, "#3a3d42", align="CENTER", spacing=1.03)
    print_ = m.artwork("front", None, aspect=240 / 352, paint=sheet.image("framed-print"), roughness=0.85, specular=0.18)
    textured_print(print_, t.paper(256, 4)[1], 6, 8.8, 0.3)
    s.face_plate("print", 0.24, 0.352, print_, (0, board + 0.00185, 0.21))
    s.box("backing-sheet", (0.302, 0.0012, 0.402), core, (0, board + 0.0026, 0.21))
    for one in _named("mount"):
        one.location.z = 0.21
        s.apply_place(one)
    kraft = m.paper("back-board", "#b4936a")
    at = board + 0.0045
    s.box("back-board", (0.3022, 0.0025, 0.4022), kraft, (0, at, 0.21), 0.0004, 2)
    steel = m.metal("tabs", "#b9b9b4", 0.35)
    # their ends stay inside the frame: its outer faces would flicker with them
    for x, z, turn in ((-0.08, 0.411, 0), (0.08, 0.411, 0), (-0.08, 0.009, 0), (0.08, 0.009, 0), (-0.151, 0.12, 90), (-0.151, 0.3, 90), (0.151, 0.12, 90), (0.151, 0.3, 90)):
        _tab((x, at + 0.0022, z), (0, turn, 0), steel)
    brass = m.metal("hanger", "#b58d4a", 0.3)
    s.box("hanger", (0.05, 0.0012, 0.012), brass, (0, back + 0.0007, 0.4165 - 0.0045), 0.0004)
    for x in (-0.02, 0.02):
        one = s.lathe("screw", [(0.0028, 0), (0.0026, 0.0008), (0.0012, 0.0013), (0, 0.0014)], steel, 20)
        s.place(one, (x, back + 0.0013, 0.412), (-90, 0, 0))
    label = paint.Sheet(140, 220, "#faf8f2", 512 if small else 1024)
    label.photo("couple", 20, 20, 100, 150)
    label.code(60, 182, 20)
    note = m.artwork("back", None, aspect=140 / 220, paint=label.image("framed-print-back"), roughness=0.85, specular=0.2)
    plate = s.face_plate("back-print", 0.14, 0.22, note)
    s.place(plate, (0, at + 0.00145, 0.2), (0, 0, 180))
    s.apply_place(plate)
    if not small:
        pane = s.mesh_object("pane", [(-0.15, glass_y, 0.01), (0.15, glass_y, 0.01), (0.15, glass_y, 0.41), (-0.15, glass_y, 0.41)], [(0, 1, 2, 3)], glazing.pane_material(), smooth=False)
        pane.visible_shadow = pane.visible_diffuse = False
        glazing.reflection(job, (0, glass_y, 0.21), size=0.5, shift=(-0.42, 0.36), slant=-28, strength=1.5)


def _named(start):
    import bpy
    return [o for o in bpy.context.scene.objects if o.type == "MESH" and o.name.startswith(start)]


def canvas(job):
    """400 × 600 × 38 mm; the picture goes on round the edges as in a mirror, folded at the corners; spruce bars behind."""
    small = bool(job.get("glb"))
    width, height, deep, r = 0.4, 0.6, 0.038, 0.0022
    art = m.artwork("front", job.get("art", "sea"), aspect=width / height, roughness=0.82, specular=0.22)
    textured_print(art, t.weave(512, 24, 3, False, 0.24, 0.6)[1], width / 0.022, height / 0.022, 1.0, "weave")
    art_node = art.node_tree.nodes["artwork"]
    art_node.extension = "EXTEND"
    # a cross-section over the edge, as seen along it: (share of the way outwards, depth); the same for all four sides
    steps = 3 if small else 6
    wrap = [(r - r * math.sin(math.radians(90 * i / steps)), r - r * math.cos(math.radians(90 * i / steps))) for i in range(steps + 1)]
    rings = wrap + [(0.0002, deep * 0.5), (0.0004, deep)]
    verts, uvs, faces = [], [], []
    columns, rows = (8, 12) if small else (40, 60)

    def sag(x, z):
        # taut cloth gives a little between its bars
        return 0.0012 * (math.cos(math.pi * x / width) * math.cos(math.pi * z / height)) ** 0.7 if not small else 0.0

    inner_w, inner_h = width - 2 * r, height - 2 * r
    for j in range(rows + 1):
        for i in range(columns + 1):
            x, z = (i / columns - 0.5) * inner_w, (j / rows - 0.5) * inner_h
            verts.append((x, sag(x, z), z))
            uvs.append((x / width + 0.5, z / height + 0.5))
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    ring = [(i, 0) for i in range(columns)] + [(columns, j) for j in range(rows)] + [(i, rows) for i in range(columns, 0, -1)] + [(0, j) for j in range(rows, 0, -1)]
    before = [j * (columns + 1) + i for i, j in ring]
    face_rings = len(wrap) - 1
    for at, (inset, y) in enumerate(rings[1:]):
        if at == face_rings:
            front_faces, fold_line = len(faces), [verts[k] for k in before]
        w_, h_ = width - 2 * inset, height - 2 * inset
        now = []
        for i, j in ring:
            x, z = (i / columns - 0.5) * inner_w, (j / rows - 0.5) * inner_h
            corner = i in (0, columns) and j in (0, rows)
            x = math.copysign(w_ / 2, x) if i in (0, columns) else x
            z = math.copysign(h_ / 2, z) if j in (0, rows) else z
            now.append(len(verts))
            verts.append((x, y, z))
            d = max(0.0, y - r * 0.3) if y > r * 0.99 else 0.0
            u = x / width + 0.5
            v = z / height + 0.5
            if i in (0, columns):
                u = (d / width) if i == 0 else 1 - d / width
            if j in (0, rows):
                v = (d / height) if j == 0 else 1 - d / height
            uvs.append((u, v))
        for k in range(len(ring)):
            n = (k + 1) % len(ring)
            faces.append((before[n], before[k], now[k], now[n]))
        before = now
    # the picture round the edges is a part of its own: without it the edge below shows, which is plain cloth
    bare = m.canvas("canvas-back", "#e9e2d2", 0.022)
    edge = m.same_as(bare, "edge")
    under = list(fold_line)
    for inset, y in rings[face_rings + 1:]:
        for x, _, z in fold_line:
            under.append((math.copysign(abs(x) - (abs(x) > width / 2 - 0.001) * (inset + 0.0003), x), y, math.copysign(abs(z) - (abs(z) > height / 2 - 0.001) * (inset + 0.0003), z)))
    count = len(fold_line)
    under_faces = [(r * count + (k + 1) % count, r * count + k, (r + 1) * count + k, (r + 1) * count + (k + 1) % count) for r in range(len(under) // count - 1) for k in range(count)]
    bodies = [s.mesh_object("canvas", verts, faces[:front_faces], art, uvs), s.mesh_object("edge-print", verts, faces[front_faces:], art, uvs),
              s.mesh_object("edge", under, under_faces, edge, [(v[0] + v[1], v[2] + v[1]) for v in under])]
    for one in bodies:
        s.outwards(one)
        if one is not bodies[0] and sum(f.normal.x * f.center.x + f.normal.z * f.center.z for f in one.data.polygons) < 0:
            one.data.flip_normals()
        s.place(one, (0, -deep / 2, height / 2))
        s.apply_place(one)
    one = bodies[0]
    if one.data.polygons[0].normal.y > 0:
        one.data.flip_normals()
    back = deep / 2
    # the folds at the corners: the side's cloth laid over the top's
    for sx in (-1, 1):
        for top in (0, 1):
            z = height + 0.0004 if top else -0.0001
            for name, cloth, z in (("edge-print", art, z), ("edge", edge, z - 0.0003 if top else z + 0.0003)):
                fold = s.mesh_object(name, [(sx * (width / 2 - 0.0005), -back + 0.003, z), (sx * (width / 2 - 0.0005), back, z), (sx * (width / 2 - 0.034), back, z + (0.0006 if top else 0))], [(0, 1, 2)], cloth,
                                     [(0.5 + sx * 0.5, 1.0 - 0.002 if top else 0.002), (0.5 + sx * 0.5, 0.94 if top else 0.06), (0.5 + sx * 0.42, 0.94 if top else 0.06)])
                if (fold.data.polygons[0].normal.z > 0) != bool(top):
                    fold.data.flip_normals()
                if not small:
                    s.solidify(fold, 0.0005, -1)
    cloth = s.face_plate("canvas-inside", width - 0.004, height - 0.004, bare, (0, -back + 0.004, height / 2))
    for loop in cloth.data.uv_layers.active.data:
        loop.uv = (loop.uv[0] * width, loop.uv[1] * height)
    cloth.data.flip_normals()
    # bars with mitred corners, turned-over cloth stapled on them
    spruce = w.timber("spruce", 5)
    wide = 0.045
    bar = [(0.0012, -back + 0.008), (wide, -back + 0.014), (wide, back - 0.002), (0.0012, back - 0.0008)]
    for member in mitred("bar", width - 0.001, height - 0.001, bar, spruce, 0.0002, 2):
        member.location.z += height / 2
        s.apply_place(member)
    hem = [(0.0, back - 0.0004), (0.001, back + 0.0002), (0.024, back + 0.0003), (0.0245, back - 0.001), (0.0, back - 0.001)]
    for member in mitred("hem", width - 0.0006, height - 0.0006, hem, bare, 0.00002, 3):
        s.metre_uvs(member)
        member.location.z += height / 2
        s.apply_place(member)
    steel = m.metal("staples", "#bdbdb8", 0.3)
    places = [(sx * (width / 2 - 0.016), z, 90) for sx in (-1, 1) for z in [0.05 + 0.0625 * i for i in range(9)]]
    places += [(x, height / 2 + sz * (height / 2 - 0.016), 0) for sz in (-1, 1) for x in [-0.15 + 0.075 * i for i in range(5)]]
    for i, (x, z, turn) in enumerate(places):
        staple = s.box("staple", (0.0105, 0.0007, 0.0009), steel, round_by=0.0002 if not small else 0, segments=2)
        s.place(staple, (x, back + 0.0007, z), (0, turn + 14 * math.sin(i * 2.4), 0))
    tag = paint.Sheet(30, 30, "#faf8f2", 256)
    tag.code(5, 5, 20)
    label = m.artwork("back-label", None, paint=tag.image("canvas-label"), roughness=0.85, specular=0.2)
    plate = s.face_plate("label", 0.03, 0.03, label)
    # below on the bar, half on the turned cloth
    s.apply_place(s.place(plate, (0.0375, back + 0.0003, 0.0288), (-3.2, 0, 180)))
