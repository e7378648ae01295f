"""Small goods: a card wallet, a belt, a phone case."""
import math

import bpy
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt
from mathutils.kdtree import KDTree

from .. import materials as m
from .. import shapes as s
from .. import textures
from . import paint
from . import sewn as w


def hide_sheet(name, width, height, at, material, edge, thickness, job, sag=None, corner=0.006, turn=0.0, notch=None):
    """A lying piece of leather with rounded corners: pale or dark cut edge, softly rounded; sag(x, y) bends it."""
    step = w.cut(job, 0.002, 0.005)
    xs, ys = w.spread(-width / 2, width / 2, round(width / step)), w.spread(-height / 2, height / 2, round(height / step))

    def rounded(x, y):
        cx, cy = width / 2 - corner, height / 2 - corner
        if abs(x) > cx and abs(y) > cy:
            dx, dy = abs(x) - cx, abs(y) - cy
            far, square = math.hypot(dx, dy), max(dx, dy)
            k = square / far if far else 1
            x, y = math.copysign(cx + dx * k, x), math.copysign(cy + dy * k, y)
        if notch and y > 0:
            y -= notch * w.bump(x, 0, 0.0135) * (2 * y / height) ** 9
        return x, y

    c, n = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def place(x, y):
        x, y = rounded(x, y)
        z = sag(x, y) if sag else 0.0
        return (at[0] + x * c - y * n, at[1] + x * n + y * c, at[2] + z)
    body = w.patch(name, place, xs, ys, material)
    w.shell(body, thickness, None, edge)
    soft = body.modifiers.new("edge", "BEVEL")
    soft.width, soft.segments, soft.limit_method, soft.angle_limit = thickness * 0.32, 3, "ANGLE", math.radians(50)
    return body, place


def wallet(job):
    """102 × 76 × 9 mm: two pieces of calf, one row of saddle stitch, a picture engraved into the grain."""
    grain = textures.leather(1024, 90, 3)
    hide = m.textured("colour", 1 - (1 - grain[0]) * 0.6, grain[1], 0.08, (1, 1, 1), 0.45, roughness=0.42, specular=0.45)
    edge, thread = w.shade("colour-edge", 0.15, roughness=0.4), w.thread(color="#eadfc8")
    wide, high = 0.102, 0.076

    def bowed(scale, seed):
        return lambda x, y: scale * (0.0010 * math.cos(math.pi * x / wide) * math.cos(math.pi * y / high) + 0.0007 * w.ripple(x, y, 0, 0.05, seed, 2) + 0.0012 * (abs(x) / wide * 2) ** 4 * (y / high + 0.5) * 0.4)
    hide_sheet("back", wide, high, (0, 0, 0.0016), hide, edge, 0.0014, job, bowed(0.2, 4))
    hide_sheet("pocket", wide - 0.001, high - 0.010, (0, -0.0045, 0.0042), hide, edge, 0.0012, job, bowed(0.6, 5))
    body, place = hide_sheet("front", wide, high, (0, 0, 0.0078), hide, edge, 0.0015, job, bowed(1.0, 2), notch=0.0075)
    # the edges are glued together and burnished as one
    outline = [Vector(place(x, y)) for x, y in s.rounded_rectangle(wide, high, 0.0055, 8)]
    lower = [p for p in outline if p.y < high / 2 - 0.001]
    lower.sort(key=lambda p: math.atan2(p.x, p.y + 0.02) % (2 * math.pi))
    for z in (-0.0023, -0.0052):
        s.tube("glued-edge", [Vector((p.x * 0.988, p.y * 0.984, 0.0078 + z)) for p in lower], 0.0019, edge, segments=w.cut(job, 12, 6))
    inset = 0.0042
    frame = []
    x, y = wide / 2 - inset, high / 2 - inset
    r = 0.004
    for points in ([(-x, y)], [(-x, -y + r)], [(-x + r * (1 - math.cos(a)), -y + r * (1 - math.sin(a))) for a in w.spread(0, math.pi / 2, 5)], [(x - r, -y)],
                   [(x - r * (1 - math.sin(a)), -y + r * (1 - math.cos(a))) for a in w.spread(0, math.pi / 2, 5)], [(x, y)]):
        frame += points
    path = []
    for a, b in zip(frame, frame[1:]):
        parts = max(1, round(math.dist(a, b) / 0.004))
        path += [Vector(place(*w.mixed(a, b, i / parts))) for i in range(parts)]
    w.stitches("saddle-stitch", path + [Vector(place(*frame[-1]))], (0, 0, 1), thread, job, pitch=0.0036, length=0.0030, radius=0.00040, slant=14)
    engraving(job, grain, place)
    for k, (color, out, turn) in enumerate((("#e8e2d6", 0.0150, 0.6), ("#9c3b2c", 0.0085, -0.4))):
        card = s.slab("card", s.rounded_rectangle(0.0856, 0.0540, 0.0032), 0.0008, m.plain(f"card-{k}", color, 0.35, coat=0.3), 0.0002, 2)
        s.place(card, (0.001 * (1 - 2 * k), high / 2 - 0.027 + out, 0.0056 if k else 0.0030), (-90, 0, turn))
        s.apply_place(card)
    if job.get("glb"):
        box_card((0.115, 0.0, 0.0006))


def box_card(at):
    """The card that lies in the box."""
    paper = s.slab("card", s.rounded_rectangle(0.085, 0.055, 0.002), 0.0005, m.paper("card-paper"), 0.0)
    s.place(paper, (at[0], at[1], at[2] - 0.0001), (-90, 0, 0))
    art = paint.sheet("card", 85, 55, [("words", "with thanks", 10, 20, 65, 14, 8, (0.2, 0.2, 0.2))], (0.98, 0.97, 0.95), 340)
    s.place(s.face_plate("card-face", 0.085, 0.055, m.artwork("card", None, paint=art, aspect=85 / 55, roughness=0.85)), (at[0], at[1], at[2] + 0.0001), (-90, 0, 0))


TAN = np.array([0.745, 0.584, 0.366])


def engraving(job, grain, place):
    """The laser's picture and letters: it bares the pale leather below the dye, and burns what is dark. The mask says what stays dyed."""
    cols, rows = 940, 680
    leather = 1 - (1 - grain[0]) * 0.6
    tile = [(np.arange(n) * 1024 / 800).astype(int) % 1024 for n in (rows, cols)]
    dyed = m.NEUTRAL * (leather[tile[0]][:, tile[1]] ** 2.2)
    picture = paint.photo(job.get("art", "monochrome"), 700, 500) @ np.array([0.3, 0.6, 0.1])
    low, high = np.percentile(picture, (2, 98))
    tone = np.clip((picture - low) / (high - low), 0, 1) * (0.95 + 0.05 * np.sin(np.arange(500) * np.pi / 2)[:, None])
    bare, burnt = np.zeros((rows, cols)), np.ones((rows, cols))
    bare[30:530, 120:820] = 0.86 * tone ** 1.25
    burnt[30:530, 120:820] = 0.34 + 0.66 * tone
    bare[550:650, 340:820] = 0.92 * paint.words(job.get("label", "A & J"), 6, 480, 100, 10, "right")
    kept = dyed * burnt * (1 - bare)
    base = kept[..., None] + TAN * bare[..., None] * (dyed / m.NEUTRAL)[..., None]
    seen = np.ones((rows, cols, 4), np.float32)
    seen[..., :3] = 1.055 * np.clip(base, 0, 1) ** (1 / 2.4) - 0.055
    material = w.relief(m.artwork("front", None, paint=paint.packed("wallet-front", seen), aspect=94 / 68, roughness=0.42, specular=0.45), grain[1], 0.08, 0.094, 0.068, 0.45)
    m._mark_tint(material.node_tree.nodes)
    mask = material.node_tree.nodes.new("ShaderNodeTexImage")
    mask.image = textures.image("wallet-mask", (kept / base.mean(-1))[::-1], data=True)
    uv = material.node_tree.nodes.new("ShaderNodeUVMap")
    material.node_tree.links.new(uv.outputs["UV"], mask.inputs["Vector"])
    material.node_tree.links.new(mask.outputs["Color"], next(n for n in material.node_tree.nodes if n.bl_idname == "ShaderNodeOutputAOV").inputs["Value"])
    # it ends below the thumb's notch
    w.printed("engraving", place, (0, 0), 0.094, 0.068, material, 0.002, 0.00012)


def belt(job):
    """35 mm of bridle leather, 3.8 mm thick, buckled round on its edge: letters pressed into the inside of the far side."""
    hide = m.textured("colour", *bridle(), 0.09, (1, 1, 1), 0.35, roughness=0.36, specular=0.5)
    flesh = m.textured("flesh", *textures.felt(512, 4), 0.03, "#b98a5a", 0.35, roughness=0.85)
    edge, metal, thread = w.shade("colour-edge", 0.14, roughness=0.35), w.brass("brass", 0.16), w.thread(color="#e6d7b6")
    wide, thick = 0.035, 0.0038

    turns = 2.06

    def spot(t, out=0.0):
        """t turns from the tip, which lies inside, counter-clockwise from above; `out` metres outwards."""
        a = -math.pi / 2 + 0.50 + 2 * math.pi * (t - turns)
        grow = 1 + 0.085 * t
        rx, ry = 0.092 * grow + out, 0.070 * grow + out
        flat = 2.35
        c, n = math.cos(a), math.sin(a)
        k = (abs(c) ** flat + abs(n) ** flat) ** (-1 / flat)
        return Vector((rx * c * k, ry * n * k + 0.004 * math.sin(2 * a), wide / 2))
    count = w.cut(job, 300, 130)
    path = [spot(turns * i / count) for i in range(count + 1)]
    end = path[-1]
    way = (path[-1] - path[-2]).normalized()
    outward = way.cross(Vector((0, 0, 1)))
    tail = [end + way * d + outward * (d * d * 2.2) for d in w.spread(0.006, 0.042, 8)]
    whole = path + tail
    # the buckle is higher than the belt: it lifts the end off the ground
    first = len(whole) * 0.84
    for i, p in enumerate(whole):
        p.z += 0.0060 * w.smoothstep(first, len(whole) - 10, i)
    tip = 0.018

    def taper(t):
        over = max(0.0, 1 - t / tip)
        return max(0.34, math.sqrt(max(0.0, 1 - over * over * 0.9)))
    two_faced(job, whole, wide, thick, hide, flesh, edge, taper)
    for z in (0.0036, wide - 0.0036):
        for name, side, sign in (("grain-stitches", thick / 2 + 0.0001, 1),):
            places, looks = offset_line(whole[6:], side * sign, z - wide / 2)
            w.stitches(name, places, nearest_look(places, looks), thread, job, pitch=0.0050, length=0.0040, radius=0.00048, slant=10)
    buckle(job, whole, wide, thick, hide, edge, metal, thread)
    letters(job, spot, thick)


def bridle():
    base, height = textures.leather(1024, 120, 8)
    streaks = textures.noise(1024, 60, 3, 2, (1, 0.06))
    return 0.93 + 0.07 * streaks - (1 - base) * 0.25, height * 0.5 + 0.5 * streaks


def two_faced(job, path, wide, thick, hide, flesh, edge, taper):
    """A strap whose outside is grain and whose inside is flesh."""
    one = w.strap("belt", path, (0, 0, 1), wide, thick, hide, edge, w.cut(job, 4, 2), taper, 0.0)
    one.data.materials.append(flesh)
    mesh = one.data
    inward = [(path[max(i - 1, 0)], path[min(i + 1, len(path) - 1)]) for i in range(len(path))]
    size = len(mesh.vertices) // len(path)
    for polygon in mesh.polygons:
        if polygon.material_index == 0:
            row = min(polygon.vertices) // size
            a, b = inward[min(row, len(path) - 1)]
            if polygon.normal.dot((b - a).cross(Vector((0, 0, 1)))) < 0:
                polygon.material_index = 2


def offset_line(path, out, up):
    places, looks = [], []
    for i, p in enumerate(path):
        look = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized().cross(Vector((0, 0, 1)))
        places.append(p + look * out + Vector((0, 0, up)))
        looks.append(look)
    return places, looks


def nearest_look(places, looks):
    tree = KDTree(len(places))
    for i, p in enumerate(places):
        tree.insert(p, i)
    tree.balance()
    return lambda p: looks[tree.find(p)[1]]


def buckle(job, path, wide, thick, hide, edge, metal, thread):
    """A solid frame with a bar and a prong, held by the belt's folded end and a keeper."""
    start, way = path[-1], (path[-2] - path[-1]).normalized()
    out = Vector((0, 0, 1)).cross(way)
    at = start - way * 0.020 + out * 0.0022

    def local(x, y, z):
        """x back along the belt's way, y up, z outwards"""
        return at - way * x + Vector((0, 0, y)) + out * z
    frame = [local(x, y, 0.0035 * math.cos(x * 40)) for x, y in s.rounded_rectangle(0.042, 0.0405, 0.011, w.cut(job, 10, 5))]
    s.tube("buckle", frame, 0.0032, metal, closed=True, segments=w.cut(job, 20, 8), oval=0.8)
    s.tube("bar", [local(-0.021, y, 0.001) for y in (-0.0195, 0, 0.0195)], 0.0022, metal, segments=12)
    s.tube("prong", [Vector(p) for p in w.curve([local(-0.022, 0, 0.0030), local(-0.012, 0, 0.0055), local(0.008, 0, 0.0052), local(0.0255, 0, 0.0046)], 8)], 0.0020, metal, segments=w.cut(job, 14, 8))
    fold = w.curve([local(-0.062, 0, -0.0050), local(-0.030, 0, -0.0046), local(-0.0205, 0, -0.0036), local(-0.0172, 0, 0.001), local(-0.0205, 0, 0.0046), local(-0.030, 0, 0.0030), local(-0.058, 0, 0.0026)], 8)
    w.strap("fold", fold, (0, 0, 1), wide * 0.99, 0.0030, hide, edge)
    keeper = [local(-0.046 + 0.0, y, z) for y, z in s.rounded_rectangle(wide + 0.006, 0.0155, 0.003, 4)]
    w.strap("keeper", keeper + keeper[:1], [way] * (len(keeper) + 1), 0.012, 0.0026, hide, edge, 2)
    for x in (-0.034, -0.037):
        w.stitches("bar-stitches", [local(x, y, 0.0046) for y in (-0.013, 0.013)], tuple(out), thread, job, pitch=0.005, length=0.004, radius=0.0005, slant=0)


def letters(job, spot, thick):
    """The pressed line on the inside: on the innermost turn, in the middle of the far side."""
    ts = w.spread(0.20, 0.86, 800)
    points = [spot(t, -thick / 2 - 0.00025) for t in ts]
    far = [0.0]
    for a, b in zip(points, points[1:]):
        far.append(far[-1] + (b - a).length)
    middle = min(range(len(points)), key=lambda i: (points[i] - Vector((0, 0.2, 0.0175))).length)

    def at(u, v):
        # read from within: from left to right is clockwise, against the belt's way
        i = float(np.interp(far[middle] - u, far, range(len(far))))
        k, t = int(min(i, len(points) - 2)), i - int(min(i, len(points) - 2))
        p = points[k].lerp(points[k + 1], t)
        return (p.x, p.y, v)
    art = paint.sheet("belt-inside", 180, 24, [("words", job.get("label", "north of here"), 8, 4, 164, 16, 13, (0.13, 0.075, 0.04), "center", "playfair-display.ttf")], (0.725, 0.541, 0.353), 1024)
    felt = textures.felt(512, 4)[1]
    material = w.relief(m.artwork("inside", None, paint=art, aspect=180 / 24, roughness=0.85), felt, 0.03, 0.18, 0.024, 0.35)
    w.printed("letters", at, (0, 0.0175), 0.18, 0.024, material, 0.004, 0.0)


def phone_case(job):
    """73 × 149 × 10 mm: a hard back with the picture under matt film, a soft coloured rim, a raised lip round the lenses."""
    wide, high, deep, corner = 0.073, 0.149, 0.010, 0.0125
    soft = m.plain("colour", roughness=0.62, specular=0.35)
    lens_at, lens_size = (-0.0175, 0.0490), (0.0315, 0.0350)
    base = 0.0
    outline = s.rounded_rectangle(wide, high, corner, w.cut(job, 14, 6))
    inner = s.rounded_rectangle(wide - 0.0030, high - 0.0030, corner - 0.0015, w.cut(job, 14, 6))
    rounds = w.cut(job, 6, 3)

    def ring_of(inset, y):
        return [(x * (wide / 2 - inset) / (wide / 2), y, z * (high / 2 - inset) / (high / 2)) for x, z in outline]
    # from the back's flat, round the outside, over the front lip, down the inside
    rings = [ring_of(0.0018, -deep / 2)]
    for i in range(rounds + 1):
        a = math.pi / 2 * i / rounds
        rings.append(ring_of(0.0017 * (1 - math.sin(a)), -deep / 2 + 0.0017 * (1 - math.cos(a))))
    for i in range(rounds + 1):
        a = math.pi / 2 * i / rounds
        rings.append(ring_of(0.0011 * (1 - math.cos(a)), deep / 2 - 0.0011 * (1 - math.sin(a))))
    rings += [ring_of(0.0020, deep / 2 - 0.0002), ring_of(0.0021, deep / 2 - 0.0016), ring_of(0.0016, deep / 2 - 0.0022), ring_of(0.0016, -deep / 2 + 0.0018), ring_of(0.0030, -deep / 2 + 0.0016)]
    verts, faces, n = [p for ring in rings for p in ring], [], len(outline)
    for r in range(len(rings) - 1):
        for c in range(n):
            faces.append((r * n + c, (r + 1) * n + c, (r + 1) * n + (c + 1) % n, r * n + (c + 1) % n))
    rim = s.mesh_object("rim", verts, faces, soft, [(v[0] + v[1], v[2] + v[1]) for v in verts])
    s.outwards(rim)
    y_back = -deep / 2 + 0.00015
    hole = s.rounded_rectangle(lens_size[0], lens_size[1], 0.0085, w.cut(job, 12, 6))
    hole = [(x + lens_at[0], z + lens_at[1]) for x, z in hole]
    art = paint.sheet("case-back", 70, 146, [("photo", job.get("art", "dunes"), 0, 0, 70, 146)] + ([("words", job["label"], 8, 128, 54, 10, 6, (1, 1, 1))] if job.get("label") else []), (1, 1, 1), 1024)
    film = m.artwork("back", None, paint=art, aspect=70 / 146, roughness=0.42, specular=0.4)
    holed("print", s.rounded_rectangle(0.070, 0.146, corner - 0.0015, w.cut(job, 14, 6)), hole, y_back - 0.00015, film, (0.070, 0.146))
    holed("bed", inner, hole, y_back, m.plastic("bed", "#d9d6d0", 0.5), (0.073, 0.149))
    # the lip round the lenses
    lip = [(x, y_back - 0.0006, z) for x, z in hole]
    s.tube("lens-lip", lip, 0.00125, soft, closed=True, segments=w.cut(job, 14, 6))
    buttons(job, soft, wide)
    if not job.get("glb"):
        phone(job, wide, high, deep, corner, lens_at, lens_size, hole)
    else:
        inside = m.plain("colour-inside", roughness=0.8)
        lining = holed("lining", inner, hole, -deep / 2 + 0.0016, inside, (0.073, 0.149))
        lining.data.flip_normals()
        code = m.artwork("inside", None, paint=paint.sheet("case-inside", 40, 40, [], (0.2, 0.2, 0.2), 64), roughness=0.7)
        face = s.face_plate("code", 0.040, 0.040, code, (0, 0, 0))
        s.place(face, (0, -deep / 2 + 0.0019, -0.02), (0, 0, 180))
    for one in [o for o in bpy.context.scene.objects if o.type == "MESH"]:
        one.location.z += high / 2 + base


def holed(name, outline, hole, y, material, size):
    """A flat plate with a hole, looking to -y; UVs span `size`."""
    points = [Vector(p) for p in outline + hole]
    n, k = len(outline), len(hole)
    edges = [(i, (i + 1) % n) for i in range(n)] + [(n + i, n + (i + 1) % k) for i in range(k)]
    verts, _, faces, *_ = delaunay_2d_cdt(points, edges, [list(range(n))], 1, 1e-7)
    kept = [f for f in faces if not inside(sum((verts[i] for i in f), Vector((0, 0))) / len(f), hole)]
    made = s.mesh_object(name, [(v.x, y, v.y) for v in verts], kept, material, [(v.x / size[0] + 0.5, v.y / size[1] + 0.5) for v in verts])
    if made.data.polygons[0].normal.y > 0:
        made.data.flip_normals()
    return made


def inside(point, polygon):
    odd = False
    for i, (x0, y0) in enumerate(polygon):
        x1, y1 = polygon[i - 1]
        if (y0 > point.y) != (y1 > point.y) and point.x < (x1 - x0) * (point.y - y0) / (y1 - y0) + x0:
            odd = not odd
    return odd


def buttons(job, soft, wide):
    for side, z, long in ((1, 0.026, 0.016), (-1, 0.030, 0.010), (-1, 0.0155, 0.010)):
        s.box("button", (0.0016, 0.0034, long), soft, (side * (wide / 2 + 0.0002), 0.0004, z), 0.0007)


def phone(job, wide, high, deep, corner, lens_at, lens_size, hole):
    """What the case is made for; it stays in the studio."""
    body = m.plain("phone-back", (0.022, 0.023, 0.026), 0.25, coat=0.4)
    dark, steel = m.plain("lens-glass", (0.004, 0.005, 0.007), 0.03, coat=1.0), m.metal("lens-ring", "#8f9296", 0.25)
    island = s.slab("island", hole, 0.006, body, 0.0004, 2)
    s.place(island, (0, -deep / 2 + 0.0010, 0))
    screen = s.slab("screen", s.rounded_rectangle(wide - 0.0044, high - 0.0044, corner - 0.002), 0.0070, m.plain("screen", (0.006, 0.006, 0.007), 0.05, coat=1), 0.0006)
    s.place(screen, (0, -deep / 2 + 0.0019, 0))
    for x, z, r in ((-0.0072, 0.0078, 0.0062), (-0.0072, -0.0078, 0.0062), (0.0078, 0.0, 0.0062)):
        at = (lens_at[0] + x, -deep / 2 + 0.0010, lens_at[1] + z)
        w.turned("lens-ring", [(r + 0.0009, 0), (r + 0.0009, 0.0013), (r + 0.0005, 0.0017), (r, 0.0017), (r - 0.0002, 0.0010)], steel, at, (0, -1, 0), job, 64)
        w.turned("lens", [(r, 0.0009), (r * 0.6, 0.0013), (0.0, 0.0014)], dark, at, (0, -1, 0), job, 64)
        w.turned("iris", [(r * 0.55, 0.00135), (r * 0.5, 0.00145), (r * 0.3, 0.00150), (0, 0.00152)], m.plain("iris", (0.01, 0.012, 0.03), 0.1, coat=1), at, (0, -1, 0), job, 48)
    at = (lens_at[0] + 0.0078, -deep / 2 + 0.0010, lens_at[1] + 0.0118)
    w.turned("flash", [(0.0024, 0), (0.0024, 0.0004), (0, 0.0005)], m.plain("flash", (0.75, 0.70, 0.55), 0.3), at, (0, -1, 0), job, 32)
