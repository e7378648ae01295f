// @ts-check
import { createShopClient } from '@afterimage/api-client';

/**
 * Orders one piece of the cheapest product that a search finds, as a guest.
 * @param {string} shopUrl
 * @param {string} search '' finds all
 */
export async function orderAsGuest(shopUrl, search) {
  const client = createShopClient({ shopUrl });

  // Products that can be bought at once: in stock, nothing to choose, nothing to personalise.
  const found = await client.GET('/products', {
    params: {
      query: {
        ...(search && { key: search }),
        inStock: 'true',
        customizable: 'false',
        sort: 'price-asc',
        pageSize: 100,
      },
    },
  });
  if (found.error) throw new Error(found.error.message);
  const product = found.data.data.productList.find(({ variation }) => variation.length === 0);
  if (!product) throw new Error(`Nothing is in stock for “${search}”.`);

  const ordered = await client.POST('/unauthenticated/checkout', {
    // Sent again with the same key, as after a lost connection, it is still one order.
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: {
      items: [{ productId: product.id, variantId: product.variantId, quantity: 1 }],
      email: 'ada@example.com',
      address: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        line1: 'Torstraße 1',
        city: 'Berlin',
        postalCode: '10119',
        countryCode: 'DE',
      },
      deliveryMethod: 'standard',
    },
  });
  if (ordered.error) throw new Error(ordered.error.message);

  // The customer pays there. The key opens the order ever after.
  const { url, orderId, orderKey } = ordered.data.data;
  return { product: product.name, orderId, orderKey, payAt: new URL(url, shopUrl).href };
}

const [, script, shopUrl, search = ''] = process.argv;
if (shopUrl && script && import.meta.url.endsWith(script.split(/[\\/]/).at(-1) ?? ''))
  console.log(JSON.stringify(await orderAsGuest(shopUrl, search)));
