import type { Product } from '@afterimage/contract/catalogue.ts';

/** A product that was taken off the list while it is shown: its place stays, so that it can come back there. */
export interface Pin {
  product: Product;
  index: number;
  removed: boolean;
}

interface WishlistRow {
  product: Product;
  removed: boolean;
}

/** The list as it is shown: what came back or can come back stands where it was. */
export function wishlistRows(wishlist: readonly Product[], pins: readonly Pin[]): WishlistRow[] {
  const pinned = new Set(pins.map(({ product }) => product.id));
  const rows = wishlist
    .filter(({ id }) => !pinned.has(id))
    .map((product): WishlistRow => ({ product, removed: false }));
  for (const { product, index: place, removed } of pins.toSorted((a, b) => a.index - b.index)) {
    const present = wishlist.find(({ id }) => id === product.id);
    if (present || removed) rows.splice(Math.min(place, rows.length), 0, { product: present ?? product, removed });
  }
  return rows;
}

const without = (pins: readonly Pin[], productId: number) => pins.filter(({ product }) => product.id !== productId);

export const pinRemoved = (pins: readonly Pin[], product: Product, place: number): Pin[] => [
  ...without(pins, product.id),
  { product, index: place, removed: true },
];

export const pinReturned = (pins: readonly Pin[], productId: number): Pin[] =>
  pins.map((pin) => (pin.product.id === productId ? { ...pin, removed: false } : pin));

/** The time for having it back is over: what stands after it moves up. */
export function pinExpired(pins: readonly Pin[], productId: number): Pin[] {
  const expiredPin = pins.find(({ product, removed }) => removed && product.id === productId);
  if (!expiredPin) return [...pins];
  return without(pins, productId).map((pin) => (pin.index > expiredPin.index ? { ...pin, index: pin.index - 1 } : pin));
}
