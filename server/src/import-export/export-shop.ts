import { asc, gt } from 'drizzle-orm';
import { products } from '../catalogue/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { readCustomers } from './import-customers.ts';
import type { ProductRecord } from './records/product-record.ts';
import { readProducts } from './records/read-products.ts';
import { kindsAfterProducts, kindsBeforeProducts } from './records/record-kinds.ts';

/** A record as a file has it. */
type ExportedRecord = { record: string };

/**
 * Every record of the shop, in the order in which an import takes them in. Some hundred products are in memory at a time.
 * @param customers whether customers, who are people, are among them
 */
export async function* exportShop(db: Database, { customers }: { customers: boolean }): AsyncGenerator<ExportedRecord> {
  for (const kind of kindsBeforeProducts) yield* await kind.readAll(db);
  yield* allProducts(db);
  for (const kind of kindsAfterProducts) yield* await kind.readAll(db);
  if (customers) yield* readCustomers(db);
}

/** Every product, in the order in which they were added. */
export async function* allProducts(db: Database): AsyncGenerator<ProductRecord> {
  let last = 0;
  for (;;) {
    const rows = await db
      .select({ id: products.id })
      .from(products)
      .where(gt(products.id, last))
      .orderBy(asc(products.id))
      .limit(250);
    const stored = await readProducts(
      db,
      rows.map(({ id }) => id),
    );
    for (const { record } of stored) yield record;
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? last;
  }
}
