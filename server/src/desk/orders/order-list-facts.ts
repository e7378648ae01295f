import { sql } from 'drizzle-orm';
import { payments } from '../../payments/tables.ts';
import { orders } from '../../orders/tables.ts';
import type { Database } from '../../platform/db/connection.ts';

/**
 * The values that orders can be filtered by. Distinct values are found by jumping along an index, from each to the next,
 * for reading every order would take longer with each that is added.
 */
export async function readOrderListFacts(db: Database) {
  const country = sql`(${orders.address} ->> 'countryCode')`;
  return {
    deliveryList: await distinctValues(db, sql`${orders}`, sql`(${orders.deliveryMethod} ->> 'id')`),
    countryList: await distinctValues(db, sql`${orders}`, country),
    methodList: await distinctValues(db, sql`${payments}`, sql`${payments.provider}`),
  };
}

async function distinctValues(db: Database, table: ReturnType<typeof sql>, value: ReturnType<typeof sql>) {
  const { rows } = await db.execute<{ value: string }>(sql`
    with recursive each (value) as (
      (select ${value} from ${table} where ${value} is not null order by ${value} limit 1)
      union all
      select (select ${value} from ${table} where ${value} > each.value order by ${value} limit 1)
      from each where each.value is not null
    ) select value from each where value is not null`);
  return rows.map((row) => row.value);
}
