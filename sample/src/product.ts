/** The shapes of the sample shop's data: what the first start loads into an empty catalogue. */

import type { SampleEffect } from './effect.ts';

export type SampleColor = 'black' | 'blue' | 'yellow';
export type SampleSizeName = 'x' | 'm' | 'xl' | 'xxl';
export type SampleCategoryId =
  | 'decor'
  | 'fashion'
  | 'men'
  | 'women'
  | 'swimsuit'
  | 'cosmetics'
  | 'furniture'
  | 'perfumes'
  | 'wearables'
  | 'jewelry';

/** An attribute of the shop; the values in their order, `swatch` as `#rrggbb`. */
export interface SampleAttribute {
  id: string;
  kind: 'color' | 'choice';
  name: string;
  valueList: readonly { code: string; name: string; swatch?: string }[];
}

/** `widths` lists the pixel widths that exist beside `url`, which the server makes of the AVIF of that name; `placeholder` is a data URI. */
export interface SamplePicture {
  url: string;
  width: number;
  height: number;
  alt: string;
  widths: number[];
  placeholder: string;
}

interface SampleSize {
  name: SampleSizeName;
  stock: number;
}

/** A colour has either sizes, each with its stock, or no size and one stock of its own. */
export interface SampleVariation {
  color: SampleColor;
  colorCode: string;
  image: SamplePicture;
  size: SampleSize[];
  stock?: number;
}

export interface SampleCustomization {
  /** The title of the choice or extra that it belongs to; absent means that it is always offered. */
  ofChoice?: string;
  kind: 'photo' | 'text' | 'specification' | 'extra';
  fieldType: 'IMAGE' | 'TEXT' | null;
  selectionMode: 'SINGLE' | 'MULTI';
  title: string;
  required: boolean;
  limits: {
    widthMm?: number;
    heightMm?: number;
    bleedMm?: number;
    safeMm?: number;
    arAllowed?: boolean;
    minLength?: number;
    maxLength?: number;
    maxLines?: number;
    format?: 'dates';
  };
  /** Prices are minor units, added to the product's price. */
  extraList: { title: string; price: number; effectList?: readonly SampleEffect[] }[];
}

/** `price` is the list price in EUR cents, before `discount` (a whole percentage, 0 to 25). */
export interface SampleProduct {
  id: number;
  sku: string;
  name: string;
  slug: string;
  price: number;
  discount: number;
  /** How much of it there is, for the price of a unit. */
  content?: { amount: number; unit: 'ml' | 'g' };
  new: boolean;
  rating: number;
  ratingCount: number;
  saleCount: number;
  category: SampleCategoryId[];
  tag: string[];
  /** Only for a product without variations. */
  stock?: number;
  variation: SampleVariation[];
  thumbImage: SamplePicture[];
  image: SamplePicture[];
  shortDescription: string;
  fullDescription: string;
  affiliateLink?: string;
  isCustomizable: boolean;
  customizationList: SampleCustomization[];
}
