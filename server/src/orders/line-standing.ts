import { eq, sql } from 'drizzle-orm';
import type { Order, OrderItem } from '@afterimage/contract/orders.ts';
import { stageOfLine } from '@afterimage/contract/values/line-states.ts';
import { lineCancellations, returnLines, returns } from '../order-desk/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { orderLines, orderLineStates } from './tables.ts';

type LineStanding = Pick<OrderItem, 'stage' | 'cancelledQuantity' | 'returnableQuantity'>;

/** How the lines of an order stand, as its customer sees them, by line; nothing before the payment. */
export async function readLineStandings(
  db: Database,
  { id, status }: Pick<Order, 'id' | 'status'>,
): Promise<ReadonlyMap<string, LineStanding>> {
  if (status === 'open' || status === 'awaiting_payment') return new Map();
  const sum = (query: ReturnType<typeof sql>) => sql<number>`coalesce((${query}), 0)::int`.mapWith(Number);
  const rows = await db
    .select({
      lineId: orderLines.id,
      quantity: orderLines.quantity,
      state: orderLineStates.state,
      cancelled: sum(
        sql`select sum(${lineCancellations.quantity}) from ${lineCancellations} where ${lineCancellations.lineId} = ${orderLines.id}`,
      ),
      returned: sum(sql`select sum(${returnLines.quantity}) from ${returnLines}
        join ${returns} on ${returns.id} = ${returnLines.returnId}
        where ${returnLines.lineId} = ${orderLines.id} and ${returns.status} not in ('refused', 'cancelled')`),
    })
    .from(orderLines)
    .leftJoin(orderLineStates, eq(orderLineStates.lineId, orderLines.id))
    .where(eq(orderLines.orderId, id));
  // The same that `requestReturn` accepts.
  const isSent = status === 'shipped' || status === 'delivered';
  return new Map(
    rows.map(({ lineId, quantity, state, cancelled, returned }) => {
      const stage = (state && stageOfLine(state)) ?? undefined;
      const returnable = isSent && stage !== 'stopped' ? quantity - cancelled - returned : 0;
      return [
        lineId,
        {
          ...(stage && { stage }),
          ...(cancelled > 0 && { cancelledQuantity: cancelled }),
          ...(returnable > 0 && { returnableQuantity: returnable }),
        },
      ];
    }),
  );
}
