import { eq } from 'drizzle-orm';
import { maxLines, maxQuantity } from '@afterimage/contract/values/limits.ts';
import { loadSellables } from './sellables.ts';
import type { Database } from '../platform/db/connection.ts';
import { cartLines, carts } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import { type CartLine, linesOf, lockCart } from './cart-owner.ts';
import { ownHolds } from './own-holds.ts';

/**
 * Makes a guest's cart part of the account's (D4.18): equal plain lines add up as far as stock and the limit go,
 * personalised lines move whole, and the guest's cart is spent. Lines for which the account's cart has no room stay in the
 * guest's, which is not spent then. Answers how many pieces came over, 0 the second time, and how many did not.
 */
export async function joinGuestCart(
  db: Database,
  guestCartId: string,
  accountId: string,
): Promise<{ joinedQuantity: number; leftOutQuantity: number }> {
  return db.transaction(async (tx) => {
    // The guest's first, then the account's: everybody who joins locks in this order.
    const [guest] = await tx.select().from(carts).where(eq(carts.id, guestCartId)).for('no key update');
    if (!guest || guest.accountId || (guest.joinedTo && guest.joinedTo !== accountId)) fail('CART_NOT_FOUND');
    if (guest.joinedTo) return { joinedQuantity: 0, leftOutQuantity: 0 };
    const cartId = await lockCart(tx, { accountId });
    const own = await linesOf(tx, cartId);
    const { fitting: incoming, leftOut } = divideByRoom(own, await linesOf(tx, guestCartId));
    const moves = planJoin(own, incoming, await availableTo(tx, cartId, incoming));
    for (const { line, into, quantity } of moves) {
      if (into) {
        await tx.update(cartLines).set({ quantity }).where(eq(cartLines.id, into.id));
        await tx.delete(cartLines).where(eq(cartLines.id, line.id));
      } else {
        await tx.update(cartLines).set({ cartId, quantity }).where(eq(cartLines.id, line.id));
      }
    }
    if (leftOut.length === 0) await tx.update(carts).set({ joinedTo: accountId }).where(eq(carts.id, guestCartId));
    return {
      joinedQuantity: moves.reduce((sum, { into, quantity }) => sum + quantity - (into?.quantity ?? 0), 0),
      leftOutQuantity: leftOut.reduce((sum, { quantity }) => sum + quantity, 0),
    };
  });
}

type JoinLine = Pick<CartLine, 'id' | 'variantId' | 'quantity' | 'personalizationHash'>;
/** A guest's line becomes part of `into`, which then has `quantity`; without `into` it moves and has `quantity` itself. */
interface Move<Line> {
  line: Line;
  into: Line | undefined;
  quantity: number;
}

const isSamePlainLine = (line: JoinLine) => (other: JoinLine) =>
  line.personalizationHash === '' && other.personalizationHash === '' && other.variantId === line.variantId;

/** Which of the guest's lines the account's cart has room for: those that raise another need none, the oldest come first. */
function divideByRoom<Line extends JoinLine>(
  own: readonly Line[],
  incoming: readonly Line[],
): { fitting: Line[]; leftOut: Line[] } {
  const needsRoom = (line: Line) => !own.some(isSamePlainLine(line));
  const leftOut = incoming.filter(needsRoom).slice(Math.max(0, maxLines - own.length));
  return { fitting: incoming.filter((line) => !leftOut.includes(line)), leftOut };
}

/** What becomes of each of the guest's lines; `available` says how much there is of each variant. */
export function planJoin<Line extends JoinLine>(
  own: readonly Line[],
  incoming: readonly Line[],
  available: ReadonlyMap<number, number>,
): Move<Line>[] {
  const quantityByVariant = new Map<number, number>();
  const want = (variantId: number, more: number) =>
    quantityByVariant.set(variantId, (quantityByVariant.get(variantId) ?? 0) + more);
  for (const { variantId, quantity } of own) want(variantId, quantity);
  // Personalised lines move whole and come first: the plain ones make do with what they leave.
  const personalizedLines = incoming.filter((line) => line.personalizationHash !== '');
  for (const { variantId, quantity } of personalizedLines) want(variantId, quantity);
  const moves: Move<Line>[] = personalizedLines.map((line) => ({ line, into: undefined, quantity: line.quantity }));
  for (const line of incoming.filter(({ personalizationHash }) => personalizationHash === '')) {
    const { variantId } = line;
    const into = own.find(isSamePlainLine(line));
    const free = (available.get(variantId) ?? 0) - (quantityByVariant.get(variantId) ?? 0);
    const has = into?.quantity ?? 0;
    const bounded = Math.min(has + Math.min(line.quantity, Math.max(0, free)), maxQuantity);
    // What the account has is never taken away, and what the guest has never vanishes without being shown.
    moves.push({ line, into, quantity: Math.max(bounded, has, 1) });
  }
  return moves;
}

async function availableTo(tx: Database, cartId: string, lines: readonly CartLine[]): Promise<Map<number, number>> {
  const ids = [...new Set(lines.map(({ variantId }) => variantId))];
  const sellables = await loadSellables(tx, ids);
  const heldQuantities = await ownHolds(tx, cartId, ids);
  return new Map(
    [...sellables].map(([id, { active, stock }]) => [id, active ? stock + (heldQuantities.get(id) ?? 0) : 0] as const),
  );
}
