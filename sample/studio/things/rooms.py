"""Still lifes of several products, for the shop's first page and its categories."""
import importlib
import math

import bpy
from mathutils import Matrix

from .. import materials as m
from .. import sets
from .. import shapes as s
from .. import studio

BLACK, BLUE, YELLOW = "#333333", "#1e73be", "#dd9933"


def put(thing, slug, at=(0, 0, 0), turn=0.0, color=None, **how):
    """Builds a thing, in one colour for good, and sets it down at `at`, turned by `turn` degrees."""
    before = set(bpy.context.scene.objects)
    known = set(bpy.data.materials)
    group, name = thing.split(".")
    getattr(importlib.import_module(f"studio.things.{group}"), name)({"slug": slug, "view": "room", "camera": {"elevation": 10, "turn": turn, "fill": 0.5}, **how})
    # cards and stands are for a thing that is photographed alone
    for one in [o for o in set(bpy.context.scene.objects) - before if o.get("studio")]:
        bpy.data.objects.remove(one)
    for material in set(bpy.data.materials) - known:
        if m.is_tinted(material.name):
            _dye(material, m.linear(color or BLACK))
    bpy.context.view_layer.update()
    move = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    for one in set(bpy.context.scene.objects) - before:
        if one.parent is None:
            one.matrix_world = move @ one.matrix_world
    bpy.context.view_layer.update()


def _dye(material, rgb):
    """Takes a material out of what is recoloured afterwards, for several colours lie in one picture."""
    tree = material.node_tree
    for node in [n for n in tree.nodes if n.bl_idname == "ShaderNodeOutputAOV"]:
        tree.nodes.remove(node)
    for node in tree.nodes:
        if node.bl_idname == "ShaderNodeMixRGB" and node.blend_type == "MULTIPLY" and not node.inputs["Color2"].is_linked:
            node.inputs["Color2"].default_value = (*rgb, 1)
        elif node.bl_idname == "ShaderNodeBsdfPrincipled":
            node.inputs["Base Color"].default_value = (*rgb, 1)
    material.name = "dyed"


def decor(job):
    put("wall_prints.framed_print", "morning-ridge-framed-print", (-0.02, 0.10, 0), -4, BLACK, art="ridge")
    put("decor.vase", "saltmarsh-stoneware-vase", (0.27, 0.04, 0), 10, BLUE)
    put("decor.mug", "hearth-photo-mug", (0.13, -0.07, 0), -24, BLUE, art="dog")
    put("decor.candle", "slow-evening-soy-candle", (-0.17, -0.08, 0), -8, art="tree", label="Slow Evening|CEDAR AND BLACK TEA")
    return {"glass": True}


def fashion(job):
    put("bags.tote", "everyday-canvas-tote", (-0.05, 0.0, 0), -12, YELLOW, art="balloons")
    put("leather_bags.shopper", "harbour-leather-shopper", (0.42, 0.06, 0), -26)
    put("eyewear.sunglasses", "noon-sunglasses", (0.20, -0.22, 0), -30)


def men(job):
    put("leather_bags.weekend", "carrier-weekend-bag", (0.0, 0.05, 0), -20, YELLOW)
    put("hats.felt_hat", "brim-felt-hat", (0.40, -0.12, 0), -20, BLACK)
    put("accessories.wallet", "ledger-card-wallet", (-0.26, -0.20, 0), 18, BLACK, art="monochrome", label="A. R.")


def _rail(high, wide, y=0.0):
    """A rail for clothes: a round bar `high` over the floor on two posts that stand on feet."""
    oak = m.oak("rail-oak", seed=6)
    s.tube("bar", [(-wide / 2 - 0.04, y, high), (wide / 2 + 0.04, y, high)], 0.011, oak, segments=24)
    for x in (-wide / 2, wide / 2):
        s.box("post", (0.026, 0.026, high + 0.03), oak, (x, y, (high + 0.03) / 2), 0.003)
        s.box("foot", (0.030, 0.32, 0.026), oak, (x, y, 0.013), 0.003)


def women(job):
    put("draped_dress.solstice", "solstice-linen-dress", (0.0, 0.0, 0.10), -16, BLUE)
    top = max((one.matrix_world @ v.co).z for one in bpy.context.scene.objects if one.type == "MESH" for v in one.data.vertices) - 0.018
    studio.turn_thing(sets.coat_hanger(top), -16)
    _rail(top + sets.hook_reach - 0.011, 0.98)
    put("hats.straw_hat", "alba-straw-sun-hat", (0.42, -0.40, 0), -10, YELLOW)
    put("leather_bags.crossbody", "petal-crossbody-bag", (-0.34, -0.22, 0), -24, YELLOW)


def swimsuit(job):
    put("draped_towels.souvenir", "souvenir-photo-swim-towel", (0.0, 0.1, 0), -14, art="sea")
    put("bags.beach_tote", "sandbar-beach-tote", (0.62, -0.12, 0), -22, BLUE, art="couple")
    put("hats.straw_hat", "alba-straw-sun-hat", (-0.50, -0.20, 0), -20, YELLOW)


def cosmetics(job):
    put("cosmetics.body_wash", "tonic-body-wash", (0.055, 0.055, 0), -14, label="Tonic|BODY WASH")
    put("cosmetics.face_cream", "dew-point-face-cream", (-0.045, 0.0, 0), -10, label="Dew Point|FACE CREAM  50 ML")
    put("cosmetics.face_oil", "nightfall-face-oil", (0.02, -0.01, 0), -16, label="Nightfall|FACE OIL  30 ML")
    put("cosmetics.lipstick", "ember-satin-lipstick", (-0.01, -0.075, 0), -30)
    return {"glass": True}


def furniture(job):
    put("seats.lounge_chair", "alder-lounge-chair", (0.0, 0.0, 0), -28, YELLOW)
    put("furniture.side_table", "cooper-side-table", (0.62, 0.12, 0), -10, BLACK)
    put("draped_pillows.pouf", "album-photo-pouf", (-0.46, -0.52, 0), 12, BLUE, art="poppies")


def perfumes(job):
    put("perfume.salt_fig", "salt-fig-eau-de-parfum", (-0.03, 0.0, 0), -18, art="sea", label="Salt & Fig|EAU DE PARFUM")
    put("perfume.amber_room", "amber-room", (0.055, 0.05, 0), -24, label="for|Mathilde")
    put("perfume.blue_hour", "blue-hour", (0.05, -0.055, 0), -30)
    put("perfume.rain_on_cedar", "rain-on-cedar", (-0.10, 0.06, 0), -12)
    return {"glass": True}


def wearables(job):
    put("headphones.halo", "halo-over-ear-headphones", (0.0, 0.06, 0), -30, BLACK)
    put("watch_faces.aperture", "aperture-picture-watch", (0.125, -0.07, 0), -16, YELLOW, art="ridge")
    put("devices.earbuds", "orbit-earbuds", (-0.075, -0.10, 0), -12, BLUE, art="aurora")
    return {"glass": True}


def jewelry(job):
    put("jewels.pendant", "portrait-pendant", (0.0, 0.03, 0), 0, art="couple")
    put("rings.signet", "tide-signet-ring", (0.045, -0.01, 0), -24, label="A")
    put("rings.hoops", "lunar-hoops", (-0.045, -0.015, 0), -22)
    put("rings.cufflinks", "darkroom-cufflinks", (0.012, -0.058, 0), -18, YELLOW, art="city")
