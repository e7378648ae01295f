import { inArray } from 'drizzle-orm';
import { products } from '../catalogue/tables.ts';
import { registerSubjectNames } from '../operators/subject-names.ts';

/** The audit log calls products by their names in the shop's first language. */
export function registerProductNames(): void {
  registerSubjectNames('product', async (db, ids) => {
    const rows = await db
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(inArray(products.id, ids.map(Number)));
    return new Map(rows.map(({ id, name }) => [String(id), name]));
  });
}
