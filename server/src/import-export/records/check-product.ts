import { finalPrice } from '@afterimage/contract/values/money.ts';
import type { LocalizedMessage } from '@afterimage/words/locale.ts';
import { importMessage } from '../import-message.ts';
import type { KnownCodes } from './known-codes.ts';
import type { ProductRecord } from './product-record.ts';
import { effectsWithSlots, withSlots } from './slot-references.ts';

/** What is wrong with a product whose form is right: a sentence without a full stop; null when nothing is. */
export function wrongInProduct(product: ProductRecord, codes: KnownCodes): LocalizedMessage | null {
  const category = product.category.find((id) => !codes.hasCategory(id));
  if (category !== undefined) return importMessage(({ record }) => record.noCategory({ category }), 'category');
  if (product.formerSlugs.includes(product.slug))
    return importMessage(({ record }) => record.presentAddress, 'formerSlugs');
  return wrongAttributes(product, codes) ?? wrongVariants(product, codes) ?? wrongSlots(product) ?? wrongPrice(product);
}

const noValue = (attribute: string, value: string, field: string): LocalizedMessage =>
  importMessage(({ record }) => record.noValue({ attribute, value }), field);

function wrongAttributes({ attributes, colors }: ProductRecord, codes: KnownCodes): LocalizedMessage | null {
  for (const [attribute, list] of Object.entries(attributes)) {
    if (attribute === 'color' || attribute === 'size')
      return importMessage(({ record }) => record.ofVariants({ attribute }), 'attributes');
    const unknown = list.find((code) => codes.valueId(attribute, code) === undefined);
    if (unknown !== undefined) return noValue(attribute, unknown, 'attributes');
  }
  const unknown = colors.find(({ color }) => codes.valueId('color', color) === undefined);
  return unknown ? noValue('color', unknown.color, 'colors') : null;
}

function wrongVariants({ variants }: ProductRecord, codes: KnownCodes): LocalizedMessage | null {
  const numbers = new Set<string>();
  const options = new Set<string>();
  for (const { sku, color, size } of variants) {
    if (color !== null && codes.valueId('color', color) === undefined) return noValue('color', color, 'variants');
    if (size !== null && codes.valueId('size', size) === undefined) return noValue('size', size, 'variants');
    if (numbers.has(sku)) return importMessage(({ record }) => record.articleNumberTwice({ sku }), 'variants');
    const option = `${color ?? ''} ${size ?? ''}`;
    if (options.has(option)) return importMessage(({ record }) => record.sameOptions({ sku }), 'variants');
    numbers.add(sku);
    options.add(option);
  }
  return null;
}

/** References from choices, effects and print templates lead to slots that there are. */
function wrongSlots({ slots, printTemplate }: ProductRecord): LocalizedMessage | null {
  const missing = slots.find(({ ofChoice }) => ofChoice && !slots[ofChoice.slot]?.extras[ofChoice.extra]);
  if (missing) return importMessage(({ record }) => record.noChoice({ title: missing.title }), 'slots');
  const named: number[] = [];
  const note = (place: number) => {
    named.push(place);
    return place;
  };
  if (printTemplate) withSlots(printTemplate, note);
  for (const { extras } of slots) for (const { effectList } of extras) effectsWithSlots(effectList, note);
  const unknown = named.find((place) => !slots[place]);
  return unknown === undefined
    ? null
    : importMessage(({ record }) => record.noSlot({ slot: unknown }), 'printTemplate');
}

const wrongPrice = ({ price, discount }: ProductRecord): LocalizedMessage | null =>
  Number.isSafeInteger(finalPrice(price, discount))
    ? null
    : importMessage(({ record }) => record.priceTooLarge, 'price');
