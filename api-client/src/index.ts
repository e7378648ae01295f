import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './schema.js';

export type { paths } from './schema.js';

/** What a failed call answers with. */
export type Failure = components['schemas']['Failure'];

/** A shop, and who calls it. */
export interface ShopOptions {
  /** Where the shop is, such as `https://shop.example.com`. */
  shopUrl: string;
  /** An access token that an operator has made under *Security*; or the token of a customer who has signed in. */
  token?: string;
  /** The language of texts in replies, such as `de`; without it English. */
  language?: string;
  /** Sends the requests; without it the `fetch` of the platform. */
  fetch?: (request: Request) => Promise<Response>;
}

/** A client for a shop's API: `client.GET('/products', …)` answers `{ data, error, response }`, typed by the address. */
export function createShopClient({ shopUrl, token, language, fetch }: ShopOptions): Client<paths> {
  return createClient<paths>({
    baseUrl: new URL('/api', shopUrl).href,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(language === undefined ? {} : { 'accept-language': language }),
    },
    ...(fetch === undefined ? {} : { fetch }),
  });
}
