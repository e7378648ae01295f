import type { Picture, Product, ProductDetail, Variation } from '@afterimage/contract/catalogue.ts';
import type { Customization } from '@afterimage/contract/customization.ts';
import { unitPriceOf } from '@afterimage/contract/values/unit-price.ts';
import { finalPrice } from '@afterimage/contract/values/money.ts';
import { type AttributeValue, valuesOf, variantValues } from './attributes.ts';
import type { CatalogueFacts } from './catalogue-facts.ts';
import { filmUrlOf } from './film-files.ts';
import { type LowestPrices, noLowestPrices } from './lowest-prices.ts';
import type { products, variants } from './tables.ts';

/** What lists and pages read of a product; the columns of the search stay in the database. */
export type ProductRow = Omit<
  typeof products.$inferSelect,
  'searchVector' | 'active' | 'createdAt' | 'productionDays' | 'inStock' | 'version' | 'publishAt'
> & {
  arAllowed: boolean;
};
export type VariantRow = Omit<typeof variants.$inferSelect, 'productId' | 'sku' | 'position' | 'cost'>;

/** A product as the contract names it. `own` are its variants, in their order. */
export function productOnWire(
  facts: CatalogueFacts,
  row: ProductRow,
  own: readonly VariantRow[],
  lowest: LowestPrices = noLowestPrices,
): Product {
  const {
    finalPrice: _finalPrice,
    isNew,
    colors: _colors,
    printTemplate: _print,
    modelUrl: _model,
    roomPlacement: _placement,
    sizeGuide: _guide,
    warnings: _warnings,
    maker: _maker,
    responsiblePerson: _responsible,
    contentAmount: _contentAmount,
    contentUnit: _contentUnit,
    ...productFields
  } = row;
  const { affiliateLink, ...rest } = productFields;
  const range = priceRangeOf(
    row,
    own.map((variant) => variant.price ?? row.price),
  );
  const differs = range.highestPrice !== undefined;
  return {
    ...rest,
    ...range,
    ...notesOf(row, range.price, lowest.products.get(row.id)),
    currency: facts.settings.currency,
    new: isNew,
    variantId: own.length === 1 ? (own[0]?.id ?? null) : null,
    stock: stockOf(own),
    variation: variationsOf(facts, row, own, differs ? lowest : null),
    ...(affiliateLink && { affiliateLink }),
  };
}

/** The same with what its customiser needs. */
export function detailOnWire(
  facts: CatalogueFacts,
  row: ProductRow,
  own: readonly VariantRow[],
  customizationList: Customization[],
  lowest?: LowestPrices,
): ProductDetail {
  const { printTemplate, modelUrl, roomPlacement, sizeGuide, maker, responsiblePerson, warnings } = row;
  const filmUrl = filmUrlOf(row);
  return {
    ...productOnWire(facts, row, own, lowest),
    customizationList,
    printTemplate,
    modelUrl,
    roomPlacement,
    ...(sizeGuide && { sizeGuide }),
    safety: { maker, responsiblePerson, warningList: warnings },
    ...(filmUrl && { filmUrl }),
  };
}

/** The prices of a product: of its cheapest variant, and the highest where they differ. `prices` are before the discount. */
export function priceRangeOf(
  { price, discount }: Pick<ProductRow, 'price' | 'discount'>,
  prices: readonly number[],
): Pick<Product, 'price' | 'finalPrice' | 'highestPrice'> {
  const lowest = prices.length > 0 ? Math.min(...prices) : price;
  const highest = Math.max(lowest, ...prices);
  return {
    price: lowest,
    finalPrice: finalPrice(lowest, discount),
    ...(highest > lowest && { highestPrice: finalPrice(highest, discount) }),
  };
}

/** What must be told beside a price before the discount: a usual amount, and the lowest price of the 30 days before. */
function notesOf(
  { discount, contentAmount, contentUnit }: ProductRow,
  price: number,
  lowestPrice: number | undefined,
): Pick<Product, 'lowestPrice' | 'unitPrice'> {
  return {
    ...(lowestPrice !== undefined && { lowestPrice }),
    ...(contentAmount &&
      contentUnit && { unitPrice: unitPriceOf(finalPrice(price, discount), contentAmount, contentUnit) }),
  };
}

const stockOf = (list: readonly VariantRow[]) => list.reduce((sum, { stock }) => sum + stock, 0);

/**
 * One entry for each colour, in the product's order; colours that only the variants know come last. With `lowest` each
 * variant has its price.
 */
function variationsOf(
  { attributes }: CatalogueFacts,
  row: ProductRow,
  own: readonly VariantRow[],
  lowest: LowestPrices | null,
): Variation[] {
  const ownPrice = (variant: VariantRow) => {
    const price = variant.price ?? row.price;
    const notes = notesOf(row, price, lowest?.variants.get(variant.id));
    return lowest && { ownPrice: { price, finalPrice: finalPrice(price, row.discount), ...notes } };
  };
  const values = variantValues(attributes);
  const varied = own.filter(({ colorId, sizeId }) => colorId !== null || sizeId !== null);
  const byColor = Map.groupBy(varied, ({ colorId }) => values.get(colorId ?? 0)?.code ?? '');
  const productFields = row.colors.filter(({ color }) => byColor.has(color));
  const colorsInStock = new Set(productFields.map(({ color }) => color));
  const image = row.image[0] ?? noPicture(row.name);
  const others = [...byColor.keys()].filter((color) => !colorsInStock.has(color));
  return [...productFields, ...others.map((color) => ({ color, image }))].map(({ color, image: picture }) => {
    const value = valuesOf(attributes, 'color').find(({ code }) => code === color);
    return {
      color,
      colorName: value?.name ?? '',
      colorCode: value?.swatch ?? '',
      image: picture,
      ...sizesOf(values, byColor.get(color) ?? [], ownPrice),
    };
  });
}

/** Without sizes the colour is itself the variant. */
function sizesOf(
  values: ReadonlyMap<number, AttributeValue>,
  list: readonly VariantRow[],
  ownPrice: (variant: VariantRow) => Pick<Variation, 'ownPrice'> | null,
): Pick<Variation, 'variantId' | 'stock' | 'size' | 'ownPrice'> {
  const size = list.flatMap((variant) => {
    const { id, sizeId, sizeLabel, stock } = variant;
    const value = values.get(sizeId ?? 0);
    return value
      ? [{ variantId: id, name: value.code, label: sizeLabel ?? value.name, stock, ...ownPrice(variant) }]
      : [];
  });
  const [only] = size.length > 0 ? [] : list;
  return { variantId: only?.id ?? null, stock: stockOf(list), size, ...(only && ownPrice(only)) };
}

/** Without an address: pages show the ground of a picture, and ask for no file. */
const noPicture = (alt: string): Picture => ({ url: '', width: 4, height: 5, alt, widths: [], placeholder: '' });
