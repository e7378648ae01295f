import type { PrintItem, PrintTemplate } from '@afterimage/contract/print.ts';
import type { SamplePrintItem } from '@afterimage/sample/template.ts';
import { calendars, templates } from '@afterimage/sample/templates.ts';

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
  const surfaceList = surfaces.map(({ pageList, ...surface }) => ({
    ...surface,
    itemList: surface.itemList.map((item) => itemOf(item, idOf)),
    ...(pageList && { pageList: pageList.map(({ slotList }) => ({ slotList: slotList.map(idOf) })) }),
  }));
  const calendar = calendars[slug];
  return { version: 1, surfaceList, ...(calendar && { calendar }) };
}

function itemOf(item: SamplePrintItem, idOf: (slot: number) => number): PrintItem {
  if (item.kind === 'month') {
    const { dateSlot, ...month } = item;
    return { ...month, ...(dateSlot !== undefined && { dateSlot: idOf(dateSlot) }) };
  }
  if (item.kind !== 'photo') return 'slot' in item ? { ...item, slot: idOf(item.slot) } : item;
  const { standInList, ...photo } = item;
  return { ...photo, slot: idOf(photo.slot), ...(standInList && { standInList: standInList.map(idOf) }) };
}
