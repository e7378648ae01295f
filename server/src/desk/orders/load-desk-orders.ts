import { desc, inArray, ne, and, sql } from 'drizzle-orm';
import type { DeskOrderRow } from '@afterimage/contract/admin/order-list.ts';
import { lineStates } from '@afterimage/contract/values/line-states.ts';
import { returns } from '../../order-desk/tables.ts';
import { orderNumber } from '../../orders/order-number.ts';
import { orderLines, orderLineStates, orders } from '../../orders/tables.ts';
import { payments } from '../../payments/tables.ts';
import type { Database } from '../../platform/db/connection.ts';

/** An order of the operators' list. */
export type DeskOrder = DeskOrderRow;

const mostProducts = 3;

/** The orders with these numbers, in four statements however many they are. */
export async function loadDeskOrders(db: Database, keys: readonly string[]): Promise<Map<string, DeskOrder>> {
  const rows = await db
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      createdAt: orders.createdAt,
      paidAt: orders.paidAt,
      productionStartedAt: orders.productionStartedAt,
      shipOn: orders.shipOn,
      isReturning: sql<boolean>`exists (select from ${returns} where ${returns.orderId} = ${orders.id}
        and ${returns.status} in ('requested', 'accepted', 'received'))`,
      email: orders.email,
      address: orders.address,
      deliveryMethod: orders.deliveryMethod,
      total: orders.total,
      currency: orders.currency,
    })
    .from(orders)
    .where(inArray(orders.number, keys.map(Number)));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const [lines, states, paid] = [await readLines(db, ids), await readStates(db, ids), await readPayments(db, ids)];
  const items = rows.map(({ address, deliveryMethod, ...row }): [string, DeskOrder] => {
    const ownLines = lines.filter(({ orderId }) => orderId === row.id);
    const lineStateList = states
      .filter(({ orderId }) => orderId === row.id)
      .map(({ state, count }) => ({ state, count }));
    const order = {
      ...row,
      number: orderNumber(row.number),
      createdAt: row.createdAt.toISOString(),
      paidAt: row.paidAt?.toISOString() ?? null,
      productionStartedAt: row.productionStartedAt?.toISOString() ?? null,
      customerName: address ? `${address.firstName} ${address.lastName}`.trim() : '',
      countryCode: address?.countryCode ?? null,
      deliveryMethod: deliveryMethod?.name ?? null,
      productList: ownLines.slice(0, mostProducts).map(({ name, quantity }) => ({ name, quantity })),
      quantity: ownLines.reduce((sum, { quantity }) => sum + quantity, 0),
      isPersonalized: ownLines.some((line) => line.isPersonalized),
      lineStateList: lineStateList.toSorted((a, b) => lineStates.indexOf(a.state) - lineStates.indexOf(b.state)),
      hasProblem: lineStateList.some(({ state }) => state === 'held' || state === 'rejected'),
      payment: paid.get(row.id) ?? null,
    };
    return [String(row.number), order];
  });
  return new Map(items);
}

const readLines = (db: Database, ids: readonly string[]) =>
  db
    .select({
      orderId: orderLines.orderId,
      name: orderLines.name,
      quantity: orderLines.quantity,
      isPersonalized: sql<boolean>`jsonb_array_length(${orderLines.customizationList}) > 0`,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...ids]))
    .orderBy(orderLines.position, orderLines.id);

const readStates = (db: Database, ids: readonly string[]) =>
  db
    .select({
      orderId: orderLineStates.orderId,
      state: orderLineStates.state,
      count: sql<number>`count(*)::int`,
    })
    .from(orderLineStates)
    .where(inArray(orderLineStates.orderId, [...ids]))
    .groupBy(orderLineStates.orderId, orderLineStates.state);

async function readPayments(db: Database, ids: readonly string[]) {
  const rows = await db
    .selectDistinctOn([payments.orderId], {
      orderId: payments.orderId,
      provider: payments.provider,
      status: payments.status,
    })
    .from(payments)
    .where(and(inArray(payments.orderId, [...ids]), ne(payments.status, 'superseded')))
    .orderBy(payments.orderId, desc(payments.createdAt));
  return new Map(rows.map(({ orderId, provider, status }) => [orderId, { provider, status }]));
}
