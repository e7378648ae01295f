import * as THREE from 'three';
import {
  ball,
  body,
  box,
  cone,
  disc,
  even,
  full,
  group,
  lathe,
  type Move,
  type Moving,
  paint,
  ramp,
  shifted,
  tube,
  wave,
} from './low-poly.ts';

/** Five balloons on their strings, each swaying in its own time. */
export function balloons(): Moving {
  const colors = ['#e8604c', '#f0b64a', '#5aa9e6', '#7fc8a9', '#f48fa0'];
  const string = paint('#6b625a', { rough: 0.9 });
  const tops: [number, number, number][] = [
    [0, 2.75, 0.1],
    [-0.75, 2.25, 0],
    [0.75, 2.3, -0.1],
    [-0.36, 1.75, 0.5],
    [0.42, 1.7, 0.45],
  ];
  const parts = tops.map(([x, y, z], index) => {
    const skin = paint(colors[index]!, { rough: 0.22 });
    const shape = lathe(
      [
        [0.001, -0.62],
        [0.1, -0.58],
        [0.34, -0.32],
        [0.5, 0.02],
        [0.52, 0.22],
        [0.42, 0.46],
        [0.22, 0.6],
        [0.001, 0.64],
      ],
      16,
    );
    const one = group(
      body(shape, skin, [x, y, z], true),
      body(cone(0.09, 0.1, 6), skin, [x, y - 0.65, z]),
      body(
        tube(
          [
            [x, y - 0.66, z],
            [x * 0.7 + 0.04, y * 0.55, z * 0.8],
            [0, 0, 0],
          ],
          0.012,
          12,
          4,
        ),
        string,
      ),
    );
    return { one, phase: index * 0.27 };
  });
  const knot = body(cone(0.12, 0.16, 6), paint('#b98a5a'), [0, 0.05, 0]);
  return {
    object: group(knot, ...parts.map(({ one }) => one)),
    seconds: 5,
    moveList: parts.map(({ one, phase }, index): Move => ({
      node: one,
      path: 'rotation',
      at: (share) => [
        0.035 * wave(share, 1, phase + 0.2),
        0.06 * wave(share, 1, phase + 0.5),
        (index % 2 ? 0.06 : 0.045) * wave(share, 1, phase),
      ],
      frames: 24,
    })),
  };
}

/** Three rockets of light that rise and open, one after another. */
export function fireworks(): Moving {
  const shells = [
    { x: -0.72, y: 1.9, color: '#e8604c', phase: 0 },
    { x: 0.66, y: 2.15, color: '#5aa9e6', phase: 0.36 },
    { x: 0.02, y: 2.6, color: '#f0b64a', phase: 0.68 },
  ];
  const moveList: Move[] = [];
  const parts = shells.flatMap(({ x, y, color, phase }, index) => {
    const glow = paint(color, { glow: 0.75, rough: 0.5 });
    const rise = group(body(cone(0.045, 0.3, 5), paint('#ffe9c4', { glow: 0.8 })));
    const z = (index - 1) * 0.2;
    moveList.push(
      {
        node: rise,
        path: 'position',
        at: (share) => [
          x * (0.4 + 0.6 * ramp(shifted(share, -phase), 0, 0.26)),
          y * ramp(shifted(share, -phase), 0, 0.26),
          z,
        ],
        frames: 60,
      },
      {
        node: rise,
        path: 'scale',
        at: (share) => {
          const t = shifted(share, -phase);
          return even(0.001 + ramp(t, 0, 0.05) * (1 - ramp(t, 0.22, 0.28)));
        },
        frames: 60,
      },
    );
    const petals = Array.from({ length: 22 }, (_, at) => {
      // Evenly spread over a ball (Fibonacci).
      const up = 1 - (2 * at + 1) / 22;
      const around = at * 2.39996;
      const flat = Math.sqrt(1 - up * up);
      const direction = new THREE.Vector3(flat * Math.cos(around), up, flat * Math.sin(around));
      const ray = body(cone(0.035, 0.34, 4), glow);
      ray.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), direction);
      ray.position.copy(direction).multiplyScalar(0.5);
      const bead = body(ball(0.045, 0), glow, direction.clone().multiplyScalar(0.72).toArray());
      return group(ray, bead);
    });
    const flower = group(...petals);
    flower.position.set(x, y, z);
    moveList.push(
      {
        node: flower,
        path: 'scale',
        at: (share) => {
          const t = shifted(share, -phase);
          return even(0.001 + ramp(t, 0.24, 0.42) * (1 - ramp(t, 0.8, 0.98)));
        },
        frames: 60,
      },
      {
        node: flower,
        path: 'position',
        at: (share) => [
          x,
          y - 0.25 * ramp(shifted(share, -phase), 0.4, 0.95) * (1 - ramp(shifted(share, -phase), 0.96, 1)),
          z,
        ],
        frames: 60,
      },
    );
    return [rise, flower];
  });
  return { object: group(...parts), seconds: 4.2, moveList };
}

/** A parcel whose lid lifts, with stars coming out of it. */
export function gift(): Moving {
  const paper = paint('#3f7fc4', { rough: 0.5 });
  const ribbon = paint('#f6efe2', { rough: 0.45 });
  const dark = paint('#24507f', { rough: 0.9 });
  const gold = paint('#f0b64a', { rough: 0.3, glow: 0.25 });
  const base = group(
    body(box(1.5, 1.05, 1.5), paper, [0, 0.525, 0]),
    body(box(0.26, 1.06, 1.52), ribbon, [0, 0.525, 0]),
    body(box(1.52, 1.06, 0.26), ribbon, [0, 0.525, 0]),
    body(box(1.36, 0.01, 1.36), dark, [0, 1.06, 0]),
  );
  const bow = [-1, 1].map((side) => {
    const loop = body(new THREE.TorusGeometry(0.24, 0.075, 6, 12), ribbon, [side * 0.25, 0.36, 0]);
    loop.scale.set(1, 0.72, 1.4);
    loop.rotation.z = side * 0.5;
    return loop;
  });
  const lid = group(
    body(box(1.62, 0.26, 1.62), paper, [0, 0.13, 0]),
    body(box(0.27, 0.28, 1.64), ribbon, [0, 0.13, 0]),
    body(box(1.64, 0.28, 0.27), ribbon, [0, 0.13, 0]),
    ...bow,
    body(ball(0.12, 1), ribbon, [0, 0.32, 0]),
  );
  const stars = Array.from({ length: 6 }, (_, index) => {
    const star = group(body(new THREE.OctahedronGeometry(0.12, 0), gold));
    return { star, angle: (index / 6) * full, phase: index / 6 };
  });
  const open = (share: number) => ramp(share, 0.12, 0.34) * (1 - ramp(share, 0.74, 0.94));
  return {
    object: group(base, lid, ...stars.map(({ star }) => star)),
    seconds: 4,
    moveList: [
      {
        node: lid,
        path: 'position',
        at: (share) => [0, 1.05 + 0.75 * open(share) + 0.05 * open(share) * wave(share, 3), 0],
        frames: 48,
      },
      { node: lid, path: 'rotation', at: (share) => [0, 0, 0.2 * open(share)], frames: 48 },
      ...stars.flatMap(({ star, angle, phase }): Move[] => [
        {
          node: star,
          path: 'position',
          at: (share) => {
            const up = open(share);
            const around = angle + share * full;
            return [
              Math.cos(around) * 0.78 * up,
              0.85 + up * (0.75 + 0.2 * wave(share, 2, phase)),
              Math.sin(around) * 0.78 * up,
            ];
          },
          frames: 48,
        },
        { node: star, path: 'rotation', at: (share) => [0, share * full, 0.4], frames: 24 },
      ]),
    ],
  };
}

/** A cake whose candles flicker. */
export function cake(): Moving {
  const cream = paint('#fdf3e3', { rough: 0.55 });
  const pink = paint('#f2a3ad', { rough: 0.5 });
  const sponge = paint('#d9a066', { rough: 0.85 });
  const plateWhite = paint('#eef0f2', { rough: 0.25 });
  const flame = paint('#ffb347', { glow: 0.9 });
  const core = paint('#fff1b8', { glow: 1 });
  const berry = paint('#c9283e', { rough: 0.3 });
  const drip = (radius: number, top: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * full;
      const length = 0.16 + 0.12 * Math.abs(Math.sin(index * 2.3));
      return body(cone(0.08, length, 6, 0.085), pink, [
        Math.cos(angle) * (radius - 0.015),
        top - length / 2 + 0.03,
        Math.sin(angle) * (radius - 0.015),
      ]);
    });
  const candleColors = ['#5aa9e6', '#f0b64a', '#7fc8a9', '#e8604c', '#a487c7'];
  const flames: THREE.Object3D[] = [];
  const candles = candleColors.map((color, index) => {
    const angle = (index / 5) * full + 0.3;
    const light = group(
      body(cone(0.055, 0.2, 6), flame, [0, 0.12, 0]),
      body(ball(0.055, 1), flame, [0, 0.02, 0]),
      body(ball(0.03, 0), core, [0, 0.03, 0.03]),
    );
    light.position.set(0, 0.52, 0);
    flames.push(light);
    const whole = group(body(disc(0.045, 0.44, 8), paint(color), [0, 0.22, 0]), light);
    whole.position.set(Math.cos(angle) * 0.4, 1.42, Math.sin(angle) * 0.4);
    return whole;
  });
  const berries = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * full;
    return body(ball(0.1, 1), berry, [Math.cos(angle) * 0.88, 0.86, Math.sin(angle) * 0.88]);
  });
  return {
    object: group(
      body(disc(1.35, 0.06, 32), plateWhite, [0, 0.03, 0]),
      body(disc(1.08, 0.36, 32), sponge, [0, 0.24, 0]),
      body(disc(1.1, 0.36, 32), cream, [0, 0.6, 0]),
      body(disc(0.68, 0.6, 28), cream, [0, 1.1, 0]),
      body(disc(0.7, 0.08, 28), pink, [0, 1.4, 0]),
      ...drip(0.7, 1.38, 14),
      ...berries,
      ...candles,
    ),
    seconds: 2.4,
    moveList: flames.flatMap((light, index): Move[] => [
      {
        node: light,
        path: 'scale',
        at: (share) => {
          const tall = 1 + 0.16 * wave(share, 3, index * 0.21) + 0.1 * wave(share, 5, index * 0.37);
          return [1.02 - 0.05 * wave(share, 3, index * 0.21), tall, 1];
        },
        frames: 30,
      },
      {
        node: light,
        path: 'rotation',
        at: (share) => [0.1 * wave(share, 2, index * 0.3), 0, 0.14 * wave(share, 3, index * 0.17)],
        frames: 30,
      },
    ]),
  };
}
