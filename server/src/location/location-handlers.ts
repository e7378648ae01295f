import { asc } from 'drizzle-orm';
import { countries } from './tables.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import { addressRules } from './address-rules.ts';

export function locationHandlers(): Pick<Handlers, 'listCountries'> {
  return {
    listCountries: async ({ db }) => {
      const rows = await db.select().from(countries).orderBy(asc(countries.name), asc(countries.code));
      const countryList = rows.map(({ code, name, postalCodePattern }) => {
        return { code, name, address: addressRules(code, postalCodePattern) };
      });
      return { countryList };
    },
  };
}
