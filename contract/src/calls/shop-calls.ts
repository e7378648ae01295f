import { endpoint } from '../endpoint.ts';
import * as shop from '../shop.ts';

/** The calls about the shop itself. */
export const shopCalls = {
  getShop: endpoint({
    summary: 'The shop: its name, where its people are reached, its country, currency and time zone',
    reply: shop.shop,
    cache: 'catalogue',
  }),
};
