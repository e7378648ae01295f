import { endpoint } from '../endpoint.ts';
import * as shop from '../shop.ts';

/** The calls about the shop itself. */
export const shopCalls = {
  getShop: endpoint({
    summary: 'The shop: its name, and where its people are reached',
    reply: shop.shop,
    cache: 'catalogue',
  }),
};
