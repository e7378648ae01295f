import { and, asc, eq, inArray } from 'drizzle-orm';
import { stringify } from 'csv-stringify/sync';
import { ZipFile } from 'yazl';
import { printNameOf } from '@afterimage/contract/values/print-names.ts';
import type { FileStore } from '../../files/store/store.ts';
import { orderNumber } from '../../orders/order-number.ts';
import { orderLines, orderLineStates, orders } from '../../orders/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import { fail } from '../../platform/http/failure.ts';
import { piecesOf } from '../../print/sheet-content.ts';
import { printFiles } from '../../print/tables.ts';
import { projects } from '../../projects/tables.ts';
import { readWorkshopSettings } from '../calendar/workshop-settings.ts';

/** More files than these are fetched in several archives. */
const mostFiles = 500;

interface PrintOfLine {
  name: string;
  key: string;
  bytes: number;
  pages: number;
  row: { order: typeof orders.$inferSelect; line: typeof orderLines.$inferSelect };
}

/** The print files of these lines, or of all that are ready, with the names that the shop's pattern gives them. */
async function printsOf(db: Database, lineIds: readonly string[] | undefined): Promise<PrintOfLine[]> {
  const rows = await db
    .select({ order: orders, line: orderLines, file: printFiles })
    .from(orderLineStates)
    .innerJoin(orderLines, eq(orderLines.id, orderLineStates.lineId))
    .innerJoin(orders, eq(orders.id, orderLineStates.orderId))
    .innerJoin(projects, eq(projects.orderLineId, orderLines.id))
    .innerJoin(printFiles, eq(printFiles.projectId, projects.id))
    .where(
      and(
        lineIds ? inArray(orderLineStates.lineId, [...lineIds]) : eq(orderLineStates.state, 'ready'),
        eq(orderLineStates.hasPrint, true),
      ),
    )
    .orderBy(asc(orders.shipOn), asc(orders.number), asc(orderLines.position))
    .limit(mostFiles);
  if (rows.length === 0) return [];
  const siblings = await db
    .select({ id: orderLines.id, orderId: orderLines.orderId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        rows.map(({ order }) => order.id),
      ),
    )
    .orderBy(asc(orderLines.position), asc(orderLines.id));
  const ofOrder = Map.groupBy(siblings, ({ orderId }) => orderId);
  const { printNamePattern } = await readWorkshopSettings(db);
  const taken = new Set<string>();
  return rows.map(({ order, line, file }) => {
    const pieces = piecesOf(ofOrder.get(order.id) ?? [], line.id);
    const name = printNameOf(printNamePattern, {
      order: orderNumber(order.number),
      line: line.position + 1,
      sku: line.sku,
      product: line.slug,
      // The sides of a product are the pages of one file.
      side: file.pages > 2 ? 'all' : 'front',
      n: pieces.first,
      qty: pieces.total,
      date: order.shipOn ?? '',
    });
    return {
      name: `${distinct(name, taken)}.pdf`,
      key: file.storageKey,
      bytes: file.bytes,
      pages: file.pages,
      row: { order, line },
    };
  });
}

/** Two files of one archive never have the same name, whatever the pattern says. */
function distinct(name: string, taken: Set<string>): string {
  let own = name;
  for (let count = 2; taken.has(own.toLowerCase()); count += 1) own = `${name}-${count}`;
  taken.add(own.toLowerCase());
  return own;
}

/** The print file of one line. */
export async function printFileOf(db: Database, lineId: string, store: FileStore) {
  const [print = fail('FILE_NOT_FOUND')] = await printsOf(db, [lineId]);
  return { name: print.name, type: 'application/pdf', content: await store.open(print.key) };
}

/** The print files as a ZIP that is written while it is sent, one file after the other, with `prints.csv`. */
export async function printArchive(db: Database, lineIds: readonly string[] | undefined, store: FileStore) {
  const prints = await printsOf(db, lineIds);
  if (prints.length === 0) fail('FILE_NOT_FOUND');
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(listOf(prints)), 'prints.csv');
  for (const { name, key, bytes } of prints)
    // PDF is compressed already.
    zip.addReadStreamLazy(name, { compress: false, size: bytes }, (done) => {
      store.open(key).then(
        (stream) => done(null, stream),
        (error: Error) => done(error, undefined as never),
      );
    });
  zip.end();
  const content = zip.outputStream as AsyncIterable<Uint8Array> & NodeJS.ReadableStream;
  // A file that cannot be read ends the download instead of the process.
  zip.on('error', (error: Error) => (content as unknown as { destroy(reason: Error): void }).destroy(error));
  const day = new Date().toISOString().slice(0, 10);
  return { name: `prints-${day}.zip`, type: 'application/zip', content };
}

/** With the mark by which spreadsheets recognize UTF-8; no cell begins a formula. */
function listOf(prints: readonly PrintOfLine[]): string {
  const rows = prints.map(({ name, pages, row: { order, line } }) => ({
    file: name,
    order: orderNumber(order.number),
    line: line.position + 1,
    sku: line.sku,
    product: line.name,
    color: line.color ?? '',
    size: line.size ?? '',
    quantity: line.quantity,
    pages: pages - 1,
    ship: order.shipOn ?? '',
  }));
  return stringify(rows, { header: true, bom: true, escape_formulas: true });
}
