import { eq, sql } from 'drizzle-orm';
import { orderLines } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { lineCancellations, parcelLines, returnLines, returns } from './tables.ts';

/** Where the pieces of a line are. */
export interface LinePieces {
  lineId: string;
  quantity: number;
  cancelled: number;
  /** In parcels, sent or about to be. */
  inParcels: number;
  /** In returns that were not refused or given up. */
  returned: number;
}

/** The pieces of each line of an order. */
export async function readPieces(db: Database, orderId: string): Promise<LinePieces[]> {
  const sum = (query: ReturnType<typeof sql>) => sql<number>`coalesce((${query}), 0)::int`.mapWith(Number);
  return db
    .select({
      lineId: orderLines.id,
      quantity: orderLines.quantity,
      cancelled: sum(
        sql`select sum(${lineCancellations.quantity}) from ${lineCancellations} where ${lineCancellations.lineId} = ${orderLines.id}`,
      ),
      inParcels: sum(
        sql`select sum(${parcelLines.quantity}) from ${parcelLines} where ${parcelLines.lineId} = ${orderLines.id}`,
      ),
      returned: sum(sql`select sum(${returnLines.quantity}) from ${returnLines}
        join ${returns} on ${returns.id} = ${returnLines.returnId}
        where ${returnLines.lineId} = ${orderLines.id} and ${returns.status} not in ('refused', 'cancelled')`),
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.position, orderLines.id);
}

/** Pieces that are still in the house. */
export const openPieces = ({ quantity, cancelled, inParcels }: LinePieces): number => quantity - cancelled - inParcels;

/** Pieces that a customer has and can send back. */
export const returnablePieces = ({ quantity, cancelled, returned }: LinePieces): number =>
  quantity - cancelled - returned;

/** The wanted pieces with those of equal lines added up; fails where a line has not so many. */
export function takePieces(
  pieces: readonly LinePieces[],
  wanted: readonly { lineId: string; quantity: number }[],
  available: (line: LinePieces) => number,
): Map<string, number> {
  const taken = new Map<string, number>();
  for (const { lineId, quantity } of wanted) taken.set(lineId, (taken.get(lineId) ?? 0) + quantity);
  for (const [lineId, quantity] of taken) {
    const line = pieces.find((one) => one.lineId === lineId) ?? fail('LINE_NOT_FOUND');
    if (quantity > available(line)) fail('QUANTITY_LIMIT');
  }
  return taken;
}
