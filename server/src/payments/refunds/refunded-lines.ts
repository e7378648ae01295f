import { and, eq, ne } from 'drizzle-orm';
import type { RefundState } from '@afterimage/contract/values/payments.ts';
import { inProportion } from '../../orders/documents/credit-split.ts';
import { orderLines } from '../../orders/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import { type RefundedLine, refunds } from '../tables.ts';

/** The pieces of an order that money went back for. */
export interface RefundedPieces {
  /** Pieces by line. */
  lines: ReadonlyMap<string, number>;
  isDelivery: boolean;
}

/** The pieces of these refunds; a refund that failed is for none. */
export function piecesOf(
  refundList: Iterable<{ state: RefundState; lineList: readonly RefundedLine[] }>,
): RefundedPieces {
  const lines = new Map<string, number>();
  let isDelivery = false;
  for (const { state, lineList } of refundList) {
    if (state === 'failed') continue;
    for (const { orderLineId, quantity } of lineList) {
      if (orderLineId === null) isDelivery = true;
      else lines.set(orderLineId, (lines.get(orderLineId) ?? 0) + quantity);
    }
  }
  return { lines, isDelivery };
}

/** The same of an order; its row is locked where something depends on it. */
export async function readRefundedPieces(db: Database, orderId: string): Promise<RefundedPieces> {
  const rows = await db
    .select({ state: refunds.state, lineList: refunds.lineList })
    .from(refunds)
    .where(eq(refunds.orderId, orderId));
  return piecesOf(rows);
}

/** The same lines with amounts that add up to `amount`, in the proportion in which they were. */
export function scaledTo(amount: number, lines: readonly RefundedLine[]): RefundedLine[] {
  const amounts = inProportion(
    amount,
    lines.map((line) => line.amount),
  );
  return lines.map((line, index) => ({ ...line, amount: amounts[index] ?? 0 }));
}

const sumOf = (lines: readonly RefundedLine[]) => lines.reduce((sum, line) => sum + line.amount, 0);

/** The lines with less, where less goes back than was paid for them; what goes back beyond them is for none. */
export function reducedTo(amount: number, lines: readonly RefundedLine[]): RefundedLine[] {
  return amount < sumOf(lines) ? scaledTo(amount, lines) : [...lines];
}

/**
 * Lines of a refund that is carried out in several parts, one for each payment: every part has its share of each line, and
 * the pieces are counted with the first. Lines that are not the whole amount are told once.
 */
export function linesOfShare(
  { share, amount }: { share: number; amount: number },
  lines: readonly RefundedLine[],
  isFirst: boolean,
): RefundedLine[] {
  if (sumOf(lines) !== amount) return isFirst ? [...lines] : [];
  return scaledTo(share, lines).map((line) => (isFirst ? line : { ...line, quantity: 0 }));
}

/** Whether a refund that has failed can be asked for again: its pieces did not go back by another one meanwhile. */
export async function arePiecesFree(
  tx: Database,
  { id, orderId, lineList }: Pick<typeof refunds.$inferSelect, 'id' | 'orderId' | 'lineList'>,
): Promise<boolean> {
  if (lineList.length === 0) return true;
  const others = await tx
    .select({ state: refunds.state, lineList: refunds.lineList })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.id, id)));
  const refunded = piecesOf(others);
  const rows = await tx
    .select({ id: orderLines.id, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  return lineList.every(({ orderLineId, quantity }) => {
    // A later part of a refund counts no pieces.
    if (quantity === 0) return true;
    if (orderLineId === null) return !refunded.isDelivery;
    const most = rows.find((row) => row.id === orderLineId)?.quantity ?? 0;
    return (refunded.lines.get(orderLineId) ?? 0) + quantity <= most;
  });
}
