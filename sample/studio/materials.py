"""PBR materials: Principled shaders that render in Cycles and that glTF can say. Textures repeat every `tile` metres of UV."""
import os

import bpy

from . import textures

# The tinted material is photographed in this linear grey and gets its colours afterwards.
NEUTRAL = 0.55
ARTWORK = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "artwork"))


def linear(code):
    """'#rrggbb' → linear (r, g, b)."""
    channels = [int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


def _principled(name):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    return made, made.node_tree.nodes, made.node_tree.links, made.node_tree.nodes["Principled BSDF"]


def plain(name, color=(0.8, 0.8, 0.8), roughness=0.5, metallic=0.0, coat=0.0, sheen=0.0, specular=0.5, subsurface=0.0):
    """One colour: '#rrggbb' or linear RGB. A name that begins with `colour` is tinted and its colour is ignored."""
    made, nodes, links, shader = _principled(name)
    tinted = is_tinted(name)
    rgb = (NEUTRAL,) * 3 if tinted else linear(color) if isinstance(color, str) else tuple(color)
    shader.inputs["Base Color"].default_value = (*rgb, 1)
    for key, value in {"Roughness": roughness, "Metallic": metallic, "Clearcoat": coat, "Sheen": sheen, "Specular": specular}.items():
        shader.inputs[key].default_value = value
    shader.inputs["Clearcoat Roughness"].default_value = 0.06
    if subsurface:
        shader.inputs["Subsurface"].default_value = subsurface
        shader.inputs["Subsurface Radius"].default_value = (0.004, 0.002, 0.001)
        shader.inputs["Subsurface Color"].default_value = (*rgb, 1)
    made.diffuse_color = (*rgb, 1)
    if tinted:
        _mark_tint(nodes)
    return made


def is_tinted(name):
    return name == "colour" or name.startswith("colour-")


def _mark_tint(nodes):
    aov = nodes.new("ShaderNodeOutputAOV")
    aov.name = "tint"
    aov.inputs["Value"].default_value = 1.0


def textured(name, base, height, tile, color=(1, 1, 1), relief=1.0, turn=0.0, **how):
    """A material of a painted texture (base 0..1 multiplied by `color`, normals from height). `tile`: metres for one repeat;
    `relief`: height of 1 in texels times 4; `turn`: degrees. `how` as in plain()."""
    made = plain(name, color, **how)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    rgb = tuple(shader.inputs["Base Color"].default_value)[:3]
    uv, mapping = nodes.new("ShaderNodeUVMap"), nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = (1 / tile, 1 / tile, 1)
    mapping.inputs["Rotation"].default_value = (0, 0, turn * 0.017453292)
    links.new(uv.outputs["UV"], mapping.inputs["Vector"])
    if base is not None:
        picture = nodes.new("ShaderNodeTexImage")
        picture.image = textures.image(f"{name}-base", base)
        links.new(mapping.outputs["Vector"], picture.inputs["Vector"])
        mix = nodes.new("ShaderNodeMixRGB")
        mix.blend_type = "MULTIPLY"
        mix.inputs["Fac"].default_value = 1.0
        mix.inputs["Color2"].default_value = (*rgb, 1)
        links.new(picture.outputs["Color"], mix.inputs["Color1"])
        links.new(mix.outputs["Color"], shader.inputs["Base Color"])
        if how.get("subsurface"):
            links.new(mix.outputs["Color"], shader.inputs["Subsurface Color"])
    if height is not None and relief > 0:
        bumps = nodes.new("ShaderNodeTexImage")
        bumps.image = textures.image(f"{name}-normal", textures.normals(height, 4 * relief), data=True)
        links.new(mapping.outputs["Vector"], bumps.inputs["Vector"])
        normal = nodes.new("ShaderNodeNormalMap")
        links.new(bumps.outputs["Color"], normal.inputs["Color"])
        links.new(normal.outputs["Normal"], shader.inputs["Normal"])
    return made


def same_as(like, name):
    """Another material with the same textures, so that a choice can give its part a look of its own."""
    made = like.copy()
    made.name = name
    return made


def cotton(name, color=(0.8, 0.8, 0.8), tile=0.016, **how):
    return textured(name, *textures.weave(), tile, color, 0.8, **{"roughness": 0.9, "sheen": 0.25, "specular": 0.2, **how})


def canvas(name, color=(0.8, 0.8, 0.8), tile=0.03, **how):
    return textured(name, *textures.weave(512, 24, 3, False, 0.24, 0.6), tile, color, 1.2, **{"roughness": 0.9, "specular": 0.2, **how})


def twill(name, color=(0.8, 0.8, 0.8), tile=0.02, **how):
    return textured(name, *textures.weave(512, 32, 5, True), tile, color, 1.0, **{"roughness": 0.85, "specular": 0.25, **how})


def jersey(name, color=(0.8, 0.8, 0.8), tile=0.05, **how):
    return textured(name, *textures.jersey(), tile, color, 0.5, **{"roughness": 0.92, "sheen": 0.2, "specular": 0.15, **how})


def knit(name, color=(0.8, 0.8, 0.8), tile=0.11, **how):
    return textured(name, *textures.knit(), tile, color, 1.6, **{"roughness": 0.95, "sheen": 0.4, "specular": 0.1, **how})


def terry(name, color=(0.8, 0.8, 0.8), tile=0.07, **how):
    return textured(name, *textures.terry(), tile, color, 1.6, **{"roughness": 1.0, "sheen": 0.3, "specular": 0.1, **how})


def felt(name, color=(0.8, 0.8, 0.8), tile=0.06, **how):
    return textured(name, *textures.felt(), tile, color, 0.8, **{"roughness": 1.0, "sheen": 0.4, "specular": 0.1, **how})


def leather(name, color="#6b3f22", tile=0.09, **how):
    return textured(name, *textures.leather(), tile, color, 0.7, **{"roughness": 0.46, "specular": 0.45, **how})


def oak(name, tile=0.5, turn=0.0, seed=1, **how):
    return textured(name, *textures.wood(seed=seed), tile, (1, 1, 1), 0.6, turn, **{"roughness": 0.5, "specular": 0.35, **how})


def walnut(name, tile=0.5, turn=0.0, seed=7, **how):
    base, height = textures.wood(seed=seed, light=(0.42, 0.27, 0.17), dark=(0.20, 0.11, 0.07))
    return textured(name, base, height, tile, (1, 1, 1), 0.6, turn, **{"roughness": 0.45, "specular": 0.4, **how})


def ceramic(name, color="#f4f1ea", specks=0.0, **how):
    if specks:
        return textured(name, *textures.glaze(specks=specks), 0.16, color, 0.3, **{"roughness": 0.22, "coat": 0.5, **how})
    return plain(name, color, **{"roughness": 0.12, "coat": 0.6, **how})


def paper(name, color="#f6f3ec", **how):
    return textured(name, *textures.paper(), 0.08, color, 0.35, **{"roughness": 0.85, "specular": 0.25, **how})


def metal(name, color="#c9c9c6", roughness=0.25, brushed=False, tile=0.05, turn=0.0):
    """Steel by default; gold '#d8a84e', brass '#b58d4a', silver '#d9d7d2', rose '#d59a80'."""
    if brushed:
        return textured(name, *textures.brushed(), tile, color, 0.12, turn, roughness=max(roughness, 0.3), metallic=1.0)
    return plain(name, color, roughness, metallic=1.0)


def plastic(name, color="#202225", roughness=0.35, **how):
    return plain(name, color, roughness, **how)


def rubber(name, color="#1c1d1f", **how):
    return plain(name, color, **{"roughness": 0.75, "specular": 0.3, **how})


def glass(name, color=(1, 1, 1), roughness=0.0, ior=1.48):
    """Clear or tinted glass (as KHR_materials_transmission in glTF); model the wall's thickness."""
    made, _, _, shader = _principled(name)
    rgb = linear(color) if isinstance(color, str) else color
    shader.inputs["Base Color"].default_value = (*rgb, 1)
    shader.inputs["Transmission"].default_value = 1.0
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["IOR"].default_value = ior
    if is_tinted(name):
        shader.inputs["Base Color"].default_value = (NEUTRAL + 0.3,) * 3 + (1,)
        _mark_tint(made.node_tree.nodes)
    return made


def artwork(face, art, **how):
    """What is printed on the face `face`: the sample picture `art` (a name in sample/artwork) spans its UVs, cropped to cover
    `aspect` (width over height, default 1). `paint` instead of art: a Blender image."""
    aspect = how.pop("aspect", 1.0)
    paint = how.pop("paint", None)
    made = plain(f"artwork-{face}", (1, 1, 1), **{"roughness": 0.55, "specular": 0.3, **how})
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    picture = nodes.new("ShaderNodeTexImage")
    picture.name = "artwork"
    picture.image = paint or bpy.data.images.load(os.path.join(ARTWORK, f"{art}.webp"), check_existing=True)
    picture.extension = "EXTEND"
    width, height = picture.image.size
    own = width / height
    uv, mapping = nodes.new("ShaderNodeUVMap"), nodes.new("ShaderNodeMapping")
    across, down = (aspect / own, 1) if own > aspect else (1, own / aspect)
    mapping.inputs["Scale"].default_value = (across, down, 1)
    mapping.inputs["Location"].default_value = ((1 - across) / 2, (1 - down) / 2, 0)
    links.new(uv.outputs["UV"], mapping.inputs["Vector"])
    links.new(mapping.outputs["Vector"], picture.inputs["Vector"])
    links.new(picture.outputs["Color"], shader.inputs["Base Color"])
    return made
