import type { Order, TaxLine } from '@afterimage/contract/orders.ts';
import type { TaxReason } from '@afterimage/contract/values/taxes.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { addressRows } from '../../location/address-rows.ts';
import { lineDetails } from '../line-details.ts';

/** Who writes the document. */
export interface Seller {
  name: string;
  /** Rows below the name; may be empty. */
  address: readonly string[];
  taxId: string | undefined;
}

/** A row of the table. Money in minor units. */
export interface DocumentLine {
  name: string;
  /** Colour, size, texts and what else tells it from others; may be empty. */
  detailList: readonly string[];
  quantity: number;
  unitPrice: number;
  total: number;
  /** The tax that the total contains, where the document says it by line. */
  tax?: { name: string; basisPoints: number };
}

/** A sum between the lines and the total, with its sign. */
export type DocumentSum =
  | { kind: 'subtotal' | 'discount' | 'tax_deduction' | 'waiver'; amount: number }
  | { kind: 'coupon'; code: string; amount: number }
  | { kind: 'delivery'; name: string | null; amount: number };

/**
 * All that a document says, apart from its number, as it was when the order was paid or the money went back. It is
 * stored as it is: a later change of the shop, of its texts or of the order changes no document
 * (docs/decisions/0070-documents-made-once.md).
 */
export interface DocumentContent {
  /** The date of the document, ISO 8601. */
  issuedAt: string;
  locale: Locale;
  /** In which its days are told. */
  timeZone: string;
  currency: string;
  seller: Seller;
  buyer: { rowList: readonly string[]; countryCode: string | null; vatId: string | null; email: string };
  order: { number: string; createdAt: string };
  lineList: readonly DocumentLine[];
  sumList: readonly DocumentSum[];
  total: number;
  /** Contained in the total. */
  taxList: readonly TaxLine[];
  /** Why there is no tax; null where there is. */
  taxReason: TaxReason | null;
}

/** What an invoice is made of besides its order. */
export interface InvoiceFacts {
  paidAt: Date;
  locale: Locale;
  timeZone: string;
  seller: Seller;
}

/** What the invoice of a paid order says. */
export function invoiceContent(order: Order, { paidAt, locale, timeZone, seller }: InvoiceFacts): DocumentContent {
  const { address, couponCode, taxList, taxDeduction = 0 } = order;
  const recipient = order.billingAddress ?? address;
  const sumList: DocumentSum[] = [
    { kind: 'subtotal', amount: order.subtotal },
    ...(order.discount > 0 ? [{ kind: 'discount' as const, amount: -order.discount }] : []),
    ...(couponCode ? [{ kind: 'coupon' as const, code: couponCode, amount: -order.couponDiscount }] : []),
    { kind: 'delivery', name: order.deliveryMethod?.name ?? null, amount: order.deliveryPrice },
    ...(taxDeduction > 0 ? [{ kind: 'tax_deduction' as const, amount: -taxDeduction }] : []),
  ];
  return {
    issuedAt: paidAt.toISOString(),
    locale,
    timeZone,
    currency: order.currency,
    seller,
    buyer: {
      rowList: recipient ? addressRows(recipient, locale) : [order.email],
      // That of the delivery, which the tax follows from.
      countryCode: address?.countryCode ?? null,
      vatId: order.vatId ?? null,
      email: order.email,
    },
    order: { number: order.number, createdAt: order.createdAt },
    lineList: order.itemList.map((line) => ({
      name: line.product.name,
      detailList: lineDetails(line, locale),
      quantity: line.quantity,
      unitPrice: line.listUnitPrice,
      total: line.quantity * line.listUnitPrice,
    })),
    sumList,
    total: order.total,
    taxList,
    taxReason: taxList.length === 0 ? (order.taxReason ?? 'outside') : null,
  };
}
