import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';

export type Point = [number, number];

/** Where a printed face lies on a thing, in its own units: clockwise from the face's top left as it is read. */
export interface Shown {
  corners: THREE.Vector3[];
  /** Whether this is the photo's place or the whole face. */
  of: 'photo' | 'face';
}

/** Marks the place of a print that stands upright, by its left, lower, right and upper edge. */
export function showing<T extends THREE.Object3D>(
  thing: T,
  [left, low, right, up]: [number, number, number, number],
  z = 0,
  of: Shown['of'] = 'photo',
): T {
  const corners = [
    [left, up],
    [right, up],
    [right, low],
    [left, low],
  ].map(([x, y]) => new THREE.Vector3(x, y, z));
  thing.userData['shown'] = { corners, of } satisfies Shown;
  return thing;
}

/** The same for cloth laid flat, in the units in which it is drawn, turned about the middle. */
export function showingLaid<T extends THREE.Object3D>(
  thing: T,
  size: [number, number],
  [x, y, w, h]: [number, number, number, number],
  height = 0.16,
  turn = 0,
): T {
  const corners = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ].map(([cx, cy]) =>
    new THREE.Vector3(cx! - size[0] / 2, height, cy! - size[1] / 2).applyAxisAngle(new THREE.Vector3(0, 1, 0), -turn),
  );
  thing.userData['shown'] = { corners, of: 'photo' } satisfies Shown;
  return thing;
}

export function mesh(
  geometry: THREE.BufferGeometry,
  material: THREE.Material,
  at: [number, number, number] = [0, 0, 0],
): THREE.Mesh {
  const made = new THREE.Mesh(geometry, material);
  made.position.set(...at);
  return made;
}

export function group(...parts: THREE.Object3D[]): THREE.Group {
  const made = new THREE.Group();
  made.add(...parts);
  return made;
}

export function roundBox(
  w: number,
  h: number,
  d: number,
  radius: number,
  material: THREE.Material,
  at: [number, number, number] = [0, 0, 0],
): THREE.Mesh {
  return mesh(new RoundedBoxGeometry(w, h, d, 5, Math.min(radius, w / 2.02, h / 2.02, d / 2.02)), material, at);
}

/** A profile with its corners rounded, dense enough to turn smoothly. */
export function rounded(points: Point[], radius: number): Point[] {
  if (radius === 0) return points;
  const out: Point[] = [];
  points.forEach((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before || !after) {
      out.push(point);
      return;
    }
    const reach = (other: Point): Point => {
      const length = Math.hypot(other[0] - point[0], other[1] - point[1]) || 1;
      const part = Math.min(radius, length / 2) / length;
      return [point[0] + (other[0] - point[0]) * part, point[1] + (other[1] - point[1]) * part];
    };
    const a = reach(before);
    const b = reach(after);
    for (let step = 0; step <= 6; step += 1) {
      const t = step / 6;
      const k = 1 - t;
      out.push([
        k * k * a[0] + 2 * k * t * point[0] + t * t * b[0],
        k * k * a[1] + 2 * k * t * point[1] + t * t * b[1],
      ]);
    }
  });
  return out;
}

/** A body turned round the upright axis from [radius, height] points. */
export function turned(points: Point[], material: THREE.Material, radius = 0.05, segments = 128): THREE.Mesh {
  const profile = rounded(points, radius).map(([x, y]) => new THREE.Vector2(Math.max(0, x), y));
  return mesh(new THREE.LatheGeometry(profile, segments), material);
}

/** A smooth profile through the points, as an array for `turned` with radius 0. */
export function curved(points: Point[], steps = 60): Point[] {
  const curve = new THREE.CatmullRomCurve3(
    points.map(([x, y]) => new THREE.Vector3(x, y, 0)),
    false,
    'centripetal',
  );
  return curve.getPoints(steps).map((each) => [each.x, each.y]);
}

export function tube(
  points: [number, number, number][],
  radius: number,
  material: THREE.Material,
  closed = false,
  steps = 160,
): THREE.Mesh {
  const curve = new THREE.CatmullRomCurve3(
    points.map((each) => new THREE.Vector3(...each)),
    closed,
    'centripetal',
  );
  return mesh(new THREE.TubeGeometry(curve, steps, radius, 18, closed), material);
}

/** A flat strap that follows the points; `across` is the direction of its width. */
export function strap(
  points: [number, number, number][],
  width: number,
  thick: number,
  across: THREE.Vector3,
  material: THREE.Material,
): THREE.Mesh {
  const curve = new THREE.CatmullRomCurve3(
    points.map((each) => new THREE.Vector3(...each)),
    false,
    'centripetal',
  );
  const steps = 120;
  const positions: number[] = [];
  const uvs: number[] = [];
  const indexes: number[] = [];
  const corners: Point[] = [
    [-0.5, -0.5],
    [-0.42, -0.65],
    [0.42, -0.65],
    [0.5, -0.5],
    [0.5, 0.5],
    [0.42, 0.65],
    [-0.42, 0.65],
    [-0.5, 0.5],
  ];
  for (let step = 0; step <= steps; step += 1) {
    const at = curve.getPointAt(step / steps);
    const along = curve.getTangentAt(step / steps);
    const out = new THREE.Vector3().crossVectors(along, across).normalize();
    const side = new THREE.Vector3().crossVectors(out, along).normalize();
    for (const [u, v] of corners) {
      const point = at
        .clone()
        .addScaledVector(side, u * width)
        .addScaledVector(out, v * thick);
      positions.push(point.x, point.y, point.z);
      uvs.push(u + 0.5, (step / steps) * 4);
    }
  }
  const count = corners.length;
  for (let step = 0; step < steps; step += 1) {
    for (let corner = 0; corner < count; corner += 1) {
      const a = step * count + corner;
      const b = step * count + ((corner + 1) % count);
      indexes.push(a, a + count, b, b, a + count, b + count);
    }
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(uvs, 2));
  geometry.setIndex(indexes);
  geometry.computeVertexNormals();
  const doubled = material.clone();
  doubled.side = THREE.DoubleSide;
  return mesh(geometry, doubled);
}

/** An outline given by canvas-like commands, pushed to a depth with a rounded edge. */
export function slab(
  shape: THREE.Shape,
  depth: number,
  bevel: number,
  material: THREE.Material | THREE.Material[],
): THREE.Mesh {
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: Math.max(0.001, depth - bevel * 2),
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 6,
    curveSegments: 48,
  });
  geometry.translate(0, 0, bevel - depth / 2);
  const made = new THREE.Mesh(geometry, material);
  return made;
}

export function roundRect(w: number, h: number, r: number): THREE.Shape {
  const shape = new THREE.Shape();
  const x = w / 2;
  const y = h / 2;
  shape.moveTo(-x + r, -y);
  shape.lineTo(x - r, -y);
  shape.quadraticCurveTo(x, -y, x, -y + r);
  shape.lineTo(x, y - r);
  shape.quadraticCurveTo(x, y, x - r, y);
  shape.lineTo(-x + r, y);
  shape.quadraticCurveTo(-x, y, -x, y - r);
  shape.lineTo(-x, -y + r);
  shape.quadraticCurveTo(-x, -y, -x + r, -y);
  return shape;
}

/** Lays a picture over a flat shape: its uv become 0 to 1 over the bounding box in x and y. */
export function fitUv(geometry: THREE.BufferGeometry): THREE.BufferGeometry {
  geometry.computeBoundingBox();
  const box = geometry.boundingBox!;
  const position = geometry.getAttribute('position');
  const uv = new Float32Array(position.count * 2);
  for (let index = 0; index < position.count; index += 1) {
    uv[index * 2] = (position.getX(index) - box.min.x) / (box.max.x - box.min.x);
    uv[index * 2 + 1] = (position.getY(index) - box.min.y) / (box.max.y - box.min.y);
  }
  geometry.setAttribute('uv', new THREE.BufferAttribute(uv, 2));
  return geometry;
}

/** Moves every vertex along its normal by what `by` answers for its position. */
export function displace(
  geometry: THREE.BufferGeometry,
  by: (x: number, y: number, z: number) => number,
): THREE.BufferGeometry {
  const position = geometry.getAttribute('position');
  const normal = geometry.getAttribute('normal');
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)];
    const d = by(x, y, z);
    position.setXYZ(index, x + normal.getX(index) * d, y + normal.getY(index) * d, z + normal.getZ(index) * d);
  }
  geometry.computeVertexNormals();
  return geometry;
}
