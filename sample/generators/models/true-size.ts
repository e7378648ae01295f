import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import type { SampleFace } from '../../src/template.ts';

/** Everything here is in millimetres; the model is scaled to metres when it is written. */
export type Triple = [number, number, number];
type Faces = ReadonlyMap<string, SampleFace>;
/** Builds a product around its printed faces; it stands on the ground and looks along +z. */
export type Builder = (face: (id: string) => SampleFace) => THREE.Object3D;

export const faceOf =
  (faces: Faces, slug: string) =>
  (id: string): SampleFace => {
    const found = faces.get(id);
    if (!found) throw new Error(`${slug} has no face called ${id}`);
    return found;
  };

interface Finish {
  rough?: number;
  metal?: number;
  opacity?: number;
  doubleSided?: boolean;
}

export function matter(color: string, finish: Finish = {}): THREE.MeshStandardMaterial {
  const { rough = 0.7, metal = 0, opacity = 1, doubleSided = false } = finish;
  return new THREE.MeshStandardMaterial({
    color,
    roughness: rough,
    metalness: metal,
    opacity,
    transparent: opacity < 1,
    side: doubleSided ? THREE.DoubleSide : THREE.FrontSide,
  });
}

/** What takes on the colour that a customer has chosen. */
export function dyed(rough = 0.8, metal = 0, doubleSided = false): THREE.MeshStandardMaterial {
  const made = matter('#333333', { rough, metal, doubleSided });
  made.name = 'colour';
  return made;
}

/** What a face is printed on; `cut` where pictures are burnt or cut into the thing instead of being printed. */
export function printed(face: SampleFace, rough = 0.6, how: { metal?: number; cut?: boolean } = {}): THREE.Material {
  const made = matter(face.background, { rough, metal: how.metal ?? 0 });
  made.name = `artwork-${face.id}`;
  // A ground that is not printed and has the first colour's code is what the customer's colour takes the place of.
  const isDyed = face.backgroundPrinted === false && face.background === '#333333';
  made.userData = { ...(how.cut && { cut: true }), ...(isDyed && { dyed: true }) };
  return made;
}

export function mesh(geometry: THREE.BufferGeometry, material: THREE.Material, at: Triple = [0, 0, 0]): THREE.Mesh {
  const made = new THREE.Mesh(geometry, material);
  made.position.set(...at);
  return made;
}

export function group(...parts: THREE.Object3D[]): THREE.Group {
  const made = new THREE.Group();
  made.add(...parts);
  return made;
}

export function placed<T extends THREE.Object3D>(thing: T, at: Triple, turn: Triple = [0, 0, 0]): T {
  thing.position.set(...at);
  thing.rotation.set(...turn);
  return thing;
}

/** A surface by its shape: `at` answers for shares from the left (u) and from below (v). */
export function surface(at: (u: number, v: number) => Triple, across: number, up: number): THREE.BufferGeometry {
  const [positions, uvs, indexes]: [number[], number[], number[]] = [[], [], []];
  for (let row = 0; row <= up; row += 1)
    for (let column = 0; column <= across; column += 1) {
      const [u, v] = [column / across, row / up];
      positions.push(...at(u, v));
      uvs.push(u, v);
      if (row === up || column === across) continue;
      const a = row * (across + 1) + column;
      const c = a + across + 1;
      indexes.push(a, a + 1, c, c, a + 1, c + 1);
    }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(uvs, 2));
  geometry.setIndex(indexes);
  geometry.computeVertexNormals();
  return geometry;
}

/** The other side of the same surface, for what is not to be seen through. */
export function reversed(geometry: THREE.BufferGeometry): THREE.BufferGeometry {
  const made = geometry.clone();
  const index = [...geometry.index!.array];
  for (let at = 0; at < index.length; at += 3) [index[at], index[at + 1]] = [index[at + 1]!, index[at]!];
  made.setIndex(index);
  made.computeVertexNormals();
  return made;
}

/** A flat face about the origin, an ellipse where the face is one. */
export function flat(face: SampleFace, material: THREE.Material, at: Triple, turn: Triple = [0, 0, 0]): THREE.Mesh {
  const { widthMm: w, heightMm: h } = face;
  const geometry = face.outline === 'ellipse' ? new THREE.CircleGeometry(0.5, 64) : new THREE.PlaneGeometry(1, 1);
  geometry.scale(w, h, 1);
  return placed(mesh(geometry, material), at, turn);
}

/** A face with rounded corners. */
export function roundedFace(face: SampleFace, radius: number, material: THREE.Material, at: Triple): THREE.Mesh {
  const { widthMm: w, heightMm: h } = face;
  const geometry = new THREE.ShapeGeometry(roundRect(w, h, radius), 8);
  const [position, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')];
  for (let index = 0; index < uv.count; index += 1)
    uv.setXY(index, position.getX(index) / w + 0.5, position.getY(index) / h + 0.5);
  return mesh(geometry, material, at);
}

/** A face round an upright wall; `middle` in degrees from the front to the right, `low` its lower edge. */
export function wrapped(
  face: SampleFace,
  material: THREE.Material,
  wall: { radius: number; low: number; middle?: number; top?: number },
): THREE.Mesh {
  const { radius, low, middle = 0, top = radius } = wall;
  const arc = face.widthMm / ((radius + top) / 2);
  const steps = Math.max(8, Math.round(arc * 14));
  return mesh(
    surface(
      (u, v) => {
        const angle = (middle * Math.PI) / 180 + (u - 0.5) * arc;
        const r = radius + (top - radius) * v;
        return [Math.sin(angle) * r, low + v * face.heightMm, Math.cos(angle) * r];
      },
      steps,
      top === radius ? 1 : 4,
    ),
    material,
  );
}

export function roundRect(w: number, h: number, r: number): THREE.Shape {
  const shape = new THREE.Shape();
  const [x, y] = [w / 2, h / 2];
  shape.moveTo(-x + r, -y);
  shape.lineTo(x - r, -y);
  shape.absarc(x - r, -y + r, r, -Math.PI / 2, 0, false);
  shape.lineTo(x, y - r);
  shape.absarc(x - r, y - r, r, 0, Math.PI / 2, false);
  shape.lineTo(-x + r, y);
  shape.absarc(-x + r, y - r, r, Math.PI / 2, Math.PI, false);
  shape.lineTo(-x, -y + r);
  shape.absarc(-x + r, -y + r, r, Math.PI, Math.PI * 1.5, false);
  return shape;
}

/** An outline pushed to a depth about z = 0, its edges rounded. */
export function slab(
  shape: THREE.Shape,
  depth: number,
  bevel: number,
  material: THREE.Material,
  at: Triple = [0, 0, 0],
): THREE.Mesh {
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: Math.max(0.01, depth - bevel * 2),
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelThickness: bevel,
    bevelSegments: 2,
    curveSegments: 7,
  });
  return mesh(geometry.translate(0, 0, bevel - depth / 2), material, at);
}

export const roundBox = (
  w: number,
  h: number,
  d: number,
  r: number,
  material: THREE.Material,
  at: Triple = [0, 0, 0],
): THREE.Mesh => mesh(new RoundedBoxGeometry(w, h, d, 2, Math.min(r, w / 2.02, h / 2.02, d / 2.02)), material, at);

/** A body turned round the upright axis from [radius, height] points. */
export function turned(
  points: readonly (readonly [number, number])[],
  material: THREE.Material,
  segments = 64,
): THREE.Mesh {
  const profile = points.map(([x, y]) => new THREE.Vector2(Math.max(0.001, x), y));
  return mesh(new THREE.LatheGeometry(profile, segments), material);
}

export function tube(
  points: readonly Triple[],
  radius: number,
  material: THREE.Material,
  closed = false,
  steps = 60,
  sides = 8,
): THREE.Mesh {
  const curve = new THREE.CatmullRomCurve3(
    points.map((each) => new THREE.Vector3(...each)),
    closed,
    'centripetal',
  );
  return mesh(new THREE.TubeGeometry(curve, steps, radius, sides, closed), material);
}

/** A ring of wire about an axis through `at`. */
export function ring(
  radius: number,
  wire: number,
  material: THREE.Material,
  at: Triple,
  turn: Triple = [0, 0, 0],
): THREE.Mesh {
  return placed(mesh(new THREE.TorusGeometry(radius, wire, 8, 40), material), at, turn);
}

export const lying = -Math.PI / 2;
export const behind: Triple = [0, Math.PI, 0];
export const steel = (): THREE.Material => matter('#c9ccd0', { metal: 0.9, rough: 0.32 });
export const silver = (): THREE.Material => matter('#e4e2de', { metal: 0.9, rough: 0.25 });
export const brass = (): THREE.Material => matter('#d0a558', { metal: 0.85, rough: 0.32 });
export const oak = (): THREE.Material => matter('#cf9d68', { rough: 0.6 });

/** The card that comes in the box, standing beside what is `left` of it. */
export function boxCard(face: SampleFace, at: Triple): THREE.Object3D {
  const stock = matter('#ffffff', { rough: 0.9 });
  stock.name = 'card';
  const card = group(
    roundBox(face.widthMm, face.heightMm, 0.6, 0.2, stock, [0, face.heightMm / 2, 0]),
    flat(face, printed(face, 0.9), [0, face.heightMm / 2, 0.4]),
  );
  return placed(card, at, [-0.2, -0.3, 0]);
}

/** The same cloth seen from behind: what lies upon it is laid in its own view and turned with it. */
export const turnedRound = (...parts: THREE.Object3D[]): THREE.Object3D => placed(group(...parts), [0, 0, 0], behind);
