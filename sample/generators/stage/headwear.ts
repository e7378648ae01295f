import * as THREE from 'three';
import { artwork } from './artwork.ts';
import { finish, textureOf } from './materials.ts';
import { fractal } from './noise.ts';
import { curved, displace, group, mesh, roundBox, turned } from './shape.ts';
import type { Thing } from './thing.ts';
import { hide } from './leather.ts';

export function hat({ color, form = 'felt', seed }: Thing): THREE.Object3D {
  const straw = form === 'straw';
  const cloth = straw
    ? finish({
        color: color === '#333333' ? color : '#e0b878',
        surface: 'straw',
        repeat: [6, 3],
        bump: 7,
        rough: 0.85,
        side: THREE.DoubleSide,
      })
    : finish({ color, surface: 'felt', repeat: [5, 3], bump: 1.2, rough: 1, sheen: 0.5, side: THREE.DoubleSide });
  const brim = straw ? 2.7 : 2.2;
  const body = turned(
    curved(
      [
        [0, 1.5],
        [0.5, 1.5],
        [0.86, 1.42],
        [1.02, 1.15],
        [1.1, 0.5],
        [1.15, 0.16],
        [1.3, 0.08],
        [brim * 0.7, 0.06],
        [brim, straw ? 0.0 : 0.16],
      ],
      140,
    ),
    cloth,
    0,
    200,
  );
  const position = body.geometry.getAttribute('position');
  for (let index = 0; index < position.count; index += 1) {
    let [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)];
    const radius = Math.hypot(x, z);
    const angle = Math.atan2(z, x);
    if (radius > 1.2)
      y += (radius - 1.2) * 0.075 * Math.sin(angle * 2 + 0.6) + (radius - 1.2) * 0.03 * Math.sin(angle * 3 + seed);
    if (!straw && y > 0.9) {
      const up = (y - 0.9) / 0.6;
      y -= up * 0.34 * Math.exp(-((x / 0.34) ** 2)) * (1 - Math.abs(z) * 0.3);
      const pinch = up * 0.24 * Math.exp(-(((z - 0.7) / 0.4) ** 2));
      x *= 1 - pinch;
    }
    position.setXYZ(index, x * 0.94, y, z * 1.08);
  }
  body.geometry.computeVertexNormals();
  const ribbonColor = straw ? '#2a2c31' : color === '#333333' ? '#17181a' : '#2d2a28';
  const ribbon = turned(
    [
      [1.13, 0.14],
      [1.135, 0.16],
      [1.115, 0.46],
      [1.1, 0.48],
    ],
    finish({ color: ribbonColor, surface: 'weave', repeat: [30, 1], bump: 1, rough: 0.75, side: THREE.DoubleSide }),
    0.01,
    160,
  );
  ribbon.scale.set(0.955, 1, 1.095);
  const bow = group(
    roundBox(
      0.42,
      0.3,
      0.08,
      0.04,
      finish({ color: ribbonColor, surface: 'weave', repeat: [6, 1], bump: 1, rough: 0.75 }),
    ),
  );
  bow.position.set(1.09, 0.31, 0);
  bow.rotation.y = Math.PI / 2;
  return group(body, ribbon, bow);
}

export function beanie({ color, seed }: Thing): THREE.Object3D {
  const knit = finish({
    color,
    surface: 'knit',
    repeat: [5, 2],
    bump: 7,
    rough: 1,
    sheen: 0.4,
    side: THREE.DoubleSide,
  });
  const rib = (mesh_: THREE.Mesh, depth: number) =>
    displace(
      mesh_.geometry,
      (x, y, z) =>
        depth * (Math.abs(Math.sin(Math.atan2(z, x) * 42)) - 0.5) * Math.min(1, Math.hypot(x, z) * 1.4) +
        0.05 * (fractal(x * 1.5 + seed, y * 1.5 + z, 3, seed) - 0.5),
    );
  const crown = turned(
    curved(
      [
        [1.16, 0.5],
        [1.24, 0.9],
        [1.22, 1.5],
        [1.02, 2.1],
        [0.62, 2.5],
        [0.2, 2.66],
        [0, 2.66],
      ],
      90,
    ),
    knit,
    0,
    400,
  );
  rib(crown, 0.05);
  const cuff = turned(
    curved(
      [
        [1.2, 0.1],
        [1.22, 0.02],
        [1.3, 0.0],
        [1.36, 0.08],
        [1.38, 0.5],
        [1.36, 0.86],
        [1.3, 0.95],
        [1.22, 0.9],
      ],
      70,
    ),
    knit,
    0,
    400,
  );
  rib(cuff, 0.055);
  const label = roundBox(0.42, 0.28, 0.03, 0.01, hide('#b98a57', [1, 1], 1), [0, 0.45, 1.4]);
  const whole = group(crown, cuff, label);
  whole.scale.set(1.08, 1, 0.92);
  return group(whole);
}

export function swimCap({ color, art = 'sea', seed }: Thing): THREE.Object3D {
  const rubber = finish({ color, rough: 0.36, coat: 0.3, coatRough: 0.4, side: THREE.DoubleSide });
  const dome = (radius: number) => {
    const geometry = new THREE.SphereGeometry(radius, 128, 96, 0, Math.PI * 2, 0, 1.86);
    const position = geometry.getAttribute('position');
    for (let index = 0; index < position.count; index += 1) {
      const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)];
      const dip = y < 0 ? 0.16 * Math.cos(Math.atan2(z, x) * 2) * -y : 0;
      const crease = 0.006 * Math.sin(x * 26 + 3 * fractal(x * 2, y * 2, 2, seed)) * Math.max(0, -y + 0.2);
      position.setXYZ(index, x * 1.16 + crease, y * 1.05 + dip, z * 0.94);
    }
    geometry.computeVertexNormals();
    return geometry;
  };
  const body = mesh(dome(1.2), rubber, [0, 0.4, 0]);
  const patch = new THREE.SphereGeometry(1.206, 64, 48, Math.PI / 2 - 0.42, 0.84, 1.02, 0.62);
  const position = patch.getAttribute('position');
  for (let index = 0; index < position.count; index += 1)
    position.setXYZ(index, position.getX(index) * 1.16, position.getY(index) * 1.05, position.getZ(index) * 0.945);
  const picture = mesh(
    patch,
    finish({ map: textureOf(artwork(art, 640, 480, seed)), rough: 0.4, coat: 0.3, coatRough: 0.4 }),
    [0, 0.4, 0],
  );
  return group(body, picture);
}
