import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { BlogBlock } from '@afterimage/contract/blog.ts';
import type { PostalAddress } from '@afterimage/contract/accounts.ts';
import type { Picture } from '@afterimage/contract/catalogue.ts';
import type {
  ArType,
  InputKind,
  Limits,
  MediumDisplay,
  Placement,
  TextMedium,
} from '@afterimage/contract/customization.ts';
import type { CouponKind } from '@afterimage/contract/coupons.ts';
import type { DraftContent } from '@afterimage/contract/drafts.ts';
import type { MatStyle } from '@afterimage/contract/mats.ts';
import type { OrderStatus } from '@afterimage/contract/orders.ts';
import type { AcceptedWarning, PrintTemplate, TextStyle } from '@afterimage/contract/print.ts';
import type { Region } from '@afterimage/scene/region.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const id = () =>
  uuid('id')
    .primaryKey()
    .default(sql`gen_random_uuid()`);
const number = () => integer('id').primaryKey().generatedByDefaultAsIdentity();
const moment = (name: string) => timestamp(name, { withTimezone: true });
const createdAt = () => moment('created_at').notNull().defaultNow();

// ---- catalogue ----

export const categories = pgTable('categories', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  position: integer('position').notNull().default(0),
});

/** A colour as the product shows it; the variants carry the stock. */
export interface ProductColor {
  color: string;
  colorCode: string;
  image: Picture;
}

export const products = pgTable(
  'products',
  {
    id: number(),
    sku: text('sku').notNull().unique(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    price: integer('price').notNull(),
    discount: integer('discount').notNull().default(0),
    /** Follows from price and discount; kept so that filters and sorts can use an index. */
    finalPrice: integer('final_price').notNull(),
    isNew: boolean('is_new').notNull().default(false),
    rating: real('rating').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    saleCount: integer('sale_count').notNull().default(0),
    /** Category ids, for the wire and for the index. */
    category: text('category').array().notNull().default([]),
    tag: text('tag').array().notNull().default([]),
    colors: jsonb('colors').$type<ProductColor[]>().notNull().default([]),
    thumbImage: jsonb('thumb_image').$type<Picture[]>().notNull().default([]),
    image: jsonb('image').$type<Picture[]>().notNull().default([]),
    shortDescription: text('short_description').notNull().default(''),
    fullDescription: text('full_description').notNull().default(''),
    affiliateLink: text('affiliate_link'),
    isCustomizable: boolean('is_customizable').notNull().default(false),
    /** What is printed where; null lets it follow from the slots. */
    printTemplate: jsonb('print_template').$type<PrintTemplate>(),
    /** Where the model (GLB) of the product lies under the shop's address. */
    modelUrl: text('model_url'),
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
    /** name (A), tags and categories (B), short description (C), full description (D); set by a trigger. */
    searchVector: tsvector('search_vector'),
  },
  (table) => [
    check('products_price', sql`${table.price} >= 0 and ${table.discount} between 0 and 100`),
    index('products_category').using('gin', table.category),
    index('products_search').using('gin', table.searchVector),
    // Every order of a list is an index that can be walked, also far into it, without reading rows.
    ...[
      index('products_featured').on(table.isCustomizable, table.saleCount, table.id),
      index('products_sale_count').on(table.saleCount, table.id),
      index('products_final_price').on(table.finalPrice, table.id),
      index('products_created').on(table.createdAt, table.id),
      index('products_rating').on(table.rating, table.ratingCount, table.id),
      index('products_discount').on(table.discount, table.saleCount, table.id),
    ].map((order) => order.where(sql`${table.active}`)),
  ],
);

/** Every word of names, tags and categories, lower case without accents: what a mistyped word may have meant. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() });

export const variants = pgTable(
  'variants',
  {
    id: number(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull().unique(),
    color: text('color'),
    size: text('size'),
    /** What can be sold now: a hold takes from it at once, an expired hold gives back. */
    stock: integer('stock').notNull().default(0),
    position: integer('position').notNull().default(0),
  },
  (table) => [check('variants_stock', sql`${table.stock} >= 0`), index('variants_product').on(table.productId)],
);

export const customizations = pgTable(
  'customizations',
  {
    id: number(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    kind: text('kind').$type<InputKind>().notNull(),
    fieldType: text('field_type').$type<'IMAGE' | 'TEXT'>(),
    selectionMode: text('selection_mode').$type<'SINGLE' | 'MULTI'>().notNull(),
    title: text('title').notNull(),
    required: boolean('required').notNull().default(false),
    limits: jsonb('limits').$type<Limits>().notNull().default({}),
  },
  (table) => [index('customizations_product').on(table.productId)],
);

export const extras = pgTable(
  'extras',
  {
    id: number(),
    customizationId: integer('customization_id')
      .notNull()
      .references(() => customizations.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    title: text('title').notNull(),
    price: integer('price').notNull().default(0),
  },
  (table) => [index('extras_customization').on(table.customizationId), check('extras_price', sql`${table.price} >= 0`)],
);

export const countries = pgTable('countries', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  postalCodePattern: text('postal_code_pattern'),
});

// ---- accounts ----

export const accounts = pgTable('accounts', {
  id: id(),
  /** Lower case; as typed it stands in `emailShown`. */
  email: text('email').notNull().unique(),
  emailShown: text('email_shown').notNull(),
  /** PHC string of argon2id. */
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  verifiedAt: moment('verified_at'),
  /** The language of mails to this person. */
  locale: text('locale').notNull().default('en'),
  createdAt: createdAt(),
});

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token; the token itself is never kept. */
    tokenHash: bytea('token_hash').notNull().unique(),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_account').on(table.accountId)],
);

export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<'verify' | 'reset' | 'email'>().notNull(),
    /** The address that is proved by using a token of purpose `email`, as it was typed. */
    newEmail: text('new_email'),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('one_time_tokens_account').on(table.accountId)],
);

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    address: jsonb('address').$type<PostalAddress>().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('addresses_account').on(table.accountId),
    uniqueIndex('addresses_default')
      .on(table.accountId)
      .where(sql`${table.isDefault}`),
  ],
);

/** How often something was tried of late; the form is that of rate-limiter-flexible, `expire` in milliseconds of Unix time. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});

/** Mails that were written in demo mode, for the outbox. */
export const mails = pgTable('mails', {
  id: id(),
  to: text('to').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  links: jsonb('links').$type<string[]>().notNull().default([]),
  createdAt: createdAt(),
});

// ---- files ----

export const files = pgTable(
  'files',
  {
    id: id(),
    /** Null when a guest uploaded it: then whoever knows the id may use it. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    kind: text('kind').$type<'photo' | 'medium'>().notNull(),
    /** The type of a medium; null for photos. */
    arType: text('ar_type').$type<ArType>(),
    mimeType: text('mime_type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    sha256: bytea('sha256').notNull(),
    width: integer('width'),
    height: integer('height'),
    durationSeconds: real('duration_seconds'),
    /** Where the file shown to people lies in the store, and the untouched original for printing. */
    storageKey: text('storage_key').notNull(),
    originalKey: text('original_key'),
    /** The still picture of a medium, as JPEG or WebP. */
    posterKey: text('poster_key'),
    posterType: text('poster_type'),
    /** The captions of a film, as WebVTT. */
    captionsKey: text('captions_key'),
    /** What a medium of type TEXT says. */
    textMedium: jsonb('text_medium').$type<TextMedium>(),
    triangles: integer('triangles'),
    /** Of the shop's own gallery: everybody may use it, nobody makes it his own, and no job deletes it. */
    shared: boolean('shared').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('files_account').on(table.accountId), index('files_created').on(table.createdAt)],
);

/** The models of the gallery, in the order in which they are offered; `name` is the one of its file in the sample. */
export const galleryModels = pgTable('gallery_models', {
  id: uuid('id')
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  name: text('name').notNull().unique(),
  title: text('title').notNull(),
  position: integer('position').notNull().default(0),
});

// ---- drafts ----

/** A personalisation that is not ordered yet; its key is made of its id and the shop's secret. */
export const drafts = pgTable(
  'drafts',
  {
    id: id(),
    /** Null for a guest's. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    content: jsonb('content').$type<DraftContent>().notNull(),
    revision: integer('revision').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('drafts_account').on(table.accountId, table.updatedAt),
    index('drafts_updated').on(table.updatedAt),
    index('drafts_named').using('gin', table.content.op('jsonb_path_ops')).with({ fastupdate: false }),
  ],
);

// ---- cart ----

/** A filled slot as it is kept on a line: ids only, prices and titles come from the catalogue. */
export interface KeptCustomization {
  customizationId: number;
  input: string | null;
  extraList: number[];
  placement: Placement | null;
  /** Absent on lines that were made before there were styles. */
  textStyle?: TextStyle | null;
  /** The mat round a photo; absent without one. */
  mat?: MatStyle;
  arCustomization: { attachmentId: string; type: ArType; display?: MediumDisplay } | null;
}
/** Everything that makes a line personal. */
export interface Personalization {
  extraList: number[];
  customizationList: KeptCustomization[];
  acceptedWarningList?: AcceptedWarning[];
}

export const carts = pgTable('carts', {
  id: id(),
  /** Null for a guest's cart. */
  accountId: uuid('account_id')
    .unique()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Set when a guest cart was joined to an account's: it is spent. */
  joinedTo: uuid('joined_to').references(() => accounts.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const cartLines = pgTable(
  'cart_lines',
  {
    id: id(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    personalization: jsonb('personalization').$type<Personalization>(),
    /** SHA-256 (hex) of the personalisation, '' for a plain line; plain equal lines add up. */
    personalizationHash: text('personalization_hash').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 99`),
    index('cart_lines_cart').on(table.cartId),
    // Those of `jsonb_path_ops` find where a file is named (files/delete-unused.ts); one by one, so without a list of
    // what is still to be sorted in, which every look would go through.
    index('cart_lines_named').using('gin', table.personalization.op('jsonb_path_ops')).with({ fastupdate: false }),
    uniqueIndex('cart_lines_plain')
      .on(table.cartId, table.variantId)
      .where(sql`${table.personalizationHash} = ''`),
  ],
);

// ---- prices ----

/** Value added tax that is contained in shown prices when goods go to a country; in hundredths of a percent. */
export const taxRates = pgTable(
  'tax_rates',
  {
    countryCode: text('country_code').primaryKey(),
    /** What the tax is called there: VAT, MwSt., TVA. */
    name: text('name').notNull(),
    basisPoints: integer('basis_points').notNull(),
  },
  (table) => [check('tax_rates_basis_points', sql`${table.basisPoints} between 0 and 5000`)],
);

/** `value` is whole percent or minor units; nothing for free delivery. */
export const coupons = pgTable(
  'coupons',
  {
    id: number(),
    /** Upper case without spaces, as it is compared. */
    code: text('code').notNull().unique(),
    title: text('title').notNull(),
    kind: text('kind').$type<CouponKind>().notNull(),
    value: integer('value').notNull().default(0),
    /** What the goods must be worth after discounts. */
    minimumSubtotal: integer('minimum_subtotal').notNull().default(0),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** How often in all, and how often one customer; null means without limit. */
    maxUses: integer('max_uses'),
    maxUsesPerCustomer: integer('max_uses_per_customer'),
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    check('coupons_value', sql`${table.value} >= 0 and (${table.kind} <> 'percentage' or ${table.value} <= 100)`),
  ],
);

// ---- orders ----

/** A part of a total that is tax: `net` + `tax` is what goods and delivery cost at this rate. */
export interface TaxLine {
  name: string;
  basisPoints: number;
  net: number;
  tax: number;
}

/** An extra or font as it was when the order was made. */
export interface OrderedExtra {
  id: number;
  title: string;
  price: number;
}
/** A filled slot as it was ordered: titles and prices stand still. */
export interface OrderedCustomization extends Omit<KeptCustomization, 'extraList'> {
  kind: InputKind;
  title: string;
  extraList: OrderedExtra[];
}

export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** What people call the order: `A` and a running number. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity({ startWith: 10001 }).unique(),
    /** Null for a guest's order and for one whose account was erased. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** SHA-256 of the key by which a guest reaches the order; the key itself is in their mail only. */
    guestKeyHash: bytea('guest_key_hash').unique(),
    /** The cart it was made from; null for a purchase at once. */
    cartId: uuid('cart_id').references(() => carts.id, { onDelete: 'set null' }),
    status: text('status').$type<OrderStatus>().notNull(),
    /** '' until a guest has told it. */
    email: text('email').notNull(),
    /** The language of the mails about it. */
    locale: text('locale').notNull().default('en'),
    address: jsonb('address').$type<PostalAddress>(),
    deliveryMethod: jsonb('delivery_method').$type<{ id: string; name: string }>(),
    subtotal: integer('subtotal').notNull(),
    discount: integer('discount').notNull(),
    deliveryPrice: integer('delivery_price').notNull().default(0),
    /** As it was typed in by the code's rules; what it took off goods and delivery. */
    couponCode: text('coupon_code'),
    couponDiscount: integer('coupon_discount').notNull().default(0),
    total: integer('total').notNull(),
    /** Contained in the total. */
    taxList: jsonb('tax_list').$type<TaxLine[]>().notNull().default([]),
    currency: text('currency').notNull(),
    /** Runs without gaps over the paid orders. */
    invoiceNumber: integer('invoice_number').unique(),
    /** Until when the stock of its lines is held; null when nothing is held any more or it is paid. */
    holdExpiresAt: moment('hold_expires_at'),
    paidAt: moment('paid_at'),
    /** From then on photos and texts stand still. */
    productionStartedAt: moment('production_started_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('orders_account').on(table.accountId, table.createdAt),
    index('orders_hold')
      .on(table.holdExpiresAt)
      .where(sql`${table.holdExpiresAt} is not null`),
    index('orders_cart').on(table.cartId),
    // A guest's orders are found by the address that an account has proved.
    index('orders_guest_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.accountId} is null`),
    uniqueIndex('orders_open_cart')
      .on(table.cartId)
      .where(sql`${table.status} = 'open'`),
  ],
);

/** When an order came to a status, for its timeline; a trigger writes it, whoever changes the order. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: number(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text('status').$type<OrderStatus>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('order_events_order').on(table.orderId)],
);

/** Which order uses a coupon; given back when the order expires or is cancelled. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    /** Lower case; one person is one address, with an account or without. */
    email: text('email').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('coupon_uses_coupon').on(table.couponId, table.email)],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    /** The cart line it came from, removed from the cart once paid; null for a purchase at once. */
    cartLineId: uuid('cart_line_id'),
    productId: integer('product_id').notNull(),
    variantId: integer('variant_id').notNull(),
    sku: text('sku').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    color: text('color'),
    size: text('size'),
    mainImageUrl: text('main_image_url').notNull(),
    /** The product in the colour that was ordered. */
    picture: jsonb('picture').$type<Picture>(),
    quantity: integer('quantity').notNull(),
    listUnitPrice: integer('list_unit_price').notNull(),
    unitPrice: integer('unit_price').notNull(),
    isCustomizable: boolean('is_customizable').notNull().default(false),
    extraList: jsonb('extra_list').$type<OrderedExtra[]>().notNull().default([]),
    customizationList: jsonb('customization_list').$type<OrderedCustomization[]>().notNull().default([]),
    acceptedWarningList: jsonb('accepted_warning_list').$type<AcceptedWarning[]>().notNull().default([]),
    /** As the product's was when it was ordered; null for lines that were ordered before there were templates. */
    printTemplate: jsonb('print_template').$type<PrintTemplate>(),
  },
  (table) => [
    index('order_lines_order').on(table.orderId),
    index('order_lines_named').using('gin', table.customizationList.op('jsonb_path_ops')).with({ fastupdate: false }),
    check('order_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

/** What an order has taken from a variant's stock and may have to give back. */
export const stockHolds = pgTable(
  'stock_holds',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.variantId] }),
    index('stock_holds_variant').on(table.variantId),
    check('stock_holds_quantity', sql`${table.quantity} > 0`),
  ],
);

export const payments = pgTable(
  'payments',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    /** The provider's own name of the payment. */
    reference: text('reference').notNull(),
    url: text('url').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    status: text('status').$type<'pending' | 'paid' | 'failed' | 'cancelled' | 'superseded' | 'refunded'>().notNull(),
    createdAt: createdAt(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('payments_order').on(table.orderId),
    uniqueIndex('payments_reference').on(table.provider, table.reference),
  ],
);

/** Every event a payment provider has told, once: a repeated one finds itself here. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    outcome: text('outcome').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);

// ---- projects ----

export const projects = pgTable(
  'projects',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    orderLineId: uuid('order_line_id')
      .notNull()
      .unique()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    /** Unguessable: whoever has it may look. */
    viewerCode: text('viewer_code').notNull().unique(),
    /** Set while its owner keeps it closed. */
    viewerClosedAt: moment('viewer_closed_at'),
    viewerExpiresAt: moment('viewer_expires_at'),
    /** Of its pass phrase, as passwords are hashed; null without one. */
    viewerPassHash: text('viewer_pass_hash'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('projects_order').on(table.orderId)],
);

export const projectItems = pgTable(
  'project_items',
  {
    id: id(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    customization: jsonb('customization').$type<OrderedCustomization>().notNull(),
  },
  (table) => [
    index('project_items_project').on(table.projectId),
    index('project_items_named').using('gin', table.customization.op('jsonb_path_ops')).with({ fastupdate: false }),
  ],
);

/** What a slot showed before each exchange, so that it can be put back. */
export const projectItemVersions = pgTable(
  'project_item_versions',
  {
    id: id(),
    projectItemId: uuid('project_item_id')
      .notNull()
      .references(() => projectItems.id, { onDelete: 'cascade' }),
    arCustomization: jsonb('ar_customization').$type<OrderedCustomization['arCustomization']>(),
    /** The whole slot before a change of what is printed; null when only the medium was exchanged. */
    customization: jsonb('customization').$type<OrderedCustomization>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('project_item_versions_item').on(table.projectItemId),
    index('project_item_versions_named')
      .using('gin', table.customization.op('jsonb_path_ops'))
      .with({ fastupdate: false }),
    index('project_item_versions_medium')
      .using('gin', table.arCustomization.op('jsonb_path_ops'))
      .with({ fastupdate: false }),
  ],
);

/** The print files of a project, one for each surface and each content that was to be printed; the newest counts. */
export const printFiles = pgTable(
  'print_files',
  {
    id: id(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** SHA-256 (hex) of the scene and everything else that goes into it: the same is not made twice. */
    contentHash: text('content_hash').notNull(),
    storageKey: text('storage_key').notNull(),
    bytes: integer('bytes').notNull(),
    pages: integer('pages').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('print_files_content').on(table.projectId, table.contentHash)],
);

// ---- wishlist ----

/** All that a target is made of: what is seen where a photo is printed, and where the photos lie in the store. */
export interface TargetRecipe {
  region: Region;
  /** As `original` is told apart from `shown`, which people see and which has fewer pixels; by the photos' ids. */
  photos: Record<string, { shown: string; original: string | null }>;
}

/**
 * Photos as they are printed, prepared for the tracker. The hash is that of all that goes into one, so that what is
 * printed alike is made once, whatever project or draft it belongs to. A row stands before its files are made, and
 * says how to make them.
 */
export const targets = pgTable(
  'targets',
  {
    /** SHA-256, hex. */
    hash: text('hash').primaryKey(),
    recipe: jsonb('recipe').$type<TargetRecipe>().notNull(),
    /** The photos in it: when one of them is deleted, so is this. */
    photoIds: uuid('photo_ids').array().notNull(),
    /** Where the pack and the picture from which it was compiled lie in the store; null until they are made. */
    packKey: text('pack_key'),
    pictureKey: text('picture_key'),
    packBytes: integer('pack_bytes'),
    pictureBytes: integer('picture_bytes'),
    /** Pixels of the picture that is compiled. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: createdAt(),
    /** The day on which it was last asked for, at least: what nobody asks for is deleted, and made again when needed. */
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  (table) => [index('targets_used').on(table.usedAt), index('targets_photos').using('gin', table.photoIds)],
);

/** The code under which a draft is tried in the viewer. */
export const draftViewers = pgTable(
  'draft_viewers',
  {
    code: text('code').primaryKey(),
    draftId: uuid('draft_id')
      .notNull()
      .unique()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    openedAt: moment('opened_at'),
    lockedAt: moment('locked_at'),
  },
  (table) => [index('draft_viewers_expires').on(table.expiresAt)],
);

/** How often a project's viewer was opened on a day and found its print; nothing says who it was. */
export const scanCounts = pgTable(
  'scan_counts',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    opened: integer('opened').notNull().default(0),
    /** How many found their print within each of the times of `viewer/lock-times.ts`, the last one beyond them. */
    lockTimes: integer('lock_times').array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.day] })],
);

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.productId] }),
    index('wishlist_items_product').on(table.productId),
  ],
);

// ---- reviews ----

/** The ratings that a product came with, from the sample or another shop: there are no reviews of ours behind them. */
export const importedRatings = pgTable('imported_ratings', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  ratingSum: doublePrecision('rating_sum').notNull(),
  ratingCount: integer('rating_count').notNull(),
});

/** Triggers keep the product's rating and the number of upvotes right, whoever writes here. */
export const reviews = pgTable(
  'reviews',
  {
    id: number(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    rating: integer('rating').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** Files of kind `photo`, in the order in which they are shown. */
    photoIds: uuid('photo_ids').array().notNull().default([]),
    upvoteCount: integer('upvote_count').notNull().default(0),
    createdAt: createdAt(),
    editedAt: moment('edited_at'),
  },
  (table) => [
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    uniqueIndex('reviews_one_each').on(table.productId, table.accountId),
    index('reviews_account').on(table.accountId),
    index('reviews_photos').using('gin', table.photoIds).with({ fastupdate: false }),
    index('reviews_helpful').on(table.productId, table.upvoteCount, table.createdAt, table.id),
    index('reviews_newest').on(table.productId, table.createdAt, table.id),
    index('reviews_by_rating').on(table.productId, table.rating),
  ],
);

export const reviewUpvotes = pgTable(
  'review_upvotes',
  {
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.accountId] }),
    index('review_upvotes_account').on(table.accountId),
  ],
);

// ---- blog ----

export const blogCategories = pgTable('blog_categories', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  position: integer('position').notNull().default(0),
});

export const blogs = pgTable(
  'blogs',
  {
    id: number(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    /** Ids of categories of articles, for the wire and for the index. */
    category: text('category').array().notNull().default([]),
    picture: jsonb('picture').$type<Picture>(),
    authorName: text('author_name').notNull(),
    publishedAt: moment('published_at').notNull().defaultNow(),
    blockList: jsonb('block_list').$type<BlogBlock[]>().notNull(),
  },
  (table) => [
    index('blogs_category').using('gin', table.category),
    index('blogs_published').on(table.publishedAt, table.id),
  ],
);

// ---- the shop itself ----

/** The answer to a request that carried an Idempotency-Key, written in the transaction of its effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    reply: json('reply'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('idempotency_keys_created').on(table.createdAt)],
);

/** Secrets and marks that the shop makes for itself: signing keys, whether the sample was loaded. */
export const shopFacts = pgTable('shop_facts', { name: text('name').primaryKey(), value: text('value').notNull() });
