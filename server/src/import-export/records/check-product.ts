import { finalPrice } from '@afterimage/contract/values/money.ts';
import type { KnownCodes } from './known-codes.ts';
import type { ProductRecord } from './product-record.ts';
import { effectsWithSlots, withSlots } from './slot-references.ts';

/** What is wrong with a product whose form is right: a sentence without a full stop, or null. */
export function wrongInProduct(product: ProductRecord, codes: KnownCodes): string | null {
  const category = product.category.find((id) => !codes.hasCategory(id));
  if (category !== undefined) return `category: the shop has no category ${category}`;
  if (product.formerSlugs.includes(product.slug)) return 'formerSlugs: it has this address now';
  return wrongAttributes(product, codes) ?? wrongVariants(product, codes) ?? wrongSlots(product) ?? wrongPrice(product);
}

function wrongAttributes({ attributes, colors }: ProductRecord, codes: KnownCodes): string | null {
  for (const [attribute, list] of Object.entries(attributes)) {
    if (attribute === 'color' || attribute === 'size')
      return `attributes: ${attribute} belongs to variants and not to the whole product`;
    const unknown = list.find((code) => codes.valueId(attribute, code) === undefined);
    if (unknown !== undefined) return `attributes: the attribute ${attribute} has no value ${unknown}`;
  }
  const unknown = colors.find(({ color }) => codes.valueId('color', color) === undefined);
  return unknown ? `colors: the attribute color has no value ${unknown.color}` : null;
}

function wrongVariants({ variants }: ProductRecord, codes: KnownCodes): string | null {
  const numbers = new Set<string>();
  const options = new Set<string>();
  for (const { sku, color, size } of variants) {
    if (color !== null && codes.valueId('color', color) === undefined)
      return `variants: the attribute color has no value ${color}`;
    if (size !== null && codes.valueId('size', size) === undefined)
      return `variants: the attribute size has no value ${size}`;
    if (numbers.has(sku)) return `variants: two have the article number ${sku}`;
    const option = `${color ?? ''} ${size ?? ''}`;
    if (options.has(option)) return `variants: ${sku} has the same options as another`;
    numbers.add(sku);
    options.add(option);
  }
  return null;
}

/** References from choices, effects and print templates lead to slots that there are. */
function wrongSlots({ slots, printTemplate }: ProductRecord): string | null {
  const missing = slots.find(({ ofChoice }) => ofChoice && !slots[ofChoice.slot]?.extras[ofChoice.extra]);
  if (missing) return `slots: ${missing.title} belongs to a choice that there is not`;
  const named: number[] = [];
  const note = (place: number) => {
    named.push(place);
    return place;
  };
  if (printTemplate) withSlots(printTemplate, note);
  for (const { extras } of slots) for (const { effectList } of extras) effectsWithSlots(effectList, note);
  const unknown = named.find((place) => !slots[place]);
  return unknown === undefined ? null : `printTemplate: there is no slot ${unknown}`;
}

const wrongPrice = ({ price, discount }: ProductRecord): string | null =>
  Number.isSafeInteger(finalPrice(price, discount)) ? null : 'price: it is too large';
