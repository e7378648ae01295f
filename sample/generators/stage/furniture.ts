import * as THREE from 'three';
import { brass, finish, oak } from './materials.ts';
import { fractal } from './noise.ts';
import { group, mesh, roundBox, strap, tube, turned } from './shape.ts';
import type { Thing } from './thing.ts';

const stained = (color: string, repeat: [number, number] = [1, 2]) =>
  color === 'natural' ? oak(repeat) : finish({ color, surface: 'wood', repeat, bump: 0.5, rough: 0.45 });

/** A stuffed body: a box swollen in the middle, with cloth that gives a little. */
function stuffed(
  w: number,
  h: number,
  d: number,
  material: THREE.Material,
  seed: number,
  at: [number, number, number],
  swell = 0.12,
): THREE.Mesh {
  const geometry = new THREE.BoxGeometry(w, h, d, 48, 24, 48);
  const position = geometry.getAttribute('position');
  const power = 5;
  for (let index = 0; index < position.count; index += 1) {
    const x = position.getX(index) / (w / 2);
    const y = position.getY(index) / (h / 2);
    const z = position.getZ(index) / (d / 2);
    const length = (Math.abs(x) ** power + Math.abs(y) ** power + Math.abs(z) ** power) ** (1 / power);
    const [nx, ny, nz] = [x / length, y / length, z / length];
    const puff = 1 + (swell / h) * 2 * (1 - nx ** 2) * (1 - nz ** 2) * Math.abs(ny);
    const wave = 1 + 0.03 * (fractal(nx * 2.2 + seed, nz * 2.2 + ny, 3, seed) - 0.5);
    position.setXYZ(index, nx * (w / 2) * wave, ny * (h / 2) * puff * wave, nz * (d / 2) * wave);
  }
  geometry.computeVertexNormals();
  return mesh(geometry, material, at);
}

/** A turned leg from one point to another, thicker at its upper third. */
function leg(
  from: [number, number, number],
  to: [number, number, number],
  radius: number,
  material: THREE.Material,
): THREE.Mesh {
  const a = new THREE.Vector3(...from);
  const b = new THREE.Vector3(...to);
  const length = a.distanceTo(b);
  const body = turned(
    [
      [0, 0],
      [radius * 0.62, 0],
      [radius * 0.7, length * 0.02],
      [radius, length * 0.65],
      [radius * 0.85, length],
      [0, length],
    ],
    material,
    radius * 0.6,
    40,
  );
  body.position.copy(a);
  body.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), b.clone().sub(a).normalize());
  return body;
}

export function loungeChair({ color, seed }: Thing): THREE.Object3D {
  const wood = oak([1, 3]);
  const wool = finish({ color, surface: 'terry', repeat: [3, 2], bump: 7, rough: 1, sheen: 0.3 });
  const frame: THREE.Object3D[] = [];
  for (const side of [-1, 1]) {
    frame.push(
      leg([side * 1.62, 0, 1.35], [side * 1.5, 2.35, 1.15], 0.11, wood),
      leg([side * 1.62, 0, -1.5], [side * 1.5, 2.3, -1.1], 0.11, wood),
    );
    const arm = strap(
      [
        [side * 1.52, 2.36, 1.5],
        [side * 1.56, 2.44, 0.4],
        [side * 1.52, 2.36, -0.7],
        [side * 1.46, 2.3, -1.25],
      ],
      0.42,
      0.1,
      new THREE.Vector3(1, 0, 0),
      wood,
    );
    frame.push(arm, roundBox(0.12, 0.22, 2.5, 0.05, wood, [side * 1.5, 1.0, -0.1]));
  }
  frame.push(
    roundBox(3.0, 0.22, 0.12, 0.05, wood, [0, 1.05, 1.1]),
    roundBox(3.0, 0.22, 0.12, 0.05, wood, [0, 0.95, -1.2]),
  );
  const slats = [0, 1, 2, 3].map((index) =>
    roundBox(2.9, 0.16, 0.07, 0.03, wood, [0, 1.6 + index * 0.52, -1.32 - index * 0.2]),
  );
  const seat = stuffed(2.75, 0.62, 2.55, wool, seed, [0, 1.42, 0.1], 0.16);
  seat.rotation.x = 0.07;
  const back = stuffed(2.75, 0.6, 2.15, wool, seed + 2, [0, 2.6, -1.2], 0.18);
  back.rotation.x = 1.2;
  const piping = [seat, back].map((each, index) => {
    const [w, d] = index === 0 ? [1.36, 1.26] : [1.36, 1.06];
    const line = tube(
      [
        [-w, 0, -d],
        [w, 0, -d],
        [w, 0, d],
        [-w, 0, d],
      ].map(([x, y, z]) => [x! * 0.97, y!, z! * 0.97]) as [number, number, number][],
      0.02,
      wool,
      true,
    );
    line.position.copy(each.position);
    line.rotation.copy(each.rotation);
    line.visible = false;
    return line;
  });
  return group(...frame, ...slats, seat, back, ...piping.filter((each) => each.visible));
}

export function diningChair({ color }: Thing): THREE.Object3D {
  const wood = stained(color, [1, 3]);
  const seatGeometry = new THREE.CylinderGeometry(1.15, 1.08, 0.16, 96, 4);
  const position = seatGeometry.getAttribute('position');
  for (let index = 0; index < position.count; index += 1) {
    const [x, z] = [position.getX(index), position.getZ(index)];
    const r = Math.hypot(x, z) / 1.15;
    position.setX(index, x * (1 + 0.05 * z));
    if (position.getY(index) > 0) position.setY(index, position.getY(index) - 0.09 * (1 - r * r));
  }
  seatGeometry.computeVertexNormals();
  const seat = mesh(seatGeometry, wood, [0, 2.15, 0]);
  const legs = [
    [-0.8, 0.75],
    [0.8, 0.75],
    [-0.72, -0.75],
    [0.72, -0.75],
  ].map(([x, z]) => leg([x! * 1.3, 0, z! * 1.3], [x!, 2.12, z!], 0.1, wood));
  const bow = tube(
    [
      [-0.86, 2.15, -0.72],
      [-0.98, 3.0, -0.98],
      [-0.92, 3.7, -1.16],
      [-0.5, 4.02, -1.28],
      [0, 4.08, -1.32],
      [0.5, 4.02, -1.28],
      [0.92, 3.7, -1.16],
      [0.98, 3.0, -0.98],
      [0.86, 2.15, -0.72],
    ],
    0.085,
    wood,
  );
  const spindles = [-0.5, -0.25, 0, 0.25, 0.5].map((x) =>
    leg([x * 0.95, 2.18, -0.86], [x * 1.12, 4.02 - Math.abs(x) * 0.12, -1.29], 0.042, wood),
  );
  const rungs = [
    [-1, 0.82],
    [1, 0.82],
  ].map(([x]) => leg([x! * 0.98, 0.85, 0.88], [x! * 0.9, 0.85, -0.88], 0.055, wood));
  return group(seat, ...legs, bow, ...spindles, ...rungs, leg([-0.93, 0.85, 0], [0.93, 0.85, 0], 0.055, wood));
}

export function sideTable({ color }: Thing): THREE.Object3D {
  const wood = stained(color, [2, 2]);
  const top = turned(
    [
      [0, 0],
      [1.4, 0],
      [1.5, 0.07],
      [1.5, 0.14],
      [1.44, 0.2],
      [0, 0.2],
    ],
    wood,
    0.04,
  );
  top.position.y = 2.9;
  const uv = top.geometry.getAttribute('uv');
  const position = top.geometry.getAttribute('position');
  for (let index = 0; index < uv.count; index += 1) uv.setXY(index, position.getX(index) / 3, position.getZ(index) / 3);
  const legs = [0.3, 2.4, 4.5].map((angle) =>
    leg(
      [Math.cos(angle) * 1.25, 0, Math.sin(angle) * 1.25],
      [Math.cos(angle) * 0.95, 2.92, Math.sin(angle) * 0.95],
      0.15,
      wood,
    ),
  );
  const wedges = [0.3, 2.4, 4.5].map((angle) =>
    mesh(
      new THREE.CylinderGeometry(0.12, 0.12, 0.02, 32),
      finish({ color: color === 'natural' ? '#6b4526' : '#20201f', rough: 0.6 }),
      [Math.cos(angle) * 0.95, 3.1, Math.sin(angle) * 0.95],
    ),
  );
  return group(top, ...legs, ...wedges);
}

export function desk({ color }: Thing): THREE.Object3D {
  const wood = stained(color, [1, 2]);
  const long = stained(color, [2, 1]);
  const top = roundBox(5, 0.16, 2.3, 0.04, long, [0, 3.05, 0]);
  const apron = roundBox(4.5, 0.5, 0.1, 0.03, long, [0, 2.74, -0.95]);
  const drawer = roundBox(1.7, 0.4, 0.08, 0.02, wood, [0.9, 2.76, 0.98]);
  const front = roundBox(4.5, 0.5, 0.1, 0.02, long, [0, 2.74, 0.93]);
  const knob = turned(
    [
      [0, 0],
      [0.04, 0],
      [0.04, 0.06],
      [0.08, 0.1],
      [0, 0.14],
    ],
    brass(),
    0.01,
    32,
  );
  knob.rotation.x = Math.PI / 2;
  knob.position.set(0.9, 2.76, 1.02);
  const sides = [-2.2, 2.2].map((x) => roundBox(0.1, 0.5, 1.8, 0.03, wood, [x, 2.74, 0]));
  const legs = [
    [-2.2, 0.92],
    [2.2, 0.92],
    [-2.2, -0.92],
    [2.2, -0.92],
  ].map(([x, z]) => leg([x! * 1.06, 0, z! * 1.08], [x!, 2.98, z!], 0.14, wood));
  const groove = roundBox(1.4, 0.01, 0.12, 0.004, finish({ color: '#5d3d22', rough: 0.8 }), [-1.2, 3.132, -0.8]);
  return group(top, apron, front, drawer, knob, ...sides, ...legs, groove);
}

export function shelf({ color, seed }: Thing): THREE.Object3D {
  const wood = stained(color, [1, 4]);
  const across = stained(color, [2, 1]);
  const rails = [-1.3, 1.3].flatMap((x) => [
    strap(
      [
        [x, 0, 1.15],
        [x, 2.5, 0.4],
        [x, 7.1, -0.95],
      ],
      0.12,
      0.26,
      new THREE.Vector3(1, 0, 0),
      wood,
    ),
  ]);
  const boards = [0.55, 2.05, 3.5, 4.9, 6.2].map((y, index) =>
    roundBox(2.5, 0.1, 1.75 - index * 0.28, 0.03, across, [0, y, -0.05 - y * 0.115]),
  );
  const books: THREE.Object3D[] = [];
  const tones = ['#8c3b2e', '#e3d9c6', '#2d4a5e', '#c59a4a', '#5b6b4e', '#d8cfc0', '#3a3a3c', '#a8645a'];
  [0.55, 2.05, 3.5].forEach((y, level) => {
    let x = level === 1 ? -0.1 : -1.1;
    for (let book = 0; book < 8; book += 1) {
      const wide = 0.1 + ((book * 37 + seed + level * 11) % 5) * 0.028;
      const tall = 0.78 + ((book * 53 + level * 17) % 5) * 0.06;
      const cover = roundBox(
        wide,
        tall,
        0.62,
        0.015,
        finish({ color: tones[(book + level * 3) % 8]!, surface: 'paper', repeat: [1, 1], bump: 0.4, rough: 0.85 }),
        [x + wide / 2, y + 0.05 + tall / 2, -0.05 - y * 0.115],
      );
      x += wide + 0.008;
      books.push(cover);
    }
  });
  const pot = turned(
    [
      [0, 0],
      [0.3, 0],
      [0.36, 0.1],
      [0.4, 0.6],
      [0.36, 0.62],
      [0, 0.55],
    ],
    finish({ color: '#e9e2d6', rough: 0.5, coat: 0.4 }),
    0.05,
    64,
  );
  pot.position.set(0.5, 4.95, -0.65);
  return group(...rails, ...boards, ...books, pot);
}

export function stool({ color }: Thing): THREE.Object3D {
  const wood = stained(color === '#333333' ? '#333333' : 'natural', [1, 2]);
  const cord = finish({ color, surface: 'cord', repeat: [1, 2], bump: 9, rough: 0.9 });
  const seat = stuffed(2.5, 0.3, 2.2, cord, 3, [0, 2.55, 0], 0.03);
  const legs = [
    [-1.2, 1.05],
    [1.2, 1.05],
    [-1.2, -1.05],
    [1.2, -1.05],
  ].map(([x, z]) => leg([x! * 1.04, 0, z! * 1.04], [x!, 2.74, z!], 0.15, wood));
  const rungs = [0.8, 1.5].flatMap((y) => [
    leg([-1.22, y, 1.07], [1.22, y, 1.07], 0.065, wood),
    leg([-1.22, y + 0.2, -1.07], [1.22, y + 0.2, -1.07], 0.065, wood),
    leg([-1.22, y - 0.2, 1.07], [-1.22, y - 0.2, -1.07], 0.065, wood),
    leg([1.22, y - 0.2, 1.07], [1.22, y - 0.2, -1.07], 0.065, wood),
  ]);
  return group(seat, ...legs, ...rungs);
}
