import { asc, eq } from 'drizzle-orm';
import { inLocale } from '@afterimage/words/compiled.ts';
import { coupons } from '../coupons/tables.ts';
import type { OrderRow } from '../orders/read-order.ts';
import { orderLines } from '../orders/tables.ts';
import { readRefundedPieces } from '../payments/refunds/refunded-lines.ts';
import type { RefundedLine } from '../payments/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { words } from './order-change.words.ts';
import { paidParts, piecesAmount } from './refund-amount.ts';

/** What of an order money goes back for. */
export interface RefundedParts {
  lineList: readonly { lineId: string; quantity: number }[];
  withDelivery?: boolean;
}

/**
 * The chosen pieces and the delivery with what was paid for them. Pieces that went back before are left out; with
 * `isStrict` they fail with QUANTITY_LIMIT, which names the field.
 */
export async function refundedLines(
  db: Database,
  order: OrderRow,
  { lineList, withDelivery = false }: RefundedParts,
  { isStrict = false }: { isStrict?: boolean } = {},
): Promise<RefundedLine[]> {
  const lines = await linesOf(db, order.id);
  const paid = paidParts(order, lines, await couponKindOf(db, order));
  const refunded = await readRefundedPieces(db, order.id);
  const lineIds = lineList.map(({ lineId }) => lineId);
  const parts = [...new Set(lineIds)].flatMap((lineId): RefundedLine[] => {
    const { name, quantity } = lines.find(({ id }) => id === lineId) ?? fail('LINE_NOT_FOUND');
    const requestedCount = lineList.reduce((sum, one) => (one.lineId === lineId ? sum + one.quantity : sum), 0);
    const before = Math.min(quantity, refunded.lines.get(lineId) ?? 0);
    const most = quantity - before;
    if (requestedCount > (isStrict ? most : quantity))
      failPieces(`lineList.${lineIds.lastIndexOf(lineId)}.quantity`, name, most);
    const count = Math.min(requestedCount, most);
    const amount = piecesAmount(paid.lines.get(lineId) ?? 0, { quantity, before, count });
    return count > 0 ? [{ orderLineId: lineId, quantity: count, amount }] : [];
  });
  if (!withDelivery) return parts;
  if (!refunded.isDelivery) return [...parts, { orderLineId: null, quantity: 1, amount: paid.delivery }];
  return isStrict ? failDelivery() : parts;
}

const linesOf = (db: Database, orderId: string) =>
  db
    .select({
      id: orderLines.id,
      name: orderLines.name,
      unitPrice: orderLines.unitPrice,
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position), asc(orderLines.id));

async function couponKindOf(db: Database, { couponCode }: Pick<OrderRow, 'couponCode'>): Promise<string | null> {
  if (couponCode === null) return null;
  const [coupon] = await db.select({ kind: coupons.kind }).from(coupons).where(eq(coupons.code, couponCode));
  return coupon?.kind ?? null;
}

function failPieces(field: string, name: string, most: number): never {
  return fail('QUANTITY_LIMIT', (locale) => {
    const description = inLocale(words, locale).refundedPieces({ name, count: most });
    return { description, fields: { [field]: description } };
  });
}

function failDelivery(): never {
  return fail('QUANTITY_LIMIT', (locale) => {
    const description = inLocale(words, locale).refundedDelivery;
    return { description, fields: { withDelivery: description } };
  });
}
