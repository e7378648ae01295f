import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { productModels, productPictures } from '../catalogue-desk/tables.ts';
import type { FileStore } from '../files/store/store.ts';
import type { Database } from '../platform/db/connection.ts';
import { exportShop } from './export-shop.ts';
import { recordsFile } from './import-file.ts';
import { exportProductModels } from './pictures/product-models.ts';
import { exportProductPictures } from './pictures/product-pictures.ts';

interface ExportOptions {
  db: Database;
  /** Where the pictures of products lie. */
  store: FileStore;
  /** A file whose name ends in `.jsonl`, or a folder, which gets the pictures too. */
  path: string;
  customers: boolean;
}

/** Writes every record of the shop; answers how many of each kind. A file that is not written to its end gets no name. */
export async function exportFile({ db, store, path, customers }: ExportOptions): Promise<Record<string, number>> {
  const isFile = /\.jsonl$/i.test(path);
  if (!isFile) await mkdir(path, { recursive: true });
  const file = isFile ? path : join(path, recordsFile);
  const counts: Record<string, number> = {};
  const lines = async function* () {
    for await (const record of exportShop(db, { customers })) {
      counts[record.record] = (counts[record.record] ?? 0) + 1;
      yield `${JSON.stringify(record)}\n`;
    }
  };
  // Customers are personal data: nobody else on this machine needs to read them.
  await pipeline(Readable.from(lines()), createWriteStream(`${file}.part`, { mode: 0o600 }));
  await rename(`${file}.part`, file);
  if (isFile) {
    const leftOut = await db.$count(productPictures);
    if (leftOut > 0) counts['picture left out'] = leftOut;
    const omittedModels = await db.$count(productModels);
    if (omittedModels > 0) counts['3D model left out'] = omittedModels;
  } else {
    counts['product picture'] = await exportProductPictures(db, store, path);
    counts['product model'] = await exportProductModels(db, store, path);
  }
  return counts;
}
