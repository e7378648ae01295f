"""The one studio: a warm seamless ground, a soft key from the upper left, a cool narrow strip on the right, a low fill; and its camera.
Lights and ground grow with the thing, so that a ring and a chair are lit alike."""
import math

import bpy
from mathutils import Matrix, Vector

FIELD_OF_VIEW = 18.0


def fresh():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.unit_settings.system = "METRIC"
    return scene


def things_of(scene):
    return [one for one in scene.objects if one.type == "MESH" and not one.get("studio")]


def world_points(objects, most=6000):
    graph = bpy.context.evaluated_depsgraph_get()
    out = []
    for one in objects:
        mesh = one.evaluated_get(graph).to_mesh()
        step = max(1, len(mesh.vertices) // most)
        out += [one.matrix_world @ mesh.vertices[i].co for i in range(0, len(mesh.vertices), step)]
    return out


def turn_thing(objects, degrees):
    """Turns all of it round z, as if it stood on a turntable."""
    turn = Matrix.Rotation(math.radians(degrees), 4, "Z")
    for one in objects:
        if one.parent is None:
            one.matrix_world = turn @ one.matrix_world
    bpy.context.view_layer.update()


def _area(name, at, target, size, power, color, size_y=None):
    light = bpy.data.lights.new(name, "AREA")
    light.energy, light.color, light.size = power, color, size
    if size_y:
        light.shape, light.size_y = "RECTANGLE", size_y
    one = bpy.data.objects.new(name, light)
    bpy.context.scene.collection.objects.link(one)
    one.location = at
    one.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    one["studio"] = True
    return one


def _sweep(size, depth):
    """A ground that rises behind the thing in a wide curve."""
    profile = [(-14 * size, 0.0), (depth, 0.0)]
    radius = 5 * size
    profile += [(depth + radius * math.sin(a), radius * (1 - math.cos(a))) for a in (math.radians(90 * i / 24) for i in range(1, 25))]
    profile.append((depth + radius, 30 * size))
    verts, faces = [], []
    for y, z in profile:
        verts += [(-30 * size, y, z), (30 * size, y, z)]
    for i in range(len(profile) - 1):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    mesh = bpy.data.meshes.new("sweep")
    mesh.from_pydata(verts, [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    material = bpy.data.materials.new("sweep")
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (0.806, 0.780, 0.745, 1)
    shader.inputs["Roughness"].default_value = 0.95
    shader.inputs["Specular"].default_value = 0.05
    mesh.materials.append(material)
    one = bpy.data.objects.new("sweep", mesh)
    one["studio"] = True
    bpy.context.scene.collection.objects.link(one)
    return one


def light_up(objects, ground=True):
    """Lights, world and ground for things that stand on z = 0 round the origin."""
    scene = bpy.context.scene
    points = world_points(objects)
    middle = Vector([(min(p[i] for p in points) + max(p[i] for p in points)) / 2 for i in range(3)])
    size = max((p - middle).length for p in points)
    s = size
    if ground:
        _sweep(s, max(p.y for p in points) + 1.2 * s)
    power = s * s
    _area("key", middle + Vector((-6.4, -3.4, 8.2)) * s, middle, 5.6 * s, 1560 * power, (1.0, 0.97, 0.93))
    _area("strip", middle + Vector((5.2, 1.6, 2.6)) * s, middle, 1.0 * s, 170 * power, (0.88, 0.94, 1.0), 4.6 * s)
    _area("fill", middle + Vector((3.0, -7.5, 1.6)) * s, middle, 5.0 * s, 90 * power, (1.0, 0.98, 0.95))
    world = bpy.data.worlds.new("room")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs["Color"].default_value = (1.0, 0.985, 0.965, 1)
    world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0.20
    scene.world = world
    return middle, size


def look(objects, elevation=14.0, fill=0.72, zoom=1.0, centre=(0.0, 0.0), aspect=0.8):
    """A camera with a long lens that sees `objects` fill `fill` of the frame; `zoom` goes nearer to the point `centre` of that
    frame (fractions from its middle, right and up)."""
    scene = bpy.context.scene
    points = world_points(objects)
    camera = bpy.data.cameras.new("camera")
    camera.sensor_fit, camera.angle = "VERTICAL", math.radians(FIELD_OF_VIEW)
    one = bpy.data.objects.new("camera", camera)
    one["studio"] = True
    scene.collection.objects.link(one)
    scene.camera = one
    e = math.radians(elevation)
    forward = Vector((0, math.cos(e), -math.sin(e)))
    right = Vector((1, 0, 0))
    up = right.cross(forward)
    target = sum((Vector(p) for p in points), Vector()) / len(points)
    half = math.tan(math.radians(FIELD_OF_VIEW) / 2)
    distance = 8 * max((p - target).length for p in points) + 1e-3
    for _ in range(24):
        eye = target - forward * distance
        seen = [((p - eye).dot(right) / (p - eye).dot(forward), (p - eye).dot(up) / (p - eye).dot(forward)) for p in points]
        x0, x1 = min(s[0] for s in seen), max(s[0] for s in seen)
        y0, y1 = min(s[1] for s in seen), max(s[1] for s in seen)
        target += right * (x0 + x1) / 2 * distance + up * (y0 + y1) / 2 * distance
        share = max((y1 - y0) / (2 * half), (x1 - x0) / (2 * half * aspect))
        distance *= share / fill
    one.matrix_world = Matrix((
        (*[right.x, up.x, -forward.x], (target - forward * distance).x),
        (*[right.y, up.y, -forward.y], (target - forward * distance).y),
        (*[right.z, up.z, -forward.z], (target - forward * distance).z),
        (0, 0, 0, 1)))
    if zoom != 1.0:
        camera.angle = 2 * math.atan(half / zoom)
        # shifts count in the longer side of the sensor, which is the height here
        camera.shift_x, camera.shift_y = centre[0] * zoom * aspect, centre[1] * zoom
    camera.clip_start, camera.clip_end = distance * 0.02, distance * 100
    return one


def quality(width, height, samples, bounces=4, glass=False):
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_adaptive_sampling = "CPU", samples, False
    cycles.use_denoising = False
    cycles.max_bounces = 10 if glass else bounces
    cycles.diffuse_bounces, cycles.glossy_bounces = min(3, bounces), 8 if glass else 3
    cycles.transmission_bounces = cycles.transparent_max_bounces = 10 if glass else 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4.0, 0.6
    scene.render.use_persistent_data = False
    scene.render.threads_mode = "AUTO"


def passes(folder):
    """Writes beauty, albedo, normal, gloss and tint as linear half-float EXR into `folder` (0001 behind each name)."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    for name in ("glossy_direct", "glossy_indirect", "glossy_color", "transmission_direct", "transmission_indirect", "transmission_color"):
        setattr(layer, f"use_pass_{name}", True)
    for name in {"tint", "metal"} - {one.name for one in layer.aovs}:
        aov = layer.aovs.add()
        aov.name, aov.type = name, "VALUE"
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    source = nodes.new("CompositorNodeRLayers")

    def mixed(kind, a, b):
        node = nodes.new("CompositorNodeMixRGB")
        node.blend_type = kind
        links.new(a, node.inputs[1])
        links.new(b, node.inputs[2])
        return node.outputs[0]

    def lobe(prefix):
        return mixed("MULTIPLY", mixed("ADD", source.outputs[f"{prefix}Dir"], source.outputs[f"{prefix}Ind"]), source.outputs[f"{prefix}Col"])

    # what a tinted metal mirrors is tinted as well: it counts as gloss only as far as `metal` is not 1
    bare = nodes.new("CompositorNodeMath")
    bare.operation, bare.inputs[0].default_value = "SUBTRACT", 1.0
    links.new(source.outputs["metal"], bare.inputs[1])
    files = nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.exr_codec = "OPEN_EXR", "16", "NONE"
    files.format.color_mode = "RGB"
    files.file_slots.clear()
    wanted = {
        "beauty": source.outputs["Image"],
        "albedo": source.outputs["Denoising Albedo"],
        "normal": source.outputs["Denoising Normal"],
        "gloss": mixed("MULTIPLY", mixed("ADD", lobe("Gloss"), lobe("Trans")), bare.outputs[0]),
        "tint": source.outputs["tint"],
    }
    for name, socket in wanted.items():
        files.file_slots.new(name)
        links.new(socket, files.inputs[name])


def corners_seen(camera, object_points):
    """Where points lie in the picture, (x, y) as fractions from its top left corner."""
    from bpy_extras.object_utils import world_to_camera_view
    scene = bpy.context.scene
    seen = [world_to_camera_view(scene, camera, p) for p in object_points]
    return [{"x": round(s.x, 4), "y": round(1 - s.y, 4)} for s in seen]
