import { sql } from 'drizzle-orm';
import { type CartAddition } from '@afterimage/contract/cart.ts';
import { maxLines, maxQuantity } from '@afterimage/contract/values/limits.ts';
import { baseLocale, type Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { cartLines } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import { accountIdOf, type CartOwner, linesOf, lockCart } from './cart-owner.ts';
import { chooseVariant } from './choose-variant.ts';
import { holdFiles } from '../files/stored-files.ts';
import { ownHolds } from './own-holds.ts';
import { fileIdsIn } from './personalize.ts';
import { personalizationHash } from './personalization-hash.ts';
import { failShort } from './short-lines.ts';

/** Puts something into the cart; an equal plain line is raised, a personalised one always stands alone. Answers its line. */
export async function addItem(
  db: Database,
  owner: CartOwner,
  addition: CartAddition,
  locale: Locale = baseLocale,
): Promise<string> {
  return db.transaction(async (tx) => {
    const cartId = await lockCart(tx, owner);
    await holdFiles(tx, fileIdsIn(addition));
    const customer = { accountId: accountIdOf(owner), locale };
    const { sellable, quantity, personalization } = await chooseVariant(tx, addition, customer);
    const { variantId } = sellable;
    const lines = await linesOf(tx, cartId);
    const sameVariant = lines.filter((line) => line.variantId === variantId);
    const equal = personalization ? undefined : sameVariant.find((line) => line.personalizationHash === '');
    if (!equal && lines.length >= maxLines) fail('CART_FULL');
    if (equal && equal.quantity + quantity > maxQuantity) fail('QUANTITY_LIMIT');

    const requestedQuantity = sameVariant.reduce((sum, line) => sum + line.quantity, quantity);
    // Only when the shelf does not suffice does it matter what this cart's own orders keep aside.
    if (requestedQuantity > sellable.stock) {
      const heldQuantities = await ownHolds(tx, cartId, [variantId]);
      const available = sellable.stock + (heldQuantities.get(variantId) ?? 0);
      const { productId, name } = sellable;
      if (requestedQuantity > available)
        failShort([
          { cartItemId: equal?.id ?? null, productId, variantId, name, requested: requestedQuantity, available },
        ]);
    }

    const [line] = await tx
      .insert(cartLines)
      .values({
        cartId,
        variantId,
        quantity,
        personalization,
        personalizationHash: personalizationHash(personalization),
      })
      .onConflictDoUpdate({
        target: [cartLines.cartId, cartLines.variantId],
        targetWhere: sql`${cartLines.personalizationHash} = ''`,
        set: { quantity: sql`${cartLines.quantity} + excluded.quantity` },
      })
      .returning({ id: cartLines.id });
    return line?.id ?? fail('INTERNAL');
  });
}
