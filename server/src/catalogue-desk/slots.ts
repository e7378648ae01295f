import { and, eq, inArray, max, or } from 'drizzle-orm';
import type { DeskProduct, SaveSlotBody, SlotBody } from '@afterimage/contract/admin/catalogue-desk.ts';
import type { Limits } from '@afterimage/contract/customization.ts';
import type { PrintSurface, PrintTemplate } from '@afterimage/contract/print.ts';
import { baseLocale, byLocale, locales } from '@afterimage/words/locale.ts';
import { customizations } from '../catalogue/tables.ts';
import { surfaceField } from '../catalogue/product-texts.ts';
import { audit } from '../operators/audit.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { translations } from '../translations/tables.ts';
import { lockProduct, productSubject } from './lock-product.ts';
import { refuseField } from './refuse-field.ts';
import { checkFace, type Face, faceOf, isChangeable, limitsOf, surfaceOf, writeTemplate } from './slot-face.ts';

const none: PrintTemplate = { version: 1, surfaceList: [] };
/** A product has at most so many faces. */
const mostFaces = 12;

type SlotRow = Pick<typeof customizations.$inferSelect, 'id' | 'kind' | 'title' | 'required' | 'limits'>;
const slotColumns = {
  id: customizations.id,
  kind: customizations.kind,
  title: customizations.title,
  required: customizations.required,
  limits: customizations.limits,
};

/** What customers personalize of a product. */
export async function readSlots(
  db: Database,
  productId: number,
  template: PrintTemplate | null,
): Promise<DeskProduct['slotList']> {
  const rows = await db
    .select(slotColumns)
    .from(customizations)
    .where(eq(customizations.productId, productId))
    .orderBy(customizations.position, customizations.id);
  const titles = await readTitles(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { id, kind, title, required } = row;
    const surface = faceOf(template, id);
    return {
      id,
      kind,
      title,
      required,
      face: surface ? faceFields(row, surface, titles.get(id) ?? {}) : null,
      isChangeable: surface !== undefined && isChangeable(surface),
    };
  });
}

/** The titles of slots in further languages. */
async function readTitles(db: Database, ids: readonly number[]): Promise<Map<number, Record<string, string>>> {
  const titles = new Map(ids.map((id): [number, Record<string, string>] => [id, {}]));
  if (ids.length === 0) return titles;
  const rows = await db
    .select({ id: translations.entityId, locale: translations.locale, text: translations.text })
    .from(translations)
    .where(
      and(
        eq(translations.entity, 'customization'),
        inArray(translations.entityId, ids.map(String)),
        eq(translations.field, 'title'),
      ),
    );
  for (const { id, locale, text } of rows) Object.assign(titles.get(Number(id)) ?? {}, { [locale]: text });
  return titles;
}

const plain = { sharpDpi: 150, maxLength: 30 };

function faceFields({ title, limits }: SlotRow, surface: PrintSurface, titles: Record<string, string>): Face {
  const { arAllowed = false, maxLength = plain.maxLength }: Limits = limits ?? {};
  const { widthMm, heightMm, bleedMm, safeMm, radiusMm, sharpDpi = plain.sharpDpi, pictureList = [] } = surface;
  return {
    title: byLocale((locale) => (locale === baseLocale ? title : (titles[locale] ?? ''))),
    widthMm,
    heightMm,
    bleedMm,
    safeMm,
    diameterMm: radiusMm === undefined ? null : 2 * radiusMm,
    sharpDpi,
    arAllowed,
    maxLength,
    pictureList,
  };
}

/** Adds a face with one slot that fills it. */
export async function addSlot(
  db: Database,
  operator: Operator,
  productId: number,
  { version, ...slot }: SlotBody,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockProduct(tx, productId, version);
    checkFace(row, slot);
    const template = row.printTemplate ?? none;
    if (template.surfaceList.length >= mostFaces) refuseField('title', 'tooManyFaces');
    const [last] = await tx
      .select({ position: max(customizations.position) })
      .from(customizations)
      .where(eq(customizations.productId, productId));
    const [added] = await tx
      .insert(customizations)
      .values({
        productId,
        position: (last?.position ?? -1) + 1,
        kind: slot.kind,
        fieldType: slot.kind === 'photo' ? 'IMAGE' : 'TEXT',
        selectionMode: 'SINGLE',
        title: slot.title[baseLocale],
        required: slot.required,
        limits: limitsOf(slot),
      })
      .returning({ id: customizations.id });
    const slotId = added?.id ?? fail('INTERNAL');
    const surface = surfaceOf(slot, slotId);
    await writeTemplate(tx, productId, { ...template, surfaceList: [...template.surfaceList, surface] });
    await writeTitles(tx, { productId, slotId, surfaceId: surface.id }, slot.title);
    await audit(tx, operator, { action: 'product.slot.added', subject: productSubject(productId), after: slot });
  });
}

interface SlotChange extends Omit<SaveSlotBody, 'version'> {
  productId: number;
  slotId: number;
  version: number;
}

/** Changes a face that was added here, and its slot. Orders keep the template that they were made of. */
export async function saveSlot(
  db: Database,
  operator: Operator,
  { productId, slotId, version, ...fields }: SlotChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockProduct(tx, productId, version);
    const [slotRow] = await tx
      .select(slotColumns)
      .from(customizations)
      .where(and(eq(customizations.id, slotId), eq(customizations.productId, productId)));
    const template = row.printTemplate;
    const before = faceOf(template, slotId);
    if (!slotRow || !template || !before || !isChangeable(before)) return fail('NOT_FOUND');
    if (slotRow.kind !== 'photo' && slotRow.kind !== 'text') return fail('NOT_FOUND');
    checkFace(row, fields);
    const slot = { ...fields, kind: slotRow.kind };
    const titles = (await readTitles(tx, [slotId])).get(slotId) ?? {};
    await tx
      .update(customizations)
      .set({ title: slot.title[baseLocale], required: slot.required, limits: { ...slotRow.limits, ...limitsOf(slot) } })
      .where(eq(customizations.id, slotId));
    const after = surfaceOf(slot, slotId, before);
    const surfaceList = template.surfaceList.map((surface) => (surface === before ? after : surface));
    await writeTemplate(tx, productId, { ...template, surfaceList });
    await writeTitles(tx, { productId, slotId, surfaceId: before.id }, slot.title);
    await audit(tx, operator, {
      action: 'product.slot.changed',
      subject: productSubject(productId),
      before: { ...faceFields(slotRow, before, titles), required: slotRow.required },
      after: fields,
    });
  });
}

/** Removes a face with its slot. */
export async function removeSlot(
  db: Database,
  operator: Operator,
  { productId, slotId, version }: { productId: number; slotId: number; version: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockProduct(tx, productId, version);
    const face = faceOf(row.printTemplate, slotId);
    if (!face || !row.printTemplate) return fail('NOT_FOUND');
    await tx.delete(customizations).where(and(eq(customizations.id, slotId), eq(customizations.productId, productId)));
    const surfaceList = row.printTemplate.surfaceList.filter(({ id }) => id !== face.id);
    await writeTemplate(tx, productId, { ...row.printTemplate, surfaceList });
    await deleteTitles(tx, { productId, slotId, surfaceId: face.id });
    await audit(tx, operator, {
      action: 'product.slot.removed',
      subject: productSubject(productId),
      before: { title: face.title, widthMm: face.widthMm, heightMm: face.heightMm },
    });
  });
}

interface TitledSlot {
  productId: number;
  slotId: number;
  surfaceId: string;
}

/** The rows of translations that name a slot and its face. */
const titleKeys = ({ productId, slotId, surfaceId }: TitledSlot) =>
  [
    { entity: 'customization', entityId: String(slotId), field: 'title' },
    { entity: 'product', entityId: String(productId), field: surfaceField(surfaceId) },
  ] as const;

async function deleteTitles(tx: Database, slot: TitledSlot): Promise<void> {
  await tx
    .delete(translations)
    .where(
      or(
        ...titleKeys(slot).map(({ entity, entityId, field }) =>
          and(eq(translations.entity, entity), eq(translations.entityId, entityId), eq(translations.field, field)),
        ),
      ),
    );
}

async function writeTitles(tx: Database, slot: TitledSlot, title: Face['title']): Promise<void> {
  await deleteTitles(tx, slot);
  const rows = locales
    .filter((locale) => locale !== baseLocale && title[locale] !== '')
    .flatMap((locale) => titleKeys(slot).map((key) => ({ ...key, locale, text: title[locale] })));
  if (rows.length > 0) await tx.insert(translations).values(rows);
}
