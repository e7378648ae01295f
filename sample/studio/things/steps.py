"""The three steps of the first page: one mug, blank, printed, and seen by a phone in whose picture the print moves."""
import math
import os
import tempfile

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector

from .. import materials as m
from .. import sets
from .. import shapes as s
from .. import studio
from .rooms import put

MEDIA = os.path.abspath(os.path.join(m.ARTWORK, "..", "media"))
# the film begins as this picture
PRINT = "../media/balloons"
# metres of glass and of what is round it, and where the phone stands: right of the mug and nearer
SCREEN, RIM, DEEP, ROUND = (0.066, 0.139), 0.0027, 0.008, 0.010
AT, FOOT = (0.051, -0.060), 0.014
# the mug's ear is on the left, so that the phone hides none of it
TURN = 184
# the frame of the film that the phone shows
FRAME = 46


def blank(job):
    put("decor.mug", "hearth-photo-mug", turn=TURN, form="home-blank")


def printed(job):
    put("decor.mug", "hearth-photo-mug", turn=TURN, form="home", art=PRINT, label=PRINT)


def alive(job):
    printed(job)
    _phone(job, *_seen_by_phone(job))


def _seen_by_phone(job):
    """The mug as the phone's camera sees it, as an image, and between which heights of that the print lies (0..1, upwards)."""
    scene = bpy.context.scene
    mug = studio.things_of(scene)
    before = set(scene.objects)
    sets.table({**job, "view": "room"}, mug)
    body = [one for one in mug if one.name.startswith("body")]
    camera = studio.look(body, job["camera"]["elevation"], 1.12, 1.0, (0, 0), SCREEN[0] / SCREEN[1])
    face = next(one for one in mug if one.name.startswith("print-back"))
    heights = [world_to_camera_view(scene, camera, face.matrix_world @ v.co).y for v in face.data.vertices]
    studio.quality(420, round(420 * SCREEN[1] / SCREEN[0]), 20)
    scene.render.image_settings.file_format, scene.render.image_settings.color_depth = "OPEN_EXR", "16"
    scene.use_nodes = False
    with tempfile.TemporaryDirectory() as folder:
        scene.render.filepath = os.path.join(folder, "seen.exr")
        bpy.ops.render.render(write_still=True)
        image = bpy.data.images.load(scene.render.filepath)
        image.pack()
    for one in set(scene.objects) - before:
        bpy.data.objects.remove(one)
    return image, min(heights), max(heights)


def _lit(name, image, strength=1.0, frame=None):
    """Glass that shines with a picture, or with one frame of a film."""
    made = m.plain(name, (0, 0, 0), 0.06, specular=0.4)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader, picture = nodes["Principled BSDF"], nodes.new("ShaderNodeTexImage")
    picture.image, picture.extension = image, "EXTEND"
    if frame is not None:
        user = picture.image_user
        user.frame_duration, user.frame_start, user.frame_offset = 1, 1, frame
    links.new(picture.outputs["Color"], shader.inputs["Emission"])
    shader.inputs["Emission Strength"].default_value = strength
    return made


def _shining(name, color):
    made = m.plain(name, (0, 0, 0), 0.4, specular=0.0)
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Emission"].default_value = (*m.linear(color), 1)
    shader.inputs["Emission Strength"].default_value = 1.0
    return made


def _flat(name, outline, y, material):
    """A face of an outline [(x, z), ...], its UVs spanning the outline's box."""
    left, right = min(p[0] for p in outline), max(p[0] for p in outline)
    low, high = min(p[1] for p in outline), max(p[1] for p in outline)
    uvs = [((x - left) / (right - left), (z - low) / (high - low)) for x, z in outline]
    return s.mesh_object(name, [(x, y, z) for x, z in outline], [tuple(range(len(outline)))], material, uvs, smooth=False)


def _corner(x, z, right, up, material):
    long, thick = 0.0078, 0.0013
    points = [(0, 0), (long, 0), (long, thick), (thick, thick), (thick, long), (0, long)]
    outline = [(x + right * a, z + up * b) for a, b in points]
    return _flat("corner", outline if right * up > 0 else outline[::-1], -0.0006, material)


def _phone(job, seen, low, high):
    """Stands in a block of oak, and leans so far that its glass is parallel to the picture: what it shows stays a rectangle."""
    scene = bpy.context.scene
    before = set(scene.objects)
    (w, h), rim, bend = SCREEN, RIM, ROUND
    shift = lambda outline: [(x, z + h / 2 + rim) for x, z in outline]  # noqa: E731
    steel = m.metal("phone-frame", "#5b5d61", 0.28)
    black = m.plain("phone-glass", "#07080a", 0.06, coat=0.3, specular=0.4)
    s.slab("phone", shift(s.rounded_rectangle(w + 2 * rim, h + 2 * rim, bend + rim, 14)), DEEP, steel, 0.0016, 4)
    _flat("phone-front", shift(s.rounded_rectangle(w + 1.5 * rim, h + 1.5 * rim, bend + 0.7 * rim, 14)), -0.0001, black)
    # dimmed, as the viewer dims what is not the print
    _flat("screen", shift(s.rounded_rectangle(w, h, bend, 14)), -0.0002, _lit("screen", seen, 0.45))
    film = bpy.data.images.load(os.path.join(MEDIA, "balloons.mp4"))
    z0, z1 = rim + low * h, rim + high * h
    # the print is bent, the film is not: as high as the print, in the film's own shape
    half = (z1 - z0) * 0.4
    _flat("film", [(-half, z0), (half, z0), (half, z1), (-half, z1)], -0.0004, _lit("film", film, 1.0, FRAME))
    blue, gap = _shining("corners", "#6aa6ff"), 0.0022
    for x, right in ((-half - gap, 1), (half + gap, -1)):
        for z, up in ((z0 - gap, 1), (z1 + gap, -1)):
            _corner(x, z, right, up, blue)
    _flat("speaker", [(x, z + h + rim - 0.0075) for x, z in s.rounded_rectangle(0.017, 0.0050, 0.00249, 8)], -0.0004, black)
    lean = Matrix.Translation((AT[0], AT[1], FOOT)) @ Matrix.Rotation(-math.radians(job["camera"]["elevation"]), 4, "X")
    for one in set(scene.objects) - before:
        one.matrix_world = lean @ one.matrix_world
    s.box("block", (0.080, 0.050, 0.022), m.oak("block-oak", tile=0.3, seed=6), (AT[0], AT[1] + 0.006, 0.011), 0.003)
    # neither camera nor set are to know of it: the mug stands as in the other pictures
    for one in set(scene.objects) - before:
        one["studio"] = True
