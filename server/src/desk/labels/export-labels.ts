import { stringify } from 'csv-stringify/sync';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type LabelFormat, mostLabels } from '@afterimage/contract/values/labels.ts';
import { audit } from '../../operators/audit.ts';
import { destinationsOf } from '../../order-desk/deliver-to.ts';
import { orderNumber } from '../../orders/order-number.ts';
import { orders } from '../../orders/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import { fail } from '../../platform/http/failure.ts';
import type { Operator } from '../../platform/http/handlers.ts';
import { listCondition } from '../../platform/lists/list-page.ts';
import { type ListView, shopDay } from '../../platform/lists/list.ts';
import { orderList } from '../orders/order-list.ts';
import { labelRows } from './label-formats.ts';

interface LabelQuery {
  format: LabelFormat;
  filter?: string | undefined;
  text?: string | undefined;
}

/** The orders that a condition selects and that are to be sent, as a file that the carrier takes in. */
export async function exportLabels(
  db: Database,
  operator: Operator,
  { format, ...condition }: LabelQuery,
  view: ListView,
): Promise<{ name: string; type: string; content: Buffer }> {
  const key = orderList.key.column;
  const selected = sql`(select ${key} from ${orderList.table} where ${listCondition(orderList, condition, view) ?? sql`true`})`;
  const rows = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.number, selected), eq(orders.status, 'paid'), isNotNull(orders.address)))
    .orderBy(asc(orders.shipOn), asc(orders.number))
    .limit(mostLabels);
  if (rows.length === 0) fail('ORDER_NOT_FOUND');
  const destinations = await destinationsOf(db, rows);
  const parcels = rows.flatMap(({ id, number, email }) => {
    const { address = null, deliveryMethod = null } = destinations.get(id) ?? {};
    const delivery = deliveryMethod?.name ?? '';
    return address ? [{ orderNumber: orderNumber(number), email, address, delivery }] : [];
  });
  const { delimiter, rows: cells } = labelRows(format, parcels);
  await audit(db, operator, {
    action: 'order.labels.exported',
    subject: { kind: 'bulk', id: format },
    after: { format, count: parcels.length, orders: parcels.slice(0, 200).map((parcel) => parcel.orderNumber) },
  });
  const content = Buffer.from(stringify(cells, { delimiter, record_delimiter: '\r\n', bom: true }));
  return { name: `labels-${format}-${shopDay(view)}.csv`, type: 'text/csv; charset=utf-8', content };
}
