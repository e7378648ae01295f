import * as THREE from 'three';
import { finish } from './materials.ts';

/** Leather by its dye, and the thread that it is sewn with. */
export const hide = (color: string, repeat: [number, number] = [2, 2], bump = 2) =>
  finish({ color, surface: 'leather', repeat, bump, rough: 0.52 });

export function threads(points: [number, number, number][], color: string): THREE.Object3D {
  const curve = new THREE.CatmullRomCurve3(points.map((each) => new THREE.Vector3(...each)));
  const count = Math.round(curve.getLength() / 0.11);
  const material = finish({ color, rough: 0.8 });
  const capsule = new THREE.CapsuleGeometry(0.014, 0.05, 4, 8);
  const many = new THREE.InstancedMesh(capsule, material, count);
  for (let index = 0; index < count; index += 1) {
    const at = curve.getPointAt((index + 0.5) / count);
    const turn = new THREE.Quaternion().setFromUnitVectors(
      new THREE.Vector3(0, 1, 0),
      curve.getTangentAt((index + 0.5) / count),
    );
    many.setMatrixAt(index, new THREE.Matrix4().compose(at, turn, new THREE.Vector3(1, 1, 1)));
  }
  many.userData['unframed'] = true;
  return many;
}
