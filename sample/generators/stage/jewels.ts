import * as THREE from 'three';
import { artwork } from './artwork.ts';
import { finish, gold, silver, textureOf } from './materials.ts';
import { group, mesh, roundBox, rounded, showing, turned } from './shape.ts';
import { engraved } from './label.ts';
import type { Thing } from './thing.ts';

const metalOf = (color: string): THREE.Material =>
  color === '#dd9933' ? gold() : color === '#333333' ? finish({ color: '#3a3a3c', metal: 1, rough: 0.26 }) : silver();

/** A chain of real links along a path that lies on the ground. */
function chain(
  points: [number, number, number][],
  size: number,
  material: THREE.Material,
  closed = false,
): THREE.InstancedMesh {
  const curve = new THREE.CatmullRomCurve3(
    points.map((each) => new THREE.Vector3(...each)),
    closed,
    'centripetal',
  );
  const count = Math.round(curve.getLength() / (size * 1.5));
  const link = new THREE.TorusGeometry(size * 0.62, size * 0.17, 10, 24);
  link.scale(1.45, 1, 1);
  const many = new THREE.InstancedMesh(link, material, count);
  for (let index = 0; index < count; index += 1) {
    const part = (index + 0.5) / count;
    const along = curve.getTangentAt(part);
    const turn = new THREE.Quaternion().setFromUnitVectors(new THREE.Vector3(1, 0, 0), along);
    turn.multiply(new THREE.Quaternion().setFromAxisAngle(new THREE.Vector3(1, 0, 0), index % 2 ? 0.85 : -0.7));
    many.setMatrixAt(index, new THREE.Matrix4().compose(curve.getPointAt(part), turn, new THREE.Vector3(1, 1, 1)));
  }
  many.userData['unframed'] = true;
  return many;
}

/** A picture under a drop of resin in a rim, lying with its face up. */
function medal(art: NonNullable<Thing['art']>, seed: number, radius: number, rim: THREE.Material): THREE.Group {
  const cup = turned(
    [
      [0, 0],
      [radius * 0.95, 0],
      [radius * 1.08, radius * 0.06],
      [radius * 1.1, radius * 0.16],
      [radius * 1.04, radius * 0.22],
      [radius * 0.97, radius * 0.18],
      [radius * 0.95, radius * 0.12],
    ],
    rim,
    0.02,
  );
  const dome = new THREE.SphereGeometry(radius * 2.2, 96, 48, 0, Math.PI * 2, 0, Math.asin(0.97 / 2.2));
  const position = dome.getAttribute('position');
  const uv = dome.getAttribute('uv');
  const base = radius * 2.2 * Math.cos(Math.asin(0.97 / 2.2));
  for (let index = 0; index < position.count; index += 1) {
    uv.setXY(index, 0.5 + position.getX(index) / (radius * 1.94), 0.5 - position.getZ(index) / (radius * 1.94));
    position.setY(index, position.getY(index) - base + radius * 0.14);
  }
  const picture = mesh(
    dome,
    finish({ map: textureOf(artwork(art, 560, 560, seed)), rough: 0.5, coat: 0.7, coatRough: 0.06 }),
  );
  // It lies on its back: what is up on it points away.
  const lying = showing(new THREE.Group(), [-radius * 0.97, -radius * 0.97, radius * 0.97, radius * 0.97]);
  lying.rotation.x = -Math.PI / 2;
  lying.position.y = radius * 0.2;
  return group(cup, picture, lying);
}

function pendant(thing: Thing): THREE.Object3D {
  const isBar = thing.form === 'bar';
  const metal = isBar ? gold() : silver();
  const path: [number, number, number][] = [
    [-0.12, 0.06, -0.2],
    [-0.75, 0.06, -1.2],
    [-1.35, 0.06, -2.4],
    [-1.1, 0.06, -3.5],
    [-0.1, 0.06, -3.9],
    [0.95, 0.06, -3.4],
    [1.3, 0.06, -2.3],
    [0.72, 0.06, -1.2],
    [0.12, 0.06, -0.2],
  ];
  const links = chain(path, 0.085, metal);
  const bail = mesh(new THREE.TorusGeometry(0.16, 0.045, 14, 40), metal, [0, 0.12, -0.12]);
  bail.rotation.y = Math.PI / 2;
  if (isBar) {
    const bar = roundBox(0.34, 0.34, 2.6, 0.03, metal, [0, 0.18, 1.32]);
    const word = mesh(new THREE.PlaneGeometry(2.3, 0.26), engraved(thing, 920, 104, false), [0, 0.352, 1.35]);
    (word.material as THREE.MeshStandardMaterial).color.set('#6e4a12');
    word.rotation.set(-Math.PI / 2, 0, Math.PI / 2);
    return group(links, bail, bar, word);
  }
  const disc = medal(thing.art ?? 'couple', thing.seed, 1.02, metal);
  disc.position.set(0, 0, 1.12);
  return group(links, bail, disc);
}

function ring(thing: Thing): THREE.Object3D {
  const metal = metalOf(thing.color);
  if (thing.form === 'smart') {
    const profile = rounded(
      [
        [0.98, -0.42],
        [1.24, -0.42],
        [1.24, 0.42],
        [0.98, 0.42],
        [0.98, -0.42],
      ],
      0.16,
    );
    const band = mesh(
      new THREE.LatheGeometry(
        profile.map(([x, y]) => new THREE.Vector2(x, y)),
        160,
      ),
      metal,
    );
    const lining = mesh(
      new THREE.CylinderGeometry(0.975, 0.975, 0.74, 128, 1, true),
      finish({ color: '#101114', rough: 0.2, coat: 1, side: THREE.BackSide }),
    );
    const lights = [-0.3, 0, 0.3].map((angle) =>
      mesh(new THREE.SphereGeometry(0.07, 20, 12), finish({ color: '#2d3a30', rough: 0.2, coat: 1 }), [
        Math.sin(angle) * 0.95,
        0,
        -Math.cos(angle) * 0.95,
      ]),
    );
    const whole = group(band, lining, ...lights);
    whole.rotation.set(Math.PI / 2 - 0.12, 0, 0.2);
    return group(whole);
  }
  const geometry = new THREE.TorusGeometry(1.05, 0.16, 32, 160);
  const position = geometry.getAttribute('position');
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)];
    const top = Math.max(0, y / 1.2) ** 3;
    const radius = Math.hypot(x, y);
    const grow = 1 + (top * 0.13 * Math.max(0, radius - 0.98)) / 0.2;
    position.setXYZ(index, x * grow, Math.min(y * grow, 1.3), z * (1.1 + 2.5 * top));
  }
  geometry.computeVertexNormals();
  const band = mesh(geometry, metal);
  const table = turned(
    [
      [0, 0],
      [0.52, 0],
      [0.56, 0.04],
      [0.52, 0.1],
      [0, 0.11],
    ],
    metal,
    0.04,
    96,
  );
  table.scale.set(0.92, 1, 0.86);
  table.position.y = 1.25;
  const letter = mesh(new THREE.PlaneGeometry(0.56, 0.56), engraved(thing, 240, 240, false), [0, 1.366, 0]);
  (letter.material as THREE.MeshStandardMaterial).color.set(thing.color === '#333333' ? '#c9c5bd' : '#6e4a12');
  letter.rotation.x = -Math.PI / 2;
  const whole = group(band, table, letter);
  whole.rotation.set(0.24, 0, 0);
  return group(whole);
}

function earrings({ form }: Thing): THREE.Object3D {
  if (form === 'hoop') {
    const hoop = () => {
      const geometry = new THREE.TorusGeometry(1.2, 0.3, 40, 200, Math.PI * 1.9);
      const position = geometry.getAttribute('position');
      const centre = new THREE.Vector3();
      for (let index = 0; index < position.count; index += 1) {
        const angle = Math.atan2(position.getY(index), position.getX(index));
        centre.set(Math.cos(angle) * 1.2, Math.sin(angle) * 1.2, 0);
        const thick = 0.2 + 0.8 * (0.5 - 0.5 * Math.sin(angle)) ** 1.4;
        position.setXYZ(
          index,
          centre.x + (position.getX(index) - centre.x) * thick,
          centre.y + (position.getY(index) - centre.y) * thick,
          position.getZ(index) * thick * 1.15,
        );
      }
      geometry.computeVertexNormals();
      const made = mesh(geometry, gold());
      made.rotation.z = 1.7;
      return group(made);
    };
    const [a, b] = [hoop(), hoop()];
    a.position.set(-0.85, 1.42, 0);
    a.rotation.y = 0.5;
    b.position.set(1.0, 1.42, -0.7);
    b.rotation.y = -0.25;
    return group(a, b);
  }
  const one = (): THREE.Group => {
    const metal = silver();
    const ringAt = (radius: number, y: number, turn: number) => {
      const made = mesh(new THREE.TorusGeometry(radius, 0.06, 20, 96), metal, [0, y, 0]);
      made.rotation.y = turn;
      return made;
    };
    const curve = new THREE.CatmullRomCurve3(
      [
        [0, 3.3, 0],
        [0.04, 3.75, 0],
        [0.02, 4.05, -0.16],
        [0, 3.95, -0.42],
        [0, 3.4, -0.5],
      ].map(([x, y, z]) => new THREE.Vector3(x, y, z)),
    );
    const hook = mesh(new THREE.TubeGeometry(curve, 80, 0.035, 12), metal);
    return group(
      ringAt(0.95, 1.02, 0.25),
      ringAt(0.62, 1.36, -0.55),
      ringAt(0.32, 1.66, 0.9),
      ringAt(0.09, 2.05, 1.5),
      ringAt(0.09, 2.2, 0),
      mesh(new THREE.CylinderGeometry(0.03, 0.03, 1.0, 16), metal, [0, 2.78, 0]),
      ringAt(0.09, 3.28, 0.4),
      hook,
    );
  };
  const stand = finish({ color: '#f1ece3', rough: 0.9 });
  const bar = roundBox(4.2, 0.16, 0.5, 0.05, stand, [0, 4.12, -0.2]);
  const feet = [-1.95, 1.95].map((x) => roundBox(0.16, 4.1, 0.5, 0.05, stand, [x, 2.05, -0.2]));
  const [a, b] = [one(), one()];
  a.position.set(-0.95, 0.22, 0);
  b.position.set(0.95, 0.22, 0);
  b.rotation.y = 0.5;
  return group(a, b, bar, ...feet, roundBox(4.06, 0.12, 0.9, 0.05, stand, [0, 0.06, -0.2]));
}

function bracelet({ art = 'dog', seed }: Thing): THREE.Object3D {
  const metal = silver();
  const points = Array.from({ length: 26 }, (_, index): [number, number, number] => {
    const angle = (index / 26) * Math.PI * 2;
    return [
      Math.cos(angle) * (2 + 0.12 * Math.sin(angle * 3)),
      0.12,
      Math.sin(angle) * (1.55 + 0.1 * Math.cos(angle * 2)) - 0.6,
    ];
  });
  const links = chain(points, 0.17, metal, true);
  links.userData['unframed'] = false;
  const charm = medal(art, seed, 0.62, metal);
  charm.position.set(0.25, 0, 1.95);
  const eye = mesh(new THREE.TorusGeometry(0.14, 0.04, 12, 32), metal, [0.2, 0.16, 1.2]);
  eye.rotation.y = Math.PI / 2;
  return group(links, charm, eye);
}

function cufflinks({ color, art = 'city', seed }: Thing): THREE.Object3D {
  const rim = finish({ color, rough: 0.3, metal: 0.2, coat: 1, coatRough: 0.05 });
  const one = (picture: NonNullable<Thing['art']>, at: number): THREE.Group => {
    const head = medal(picture, at, 1, rim);
    const post = mesh(new THREE.CylinderGeometry(0.14, 0.2, 1.1, 32), silver(), [0, -0.5, 0]);
    const toggle = mesh(new THREE.CapsuleGeometry(0.18, 1.0, 12, 32), silver(), [0, -1.1, 0]);
    toggle.rotation.z = Math.PI / 2;
    return group(head, post, toggle);
  };
  const first = one(art, seed);
  first.rotation.x = 1.1;
  first.position.set(-1.15, 1.0, 0.3);
  const second = one('couple', seed + 3);
  second.rotation.set(1.1, 0, 0);
  second.rotation.y = 0.5;
  second.position.set(1.3, 1.0, -0.3);
  return group(first, second);
}

export const jewels = { pendant, ring, earrings, bracelet, cufflinks };
