import { and, arrayContains, asc, count, eq, max, sql } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import type { Picture } from '@afterimage/contract/catalogue.ts';
import { isSameValue } from '@afterimage/contract/values/same-value.ts';
import { catalogueLimits } from '@afterimage/contract/values/catalogue-desk.ts';
import { baseLocale, byLocale, type Locale, locales } from '@afterimage/words/locale.ts';
import { categories, products } from '../catalogue/tables.ts';
import { altField } from '../translations/translate.ts';
import { sentPictures, withFocus } from './product-images.ts';
import { audit } from '../operators/audit.ts';
import { registerPutBack } from '../operators/put-back.ts';
import { failChanged } from '../operators/record-version.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { translations } from '../translations/tables.ts';
import { refuseField } from './refuse-field.ts';
import { slugOf } from '../catalogue/slug-of.ts';
import { firstFree } from './first-free.ts';

interface CategoryTexts {
  name: Record<Locale, string>;
  description: Record<Locale, string>;
}

/** The picture of a category as an operator names it, and what of it stays in sight; null: the middle. */
type NamedPicture = { url: string; alt: Record<Locale, string>; focus: string | null } | null;

type CategoryFields = CategoryTexts & { picture: NamedPicture };
type DeskCategory = Reply<'listDeskCategories'>['categoryList'][number];

const subjectOf = (id: string) => ({ kind: 'category', id }) as const;

/** The categories in their order, with all their texts and how many products they have, drafts included. */
export async function readDeskCategories(db: Database): Promise<Reply<'listDeskCategories'>> {
  const inside = db
    .select({ category: sql<string>`unnest(${products.category})`.as('in_category'), products: count().as('n') })
    .from(products)
    .groupBy(sql`1`)
    .as('inside');
  const rows = await db
    .select({ category: categories, productCount: sql<number>`coalesce(${inside.products}, 0)`.mapWith(Number) })
    .from(categories)
    .leftJoin(inside, eq(inside.category, categories.id))
    .orderBy(asc(categories.position), asc(categories.id));
  const texts = await db
    .select({
      id: translations.entityId,
      locale: translations.locale,
      field: translations.field,
      text: translations.text,
    })
    .from(translations)
    .where(eq(translations.entity, 'category'));
  const byKey = new Map(texts.map(({ id, locale, field, text }) => [`${id} ${locale} ${field}`, text]));
  const inEach = (id: string, field: string, first: string) =>
    byLocale((locale) => (locale === baseLocale ? first : (byKey.get(`${id} ${locale} ${field}`) ?? '')));
  return {
    categoryList: rows.map(({ category: { id, name, description, version, picture }, productCount }) => ({
      id,
      version,
      name: inEach(id, 'name', name),
      description: inEach(id, 'description', description),
      productCount,
      picture: picture && { ...picture, alt: inEach(id, altField(picture.url), picture.alt) },
    })),
  };
}

/** Adds a category after the others; its id, which is its address, is made of its name. */
export async function addCategory(
  db: Database,
  operator: Operator,
  { picture, ...texts }: CategoryFields,
): Promise<void> {
  checkName(texts);
  await db.transaction(async (tx) => {
    await lockCategories(tx);
    const taken = new Set((await tx.select({ id: categories.id }).from(categories)).map(({ id }) => id));
    const stem = slugOf(texts.name[baseLocale], catalogueLimits.slug) || 'category';
    const id = await firstFree(stem, async (candidate) => taken.has(candidate));
    const [last] = await tx.select({ position: max(categories.position) }).from(categories);
    await tx.insert(categories).values({
      id,
      name: texts.name[baseLocale],
      description: texts.description[baseLocale],
      position: (last?.position ?? -1) + 1,
      picture: await storedPicture(tx, picture, null),
    });
    await writeTexts(tx, id, { ...texts, picture });
    await audit(tx, operator, {
      action: 'category.added',
      subject: subjectOf(id),
      after: { ...texts, ...(picture && { picture }) },
    });
  });
}

/** Changes the texts and the picture of a category; its address stays. */
export async function saveCategory(
  db: Database,
  operator: Operator,
  id: string,
  { version, picture: sent, ...texts }: CategoryTexts & { version: number; picture?: NamedPicture | undefined },
): Promise<void> {
  checkName(texts);
  await db.transaction(async (tx) => {
    const present = await lockCategory(tx, id);
    if (present.version !== version) await failChanged(tx, subjectOf(id));
    const { picture: before, ...textsBefore } = fieldsOf(present);
    const picture = sent === undefined ? before : sent;
    const isOther = !isSameValue(before, picture);
    await writeCategory(tx, present, { ...texts, picture });
    await audit(tx, operator, {
      action: 'category.changed',
      subject: subjectOf(id),
      before: { ...textsBefore, ...(isOther && { picture: before }) },
      after: { ...texts, ...(isOther && { picture }) },
    });
  });
}

/** Texts and picture are put back as long as they are what the entry says. */
export function registerCategoryPutBack(): void {
  registerPutBack('category.changed', 'catalogue.write', async (tx, _operator, { subject, before, after }) => {
    const present = await lockCategory(tx, String(subject.id));
    const fields = fieldsOf(present);
    const expected = { ...fields, ...entryFields(after) };
    if (!isSameValue(fields, expected)) await failChanged(tx, subjectOf(present.id));
    await writeCategory(tx, present, { ...fields, ...entryFields(before) });
  });
}

/** What an entry says of a category. One of an earlier version of the shop has a picture without a focal point. */
function entryFields(value: unknown): Partial<CategoryFields> {
  const { picture, ...texts } = value as Partial<CategoryFields>;
  return { ...texts, ...(picture !== undefined && { picture: namedPicture(picture) }) };
}

const namedPicture = (
  picture: { url: string; alt: Record<Locale, string>; focus?: string | null | undefined } | null,
): NamedPicture => picture && { url: picture.url, alt: picture.alt, focus: picture.focus ?? null };

const fieldsOf = ({ name, description, picture }: DeskCategory): CategoryFields => ({
  name,
  description,
  picture: namedPicture(picture),
});

async function lockCategory(tx: Database, id: string): Promise<DeskCategory> {
  await lockCategories(tx);
  return (await readDeskCategories(tx)).categoryList.find((one) => one.id === id) ?? fail('NOT_FOUND');
}

async function writeCategory(
  tx: Database,
  { id, picture: present }: DeskCategory,
  fields: CategoryFields,
): Promise<void> {
  await tx
    .update(categories)
    .set({
      picture: await storedPicture(tx, fields.picture, present),
      name: fields.name[baseLocale],
      description: fields.description[baseLocale],
      version: sql`${categories.version} + 1`,
    })
    .where(eq(categories.id, id));
  await writeTexts(tx, id, fields);
}

/** Puts the categories into this order; those that are not named come last, as they stand. */
export async function orderCategories(db: Database, operator: Operator, idList: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCategories(tx);
    const present = await tx
      .select({ id: categories.id })
      .from(categories)
      .orderBy(asc(categories.position), asc(categories.id));
    const before = present.map(({ id }) => id);
    if (idList.some((id) => !before.includes(id))) refuseField('idList', 'unknownCategory');
    const after = [...new Set([...idList, ...before])];
    if (after.join(' ') === before.join(' ')) return;
    for (const [position, id] of after.entries())
      await tx.update(categories).set({ position }).where(eq(categories.id, id));
    await audit(tx, operator, {
      action: 'category.order.changed',
      subject: subjectOf(''),
      before: { idList: before },
      after: { idList: after },
    });
  });
}

/** Deletes a category. Its products stay, and are in their other categories. */
export async function deleteCategory(db: Database, operator: Operator, id: string, version: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCategories(tx);
    const [row] = await tx.select().from(categories).where(eq(categories.id, id));
    if (!row) return fail('NOT_FOUND');
    if (row.version !== version) await failChanged(tx, subjectOf(id));
    const left = await tx
      .update(products)
      .set({ category: sql`array_remove(${products.category}, ${id})`, version: sql`${products.version} + 1` })
      .where(arrayContains(products.category, [id]))
      .returning({ id: products.id });
    await tx.delete(categories).where(eq(categories.id, id));
    await audit(tx, operator, {
      action: 'category.deleted',
      subject: subjectOf(id),
      before: { name: row.name, count: left.length },
    });
  });
}

const lockCategories = (tx: Database) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('categories', 0))`);

function checkName({ name }: CategoryTexts): void {
  if (name[baseLocale] === '') refuseField(`name.${baseLocale}`, 'nameMissing');
}

/** The picture that an operator names: the present one or one that was sent, described in each language, with its focal point. */
async function storedPicture(
  tx: Database,
  named: NamedPicture,
  present: Omit<Picture, 'alt'> | null,
): Promise<Picture | null> {
  if (!named) return null;
  const missing = locales.find((locale) => named.alt[locale] === '');
  if (missing) refuseField(`picture.alt.${missing}`, 'altMissing');
  const [sent] = present?.url === named.url ? [present] : await sentPictures(tx, [named.url]);
  const picture = sent ?? refuseField('picture', 'unknownPicture');
  return withFocus({ ...picture, alt: named.alt[baseLocale] }, named.focus);
}

async function writeTexts(tx: Database, entityId: string, texts: CategoryFields): Promise<void> {
  const entity = 'category' as const;
  await tx.delete(translations).where(and(eq(translations.entity, entity), eq(translations.entityId, entityId)));
  const rows = locales
    .filter((locale) => locale !== baseLocale)
    .flatMap((locale) =>
      (['name', 'description'] as const).flatMap((field) => {
        const text = texts[field][locale];
        return text === '' ? [] : [{ entity, entityId, locale, field, text }];
      }),
    );
  const { picture } = texts;
  const alts = picture
    ? locales
        .filter((locale) => locale !== baseLocale)
        .map((locale) => ({ entity, entityId, locale, field: altField(picture.url), text: picture.alt[locale] }))
    : [];
  const all = [...rows, ...alts];
  if (all.length > 0) await tx.insert(translations).values(all);
}
