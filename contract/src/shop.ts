import * as z from 'zod';

/**
 * Who sells: name, rows of the address and VAT ID (or empty) as on invoices, and the mail address that people read.
 * `homeCountry` is ISO 3166-1 alpha-2, `currency` ISO 4217, `timeZone` a name of the IANA database.
 */
export const shop = z.object({
  name: z.string(),
  address: z.array(z.string()),
  taxId: z.string(),
  mail: z.string(),
  homeCountry: z.string(),
  currency: z.string(),
  timeZone: z.string(),
  /** For how many days after the delivery a contract can be withdrawn from. */
  withdrawalDays: z.int(),
  /** Whether what was made for one person can be withdrawn from too; the law exempts it. */
  withdrawsPersonalized: z.boolean(),
});
export type ShopFacts = z.infer<typeof shop>;
