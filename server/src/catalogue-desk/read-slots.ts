import { asc, eq, inArray } from 'drizzle-orm';
import type { DeskProduct } from '@afterimage/contract/admin/catalogue-desk.ts';
import type { Limits } from '@afterimage/contract/customization.ts';
import type { PrintSurface, PrintTemplate } from '@afterimage/contract/print.ts';
import { choiceSlots, customizations, extras } from '../catalogue/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { splitEffects } from './option-effects.ts';
import { type Face, faceOf, isChangeable } from './slot-face.ts';
import { readTitles, type Title, titleInAll } from './slot-titles.ts';

type DeskSlot = DeskProduct['slotList'][number];
export type SlotRow = Pick<typeof customizations.$inferSelect, 'id' | 'kind' | 'title' | 'required' | 'limits'>;
export type OptionRow = typeof extras.$inferSelect;

export const slotColumns = {
  id: customizations.id,
  kind: customizations.kind,
  title: customizations.title,
  required: customizations.required,
  limits: customizations.limits,
};

/** Whether the slot offers options and takes nothing else. */
export const isChoice = ({ kind }: Pick<SlotRow, 'kind'>): boolean => kind === 'specification' || kind === 'extra';

/** The options of these slots, in their order. */
export const readOptions = (db: Database, slotIds: readonly number[]): Promise<OptionRow[]> =>
  slotIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(extras)
        .where(inArray(extras.customizationId, [...slotIds]))
        .orderBy(asc(extras.position), asc(extras.id));

/** What customers personalize of a product. */
export async function readSlots(db: Database, productId: number, template: PrintTemplate | null): Promise<DeskSlot[]> {
  const rows = await db
    .select({ ...slotColumns, optionId: choiceSlots.extraId })
    .from(customizations)
    .leftJoin(choiceSlots, eq(choiceSlots.customizationId, customizations.id))
    .where(eq(customizations.productId, productId))
    .orderBy(asc(customizations.position), asc(customizations.id));
  const slotIds = rows.map(({ id }) => id);
  const titles = await readTitles(db, 'customization', slotIds);
  const options = await readOptions(
    db,
    rows.filter(isChoice).map(({ id }) => id),
  );
  const optionTitles = await readTitles(
    db,
    'extra',
    options.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { id, kind, title, required, optionId } = row;
    const surface = faceOf(template, id);
    const titleOf = titleInAll(title, titles.get(id));
    return {
      id,
      kind,
      title,
      required,
      optionId,
      face: surface ? faceFields(row, surface, titleOf) : null,
      isChangeable: surface !== undefined && isChangeable(surface),
      choice: isChoice(row)
        ? {
            mode: kind === 'extra' ? ('several' as const) : ('one' as const),
            title: titleOf,
            optionList: options
              .filter(({ customizationId }) => customizationId === id)
              .map((option) => deskOption(option, optionTitles.get(option.id), { template, slotIds })),
          }
        : null,
    };
  });
}

interface OfProduct {
  template: PrintTemplate | null;
  slotIds: readonly number[];
}

function deskOption(
  { id, title, price, effectList }: OptionRow,
  further: Readonly<Record<string, string>> | undefined,
  { template, slotIds }: OfProduct,
) {
  const effects = splitEffects(effectList, template, slotIds);
  return {
    id,
    title: titleInAll(title, further),
    price,
    effectList: effects.effectList,
    otherEffectCount: effects.others.length,
  };
}

const plain = { sharpDpi: 150, maxLength: 30 };

export function faceFields({ limits }: Pick<SlotRow, 'limits'>, surface: PrintSurface, title: Title): Face {
  const { arAllowed = false, maxLength = plain.maxLength }: Limits = limits ?? {};
  const { widthMm, heightMm, bleedMm, safeMm, radiusMm, sharpDpi = plain.sharpDpi, pictureList = [] } = surface;
  const { modelPart = null, modelRegion = null } = surface;
  return {
    title,
    widthMm,
    heightMm,
    bleedMm,
    safeMm,
    diameterMm: radiusMm === undefined ? null : 2 * radiusMm,
    sharpDpi,
    arAllowed,
    maxLength,
    modelPart,
    modelRegion,
    pictureList,
  };
}
