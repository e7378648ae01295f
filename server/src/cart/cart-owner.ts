import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { cartLines, carts } from './tables.ts';
import { fail } from '../platform/http/failure.ts';

/** Whose cart: an account's only one, or a guest's, which whoever knows its id may use. */
export type CartOwner = { accountId: string } | { guestCartId: string };

export type CartLine = typeof cartLines.$inferSelect;

/** The account on whose behalf something is put into the cart; null for a guest. */
export function accountIdOf(owner: CartOwner): string | null {
  return 'accountId' in owner ? owner.accountId : null;
}

const isOwners = (owner: CartOwner) =>
  'accountId' in owner
    ? eq(carts.accountId, owner.accountId)
    : and(eq(carts.id, owner.guestCartId), isNull(carts.accountId), isNull(carts.joinedTo));

/** The cart and its lines, oldest first; an account without a cart has an empty one, with the id null. */
export async function findCart(db: Database, owner: CartOwner): Promise<{ id: string | null; lines: CartLine[] }> {
  const rows = await db
    .select({ id: carts.id, line: cartLines })
    .from(carts)
    .leftJoin(cartLines, eq(cartLines.cartId, carts.id))
    .where(isOwners(owner))
    .orderBy(cartLines.createdAt, cartLines.id);
  if (rows.length === 0 && 'guestCartId' in owner) fail('CART_NOT_FOUND');
  return { id: rows[0]?.id ?? null, lines: rows.flatMap(({ line }) => line ?? []) };
}

/** Locks the cart until the transaction ends, so that what is decided about its lines stays true; makes an account's. */
export async function lockCart(tx: Database, owner: CartOwner): Promise<string> {
  const touchedColumns = { updatedAt: sql`now()` };
  const [cart] =
    'accountId' in owner
      ? await tx
          .insert(carts)
          .values({ accountId: owner.accountId })
          .onConflictDoUpdate({ target: carts.accountId, set: touchedColumns })
          .returning({ id: carts.id })
      : await tx.update(carts).set(touchedColumns).where(isOwners(owner)).returning({ id: carts.id });
  return cart?.id ?? fail('CART_NOT_FOUND');
}

/** The lines of a cart that is locked, oldest first. */
export async function linesOf(tx: Database, cartId: string): Promise<CartLine[]> {
  return tx.select().from(cartLines).where(eq(cartLines.cartId, cartId)).orderBy(cartLines.createdAt, cartLines.id);
}
