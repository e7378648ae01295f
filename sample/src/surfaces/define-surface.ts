import type { SampleCustomization } from '../product.ts';
import type { SampleArea, SampleMonthItem, SamplePrintItem, SampleSurface, SampleTextStyle } from '../template.ts';

/** A slot by its title and where it stands; a photo brings its own size. */
type Item = (slots: readonly SampleCustomization[]) => SamplePrintItem;
type Box = [x: number, y: number, width: number, height: number];

const areaOf = ([x, y, width, height]: Box): SampleArea => ({ x, y, width, height, rotation: 0 });

export function slotOf(slots: readonly SampleCustomization[], title: string): number {
  const index = slots.findIndex((slot) => slot.title === title);
  if (index < 0) throw new Error(`no slot is called ${title}`);
  return index;
}

/** A photo in its slot's own size. It bleeds where its edges are the face's. */
export function photo(title: string, x = 0, y = 0, how: { outline?: 'ellipse'; bleed?: boolean } = {}): Item {
  return (slots) => {
    const slot = slotOf(slots, title);
    const { widthMm = 0, heightMm = 0 } = slots[slot]?.limits ?? {};
    const area = areaOf([x, y, widthMm, heightMm]);
    return { kind: 'photo', slot, place: area, outline: how.outline ?? 'rectangle', bleed: how.bleed ?? false };
  };
}

export const full = (title: string): Item => photo(title, 0, 0, { bleed: true });
export const round = (title: string): Item => photo(title, 0, 0, { bleed: true, outline: 'ellipse' });

export function text(title: string, box: Box, sizeMm: number, style: Partial<SampleTextStyle> = {}): Item {
  return (slots) => ({
    kind: 'text',
    slot: slotOf(slots, title),
    place: areaOf(box),
    style: { align: 'center', color: '#14171c', curve: 0, sizeMm, ...style },
  });
}

/** The photos of a calendar's months; where there is none the others take turns, that of the cover among them. */
export const monthPhotos = Array.from({ length: 12 }, (_, index) => `Photo for month ${index + 1}`);
export const monthPhoto: Item = (slots) => {
  const standInList = [...monthPhotos, 'Cover photo'].map((title) => slotOf(slots, title));
  return { ...full('Photo for month 1')(slots), standInList } as SamplePrintItem;
};

/** The days of a month, with the dates that are written in a text slot. */
export function month(box: Box, dateTitle: string): Item {
  return (slots): SampleMonthItem => ({
    kind: 'month',
    place: areaOf(box),
    offset: 0,
    dateSlot: slotOf(slots, dateTitle),
    titleFont: 'Playfair Display',
    font: 'Noto Sans',
    color: '#22252b',
    accent: '#a2442c',
    quiet: '#716b61',
    line: '#d6cec1',
  });
}

export const qr = (x: number, y: number, size: number): Item => {
  return () => ({ kind: 'qr', place: areaOf([x, y, size, size]) });
};

export type SurfaceLooks = Partial<
  Omit<SampleSurface, 'id' | 'title' | 'widthMm' | 'heightMm' | 'pictureCorners' | 'itemList' | 'pageList'>
>;
/** A surface whose items still name their slots by title. `pages` has the titles of the slots of each page. */
export type TemplateSurface = Omit<SampleSurface, 'itemList' | 'pictureCorners' | 'pageList'> & {
  itemList: Item[];
  pages?: string[][];
};

export function surface(
  id: string,
  title: string,
  size: [number, number],
  itemList: Item[],
  looks: SurfaceLooks = {},
): TemplateSurface {
  const [widthMm, heightMm] = size;
  const plain = { bleedMm: 0, safeMm: 0, outline: 'rectangle', background: '#ffffff' } as const;
  return { id, title, widthMm, heightMm, ...plain, ...looks, itemList };
}
