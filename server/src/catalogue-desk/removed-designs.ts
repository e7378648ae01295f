import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { readyContent } from '@afterimage/contract/ready-designs.ts';
import { locales } from '@afterimage/words/locale.ts';
import { audit } from '../operators/audit.ts';
import { registerPutBack } from '../operators/put-back.ts';
import { failChanged } from '../operators/record-version.ts';
import { auditDetails, auditLog } from '../operators/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { readyDesigns } from '../ready-designs/tables.ts';
import { lockProduct, productSubject } from './lock-product.ts';
import { raiseVersion, type Titles } from './ready-designs-desk.ts';

/** What the entry of a removal has of the design. */
const removedDesign = z.object({
  id: z.uuid(),
  position: z.int(),
  name: z.record(z.enum(locales), z.string()),
  isHidden: z.boolean(),
  content: readyContent.nullable(),
});

/** Removes a design; answers the entry of the audit log by which it is put back. */
export async function removeReadyDesign(
  db: Database,
  operator: Operator,
  { productId, designId, version }: { productId: number; designId: string; version: number },
): Promise<string> {
  return db.transaction(async (tx) => {
    await lockProduct(tx, productId, version);
    const isOne = and(eq(readyDesigns.id, designId), eq(readyDesigns.productId, productId));
    const [row] = await tx.delete(readyDesigns).where(isOne).returning();
    if (!row) return fail('NOT_FOUND');
    await raiseVersion(tx, productId);
    const { id, position, name, isHidden, content } = row;
    return audit(tx, operator, {
      action: 'product.design.removed',
      subject: productSubject(productId),
      before: { id, position, name, isHidden, content },
    });
  });
}

/**
 * Puts back a removed design of a product by the entry of its removal, whichever designs were removed since. Fails with
 * RECORD_CHANGED when it is there already.
 */
export async function restoreReadyDesign(
  db: Database,
  operator: Operator,
  { productId, entryId }: { productId: number; entryId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const isEntry = and(
      eq(auditLog.id, entryId),
      eq(auditLog.action, 'product.design.removed'),
      eq(auditLog.subjectId, String(productId)),
    );
    const [entry] = await tx
      .select({ before: auditDetails.before })
      .from(auditLog)
      .innerJoin(auditDetails, eq(auditDetails.entryId, auditLog.id))
      .where(isEntry);
    if (!entry) return fail('NOT_FOUND');
    const { name } = await writeRemoved(tx, productId, entry.before);
    await audit(tx, operator, { action: 'product.design.added', subject: productSubject(productId), after: { name } });
  });
}

/** A removed design is put back as it was, in its place. */
export function registerReadyDesignPutBacks(): void {
  registerPutBack('product.design.removed', 'catalogue.write', async (tx, _operator, { subject, before }) => {
    await writeRemoved(tx, Number(subject.id), before);
  });
}

async function writeRemoved(tx: Database, productId: number, before: unknown) {
  await lockProduct(tx, productId);
  const design = removedDesign.parse(before);
  const added = await tx
    .insert(readyDesigns)
    .values({ ...design, name: design.name as Titles, productId })
    .onConflictDoNothing()
    .returning({ id: readyDesigns.id });
  if (added.length === 0) await failChanged(tx, productSubject(productId));
  await raiseVersion(tx, productId);
  return design;
}
