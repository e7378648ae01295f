import { Box3, type Material, Mesh, MeshStandardMaterial, type Object3D, Sphere, Vector3 } from 'three';
import { normalOf, pointAt, upOf } from './face-points.ts';
import { eyePosition, facing, initialOrbit, interpolateOrbit, type Orbit, wholeOrbit } from './orbit.ts';

/** From where the camera looks: its direction, the point in the middle, and how much around it is seen. */
export interface Viewpoint {
  orbit: Orbit;
  target: Vector3;
  radius: number;
}

export function interpolateViewpoint(from: Viewpoint, to: Viewpoint, share: number): Viewpoint {
  return {
    orbit: interpolateOrbit(from.orbit, to.orbit, share),
    target: from.target.clone().lerp(to.target, share),
    radius: from.radius + (to.radius - from.radius) * share,
  };
}

/**
 * Distance from the center of a printed face to the view axis through the model's center, when the camera faces the printed face.
 */
function asideOf(face: Viewpoint, whole: Omit<Viewpoint, 'orbit'>): number {
  const away = face.target.clone().sub(whole.target);
  const { x, y, z } = eyePosition(face.orbit, 1, { x: 0, y: 0, z: 0 });
  return away.projectOnPlane(new Vector3(x, y, z)).length();
}

/**
 * The camera distance for a printed face. A large face is shown with the whole model, a small one in close-up; so is a face of
 * one of several objects, such as an open calendar beside a closed one.
 */
export function closeUp(face: Viewpoint, whole: Viewpoint): Viewpoint {
  if (face.radius > whole.radius * 0.42 && asideOf(face, whole) > whole.radius * 0.35)
    return { ...face, radius: Math.min(whole.radius, face.radius * 1.02) };
  if (face.radius > whole.radius * 0.42) return { ...whole, orbit: face.orbit };
  return { ...face, radius: Math.min(whole.radius, Math.max(face.radius * 1.9, whole.radius * 0.12)) };
}

const isCard = ({ name }: Material): boolean => name === 'card-paper' || name === 'artwork-card';

/** What the model consists of: how large it is, its printed faces, and from where each is seen. */
export function inspectModel(model: Object3D) {
  const materials = new Map<string, MeshStandardMaterial>();
  const faces = new Map<string, Mesh>();
  const viewpoints = new Map<string, Viewpoint>();
  const bounds = new Box3();
  model.updateMatrixWorld(true);
  model.traverse((object) => {
    if (!(object instanceof Mesh) || !(object.material instanceof MeshStandardMaterial)) return;
    const { material } = object;
    object.castShadow = !material.transparent;
    object.receiveShadow = !material.transparent;
    // The card of a jewel is larger than the jewel.
    if (!isCard(material)) bounds.expandByObject(object, true);
    if (!material.name.startsWith('artwork-')) return;
    const id = material.name.slice('artwork-'.length);
    // It lies upon the thing and must not flicker with it.
    Object.assign(material, { polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -2 });
    materials.set(id, material);
    // What goes on round an edge is a mesh of its own: the face is the one that has its middle.
    if (faces.has(id) && !pointAt(object, 0.5, 0.5)) return;
    faces.set(id, object);
    viewpoints.set(id, viewpointOf(object));
  });
  const radius = (bounds.getSize(new Vector3()).length() / 2) * 0.94;
  const target = bounds.getCenter(new Vector3());
  const whole = { orbit: orbitOfWhole(faces), target, radius };
  const reach = new Box3().setFromObject(model).getBoundingSphere(new Sphere());
  return { whole, box: bounds, materials, faces, viewpoints, reach: reach.center.distanceTo(target) + reach.radius };
}

/** The initial view shows the largest printed face that is neither on the back nor underneath. */
function orbitOfWhole(faces: ReadonlyMap<string, Mesh>): Orbit {
  const eye = new Vector3().copy(eyePosition({ ...initialOrbit, tilt: 35 }, 1, { x: 0, y: 0, z: 0 }));
  let [main, most]: [Mesh | null, number] = [null, 0];
  for (const mesh of faces.values()) {
    if (isCard(mesh.material as Material)) continue;
    const size = new Box3().setFromObject(mesh, true).getSize(new Vector3()).length();
    const weight = size * size * normalOf(mesh).dot(eye);
    if (weight > most) [main, most] = [mesh, weight];
  }
  return main ? wholeOrbit(normalOf(main), upOf(main)) : initialOrbit;
}

/** The view of a face: from in front of its center, so that a face all around an object has a front too. */
function viewpointOf(mesh: Mesh): Viewpoint {
  const box = new Box3().setFromObject(mesh, true);
  const target = pointAt(mesh, 0.5, 0.5)?.at ?? box.getCenter(new Vector3());
  return { orbit: facing(normalOf(mesh), upOf(mesh)), target, radius: box.getSize(new Vector3()).length() / 2 };
}

export function tintedMaterialsOf(model: Object3D): Set<MeshStandardMaterial> {
  const materials = new Set<MeshStandardMaterial>();
  model.traverse((object) => {
    if (object instanceof Mesh && object.material instanceof MeshStandardMaterial && isTinted(object.material))
      materials.add(object.material);
  });
  return materials;
}

/** What comes in the product's colours: `colour`, and `colour-<part>` of things made of several cloths. */
const isTinted = ({ name }: MeshStandardMaterial): boolean => /^colour(-|$)/.test(name);
