import { eq, or } from 'drizzle-orm';
import type { LocalizedMessage } from '@afterimage/words/locale.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { products } from '../../catalogue/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import type { ProductEntry } from '../import-products.ts';
import type { ImportRun } from '../import-run.ts';
import { RefusedRecord } from '../records/refused-record.ts';
import { importMessage } from '../import-message.ts';
import { words } from '../import.words.ts';
import { codeOf } from './codes.ts';
import type { CsvRow } from './csv-rows.ts';
import { fileEntry, type FileParts, type FileProduct, type FileVariant } from './file-product.ts';
import { wordPressText } from './html-text.ts';
import { amountOf, piecesOf } from './money.ts';
import { listOf } from './shopify-products.ts';
import { isColor, isSize } from './variant-options.ts';

/** Whether these are the columns of WooCommerce's own product export, in English. */
export const isWooProducts = (header: readonly string[]): boolean =>
  ['type', 'sku', 'name', 'published', 'regular price'].every((name) => header.includes(name));

interface Attribute {
  name: string;
  values: string[];
}

/** What is kept of a variation until its parent comes, which may stand anywhere in the file. */
interface Variation extends FileVariant {
  line: number;
  isPublished: boolean;
}

const typesOf = (row: CsvRow): string[] => listOf(row.text('Type').toLowerCase());
const isVariation = (row: CsvRow): boolean => typesOf(row).includes('variation');

/**
 * The products of a file. It is read twice: first the variations, of which a few fields are kept, then the products.
 * @param open reads the rows of the file from its beginning
 */
export async function* wooProducts(
  run: ImportRun,
  open: () => AsyncIterable<CsvRow>,
  parts: FileParts,
): AsyncGenerator<ProductEntry> {
  const variations = await variationsByParent(run, open(), parts.currency);
  const addresses = new Map<string, string>();
  for await (const row of open()) {
    if (isVariation(row)) continue;
    const key = row.text('SKU') || row.text('Name');
    try {
      const skipped = reasonToSkip(row);
      if (skipped !== null)
        run.report({ line: row.line, record: 'product', key, result: 'skipped', reason: skipped(run.locale) });
      else yield await fileEntry(await productOf(run.db, row, { parts, variations, addresses }), parts);
    } catch (error) {
      if (!(error instanceof RefusedRecord)) throw error;
      run.report({ line: row.line, record: 'product', key, result: 'refused', reason: error.messageIn(run.locale) });
    }
  }
  for (const [parent, list] of variations)
    for (const { line, sku } of list)
      run.report({
        line,
        record: 'variation',
        key: sku,
        result: 'refused' as const,
        reason: importMessage(({ foreign }) => foreign.noParent({ parent }), 'Parent')(run.locale),
      });
}

async function variationsByParent(run: ImportRun, rows: AsyncIterable<CsvRow>, currency: string) {
  const byParent = new Map<string, Variation[]>();
  for await (const row of rows) {
    if (!isVariation(row)) continue;
    const parent = row.text('Parent');
    try {
      if (parent === '') throw new RefusedRecord(importMessage(({ cell }) => cell.empty, 'Parent'));
      const list = byParent.get(parent) ?? [];
      list.push(variationOf(row, currency));
      byParent.set(parent, list);
    } catch (error) {
      if (!(error instanceof RefusedRecord)) throw error;
      const reason = error.messageIn(run.locale);
      run.report({ line: row.line, record: 'variation', key: row.text('SKU'), result: 'refused', reason });
    }
  }
  return byParent;
}

const variationOf = (row: CsvRow, currency: string): Variation => ({
  line: row.line,
  isPublished: row.text('Published') !== '0' && row.text('Published') !== '-1',
  ...soldAs(row, currency),
  options: attributesOf(row).flatMap(({ name, values: [value] }) => (value === undefined ? [] : [{ name, value }])),
});

/** What a simple product and a variation have alike. */
function soldAs(row: CsvRow, currency: string): FileVariant {
  const regular = amountOf(row.text('Regular price'), 'Regular price', currency);
  const sale = isOnSale(row) ? amountOf(row.text('Sale price'), 'Sale price', currency) : null;
  const stock = row.text('Stock') === '' && row.text('In stock?') === '0' ? '0' : row.text('Stock');
  return {
    sku: row.text('SKU'),
    options: [],
    price: sale ?? regular,
    before: sale === null ? null : regular,
    stock: piecesOf(stock, 'Stock'),
    cost: null,
    picture: listOf(row.text('Images'))[0] ?? '',
  };
}

/** Whether a reduced price holds today. */
function isOnSale(row: CsvRow): boolean {
  const today = new Date().toISOString().slice(0, 10);
  const [from, to] = [row.text('Date sale price starts'), row.text('Date sale price ends')].map((text) =>
    text.slice(0, 10),
  );
  return row.text('Sale price') !== '' && (!from || from <= today) && (!to || to >= today);
}

function attributesOf(row: CsvRow): Attribute[] {
  const attributes: Attribute[] = [];
  for (let number = 1; ; number += 1) {
    const name = row.text(`Attribute ${number} name`);
    if (name === '') return attributes;
    attributes.push({ name, values: listOf(row.text(`Attribute ${number} value(s)`)) });
  }
}

function reasonToSkip(row: CsvRow): LocalizedMessage | null {
  const types = typesOf(row);
  if (types.includes('grouped')) return importMessage(({ foreign }) => foreign.group, 'Type');
  if (types.includes('virtual') || types.includes('downloadable'))
    return importMessage(({ foreign }) => foreign.virtual, 'Type');
  return null;
}

interface Reading {
  parts: FileParts;
  variations: Map<string, Variation[]>;
  /** The addresses that products of this file have, with their article numbers. */
  addresses: Map<string, string>;
}

async function productOf(db: Database, row: CsvRow, reading: Reading): Promise<FileProduct> {
  const { parts, variations } = reading;
  const name = row.text('Name');
  if (name === '') throw new RefusedRecord(importMessage(({ cell }) => cell.empty, 'Name'));
  const id = row.text('ID');
  const sku = row.text('SKU') || (id === '' ? codeOf(name).toUpperCase() : `WOO-${id}`);
  const own = takeVariations(variations, [`id:${id}`, row.text('SKU')]);
  const isVariable = typesOf(row).includes('variable');
  if (isVariable && own.length === 0)
    throw new RefusedRecord(importMessage(({ foreign }) => foreign.noVariation, 'Type'));
  const axes = new Set(own.flatMap(({ options }) => options.map((option) => option.name)));
  const attributes = attributesOf(row);
  const facts = attributes.filter((attribute) => !axes.has(attribute.name) && attribute.values.length > 0);
  const isOption = ({ name: attribute, values }: Attribute) =>
    values.length === 1 && (isColor(attribute) || isSize(attribute));
  const options = facts.filter(isOption).map(({ name: option, values }) => ({ name: option, value: values[0] ?? '' }));
  const isShown = row.text('Published') === '1' && row.text('Visibility in catalog').toLowerCase() !== 'hidden';
  const brands = listOf(row.text('Brands'));
  return {
    line: row.line,
    slug: await addressOf(db, { name, sku }, reading.addresses),
    sku,
    name,
    fullDescription: wordPressText(row.text('Description') || row.text('Short description')),
    shortDescription: wordPressText(row.text('Short description')).replaceAll(/\n+/g, ' ').slice(0, 300),
    tags: listOf(row.text('Tags')),
    categories: listOf(row.text('Categories')).map((path) => (path.split('>').at(-1) ?? '').trim()),
    facts: [
      ...facts.filter((attribute) => !isOption(attribute)),
      ...(brands.length > 0 ? [{ name: 'brand', values: brands }] : []),
    ],
    pictures: listOf(row.text('Images')).map((reference) => ({ reference, alt: '' })),
    active: isShown,
    affiliateLink: typesOf(row).includes('external') ? row.text('External URL') || null : null,
    variants: isVariable ? own : [{ ...soldAs(row, parts.currency), sku, options, picture: '' }],
    notes: isShown ? [] : [inLocale(words, parts.locale).foreign.hidden],
    columns: { price: 'Regular price' },
  };
}

/** The variations that are sold, which are taken out of the list of those that wait for their parent. */
function takeVariations(variations: Map<string, Variation[]>, parents: readonly string[]): Variation[] {
  const own = parents.flatMap((parent) => (parent === '' ? [] : (variations.get(parent) ?? [])));
  for (const parent of parents) variations.delete(parent);
  return own.filter(({ isPublished }) => isPublished).toSorted((a, b) => a.line - b.line);
}

/** The address of a product that is known by its article number; names may be the same, addresses may not. */
async function addressOf(
  db: Database,
  { name, sku }: { name: string; sku: string },
  addresses: Map<string, string>,
): Promise<string> {
  const slug = codeOf(name, 150);
  const rows = await db
    .select({ sku: products.sku, slug: products.slug })
    .from(products)
    .where(or(eq(products.sku, sku), eq(products.slug, slug)));
  const own = rows.find((row) => row.sku === sku);
  const isTaken = rows.length > 0 || (addresses.get(slug) ?? sku) !== sku;
  const address = own?.slug ?? (isTaken ? `${slug}-${codeOf(sku, 40)}` : slug);
  addresses.set(address, sku);
  return address;
}
