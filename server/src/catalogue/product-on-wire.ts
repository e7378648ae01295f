import type { Picture, Product, ProductDetail, Variation } from '@afterimage/contract/catalogue.ts';
import type { Customization } from '@afterimage/contract/customization.ts';
import { unitPriceOf } from '@afterimage/contract/values/unit-price.ts';
import { finalPrice } from '@afterimage/contract/values/money.ts';
import { type AttributeValue, valuesOf, variantValues } from './attributes.ts';
import type { CatalogueFacts } from './catalogue-facts.ts';
import { filmUrlOf } from './film-files.ts';
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
export function productOnWire(facts: CatalogueFacts, row: ProductRow, own: readonly VariantRow[]): Product {
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
    contentAmount,
    contentUnit,
    ...productFields
  } = row;
  const { affiliateLink, ...rest } = productFields;
  return {
    ...rest,
    finalPrice: finalPrice(row.price, row.discount),
    currency: facts.settings.currency,
    new: isNew,
    variantId: own.length === 1 ? (own[0]?.id ?? null) : null,
    stock: stockOf(own),
    variation: variationsOf(facts, row, own),
    ...(affiliateLink && { affiliateLink }),
    ...(contentAmount && contentUnit && { unitPrice: unitPriceOf(row.finalPrice, contentAmount, contentUnit) }),
  };
}

/** The same with what its customiser needs. */
export function detailOnWire(
  facts: CatalogueFacts,
  row: ProductRow,
  own: readonly VariantRow[],
  customizationList: Customization[],
): ProductDetail {
  const { printTemplate, modelUrl, roomPlacement, sizeGuide, maker, responsiblePerson, warnings } = row;
  const filmUrl = filmUrlOf(row);
  return {
    ...productOnWire(facts, row, own),
    customizationList,
    printTemplate,
    modelUrl,
    roomPlacement,
    ...(sizeGuide && { sizeGuide }),
    safety: { maker, responsiblePerson, warningList: warnings },
    ...(filmUrl && { filmUrl }),
  };
}

const stockOf = (list: readonly VariantRow[]) => list.reduce((sum, { stock }) => sum + stock, 0);

/** One entry for each colour, in the product's order; colours that only the variants know come last. */
function variationsOf({ attributes }: CatalogueFacts, row: ProductRow, own: readonly VariantRow[]): Variation[] {
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
      ...sizesOf(values, byColor.get(color) ?? []),
    };
  });
}

/** Without sizes the colour is itself the variant. */
function sizesOf(
  values: ReadonlyMap<number, AttributeValue>,
  list: readonly VariantRow[],
): Pick<Variation, 'variantId' | 'stock' | 'size'> {
  const size = list.flatMap(({ id, sizeId, sizeLabel, stock }) => {
    const value = values.get(sizeId ?? 0);
    return value ? [{ variantId: id, name: value.code, label: sizeLabel ?? value.name, stock }] : [];
  });
  return { variantId: size.length > 0 ? null : (list[0]?.id ?? null), stock: stockOf(list), size };
}

/** Without an address: pages show the ground of a picture, and ask for no file. */
const noPicture = (alt: string): Picture => ({ url: '', width: 4, height: 5, alt, widths: [], placeholder: '' });
