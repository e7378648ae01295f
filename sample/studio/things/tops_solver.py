"""A small cloth solver (position based, small steps) for sewn panels that fall over a form: threads that hardly stretch, cloth that
minds being bent, friction on the form, and sleeves that stay out of the body. Some ten thousand vertices take seconds."""
import numpy as np


def edges_of(tris):
    pairs = np.sort(np.concatenate([tris[:, [0, 1]], tris[:, [1, 2]], tris[:, [2, 0]]]), 1)
    return np.unique(pairs, axis=0)


def opposite(tris, flat):
    """Pairs of vertices across each inner edge, and how far apart they are when nothing is bent there (a seam lies open)."""
    at, out, rest = {}, [], []
    for a, b, c in tris.tolist():
        for p, q, r in ((a, b, c), (b, c, a), (c, a, b)):
            key = (min(p, q), max(p, q))
            if key not in at:
                at[key] = r
                continue
            other = at.pop(key)
            way = flat[q] - flat[p]
            way = way / (np.hypot(*way) + 1e-12)
            one, two = flat[other] - flat[p], flat[r] - flat[p]
            beside = abs(one[0] * way[1] - one[1] * way[0]) + abs(two[0] * way[1] - two[1] * way[0])
            out.append((other, r))
            rest.append(np.hypot(beside, one @ way - two @ way))
    return np.array(out), np.array(rest)


def coloured(pairs):
    """Groups of pairs that share no vertex."""
    used, groups = {}, []
    for i, (a, b) in enumerate(pairs.tolist()):
        taken = used.setdefault(a, 0) | used.setdefault(b, 0)
        colour = 0
        while taken >> colour & 1:
            colour += 1
        if colour == len(groups):
            groups.append([])
        groups[colour].append(i)
        used[a] |= 1 << colour
        used[b] |= 1 << colour
    return [np.array(g) for g in groups]


class Threads:
    def __init__(self, pairs, rest, soft):
        self.groups = [(pairs[g, 0], pairs[g, 1], rest[g], soft[g] if hasattr(soft, "__len__") else soft) for g in coloured(pairs)]

    def pull(self, x, dt, ease=1.0):
        for a, b, rest, soft in self.groups:
            d = x[a] - x[b]
            size = np.sqrt(np.einsum("ij,ij->i", d, d)) + 1e-9
            move = (ease * (size - rest) / (2 + soft / dt ** 2) / size)[:, None] * d
            x[a] -= move
            x[b] += move


def fall(x, tris, flat, form, how):
    """x: where the vertices begin. how: frames, steps, bend (softness: 0.02 felt … 0.5 silk), shrink per vertex, sleeve per vertex
    (-1 left, 1 right, 0 body), armpit (x, z), start and end angle of the arms, friction, gap; cuffs (vertices, side, degrees round the
    wrist) that the form holds wherever its arms are."""
    links = edges_of(tris)
    shrink = how.get("shrink", np.zeros(len(x)))
    rest = np.hypot(*(flat[links[:, 0]] - flat[links[:, 1]]).T) * (1 - shrink[links].mean(1))
    threads = Threads(links, rest, 1e-7)
    pairs, apart = opposite(tris, flat)
    bends = Threads(pairs, apart * (1 - shrink[pairs].mean(1)), how["bend"] * 1e-4 * (1 - 0.7 * (shrink[pairs].mean(1) > 0)))
    dt, frames, steps = 1 / 25 / how["steps"], how["frames"], how["steps"]
    v = np.zeros_like(x)
    gap, friction = how.get("gap", 0.003), how.get("friction", 0.25)
    sleeve, (ax, az) = how["sleeve"], how["armpit"]
    pins, held = how.get("pins", (np.zeros(0, int), np.zeros((0, 3))))
    cuffs = how.get("cuffs")
    hinge_x = how.get("hinge", ax)
    near = np.hypot(np.abs(flat[:, 0]) - ax, flat[:, 1] - az) < 0.03
    for frame in range(frames):
        t = min(1.0, frame / (0.55 * frames))
        form.angle = how["start"] + (how["end"] - how["start"]) * t * t * (3 - 2 * t)
        late = frame > 0.8 * frames
        for _ in range(steps):
            v[:, 2] -= how.get("gravity", 1.2) * (0.4 if late else 1.0) * dt
            v *= 1 - (6.0 if late else 2.2) * dt
            fast = np.linalg.norm(v, axis=1)
            v *= np.minimum(1, 0.8 / np.maximum(fast, 1e-9))[:, None]
            old = x.copy()
            x = x + v * dt
            bends.pull(x, dt)
            for _ in range(6 if late else 3):
                threads.pull(x, dt)
            close = np.nonzero(form.distance(x) < gap)[0]
            if len(close):
                p = x[close]
                n, d = form.out(p, form.distance(p))
                p = p + np.maximum(0, gap - d)[:, None] * n
                slip = p - old[close]
                slip -= np.sum(slip * n, 1, keepdims=True) * n
                x[close] = p - friction * slip
            x[pins] = held
            if cuffs is not None:
                x[cuffs[:, 0].astype(int)] = form.round_wrist(cuffs[:, 1], cuffs[:, 2])
            for s in (-1, 1) if np.any(sleeve) else ():
                # A sheet of air between arm and body, from the armpit down.
                a = form.joints(s)
                arm = a[1] - a[0]
                lean = 0.5 * (arm / np.linalg.norm(arm) + np.array([0, 0, -1.0]))
                out = np.array([-lean[2] * s, 0, lean[0] * s])
                out /= np.linalg.norm(out)
                hinge = np.array([s * hinge_x, 0, az])
                low = (x[:, 2] < az - 0.005) & ~near & (np.sign(x[:, 0]) == s)
                far = (x - hinge) @ out
                # softly just below the armpit, wholly further down
                share = np.clip((az - x[:, 2]) / 0.06, 0, 1)
                wrong = low & (sleeve == s) & (far < 0.002)
                x[wrong] += (share[wrong] * (0.002 - far[wrong]))[:, None] * out
                wrong = low & (sleeve == 0) & (far > -0.002)
                x[wrong] -= (share[wrong] * (far[wrong] + 0.002))[:, None] * out
            v = (x - old) / dt
    return x
