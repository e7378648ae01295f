"""Things for the home that are printed or stand about."""
import math

from .. import materials as m
from .. import shapes as s


def mug(job):
    """300 ml, 82 mm across, 95 mm high; printed all round but for the handle."""
    r, h = 0.041, 0.095
    body = m.ceramic("colour" if job.get("form") == "tinted" else "ceramic")
    outer = [(0.0, 0.004), (0.030, 0.004), (0.033, 0.0), (0.037, 0.0006), (0.0400, 0.004), (r, 0.010), (r, h - 0.004), (r - 0.0012, h), (r - 0.003, h), (r - 0.0042, h - 0.003), (r - 0.0042, 0.014), (r - 0.010, 0.008), (0.0, 0.007)]
    s.lathe("mug", outer, body, 128, sharp=50)
    points = []
    for i in range(33):
        a = math.radians(-84 + 168 * i / 32)
        points.append((r - 0.004 + 0.031 * math.cos(a), 0, h / 2 + 0.031 * math.sin(a) * 1.02))
    s.tube("handle", points, 0.0052, body, oval=1.45, segments=24)
    art = m.artwork("wrap", job.get("art", "dog"), aspect=0.2 / 0.08, roughness=0.14, coat=0.5)
    s.face_round("print", r + 0.0002, 0.2, 0.08, art, 0, 0.0075)
