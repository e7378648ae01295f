import { eq, sql } from 'drizzle-orm';
import type { SlotBody } from '@afterimage/contract/admin/catalogue-desk.ts';
import type { Limits } from '@afterimage/contract/customization.ts';
import { type PrintSurface, printTemplate, type PrintTemplate } from '@afterimage/contract/print.ts';
import { isFaceSeen } from '@afterimage/contract/values/picture-corners.ts';
import { baseLocale } from '@afterimage/words/locale.ts';
import { customizations, products } from '../catalogue/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { readProductModel } from './product-model.ts';
import { picturesOf } from './product-images.ts';
import { refuseField } from './refuse-field.ts';

/** What an operator says of a slot and its face. */
export type Slot = Omit<SlotBody, 'version' | 'optionId'>;
export type Face = Omit<Slot, 'kind' | 'required'>;
type ProductRow = typeof products.$inferSelect;

/** The surface that is printed with one slot alone. */
export const faceOf = (template: PrintTemplate | null, slotId: number): PrintSurface | undefined =>
  template?.surfaceList.find(
    ({ itemList, pageList }) =>
      !pageList && itemList.length === 1 && itemList.every((item) => 'slot' in item && item.slot === slotId),
  );

/** Whether a face was added by its size. Those of the sample have shapes and inks that the form does not show. */
export const isChangeable = ({ id }: PrintSurface): boolean => id.startsWith('face-');

/**
 * Refuses sizes that leave no room, a missing name, and places on pictures and models that the product does not have.
 * @param slotId the slot whose face is changed; without one it is added
 */
export async function checkFace(tx: Database, row: ProductRow, face: Face, slotId?: number): Promise<void> {
  const { title, safeMm, widthMm, heightMm, diameterMm, pictureList } = face;
  if (title[baseLocale] === '') refuseField(`title.${baseLocale}`, 'nameMissing');
  if (2 * safeMm >= Math.min(widthMm, heightMm)) refuseField('safeMm', 'safeTooWide');
  if (diameterMm !== null && widthMm > Math.PI * diameterMm) refuseField('diameterMm', 'diameterTooSmall');
  const unusedUrls = new Set(picturesOf(row).map(({ picture }) => picture.url));
  for (const [at, { url, corners }] of pictureList.entries()) {
    if (!unusedUrls.delete(url)) refuseField(`pictureList.${at}`, 'unknownPicture');
    if (!isFaceSeen(corners)) refuseField(`pictureList.${at}`, 'cornersCrossed');
  }
  await checkModelPart(tx, row, face.modelPart, slotId);
}

/** Refuses a part that the model does not have, one without texture coordinates, and one that shows another face. */
async function checkModelPart(tx: Database, row: ProductRow, modelPart: string | null, slotId?: number): Promise<void> {
  if (modelPart === null) return;
  const model = await readProductModel(tx, row.modelUrl);
  const part = model?.partList.find(({ name }) => name === modelPart);
  if (!part) refuseField('modelPart', 'unknownPart');
  if (!part?.hasUv) refuseField('modelPart', 'partWithoutUv');
  const own = slotId === undefined ? undefined : faceOf(row.printTemplate, slotId);
  const others = row.printTemplate?.surfaceList.filter((surface) => surface !== own) ?? [];
  if (others.some((surface) => surface.modelPart === modelPart)) refuseField('modelPart', 'partTaken');
}

/** What studio and cart check of what a customer puts into the slot. */
export function limitsOf({ kind, widthMm, heightMm, bleedMm, safeMm, arAllowed, maxLength }: Slot): Limits {
  if (kind === 'text') return { maxLength, maxLines: Math.max(1, Math.min(6, Math.floor(heightMm / 8))) };
  return { widthMm, heightMm, bleedMm, safeMm, arAllowed };
}

/** The printed surface of a slot; `before` keeps its id, and what the form does not show. */
export function surfaceOf(slot: Slot, slotId: number, before?: PrintSurface): PrintSurface {
  const { kind, widthMm, heightMm, bleedMm, safeMm, diameterMm, sharpDpi, modelPart, modelRegion, pictureList } = slot;
  const whole = { x: 0, y: 0, width: widthMm, height: heightMm, rotation: 0 };
  const inside = {
    ...whole,
    x: safeMm,
    y: safeMm,
    width: widthMm - 2 * safeMm,
    height: heightMm - 2 * safeMm,
  };
  const [itemBefore] = before?.itemList ?? [];
  const surface = {
    id: `face-${slotId}`,
    ...before,
    title: slot.title[baseLocale],
    widthMm,
    heightMm,
    bleedMm,
    safeMm,
    sharpDpi,
    radiusMm: diameterMm === null ? undefined : diameterMm / 2,
    modelPart: modelPart ?? undefined,
    modelRegion: modelPart === null ? undefined : (modelRegion ?? undefined),
    pictureList,
    // A text is printed on the material itself.
    ...(kind === 'text' && { backgroundPrinted: false }),
    itemList: [
      kind === 'photo'
        ? { ...itemBefore, kind, slot: slotId, place: whole, bleed: bleedMm > 0 }
        : { style: {}, ...itemBefore, kind, slot: slotId, place: inside },
    ],
  };
  return printTemplate.parse({ version: 1, surfaceList: [surface] }).surfaceList[0] ?? fail('INTERNAL');
}

/** Writes the name too: its trigger clears cached pages, and the template has none. */
export const writeTemplate = (tx: Database, id: number, template: PrintTemplate) =>
  tx
    .update(products)
    .set({
      name: sql`${products.name}`,
      printTemplate: template.surfaceList.length > 0 ? template : null,
      isCustomizable: sql`exists (select from ${customizations} where ${customizations.productId} = ${id})`,
      version: sql`${products.version} + 1`,
    })
    .where(eq(products.id, id));
