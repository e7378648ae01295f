import type { MaterialChange } from '@afterimage/contract/effects.ts';
import { type Color, Mesh, MeshStandardMaterial, type Object3D } from 'three';

/** What the choices of a customer change on a model. */
export interface ModelChanges {
  materials: readonly MaterialChange[];
  /** Names of the parts that are hidden. */
  hidden: readonly string[];
}

interface OwnLook {
  color: Color;
  metalness: number;
  roughness: number;
}

/** Numbered copies of a part are named `part.001` or, where the loader forbids dots, `part001`. */
export const partName = (name: string): string => name.replace(/\.?\d{3}$/, '');

/** Applies changes to a model, each time to its own look; answers a function for one model. */
export function modelChanger(model: Object3D): (changes: ModelChanges) => void {
  const ownLooks = new Map<MeshStandardMaterial, OwnLook>();
  const parts: Object3D[] = [];
  model.traverse((object) => {
    if (object.name !== '') parts.push(object);
    if (!(object instanceof Mesh) || !(object.material instanceof MeshStandardMaterial)) return;
    const { material } = object;
    const { color, metalness, roughness } = material;
    if (!ownLooks.has(material)) ownLooks.set(material, { color: color.clone(), metalness, roughness });
  });
  return ({ materials, hidden }) => {
    for (const part of parts) part.visible = !hidden.some((name) => name === part.name || name === partName(part.name));
    for (const [material, own] of ownLooks) {
      const changes = materials.filter(({ materials: names }) => names.includes(material.name));
      const change: Omit<MaterialChange, 'materials'> = Object.assign({}, ...changes);
      material.metalness = change.metalness ?? own.metalness;
      material.roughness = change.roughness ?? own.roughness;
      // A printed face has its color in its picture.
      if (!material.name.startsWith('artwork-')) material.color.set(change.color ?? own.color);
    }
  };
}
