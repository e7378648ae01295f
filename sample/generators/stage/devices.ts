import * as THREE from 'three';
import { artwork } from './artwork.ts';
import { finish, steel, textureOf } from './materials.ts';
import { fitUv, group, mesh, roundBox, roundRect, slab, strap, tube, turned } from './shape.ts';
import type { Thing } from './thing.ts';
import { hide, threads } from './leather.ts';

export function watch({ color, art, form, seed }: Thing): THREE.Object3D {
  const steelCase = steel();
  const body = turned(
    [
      [0, 0],
      [0.9, 0],
      [1.04, 0.1],
      [1.08, 0.26],
      [1.02, 0.36],
      [0.96, 0.4],
      [0.9, 0.36],
    ],
    steelCase,
    0.04,
  );
  const dial = document.createElement('canvas');
  dial.width = 700;
  dial.height = 700;
  const ctx = dial.getContext('2d')!;
  if (art) ctx.drawImage(artwork(art, 700, 700, seed), 0, 0);
  else {
    ctx.fillStyle = color;
    ctx.fillRect(0, 0, 700, 700);
  }
  ctx.translate(350, 350);
  for (let mark = 0; mark < 60; mark += 1) {
    ctx.fillStyle = '#f7f4ee';
    if (mark % 5 === 0 && !art) ctx.fillRect(-8, -320, 16, 66);
    else if (mark % 5 === 0) ctx.fillRect(-3, -325, 6, 30);
    else if (!art) ctx.fillRect(-2, -322, 4, 20);
    ctx.rotate(Math.PI / 30);
  }
  const face = mesh(new THREE.CircleGeometry(0.91, 96), finish({ map: textureOf(dial), rough: 0.45 }), [0, 0.34, 0]);
  face.rotation.x = -Math.PI / 2;
  const hand = (length: number, wide: number, angle: number, y: number, material: THREE.Material) => {
    const pivot = group(roundBox(wide, 0.02, length, 0.008, material, [0, 0, -length / 2 + 0.1]));
    pivot.rotation.y = angle;
    pivot.position.y = y;
    return pivot;
  };
  const white = finish({ color: '#f7f4ee', rough: 0.35, metal: 0.2 });
  const hands = [
    hand(0.58, 0.07, 0.95, 0.37, white),
    hand(0.84, 0.05, -0.95, 0.39, white),
    hand(0.9, 0.016, 2.4, 0.41, finish({ color: '#d2452f', rough: 0.4 })),
  ];
  const crown = turned(
    [
      [0, 0],
      [0.13, 0],
      [0.13, 0.16],
      [0, 0.16],
    ],
    steelCase,
    0.02,
    40,
  );
  crown.rotation.z = -Math.PI / 2;
  crown.position.set(1.05, 0.2, 0);
  const skin = form === 'steel' ? finish({ color: '#202124', rough: 0.7 }) : hide(color, [1, 4], 1.6);
  const across = new THREE.Vector3(1, 0, 0);
  const upper = strap(
    [
      [0, 0.2, -0.95],
      [0, 0.22, -1.3],
      [0, 0.1, -1.8],
      [0, 0.05, -2.7],
      [0, 0.05, -3.4],
    ],
    0.96,
    0.1,
    across,
    skin,
  );
  const lower = strap(
    [
      [0, 0.2, 0.95],
      [0, 0.22, 1.3],
      [0, 0.1, 1.8],
      [0, 0.05, 2.8],
      [0, 0.05, 3.9],
    ],
    0.96,
    0.1,
    across,
    skin,
  );
  const lugs = [
    [-0.56, -1],
    [0.56, -1],
    [-0.56, 1],
    [0.56, 1],
  ].map(([x, z]) => roundBox(0.14, 0.2, 0.5, 0.06, steelCase, [x!, 0.2, z! * 1.08]));
  const seams = [-0.4, 0.4].flatMap((x) =>
    form === 'steel'
      ? []
      : [
          threads(
            [
              [x, 0.27, -1.4],
              [x, 0.17, -1.9],
              [x, 0.12, -3.3],
            ],
            '#efe0c4',
          ),
          threads(
            [
              [x, 0.27, 1.4],
              [x, 0.17, 1.9],
              [x, 0.12, 3.7],
            ],
            '#efe0c4',
          ),
        ],
  );
  const buckle = mesh(new THREE.TorusGeometry(0.46, 0.06, 14, 40), steelCase, [0, 0.1, -3.5]);
  buckle.rotation.x = Math.PI / 2;
  buckle.scale.set(1.2, 0.62, 1);
  const whole = group(body, face, ...hands, crown, upper, lower, ...lugs, ...seams, buckle);
  whole.rotation.y = 0.35;
  return group(whole);
}

export function smartBand({ color }: Thing): THREE.Object3D {
  const rubber = finish({ color, rough: 0.62 });
  const points: [number, number, number][] = [];
  for (let step = 0; step <= 60; step += 1) {
    const angle = -0.62 * Math.PI + (step / 60) * Math.PI * 2.16;
    points.push([Math.cos(angle) * 1.25, 1.15 + Math.sin(angle) * 1.1, 0]);
  }
  const band = strap(points.slice(0, 59), 0.82, 0.11, new THREE.Vector3(0, 0, 1), rubber);
  const pill = slab(
    roundRect(1.5, 0.84, 0.4),
    0.22,
    0.09,
    finish({ color: '#0c0e12', rough: 0.1, coat: 1, coatRough: 0.02 }),
  );
  pill.rotation.set(-Math.PI / 2, 0, 0);
  pill.position.set(0, 2.28, 0);
  const screen = document.createElement('canvas');
  screen.width = 360;
  screen.height = 160;
  const ctx = screen.getContext('2d')!;
  ctx.fillStyle = '#0c0e12';
  ctx.fillRect(0, 0, 360, 160);
  ctx.fillStyle = '#f2f5fa';
  ctx.font = '300 84px "Liberation Sans", sans-serif';
  ctx.textAlign = 'center';
  ctx.fillText('10:09', 180, 104);
  ctx.fillStyle = '#f7b955';
  ctx.fillRect(96, 128, 120, 5);
  const glow = finish({ map: textureOf(screen), rough: 0.2 });
  glow.emissive.set('#ffffff');
  glow.emissiveMap = glow.map;
  glow.emissiveIntensity = 0.7;
  const display = mesh(new THREE.PlaneGeometry(1.1, 0.5), glow, [0, 2.395, 0]);
  display.rotation.x = -Math.PI / 2;
  const whole = group(band, pill, display);
  whole.rotation.x = 0.62;
  whole.position.y = 0.3;
  return group(whole);
}

export function headphones({ color }: Thing): THREE.Object3D {
  const shell = finish({ color, rough: 0.42, metal: 0.3, coat: 0.3, coatRough: 0.3 });
  const soft = finish({ color: '#25262a', surface: 'leather', repeat: [3, 1], bump: 1.2, rough: 0.62 });
  const bow = strap(
    [
      [-1.66, 1.7, 0],
      [-1.74, 2.6, 0],
      [-1.4, 3.6, 0],
      [-0.7, 4.15, 0],
      [0, 4.3, 0],
      [0.7, 4.15, 0],
      [1.4, 3.6, 0],
      [1.74, 2.6, 0],
      [1.66, 1.7, 0],
    ],
    0.6,
    0.12,
    new THREE.Vector3(0, 0, 1),
    shell,
  );
  const pad = strap(
    [
      [-1.22, 3.5, 0],
      [-0.66, 3.98, 0],
      [0, 4.12, 0],
      [0.66, 3.98, 0],
      [1.22, 3.5, 0],
    ],
    0.66,
    0.22,
    new THREE.Vector3(0, 0, 1),
    soft,
  );
  const cups = [-1, 1].map((side) => {
    const shape = new THREE.Shape();
    shape.absellipse(0, 0, 0.86, 1.06, 0, Math.PI * 2, false, 0);
    const cup = slab(shape, 0.5, 0.2, shell);
    cup.rotation.y = Math.PI / 2;
    cup.position.x = side * 0.16;
    const ear = mesh(new THREE.TorusGeometry(0.62, 0.28, 24, 96), soft, [-side * 0.2, 0, 0]);
    ear.rotation.y = Math.PI / 2;
    ear.scale.set(0.98, 1.24, 0.9);
    const plate = new THREE.Shape();
    plate.absellipse(0, 0, 0.5, 0.66, 0, Math.PI * 2, false, 0);
    const disc = slab(plate, 0.05, 0.02, finish({ color, metal: 0.8, rough: 0.3, surface: 'brushed', bump: 0.3 }));
    disc.rotation.y = Math.PI / 2;
    disc.position.x = side * 0.43;
    const yoke = tube(
      [
        [side * 0.12, 1.0, 0.55],
        [side * 0.22, 1.25, 0.4],
        [side * 0.2, 1.4, 0],
        [side * 0.22, 1.25, -0.4],
        [side * 0.12, 1.0, -0.55],
      ],
      0.06,
      steel(),
    );
    const made = group(cup, ear, disc, yoke, roundBox(0.12, 0.8, 0.2, 0.05, steel(), [side * 0.16, 1.55, 0]));
    made.position.set(side * 1.62, 1.1, 0);
    made.rotation.z = side * 0.1;
    return made;
  });
  return group(bow, pad, ...cups);
}

export function earbuds({ color, art = 'aurora', seed }: Thing): THREE.Object3D {
  const gloss = finish({ color, rough: 0.34, coat: 0.8, coatRough: 0.1 });
  const box = slab(roundRect(2.6, 1.9, 0.8), 1.0, 0.42, gloss);
  box.rotation.x = -Math.PI / 2;
  box.position.y = 0.5;
  const picture = mesh(
    fitUv(new THREE.ShapeGeometry(roundRect(1.75, 1.1, 0.36), 24)),
    finish({ map: textureOf(artwork(art, 700, 440, seed)), rough: 0.3, coat: 0.8, coatRough: 0.1 }),
    [0, 1.004, 0],
  );
  picture.rotation.x = -Math.PI / 2;
  const line = mesh(new THREE.BoxGeometry(0.3, 0.02, 0.03), steel(), [0, 0.62, 0.96]);
  const bud = (x: number, z: number, turn: number) => {
    const head = mesh(new THREE.SphereGeometry(0.36, 48, 32), gloss, [0, 0.36, 0]);
    head.scale.set(1, 0.9, 0.84);
    const tip = turned(
      [
        [0, 0],
        [0.17, 0],
        [0.24, 0.12],
        [0.2, 0.26],
        [0, 0.3],
      ],
      finish({ color: '#e9e6e0', rough: 0.6 }),
      0.05,
      48,
    );
    tip.rotation.x = 1.3;
    tip.position.set(0, 0.36, 0.24);
    const stem = mesh(new THREE.CapsuleGeometry(0.12, 0.6, 12, 32), gloss, [0.02, 0.2, -0.4]);
    stem.rotation.x = Math.PI / 2;
    const made = group(head, tip, stem);
    made.position.set(x, 0, z);
    made.rotation.y = turn;
    return made;
  };
  return group(box, picture, line, bud(-0.85, 1.75, 0.3), bud(0.75, 1.85, -0.4));
}
