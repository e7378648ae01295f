import { eq, inArray } from 'drizzle-orm';
import type { ChoiceBody } from '@afterimage/contract/admin/choice-desk.ts';
import type { Effect } from '@afterimage/contract/effects.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { baseLocale } from '@afterimage/words/locale.ts';
import { customizations, extras } from '../catalogue/tables.ts';
import { audit } from '../operators/audit.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { lockProduct, productSubject } from './lock-product.ts';
import { splitEffects, storedEffect } from './option-effects.ts';
import { checkModelEffects } from './option-models.ts';
import { refuseDependents } from './option-links.ts';
import { isChoice, readOptions, readSlots } from './read-slots.ts';
import { refuseField } from './refuse-field.ts';
import { writeTemplate } from './slot-face.ts';
import { deleteTitles, optionTitle, slotTitle, writeTitles } from './slot-titles.ts';
import { nextPosition } from './slot-order.ts';

type Choice = Omit<ChoiceBody, 'version'>;

/** What a choice is as a slot. Of several options none has to be taken. */
const columnsOf = ({ mode, title, required }: Choice) =>
  ({
    kind: mode === 'one' ? 'specification' : 'extra',
    fieldType: null,
    selectionMode: mode === 'one' ? 'SINGLE' : 'MULTI',
    title: title[baseLocale],
    required: mode === 'one' && required,
  }) as const;

/** Refuses a choice or an option without a name, and two options with one name. */
function checkChoice({ title, optionList }: Choice): void {
  if (title[baseLocale] === '') refuseField(`title.${baseLocale}`, 'nameMissing');
  const names = new Set<string>();
  for (const [at, option] of optionList.entries()) {
    const name = option.title[baseLocale];
    if (name === '') refuseField(`optionList.${at}.title.${baseLocale}`, 'nameMissing');
    if (names.has(name)) refuseField(`optionList.${at}.title.${baseLocale}`, 'optionTwice');
    names.add(name);
  }
}

interface ChoiceOfProduct {
  productId: number;
  slotId: number;
  template: PrintTemplate | null;
}

/** Adds a choice with its options behind the other slots of a product. */
export async function addChoice(
  db: Database,
  operator: Operator,
  productId: number,
  { version, ...choice }: ChoiceBody,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { printTemplate: template, modelUrl } = await lockProduct(tx, productId, version);
    checkChoice(choice);
    await checkModelEffects(tx, { productId, modelUrl, optionList: choice.optionList });
    const [added] = await tx
      .insert(customizations)
      .values({ productId, position: await nextPosition(tx, productId), ...columnsOf(choice) })
      .returning({ id: customizations.id });
    const slotId = added?.id ?? fail('INTERNAL');
    await writeOptions(tx, { productId, slotId, template }, choice);
    await writeTitles(tx, [slotTitle(slotId)], choice.title);
    await writeTemplate(tx, productId, template ?? { version: 1, surfaceList: [] });
    await audit(tx, operator, { action: 'product.slot.added', subject: productSubject(productId), after: choice });
  });
}

/** Changes a choice and its options. Orders keep the options that they were placed with. */
export async function saveChoice(
  db: Database,
  operator: Operator,
  { productId, slotId, version, ...choice }: ChoiceBody & { productId: number; slotId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { printTemplate: template, modelUrl } = await lockProduct(tx, productId, version);
    checkChoice(choice);
    await checkModelEffects(tx, { productId, modelUrl, optionList: choice.optionList });
    const before = (await readSlots(tx, productId, template)).find(({ id }) => id === slotId);
    if (!before?.choice || !isChoice(before)) return fail('NOT_FOUND');
    await tx.update(customizations).set(columnsOf(choice)).where(eq(customizations.id, slotId));
    await writeOptions(tx, { productId, slotId, template }, choice);
    await writeTitles(tx, [slotTitle(slotId)], choice.title);
    await writeTemplate(tx, productId, template ?? { version: 1, surfaceList: [] });
    await audit(tx, operator, {
      action: 'product.slot.changed',
      subject: productSubject(productId),
      before: { ...before.choice, required: before.required },
      after: choice,
    });
  });
}

/** Writes the options in their order; those of before that are not among them are removed. */
async function writeOptions(tx: Database, own: ChoiceOfProduct, { optionList }: Choice): Promise<void> {
  const before = new Map((await readOptions(tx, [own.slotId])).map((row) => [row.id, row]));
  const keptIds = new Set(optionList.flatMap(({ id }) => id ?? []));
  const removed = [...before.keys()].filter((id) => !keptIds.has(id));
  if (removed.length > 0) {
    await refuseDependents(tx, removed);
    await tx.delete(extras).where(inArray(extras.id, removed));
    await deleteTitles(tx, removed.map(optionTitle));
  }
  const slots = await tx
    .select({ id: customizations.id, kind: customizations.kind })
    .from(customizations)
    .where(eq(customizations.productId, own.productId));
  const kindOf = new Map(slots.map(({ id, kind }) => [id, kind]));
  for (const [position, option] of optionList.entries()) {
    const path = `optionList.${position}`;
    const row = option.id === null ? undefined : (before.get(option.id) ?? refuseField(`${path}.id`, 'unknownOption'));
    const others = row ? splitEffects(row.effectList, own.template, [...kindOf.keys()]).others : [];
    const effects = option.effectList.map(
      (effect, at): Effect =>
        storedEffect(effect, own.template, kindOf) ?? refuseField(`${path}.effectList.${at}`, 'unknownFace'),
    );
    const { title, price } = option;
    const columns = { position, title: title[baseLocale], price, effectList: [...others, ...effects] };
    const optionId = row ? row.id : await addOption(tx, own.slotId, columns);
    if (row) await tx.update(extras).set(columns).where(eq(extras.id, row.id));
    await writeTitles(tx, [optionTitle(optionId)], title);
  }
}

async function addOption(
  tx: Database,
  customizationId: number,
  columns: Omit<typeof extras.$inferInsert, 'id' | 'customizationId'>,
): Promise<number> {
  const [added] = await tx
    .insert(extras)
    .values({ customizationId, ...columns })
    .returning({ id: extras.id });
  return added?.id ?? fail('INTERNAL');
}
