import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { SharedDesign } from '@afterimage/contract/designs.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { attributesOf } from '../cart/attributes.ts';
import { choiceOf } from '../cart/line-choice.ts';
import { templateWithExtras } from '../cart/template-with-extras.ts';
import { loadSellablesOf, priceLine } from '../cart/sellables.ts';
import { translatedTemplate } from '../catalogue/product-texts.ts';
import { products } from '../catalogue/tables.ts';
import { filesOfSlots, shownSlots, slotOnWire } from '../files/filled-slot.ts';
import type { SignUrl } from '../files/signed-url.ts';
import { loadOrderedFiles } from '../files/stored-files.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { loadTexts } from '../translations/translate.ts';
import { type DraftRow, isAlive } from './read-draft.ts';
import { drafts } from './tables.ts';

/** Creates the key of a draft's share link, or returns the existing one. */
export async function shareDraft(
  db: Database,
  { draftId, draftDays }: { draftId: string; draftDays: number },
): Promise<string> {
  const fresh = randomBytes(16).toString('base64url');
  const [row] = await db
    .update(drafts)
    .set({ shareKey: sql`coalesce(${drafts.shareKey}, ${fresh})` })
    .where(and(eq(drafts.id, draftId), isAlive(draftDays)))
    .returning({ shareKey: drafts.shareKey, takedownKey: drafts.takedownKey });
  if (row && row.takedownKey !== null) fail('TAKEN_DOWN');
  return row?.shareKey ?? fail('DRAFT_NOT_FOUND');
}

/** Deletes the share key permanently; a later link has a new one. */
export async function unshareDraft(
  db: Database,
  { draftId, draftDays }: { draftId: string; draftDays: number },
): Promise<void> {
  const updatedRows = await db
    .update(drafts)
    .set({ shareKey: null })
    .where(and(eq(drafts.id, draftId), isAlive(draftDays)))
    .returning({ id: drafts.id });
  if (updatedRows.length === 0) fail('DRAFT_NOT_FOUND');
}

/** The shared design of a share key: its print and its current price. */
export async function readSharedDesign(
  db: Database,
  shareKey: string,
  { locale, signUrl, draftDays }: { locale: Locale; signUrl: SignUrl; draftDays: number },
): Promise<SharedDesign> {
  const [draft] = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.shareKey, shareKey), isAlive(draftDays)));
  if (!draft) return fail('DESIGN_NOT_FOUND');
  if (draft.takedownKey !== null) return fail('TAKEN_DOWN');
  const { productId, content } = draft;
  const sellables = (await loadSellablesOf(db, productId, locale)).filter(({ active }) => active);
  const sellable = sellables.find(({ variantId }) => variantId === content.variantId) ?? sellables[0];
  if (!sellable) return fail('DESIGN_NOT_FOUND');
  const choice = choiceOf(sellable, content, locale);
  const { slots, files } = shownSlots(choice.slots, await loadOrderedFiles(db, filesOfSlots(choice.slots)));
  const { currency } = await readShopSettings(db);
  const { name: productName, slug, mainImageUrl, picture, customizationList: slotList } = sellable;
  return {
    title: draft.title,
    slug,
    productName,
    mainImageUrl,
    picture,
    attribute: content.variantId === null ? [] : attributesOf(sellable),
    ...priceLine(sellable, choice.extras),
    currency,
    printTemplate: templateWithExtras(await templateOf(db, draft, locale), choice.extraList),
    slotList,
    // Media are listed without addresses: nobody needs the files to see the print.
    customizationList: slots.map((slot) => ({ ...slotOnWire(slot, files, signUrl), arCustomization: null })),
    extraList: choice.extraList,
    mediumList: slots.flatMap((slot) => {
      if (slot.kind !== 'photo' || slot.photo === null || !slot.medium) return [];
      const { medium, photo } = slot;
      if (!files.has(photo) || !files.has(medium.attachmentId)) return [];
      const description = medium.display?.description ?? null;
      return [{ customizationId: slot.slot, title: slot.title, type: medium.type, description }];
    }),
  };
}

async function templateOf(db: Database, { productId }: DraftRow, locale: Locale) {
  const [product] = await db
    .select({ printTemplate: products.printTemplate })
    .from(products)
    .where(eq(products.id, productId));
  const texts = await loadTexts(db, locale, { product: [productId] });
  return translatedTemplate(product?.printTemplate ?? null, texts.of('product', productId), locale);
}
