import { eq } from 'drizzle-orm';
import type { CartAddition } from '@afterimage/contract/cart.ts';
import { type OmissionReason, omissionReasons, type Reordered } from '@afterimage/contract/orders.ts';
import { listsOf } from '@afterimage/contract/values/slot-wire.ts';
import { addItem } from '../cart/add-item.ts';
import type { Database } from '../platform/db/connection.ts';
import { orderLines } from './tables.ts';
import { Failure } from '../platform/http/failure.ts';
import { designOfLine } from './line-design.ts';
import { presentSlots } from './present-slots.ts';

type Line = typeof orderLines.$inferSelect;
type Outcome = Pick<Reordered, 'addedQuantity' | 'leftOutList'>;

/**
 * Puts the lines of an order into the account's cart, at today's prices and with the personalisation they have now;
 * the order was found to be the account's. What cannot be bought any more is left out, and named.
 */
export async function reorder(db: Database, accountId: string, orderId: string): Promise<Outcome> {
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.position, orderLines.id);
  const slots = await presentSlots(db, lines);
  const outcome: Outcome = { addedQuantity: 0, leftOutList: [] };
  for (const orderedLine of lines) {
    const line = { ...orderedLine, customizationList: slots.get(orderedLine.id) ?? [] };
    const { added, reason } = await addAgain(db, accountId, line);
    outcome.addedQuantity += added;
    if (reason) outcome.leftOutList.push({ name: line.name, quantity: line.quantity - added, reason });
  }
  return outcome;
}

/** Adds the whole line, or as many of it as there are. */
async function addAgain(
  db: Database,
  accountId: string,
  line: Line,
): Promise<{ added: number; reason?: OmissionReason }> {
  const first = await tryToAdd(db, accountId, line, line.quantity);
  if (!first) return { added: line.quantity };
  const availableQuantity = availableOf(first, line.quantity);
  const second = availableQuantity > 0 ? await tryToAdd(db, accountId, line, availableQuantity) : first;
  return { added: second ? 0 : availableQuantity, reason: first.code };
}

type Refusal = { code: OmissionReason; failure: Failure };

async function tryToAdd(db: Database, accountId: string, line: Line, quantity: number): Promise<Refusal | null> {
  try {
    await addItem(db, { accountId }, additionOf(line, quantity));
    return null;
  } catch (error) {
    const code = error instanceof Failure ? omissionReasons.find((reason) => reason === error.code) : undefined;
    if (!code || !(error instanceof Failure)) throw error;
    return { code, failure: error };
  }
}

/** How many of a line can be added when not all of them can. */
function availableOf({ failure }: Refusal, quantity: number): number {
  const [short] = failure.facts.lines ?? [];
  if (!short) return 0;
  const alreadyThere = short.requested - quantity;
  return Math.max(0, Math.min(quantity, short.available - alreadyThere));
}

/** The payload that an order's line came from. */
function additionOf(line: Line, quantity: number): CartAddition {
  const { slots, ...rest } = designOfLine(line);
  return { productId: line.productId, variantId: line.variantId, quantity, ...rest, ...listsOf(slots) };
}
