import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { ImportFormat } from '@afterimage/contract/values/file-runs.ts';
import { baseLocale, type Locale } from '@afterimage/words/locale.ts';
import type { FileStore } from '../files/store/store.ts';
import { audit } from '../operators/audit.ts';
import type { Operator } from '../platform/http/handlers.ts';
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
import { type ImportRun, ImportStopped, type ImportTotals, noTotals, type ReportRow } from './import-run.ts';
import { pictureLoader } from './pictures/load-pictures.ts';
import { pictureStore } from './pictures/picture-store.ts';
import { importProductModels } from './pictures/product-models.ts';
import { importProductPictures } from './pictures/product-pictures.ts';
import { readKnownCodes } from './records/known-codes.ts';
import { importMessage } from './import-message.ts';

export const fileFormats = {
  'shop-json': 'records of this shop',
  'shopify-products': "Shopify's products",
  'shopify-customers': "Shopify's customers",
  'woocommerce-products': "WooCommerce's products",
  'woocommerce-customers': "WooCommerce's customers",
} as const satisfies Record<ImportFormat, string>;

interface ImportOptions {
  db: Database;
  /** Where the pictures of products lie. */
  store: FileStore;
  /** A file, or a folder that an export has written. */
  path: string;
  /** What the audit log calls it; the name of the path when absent. */
  name?: string;
  dryRun: boolean;
  /** The hosts from which pictures are fetched; none: those beside the file alone. */
  pictureHosts: readonly string[];
  /** The pieces of new variants that the file does not count. */
  uncountedStock: number;
  /** The language of reasons and notes; English when absent, as on the command line. */
  locale?: Locale;
  report(row: ReportRow): void;
  /** See `ImportRun`. */
  betweenBatches?: () => Promise<void>;
  /** Who takes it in; absent for the command line. */
  operator?: Pick<Operator, 'id' | 'token'>;
}

/** The name of the file with the records in an exported folder. */
export const recordsFile = 'shop.jsonl';

/** Takes in a file, whose format follows from its name and its columns. Fails with `CsvFileError` when it is none of them. */
export async function importFile(options: ImportOptions): Promise<{ format: ImportFormat; totals: ImportTotals }> {
  const { db, dryRun, store, operator = null, locale = baseLocale, betweenBatches } = options;
  const totals = noTotals();
  const report = (row: ReportRow) => {
    totals[row.result] += 1;
    options.report(row);
  };
  const run: ImportRun = {
    db,
    dryRun,
    locale,
    codes: await readKnownCodes(db),
    report,
    ...(betweenBatches && { betweenBatches }),
  };
  const info = await stat(options.path).catch(() => null);
  if (!info) throw new CsvFileError(importMessage(({ file }) => file.absent({ path: options.path })));
  const path = info.isDirectory() ? join(options.path, recordsFile) : options.path;
  const format = await formatOf(path);
  const after = { format: fileFormats[format] };
  const subject = { kind: 'file', id: options.name ?? basename(options.path) } as const;
  // two entries for the file, whose products may be a hundred thousand: an import that broke off has the first alone
  if (!dryRun) await audit(db, operator, { action: 'file.import.began', subject, after });
  try {
    if (format === 'shop-json') {
      if (info.isDirectory()) {
        run.broughtPictures = await importProductPictures(db, { store, path: options.path, dryRun });
        run.broughtModels = await importProductModels(db, { store, path: options.path, dryRun });
      }
      await importLines(run, createInterface({ input: createReadStream(path), crlfDelay: Infinity }));
    } else await importCsv(run, { ...options, path }, format);
  } catch (error) {
    if (error instanceof ImportStopped && !dryRun)
      await audit(db, operator, { action: 'file.imported', subject, after: { ...after, ...totals, stopped: true } });
    throw error;
  }
  if (!dryRun) await audit(db, operator, { action: 'file.imported', subject, after: { ...after, ...totals } });
  return { format, totals };
}

/** What a file holds, by its name and the names of its columns. */
export async function formatOf(path: string): Promise<ImportFormat> {
  if (/\.jsonl$/i.test(path) || (await beginsWithObject(path))) return 'shop-json';
  const { columns } = await csvHeader(path).catch(() => {
    throw new CsvFileError(importMessage(({ file }) => file.unreadable({ path })));
  });
  const tests: [ImportFormat, (header: readonly string[]) => boolean][] = [
    ['shopify-products', isShopifyProducts],
    ['woocommerce-products', isWooProducts],
    ['shopify-customers', isShopifyCustomers],
    ['woocommerce-customers', isWooCustomers],
  ];
  const format = tests.find(([, matches]) => matches(columns))?.[0];
  if (format) return format;
  const formats = Object.values(fileFormats).join(', ');
  throw new CsvFileError(importMessage(({ file }) => file.unknownFormat({ path, formats })));
}

/** Whether the first line is an object: a file of records under whatever name. A file that is not there is no such. */
async function beginsWithObject(path: string): Promise<boolean> {
  const file = await open(path).catch(() => null);
  if (!file) return false;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer
      .toString('utf8', 0, bytesRead)
      .replace(/^\uFEFF/, '')
      .trimStart()
      .startsWith('{"');
  } finally {
    await file.close();
  }
}

async function importCsv(
  run: ImportRun,
  options: ImportOptions,
  format: Exclude<ImportFormat, 'shop-json'>,
): Promise<void> {
  const { path, db, store, pictureHosts, uncountedStock, dryRun } = options;
  const rows = (tells = true) =>
    csvRows(path, {
      broken: (line, reason) =>
        tells && run.report({ line, record: 'row', key: '', result: 'refused', reason: reason(run.locale) }),
    });
  if (format === 'shopify-customers') return importCustomers(run, customerEntries(rows(), shopifyCustomers));
  if (format === 'woocommerce-customers') return importCustomers(run, customerEntries(rows(), wooCustomers));
  const { locale } = run;
  const parts: FileParts = {
    locale,
    currency: (await readShopSettings(db)).currency,
    loadPicture: pictureLoader({
      folder: dirname(path),
      hosts: pictureHosts,
      store: pictureStore(db, store),
      dryRun,
      locale,
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
