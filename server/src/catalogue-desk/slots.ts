import { and, eq } from 'drizzle-orm';
import type { SaveSlotBody, SlotBody } from '@afterimage/contract/admin/catalogue-desk.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { baseLocale } from '@afterimage/words/locale.ts';
import { customizations } from '../catalogue/tables.ts';
import { surfaceField } from '../catalogue/product-texts.ts';
import { audit } from '../operators/audit.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { lockProduct, productSubject } from './lock-product.ts';
import { forgetSlot, linkToOption, refuseDependents } from './option-links.ts';
import { faceFields, isChoice, readOptions, slotColumns, type SlotRow } from './read-slots.ts';
import { refuseField } from './refuse-field.ts';
import { checkFace, faceOf, isChangeable, limitsOf, surfaceOf, writeTemplate } from './slot-face.ts';
import {
  deleteTitles,
  optionTitle,
  readTitles,
  slotTitle,
  type TitleKey,
  titleInAll,
  writeTitles,
} from './slot-titles.ts';
import { nextPosition } from './slot-order.ts';

const none: PrintTemplate = { version: 1, surfaceList: [] };
/** A product has at most so many faces. */
const mostFaces = 12;

/** Adds a face with one slot that fills it. */
export async function addSlot(
  db: Database,
  operator: Operator,
  productId: number,
  { version, optionId, ...slot }: SlotBody,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockProduct(tx, productId, version);
    await checkFace(tx, row, slot);
    const template = row.printTemplate ?? none;
    if (template.surfaceList.length >= mostFaces) refuseField('title', 'tooManyFaces');
    const [added] = await tx
      .insert(customizations)
      .values({
        productId,
        position: await nextPosition(tx, productId),
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
    await linkToOption(tx, { productId, slotId }, optionId);
    await writeTemplate(tx, productId, { ...template, surfaceList: [...template.surfaceList, surface] });
    await writeTitles(tx, titleKeys(productId, slotId, surface.id), slot.title);
    await audit(tx, operator, {
      action: 'product.slot.added',
      subject: productSubject(productId),
      after: { ...slot, optionId },
    });
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
  { productId, slotId, version, optionId, ...fields }: SlotChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockProduct(tx, productId, version);
    const slotRow = await readSlotRow(tx, productId, slotId);
    const template = row.printTemplate;
    const before = faceOf(template, slotId);
    if (!template || !before || !isChangeable(before)) return fail('NOT_FOUND');
    if (slotRow.kind !== 'photo' && slotRow.kind !== 'text') return fail('NOT_FOUND');
    await checkFace(tx, row, fields, slotId);
    const slot = { ...fields, kind: slotRow.kind };
    const titles = (await readTitles(tx, 'customization', [slotId])).get(slotId);
    await tx
      .update(customizations)
      .set({ title: slot.title[baseLocale], required: slot.required, limits: { ...slotRow.limits, ...limitsOf(slot) } })
      .where(eq(customizations.id, slotId));
    const optionBefore = await linkToOption(tx, { productId, slotId }, optionId);
    const after = surfaceOf(slot, slotId, before);
    const surfaceList = template.surfaceList.map((surface) => (surface === before ? after : surface));
    await writeTemplate(tx, productId, { ...template, surfaceList });
    await writeTitles(tx, titleKeys(productId, slotId, before.id), slot.title);
    await audit(tx, operator, {
      action: 'product.slot.changed',
      subject: productSubject(productId),
      before: {
        ...faceFields(slotRow, before, titleInAll(slotRow.title, titles)),
        required: slotRow.required,
        optionId: optionBefore,
      },
      after: { ...fields, optionId },
    });
  });
}

async function readSlotRow(tx: Database, productId: number, slotId: number): Promise<SlotRow> {
  const [row] = await tx
    .select(slotColumns)
    .from(customizations)
    .where(and(eq(customizations.id, slotId), eq(customizations.productId, productId)));
  return row ?? fail('NOT_FOUND');
}

/** Removes a face with its slot, or a choice with its options. */
export async function removeSlot(
  db: Database,
  operator: Operator,
  { productId, slotId, version }: { productId: number; slotId: number; version: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockProduct(tx, productId, version);
    const slotRow = await readSlotRow(tx, productId, slotId);
    const template = row.printTemplate ?? none;
    const face = faceOf(template, slotId);
    if (!face && !isChoice(slotRow)) return fail('NOT_FOUND');
    const options = (await readOptions(tx, [slotId])).map(({ id }) => id);
    await refuseDependents(tx, options);
    await tx.delete(customizations).where(eq(customizations.id, slotId));
    if (face) await forgetSlot(tx, productId, { slotId, surfaceId: face.id });
    await writeTemplate(tx, productId, {
      ...template,
      surfaceList: template.surfaceList.filter((surface) => surface !== face),
    });
    await deleteTitles(tx, [
      ...(face ? titleKeys(productId, slotId, face.id) : [slotTitle(slotId)]),
      ...options.map(optionTitle),
    ]);
    await audit(tx, operator, {
      action: 'product.slot.removed',
      subject: productSubject(productId),
      before: face ? { title: face.title, widthMm: face.widthMm, heightMm: face.heightMm } : { title: slotRow.title },
    });
  });
}

/** The texts that name a slot and its face. */
const titleKeys = (productId: number, slotId: number, surfaceId: string): TitleKey[] => [
  slotTitle(slotId),
  { entity: 'product', entityId: String(productId), field: surfaceField(surfaceId) },
];
