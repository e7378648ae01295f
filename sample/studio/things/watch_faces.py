"""The two watches."""
from .. import materials as m
from .. import shapes as s
from .. import textures
from . import fine_parts as f
from . import watches as w
from .fine_parts import MM


def _case(job, profile, brushed, polished, from_z, sharp=38):
    """Turned from a profile in mm; what stands above from_z is polished, the rest brushed."""
    points = [(r * MM, z * MM) for r, z in profile]
    cut = next(i for i, (_, z) in enumerate(profile) if z >= from_z)
    s.lathe("case", points[:cut + 1], brushed, f.light(job, 192, 72), sharp=sharp)
    s.lathe("bezel", points[cut:], polished, f.light(job, 192, 72), sharp=sharp)


def aperture(job):
    """38 mm, 7 mm thick; a picture of 34 mm as dial, two hands, a stitched strap of 18 mm."""
    # the model lies open: closed, the strap would hide what is engraved on the back
    view = "open" if job.get("view") == "second" or job.get("glb") else "closed"
    brushed, polished = f.steel("steel-brushed", 0.3), f.steel("steel", 0.09)
    hide = m.leather("colour", tile=0.035)
    thread, dark = m.plain("thread", "#efe6d6", 0.8), m.plain("hole", "#0c0b0a", 0.9)
    with f.posed((0, 0, 0), (0, 0, 0) if view == "open" else (56, 0, 0)) as whole:
        _case(job, [(0, -3.45), (14.6, -3.45), (15.0, -3.2), (15.2, -2.9), (17.6, -2.6), (18.6, -2.1), (19.0, -1.3), (19.0, 0.7), (18.85, 1.1), (18.6, 1.35),
                    (18.5, 1.4), (18.1, 2.05), (17.75, 2.35), (17.45, 2.4), (17.3, 2.25), (17.25, 1.2), (17.0, 1.05), (0, 1.05)], brushed, polished, 1.4)
        dial = m.artwork("dial", job.get("art", "ridge"), roughness=0.45, coat=0.7)
        s.place(s.face_plate("dial", 34 * MM, 34 * MM, dial, outline="ellipse", segments=f.light(job, 160, 64)), (0, 0, 1.15 * MM), (-90, 0, 0))
        f.corner_dots(job, 34 * MM, 34 * MM, dial, (0, 0, 1.15 * MM))
        f.engraved_face("back", 30 * MM, 30 * MM, brushed, (0, 0, -3.55 * MM), (90, 0, 0), "ellipse")
        hands = m.metal("hands", "#f3f1ec", 0.12)
        w.hand("hour-hand", 8.6, 1.25, 2.4, 304, 1.45, hands)
        w.hand("minute-hand", 13.6, 0.95, 2.6, 52, 1.72, hands)
        s.place(s.lathe("pinion", [(1.15 * MM, 0), (1.1 * MM, 0.18 * MM), (0.8 * MM, 0.32 * MM), (0, 0.36 * MM)], hands, 40), (0, 0, 1.72 * MM))
        w.lugs(job, polished, 18, 22.6, 1.2, -3.4, 2.3)
        w.crown(job, polished, -0.3, 18.7, 4.2, 2.7)
        w.sapphire(job, 17.3, 2.0, 1.35, 0.5)
        w.strap(job, view, (20.4, -1.9), -2.2, 17.6 * MM, (3.2 * MM, 2.1 * MM), hide, polished, thread, dark)
    f.grounded(whole)
    f.gift_card(job, (0.09, 0, 0))
    f.cards(job, 0.034, (0, 0, 0.03), clear=True)
    return {"glass": True, "bounces": 6}


def _date(job, dial_z):
    """A window at three."""
    paper, ink = m.plain("date", "#f6f4ef", 0.6), m.plain("ink", "#17181a", 0.6)
    steel = f.steel("frame", 0.1)
    at = (13.2 * MM, 0, dial_z * MM)
    for x, y, wide, high in ((0, 1.28, 3.7, 0.3), (0, -1.28, 3.7, 0.3), (1.72, 0, 0.3, 2.6), (-1.72, 0, 0.3, 2.6)):
        s.box("date-frame", (wide * MM, high * MM, 0.22 * MM), steel, (at[0] + x * MM, at[1] + y * MM, at[2] + 0.1 * MM), 0.06 * MM, 2)
    s.box("date-disc", (3.2 * MM, 2.4 * MM, 0.04 * MM), paper, (at[0], at[1], at[2] + 0.03 * MM))
    f.words(job, "21", 2.3 * MM, ink, (at[0], at[1] - 0.05 * MM, at[2] + 0.07 * MM), face="instrument-sans-600")


def transit(job):
    """40 mm, 11 mm thick; a clear dial with strong bars and a date; a rubber strap of 20 mm."""
    view = "open" if job.get("view") == "second" else "closed"
    brushed, polished = f.steel("steel-brushed", 0.3), f.steel("steel", 0.08)
    rubber = m.textured("colour", None, textures.noise(256, 90, 3, 2), 0.02, roughness=0.62, specular=0.35, relief=0.12)
    ivory = m.plain("dial", "#ece8df", 0.5, coat=0.25)
    chapter = m.plain("chapter", "#f6f3ec", 0.45)
    ink, dark = m.plain("ink", "#15171a", 0.5), m.plain("hole", "#0c0b0a", 0.9)
    black, lume, amber = m.metal("bars", "#2a2c30", 0.16), m.plain("lume", "#e9efdc", 0.7), m.plain("seconds", "#d8591f", 0.4)
    with f.posed((0, 0, 0), (0, 0, 0) if view == "open" else (56, 0, 0)) as whole:
        _case(job, [(0, -5.6), (15.6, -5.6), (16.2, -5.3), (16.4, -4.6), (18.2, -4.2), (19.5, -3.2), (20.0, -2.2), (20.0, 1.6), (19.85, 2.0), (19.55, 2.3),
                    (19.5, 2.35), (19.3, 2.9), (19.1, 3.2), (18.2, 4.3), (17.75, 4.55), (17.3, 4.5), (17.1, 4.3), (17.05, 3.4), (16.9, 2.9), (15.9, 1.95), (15.85, 1.75), (0, 1.75)], brushed, polished, 2.35)
        s.lathe("chapter-ring", [(17.0 * MM, 3.0 * MM), (16.0 * MM, 2.0 * MM), (15.9 * MM, 1.95 * MM)][::-1], chapter, f.light(job, 160, 64))
        s.place(s.face_plate("dial-plate", 32.2 * MM, 32.2 * MM, ivory, outline="ellipse", segments=f.light(job, 160, 64)), (0, 0, 1.8 * MM), (-90, 0, 0))
        w.marks(job, "bar", 15.0, 3.6, 1.15, 0.5, 1.8, 12, black, (0, 3))
        for x in (-0.95, 0.95):
            s.box("bar-twelve", (1.15 * MM, 4.2 * MM, 0.5 * MM), black, (x * MM, 12.9 * MM, 2.05 * MM), 0.12 * MM, 2)
        w.marks(job, "glow", 14.6, 2.4, 0.5, 0.54, 1.8, 12, lume, (0, 3), 0.04)
        if not job.get("glb"):
            w.marks(job, "minute", 15.85, 0.75, 0.16, 0.03, 1.8, 60, ink, tuple(range(0, 60, 5)), 0)
            f.words(job, "TRANSIT", 1.75 * MM, ink, (0, 6.4 * MM, 1.84 * MM), face="instrument-sans-600", spacing=1.35)
            f.words(job, "automatic", 1.2 * MM, ink, (0, -6.0 * MM, 1.84 * MM), face="instrument-sans-400", spacing=1.1)
        _date(job, 1.8)
        w.hand("hour-hand", 8.8, 1.9, 2.0, 304, 2.35, black, 0.7)
        w.hand("minute-hand", 13.6, 1.5, 2.4, 52, 2.7, black, 0.6)
        w.hand("hour-glow", 6.6, 0.6, -2.6, 304, 2.60, lume, 0.9, 0.05)
        w.hand("minute-glow", 11.6, 0.5, -3.0, 52, 2.95, lume, 0.9, 0.05)
        w.hand("second-hand", 14.6, 0.34, 4.6, 200, 3.05, amber, 0.6, 0.1)
        s.place(s.lathe("pinion", [(1.2 * MM, 0), (1.15 * MM, 0.25 * MM), (0.8 * MM, 0.4 * MM), (0, 0.44 * MM)], amber, 40), (0, 0, 3.0 * MM))
        w.lugs(job, brushed, 20, 23.8, 1.6, -5.2, 2.9)
        w.crown(job, polished, -0.4, 19.6, 6.2, 3.8)
        for side in (-1, 1):
            s.box("guard", (2.6 * MM, 4.0 * MM, 4.6 * MM), brushed, (20.0 * MM, side * 5.6 * MM, -0.4 * MM), 1.0 * MM, 4)
        w.sapphire(job, 17.1, 4.1, 0.9, 0.6)
        w.strap(job, view, (21.4, -2.9), -4.3, 19.6 * MM, (4.4 * MM, 2.8 * MM), rubber, polished, None, dark, True)
    f.grounded(whole)
    f.cards(job, 0.036, (0, 0, 0.03), clear=True)
    return {"glass": True, "bounces": 6}
