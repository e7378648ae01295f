import { buffer } from 'node:stream/consumers';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { printFiles } from './tables.ts';
import { projects } from '../projects/tables.ts';
import type { FileStore, StoredContent } from '../files/store/store.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { readPlateNames } from '../shop-settings/order-settings.ts';
import { type PrintContent, readPrintContent } from './print-content.ts';
import { fontBytes } from './print-fonts.ts';
import type { PlateNames } from './plates.ts';
import { type PrintSheet, printPdf } from './print-pdf.ts';
import { drawSheet } from './draw-sheet.ts';
import { surfaceSheets } from './surface-sheets.ts';

interface PrintParts {
  db: Database;
  store: FileStore;
  shopUrl: () => string;
  /** What the plates are called until an owner names them. */
  plateNames: PlateNames;
}

/** Lets this process make print files, one at a time: a photo of a hundred megapixels takes its room in memory. */
export async function registerPrinting(jobs: Jobs, parts: PrintParts): Promise<void> {
  await jobs.register('print-files', ({ projectId }) => makePrint(projectId, parts));
}

/**
 * Makes the print file of a project as it stands now, and lets the one before go. Does nothing when it is there, when
 * nothing is to be printed, or when the project is gone; may be called at the same time and again.
 */
export async function makePrint(projectId: string, parts: PrintParts): Promise<void> {
  const { db, store, shopUrl, plateNames: initialNames } = parts;
  // Read once: names that change while the file is made are those of the next file.
  const plateNames = await readPlateNames(db, initialNames);
  const read = (from: Database) => readPrintContent(from, projectId, { shopUrl: shopUrl(), plateNames });
  const content = await read(db);
  if (!content || content.surfaceList.length === 0 || (await isUpToDate(projectId, parts))) return;
  const sheets = await printedSheets(content);
  const storedPrint = await store.put(openPrint(content, sheets, store));
  let needed = false;
  try {
    needed = await db.transaction(async (tx) => replace(tx, content, { ...storedPrint, pages: sheets.length }, read));
  } finally {
    if (!needed) await store.delete(storedPrint.key);
  }
}

/** The pages of a print file: the surfaces of the product, and the production sheet at the end. */
async function printedSheets({ surfaceList, sheet }: PrintContent): Promise<PrintSheet[]> {
  return [...(await surfaceSheets(surfaceList)), ...(await drawSheet(sheet))];
}

/** The print file while it is being made. */
function openPrint({ about, photoKeys, plateNames }: PrintContent, sheets: readonly PrintSheet[], store: FileStore) {
  const readPhoto = async (id: string) => buffer(await store.open(photoKeys.get(id) ?? ''));
  return printPdf(about, sheets, { readFont: fontBytes, readPhoto, plateNames });
}

/** Whether the present file has what is to be printed; its plates keep the names that it was made with. */
async function isUpToDate(projectId: string, { db, shopUrl, plateNames }: PrintParts): Promise<boolean> {
  const [file] = await db
    .select({ contentHash: printFiles.contentHash, plateNames: printFiles.plateNames })
    .from(printFiles)
    .where(eq(printFiles.projectId, projectId))
    .orderBy(desc(printFiles.createdAt))
    .limit(1);
  if (!file) return false;
  const settings = { shopUrl: shopUrl(), plateNames: file.plateNames ?? plateNames };
  return (await readPrintContent(db, projectId, settings))?.about.hash === file.contentHash;
}

/** Puts the file in the place of the older ones; false when it is not wanted any more, because all has changed since. */
async function replace(
  tx: Database,
  { about, plateNames }: PrintContent,
  storedPrint: StoredContent & { pages: number },
  read: (from: Database) => Promise<PrintContent | null>,
) {
  const { projectId, hash } = about;
  // Changes of the project take the same lock: what is compared here stands until it is written.
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('update');
  const now = await read(tx);
  if (now?.about.hash !== hash) return false;
  const values = {
    projectId,
    contentHash: hash,
    storageKey: storedPrint.key,
    bytes: storedPrint.bytes,
    pages: storedPrint.pages,
    plateNames,
  };
  const [row] = await tx.insert(printFiles).values(values).onConflictDoNothing().returning({ id: printFiles.id });
  if (!row) return false;
  const older = await tx
    .delete(printFiles)
    .where(and(eq(printFiles.projectId, projectId), ne(printFiles.id, row.id)))
    .returning({ key: printFiles.storageKey });
  await enqueue(tx, 'preflight', { projectId });
  if (older.length > 0) await enqueue(tx, 'delete-files', { keys: older.map(({ key }) => key) });
  return true;
}
