import { eq } from 'drizzle-orm';
import type { CartItemDesign } from '@afterimage/contract/cart.ts';
import { maxQuantity } from '@afterimage/contract/values/limits.ts';
import { baseLocale, type Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { filesOfSlots } from '../files/filled-slot.ts';
import { holdFiles } from '../files/stored-files.ts';
import { fail } from '../platform/http/failure.ts';
import { accountIdOf, type CartLine, type CartOwner, linesOf, lockCart } from './cart-owner.ts';
import { chooseVariant } from './choose-variant.ts';
import { ownHolds } from './own-holds.ts';
import { personalizationHash } from './personalization-hash.ts';
import { fileIdsIn } from './personalize.ts';
import { loadSellables, type Sellable } from './sellables.ts';
import { failShort } from './short-lines.ts';
import { cartLines } from './tables.ts';

/**
 * Replaces the design of a cart line, by the rules of an addition; product, quantity and position stay. A line that becomes plain
 * is merged into an equal plain line, as an addition is. Returns the resulting line.
 */
export async function setDesign(
  db: Database,
  owner: CartOwner,
  lineId: string,
  change: CartItemDesign,
  locale: Locale = baseLocale,
): Promise<string> {
  return db.transaction(async (tx) => {
    const cartId = await lockCart(tx, owner);
    await holdFiles(tx, fileIdsIn(change));
    const lines = await linesOf(tx, cartId);
    const line = lines.find(({ id }) => id === lineId) ?? fail('LINE_NOT_FOUND');
    const former = (await loadSellables(tx, [line.variantId], locale)).get(line.variantId) ?? fail('LINE_NOT_FOUND');
    const addition = { ...change, productId: former.productId, quantity: line.quantity };
    const customer = { accountId: accountIdOf(owner), locale };
    const formerFileIds = filesOfSlots(line.personalization?.slots ?? []);
    const { sellable, personalization } = await chooseVariant(tx, addition, customer, { formerFileIds });
    const { variantId } = sellable;
    const others = lines.filter((other) => other.variantId === variantId && other.id !== lineId);
    // The same variant asks for nothing that the line does not have already.
    if (variantId !== line.variantId) await checkStock(tx, { cartId, line, others, sellable });

    const hash = personalizationHash(personalization);
    const equal = hash === '' ? others.find((other) => other.personalizationHash === '') : undefined;
    if (equal) return joinLines(tx, line, equal);
    await tx
      .update(cartLines)
      .set({ variantId, personalization, personalizationHash: hash })
      .where(eq(cartLines.id, lineId));
    return lineId;
  });
}

interface Demand {
  cartId: string;
  line: CartLine;
  /** The lines of the cart with the same variant. */
  others: readonly CartLine[];
  sellable: Sellable;
}

async function checkStock(tx: Database, { cartId, line, others, sellable }: Demand): Promise<void> {
  const { variantId, productId, name, stock } = sellable;
  const requestedQuantity = others.reduce((sum, other) => sum + other.quantity, line.quantity);
  const available = stock + ((await ownHolds(tx, cartId, [variantId])).get(variantId) ?? 0);
  if (requestedQuantity > available)
    failShort([{ cartItemId: line.id, productId, variantId, name, requested: requestedQuantity, available }]);
}

async function joinLines(tx: Database, line: CartLine, into: CartLine): Promise<string> {
  const quantity = line.quantity + into.quantity;
  if (quantity > maxQuantity) fail('QUANTITY_LIMIT');
  await tx.delete(cartLines).where(eq(cartLines.id, line.id));
  await tx.update(cartLines).set({ quantity }).where(eq(cartLines.id, into.id));
  return into.id;
}
