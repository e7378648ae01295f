import type { Product, ProductDetail } from '@afterimage/contract/catalogue.ts';
import { callShop } from './account-steps.ts';

const productOf = (shop: string, idOrSlug: string | number) => callShop<ProductDetail>(shop, `/products/${idOrSlug}`);

async function inStock(shop: string): Promise<Product[]> {
  const { productList } = await callShop<{ productList: Product[] }>(shop, '/products?pageSize=100&inStock=true');
  return productList;
}

/**
 * A product that is bought as it is, in a colour that one has to choose and a size of which there is enough: the first
 * of those that suit.
 */
export async function plainProduct(shop: string, suits = async (_product: Product): Promise<boolean> => true) {
  for (const product of await inStock(shop)) {
    if (product.isCustomizable) continue;
    // the first colour is chosen from the beginning
    for (const { color, size } of product.variation.slice(1)) {
      const sizeInStock = size.find(({ stock }) => stock >= 4);
      if (sizeInStock && (await suits(product))) return { product, colour: color, size: sizeInStock.name };
    }
  }
  throw new Error('The sample has no plain product with a colour and a size in stock.');
}

/** A product that takes a photo with augmented reality, a text with typefaces, and extras: that one, or the first. */
export async function personalizableProduct(shop: string, slug?: string): Promise<ProductDetail> {
  if (slug) return productOf(shop, slug);
  for (const { id, isCustomizable, variation } of await inStock(shop)) {
    if (!isCustomizable || variation.some(({ size }) => size.length > 0)) continue;
    const product = await productOf(shop, id);
    const slots = product.customizationList;
    const has = (kind: string) => slots.some((slot) => slot.kind === kind);
    if (slots.some(({ kind, limits }) => kind === 'photo' && limits.arAllowed) && has('text') && has('extra'))
      return product;
  }
  throw new Error('The sample has no product with photo, text and extras.');
}

/** A product for several photos, one of them so large that a small photo will not do. */
export async function largeProduct(shop: string): Promise<ProductDetail> {
  for (const { id, isCustomizable, variation } of await inStock(shop)) {
    if (!isCustomizable || variation.some(({ size }) => size.length > 0)) continue;
    const product = await productOf(shop, id);
    const photos = product.customizationList.filter(({ kind }) => kind === 'photo');
    const [first] = photos;
    if (photos.length > 1 && first?.required && (first.limits.heightMm ?? 0) >= 250) return product;
  }
  throw new Error('The sample has no product for large photos.');
}

/** A product of which nothing is left. */
export async function soldOutProduct(shop: string): Promise<Product> {
  const { productList } = await callShop<{ productList: Product[] }>(shop, '/products?pageSize=100');
  const sizeInStock = productList.find(({ stock, variation }) => stock === 0 && variation.length > 0);
  if (!sizeInStock) throw new Error('The sample has no product that is sold out.');
  return sizeInStock;
}
