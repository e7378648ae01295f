import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/connection.ts';
import { type TranslatableEntity, translations } from '../../translations/tables.ts';
import type { TextsByLocale } from './product-record.ts';

/** Rows with the texts that they are to have. */
type TextsOfRows = readonly { id: string | number; texts: TextsByLocale }[];

/** Gives rows exactly these texts; `isNew` says that they cannot have others yet. */
export async function writeTexts(
  tx: Database,
  entity: TranslatableEntity,
  rows: TextsOfRows,
  { isNew }: { isNew: boolean },
): Promise<void> {
  if (!isNew && rows.length > 0)
    await tx.delete(translations).where(
      and(
        eq(translations.entity, entity),
        inArray(
          translations.entityId,
          rows.map(({ id }) => String(id)),
        ),
      ),
    );
  const written = rows.flatMap(({ id, texts }) =>
    Object.entries(texts).flatMap(([locale, fields]) =>
      Object.entries(fields ?? {}).map(([field, text]) => ({ entity, entityId: String(id), locale, field, text })),
    ),
  );
  // A statement takes 65,535 values.
  for (let at = 0; at < written.length; at += 5000) await tx.insert(translations).values(written.slice(at, at + 5000));
}
