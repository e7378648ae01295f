import * as THREE from 'three';
import { artwork } from './artwork.ts';
import { brass, finish, silver, textureOf } from './materials.ts';
import { group, mesh, roundBox, roundRect, showing, slab, strap, tube } from './shape.ts';
import type { Thing } from './thing.ts';
import { engraved } from './label.ts';
import { hide, threads } from './leather.ts';

export function sunglasses({ color }: Thing): THREE.Object3D {
  const acetate = finish({ color, rough: 0.22, coat: 1, coatRough: 0.04 });
  const dark = finish({ color: '#14181b', rough: 0.08, coat: 1, coatRough: 0.02 });
  const rim = (x: number): THREE.Object3D => {
    const outer = new THREE.Shape();
    outer.absellipse(0, 0, 1.02, 0.86, 0, Math.PI * 2, false, 0);
    const hole = new THREE.Path();
    hole.absellipse(0, -0.01, 0.84, 0.69, 0, Math.PI * 2, true, 0);
    outer.holes.push(hole);
    const ring = slab(outer, 0.2, 0.06, acetate);
    const pane = mesh(new THREE.SphereGeometry(2.4, 64, 32, 0, Math.PI * 2, 0, 0.37), dark);
    pane.rotation.x = Math.PI / 2;
    pane.scale.set(0.98, 1, 0.81);
    pane.scale.set(0.98, 0.5, 0.82);
    pane.position.z = -1.12;
    const made = group(ring, pane);
    made.position.set(x, 0.86, 0);
    made.rotation.y = x * 0.07;
    return made;
  };
  const bridge = tube(
    [
      [-0.3, 1.16, -0.02],
      [-0.12, 1.32, 0.05],
      [0.12, 1.32, 0.05],
      [0.3, 1.16, -0.02],
    ],
    0.1,
    acetate,
  );
  const arms = [-1, 1].map((side) => {
    const arm = strap(
      [
        [side * 2.18, 1.25, -0.08],
        [side * 2.22, 1.25, -1.2],
        [side * 2.14, 1.22, -2.6],
        [side * 2.06, 0.95, -3.3],
        [side * 2.02, 0.42, -3.8],
      ],
      0.26,
      0.1,
      new THREE.Vector3(0, 1, 0),
      acetate,
    );
    return group(
      arm,
      roundBox(0.16, 0.3, 0.2, 0.05, acetate, [side * 2.16, 1.25, -0.04]),
      mesh(new THREE.SphereGeometry(0.04, 16, 10), silver(), [side * 2.1, 1.27, 0.09]),
    );
  });
  const whole = group(rim(-1.14), rim(1.14), bridge, ...arms);
  return whole;
}

export function belt(thing: Thing): THREE.Object3D {
  const skin = hide(thing.color, [1, 6], 1.6);
  const points: [number, number, number][] = [];
  for (let step = 0; step <= 150; step += 1) {
    const angle = (step / 150) * Math.PI * 2 * 3.2;
    const radius = 0.55 + step * 0.0082;
    points.push([Math.cos(angle) * radius, 0.38, Math.sin(angle) * radius]);
  }
  points.push([2.1, 0.38, 1.9], [1.7, 0.38, 2.6]);
  const coil = strap(points, 0.72, 0.055, new THREE.Vector3(0, 1, 0), skin);
  const shape = roundRect(0.9, 1.0, 0.16);
  const hole = new THREE.Path();
  hole.moveTo(-0.3, -0.34);
  hole.lineTo(-0.3, 0.34);
  hole.lineTo(0.3, 0.34);
  hole.lineTo(0.3, -0.34);
  shape.holes.push(hole);
  const buckle = slab(shape, 0.14, 0.05, brass());
  const prong = roundBox(0.82, 0.08, 0.08, 0.03, brass(), [0.02, 0, 0.06]);
  const clasp = group(buckle, prong);
  clasp.position.set(1.5, 0.42, 2.9);
  clasp.rotation.y = 0.95;
  return group(coil, clasp);
}

export function wallet(thing: Thing): THREE.Object3D {
  const skin = hide(thing.color, [1, 1], 1.3);
  const face = (z: number, w: number, h: number) => {
    const made = slab(roundRect(w, h, 0.14), 0.1, 0.04, skin);
    made.position.z = z;
    return made;
  };
  const photo = document.createElement('canvas');
  photo.width = 600;
  photo.height = 430;
  const ctx = photo.getContext('2d')!;
  ctx.drawImage(artwork(thing.art ?? 'monochrome', 600, 430, thing.seed), 0, 0);
  ctx.globalCompositeOperation = 'multiply';
  ctx.fillStyle = thing.color;
  ctx.fillRect(0, 0, 600, 430);
  const picture = mesh(
    new THREE.PlaneGeometry(1.9, 1.36),
    finish({ map: textureOf(photo), rough: 0.6, color: '#ffffff' }),
    [0.15, 0.1, 0.19],
  );
  (picture.material as THREE.MeshStandardMaterial).color.setScalar(1.7);
  showing(picture, [-0.95, -0.68, 0.95, 0.68]);
  const cards = ['#e9e4da', '#b8412f'].map((color, index) =>
    roundBox(2.5, 1.4, 0.025, 0.01, finish({ color, rough: 0.4 }), [0.02, 0.46 + index * 0.14, 0.05 - index * 0.05]),
  );
  const edge: [number, number, number][] = [
    [-1.42, 0.92, 0.19],
    [-1.42, -0.92, 0.19],
    [1.42, -0.92, 0.19],
    [1.42, 0.92, 0.19],
  ];
  const seams = [
    [edge[0]!, edge[1]!],
    [edge[1]!, edge[2]!],
    [edge[2]!, edge[3]!],
  ].map((pair) => threads(pair, '#efe0c4'));
  const word = mesh(new THREE.PlaneGeometry(0.6, 0.3), engraved(thing, 300, 150, false), [-0.95, -0.72, 0.192]);
  const whole = group(face(-0.08, 3, 2.1), face(0.13, 3, 2.1), picture, ...cards, ...seams, word);
  whole.rotation.x = -1.05;
  return group(whole);
}
