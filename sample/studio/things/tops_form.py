"""The body that a top is put on while its cloth falls, and that is taken out again: distances to a torso with a neck and to two arms."""
import math

import numpy as np

# z from the high shoulder point, half width, half depth, how far the middle lies to the back
TORSO = np.array([(-0.92, .150, .100, .0), (-0.74, .172, .114, .0), (-0.60, .176, .117, .004), (-0.50, .166, .111, .004), (-0.40, .151, .102, .0),
                  (-0.31, .159, .112, -.004), (-0.22, .172, .121, -.006), (-0.15, .182, .117, .0), (-0.10, .186, .104, .006),
                  (-0.070, .180, .092, .012), (-0.052, .164, .083, .018), (-0.036, .138, .076, .022), (-0.020, .106, .070, .024),
                  (-0.004, .076, .065, .022), (0.02, .062, .062, .016), (0.06, .057, .060, .004), (0.13, .056, .060, -.008), (0.30, .056, .060, -.03)])


class Form:
    """`high`: z of its high shoulder points; `wide`, `deep` scale it; `bust` metres; arms `thick`, their angle from the vertical is
    `angle` (degrees) and changes while the cloth falls; `forward` degrees to the front."""

    def __init__(self, high, wide=1.0, deep=1.0, bust=0.0, thick=1.0, forward=6.0):
        self.high, self.wide, self.deep, self.bust, self.thick, self.forward = high, wide, deep, bust, thick, math.radians(forward)
        fine = np.linspace(TORSO[0, 0], TORSO[-1, 0], 400)
        kernel = np.exp(-np.linspace(-2, 2, 9) ** 2)
        self.z = fine + high
        columns = [np.interp(fine, TORSO[:, 0], TORSO[:, i]) for i in (1, 2, 3)]
        self.a, self.b, self.c = [np.convolve(np.pad(c, 4, "edge"), kernel / kernel.sum(), "valid") for c in columns]
        self.angle = 45.0

    def torso(self, p):
        a, b, c = (np.interp(p[:, 2], self.z, v) for v in (self.a, self.b, self.c))
        x, y = np.abs(p[:, 0]) / (a * self.wide), p[:, 1] - c
        if self.bust:
            y = y + self.bust * np.exp(-((p[:, 2] - self.high + 0.265) / 0.06) ** 2 - ((np.abs(p[:, 0]) - 0.075) / 0.065) ** 2) * (y < 0)
        y = np.abs(y) / (b * self.deep)
        return ((x ** 2.35 + y ** 2.35 + 1e-9) ** (1 / 2.35) - 1) * (0.6 * b * self.deep + 0.4 * a * self.wide)

    def side_at(self, z):
        """Half the torso's width at a height."""
        return float(np.interp(z, self.z, self.a)) * self.wide

    def joints(self, side):
        t = math.radians(self.angle)
        start = np.array([side * 0.152 * self.wide, 0.012, self.high - 0.085])
        upper = np.array([side * math.sin(t), -math.sin(self.forward) * 0.4, -math.cos(t)])
        lower = np.array([side * math.sin(t * 0.9), -math.sin(self.forward) - 0.20, -math.cos(t * 0.9)])
        elbow = start + 0.29 * upper / np.linalg.norm(upper)
        return start, elbow, elbow + 0.33 * lower / np.linalg.norm(lower)

    def arm(self, p, side):
        a, b, c = self.joints(side)
        best = None
        for start, end, r0, r1 in ((a, b, .058, .045), (b, c, .045, .029)):
            axis = end - start
            t = np.clip((p - start) @ axis / (axis @ axis), 0, 1)
            d = np.linalg.norm(p - start - t[:, None] * axis, axis=1) - (r0 + (r1 - r0) * t) * self.thick
            best = d if best is None else np.minimum(best, d)
        # A hand that keeps a cuff at the wrist.
        hand = np.linalg.norm(p - c - 0.050 * (c - b) / np.linalg.norm(c - b), axis=1) - 0.044 * self.thick
        return np.minimum(best, hand)

    def distance(self, p):
        d = self.torso(p)
        arms = np.minimum(self.arm(p, -1), self.arm(p, 1))
        k = 0.035
        h = np.clip(0.5 + 0.5 * (arms - d) / k, 0, 1)
        return arms * (1 - h) + d * h - k * h * (1 - h)

    def out(self, p, d):
        """Unit directions away from the form at points whose distance is d, and the true distance."""
        e = 1e-4
        g = np.stack([self.distance(p + e * np.eye(3)[i]) - d for i in range(3)], 1) / e
        size = np.linalg.norm(g, axis=1) + 1e-9
        return g / size[:, None], d / np.maximum(size, 0.2)
