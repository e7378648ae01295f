import * as z from 'zod';
import { addressBody, email } from '@afterimage/contract/accounts.ts';
import { baseLocale, locales } from '@afterimage/words/locale.ts';
import { moment } from './product-record.ts';

const address = addressBody.omit({ isDefault: true });

/** A customer with the addresses that are saved, the default first; passwords belong to nobody but the person. */
export const customerRecord = z.strictObject({
  record: z.literal('customer'),
  email,
  firstName: addressBody.shape.firstName,
  lastName: addressBody.shape.lastName,
  locale: z.enum(locales).default(baseLocale),
  verifiedAt: moment.nullable().default(null),
  createdAt: moment.optional(),
  addresses: z.array(address).max(100).default([]),
});
export type CustomerRecord = z.infer<typeof customerRecord>;
