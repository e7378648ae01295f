import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { FileStore } from '../files/store/store.ts';
import { audit } from '../operators/audit.ts';
import type { Database } from '../platform/db/connection.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { CsvFileError, csvHeader, csvRows } from './csv/csv-rows.ts';
import {
  customerEntries,
  isShopifyCustomers,
  isWooCustomers,
  shopifyCustomers,
  wooCustomers,
} from './csv/customers.ts';
import type { FileParts } from './csv/file-product.ts';
import { isShopifyProducts, shopifyProducts } from './csv/shopify-products.ts';
import { isWooProducts, wooProducts } from './csv/woocommerce-products.ts';
import { importCustomers } from './import-customers.ts';
import { importLines } from './import-lines.ts';
import { importProducts } from './import-products.ts';
import { type ImportRun, type ImportTotals, noTotals, type ReportRow } from './import-run.ts';
import { pictureLoader } from './pictures/load-pictures.ts';
import { pictureStore } from './pictures/picture-store.ts';
import { importProductPictures } from './pictures/product-pictures.ts';
import { readKnownCodes } from './records/known-codes.ts';

export const fileFormats = {
  'shop-json': 'records of this shop',
  'shopify-products': "Shopify's products",
  'shopify-customers': "Shopify's customers",
  'woocommerce-products': "WooCommerce's products",
  'woocommerce-customers': "WooCommerce's customers",
} as const;
type FileFormat = keyof typeof fileFormats;

interface ImportOptions {
  db: Database;
  /** Where the pictures of products lie. */
  store: FileStore;
  /** A file, or a folder that an export has written. */
  path: string;
  dryRun: boolean;
  /** The hosts from which pictures are fetched; none: those beside the file alone. */
  pictureHosts: readonly string[];
  /** The pieces of new variants that the file does not count. */
  uncountedStock: number;
  report(row: ReportRow): void;
}

/** The name of the file with the records in an exported folder. */
export const recordsFile = 'shop.jsonl';

/** Takes in a file, whose format follows from its name and its columns. Fails with `CsvFileError` when it is none of them. */
export async function importFile(options: ImportOptions): Promise<{ format: FileFormat; totals: ImportTotals }> {
  const { db, dryRun, store } = options;
  const totals = noTotals();
  const report = (row: ReportRow) => {
    totals[row.result] += 1;
    options.report(row);
  };
  const run: ImportRun = { db, dryRun, codes: await readKnownCodes(db), report };
  const info = await stat(options.path).catch(() => null);
  if (!info) throw new CsvFileError(`There is no file ${options.path}.`);
  const path = info.isDirectory() ? join(options.path, recordsFile) : options.path;
  const format = await formatOf(path);
  const subject = { kind: 'file', id: basename(options.path) } as const;
  // two entries for the file, whose products may be a hundred thousand: an import that broke off has the first alone
  if (!dryRun) await audit(db, null, { action: 'file.import.began', subject, after: { format: fileFormats[format] } });
  if (format === 'shop-json') {
    if (info.isDirectory())
      run.broughtPictures = await importProductPictures(db, { store, path: options.path, dryRun });
    await importLines(run, createInterface({ input: createReadStream(path), crlfDelay: Infinity }));
  } else await importCsv(run, { ...options, path }, format);
  if (!dryRun)
    await audit(db, null, { action: 'file.imported', subject, after: { format: fileFormats[format], ...totals } });
  return { format, totals };
}

/** What a file holds, by its name and the names of its columns. */
async function formatOf(path: string): Promise<FileFormat> {
  if (/\.jsonl$/i.test(path)) return 'shop-json';
  const { columns } = await csvHeader(path).catch(() => {
    throw new CsvFileError(`The file ${path} cannot be read.`);
  });
  const tests: [FileFormat, (header: readonly string[]) => boolean][] = [
    ['shopify-products', isShopifyProducts],
    ['woocommerce-products', isWooProducts],
    ['shopify-customers', isShopifyCustomers],
    ['woocommerce-customers', isWooCustomers],
  ];
  const format = tests.find(([, matches]) => matches(columns))?.[0];
  if (format) return format;
  throw new CsvFileError(
    `${path} has the columns of none of the formats that are known: ${Object.values(fileFormats).join(', ')}. Its first line must name the columns as the other shop's export does, in English.`,
  );
}

async function importCsv(
  run: ImportRun,
  options: ImportOptions,
  format: Exclude<FileFormat, 'shop-json'>,
): Promise<void> {
  const { path, db, store, pictureHosts, uncountedStock, dryRun } = options;
  const rows = (tells = true) =>
    csvRows(path, {
      broken: (line, reason) => tells && run.report({ line, record: 'row', key: '', result: 'refused', reason }),
    });
  if (format === 'shopify-customers') return importCustomers(run, customerEntries(rows(), shopifyCustomers));
  if (format === 'woocommerce-customers') return importCustomers(run, customerEntries(rows(), wooCustomers));
  const parts: FileParts = {
    currency: (await readShopSettings(db)).currency,
    loadPicture: pictureLoader({
      folder: dirname(path),
      hosts: pictureHosts,
      store: pictureStore(db, store),
      dryRun,
    }),
    uncountedStock,
  };
  if (format === 'shopify-products') return importProducts(run, shopifyProducts(run, rows(), parts));
  let isFirst = true;
  const open = () => {
    // It is read twice, and what is no CSV is told once.
    const opened = rows(isFirst);
    isFirst = false;
    return opened;
  };
  return importProducts(run, wooProducts(run, open, parts));
}
