import type { PrintItem, PrintTemplate } from '@afterimage/contract/print.ts';
import { templates } from '@afterimage/sample/templates.ts';

/**
 * What is printed on a product of the sample; null where nothing is. The sample counts a product's slots from 0:
 * `slotIds` are their ids in this database, in that order.
 */
export function printTemplateOf(slug: string, slotIds: readonly number[]): PrintTemplate | null {
  const surfaces = templates.get(slug);
  if (!surfaces) return null;
  const idOf = (slot: number): number => {
    const id = slotIds[slot];
    if (id === undefined) throw new Error(`The template of ${slug} names a slot that it does not have.`);
    return id;
  };
  const surfaceList = surfaces.map((surface) => ({
    ...surface,
    itemList: surface.itemList.map((item): PrintItem => ('slot' in item ? { ...item, slot: idOf(item.slot) } : item)),
  }));
  return { version: 1, surfaceList };
}
