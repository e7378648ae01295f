import { inArray } from 'drizzle-orm';
import { registerSubjectNames } from '../operators/subject-names.ts';
import { orderNumber } from './order-number.ts';
import { orders } from './tables.ts';

/** Lets the audit log name orders by their numbers. */
export function registerOrderNames(): void {
  registerSubjectNames('order', async (db, ids) => {
    const rows = await db
      .select({ id: orders.id, number: orders.number })
      .from(orders)
      .where(inArray(orders.id, [...ids]));
    return new Map(rows.map(({ id, number }) => [id, orderNumber(number)]));
  });
}
