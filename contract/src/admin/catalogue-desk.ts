import * as z from 'zod';
import { locales } from '@afterimage/words/locale.ts';
import { picture } from '../catalogue.ts';
import {
  catalogueLimits as limits,
  priceRoundings,
  productIssues,
  productStates,
  slugPattern,
  stockReasons,
  movementReasons,
} from '../values/catalogue-desk.ts';
import { modelRegion } from '../print.ts';
import { roomPlacements } from '../values/room-placements.ts';
import { deskChoice } from './choice-desk.ts';
import { textsByLocale as texts } from './desk-texts.ts';
import { safetyFields, sentSafetyFields } from './product-safety.ts';
import { listCondition } from './lists.ts';
import { productModel } from './product-model.ts';
import { deskReadyDesign } from './ready-designs-desk.ts';

const version = z.int().min(1);
const numberInPath = z.coerce.number().int().min(1).max(2_147_483_647);
const slug = z.string().trim().min(1).max(limits.slug).regex(slugPattern);
const sku = z.string().trim().min(1).max(limits.sku);
const price = z.int().min(0).max(limits.price);
const categoryId = z.string().min(1).max(100);
/** What stays in sight of a picture where it is cut, from the left and from the top; null: the middle. */
const sentFocus = z
  .string()
  .regex(/^(?:\d{1,2}|100)% (?:\d{1,2}|100)%$/)
  .nullable()
  .default(null);

/** A product as it stands in the operators' list; money in minor units. */
export const deskProductRow = z.strictObject({
  id: z.int(),
  name: z.string(),
  sku: z.string(),
  state: z.enum(productStates),
  price: z.int(),
  discount: z.int(),
  /** The lowest of its variants after the discount, and the highest where they differ. */
  finalPrice: z.int(),
  highestPrice: z.int().nullable(),
  currency: z.string(),
  /** The names of its categories. */
  categoryList: z.array(z.string()),
  /** The pieces of all its variants. */
  stock: z.int(),
  variantCount: z.int(),
  soldOutCount: z.int(),
  isCustomizable: z.boolean(),
  createdAt: z.string(),
  picture: picture.nullable(),
});

/** A picture of a product: what it shows in each language, and the color that it belongs to. */
const deskPicture = z.strictObject({
  ...picture.omit({ alt: true }).shape,
  alt: texts(limits.alt),
  color: z.string().nullable(),
});

/** A variant of a product: its color and size are codes of values. */
const deskVariant = z.strictObject({
  id: z.int(),
  sku: z.string(),
  color: z.string().nullable(),
  size: z.string().nullable(),
  stock: z.int(),
  /** Its own price before the discount; null: the price of the product. */
  price: z.int().nullable(),
  /** The cost of one piece to the shop, without tax; null: unknown. */
  cost: z.int().nullable(),
});

/** What an operator can change of a product, besides its variants. */
const productFields = {
  name: texts(limits.name),
  shortDescription: texts(limits.shortDescription),
  fullDescription: texts(limits.fullDescription),
  /** One tag a line. */
  tags: texts(limits.tags * (limits.tag + 1)),
  slug,
  sku,
  price,
  discount: z.int().min(0).max(100),
  categoryList: z.array(categoryId).max(limits.categories),
  /** The ids of values of the attributes that are true of the whole product. */
  valueList: z.array(z.int()).max(200),
  isNew: z.boolean(),
  productionDays: z.int().min(0).max(limits.productionDays).nullable(),
  /** Where AR places the product's model. */
  roomPlacement: z.enum(roomPlacements),
};

/** A product that the owner shows with another one. */
const relatedProduct = z.strictObject({
  sku: z.string(),
  name: z.string(),
  state: z.enum(productStates),
  picture: picture.nullable(),
});

const mm = (most: number) => z.number().min(0).max(most);

const share = z.number().min(0).max(1);
const corner = z.strictObject({ x: share, y: share });
/** Where a face lies on a picture of the product: its corners clockwise from its top left, as shares of the picture's size. */
const facePicture = z.strictObject({
  url: z.string().max(300),
  corners: z.tuple([corner, corner, corner, corner]),
});

/**
 * A face of the product that is printed with one photo or one text, in millimeters: its finished size, what is printed beyond it
 * to be cut off, and how far from its edge nothing important should stand.
 */
const faceFields = {
  title: texts(60),
  widthMm: mm(2000).min(5),
  heightMm: mm(2000).min(5),
  bleedMm: mm(50),
  safeMm: mm(100),
  /** Of the upright cylinder, such as a mug, that the face goes round; null: it is flat. */
  diameterMm: mm(2000).min(5).nullable().default(null),
  /** The least resolution at which a photo is sharp. */
  sharpDpi: z.number().min(20).max(600),
  /** Whether customers may attach a medium to the photo. */
  arAllowed: z.boolean(),
  /** The most characters of a text. */
  maxLength: z.int().min(1).max(500),
  /** The part of the product's model that shows it, by name; null: none. */
  modelPart: z.string().max(120).nullable().default(null),
  /** The rectangle of that part's texture that it covers; null: all of it. */
  modelRegion: modelRegion.nullable().default(null),
  /** The pictures on which it is seen. */
  pictureList: z.array(facePicture).max(limits.pictures).default([]),
};
const slotFields = {
  ...faceFields,
  required: z.boolean(),
  /** The option with which it is offered; null: always. */
  optionId: z.int().nullable().default(null),
};
export const slotBody = z.strictObject({ version, kind: z.enum(['photo', 'text']), ...slotFields });
export type SlotBody = z.infer<typeof slotBody>;
export const saveSlotBody = z.strictObject({ version, ...slotFields });
export type SaveSlotBody = z.infer<typeof saveSlotBody>;
export const slotPath = z.strictObject({ productId: numberInPath, slotId: numberInPath });

/** `print`: the print file (PDF); `preview`: the picture of the product with the print on it. */
export const testPrintQuery = z.strictObject({ show: z.enum(['print', 'preview']).default('print') });

/** A product as it is edited. */
export const deskProduct = z.strictObject({
  id: z.int(),
  version,
  state: z.enum(productStates),
  /** When it is going to be published. */
  publishAt: z.string().nullable(),
  ...productFields,
  ...safetyFields,
  pictureList: z.array(deskPicture),
  model: productModel.nullable(),
  relatedList: z.array(relatedProduct),
  variantList: z.array(deskVariant),
  isCustomizable: z.boolean(),
  /**
   * What customers personalize. `face` is null where the slot is printed in another way than a face of its own, or is a choice,
   * whose options are in `choice`. `isChangeable`: the face was added here, so it can be changed as a whole.
   */
  slotList: z.array(
    z.strictObject({
      id: z.int(),
      kind: z.enum(['photo', 'text', 'specification', 'extra']),
      title: z.string(),
      required: z.boolean(),
      optionId: z.int().nullable(),
      face: z.strictObject(faceFields).nullable(),
      isChangeable: z.boolean(),
      choice: deskChoice.nullable(),
    }),
  ),
  /** The models that options show instead of the product's. */
  optionModelList: z.array(productModel),
  readyDesignList: z.array(deskReadyDesign),
  /** What keeps customers from buying it; those with `isBlocking` do, the others are worth a look. */
  issueList: z.array(z.strictObject({ issue: z.enum(productIssues), isBlocking: z.boolean(), count: z.int() })),
  /** How many texts each language lacks. */
  missingList: z.array(z.strictObject({ locale: z.enum(locales), count: z.int() })),
  /** Whether it was ever ordered: then it cannot be deleted. */
  isOrdered: z.boolean(),
  /** Addresses that lead to it, from before its address was changed. */
  formerSlugList: z.array(z.string()),
  /** Where operators see it as customers would, without being signed in. */
  previewPath: z.string(),
});
export type DeskProduct = z.infer<typeof deskProduct>;

export const productPath = z.strictObject({ productId: numberInPath });
export const variantPath = z.strictObject({ variantId: numberInPath });
export const versionQuery = z.strictObject({ version: z.coerce.number().int().min(1) });

/** A new product: all else has a default. */
export const newProductBody = z.strictObject({
  name: z.string().trim().min(1).max(limits.name),
  price,
  categoryList: productFields.categoryList.default([]),
});

export const saveProductBody = z.strictObject({
  version,
  ...productFields,
  ...sentSafetyFields,
  pictureList: z
    .array(
      z.strictObject({
        url: z.string().max(300),
        alt: texts(limits.alt),
        color: z.string().max(60).nullable(),
        focus: sentFocus,
      }),
    )
    .max(limits.pictures),
  /** The address of its model, as the upload of one answers it; null: none. */
  modelUrl: z.string().max(300).nullable(),
  /** The article numbers of the products that are shown with it, in their order. */
  relatedList: z.array(sku).max(limits.related),
});
export type SaveProductBody = z.infer<typeof saveProductBody>;

/**
 * The variants of a product, in their order. Those with an id are changed, those without are added, and those that are
 * missing are removed. `stockChange` is added to the pieces that are there when it is saved.
 */
export const saveVariantsBody = z.strictObject({
  version,
  variantList: z
    .array(
      z.strictObject({
        id: z.int().nullable(),
        sku,
        color: z.string().max(60).nullable(),
        size: z.string().max(60).nullable(),
        stockChange: z.int().min(-limits.stock).max(limits.stock),
        /** Absent: as it is. */
        price: price.min(1).nullable().optional(),
        cost: price.nullable().default(null),
      }),
    )
    .min(1)
    .max(limits.variants),
  reason: z.enum(stockReasons).default('count'),
});
export type SaveVariantsBody = z.infer<typeof saveVariantsBody>;

/** `at`: when it is published; now when absent. */
export const publishBody = z.strictObject({ version, at: z.iso.datetime({ offset: true }).nullable().default(null) });

export const stockBody = z.strictObject({
  change: z.int().min(-limits.stock).max(limits.stock),
  reason: z.enum(stockReasons),
  note: z.string().trim().max(limits.note).default(''),
});

/** The changes of a variant's stock by operators, the newest first. */
export const stockMovements = z.strictObject({
  sku: z.string(),
  stock: z.int(),
  movementList: z.array(
    z.strictObject({
      id: z.int(),
      change: z.int(),
      stockAfter: z.int(),
      /** What was sold and given back since the movement before. */
      soldBefore: z.int(),
      reason: z.enum(movementReasons),
      note: z.string(),
      operatorName: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
});

/** What products are made of besides themselves: categories, attributes, languages. */
export const productFacts = z.strictObject({
  localeList: z.array(z.enum(locales)),
  currency: z.string(),
  categoryList: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  attributeList: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(['color', 'choice']),
      name: z.string(),
      /** Whether variants differ in it; the others are true of whole products. */
      isOfVariants: z.boolean(),
      valueList: z.array(
        z.strictObject({ id: z.int(), code: z.string(), name: z.string(), swatch: z.string().nullable() }),
      ),
    }),
  ),
});

export const attributeBody = z.strictObject({ name: texts(60) });
/** An attribute with its values as they are edited. */
const deskAttribute = z.strictObject({
  id: z.string(),
  /** Grows with each change of the attribute or of one of its values. */
  version: z.int().min(0),
  kind: z.enum(['color', 'choice']),
  /** Whether variants differ in it: then it cannot be deleted. */
  isOfVariants: z.boolean(),
  name: texts(60),
  valueList: z.array(
    z.strictObject({
      id: z.int(),
      code: z.string(),
      name: texts(60),
      swatch: z.string().nullable(),
      /** How many products have it, or have a variant or a picture of it. */
      productCount: z.int(),
    }),
  ),
});
export const deskAttributes = z.strictObject({ attributeList: z.array(deskAttribute) });
const changeVersion = z.int().min(0);
export const changeVersionQuery = z.strictObject({ version: z.coerce.number().int().min(0) });
export const saveAttributeBody = z.strictObject({ version: changeVersion, name: texts(60) });
export const orderAttributesBody = z.strictObject({ idList: z.array(z.string().min(1).max(60)).max(200) });
export const orderValuesBody = z.strictObject({ idList: z.array(z.int()).max(2000) });
export const attributeValuePath = z.strictObject({ attributeId: z.string().min(1).max(60), valueId: numberInPath });
export const attributePath = z.strictObject({ attributeId: z.string().min(1).max(60) });
export const attributeValueBody = z.strictObject({
  name: texts(60),
  /** Of colors alone. */
  swatch: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable()
    .default(null),
});

export const saveAttributeValueBody = attributeValueBody.extend({ version: changeVersion });

/** A category as it is edited. */
const deskCategory = z.strictObject({
  id: z.string(),
  version,
  name: texts(limits.name),
  description: texts(limits.shortDescription),
  productCount: z.int(),
  picture: z.strictObject({ ...picture.omit({ alt: true }).shape, alt: texts(limits.alt) }).nullable(),
});
export const deskCategories = z.strictObject({ categoryList: z.array(deskCategory) });
export const categoryPath = z.strictObject({ categoryId });
const categoryPicture = z
  .strictObject({ url: z.string().max(300), alt: texts(limits.alt), focus: sentFocus })
  .nullable();
export const newCategoryBody = z.strictObject({
  name: texts(limits.name),
  description: texts(limits.shortDescription),
  picture: categoryPicture.default(null),
});
/** Without `picture` it stays as it is. */
export const saveCategoryBody = newCategoryBody.extend({ version, picture: categoryPicture.optional() });
export const orderCategoriesBody = z.strictObject({ idList: z.array(categoryId).max(1000) });

/** A change of prices by a percentage, and how the new prices are rounded. */
export const priceChange = z.strictObject({
  percent: z.number().min(-90).max(500),
  rounding: z.enum(priceRoundings).default('none'),
});
export const pricePreviewBody = z.strictObject({ ...listCondition, ...priceChange.shape });
export const pricePreview = z.strictObject({
  currency: z.string(),
  itemList: z.array(
    z.strictObject({
      id: z.int(),
      name: z.string(),
      before: z.int(),
      after: z.int(),
      /** How many of its variants have a price of their own, and the first of these. */
      ownPriceCount: z.int(),
      ownPriceList: z.array(z.strictObject({ sku: z.string(), before: z.int(), after: z.int() })),
    }),
  ),
});

/** What is left of the sample shop. */
export const sampleState = z.strictObject({
  /** Unchanged products of the sample. */
  untouchedCount: z.int(),
  /** Of these, products that were ordered and are only taken out of the shop. */
  orderedCount: z.int(),
});
