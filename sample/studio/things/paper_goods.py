"""The calendar, the poster and the cards: paper with its curl and its thickness."""
import math

from mathutils import Vector

from .. import materials as m
from .. import paint
from .. import shapes as s
from .. import textures as t
from .wall_prints import textured_print


def curled(name, width, height, front, back, bend, columns=24, rows=32, thickness=0.00035):
    """A sheet that looks to -y, standing on z = 0; bend(u, v) → (x, y, z) moves each point. Its front and its back have materials."""
    made = []
    for side, material in ((0, front), (1, back)):
        verts, uvs, faces = [], [], []
        for r in range(rows + 1):
            for c in range(columns + 1):
                u, v = c / columns, r / rows
                dx, dy, dz = bend(u, v)
                verts.append(((u - 0.5) * width + dx, dy + side * thickness, v * height + dz))
                uvs.append((u, v) if side == 0 else ((1 - u) * width, v * height))
        for r in range(rows):
            for c in range(columns):
                i = r * (columns + 1) + c
                quad = (i, i + 1, i + columns + 2, i + columns + 1)
                faces.append(quad if side == 0 else tuple(reversed(quad)))
        made.append(s.mesh_object(f"{name}-{'back' if side else 'front'}", verts, faces, material, uvs))
    # the cut edge joins both
    ring = [(c, 0) for c in range(columns)] + [(columns, r) for r in range(rows)] + [(c, rows) for c in range(columns, 0, -1)] + [(0, r) for r in range(rows, 0, -1)]
    verts = []
    for c, r in ring:
        for one in made:
            verts.append(tuple(one.data.vertices[r * (columns + 1) + c].co))
    count = len(ring)
    edge = s.mesh_object(f"{name}-edge", verts, [(2 * i, 2 * ((i + 1) % count), 2 * ((i + 1) % count) + 1, 2 * i + 1) for i in range(count)], back, [(v[0], v[2]) for v in verts])
    s.outwards(edge)
    return [*made, edge]


def _lean(things, degrees, at=(0, 0, 0), turn=0):
    for one in things:
        s.apply_place(s.place(one, at, (-degrees, 0, turn)))


def prop(one):
    one["studio"] = True
    return one


def _block(width, height, depth, y):
    """What leans needs something to lean on."""
    plaster = m.textured("plinth", *t.stone(512, 3, 0.0), 0.4, (0.78, 0.755, 0.72), 0.4, roughness=0.95, specular=0.1)
    return prop(s.box("plinth", (width, depth, height), plaster, (0, y + depth / 2, height / 2), 0.003))


def calendar_pages(job, pixels):
    art = job.get("art", "lake")
    cover = paint.Sheet(297, 420, "#fbf9f5", pixels)
    cover.photo(art, 0, 0, 297, 210)
    cover.words(job.get("label") or "A year by the water", 148.5, 277, 27, "#22252b", align="CENTER")
    cover.words("TWELVE PHOTOGRAPHS", 148.5, 292, 5.2, "#7a756c", "space-grotesk", "CENTER", 1.35)
    cover.code(262, 385, 20)
    month = paint.Sheet(297, 420, "#fbf9f5", pixels)
    month.photo("tree", 0, 0, 297, 210)
    month.words("January", 17, 236, 17, "#22252b")
    month.words("2027", 280, 236, 17, "#716b61", align="RIGHT")
    # 1 January 2027 is a Friday
    for i, day in enumerate(("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")):
        month.words(day, 17.2 + i * 37.86, 248, 4, "#a2442c" if i == 6 else "#716b61", "space-grotesk")
    for row in range(5):
        month.fill(16, 251.9 + row * 31.6, 265, 0.25, "#d6cec1")
    for day in range(31):
        column, row = (day + 4) % 7, (day + 4) // 7
        month.words(str(day + 1), 17.2 + column * 37.86, 261 + row * 31.6, 8, "#a2442c" if column == 6 else "#22252b", "space-grotesk")
    return cover, month


def _wire(width, top, y, small, black):
    """Twin loops in pairs, interrupted for the hook in the middle."""
    loops = []
    for i in range(int((width - 0.02) / 0.0127) * 2):
        x = -width / 2 + 0.012 + (i // 2) * 0.0127 + (i % 2) * 0.0042
        if abs(x) < 0.018 or x > width / 2 - 0.006:
            continue
        steps = 8 if small else 22
        points = [(x + 0.0006 * math.sin(a / 2), y + 0.0046 * math.cos(a) + 0.001, top - 0.0035 + 0.0064 * math.sin(a)) for a in (2 * math.pi * k / steps for k in range(steps))]
        loops.append(s.tube("loop", points, 0.00055, black, True, 5 if small else 8))
    s.join(loops, "wire")
    hook = [(-0.016, y + 0.001, top + 0.0026), (-0.010, y + 0.001, top + 0.004), (-0.003, y + 0.001, top + 0.013), (0, y + 0.001, top + 0.017), (0.003, y + 0.001, top + 0.013), (0.010, y + 0.001, top + 0.004), (0.016, y + 0.001, top + 0.0026)]
    s.tube("hook", s.smooth_profile(hook, 3 if small else 7), 0.0009, black, segments=6 if small else 10)


def calendar(job):
    """297 × 420 mm, bound on black wire: the cover; beside or behind it, in the model, a month."""
    small = bool(job.get("glb"))
    pixels = 1024 if small else 2048
    cover, month = calendar_pages(job, pixels)
    stock = m.paper("stock", "#f7f4ec")
    black = m.plain("wire", "#17181a", 0.4, specular=0.5)
    opened = job.get("view") == "second"
    scene = bool(job.get("scene"))
    same = {"roughness": 0.8, "specular": 0.2}
    columns, rows = (6, 12) if small else (30, 44)

    def block(which, at=(0, 0, 0), turn=0):
        before = set(_all())
        # the leaves behind keep closer together; each is a hair lower and to the side
        for i in range(3 if small else 6):
            k = i + 1

            def under(u, v, k=k):
                return (0.0003 * math.sin(k * 2.1), 0.0006 * k - 0.006 * (1 - v) ** 4 * math.sin(1 + k) * (0.3 if not scene else 0.15) * 0.4, 0.0002 * math.sin(k * 1.3))
            curled(f"leaf-{k}", 0.297, 0.418, stock, stock, under, columns, rows)

        def bend(u, v):
            lift = -0.016 * max(0.0, (1 - v) - 0.35) ** 2.4 * (0.5 + 1.2 * u) * (0.6 if scene else 1.6)
            wave = 0.0012 * math.sin(5 * u + 2) * (1 - v)
            return (0, lift + wave, 0)
        if which == "cover":
            face = m.artwork("cover", None, aspect=297 / 420, paint=cover.image("calendar-cover"), **same)
            textured_print(face, t.paper(256, 9)[1], 9, 12, 0.35)
            curled("cover", 0.297, 0.42, face, stock, bend, columns, rows)
        else:
            face = m.artwork("month", None, aspect=297 / 420, paint=month.image("calendar-month"), **same)
            textured_print(face, t.paper(256, 9)[1], 9, 12, 0.35)
            curled("month", 0.297, 0.42, face, stock, bend, columns, rows)
        holes = m.plain("hole", "#55524d", 0.9)
        for i in range(int((0.297 - 0.02) / 0.0127) * 2 if not small else 0):
            x = -0.1485 + 0.012 + (i // 2) * 0.0127 + (i % 2) * 0.0042
            if abs(x) > 0.018 and x < 0.1425:
                s.box("hole", (0.0028, 0.0001, 0.0028), holes, (x, -0.00012, 0.4135))
        _wire(0.297, 0.42, -0.0005, small, black)
        made = [o for o in _all() if o not in before]
        _lean(made, 0 if scene else 7, at, turn)
        return made

    if small:
        block("cover", (-0.165, 0, 0), 0)
        block("month", (0.165, 0, 0), 0)
    elif opened:
        block("month")
        _block(0.2, 0.36, 0.09, 0.056)
    else:
        block("cover")
        if not scene:
            _block(0.2, 0.36, 0.09, 0.056)


def _all():
    import bpy
    return [o for o in bpy.context.scene.objects if o.type == "MESH"]


def poster(job):
    """500 × 700 mm on matt paper that still remembers the tube; a second one lies rolled before it in the studio."""
    small = bool(job.get("glb"))
    scene = bool(job.get("scene"))
    sheet = paint.Sheet(500, 700, "#faf8f3", 1024 if small else 2048)
    sheet.photo(job.get("art", "city"), 10, 10, 480, 640)
    sheet.words(job.get("label") or "Tuesday, from the roof", 11, 675, 21, "#22252b")
    sheet.words("No. 14", 489, 675, 12, "#7a756c", align="RIGHT")
    face = m.artwork("front", None, aspect=500 / 700, paint=sheet.image("poster"), roughness=0.72, specular=0.25)
    textured_print(face, t.paper(256, 2)[1], 12, 17, 0.25)
    stock = m.paper("poster-back", "#f4f1ea")
    much = 0.35 if scene else 1.0

    def bend(u, v):
        low, high = max(0.0, 0.30 - v) / 0.30, max(0.0, v - 0.74) / 0.26
        return (0, much * (-0.030 * low ** 2 * (0.8 + 0.35 * u) - 0.036 * high ** 2.2 * (1.1 - 0.5 * u) + 0.0022 * math.sin(3.1 * u + 2.2 * v)), 0)
    made = curled("poster", 0.5, 0.7, face, stock, bend, 10 if small else 40, 24 if small else 80)
    if small:
        tag = m.plain("artwork-back-label", "#faf8f2", 0.85)
        plate = s.face_plate("label", 0.03, 0.03, tag)
        made.append(s.place(plate, (0, 0.0026, 0.31), (0, 0, 180)))
        s.apply_place(plate)
    if scene:
        return
    _lean(made, 6)
    if small:
        return
    _block(0.34, 0.6, 0.12, 0.072)
    # rolled: a spiral of paper, tied with a cotton ribbon
    turns, around = 5, 64
    spiral = []
    for i in range(turns * around + 1):
        a = 2 * math.pi * i / around
        spiral.append((0.017 + 0.0011 * i / around + 0.0006 * math.sin(3 * a), a))
    verts, uvs, faces = [], [], []
    length = 0.5
    for i, (r, a) in enumerate(spiral):
        for k in range(2):
            verts.append(((k - 0.5) * length + 0.0012 * math.sin(i * 0.013), r * math.cos(a), r * math.sin(a)))
            uvs.append((k * length, i * 0.0018))
    for i in range(len(spiral) - 1):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    roll = prop(s.mesh_object("roll", verts, faces, stock, uvs))
    s.solidify(roll, 0.0003)
    radius = spiral[-1][0]
    s.place(roll, (0.05, -0.165, radius + 0.0006), (0, 0, 9))
    ribbon = m.cotton("ribbon", "#8c3b2e", 0.008)
    band = prop(s.lathe("ribbon", [(radius + 0.0006, -0.005), (radius + 0.0010, -0.0046), (radius + 0.0010, 0.0046), (radius + 0.0006, 0.005)], ribbon, 72))
    s.place(band, (0.05, -0.165, radius + 0.0006), (0, 90, 9))
    for sign in (-1, 1):
        loop = [Vector((0, 0, 0)), Vector((sign * 0.010, -0.004, 0.008)), Vector((sign * 0.022, -0.006, 0.007)), Vector((sign * 0.024, -0.006, 0.000)), Vector((sign * 0.012, -0.004, -0.001)), Vector((0, 0, 0))]
        knot = prop(s.tube("bow", s.smooth_profile([tuple(p) for p in loop], 6), 0.0022, ribbon, oval=0.28, segments=10))
        s.place(knot, (0.047, -0.168, 2 * radius + 0.003), (0, 0, 9 + 40))


def _leaf(name, width, height, angle, front, back, small, spread=0.004):
    """Half of a folded card: it turns about z by `angle` degrees, to the right of the fold, and bows a little."""
    columns, rows = (6, 4) if small else (24, 16)
    made = curled(name, width, height, front, back, lambda u, v: (width / 2, -spread * math.sin(math.pi * u) * (0.6 + 0.4 * v), 0), columns, rows, 0.0005)
    for one in made:
        s.apply_place(s.place(one, (0, 0, 0), (0, 0, angle)))
    return made


def cards(job):
    """120 × 170 mm: one card that shows its front, one that stands open, envelopes with a deep flap in front."""
    small = bool(job.get("glb"))
    pixels = 1024 if small else 1600
    stock = m.textured("card", *t.felt(512, 6), 0.05, "#f7f3ea", 0.5, roughness=0.9, specular=0.18)
    front = m.artwork("front", job.get("art", "couple"), aspect=120 / 170, roughness=0.75, specular=0.2)
    textured_print(front, t.felt(256, 6)[1], 3, 4.2, 0.35, "felt")
    sheet = paint.Sheet(120, 170, "#f8f5ee", pixels)
    sheet.photo("poppies", 5, 5, 110, 80)
    for i, line in enumerate(("Dear Ida,", "we walked down to the lake", "and thought of you all the way.", "Open this under your phone,", "then write back.   L. & T.")):
        sheet.words(line, 10, 101 + i * 10.2, 8.2, "#2b2f3a", "caveat")
    sheet.code(99, 149, 16)
    inside = m.artwork("inside", None, aspect=120 / 170, paint=sheet.image("card-inside"), roughness=0.85, specular=0.2)

    def put(parts, at, turn):
        for one in parts:
            s.apply_place(s.place(one, at, (0, 0, turn)))

    # seen from the front a card's fold is on its left; its back leaf stands behind
    put([*_leaf("first-front", 0.12, 0.17, -8, front, stock, small), *_leaf("first-back", 0.12, 0.17, 24, stock, stock, small, -0.003)], (-0.160, -0.045, 0), 4)
    left = _leaf("second-left", 0.12, 0.17, 180 + 30, stock, stock, small, -0.003)
    put([*_leaf("second-right", 0.12, 0.17, -14, inside, stock, small), *left], (0.075, 0.085, 0), -6)
    if small:
        return
    kraft = m.paper("envelope", "#c7a67c")
    for k in range(3):
        z, dx, turn = 0.0012 * k, 0.004 * math.sin(k * 2), -14 + 5 * math.sin(k * 3.1)
        base = prop(s.box("envelope", (0.178, 0.127, 0.001), kraft, (0, 0, 0), 0.0004, 2))
        s.place(base, (0.075 + dx, -0.100 + dx, z + 0.0005), (0, 0, turn))
        if k == 2:
            flap = s.slab("flap", [(-0.088, 0.0625), (-0.084, 0.058), (-0.012, -0.022), (0, -0.028), (0.012, -0.022), (0.084, 0.058), (0.088, 0.0625)], 0.0006, kraft, 0.0002, 2)
            prop(flap)
            s.place(flap, (0.075 + dx, -0.100 + dx, z + 0.0022), (-88.8, 0, turn))
