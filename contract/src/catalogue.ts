import * as z from 'zod';
import { customization } from './customization.ts';
import { pageNum, pageSize } from './paging.ts';

/**
 * A picture. When `widths` is not empty, `url` ends in `-<n>.webp` and the same name exists with each of the
 * widths as `-<w>.avif` and `-<w>.webp`. `placeholder` is a tiny data URI, or empty.
 */
export const picture = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  widths: z.array(z.int()),
  placeholder: z.string(),
});
export type Picture = z.infer<typeof picture>;

export const colors = ['black', 'blue', 'yellow'] as const;
export const sizes = ['x', 'm', 'xl', 'xxl'] as const;

/** One colour of a product; without sizes it is itself the variant, else each size is one. */
export const variation = z.object({
  color: z.string(),
  colorCode: z.string(),
  image: picture,
  variantId: z.int().nullable(),
  stock: z.int(),
  size: z.array(z.object({ variantId: z.int(), name: z.string(), stock: z.int() })),
});

/** A product as it stands in lists; prices in minor units of `currency`, `finalPrice` after the discount. */
export const product = z.object({
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  slug: z.string(),
  price: z.int(),
  finalPrice: z.int(),
  currency: z.string(),
  discount: z.int(),
  new: z.boolean(),
  rating: z.number(),
  ratingCount: z.int(),
  saleCount: z.int(),
  category: z.array(z.string()),
  tag: z.array(z.string()),
  variantId: z.int().nullable(),
  stock: z.int(),
  variation: z.array(variation),
  thumbImage: z.array(picture),
  image: z.array(picture),
  shortDescription: z.string(),
  fullDescription: z.string(),
  affiliateLink: z.string().optional(),
  isCustomizable: z.boolean(),
});
export type Product = z.infer<typeof product>;

/** One product with everything its page and its customiser need. */
export const productDetail = product.extend({ customizationList: z.array(customization) });
export type ProductDetail = z.infer<typeof productDetail>;

export const category = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  productCount: z.int(),
});
export type Category = z.infer<typeof category>;

/** The orders in which a list can be asked for; `featured` is the default. */
export const sorts = ['featured', 'newest', 'price-asc', 'price-desc', 'rating', 'discount'] as const;
export type Sort = (typeof sorts)[number];

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const oneOf = <T extends readonly [string, ...string[]]>(values: T) =>
  z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(values)));

/** The search text, filters, order and page of a product list; prices in minor units. */
export const productQuery = z.strictObject({
  pageNum,
  pageSize: pageSize(100, 24),
  key: z.string().trim().max(200).optional(),
  sort: z.enum(sorts).default('featured'),
  color: oneOf(colors).optional(),
  size: oneOf(sizes).optional(),
  minPrice: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
  maxPrice: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
  discounted: flag.optional(),
  inStock: flag.optional(),
  customizable: flag.optional(),
});
export type ProductQuery = z.infer<typeof productQuery>;

export const popularQuery = z.strictObject({ pageNum, pageSize: pageSize(100, 24) });

export const productList = z.object({ productList: z.array(product), total: z.int() });
export const categoryList = z.object({ categoryList: z.array(category) });
/** The id of a category is its slug. */
export const categoryParams = z.strictObject({ categoryId: z.string().min(1).max(100) });
/** A product's number or its slug. */
export const productParams = z.strictObject({ productId: z.string().min(1).max(200) });
