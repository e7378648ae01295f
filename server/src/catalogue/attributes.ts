import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Attribute, FacetQuery, Variation } from '@afterimage/contract/catalogue.ts';
import { fieldMessages } from '@afterimage/contract/values/field-messages.ts';
import { fieldWording } from '@afterimage/words/field-wording.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { ProductFilter } from './product-filter.ts';
import { loadTexts, translated, type TranslatedTexts } from '../translations/translate.ts';
import { attributes, attributeValues } from './tables.ts';

/** The attributes that the variants of a product differ in; any other belongs to whole products. */
export const variantAttributes = ['color', 'size'] as const;
type VariantAttribute = (typeof variantAttributes)[number];

export interface ShopAttribute extends Omit<Attribute, 'valueList'> {
  filterable: boolean;
  valueList: (Attribute['valueList'][number] & { id: number })[];
}

export type AttributeValue = ShopAttribute['valueList'][number];

/** All attributes with their values in a language, both in their order; two queries, and one for their texts. */
export async function readAttributes(db: Database, locale: Locale): Promise<ShopAttribute[]> {
  const { id, code, name, swatch } = attributeValues;
  const [list, values] = await Promise.all([
    db.select().from(attributes).orderBy(asc(attributes.position), asc(attributes.id)),
    db
      .select({ attributeId: attributeValues.attributeId, id, code, name, swatch })
      .from(attributeValues)
      .orderBy(asc(attributeValues.position), asc(attributeValues.id)),
  ]);
  const texts = await loadTexts(
    db,
    locale,
    { attribute: list.map((attribute) => attribute.id), attribute_value: values.map((value) => value.id) },
    ['name'],
  );
  const byAttribute = Map.groupBy(values, ({ attributeId }) => attributeId);
  return list.map(({ position: _place, ...attribute }) => ({
    ...translated(attribute, texts.of('attribute', attribute.id), ['name']),
    valueList: (byAttribute.get(attribute.id) ?? []).map(({ attributeId: _own, ...value }) =>
      translated(value, texts.of('attribute_value', value.id), ['name']),
    ),
  }));
}

/** What the colour and the size of a variant are called, in the shop's first language. */
interface OptionNames {
  colorId: number | null;
  colorName: string | null;
  sizeId: number | null;
  sizeName: string | null;
}

/** The ids of the values that variants have, for `loadTexts`. */
export const optionIds = (rows: readonly OptionNames[]): number[] =>
  rows.flatMap(({ colorId, sizeId }) => [colorId, sizeId].filter((id) => id !== null));

/** The same with the names of colour and size translated. */
export function translatedOptions<Row extends OptionNames>(row: Row, texts: TranslatedTexts): Row {
  const nameOf = (id: number | null, name: string | null) =>
    id === null ? name : (texts.of('attribute_value', id)['name'] ?? name);
  return { ...row, colorName: nameOf(row.colorId, row.colorName), sizeName: nameOf(row.sizeId, row.sizeName) };
}

/** The values of an attribute, or none. */
export const valuesOf = (list: readonly ShopAttribute[], id: string): readonly AttributeValue[] =>
  list.find((attribute) => attribute.id === id)?.valueList ?? [];

/** The values of the attributes that variants differ in, by their ids. */
export function variantValues(list: readonly ShopAttribute[]): ReadonlyMap<number, AttributeValue> {
  return new Map(variantAttributes.flatMap((id) => valuesOf(list, id)).map((value) => [value.id, value]));
}

/** What lists can be narrowed down by besides colour and size. */
export const productAttributes = (list: readonly ShopAttribute[]): ShopAttribute[] =>
  list.filter(({ id, filterable }) => filterable && !variantAttributes.some((own) => own === id));

/** The filter of a query, its codes looked up. Fails with INVALID_REQUEST at the field that names what is not there. */
export function filterOf(list: readonly ShopAttribute[], query: Omit<FacetQuery, 'key'>): ProductFilter {
  const { color, size, attribute = [], ...filter } = query;
  const idsOf = (field: VariantAttribute, codes: readonly string[]) =>
    codes.map((code) => valuesOf(list, field).find((value) => value.code === code)?.id ?? refuse(field, query));
  const titledRows = attribute.map((text) => {
    const [id, code] = text.split(':');
    const value = productAttributes(list)
      .find((one) => one.id === id)
      ?.valueList.find((one) => one.code === code);
    return { id, valueId: value?.id ?? refuse('attribute', query) };
  });
  const rowsByAttribute = Map.groupBy(titledRows, ({ id }) => id);
  return {
    ...filter,
    ...(color?.length && { colorIds: idsOf('color', color) }),
    ...(size?.length && { sizeIds: idsOf('size', size) }),
    ...(rowsByAttribute.size > 0 && {
      valueIds: [...rowsByAttribute.values()].map((values) => values.map(({ valueId }) => valueId)),
    }),
  };
}

function refuse(field: VariantAttribute | 'attribute', query: object): never {
  const complaint = { code: 'invalid_value', path: [field], message: '' };
  return fail('INVALID_REQUEST', (locale) => ({ fields: fieldMessages([complaint], query, fieldWording(locale)) }));
}

/** The swatch of each colour of a product, in the order in which the product shows them. */
export async function swatchesOf(
  db: Database,
  colors: readonly Pick<Variation, 'color'>[],
): Promise<{ color: string; swatch: string }[]> {
  if (colors.length === 0) return [];
  const codes = colors.map(({ color }) => color);
  const rows = await db
    .select({ code: attributeValues.code, swatch: attributeValues.swatch })
    .from(attributeValues)
    .where(and(eq(attributeValues.attributeId, 'color'), inArray(attributeValues.code, codes)));
  const swatches = new Map(rows.map(({ code, swatch }) => [code, swatch]));
  return codes.flatMap((color) => {
    const swatch = swatches.get(color);
    return swatch ? [{ color, swatch }] : [];
  });
}
