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
  wave,
} from './low-poly.ts';

function fir(height: number, leaves: THREE.Material, bark: THREE.Material): THREE.Group {
  const parts = [0, 1, 2].map((tier) =>
    body(cone(height * (0.34 - tier * 0.07), height * 0.42, 7), leaves, [0, height * (0.36 + tier * 0.24), 0]),
  );
  return group(body(disc(height * 0.06, height * 0.22, 6), bark, [0, height * 0.1, 0]), ...parts);
}

/** A small house with a garden, smoke from its chimney, and light in its windows. */
// oxlint-disable-next-line max-lines-per-function -- a sculpture is one list of its shapes
export function house(): Moving {
  const wall = paint('#f2e3c9', { rough: 0.9 });
  const roof = paint('#b8503f', { rough: 0.8 });
  const grass = paint('#86b56a', { rough: 0.95 });
  const earth = paint('#8a6a4a', { rough: 1 });
  const door = paint('#2f6f9f', { rough: 0.5 });
  const light = paint('#ffd680', { glow: 0.75 });
  const white = paint('#fbf8f2', { rough: 0.7 });
  const brick = paint('#9a5a48', { rough: 0.9 });
  const bark = paint('#6b4c32', { rough: 1 });
  const leaves = paint('#4f8f5c', { rough: 0.9 });
  const smoke = paint('#e7e6e4', { rough: 1, opacity: 0.85 });
  const gable = new THREE.Shape();
  gable.moveTo(-0.75, 0);
  gable.lineTo(0.75, 0);
  gable.lineTo(0.75, 0.85);
  gable.lineTo(0, 1.5);
  gable.lineTo(-0.75, 0.85);
  const walls = body(plate(gable, 1.5), wall, [0, 0.3, 0]);
  const slopes = [-1, 1].map((side) => {
    const slope = body(box(1.16, 0.1, 1.8), roof, [side * 0.43, 1.51, 0]);
    slope.rotation.z = side * -0.714;
    return slope;
  });
  const windows = [-0.42, 0.42].flatMap((x) => [
    body(box(0.36, 0.4, 0.04), white, [x, 0.82, 0.755]),
    body(box(0.29, 0.33, 0.05), light, [x, 0.82, 0.76]),
    body(box(0.3, 0.03, 0.07), white, [x, 0.82, 0.765]),
    body(box(0.03, 0.34, 0.07), white, [x, 0.82, 0.765]),
  ]);
  const attic = body(disc(0.16, 0.06, 12), light, [0, 1.36, 0.755]);
  attic.rotation.x = Math.PI / 2;
  const puffs = [0, 1, 2, 3].map((index) => ({ puff: group(body(ball(0.16, 1), smoke)), phase: index / 4 }));
  return {
    object: group(
      body(cone(1.5, 0.28, 11, 1.62), grass, [0, 0.19, 0]),
      body(cone(1.05, 0.2, 11, 1.45), earth, [0, 0.0, 0]),
      walls,
      ...slopes,
      body(box(0.32, 0.55, 0.05), door, [0, 0.6, 0.76]),
      body(ball(0.03, 0), light, [0.1, 0.58, 0.8]),
      body(box(0.46, 0.05, 0.3), white, [0, 0.335, 0.9]),
      ...windows,
      attic,
      body(box(0.26, 0.7, 0.26), brick, [0.42, 1.72, -0.3]),
      placed(fir(1.15, leaves, bark), [-1.1, 0.32, 0.25]),
      placed(fir(0.85, leaves, bark), [1.14, 0.32, -0.25]),
      placed(fir(0.6, leaves, bark), [1.05, 0.32, 0.55]),
      ...puffs.map(({ puff }) => puff),
    ),
    seconds: 5,
    moveList: puffs.flatMap(({ puff, phase }): Move[] => [
      {
        node: puff,
        path: 'position',
        at: (share) => {
          const t = shifted(share, phase);
          return [0.42 + 0.42 * t * t + 0.06 * wave(t, 2), 2.05 + 1.05 * t, -0.3];
        },
        frames: 60,
      },
      {
        node: puff,
        path: 'scale',
        at: (share) => {
          const t = shifted(share, phase);
          return even(0.001 + (0.5 + 1.0 * t) * ramp(t, 0, 0.12) * (1 - ramp(t, 0.7, 0.98)));
        },
        frames: 60,
      },
    ]),
  };
}

/** A snow globe: a tree and a snowman while flakes fall. */
// oxlint-disable-next-line max-lines-per-function -- a sculpture is one list of its shapes
export function snowGlobe(): Moving {
  const wood = paint('#7a4a2f', { rough: 0.5 });
  const brass = paint('#d9a94e', { rough: 0.3, metal: 0.6 });
  const snow = paint('#ffffff', { rough: 0.9 });
  const leaves = paint('#3f7f56', { rough: 0.9 });
  const bark = paint('#5d4029', { rough: 1 });
  const coal = paint('#26272c', { rough: 0.7 });
  const carrot = paint('#ee8a34', { rough: 0.6 });
  const red = paint('#d9364a', { rough: 0.6 });
  const glass = paint('#dcecf5', { rough: 0.05, opacity: 0.2 });
  const man = group(
    body(ball(0.24, 1), snow, [0, 0.18, 0]),
    body(ball(0.17, 1), snow, [0, 0.48, 0]),
    body(cone(0.035, 0.16, 5), carrot, [0, 0.48, 0.22]).rotateX(Math.PI / 2),
    body(ball(0.024, 0), coal, [-0.06, 0.53, 0.145]),
    body(ball(0.024, 0), coal, [0.06, 0.53, 0.145]),
    body(ball(0.024, 0), coal, [0, 0.26, 0.225]),
    body(ball(0.024, 0), coal, [0, 0.15, 0.24]),
    body(new THREE.TorusGeometry(0.145, 0.04, 5, 14), red, [0, 0.36, 0]).rotateX(Math.PI / 2),
    body(disc(0.17, 0.03, 12), coal, [0, 0.62, 0]),
    body(disc(0.11, 0.17, 12), coal, [0, 0.71, 0]),
  );
  const flakes = Array.from({ length: 26 }, (_, index) => {
    const radius = 0.22 + 0.62 * (((index * 7) % 13) / 13);
    const angle = index * 2.39996;
    return { flake: group(body(ball(0.03, 0), snow)), radius, angle, phase: ((index * 11) % 26) / 26 };
  });
  const globe = body(ball(1.12, 3), glass, [0, 1.55, 0], true);
  const cheer = group(man);
  return {
    object: group(
      body(
        lathe(
          [
            [0.001, 0],
            [1.0, 0],
            [1.02, 0.12],
            [0.92, 0.2],
            [0.86, 0.42],
            [0.76, 0.56],
            [0.001, 0.56],
          ],
          28,
        ),
        wood,
      ),
      body(new THREE.TorusGeometry(0.8, 0.06, 6, 28), brass, [0, 0.6, 0]).rotateX(Math.PI / 2),
      body(
        lathe(
          [
            [0.8, 0.6],
            [0.86, 0.86],
            [0.6, 0.99],
            [0.001, 1.03],
          ],
          22,
        ),
        snow,
      ),
      placed(fir(1.05, leaves, bark), [-0.36, 0.95, -0.12]),
      placed(fir(0.62, leaves, bark), [0.52, 0.92, -0.34]),
      placed(cheer, [0.24, 0.98, 0.26]),
      globe,
      ...flakes.map(({ flake }) => flake),
    ),
    seconds: 6,
    moveList: [
      { node: man, path: 'rotation', at: (share) => [0, 0.15 * wave(share), 0.09 * wave(share, 2)], frames: 32 },
      ...flakes.flatMap(({ flake, radius, angle, phase }): Move[] => {
        const fall = (share: number) => shifted(share, phase);
        return [
          {
            node: flake,
            path: 'position',
            at: (share) => {
              const t = fall(share);
              const y = 2.45 - 1.5 * t;
              // Never outside the glass.
              const most = Math.sqrt(Math.max(0, 1.02 ** 2 - (y - 1.55) ** 2));
              const around = angle + 0.9 * t;
              const reach = Math.min(radius, most);
              return [Math.cos(around) * reach, y, Math.sin(around) * reach];
            },
            frames: 40,
          },
          {
            node: flake,
            path: 'scale',
            at: (share) => even(0.001 + ramp(fall(share), 0, 0.08) * (1 - ramp(fall(share), 0.9, 0.97))),
            frames: 40,
          },
        ];
      }),
    ],
  };
}

/** A box that opens on a ring whose stone glints. */
export function ringBox(): Moving {
  const velvet = paint('#7d2236', { rough: 0.95 });
  const shell = paint('#4f1424', { rough: 0.6 });
  const cushion = paint('#f4e9dd', { rough: 0.95 });
  const gold = paint('#e9bd6a', { rough: 0.22, metal: 0.85 });
  const stone = paint('#d8f0ff', { rough: 0.03, glow: 0.3 });
  const spark = paint('#ffffff', { glow: 1 });
  const base = group(
    body(box(1.5, 0.6, 1.3), shell, [0, 0.3, 0]),
    body(box(1.36, 0.06, 1.16), velvet, [0, 0.6, 0]),
    body(box(1.2, 0.12, 0.42), cushion, [0, 0.64, 0.24]),
    body(box(1.2, 0.12, 0.42), cushion, [0, 0.64, -0.24]),
  );
  const lid = group(
    body(box(1.5, 0.45, 1.3), shell, [0, 0.22, 0.65]),
    body(box(1.34, 0.03, 1.14), cushion, [0, -0.005, 0.65]),
  );
  lid.position.set(0, 0.64, -0.65);
  const band = body(new THREE.TorusGeometry(0.34, 0.05, 8, 32), gold, [0, 0, 0], true);
  const cut = lathe(
    [
      [0.001, -0.2],
      [0.2, 0.02],
      [0.13, 0.11],
      [0.001, 0.11],
    ],
    8,
  );
  const claws = [0, 1, 2, 3].map((index) => {
    const angle = (index / 4) * full + 0.4;
    return body(box(0.03, 0.16, 0.03), gold, [Math.cos(angle) * 0.13, 0.4, Math.sin(angle) * 0.13]);
  });
  const ring = group(band, body(cut, stone, [0, 0.56, 0]), ...claws);
  const glints = [0, 1, 2].map((index) => {
    const glint = group(
      body(new THREE.OctahedronGeometry(0.06, 0), spark),
      placed(body(box(0.02, 0.3, 0.02), spark), [0, 0, 0]),
      placed(body(box(0.3, 0.02, 0.02), spark), [0, 0, 0]),
    );
    glint.position.set([0.22, -0.24, 0.05][index]!, [1.72, 1.55, 1.9][index]!, 0.15);
    return { glint, at: [0.4, 0.52, 0.64][index]! };
  });
  const open = (share: number) => ramp(share, 0.04, 0.26) * (1 - ramp(share, 0.78, 0.97));
  return {
    object: group(base, lid, ring, ...glints.map(({ glint }) => glint)),
    seconds: 5,
    moveList: [
      { node: lid, path: 'rotation', at: (share) => [-1.75 * open(share), 0, 0], frames: 40 },
      { node: ring, path: 'position', at: (share) => [0, 0.62 - 0.3 + 0.72 * open(share), 0], frames: 40 },
      { node: ring, path: 'scale', at: (share) => even(0.25 + 0.75 * ramp(open(share), 0.15, 0.7)), frames: 40 },
      { node: ring, path: 'rotation', at: (share) => [0, share * full, 0], frames: 40 },
      ...glints.map(({ glint, at }): Move => ({
        node: glint,
        path: 'scale',
        at: (share) => even(0.001 + Math.exp(-(((share - at) / 0.05) ** 2))),
        frames: 80,
      })),
    ],
  };
}
