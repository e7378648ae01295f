"""Small devices: a band for the wrist, earbuds in their case, a tag for keys."""
import math

from mathutils import Vector

from .. import materials as m
from .. import shapes as s
from .. import textures
from . import fine_parts as f
from . import watches as w
from .fine_parts import MM


def _soft(name="colour"):
    """Rubber or plastic with the finest of grains."""
    return m.textured(name, None, textures.noise(256, 90, 3, 2), 0.012, roughness=0.55, specular=0.4, relief=0.1)


def _glow(name, color, strength):
    made = m.plain(name, color, 0.5)
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Emission"].default_value = (*m.linear(color), 1)
    shader.inputs["Emission Strength"].default_value = strength
    return made


def band(job):
    """18 mm of soft rubber round a wrist, an oval of dark glass in aluminium; a pin and holes close it."""
    view = "open" if job.get("view") == "second" else "closed"
    rubber = _soft()
    alu, pin = m.metal("aluminium", "#3a3b3e", 0.32), m.metal("pin", "#b9babb", 0.22)
    screen, dark = m.plain("screen", "#050608", 0.05, coat=0.25, specular=0.25), m.plain("hole", "#0a0a0a", 0.9)
    white, green = _glow("digits", "#f4f6f8", 1.6), _glow("ring", "#6fd79a", 1.3)
    with f.posed((0, 0, 0), (0, 0, 0) if view == "open" else (54, 0, 0)) as whole:
        rows = []
        for z, grow in ((-5.4, -3.0), (-5.6, -2.0), (-5.2, -0.7), (-4.0, 0.0), (1.6, 0.15), (2.6, -0.1), (3.1, -0.5), (3.2, -1.0)):
            rows.append([Vector((x, y, z * MM - 1.3 * (y / 0.021) ** 2 * MM)) for x, y in s.rounded_rectangle((17.8 + 2 * grow) * MM, (42 + 2 * grow) * MM, (8.2 + grow) * MM, f.light(job, 14, 6))])
        f.loft("housing", rows, alu, sharp=50)
        rows = []
        for z, grow in ((3.0, 0.0), (3.5, 0.0), (3.95, -0.35), (4.25, -1.0), (4.45, -2.2), (4.55, -4.2), (4.6, -6.5)):
            rows.append([Vector((x, y, z * MM - 1.3 * (y / 0.021) ** 2 * MM)) for x, y in s.rounded_rectangle((15.8 + 2 * grow) * MM, (40 + 2 * grow) * MM, max(0.4, 7.4 + grow) * MM, f.light(job, 14, 6))])
        f.loft("glass", rows, screen)
        if not job.get("glb"):
            f.words(job, "10:24", 4.7 * MM, white, (0, 1.6 * MM, 4.66 * MM), face="instrument-sans-400")
            f.words(job, "6 240", 2.1 * MM, green, (0, -4.2 * MM, 4.60 * MM), face="instrument-sans-400")
        halves = w.paths(view, (19.6, -2.2), -3.9)
        for side, line in enumerate(halves):
            line = line[::3] + [line[-1]] if job.get("glb") else line
            tip = side == 1

            def width(t, tip=tip):
                end = max(0.0, (t - 0.93) / 0.07)
                return (17.2 - 1.6 * min(1, t * 3)) * MM * max(0.15, math.sqrt(max(0.0, 1 - end ** 2.6)))
            deep = lambda t: (3.0 - 1.0 * min(1, t * 3)) * MM  # noqa: E731
            w.swept("strap", line, width, deep, rubber, f.light(job, 24, 12), 0.15)
            if tip:
                for k in range(11):
                    p, u = w.arc_points(line, lambda t: 0, lambda t: deep(t) / 2 + 0.16 * MM, 0.42 + 0.045 * k, 0.42 + 0.045 * k)[0]
                    hole = s.lathe("hole", [(0, -0.02 * MM), (0.9 * MM, 0.0), (1.1 * MM, 0.03 * MM)], dark, f.light(job, 24, 10))
                    hole.matrix_basis = f.basis(p, Vector((1, 0, 0)), u)
            else:
                for k in (0.86,):
                    p, u = w.arc_points(line, lambda t: 0, lambda t: 0, k, k)[0]
                    with f.posed() as stud:
                        s.lathe("stud", [(0, -1.4 * MM), (3.4 * MM, -1.4 * MM), (3.5 * MM, -1.1 * MM), (1.1 * MM, -0.8 * MM), (1.0 * MM, 2.2 * MM), (1.7 * MM, 2.6 * MM), (1.6 * MM, 3.0 * MM), (0, 3.2 * MM)], pin, f.light(job, 40, 16), sharp=50)
                    for one in stud:
                        one.matrix_basis = f.basis(p, Vector((1, 0, 0)), u)
    f.grounded(whole)
    f.cards(job, 0.03, (0, 0, 0.026), clear=True)


A, B, C, E_UP, E_ROUND = 31.0, 24.0, 12.0, 0.46, 0.52


def _pebble(job, z, inset=0.0):
    """A row of points round the case at the height z (mm from its middle)."""
    k = max(0.0, 1 - abs(z / (C - inset)) ** (2 / E_UP)) ** (E_UP / 2)
    count = f.light(job, 160, 52)
    return [Vector(((A - inset) * k * f.power(math.cos(a), E_ROUND), (B - inset) * k * f.power(math.sin(a), E_ROUND), z)) * MM for a in (2 * math.pi * i / count for i in range(count))]


def _top(x, y, inset=0.0):
    """The height of the case's top over (x, y), mm."""
    r = ((abs(x) / (A - inset)) ** (2 / E_ROUND) + (abs(y) / (B - inset)) ** (2 / E_ROUND)) ** (E_ROUND / 2)
    return (C - inset) * max(0.0, 1 - r ** (2 / E_UP)) ** (E_UP / 2)


SPLIT = 2.6


def _heights(job, low, high):
    """Rows close together where the pebble turns in."""
    n = f.light(job, 28, 12)
    a, b = (math.asin(max(-1, min(1, v / C))) for v in (low, high))
    return [C * math.sin(a + (b - a) * i / n) for i in range(n + 1)]


def _half(job, name, low, high, material):
    """A part of the pebble between two heights, its rim turned in softly where it was cut."""
    rows = [_pebble(job, z) for z in _heights(job, low, high)]
    if low > -C + 0.1:
        rows = [_shrunk(rows[0], 2.2, 0.0), _shrunk(rows[0], 0.4, 0.02), _shrunk(rows[0], 0.08, 0.12)] + [_shrunk(r, 0, 0.3 if i == 0 else 0.0) for i, r in enumerate(rows)]
    if high < C - 0.1:
        rows += [_shrunk(rows[-1], 0.08, 0.14), _shrunk(rows[-1], 0.4, 0.26), _shrunk(rows[-1], 2.2, 0.28)]
    return f.loft(name, rows, material, ends="first" if low <= -C + 0.1 else "last")


def _shrunk(row, by, up):
    """A row moved in by `by` mm and up by `up` mm."""
    return [Vector((p.x * (1 - by * MM / max(1e-6, math.hypot(p.x, p.y))), p.y * (1 - by * MM / max(1e-6, math.hypot(p.x, p.y))), p.z + up * MM)) for p in row]


def _lid_picture(job, art, across=46.0, down=34.0):
    n = f.light(job, 36, 16)
    verts, uvs, faces = [], [], []
    for r in range(n + 1):
        for c in range(n + 1):
            u, v = c / n, r / n
            x, y = (u - 0.5) * across, (v - 0.5) * down
            verts.append((x * MM, y * MM, (_top(x, y) + 0.10) * MM))
            uvs.append((u, v))
    for r in range(n):
        for c in range(n):
            i = r * (n + 1) + c
            faces.append((i, i + 1, i + n + 2, i + n + 1))
    return s.mesh_object("lid-picture", verts, faces, art, uvs)


def _bud(job, shell, tip, steel, at, turn):
    """One earbud: a pebble for the ear, a nozzle with its silicone tip, a short foot with the contacts."""
    with f.posed(at, turn) as group:
        rows, n, count = [], f.light(job, 30, 12), f.light(job, 56, 22)
        for i in range(1, n):
            t = math.pi * i / n
            z, k = -math.cos(t), math.sin(t) ** 0.86
            rows.append([Vector((9.2 * k * math.cos(a) + 1.3 * z * z, 7.6 * k * math.sin(a), 5.6 * f.power(z, 0.92))) * MM for a in (2 * math.pi * j / count for j in range(count))])
        f.loft("bud", rows, shell)
        with f.posed((-2.6 * MM, 0, 3.6 * MM), (0, -24, 0)):
            s.lathe("nozzle", [(3.6 * MM, 0), (3.2 * MM, 1.6 * MM), (2.5 * MM, 3.2 * MM), (2.5 * MM, 5 * MM)], shell, f.light(job, 40, 16))
            mush = [(2.5, 6.8), (1.6, 7.0), (1.55, 7.4), (2.6, 7.9), (4.0, 7.2), (5.3, 5.6), (6.1, 3.8), (6.25, 3.0), (6.0, 2.7), (5.6, 3.0), (3.4, 4.6), (2.6, 4.4)]
            s.lathe("tip", [(a * MM, b * MM) for a, b in s.smooth_profile(mush[::-1], f.light(job, 4, 1))], tip, f.light(job, 56, 20))
            s.lathe("mesh", [(0, 6.6 * MM), (1.8 * MM, 6.6 * MM)][::-1], m.plain("mesh", "#222326", 0.6, metallic=0.8), 24)
        s.place(s.lathe("foot", [(0, -9.6 * MM), (1.6 * MM, -9.6 * MM), (2.3 * MM, -9.0 * MM), (2.6 * MM, -7.6 * MM), (3.1 * MM, -3 * MM), (3.8 * MM, 0), (0, 0)], shell, f.light(job, 40, 16)), (6.0 * MM, 0, -1.0 * MM), (0, -62, 0))
        s.place(s.lathe("contact", [(0, -9.8 * MM), (1.2 * MM, -9.8 * MM), (1.4 * MM, -9.6 * MM), (1.4 * MM, -9.4 * MM)], steel, f.light(job, 24, 12)), (6.0 * MM, 0, -1.0 * MM), (0, -62, 0))
        s.place(s.box("microphone", (1.0 * MM, 2.6 * MM, 0.6 * MM), m.plain("slot", "#0c0c0d", 0.8), (0, 0, 0), 0.25 * MM, 2), (1.0 * MM, 0, -5.55 * MM))
    return group


def _case(job, opened, parts, art):
    shell, inner, tip, steel = parts
    _half(job, "case", -C, SPLIT - 0.12, shell)
    lamp = _glow("lamp", "#e9f2ff", 1.5)
    s.place(s.lathe("lamp", [(0, 0.15 * MM), (0.5 * MM, 0.1 * MM), (0.6 * MM, 0)][::-1], lamp, 20), (0, -23.75 * MM, -4.2 * MM), (90, 0, 0))
    if not opened:
        f.loft("gap", [_pebble(job, z, 0.55) for z in (SPLIT - 0.8, SPLIT + 0.8)], inner, ends=False)
        _half(job, "lid", SPLIT + 0.12, C, shell)
        _lid_picture(job, art)
        return
    tray = [_shrunk(_pebble(job, SPLIT - 0.1), by, up) for by, up in ((1.4, 0.2), (1.8, -0.1), (2.4, -1.0), (4, -1.2))]
    f.loft("tray", tray, inner, ends="last", sharp=40)
    for side in (-1, 1):
        well = s.lathe("well", [(0, -0.9 * MM), (8.6 * MM, -0.9 * MM), (9.6 * MM, -0.5 * MM), (10.2 * MM, 0.1 * MM), (10.6 * MM, 0.0)], m.plain("well", "#0b0c0d", 0.6), f.light(job, 64, 24))
        s.place(well, (side * 13.4 * MM, 0, (SPLIT - 1.15) * MM))
        _bud(job, shell, tip, steel, (side * 13.2 * MM, 0.5 * MM, (SPLIT + 2.2) * MM), (180, 0, 0 if side > 0 else 180))
    with f.posed((0, 21.5 * MM, SPLIT * MM), (0, 0, 0)):
        with f.posed((0, 0, 0), (-102, 0, 0)):
            with f.posed((0, -21.5 * MM, -SPLIT * MM), (0, 0, 0)):
                _half(job, "lid", SPLIT + 0.12, C, shell)
                panel = [_shrunk(_pebble(job, SPLIT + 0.1), by, up) for by, up in ((1.6, 0.0), (2.0, 0.3), (3.0, 1.6), (5, 1.9))]
                # a hollow: it looks to where one looks into it
                f.loft("lining", panel, inner, ends="last", sharp=40).data.flip_normals()
                s.place(s.face_plate("name-plate", 40 * MM, 14 * MM, m.plain("artwork-inside", "#1b1c1e", 0.5)), (0, 0, (SPLIT + 1.84) * MM), (90, 0, 0))
                _lid_picture(job, art)
                if not job.get("glb") and not job.get("light"):
                    s.lettering("name", job.get("label") or "Noor", 6.0 * MM, m.plain("name-ink", "#f4f1ea", 0.5), (0, 0, (SPLIT + 1.8) * MM), (180, 0, 0), f.font("instrument-sans-400"))


def earbuds(job):
    """A pebble of a case, 62 × 48 × 24 mm, with a picture on its lid; two earbuds."""
    shell = m.textured("colour", None, textures.noise(256, 90, 5, 2), 0.01, roughness=0.42, coat=0.15, relief=0.05)
    parts = (shell, m.plain("lining", "#1b1c1e", 0.5), m.rubber("silicone", "#26272a", roughness=0.5), f.steel("contact", 0.2))
    art = m.artwork("lid", job.get("art", "aurora"), aspect=46 / 34, roughness=0.3, coat=0.8)
    opened = job.get("view") == "second"
    if job.get("glb"):
        with f.posed((-0.040, -0.01, C * MM)):
            _case(job, False, parts, art)
        with f.posed((0.036, 0.0, C * MM)):
            _case(job, True, parts, art)
        f.gift_card(job, (0.125, 0, 0))
        return
    with f.posed((0, 0.004, C * MM), (0, 0, 0)):
        _case(job, opened, parts, art)
    if not opened:
        one = _bud(job, shell, parts[2], parts[3], (0.012, -0.041, 0), (10, 28, -35))
        f.grounded(one)
        two = _bud(job, shell, parts[2], parts[3], (0.038, -0.034, 0), (-72, 12, 150))
        f.grounded(two)
    f.cards(job, 0.04, (0, 0, 0.012), clear=True)
