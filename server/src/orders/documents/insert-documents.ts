import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../../platform/db/connection.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { localeOf } from '../../platform/locale/request-locale.ts';
import { type InitialSeller, sellerOf } from '../../shop-settings/read-seller.ts';
import { readShopSettings, type ShopSettings } from '../../shop-settings/read-shop-settings.ts';
import { sellerAddress } from '@afterimage/contract/values/seller-address.ts';
import { orderOnWire, type OrderRow, type OrderSigners } from '../read-order.ts';
import { documents } from '../tables.ts';
import { creditSplit } from './credit-split.ts';
import { type DocumentContent, type DocumentLine, invoiceContent, type Seller } from './document-content.ts';
import { words } from './document.words.ts';

/** What writing an invoice needs besides its order. */
export interface InvoiceParts extends OrderSigners {
  initialSeller: InitialSeller;
}

/**
 * Notes the invoice of an order that was just paid, with all that it says. Its number and its PDF follow by a job,
 * which exists if and only if the transaction commits. Called again, it changes nothing.
 */
export async function insertInvoice(
  tx: Database,
  row: OrderRow,
  { initialSeller, ...signers }: InvoiceParts,
): Promise<void> {
  const locale = localeOf(row.locale);
  const order = await orderOnWire(tx, row, signers, locale);
  const settings = await readShopSettings(tx);
  const paidAt = row.paidAt ?? new Date();
  const seller = documentSeller(settings, initialSeller, locale);
  const content = invoiceContent(order, { paidAt, locale, timeZone: settings.timeZone, seller });
  const [document] = await tx
    .insert(documents)
    .values({ kind: 'invoice', orderId: row.id, content })
    .onConflictDoUpdate({
      target: documents.orderId,
      targetWhere: sql`${documents.kind} = 'invoice'`,
      set: { content },
      setWhere: and(isNull(documents.content), isNull(documents.forgottenAt)),
    })
    .returning({ id: documents.id });
  if (document) await enqueue(tx, 'documents', { documentId: document.id });
}

/** Who sells, as documents say it. */
export function documentSeller(settings: ShopSettings, initial: InitialSeller, locale: Locale): Seller {
  const { name, address, taxId } = sellerOf(settings, initial);
  return { name, address: sellerAddress(address, settings.homeCountry, locale), taxId: taxId || undefined };
}

/** What goes back. */
export interface Credit {
  /** The refund, for which there is one credit note. */
  refundId: string;
  orderId: string;
  /** Minor units of the order's currency. */
  amount: number;
  /** What it is for, if it is known; the lines need not add up to the amount. */
  lineList?: readonly DocumentLine[];
}

/**
 * Notes the credit note for money that went back, in the transaction that marks the refund as done and holds the lock
 * on the order's row. Where there is no invoice, as for a payment that came too late, there is nothing to correct.
 */
export async function insertCreditNote(tx: Database, credit: Credit): Promise<void> {
  const rows = await tx
    .select({ kind: documents.kind, refundId: documents.refundId, content: documents.content })
    .from(documents)
    .where(eq(documents.orderId, credit.orderId))
    .orderBy(asc(documents.createdAt), asc(documents.id));
  // After an edit of the order, its newest correction says what was bought.
  const invoice = rows.findLast(({ kind }) => kind !== 'credit_note')?.content;
  if (!invoice || rows.some(({ refundId }) => refundId === credit.refundId)) return;
  const earlier = rows.flatMap(({ kind, content }) => (kind === 'credit_note' && content ? [content] : []));
  // Nothing beyond the invoice is credited: of an overpayment that an operator gives back, only what was invoiced.
  const openAmount = earlier.reduce((rest, { total }) => rest - total, invoice.total);
  if (openAmount <= 0) return;
  const content = creditContent(invoice, earlier, openAmount < credit.amount ? { amount: openAmount } : credit);
  const [document] = await tx
    .insert(documents)
    .values({ kind: 'credit_note', orderId: credit.orderId, refundId: credit.refundId, content })
    .onConflictDoNothing()
    .returning({ id: documents.id });
  if (document) await enqueue(tx, 'documents', { documentId: document.id });
}

/** What a credit note says: the parties of the invoice, and the taxes of the amount. */
function creditContent(
  invoice: DocumentContent,
  earlier: readonly DocumentContent[],
  { amount, lineList = [] }: Pick<Credit, 'amount' | 'lineList'>,
  now = new Date(),
): DocumentContent {
  const { creditLine, creditPart } = inLocale(words, invoice.locale);
  const name = (amount < invoice.total ? creditPart : creditLine)({ number: invoice.order.number });
  // An order has one rate; where a document has none or several, its lines do not say theirs.
  const [rate, ...furtherRates] = invoice.taxList;
  const ofLine = rate && furtherRates.length === 0 ? { tax: { name: rate.name, basisPoints: rate.basisPoints } } : {};
  const lines =
    lineList.length > 0
      ? lineList.map((line) => ({ ...line, ...ofLine }))
      : [{ name, detailList: [], quantity: 1, unitPrice: amount, total: amount }];
  const taxLists = earlier.map(({ taxList }) => taxList);
  return {
    ...invoice,
    issuedAt: now.toISOString(),
    lineList: lines,
    sumList: [],
    total: amount,
    taxList: creditSplit(invoice.taxList, taxLists, amount),
  };
}
