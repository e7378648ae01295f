import { and, eq, max, sql } from 'drizzle-orm';
import type { DeskProduct } from '@afterimage/contract/admin/catalogue-desk.ts';
import type { SaveReadyDesignBody } from '@afterimage/contract/admin/ready-designs-desk.ts';
import type { DraftDesign } from '@afterimage/contract/drafts.ts';
import type { ReadyContent } from '@afterimage/contract/ready-designs.ts';
import { mostReadyDesigns } from '@afterimage/contract/values/ready-designs.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { baseLocale, byLocale, type Locale } from '@afterimage/words/locale.ts';
import { loadCustomizations } from '../catalogue/customizations.ts';
import type { PreviewKeys } from '../catalogue/preview-key.ts';
import { products } from '../catalogue/tables.ts';
import type { DraftKeys } from '../drafts/draft-key.ts';
import { drafts } from '../drafts/tables.ts';
import { audit } from '../operators/audit.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { pictureUrlOf, readRows, type ReadyDesignRow, previewPicture } from '../ready-designs/read-ready-designs.ts';
import { contentOfDraft, draftOf, fitContent, isPrinted } from '../ready-designs/ready-content.ts';
import { readyDesigns } from '../ready-designs/tables.ts';
import { words } from './catalogue-desk.words.ts';
import { lockProduct, productSubject } from './lock-product.ts';
import type { ProductRow } from './product-fields.ts';
import { refuseField } from './refuse-field.ts';

/** What leads from an operator's design to its place in the studio. */
export interface StudioKeys {
  drafts: DraftKeys;
  previews: PreviewKeys;
}

type DeskDesign = DeskProduct['readyDesignList'][number];
export type Titles = Record<Locale, string>;

/** The studio of a product that customers do not see yet is opened with the key of its preview. */
function studioPathOf(row: Pick<ProductRow, 'id' | 'slug' | 'active'>, draftId: string, keys: StudioKeys): string {
  const slug = row.active ? row.slug : keys.previews.pathOf(row.id).replace('/products/', '');
  return `/customize/${slug}?design=${keys.drafts.keyOf(draftId)}`;
}

/** The ready designs of a product as they are edited. */
export async function readDeskDesigns(
  db: Database,
  row: ProductRow,
  keys: StudioKeys,
  locale: Locale,
): Promise<DeskDesign[]> {
  const rows = await readRows(db, row.id);
  if (rows.length === 0) return [];
  const slots = (await loadCustomizations(db, [row.id], locale)).get(row.id) ?? [];
  const titles = new Map(slots.map(({ id, title }) => [id, title]));
  const displayed = { version: row.version, picture: previewPicture(row).picture };
  return rows.map(({ id, name, isHidden, content, draftId }): DeskDesign => {
    const fitted = content && fitContent(content, slots);
    return {
      id,
      name: byLocale((one) => name[one] ?? ''),
      isHidden,
      pictureUrl: fitted && isPrinted(fitted.content) ? pictureUrlOf(id, fitted.content, displayed, locale) : null,
      textList: (content?.slots ?? []).flatMap((slot) =>
        slot.kind === 'text' && titles.has(slot.slot)
          ? [
              {
                slotId: slot.slot,
                title: titles.get(slot.slot) ?? '',
                text: byLocale((one) => slot.text[one] ?? ''),
              },
            ]
          : [],
      ),
      issueList: fitted?.issues ?? [],
      studioPath: draftId === null ? null : studioPathOf(row, draftId, keys),
    };
  });
}

/** Counts a change of a product's designs, and no longer takes the product for one that came with the sample. */
export const raiseVersion = (tx: Database, id: number) =>
  tx
    .update(products)
    .set({ version: sql`${products.version} + 1` })
    .where(eq(products.id, id));

async function findDesign(tx: Database, productId: number, designId: string): Promise<ReadyDesignRow> {
  const isOne = and(eq(readyDesigns.id, designId), eq(readyDesigns.productId, productId));
  const [row] = await tx.select().from(readyDesigns).where(isOne);
  return row ?? fail('NOT_FOUND');
}

interface Opened {
  productId: number;
  version: number;
  locale: Locale;
}

async function openDraft(tx: Database, productId: number, content: DraftDesign): Promise<string> {
  const [draft] = await tx.insert(drafts).values({ productId, content }).returning({ id: drafts.id });
  return draft?.id ?? fail('INTERNAL');
}

const emptyContent: ReadyContent = { extraList: [], slots: [] };

/** Begins a design behind the others of a product; answers where it is made in the studio. */
export async function addReadyDesign(
  db: Database,
  operator: Operator,
  { productId, version, locale }: Opened,
  keys: StudioKeys,
): Promise<string> {
  return db.transaction(async (tx) => {
    const row = await lockProduct(tx, productId, version);
    if (!row.isCustomizable) refuseField('productId', 'notPersonal');
    const earlier = await readRows(tx, productId);
    if (earlier.length >= mostReadyDesigns) refuseField('productId', 'designsFull');
    const name = byLocale((one) => inLocale(words, one).designNumber({ number: earlier.length + 1 }));
    const draftId = await openDraft(tx, productId, draftOf(emptyContent, locale));
    await tx.insert(readyDesigns).values({ productId, name, draftId, position: await nextPosition(tx, productId) });
    await raiseVersion(tx, productId);
    await audit(tx, operator, { action: 'product.design.added', subject: productSubject(productId), after: { name } });
    return studioPathOf(row, draftId, keys);
  });
}

async function nextPosition(tx: Database, productId: number): Promise<number> {
  const [last] = await tx
    .select({ position: max(readyDesigns.position) })
    .from(readyDesigns)
    .where(eq(readyDesigns.productId, productId));
  return (last?.position ?? -1) + 1;
}

/** Opens a design in the studio anew, with its texts in a language; a draft of before is left to its time. */
export async function openReadyDesign(
  db: Database,
  { productId, designId, version, locale }: Opened & { designId: string },
  keys: StudioKeys,
): Promise<string> {
  return db.transaction(async (tx) => {
    const row = await lockProduct(tx, productId, version);
    const design = await findDesign(tx, productId, designId);
    const slots = (await loadCustomizations(tx, [productId], locale)).get(productId) ?? [];
    const { content } = fitContent(design.content ?? emptyContent, slots);
    const draftId = await openDraft(tx, productId, draftOf(content, locale));
    await tx.update(readyDesigns).set({ draftId }).where(eq(readyDesigns.id, designId));
    return studioPathOf(row, draftId, keys);
  });
}

/** Makes what stands in the studio the content of a design. */
export async function takeReadyDesign(
  db: Database,
  operator: Operator,
  { productId, designId, version, locale }: Opened & { designId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockProduct(tx, productId, version);
    const { draftId, content: before, name } = await findDesign(tx, productId, designId);
    const [draft] = draftId === null ? [] : await tx.select().from(drafts).where(eq(drafts.id, draftId));
    if (!draft) return refuseField('designId', 'studioGone');
    const content = contentOfDraft(draft.content, locale, before);
    const slots = (await loadCustomizations(tx, [productId], locale)).get(productId) ?? [];
    if (fitContent(content, slots).issues.some(({ issue }) => issue === 'nothingLeft'))
      refuseField('designId', 'designEmpty');
    await tx.update(readyDesigns).set({ content, draftId: null }).where(eq(readyDesigns.id, designId));
    await raiseVersion(tx, productId);
    await audit(tx, operator, {
      action: 'product.design.changed',
      subject: productSubject(productId),
      before: { name: name[baseLocale], content: before },
      after: { name: name[baseLocale], content },
    });
  });
}

/** Renames a design, changes its texts, hides it or shows it. */
export async function saveReadyDesign(
  db: Database,
  operator: Operator,
  {
    productId,
    designId,
    version,
    name,
    isHidden,
    textList,
  }: SaveReadyDesignBody & { productId: number; designId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockProduct(tx, productId, version);
    const before = await findDesign(tx, productId, designId);
    if (name[baseLocale] === '') refuseField(`name.${baseLocale}`, 'nameMissing');
    const texts = new Map(textList.map(({ slotId, text }) => [slotId, text]));
    const content = before.content && {
      ...before.content,
      slots: before.content.slots.map((slot) => {
        const text = texts.get(slot.slot);
        return slot.kind === 'text' && text ? { ...slot, text } : slot;
      }),
    };
    const unknown = textList.findIndex(
      ({ slotId }) => !content?.slots.some(({ slot, kind }) => slot === slotId && kind === 'text'),
    );
    if (unknown >= 0) refuseField(`textList.${unknown}.slotId`, 'unknownFace');
    await tx.update(readyDesigns).set({ name, isHidden, content }).where(eq(readyDesigns.id, designId));
    await raiseVersion(tx, productId);
    await audit(tx, operator, {
      action: 'product.design.changed',
      subject: productSubject(productId),
      before: { name: before.name, isHidden: before.isHidden, content: before.content },
      after: { name, isHidden, content },
    });
  });
}

/** Puts the designs of a product into another order, which is that of the customer's list. */
export async function orderReadyDesigns(
  db: Database,
  operator: Operator,
  { productId, version, idList }: { productId: number; version: number; idList: readonly string[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockProduct(tx, productId, version);
    const rows = await readRows(tx, productId);
    const names = new Map(rows.map(({ id, name }) => [id, name[baseLocale]]));
    const isWhole = new Set(idList).size === rows.length && idList.every((id) => names.has(id));
    if (idList.length !== rows.length || !isWhole) refuseField('idList', 'designsMissing');
    for (const [position, id] of idList.entries())
      await tx.update(readyDesigns).set({ position }).where(eq(readyDesigns.id, id));
    await raiseVersion(tx, productId);
    await audit(tx, operator, {
      action: 'product.design.changed',
      subject: productSubject(productId),
      before: { order: rows.map(({ name }) => name[baseLocale]) },
      after: { order: idList.map((id) => names.get(id)) },
    });
  });
}
