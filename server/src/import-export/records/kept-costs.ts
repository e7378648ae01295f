import type { ProductRecord } from './product-record.ts';

/** A product of a file that does not tell what its variants cost the shop, as older ones, keeps the costs that are stored. */
export function withKeptCosts(record: unknown, existing: ProductRecord | null): unknown {
  if (!existing || !isObject(record) || !Array.isArray(record['variants'])) return record;
  const costs = new Map(existing.variants.map(({ sku, cost }) => [sku, cost]));
  const variants = record['variants'].map((variant: unknown) =>
    isObject(variant) && !('cost' in variant)
      ? { ...variant, cost: costs.get(String(variant['sku']).trim()) ?? null }
      : variant,
  );
  return { ...record, variants };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
