import { asc, eq } from 'drizzle-orm';
import type { Order } from '@afterimage/contract/orders.ts';
import type { Database } from '../platform/db/connection.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { withdrawalLines, withdrawals } from '../withdrawals/tables.ts';
import { orderEvents, orderLines, type orders } from './tables.ts';
import { withdrawableLines, withdrawalEnd } from './withdrawal-rules.ts';

/** From which lines of an order its customer withdrew, by what declarations, and from which it still can be. */
export async function withdrawalsOnWire(
  db: Database,
  order: Pick<typeof orders.$inferSelect, 'id' | 'status' | 'deliveryMaxDays'>,
): Promise<Pick<Order, 'withdrawalList' | 'withdrawable'>> {
  const rows = await db
    .select({ withdrawal: withdrawals, lineId: withdrawalLines.orderLineId })
    .from(withdrawals)
    .leftJoin(withdrawalLines, eq(withdrawalLines.withdrawalId, withdrawals.id))
    .where(eq(withdrawals.orderId, order.id))
    .orderBy(asc(withdrawals.createdAt), asc(withdrawals.id));
  const withdrawalList = [...Map.groupBy(rows, ({ withdrawal }) => withdrawal.id).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { id, name, email, createdAt, handledAt } = first.withdrawal;
    const lineIdList = own.flatMap(({ lineId }) => lineId ?? []);
    return [{ id, name, email, createdAt: createdAt.toISOString(), handled: handledAt !== null, lineIdList }];
  });
  const withdrawn = new Set(withdrawalList.flatMap(({ lineIdList }) => lineIdList));
  const lines = await db
    .select({ id: orderLines.id, slots: orderLines.customizationList, extras: orderLines.extraList })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id));
  const timeline = await db
    .select({ status: orderEvents.status, at: orderEvents.createdAt })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(asc(orderEvents.createdAt), asc(orderEvents.id));
  const { withdrawalDays, withdrawsPersonalized } = await readShopSettings(db);
  const { status, deliveryMaxDays } = order;
  const facts = { status, timeline, withdrawalDays, deliveryMaxDays, withdrawsPersonalized };
  const lineIdList = withdrawableLines(
    facts,
    lines.map(({ id, slots, extras }) => ({
      id,
      isPersonalized: slots.length > 0 || extras.length > 0,
      isWithdrawn: withdrawn.has(id),
    })),
  );
  return { withdrawalList, withdrawable: { until: withdrawalEnd(facts)?.toISOString() ?? null, lineIdList } };
}
