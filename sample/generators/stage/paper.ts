import * as THREE from 'three';
import { artwork, type ArtName } from './artwork.ts';
import { finish, oak, steel, textureOf } from './materials.ts';
import { fitUv, group, mesh, roundBox, roundRect, showing, slab, tube } from './shape.ts';
import type { Thing } from './thing.ts';

/** A printed sheet that takes light like paper. */
function print(art: ArtName, w: number, h: number, seed: number, rough = 0.55): THREE.Mesh {
  const tall = Math.round((900 * h) / Math.max(w, h));
  const wide = Math.round((900 * w) / Math.max(w, h));
  return mesh(new THREE.PlaneGeometry(w, h), finish({ map: textureOf(artwork(art, wide, tall, seed)), rough }));
}

function frameMaterial(color: string): THREE.Material {
  return color === 'natural' ? oak([1, 3]) : finish({ color, surface: 'wood', repeat: [1, 3], bump: 0.6, rough: 0.38 });
}

function bar(length: number, wide: number, deep: number, material: THREE.Material): THREE.Mesh {
  const shape = new THREE.Shape();
  shape.moveTo(-length / 2, wide / 2);
  shape.lineTo(length / 2, wide / 2);
  shape.lineTo(length / 2 - wide, -wide / 2);
  shape.lineTo(-length / 2 + wide, -wide / 2);
  const made = slab(shape, deep, 0.008, material);
  const uv = made.geometry.getAttribute('uv');
  for (let index = 0; index < uv.count; index += 1) uv.setXY(index, uv.getY(index), uv.getX(index));
  return made;
}

function frame(w: number, h: number, wide: number, deep: number, material: THREE.Material): THREE.Group {
  const parts = [0, 1, 2, 3].map((side) => {
    const made = bar(side % 2 ? h : w, wide, deep, material);
    made.rotation.z = (-side * Math.PI) / 2;
    const reach = (side % 2 ? w : h) / 2 - wide / 2;
    made.position.set(side === 1 ? reach : side === 3 ? -reach : 0, side === 0 ? reach : side === 2 ? -reach : 0, 0);
    return made;
  });
  return group(...parts);
}

function lean(thing: THREE.Object3D, degrees: number): THREE.Group {
  thing.rotation.x = (-degrees * Math.PI) / 180;
  return group(thing);
}

export function framedPrint({ color, art = 'ridge', seed }: Thing): THREE.Object3D {
  const mount = mesh(
    new THREE.PlaneGeometry(2.9, 3.9),
    finish({ color: '#f7f4ee', surface: 'paper', repeat: [3, 4], bump: 0.3, rough: 0.9 }),
    [0, 0, -0.02],
  );
  const bevel = mesh(new THREE.PlaneGeometry(1.98, 2.88), finish({ color: '#e3ded4', rough: 0.9 }), [0, 0.04, -0.015]);
  const picture = print(art, 1.92, 2.82, seed);
  picture.position.set(0, 0.04, -0.01);
  showing(picture, [-0.96, -1.41, 0.96, 1.41]);
  const back = roundBox(2.95, 3.95, 0.1, 0.02, finish({ color: '#b99b74', rough: 0.9 }), [0, 0, -0.1]);
  return lean(group(frame(3.2, 4.2, 0.17, 0.26, frameMaterial(color)), mount, bevel, picture, back), 7);
}

export function canvasPrint({ art = 'sea', seed }: Thing): THREE.Object3D {
  const face = textureOf(artwork(art, 640, 960, seed));
  const weave = finish({ map: face, surface: 'weave', repeat: [5, 7.5], bump: 1.6, rough: 0.82 });
  const edge = finish({
    map: textureOf(artwork(art, 640, 960, seed), [0.05, 1]),
    surface: 'weave',
    repeat: [1, 6],
    bump: 1.5,
    rough: 0.85,
  });
  const box = new THREE.Mesh(new THREE.BoxGeometry(2.6, 3.9, 0.3, 1, 1, 1), [edge, edge, edge, edge, weave, oak()]);
  showing(box, [-1.3, -1.95, 1.3, 1.95], 0.15);
  return lean(box, 6);
}

/** A sheet that has been rolled: it curls forward a little at its ends. */
function curledSheet(w: number, h: number, curl: number, material: THREE.Material): THREE.Mesh {
  const geometry = new THREE.PlaneGeometry(w, h, 60, 60);
  const position = geometry.getAttribute('position');
  for (let index = 0; index < position.count; index += 1) {
    const y = position.getY(index) / h;
    const x = position.getX(index) / w;
    position.setZ(index, curl * (16 * y ** 4 * (0.8 + 0.6 * x) + 0.25 * Math.cos(x * 3) * y));
  }
  geometry.computeVertexNormals();
  const sheet = material.clone();
  sheet.side = THREE.DoubleSide;
  return mesh(geometry, sheet);
}

function margined(
  art: ArtName,
  w: number,
  h: number,
  margin: number,
  seed: number,
  title?: string,
): THREE.CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = 800;
  canvas.height = Math.round((800 * h) / w);
  const ctx = canvas.getContext('2d')!;
  ctx.fillStyle = '#faf8f3';
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  const m = margin * 800;
  const foot = title ? m * 3 : m;
  ctx.drawImage(artwork(art, Math.round(800 - m * 2), Math.round(canvas.height - m - foot), seed), m, m);
  if (title) {
    ctx.fillStyle = '#22252b';
    ctx.font = `${m * 0.95}px "Liberation Serif", serif`;
    ctx.fillText(title, m, canvas.height - m * 1.15);
  }
  return textureOf(canvas);
}

export function poster({ art = 'city', seed, label }: Thing): THREE.Object3D {
  const sheet = curledSheet(2.6, 3.64, 0.16, finish({ map: margined(art, 2.6, 3.64, 0.04, seed, label), rough: 0.7 }));
  showing(sheet, [-1.3, -1.82, 1.3, 1.82], 0.01, 'face');
  const rail = (y: number) => roundBox(2.72, 0.14, 0.1, 0.03, oak([3, 1]), [0, y, y > 0 ? 0.16 : 0.15]);
  const cord = tube(
    [
      [-1.1, 1.86, 0.16],
      [0, 2.35, 0.05],
      [1.1, 1.86, 0.16],
    ],
    0.014,
    finish({ color: '#3a3a3a', rough: 0.9 }),
  );
  return lean(group(sheet, rail(1.83), rail(-1.83), cord), 5);
}

export function calendar({ art = 'lake', seed }: Thing): THREE.Object3D {
  const canvas = document.createElement('canvas');
  canvas.width = 700;
  canvas.height = 990;
  const ctx = canvas.getContext('2d')!;
  ctx.fillStyle = '#fbf9f5';
  ctx.fillRect(0, 0, 700, 990);
  ctx.drawImage(artwork(art, 700, 500, seed), 0, 0);
  ctx.fillStyle = '#22252b';
  ctx.font = '54px "Liberation Serif", serif';
  ctx.fillText('January', 50, 580);
  ctx.font = '22px "Liberation Sans", sans-serif';
  for (let day = 0; day < 31; day += 1) {
    const cell = day + 4;
    ctx.fillStyle = cell % 7 > 4 ? '#8a5a00' : '#4a4f57';
    ctx.fillText(String(day + 1), 54 + (cell % 7) * 88, 650 + Math.floor(cell / 7) * 66);
  }
  const sheet = curledSheet(2.8, 3.96, 0.06, finish({ map: textureOf(canvas), rough: 0.75 }));
  showing(sheet, [-1.4, -1.98, 1.4, 1.98], 0, 'face');
  const under = curledSheet(2.8, 3.96, 0.05, finish({ color: '#f1ede4', rough: 0.8 }));
  under.position.set(0.012, -0.02, -0.05);
  const wire = finish({ color: '#1c1c1e', metal: 0.6, rough: 0.35 });
  const loops = Array.from({ length: 30 }, (_, index) => {
    const ring = mesh(new THREE.TorusGeometry(0.06, 0.011, 8, 20), wire, [-1.3 + index * 0.09, 1.98, 0.03]);
    ring.rotation.y = Math.PI / 2;
    return ring;
  });
  return lean(
    group(
      sheet,
      under,
      ...loops,
      tube(
        [
          [-0.2, 2.0, 0],
          [0, 2.16, 0],
          [0.2, 2.0, 0],
        ],
        0.012,
        wire,
      ),
    ),
    8,
  );
}

export function cards({ art = 'couple', seed }: Thing): THREE.Object3D {
  const stock = finish({ color: '#f8f5ee', surface: 'paper', repeat: [2, 3], bump: 0.5, rough: 0.9 });
  const card = (name: ArtName, at: number, open: number): THREE.Group => {
    const front = roundBox(1.7, 2.4, 0.02, 0.005, stock, [0.85, 0, 0]);
    const face = mesh(
      new THREE.PlaneGeometry(1.58, 2.28),
      finish({ map: textureOf(artwork(name, 560, 808, at)), rough: 0.7 }),
      [0.85, 0, 0.012],
    );
    const cover = group(front, face);
    cover.rotation.y = -open;
    const back = roundBox(1.7, 2.4, 0.02, 0.005, stock, [0.85, 0, 0]);
    back.rotation.y = open * 0.6;
    return group(cover, back);
  };
  const first = card(art, seed, 0.42);
  const opened = first.children[0]?.children[1];
  if (opened) showing(opened, [-0.79, -1.14, 0.79, 1.14]);
  first.position.set(-1.3, 1.2, 0.4);
  const second = card('poppies', seed + 4, 0.34);
  second.position.set(0.1, 1.2, -0.5);
  second.rotation.y = -0.24;
  const flap = new THREE.Shape();
  flap.moveTo(-1.25, 0);
  flap.lineTo(0, -0.95);
  flap.lineTo(1.25, 0);
  const kraft = finish({ color: '#c9a77c', surface: 'paper', repeat: [2, 2], bump: 0.5, rough: 0.9 });
  const envelope = group(
    roundBox(2.5, 1.76, 0.03, 0.01, kraft),
    slab(flap, 0.02, 0.004, kraft).translateY(0.86).translateZ(0.025),
  );
  envelope.rotation.set(-Math.PI / 2, 0, -0.3);
  envelope.position.set(0.1, 0.02, 1.5);
  return group(first, second, envelope);
}

export function phoneCase({ color, art = 'dunes', seed }: Thing): THREE.Object3D {
  const rim = finish({ color, rough: 0.55 });
  const body = slab(roundRect(1.46, 2.98, 0.28), 0.2, 0.07, rim);
  const face = fitUv(new THREE.ShapeGeometry(roundRect(1.4, 2.92, 0.25), 24));
  const picture = mesh(
    face,
    finish({ map: textureOf(artwork(art, 470, 980, seed)), rough: 0.42, coat: 0.35, coatRough: 0.3 }),
    [0, 0, 0.103],
  );
  showing(picture, [-0.7, -1.46, 0.7, 1.46]);
  const island = slab(roundRect(0.66, 0.7, 0.18), 0.08, 0.03, finish({ color: '#16181b', rough: 0.3, coat: 1 }));
  island.position.set(-0.32, 1.05, 0.13);
  const lenses = [
    [-0.48, 1.21],
    [-0.16, 1.21],
    [-0.48, 0.89],
  ].map(([x, y]) => {
    const ring = mesh(
      new THREE.CylinderGeometry(0.125, 0.125, 0.06, 40),
      finish({ color: '#2a2c30', metal: 1, rough: 0.3 }),
      [x!, y!, 0.19],
    );
    ring.rotation.x = Math.PI / 2;
    const lens = mesh(new THREE.SphereGeometry(0.09, 32, 16), finish({ color: '#07090d', rough: 0.08, coat: 1 }), [
      x!,
      y!,
      0.195,
    ]);
    lens.scale.z = 0.35;
    return group(ring, lens);
  });
  const flash = mesh(
    new THREE.SphereGeometry(0.05, 20, 10),
    finish({ color: '#e8e2d0', rough: 0.3 }),
    [-0.16, 0.89, 0.17],
  );
  const buttons = [0.62, 0.3].map((y) => roundBox(0.05, 0.26, 0.08, 0.02, rim, [0.74, y, 0]));
  const whole = group(body, picture, island, ...lenses, flash, ...buttons);
  return lean(whole, 16);
}

export function clock({ color, art, seed }: Thing): THREE.Object3D {
  const dial = document.createElement('canvas');
  dial.width = 800;
  dial.height = 800;
  const ctx = dial.getContext('2d')!;
  ctx.fillStyle = '#f7f4ee';
  ctx.fillRect(0, 0, 800, 800);
  if (art) ctx.drawImage(artwork(art, 800, 800, seed), 0, 0);
  ctx.translate(400, 400);
  for (let hour = 0; hour < 60; hour += 1) {
    ctx.fillStyle = art ? 'rgba(255,255,255,.92)' : '#22252b';
    if (hour % 5 === 0) ctx.fillRect(-5, -372, 10, 54);
    else ctx.fillRect(-1.5, -372, 3, 18);
    ctx.rotate(Math.PI / 30);
  }
  const map = textureOf(dial);
  const face = mesh(new THREE.CircleGeometry(1.42, 96), finish({ map, rough: 0.6 }), [0, 0, 0.1]);
  showing(face, [-1.42, -1.42, 1.42, 1.42], 0, 'face');
  const points: THREE.Vector2[] = [
    [1.4, 0.1],
    [1.44, 0.2],
    [1.5, 0.24],
    [1.56, 0.2],
    [1.58, 0.0],
    [1.55, -0.2],
    [0, -0.2],
  ].map(([x, y]) => new THREE.Vector2(x, y));
  const rim = mesh(
    new THREE.LatheGeometry(points, 128),
    finish({ color, rough: 0.42, coat: 0.3, coatRough: 0.3, side: THREE.DoubleSide }),
  );
  rim.rotation.x = Math.PI / 2;
  const hands: [number, number, number][] = [
    [0.75, 0.075, -0.95],
    [1.1, 0.055, 0.95],
  ];
  const steelDark = art ? finish({ color: '#ffffff', rough: 0.4 }) : finish({ color: '#1a1c20', rough: 0.4 });
  const arms = hands.map(([length, wide, angle], index) => {
    const arm = roundBox(wide, length, 0.02, 0.008, steelDark, [0, length / 2 - 0.14, 0]);
    const pivot = group(arm);
    pivot.rotation.z = -angle;
    pivot.position.z = 0.15 + index * 0.03;
    return pivot;
  });
  const seconds = roundBox(0.02, 1.3, 0.012, 0.004, finish({ color: '#d2452f', rough: 0.4 }), [0, 0.42, 0]);
  const sweep = group(seconds);
  sweep.rotation.z = 2.5;
  sweep.position.z = 0.22;
  const cap = mesh(new THREE.CylinderGeometry(0.06, 0.06, 0.16, 32), steel(), [0, 0, 0.18]);
  cap.rotation.x = Math.PI / 2;
  return lean(group(face, rim, ...arms, sweep, cap), 6);
}

export function keyTag({ color, art = 'dog', seed }: Thing): THREE.Object3D {
  const hide = finish({ color, surface: 'leather', repeat: [1, 1], bump: 2.5, rough: 0.6 });
  const body = slab(roundRect(1.5, 2.3, 0.3), 0.14, 0.05, hide);
  const picture = mesh(
    fitUv(new THREE.ShapeGeometry(roundRect(1.22, 1.6, 0.16), 20)),
    finish({ map: textureOf(artwork(art, 488, 640, seed)), rough: 0.15, coat: 1 }),
    [0, -0.22, 0.085],
  );
  showing(picture, [-0.61, -0.8, 0.61, 0.8]);
  const eye = mesh(new THREE.TorusGeometry(0.13, 0.035, 12, 40), steel(), [0, 0.88, 0.08]);
  const ring = mesh(new THREE.TorusGeometry(0.52, 0.045, 16, 80), steel(), [0, 1.36, 0.05]);
  ring.rotation.y = 0.5;
  const laid = group(body, picture, eye, ring);
  laid.rotation.x = -Math.PI / 2;
  laid.rotation.z = 0.3;
  return group(laid);
}
