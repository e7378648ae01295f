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
  placed,
  plate,
  ramp,
  shifted,
  swell,
  tube,
  wave,
} from './low-poly.ts';

function heartShape(size: number): THREE.Shape {
  const shape = new THREE.Shape();
  const s = size;
  shape.moveTo(0, -s);
  shape.bezierCurveTo(-0.35 * s, -0.6 * s, -1.1 * s, -0.1 * s, -1.02 * s, 0.42 * s);
  shape.bezierCurveTo(-0.95 * s, 0.95 * s, -0.3 * s, 1.05 * s, 0, 0.55 * s);
  shape.bezierCurveTo(0.3 * s, 1.05 * s, 0.95 * s, 0.95 * s, 1.02 * s, 0.42 * s);
  shape.bezierCurveTo(1.1 * s, -0.1 * s, 0.35 * s, -0.6 * s, 0, -s);
  return shape;
}

/** A heart that beats twice and rests, with a smaller one circling it. */
export function heart(): Moving {
  const red = paint('#d9364a', { rough: 0.32 });
  const blush = paint('#f48fa0', { rough: 0.4 });
  const big = group(body(plate(heartShape(0.8), 0.34, 0.2, 14), red));
  const smalls = [0, 1, 2].map((index) => {
    const small = group(body(plate(heartShape(0.15), 0.06, 0.04, 6), blush));
    return { small, phase: index / 3 };
  });
  const beat = (share: number) => {
    const pulse = (at: number, width: number) => Math.exp(-(((share - at) / width) ** 2));
    return 1 + 0.13 * pulse(0.22, 0.05) + 0.08 * pulse(0.42, 0.06);
  };
  return {
    object: group(placed(big, [0, 1.2, 0]), ...smalls.map(({ small }) => small)),
    seconds: 1.6,
    moveList: [
      { node: big, path: 'scale', at: (share) => even(beat(share)), frames: 40 },
      ...smalls.flatMap(({ small, phase }): Move[] => [
        {
          node: small,
          path: 'position',
          at: (share) => [
            1.02 * wave(share, 1, phase),
            1.15 + 0.35 * wave(share, 1, phase),
            0.62 * Math.cos((share + phase) * full),
          ],
          frames: 32,
        },
      ]),
    ],
  };
}

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

/** A star that turns while smaller ones burst from it. */
export function starBurst(): Moving {
  const gold = paint('#f0b64a', { rough: 0.3, metal: 0.35, glow: 0.12 });
  const light = paint('#ffe1a0', { glow: 0.45 });
  const star = (outer: number, inner: number, depth: number) => {
    const shape = new THREE.Shape();
    for (let point = 0; point < 10; point += 1) {
      const radius = point % 2 ? inner : outer;
      const angle = Math.PI / 2 + (point * Math.PI) / 5;
      shape[point ? 'lineTo' : 'moveTo'](Math.cos(angle) * radius, Math.sin(angle) * radius);
    }
    return plate(shape, depth, depth * 0.55);
  };
  const middle = group(body(star(0.62, 0.3, 0.14), gold));
  const sparks = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * full + (index % 2) * 0.1;
    const spark = group(body(star(0.16, 0.07, 0.04), index % 2 ? gold : light));
    return { spark, angle, reach: index % 2 ? 1.25 : 0.98, phase: (index % 3) / 3 };
  });
  return {
    object: group(placed(middle, [0, 1.3, 0]), ...sparks.map(({ spark }) => spark)),
    seconds: 3,
    moveList: [
      { node: middle, path: 'rotation', at: (share) => [0, share * full, 0.12 * wave(share)], frames: 36 },
      { node: middle, path: 'scale', at: (share) => even(0.92 + 0.16 * swell(share, 0.5)), frames: 24 },
      ...sparks.flatMap(({ spark, angle, reach, phase }): Move[] => {
        const out = (share: number) => ramp(shifted(share, phase), 0, 0.8);
        const size = (share: number) => {
          const t = shifted(share, phase);
          return 0.001 + ramp(t, 0.02, 0.3) * (1 - ramp(t, 0.62, 0.98));
        };
        return [
          {
            node: spark,
            path: 'position',
            at: (share) => [
              Math.cos(angle) * (0.35 + reach * out(share)),
              1.3 + Math.sin(angle) * (0.35 + reach * 0.92 * out(share)),
              0.12 * Math.sin(angle * 3),
            ],
            frames: 48,
          },
          { node: spark, path: 'scale', at: (share) => even(size(share)), frames: 48 },
        ];
      }),
    ],
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

/** Notes that rise from a little bar of music. */
export function musicNotes(): Moving {
  const ink = paint('#2b3350', { rough: 0.3 });
  const red = paint('#e8604c', { rough: 0.35 });
  const blue = paint('#3f7fc4', { rough: 0.35 });
  const head = (material: THREE.Material, x: number) => {
    const made = body(ball(0.17, 1), material, [x, 0, 0]);
    made.scale.set(1.15, 0.82, 0.7);
    made.rotation.z = 0.4;
    return made;
  };
  const stem = (material: THREE.Material, x: number) => body(box(0.06, 0.85, 0.06), material, [x + 0.14, 0.42, 0]);
  const single = (material: THREE.Material) => {
    const flag = new THREE.Shape();
    flag.moveTo(0, 0);
    flag.quadraticCurveTo(0.28, -0.12, 0.24, -0.42);
    flag.quadraticCurveTo(0.18, -0.22, 0, -0.2);
    return group(head(material, 0), stem(material, 0), body(plate(flag, 0.05), material, [0.14, 0.84, 0]));
  };
  const pair = (material: THREE.Material) =>
    group(
      head(material, -0.28),
      head(material, 0.28),
      stem(material, -0.28),
      stem(material, 0.28),
      body(box(0.62, 0.14, 0.07), material, [0.14, 0.82, 0]),
    );
  const notes = [
    { note: pair(ink), x: -0.1, z: 0.1, base: 0.35, phase: 0 },
    { note: single(red), x: -0.85, z: -0.1, base: 0.9, phase: 0.3 },
    { note: single(blue), x: 0.75, z: 0, base: 1.2, phase: 0.62 },
    { note: single(ink), x: -0.4, z: -0.15, base: 1.75, phase: 0.45 },
    { note: pair(red), x: 0.5, z: 0.12, base: 2.2, phase: 0.15 },
  ];
  return {
    object: group(...notes.map(({ note }) => note)),
    seconds: 3.6,
    moveList: notes.flatMap(({ note, x, z, base, phase }, index): Move[] => [
      {
        node: note,
        path: 'position',
        at: (share) => [x + 0.1 * wave(share, 1, phase), base + 0.22 * wave(share, 2, phase), z],
        frames: 36,
      },
      {
        node: note,
        path: 'rotation',
        at: (share) => [0, 0.5 * wave(share, 1, phase + 0.1), (index % 2 ? 0.2 : -0.16) * wave(share, 1, phase)],
        frames: 36,
      },
    ]),
  };
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
