// @ts-check
import { createShopClient } from '@afterimage/api-client';

/**
 * All paid orders, page by page. The token needs the right “See orders”.
 * @param {string} shopUrl
 * @param {string} token
 */
export async function* paidOrders(shopUrl, token) {
  const client = createShopClient({ shopUrl, token });
  /** @type {string | null} */
  let cursor = null;
  do {
    const page = await client.GET('/admin/orders', {
      params: { query: { filter: 'status:paid', limit: 100, ...(cursor && { cursor }) } },
    });
    if (page.error) throw new Error(page.error.message);
    yield* page.data.data.itemList;
    cursor = page.data.data.nextCursor;
  } while (cursor !== null);
}

const [, script, shopUrl] = process.argv;
const token = process.env['SHOP_TOKEN'];
if (shopUrl && token && script && import.meta.url.endsWith(script.split(/[\\/]/).at(-1) ?? ''))
  for await (const { number, customerName, total, currency } of paidOrders(shopUrl, token))
    console.log(JSON.stringify({ number, customerName, total, currency }));
