import { eq } from 'drizzle-orm';
import { products } from '../catalogue/tables.ts';
import { failChanged } from '../operators/record-version.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { ProductRow } from './product-fields.ts';

export const productSubject = (id: number) => ({ kind: 'product', id }) as const;

/** Locks a product until the transaction ends. Fails when it is not in the version that was `seen`. */
export async function lockProduct(tx: Database, id: number, seen?: number): Promise<ProductRow> {
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for('no key update');
  if (!row) return fail('NOT_FOUND');
  if (seen !== undefined && row.version !== seen) await failChanged(tx, productSubject(id));
  return row;
}
