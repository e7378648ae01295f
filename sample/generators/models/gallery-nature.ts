import * as THREE from 'three';
import {
  ball,
  body,
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
  swell,
  tube,
  wave,
} from './low-poly.ts';

/** A butterfly that flies on the spot. */
// oxlint-disable-next-line max-lines-per-function -- a sculpture is one list of its shapes
export function butterfly(): Moving {
  const dark = paint('#2b2a33', { rough: 0.7 });
  const orange = paint('#ef8f3c', { rough: 0.5, doubleSided: true });
  const yellow = paint('#f7cf6b', { rough: 0.5, doubleSided: true });
  const outline = (grow: number) => {
    const upper = new THREE.Shape();
    upper.moveTo(0, 0.02);
    upper.bezierCurveTo(0.3, 0.75 * grow, 1.1 * grow, 1.12 * grow, 1.3 * grow, 0.72 * grow);
    upper.bezierCurveTo(1.4 * grow, 0.36, 0.9 * grow, 0, 0.1, -0.06);
    const lower = new THREE.Shape();
    lower.moveTo(0, 0);
    lower.bezierCurveTo(0.5, -0.02, 1.0 * grow, -0.16, 0.92 * grow, -0.55 * grow);
    lower.bezierCurveTo(0.8 * grow, -0.98 * grow, 0.3 * grow, -0.8 * grow, 0, -0.16);
    return [upper, lower];
  };
  const wing = () => {
    const [upper, lower] = outline(1);
    const [inUpper, inLower] = outline(0.8);
    const spots = [
      [1.08, 0.7, 0.08],
      [1.13, 0.5, 0.06],
      [0.72, -0.56, 0.08],
    ].map(([x, y, r]) => {
      const spot = body(disc(r!, 0.05, 10), yellow, [x!, y!, 0]);
      spot.rotation.x = Math.PI / 2;
      return spot;
    });
    return group(
      body(plate(upper!, 0.02), dark),
      body(plate(lower!, 0.02), dark),
      body(plate(inUpper!, 0.036), orange),
      body(plate(inLower!, 0.036), orange),
      ...spots,
    );
  };
  const right = wing();
  const left = group(wing());
  const mirrored = group(left);
  left.rotation.y = Math.PI;
  const bodyParts = [
    placed(body(ball(0.11, 1), dark), [0, 0.42, 0]),
    ...[0.26, 0.06, -0.14, -0.32].map((y, index) => placed(body(ball(0.115 - index * 0.016, 1), dark), [0, y, 0])),
    body(
      tube(
        [
          [0.03, 0.48, 0.02],
          [0.12, 0.74, 0.1],
          [0.26, 0.88, 0.12],
        ],
        0.014,
        8,
        4,
      ),
      dark,
    ),
    body(
      tube(
        [
          [-0.03, 0.48, 0.02],
          [-0.12, 0.74, 0.1],
          [-0.26, 0.88, 0.12],
        ],
        0.014,
        8,
        4,
      ),
      dark,
    ),
  ];
  const flying = group(...bodyParts, right, mirrored);
  const tilted = group(flying);
  tilted.rotation.x = -0.35;
  const whole = group(tilted);
  return {
    object: group(whole),
    seconds: 2.4,
    moveList: [
      { node: right, path: 'rotation', at: (share) => [0, -0.55 + 0.75 * wave(share, 4), 0], frames: 64 },
      { node: mirrored, path: 'rotation', at: (share) => [0, 0.55 - 0.75 * wave(share, 4), 0], frames: 64 },
      {
        node: whole,
        path: 'position',
        at: (share) => [0.16 * wave(share), 1.3 + 0.12 * wave(share, 2, 0.1), 0],
        frames: 48,
      },
      { node: whole, path: 'rotation', at: (share) => [0, 0.16 * wave(share, 1, 0.2), 0.1 * wave(share)], frames: 24 },
    ],
  };
}

/** A flower in its pot that opens, and closes again. */
// oxlint-disable-next-line max-lines-per-function -- a sculpture is one list of its shapes
export function flower(): Moving {
  const clay = paint('#c4704b', { rough: 0.85 });
  const soil = paint('#4a3728', { rough: 1 });
  const green = paint('#5f9e5f', { rough: 0.7 });
  const petalOut = paint('#e8607c', { rough: 0.5, doubleSided: true });
  const petalIn = paint('#f6a3b4', { rough: 0.5, doubleSided: true });
  const gold = paint('#f0b64a', { rough: 0.7 });
  const pot = group(
    body(
      lathe(
        [
          [0.001, 0],
          [0.42, 0],
          [0.56, 0.62],
          [0.64, 0.62],
          [0.66, 0.82],
          [0.54, 0.82],
          [0.52, 0.7],
        ],
        20,
      ),
      clay,
    ),
    body(disc(0.52, 0.04, 20), soil, [0, 0.7, 0]),
  );
  const stem = body(
    tube(
      [
        [0, 0.7, 0],
        [0.07, 1.2, 0.02],
        [0, 1.8, 0],
      ],
      0.045,
      14,
      6,
    ),
    green,
  );
  const leaf = (side: number, y: number) => {
    const shape = new THREE.Shape();
    shape.moveTo(0, 0);
    shape.quadraticCurveTo(0.3, 0.26, 0.72, 0.1);
    shape.quadraticCurveTo(0.4, -0.16, 0, 0);
    const made = group(body(plate(shape, 0.03), green));
    return placed(made, [0.04, y, 0], [0.2, side > 0 ? 0.3 : Math.PI - 0.3, side > 0 ? 0.35 : 0.35]);
  };
  const petalShape = (size: number) => {
    const shape = new THREE.Shape();
    shape.moveTo(0, 0);
    shape.bezierCurveTo(-0.3 * size, 0.2 * size, -0.3 * size, 0.7 * size, 0, 0.86 * size);
    shape.bezierCurveTo(0.3 * size, 0.7 * size, 0.3 * size, 0.2 * size, 0, 0);
    return plate(shape, 0.025);
  };
  const moveList: Move[] = [];
  const ring = (count: number, size: number, material: THREE.Material, open: number, shut: number, offset: number) =>
    Array.from({ length: count }, (_, index) => {
      const hinge = group(placed(body(petalShape(size), material), [0, 0, 0.1]));
      moveList.push({
        node: hinge,
        path: 'rotation',
        at: (share) => {
          const t = ramp(share, 0.08, 0.42) * (1 - ramp(share, 0.72, 0.98));
          return [shut + (open - shut) * t + 0.03 * wave(share, 3, index / count), 0, 0];
        },
        frames: 36,
      });
      const spoke = group(hinge);
      spoke.rotation.y = ((index + offset) / count) * full;
      return spoke;
    });
  const middle = group(placed(body(ball(0.2, 1), gold), [0, 0.06, 0]));
  const head = group(...ring(8, 1, petalOut, 1.2, 0.06, 0), ...ring(8, 0.78, petalIn, 0.86, -0.06, 0.5), middle);
  const nod = group(head);
  nod.position.set(0, 1.8, 0);
  head.rotation.x = 0.35;
  moveList.push(
    { node: nod, path: 'rotation', at: (share) => [0.05 * wave(share, 1, 0.1), 0, 0.06 * wave(share)], frames: 24 },
    { node: middle, path: 'scale', at: (share) => even(0.75 + 0.3 * swell(share)), frames: 24 },
  );
  return { object: group(pot, stem, leaf(1, 0.95), leaf(-1, 1.2), nod), seconds: 5, moveList };
}

/** A cat that sits, waves its tail, blinks and looks about. */
// oxlint-disable-next-line max-lines-per-function -- a sculpture is one list of its shapes
export function cat(): Moving {
  const fur = paint('#8a8fa0', { rough: 0.8 });
  const light = paint('#f3eee6', { rough: 0.8 });
  const dark = paint('#2a2c35', { rough: 0.3 });
  const pink = paint('#e99aa3', { rough: 0.6 });
  const green = paint('#9ccf6a', { rough: 0.2, glow: 0.2 });
  const red = paint('#d9364a', { rough: 0.5 });
  const gold = paint('#f0b64a', { rough: 0.3, metal: 0.4 });
  const torso = body(
    lathe(
      [
        [0.001, 0],
        [0.62, 0.02],
        [0.72, 0.3],
        [0.6, 0.85],
        [0.42, 1.3],
        [0.3, 1.5],
        [0.001, 1.55],
      ],
      12,
    ),
    fur,
  );
  torso.scale.z = 0.82;
  const bib = body(ball(0.34, 1), light, [0, 0.95, 0.24]);
  bib.scale.set(0.9, 1.35, 0.62);
  const paws = [-1, 1].flatMap((side) => {
    const leg = body(disc(0.14, 0.85, 8), fur, [side * 0.22, 0.48, 0.44]);
    const paw = body(ball(0.18, 1), light, [side * 0.22, 0.1, 0.5]);
    paw.scale.set(1, 0.7, 1.25);
    const haunch = body(ball(0.36, 1), fur, [side * 0.52, 0.3, 0.1]);
    haunch.scale.set(0.8, 1, 1.2);
    return [leg, paw, haunch];
  });
  const eyes = [-1, 1].map((side) => {
    const eye = group(body(ball(0.1, 1), green), placed(body(ball(0.055, 1), dark), [0, 0, 0.065]));
    (eye.children[1] as THREE.Mesh).scale.set(0.55, 1.25, 0.7);
    eye.position.set(side * 0.2, 0.06, 0.41);
    return eye;
  });
  const ears = [-1, 1].map((side) => {
    const ear = group(body(cone(0.2, 0.4, 4), fur), placed(body(cone(0.12, 0.26, 4), pink), [0, -0.03, 0.07]));
    return placed(ear, [side * 0.33, 0.47, 0], [0.05, 0, side * -0.28]);
  });
  const skull = body(ball(0.52, 2), fur);
  skull.scale.set(1.06, 0.92, 0.9);
  const muzzle = [-1, 1].map((side) => placed(body(ball(0.15, 1), light), [side * 0.11, -0.17, 0.4]));
  const whiskers = [-1, 1].flatMap((side) =>
    [-0.06, 0.04].map((lift) =>
      body(
        tube(
          [
            [side * 0.18, -0.16 + lift * 0.5, 0.48],
            [side * 0.46, -0.14 + lift, 0.46],
            [side * 0.7, -0.18 + lift * 2, 0.38],
          ],
          0.009,
          5,
          3,
        ),
        light,
      ),
    ),
  );
  const nose = body(ball(0.06, 0), pink, [0, -0.07, 0.5]);
  const head = group(skull, ...muzzle, ...whiskers, nose, ...ears, ...eyes);
  head.position.set(0, 1.78, 0.12);
  const collar = body(new THREE.TorusGeometry(0.33, 0.06, 6, 20), red, [0, 1.42, 0.06]);
  collar.rotation.x = Math.PI / 2 + 0.15;
  const bell = body(ball(0.09, 1), gold, [0, 1.32, 0.4]);
  const tail = group();
  const joints: THREE.Group[] = [];
  let parent = tail;
  for (let part = 0; part < 6; part += 1) {
    const joint = group(
      body(cone(0.115 - part * 0.008, 0.36, 7, 0.107 - part * 0.008), part === 5 ? light : fur, [0, 0.16, 0]),
    );
    joint.position.y = part ? 0.3 : 0;
    parent.add(joint);
    joints.push(joint);
    parent = joint;
  }
  tail.position.set(0.45, 0.16, -0.3);
  tail.rotation.set(-0.2, 0, -1.15);
  return {
    object: group(torso, bib, ...paws, collar, bell, head, tail),
    seconds: 4,
    moveList: [
      {
        node: head,
        path: 'rotation',
        at: (share) => [0.05 * wave(share, 2), 0.3 * wave(share), 0.09 * wave(share, 1, 0.25)],
        frames: 40,
      },
      ...joints.map((node, index): Move => ({
        node,
        path: 'rotation',
        at: (share) => [0, 0, 0.28 + 0.2 * wave(share, 2, -index * 0.08)],
        frames: 32,
      })),
      ...eyes.map((node): Move => ({
        node,
        path: 'scale',
        at: (share) => {
          const shut = Math.exp(-(((share - 0.36) / 0.018) ** 2)) + Math.exp(-(((share - 0.82) / 0.018) ** 2));
          return [1, 1 - 0.92 * Math.min(1, shut), 1];
        },
        frames: 100,
      })),
      ...ears.map((node, index): Move => ({
        node,
        path: 'rotation',
        at: (share) => [
          0.05,
          0,
          (index ? -0.28 : 0.28) + 0.12 * Math.exp(-(((share - 0.6 - index * 0.04) / 0.03) ** 2)),
        ],
        frames: 60,
      })),
    ],
  };
}
