import { inLocale } from '@afterimage/words/compiled.ts';
import type { ProductEntry } from '../import-products.ts';
import type { ImportRun } from '../import-run.ts';
import { RefusedRecord } from '../records/refused-record.ts';
import { importMessage } from '../import-message.ts';
import { words } from '../import.words.ts';
import { codeOf } from './codes.ts';
import type { CsvRow } from './csv-rows.ts';
import { fileEntry, type FileParts, type FileProduct, type FileVariant } from './file-product.ts';
import { htmlText } from './html-text.ts';
import { amountOf, piecesOf } from './money.ts';
import type { FileOptions } from './variant-options.ts';

/** The columns of Shopify's product CSV, each with its names in the template of 2025 and in the one before. */
const columns = {
  handle: ['URL handle', 'Handle'],
  title: ['Title'],
  description: ['Description', 'Body (HTML)'],
  vendor: ['Vendor'],
  category: ['Product category', 'Product Category'],
  type: ['Type'],
  tags: ['Tags'],
  published: ['Published on online store', 'Published'],
  status: ['Status'],
  sku: ['SKU', 'Variant SKU'],
  price: ['Price', 'Variant Price'],
  before: ['Compare-at price', 'Variant Compare At Price'],
  tracker: ['Inventory tracker', 'Variant Inventory Tracker'],
  stock: ['Inventory quantity', 'Variant Inventory Qty'],
  cost: ['Cost per item'],
  picture: ['Product image URL', 'Image Src'],
  alt: ['Image alt text', 'Image Alt Text'],
  variantPicture: ['Variant image URL', 'Variant Image'],
  giftCard: ['Gift card', 'Gift Card'],
} as const;

const cell = (row: CsvRow, name: keyof typeof columns): string => row.text(...columns[name]);

/** Whether these are the columns of Shopify's products. */
export const isShopifyProducts = (header: readonly string[]): boolean =>
  (header.includes('handle') || header.includes('url handle')) &&
  header.includes('title') &&
  header.some((name) => name === 'price' || name === 'variant price');

/** The products of a file, of which each has a row for each variant and for each further picture. */
export async function* shopifyProducts(
  run: ImportRun,
  rows: AsyncIterable<CsvRow>,
  parts: FileParts,
): AsyncGenerator<ProductEntry> {
  for await (const group of groupsByHandle(rows)) {
    const [first] = group;
    if (!first) continue;
    const key = cell(first, 'handle');
    const row = { line: first.line, record: 'product', key };
    try {
      if (/^true$/i.test(cell(first, 'giftCard'))) {
        const giftCard = importMessage(({ foreign }) => foreign.giftCard, 'Gift Card');
        run.report({ ...row, result: 'skipped', reason: giftCard(run.locale) });
        continue;
      }
      yield await fileEntry(productOf(group, parts), parts);
    } catch (error) {
      if (!(error instanceof RefusedRecord)) throw error;
      run.report({ ...row, result: 'refused', reason: error.messageIn(run.locale) });
    }
  }
}

async function* groupsByHandle(rows: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow[]> {
  let group: CsvRow[] = [];
  for await (const row of rows) {
    const [first] = group;
    if (first && cell(first, 'handle') !== cell(row, 'handle')) {
      yield group;
      group = [];
    }
    // A product has some hundreds of rows; a file whose handles are all the same is no file of products.
    if (group.length < 5000) group.push(row);
  }
  if (group.length > 0) yield group;
}

function productOf(group: readonly CsvRow[], { currency, locale }: FileParts): FileProduct {
  const [first] = group as [CsvRow];
  const [handle, name] = [cell(first, 'handle'), cell(first, 'title')];
  if (handle === '') throw new RefusedRecord(importMessage((messages) => messages.cell.empty, 'Handle'));
  if (name === '') throw new RefusedRecord(importMessage((messages) => messages.cell.emptyInFirstRow, 'Title'));
  const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(handle) ? handle : codeOf(handle, 200);
  const status = cell(first, 'status').toLowerCase();
  const isPublished = !/^false$/i.test(cell(first, 'published'));
  const active = isPublished && (status === '' || status === 'active');
  const names = [1, 2, 3].map((number) => first.text(`Option${number} name`));
  const variants = group.filter(isVariant).map((row) => variantOf(row, names, currency));
  const category = cell(first, 'type') || (cell(first, 'category').split('>').at(-1) ?? '').trim();
  const vendor = cell(first, 'vendor');
  const messages = inLocale(words, locale).foreign;
  return {
    line: first.line,
    slug,
    sku: '',
    name,
    fullDescription: htmlText(cell(first, 'description')),
    shortDescription: '',
    tags: listOf(cell(first, 'tags')),
    categories: category === '' ? [] : [category],
    facts: vendor === '' ? [] : [{ name: 'brand', values: [vendor] }],
    pictures: group.flatMap((row) => {
      const reference = cell(row, 'picture');
      return reference === '' ? [] : [{ reference, alt: cell(row, 'alt') }];
    }),
    active,
    affiliateLink: null,
    variants,
    notes: [
      ...(slug === handle ? [] : [messages.otherAddress({ slug })]),
      ...(active ? [] : [isPublished ? messages.notShown({ status }) : messages.unpublished]),
    ],
    columns: { price: 'Variant Price' },
  };
}

/** Rows beside these bring a further picture and nothing else. */
const isVariant = (row: CsvRow, index: number): boolean =>
  index === 0 || cell(row, 'price') !== '' || row.text('Option1 value') !== '';

function variantOf(row: CsvRow, names: readonly string[], currency: string): FileVariant {
  const options: FileOptions = names.flatMap((name, index) => {
    const value = row.text(`Option${index + 1} value`);
    return name === '' || value === '' || value === 'Default Title' ? [] : [{ name, value }];
  });
  const isCounted = cell(row, 'tracker') !== '' || cell(row, 'stock') !== '';
  return {
    // Sheets keep a number of digits as a number by an apostrophe before it.
    sku: cell(row, 'sku').replace(/^'/, ''),
    options,
    price: amountOf(cell(row, 'price'), 'Variant Price', currency),
    before: amountOf(cell(row, 'before'), 'Variant Compare At Price', currency),
    stock: isCounted ? piecesOf(cell(row, 'stock'), 'Variant Inventory Qty') : null,
    cost: amountOf(cell(row, 'cost'), 'Cost per item', currency),
    picture: cell(row, 'variantPicture'),
  };
}

export const listOf = (text: string): string[] =>
  text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter((part) => part !== '');
