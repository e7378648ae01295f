"""What bottles have in common: rings that are lofted, glass that throws a light shadow, liquid, and the cards of who photographs glass."""
import math

import bpy
from mathutils import Matrix

from .. import materials as m
from .. import shapes as s


def ring(width, depth, radius, z, steps=6, middle=(0.0, 0.0)):
    """A rounded rectangle lying at the height z."""
    radius = min(radius, width / 2 - 1e-7, depth / 2 - 1e-7)
    return [(x + middle[0], y + middle[1], z) for x, y in s.rounded_rectangle(width, depth, radius, steps)]


def rounded_corners(points, radius, steps=3):
    """A convex polygon whose corners are cut by arcs."""
    out = []
    for i, (x, y) in enumerate(points):
        before, after = points[i - 1], points[(i + 1) % len(points)]
        a = (before[0] - x, before[1] - y)
        b = (after[0] - x, after[1] - y)
        la, lb = math.hypot(*a), math.hypot(*b)
        cosine = (a[0] * b[0] + a[1] * b[1]) / (la * lb)
        reach = min(radius / math.tan(math.acos(max(-1, min(1, cosine))) / 2), 0.45 * la, 0.45 * lb)
        start = (x + a[0] / la * reach, y + a[1] / la * reach)
        end = (x + b[0] / lb * reach, y + b[1] / lb * reach)
        for k in range(steps + 1):
            t = k / steps
            out.append(tuple((1 - t) ** 2 * p + 2 * t * (1 - t) * c + t * t * q for p, c, q in zip(start, (x, y), end)))
    return out


def fillet(start, corner, end, steps=5):
    """Profile points from start to end that round the corner."""
    out = []
    for k in range(steps + 1):
        t = k / steps
        out.append(tuple((1 - t) ** 2 * p + 2 * t * (1 - t) * c + t * t * q for p, c, q in zip(start, corner, end)))
    return out


def rounded(profile, radius, steps=4):
    """A profile whose inner points are rounded; `radius` is a number or one per point (0: sharp)."""
    radii = radius if hasattr(radius, "__len__") else [radius] * len(profile)
    out = [profile[0]]
    for i in range(1, len(profile) - 1):
        p, c, q = profile[i - 1], profile[i], profile[i + 1]
        lp, lq = math.dist(p, c), math.dist(q, c)
        reach = min(radii[i], 0.48 * lp, 0.48 * lq)
        if reach <= 0:
            out.append(c)
            continue
        a = tuple(cc + (pp - cc) / lp * reach for pp, cc in zip(p, c))
        b = tuple(cc + (qq - cc) / lq * reach for qq, cc in zip(q, c))
        out += fillet(a, c, b, steps)
    out.append(profile[-1])
    return out


def loft(name, rings, material, weighted=True):
    """Skin over rings of equally many points; both ends are closed. UVs in metres."""
    count = len(rings[0])
    verts = [p for each in rings for p in each]
    faces, uvs = [], []
    around = [0.0]
    for i in range(count):
        around.append(around[-1] + math.dist(rings[len(rings) // 3][i], rings[len(rings) // 3][(i + 1) % count]))
    along = [0.0]
    for low, high in zip(rings, rings[1:]):
        along.append(along[-1] + max(math.dist(low[0], high[0]), 1e-6))
    for r in range(len(rings) - 1):
        for i in range(count):
            n = (i + 1) % count
            faces.append((r * count + i, r * count + n, (r + 1) * count + n, (r + 1) * count + i))
            uvs.append([(around[i], along[r]), (around[i + 1], along[r]), (around[i + 1], along[r + 1]), (around[i], along[r + 1])])
    for last in (0, len(rings) - 1):
        middle = len(verts)
        verts.append(tuple(sum(p[k] for p in rings[last]) / count for k in range(3)))
        for i in range(count):
            a, b = last * count + i, last * count + (i + 1) % count
            faces.append((b, a, middle) if last == 0 else (a, b, middle))
            uvs.append([(0, 0), (0.001, 0), (0, 0.001)])
    one = s.mesh_object(name, verts, faces, material, uvs)
    if weighted:
        flat_normals(one)
    return one


def flat_normals(one):
    """Normals weighted by area: flat sides stay flat up to their rounded edges."""
    one.data.use_auto_smooth, one.data.auto_smooth_angle = True, math.radians(60)
    one.modifiers.new("normals", "WEIGHTED_NORMAL").keep_sharp = True
    return one


def clear(name, color=(1, 1, 1), ior=1.5, roughness=0.0, shade=(0.97, 0.97, 0.97), rim=(0.55, 0.56, 0.56)):
    """Glass or liquid whose shadow is light in the middle and darker at the rim, as if its caustics were there; diffuse light
    goes straight through it. `shade` and `rim`: what one wall lets through, head on and grazing."""
    made = m.glass(name, color, roughness, ior)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader, out = nodes["Principled BSDF"], nodes["Material Output"]
    shader.inputs["Specular"].default_value = 0.5
    facing = nodes.new("ShaderNodeLayerWeight")
    facing.inputs["Blend"].default_value = 0.35
    tone = nodes.new("ShaderNodeMixRGB")
    tone.inputs["Color1"].default_value, tone.inputs["Color2"].default_value = (*shade, 1), (*rim, 1)
    links.new(facing.outputs["Facing"], tone.inputs["Fac"])
    through = nodes.new("ShaderNodeBsdfTransparent")
    links.new(tone.outputs["Color"], through.inputs["Color"])
    path = nodes.new("ShaderNodeLightPath")
    either = nodes.new("ShaderNodeMath")
    either.operation = "MAXIMUM"
    links.new(path.outputs["Is Shadow Ray"], either.inputs[0])
    links.new(path.outputs["Is Diffuse Ray"], either.inputs[1])
    mix = nodes.new("ShaderNodeMixShader")
    links.new(either.outputs["Value"], mix.inputs["Fac"])
    links.new(shader.outputs["BSDF"], mix.inputs[1])
    links.new(through.outputs["BSDF"], mix.inputs[2])
    links.new(mix.outputs["Shader"], out.inputs["Surface"])
    return made


def absorbing(made, color, density):
    """The thicker, the deeper: `color` is what a path of 1/density metres lets through."""
    nodes, links = made.node_tree.nodes, made.node_tree.links
    volume = nodes.new("ShaderNodeVolumeAbsorption")
    volume.inputs["Color"].default_value = (*(m.linear(color) if isinstance(color, str) else color), 1)
    volume.inputs["Density"].default_value = density
    links.new(volume.outputs["Volume"], nodes["Material Output"].inputs["Volume"])
    return made


def see_through(made):
    """A face that is only there for its print: nothing of it is seen in the pictures."""
    made.node_tree.nodes["Principled BSDF"].inputs["Alpha"].default_value = 0.0
    made.blend_method, made.shadow_method = "BLEND", "NONE"
    return made


def card(job, name, at, size, turn=(0, 0, 0), light=0.0, color=(1, 1, 1), fading=1.0):
    """A black (or, with `light`, glowing) card beside the thing, seen by glass and metal only; it stays where it is when the thing
    turns. `fading`: how much of the light is left at its right side."""
    if job.get("glb"):
        return None
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    glow = nodes.new("ShaderNodeEmission")
    glow.inputs["Color"].default_value, glow.inputs["Strength"].default_value = (*color, 1), light
    links.new(glow.outputs["Emission"], nodes["Material Output"].inputs["Surface"])
    if fading != 1.0:
        along, bend = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeMapRange")
        split = nodes.new("ShaderNodeSeparateXYZ")
        links.new(along.outputs["Generated"], split.inputs["Vector"])
        links.new(split.outputs["X"], bend.inputs["Value"])
        bend.inputs["To Min"].default_value, bend.inputs["To Max"].default_value = light, light * fading
        links.new(bend.outputs["Result"], glow.inputs["Strength"])
    w, h = size[0] / 2, size[1] / 2
    one = s.mesh_object(name, [(-w, 0, -h), (w, 0, -h), (w, 0, h), (-w, 0, h)], [(0, 1, 2, 3)], made)
    s.place(one, at, turn)
    bpy.context.view_layer.update()
    back = Matrix.Rotation(-math.radians((job.get("camera") or {}).get("turn", 0)), 4, "Z")
    one.matrix_world = back @ one.matrix_world
    one["studio"] = True
    one.visible_camera = one.visible_diffuse = one.visible_shadow = one.visible_volume_scatter = False
    if light:
        one.visible_transmission = False
    return one


def dark_sides(job, size, near=1.45, tall=1.5, dark=0.015):
    """Two black cards left and right: they draw the edges of clear glass. `size` is half the thing's height or so."""
    for side in (-1, 1):
        card(job, f"card-{side}", (side * near * size, 0.25 * size, tall * size * 0.52), (2.6 * size, tall * size), (0, 0, 90 - side * 14), dark)


def soft_strip(job, size, side=-1, light=3.0, far=2.4, wide=0.5):
    """A tall glowing card at the front side: the long highlight along a bottle."""
    card(job, "softbox", (side * far * size, -far * 0.9 * size, 1.2 * size), (wide * size, 2.6 * size), (0, 0, side * 47), light)
