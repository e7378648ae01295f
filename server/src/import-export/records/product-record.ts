import * as z from 'zod';
import { picture, responsibleParty, sizeGuide } from '@afterimage/contract/catalogue.ts';
import { effect } from '@afterimage/contract/effects.ts';
import { printTemplate } from '@afterimage/contract/print.ts';
import { roomPlacements } from '@afterimage/contract/values/room-placements.ts';
import { baseLocale, locales } from '@afterimage/words/locale.ts';
import { ruledText } from './record-complaint.ts';

/** The largest number of PostgreSQL's `integer`. */
const largest = 2_147_483_647;
const amount = z.int().min(0).max(largest);
const code = ruledText('code', (text) => /^[a-z0-9-]{1,60}$/.test(text));

/** Texts in further languages: `{ "de": { "name": "Becher" } }`. */
export const texts = z
  .partialRecord(z.enum(locales.filter((locale) => locale !== baseLocale)), z.record(z.string().min(1), z.string()))
  .default({});
export type TextsByLocale = z.infer<typeof texts>;

export const slug = ruledText('slug', (text) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)).max(200);
const sku = z.string().trim().min(1).max(100);
export const moment = z.iso.datetime();
/** A moment as it is compared: in whole milliseconds. */
const comparedMoment = moment.transform((text) => new Date(text).toISOString());

/** The sizes and bounds of a slot; what they mean is in the contract's `customization.ts`. */
const limits = z.strictObject({
  widthMm: z.number().positive().optional(),
  heightMm: z.number().positive().optional(),
  bleedMm: z.number().nonnegative().optional(),
  safeMm: z.number().nonnegative().optional(),
  arAllowed: z.boolean().optional(),
  minLength: z.int().nonnegative().optional(),
  maxLength: z.int().positive().optional(),
  maxLines: z.int().positive().optional(),
  format: z.literal('dates').optional(),
});

/** A choice or an extra. Its effects name slots by their place in `slots`, counted from 0. */
const extra = z.strictObject({
  title: z.string().min(1),
  price: amount.default(0),
  effectList: z.array(effect).max(40).default([]),
  texts,
});

const slot = z.strictObject({
  kind: z.enum(['photo', 'text', 'specification', 'extra']),
  fieldType: z.enum(['IMAGE', 'TEXT']).nullable().default(null),
  selectionMode: z.enum(['SINGLE', 'MULTI']).default('SINGLE'),
  title: z.string().min(1),
  required: z.boolean().default(false),
  limits: limits.default({}),
  /** The choice that it belongs to: the places of the slot and of the extra in it, counted from 0. */
  ofChoice: z
    .strictObject({ slot: z.int().min(0), extra: z.int().min(0) })
    .nullable()
    .default(null),
  extras: z.array(extra).default([]),
  texts,
});
export type SlotRecord = z.infer<typeof slot>;

const variant = z.strictObject({
  sku,
  color: code.nullable().default(null),
  size: code.nullable().default(null),
  /** What the size is called on this product; null: as the size is called. */
  sizeLabel: z.string().min(1).nullable().default(null),
  stock: amount.default(0),
  /** Its own price before the discount; null: the price of the product. A file without it leaves it as it is. */
  price: z.int().min(1).max(largest).nullable().default(null),
  /** What a piece costs the shop, without tax. A file without it leaves it as it is. */
  cost: amount.nullable().default(null),
});

/**
 * A product with everything that an owner writes of it. Other rows are named by what people call them: categories and values by
 * their codes, slots by their places, so that a file means the same in every database. `createdAt`, `saleCount` and
 * `priceHistory` are taken over with a new product only.
 */
export const productRecord = z.strictObject({
  record: z.literal('product'),
  slug,
  sku,
  name: z.string().trim().min(1).max(300),
  price: amount,
  discount: z.int().min(0).max(100).default(0),
  content: z
    .strictObject({ amount: z.int().positive(), unit: z.enum(['ml', 'g', 'mm', 'cm2', 'piece']) })
    .nullable()
    .default(null),
  isNew: z.boolean().default(false),
  productionDays: z.int().min(0).max(365).nullable().default(null),
  category: z.array(z.string().min(1).max(100)).default([]),
  tag: z.array(z.string().min(1)).default([]),
  attributes: z.record(code, z.array(code).min(1)).default({}),
  colors: z.array(z.strictObject({ color: code, image: picture })).default([]),
  image: z.array(picture).default([]),
  thumbImage: z.array(picture).default([]),
  shortDescription: z.string().default(''),
  fullDescription: z.string().default(''),
  affiliateLink: z.url().nullable().default(null),
  isCustomizable: z.boolean().default(false),
  printTemplate: printTemplate.nullable().default(null),
  modelUrl: z.string().nullable().default(null),
  roomPlacement: z.enum(roomPlacements).default('floor'),
  sizeGuide: sizeGuide.nullable().default(null),
  warnings: z.array(z.string().min(1)).default([]),
  maker: responsibleParty.nullable().default(null),
  responsiblePerson: responsibleParty.nullable().default(null),
  active: z.boolean().default(true),
  publishAt: comparedMoment.nullable().default(null),
  /** Addresses that it had before, which lead to it. */
  formerSlugs: z.array(slug).default([]),
  variants: z.array(variant).min(1),
  slots: z.array(slot).default([]),
  texts,
  createdAt: moment.optional(),
  saleCount: amount.optional(),
  priceHistory: z
    .array(
      z.strictObject({
        /** The article number of a variant; null: the lowest price of the product. */
        variant: sku.nullable().default(null),
        finalPrice: amount,
        discount: z.int().min(0).max(100),
        createdAt: moment,
      }),
    )
    .optional(),
});
export type ProductRecord = z.infer<typeof productRecord>;

/** A product of a file without what is taken over with new products only: two of these are compared. */
export function comparableProduct(
  record: ProductRecord,
): Omit<ProductRecord, 'createdAt' | 'saleCount' | 'priceHistory'> {
  const { createdAt: _createdAt, saleCount: _saleCount, priceHistory: _priceHistory, ...rest } = record;
  return rest;
}
