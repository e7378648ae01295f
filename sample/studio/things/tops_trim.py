"""What is sewn to tops: collars, hems, seams and stitches, labels, prints; and their own cloths."""
import math

import bpy
import numpy as np
from mathutils import Vector

from .. import materials as m
from .. import shapes, textures
from .tops_solver import edges_of


def rib_texture(size=512, ribs=8, seed=4):
    """1 × 1 rib: ridges along v. (base, height)."""
    y, x = np.meshgrid(np.arange(size) / size, np.arange(size) / size, indexing="ij")
    ridge = np.abs(np.sin(np.pi * x * ribs)) ** 0.8
    loops = 0.5 + 0.5 * np.sin(2 * np.pi * (y * ribs * 2.5 + 0.25 * np.sin(2 * np.pi * x * ribs)))
    height = ridge * (0.82 + 0.18 * loops) * (0.94 + 0.12 * textures.noise(size, 48, seed, 2))
    return 0.72 + 0.28 * height, height


def rib(name="colour-rib", tile=0.022, turn=0.0, **how):
    return m.textured(name, *rib_texture(), tile, (0.8, 0.8, 0.8), 2.2, turn, **{"roughness": 0.93, "sheen": 0.2, "specular": 0.12, **how})


def slub(name="colour"):
    """Jersey of yarn that is thick and thin by turns."""
    base, height = textures.knit(1024, 96, 2, 0.08)
    streak = textures.noise(1024, 150, 12, 2, (1, 0.03)) * textures.noise(1024, 40, 13, 2, (1, 0.2))
    base = base * (0.86 + 0.34 * streak)
    return m.textured(name, np.clip(base, 0, 1), height + 1.2 * streak, 0.1, (0.8, 0.8, 0.8), 0.5, roughness=0.92, sheen=0.2, specular=0.12)


def fleece(name="colour"):
    """The outer side of loopback or sweat cloth: a fine, even knit."""
    base, height = textures.knit(512, 40, 6, 0.12)
    return m.textured(name, base, height, 0.045, (0.8, 0.8, 0.8), 0.7, roughness=0.95, sheen=0.3, specular=0.1)


def smooth_ring(points, rounds):
    for _ in range(rounds):
        points = 0.5 * points + 0.25 * (np.roll(points, 1, 0) + np.roll(points, -1, 0))
    return points


def evenly(points, count):
    closed = np.concatenate([points, points[:1]])
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(closed, axis=0), axis=1))])
    wanted = np.linspace(0, along[-1], count, endpoint=False)
    return np.stack([np.interp(wanted, along, closed[:, i]) for i in range(3)], 1), along[-1]


def ring_of(garment, kind):
    """The border loops of a kind (neck, cuff, hem), each a list of vertices."""
    out = []
    for loop in garment.loops():
        said = [garment.kinds.get(v, "seam") for v in loop]
        if max(set(said), key=said.count) == kind:
            out.append(loop)
    return out


def away(garment, loop):
    """At each vertex of a border loop the direction in which the cloth would go on."""
    inner = np.zeros((len(loop), 3))
    centre = garment.co[loop]
    links = neighbours(garment)
    for i, v in enumerate(loop):
        seen, edge = {v}, [v]
        for _ in range(4):
            edge = [w for u in edge for w in links[u] if w not in seen]
            seen.update(edge)
        inner[i] = garment.co[list(seen)].mean(0)
    d = smooth_ring(centre - inner, 12)
    return d / np.linalg.norm(d, axis=1, keepdims=True)


def neighbours(garment):
    links = {}
    for a, b in edges_of(garment.tris):
        links.setdefault(int(a), []).append(int(b))
        links.setdefault(int(b), []).append(int(a))
    return links


def collar(garment, material, height=0.02, thick=0.0026, count=180, rise=0.05, calm=30, name="collar", rows=6, narrow=0.0, roll=0.0):
    """A ribbed band that goes on from the neck, double and rounded at its upper edge; `rise` turns it upwards, `roll` outwards."""
    loop = ring_of(garment, "neck")[0]
    d = away(garment, loop)
    base, _ = evenly(smooth_ring(garment.co[loop], 6), count)
    at = np.linspace(0, len(loop), count, endpoint=False)
    way = np.stack([np.interp(at, np.arange(len(loop) + 1), np.append(d[:, i], d[0, i])) for i in range(3)], 1)
    base = smooth_ring(base, calm)
    way = smooth_ring(way + np.array([0, 0, rise]), 10)
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    return band(name, base, way, height, thick, material, rows, narrow, roll)


def band(name, base, way, height, thick, material, rows=6, narrow=0.0, roll=0.0):
    """A double band with a rounded edge that goes on from the ring `base` in the directions `way`; `narrow` draws its edge in."""
    count, middle = len(base), base.mean(0)
    ahead = np.roll(base, -1, 0) - np.roll(base, 1, 0)
    out = np.cross(ahead, way)
    if np.sum(out * (base - middle)) < 0:
        out = -out
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(np.concatenate([base, base[:1]]), axis=0), axis=1))])
    profile = []  # (along the band, outwards)
    for i in range(rows + 1):
        profile.append((-0.004 + (height + 0.004) * i / rows, thick / 2 + 0.0008 * math.sin(math.pi * i / rows) - 0.0006 * (i == 0)))
    for a in (60, 90, 120):
        profile.append((height + thick / 2 * math.sin(math.radians(a)), thick / 2 * math.cos(math.radians(a))))
    for i in range(rows, -1, -1):
        profile.append((-0.004 + (height + 0.004) * i / rows, -thick / 2))
    verts, faces, uvs = [], [], []
    wide = len(profile)
    for i in range(count):
        for s, o in profile:
            t = max(0.0, s / height)
            p = base[i] + way[i] * s + out[i] * (o + roll * t * t)
            p = p + (np.array([middle[0], middle[1], p[2]]) - p) * narrow * t
            verts.append(p)
    for i in range(count):
        n = (i + 1) % count
        for k in range(wide - 1):
            faces.append((i * wide + k, n * wide + k, n * wide + k + 1, i * wide + k + 1))
            uvs.append([(length[i], profile[k][0]), (length[i + 1], profile[k][0]), (length[i + 1], profile[k + 1][0]), (length[i], profile[k + 1][0])])
    made = shapes.mesh_object(name, verts, faces, material, uvs)
    shapes.outwards(made)
    return made


def walk(points, step):
    """Points (x, z) along a polyline every `step` metres."""
    points = np.array(points, float)
    along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
    return [(float(np.interp(w, along, points[:, 0])), float(np.interp(w, along, points[:, 1]))) for w in np.arange(step / 2, along[-1], step)]


def stitches(name, garment, lines, material, length=0.0026, gap=0.0012, radius=0.00028):
    """Rows of stitches: lines are (side, points of the pattern). Each stitch is a little arched thread."""
    verts, faces = [], []
    for side, points in lines:
        marks = walk(points, length + gap)
        for i, (x, z) in enumerate(marks[:-1]):
            dx, dz = marks[i + 1][0] - x, marks[i + 1][1] - z
            size = math.hypot(dx, dz) or 1
            ends = [garment.at(side, x - dx / size * length / 2, z - dz / size * length / 2), garment.at(side, x + dx / size * length / 2, z + dz / size * length / 2)]
            (a, n), (b, _) = ends
            across = np.cross(b - a, n)
            across = across / (np.linalg.norm(across) + 1e-9) * radius
            for share, high in ((0, -0.3), (0.25, 1.0), (0.75, 1.0), (1, -0.3)):
                p = a + (b - a) * share + n * high * radius
                verts += [p - across, p + n * radius * 1.1, p + across]
            base = len(verts) - 12
            for r in range(3):
                for k in range(2):
                    faces.append((base + 3 * r + k, base + 3 * r + k + 1, base + 3 * r + k + 4, base + 3 * r + k + 3))
    return shapes.mesh_object(name, verts, faces, material) if verts else None


def seam(name, garment, side, points, material, radius=0.0009, sunk=0.3):
    """A sewn edge as a soft welt along a line of the pattern."""
    line = []
    for x, z in walk(points, 0.004):
        p, n = garment.at(side, x, z)
        line.append(p - n * radius * sunk)
    return shapes.tube(name, line, radius, material, segments=6)


def print_on(garment, face, material, lift=0.0003, photo=None):
    """A printed face of the pattern's rectangle. `photo`: the share from the top that the sample prints; below it nothing is shown
    but where the face's corners are."""
    side, x, z, w, h, degrees = garment.pattern.rects[face]
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    mirror = -1 if side == "back" else 1

    def uv(p):
        a, b = p[:, 0] - x, p[:, 1] - z
        return np.stack([mirror * (a * c + b * s) / w + 0.5, (-a * s + b * c) / h + 0.5], 1)

    middle = uv(garment.flat[garment.tris].mean(1))
    low = 0.0 if photo is None else 1 - photo
    chosen = (garment.side == (0 if side == "front" else 1)) & (np.abs(middle[:, 0] - 0.5) < 0.5) & (middle[:, 1] > low) & (middle[:, 1] < 1)
    made = garment.part(f"print-{face}", material, chosen, lift, uv)
    if photo is not None:
        corners = [(-0.5, -0.5), (0.5, -0.5)]
        at = [garment.at(0 if side == "front" else 1, x + mirror * a * w * c - b * h * s, z + mirror * a * w * s + b * h * c)[0] for a, b in corners]
        # Triangles without area: nothing is seen of them, but they say where the corners lie.
        marks = shapes.mesh_object(f"corners-{face}", [at[0]] * 3 + [at[1]] * 3, [(0, 1, 2), (3, 4, 5)], material, [(0, 0)] * 3 + [(1, 0)] * 3)
        return made, marks
    return made


def words(garment, side, text, x, z, size, material, degrees=0.0, lift=0.0010, font=None):
    """Lettering that lies on the cloth."""
    flat = shapes.lettering("words", text, size, material, font=font, spacing=1.04)
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    mirror = -1 if side else 1
    for v in flat.data.vertices:
        a, b = v.co.x, v.co.y
        p, n = garment.at(side, x + mirror * a * c - b * s, z + mirror * a * s + b * c)
        v.co = p + n * lift
    flat.location, flat.rotation_euler = (0, 0, 0), (0, 0, 0)
    return flat


def label(garment, material, x=0.0, z=0.65, width=0.030, height=0.030, side=1, name="label"):
    """A woven label on the inner side of the back, a hand's breadth below the neck; the face spans it. It is stiffer than the
    cloth: it follows its curve, but neither stretches nor shrinks with it."""
    verts, uvs, faces, steps = [], [], [], 6
    grid = [[tuple(map(Vector, garment.at(side, x + (c / steps - 0.5) * width, z + (r / steps - 0.5) * height)[:2])) for c in range(steps + 1)] for r in range(steps + 1)]
    across = sum((row[-1][0] - row[0][0] for row in grid), Vector()).normalized()
    up = sum((grid[-1][c][0] - grid[0][c][0] for c in range(steps + 1)), Vector())
    up = (up - across * up.dot(across)).normalized()
    out = across.cross(up)
    out = out if out.dot(grid[steps // 2][steps // 2][1]) > 0 else -out
    middle = grid[steps // 2][steps // 2][0]
    for r in range(steps + 1):
        for c in range(steps + 1):
            p, _ = grid[r][c]
            deep = out * ((p - middle).dot(out) - 0.0028)
            verts.append(middle + across * (c / steps - 0.5) * width + up * (r / steps - 0.5) * height + deep)
            uvs.append((c / steps, r / steps))
    for r in range(steps):
        for c in range(steps):
            i = r * (steps + 1) + c
            faces.append((i, i + 1, i + steps + 2, i + steps + 1))
    return shapes.mesh_object(name, verts, faces, material, uvs)
