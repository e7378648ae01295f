import * as THREE from 'three';
import { artwork } from './artwork.ts';
import { finish, glass, silver, surfaceTile, textureOf } from './materials.ts';
import { fractal } from './noise.ts';
import { curved, displace, group, mesh, rounded, showing, tube, turned, type Point } from './shape.ts';
import type { Thing } from './thing.ts';
import { band, labelCanvas } from './label.ts';

export function mug({ color, art = 'ridge', seed }: Thing): THREE.Object3D {
  const white = finish({ color: '#f6f3ee', rough: 0.3, coat: 1, coatRough: 0.04 });
  const tinted = finish({ color, rough: 0.3, coat: 1, coatRough: 0.04 });
  const outer = turned(
    [
      [0, 0.02],
      [0.72, 0.02],
      [0.78, 0],
      [0.86, 0.02],
      [0.92, 0.14],
      [0.93, 1.9],
      [0.93, 2.06],
      [0.9, 2.1],
    ],
    white,
    0.05,
  );
  const inner = turned(
    [
      [0.93, 2.04],
      [0.925, 2.1],
      [0.88, 2.12],
      [0.84, 2.06],
      [0.83, 0.3],
      [0.7, 0.16],
      [0, 0.16],
    ],
    tinted,
    0.03,
  );
  (inner.material as THREE.Material).side = THREE.DoubleSide;
  const picture = band(
    0.936,
    0.3,
    1.86,
    2.5,
    finish({ map: textureOf(artwork(art, 900, 600, seed)), rough: 0.3, coat: 1, coatRough: 0.04 }),
  );
  picture.rotation.y = -0.35;
  const ear = tube(
    [
      [0.86, 1.68, 0],
      [1.18, 1.72, 0],
      [1.46, 1.5, 0],
      [1.5, 1.1, 0],
      [1.36, 0.66, 0],
      [1.1, 0.46, 0],
      [0.86, 0.44, 0],
    ],
    0.115,
    tinted,
  );
  ear.scale.z = 1.35;
  return group(outer, inner, picture, ear);
}

export function vase({ color, seed }: Thing): THREE.Object3D {
  const profile: Point[] = curved(
    [
      [0, 0],
      [0.46, 0],
      [0.56, 0.04],
      [0.86, 0.6],
      [0.95, 1.15],
      [0.8, 1.75],
      [0.42, 2.2],
      [0.3, 2.5],
      [0.32, 2.8],
      [0.42, 2.98],
      [0.4, 3.0],
      [0.34, 2.96],
      [0.26, 2.6],
      [0.3, 2.2],
    ],
    120,
  );
  const canvas = document.createElement('canvas');
  canvas.width = 1024;
  canvas.height = 512;
  const ctx = canvas.getContext('2d')!;
  ctx.fillStyle = '#cdb79b';
  ctx.fillRect(0, 0, 1024, 512);
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.moveTo(0, 0);
  for (let x = 0; x <= 1024; x += 4)
    ctx.lineTo(x, 300 + Math.cos((x / 1024) * Math.PI * 2 + 0.6) * 70 + (fractal(x / 50, 2, 3, seed) - 0.5) * 22);
  ctx.lineTo(1024, 0);
  ctx.fill();
  ctx.globalCompositeOperation = 'multiply';
  ctx.drawImage(surfaceTile('speckle').tint, 0, 0, 512, 512);
  ctx.drawImage(surfaceTile('speckle').tint, 512, 0, 512, 512);
  const clay = finish({
    map: textureOf(canvas),
    surface: 'speckle',
    repeat: [2, 1],
    bump: 1,
    rough: 0.48,
    coat: 0.25,
    coatRough: 0.4,
    side: THREE.DoubleSide,
  });
  const body = turned(profile, clay, 0);
  displace(body.geometry, (x, y) => 0.006 * Math.sin(y * 42 + x) + 0.012 * (fractal(y * 2, x, 2, seed) - 0.5));
  const uv = body.geometry.getAttribute('uv');
  for (let index = 0; index < uv.count; index += 1)
    uv.setY(index, Math.min(1, body.geometry.getAttribute('position').getY(index) / 3));
  const stem = finish({ color: '#6b5a3c', rough: 0.8 });
  const leaf = finish({ color: '#7d8a62', rough: 0.7, side: THREE.DoubleSide });
  const sprigs = [
    [-0.55, 4.7, 0.1],
    [0.35, 5.1, -0.1],
    [0.95, 4.4, 0.2],
  ].map(([x, y, z], index) => {
    const points: [number, number, number][] = [
      [0, 2.2, 0],
      [x! * 0.25, 3.3, z! * 0.4],
      [x!, y!, z!],
    ];
    const curve = new THREE.CatmullRomCurve3(points.map((each) => new THREE.Vector3(...each)));
    const leaves = Array.from({ length: 16 }, (_, part) => {
      const at = curve.getPointAt(0.4 + (part / 16) * 0.6);
      const blade = mesh(new THREE.SphereGeometry(0.15, 16, 10), leaf, [at.x, at.y, at.z]);
      blade.scale.set(1, 0.42, 0.06);
      blade.rotation.set(part * 1.3, index + part * 2.4, (part % 2 ? 1 : -1) * 0.7);
      blade.position.add(new THREE.Vector3(Math.cos(index + part * 2.4) * (part % 2 ? 0.12 : -0.12), 0.06, 0));
      return blade;
    });
    return group(tube(points, 0.018, stem), ...leaves);
  });
  return group(body, ...sprigs);
}

export function candle(thing: Thing): THREE.Object3D {
  const wall = turned(
    [
      [0, 0],
      [0.9, 0],
      [0.95, 0.08],
      [0.95, 2.1],
      [0.92, 2.14],
      [0.89, 2.1],
      [0.89, 0.14],
      [0, 0.14],
    ],
    glass('#d98a3a', 0.1, 0.9),
    0.04,
  );
  const wax = turned(
    [
      [0, 0.15],
      [0.885, 0.15],
      [0.885, 1.62],
      [0.8, 1.6],
      [0, 1.57],
    ],
    finish({ color: '#efe2c6', rough: 0.5 }),
    0.03,
  );
  const wick = tube(
    [
      [0, 1.5, 0],
      [0.01, 1.75, 0],
      [0.03, 1.88, 0.01],
    ],
    0.022,
    finish({ color: '#2b2622', rough: 0.9 }),
    false,
    12,
  );
  const label = band(0.956, 0.4, 1.5, 1.75, finish({ map: textureOf(labelCanvas(thing, 640, 430)), rough: 0.85 }));
  return group(wall, wax, wick, label);
}

export function compact({ color, art = 'poppies', seed }: Thing): THREE.Object3D {
  const enamel = finish({ color, rough: 0.28, coat: 1, coatRough: 0.05 });
  const metal = silver();
  const base = turned(
    [
      [0, 0],
      [1.3, 0],
      [1.4, 0.06],
      [1.4, 0.16],
      [1.32, 0.2],
      [0, 0.2],
    ],
    enamel,
    0.03,
  );
  const glassBase = mesh(
    new THREE.CylinderGeometry(1.22, 1.22, 0.02, 96),
    finish({ color: '#d9dee4', metal: 1, rough: 0.03 }),
    [0, 0.2, 0],
  );
  const rimProfile = rounded(
    [
      [1.2, 0.18],
      [1.3, 0.18],
      [1.3, 0.23],
      [1.2, 0.23],
    ],
    0.01,
  );
  const rim = mesh(
    new THREE.LatheGeometry(
      rimProfile.map(([x, y]) => new THREE.Vector2(x, y)),
      96,
    ),
    metal,
  );
  const lidBody = turned(
    [
      [0, 0],
      [1.3, 0],
      [1.4, 0.06],
      [1.4, 0.14],
      [1.3, 0.2],
      [0, 0.2],
    ],
    enamel,
    0.03,
  );
  const picture = mesh(
    new THREE.CircleGeometry(1.2, 96),
    finish({ map: textureOf(artwork(art, 640, 640, seed)), rough: 0.5, coat: 0.4, coatRough: 0.2 }),
    [0, 0.206, 0],
  );
  picture.rotation.x = -Math.PI / 2;
  showing(picture, [-1.2, -1.2, 1.2, 1.2]);
  const ring = mesh(new THREE.TorusGeometry(1.22, 0.03, 12, 96), metal, [0, 0.206, 0]);
  ring.rotation.x = Math.PI / 2;
  const lid = group(lidBody, picture, ring);
  lid.rotation.x = 1.12;
  lid.position.set(-0.5, 1.28, 0.5);
  lid.rotation.z = -0.12;
  const open = group(base, glassBase, rim);
  open.position.set(0.5, 0, -0.9);
  return group(open, lid);
}

export function lamp({ color, art = 'aurora', seed }: Thing): THREE.Object3D {
  const wood = finish({ color, surface: 'wood', repeat: [1, 2], bump: 0.5, rough: 0.45 });
  const foot = turned(
    [
      [0, 0],
      [0.8, 0],
      [0.84, 0.05],
      [0.8, 0.16],
      [0.3, 0.24],
      [0.16, 0.4],
      [0.13, 1.2],
      [0.22, 1.45],
      [0.12, 1.62],
      [0.1, 1.9],
      [0, 1.9],
    ],
    wood,
    0.09,
  );
  const canvas = artwork(art, 1600, 440, seed);
  const glow = textureOf(canvas);
  const cloth = finish({ map: glow, surface: 'weave', repeat: [8, 2], bump: 0.8, rough: 0.9, side: THREE.DoubleSide });
  cloth.emissive.set('#ffd9a0');
  cloth.emissiveMap = glow;
  cloth.emissiveIntensity = 0.55;
  const shade = mesh(new THREE.CylinderGeometry(1.05, 1.3, 1.75, 128, 1, true, Math.PI * 0.8), cloth, [0, 2.55, 0]);
  const trim = finish({ color: '#efe9dd', rough: 0.8 });
  const rings = [
    [1.3, 1.68],
    [1.05, 3.42],
  ].map(([radius, y]) => {
    const ring = mesh(new THREE.TorusGeometry(radius, 0.022, 12, 128), trim, [0, y!, 0]);
    ring.rotation.x = Math.PI / 2;
    return ring;
  });
  const cable = tube(
    [
      [0.7, 0.06, -0.2],
      [1.3, 0.03, -0.5],
      [1.9, 0.03, -0.2],
      [2.2, 0.03, -0.8],
    ],
    0.03,
    finish({ color: '#2b2b2d', rough: 0.9 }),
  );
  cable.userData['unframed'] = true;
  return group(foot, shade, ...rings, cable);
}
