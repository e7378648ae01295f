import { and, eq, max, sql } from 'drizzle-orm';
import type { DeskProduct, SlotBody } from '@afterimage/contract/admin/catalogue-desk.ts';
import type { Limits } from '@afterimage/contract/customization.ts';
import { type PrintSurface, printTemplate, type PrintTemplate } from '@afterimage/contract/print.ts';
import { baseLocale, locales } from '@afterimage/words/locale.ts';
import { customizations, products } from '../catalogue/tables.ts';
import { surfaceField } from '../catalogue/product-texts.ts';
import { audit } from '../operators/audit.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { translations } from '../translations/tables.ts';
import { lockProduct, productSubject } from './lock-product.ts';
import { refuseField } from './refuse-field.ts';

type Slot = Omit<SlotBody, 'version'>;

const none: PrintTemplate = { version: 1, surfaceList: [] };
/** A product has at most so many faces. */
const mostFaces = 12;

/** The surface that is printed with one slot alone; a surface with anything else on it was not made here. */
const faceOf = (template: PrintTemplate | null, slotId: number): PrintSurface | undefined =>
  template?.surfaceList.find(
    ({ itemList, pageList }) =>
      !pageList && itemList.length === 1 && itemList.every((item) => 'slot' in item && item.slot === slotId),
  );

/** What customers personalize of a product. */
export async function readSlots(
  db: Database,
  productId: number,
  template: PrintTemplate | null,
): Promise<DeskProduct['slotList']> {
  const rows = await db
    .select({
      id: customizations.id,
      kind: customizations.kind,
      title: customizations.title,
      required: customizations.required,
    })
    .from(customizations)
    .where(eq(customizations.productId, productId))
    .orderBy(customizations.position, customizations.id);
  return rows.map((row) => {
    const face = faceOf(template, row.id);
    return { ...row, face: face ? { widthMm: face.widthMm, heightMm: face.heightMm } : null };
  });
}

/** Adds a flat face with one slot that fills it. */
export async function addSlot(
  db: Database,
  operator: Operator,
  productId: number,
  { version, ...slot }: SlotBody,
): Promise<void> {
  if (slot.title[baseLocale] === '') refuseField(`title.${baseLocale}`, 'nameMissing');
  if (2 * slot.safeMm >= Math.min(slot.widthMm, slot.heightMm)) refuseField('safeMm', 'safeTooWide');
  await db.transaction(async (tx) => {
    const row = await lockProduct(tx, productId, version);
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
    const rows = locales
      .filter((locale) => locale !== baseLocale && slot.title[locale] !== '')
      .flatMap((locale) => {
        const text = { locale, text: slot.title[locale] };
        return [
          { entity: 'customization' as const, entityId: String(slotId), field: 'title', ...text },
          { entity: 'product' as const, entityId: String(productId), field: surfaceField(surface.id), ...text },
        ];
      });
    if (rows.length > 0) await tx.insert(translations).values(rows);
    await audit(tx, operator, { action: 'product.slot.added', subject: productSubject(productId), after: slot });
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
    await tx
      .delete(translations)
      .where(
        and(
          eq(translations.entity, 'product'),
          eq(translations.entityId, String(productId)),
          eq(translations.field, surfaceField(face.id)),
        ),
      );
    await audit(tx, operator, {
      action: 'product.slot.removed',
      subject: productSubject(productId),
      before: { title: face.title, widthMm: face.widthMm, heightMm: face.heightMm },
    });
  });
}

function limitsOf({ kind, widthMm, heightMm, bleedMm, safeMm, arAllowed, maxLength }: Slot): Limits {
  if (kind === 'text') return { maxLength, maxLines: Math.max(1, Math.min(6, Math.floor(heightMm / 8))) };
  return { widthMm, heightMm, bleedMm, safeMm, arAllowed };
}

function surfaceOf(slot: Slot, slotId: number): PrintSurface {
  const { kind, widthMm, heightMm, bleedMm, safeMm, sharpDpi } = slot;
  const whole = { x: 0, y: 0, width: widthMm, height: heightMm, rotation: 0 };
  const inside = {
    ...whole,
    x: safeMm,
    y: safeMm,
    width: widthMm - 2 * safeMm,
    height: heightMm - 2 * safeMm,
  };
  const surface = {
    id: `face-${slotId}`,
    title: slot.title[baseLocale],
    widthMm,
    heightMm,
    bleedMm,
    safeMm,
    sharpDpi,
    itemList: [
      kind === 'photo'
        ? { kind, slot: slotId, place: whole, bleed: bleedMm > 0 }
        : { kind, slot: slotId, place: inside, style: {} },
    ],
  };
  return printTemplate.parse({ version: 1, surfaceList: [surface] }).surfaceList[0] ?? fail('INTERNAL');
}

/** Writes the name too: its trigger clears cached pages, and the template has none. */
const writeTemplate = (tx: Database, id: number, template: PrintTemplate) =>
  tx
    .update(products)
    .set({
      name: sql`${products.name}`,
      printTemplate: template.surfaceList.length > 0 ? template : null,
      isCustomizable: sql`exists (select from ${customizations} where ${customizations.productId} = ${id})`,
      version: sql`${products.version} + 1`,
    })
    .where(eq(products.id, id));
