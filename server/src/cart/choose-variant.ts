import { and, asc, eq } from 'drizzle-orm';
import type { CartAddition } from '@afterimage/contract/cart.ts';
import { loadSellables, type Sellable } from './sellables.ts';
import type { Database } from '../db/connection.ts';
import { type Personalization, products, variants } from '../db/tables.ts';
import { fail } from '../failure.ts';
import { loadFiles } from '../files/stored-files.ts';
import { personalize, filesNamed } from './personalize.ts';

/** A payload that was found to fit its product. */
export interface Chosen {
  sellable: Sellable;
  quantity: number;
  personalization: Personalization | null;
}

/**
 * Finds what a payload (S3.8) speaks of and checks it against the product. `accountId` is whoever wants it, null
 * for a guest; `path` goes before the names of fields that are not right.
 */
export async function chooseVariant(
  db: Database,
  addition: CartAddition,
  accountId: string | null,
  path = '',
): Promise<Chosen> {
  const variantId = await variantOf(db, addition, path);
  const sellable = (await loadSellables(db, [variantId])).get(variantId) ?? fail('PRODUCT_NOT_FOUND');
  const files = await loadFiles(db, filesNamed(addition), { accountId });
  const outcome = personalize(sellable.customizationList, addition, files);
  if ('complaints' in outcome) {
    const fields = Object.entries(outcome.complaints).map(([field, message]) => [`${path}${field}`, message]);
    fail('CUSTOMIZATION_INVALID', { fields: Object.fromEntries(fields) });
  }
  return { sellable, quantity: addition.quantity, personalization: outcome.personalization };
}

async function variantOf(db: Database, addition: CartAddition, path: string): Promise<number> {
  const found = await db
    .select({ id: variants.id })
    .from(products)
    .leftJoin(variants, eq(variants.productId, products.id))
    .where(and(eq(products.id, addition.productId), eq(products.active, true)))
    .orderBy(asc(variants.position), asc(variants.id));
  if (found.length === 0) fail('PRODUCT_NOT_FOUND');
  const wanted = addition.variantId ?? (found.length === 1 ? found[0]?.id : null);
  if (!wanted || !found.some(({ id }) => id === wanted))
    fail('VARIANT_INVALID', { fields: { [`${path}variantId`]: 'Please choose a colour and a size' } });
  return wanted;
}
