import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/connection.ts';
import { type TranslatableEntity, translations } from '../../translations/tables.ts';
import type { TextsByLocale } from './product-record.ts';

/** The texts of rows in all further languages, by the row's id; a row without any is not among them. */
export async function readTexts(
  db: Database,
  entity: TranslatableEntity,
  ids: readonly (string | number)[],
): Promise<(id: string | number) => TextsByLocale> {
  const byId = new Map<string, Record<string, Record<string, string>>>();
  if (ids.length > 0) {
    const { entityId, locale, field, text } = translations;
    const rows = await db
      .select({ entityId, locale, field, text })
      .from(translations)
      .where(and(eq(translations.entity, entity), inArray(entityId, ids.map(String))))
      .orderBy(asc(entityId), asc(locale), asc(field));
    for (const row of rows) {
      const texts = byId.get(row.entityId) ?? {};
      (texts[row.locale] ??= {})[row.field] = row.text;
      byId.set(row.entityId, texts);
    }
  }
  return (id) => byId.get(String(id)) ?? {};
}
