import * as z from 'zod';
import { shop } from '../shop.ts';
import { currencies, shopDetailLimits as limits } from '../values/shop-details.ts';

const line = (most: number) => z.string().trim().max(most);
const seller = {
  name: line(limits.name).min(1),
  address: z.array(line(limits.addressLine).min(1)).min(1).max(limits.addressLines),
  taxId: line(limits.taxId),
  mail: z.email().max(limits.mail),
};
/** Who sells. */
export const sellerDetails = z.strictObject(seller);

const details = {
  ...seller,
  /** ISO 3166-1 alpha-2. */
  homeCountry: z.string().regex(/^[A-Z]{2}$/),
  currency: z.enum(currencies),
  /** A name of the IANA database. */
  timeZone: z.string().min(1).max(60),
};

/**
 * Who sells, where the shop is at home, in what it is paid and by which clock it works. What comes from the environment or a
 * file keeps no rule of the form.
 */
export const shopDetails = z.strictObject({
  ...shop.omit({ withdrawalDays: true, withdrawsPersonalized: true }).shape,
  version: z.int(),
  /** Whether orders exist: they keep the shop in its currency. */
  hasOrders: z.boolean(),
  /** The countries to choose from. */
  countryList: z.array(z.string()),
});

export const saveShopDetailsBody = z.strictObject({ ...details, version: z.int() });
