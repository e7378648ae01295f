import * as z from 'zod';
import { taxModes } from '../values/taxes.ts';

const countryCode = z.string().regex(/^[A-Z]{2}$/);
/** Hundredths of a percent. */
const basisPoints = z.int().min(0).max(5000);

const settings = { taxMode: z.enum(taxModes), taxedExports: z.boolean() };

/** Whose tax the shop charges, and the rates of all countries. */
export const taxesReply = z.strictObject({
  ...settings,
  version: z.int(),
  homeCountry: z.string(),
  rateList: z.array(
    z.strictObject({
      countryCode: z.string(),
      /** What receipts call the tax. */
      name: z.string(),
      /** The rate of today. */
      basisPoints: z.int(),
      /** The rates that hold from a day on, also those of the past, the earliest first. */
      changeList: z.array(z.strictObject({ validFrom: z.iso.date(), basisPoints: z.int(), isFuture: z.boolean() })),
    }),
  ),
  /** The countries of delivery that have no rate. */
  untaxedList: z.array(z.string()),
});
/** A country's first rate; `name` is what receipts call the tax. */
export const taxCountryBody = z.strictObject({
  countryCode,
  name: z.string().trim().min(1).max(40),
  validFrom: z.iso.date(),
  basisPoints,
});
export const taxSettingsBody = z.strictObject({ ...settings, version: z.int() });
export const taxCountryParams = z.strictObject({ countryCode });
export const taxChangeBody = z.strictObject({ validFrom: z.iso.date(), basisPoints });
export const taxChangeParams = z.strictObject({ countryCode, validFrom: z.iso.date() });
