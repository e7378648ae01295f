// @ts-check
import { createShopClient } from '@afterimage/api-client';

/**
 * All paid orders, page by page. The token needs the right “See orders”.
 * @param {string} shopUrl
 * @param {string} token
 */
export async function* paidOrders(shopUrl, token) {
  const client = createShopClient({ shopUrl, token });
  const pageAfter = async (/** @type {string | null} */ cursor) => {
    const query = { filter: 'status:paid', limit: 100, ...(cursor && { cursor }) };
    const { data, error } = await client.GET('/admin/orders', { params: { query } });
    if (error) throw new Error(error.message);
    return data.data;
  };
  let page = await pageAfter(null);
  yield* page.itemList;
  while (page.nextCursor !== null) {
    page = await pageAfter(page.nextCursor);
    yield* page.itemList;
  }
}

const [, script, shopUrl] = process.argv;
const token = process.env['SHOP_TOKEN'];
if (shopUrl && token && script && import.meta.url.endsWith(script.split(/[\\/]/).at(-1) ?? ''))
  for await (const { number, customerName, total, currency } of paidOrders(shopUrl, token))
    console.log(JSON.stringify({ number, customerName, total, currency }));
