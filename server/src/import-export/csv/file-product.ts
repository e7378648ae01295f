import type { Picture } from '@afterimage/contract/catalogue.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { thumbnailOf } from '../../catalogue-desk/product-images.ts';
import type { ProductEntry } from '../import-products.ts';
import type { ProductRecord } from '../records/product-record.ts';
import { RefusedRecord } from '../records/refused-record.ts';
import { importMessage } from '../import-message.ts';
import { words } from '../import.words.ts';
import { codeOf } from './codes.ts';
import { shortText } from './html-text.ts';
import { discountFrom, discountFromAll } from './money.ts';
import { attributeId, type FileOptions, shopOptions } from './variant-options.ts';

/** How pictures are got that a file names. */
export type LoadPicture = (reference: string, alt: string) => Promise<{ picture: Picture } | { problem: string }>;

/** What importing another shop's products needs. */
export interface FileParts {
  currency: string;
  /** The language of notes. */
  locale: Locale;
  loadPicture: LoadPicture;
  /** The pieces of what is sold without being counted. */
  uncountedStock: number;
}

export interface FileVariant {
  sku: string;
  options: FileOptions;
  price: number | null;
  before: number | null;
  /** Null when the file does not count them. */
  stock: number | null;
  /** What a piece costs the shop; null when the file does not tell. */
  cost: number | null;
  picture: string;
}

/** A product of another shop's file, after its rows were put together. */
export interface FileProduct {
  line: number;
  slug: string;
  /** Its own article number, where it has one besides its variants'. */
  sku: string;
  name: string;
  fullDescription: string;
  shortDescription: string;
  tags: readonly string[];
  /** Names of categories. */
  categories: readonly string[];
  /** Names of attributes of the whole product, with their values. */
  facts: readonly { name: string; values: readonly string[] }[];
  pictures: readonly { reference: string; alt: string }[];
  active: boolean;
  affiliateLink: string | null;
  variants: readonly FileVariant[];
  notes: readonly string[];
  columns: { price: string };
}

const unique = <Value>(list: readonly Value[]): Value[] => [...new Set(list)];

/** The entry of a product; pictures are got first, so that a report can say which could not be. */
export async function fileEntry(product: FileProduct, parts: FileParts): Promise<ProductEntry> {
  const { line, slug } = product;
  const options = shopOptions(product.variants.map((variant) => variant.options));
  const messages = inLocale(words, parts.locale).foreign;
  const notes = [...product.notes, ...options.withSize.map((name) => messages.optionWithSize({ name }))];
  const { ownPrices, ...money } = priceOf(product, messages, notes);
  const pictures = await loadPictures(product, parts, notes);
  const colors = await colorPictures(product, { parts, options: options.variants, notes });
  const categories = unique(product.categories).map((name) => ({ id: codeOf(name), name }));
  const facts = product.facts.map(({ name, values }) => ({
    id: attributeId(name),
    values: values.map((value) => ({ attribute: attributeId(name), code: codeOf(value), name: value, swatch: null })),
  }));
  if (product.variants.some(({ stock }) => stock === null))
    notes.push(messages.uncounted({ count: parts.uncountedStock }));
  return {
    line,
    slug,
    notes,
    values: [...options.values, ...facts.flatMap(({ values }) => values)],
    categories,
    recordOf: (existing) => ({
      ...(existing ? kept(existing) : {}),
      record: 'product',
      slug,
      sku: ownNumber(product, existing),
      name: product.name,
      ...money,
      category: categories.map(({ id }) => id),
      tag: unique(product.tags),
      attributes: {
        ...options.attributes,
        ...Object.fromEntries(facts.map(({ id, values }) => [id, unique(values.map(({ code }) => code)).toSorted()])),
      },
      colors: colors.length > 0 ? colors : colorsLeft(existing, options.variants),
      image: pictures.length > 0 ? pictures : (existing?.image ?? []),
      thumbImage: pictures.length > 0 ? pictures.map(thumbnailOf) : (existing?.thumbImage ?? []),
      fullDescription: product.fullDescription,
      shortDescription: product.shortDescription || existing?.shortDescription || shortText(product.fullDescription),
      affiliateLink: product.affiliateLink,
      active: product.active,
      publishAt: product.active ? null : (existing?.publishAt ?? null),
      variants: product.variants.map((variant, place) => {
        const sku = variantNumber(product, place);
        const before = existing?.variants.find((one) => one.sku === sku);
        return {
          ...options.variants[place],
          sku,
          sizeLabel: before && before.size === options.variants[place]?.size ? before.sizeLabel : null,
          stock: variant.stock ?? before?.stock ?? parts.uncountedStock,
          price: ownPrices[place] ?? null,
          cost: variant.cost ?? before?.cost ?? null,
        };
      }),
    }),
  };
}

/** What a file of another shop does not know of a product: slots, print, model, translations and the like. */
function kept(existing: ProductRecord): Partial<ProductRecord> {
  const { createdAt: _createdAt, saleCount: _saleCount, priceHistory: _prices, ...rest } = existing;
  return rest;
}

interface FilePrices {
  /** Of the product, before the discount: that of its cheapest variant. */
  price: number;
  discount: number;
  /** Of the variants in their order; null where it is the product's. */
  ownPrices: (number | null)[];
}

function priceOf({ variants, columns }: FileProduct, messages: typeof words.foreign, notes: string[]): FilePrices {
  const priced = variants.map(({ price, before }) => ({
    price: price ?? refuseEmpty(columns.price),
    before,
  }));
  const [price = refuseEmpty(columns.price), ...others] = unique(priced.map((variant) => variant.price));
  if (others.length > 0) {
    const { discount, prices } = discountFromAll(priced);
    if (discount === 0 && priced.some((variant) => (variant.before ?? 0) > variant.price))
      notes.push(messages.formerPrices);
    const lowest = Math.min(...prices);
    return { price: lowest, discount, ownPrices: prices.map((own) => (own === lowest ? null : own)) };
  }
  const before = variants.map((variant) => variant.before).find((one) => one !== null) ?? null;
  const money = discountFrom(price, before);
  if (before !== null && before > price && money.price !== before)
    notes.push(money.discount > 0 ? messages.formerPriceLower : messages.formerPrice);
  return { ...money, ownPrices: [] };
}

function refuseEmpty(column: string): never {
  throw new RefusedRecord(importMessage(({ cell }) => cell.empty, column));
}

async function loadPictures(product: FileProduct, { loadPicture }: FileParts, notes: string[]) {
  const pictures: Picture[] = [];
  for (const { reference, alt } of product.pictures) {
    const loaded = await loadPicture(reference, alt || product.name);
    if ('picture' in loaded) pictures.push(loaded.picture);
    else if (!notes.includes(loaded.problem)) notes.push(loaded.problem);
  }
  return pictures;
}

interface Coloring {
  parts: FileParts;
  options: readonly { color: string | null }[];
  notes: string[];
}

/** The picture of each colour: that of the first variant in it which has one. */
async function colorPictures(product: FileProduct, { parts, options, notes }: Coloring) {
  const colors = new Map<string, Picture>();
  for (const [place, variant] of product.variants.entries()) {
    const color = options[place]?.color;
    if (!color || variant.picture === '' || colors.has(color)) continue;
    const loaded = await parts.loadPicture(variant.picture, product.name);
    if ('picture' in loaded) colors.set(color, loaded.picture);
    else if (!notes.includes(loaded.problem)) notes.push(loaded.problem);
  }
  return [...colors].map(([color, image]) => ({ color, image }));
}

const colorsLeft = (existing: ProductRecord | null, options: readonly { color: string | null }[]) =>
  (existing?.colors ?? []).filter(({ color }) => options.some((option) => option.color === color));

const variantNumber = ({ variants, slug }: FileProduct, place: number): string => {
  const variant = variants[place];
  if (variant && variant.sku !== '') return variant.sku;
  return [slug, ...(variant?.options ?? []).map(({ value }) => codeOf(value))].join('-').toUpperCase().slice(0, 100);
};

const ownNumber = (product: FileProduct, existing: ProductRecord | null): string =>
  existing?.sku ??
  (product.sku ||
    (product.variants.length === 1 ? variantNumber(product, 0) : product.slug.toUpperCase().slice(0, 100)));
