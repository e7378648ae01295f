import * as THREE from 'three';
import { fractal } from '../stage/noise.ts';
import {
  behind,
  type Builder,
  dyed,
  flat,
  group,
  lying,
  matter,
  mesh,
  placed,
  printed,
  reversed,
  surface,
  tube,
  type Triple,
  turned,
  wrapped,
  turnedRound,
} from './true-size.ts';

const waves = (deep: number, seed: number) => (x: number, y: number) =>
  deep * Math.sin(x / 90 + 1.4 * Math.sin(y / 420 + seed)) + deep * 0.8 * (fractal(x / 300, y / 500, 2, seed) - 0.5);

const towel: Builder = (face) => {
  const [front, label] = [face('front'), face('label')];
  const { widthMm: w, heightMm: h } = front;
  const rise = waves(20, 3);
  const sheet = surface((u, v) => [(u - 0.5) * w, v * h, rise((u - 0.5) * w, v * h) * (1.1 - 0.6 * v)], 28, 30);
  const terry = matter('#f4f1ea', { rough: 1 });
  const back = reversed(sheet).translate(0, 0, -7);
  const rail = placed(
    mesh(new THREE.CylinderGeometry(11, 11, w + 120, 20), matter('#b98a5a', { rough: 0.5 })),
    [0, h + 4, -2],
    [0, 0, Math.PI / 2],
  );
  return group(
    mesh(sheet, printed(front, 0.95)),
    mesh(back, terry),
    rail,
    flat(label, printed(label, 0.9), [-330, 60, -42], behind),
  );
};

const scarf: Builder = (face) => {
  const [front, label] = [face('front'), face('label')];
  const { widthMm: w, heightMm: h } = front;
  const rise = waves(22, 8);
  const sheet = surface(
    (u, v) => {
      const [x, y] = [(u - 0.5) * w, (v - 0.5) * h];
      return [x, y + h / 2, rise(x + y * 0.35, y) * (1.2 - v)];
    },
    32,
    26,
  );
  return group(
    mesh(sheet, printed(front, 0.42)),
    mesh(reversed(sheet).translate(0, 0, -1.5), matter('#e8d9c2', { rough: 0.5 })),
    flat(label, printed(label, 0.9), [-400, 40, -44], behind),
  );
};

const cushion: Builder = (face) => {
  const [front, back, label] = [face('front'), face('back'), face('label')];
  const half = front.widthMm / 2;
  const pillow = (seed: number) =>
    surface(
      (u, v) => {
        const [x, y] = [u * 2 - 1, v * 2 - 1];
        const body = Math.max(0, (1 - x * x) * (1 - y * y)) ** 0.42;
        const creased = 0.06 * (fractal(x * 2.2 + 5, y * 2.2, 3, seed) - 0.5) * body;
        const [pull, lift] = [1 - 0.075 * (1 - x * x * 0.9) * y * y, 1 - 0.075 * (1 - y * y * 0.9) * x * x];
        return [x * half * pull, y * half * lift, half * (0.36 * body + creased)];
      },
      34,
      34,
    );
  const edge: Triple[] = Array.from({ length: 64 }, (_, step): Triple => {
    const side = Math.floor(step / 16);
    const t = (step % 16) / 8 - 1;
    const pull = 1 - 0.075 * (1 - t * t * 0.9);
    const [x, y] = (
      [
        [t, -1],
        [1, t],
        [-t, 1],
        [-1, -t],
      ] as const
    )[side]!;
    // A side is drawn in at its middle; along itself it keeps its length.
    return [x * half * (Math.abs(x) === 1 ? pull : 1), y * half * (Math.abs(y) === 1 ? pull : 1), 0];
  });
  const tag = group(
    flat(label, printed(label, 0.9), [0, 0, 0.6]),
    mesh(new THREE.BoxGeometry(25, 40, 0.8), matter('#ffffff', { rough: 0.95 })),
  );
  const whole = group(
    mesh(pillow(3), printed(front, 0.95)),
    turnedRound(mesh(pillow(7), printed(back, 0.95))),
    tube(edge, 5, dyed(0.9), true, 120, 6),
    placed(tag, [110, -half - 12, 0]),
  );
  return placed(group(placed(whole, [0, half, 0])), [0, 0, 0], [-0.2, 0, 0]);
};

const pouf: Builder = (face) => {
  const [topFace, seam, label] = [face('top'), face('seam'), face('label')];
  const linen = dyed(0.95);
  const side = turned(
    [
      [0, 0],
      [190, 0],
      [222, 12],
      [246, 70],
      [251, 130],
      [251, 200],
      [246, 250],
      [241, 298],
    ],
    linen,
    64,
  );
  const rings = 12;
  const [positions, uvs, indexes]: [number[], number[], number[]] = [[], [], []];
  for (let step = 0; step <= rings; step += 1)
    for (let around = 0; around <= 64; around += 1) {
      const angle = (around / 64) * Math.PI * 2;
      const r = step / rings;
      positions.push(
        Math.cos(angle) * r * 247,
        296 + 62 * Math.sqrt(1 - 0.97 * r * r) - 10,
        -Math.sin(angle) * r * 247,
      );
      uvs.push(0.5 + Math.cos(angle) * r * 0.5, 0.5 + Math.sin(angle) * r * 0.5);
      if (step === rings || around === 64) continue;
      const a = step * 65 + around;
      indexes.push(a, a + 65, a + 1, a + 1, a + 65, a + 66);
    }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(uvs, 2));
  geometry.setIndex(indexes);
  geometry.computeVertexNormals();
  return group(
    side,
    mesh(geometry, printed(topFace, 0.92)),
    placed(mesh(new THREE.TorusGeometry(244, 7, 8, 72), linen), [0, 298, 0], [lying, 0, 0]),
    wrapped(seam, printed(seam, 0.92), { radius: 252, low: 140 }),
    placed(group(flat(label, printed(label, 0.9), [0, 0, 0])), [0, 60, -248], behind),
  );
};

export const softProducts: Record<string, Builder> = {
  'souvenir-photo-swim-towel': towel,
  'lumen-silk-scarf': scarf,
  'window-seat-photo-cushion': cushion,
  'album-photo-pouf': pouf,
};
