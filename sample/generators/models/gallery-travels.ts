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
  type Move,
  type Moving,
  paint,
  placed,
  plate,
  ramp,
  swell,
  tube,
  wave,
} from './low-poly.ts';

/** A sail boat rocking on waves that roll by. */
export function sailBoat(): Moving {
  const hull = paint('#b8503f', { rough: 0.5 });
  const deck = paint('#d9b27c', { rough: 0.8 });
  const mast = paint('#7a5433', { rough: 0.8 });
  const sail = paint('#fbf6ea', { rough: 0.8, doubleSided: true });
  const stripe = paint('#3f7fc4', { rough: 0.7, doubleSided: true });
  const sea = paint('#3f8fbf', { rough: 0.25 });
  const foam = paint('#d9eef5', { rough: 0.6 });
  const outline = new THREE.Shape();
  outline.moveTo(-0.95, 0.42);
  outline.lineTo(1.15, 0.42);
  outline.quadraticCurveTo(0.95, 0.02, 0.55, -0.04);
  outline.lineTo(-0.7, -0.04);
  outline.quadraticCurveTo(-0.9, 0.1, -0.95, 0.42);
  const main = new THREE.Shape();
  main.moveTo(0, 0);
  main.lineTo(-0.95, 0.05);
  main.quadraticCurveTo(-0.5, 0.8, 0, 1.75);
  const jib = new THREE.Shape();
  jib.moveTo(0, 0);
  jib.lineTo(0.82, 0);
  jib.quadraticCurveTo(0.28, 0.6, 0, 1.4);
  const flag = new THREE.Shape();
  flag.moveTo(0, 0);
  flag.lineTo(-0.36, 0.09);
  flag.lineTo(0, 0.2);
  const pennant = group(body(plate(flag, 0.02), hull));
  pennant.position.set(0.03, 2.42, 0);
  const boat = group(
    body(plate(outline, 0.62, 0.06), hull),
    body(box(1.96, 0.05, 0.66), deck, [0.06, 0.44, 0]),
    body(box(0.6, 0.2, 0.36), sail, [-0.4, 0.55, 0]),
    body(disc(0.035, 2.2, 8), mast, [0.05, 1.52, 0]),
    placed(body(plate(main, 0.03), sail), [0, 0.72, 0], [0, 0.18, 0]),
    placed(body(plate(main, 0.034), stripe), [-0.24, 0.78, 0.0], [0, 0.18, 0], 0.36),
    placed(body(plate(jib, 0.03), sail), [0.14, 0.66, 0], [0, -0.14, 0]),
    pennant,
  );
  const rolling = group(boat);
  const rows = [-0.72, -0.36, 0, 0.36, 0.72].map((z, row) => {
    const shape = new THREE.Shape();
    shape.moveTo(-1.9, -0.3);
    for (let step = 0; step <= 38; step += 1) {
      const x = -1.9 + step * 0.1;
      shape.lineTo(x, 0.07 * Math.sin((x / 0.95) * full + row * 1.9) - Math.abs(z) * 0.06);
    }
    shape.lineTo(1.9, -0.3);
    return { strip: group(body(plate(shape, 0.34), row % 2 ? foam : sea, [0, 0, 0])), z, row };
  });
  return {
    object: group(rolling, ...rows.map(({ strip }) => strip)),
    seconds: 4,
    moveList: [
      { node: rolling, path: 'position', at: (share) => [0, 0.38 + 0.06 * wave(share, 2), 0], frames: 32 },
      {
        node: rolling,
        path: 'rotation',
        at: (share) => [0.05 * wave(share, 1, 0.3), 0.06 * wave(share), 0.075 * wave(share, 2, 0.2)],
        frames: 32,
      },
      { node: pennant, path: 'rotation', at: (share) => [0, 0.5 * wave(share, 4), 0], frames: 40 },
      ...rows.map(({ strip, z, row }): Move => ({
        node: strip,
        path: 'position',
        at: (share) => [0.16 * wave(share, 1, row * 0.21), 0.3 + 0.035 * wave(share, 2, row * 0.3), z],
        frames: 24,
      })),
    ],
  };
}

/** A hot-air balloon that sways in the air, with two clouds passing. */
// oxlint-disable-next-line max-lines-per-function -- a sculpture is one list of its shapes
export function hotAirBalloon(): Moving {
  const [red, cream] = [paint('#d9503f', { rough: 0.55 }), paint('#f8ecd4', { rough: 0.55 })];
  const rope = paint('#6b5138', { rough: 0.9 });
  const wicker = paint('#a9743f', { rough: 0.95 });
  const flame = paint('#ffb347', { glow: 0.95 });
  const cloud = paint('#ffffff', { rough: 1 });
  const profile: [number, number][] = [
    [0.26, -1.02],
    [0.5, -0.76],
    [0.86, -0.3],
    [1.0, 0.16],
    [0.92, 0.58],
    [0.62, 0.94],
    [0.001, 1.1],
  ];
  const gores = Array.from({ length: 12 }, (_, index) => {
    const start = (index / 12) * full;
    const gore = new THREE.LatheGeometry(
      profile.map(([x, y]) => new THREE.Vector2(x, y)),
      2,
      start,
      full / 12,
    );
    return body(gore, index % 2 ? red : cream, [0, 2.25, 0]);
  });
  const ropes = [0, 1, 2, 3].map((index) => {
    const angle = (index / 4) * full + 0.78;
    return body(
      tube(
        [
          [Math.cos(angle) * 0.24, 1.24, Math.sin(angle) * 0.24],
          [Math.cos(angle) * 0.25, 0.86, Math.sin(angle) * 0.25],
          [Math.cos(angle) * 0.26, 0.5, Math.sin(angle) * 0.26],
        ],
        0.012,
        4,
        4,
      ),
      rope,
    );
  });
  const fire = group(body(cone(0.09, 0.3, 6), flame, [0, 0.15, 0]));
  fire.position.set(0, 0.92, 0);
  const whole = group(
    ...gores,
    body(new THREE.TorusGeometry(0.27, 0.03, 5, 16), rope, [0, 1.22, 0]).rotateX(Math.PI / 2),
    ...ropes,
    body(box(0.5, 0.4, 0.5), wicker, [0, 0.3, 0]),
    body(box(0.56, 0.07, 0.56), rope, [0, 0.5, 0]),
    fire,
  );
  const puff = (scale: number) =>
    group(
      body(ball(0.26 * scale, 1), cloud),
      body(ball(0.2 * scale, 1), cloud, [0.26 * scale, -0.04, 0]),
      body(ball(0.18 * scale, 1), cloud, [-0.26 * scale, -0.05, 0]),
    );
  const clouds = [
    { cloud: puff(1), x: -0.95, y: 0.75, z: 0.35, phase: 0 },
    { cloud: puff(0.8), x: 0.95, y: 1.15, z: -0.3, phase: 0.4 },
  ];
  return {
    object: group(whole, ...clouds.map((each) => each.cloud)),
    seconds: 6,
    moveList: [
      {
        node: whole,
        path: 'position',
        at: (share) => [0.06 * wave(share), 0.14 + 0.14 * wave(share, 1, 0.2), 0],
        frames: 36,
      },
      {
        node: whole,
        path: 'rotation',
        at: (share) => [0.02 * wave(share, 2), share * full, 0.05 * wave(share, 1, 0.1)],
        frames: 48,
      },
      {
        node: fire,
        path: 'scale',
        at: (share) => [1, 0.25 + 0.95 * ramp(wave(share, 2), 0.1, 0.6) + 0.12 * wave(share, 12), 1],
        frames: 96,
      },
      ...clouds.map((each): Move => ({
        node: each.cloud,
        path: 'position',
        at: (share) => [each.x + 0.16 * wave(share, 1, each.phase), each.y, each.z],
        frames: 24,
      })),
    ],
  };
}

/** A paper plane on its round, a dotted line behind it. */
export function paperPlane(): Moving {
  const paper = paint('#fdfbf5', { rough: 0.85, doubleSided: true });
  const shade = paint('#d8e4ee', { rough: 0.85, doubleSided: true });
  const dot = paint('#3f7fc4', { rough: 0.6 });
  const tri = (a: number[], b: number[], c: number[]) => {
    const geometry = new THREE.BufferGeometry();
    geometry.setAttribute('position', new THREE.Float32BufferAttribute([...a, ...b, ...c], 3));
    return geometry;
  };
  const nose = [0, 0.02, 0.95];
  const plane = group(
    body(tri(nose, [-0.72, 0.16, -0.7], [-0.1, 0.08, -0.7]), paper),
    body(tri(nose, [0.1, 0.08, -0.7], [0.72, 0.16, -0.7]), paper),
    body(tri(nose, [-0.1, 0.08, -0.7], [0, -0.34, -0.62]), shade),
    body(tri(nose, [0, -0.34, -0.62], [0.1, 0.08, -0.7]), shade),
  );
  const banked = group(plane);
  const flying = group(banked);
  const path = (share: number): [number, number, number] => [
    1.05 * wave(share),
    1.25 + 0.42 * wave(share, 2, 0.05),
    0.85 * Math.cos(share * full),
  ];
  const heading = (share: number): [number, number, number] => {
    const [ahead, behind] = [path(share + 0.005), path(share - 0.005)];
    return [0, Math.atan2(ahead[0] - behind[0], ahead[2] - behind[2]), 0];
  };
  const dots = Array.from({ length: 14 }, (_, index) => {
    const mark = group(body(ball(0.045, 1), dot));
    const delay = 0.1 + index * 0.035;
    return { mark, delay, size: 1 - index / 16 };
  });
  return {
    object: group(flying, ...dots.map(({ mark }) => mark)),
    seconds: 5,
    moveList: [
      { node: flying, path: 'position', at: path, frames: 72 },
      { node: flying, path: 'rotation', at: heading, frames: 72 },
      {
        node: banked,
        path: 'rotation',
        at: (share) => [-0.32 * Math.cos((share * 2 + 0.05) * full), 0, -0.42 - 0.1 * swell(share)],
        frames: 48,
      },
      ...dots.flatMap(({ mark, delay, size }): Move[] => [
        { node: mark, path: 'position', at: (share) => path(share - delay), frames: 72 },
        { node: mark, path: 'scale', at: () => even(size), frames: 1 },
      ]),
    ],
  };
}
