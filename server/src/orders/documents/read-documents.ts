import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Order } from '@afterimage/contract/orders.ts';
import type { Database } from '../../platform/db/connection.ts';
import { documents } from '../tables.ts';
import { documentName } from './document-name.ts';
import type { SignInvoice } from './invoice-url.ts';

/** The documents of an order that have their number, oldest first; the invoice once more by itself. */
export async function documentsOnWire(
  db: Database,
  order: { id: string; paidAt: Date | null },
  signInvoice: SignInvoice | undefined,
): Promise<Pick<Order, 'invoiceNumber' | 'invoiceUrl' | 'documentList'>> {
  const rows = order.paidAt
    ? await db
        .select({ id: documents.id, kind: documents.kind, number: documents.number })
        .from(documents)
        .where(and(eq(documents.orderId, order.id), isNotNull(documents.number), isNull(documents.forgottenAt)))
        .orderBy(asc(documents.createdAt), asc(documents.id))
    : [];
  const documentList = rows.map(({ id, kind, number }) => ({
    kind,
    number: documentName(kind, number ?? 0),
    url: signInvoice ? signInvoice(order.id, { documentId: kind === 'invoice' ? undefined : id }) : null,
  }));
  const invoice = documentList.find(({ kind }) => kind === 'invoice');
  return { invoiceNumber: invoice?.number ?? null, invoiceUrl: invoice?.url ?? null, documentList };
}
