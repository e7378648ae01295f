import { and, eq, lte, sql } from 'drizzle-orm';
import { products, variants } from '../catalogue/tables.ts';
import { audit } from '../operators/audit.ts';
import { registerPutBack } from '../operators/put-back.ts';
import { failChanged } from '../operators/record-version.ts';
import type { Database } from '../platform/db/connection.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { lockProduct, productSubject } from './lock-product.ts';
import type { ProductRow } from './product-fields.ts';
import { stateOf } from './read-desk-product.ts';
import { refuseField } from './refuse-field.ts';

const write = (tx: Database, id: number, state: { active: boolean; publishAt: Date | null }) =>
  tx
    .update(products)
    .set({ ...state, version: sql`${products.version} + 1` })
    .where(eq(products.id, id));

const told = (row: Pick<ProductRow, 'active' | 'publishAt'>) => ({
  state: stateOf(row),
  publishAt: row.publishAt?.toISOString() ?? null,
});

/** Fails for a product without a price or a variant. */
async function refuseIfNotReady(tx: Database, row: ProductRow): Promise<void> {
  if (row.price === 0 || (await tx.$count(variants, eq(variants.productId, row.id))) === 0)
    refuseField('state', 'notReady');
}

/** Shows a locked product to customers, now or at a time. What cannot be bought at all is refused. */
export async function publish(
  tx: Database,
  operator: Operator,
  row: ProductRow,
  at: Date | null = null,
): Promise<void> {
  if (row.active) return;
  await refuseIfNotReady(tx, row);
  if (at && at.getTime() <= Date.now()) refuseField('at', 'pastTime');
  const state = { active: at === null, publishAt: at };
  await write(tx, row.id, state);
  await audit(tx, operator, {
    action: at ? 'product.scheduled' : 'product.published',
    subject: productSubject(row.id),
    before: told(row),
    after: told(state),
  });
}

/** Makes a locked product a draft again, also one that waits for its time. */
export async function unpublish(tx: Database, operator: Operator, row: ProductRow): Promise<void> {
  if (!row.active && !row.publishAt) return;
  const state = { active: false, publishAt: null };
  await write(tx, row.id, state);
  await audit(tx, operator, {
    action: 'product.unpublished',
    subject: productSubject(row.id),
    before: told(row),
    after: told(state),
  });
}

/** Publishes the drafts whose time has come; answers how many. */
export async function publishScheduled(db: Database): Promise<number> {
  const due = await db
    .select({ id: products.id })
    .from(products)
    .where(lte(products.publishAt, sql`now()`));
  for (const { id } of due)
    await db.transaction(async (tx) => {
      const published = await tx
        .update(products)
        .set({ active: true, publishAt: null, version: sql`${products.version} + 1` })
        .where(and(eq(products.id, id), lte(products.publishAt, sql`now()`)))
        .returning({ id: products.id });
      if (published.length > 0)
        await audit(tx, null, {
          action: 'product.published',
          subject: productSubject(id),
          before: { state: 'scheduled' },
          after: { state: 'published' },
        });
    });
  return due.length;
}

/** A product is published, or a draft, again as long as nobody has changed that since. */
export function registerPublicationPutBacks(): void {
  for (const action of ['product.published', 'product.unpublished', 'product.scheduled'] as const)
    registerPutBack(action, 'catalogue.write', async (tx, _operator, { subject, before, after }) => {
      const row = await lockProduct(tx, Number(subject.id));
      const [earlier, expected] = [before, after] as ReturnType<typeof told>[];
      if (stateOf(row) !== expected?.state || !earlier) return failChanged(tx, productSubject(row.id));
      if (earlier.state !== 'draft') await refuseIfNotReady(tx, row);
      const publishAt = earlier.publishAt ? new Date(earlier.publishAt) : null;
      await write(tx, row.id, { active: earlier.state === 'published', publishAt });
    });
}
