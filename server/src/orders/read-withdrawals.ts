import { asc, eq } from 'drizzle-orm';
import type { Order } from '@afterimage/contract/orders.ts';
import type { Database } from '../platform/db/connection.ts';
import { withdrawalLines, withdrawals } from '../withdrawals/tables.ts';

/** By what declarations the customer of an order withdrew from which of its lines, oldest first. */
export async function withdrawalsOnWire(db: Database, orderId: string): Promise<Order['withdrawalList']> {
  const rows = await db
    .select({ withdrawal: withdrawals, lineId: withdrawalLines.orderLineId })
    .from(withdrawals)
    .leftJoin(withdrawalLines, eq(withdrawalLines.withdrawalId, withdrawals.id))
    .where(eq(withdrawals.orderId, orderId))
    .orderBy(asc(withdrawals.createdAt), asc(withdrawals.id));
  return [...Map.groupBy(rows, ({ withdrawal }) => withdrawal.id).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { id, name, email, createdAt, handledAt } = first.withdrawal;
    return [
      {
        id,
        name,
        email,
        createdAt: createdAt.toISOString(),
        handled: handledAt !== null,
        lineIdList: own.flatMap(({ lineId }) => lineId ?? []),
      },
    ];
  });
}
