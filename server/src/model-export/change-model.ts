import type { Document, Material, Mesh, Node } from '@gltf-transform/core';
import type { ModelChanges } from '@afterimage/scene/scene.ts';
import { tint } from './tint.ts';

const isNamed = (node: Node, part: string): boolean =>
  [node.getName(), node.getName().replace(/\.?\d{3}$/, '')].includes(part);

/** A material that shows a print has another name than in the file (`assign-prints.ts`). */
const isMaterialNamed = (material: Material, part: string): boolean =>
  material.getName() === part || material.getExtras()['part'] === part;

/** Changes materials and removes parts, like `media/src/model/model-changes.ts`. */
export function changeModel(document: Document, { materials, hidden }: ModelChanges, color: string | null): void {
  for (const part of hidden) removePart(document, part);
  const changeList = materials.map((change) => ({ change, parts: change.materials }));
  // First all objects get their materials: these have the changes of the shared ones too.
  for (const { parts } of changeList) for (const part of parts) materialsOf(document, part);
  for (const { change, parts } of changeList)
    for (const material of new Set(parts.flatMap((part) => materialsOf(document, part)))) {
      const newColor = change.color === 'variant' ? color : change.color;
      const isPrinted = material.getName().startsWith('artwork-') && material.getBaseColorTexture() !== null;
      if (newColor && !isPrinted) tint(material, newColor);
      if (change.metalness !== undefined) material.setMetallicFactor(change.metalness);
      if (change.roughness !== undefined) material.setRoughnessFactor(change.roughness);
    }
  disposeUnused(document);
}

/** What no object shows any more is not exported. */
function disposeUnused(document: Document): void {
  const root = document.getRoot();
  const isUnused = (one: Mesh | Material) => one.listParents().every((parent) => parent === root);
  for (const mesh of root.listMeshes().filter(isUnused)) {
    for (const primitive of mesh.listPrimitives()) primitive.dispose();
    mesh.dispose();
  }
  for (const material of root.listMaterials().filter(isUnused)) material.dispose();
}

/** Removes the objects of the name with all in them, else all that has the material of the name. */
function removePart(document: Document, part: string): void {
  const nodes = document.getRoot().listNodes();
  const named = nodes.filter((node) => isNamed(node, part));
  for (const node of named) node.traverse((one) => one.setMesh(null));
  if (named.length > 0) return;
  for (const mesh of document.getRoot().listMeshes())
    for (const primitive of mesh.listPrimitives()) {
      const material = primitive.getMaterial();
      if (material && isMaterialNamed(material, part)) primitive.dispose();
    }
}

/** The materials of a part; an object gets materials of its own, so that a change leaves the others that share them. */
function materialsOf(document: Document, part: string): Material[] {
  const root = document.getRoot();
  const named = root
    .listMaterials()
    .filter((material) => isMaterialNamed(material, part) || material.getExtras()['ofObject'] === part);
  if (named.length > 0) return named;
  const own = new Map<Material, Material>();
  const separated = new Set<Node>();
  for (const node of root.listNodes().filter((one) => isNamed(one, part))) node.traverse((one) => separated.add(one));
  for (const node of separated) separate(node, part, own);
  return [...own.values()];
}

/** Gives a node a mesh with copies of its materials; printed faces keep theirs, which are not shared. */
function separate(node: Node, part: string, own: Map<Material, Material>): void {
  const shared = node.getMesh();
  if (!shared) return;
  const mesh = shared.clone();
  for (const primitive of shared.listPrimitives()) {
    const material = primitive.getMaterial();
    const copy = primitive.clone();
    mesh.removePrimitive(primitive).addPrimitive(copy);
    if (!material || material.getName().startsWith('artwork-')) continue;
    const ownMaterial = own.get(material) ?? material.clone();
    own.set(material, ownMaterial.setExtras({ ...material.getExtras(), ofObject: part }));
    copy.setMaterial(ownMaterial);
  }
  node.setMesh(mesh);
}
