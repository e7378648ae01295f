import { and, eq, max } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import { baseLocale, type Locale, locales } from '@afterimage/words/locale.ts';
import { readAttributes, variantAttributes } from '../catalogue/attributes.ts';
import { attributes, attributeValues, categories } from '../catalogue/tables.ts';
import { audit } from '../operators/audit.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { translations, type TranslatableEntity } from '../translations/tables.ts';
import { loadTexts } from '../translations/translate.ts';
import { refuseField } from './refuse-field.ts';
import { slugOf } from '../catalogue/slug-of.ts';

type Names = Record<Locale, string>;

/** What the forms of products offer, in the operator's language. */
export async function readProductFacts(db: Database, locale: Locale): Promise<Reply<'getProductFacts'>> {
  const attributeList = await readAttributes(db, locale);
  const rows = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .orderBy(categories.position, categories.id);
  const texts = await loadTexts(db, locale, { category: rows.map(({ id }) => id) }, ['name']);
  return {
    localeList: [...locales],
    currency: (await readShopSettings(db)).currency,
    categoryList: rows.map(({ id, name }) => ({ id, name: texts.of('category', id)['name'] ?? name })),
    attributeList: attributeList.map(({ id, kind, name, valueList }) => ({
      id,
      kind,
      name,
      isOfVariants: variantAttributes.some((own) => own === id),
      valueList: valueList.map((value) => ({
        id: value.id,
        code: value.code,
        name: value.name,
        swatch: value.swatch,
      })),
    })),
  };
}

/** Adds an attribute of whole products; lists can be filtered by it once products have its values. */
export async function addAttribute(db: Database, operator: Operator, name: Names): Promise<void> {
  const id = slugOf(name[baseLocale], 60);
  if (id === '') refuseField(`name.${baseLocale}`, 'nameMissing');
  await db.transaction(async (tx) => {
    const [last] = await tx.select({ position: max(attributes.position) }).from(attributes);
    const added = await tx
      .insert(attributes)
      .values({ id, kind: 'choice', name: name[baseLocale], position: (last?.position ?? -1) + 1 })
      .onConflictDoNothing()
      .returning({ id: attributes.id });
    if (added.length === 0) refuseField(`name.${baseLocale}`, 'attributeTaken');
    await writeNames(tx, 'attribute', id, name);
    await audit(tx, operator, { action: 'attribute.added', subject: { kind: 'attribute', id }, after: { name } });
  });
}

/** Adds a value to an attribute. */
export async function addAttributeValue(
  db: Database,
  operator: Operator,
  attributeId: string,
  { name, swatch }: { name: Names; swatch: string | null },
): Promise<void> {
  const code = slugOf(name[baseLocale], 60);
  if (code === '') refuseField(`name.${baseLocale}`, 'nameMissing');
  await db.transaction(async (tx) => {
    const [attribute] = await tx.select().from(attributes).where(eq(attributes.id, attributeId)).for('no key update');
    if (!attribute) return fail('NOT_FOUND');
    if (attribute.kind === 'color' && swatch === null) refuseField('swatch', 'swatchMissing');
    const ofAttribute = eq(attributeValues.attributeId, attributeId);
    const [last] = await tx
      .select({ position: max(attributeValues.position) })
      .from(attributeValues)
      .where(ofAttribute);
    if ((await tx.$count(attributeValues, and(ofAttribute, eq(attributeValues.code, code)))) > 0)
      refuseField(`name.${baseLocale}`, 'valueTaken');
    const [row] = await tx
      .insert(attributeValues)
      .values({
        attributeId,
        code,
        name: name[baseLocale],
        swatch: attribute.kind === 'color' ? swatch : null,
        position: (last?.position ?? -1) + 1,
      })
      .returning({ id: attributeValues.id });
    await writeNames(tx, 'attribute_value', String(row?.id ?? fail('INTERNAL')), name);
    await audit(tx, operator, {
      action: 'attribute.value.added',
      subject: { kind: 'attribute', id: attributeId },
      after: { name },
    });
  });
}

/** Writes the names in further languages of a row that has none. */
export async function writeNames(
  tx: Database,
  entity: TranslatableEntity,
  entityId: string,
  name: Names,
): Promise<void> {
  const rows = locales
    .filter((locale) => locale !== baseLocale && name[locale] !== '')
    .map((locale) => ({ entity, entityId, locale, field: 'name', text: name[locale] }));
  if (rows.length > 0) await tx.insert(translations).values(rows);
}
