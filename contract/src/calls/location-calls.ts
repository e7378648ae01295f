import { endpoint } from '../endpoint.ts';
import * as location from '../location.ts';

/** The calls about countries. */
export const locationCalls = {
  listCountries: endpoint({ summary: 'The countries', reply: location.countryList, cache: 'catalogue' }),
};
