import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { audit } from '../operators/audit.ts';
import { orderNumber } from '../orders/order-number.ts';
import { orderLines, orders } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { type Context, operatorOf } from '../platform/http/handlers.ts';
import { withdrawalLines, withdrawals } from './tables.ts';

/** The declarations that nobody has dealt with yet, oldest first; at most 200. */
export async function listWithdrawals(db: Database) {
  const rows = await db
    .select({
      id: withdrawals.id,
      orderId: withdrawals.orderId,
      number: orders.number,
      name: withdrawals.name,
      email: withdrawals.email,
      createdAt: withdrawals.createdAt,
      lineList: sql<{ name: string; quantity: number }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('name', ${orderLines.name}, 'quantity', ${withdrawalLines.quantity}) order by ${orderLines.position})
        from ${withdrawalLines} join ${orderLines} on ${orderLines.id} = ${withdrawalLines.orderLineId}
        where ${withdrawalLines.withdrawalId} = ${withdrawals.id}), '[]')`,
    })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(isNull(withdrawals.handledAt))
    .orderBy(asc(withdrawals.createdAt), asc(withdrawals.id))
    .limit(200);
  return {
    withdrawalList: rows.map(({ number, createdAt, ...row }) => ({
      ...row,
      orderNumber: orderNumber(number),
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** Notes that a declaration was dealt with; said twice, it changes nothing. */
export async function markHandled(context: Context, withdrawalId: string): Promise<Record<string, never>> {
  const operator = operatorOf(context);
  await context.db.transaction(async (tx) => {
    const [row] = await tx
      .update(withdrawals)
      .set({ handledAt: sql`now()`, handledBy: operator.id })
      .where(and(eq(withdrawals.id, withdrawalId), isNull(withdrawals.handledAt)))
      .returning({ orderId: withdrawals.orderId });
    if (row) await audit(tx, operator, { action: 'withdrawal.handled', subject: { kind: 'order', id: row.orderId } });
    else if ((await tx.$count(withdrawals, eq(withdrawals.id, withdrawalId))) === 0) fail('NOT_FOUND');
  });
  return {};
}
