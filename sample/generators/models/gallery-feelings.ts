import * as THREE from 'three';
import {
  ball,
  body,
  box,
  even,
  full,
  group,
  type Move,
  type Moving,
  paint,
  placed,
  plate,
  ramp,
  shifted,
  swell,
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
