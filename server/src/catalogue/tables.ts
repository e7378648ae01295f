import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { Attribute, Picture } from '@afterimage/contract/catalogue.ts';
import type { InputKind, Limits } from '@afterimage/contract/customization.ts';
import type { Effect } from '@afterimage/contract/effects.ts';
import type { ContentUnit } from '@afterimage/contract/values/unit-price.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import type { ResponsibleParty, SizeGuide } from '@afterimage/contract/catalogue.ts';
import type { RoomPlacement } from '@afterimage/contract/values/room-placements.ts';
import { createdAt, moment, numberKey, tsvector } from '../platform/db/columns.ts';
import { impersonal } from '../platform/db/personal-data.ts';

/** An article number as it is compared: letters and digits alone, in capitals. */
export const articleNumberKey = (sku: SQLWrapper): SQL => sql`upper(regexp_replace(${sku}, '[^a-zA-Z0-9]', '', 'g'))`;

export const categories = pgTable('categories', {
  id: impersonal(text('id').primaryKey()),
  name: impersonal(text('name').notNull()),
  description: impersonal(text('description').notNull().default('')),
  position: impersonal(integer('position').notNull().default(0)),
  /** What the shop shows of it; its text in the shop's first language. */
  picture: impersonal(jsonb('picture').$type<Picture>()),
  /** Grows with each change by an operator. */
  version: impersonal(integer('version').notNull().default(1)),
});

/**
 * What products differ in. `color` and `size` are what the variants of a product differ in; every other attribute says
 * something of a whole product.
 */
export const attributes = pgTable(
  'attributes',
  {
    id: impersonal(text('id').primaryKey()),
    kind: impersonal(text('kind').$type<Attribute['kind']>().notNull()),
    name: impersonal(text('name').notNull()),
    /** Whether lists can be narrowed down by it. */
    filterable: impersonal(boolean('filterable').notNull().default(true)),
    position: impersonal(integer('position').notNull().default(0)),
  },
  (table) => [
    check('attributes_id', sql`${table.id} ~ '^[a-z0-9-]{1,60}$'`),
    check('attributes_kind', sql`${table.kind} in ('color', 'choice')`),
  ],
);

/** The values of an attribute; those of the kind `color` have a swatch, `#rrggbb`. */
export const attributeValues = pgTable(
  'attribute_values',
  {
    id: numberKey(),
    attributeId: impersonal(
      text('attribute_id')
        .notNull()
        .references(() => attributes.id, { onDelete: 'cascade' }),
    ),
    /** What addresses and the wire call it. */
    code: impersonal(text('code').notNull()),
    name: impersonal(text('name').notNull()),
    swatch: impersonal(text('swatch')),
    position: impersonal(integer('position').notNull().default(0)),
  },
  (table) => [
    unique('attribute_values_code').on(table.attributeId, table.code),
    check('attribute_values_code_form', sql`${table.code} ~ '^[a-z0-9-]{1,60}$'`),
    check('attribute_values_swatch', sql`${table.swatch} ~ '^#[0-9a-f]{6}$'`),
  ],
);

/** The picture of a product in one of its colours, named by its code; the variants carry the stock. */
export interface ProductColor {
  color: string;
  image: Picture;
}

export const products = pgTable(
  'products',
  {
    id: numberKey(),
    sku: impersonal(text('sku').notNull().unique()),
    slug: impersonal(text('slug').notNull().unique()),
    name: impersonal(text('name').notNull()),
    /** Before the discount, of each variant that has no price of its own. */
    price: impersonal(integer('price').notNull()),
    discount: impersonal(integer('discount').notNull().default(0)),
    /** The lowest price of its variants after the discount, which filters and sorts use; a trigger writes it. */
    finalPrice: impersonal(integer('final_price').notNull()),
    /** How much of it there is, for the price of a unit; null where none must be told. */
    contentAmount: impersonal(integer('content_amount')),
    contentUnit: impersonal(text('content_unit').$type<ContentUnit>()),
    isNew: impersonal(boolean('is_new').notNull().default(false)),
    rating: impersonal(real('rating').notNull().default(0)),
    ratingCount: impersonal(integer('rating_count').notNull().default(0)),
    /** Working days that it takes to make; null: as many as the shop's settings say. */
    productionDays: impersonal(integer('production_days')),
    saleCount: impersonal(integer('sale_count').notNull().default(0)),
    /** Category ids, for the wire and for the index. */
    category: impersonal(text('category').array().notNull().default([])),
    tag: impersonal(text('tag').array().notNull().default([])),
    colors: impersonal(jsonb('colors').$type<ProductColor[]>().notNull().default([])),
    thumbImage: impersonal(jsonb('thumb_image').$type<Picture[]>().notNull().default([])),
    image: impersonal(jsonb('image').$type<Picture[]>().notNull().default([])),
    shortDescription: impersonal(text('short_description').notNull().default('')),
    fullDescription: impersonal(text('full_description').notNull().default('')),
    affiliateLink: impersonal(text('affiliate_link')),
    isCustomizable: impersonal(boolean('is_customizable').notNull().default(false)),
    /** What is printed where; null lets it follow from the slots. */
    printTemplate: impersonal(jsonb('print_template').$type<PrintTemplate>()),
    /** Where the model (GLB) of the product lies under the shop's address. */
    modelUrl: impersonal(text('model_url')),
    /** Where AR places the model. */
    roomPlacement: impersonal(text('room_placement').$type<RoomPlacement>().notNull().default('floor')),
    /** The measures of its sizes, where they differ. */
    sizeGuide: impersonal(jsonb('size_guide').$type<SizeGuide>()),
    /** What must be told about its dangers, a sentence each. */
    warnings: impersonal(text('warnings').array().notNull().default([])),
    /** Who made it, and who answers for it in the European Union; null: the shop itself. */
    maker: impersonal(jsonb('maker').$type<ResponsibleParty>()),
    responsiblePerson: impersonal(jsonb('responsible_person').$type<ResponsibleParty>()),
    /** Whether one of its variants is in stock; a trigger writes it, so that lists can be sorted by it. */
    inStock: impersonal(boolean('in_stock').notNull().default(false)),
    active: impersonal(boolean('active').notNull().default(true)),
    /** When a draft is going to be published. */
    publishAt: impersonal(moment('publish_at')),
    /** Grows with each change by an operator. */
    version: impersonal(integer('version').notNull().default(1)),
    createdAt: createdAt(),
    /** The words by which it is found in the shop's first language, as `productSearch` has them; written by triggers. */
    searchVector: impersonal(tsvector('search_vector')),
  },
  (table) => [
    check('products_price', sql`${table.price} >= 0 and ${table.discount} between 0 and 100`),
    check(
      'products_content',
      sql`coalesce(${table.contentAmount} > 0, true) and (${table.contentAmount} is null) = (${table.contentUnit} is null)`,
    ),
    index('products_category').using('gin', table.category),
    index('products_search').using('gin', table.searchVector),
    index('products_colors').using('gin', table.colors.op('jsonb_path_ops')),
    index('products_article_number').on(articleNumberKey(table.sku)),
    // The orders of the operators' list, drafts included.
    index('products_desk_name').on(sql`lower(${table.name})`, table.id),
    index('products_desk_price').on(table.finalPrice, table.id),
    index('products_desk_created').on(table.createdAt, table.id),
    index('products_desk_search').using('gin', sql`lower(${table.name} || ' ' || ${table.sku}) gin_trgm_ops`),
    index('products_drafts')
      .on(table.id)
      .where(sql`not ${table.active}`),
    index('products_publish_at')
      .on(table.publishAt)
      .where(sql`${table.publishAt} is not null`),
    // Every order of a list is an index that can be walked, also far into it, without reading rows.
    ...[
      index('products_default_order').on(table.inStock, table.isCustomizable, table.saleCount, table.id),
      index('products_sale_count').on(table.saleCount, table.id),
      index('products_final_price').on(table.finalPrice, table.id),
      index('products_created').on(table.createdAt, table.id),
      index('products_rating').on(table.rating, table.ratingCount, table.id),
      index('products_discount').on(table.discount, table.saleCount, table.id),
    ].map((order) => order.where(sql`${table.active}`)),
  ],
);

/** The product that a row belongs to and goes with. */
const ofProduct = () =>
  impersonal(
    integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  );

/** The slugs that a product had before: their addresses lead to the present one. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    slug: impersonal(text('slug').primaryKey()),
    productId: ofProduct(),
    createdAt: createdAt(),
  },
  (table) => [index('former_slugs_product').on(table.productId)],
);

/** What the owner shows with a product, in this order; the shop's own pick comes after it. */
export const relatedProducts = pgTable(
  'related_products',
  {
    productId: ofProduct(),
    relatedId: impersonal(
      integer('related_id')
        .notNull()
        .references(() => products.id, { onDelete: 'cascade' }),
    ),
    position: impersonal(integer('position').notNull()),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.relatedId] }),
    index('related_products_related').on(table.relatedId),
    check('related_products_other', sql`${table.productId} <> ${table.relatedId}`),
  ],
);

/**
 * What a product has cost since when, discount included: its lowest price, and from the first price of a variant on also each
 * variant's. Triggers write it.
 */
export const priceHistory = pgTable(
  'price_history',
  {
    id: numberKey(),
    productId: ofProduct(),
    /** Null in the rows of the lowest price. */
    variantId: impersonal(integer('variant_id').references((): AnyPgColumn => variants.id, { onDelete: 'cascade' })),
    finalPrice: impersonal(integer('final_price').notNull()),
    discount: impersonal(integer('discount').notNull()),
    createdAt: createdAt(),
  },
  (table) => [
    index('price_history_product').on(table.productId, table.createdAt),
    index('price_history_variant').on(table.variantId, table.createdAt),
  ],
);

/** The languages beside the first in which products are searched, each with its text configuration of PostgreSQL. */
export const searchLanguages = pgTable('search_languages', {
  locale: impersonal(text('locale').primaryKey()),
  config: impersonal(text('config').notNull()),
});

/**
 * The words by which products are found in these languages: name (A), tags and categories (B), attributes, slots, choices and
 * short description (C), full description (D). What is not translated is searched as it is shown. Triggers write it.
 */
export const productSearch = pgTable(
  'product_search',
  {
    locale: impersonal(
      text('locale')
        .notNull()
        .references(() => searchLanguages.locale, { onDelete: 'cascade' }),
    ),
    productId: ofProduct(),
    searchVector: impersonal(tsvector('search_vector').notNull()),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.locale] }),
    index('product_search_vector').using('gin', table.searchVector),
  ],
);

/**
 * Every word of names, tags and categories in a language, lower case without accents, with its stem: what a mistyped word
 * may have meant, and of which compounds a word is the last part.
 */
export const searchWords = pgTable(
  'search_words',
  {
    locale: impersonal(text('locale').notNull()),
    word: impersonal(text('word').notNull()),
    stem: impersonal(text('stem').notNull().default('')),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.word] }),
    index('search_words_stem').on(table.locale, table.stem),
    index('search_words_like_word').using('gin', table.word.op('gin_trgm_ops')),
    index('search_words_like_stem').using('gin', table.stem.op('gin_trgm_ops')),
  ],
);

/**
 * What customers type for what the shop calls otherwise: each of `words` also finds what each of `finds` does. With an
 * empty `finds` the words are passed over. Both may be phrases.
 */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: numberKey(),
    locale: impersonal(text('locale').notNull()),
    words: impersonal(text('words').array().notNull()),
    finds: impersonal(text('finds').array().notNull()),
  },
  (table) => [index('search_synonyms_locale').on(table.locale)],
);

export const variants = pgTable(
  'variants',
  {
    id: numberKey(),
    productId: ofProduct(),
    sku: impersonal(text('sku').notNull().unique()),
    colorId: impersonal(integer('color_id').references(() => attributeValues.id)),
    sizeId: impersonal(integer('size_id').references(() => attributeValues.id)),
    /** What the size is called on this product, as `17 mm`; null: as the size is called. */
    sizeLabel: impersonal(text('size_label')),
    /** What can be sold now: a hold takes from it at once, an expired hold gives back. */
    stock: impersonal(integer('stock').notNull().default(0)),
    /** Its own price before the discount of its product; null: the price of the product. */
    price: impersonal(integer('price')),
    /** The cost of one piece to the shop, without tax; null: unknown. Customers never see it. */
    cost: impersonal(integer('cost')),
    position: impersonal(integer('position').notNull().default(0)),
  },
  (table) => [
    check('variants_stock', sql`${table.stock} >= 0`),
    check('variants_cost', sql`${table.cost} >= 0`),
    check('variants_price', sql`${table.price} > 0`),
    index('variants_product').on(table.productId),
    index('variants_color').on(table.colorId),
    index('variants_size').on(table.sizeId),
    index('variants_article_number').on(articleNumberKey(table.sku)),
  ],
);

/** What is true of a whole product, whichever of its variants is bought. */
export const productAttributeValues = pgTable(
  'product_attribute_values',
  {
    productId: ofProduct(),
    valueId: impersonal(
      integer('value_id')
        .notNull()
        .references(() => attributeValues.id, { onDelete: 'cascade' }),
    ),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.valueId] }),
    index('product_attribute_values_value').on(table.valueId, table.productId),
  ],
);

export const customizations = pgTable(
  'customizations',
  {
    id: numberKey(),
    productId: ofProduct(),
    position: impersonal(integer('position').notNull().default(0)),
    kind: impersonal(text('kind').$type<InputKind>().notNull()),
    fieldType: impersonal(text('field_type').$type<'IMAGE' | 'TEXT'>()),
    selectionMode: impersonal(text('selection_mode').$type<'SINGLE' | 'MULTI'>().notNull()),
    title: impersonal(text('title').notNull()),
    required: impersonal(boolean('required').notNull().default(false)),
    limits: impersonal(jsonb('limits').$type<Limits>().notNull().default({})),
  },
  (table) => [index('customizations_product').on(table.productId)],
);

export const extras = pgTable(
  'extras',
  {
    id: numberKey(),
    customizationId: impersonal(
      integer('customization_id')
        .notNull()
        .references(() => customizations.id, { onDelete: 'cascade' }),
    ),
    position: impersonal(integer('position').notNull().default(0)),
    title: impersonal(text('title').notNull()),
    price: impersonal(integer('price').notNull().default(0)),
    /** Its effects on the model and the print, and its instructions for production. */
    effectList: impersonal(jsonb('effect_list').$type<Effect[]>().notNull().default([])),
  },
  (table) => [index('extras_customization').on(table.customizationId), check('extras_price', sql`${table.price} >= 0`)],
);

/** The slots that belong to a choice or an extra: they are offered only with it. */
export const choiceSlots = pgTable(
  'choice_slots',
  {
    customizationId: impersonal(
      integer('customization_id')
        .primaryKey()
        .references(() => customizations.id, { onDelete: 'cascade' }),
    ),
    extraId: impersonal(
      integer('extra_id')
        .notNull()
        .references(() => extras.id, { onDelete: 'cascade' }),
    ),
  },
  (table) => [index('choice_slots_extra').on(table.extraId)],
);
