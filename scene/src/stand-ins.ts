import type { Page } from './pages.ts';

/**
 * The slot whose photo each area shows, by the area's own slot: that slot if it has a photo; otherwise one of its stand-ins that
 * has one, alternating from page to page, and if possible not the one that a neighboring page shows.
 */
export function photoSourcesOf(pages: readonly Page[], hasPhoto: (slot: number) => boolean): Map<number, number> {
  const photos = pages.flatMap(({ itemList }) => itemList.flatMap((item) => (item.kind === 'photo' ? [item] : [])));
  const photoSources = new Map<number, number>();
  let before: number | undefined;
  for (const [index, { slot, standInList }] of photos.entries()) {
    const next = photos[index + 1]?.slot;
    const following = next !== undefined && hasPhoto(next) ? next : undefined;
    const own = hasPhoto(slot) || !standInList ? slot : inTurn(standInList.filter(hasPhoto), before, following);
    if (own !== undefined) photoSources.set(slot, own);
    if (standInList || hasPhoto(slot)) before = own;
  }
  return photoSources;
}

/** The entry after `before` in cyclic order that is not `following`. */
function inTurn(candidates: readonly number[], before: number | undefined, following: number | undefined) {
  const start = before === undefined ? 0 : candidates.indexOf(before) + 1;
  const round = [...candidates.slice(start), ...candidates.slice(0, start)];
  return (
    round.find((slot) => slot !== before && slot !== following) ?? round.find((slot) => slot !== before) ?? round[0]
  );
}
