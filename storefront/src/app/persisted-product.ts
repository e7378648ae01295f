import type { Product } from '@afterimage/contract/catalogue.ts';

/**
 * What of a product is kept in the browser: enough for its card. Its long text and the pictures that only its own page
 * shows would fill the storage, and are asked for again where they are needed.
 */
export function persistedProduct(product: Product): Product {
  const { image } = product;
  const { customizationList: _, ...rest } = product as Product & { customizationList?: unknown };
  const last = image.length > 1 ? image.slice(-1) : [];
  return { ...rest, fullDescription: '', thumbImage: [], image: [...image.slice(0, 1), ...last] };
}
