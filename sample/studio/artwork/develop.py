"""From a folder with light.f32 (square, linear) to a PNG as if from film: `python3 develop.py <folder> <file.png> <exposure> [<grain>]`."""

import sys

import numpy as np

from picture import blurred, film, resized, tone, write_png

folder, path, exposure = sys.argv[1], sys.argv[2], float(sys.argv[3])
# A picture full of fine leaves needs less, and has no bytes left for it.
grain = float(sys.argv[4]) if len(sys.argv) > 4 else 0.019
light = np.fromfile(f"{folder}/light.f32", np.float32).reshape(-1, 3)
side = int(len(light) ** 0.5)
picture = light.reshape(side, side, 3)
picture = picture + blurred(np.maximum(picture - 1.5, 0).clip(0, 8), side / 110) * 0.5
shown = resized(tone(picture, exposure), 1600)
write_png(path, film(shown + (shown - blurred(shown, 1.6)) * 0.55, 7, grain))
