"""Cloth by Blender's own solver, for what only sags; what falls and folds has solvers of its own (things/*_solver.py). UVs stay those of
the flat pattern, so that weave and print keep their size however the cloth hangs."""
import bpy

from . import shapes


def settle(one, frames=60, mass=0.25, stretch=25.0, bend=0.4, pinned=None, sew=None, inflate=0.0, shrink=0.0, self_collide=True,
           quality=6, gravity=1.0, air=1.0, thickness=0.003):
    """Lets time pass, then freezes the cloth as a mesh. mass: kg per vertex-area as Blender counts it; bend: 0.05 silk, 0.4 jersey,
    2 canvas, 8 felt; sew: largest sewing force (loose edges are threads); inflate: pressure; shrink: share by which it is smaller."""
    scene = bpy.context.scene
    modifier = one.modifiers.new("cloth", "CLOTH")
    how = modifier.settings
    how.quality, how.mass, how.air_damping = quality, mass, air
    how.tension_stiffness = how.compression_stiffness = stretch
    how.shear_stiffness, how.bending_stiffness, how.bending_damping = stretch / 3, bend, 0.5
    how.tension_damping = how.compression_damping = 8
    if pinned:
        how.vertex_group_mass = pinned
    if sew:
        how.use_sewing_springs, how.sewing_force_max = True, sew
    if inflate:
        how.use_pressure, how.uniform_pressure_force = True, inflate
    how.shrink_min = shrink
    how.effector_weights.gravity = gravity
    hits = modifier.collision_settings
    hits.use_self_collision, hits.self_distance_min, hits.distance_min = self_collide, thickness, thickness
    hits.collision_quality = 3
    scene.frame_start, scene.frame_end = 1, frames
    modifier.point_cache.frame_start, modifier.point_cache.frame_end = 1, frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    shapes.apply_modifiers(one)
    scene.frame_set(1)
    return one
