import { stringify } from 'csv-stringify/sync';
import { asc } from 'drizzle-orm';
import { attributeValues, categories } from '../../catalogue/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import { safeCell } from '../../platform/lists/csv-dialect.ts';
import { readShopSettings } from '../../shop-settings/read-shop-settings.ts';
import { allProducts } from '../export-shop.ts';
import type { ProductRecord } from '../records/product-record.ts';

/** Column names of Shopify's product CSV, which sheets and other shops read, and this shop takes in. */
const columns = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Variant SKU',
  'Variant Inventory Qty',
  'Variant Price',
  'Variant Compare At Price',
  'Cost per item',
  'Image Src',
  'Image Alt Text',
  'Status',
] as const;
type Column = (typeof columns)[number];
type Cells = Partial<Record<Column, string>>;

interface Parts {
  shopUrl: string;
  /** How many digits an amount has behind the point. */
  digits: number;
  categoryName(id: string): string;
  valueName(attribute: string, code: string): string;
}

/** The lines of the file and how many products each of them has: a product has a row for each variant and further picture. */
export async function* productsCsv(db: Database, shopUrl: string): AsyncGenerator<{ text: string; products: number }> {
  const { currency } = await readShopSettings(db);
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
  const names = new Map(
    (await db.select().from(categories).orderBy(asc(categories.id))).map(({ id, name }) => [id, name]),
  );
  const values = new Map(
    (await db.select().from(attributeValues)).map(({ attributeId, code, name }) => [`${attributeId}:${code}`, name]),
  );
  const parts: Parts = {
    shopUrl,
    digits: digits ?? 2,
    categoryName: (id) => names.get(id) ?? id,
    valueName: (attribute, code) => values.get(`${attribute}:${code}`) ?? code,
  };
  yield { text: `\uFEFF${stringify([[...columns]], { record_delimiter: '\r\n' })}`, products: 0 };
  for await (const product of allProducts(db)) {
    const rows = rowsOf(product, parts).map((cells) => columns.map((column) => safeCell(cells[column] ?? '')));
    yield { text: stringify(rows, { record_delimiter: '\r\n' }), products: 1 };
  }
}

function rowsOf(product: ProductRecord, parts: Parts): Cells[] {
  const { price, discount, variants, image } = product;
  const paid = Math.round((price * (100 - discount)) / 100);
  const amount = (minor: number) => (minor / 10 ** parts.digits).toFixed(parts.digits);
  const ofVariants = variants.map(({ sku, stock, color, size, sizeLabel, cost }): Cells => ({
    ...optionsOf({ color, size, sizeLabel }, parts),
    'Variant SKU': sku,
    'Variant Inventory Qty': String(stock),
    'Variant Price': amount(paid),
    ...(discount > 0 && { 'Variant Compare At Price': amount(price) }),
    ...(cost !== null && { 'Cost per item': amount(cost) }),
  }));
  const ofProduct: Cells = {
    Title: product.name,
    'Body (HTML)': htmlOf(product.fullDescription),
    Vendor: product.attributes['brand']?.map((code) => parts.valueName('brand', code))[0] ?? '',
    Type: product.category[0] === undefined ? '' : parts.categoryName(product.category[0]),
    Tags: product.tag.map((tag) => tag.replaceAll(',', '\\,')).join(', '),
    Published: product.active ? 'TRUE' : 'FALSE',
    Status: product.active ? 'active' : 'draft',
  };
  return Array.from({ length: Math.max(ofVariants.length, image.length) }, (_, at) => {
    const picture = image[at];
    return {
      Handle: product.slug,
      ...(at === 0 && ofProduct),
      ...ofVariants[at],
      ...(picture && { 'Image Src': new URL(picture.url, parts.shopUrl).href, 'Image Alt Text': picture.alt }),
    };
  });
}

function optionsOf(
  { color, size, sizeLabel }: { color: string | null; size: string | null; sizeLabel: string | null },
  { valueName }: Parts,
): Cells {
  const options = [
    ...(color === null ? [] : [{ name: 'Color', value: valueName('color', color) }]),
    ...(size === null ? [] : [{ name: 'Size', value: sizeLabel ?? valueName('size', size) }]),
  ];
  const [first = { name: 'Title', value: 'Default Title' }, second] = options;
  return {
    'Option1 Name': first.name,
    'Option1 Value': first.value,
    ...(second && { 'Option2 Name': second.name, 'Option2 Value': second.value }),
  };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const htmlOf = (text: string): string =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${part.replaceAll(/[&<>]/g, (mark) => entities[mark] ?? '').replaceAll('\n', '<br>')}</p>`)
    .join('');
