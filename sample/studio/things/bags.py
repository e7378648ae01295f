"""Bags of cloth: a canvas tote that stands by itself and a striped one for the beach. Their walls are Blender's cloth, held where they are sewn."""
import math

from mathutils import Vector
from mathutils.kdtree import KDTree

from .. import cloth
from .. import materials as m
from .. import shapes as s
from .. import textures
from . import paint
from . import sewn as w


class Pouch:
    """A bag that is open above: a rectangle of ground, gussets that fold inwards towards the mouth, a rounded foot. at(u, z) is a
    point of its wall, u metres round it from the middle of the front."""

    def __init__(self, width, depth, height, mouth, corner=0.012, foot=0.012, push=None, gather=0.0):
        self.width, self.depth, self.height, self.mouth = width, depth, height, mouth
        self.corner, self.foot, self.push, self.gather = corner, foot, push, gather
        self.arc = math.pi / 2 * corner
        self.half = width - 2 * corner + depth - 2 * corner + 2 * self.arc

    def span(self, z):
        """How deep it is at a height."""
        return self.depth + (self.mouth - self.depth) * w.smoothstep(0.05, 1.0, z / self.height)

    def section(self, u, z, inset=0.0):
        a, sign = abs(u), 1 if u >= 0 else -1
        r = self.corner
        front, side = self.width / 2 - r, self.depth - 2 * r
        span = self.span(z) - 2 * r
        shrink = self.gather * w.smoothstep(0.2, 1.0, z / self.height)
        if a <= front:
            x, y = a, -span / 2 - r
        elif a <= front + self.arc:
            angle = (a - front) / r
            x, y = front + r * math.sin(angle), -span / 2 - r * math.cos(angle)
        elif a <= front + self.arc + side:
            t = (a - front - self.arc) / side
            fold = math.sqrt(max(0.0, (side / 2) ** 2 - (span / 2) ** 2))
            x, y = front + r - fold * (1 - abs(2 * t - 1) ** 1.4), (t - 0.5) * span
        elif a <= front + 2 * self.arc + side:
            angle = (a - front - self.arc - side) / r
            x, y = front + r * math.cos(angle), span / 2 + r * math.sin(angle)
        else:
            x, y = max(0.0, self.half - a), span / 2 + r
        x *= 1 - shrink
        if inset:
            half_w, half_d = self.width / 2, self.depth / 2
            x, y = x * (half_w - inset) / half_w, y * (half_d - inset) / half_d
        return Vector((sign * x, y, z))

    def at(self, u, z):
        inset = 0.0 if z >= self.foot else self.foot - math.sqrt(max(0.0, self.foot ** 2 - (self.foot - z) ** 2))
        point = self.section(u, z, inset)
        return tuple(point + self.push(u, z, point)) if self.push else tuple(point)

    def lines_round(self, cell, more=()):
        """Places round the wall: even within each side, and at every place of `more`."""
        r, front, side = self.corner, self.width / 2 - self.corner, self.depth - 2 * self.corner
        marks = sorted({0.0, front, front + self.arc, front + self.arc + side / 2, front + self.arc + side, front + 2 * self.arc + side, self.half, *(abs(u) for u in more)})
        out = []
        for a, b in zip(marks, marks[1:]):
            out += w.spread(a, b, max(1, round((b - a) / min(cell, r * 0.8 if b - a <= self.arc * 1.01 else cell))))[:-1]
        out.append(self.half)
        return [-u for u in reversed(out[1:])] + out

    def wall(self, name, cell, material, around=(), up=(), pick=None):
        """The wall and its bottom as one mesh of quads. `pick`(u, z) chooses a face's material of a list."""
        materials = material if isinstance(material, list) else [material]
        us = self.lines_round(cell, around)
        heights = sorted({*(self.foot * (1 - math.cos(math.radians(a))) for a in (30, 60)), self.foot, self.height, *up})
        zs = []
        for a, b in zip(heights, heights[1:]):
            zs += w.spread(a, b, max(1, round((b - a) / cell)))[:-1]
        zs.append(self.height)
        half = self.depth / 2
        insets = w.spread(half, self.foot, max(2, round((half - self.foot) / cell)))
        verts, count = [], len(us) - 1
        for inset in insets:
            for u in us[:-1]:
                verts.append(tuple(self.section(u, 0, inset)))
        for z in zs:
            for u in us[:-1]:
                verts.append(self.at(u, z))
        vs = [-inset for inset in insets] + zs
        faces, uvs, slots = [], [], []
        for r in range(len(vs) - 1):
            for c in range(count):
                n = (c + 1) % count
                faces.append((r * count + c, r * count + n, (r + 1) * count + n, (r + 1) * count + c))
                uvs.append([(us[c], vs[r]), (us[c + 1], vs[r]), (us[c + 1], vs[r + 1]), (us[c], vs[r + 1])])
                slots.append(pick((us[c] + us[c + 1]) / 2, (vs[r] + vs[r + 1]) / 2) if pick else 0)
        made = s.mesh_object(name, verts, faces, materials[0], uvs)
        for extra in materials[1:]:
            made.data.materials.append(extra)
        for polygon, slot in zip(made.data.polygons, slots):
            polygon.material_index = slot
        s.weld(made, 1e-5)
        return made


def lifted_face(body, name, middle, width, height, material, lift=0.0003):
    """The part of a wall whose flat pattern lies in a rectangle, as a printed face floating over it; the wall's quads end at its edges."""
    mesh = body.data
    layer = mesh.uv_layers[0].data
    u0, v0 = middle[0] - width / 2, middle[1] - height / 2
    seen, verts, faces, uvs = {}, [], [], []
    for polygon in mesh.polygons:
        u, v = (sum(layer[i].uv[k] for i in polygon.loop_indices) / len(polygon.loop_indices) for k in (0, 1))
        if not (u0 < u < u0 + width and v0 < v < v0 + height):
            continue
        face = []
        for i in polygon.loop_indices:
            index = mesh.loops[i].vertex_index
            if index not in seen:
                vertex = mesh.vertices[index]
                seen[index] = len(verts)
                verts.append(vertex.co + vertex.normal * lift)
            face.append(seen[index])
        faces.append(face)
        uvs.append([((layer[i].uv[0] - u0) / width, (layer[i].uv[1] - v0) / height) for i in polygon.loop_indices])
    return s.mesh_object(name, verts, faces, material, uvs)


def slacken(body, hold, frames=28, slack=0.012):
    """Lets the wall sag: it is `slack` larger than what holds it. `hold`(u, v) says how firmly a place keeps its shape (0..1)."""
    layer, mesh = body.data.uv_layers[0].data, body.data
    group = body.vertex_groups.new(name="pin")
    for polygon in mesh.polygons:
        for i in polygon.loop_indices:
            group.add([mesh.loops[i].vertex_index], hold(*layer[i].uv), "REPLACE")
    return cloth.settle(body, frames=frames, mass=0.3, stretch=40, bend=6, pinned="pin", shrink=-slack, self_collide=False, quality=5, gravity=0.6)


def nearest(body):
    """u, v of the flat pattern → the place on the wall and the way it looks, from the nearest vertex."""
    mesh, layer = body.data, body.data.uv_layers[0].data
    tree = KDTree(len(mesh.loops))
    for loop in mesh.loops:
        tree.insert((*layer[loop.index].uv, 0), loop.index)
    tree.balance()

    def find(u, v, lift=0.0):
        total, place, look = 0.0, Vector(), Vector()
        for _, index, far in tree.find_n((u, v, 0), 4):
            vertex = mesh.vertices[mesh.loops[index].vertex_index]
            weight = 1 / (far + 1e-5)
            total, place, look = total + weight, place + vertex.co * weight, look + vertex.normal * weight
        look.normalize()
        return place / total + look * lift, look
    return find


def care_label(job, find, pouch, v=0.06):
    """Sewn to the back; photographs never see it."""
    if not job.get("glb"):
        return
    dark = (0.2, 0.2, 0.2)
    art = paint.sheet("care", 25, 40, [("words", words, 2, 5 + 9 * i, 21, 9, 4.2, dark) for i, words in enumerate(("cotton", "wash cold", "dry flat"))], (1, 1, 1), 256)
    point, look = find(pouch.half - 0.12, v, 0.0008)
    face = s.face_plate("label", 0.025, 0.040, m.artwork("label", None, paint=art, aspect=25 / 40, roughness=0.85), (0, 0, 0))
    face.rotation_euler, face.location = Vector((0, -1, 0)).rotation_difference(Vector((look.x, look.y, 0))).to_euler(), point


def row(find, name, places, material, job, lift=0.0, **how):
    """Stitches along places (u, v) of a wall."""
    points, looks = [], []
    for a, b in zip(places, places[1:]):
        parts = max(1, round(math.dist(a, b) / 0.01))
        for i in range(parts):
            point, look = find(*w.mixed(a, b, i / parts), lift)
            points.append(point)
            looks.append(look)
    point, look = find(*places[-1], lift)
    points.append(point)
    looks.append(look)

    def normal(p):
        return looks[min(range(len(points)), key=lambda i: (points[i] - p).length_squared)]
    return w.stitches(name, points, normal, material, job, **how)


def tote(job):
    """380 × 410 × 110 mm of stiff canvas, straps of 680 mm sewn down with a cross."""
    fine = w.cut(job, 0.0085, 0.02)
    hem, wide, low, strap_at = 0.032, 0.030, 0.322, 0.085

    def push(u, z, p):
        top = w.smoothstep(0.25, 1.0, z / 0.41)
        y = -0.012 * top * math.sin(u * 9 + 0.6) if abs(u) < 0.19 else 0.0
        y += 0.010 * w.ripple(p.x, p.y, z, 0.22, 3) * (0.3 + 0.7 * top)
        x = 0.006 * w.ripple(p.x, p.y, z, 0.3, 8)
        return Vector((x * top, y - 0.006 * math.sin(math.pi * z / 0.41) * (1 if p.y < 0 else -1), -0.006 * top * w.bump(u, 0.03, 0.08)))

    pouch = Pouch(0.38, 0.11, 0.41, 0.088, 0.010, 0.010, push)
    dyed, inside = m.canvas("colour"), m.canvas("colour-inside")
    front = (0.0, 0.172)
    edges = ((-0.12, 0.12), (front[1] - 0.14, front[1] + 0.14))
    body = pouch.wall("bag", fine, dyed, edges[0], (*edges[1], 0.41 - hem))
    slacken(body, lambda u, v: 1.0 if v < 0.004 or v > 0.405 else max(0.12, 0.5 * w.bump(abs(u), 0.19, 0.014), 0.6 * w.smoothstep(0.36, 0.40, v)))
    find = nearest(body)
    art = paint.sheet("tote-front", 240, 280, [("photo", job.get("art", "balloons"), 0, 0, 240, 240), ("words", job.get("label", "up and away"), 5, 246, 230, 30, 18, (1, 1, 1))])
    material = w.relief(w.see_through(m.artwork("front", None, paint=art, aspect=240 / 280, roughness=0.75)), textures.weave(512, 24, 3, False, 0.24, 0.6)[1], 0.03, 0.24, 0.28, 1.1)
    lifted_face(body, "print", front, 0.24, 0.28, material)
    thread = w.thread()
    places = w.spread(-pouch.half, pouch.half, 90)
    for v in (0.41 - hem + 0.002, 0.41 - 0.003):
        row(find, "hem-stitches", [(u, v) for u in places], thread, job, pitch=0.0042, length=0.0032, radius=0.0004, slant=0)
    w.shell(body, 0.0016, inside)
    # the hem is folded over: a second layer on its inside and a thick lip
    lip = [find(u, 0.4092)[0] - find(u, 0.4092)[1] * 0.0012 for u in places[:-1]]
    s.tube("lip", lip, 0.0016, dyed, closed=True, segments=w.cut(job, 8, 5))
    tote_straps(job, find, pouch, m.same_as(dyed, "colour-straps"), thread, wide, low, strap_at)
    care_label(job, find, pouch)


def tote_straps(job, find, pouch, material, thread, wide, low, out):
    for back in (False, True):
        def on(x, v, lift):
            u = (pouch.half - x if x > 0 else -pouch.half - x) if back else x
            return find(u, v, lift)[0]
        sign = -1 if back else 1
        rise = 0.205 if not back else 0.235
        left = [on(-out * 1.0, v, 0.0022) for v in (low, 0.35, 0.38, 0.405)]
        right = [on(out * 1.0, v, 0.0022) for v in (low, 0.35, 0.38, 0.405)]
        a, b = left[-1], right[-1]
        lean = 0.035 if back else 0.012
        shift = -0.020 if back else 0.016
        arch = [a + Vector((-0.004, sign * 0.002, 0.05)), a + Vector((0.004 + shift * 0.4, sign * lean * 0.5, rise * 0.66)),
                (a + b) / 2 + Vector((-0.052 + shift, sign * lean, rise * 0.97)), (a + b) / 2 + Vector((0.05 + shift, sign * lean, rise)),
                b + Vector((0.0 + shift * 0.5, sign * lean * 0.5, rise * 0.68)), b + Vector((0.005, sign * 0.002, 0.05))]
        path = w.curve(left + arch + list(reversed(right)), w.cut(job, 8, 4))
        across = twisted(path)
        w.strap("strap", path, across, wide, 0.0030, material, steps=w.cut(job, 3, 2))
        for x in (-out, out):
            for dx in (-wide / 2 + 0.003, wide / 2 - 0.003):
                cross_row(job, on, x, dx, dx, low + 0.004, 0.375, thread, back)
            for v in (low + 0.004, 0.345, 0.375):
                ends = [on(x - wide / 2 + 0.003, v, 0.0037), on(x + wide / 2 - 0.003, v, 0.0037)]
                w.stitches("cross", ends, (0, 1 if back else -1, 0), thread, job, pitch=0.0040, length=0.0031, radius=0.0004, slant=0)
            for a_, b_ in ((-1, 1), (1, -1)):
                cross_row(job, on, x, a_ * (wide / 2 - 0.003), b_ * (wide / 2 - 0.003), low + 0.004, 0.345, thread, back)


def cross_row(job, on, x, from_dx, to_dx, low, high, thread, back):
    points = [on(x + from_dx + (to_dx - from_dx) * t / 4, low + (high - low) * t / 4, 0.0037) for t in range(5)]
    w.stitches("cross", points, (0, 1 if back else -1, 0), thread, job, pitch=0.0040, length=0.0031, radius=0.0004, slant=0)


def twisted(path):
    """Widths of a strap that starts and ends flat on a wall and lies level where it turns over: it twists a quarter on its way."""
    count, out = len(path) - 1, []
    for i, p in enumerate(path):
        t = i / count
        turn = w.smoothstep(0.16, 0.42, t) - w.smoothstep(0.58, 0.84, t)
        angle = turn * math.pi / 2
        # the strap's own width, across its way: x on the wall, y where it runs level
        # along x on the wall, along y where it runs level
        side = 1 if t < 0.5 else -1
        out.append(Vector((side * math.cos(angle), -math.sin(angle), 0)))
    return out


def beach_tote(job):
    """520 × 360 × 180 mm, stripes down to the sand, a white panel, handles of cotton rope through brass eyelets."""
    fine, stripe = w.cut(job, 0.011, 0.024), 0.0325

    def push(u, z, p):
        top = w.smoothstep(0.2, 1.0, z / 0.36)
        y = -0.020 * top * math.cos(u * 11) if abs(u) < 0.26 else 0.014 * top * math.cos(p.x * 11 + 1)
        y += 0.014 * w.ripple(p.x, p.y, z, 0.25, 5) * (0.3 + 0.7 * top)
        x = 0.010 * w.ripple(p.x, p.y, z, 0.3, 9) * top
        return Vector((x, y, -0.014 * top * w.bump(abs(p.x), 0.0, 0.10) - 0.010 * top * w.bump(abs(p.x), 0.26, 0.06)))

    pouch = Pouch(0.52, 0.18, 0.36, 0.150, 0.020, 0.014, push)
    white = m.canvas("canvas", "#efe8d9")
    stripes = [k * stripe + stripe / 2 for k in range(-12, 12)]
    middle = (0.0, 0.170)
    panel = (0.112, 0.132)
    around = [u for u in stripes if abs(u) < pouch.half] + [-0.1, 0.1, -panel[0], panel[0]]

    def pick(u, v):
        inside_panel = abs(u - middle[0]) < panel[0] and abs(v - middle[1]) < panel[1]
        return 1 if not inside_panel and (abs(u) > 0.39 or int(math.floor((u + stripe / 2) / stripe)) % 2 != 0) and v > 0.0 else 0
    body = pouch.wall("bag", fine, [white, m.canvas("colour-stripes")], around, (middle[1] - 0.12, middle[1] + 0.12, middle[1] - panel[1], middle[1] + panel[1], 0.33), pick)
    slacken(body, lambda u, v: 1.0 if v < 0.004 or v > 0.354 else max(0.08, 0.4 * w.bump(abs(u), 0.26, 0.02), 0.5 * w.smoothstep(0.31, 0.35, v)), slack=0.016)
    find = nearest(body)
    art = paint.sheet("beach-front", 200, 240, [("photo", job.get("art", "sea"), 0, 0, 200, 200), ("words", job.get("label", "Sandbar"), 5, 207, 190, 28, 17, (0.10, 0.14, 0.2))], (0.969, 0.953, 0.918))
    weave = textures.weave(512, 24, 3, False, 0.24, 0.6)[1]
    material = w.relief(m.artwork("front", None, paint=art, aspect=200 / 240, roughness=0.85), weave, 0.03, 0.20, 0.24, 1.1)
    lifted_face(body, "print", middle, 0.20, 0.24, material)
    thread = w.thread(color="#f6efe0")
    px, pz = panel[0] - 0.005, panel[1] - 0.005
    frame = [(-px, middle[1] - pz), (px, middle[1] - pz), (px, middle[1] + pz), (-px, middle[1] + pz), (-px, middle[1] - pz)]
    row(find, "panel-stitches", frame, thread, job, pitch=0.0045, length=0.0034, radius=0.0004, slant=0)
    places = w.spread(-pouch.half, pouch.half, 90)
    row(find, "hem-stitches", [(u, 0.331) for u in places], thread, job, pitch=0.0045, length=0.0034, radius=0.0004, slant=0)
    w.shell(body, 0.0016, m.canvas("lining", "#e6dcc8"))
    lip = [find(u, 0.3592)[0] - find(u, 0.3592)[1] * 0.001 for u in places[:-1]]
    s.tube("lip", lip, 0.0019, white, closed=True, segments=w.cut(job, 8, 5))
    ropes(job, find, pouch)
    care_label(job, find, pouch)


def ropes(job, find, pouch):
    cotton = m.textured("rope", *textures.weave(256, 20, 9, True), 0.012, "#e9ddc6", 1.0, roughness=0.95, specular=0.15)
    metal = w.brass("brass")
    for back in (False, True):
        ends = []
        for x in (-0.125, 0.125):
            u = (pouch.half - x if x > 0 else -pouch.half - x) if back else x
            point, look = find(u, 0.335)
            profile = [(0.0085, -0.003), (0.0085, 0.0006), (0.0098, 0.0020), (0.0125, 0.0022), (0.0142, 0.0012), (0.0146, 0.0)]
            w.turned("eyelet", profile, metal, point, look, job, 48)
            ends.append((point, look))
        sign = -1 if back else 1
        (a, na), (b, nb) = ends
        knot = [end + look * 0.016 + Vector((0, 0, -0.022)) for end, look in ends]
        rise = 0.235 if back else 0.20
        middle = (a + b) / 2
        lean = sign * (0.05 if back else -0.055)
        path = w.curve([a + na * 0.012 + Vector((0, 0, -0.012)), a + na * 0.006, a - na * 0.012 + Vector((0, 0, 0.012)),
                        a + Vector((0.004, lean * 0.3, 0.075)), a + Vector((0.035, lean * 0.7, rise * 0.8)), middle + Vector((-0.03, lean, rise)), middle + Vector((0.045, lean, rise * 0.985)),
                        b + Vector((-0.028, lean * 0.7, rise * 0.76)), b + Vector((0.002, lean * 0.3, 0.07)), b - nb * 0.012 + Vector((0, 0, 0.012)), b + nb * 0.006, b + nb * 0.012 + Vector((0, 0, -0.012))], w.cut(job, 10, 4))
        twisted_rope("handle", path, 0.0068, cotton, job)
        for (end, look), low in zip(ends, knot):
            overhand(low, look, cotton, job)


def twisted_rope(name, path, radius, material, job, lay=0.028):
    """Three strands laid round one another."""
    path = w.resampled(path, w.cut(job, 0.0035, 0.009))
    for strand in range(3):
        points, side, along = [], Vector((0, 1, 0)), 0.0
        for i, p in enumerate(path):
            tangent = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
            side = (side - tangent * side.dot(tangent)).normalized()
            up = tangent.cross(side)
            along += (p - path[i - 1]).length if i else 0
            angle = 2 * math.pi * (along / lay + strand / 3)
            points.append(p + (side * math.cos(angle) + up * math.sin(angle)) * radius * 0.5)
        s.tube(name, points, radius * 0.56, material, segments=w.cut(job, 12, 5))


def overhand(at, look, material, job):
    """A stopper knot with a short frayed end."""
    right = look.cross(Vector((0, 0, 1))).normalized()
    turns = []
    for i in range(29):
        a = 2 * math.pi * i / 14
        turns.append(at + right * 0.0095 * math.cos(a) + Vector((0, 0, -0.006 + 0.012 * i / 28)) + look * 0.0085 * math.sin(a))
    twisted_rope("knot", turns, 0.0062, material, job)
    tail = [at + Vector((0, 0, -0.004)), at + Vector((0.001, 0, -0.020)) + look * 0.002, at + Vector((0.003, 0, -0.038)) + look * 0.003]
    twisted_rope("end", w.curve(tail, 6), 0.0064, material, job)
