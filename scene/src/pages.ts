import type { PrintItem, PrintSurface, PrintTemplate } from '@afterimage/contract/print.ts';

/** A printed page of a product; `face` is the surface that it is a page of, by which a model shows it. */
export type Page = Omit<PrintSurface, 'pageList'> & { face?: string };

/** A template whose surfaces are single pages. */
export type PagedTemplate = Omit<PrintTemplate, 'surfaceList'> & { surfaceList: Page[] };

/** The template with a surface for each page. */
export function withPages(template: PrintTemplate): PagedTemplate {
  return { ...template, surfaceList: template.surfaceList.flatMap(pagesOf) };
}

function pagesOf({ pageList, ...surface }: PrintSurface): Page[] {
  if (!pageList) return [surface];
  const slotIds = [...new Set(surface.itemList.flatMap(slotsIn))];
  return pageList.map(({ title, slotList }, page) => {
    const slots = new Map(slotIds.map((slot, index) => [slot, slotList[index] ?? slot]));
    return {
      ...surface,
      id: `${surface.id}-${page + 1}`,
      face: surface.id,
      title: title ?? `${surface.title} ${page + 1}`,
      itemList: surface.itemList.map((item) => itemOnPage(item, page, slots)),
    };
  });
}

const slotsIn = (item: PrintItem): number[] => ('slot' in item ? [item.slot] : []);

function itemOnPage(item: PrintItem, page: number, slots: ReadonlyMap<number, number>): PrintItem {
  if (item.kind === 'month') return { ...item, offset: item.offset + page };
  return 'slot' in item ? { ...item, slot: slots.get(item.slot) ?? item.slot } : item;
}
