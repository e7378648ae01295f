import { and, desc, eq, ne } from 'drizzle-orm';
import { taxWithin } from '@afterimage/contract/values/money.ts';
import type { Database } from '../../platform/db/connection.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { localeOf } from '../../platform/locale/request-locale.ts';
import { readShopSettings } from '../../shop-settings/read-shop-settings.ts';
import { orderOnWire, type OrderRow } from '../read-order.ts';
import { documents } from '../tables.ts';
import { inProportion } from './credit-split.ts';
import { type DocumentContent, invoiceContent } from './document-content.ts';
import { documentSeller, type InvoiceParts } from './insert-documents.ts';

/**
 * Notes the corrected invoice of an order that was edited, in the transaction of the edit, which holds the lock on the
 * order's row: all that the order is now, with the number of the invoice that it takes the place of. What goes back for the
 * edit has no credit note besides (docs/decisions/0088-corrected-invoices.md). Where there is no invoice yet, it will say
 * what the order is by then.
 */
export async function insertCorrection(
  tx: Database,
  row: OrderRow,
  { isWaived }: { isWaived: boolean },
  { initialSeller, ...signers }: InvoiceParts,
): Promise<void> {
  const [corrected] = await tx
    .select({ content: documents.content })
    .from(documents)
    .where(and(eq(documents.orderId, row.id), ne(documents.kind, 'credit_note')))
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(1);
  if (!corrected?.content) return;
  const locale = localeOf(row.locale);
  const order = await orderOnWire(tx, row, signers, locale);
  const settings = await readShopSettings(tx);
  const seller = documentSeller(settings, initialSeller, locale);
  const edited = invoiceContent(order, { paidAt: new Date(), locale, timeZone: settings.timeZone, seller });
  const content = isWaived ? withWaiver(edited, corrected.content.total) : edited;
  const [document] = await tx
    .insert(documents)
    .values({ kind: 'correction', orderId: row.id, content })
    .returning({ id: documents.id });
  if (document) await enqueue(tx, 'documents', { documentId: document.id });
}

/** The same with the total that was agreed before: what it became dearer or cheaper by is waived, with its tax. */
export function withWaiver(content: DocumentContent, total: number): DocumentContent {
  const amount = total - content.total;
  if (amount === 0) return content;
  const parts = inProportion(
    total,
    content.taxList.map(({ net, tax }) => net + tax),
  );
  return {
    ...content,
    sumList: [...content.sumList, { kind: 'waiver', amount }],
    total,
    taxList: content.taxList.map((line, index) => {
      const gross = parts[index] ?? 0;
      const tax = taxWithin(gross, line.basisPoints);
      return { ...line, net: gross - tax, tax };
    }),
  };
}
