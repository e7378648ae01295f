"""Two deck chairs by the sea in late light: `blender -b -P beach.py -- <folder> <pixels> <samples>`."""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from beach_shore import sand, sea, shells  # noqa: E402
from beach_things import basket, deck_chair, deck_stripes, panel, parasol, sandal, straw_hat, wood  # noqa: E402
from scene import arguments, camera, empty_scene, passes, sun_light  # noqa: E402
from shading import evening_sky  # noqa: E402

out, size, samples = arguments()[0], int(arguments()[1]), int(arguments()[2])
scene = empty_scene(size, samples)
scene.cycles.max_bounces = 4

evening_sky(
    scene, (0.82, 0.57),
    ((0.0, (1.25, 0.72, 0.40)), (0.06, (1.05, 0.70, 0.46)), (0.16, (0.70, 0.64, 0.60)), (0.30, (0.36, 0.48, 0.64)), (0.5, (0.20, 0.33, 0.58)), (1.0, (0.11, 0.21, 0.46))),
    ((0.0, (0.78, 0.62, 0.55)), (0.07, (0.58, 0.56, 0.60)), (0.18, (0.36, 0.46, 0.62)), (0.32, (0.22, 0.35, 0.58)), (0.55, (0.15, 0.27, 0.52)), (1.0, (0.11, 0.21, 0.46))),
    ((0.0, (1.3, 0.80, 0.50)), (0.15, (1.35, 0.95, 0.70)), (0.4, (1.15, 0.95, 0.85)), (1.0, (0.8, 0.8, 0.85))),
    ((0.0, (0.72, 0.55, 0.50)), (0.15, (0.95, 0.74, 0.64)), (0.4, (0.92, 0.84, 0.82)), (1.0, (0.8, 0.8, 0.85))),
    (0.485, 0.61), (0.75, 1.5), 7.3,
)
sun_light(17, 122, 7.5, (1.0, 0.70, 0.42), 0.9)

left, right = (-0.50, 0.0), (0.53, 0.08)
ground = sand([(left[0], -0.1, 0.55), (right[0], 0.0, 0.55), (0.03, 0.55, 0.10), (0.12, -0.42, 0.2)])
sea()
shells(ground)
timber = wood("teak", (0.26, 0.12, 0.045), (0.52, 0.29, 0.13))
white = (0.86, 0.83, 0.76)
deck_chair((*left, -0.005), math.radians(-24), deck_stripes((0.035, 0.13, 0.36), white, 3), timber)
deck_chair((*right, -0.005), math.radians(21), deck_stripes((0.62, 0.075, 0.05), white, 5), timber)
pale, amber = (0.87, 0.82, 0.72), (0.80, 0.36, 0.07)
panels = (panel(pale, amber, 21), panel(amber, pale, 23))
parasol((0.05, 0.55, 1.78), (math.radians(-4), math.radians(7)), panels, wood("pole", (0.42, 0.27, 0.14), (0.66, 0.48, 0.29)))
straw_hat((0.855, -0.36, 1.0), (math.radians(66), 0, math.radians(28)))
basket((0.08, -0.42, ground(0, -0.42) + 0.004), 0.5)
sandal((-0.30, -0.92, 0.016), math.radians(14))
sandal((-0.14, -0.97, 0.016), math.radians(-20))
camera((-0.05, -4.45, 1.24), (0.02, 0.0, 0.965), 36.0, 4.5, 9.0).data.clip_end = 6000
passes(out)
