import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { DeliveryMethod } from '@afterimage/contract/checkout.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { priceText } from '@afterimage/ui/price-text.ts';
import { words } from './compare.words.ts';
import { reductionOf } from '../commerce/reduction.ts';

/** A row of the table: what is said of each product, in their order. */
export interface CompareRow {
  id: string;
  name: string;
  values: string[];
  differs: boolean;
}

/** Facts that a product's description tells by name, such as its material. */
type Facts = readonly { name: string; text: string }[];

interface Surroundings {
  /** Reads the named facts out of a description. */
  factsOf(fullDescription: string): Facts;
  /** The ways of delivery at home. */
  delivery: readonly Pick<DeliveryMethod, 'name' | 'price' | 'freeFrom' | 'currency' | 'pickup'>[];
}

/** Above this many pieces the number is nobody's business. */
const few = 10;

function stockOf({ stock, variation }: Pick<ProductDetail, 'stock' | 'variation'>): number {
  if (variation.length === 0) return stock;
  const variants = variation.flatMap((colorVariant): { stock: number }[] =>
    colorVariant.size.length > 0 ? colorVariant.size : [colorVariant],
  );
  return variants.reduce((sum, variant) => sum + variant.stock, 0);
}

function stockWords(product: ProductDetail): string {
  const stock = stockOf(product);
  if (stock <= 0) return words.out;
  return stock > few ? words.inStock : words.onlyLeft({ count: stock });
}

function priceWords(product: ProductDetail): string {
  const price = priceText(product.finalPrice, product.currency, product.highestPrice);
  const { percent } = reductionOf(product);
  return percent ? `${price}, ${words.reduced({ percent })}` : price;
}

function sizeWords({ variation }: ProductDetail): string {
  const names = new Set(variation.flatMap(({ size }) => size.map(({ label }) => label)));
  return names.size > 0 ? [...names].join(', ') : words.oneSize;
}

function personalWords({ customizationList: slots }: ProductDetail): string {
  const countOf = (kind: string) => slots.filter((slot) => slot.kind === kind).length;
  const { photo, text, specification, extra } = words.slots;
  const parts = [
    ...(countOf('photo') > 0 ? [photo({ count: countOf('photo') })] : []),
    ...(countOf('text') > 0 ? [text({ count: countOf('text') })] : []),
    ...(countOf('specification') > 0 ? [specification({ count: countOf('specification') })] : []),
    ...(countOf('extra') > 0 ? [extra] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : words.asItIs;
}

function arWords({ customizationList: slots }: ProductDetail): string {
  const count = slots.filter(({ kind, limits }) => kind === 'photo' && limits.arAllowed).length;
  return count > 0 ? words.arOn({ count }) : words.arNone;
}

/** What the first way by which it is sent costs when this is all that is bought. */
function deliveryWords({ finalPrice }: ProductDetail, methods: Surroundings['delivery']): string {
  const method = methods.find(({ pickup }) => !pickup) ?? methods[0];
  if (!method) return '';
  const { name, price, freeFrom, currency } = method;
  return freeFrom !== null && finalPrice >= freeFrom
    ? words.free({ method: name })
    : words.costs({ method: name, price: formatPrice(price, currency) });
}

/** What is to be said of some products, row by row; what differs comes first, each part in the order of reading. */
export function compareRows(products: readonly ProductDetail[], around: Surroundings): CompareRow[] {
  const facts = products.map(({ fullDescription }) => around.factsOf(fullDescription));
  const factNames = [...new Set(facts.flat().map(({ name }) => name))];
  const row = (id: string, name: string, textOf: (product: ProductDetail, index: number) => string): CompareRow => {
    const values = products.map(textOf);
    return { id, name, values, differs: new Set(values).size > 1 };
  };
  const { rows } = words;
  const all = [
    row('price', rows.price, priceWords),
    row('rating', rows.rating, ({ rating, ratingCount }) =>
      ratingCount > 0 ? words.rated({ value: rating.toFixed(1), count: ratingCount }) : words.unrated,
    ),
    row('colours', rows.colours, ({ variation }) =>
      variation.length > 0 ? variation.map(({ colorName }) => colorName).join(', ') : words.none,
    ),
    row('sizes', rows.sizes, sizeWords),
    row('stock', rows.stock, stockWords),
    row('personal', rows.personal, personalWords),
    row('ar', rows.ar, arWords),
    ...factNames.map((name) =>
      row(`fact ${name}`, name, (_, index) => facts[index]?.find((fact) => fact.name === name)?.text ?? '–'),
    ),
    row('about', rows.about, ({ shortDescription }) => shortDescription),
    ...(around.delivery.length > 0
      ? [row('delivery', rows.delivery, (product) => deliveryWords(product, around.delivery))]
      : []),
  ];
  return [...all.filter(({ differs }) => differs), ...all.filter(({ differs }) => !differs)];
}
