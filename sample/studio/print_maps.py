"""What a photograph says about its printed faces: where each pixel lies on a face, how much of it is face, and the light on it."""
import json
import os
import re

import bpy
import numpy

from . import materials, studio

# The albedo that printed faces have while the light on them is measured.
GREY = 0.5


def face_of(material):
    """The face that a material belongs to: a face can have several materials, which Blender numbers."""
    return re.sub(r"\.\d{3}$", "", material.name)[len("artwork-"):]


def printed_materials():
    """The materials of the printed faces that are seen: face -> its materials."""
    used = {m for one in studio.things_of(bpy.context.scene) for m in one.data.materials if m is not None}
    out = {}
    for material in sorted(used, key=lambda one: one.name):
        if not material.name.startswith("artwork-"):
            continue
        alpha = material.node_tree.nodes["Principled BSDF"].inputs["Alpha"]
        if alpha.is_linked or alpha.default_value > 0:
            out.setdefault(face_of(material), []).append(material)
    return out


def every(faces):
    return [material for materials_of_face in faces.values() for material in materials_of_face]


def paint_even(faces, grey):
    """Gives printed faces one even grey; their relief and gloss stay."""
    for material in every(faces):
        links = material.node_tree.links
        for node in material.node_tree.nodes:
            for socket in node.inputs:
                if socket.type == "RGBA" and node.bl_idname.startswith("ShaderNodeBsdf") and socket.name in ("Base Color", "Color"):
                    for link in list(socket.links):
                        links.remove(link)
                    socket.default_value = (grey, grey, grey, 1)
                if socket.name == "Alpha":
                    for link in list(socket.links):
                        links.remove(link)
                    socket.default_value = 1.0


def is_glass(material):
    if not material.use_nodes:
        return False
    for node in material.node_tree.nodes:
        if node.bl_idname in ("ShaderNodeBsdfGlass", "ShaderNodeBsdfTransparent"):
            return True
        if node.bl_idname == "ShaderNodeBsdfPrincipled":
            alpha = node.inputs["Alpha"]
            if node.inputs["Transmission"].default_value > 0.5 or (not alpha.is_linked and alpha.default_value == 0):
                return True
    return False


def show_places(faces):
    """Lets faces glow in (u, v, number of the face from 1) and all else be black; what is glass is not there."""
    numbers = {material: at + 1 for at, materials_of_face in enumerate(faces.values()) for material in materials_of_face}
    for material in bpy.data.materials:
        seen_through = material not in numbers and is_glass(material)
        material.use_nodes = True
        nodes, links = material.node_tree.nodes, material.node_tree.links
        nodes.clear()
        output = nodes.new("ShaderNodeOutputMaterial")
        if seen_through:
            links.new(nodes.new("ShaderNodeBsdfTransparent").outputs[0], output.inputs["Surface"])
            continue
        glow = nodes.new("ShaderNodeEmission")
        glow.inputs["Color"].default_value = (0, 0, 0, 1)
        if material in numbers:
            uv, split, join = nodes.new("ShaderNodeUVMap"), nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeCombineXYZ")
            links.new(uv.outputs["UV"], split.inputs["Vector"])
            links.new(split.outputs["X"], join.inputs["X"])
            links.new(split.outputs["Y"], join.inputs["Y"])
            join.inputs["Z"].default_value = numbers[material]
            links.new(join.outputs["Vector"], glow.inputs["Color"])
        links.new(glow.outputs["Emission"], output.inputs["Surface"])
    bpy.context.scene.world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0.0
    for light in [one for one in bpy.context.scene.objects if one.type == "LIGHT"]:
        bpy.data.objects.remove(light)


def render_floats(job, name, samples, filter_width):
    """Renders what glows as 32-bit floats, rows from the top, into `<out>/<name>.f32`."""
    scene = bpy.context.scene
    scene.use_nodes = False
    scene.render.resolution_x, scene.render.resolution_y = job["width"], job["height"]
    scene.cycles.samples, scene.cycles.max_bounces, scene.cycles.transparent_max_bounces = samples, 0, 16
    scene.cycles.filter_width = filter_width
    scene.view_settings.view_transform = "Raw"
    settings = scene.render.image_settings
    settings.file_format, settings.color_depth, settings.color_mode, settings.exr_codec = "OPEN_EXR", "32", "RGB", "NONE"
    scene.render.filepath = os.path.join(job["out"], f"{name}.exr")
    bpy.ops.render.render(write_still=True)
    image = bpy.data.images.load(scene.render.filepath)
    pixels = numpy.empty(len(image.pixels), numpy.float32)
    image.pixels.foreach_get(pixels)
    rows = pixels.reshape(image.size[1], image.size[0], 4)[::-1, :, :3]
    numpy.ascontiguousarray(rows).tofile(os.path.join(job["out"], f"{name}.f32"))
    bpy.data.images.remove(image)
    os.remove(scene.render.filepath)


def measure(job, how):
    """Measures the view on which the camera of the scene is set up, as `photograph` in run.py sets it up."""
    scene = bpy.context.scene
    faces = printed_materials()
    os.makedirs(job["out"], exist_ok=True)
    facts = {"faces": list(faces), "grey": GREY, "width": job["width"], "height": job["height"], "light": job["light"],
             "neutral": materials.NEUTRAL}
    if faces:
        paint_even(faces, GREY)
        studio.quality(job["light"]["width"], job["light"]["height"], job["light"]["samples"], how.get("bounces", 4), how.get("glass", False))
        studio.passes(job["out"])
        bpy.ops.render.render()
        for name in ("beauty", "albedo", "normal", "gloss", "tint"):
            os.replace(os.path.join(job["out"], f"{name}0001.exr"), os.path.join(job["out"], f"{name}.exr"))
        if how.get("glass") or any(is_glass(one) for one in bpy.data.materials):
            # What is seen through glass counts as gloss: the light that a black face gives back is all that is gloss.
            paint_even(faces, 0.0)
            bpy.ops.render.render()
            os.replace(os.path.join(job["out"], "beauty0001.exr"), os.path.join(job["out"], "dark.exr"))
        show_places(faces)
        render_floats(job, "places", 1, 0.01)
        # the same once more with many samples: only whether a face is hit counts, so all of it glows alike
        for material in every(faces):
            glow = next(node for node in material.node_tree.nodes if node.bl_idname == "ShaderNodeEmission")
            for link in list(glow.inputs["Color"].links):
                material.node_tree.links.remove(link)
            glow.inputs["Color"].default_value = (1, 1, 1, 1)
        render_floats(job, "coverage", 24, 1.5)
    with open(os.path.join(job["out"], "facts.json"), "w") as file:
        json.dump(facts, file)
