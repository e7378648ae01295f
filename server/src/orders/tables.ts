import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PostalAddress } from '@afterimage/contract/accounts.ts';
import type { Picture } from '@afterimage/contract/catalogue.ts';
import type { OrderedMethod, OrderStatus } from '@afterimage/contract/orders.ts';
import type { AcceptedWarning, PrintTemplate } from '@afterimage/contract/print.ts';
import type { LineReason, LineState } from '@afterimage/contract/values/line-states.ts';
import { accounts } from '../accounts/tables.ts';
import { carts } from '../cart/tables.ts';
import { variants } from '../catalogue/tables.ts';
import { coupons } from '../coupons/tables.ts';
import { bytea, createdAt, uuidKey, moment, numberKey } from '../platform/db/columns.ts';
import {
  copied,
  impersonal,
  excludedFromCopy,
  keptByLaw,
  ofOrder,
  owner,
  personal,
} from '../platform/db/personal-data.ts';
import { withoutContent, withoutName } from './erased-values.ts';
import { customerName, lineLabel, plainPostcode, printedTexts } from './order-expressions.ts';
import type { DocumentKind, TaxReason } from '@afterimage/contract/values/taxes.ts';
import type { VatCheck } from './vat-check.ts';
import type { DocumentContent } from './documents/document-content.ts';
import type { Extra } from '@afterimage/contract/customization.ts';
import type { SoldSlot } from '@afterimage/contract/filled-slot.ts';

/** A part of a total that is tax: `net` + `tax` is what goods and delivery cost at this rate. */
export interface TaxLine {
  name: string;
  basisPoints: number;
  net: number;
  tax: number;
}

export const orders = pgTable(
  'orders',
  {
    id: uuidKey(),
    /** What people call the order: `A` and a running number. */
    number: impersonal(
      bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity({ startWith: 10001 }).unique(),
    ),
    /** Null for a guest's order and for one whose account was erased. */
    accountId: owner(
      uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
      () => null,
    ),
    /** SHA-256 of the key by which a guest reaches the order; the key itself is in their mail only. */
    guestKeyHash: personal(bytea('guest_key_hash').unique(), excludedFromCopy('a secret'), () => null),
    /** The cart it was made from; null for a purchase at once. */
    cartId: impersonal(uuid('cart_id').references(() => carts.id, { onDelete: 'set null' })),
    status: impersonal(text('status').$type<OrderStatus>().notNull()),
    /** '' until a guest has told it. */
    email: personal(text('email').notNull(), copied, () => sql`''`),
    /** The language of the mails about it. */
    locale: impersonal(text('locale').notNull().default('en')),
    address: personal(jsonb('address').$type<PostalAddress>(), copied, withoutName),
    /** Where the invoice goes, if not to `address`. */
    billingAddress: personal(jsonb('billing_address').$type<PostalAddress>(), copied, withoutName),
    /** The message that goes along with a gift, '' without one; null where it is no gift. */
    giftMessage: personal(text('gift_message'), copied, () => null),
    deliveryMethod: impersonal(jsonb('delivery_method').$type<OrderedMethod>()),
    /** What the delivery cost, and from which value it was free, when the order was placed; an edit goes by it. */
    deliveryRate: impersonal(jsonb('delivery_rate').$type<{ price: number; freeFrom: number | null }>()),
    subtotal: impersonal(integer('subtotal').notNull()),
    discount: impersonal(integer('discount').notNull()),
    deliveryPrice: impersonal(integer('delivery_price').notNull().default(0)),
    /** As it was typed in by the code's rules; what it took off goods and delivery. */
    couponCode: impersonal(text('coupon_code')),
    couponDiscount: impersonal(integer('coupon_discount').notNull().default(0)),
    total: impersonal(integer('total').notNull()),
    /** Contained in the total. */
    taxList: impersonal(jsonb('tax_list').$type<TaxLine[]>().notNull().default([])),
    /** The tax that the total is reduced by for a company that accounts for it itself. */
    taxDeduction: impersonal(integer('tax_deduction').notNull().default(0)),
    /** Why there is no tax; null where there is, and until the order is completed. */
    taxReason: impersonal(text('tax_reason').$type<TaxReason>()),
    /** A company's VAT ID, and how it was checked. */
    vatCheck: personal(jsonb('vat_check').$type<VatCheck>(), copied, () => sql`null`),
    /** The terms that were in force when it was completed: page, language and version. */
    acceptedTerms: impersonal(jsonb('accepted_terms').$type<{ locale: string; version: number }>()),
    currency: impersonal(text('currency').notNull()),
    /** Written before there were documents, which took it over; nothing reads it any more. */
    invoiceNumber: impersonal(integer('invoice_number').unique()),
    /** Until when the stock of its lines is held; null when nothing is held any more or it is paid. */
    holdExpiresAt: impersonal(moment('hold_expires_at')),
    /** When it last began to hold stock, and how often it has done so of late. */
    heldAt: impersonal(moment('held_at')),
    holdCount: impersonal(integer('hold_count').notNull().default(1)),
    /** When the payment page was first opened for this hold, which moved the hold's end. */
    paymentOpenedAt: impersonal(moment('payment_opened_at')),
    /** A hash of the network from which it holds stock, as long as it does. */
    holdNetwork: personal(text('hold_network'), excludedFromCopy('of a hold that soon ends'), () => null),
    deliveryMinDays: impersonal(integer('delivery_min_days')),
    deliveryMaxDays: impersonal(integer('delivery_max_days')),
    /** The day on which it is to leave, and between which it is to arrive: promised when it was paid. */
    shipOn: impersonal(date('ship_on')),
    arrivesFrom: impersonal(date('arrives_from')),
    arrivesUntil: impersonal(date('arrives_until')),
    paidAt: impersonal(moment('paid_at')),
    /** From then on photos and texts stand still. */
    productionStartedAt: impersonal(moment('production_started_at')),
    /** Counts the operators' changes: who changes an order says which version they saw. */
    version: impersonal(integer('version').notNull().default(1)),
    createdAt: createdAt(),
  },
  (table) => [
    index('orders_account').on(table.accountId, table.createdAt),
    index('orders_paid')
      .on(table.paidAt)
      .where(sql`${table.paidAt} is not null`),
    index('orders_hold')
      .on(table.holdExpiresAt)
      .where(sql`${table.holdExpiresAt} is not null`),
    index('orders_cart').on(table.cartId),
    index('orders_hold_network')
      .on(table.holdNetwork)
      .where(sql`${table.holdNetwork} is not null`),
    // A guest's orders are found by the address that an account has proved.
    index('orders_guest_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.accountId} is null`),
    // What operators sort and filter by; the number decides between equals.
    index('orders_list_status').on(table.status, table.number),
    index('orders_list_created').on(table.createdAt, table.number),
    index('orders_list_paid').on(table.paidAt, table.number),
    index('orders_list_total').on(table.total, table.number),
    index('orders_list_customer').on(customerName(table.address), table.number),
    index('orders_list_delivery').on(sql`(${table.deliveryMethod} ->> 'id')`, table.number),
    index('orders_list_country').on(sql`(${table.address} ->> 'countryCode')`, table.number),
    // What they search by.
    index('orders_search_customer').using('gin', sql`${customerName(table.address)} gin_trgm_ops`),
    index('orders_search_email').using('gin', sql`lower(${table.email}) gin_trgm_ops`),
    index('orders_search_postcode').on(sql`${plainPostcode(table.address)} text_pattern_ops`),
    uniqueIndex('orders_open_cart')
      .on(table.cartId)
      .where(sql`${table.status} = 'open'`),
  ],
);

/** When an order came to a status, for its timeline; a trigger writes it, whoever changes the order. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: numberKey(),
    orderId: impersonal(
      uuid('order_id')
        .notNull()
        .references(() => orders.id, { onDelete: 'cascade' }),
    ),
    status: impersonal(text('status').$type<OrderStatus>().notNull()),
    createdAt: createdAt(),
  },
  (table) => [index('order_events_order').on(table.orderId)],
);

/** The mails about an order that were handed over to be sent. */
export const orderMails = pgTable(
  'order_mails',
  {
    id: uuidKey(),
    orderId: impersonal(
      uuid('order_id')
        .notNull()
        .references(() => orders.id, { onDelete: 'cascade' }),
    ),
    to: personal(text('to').notNull(), excludedFromCopy('the customer has the mail'), () => sql`''`),
    subject: personal(text('subject').notNull(), excludedFromCopy('the customer has the mail'), () => sql`''`),
    text: personal(text('text').notNull(), excludedFromCopy('the customer has the mail'), () => sql`''`),
    /** Who wrote it; '' for a mail that the shop sends by itself. */
    operatorName: impersonal(text('operator_name').notNull().default('')),
    createdAt: createdAt(),
  },
  (table) => [index('order_mails_order').on(table.orderId, table.createdAt)],
);

/** Which order uses a coupon; given back when the order expires or is cancelled. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    orderId: impersonal(
      uuid('order_id')
        .primaryKey()
        .references(() => orders.id, { onDelete: 'cascade' }),
    ),
    couponId: impersonal(
      integer('coupon_id')
        .notNull()
        .references(() => coupons.id, { onDelete: 'cascade' }),
    ),
    /** Lower case; one person is one address, with an account or without. */
    email: personal(text('email').notNull(), excludedFromCopy('the order has it'), () => sql`order_id::text`),
    createdAt: createdAt(),
  },
  (table) => [index('coupon_uses_coupon').on(table.couponId, table.email)],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: uuidKey(),
    orderId: impersonal(
      uuid('order_id')
        .notNull()
        .references(() => orders.id, { onDelete: 'cascade' }),
    ),
    position: impersonal(integer('position').notNull().default(0)),
    /** The cart line it came from, removed from the cart once paid; null for a purchase at once. */
    cartLineId: impersonal(uuid('cart_line_id')),
    productId: impersonal(integer('product_id').notNull()),
    variantId: impersonal(integer('variant_id').notNull()),
    sku: impersonal(text('sku').notNull()),
    slug: impersonal(text('slug').notNull()),
    name: impersonal(text('name').notNull()),
    color: impersonal(text('color')),
    size: impersonal(text('size')),
    mainImageUrl: impersonal(text('main_image_url').notNull()),
    /** The product in the colour that was ordered. */
    picture: impersonal(jsonb('picture').$type<Picture>()),
    quantity: impersonal(integer('quantity').notNull()),
    listUnitPrice: impersonal(integer('list_unit_price').notNull()),
    unitPrice: impersonal(integer('unit_price').notNull()),
    /** What a piece cost the shop when it was ordered; a trigger writes it. Null where that was not known. */
    unitCost: impersonal(integer('unit_cost')),
    isCustomizable: impersonal(boolean('is_customizable').notNull().default(false)),
    extraList: impersonal(jsonb('extra_list').$type<Extra[]>().notNull().default([])),
    customizationList: personal(
      jsonb('customization_list').$type<SoldSlot[]>().notNull().default([]),
      copied,
      withoutContent,
    ),
    acceptedWarningList: impersonal(jsonb('accepted_warning_list').$type<AcceptedWarning[]>().notNull().default([])),
    /** As the product's was when it was ordered; null where the product had none. */
    printTemplate: impersonal(jsonb('print_template').$type<PrintTemplate>()),
  },
  (table) => [
    index('order_lines_order').on(table.orderId),
    index('order_lines_personalized')
      .on(table.orderId)
      .where(sql`jsonb_array_length(${table.customizationList}) > 0`),
    index('order_lines_named').using('gin', table.customizationList.op('jsonb_path_ops')).with({ fastupdate: false }),
    index('order_lines_search_label').using('gin', sql`${lineLabel(table.name, table.sku)} gin_trgm_ops`),
    index('order_lines_search_texts').using('gin', sql`${printedTexts(table.customizationList)} gin_trgm_ops`),
    check('order_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

/** Where each line of a paid order is in the workshop. Lines of orders that wait for their payment have no row. */
export const orderLineStates = pgTable(
  'order_line_states',
  {
    lineId: impersonal(
      uuid('line_id')
        .primaryKey()
        .references(() => orderLines.id, { onDelete: 'cascade' }),
    ),
    orderId: impersonal(
      uuid('order_id')
        .notNull()
        .references(() => orders.id, { onDelete: 'cascade' }),
    ),
    state: impersonal(text('state').$type<LineState>().notNull()),
    hasPrint: impersonal(boolean('has_print').notNull()),
    heldFrom: impersonal(text('held_from').$type<LineState>()),
    reason: impersonal(text('reason').$type<LineReason>()),
    note: personal(text('note').notNull().default(''), excludedFromCopy("the shop's own note"), () => sql`''`),
    packedPieces: impersonal(integer('packed_pieces').notNull().default(0)),
    /** Counts its changes, so that two operators do not overwrite each other's. */
    version: impersonal(integer('version').notNull().default(1)),
    changedAt: impersonal(moment('changed_at').notNull().defaultNow()),
    changedBy: impersonal(text('changed_by').notNull().default('')),
  },
  (table) => [
    index('order_line_states_order').on(table.orderId),
    index('order_line_states_open')
      .on(table.state, table.orderId)
      .where(sql`${table.state} not in ('shipped', 'cancelled')`),
  ],
);

/** Every move of a line from one state to another. */
export const orderLineMoves = pgTable(
  'order_line_moves',
  {
    id: numberKey(),
    lineId: impersonal(
      uuid('line_id')
        .notNull()
        .references(() => orderLines.id, { onDelete: 'cascade' }),
    ),
    orderId: impersonal(
      uuid('order_id')
        .notNull()
        .references(() => orders.id, { onDelete: 'cascade' }),
    ),
    from: impersonal(text('from_state').$type<LineState>().notNull()),
    to: impersonal(text('to_state').$type<LineState>().notNull()),
    reason: impersonal(text('reason').$type<LineReason>()),
    note: personal(text('note').notNull().default(''), excludedFromCopy("the shop's own note"), () => sql`''`),
    operatorId: impersonal(uuid('operator_id')),
    operatorName: impersonal(text('operator_name').notNull().default('')),
    createdAt: createdAt(),
  },
  (table) => [index('order_line_moves_line').on(table.lineId), index('order_line_moves_order').on(table.orderId)],
);

/** What an order has taken from a variant's stock and may have to give back. */
export const stockHolds = pgTable(
  'stock_holds',
  {
    orderId: impersonal(
      uuid('order_id')
        .notNull()
        .references(() => orders.id, { onDelete: 'cascade' }),
    ),
    variantId: impersonal(
      integer('variant_id')
        .notNull()
        .references(() => variants.id, { onDelete: 'cascade' }),
    ),
    quantity: impersonal(integer('quantity').notNull()),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.variantId] }),
    index('stock_holds_variant').on(table.variantId),
    check('stock_holds_quantity', sql`${table.quantity} > 0`),
  ],
);

/** Invoices and credit notes: what they say is stored when the order is paid or money goes back, number and PDF follow. */
export const documents = pgTable(
  'documents',
  {
    id: uuidKey(),
    kind: impersonal(text('kind').$type<DocumentKind>().notNull()),
    /** Runs without gaps over the documents of its kind; null until `numberDocuments` has come to it. */
    number: impersonal(integer('number')),
    orderId: impersonal(
      uuid('order_id')
        .notNull()
        .references(() => orders.id, { onDelete: 'restrict' }),
    ),
    /** The refund of a credit note. */
    refundId: impersonal(uuid('refund_id').unique()),
    /** Null for an invoice from before documents were stored, until its job has come to it, and once it is forgotten. */
    content: personal(
      jsonb('content').$type<DocumentContent>(),
      excludedFromCopy('the order is copied; the document is a file that its page has'),
      keptByLaw,
    ),
    /** Where its PDF lies in the file store, and what it is. */
    storageKey: impersonal(text('storage_key').unique()),
    sha256: impersonal(bytea('sha256')),
    bytes: impersonal(integer('bytes')),
    /** When it was old enough to be let go of. */
    forgottenAt: impersonal(moment('forgotten_at')),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('documents_number').on(table.kind, table.number),
    uniqueIndex('documents_invoice')
      .on(table.orderId)
      .where(sql`${table.kind} = 'invoice'`),
    index('documents_order').on(table.orderId),
    index('documents_unnumbered')
      .on(table.createdAt, table.id)
      .where(sql`${table.number} is null`),
    index('documents_unmade')
      .on(table.createdAt)
      .where(sql`${table.storageKey} is null and ${table.forgottenAt} is null`),
  ],
);

export const personalRows = [
  ofOrder(orders, orders.id),
  ofOrder(orderMails, orderMails.orderId),
  ofOrder(couponUses, couponUses.orderId),
  ofOrder(orderLines, orderLines.orderId),
  ofOrder(documents, documents.orderId),
  ofOrder(orderLineStates, orderLineStates.orderId),
  ofOrder(orderLineMoves, orderLineMoves.orderId),
];
