import type { CartAddition } from '@afterimage/contract/cart.ts';
import type { Design } from '@afterimage/contract/filled-slot.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { loadSellablesOf, type Sellable } from './sellables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { loadFiles } from '../files/stored-files.ts';
import { personalize, filesNamed } from './personalize.ts';
import { words } from './personalize.words.ts';

/** A payload that was found to fit its product. */
interface Chosen {
  sellable: Sellable;
  quantity: number;
  personalization: Design | null;
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
  const sellable = await wantedOf(db, addition, path);
  const files = await loadFiles(db, filesNamed(addition), { accountId });
  const outcome = personalize(sellable.customizationList, addition, files);
  if ('complaints' in outcome) {
    const complaints = Object.entries(outcome.complaints);
    fail('CUSTOMIZATION_INVALID', (locale) => ({
      fields: Object.fromEntries(complaints.map(([field, say]) => [`${path}${field}`, say(locale)])),
    }));
  }
  return { sellable, quantity: addition.quantity, personalization: outcome.personalization };
}

async function wantedOf(db: Database, { productId, variantId }: CartAddition, path: string): Promise<Sellable> {
  const variants = (await loadSellablesOf(db, productId)).filter(({ active }) => active);
  if (variants.length === 0) fail('PRODUCT_NOT_FOUND');
  const only = variants.length === 1 ? variants[0] : undefined;
  const wanted = variantId ? variants.find((sellable) => sellable.variantId === variantId) : only;
  if (wanted) return wanted;
  return fail('VARIANT_INVALID', (locale) => ({
    fields: { [`${path}variantId`]: inLocale(words, locale).variant },
  }));
}
