import * as THREE from 'three';

type Triple = [number, number, number];

/** One thing that moves: `at` answers for the share of the loop that has passed, the same for 0 and for 1. */
export interface Move {
  node: THREE.Object3D;
  path: 'position' | 'rotation' | 'scale';
  at: (share: number) => Triple;
  frames: number;
}

/** A model of the gallery: what it is built of, and how it moves for ever. */
export interface Moving {
  object: THREE.Object3D;
  seconds: number;
  moveList: Move[];
}

interface Finish {
  rough?: number;
  metal?: number;
  glow?: number;
  opacity?: number;
  doubleSided?: boolean;
}

/** A colour as a material; `glow` is how much of it shines by itself. */
export function paint(color: string, finish: Finish = {}): THREE.MeshStandardMaterial {
  const { rough = 0.62, metal = 0, glow = 0, opacity = 1, doubleSided = false } = finish;
  return new THREE.MeshStandardMaterial({
    color,
    roughness: rough,
    metalness: metal,
    emissive: new THREE.Color(color).multiplyScalar(glow),
    opacity,
    transparent: opacity < 1,
    side: doubleSided ? THREE.DoubleSide : THREE.FrontSide,
  });
}

/** A body whose facets are seen; `smooth` where it is to look round. */
export function body(
  geometry: THREE.BufferGeometry,
  material: THREE.Material,
  at: Triple = [0, 0, 0],
  smooth = false,
): THREE.Mesh {
  const shaped = smooth || !geometry.index ? geometry : geometry.toNonIndexed();
  if (!smooth) shaped.computeVertexNormals();
  const mesh = new THREE.Mesh(shaped, material);
  mesh.position.set(...at);
  return mesh;
}

export function group(...parts: THREE.Object3D[]): THREE.Group {
  const made = new THREE.Group();
  if (parts.length > 0) made.add(...parts);
  return made;
}

export function placed(thing: THREE.Object3D, at: Triple, turn: Triple = [0, 0, 0], scale = 1): THREE.Object3D {
  thing.position.set(...at);
  thing.rotation.set(...turn);
  thing.scale.setScalar(scale);
  return thing;
}

export const ball = (radius: number, detail = 2): THREE.BufferGeometry => new THREE.IcosahedronGeometry(radius, detail);

export const cone = (radius: number, height: number, sides = 8, top = 0): THREE.BufferGeometry =>
  new THREE.CylinderGeometry(top, radius, height, sides);

export const disc = (radius: number, height: number, sides = 24): THREE.BufferGeometry =>
  new THREE.CylinderGeometry(radius, radius, height, sides);

export const box = (w: number, h: number, d: number): THREE.BufferGeometry => new THREE.BoxGeometry(w, h, d);

/** A body turned round the upright axis from [radius, height] points, from below to above. */
export const lathe = (points: readonly (readonly [number, number])[], sides = 20): THREE.BufferGeometry =>
  new THREE.LatheGeometry(
    points.map(([x, y]) => new THREE.Vector2(x, y)),
    sides,
  );

/** An outline pushed to a depth, its middle at z = 0. */
export function plate(shape: THREE.Shape, depth: number, bevel = 0, segments = 10): THREE.BufferGeometry {
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth,
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 2,
    curveSegments: segments,
  });
  return geometry.translate(0, 0, -depth / 2);
}

export function tube(points: readonly Triple[], radius: number, steps = 20, sides = 6): THREE.BufferGeometry {
  const curve = new THREE.CatmullRomCurve3(points.map((each) => new THREE.Vector3(...each)));
  return new THREE.TubeGeometry(curve, steps, radius, sides, false);
}

const turn = Math.PI * 2;
export const wave = (share: number, times = 1, phase = 0): number => Math.sin((share * times + phase) * turn);
/** 0 to 1 and softly back again once in a loop. */
export const swell = (share: number, phase = 0): number => (1 - Math.cos((share + phase) * turn)) / 2;
/** The share of a loop that begins later. */
export const shifted = (share: number, phase: number): number => (((share + phase) % 1) + 1) % 1;
/** 0 below `from`, 1 above `to`, soft between. */
export function ramp(value: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
export const even = (scale: number): Triple => [scale, scale, scale];
export const full = turn;
