import { and, eq, inArray, or } from 'drizzle-orm';
import type { Picture } from '@afterimage/contract/catalogue.ts';
import { baseLocale, type Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { type TranslatableEntity, translations } from './tables.ts';

/** The translated texts of one row, by field; empty where there are none. */
export type Texts = Readonly<Partial<Record<string, string>>>;

/** The translated texts of several rows. */
export interface TranslatedTexts {
  of(entity: TranslatableEntity, id: string | number): Texts;
}

/** The rows whose texts are wanted, by kind. */
export type TranslatedRows = Partial<Record<TranslatableEntity, readonly (string | number)[]>>;

/**
 * The texts of rows in a language: one query, however many rows and kinds of rows they are, and none in the shop's first
 * language, which the rows themselves speak. With `fields` no others are read.
 */
export async function loadTexts(
  db: Database,
  locale: Locale,
  rows: TranslatedRows,
  fields?: readonly string[],
): Promise<TranslatedTexts> {
  const rowEntries = Object.entries(rows).filter(([, ids]) => ids.length > 0) as [
    TranslatableEntity,
    (string | number)[],
  ][];
  if (locale === baseLocale || rowEntries.length === 0) return noTexts;
  const { entity, entityId, field, text } = translations;
  const translationRows = await db
    .select({ entity, entityId, field, text })
    .from(translations)
    .where(
      and(
        eq(translations.locale, locale),
        or(
          ...rowEntries.map(([kind, ids]) =>
            and(eq(entity, kind), inArray(entityId, [...new Set(ids.map((id) => String(id)))])),
          ),
        ),
        fields && inArray(field, [...new Set(fields)]),
      ),
    );
  return textsOf(translationRows);
}

/** Lays rows of the table out by the row that they translate. */
export function textsOf(
  translationRows: readonly Pick<typeof translations.$inferSelect, 'entity' | 'entityId' | 'field' | 'text'>[],
): TranslatedTexts {
  const byRow = new Map<string, Record<string, string>>();
  for (const { entity, entityId, field, text } of translationRows) {
    const key = `${entity} ${entityId}`;
    const texts = byRow.get(key) ?? {};
    texts[field] = text;
    byRow.set(key, texts);
  }
  return { of: (entity, id) => byRow.get(`${entity} ${id}`) ?? {} };
}

/** Where nothing is translated. */
export const noTexts: TranslatedTexts = { of: () => ({}) };

/** A row with its translated texts in these fields; what is not translated stays as it is. */
export function translated<Row extends object, Field extends keyof Row & string>(
  row: Row & Record<Field, string>,
  texts: Texts,
  fields: readonly Field[],
): Row {
  const own = fields.flatMap((field) => (texts[field] === undefined ? [] : [[field, texts[field]]]));
  return own.length === 0 ? row : { ...row, ...Object.fromEntries(own) };
}

/** The field that describes a picture of a row. */
export const altField = (url: string): string => `alt:${url}`;

/** A picture with its description translated. It is found by its address: another picture has another description. */
export function translatedPicture<TranslatablePicture extends Pick<Picture, 'url' | 'alt'>>(
  picture: TranslatablePicture,
  texts: Texts,
): TranslatablePicture {
  const alt = texts[altField(picture.url)];
  return alt === undefined ? picture : { ...picture, alt };
}
