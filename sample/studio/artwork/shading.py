"""Nodes of materials in few words, and a sky after or before sunset with clouds in a layer."""

import bpy


def joined(tree, kind, *inputs, **settings):
    """A node with its inputs: values, or the outputs of others."""
    made = tree.nodes.new("ShaderNode" + kind)
    for key, value in settings.items():
        setattr(made, key, value)
    for at, value in enumerate(inputs):
        if isinstance(value, bpy.types.NodeSocket):
            tree.links.new(value, made.inputs[at])
        elif value is not None:
            made.inputs[at].default_value = value
    return made.outputs[0]


def math_of(tree, operation, *inputs):
    return joined(tree, "Math", *inputs, operation=operation)


def share_of(tree, value, low, high, first=0.0, last=1.0):
    """A soft step between two values."""
    return joined(tree, "MapRange", value, low, high, first, last, interpolation_type="SMOOTHSTEP")


def ramp(tree, share, stops):
    node = tree.nodes.new("ShaderNodeValToRGB")
    tree.links.new(share, node.inputs[0])
    while len(node.color_ramp.elements) < len(stops):
        node.color_ramp.elements.new(0.5)
    for element, (at, colour) in zip(node.color_ramp.elements, stops):
        element.position, element.color = at, (*colour, 1)
    return node.outputs[0]


def place(tree):
    """Where on the world's axes a point of a surface lies: x, y, z."""
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(tree.nodes.new("ShaderNodeNewGeometry").outputs["Position"], split.inputs[0])
    return split.outputs


def bumps(tree, shader, layers):
    """Relief of noise upon noise: scales along x and y, height, detail."""
    at = tree.nodes.new("ShaderNodeNewGeometry").outputs["Position"]
    normal = None
    for along, across, distance, detail in layers:
        drawn = joined(tree, "VectorMath", at, (along, across, across), operation="MULTIPLY")
        bump = tree.nodes.new("ShaderNodeBump")
        bump.inputs["Distance"].default_value = distance
        tree.links.new(joined(tree, "TexNoise", drawn, None, 1.0, detail, 0.5, 0.4), bump.inputs["Height"])
        if normal is not None:
            tree.links.new(normal, bump.inputs["Normal"])
        normal = bump.outputs[0]
    tree.links.new(normal, shader.inputs["Normal"])


def evening_sky(scene, sun, near_sun, away, clouds_near, clouds_away, cover, scale, seed):
    """Colours by height near the sun and away from it; `sun` is the direction over the ground, `cover` where clouds begin and are thick."""
    tree = scene.world.node_tree
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(tree.nodes.new("ShaderNodeTexCoord").outputs["Generated"], split.inputs[0])
    x, y, z = split.outputs
    up = math_of(tree, "MAXIMUM", z, 0.0)
    side = math_of(tree, "ADD", math_of(tree, "MULTIPLY", x, sun[0]), math_of(tree, "MULTIPLY", y, sun[1]))
    near = share_of(tree, side, 0.30, 0.98)
    air = joined(tree, "MixRGB", near, ramp(tree, up, away), ramp(tree, up, near_sun))
    # Clouds lie in a layer, so they draw together towards the horizon.
    low = math_of(tree, "ADD", up, 0.06)
    across = math_of(tree, "MULTIPLY", math_of(tree, "DIVIDE", x, low), scale[0])
    along = math_of(tree, "MULTIPLY", math_of(tree, "DIVIDE", y, low), scale[1])
    cloud = joined(tree, "TexNoise", joined(tree, "CombineXYZ", across, along, seed), None, 0.9, 7.0, 0.56, 0.6)
    share = share_of(tree, cloud, *cover, 0.0, 0.9)
    share = math_of(tree, "MULTIPLY", share, share_of(tree, up, 0.01, 0.07))
    lit = joined(tree, "MixRGB", near, ramp(tree, up, clouds_away), ramp(tree, up, clouds_near))
    tree.links.new(joined(tree, "MixRGB", share, air, lit), tree.nodes["Background"].inputs["Color"])
