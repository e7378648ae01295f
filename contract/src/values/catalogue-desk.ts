/** Why an operator changes the stock of a variant. */
export const stockReasons = ['delivery', 'count', 'return', 'damage', 'loss', 'other'] as const;
export type StockReason = (typeof stockReasons)[number];

/** Why a stock was changed, as its history tells it: files change it too. */
export const movementReasons = [...stockReasons, 'import'] as const;
export type MovementReason = (typeof movementReasons)[number];

/** Whether customers see a product: `scheduled` is a draft that is published at a time. */
export const productStates = ['published', 'draft', 'scheduled'] as const;
export type ProductState = (typeof productStates)[number];

/** What keeps customers from buying a product, or makes it look unfinished. */
export const productIssues = [
  'draft',
  'scheduled',
  'noVariant',
  'noPrice',
  'noSlot',
  'soldOut',
  'someSoldOut',
  'partMissing',
  'changedPartMissing',
  'noPicture',
  'noCategory',
  'noDescription',
  'untranslated',
] as const;
export type ProductIssue = (typeof productIssues)[number];

/** How many options of a choice a customer takes. */
export const choiceModes = ['one', 'several'] as const;

/** The finish that an option gives a part of the 3D model. */
export const partFinishes = ['matt', 'satin', 'gloss', 'metal'] as const;
export type PartFinish = (typeof partFinishes)[number];

/** Of a finish, as materials of glTF have it: both from 0 to 1. */
export const finishValues: Readonly<Record<PartFinish, { metalness: number; roughness: number }>> = {
  matt: { metalness: 0, roughness: 0.9 },
  satin: { metalness: 0, roughness: 0.5 },
  gloss: { metalness: 0, roughness: 0.12 },
  metal: { metalness: 1, roughness: 0.3 },
};

/** How a price that was changed by a percentage is rounded. */
export const priceRoundings = ['none', 'ten', 'hundred', 'ninetyNine'] as const;
export type PriceRounding = (typeof priceRoundings)[number];

/** Bounds of what an operator enters for a product. */
export const catalogueLimits = {
  name: 120,
  options: 30,
  shortDescription: 400,
  fullDescription: 10_000,
  tags: 20,
  tag: 40,
  slug: 80,
  sku: 60,
  /** Minor units. */
  price: 100_000_000,
  categories: 20,
  variants: 200,
  pictures: 24,
  /** Products that are shown with a product. */
  related: 12,
  alt: 300,
  stock: 1_000_000,
  note: 300,
  /** Warnings of a product in a language, one a line. */
  warnings: 3000,
  party: 200,
  addressRows: 8,
  /** Bytes of a picture that is sent. */
  pictureBytes: 30_000_000,
  productionDays: 200,
} as const;

/** What a slug or a category id is made of. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
