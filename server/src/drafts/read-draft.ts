import { and, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Draft, DraftLine, DraftList } from '@afterimage/contract/drafts.ts';
import { draftContentOf } from '@afterimage/contract/values/slot-wire.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { dateOf } from '@afterimage/scene/calendar/months.ts';
import { loadCustomizations } from '../catalogue/customizations.ts';
import type { Database } from '../platform/db/connection.ts';
import { draftDaysNow, readDraftDays } from '../shop-settings/order-settings.ts';
import { loadTexts } from '../translations/translate.ts';
import { products } from '../catalogue/tables.ts';
import { cartLines } from '../cart/tables.ts';
import { isSameDesign } from './same-design.ts';
import { drafts } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import { filesOfSlots, photosOfSlots } from '../files/filled-slot.ts';
import type { SignUrl } from '../files/signed-url.ts';
import { arCustomizationOnWire, loadOrderedFiles, photoOnWire } from '../files/stored-files.ts';
import type { DraftKeys } from './draft-key.ts';

export type DraftRow = typeof drafts.$inferSelect;

/** What a draft's way onto the wire needs; a draft lives for `draftDays` after its last change,
 * unless an owner has set another number of days. */
export interface DraftParts {
  keys: DraftKeys;
  signUrl: SignUrl;
  draftDays: number;
}

const day = 86_400_000;

/** A draft whose time is over is gone, also when the job that deletes it has not come by yet. */
export const isAlive = (draftDays: number): SQL =>
  gt(drafts.updatedAt, sql`now() - make_interval(days => ${draftDaysNow(draftDays)})`);

export async function findDraft(db: Database, draftId: string, draftDays: number): Promise<DraftRow> {
  const [row] = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.id, draftId), isAlive(draftDays)));
  return row ?? fail('DRAFT_NOT_FOUND');
}

/** The cart line whose design a draft is; null when the draft was never added to a cart. */
async function linesOfDrafts(
  db: Database,
  rows: readonly Pick<DraftRow, 'id' | 'productId' | 'content' | 'cartLineId'>[],
  locale: Locale,
): Promise<Map<string, DraftLine>> {
  const ids = rows.flatMap(({ cartLineId }) => cartLineId ?? []);
  if (ids.length === 0) return new Map();
  const cartLineRows = await db.select().from(cartLines).where(inArray(cartLines.id, ids));
  const lines = new Map(cartLineRows.map((line) => [line.id, line]));
  const productIds = rows.flatMap(({ productId, cartLineId }) => (cartLineId ? productId : []));
  const offers = await loadCustomizations(db, [...new Set(productIds)], locale);
  const today = dateOf(new Date());
  return new Map(
    rows.flatMap(({ id, productId, content, cartLineId }) => {
      if (cartLineId === null) return [];
      const line = lines.get(cartLineId);
      const saved =
        line !== undefined &&
        isSameDesign(content, line, { customizations: offers.get(productId) ?? [], locale, today });
      return [[id, { cartItemId: cartLineId, quantity: line?.quantity ?? null, saved }] as const];
    }),
  );
}

/**
 * A draft as anyone who has its key sees it in a language, with all its uploads: each was its writer's to use when it was put there.
 */
export async function draftOnWire(
  db: Database,
  row: DraftRow,
  locale: Locale,
  { keys, signUrl, draftDays }: DraftParts,
): Promise<Draft> {
  const { content, updatedAt } = row;
  const [product] = await db
    .select({ slug: products.slug, productName: products.name })
    .from(products)
    .where(eq(products.id, row.productId));
  if (!product) return fail('DRAFT_NOT_FOUND');
  const storedDays = await readDraftDays(db, draftDays);
  const texts = await loadTexts(db, locale, { product: [row.productId] }, ['name']);
  const productName = texts.of('product', row.productId)['name'] ?? product.productName;
  const files = await loadOrderedFiles(db, filesOfSlots(content.slots));
  const line = (await linesOfDrafts(db, [row], locale)).get(row.id) ?? null;
  const photos = [...files.values()].filter(({ kind }) => kind === 'photo');
  return {
    key: keys.keyOf(row.id),
    productId: row.productId,
    slug: product.slug,
    productName,
    revision: row.revision,
    updatedAt: updatedAt.toISOString(),
    expiresAt: new Date(updatedAt.getTime() + storedDays * day).toISOString(),
    content: draftContentOf(content),
    photoList: photos.map((file) => photoOnWire(file, signUrl)),
    mediumList: content.slots.flatMap((slot) => {
      const medium = slot.kind === 'photo' ? slot.medium : null;
      const file = medium && files.get(medium.attachmentId);
      return file?.kind === 'medium' ? [arCustomizationOnWire(file, signUrl, medium?.display)] : [];
    }),
    title: row.title,
    line,
    shareKey: row.shareKey,
    ...(row.takedownKey !== null && { takedownKey: row.takedownKey }),
  };
}

/** All drafts of an account, newest first. */
export const draftsOf = (db: Database, accountId: string, draftDays: number): Promise<DraftRow[]> =>
  db
    .select()
    .from(drafts)
    .where(and(eq(drafts.accountId, accountId), isAlive(draftDays)))
    .orderBy(desc(drafts.updatedAt), desc(drafts.id));

/** The same as they are listed. */
export async function listDrafts(
  db: Database,
  accountId: string,
  locale: Locale,
  { keys, signUrl, draftDays }: DraftParts,
): Promise<DraftList> {
  const rows = await db
    .select({
      id: drafts.id,
      productId: drafts.productId,
      content: drafts.content,
      title: drafts.title,
      cartLineId: drafts.cartLineId,
      shareKey: drafts.shareKey,
      takedownKey: drafts.takedownKey,
      updatedAt: drafts.updatedAt,
      slug: products.slug,
      productName: products.name,
      mainImageUrl: sql<string>`coalesce(${products.image} -> 0 ->> 'url', '')`,
    })
    .from(drafts)
    .innerJoin(products, eq(products.id, drafts.productId))
    .where(and(eq(drafts.accountId, accountId), isAlive(draftDays)))
    .orderBy(desc(drafts.updatedAt), desc(drafts.id));
  const texts = await loadTexts(db, locale, { product: rows.map(({ productId }) => productId) }, ['name']);
  const lines = await linesOfDrafts(db, rows, locale);
  const files = await loadOrderedFiles(
    db,
    rows.flatMap(({ content }) => photosOfSlots(content.slots)),
  );
  const photoUrlOf = ({ slots }: DraftRow['content']): string | null => {
    const photoId = photosOfSlots(slots).find((id) => files.has(id));
    return photoId === undefined ? null : signUrl(photoId);
  };
  return {
    draftList: rows.map(({ id, productId, updatedAt, productName, content, cartLineId: _, takedownKey, ...rest }) => ({
      key: keys.keyOf(id),
      ...rest,
      ...(takedownKey !== null && { takedownKey }),
      photoUrl: photoUrlOf(content),
      line: lines.get(id) ?? null,
      productName: texts.of('product', productId)['name'] ?? productName,
      updatedAt: updatedAt.toISOString(),
    })),
  };
}
