import type { ProductFilters } from '@afterimage/contract/catalogue.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { readShopSettings, type ShopSettings } from '../shop-settings/read-shop-settings.ts';
import { productAttributes, readAttributes, type ShopAttribute, variantAttributes } from './attributes.ts';

/** What reading a product or a list in a language needs to know of the shop. */
export interface CatalogueFacts {
  locale: Locale;
  attributes: readonly ShopAttribute[];
  settings: ShopSettings;
}

export async function readCatalogueFacts(db: Database, locale: Locale): Promise<CatalogueFacts> {
  const [attributes, settings] = await Promise.all([readAttributes(db, locale), readShopSettings(db)]);
  return { locale, attributes, settings };
}

export type PriceRange = ProductFilters['priceList'][number];

/** The ranges that meet at the steps: up to the first, between two, from the last; none without steps. */
export function priceRanges(steps: readonly number[]): PriceRange[] {
  if (steps.length === 0) return [];
  return [...steps, null].map((maxPrice, index) => ({ minPrice: steps[index - 1] ?? null, maxPrice }));
}

/** What lists can be narrowed down by: attributes without a value narrow nothing down. */
export function filtersOnWire({ attributes, settings }: CatalogueFacts): ProductFilters {
  const ofVariants = attributes.filter(
    ({ id, filterable }) => filterable && variantAttributes.some((own) => own === id),
  );
  const offeredAttributes = new Set([...ofVariants, ...productAttributes(attributes)]);
  return {
    attributeList: attributes.flatMap((attribute) => {
      const { id, kind, name, valueList } = attribute;
      if (!offeredAttributes.has(attribute) || valueList.length === 0) return [];
      return [{ id, kind, name, valueList: valueList.map(({ id: _id, ...value }) => value) }];
    }),
    priceList: priceRanges(settings.priceSteps),
    currency: settings.currency,
  };
}
