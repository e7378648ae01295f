"""Flat and domed glass before pictures: it lets light and shadow rays through as Cycles' own glass does not, and shows a pale window."""
import math

import bpy
from mathutils import Matrix, Vector

from .. import shapes as s


def pane_material(name="pane", strength=1.0):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.clear()
    output, mix = nodes.new("ShaderNodeOutputMaterial"), nodes.new("ShaderNodeMixShader")
    clear, shine, fresnel = nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeBsdfGlossy"), nodes.new("ShaderNodeFresnel")
    clear.inputs["Color"].default_value = (0.985, 0.99, 0.985, 1)
    shine.inputs["Roughness"].default_value = 0.0
    fresnel.inputs["IOR"].default_value = 1.5
    scale = nodes.new("ShaderNodeMath")
    scale.operation = "MULTIPLY"
    scale.inputs[1].default_value = strength
    links.new(fresnel.outputs[0], scale.inputs[0])
    links.new(scale.outputs[0], mix.inputs[0])
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(shine.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], output.inputs[0])
    return made


def _card_material(strength):
    made = bpy.data.materials.new("card")
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.clear()
    output, light, uv = nodes.new("ShaderNodeOutputMaterial"), nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeUVMap")
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(uv.outputs[0], split.inputs[0])

    def ramp(socket, low, high, out):
        node = nodes.new("ShaderNodeMapRange")
        node.interpolation_type = "SMOOTHSTEP"
        for i, value in enumerate((low, high, *out), 1):
            node.inputs[i].default_value = value
        links.new(socket, node.inputs[0])
        return node.outputs[0]

    def times(a, b):
        node = nodes.new("ShaderNodeMath")
        node.operation = "MULTIPLY"
        links.new(a, node.inputs[0])
        links.new(b, node.inputs[1])
        return node.outputs[0]

    value = times(times(ramp(split.outputs[0], 0, 0.04, (0, 1)), ramp(split.outputs[0], 0.86, 1, (1, 0))), ramp(split.outputs[1], 0.0, 0.9, (0, strength)))
    links.new(value, light.inputs["Strength"])
    light.inputs["Color"].default_value = (0.95, 0.98, 1.0, 1)
    links.new(light.outputs[0], output.inputs[0])
    return made


def reflection(job, middle, normal=(0, -1, 0), size=0.5, shift=(0.0, 0.0), slant=24.0, strength=1.2, distance=None):
    """A pale window that only mirrors see, where a pane at `middle` mirrors the job's camera. `shift`: in its sizes, right and up."""
    if job.get("glb") or job.get("scene"):
        return
    view = job["camera"]
    e = math.radians(view.get("elevation", 14))
    eye = Matrix.Rotation(-math.radians(view.get("turn", 0)), 4, "Z") @ Vector((0, -math.cos(e), math.sin(e)))
    n = Vector(normal).normalized()
    if eye.dot(n) <= 0.1:
        return
    way = (2 * eye.dot(n) * n - eye).normalized()
    right = Vector((0, 0, 1)).cross(way).normalized()
    up = way.cross(right)
    tilt = Matrix.Rotation(math.radians(slant), 4, way)
    right, up = tilt @ right, tilt @ up
    at = Vector(middle) + way * (distance or 1.3 * size) + right * shift[0] * size + up * shift[1] * size
    corners = [at + right * x * size / 2 + up * y * size / 2 for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    one = s.mesh_object("card", corners, [(0, 1, 2, 3)], _card_material(strength), [(0, 0), (1, 0), (1, 1), (0, 1)])
    one.visible_camera = one.visible_diffuse = one.visible_shadow = one.visible_transmission = False
    one["studio"] = True


def through(name, color=(1, 1, 1), roughness=0.0, ior=1.48, thin=0.9):
    """Clear or tinted glass with a wall: refracts for the eye, lets light through to what is inside it."""
    from .. import materials as m
    made = m.glass(name, color, roughness, ior)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader, output = nodes["Principled BSDF"], nodes["Material Output"]
    path, clear, mix = nodes.new("ShaderNodeLightPath"), nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeMixShader")
    rgb = m.linear(color) if isinstance(color, str) else color
    clear.inputs["Color"].default_value = (*[c * thin for c in rgb], 1)
    both = nodes.new("ShaderNodeMath")
    both.operation = "MAXIMUM"
    links.new(path.outputs["Is Shadow Ray"], both.inputs[0])
    links.new(path.outputs["Is Diffuse Ray"], both.inputs[1])
    links.new(both.outputs[0], mix.inputs[0])
    links.new(shader.outputs[0], mix.inputs[1])
    links.new(clear.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], output.inputs["Surface"])
    return made
