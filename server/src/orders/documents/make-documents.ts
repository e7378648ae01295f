import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/connection.ts';
import type { FileStore } from '../../files/store/store.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { fail } from '../../platform/http/failure.ts';
import { documents, orders } from '../tables.ts';
import { documentName } from './document-name.ts';
import { documentPdf } from './document-pdf.ts';
import { insertInvoice, type InvoiceParts } from './insert-documents.ts';
import { numberDocuments } from './number-documents.ts';

type DocumentRow = typeof documents.$inferSelect;

/** How long a document is kept with what it says about its customer, in years. */
const retentionYears = 10;

interface MakingParts {
  db: Database;
  store: FileStore;
}

/**
 * Numbers a document, if it has no number yet, and stores its PDF: once, whoever calls it and however often. Answers
 * the document as it is stored.
 */
export async function makeDocument(documentId: string, { db, store }: MakingParts): Promise<DocumentRow> {
  let row = await readDocument(db, documentId);
  if (row.storageKey !== null || row.content === null) return row;
  if (row.number === null) {
    await numberDocuments(db);
    row = await readDocument(db, documentId);
  }
  const { number, content } = row;
  if (number === null || content === null) throw new Error(`The document ${documentId} has no number yet.`);
  const invoiceName = row.kind === 'invoice' ? null : await invoiceNameOf(db, row.orderId);
  const pdf = await documentPdf({ kind: row.kind, number: documentName(row.kind, number), content, invoiceName });
  const stored = await store.put(pdf);
  const [made] = await db
    .update(documents)
    .set({ storageKey: stored.key, sha256: stored.sha256, bytes: stored.bytes })
    .where(and(eq(documents.id, documentId), isNull(documents.storageKey)))
    .returning();
  if (made) return made;
  await store.delete(stored.key);
  return readDocument(db, documentId);
}

async function readDocument(db: Database, documentId: string): Promise<DocumentRow> {
  const [row] = await db.select().from(documents).where(eq(documents.id, documentId));
  return row ?? fail('INVOICE_NOT_FOUND');
}

/** Numbers are given to invoices before credit notes of the same order, because they are older. */
async function invoiceNameOf(db: Database, orderId: string): Promise<string> {
  const [invoice] = await db
    .select({ number: documents.number })
    .from(documents)
    .where(and(eq(documents.orderId, orderId), eq(documents.kind, 'invoice')));
  if (!invoice?.number) throw new Error(`The invoice of the order ${orderId} has no number yet.`);
  return documentName('invoice', invoice.number);
}

/** Lets this process make documents, look for those that no job has made, and let go of those that are old enough. */
export async function registerDocuments(jobs: Jobs, parts: MakingParts & InvoiceParts): Promise<void> {
  await jobs.register('documents', async ({ documentId }) => void (await makeDocument(documentId, parts)));
  await jobs.schedule('make-missing-documents', 600, () => makeMissing(parts));
  await jobs.schedule('forget-old-documents', 86_400, () => forgetOld(parts));
}

/**
 * Makes the documents whose job was lost. Invoices from before documents were stored have a number and no content: they
 * get it from the order as it is now, like paid orders that have no invoice at all. Answers how many it made.
 */
export async function makeMissing(parts: MakingParts & InvoiceParts, most = 200): Promise<number> {
  const { db } = parts;
  const without = await db
    .select()
    .from(orders)
    .where(
      sql`${orders.paidAt} is not null and not exists (
        select from ${documents} where ${documents.orderId} = ${orders.id} and ${documents.kind} = 'invoice'
          and (${documents.content} is not null or ${documents.forgottenAt} is not null))`,
    )
    .orderBy(asc(orders.paidAt))
    .limit(most);
  for (const order of without) await insertInvoice(db, order, parts);
  const unmade = await db
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        isNull(documents.storageKey),
        isNull(documents.forgottenAt),
        // What is younger is being made.
        without.length > 0 ? undefined : lt(documents.createdAt, sql`now() - interval '1 minute'`),
      ),
    )
    .orderBy(asc(documents.createdAt))
    .limit(most);
  for (const { id } of unmade) await makeDocument(id, parts);
  return unmade.length;
}

/** Lets go of what documents say once the law does not ask for them any more; their numbers stay. */
export async function forgetOld({ db, store }: MakingParts, most = 500): Promise<number> {
  const rows = await db
    .select({ id: documents.id, storageKey: documents.storageKey })
    .from(documents)
    .where(
      and(
        isNull(documents.forgottenAt),
        // The time runs from the end of the year.
        sql`date_trunc('year', ${documents.createdAt}) < now() - make_interval(years => ${retentionYears + 1})`,
      ),
    )
    .limit(most);
  for (const { id, storageKey } of rows) {
    const gone = { content: null, storageKey: null, forgottenAt: sql`now()` };
    await db.update(documents).set(gone).where(eq(documents.id, id));
    if (storageKey !== null) await store.delete(storageKey);
  }
  return rows.length;
}
