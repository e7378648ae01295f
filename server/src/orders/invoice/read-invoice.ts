import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db/connection.ts';
import { orders } from '../tables.ts';
import { fail } from '../../platform/http/failure.ts';
import { accountOf, type Handlers } from '../../platform/http/handlers.ts';
import { localeOf } from '../../platform/locale/request-locale.ts';
import { readShopSettings } from '../../shop-settings/read-shop-settings.ts';
import { findOrder, type OrderRow, orderOnWire, type OrderSigners } from '../read-order.ts';
import { invoiceName } from './invoice-number.ts';
import { invoicePdf, type Seller } from './invoice-pdf.ts';
import { invoiceAddresses } from './invoice-url.ts';

/** What writing an invoice needs besides the order. */
interface InvoiceParts extends OrderSigners {
  seller: Seller;
}

async function readInvoice(db: Database, row: OrderRow, { seller, ...signers }: InvoiceParts): Promise<Buffer> {
  const { invoiceNumber, paidAt, locale } = row;
  if (invoiceNumber === null || !paidAt) return fail('INVOICE_NOT_FOUND');
  const order = await orderOnWire(db, row, signers);
  const { timeZone } = await readShopSettings(db);
  return invoicePdf({ order, number: invoiceName(invoiceNumber), paidAt, locale: localeOf(locale), seller, timeZone });
}

/** The calls for invoices: an account's and a guest's are the same function behind two doors. */
export function invoiceHandlers(parts: InvoiceParts): Pick<Handlers, 'getInvoice' | 'getGuestInvoice'> {
  return {
    getInvoice: async (context, { params }) => {
      const order = await findOrder(context.db, { accountId: accountOf(context) }, params.orderId);
      return readInvoice(context.db, order, parts);
    },
    getGuestInvoice: async ({ db }, { params }) => readInvoice(db, await findOrder(db, params), parts),
  };
}

const invoiceParams = z.object({ orderId: z.uuid() });
const proof = z.object({ expires: z.string().regex(/^\d{1,12}$/), signature: z.string().max(100) });

/** Serves invoices at the addresses that `invoiceSigner` makes: a browser follows a link without a bearer. */
export function registerInvoices(
  app: FastifyInstance,
  { db, secret, ...parts }: InvoiceParts & { db: Database; secret: Buffer },
): void {
  app.get('/invoices/:orderId', async (request, reply) => {
    const { orderId } = invoiceParams.safeParse(request.params).data ?? fail('ORDER_NOT_FOUND');
    const signatureQuery = proof.safeParse(request.query).data;
    if (!signatureQuery || invoiceAddresses(secret).secondsLeft(orderId, signatureQuery) === null)
      fail('SIGNATURE_INVALID');
    const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
    const bytes = await readInvoice(db, row ?? fail('ORDER_NOT_FOUND'), parts);
    const name = invoiceName(row?.invoiceNumber ?? 0);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}.pdf"`)
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .send(bytes);
  });
}
