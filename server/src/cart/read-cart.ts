import type { Cart, CartItem } from '@afterimage/contract/cart.ts';
import { currency } from '@afterimage/contract/money.ts';
import { loadSellables, priceLine, type Sellable } from './sellables.ts';
import type { Database } from '../db/connection.ts';
import type { SignUrl } from '../files/signed-url.ts';
import { loadFiles, type StoredFile } from '../files/stored-files.ts';
import { accountIdOf, type CartLine, type CartOwner, findCart } from './cart-owner.ts';
import { attributesOf, filledOnWire, filesOf } from './line-on-wire.ts';
import { ownHolds } from './own-holds.ts';
import { choiceOf } from './line-choice.ts';

/** The whole cart with its sums; as many queries for a hundred lines as for one. */
export async function readCart(db: Database, owner: CartOwner, signUrl: SignUrl): Promise<Cart> {
  const { id, lines } = await findCart(db, owner);
  const variantIds = [...new Set(lines.map(({ variantId }) => variantId))];
  const sellables = await loadSellables(db, variantIds);
  const held = id ? await ownHolds(db, id, variantIds) : new Map<number, number>();
  const fileIds = lines.flatMap(({ personalization }) => filesOf(personalization?.customizationList ?? []));
  const files = await loadFiles(db, fileIds, { accountId: accountIdOf(owner) });

  const itemList = lines.flatMap((line) => {
    const sellable = sellables.get(line.variantId);
    return sellable ? itemOf(line, sellable, held.get(line.variantId) ?? 0, files, signUrl) : [];
  });
  return { itemList, summary: summaryOf(itemList) };
}

function itemOf(
  line: CartLine,
  sellable: Sellable,
  held: number,
  files: ReadonlyMap<string, StoredFile>,
  signUrl: SignUrl,
): CartItem {
  const choice = choiceOf(sellable, line.personalization);
  const { unitPrice, listUnitPrice } = priceLine(sellable, choice.extras);
  return {
    id: line.id,
    cartItemId: line.id,
    product: { id: sellable.productId, sku: sellable.sku, name: sellable.name, slug: sellable.slug },
    variantId: line.variantId,
    quantity: line.quantity,
    // What is not sold any more stays visible, so that nobody wonders where it went, but cannot be ordered.
    stock: sellable.active ? sellable.stock + held : 0,
    unitPrice,
    listUnitPrice,
    total: line.quantity * unitPrice,
    mainImageUrl: sellable.mainImageUrl,
    attribute: attributesOf(sellable),
    isCustomizable: sellable.isCustomizable,
    extraList: choice.extraList,
    customizationList: choice.customizationList.map((filled) => filledOnWire(filled, files, signUrl)),
  };
}

/** The sums of a cart's items, in minor units. */
export function summaryOf(items: readonly Pick<CartItem, 'quantity' | 'listUnitPrice' | 'unitPrice'>[]) {
  const sum = (of: (item: (typeof items)[number]) => number) => items.reduce((total, item) => total + of(item), 0);
  const subtotal = sum(({ quantity, listUnitPrice }) => quantity * listUnitPrice);
  const total = sum(({ quantity, unitPrice }) => quantity * unitPrice);
  return { quantity: sum(({ quantity }) => quantity), subtotal, discount: subtotal - total, total, currency };
}
