import type { CartAddition } from '@afterimage/contract/cart.ts';
import type { Design } from '@afterimage/contract/filled-slot.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { dateOf } from '@afterimage/scene/calendar/months.ts';
import { chosenExtras, effectsOf, sizesOfPieces } from '@afterimage/scene/apply-effects.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { loadOffer, type Sellable } from './sellables.ts';
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
  /** The variants of which its choices bring a further piece each; null for one that the product does not have. */
  pieces: (Sellable | null)[];
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
  const { sellable, sellables, printTemplate } = await requestedVariant(db, addition, locale, path);
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
  refuseUnprintable(addition, { sellable, printTemplate, design: outcome.personalization, files }, path);
  const pieces = piecesOf(outcome.personalization, sellable, sellables);
  return { sellable, quantity: addition.quantity, personalization: outcome.personalization, pieces };
}

/** The further pieces that a design's choices bring, in the color of the line. */
function piecesOf(
  design: Design | null,
  { customizationList, colorId }: Sellable,
  sellables: readonly Sellable[],
): (Sellable | null)[] {
  const sizes = design ? sizesOfPieces(effectsOf(chosenExtras(customizationList, design))) : [];
  return sizes.map((size) => sellables.find((one) => one.colorId === colorId && one.size === size) ?? null);
}

async function requestedVariant(
  db: Database,
  { productId, variantId }: CartAddition,
  locale: Locale,
  path: string,
): Promise<{ sellable: Sellable; sellables: Sellable[]; printTemplate: PrintTemplate | null }> {
  const { sellables, printTemplate } = await loadOffer(db, productId, locale);
  const variants = sellables.filter(({ active }) => active);
  if (variants.length === 0) fail('PRODUCT_NOT_FOUND');
  const only = variants.length === 1 ? variants[0] : undefined;
  const sellable = variantId ? variants.find((variant) => variant.variantId === variantId) : only;
  if (sellable) return { sellable, sellables: variants, printTemplate };
  return fail('VARIANT_INVALID', (language) => ({
    fields: { [`${path}variantId`]: inLocale(words, language).variant },
  }));
}
