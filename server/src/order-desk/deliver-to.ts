import { desc, inArray } from 'drizzle-orm';
import type { PostalAddress } from '@afterimage/contract/accounts.ts';
import type { OrderRow } from '../orders/read-order.ts';
import type { Database } from '../platform/db/connection.ts';
import { orderCorrections } from './tables.ts';

/** Where an order goes, and how. */
export interface Destination {
  address: PostalAddress | null;
  deliveryMethod: OrderRow['deliveryMethod'];
  /** Whether an entry after the start of production has changed it. */
  isCorrected: boolean;
}

type Row = Pick<OrderRow, 'id' | 'address' | 'deliveryMethod'>;

/** Where these orders go: as they were ordered, with the newest corrections. */
export async function destinationsOf(db: Database, orders: readonly Row[]): Promise<Map<string, Destination>> {
  const ids = orders.map(({ id }) => id);
  const entries =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(orderCorrections)
          .where(inArray(orderCorrections.orderId, ids))
          .orderBy(desc(orderCorrections.createdAt), desc(orderCorrections.id));
  return new Map(
    orders.map(({ id, address, deliveryMethod }) => {
      const own = entries.filter(({ orderId }) => orderId === id);
      return [
        id,
        {
          address: own.find((entry) => entry.address)?.address ?? address,
          deliveryMethod: own.find((entry) => entry.deliveryMethod)?.deliveryMethod ?? deliveryMethod,
          isCorrected: own.length > 0,
        },
      ];
    }),
  );
}
