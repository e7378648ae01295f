interface Slot {
  id: number;
  filled: boolean;
}

/**
 * Which of several photos goes where: the first to the slot that was meant, if one was, even where it takes another
 * one's place; the others to the empty slots after it, then to those before it. `left` counts those without a place.
 */
export function distribute<Item>(
  items: readonly Item[],
  slots: readonly Slot[],
  meant: number | null,
): { placed: { slot: number; item: Item }[]; left: number } {
  const at = Math.max(
    0,
    slots.findIndex(({ id }) => id === meant),
  );
  const round = [...slots.slice(at), ...slots.slice(0, at)];
  const open = round.filter(({ id, filled }) => !filled || id === meant);
  // A single photo for a product whose places are all taken is meant for the first of them only where there is no other.
  const takers = open.length === 0 && slots.length === 1 ? slots : open;
  const placements = takers.flatMap(({ id }, index) => {
    const item = items[index];
    return item === undefined ? [] : [{ slot: id, item }];
  });
  return { placed: placements, left: items.length - placements.length };
}
