"""The form for long sleeves: arms that hang beside it, a little bent to the front, and fill a sleeve from shoulder to wrist; and the cuffs
that end such sleeves."""
import math

import numpy as np

from . import tops_trim as t
from .tops_form import Form

# Where along the arm, as a share of the way from the shoulder's joint to the wrist, and how thick it is there: what a sleeve needs
# to look worn.
SHARE = np.array([0.0, 0.2, 0.4, 0.6, 0.78, 0.92, 1.0, 1.3])
ROUND = np.array([.058, .057, .052, .047, .041, .033, .025, .024])
UPPER, LOWER = 0.29, 0.45
# So far from its end a sleeve begins to run into the cuff.
FREE = 0.26


class Sleeved(Form):
    """A Form with such arms. `wrist`: metres from the shoulder's joint, where it holds a cuff that is `cuff` wide when it lies flat;
    `bent`: by how many degrees more than the upper arm the lower one comes to the front; `joint`: how far from the middle and below
    the high shoulder points the arm begins. Lifted to `straight` degrees the arms are straight, so that a flat sleeve lies round them."""

    def __init__(self, high, wrist, cuff, straight=60.0, bent=18.0, joint=(0.156, 0.088), **how):
        super().__init__(high, **{"forward": 3.0, **how})
        self.wrist, self.cuff, self.straight, self.bent, self.joint = wrist, cuff, straight, math.radians(bent), joint

    def towards(self, x, z):
        """The angle at which the right arm points at (x, z)."""
        return math.degrees(math.atan2(x - self.joint[0] * self.wide, self.high - self.joint[1] - z))

    def joints(self, side):
        def way(aside, front):
            return np.array([side * math.sin(aside) * math.cos(front), -math.sin(front), -math.cos(aside) * math.cos(front)])

        turn, share = math.radians(self.angle), min(1.0, max(0.0, (self.straight - self.angle) / 40))
        start = np.array([side * self.joint[0] * self.wide, 0.010, self.high - self.joint[1]])
        elbow = start + UPPER * way(turn, self.forward * share)
        return start, elbow, elbow + LOWER * way(turn * (1 - 0.25 * share), (self.forward + self.bent) * share)

    def axis(self, side):
        """Points of the arm's bowed axis and how far along it they are; two straight pieces would pinch the cloth at the elbow."""
        a, b, c = self.joints(side)
        u = np.linspace(0, 1, 12)[:, None]
        bow = (1 - u) ** 2 * a + 2 * u * (1 - u) * b + u * u * c
        along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(bow, axis=0), axis=1))])
        marks = np.unique(np.concatenate([along, SHARE * self.wrist]))
        marks = marks[marks <= along[-1]]
        return np.stack([np.interp(marks, along, bow[:, i]) for i in range(3)], 1), marks

    def arm(self, p, side):
        best = np.full(len(p), 9.0)
        near = np.nonzero(p[:, 0] * side > 0.05)[0]
        q = p[near]
        bow, marks = self.axis(side)
        thick = np.interp(marks, SHARE * self.wrist, ROUND) * self.thick
        found = best[near]
        for i in range(len(bow) - 1):
            axis = bow[i + 1] - bow[i]
            from_start = q - bow[i]
            s = np.clip(from_start @ axis / (axis @ axis), 0, 1)
            off = from_start - s[:, None] * axis
            found = np.minimum(found, np.sqrt(np.einsum("ij,ij->i", off, off)) - (thick[i] + (thick[i + 1] - thick[i]) * s))
        best[near] = found
        return best

    def wrist_frame(self, side):
        """The middle of the cuff, the direction of the arm there, the one away from the body and the one to the front."""
        bow, marks = self.axis(side)
        place = lambda far: np.array([np.interp(far, marks, bow[:, i]) for i in range(3)])
        middle, ahead = place(self.wrist), place(self.wrist + 0.02) - place(self.wrist - 0.02)
        ahead /= np.linalg.norm(ahead)
        aside = np.array([side, 0, 0]) - side * ahead[0] * ahead
        aside /= np.linalg.norm(aside)
        front = np.cross(ahead, aside) * -side
        return middle, ahead, aside, front if front[1] < 0 else -front

    def round_wrist(self, side, degrees):
        """Points of the cuffs' upper edges: 0 degrees away from the body, 90 to the front."""
        turn, out = np.radians(degrees), np.zeros((len(side), 3))
        for s in (-1, 1):
            middle, _, aside, front = self.wrist_frame(s)
            ring = middle + self.cuff / math.pi * (np.cos(turn)[:, None] * aside + np.sin(turn)[:, None] * front)
            out[side == s] = ring[side == s]
        return out

    def rings(self):
        """The cuffs' upper edges as points, and the direction in which each cuff goes on."""
        degrees = np.linspace(0, 360, 144, endpoint=False)
        return [(self.round_wrist(np.full(144, s), degrees), self.wrist_frame(s)[1]) for s in (-1, 1)]


def round_ends(garment, form, top, low, under):
    """Lets the lower part of each sleeve run evenly into its cuff and swell a little over it: cloth of one layer that piles up
    there would come through itself. `top`, `low`, `under`: the right sleeve's end and its armpit in the pattern."""
    top, low, under = np.array(top), np.array(low), np.array(under)
    width = np.linalg.norm(low - top)
    across = (low - top) / width
    along = np.array([-across[1], across[0]])
    length, deep = (low - under) @ along, (under - top) @ across
    front = np.zeros(len(garment.co), bool)
    front[garment.tris[garment.side == 0]] = True
    for side in (-1, 1):
        from_top = garment.flat * (side, 1) - top
        d, over = -(from_top @ along), from_top @ across
        of = np.nonzero((d < FREE + 0.01) & (d > -0.001) & (over > -0.03) & (over < deep + 0.02) & (garment.flat[:, 0] * side > under[0]))[0]
        d, over = np.maximum(d[of], 0), over[of]
        wide = width + (deep - width) * d / length
        turn = np.pi * np.clip(over / wide, 0, 1) * np.where(front[of], 1, -1)
        middle, ahead, aside, forwards = form.wrist_frame(side)
        bow, marks = form.axis(side)
        fine = np.linspace(0, form.wrist, 200)
        points = np.stack([np.interp(fine, marks, bow[:, i]) for i in range(3)], 1)
        # How far from the wrist the cloth lies where it is left as it fell; it is longer below the arm than above it.
        border = np.abs(d - FREE) < 0.01
        fell = form.wrist - fine[np.linalg.norm(garment.co[of[border]][:, None] - points, axis=2).argmin(1)]
        even, lower = np.linalg.lstsq(np.stack([np.ones(border.sum()), np.cos(turn[border])], 1), fell, rcond=None)[0]
        reach = np.clip((even + lower * np.cos(turn)) / FREE, 0.5, 1.0)
        centre = np.stack([np.interp(form.wrist - reach * d, marks, bow[:, i]) for i in range(3)], 1)
        swell = 1 - np.exp(-d / 0.006)
        # What is too long makes slanting folds that begin and end round the arm, most of it below.
        slant = 2 * np.pi * d / 0.071 + 2.2 * np.sin(turn + 0.8 * side) + 4 * d / FREE * np.cos(turn)
        where = 0.5 + 0.5 * np.sin(turn + 2.2 + 9 * d / FREE)
        folds = (0.0010 + 0.005 * (1 - reach)) * where * np.sin(slant) + 0.0012 * np.sin(4 * turn + side + 22 * d) * np.exp(-d / 0.05)
        inner = form.cuff / np.pi
        radius = inner + ((0.95 + 0.13 * d / FREE) * wide / np.pi - inner) * swell + 0.0025 * np.exp(-((d - 0.016) / 0.012) ** 2) + folds * swell
        ideal = centre + radius[:, None] * (np.cos(turn)[:, None] * aside + np.sin(turn)[:, None] * forwards)
        ideal += (0.007 * np.exp(-((d - 0.012) / 0.010) ** 2) * swell)[:, None] * ahead
        share = np.clip((FREE - d) / 0.14, 0, 1)
        share = (share * share * (3 - 2 * share))[:, None]
        garment.co[of] += share * (ideal - garment.co[of])


def cuffs(rings, material, length, thick, glb):
    """Ribbed bands that go on from the ends of the sleeves: rings are (points, direction)."""
    for number, (ring, axis) in enumerate(rings):
        ring = ring[::3] if glb else ring
        t.band(f"cuff-{number}", ring, np.tile(axis, (len(ring), 1)), length, thick, material, 3 if glb else 8, -0.04)
