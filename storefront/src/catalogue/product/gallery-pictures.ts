import type { Picture, Product } from '@afterimage/contract/catalogue.ts';

/** What the addresses of a colour's pictures begin with, known by that of its main view: `/pictures/mug-blue-`. */
const beginningOf = (url: string): string | undefined => /^(.+-)main-\d+\.\w+$/.exec(url)?.[1];

/**
 * The pictures of a product in a colour: that colour's own first, then those that belong to no colour. A view that
 * this colour lacks is shown in the colour that has it.
 */
export function galleryPictures(
  { image, variation }: Pick<Product, 'image' | 'variation'>,
  colorToken: string | null,
): Picture[] {
  const own = variation.find(({ color }) => color === colorToken)?.image;
  if (!own) return image;
  const mains = new Set(variation.map(({ image: picture }) => picture.url));
  const beginnings = [...mains].flatMap((url) => beginningOf(url) ?? []);
  const ownBeginning = beginningOf(own.url) ?? own.url;
  const isOwn = ({ url }: Picture): boolean => url.startsWith(ownBeginning);
  const viewOf = ({ url }: Picture): string =>
    url.slice(beginnings.find((beginning) => url.startsWith(beginning))?.length ?? 0).replace(/-\d+\.\w+$/, '');
  const further = image.filter(({ url }) => !mains.has(url));
  // Safari before 17.4 has no `Map.groupBy`
  const byView = new Map<string, Picture[]>();
  for (const picture of further) byView.set(viewOf(picture), [...(byView.get(viewOf(picture)) ?? []), picture]);
  return [own, ...[...byView.values()].flatMap((list) => list.find(isOwn) ?? list[0] ?? [])];
}

/** Where one step from a picture leads; at the ends it goes no further. */
export function stepIn(count: number, index: number, step: number): number {
  return Math.min(Math.max(index + step, 0), Math.max(count - 1, 0));
}

/** Where a key leads in the gallery, or null when it is none of the gallery's. */
export function keyStep(key: string, count: number, index: number): number | null {
  if (key === 'ArrowRight') return stepIn(count, index, 1);
  if (key === 'ArrowLeft') return stepIn(count, index, -1);
  if (key === 'Home') return 0;
  return key === 'End' ? Math.max(count - 1, 0) : null;
}

/**
 * Where the gallery stands after another colour was chosen: at the same place, but at the beginning when the picture
 * there would be the same, so that the new colour is seen.
 */
export function indexAfterColorChange(before: readonly Picture[], after: readonly Picture[], index: number): number {
  const clampedIndex = stepIn(after.length, index, 0);
  return before[index]?.url === after[clampedIndex]?.url ? 0 : clampedIndex;
}

/** Which picture a scrolled strip shows, by the widths of strip and window. */
export function indexAt(scrollLeft: number, width: number, count: number): number {
  return width > 0 ? stepIn(count, Math.round(Math.abs(scrollLeft) / width), 0) : 0;
}
