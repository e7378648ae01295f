import { readFile } from 'node:fs/promises';
import type { CartAddition } from '@afterimage/contract/cart.ts';
import type { Product, ProductDetail } from '@afterimage/contract/catalogue.ts';
import { berlin, callShop } from './account-steps.ts';

type Slot = CartAddition['productClientCustomizationList'][number];

/** Products that take a photo and a text and come in no sizes, so many different ones. */
async function personalProducts(shop: string, count: number): Promise<ProductDetail[]> {
  const { productList } = await callShop<{ productList: Product[] }>(
    shop,
    '/products?customizable=true&inStock=true&pageSize=100',
  );
  const fitting: ProductDetail[] = [];
  for (const { id, variation } of productList) {
    if (variation.some(({ size }) => size.length > 0)) continue;
    const product = await callShop<ProductDetail>(shop, `/products/${id}`);
    const slots = product.customizationList.filter(({ choiceId }) => choiceId === undefined);
    const photos = slots.filter(({ kind }) => kind === 'photo');
    if (photos.length === 1 && slots.some(({ kind }) => kind === 'text')) fitting.push(product);
    if (fitting.length === count) return fitting;
  }
  throw new Error(`The sample has ${fitting.length} products with one photo and a text.`);
}

async function uploadPhoto(shop: string): Promise<string> {
  const form = new FormData();
  const photo = await readFile(new URL('fixtures/photo.jpg', import.meta.url));
  form.set('file', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
  const reply = await fetch(`${shop}/api/file/customization`, { method: 'POST', body: form });
  if (!reply.ok) throw new Error(`The photo was refused: ${await reply.text()}`);
  return ((await reply.json()) as { data: { id: string } }).data.id;
}

/** A product with the photo and the text on it, and the first of what else must be chosen. */
function personalized(product: ProductDetail, photoId: string, text: string): CartAddition {
  const slots = product.customizationList.filter(({ choiceId }) => choiceId === undefined);
  const variant = product.variation.find(({ variantId, stock }) => variantId !== null && stock > 3);
  return {
    productId: product.id,
    variantId: product.variantId ?? variant?.variantId ?? null,
    quantity: 1,
    extraList: [],
    productClientCustomizationList: slots.flatMap(({ id, kind, extraList }): Slot[] => {
      const first = extraList[0] ? [extraList[0].id] : [];
      if (kind === 'photo')
        return [{ id, input: photoId, extraList: [], placement: { zoom: 1, x: 0, y: 0, rotation: 0 } }];
      if (kind === 'text') return [{ id, input: text, extraList: first }];
      return kind === 'specification' ? [{ id, input: null, extraList: first }] : [];
    }),
    productArCustomizationList: [],
  };
}

export interface GuestOrder {
  /** Where it is paid. */
  url: string;
  orderId: string;
  orderKey: string;
}

interface OrderWish {
  email: string;
  paymentMethod: string;
  /** What stands on each thing; the first two are of one product, the others of one more each. */
  textList: readonly string[];
}

/** A guest's order of personalized things, made over the wire: the studio has stories of its own. */
export async function orderPersonalized(
  shop: string,
  { email, paymentMethod, textList }: OrderWish,
): Promise<GuestOrder> {
  const products = await personalProducts(shop, Math.max(1, textList.length - 1));
  const photoId = await uploadPhoto(shop);
  return callShop<GuestOrder>(shop, '/unauthenticated/checkout', {
    items: textList.map((text, index) => personalized(products[Math.max(0, index - 1)]!, photoId, text)),
    email,
    address: berlin,
    deliveryMethod: 'standard',
    paymentMethod,
  });
}
