import { asc, eq, max } from 'drizzle-orm';
import { customizations } from '../catalogue/tables.ts';
import { audit } from '../operators/audit.ts';
import type { Database } from '../platform/db/connection.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { lockProduct, productSubject } from './lock-product.ts';
import { refuseField } from './refuse-field.ts';
import { writeTemplate } from './slot-face.ts';

/** The place behind the last slot of a product. */
export async function nextPosition(tx: Database, productId: number): Promise<number> {
  const [last] = await tx
    .select({ position: max(customizations.position) })
    .from(customizations)
    .where(eq(customizations.productId, productId));
  return (last?.position ?? -1) + 1;
}

interface SlotOrder {
  productId: number;
  version: number;
  slotIdList: readonly number[];
}

/** Puts the slots of a product into another order, which is that of the customer's steps. */
export async function orderSlots(
  db: Database,
  operator: Operator,
  { productId, version, slotIdList }: SlotOrder,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockProduct(tx, productId, version);
    const slots = await tx
      .select({ id: customizations.id, title: customizations.title })
      .from(customizations)
      .where(eq(customizations.productId, productId))
      .orderBy(asc(customizations.position), asc(customizations.id));
    const titles = new Map(slots.map(({ id, title }) => [id, title]));
    const isWhole = new Set(slotIdList).size === slots.length && slotIdList.every((id) => titles.has(id));
    if (slotIdList.length !== slots.length || !isWhole) refuseField('slotIdList', 'slotsMissing');
    for (const [position, id] of slotIdList.entries())
      await tx.update(customizations).set({ position }).where(eq(customizations.id, id));
    await writeTemplate(tx, productId, row.printTemplate ?? { version: 1, surfaceList: [] });
    await audit(tx, operator, {
      action: 'product.slot.changed',
      subject: productSubject(productId),
      before: { order: slots.map(({ title }) => title) },
      after: { order: slotIdList.map((id) => titles.get(id)) },
    });
  });
}
