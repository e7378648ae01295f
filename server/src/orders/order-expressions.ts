import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Expressions over orders and their lines that have an index: queries must spell them as the indexes do. */

/** The customer's name in lower case, family name first; '' without one. */
export const customerName = (address: SQLWrapper): SQL =>
  sql`lower(btrim(coalesce(${address} ->> 'lastName', '') || ' ' || coalesce(${address} ->> 'firstName', '')))`;

/** A postal code as it is compared: upper case, without spaces. */
export const plainPostcode = (address: SQLWrapper): SQL =>
  sql`upper(replace(coalesce(${address} ->> 'postalCode', ''), ' ', ''))`;

/** What a line is called and sold by, in lower case. */
export const lineLabel = (name: SQLWrapper, sku: SQLWrapper): SQL => sql`lower(${name} || ' ' || ${sku})`;

/** The texts on a print in lower case, of the slots of a line as they were ordered. */
export const printedTexts = (slots: SQLWrapper): SQL => sql`lower(jsonb_path_query_array(${slots}, '$[*].text')::text)`;

/** The text of one slot, as it is now. */
export const printedText = (slot: SQLWrapper): SQL => sql`lower(coalesce(${slot} ->> 'text', ''))`;
