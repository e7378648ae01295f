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

function fir(height: number, leaves: THREE.Material, bark: THREE.Material): THREE.Group {
  const parts = [0, 1, 2].map((tier) =>
    body(cone(height * (0.34 - tier * 0.07), height * 0.42, 7), leaves, [0, height * (0.36 + tier * 0.24), 0]),
  );
  return group(body(disc(height * 0.06, height * 0.22, 6), bark, [0, height * 0.1, 0]), ...parts);
}

/** A small house with a garden, smoke from its chimney, and light in its windows. */
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

/** A snow globe: a tree and a snowman while flakes fall. */
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
