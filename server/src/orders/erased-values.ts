import { sql } from 'drizzle-orm';
import type { ErasedValue } from '../platform/db/personal-data.ts';

/** What is left of an address when its person is erased: the country, which taxes follow from. */
export const withoutName: ErasedValue = (address) => sql`case when ${address} is null then null else jsonb_build_object(
  'firstName', '', 'lastName', '', 'line1', '', 'city', '', 'postalCode', '', 'countryCode', ${address} ->> 'countryCode') end`;

/** What is left of the slots of a line: what was sold, by title, kind and extras. */
export const withoutContent: ErasedValue = (slots) => sql`coalesce((
  select jsonb_agg(slot || case slot ->> 'kind'
    when 'photo' then '{"photo": null, "look": {}, "medium": null}'::jsonb
    when 'text' then '{"text": "", "look": {}}'::jsonb
    else '{}'::jsonb end order by position)
  from jsonb_array_elements(${slots}) with ordinality as each (slot, position)), '[]')`;
