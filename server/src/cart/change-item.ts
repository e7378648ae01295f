import { and, eq } from 'drizzle-orm';
import { loadSellables } from './sellables.ts';
import { baseLocale, type Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { cartLines } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import { type CartOwner, linesOf, lockCart } from './cart-owner.ts';
import { ownHolds } from './own-holds.ts';
import { failShort } from './short-lines.ts';

/** Sets how many are wanted of a line. Fewer is always possible, more only as far as the stock goes. */
export async function setQuantity(
  db: Database,
  owner: CartOwner,
  lineId: string,
  quantity: number,
  locale: Locale = baseLocale,
): Promise<void> {
  await db.transaction(async (tx) => {
    const cartId = await lockCart(tx, owner);
    const lines = await linesOf(tx, cartId);
    const line = lines.find(({ id }) => id === lineId) ?? fail('LINE_NOT_FOUND');
    if (quantity > line.quantity) {
      const { variantId } = line;
      const sellable = (await loadSellables(tx, [variantId], locale)).get(variantId) ?? fail('LINE_NOT_FOUND');
      const heldQuantities = await ownHolds(tx, cartId, [variantId]);
      const others = lines.filter((other) => other.variantId === variantId && other.id !== lineId);
      const requestedQuantity = others.reduce((sum, other) => sum + other.quantity, quantity);
      const available = sellable.active ? sellable.stock + (heldQuantities.get(variantId) ?? 0) : 0;
      const { productId, name } = sellable;
      if (requestedQuantity > available)
        failShort([{ cartItemId: lineId, productId, variantId, name, requested: requestedQuantity, available }]);
    }
    await tx.update(cartLines).set({ quantity }).where(eq(cartLines.id, lineId));
  });
}

/** Takes a line out of the cart. */
export async function removeItem(db: Database, owner: CartOwner, lineId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const cartId = await lockCart(tx, owner);
    const removedRows = await tx
      .delete(cartLines)
      .where(and(eq(cartLines.id, lineId), eq(cartLines.cartId, cartId)))
      .returning({ id: cartLines.id });
    if (removedRows.length === 0) fail('LINE_NOT_FOUND');
  });
}
