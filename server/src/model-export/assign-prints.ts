import type { Document, Material, Primitive } from '@gltf-transform/core';
import type { ModelRegion } from '@afterimage/contract/print.ts';
import { coverRegion, freeNumber, moveTextures } from './cover-region.ts';

/** The part of a model that shows a print, and the rectangle of its texture that the print covers; absent: all of it. */
export interface PrintedPart {
  part: string;
  region?: ModelRegion | undefined;
}

interface Drawn {
  primitive: Primitive;
  /** The name of the object that it belongs to. */
  object: string;
}

/**
 * Gives the parts of a model that show prints materials of their own, named `artwork-<surface id>` as those of the sample's
 * models. A part is a material, or else an object; `media/src/model/assign-prints.ts` does the same in browsers.
 * @param parts the parts by the ids of their surfaces; parts that the model does not have are passed over
 */
export function assignPrints(document: Document, parts: ReadonlyMap<string, PrintedPart>): void {
  if (parts.size === 0) return;
  const root = document.getRoot();
  const texturedPrimitives: Drawn[] = [];
  for (const node of root.listNodes())
    for (const primitive of node.getMesh()?.listPrimitives() ?? [])
      if (primitive.getAttribute('TEXCOORD_0')) texturedPrimitives.push({ primitive, object: node.getName() });
  const partPrimitives = Array.from(parts, ([id, printed]) => ({
    id,
    printed,
    list: primitivesOf(texturedPrimitives, printed.part),
  }));
  for (const { id, printed, list } of partPrimitives) {
    const [first] = list;
    if (!first) continue;
    const material = printMaterial(document, first.getMaterial(), { id, part: printed.part });
    const ownNumber = freeNumber(list);
    if (printed.region) moveTextures(material, ownNumber);
    for (const primitive of list) {
      if (printed.region) coverRegion(document, primitive, { region: printed.region, ownNumber });
      primitive.setMaterial(material);
    }
  }
  for (const material of root.listMaterials())
    if (material.listParents().every((parent) => parent === root)) material.dispose();
}

function primitivesOf(texturedPrimitives: readonly Drawn[], part: string): Primitive[] {
  const byMaterial = texturedPrimitives.filter(({ primitive }) => primitive.getMaterial()?.getName() === part);
  const list = byMaterial.length > 0 ? byMaterial : texturedPrimitives.filter(({ object }) => object === part);
  // Several objects may show one mesh.
  return [...new Set(list.map(({ primitive }) => primitive))];
}

function printMaterial(
  document: Document,
  material: Material | null,
  { id, part }: { id: string; part: string },
): Material {
  const own = material?.clone() ?? document.createMaterial();
  return own.setName(`artwork-${id}`).setExtras({ isPart: true, part });
}
