"""The lamp: a turned foot, a shade that is a photograph, light inside it."""
import math

import bpy

from .. import materials as m
from .. import shapes as s
from .. import textures as t
from . import timber as w
from .furniture import prop
from .wall_prints import textured_print

LOW, HIGH, TALL = 0.130, 0.118, 0.2097
FROM = 0.207


def _shade(name, material, inset, columns, rows, flip=False):
    verts, uvs, faces = [], [], []
    for r in range(rows + 1):
        for c in range(columns + 1):
            u, v = c / columns, r / rows
            a = (u - 0.5) * 2 * math.pi
            radius = LOW + (HIGH - LOW) * v - inset
            verts.append((radius * math.sin(a), -radius * math.cos(a), FROM + v * TALL))
            uvs.append((u, v))
    for r in range(rows):
        for c in range(columns):
            i = r * (columns + 1) + c
            quad = (i, i + 1, i + columns + 2, i + columns + 1)
            faces.append(tuple(reversed(quad)) if flip else quad)
    return s.mesh_object(name, verts, faces, material, uvs)


def photo_lamp(job):
    """260 mm across, 430 mm high; the photo, 780 × 210 mm, runs round the shade."""
    small = bool(job.get("glb"))
    around, steps = (64, 3) if small else (180, 8)
    ash = w.timber("ash", 7, "colour", 0.4, roughness=0.42, coat=0.05)
    line = [(0, 0.002), (0.058, 0.002), (0.0605, 0), (0.0632, 0.0012), (0.0652, 0.005), (0.065, 0.0105), (0.0622, 0.0145), (0.050, 0.0178), (0.034, 0.022), (0.0225, 0.030), (0.0175, 0.044), (0.0165, 0.060), (0.0195, 0.082), (0.0262, 0.108), (0.0292, 0.130), (0.0272, 0.152), (0.0205, 0.170), (0.0150, 0.180), (0.0142, 0.186), (0.0155, 0.189), (0.0155, 0.193), (0.013, 0.1955), (0.0105, 0.196), (0, 0.196)]
    foot = s.lathe("foot", s.smooth_profile(line, steps), ash, around)
    for loop in foot.data.uv_layers.active.data:
        u, v = loop.uv
        # turned from one block: the grain goes up
        loop.uv = (v / w.REPEAT + 0.2, u * 0.45 * 4 / w.REPEAT)
    brass = m.metal("brass", "#b8924f", 0.25)
    s.lathe("socket", s.smooth_profile([(0.0, 0.1955), (0.0135, 0.1955), (0.0145, 0.197), (0.0145, 0.232), (0.0165, 0.234), (0.0165, 0.238), (0.0145, 0.240), (0.0, 0.240)], 3), brass, 20 if small else 48)
    art = m.artwork("shade", job.get("art", "ridge"), aspect=780 / 210, roughness=0.85, specular=0.15)
    textured_print(art, t.weave(512, 32, 3, False, 0.2, 0.7)[1], 0.78 / 0.022, 0.21 / 0.022, 0.7, "linen")
    _shade("shade", art, 0.0, 72 if small else 220, 2 if small else 8)
    if small:
        _shade("shade-inside", m.plain("shade-inside", "#fff3dc", 0.9), 0.0008, 48, 1, True)
    else:
        _translucent(art)
    tape = m.cotton("tape", "#efe8da", 0.01)
    for radius, z in ((LOW, FROM), (HIGH, FROM + TALL)):
        band = [(radius - 0.0011, z - 0.0004), (radius - 0.0004, z - 0.0010), (radius + 0.0006, z - 0.0008), (radius + 0.0009, z), (radius + 0.0007, z + 0.0030), (radius + 0.0002, z + 0.0032)] if z == FROM else \
               [(radius + 0.0002, z - 0.0032), (radius + 0.0007, z - 0.0030), (radius + 0.0009, z), (radius + 0.0006, z + 0.0008), (radius - 0.0004, z + 0.0010), (radius - 0.0011, z + 0.0004)]
        s.lathe("tape", s.smooth_profile(band, 2 if small else 4), tape, around)
    wire = m.metal("wire", "#c9c5ba", 0.3)
    hub_z = FROM + TALL - 0.012
    for i in range(3):
        a = math.radians(30 + 120 * i)
        points = [(0.012 * math.cos(a), 0.012 * math.sin(a), hub_z), (0.09 * math.cos(a), 0.09 * math.sin(a), hub_z), ((HIGH - 0.001) * math.cos(a), (HIGH - 0.001) * math.sin(a), FROM + TALL - 0.001)]
        s.tube("spoke", s.smooth_profile(points, 3), 0.0012, wire, segments=6)
    s.lathe("hub", [(0.010, hub_z - 0.001), (0.013, hub_z - 0.001), (0.013, hub_z + 0.001), (0.010, hub_z + 0.001), (0.010, hub_z - 0.001)], wire, 32)
    s.lathe("finial", s.smooth_profile([(0, hub_z), (0.0042, hub_z), (0.004, hub_z + 0.008), (0.0062, hub_z + 0.012), (0.0088, hub_z + 0.018), (0.0074, hub_z + 0.0235), (0, hub_z + 0.0253)], 3 if small else 6), brass, 16 if small else 40)
    milk = m.plain("bulb", "#fff4df", 0.4)
    shader = milk.node_tree.nodes["Principled BSDF"]
    shader.inputs["Emission"].default_value, shader.inputs["Emission Strength"].default_value = (1.0, 0.80, 0.52, 1), 1.0 if small else 4.0
    bulb = s.lathe("bulb", s.smooth_profile([(0.0125, 0.239), (0.014, 0.25), (0.022, 0.266), (0.0295, 0.285), (0.030, 0.300), (0.0255, 0.317), (0.014, 0.3285), (0, 0.331)], 2 if small else 5), milk, 20 if small else 48)
    if small:
        base = s.face_plate("print-base", 0.05, 0.05, m.plain("artwork-base", "#2f2f31", 0.7), (0, 0, 0), outline="ellipse", segments=40)
        s.apply_place(s.place(base, (0, 0, 0.0017), (90, 0, 0)))
        return None
    bulb.visible_shadow = False
    light = bpy.data.lights.new("bulb", "POINT")
    light.energy, light.color, light.shadow_soft_size = 1.35, (1.0, 0.74, 0.44), 0.03
    one = bpy.data.objects.new("light", light)
    one.location = (0, 0, 0.296)
    bpy.context.scene.collection.objects.link(one)
    # the cloth cable leaves to the back
    cloth = m.textured("cable", *t.weave(256, 12, 8, True, 0.4), 0.008, "#3a3733", 1.0, roughness=0.95)
    points = [(0.0, 0.055, 0.0062), (0.0, 0.075, 0.0036), (0.01, 0.12, 0.0031), (0.06, 0.20, 0.0031), (0.15, 0.24, 0.0031), (0.26, 0.24, 0.0031), (0.42, 0.30, 0.0031), (0.7, 0.34, 0.0031)]
    prop(s.tube("cable", s.smooth_profile(points, 14), 0.003, cloth, segments=14))
    return {"bounces": 6}


def _translucent(made):
    """Light goes through the printed cloth."""
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader, output, picture = nodes["Principled BSDF"], nodes["Material Output"], nodes["artwork"]
    glow, mix, warm = nodes.new("ShaderNodeBsdfTranslucent"), nodes.new("ShaderNodeMixShader"), nodes.new("ShaderNodeMixRGB")
    warm.blend_type = "MIX"
    warm.inputs[0].default_value = 0.05
    warm.inputs[2].default_value = (1.0, 0.93, 0.80, 1)
    dense = nodes.new("ShaderNodeMixRGB")
    dense.blend_type = "MULTIPLY"
    dense.inputs[0].default_value = 0.75
    links.new(picture.outputs["Color"], dense.inputs[1])
    links.new(picture.outputs["Color"], dense.inputs[2])
    links.new(dense.outputs[0], warm.inputs[1])
    links.new(warm.outputs[0], glow.inputs["Color"])
    mix.inputs[0].default_value = 0.5
    links.new(shader.outputs[0], mix.inputs[1])
    links.new(glow.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], output.inputs["Surface"])
