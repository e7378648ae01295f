import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { FileStore } from '../../files/store/store.ts';
import type { Database } from '../../platform/db/connection.ts';
import { fail } from '../../platform/http/failure.ts';
import { accountOf, type Handlers } from '../../platform/http/handlers.ts';
import type { OrderOwner } from '../order-owner.ts';
import { findOrder } from '../read-order.ts';
import { documents } from '../tables.ts';
import { documentName } from './document-name.ts';
import { invoiceAddresses } from './invoice-url.ts';
import { makeDocument } from './make-documents.ts';

interface ServingParts {
  store: FileStore;
}

/** The stored PDF of a document; made now if its job has not come to it yet. */
async function pdfOf(db: Database, documentId: string, { store }: ServingParts) {
  const { kind, number, storageKey } = await makeDocument(documentId, { db, store });
  if (number === null || storageKey === null) return fail('INVOICE_NOT_FOUND');
  return { name: documentName(kind, number), bytes: await buffer(await store.open(storageKey)) };
}

/** The document of an order with this id, or its invoice. */
async function findDocument(db: Database, orderId: string, documentId?: string): Promise<string> {
  const isIt = documentId === undefined ? eq(documents.kind, 'invoice') : eq(documents.id, documentId);
  const [row] = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.orderId, orderId), isIt));
  return row?.id ?? fail('INVOICE_NOT_FOUND');
}

/** The calls for invoices: an account's and a guest's are the same function behind two doors. */
export function invoiceHandlers(parts: ServingParts): Pick<Handlers, 'getInvoice' | 'getGuestInvoice'> {
  const invoiceOf = async (db: Database, owner: OrderOwner, orderId?: string) => {
    const { id } = await findOrder(db, owner, orderId);
    return (await pdfOf(db, await findDocument(db, id), parts)).bytes;
  };
  return {
    getInvoice: (context, { params }) => invoiceOf(context.db, { accountId: accountOf(context) }, params.orderId),
    getGuestInvoice: ({ db }, { params }) => invoiceOf(db, params),
  };
}

const invoiceParams = z.object({ orderId: z.uuid() });
const proof = z.object({
  expires: z.string().regex(/^\d{1,12}$/),
  signature: z.string().max(100),
  document: z.uuid().optional(),
});

/**
 * Serves documents at the addresses that `invoiceSigner` makes: a browser follows a link without a bearer. The address
 * of an order's invoice leads to its credit notes too, by their ids.
 */
export function registerInvoices(
  app: FastifyInstance,
  { db, secret, ...parts }: ServingParts & { db: Database; secret: Buffer },
): void {
  app.get('/invoices/:orderId', async (request, reply) => {
    const { orderId } = invoiceParams.safeParse(request.params).data ?? fail('ORDER_NOT_FOUND');
    const query = proof.safeParse(request.query).data;
    if (!query || invoiceAddresses(secret).secondsLeft(orderId, query) === null) return fail('SIGNATURE_INVALID');
    const { name, bytes } = await pdfOf(db, await findDocument(db, orderId, query.document), parts);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}.pdf"`)
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .send(bytes);
  });
}
