import * as z from 'zod';
import { customization } from './customization.ts';
import { pageNum, pageSize } from './paging.ts';
import { printTemplate } from './print.ts';
import { sorts } from './values/lists.ts';
import { sizeDrawings, sizeMeasures } from './values/size-guide.ts';
import { roomPlacements } from './values/room-placements.ts';
import { pricedUnits } from './values/unit-price.ts';

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
  /** What stays in sight where it is cut, from the left and from the top; the middle when absent. */
  focus: z
    .string()
    .regex(/^\d{1,3}% \d{1,3}%$/)
    .optional(),
});
export type Picture = z.infer<typeof picture>;

/** How the values of an attribute are shown: `color` as swatches, `choice` as words. */
const attributeKinds = ['color', 'choice'] as const;

/**
 * What products differ in: `color` and `size`, which the variants of a product differ in, and whatever else the shop
 * has, such as `material`. The values come in their order; `swatch` is `#rrggbb`.
 */
const attribute = z.object({
  id: z.string(),
  kind: z.enum(attributeKinds),
  name: z.string(),
  valueList: z.array(z.object({ code: z.string(), name: z.string(), swatch: z.string().nullable() })),
});
export type Attribute = z.infer<typeof attribute>;

/** What a usual amount costs, where that must be told: `price` minor units for `amount` of `unit`. */
const unitPrice = z.object({ price: z.int(), amount: z.int(), unit: z.enum(pricedUnits) }).optional();

/** The price of one variant where the variants of a product differ; as in `product`. */
const ownPrice = z
  .object({ price: z.int(), finalPrice: z.int(), lowestPrice: z.int().optional(), unitPrice })
  .optional();

/**
 * One colour of a product; without sizes it is itself the variant, else each size is one. `color` and the `name` of a
 * size are codes of attribute values, `colorName` and `label` what people call them.
 */
const variation = z.object({
  color: z.string(),
  colorName: z.string(),
  colorCode: z.string(),
  image: picture,
  variantId: z.int().nullable(),
  stock: z.int(),
  ownPrice,
  size: z.array(z.object({ variantId: z.int(), name: z.string(), label: z.string(), stock: z.int(), ownPrice })),
});

export type Variation = z.infer<typeof variation>;

/** The measures of each size: `valueList` in the order of `measureList`. */
export const sizeGuide = z.object({
  drawing: z.enum(sizeDrawings),
  /** Whether the garment is measured, laid flat, or the body. */
  measured: z.enum(['garment', 'body']),
  measureList: z.array(z.enum(sizeMeasures)).min(1),
  rowList: z.array(z.object({ size: z.string(), valueList: z.array(z.number()) })).min(1),
});
export type SizeGuide = z.infer<typeof sizeGuide>;

/** Who is responsible for a product: name, rows of the postal address, and an e-mail or web address. */
export const responsibleParty = z.object({ name: z.string(), address: z.array(z.string()), contact: z.string() });
export type ResponsibleParty = z.infer<typeof responsibleParty>;

/**
 * A product as it stands in lists; prices in minor units of `currency`, `finalPrice` after the discount. Where its variants
 * differ in price, these are the prices of the cheapest, and `highestPrice` is what the dearest costs after the discount.
 */
export const product = z.object({
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  slug: z.string(),
  price: z.int(),
  finalPrice: z.int(),
  highestPrice: z.int().optional(),
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
  unitPrice,
  /**
   * The lowest price of the 30 days before the present discount began; absent without a discount, or where it was never
   * sold without one.
   */
  lowestPrice: z.int().optional(),
  isCustomizable: z.boolean(),
  /** Whether one of its photos can carry augmented reality. */
  arAllowed: z.boolean(),
});
export type Product = z.infer<typeof product>;

/**
 * One product with everything its page and its customiser need. `printTemplate` is null when nothing is printed; the
 * model (GLB, in metres) shows each surface on the part that it names (`modelPart`), else on the material named `artwork-<surface id>`.
 */
export const productDetail = product.extend({
  customizationList: z.array(customization),
  printTemplate: printTemplate.nullable(),
  modelUrl: z.string().nullable(),
  /** Whether there are designs with which a customer may begin (`listReadyDesigns`); absent: there are none. */
  hasReadyDesigns: z.boolean().optional(),
  /** A silent film of the product coming alive, with a poster as WebP at the same address; absent where there is none. */
  filmUrl: z.string().optional(),
  /** Where AR places the model: on the floor or a table, or on a wall. Absent means on the floor. */
  roomPlacement: z.enum(roomPlacements).optional(),
  /** The measures of its sizes, where they differ. */
  sizeGuide: sizeGuide.optional(),
  /**
   * Product safety (Regulation (EU) 2023/988, article 19): who made it, who answers for it in the European Union, and its
   * warnings. Without a maker of its own it is made by the shop.
   */
  safety: z
    .object({
      maker: responsibleParty.nullable(),
      responsiblePerson: responsibleParty.nullable(),
      warningList: z.array(z.string()),
    })
    .optional(),
});
export type ProductDetail = z.infer<typeof productDetail>;

const category = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  productCount: z.int(),
  /** Absent when the shop has none of its own. */
  picture: picture.optional(),
});
export type Category = z.infer<typeof category>;

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const tokens = (pattern: RegExp) =>
  z
    .string()
    .max(2000)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.string().regex(pattern)).max(100));
const valueCodes = tokens(/^[a-z0-9-]{1,60}$/);

/** A category's id. */
const categoryId = z.string().min(1).max(100);
const key = z.string().trim().max(200);

/**
 * What narrows a list down; prices in minor units. `color` and `size` are codes of values (`blue,black`), `attribute`
 * names the values of other attributes with them: `material:wool,material:linen,scent:cedar`.
 */
const filters = {
  key: key.optional(),
  color: valueCodes.optional(),
  size: valueCodes.optional(),
  attribute: tokens(/^[a-z0-9-]{1,60}:[a-z0-9-]{1,60}$/).optional(),
  minPrice: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
  maxPrice: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
  discounted: flag.optional(),
  inStock: flag.optional(),
  customizable: flag.optional(),
};

/** The most products that can be asked for by their numbers. */
const maxIds = 24;
const ids = z
  .string()
  .transform((text) => [...new Set(text.split(',').filter(Boolean).map(Number))])
  .pipe(z.array(z.int().min(1).max(2_147_483_647)).max(maxIds));

/**
 * The search text, filters, order and page of a product list. With `ids` (`3,17`) the list is of these products, in
 * this order, those that are not sold any more left out.
 */
export const productQuery = z.strictObject({
  pageNum,
  pageSize: pageSize(100, 24),
  sort: z.enum(sorts).default('featured'),
  ids: ids.optional(),
  ...filters,
});
export type ProductQuery = z.infer<typeof productQuery>;

export const popularQuery = z.strictObject({ pageNum, pageSize: pageSize(100, 24) });

/**
 * What was understood of a search text, when words of it are colours or sizes: the filters that these words stand for, with
 * the codes of their values, and the text that is left. The same list, except for products that are only called after a
 * colour, comes of this text and these filters.
 */
const searchReading = z.object({
  key: z.string(),
  filterList: z.array(
    z.object({ words: z.string(), attribute: z.enum(['color', 'size']), valueList: z.array(z.string()) }),
  ),
});
export type SearchReading = z.infer<typeof searchReading>;

/** `search` is absent where no word of the search text became a filter. */
export const productList = z.object({
  productList: z.array(product),
  total: z.int(),
  search: searchReading.optional(),
});
export type ProductListReply = z.infer<typeof productList>;

/** A range of prices that a list offers, both bounds being part of it; minor units, null is open. */
const priceRange = z.object({ minPrice: z.int().nullable(), maxPrice: z.int().nullable() });

/** What lists can be narrowed down by, in the order in which it is offered. */
export const productFilters = z.object({
  attributeList: z.array(attribute),
  priceList: z.array(priceRange),
  currency: z.string(),
});
export type ProductFilters = z.infer<typeof productFilters>;

/** The filters of a list whose facets are wanted. */
export const facetQuery = z.strictObject({ categoryId: categoryId.optional(), ...filters });
export type FacetQuery = z.infer<typeof facetQuery>;

const productCount = z.int();
/**
 * How many products each value of each filter leads to: counted with all other filters as they are and without the
 * filter's own other values.
 */
export const facets = z.object({
  categoryList: z.array(z.object({ id: z.string(), productCount })),
  colorList: z.array(z.object({ name: z.string(), productCount })),
  sizeList: z.array(z.object({ name: z.string(), productCount })),
  /** The other attributes. */
  attributeList: z.array(
    z.object({ id: z.string(), valueList: z.array(z.object({ code: z.string(), productCount })) }),
  ),
  priceList: z.array(priceRange.extend({ productCount })),
  inStock: productCount,
  discounted: productCount,
  customizable: productCount,
});
export type Facets = z.infer<typeof facets>;

/** What is being typed into a search. */
export const suggestionQuery = z.strictObject({ key: key.min(1) });
/** What it may become: products, categories, texts to search for, and questions of the help page. */
export const suggestions = z.object({
  productList: z.array(
    z.object({
      ...product.pick({
        id: true,
        name: true,
        slug: true,
        price: true,
        finalPrice: true,
        highestPrice: true,
        currency: true,
      }).shape,
      thumbImage: picture.nullable(),
    }),
  ),
  categoryList: z.array(z.object({ id: z.string(), name: z.string() })),
  wordList: z.array(z.string()),
  /** Absent where none is asked so. */
  questionList: z.array(z.string()).optional(),
});
export type Suggestions = z.infer<typeof suggestions>;

/** How many products that go with another one are wanted; those that the owner has chosen may be more. */
export const relatedQuery = z.strictObject({ pageSize: pageSize(12, 4) });
export const relatedList = z.object({ productList: z.array(product) });
export const categoryList = z.object({ categoryList: z.array(category) });
/** The id of a category is its slug. */
export const categoryParams = z.strictObject({ categoryId });
/** A product's number or its slug. */
export const productParams = z.strictObject({ productId: z.string().min(1).max(200) });
