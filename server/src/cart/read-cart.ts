import type { Cart, CartItem } from '@afterimage/contract/cart.ts';
import { loadSellables, priceLine, type Sellable } from './sellables.ts';
import { baseLocale, type Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { previewFile } from '../files/preview-file.ts';
import { filesOfSlots, slotOnWire } from '../files/filled-slot.ts';
import type { SignUrl } from '../files/signed-url.ts';
import { loadFiles } from '../files/stored-files.ts';
import { attributesOf } from './attributes.ts';
import { accountIdOf, type CartLine, type CartOwner, findCart } from './cart-owner.ts';
import { ownHolds } from './own-holds.ts';
import { choiceOf, type LineChoice } from './line-choice.ts';

/** The whole cart in a language, with its sums; as many queries for a hundred lines as for one. */
export async function readCart(
  db: Database,
  owner: CartOwner,
  signUrl: SignUrl,
  locale: Locale = baseLocale,
): Promise<Cart> {
  const { id, lines } = await findCart(db, owner);
  const variantIds = [...new Set(lines.map(({ variantId }) => variantId))];
  const sellables = await loadSellables(db, variantIds, locale);
  const heldQuantities = id ? await ownHolds(db, id, variantIds) : new Map<number, number>();
  const readableLines = lines.flatMap((line) => {
    const sellable = sellables.get(line.variantId);
    return sellable ? { line, sellable, choice: choiceOf(sellable, line.personalization, locale) } : [];
  });
  const fileIds = readableLines.flatMap(({ choice }) => filesOfSlots(choice.slots));
  const files = await loadFiles(db, fileIds, { accountId: accountIdOf(owner) });
  const itemList = readableLines.map(({ line, sellable, choice }) => ({
    ...itemOf(line, sellable, choice),
    // What is not sold any more stays visible, so that nobody wonders where it went, but cannot be ordered.
    stock: sellable.active ? sellable.stock + (heldQuantities.get(line.variantId) ?? 0) : 0,
    customizationList: choice.slots.map((slot) => slotOnWire(slot, files, signUrl)),
    previewUrl: previewUrlOf(line, sellable, choice, signUrl),
  }));
  const { currency } = await readShopSettings(db);
  return { itemList, summary: { ...sumsOf(itemList), currency } };
}

function previewUrlOf(line: CartLine, sellable: Sellable, choice: LineChoice, signUrl: SignUrl): string | null {
  const { variantId, productVersion, picture } = sellable;
  const file = previewFile('cart', { id: line.id, variantId, productVersion, picture, ...choice });
  return file && signUrl(file);
}

type ItemOfLine = Omit<CartItem, 'stock' | 'customizationList' | 'previewUrl'>;

function itemOf(line: CartLine, sellable: Sellable, choice: LineChoice): ItemOfLine {
  const { unitPrice, listUnitPrice } = priceLine(sellable, choice.extras);
  return {
    id: line.id,
    cartItemId: line.id,
    product: { id: sellable.productId, sku: sellable.sku, name: sellable.name, slug: sellable.slug },
    variantId: line.variantId,
    quantity: line.quantity,
    unitPrice,
    listUnitPrice,
    total: line.quantity * unitPrice,
    mainImageUrl: sellable.mainImageUrl,
    picture: sellable.picture,
    attribute: attributesOf(sellable),
    isCustomizable: sellable.isCustomizable,
    extraList: choice.extraList,
    acceptedWarningList: line.personalization?.acceptedWarningList ?? [],
  };
}

/** The sums of a cart's items, in minor units. */
export function sumsOf(items: readonly Pick<CartItem, 'quantity' | 'listUnitPrice' | 'unitPrice'>[]) {
  const sum = (of: (item: (typeof items)[number]) => number) => items.reduce((total, item) => total + of(item), 0);
  const subtotal = sum(({ quantity, listUnitPrice }) => quantity * listUnitPrice);
  const total = sum(({ quantity, unitPrice }) => quantity * unitPrice);
  return { quantity: sum(({ quantity }) => quantity), subtotal, discount: subtotal - total, total };
}
