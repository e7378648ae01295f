/** What the shop is called until its owner gives it a name. */
export const defaultShopName = 'Afterimage';

/** A document says in `data-shop` whose it is; the server's processes are told by `setShopName`. */
let name = globalThis.document?.documentElement.dataset['shop'] ?? defaultShopName;

/** The name of the shop, which texts say where they have `{shop}`. */
export const shopName = (): string => name;

/** Names the shop of this process. */
export function setShopName(next: string): void {
  name = next;
}
