import { words } from './orders.words.ts';

/** A way of delivery in the page's language; one that the shop has no more keeps the name it was ordered by. */
export function deliveryName({ id, name }: { id: string; name: string }): string {
  return new Map(Object.entries(words.deliveryMethods)).get(id) ?? name;
}
