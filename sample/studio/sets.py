"""Where things are seen in use: a wall, a shelf, a table, a floor, a slab of stone; plaster, oak and the light of a window. No people.
Each set takes the job and the things, which stand on z = 0 and have been turned, and builds what is round them."""
import math
import random

import bpy
from mathutils import Vector

from . import materials as m
from . import shapes as s
from . import studio
from . import textures


def _mark(*objects):
    for one in objects:
        one["studio"] = True
    return objects[0]


def _plaster(name="plaster", color=(0.80, 0.765, 0.715), tile=1.4):
    height = textures.noise(512, 5, 21, 5)
    return m.textured(name, 0.94 + 0.06 * height, height, tile, color, 0.8, roughness=0.95, specular=0.1)


def _bounds(things):
    points = studio.world_points(things)
    low = Vector([min(p[i] for p in points) for i in range(3)])
    high = Vector([max(p[i] for p in points) for i in range(3)])
    return low, high


def _sheet(name, corners, material):
    """A quad with UVs in metres."""
    a, b, _, d = (Vector(c) for c in corners)
    w, h = (b - a).length, (d - a).length
    return _mark(s.mesh_object(name, corners, [(0, 1, 2, 3)], material, [(0, 0), (w, 0), (w, h), (0, h)]))


def _window(middle, size, strength=4.4, panes=(2, 3)):
    """Low sun through a window on the left that lies off the picture: its bars draw shadows; a pale sky fills the rest."""
    scene = bpy.context.scene
    toward = Vector((-0.80, -0.46, 0.62)).normalized()
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy, sun.angle, sun.color = strength, math.radians(2.2), (1.0, 0.93, 0.82)
    one = bpy.data.objects.new("sun", sun)
    one.rotation_euler = (-toward).to_track_quat("-Z", "Y").to_euler()
    scene.collection.objects.link(one)
    _mark(one)
    distance, pane, bar, shut = 5 * size, (1.5 * size, 1.35 * size), 0.14 * size, 9 * size
    frame = []
    wide, high = panes[0] * pane[0], panes[1] * pane[1]
    for i in range(panes[0] + 1):
        x = -wide / 2 + i * pane[0]
        outer = i in (0, panes[0])
        frame.append((x + (math.copysign(shut / 2, x) if outer else 0), 0, shut if outer else bar, high + 2 * shut))
    for i in range(panes[1] + 1):
        y = -high / 2 + i * pane[1]
        outer = i in (0, panes[1])
        frame.append((0, y + (math.copysign(shut / 2, y) if outer else 0), wide + 2 * shut, shut if outer else bar))
    grey = m.plain("gobo", (0.3, 0.3, 0.3), 1.0)
    turn = toward.to_track_quat("Z", "Y").to_matrix().to_4x4()
    for x, y, w, h in frame:
        plate = s.mesh_object("gobo", [(x - w / 2, y - h / 2, 0), (x + w / 2, y - h / 2, 0), (x + w / 2, y + h / 2, 0), (x - w / 2, y + h / 2, 0)], [(0, 1, 2, 3)], grey)
        plate.matrix_world = turn
        plate.location = middle + toward * distance
        plate.visible_camera = plate.visible_glossy = plate.visible_diffuse = False
        _mark(plate)
    studio._area("sky", middle + Vector((-4.5, -4.5, 4.0)) * size, middle, 5 * size, 260 * size * size, (0.93, 0.96, 1.0))
    world = bpy.data.worlds.new("room")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs["Color"].default_value = (1.0, 0.97, 0.93, 1)
    world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0.5
    scene.world = world


def _light(things, strength=4.4):
    low, high = _bounds(things)
    middle = (low + high) / 2
    _window(middle, max((high - low).length / 2, 0.02), strength)


def _back(things, gap, size, material=None):
    """A plaster wall behind the things, `gap` metres from their backs."""
    _, high = _bounds(things)
    y = high.y + gap
    return _sheet("wall", [(-12 * size, y, -6 * size), (12 * size, y, -6 * size), (12 * size, y, 12 * size), (-12 * size, y, 12 * size)], material or _plaster())


def _vase(at, height, material):
    k = height
    profile = s.smooth_profile([(0, 0), (0.20 * k, 0), (0.30 * k, 0.12 * k), (0.36 * k, 0.36 * k), (0.26 * k, 0.66 * k), (0.13 * k, 0.84 * k), (0.15 * k, k), (0.12 * k, k), (0.10 * k, 0.82 * k), (0, 0.7 * k)])
    vase = s.lathe("vase", profile, material, 64)
    vase.location = at
    return _mark(vase)


def _twigs(at, height, seed=3):
    """Dry grass in a vase."""
    straw = m.plain("straw", (0.50, 0.39, 0.24), 0.8)
    rng = random.Random(seed)
    for _ in range(9):
        a, lean = rng.uniform(0, 2 * math.pi), rng.uniform(0.05, 0.34)
        h = height * rng.uniform(0.75, 1.1)
        points = [(at[0] + math.cos(a) * lean * h * t * t, at[1] + math.sin(a) * lean * h * t * t * 0.5, at[2] + h * t) for t in (i / 8 for i in range(9))]
        _mark(s.tube("stalk", points, 0.0011, straw, segments=6))
        tip = points[-1]
        ear = s.lathe("ear", s.smooth_profile([(0, 0), (0.006, 0.02), (0.005, 0.06), (0, 0.09)], 4), straw, 10)
        ear.location, ear.rotation_euler = tip, (0.2 * math.sin(a), lean * math.cos(a) * 1.6, 0)
        _mark(ear)


def _books(x, y, z, seed=5, count=4):
    rng = random.Random(seed)
    tones = ["#d8cfc0", "#8b5a3c", "#2f3a4a", "#c9b48f", "#6c7568"]
    for i in range(count):
        w, d, h = rng.uniform(0.016, 0.034), rng.uniform(0.13, 0.16), rng.uniform(0.18, 0.24)
        cover = m.textured(f"book-{seed}-{i}", *textures.weave(256, 24, i), 0.02, tones[(i + seed) % len(tones)], 0.6, roughness=0.85)
        _mark(s.box("book", (w, d, h), cover, (x + w / 2, y, z + h / 2), 0.0015))
        x += w + 0.001
    return x


def wall(job, things):
    """Hung on a plaster wall; dry grass in a vase stands below on an oak board."""
    low, high = _bounds(things)
    size = (high - low).length / 2
    _back(things, 0.002, max(size, 0.3))
    drop = low.z - 0.42 * size - 0.02
    board = s.box("board", (8 * size, 0.26, 0.028), m.oak("board-oak"), (0, high.y - 0.128, drop - 0.014), 0.002)
    _mark(board)
    at = (high.x + 0.05 * size, high.y - 0.11, drop)
    _vase(at, 0.15, m.ceramic("props-ceramic", "#cbbfae", 0.6))
    _twigs((at[0], at[1], at[2] + 0.12), 0.26)
    _light(things)


def shelf(job, things):
    """On an oak shelf by books and a vase, before a plaster wall."""
    low, high = _bounds(things)
    size = max((high - low).length / 2, 0.06)
    depth = max(0.24, high.y - low.y + 0.08)
    back = high.y + 0.05
    _back(things, 0.05, max(size, 0.3))
    _mark(s.box("shelf", (3.0, depth, 0.026), m.oak("shelf-oak", seed=4), (0, back - depth / 2, -0.013), 0.002))
    _books(high.x + 0.25 * size, back - 0.09, 0, 5)
    _vase((low.x - 0.55 * size - 0.04, back - 0.10, 0), 0.13, m.ceramic("props-ceramic", "#a9b0a4", 0.5))
    _light(things)


def table(job, things):
    """On an oak table, a book and dry grass in a vase by it, a plaster wall far behind."""
    low, high = _bounds(things)
    size = max((high - low).length / 2, 0.03)
    _back(things, 0.55 + 2 * size, max(size * 2, 0.5))
    _mark(s.box("table", (3.4, 1.5 + 2 * size, 0.04), m.oak("table-oak", seed=9), (0, high.y - 0.1, -0.02), 0.003))
    cover = m.textured("cover", *textures.weave(256, 24, 2), 0.02, "#39465a", 0.6, roughness=0.85)
    x = high.x + 0.10 + 0.4 * size
    book = _mark(s.box("book", (0.15, 0.21, 0.022), cover, (0, 0, 0.011), 0.002))
    book.location, book.rotation_euler = (x, high.y + 0.04, 0), (0, 0, 0.32)
    pages = _mark(s.box("pages", (0.144, 0.204, 0.017), m.paper("pages"), (0, 0, 0.011), 0.001))
    pages.location, pages.rotation_euler = (x - 0.004, high.y + 0.037, 0), (0, 0, 0.32)
    _vase((low.x - 0.12 - 0.3 * size, high.y + 0.12, 0), 0.17, m.ceramic("props-ceramic", "#d8cdbb", 0.7))
    _twigs((low.x - 0.12 - 0.3 * size, high.y + 0.12, 0.14), 0.24)
    _light(things)


def floor(job, things):
    """On oak boards before a plaster wall with a skirting board."""
    low, high = _bounds(things)
    size = max((high - low).length / 2, 0.2)
    y = high.y + 0.35 * size + 0.05
    _sheet("wall", [(-12 * size, y, 0), (12 * size, y, 0), (12 * size, y, 14 * size), (-12 * size, y, 14 * size)], _plaster())
    _mark(s.box("skirting", (24 * size, 0.016, 0.09), m.plain("skirting", (0.72, 0.69, 0.65), 0.5), (0, y - 0.008, 0.045), 0.003))
    width = 0.14
    for i in range(-4, int((12 * size + 1) / width)):
        oak = m.oak(f"floor-{i % 4}", tile=0.9, seed=11 + i % 4)
        plank = s.box("plank", (24 * size, width - 0.0015, 0.02), oak, (0.37 * i, y - (i + 0.5) * width, -0.01), 0.0012, 2)
        _mark(plank)
    _light(things)


def stone(job, things):
    """On a slab of pale stone with a second, higher block beside it, in hard sun."""
    low, high = _bounds(things)
    size = max((high - low).length / 2, 0.02)
    block = m.textured("stone", *textures.stone(), 0.5, (0.78, 0.74, 0.68), 0.4, roughness=0.75)
    _back(things, 3.2 * size, size * 3)
    _mark(s.box("slab", (5.2 * size, 4.6 * size, 0.5 * size), block, (0.3 * size, 0.3 * size, -0.25 * size), 0.02 * size))
    _mark(s.box("block", (1.6 * size, 1.5 * size, 0.95 * size), block, (high.x + 1.15 * size, high.y + 0.7 * size, 0.475 * size), 0.02 * size))
    _sheet("ground", [(-30 * size, -30 * size, -0.5 * size), (30 * size, -30 * size, -0.5 * size), (30 * size, 30 * size, -0.5 * size), (-30 * size, 30 * size, -0.5 * size)], _plaster("ground"))
    _light(things, 4.8)


def peg(job, things):
    """Hung from an oak peg on a plaster wall: what has handles, loops or a hood. The things' highest point hangs on it."""
    low, high = _bounds(things)
    size = max((high - low).length / 2, 0.1)
    _back(things, 0.01, max(size, 0.3))
    rail = s.box("rail", (12 * size, 0.02, 0.06), m.oak("rail-oak", seed=6), (0, high.y, high.z - 0.01), 0.003)
    _mark(rail)
    for x in (-1.6 * size, 0.0, 1.6 * size):
        knob = s.lathe("peg", s.smooth_profile([(0, 0), (0.009, 0.0), (0.008, 0.05), (0.013, 0.062), (0.011, 0.07), (0, 0.072)], 5), m.oak("peg-oak"), 32)
        knob.location, knob.rotation_euler = ((low.x + high.x) / 2 + x, high.y, high.z - 0.01), (math.radians(90), 0, 0)
        _mark(knob)
    _light(things)


# how far over a hanger's middle the hook's round lies, its radius, and that of its wire, in metres
_round_at, _round, _wire = 0.068, 0.026, 0.0021
hook_reach = _round_at + _round - _wire


def coat_hanger(top):
    """An oak hanger along x whose middle is `top` high over the origin; its hook holds to what lies at `top` + hook_reach."""
    bow = [(x, 0, top - 0.75 * abs(x) ** 1.5) for x in (i * 0.17 / 14 for i in range(-14, 15))]
    wood = s.tube("hanger", bow, [0.010 - 0.004 * abs(p[0]) / 0.17 for p in bow], m.oak("hanger-oak", seed=3), segments=20, oval=1.5)
    crook = [(0, 0, top - 0.004), (0, 0, top + 0.034), (0.006, 0, top + 0.043)]
    crook += [(_round * math.cos(a), 0, top + _round_at + _round * math.sin(a)) for a in (math.radians(d) for d in range(-78, 151, 12))]
    return [wood, s.tube("hook", crook, _wire, m.metal("hook", "#c9c6bf", 0.28), segments=12)]


def hanger(job, things):
    """On a hanger from a peg in a plaster wall; the garment's middle is over the origin."""
    low, high = _bounds(things)
    wall(job, things)
    top = high.z - 0.018
    parts = coat_hanger(top)
    studio.turn_thing(parts, job["camera"].get("turn", 0))
    reach = high.y + 0.02
    profile = s.smooth_profile([(0, 0), (0.009, 0.0), (0.008, reach - 0.012), (0.013, reach), (0.011, reach + 0.008), (0, reach + 0.010)], 5)
    knob = s.lathe("peg", profile, m.oak("peg-oak"), 32)
    knob.location, knob.rotation_euler = (0, high.y + 0.002, top + hook_reach - 0.0085), (math.radians(90), 0, 0)
    _mark(*parts, knob)
