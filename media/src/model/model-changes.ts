import type { MaterialChange } from '@afterimage/contract/effects.ts';
import { type Color, Mesh, MeshStandardMaterial, type Object3D } from 'three';

/** The changes that the customer's choices make to a model. */
export interface ModelChanges {
  materials: readonly MaterialChange[];
  /** Names of hidden parts. */
  hidden: readonly string[];
}

interface OwnLook {
  color: Color;
  metalness: number;
  roughness: number;
}

/** Numbered copies of a part are named `part.001`, or `part001` where the loader leaves out the dot. */
const partName = (name: string): string => name.replace(/\.?\d{3}$/, '');

/**
 * Applies changes to a model, each time starting from its original look. `tint` colors the materials that have the product's
 * color with the color of the variant; a change of color overrides it.
 */
export function modelChanger(model: Object3D): (changes: ModelChanges, color: string | null, tint: () => void) => void {
  const ownLooks = new Map<MeshStandardMaterial, OwnLook>();
  const parts: Object3D[] = [];
  model.traverse((object) => {
    if (object.name !== '') parts.push(object);
    if (!(object instanceof Mesh) || !(object.material instanceof MeshStandardMaterial)) return;
    const { material } = object;
    const { color, metalness, roughness } = material;
    if (!ownLooks.has(material)) ownLooks.set(material, { color: color.clone(), metalness, roughness });
  });
  return ({ materials, hidden }, color, tint) => {
    for (const part of parts) part.visible = !hidden.some((name) => name === part.name || name === partName(part.name));
    for (const [material, own] of ownLooks) if (!isPrinted(material)) material.color.copy(own.color);
    tint();
    for (const [material, own] of ownLooks) {
      const change = changeOf(material, materials);
      material.metalness = change.metalness ?? own.metalness;
      material.roughness = change.roughness ?? own.roughness;
      const changedColor = change.color === 'variant' ? color : change.color;
      if (changedColor && !isPrinted(material)) material.color.set(changedColor);
    }
  };
}

function changeOf({ name }: MeshStandardMaterial, changes: readonly MaterialChange[]): Partial<MaterialChange> {
  return Object.assign({}, ...changes.filter(({ materials }) => materials.includes(name))) as Partial<MaterialChange>;
}

/** The color of a printed face comes from its picture. */
const isPrinted = ({ name, map }: MeshStandardMaterial): boolean => name.startsWith('artwork-') && map !== null;
