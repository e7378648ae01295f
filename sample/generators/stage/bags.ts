import * as THREE from 'three';
import { brass, finish } from './materials.ts';
import { fractal } from './noise.ts';
import { group, mesh, slab, strap, tube, turned } from './shape.ts';
import type { Thing } from './thing.ts';
import { hide, threads } from './leather.ts';

/** A soft box: wider below, sagging a little, with rounded edges. */
function softBox(
  w: number,
  h: number,
  d: number,
  taper: number,
  power: number,
  material: THREE.Material,
  seed: number,
): THREE.Mesh {
  const geometry = new THREE.BoxGeometry(w, h, d, 60, 60, 30);
  const position = geometry.getAttribute('position');
  for (let index = 0; index < position.count; index += 1) {
    const x = position.getX(index) / (w / 2);
    const y = position.getY(index) / (h / 2);
    const z = position.getZ(index) / (d / 2);
    const length = (Math.abs(x) ** power + Math.abs(y) ** power + Math.abs(z) ** power) ** (1 / power);
    const up = (y / length + 1) / 2;
    const sag = 1 + 0.03 * (fractal(x * 2 + seed, y * 2, 3, seed) - 0.5);
    position.setXYZ(
      index,
      (x / length) * (w / 2) * (1 - taper * 0.18 * up) * sag,
      (y / length) * (h / 2),
      (z / length) * (d / 2) * (1 - taper * up) * sag,
    );
  }
  geometry.computeVertexNormals();
  return mesh(geometry, material, [0, h / 2, 0]);
}

export function leatherBag({ color, seed, form = 'shopper' }: Thing): THREE.Object3D {
  const skin = hide(color);
  const tan = '#e8d3b0';
  const across = new THREE.Vector3(0, 0, 1);
  if (form === 'weekend') {
    const body = softBox(4.8, 2.7, 2.3, 0.42, 4, skin, seed);
    const zip = strap(
      [
        [-1.5, 2.66, 0],
        [-0.8, 2.7, 0],
        [0.8, 2.7, 0],
        [1.5, 2.66, 0],
      ],
      0.14,
      0.05,
      across,
      brass(),
    );
    const parts: THREE.Object3D[] = [body, zip];
    for (const side of [-1, 1]) {
      const z = side * 0.92;
      parts.push(
        tube(
          [
            [-1.1, 1.3, side * 1.14],
            [-1.1, 2.3, z],
            [-0.9, 3.5, z * 0.7],
            [0, 4.0, z * 0.5],
            [0.9, 3.5, z * 0.7],
            [1.1, 2.3, z],
            [1.1, 1.3, side * 1.14],
          ],
          0.1,
          skin,
        ),
      );
      for (const x of [-1.1, 1.1]) {
        parts.push(
          strap(
            [
              [x, 0.1, side * 1.1],
              [x, 1.3, side * 1.16],
              [x, 2.35, side * 0.98],
            ],
            0.34,
            0.06,
            new THREE.Vector3(1, 0, 0),
            skin,
          ),
        );
        const ring = mesh(new THREE.TorusGeometry(0.17, 0.04, 12, 32), brass(), [x, 2.2, side * 1.04]);
        parts.push(ring);
        parts.push(
          threads(
            [
              [x - 0.12, 0.3, side * 1.22],
              [x - 0.12, 1.3, side * 1.22],
              [x - 0.12, 2.1, side * 1.1],
            ],
            tan,
          ),
        );
        parts.push(
          threads(
            [
              [x + 0.12, 0.3, side * 1.22],
              [x + 0.12, 1.3, side * 1.22],
              [x + 0.12, 2.1, side * 1.1],
            ],
            tan,
          ),
        );
      }
    }
    return group(...parts);
  }
  if (form === 'crossbody') {
    const shape = new THREE.Shape();
    shape.moveTo(-1.5, 1.9);
    shape.bezierCurveTo(-1.7, 0.4, -1.1, 0, 0, 0);
    shape.bezierCurveTo(1.1, 0, 1.7, 0.4, 1.5, 1.9);
    shape.quadraticCurveTo(0, 2.08, -1.5, 1.9);
    const body = slab(shape, 0.95, 0.3, skin);
    const flap = new THREE.Shape();
    flap.moveTo(-1.56, 2.04);
    flap.bezierCurveTo(-1.64, 1.3, -1.1, 0.72, 0, 0.7);
    flap.bezierCurveTo(1.1, 0.72, 1.64, 1.3, 1.56, 2.04);
    flap.quadraticCurveTo(0, 2.2, -1.56, 2.04);
    const lid = slab(flap, 0.16, 0.06, skin);
    lid.position.z = 0.5;
    const bow = tube(
      [
        [-1.42, 1.95, 0],
        [-1.5, 2.9, -0.1],
        [-0.9, 4.1, -0.2],
        [0, 4.45, -0.2],
        [0.9, 4.1, -0.2],
        [1.5, 2.9, -0.1],
        [1.42, 1.95, 0],
      ],
      0.06,
      skin,
    );
    const rings = [-1.42, 1.42].map((x) => mesh(new THREE.TorusGeometry(0.15, 0.035, 12, 32), brass(), [x, 2.02, 0]));
    const seam = threads(
      [
        [-1.46, 1.9, 0.59],
        [-1.42, 1.25, 0.59],
        [-0.95, 0.9, 0.59],
        [0, 0.79, 0.59],
        [0.95, 0.9, 0.59],
        [1.42, 1.25, 0.59],
        [1.46, 1.9, 0.59],
      ],
      tan,
    );
    const stud = turned(
      [
        [0, 0],
        [0.1, 0],
        [0.12, 0.04],
        [0.06, 0.09],
        [0, 0.1],
      ],
      brass(),
      0.02,
      32,
    );
    stud.rotation.x = Math.PI / 2;
    stud.position.set(0, 0.95, 0.57);
    return group(body, lid, bow, ...rings, seam, stud);
  }
  const body = softBox(3.9, 3.0, 1.3, 0.35, 7, skin, seed);
  const inside = softBox(3.1, 0.05, 0.55, 0, 8, finish({ color: '#1b1715', rough: 1 }), seed);
  inside.position.y = 2.985;
  const parts: THREE.Object3D[] = [body, inside];
  for (const side of [-1, 1]) {
    const z = side * 0.5;
    parts.push(
      strap(
        [
          [-0.85, 2.2, z + side * 0.08],
          [-0.86, 3.0, z],
          [-0.7, 4.1, z * 0.9],
          [0, 4.7, z * 0.8],
          [0.7, 4.1, z * 0.9],
          [0.86, 3.0, z],
          [0.85, 2.2, z + side * 0.08],
        ],
        0.22,
        0.08,
        across,
        skin,
      ),
    );
    parts.push(
      threads(
        [
          [-1.6, 2.82, side * 0.47],
          [0, 2.84, side * 0.5],
          [1.6, 2.82, side * 0.47],
        ],
        tan,
      ),
    );
    for (const x of [-0.85, 0.85])
      for (const y of [2.3, 2.55])
        parts.push(mesh(new THREE.SphereGeometry(0.055, 20, 12), brass(), [x, y, z + side * 0.14]));
  }
  return group(...parts);
}
