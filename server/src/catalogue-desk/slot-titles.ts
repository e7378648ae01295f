import { and, eq, inArray, or } from 'drizzle-orm';
import { baseLocale, byLocale, type Locale, locales } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { type TranslatableEntity, translations } from '../translations/tables.ts';

export type Title = Record<Locale, string>;

/** Which text of which row a title is. */
export interface TitleKey {
  entity: TranslatableEntity;
  entityId: string;
  field: string;
}

/** The titles of slots or of options in further languages, by their ids. */
export async function readTitles(
  db: Database,
  entity: 'customization' | 'extra',
  ids: readonly number[],
): Promise<Map<number, Record<string, string>>> {
  const titles = new Map(ids.map((id): [number, Record<string, string>] => [id, {}]));
  if (ids.length === 0) return titles;
  const rows = await db
    .select({ id: translations.entityId, locale: translations.locale, text: translations.text })
    .from(translations)
    .where(
      and(
        eq(translations.entity, entity),
        inArray(translations.entityId, ids.map(String)),
        eq(translations.field, 'title'),
      ),
    );
  for (const { id, locale, text } of rows) Object.assign(titles.get(Number(id)) ?? {}, { [locale]: text });
  return titles;
}

/** A title in every language; empty where it is missing. */
export const titleInAll = (title: string, further: Readonly<Record<string, string>> = {}): Title =>
  byLocale((locale) => (locale === baseLocale ? title : (further[locale] ?? '')));

export async function deleteTitles(tx: Database, keys: readonly TitleKey[]): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .delete(translations)
    .where(
      or(
        ...keys.map(({ entity, entityId, field }) =>
          and(eq(translations.entity, entity), eq(translations.entityId, entityId), eq(translations.field, field)),
        ),
      ),
    );
}

/** Writes a title in all languages but the base language, which stands in the row itself. */
export async function writeTitles(tx: Database, keys: readonly TitleKey[], title: Title): Promise<void> {
  await deleteTitles(tx, keys);
  const rows = locales
    .filter((locale) => locale !== baseLocale && title[locale] !== '')
    .flatMap((locale) => keys.map((key) => ({ ...key, locale, text: title[locale] })));
  if (rows.length > 0) await tx.insert(translations).values(rows);
}

export const slotTitle = (slotId: number): TitleKey => ({
  entity: 'customization',
  entityId: String(slotId),
  field: 'title',
});
export const optionTitle = (optionId: number): TitleKey => ({
  entity: 'extra',
  entityId: String(optionId),
  field: 'title',
});
