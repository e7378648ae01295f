import { asc } from 'drizzle-orm';
import { countries } from '../db/tables.ts';
import type { Handlers } from '../handlers.ts';

export function locationHandlers(): Pick<Handlers, 'listCountries'> {
  return {
    listCountries: async ({ db }) => ({
      countryList: await db
        .select({ code: countries.code, name: countries.name })
        .from(countries)
        .orderBy(asc(countries.name), asc(countries.code)),
    }),
  };
}
