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

/** The names of an object: the one in its file, and the one that the loader made of it. */
function isNamed({ name, userData }: Object3D, part: string): boolean {
  const ownName = typeof userData['name'] === 'string' ? userData['name'] : name;
  return [name, ownName].some((one) => one !== '' && (one === part || partName(one) === part));
}

/** A material that shows a print has another name than in the file (`assign-prints.ts`). */
const isMaterialNamed = ({ name, userData }: MeshStandardMaterial, part: string): boolean =>
  name === part || userData['part'] === part;

/**
 * Applies changes to a model, each time starting from its original look. `tint` colors the materials that have the product's
 * color with the color of the variant; a change of color overrides it. A part is a material or an object: colors go to the
 * material of the name, hiding to the object, each to the other where the model has no such one.
 */
export function modelChanger(model: Object3D): (changes: ModelChanges, color: string | null, tint: () => void) => void {
  const ownLooks = new Map<MeshStandardMaterial, OwnLook>();
  const objects: Object3D[] = [];
  const meshes: (Mesh & { material: MeshStandardMaterial })[] = [];
  model.traverse((object) => {
    objects.push(object);
    if (hasOneMaterial(object)) meshes.push(object);
  });
  for (const { material } of meshes) rememberLook(ownLooks, material);
  const materialsOf = materialsByPart(model, { objects, ownLooks });
  const hiddenObjects = (part: string): readonly Object3D[] => {
    const named = objects.filter((object) => isNamed(object, part));
    return named.length > 0 ? named : meshes.filter(({ material }) => isMaterialNamed(material, part));
  };
  return ({ materials, hidden }, color, tint) => {
    // First all objects get their materials: these have the changes of the shared ones too.
    for (const change of materials) for (const part of change.materials) materialsOf(part);
    const changeList = materials.map((change) => ({ change, on: new Set(change.materials.flatMap(materialsOf)) }));
    const hiddenSet = new Set(hidden.flatMap(hiddenObjects));
    for (const object of objects) object.visible = !hiddenSet.has(object);
    for (const [material, own] of ownLooks) if (!isPrinted(material)) material.color.copy(own.color);
    tint();
    for (const [material, own] of ownLooks) {
      const changes = changeList.flatMap(({ change, on }) => (on.has(material) ? [change] : []));
      const change = Object.assign({}, ...changes) as Partial<MaterialChange>;
      material.metalness = change.metalness ?? own.metalness;
      material.roughness = change.roughness ?? own.roughness;
      const changedColor = change.color === 'variant' ? color : change.color;
      if (changedColor && !isPrinted(material)) material.color.set(changedColor);
    }
  };
}

interface Parts {
  objects: readonly Object3D[];
  ownLooks: Map<MeshStandardMaterial, OwnLook>;
}

/**
 * The materials of a part. An object gets materials of its own when it is first asked for, so that a change leaves the others that
 * share them.
 */
function materialsByPart(model: Object3D, { objects, ownLooks }: Parts) {
  const cache = new Map<string, MeshStandardMaterial[]>();
  const ofObjects = (part: string): MeshStandardMaterial[] => {
    const own = new Map<MeshStandardMaterial, MeshStandardMaterial>();
    for (const object of objects.filter((one) => one !== model && isNamed(one, part)))
      object.traverse((one) => {
        // A printed face has a material of its own, which is painted.
        if (!hasOneMaterial(one) || one.material.name.startsWith('artwork-')) return;
        const copy = own.get(one.material) ?? one.material.clone();
        own.set(one.material, copy);
        rememberLook(ownLooks, copy, ownLooks.get(one.material));
        one.material = copy;
      });
    return [...own.values()];
  };
  return (part: string): readonly MeshStandardMaterial[] => {
    const named = [...ownLooks.keys()].filter((material) => isMaterialNamed(material, part));
    if (named.length > 0) return named;
    const list = cache.get(part) ?? ofObjects(part);
    cache.set(part, list);
    return list;
  };
}

const hasOneMaterial = (object: Object3D): object is Mesh & { material: MeshStandardMaterial } =>
  object instanceof Mesh && object.material instanceof MeshStandardMaterial;

function rememberLook(
  looks: Map<MeshStandardMaterial, OwnLook>,
  material: MeshStandardMaterial,
  { color, metalness, roughness }: OwnLook = material,
): void {
  if (!looks.has(material)) looks.set(material, { color: color.clone(), metalness, roughness });
}

/** The color of a printed face comes from its picture. */
const isPrinted = ({ name, map }: MeshStandardMaterial): boolean => name.startsWith('artwork-') && map !== null;
