import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { GuestKey } from '../../orders/guest-key.ts';
import { moveOrder, startProduction } from '../../orders/move-order.ts';
import { orders } from '../../orders/tables.ts';
import { audit } from '../../operators/audit.ts';
import type { Database } from '../../platform/db/connection.ts';
import { fail } from '../../platform/http/failure.ts';
import { bulkAction } from '../../platform/lists/bulk-action.ts';

const nothing = z.strictObject({}).default({});

async function idOf(tx: Database, number: string): Promise<string> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.number, Number(number)));
  return order?.id ?? fail('ORDER_NOT_FOUND');
}

/** What can be done with all orders that a filter selects. */
export const orderActions = (shop: { shopUrl: () => string; guestKey: GuestKey }) => [
  bulkAction({
    list: 'orders',
    name: 'start-production',
    right: 'orders.write',
    input: nothing,
    applies: sql`${orders.status} = 'paid' and ${orders.productionStartedAt} is null`,
    run: async (tx, operator, number) => {
      const id = await idOf(tx, number);
      await startProduction(tx, id, operator);
      await audit(tx, operator, { action: 'order.production.started', subject: { kind: 'order', id } });
    },
  }),
  bulkAction({
    list: 'orders',
    name: 'mark-shipped',
    right: 'orders.write',
    input: nothing,
    isDelayed: true,
    applies: sql`${orders.status} = 'paid'`,
    run: async (tx, operator, number) => {
      const id = await idOf(tx, number);
      await moveOrder(tx, id, 'shipped', { shopUrl: shop.shopUrl(), guestKey: shop.guestKey, operator });
      await audit(tx, operator, { action: 'order.shipped', subject: { kind: 'order', id } });
    },
  }),
];
