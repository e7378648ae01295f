"""The film of `balloons`: 8 s that come round again, as raw frames to ffmpeg. The first is the print, to the pixel.

`python3 film_balloons.py <balloons.png> <film.mp4> <poster.png>`"""

import subprocess
import sys

import numpy as np

from balloons import LOOP, background, moment
from picture import blurred, film, read_png, resized, tone, write_png

WIDTH, HEIGHT, FPS = 640, 800, 16
# As large as the still was painted: its woods and mist depend on that.
PAINTED = 1800

source, out, poster = sys.argv[1:4]
print_of = resized(blurred(read_png(source), 0.8), HEIGHT)
left = (HEIGHT - WIDTH) // 2
ground = resized(blurred(background(PAINTED).astype(np.float32), 0.9), HEIGHT)
# What development makes of the still is kept as a difference, and laid on every moment.
first = tone(moment(ground, HEIGHT, 0.0), 0.95)
plain = film(first, 7, 0.0)
ffmpeg = subprocess.Popen(
    ["ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{WIDTH}x{HEIGHT}", "-r", str(FPS), "-i", "-",
     "-c:v", "libx264", "-preset", "slow", "-crf", "27", "-maxrate", "880k", "-bufsize", "1800k", "-pix_fmt", "yuv420p", "-profile:v", "high", "-movflags", "+faststart", out],
    stdin=subprocess.PIPE,
)
frames = int(LOOP * FPS)
for k in range(frames):
    time = LOOP * k / frames
    shown = film(tone(moment(ground, HEIGHT, time), 0.95), 7, 0.0)
    # The print's own finish fades within half a second, and is back before the loop begins again.
    share = max(0.0, 1 - min(k, frames - k) / (FPS * 0.6))
    shown = shown + (print_of - plain) * share
    frame = np.clip(shown[:, left : left + WIDTH] * 255 + 0.5, 0, 255).astype(np.uint8)
    if k == 0:
        write_png(poster, print_of[:, left : left + WIDTH])
    ffmpeg.stdin.write(frame.tobytes())
ffmpeg.stdin.close()
ffmpeg.wait()
