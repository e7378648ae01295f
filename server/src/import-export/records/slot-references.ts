import type { Effect } from '@afterimage/contract/effects.ts';
import type { PrintItem, PrintTemplate } from '@afterimage/contract/print.ts';

/** Answers by what a reference to a slot is replaced. */
type RenameSlot = (slot: number) => number;

/** A print template whose references to slots are replaced: files count a product's slots, the database has ids. */
export function withSlots(template: PrintTemplate, rename: RenameSlot): PrintTemplate {
  return {
    ...template,
    surfaceList: template.surfaceList.map((surface) => ({
      ...surface,
      itemList: surface.itemList.map((item) => itemWithSlots(item, rename)),
      ...(surface.pageList && {
        pageList: surface.pageList.map((page) => ({ ...page, slotList: page.slotList.map(rename) })),
      }),
    })),
  };
}

function itemWithSlots(item: PrintItem, rename: RenameSlot): PrintItem {
  switch (item.kind) {
    case 'photo': {
      const { standInList } = item;
      return { ...item, slot: rename(item.slot), ...(standInList && { standInList: standInList.map(rename) }) };
    }
    case 'text':
      return { ...item, slot: rename(item.slot) };
    case 'label':
      return { ...item, ...(item.ofSlot !== undefined && { ofSlot: rename(item.ofSlot) }) };
    case 'month':
      return { ...item, ...(item.dateSlot !== undefined && { dateSlot: rename(item.dateSlot) }) };
    default:
      return item;
  }
}

/** Effects of a choice whose references to slots are replaced. */
export const effectsWithSlots = (effects: readonly Effect[], rename: RenameSlot): Effect[] =>
  effects.map((effect) => {
    if (effect.kind === 'photo' || effect.kind === 'text') return { ...effect, slot: rename(effect.slot) };
    if (effect.kind !== 'print') return effect;
    return {
      ...effect,
      items: effect.items.map((item) =>
        item.kind === 'label' && item.ofSlot !== undefined ? { ...item, ofSlot: rename(item.ofSlot) } : item,
      ),
    };
  });
