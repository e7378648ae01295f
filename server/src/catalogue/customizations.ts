import { asc, eq, inArray } from 'drizzle-orm';
import type { Customization } from '@afterimage/contract/customization.ts';
import type { Database } from '../platform/db/connection.ts';
import { customizations, extras } from './tables.ts';

/** The slots of these products with all that can be chosen in them, by product; two queries. */
export async function loadCustomizations(
  db: Database,
  productIds: Iterable<number>,
): Promise<Map<number, Customization[]>> {
  const ids = [...new Set(productIds)];
  if (ids.length === 0) return new Map();
  const ofProducts = inArray(customizations.productId, ids);
  const slots = await db
    .select()
    .from(customizations)
    .where(ofProducts)
    .orderBy(asc(customizations.position), asc(customizations.id));
  const choices = await db
    .select({ customizationId: extras.customizationId, id: extras.id, title: extras.title, price: extras.price })
    .from(extras)
    .innerJoin(customizations, eq(customizations.id, extras.customizationId))
    .where(ofProducts)
    .orderBy(asc(extras.position), asc(extras.id));
  const bySlot = Map.groupBy(choices, ({ customizationId }) => customizationId);
  const filled = slots.map((slot) => ({ ...slot, extraList: bySlot.get(slot.id) ?? [] }));
  return Map.groupBy(filled, ({ productId }) => productId);
}
