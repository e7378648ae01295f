import { and, asc, eq, sql } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import { isSameValue } from '@afterimage/contract/values/same-value.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { baseLocale, byLocale, type Locale } from '@afterimage/words/locale.ts';
import { variantAttributes } from '../catalogue/attributes.ts';
import { attributes, attributeValues } from '../catalogue/tables.ts';
import { audit } from '../operators/audit.ts';
import { registerPutBack } from '../operators/put-back.ts';
import { failChanged, recordedChanges } from '../operators/record-version.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { translations, type TranslatableEntity } from '../translations/tables.ts';
import { writeNames } from './attributes-desk.ts';
import { words } from './catalogue-desk.words.ts';
import { refuseField } from './refuse-field.ts';
import { productsByValue } from './value-use.ts';

type Names = Record<Locale, string>;
type DeskAttribute = Reply<'listDeskAttributes'>['attributeList'][number];

/** What an operator changes of a value. */
interface ValueFields {
  name: Names;
  swatch: string | null;
}

const subjectOf = (id: string) => ({ kind: 'attribute', id }) as const;
const isOfVariants = (id: string): boolean => variantAttributes.some((own) => own === id);

/** The attributes with their values in their order, with all their names and how many products have each value. */
export async function readDeskAttributes(db: Database): Promise<Reply<'listDeskAttributes'>> {
  const list = await db.select().from(attributes).orderBy(asc(attributes.position), asc(attributes.id));
  const values = await db
    .select()
    .from(attributeValues)
    .orderBy(asc(attributeValues.position), asc(attributeValues.id));
  const names = await readNames(db);
  const { rows } = await db.execute<{ id: number; count: number }>(productsByValue);
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  const byAttribute = Map.groupBy(values, ({ attributeId }) => attributeId);
  const attributeList: DeskAttribute[] = [];
  for (const { id, kind, name } of list)
    attributeList.push({
      id,
      version: await recordedChanges(db, subjectOf(id)),
      kind,
      isOfVariants: isOfVariants(id),
      name: names('attribute', id, name),
      valueList: (byAttribute.get(id) ?? []).map((value) => ({
        id: value.id,
        code: value.code,
        name: names('attribute_value', String(value.id), value.name),
        swatch: value.swatch,
        productCount: counts.get(value.id) ?? 0,
      })),
    });
  return { attributeList };
}

async function readNames(db: Database) {
  const { entity, entityId, locale, text, field } = translations;
  const rows = await db
    .select({ entity, entityId, locale, text })
    .from(translations)
    .where(and(sql`${entity} in ('attribute', 'attribute_value')`, eq(field, 'name')));
  const byKey = new Map(rows.map((row) => [`${row.entity} ${row.entityId} ${row.locale}`, row.text]));
  return (of: TranslatableEntity, id: string, first: string): Names =>
    byLocale((one) => (one === baseLocale ? first : (byKey.get(`${of} ${id} ${one}`) ?? '')));
}

const lockRow = (tx: Database, id: string) =>
  tx.select({ id: attributes.id }).from(attributes).where(eq(attributes.id, id)).for('no key update');

/** Locks an attribute until the transaction ends, and reads it. Fails when it is not in the version that was seen. */
async function lockAttribute(tx: Database, id: string, version?: number): Promise<DeskAttribute> {
  await lockRow(tx, id);
  const attribute = (await readDeskAttributes(tx)).attributeList.find((one) => one.id === id) ?? fail('NOT_FOUND');
  if (version !== undefined && attribute.version !== version) await failChanged(tx, subjectOf(id));
  return attribute;
}

/**
 * The same for a deletion, with its values: a transaction that gives a product one of them locks the
 * value, so this one waits for it and counts the product.
 */
async function lockForDeletion(tx: Database, id: string, version: number): Promise<DeskAttribute> {
  await lockRow(tx, id);
  await tx
    .select({ id: attributeValues.id })
    .from(attributeValues)
    .where(eq(attributeValues.attributeId, id))
    .orderBy(asc(attributeValues.id))
    .for('update');
  return lockAttribute(tx, id, version);
}

/** Renames an attribute. */
export async function saveAttribute(
  db: Database,
  operator: Operator,
  id: string,
  { version, name }: { version: number; name: Names },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { name: before } = await lockAttribute(tx, id, version);
    if (isSameValue(before, name)) return;
    await renameAttribute(tx, id, name);
    await audit(tx, operator, {
      action: 'attribute.changed',
      subject: subjectOf(id),
      before: { name: before },
      after: { name },
    });
  });
}

async function renameAttribute(tx: Database, id: string, name: Names): Promise<void> {
  if (name[baseLocale] === '') refuseField(`name.${baseLocale}`, 'nameMissing');
  await tx.update(attributes).set({ name: name[baseLocale] }).where(eq(attributes.id, id));
  await replaceNames(tx, 'attribute', id, name);
}

async function replaceNames(tx: Database, entity: TranslatableEntity, id: string, name: Names): Promise<void> {
  await tx
    .delete(translations)
    .where(and(eq(translations.entity, entity), eq(translations.entityId, id), eq(translations.field, 'name')));
  await writeNames(tx, entity, id, name);
}

/** A value in the address of a call. */
interface ValuePath {
  attributeId: string;
  valueId: number;
}

/** Renames a value, or changes its swatch. Its code stays: addresses and files name it. */
export async function saveAttributeValue(
  db: Database,
  operator: Operator,
  { attributeId, valueId }: ValuePath,
  { version, ...fields }: ValueFields & { version: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const attribute = await lockAttribute(tx, attributeId, version);
    const value = attribute.valueList.find(({ id }) => id === valueId) ?? fail('NOT_FOUND');
    const { code, name, swatch } = value;
    const after = { code, name: fields.name, swatch: attribute.kind === 'color' ? fields.swatch : null };
    if (isSameValue({ code, name, swatch }, after)) return;
    await writeValue(tx, attribute, valueId, after);
    await audit(tx, operator, {
      action: 'attribute.value.changed',
      subject: subjectOf(attributeId),
      before: { code, name, swatch },
      after,
    });
  });
}

async function writeValue(
  tx: Database,
  { kind }: Pick<DeskAttribute, 'kind'>,
  id: number,
  { name, swatch }: ValueFields,
): Promise<void> {
  if (name[baseLocale] === '') refuseField(`name.${baseLocale}`, 'nameMissing');
  if (kind === 'color' && swatch === null) refuseField('swatch', 'swatchMissing');
  await tx.update(attributeValues).set({ name: name[baseLocale], swatch }).where(eq(attributeValues.id, id));
  await replaceNames(tx, 'attribute_value', String(id), name);
}

/** Deletes an attribute that no product has; its values go with it. */
export async function deleteAttribute(db: Database, operator: Operator, id: string, version: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { name, valueList } = await lockForDeletion(tx, id, version);
    if (isOfVariants(id)) fail('VALUE_IN_USE', (locale) => ({ description: inLocale(words, locale).variantAttribute }));
    refuseUsed(valueList);
    await tx.delete(attributes).where(eq(attributes.id, id));
    await audit(tx, operator, { action: 'attribute.deleted', subject: subjectOf(id), before: { name } });
  });
}

/** Deletes a value that no product has. */
export async function deleteAttributeValue(
  db: Database,
  operator: Operator,
  { attributeId, valueId, version }: ValuePath & { version: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { valueList } = await lockForDeletion(tx, attributeId, version);
    const value = valueList.find(({ id }) => id === valueId) ?? fail('NOT_FOUND');
    refuseUsed([value]);
    await tx.delete(attributeValues).where(eq(attributeValues.id, valueId));
    const { code, name, swatch } = value;
    await audit(tx, operator, {
      action: 'attribute.value.deleted',
      subject: subjectOf(attributeId),
      before: { code, name, swatch },
    });
  });
}

/** Products of several values are counted once for each, so the greatest number is named. */
function refuseUsed(values: DeskAttribute['valueList']): void {
  const count = Math.max(0, ...values.map(({ productCount }) => productCount));
  if (count > 0) fail('VALUE_IN_USE', (locale) => ({ description: inLocale(words, locale).valueInUse({ count }) }));
}

/** Puts the attributes into this order; those that are not named come last, as they stand. */
export async function orderAttributes(db: Database, operator: Operator, idList: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: attributes.id })
      .from(attributes)
      .orderBy(asc(attributes.position), asc(attributes.id))
      .for('no key update');
    const order = reordered(
      rows.map(({ id }) => id),
      idList,
    );
    if (!order) return;
    for (const [position, id] of order.after.entries())
      await tx.update(attributes).set({ position }).where(eq(attributes.id, id));
    await audit(tx, operator, {
      action: 'attribute.order.changed',
      subject: subjectOf(''),
      before: { idList: order.before },
      after: { idList: order.after },
    });
  });
}

/** Puts the values of an attribute into this order; those that are not named come last, as they stand. */
export async function orderAttributeValues(
  db: Database,
  operator: Operator,
  attributeId: string,
  idList: readonly number[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const { valueList } = await lockAttribute(tx, attributeId);
    const order = reordered(
      valueList.map(({ id }) => id),
      idList,
    );
    if (!order) return;
    for (const [position, id] of order.after.entries())
      await tx.update(attributeValues).set({ position }).where(eq(attributeValues.id, id));
    const codes = new Map(valueList.map(({ id, code }) => [id, code]));
    const codesOf = (ids: readonly number[]) => ({ valueList: ids.map((id) => codes.get(id) ?? '') });
    await audit(tx, operator, {
      action: 'attribute.value.order.changed',
      subject: subjectOf(attributeId),
      before: codesOf(order.before),
      after: codesOf(order.after),
    });
  });
}

/** Both orders; null when they are equal. */
function reordered<Id extends string | number>(before: Id[], idList: readonly Id[]) {
  if (idList.some((id) => !before.includes(id))) fail('NOT_FOUND');
  const after = [...new Set([...idList, ...before])];
  return isSameValue(before, after) ? null : { before, after };
}

/** Names and swatches are put back as long as they are what the entry says. */
export function registerAttributePutBacks(): void {
  registerPutBack('attribute.changed', 'catalogue.write', async (tx, _operator, { subject, before, after }) => {
    const present = await lockAttribute(tx, String(subject.id));
    const [earlier, expected] = [before, after] as { name: Names }[];
    if (!earlier || !isSameValue(present.name, expected?.name)) return failChanged(tx, subjectOf(present.id));
    await renameAttribute(tx, present.id, earlier.name);
  });
  registerPutBack('attribute.value.changed', 'catalogue.write', async (tx, _operator, { subject, before, after }) => {
    const attribute = await lockAttribute(tx, String(subject.id));
    const [earlier, expected] = [before, after] as (ValueFields & { code: string })[];
    const value = attribute.valueList.find(({ code }) => code === expected?.code);
    const present = value && { code: value.code, name: value.name, swatch: value.swatch };
    if (!earlier || !value || !isSameValue(present, expected)) return failChanged(tx, subjectOf(attribute.id));
    await writeValue(tx, attribute, value.id, earlier);
  });
}
