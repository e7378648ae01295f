import * as z from 'zod';

/** A country; `code` is ISO 3166-1 alpha-2. */
export const country = z.object({ code: z.string(), name: z.string() });
export type Country = z.infer<typeof country>;
export const countryList = z.object({ countryList: z.array(country) });
