import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { inLocale } from '@afterimage/words/compiled.ts';
import { orders, stockHolds } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { words } from './checkout.words.ts';

/** How long and how much may be held by orders that nobody has paid. */
export interface HoldRules {
  /** As the environment says it in the settings of the process; as it holds now in the parts of a request. */
  minutes: number;
  /** Pieces in all. */
  maxPiecesOfCart: number;
  maxPiecesOfNetwork: number;
}

/** The rules, and whom they concern. */
export interface HoldParts {
  hold: HoldRules;
  /** The network from which the order is made. */
  network: string;
}

type OrderRow = typeof orders.$inferSelect;

/** How often a cart may hold stock without paying, and for how many times the length of a hold these are counted. */
const [maxHolds, countedHolds] = [2, 8];
const unpaid = ['open', 'awaiting_payment', 'expired'] as const;

const minutesFromNow = (minutes: number) => sql`now() + make_interval(mins => ${minutes})`;

/** Whether the time of an order's hold is over, whether or not anybody has noticed yet. */
export const isHoldOver = sql<boolean>`coalesce(${orders.holdExpiresAt} <= now(), true)`;

/** What a hold that is placed now writes into its order. Its end stays, but for the first opening of the payment page. */
export function newHold({ hold, network }: HoldParts, { opensPayment = false } = {}) {
  return {
    holdExpiresAt: minutesFromNow(hold.minutes),
    heldAt: sql`now()`,
    holdNetwork: networkKey(network),
    paymentOpenedAt: opensPayment ? sql`now()` : null,
  };
}

/**
 * What opening its checkout, or its payment page, changes about the hold of an order, whose row is locked: nothing, unless
 * the payment page is opened for the first time, or the hold is over and may be placed once more.
 */
export async function nextHold(
  tx: Database,
  { order, isOver }: { order: OrderRow; isOver: boolean },
  parts: HoldParts,
  { opensPayment = false } = {},
) {
  const { minutes } = parts.hold;
  if (isOver) {
    await refuseThirdHold(tx, order, parts);
    const holdCount = sql`case when ${isCounted(parts)} then ${orders.holdCount} + 1 else 1 end`;
    return { ...newHold(parts, { opensPayment }), holdCount };
  }
  if (!opensPayment || order.paymentOpenedAt) return {};
  return { holdExpiresAt: minutesFromNow(minutes), paymentOpenedAt: sql`now()` };
}

const isCounted = ({ hold }: HoldParts) =>
  gt(orders.heldAt, sql`now() - make_interval(mins => ${hold.minutes * countedHolds})`);

/** Fails when orders of this cart have let their holds run out as often as they may. The cart's row is locked. */
export async function refuseThirdHold(
  tx: Database,
  { id, cartId }: { id: string | null; cartId: string | null },
  parts: HoldParts,
): Promise<void> {
  const ofCart = or(
    id === null ? undefined : eq(orders.id, id),
    cartId === null ? undefined : eq(orders.cartId, cartId),
  );
  const [held] = await tx
    .select({ count: sql<number>`coalesce(sum(${orders.holdCount}), 0)::int` })
    .from(orders)
    .where(and(ofCart, inArray(orders.status, unpaid), isCounted(parts)));
  if ((held?.count ?? 0) >= maxHolds) fail('HOLD_LIMIT');
}

/**
 * Fails when an order that holds so many pieces would be one too many for its cart or its network. From here to the end
 * of the transaction orders from one network stand in line: call it when all other rows but variants are locked.
 */
export async function refuseTooManyPieces(
  tx: Database,
  order: Pick<OrderRow, 'id' | 'cartId'>,
  pieces: number,
  { hold, network }: HoldParts,
): Promise<void> {
  const key = networkKey(network);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`hold ${key}`}, 0))`);
  const ofNetwork = eq(orders.holdNetwork, key);
  const ofCart = order.cartId === null ? sql`false` : eq(orders.cartId, order.cartId);
  const [held] = await tx
    .select({
      byCart: sql<number>`coalesce(sum(${stockHolds.quantity}) filter (where ${ofCart}), 0)::int`,
      byNetwork: sql<number>`coalesce(sum(${stockHolds.quantity}) filter (where ${ofNetwork}), 0)::int`,
    })
    .from(stockHolds)
    .innerJoin(orders, eq(orders.id, stockHolds.orderId))
    .where(and(ne(orders.id, order.id), or(ofNetwork, ofCart), gt(orders.holdExpiresAt, sql`now()`)));
  const { byCart = 0, byNetwork = 0 } = held ?? {};
  if (byCart + pieces > hold.maxPiecesOfCart)
    fail('PIECES_LIMIT', (locale) => ({
      description: inLocale(words, locale).tooManyOfCart({ count: hold.maxPiecesOfCart }),
    }));
  if (byNetwork + pieces > hold.maxPiecesOfNetwork)
    fail('PIECES_LIMIT', (locale) => ({
      description: inLocale(words, locale).tooManyOfNetwork({ minutes: hold.minutes }),
    }));
}

/** Hashed: an order has no business knowing from where it was made. */
const networkKey = (network: string) => createHash('sha256').update(`hold\n${network}`).digest('base64url');
