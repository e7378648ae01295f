"""blender -b --factory-startup -P sample/studio/run.py -- jobs.json

jobs.json is a list of {slug, thing: 'group.name', view, form?, art?, label?, width, height, samples, camera: {elevation, turn, fill,
zoom?, centre?} (none: no picture), scene?, out?: folder for passes, light?: {width, height, samples} (the job measures the
printed faces for a print map instead of making a picture), preview?: path of a PNG, color?: of that preview, glb?: path of a raw GLB}. Prints DONE <out or glb> or FAILED <…> <reason> for each."""
import importlib
import json
import math
import os
import sys
import traceback

import bpy
import numpy

sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "..")))
numpy.bool = bool  # the glTF add-on of this Blender asks for it

from studio import materials, print_maps, studio  # noqa: E402


def build(job):
    """Builds the thing of a job on z = 0; its function takes the job and returns nothing, or {'glass': bool, 'bounces': n, 'still':
    bool}. What is `still`, the same thing in every view, is built once for jobs of it that follow each other."""
    group, name = job["thing"].split(".")
    module = importlib.import_module(f"studio.things.{group}")
    return getattr(module, name)(job) or {}


def printed_corners(camera):
    """Corners of each flat printed face in the picture, clockwise from its top left."""
    out = {}
    for one in studio.things_of(bpy.context.scene):
        mesh = one.data
        for slot, material in enumerate(mesh.materials):
            if material is None or not material.name.startswith("artwork-") or not mesh.uv_layers.active:
                continue
            uvs = mesh.uv_layers.active.data
            best = [(9.0, None)] * 4
            for polygon in mesh.polygons:
                if polygon.material_index != slot:
                    continue
                for loop in polygon.loop_indices:
                    u, v = uvs[loop].uv
                    for i, (cu, cv) in enumerate(((0, 1), (1, 1), (1, 0), (0, 0))):
                        far = math.hypot(u - cu, v - cv)
                        if far < best[i][0]:
                            best[i] = (far, mesh.loops[loop].vertex_index)
            if max(b[0] for b in best) < 0.02:
                points = [one.matrix_world @ mesh.vertices[b[1]].co for b in best]
                seen = studio.corners_seen(camera, points)
                # counter-clockwise means that it looks away from the camera
                if sum(a["x"] * b["y"] - b["x"] * a["y"] for a, b in zip(seen, [*seen[1:], seen[0]])) > 0:
                    out[material.name[len("artwork-"):]] = seen
    return out


_stood = {"of": None, "how": {}, "names": set(), "turn": 0.0}


def stand(job):
    """The thing of a job on its turntable, turned as the job wants."""
    turn = job["camera"].get("turn", 0)
    of = [job.get(each) for each in ("slug", "thing", "form", "art", "label")]
    if _stood["of"] == of:
        for one in list(bpy.context.scene.objects):
            if one.name not in _stood["names"]:
                bpy.data.objects.remove(one)
        studio.turn_thing(list(bpy.context.scene.objects), turn - _stood["turn"])
    else:
        studio.fresh()
        how = build(job)
        bpy.context.view_layer.update()
        _stood.update(of=of if how.get("still") else None, how=how, names={one.name for one in bpy.context.scene.objects})
        studio.turn_thing(list(bpy.context.scene.objects), turn)
    _stood["turn"] = turn
    return _stood["how"]


def photograph(job):
    view = job["camera"]
    how = stand(job)
    scene = bpy.context.scene
    things = studio.things_of(scene)
    subject = list(things)
    set_name = (job.get("scene") or {}).get("set")
    if set_name:
        _stood["of"] = None  # sets move what they show
        sets = importlib.import_module("studio.sets")
        getattr(sets, set_name)(job, things)
    else:
        studio.light_up(things)
    camera = studio.look(subject, view.get("elevation", 14), view.get("fill", 0.72), view.get("zoom", 1.0),
                         view.get("centre", (0, 0)), job["width"] / job["height"])
    if job.get("light"):
        _stood["of"] = None  # measuring takes the materials apart
        print_maps.measure(job, how)
        return
    studio.quality(job["width"], job["height"], job["samples"], how.get("bounces", 4), how.get("glass", False))
    os.makedirs(job["out"], exist_ok=True)
    studio.passes(job["out"])
    bpy.ops.render.render()
    for name in ("beauty", "albedo", "normal", "gloss", "tint"):
        os.replace(os.path.join(job["out"], f"{name}0001.exr"), os.path.join(job["out"], f"{name}.exr"))
    points = studio.world_points(things)
    facts = {
        "neutral": materials.NEUTRAL,
        "corners": printed_corners(camera),
        "size": [round(max(p[i] for p in points) - min(p[i] for p in points), 4) for i in range(3)],
    }
    with open(os.path.join(job["out"], "facts.json"), "w") as file:
        json.dump(facts, file)


def preview(job):
    """A rough picture beside the passes, in the job's `color`, for who models: no denoising, a plain curve."""
    def read(name):
        image = bpy.data.images.load(os.path.join(job["out"], f"{name}.exr"))
        pixels = numpy.empty(len(image.pixels), numpy.float32)
        image.pixels.foreach_get(pixels)
        return pixels.reshape(image.size[1], image.size[0], 4)[..., :3]

    beauty, gloss, tint = read("beauty"), read("gloss"), read("tint")
    if job.get("color"):
        ratio = numpy.array(materials.linear(job["color"])) / materials.NEUTRAL
        beauty = gloss + (beauty - gloss) * (1 - tint + tint * ratio)
    shown = numpy.where(beauty < 0.6, beauty, 0.6 + 0.4 * (1 - numpy.exp(-(beauty - 0.6) / 0.4)))
    shown = numpy.where(shown < 0.0031308, shown * 12.92, 1.055 * numpy.maximum(shown, 1e-6) ** (1 / 2.4) - 0.055)
    height, width = shown.shape[:2]
    image = bpy.data.images.new("preview", width, height)
    image.pixels.foreach_set(numpy.dstack([shown, numpy.ones((height, width))]).astype(numpy.float32).ravel())
    image.filepath_raw, image.file_format = job["preview"], "PNG"
    image.save()


def name_factors():
    """The exporter finds the color that a texture is multiplied by in the newer of Blender's mixing nodes alone."""
    for material in bpy.data.materials:
        if not material.use_nodes:
            continue
        nodes, links = material.node_tree.nodes, material.node_tree.links
        for old in [node for node in nodes if node.bl_idname == "ShaderNodeMixRGB" and node.blend_type == "MULTIPLY"]:
            new = nodes.new("ShaderNodeMix")
            new.data_type, new.blend_type = "RGBA", "MULTIPLY"
            new.inputs[0].default_value = old.inputs["Fac"].default_value
            for before, after in ((old.inputs["Color1"], new.inputs[6]), (old.inputs["Color2"], new.inputs[7])):
                after.default_value = before.default_value
                for link in list(before.links):
                    links.new(link.from_socket, after)
            for link in list(old.outputs["Color"].links):
                links.new(new.outputs[2], link.to_socket)
            nodes.remove(old)


def export(job):
    _stood["of"] = None
    studio.fresh()
    build(job)
    name_factors()
    bpy.ops.preferences.addon_enable(module="io_scene_gltf2")
    os.makedirs(os.path.dirname(job["glb"]), exist_ok=True)
    bpy.ops.export_scene.gltf(filepath=job["glb"], export_format="GLB", export_apply=True, export_yup=True,
                              export_cameras=False, export_lights=False, export_animations=False, export_tangents=False)


def main():
    with open(sys.argv[sys.argv.index("--") + 1]) as file:
        jobs = json.load(file)
    for job in jobs:
        name = job.get("out") or job.get("glb")
        try:
            if job.get("camera"):
                photograph(job)
                if job.get("preview"):
                    preview(job)
            if job.get("glb"):
                export(job)
            print(f"DONE {name}", flush=True)
        except Exception as reason:  # one thing that fails keeps no other from being made
            traceback.print_exc()
            print(f"FAILED {name} {reason}", flush=True)


main()
