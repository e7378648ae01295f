import type { ModelRegion } from '@afterimage/contract/print.ts';
import { Mesh, MeshStandardMaterial, type Object3D } from 'three';
import { coverRegion, moveTextures } from './cover-region.ts';

/** The part of a model that shows a print, and the rectangle of its texture that the print covers; absent: all of it. */
export interface PrintedPart {
  part: string;
  region?: ModelRegion | undefined;
}
/** The parts by the ids of the surfaces that they show. */
export type PrintedParts = Readonly<Record<string, PrintedPart>>;

/** The name of an object as its file has it: the loader replaces some characters in `name`. */
const objectName = ({ userData, parent }: Mesh): unknown => userData['name'] ?? parent?.userData['name'];

/**
 * Gives the parts of a model that show prints materials of their own, named `artwork-<surface id>` as those of the sample's
 * models. A part is a material, or else an object; `server/src/model-export/assign-prints.ts` does the same for exports.
 * @param parts parts that the model does not have are passed over
 */
export function assignPrints(model: Object3D, parts: PrintedParts): void {
  const meshes: Mesh[] = [];
  model.traverse((object) => {
    if (object instanceof Mesh && object.geometry.attributes.uv && !Array.isArray(object.material)) meshes.push(object);
  });
  const partMeshes = Object.entries(parts).map(([id, printed]) => ({
    id,
    printed,
    list: meshesOf(meshes, printed.part),
  }));
  for (const { id, printed, list } of partMeshes) {
    const [first] = list;
    if (!first) continue;
    const material = printMaterial(first, { id, part: printed.part });
    if (printed.region) moveTextures(material);
    for (const mesh of list) {
      if (printed.region) coverRegion(mesh, printed.region);
      mesh.material = material;
    }
  }
}

function meshesOf(meshes: readonly Mesh[], part: string): Mesh[] {
  const byMaterial = meshes.filter(({ material }) => !Array.isArray(material) && material.name === part);
  return byMaterial.length > 0 ? byMaterial : meshes.filter((mesh) => objectName(mesh) === part);
}

function printMaterial(
  { material }: Mesh,
  { id, part }: { id: string; part: string | undefined },
): MeshStandardMaterial {
  const own = material instanceof MeshStandardMaterial ? material.clone() : new MeshStandardMaterial();
  const ownColor = own.map ? null : `#${own.color.getHexString()}`;
  return Object.assign(own, { name: `artwork-${id}`, vertexColors: false, userData: { ownColor, part } });
}
