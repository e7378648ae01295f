import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import { picture } from '@afterimage/contract/catalogue.ts';
import { attributes, attributeValues, categories, searchSynonyms } from '../../catalogue/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import { locales } from '@afterimage/words/locale.ts';
import { importMessage } from '../import-message.ts';
import { texts } from './product-record.ts';
import { readTexts } from './read-texts.ts';
import type { RecordKind } from './record-kind.ts';
import { ruledText } from './record-complaint.ts';
import { RefusedRecord } from './refused-record.ts';
import { writeTexts } from './write-texts.ts';

const code = ruledText('code', (text) => /^[a-z0-9-]{1,60}$/.test(text));
const position = z.int().min(0).default(0);

const categoryRecord = z.strictObject({
  record: z.literal('category'),
  id: z.string().min(1).max(100),
  name: z.string().min(1),
  description: z.string().default(''),
  position,
  /** What the shop shows of it. A file without it leaves it as it is. */
  picture: picture.nullable().default(null),
  texts,
});

export const categoryKind: RecordKind<z.infer<typeof categoryRecord>> = {
  name: 'category',
  schema: categoryRecord,
  keyOf: ({ id }) => id,
  keeps: ['picture'],
  async readAll(db) {
    const { id: categoryId, name, description, position: place, picture: shown } = categories;
    const rows = await db
      .select({ id: categoryId, name, description, position: place, picture: shown })
      .from(categories)
      .orderBy(asc(place), asc(categoryId));
    const textsOf = await readTexts(
      db,
      'category',
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({ record: 'category' as const, ...row, texts: textsOf(row.id) }));
  },
  async write(tx, { record: _record, texts: own, ...row }, isNew) {
    const set = { ...row, version: sql`${categories.version} + 1` };
    await tx.insert(categories).values(row).onConflictDoUpdate({ target: categories.id, set });
    await writeTexts(tx, 'category', [{ id: row.id, texts: own }], { isNew });
  },
  addCodes: (codes, { id }) => codes.addCategory(id),
};

const valueRecord = z.strictObject({
  code,
  name: z.string().min(1),
  swatch: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable()
    .default(null),
  texts,
});

const attributeRecord = z.strictObject({
  record: z.literal('attribute'),
  id: code,
  kind: z.enum(['color', 'choice']),
  name: z.string().min(1),
  filterable: z.boolean().default(true),
  position,
  /** In their order. */
  values: z.array(valueRecord).default([]),
  texts,
});
type AttributeRecord = z.infer<typeof attributeRecord>;

export const attributeKind: RecordKind<AttributeRecord> = {
  name: 'attribute',
  schema: attributeRecord,
  keyOf: ({ id }) => id,
  async readAll(db) {
    const rows = await db.select().from(attributes).orderBy(asc(attributes.position), asc(attributes.id));
    const valueRows = await db
      .select()
      .from(attributeValues)
      .orderBy(asc(attributeValues.position), asc(attributeValues.id));
    const textsOf = await readTexts(
      db,
      'attribute',
      rows.map(({ id }) => id),
    );
    const valueTexts = await readTexts(
      db,
      'attribute_value',
      valueRows.map(({ id }) => id),
    );
    const valuesOf = Map.groupBy(valueRows, ({ attributeId }) => attributeId);
    return rows.map((row) => ({
      record: 'attribute' as const,
      ...row,
      values: (valuesOf.get(row.id) ?? []).map(({ id, code: own, name, swatch }) => ({
        code: own,
        name,
        swatch,
        texts: valueTexts(id),
      })),
      texts: textsOf(row.id),
    }));
  },
  async write(tx, { record: _record, texts: own, values, ...row }, isNew) {
    await tx.insert(attributes).values(row).onConflictDoUpdate({ target: attributes.id, set: row });
    await writeTexts(tx, 'attribute', [{ id: row.id, texts: own }], { isNew });
    await writeValues(tx, row.id, { values, isNew });
  },
  addCodes(codes, { id, values }) {
    codes.addAttribute(id);
    // In a dry run they have no number; those that were written are read again.
    for (const value of values) if (codes.valueId(id, value.code) === undefined) codes.addValue(id, value.code, 0);
  },
};

async function writeValues(
  tx: Database,
  attributeId: string,
  { values, isNew }: { values: AttributeRecord['values']; isNew: boolean },
): Promise<void> {
  const codes = values.map((value) => value.code);
  if (new Set(codes).size < codes.length)
    throw new RefusedRecord(importMessage(({ record }) => record.valueTwice, 'values'));
  const ofAttribute = eq(attributeValues.attributeId, attributeId);
  const extra = await tx
    .select({ code: attributeValues.code })
    .from(attributeValues)
    .where(codes.length > 0 ? and(ofAttribute, notInArray(attributeValues.code, codes)) : ofAttribute);
  if (extra.length > 0) {
    const others = extra.map((value) => value.code).join(', ');
    throw new RefusedRecord(importMessage(({ record }) => record.otherValues({ codes: others }), 'values'));
  }
  if (values.length === 0) return;
  const written = await tx
    .insert(attributeValues)
    .values(values.map(({ texts: _texts, ...value }, place) => ({ attributeId, position: place, ...value })))
    .onConflictDoUpdate({
      target: [attributeValues.attributeId, attributeValues.code],
      set: { name: sql`excluded.name`, swatch: sql`excluded.swatch`, position: sql`excluded.position` },
    })
    .returning({ id: attributeValues.id, code: attributeValues.code });
  const textsOf = new Map(values.map((value) => [value.code, value.texts]));
  await writeTexts(
    tx,
    'attribute_value',
    written.map((value) => ({ id: value.id, texts: textsOf.get(value.code) ?? {} })),
    { isNew },
  );
}

const synonymRecord = z.strictObject({
  record: z.literal('synonym'),
  locale: z.enum(locales),
  words: z.array(z.string().min(1)).min(1),
  finds: z.array(z.string().min(1)),
});

export const synonymKind: RecordKind<z.infer<typeof synonymRecord>> = {
  name: 'synonym',
  schema: synonymRecord,
  keyOf: ({ locale, words }) => `${locale} ${words.join(', ')}`,
  async readAll(db) {
    const rows = await db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.id));
    return rows.map(({ id: _id, ...row }) => synonymRecord.parse({ record: 'synonym', ...row }));
  },
  async write(tx, { locale, words, finds }) {
    const same = and(eq(searchSynonyms.locale, locale), eq(searchSynonyms.words, words));
    const changed = await tx.update(searchSynonyms).set({ finds }).where(same).returning();
    if (changed.length === 0) await tx.insert(searchSynonyms).values({ locale, words, finds });
  },
};
