import type { ProductRecord } from './product-record.ts';

/**
 * A product of a file that does not tell what its variants cost the shop, or that they have prices of their own, as older
 * ones, keeps the amounts that are stored.
 */
export function withStoredAmounts(record: unknown, existing: ProductRecord | null): unknown {
  if (!existing || !isObject(record) || !Array.isArray(record['variants'])) return record;
  const stored = new Map(existing.variants.map(({ sku, price, cost }) => [sku, { price, cost }]));
  const variants = record['variants'].map((variant: unknown) =>
    isObject(variant) ? { ...stored.get(String(variant['sku']).trim()), ...variant } : variant,
  );
  return { ...record, variants };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
