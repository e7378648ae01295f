import type { CartAddition } from '@afterimage/contract/cart.ts';
import type { Design } from '@afterimage/contract/filled-slot.ts';
import { dateOf } from '@afterimage/scene/calendar/months.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { loadSellablesOf, type Sellable } from './sellables.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { loadFiles, loadOrderedFiles } from '../files/stored-files.ts';
import { personalize, fileIdsIn } from './personalize.ts';
import { refuseUnprintable } from './refuse-unprintable.ts';
import { words } from './personalize.words.ts';

/** The customer of a request and their language; `accountId` is null for a guest. */
export interface Customer {
  accountId: string | null;
  locale: Locale;
}

/** The context of a payload check: `path` is the prefix of its field names. */
interface Circumstances {
  path?: string;
  /** Files that the stored design already uses; they are accepted even if the customer no longer has access to them. */
  formerFileIds?: readonly string[];
}

/** A payload that was found to fit its product. */
interface LineSelection {
  sellable: Sellable;
  quantity: number;
  personalization: Design | null;
}

/**
 * Finds what a payload (S3.8) speaks of and checks it against the product. `accountId` is whoever wants it, null
 * for a guest, and reads what is not right in `locale`.
 */
export async function chooseVariant(
  db: Database,
  addition: CartAddition,
  { accountId, locale }: Customer,
  { path = '', formerFileIds = [] }: Circumstances = {},
): Promise<LineSelection> {
  const sellable = await requestedVariant(db, addition, locale, path);
  const fileIds = fileIdsIn(addition);
  const former = new Set(formerFileIds);
  const files = new Map([
    ...(await loadOrderedFiles(
      db,
      fileIds.filter((id) => former.has(id)),
    )),
    ...(await loadFiles(db, fileIds, { accountId })),
  ]);
  const outcome = personalize(sellable.customizationList, addition, {
    files,
    locale,
    today: dateOf(new Date()),
  });
  if ('complaints' in outcome) {
    const complaints = Object.entries(outcome.complaints);
    fail('CUSTOMIZATION_INVALID', (language) => ({
      fields: Object.fromEntries(complaints.map(([field, message]) => [`${path}${field}`, message(language)])),
    }));
  }
  await refuseUnprintable(db, addition, { sellable, design: outcome.personalization, files }, path);
  return { sellable, quantity: addition.quantity, personalization: outcome.personalization };
}

async function requestedVariant(
  db: Database,
  { productId, variantId }: CartAddition,
  locale: Locale,
  path: string,
): Promise<Sellable> {
  const variants = (await loadSellablesOf(db, productId, locale)).filter(({ active }) => active);
  if (variants.length === 0) fail('PRODUCT_NOT_FOUND');
  const only = variants.length === 1 ? variants[0] : undefined;
  const requestedSellable = variantId ? variants.find((sellable) => sellable.variantId === variantId) : only;
  if (requestedSellable) return requestedSellable;
  return fail('VARIANT_INVALID', (language) => ({
    fields: { [`${path}variantId`]: inLocale(words, language).variant },
  }));
}
