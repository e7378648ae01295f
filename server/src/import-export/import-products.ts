import { isDeepStrictEqual } from 'node:util';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { LocalizedMessage } from '@afterimage/words/locale.ts';
import { attributes, attributeValues, categories, products, variants } from '../catalogue/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { type ImportRun, inBatches, type ReportRow } from './import-run.ts';
import { wrongInProduct } from './records/check-product.ts';
import { type KnownCodes, type NamedCategory, type NamedValue, readKnownCodes } from './records/known-codes.ts';
import { comparableProduct, type ProductRecord, productRecord } from './records/product-record.ts';
import { complaintOf } from './records/record-complaint.ts';
import type { ProductChange } from './records/product-change.ts';
import { readProducts, type StoredProduct } from './records/read-products.ts';
import { refusalOf, RefusedRecord } from './records/refused-record.ts';
import { writeProducts } from './records/write-products.ts';
import { writeTexts } from './records/write-texts.ts';
import { importMessage } from './import-message.ts';

/** A product of a file. */
export interface ProductEntry {
  line: number;
  slug: string;
  /** The whole record, which may keep what the file does not know of the product that there is. */
  recordOf(existing: ProductRecord | null): unknown;
  /** What the shop is given when it does not have it yet. */
  values?: readonly NamedValue[];
  categories?: readonly NamedCategory[];
  notes?: readonly string[];
}

const batchSize = 250;

/** A change of the shop, with what it says of itself in the report. */
interface Planned {
  entry: ProductEntry;
  change: ProductChange;
}

/** Takes in products, some hundreds in a transaction. What cannot be taken in stops none of the others. */
export async function importProducts(run: ImportRun, entries: AsyncIterable<ProductEntry>): Promise<void> {
  // By line: a product that stands twice in a file would be one thing in this run and another in the next.
  const linesBySlug = new Map<string, number>();
  const slugsBySku = new Map<string, string>();
  for await (const batch of inBatches(entries, batchSize)) {
    const existing = await existingProducts(run.db, batch);
    const fresh = batch.filter((entry) => {
      const { slug, line } = entry;
      const first = linesBySlug.get(slug);
      if (first === undefined) linesBySlug.set(slug, line);
      else
        refuse(
          run,
          entry,
          importMessage(({ row }) => row.productTwice({ slug, line: String(first) })),
        );
      return first === undefined;
    });
    const planned = fresh.flatMap((entry) => plan(run, entry, existing.get(entry.slug)) ?? []);
    const free = await withOwnNumbers(run, planned, slugsBySku);
    await writeBatch(run, free);
    await run.betweenBatches?.();
  }
}

async function existingProducts(db: Database, batch: readonly ProductEntry[]): Promise<Map<string, StoredProduct>> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(
      inArray(
        products.slug,
        batch.map(({ slug }) => slug),
      ),
    );
  const stored = await readProducts(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(stored.map((product) => [product.record.slug, product]));
}

const rowOf = ({ line, slug, notes = [] }: ProductEntry): Pick<ReportRow, 'line' | 'record' | 'key' | 'notes'> => ({
  line,
  record: 'product',
  key: slug,
  ...(notes.length > 0 && { notes }),
});

const refuse = (run: ImportRun, entry: ProductEntry, reason: LocalizedMessage): void =>
  run.report({ ...rowOf(entry), result: 'refused', reason: reason(run.locale) });

/** The change that an entry asks for; null when it is refused, or when there is nothing to change. */
function plan(run: ImportRun, entry: ProductEntry, stored: StoredProduct | undefined): Planned | null {
  try {
    const record = entry.recordOf(stored?.record ?? null);
    const parsed = productRecord.safeParse(record);
    if (!parsed.success) throw new RefusedRecord(complaintOf(parsed.error, record));
    const after = parsed.data;
    const wrong = wrongInProduct(after, withNew(run.codes, entry));
    if (wrong !== null) throw new RefusedRecord(wrong);
    if (stored && isDeepStrictEqual(comparableProduct(stored.record), comparableProduct(after))) {
      run.report({ ...rowOf(entry), result: 'unchanged' });
      return null;
    }
    return { entry, change: { id: stored?.id ?? null, before: stored?.record ?? null, after } };
  } catch (error) {
    if (!(error instanceof RefusedRecord)) throw error;
    refuse(run, entry, error.messageIn);
    return null;
  }
}

/** The codes together with those that an entry brings along. */
function withNew(codes: KnownCodes, { values = [], categories: own = [] }: ProductEntry): KnownCodes {
  const brought = new Set(values.map(({ attribute, code }) => `${attribute}:${code}`));
  return {
    ...codes,
    valueId: (attribute, code) =>
      codes.valueId(attribute, code) ?? (brought.has(`${attribute}:${code}`) ? 0 : undefined),
    hasCategory: (id) => codes.hasCategory(id) || own.some((category) => category.id === id),
  };
}

/** Refuses those whose article numbers another product has, in the shop or in the file. */
async function withOwnNumbers(
  run: ImportRun,
  planned: readonly Planned[],
  slugsBySku: Map<string, string>,
): Promise<Planned[]> {
  const numbers = planned.flatMap(({ change }) => [change.after.sku, ...change.after.variants.map(({ sku }) => sku)]);
  if (numbers.length === 0) return [];
  const ofProducts = await run.db
    .select({ sku: products.sku, slug: products.slug })
    .from(products)
    .where(inArray(products.sku, numbers));
  const ofVariants = await run.db
    .select({ sku: variants.sku, slug: products.slug })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.sku, numbers));
  const owners = new Map([...ofProducts, ...ofVariants].map(({ sku, slug }) => [sku, slug]));
  return planned.filter(({ entry, change }) => {
    const own = [change.after.sku, ...change.after.variants.map(({ sku }) => sku)];
    const taken = own.find((sku) => (owners.get(sku) ?? slugsBySku.get(sku) ?? entry.slug) !== entry.slug);
    if (taken !== undefined) {
      const slug = owners.get(taken) ?? slugsBySku.get(taken) ?? '';
      refuse(
        run,
        entry,
        importMessage(({ record }) => record.articleNumberTaken({ sku: taken, slug })),
      );
      return false;
    }
    for (const sku of own) slugsBySku.set(sku, entry.slug);
    return true;
  });
}

/** All in one transaction; when that fails, each in one of its own, so that one does not keep the others out. */
async function writeBatch(run: ImportRun, planned: readonly Planned[]): Promise<void> {
  if (planned.length === 0) return;
  try {
    await write(run, planned);
    for (const one of planned) reportDone(run, one);
  } catch {
    for (const one of planned) {
      // What the transaction that failed had added is not there.
      run.codes = await readKnownCodes(run.db);
      try {
        await write(run, [one]);
        reportDone(run, one);
      } catch (error) {
        run.codes = await readKnownCodes(run.db);
        refuse(run, one.entry, refusalOf(error));
      }
    }
  }
}

const reportDone = (run: ImportRun, { entry, change }: Planned): void =>
  run.report({ ...rowOf(entry), result: change.before === null ? 'added' : 'changed' });

async function write(run: ImportRun, planned: readonly Planned[]): Promise<void> {
  const values = planned.flatMap(({ entry }) => entry.values ?? []);
  const named = planned.flatMap(({ entry }) => entry.categories ?? []);
  if (run.dryRun) {
    for (const { attribute, code } of values)
      if (run.codes.valueId(attribute, code) === undefined) run.codes.addValue(attribute, code, 0);
    for (const { id } of named) run.codes.addCategory(id);
    return;
  }
  await run.db.transaction(async (tx) => {
    await addCategories(tx, run.codes, named);
    await addValues(tx, run.codes, values);
    await writeProducts(
      tx,
      run.codes,
      planned.map(({ change }) => change),
    );
  });
}

/** New categories come after those that there are. */
async function addCategories(tx: Database, codes: KnownCodes, named: readonly NamedCategory[]): Promise<void> {
  const added = new Map(named.filter(({ id }) => !codes.hasCategory(id)).map((category) => [category.id, category]));
  if (added.size === 0) return;
  const [row] = await tx.select({ last: sql<number>`coalesce(max(${categories.position}), -1)::int` }).from(categories);
  const first = (row?.last ?? -1) + 1;
  const rows = [...added.values()].map(({ id, name }, index) => ({ id, name, position: first + index }));
  await tx.insert(categories).values(rows).onConflictDoNothing();
  for (const id of added.keys()) codes.addCategory(id);
}

const kindOf = (attribute: string) => (attribute === 'color' ? ('color' as const) : ('choice' as const));

/** The attributes that every file may bring, as customers read them. */
const knownNames: Readonly<Record<string, { name: string; de: string }>> = {
  color: { name: 'Colour', de: 'Farbe' },
  size: { name: 'Size', de: 'Größe' },
  brand: { name: 'Brand', de: 'Marke' },
};

/** What an attribute that the shop has not had yet is called. */
const nameOf = (id: string): string => {
  const text = id.replaceAll('-', ' ');
  return knownNames[id]?.name ?? text.charAt(0).toUpperCase() + text.slice(1);
};

/** Adds those of these attributes that the shop does not have. */
async function addAttributes(tx: Database, ids: readonly string[]): Promise<void> {
  const added = await tx
    .insert(attributes)
    .values(ids.map((id, index) => ({ id, kind: kindOf(id), name: nameOf(id), position: 1000 + index })))
    .onConflictDoNothing()
    .returning({ id: attributes.id });
  const rows = added.flatMap(({ id }) => {
    const german = knownNames[id]?.de;
    return german === undefined ? [] : [{ id, texts: { de: { name: german } } }];
  });
  await writeTexts(tx, 'attribute', rows, { isNew: true });
}

async function addValues(tx: Database, codes: KnownCodes, values: readonly NamedValue[]): Promise<void> {
  const added = new Map(
    values
      .filter(({ attribute, code }) => codes.valueId(attribute, code) === undefined)
      .map((value) => [`${value.attribute}:${value.code}`, value]),
  );
  if (added.size === 0) return;
  const names = [...new Set([...added.values()].map(({ attribute }) => attribute))];
  await addAttributes(tx, names);
  const counts = await tx
    .select({ attribute: attributeValues.attributeId, count: sql<number>`count(*)::int` })
    .from(attributeValues)
    .where(inArray(attributeValues.attributeId, names))
    .groupBy(attributeValues.attributeId)
    .orderBy(asc(attributeValues.attributeId));
  const next = new Map(counts.map(({ attribute, count }) => [attribute, count]));
  const rows = [...added.values()].map(({ attribute, code, name, swatch }) => {
    const position = next.get(attribute) ?? 0;
    next.set(attribute, position + 1);
    return { attributeId: attribute, code, name, swatch, position };
  });
  const written = await tx.insert(attributeValues).values(rows).returning();
  for (const { attributeId, code, id } of written) codes.addValue(attributeId, code, id);
  for (const id of names) codes.addAttribute(id);
}
