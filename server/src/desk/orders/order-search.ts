import { inArray, type SQL, sql } from 'drizzle-orm';
import { customerName, lineLabel, plainPostcode, printedText, printedTexts } from '../../orders/order-expressions.ts';
import { orderLines, orders } from '../../orders/tables.ts';
import { beginningWith, containing } from '../../platform/lists/filter-condition.ts';
import { parcels } from '../../order-desk/tables.ts';
import { projectItems, projects } from '../../projects/tables.ts';

/** The number in `A10001` or `10001`; null in what is none. */
export function numberIn(text: string): number | null {
  const digits = /^\s*#?\s*[aA]?\s?(\d{1,12})\s*$/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** A text as it stands in JSON, in lower case: printed texts are searched as they are stored. */
const jsonText = (text: string): string => JSON.stringify(text.toLowerCase()).slice(1, -1);

/** A trigram index is of use from three characters on. */
export const isLongEnough = (text: string): boolean => text.trim().length >= 3;

/** The words of a search; each is looked for on its own. */
const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);

export const namedLike = (text: string): SQL =>
  sql`(${sql.join(
    wordsOf(text).map((word) => sql`${customerName(orders.address)} like ${containing(word)}`),
    sql` and `,
  )})`;

export const emailLike = (text: string): SQL => sql`lower(${orders.email}) like ${containing(text.toLowerCase())}`;

export const postcodeLike = (text: string): SQL =>
  sql`${plainPostcode(orders.address)} like ${beginningWith(text.toUpperCase().replaceAll(' ', ''))}`;

/**
 * The condition that a parcel has the tracking number that was typed or scanned: with or without the spaces of its label,
 * in large letters or small. Null for a text that is none: no carrier has numbers of fewer than eight characters.
 */
export function trackedBy(text: string): SQL | null {
  const typed = text.trim();
  const plain = typed.replaceAll(/[\s.\-/]/g, '');
  if (plain.length < 8 || !/^[A-Za-z\d]+$/.test(plain) || !/\d/.test(plain)) return null;
  return inArray(parcels.trackingNumber, [...new Set([typed, typed.toUpperCase(), plain, plain.toUpperCase()])]);
}

/**
 * The condition that an order is found by a text: its number, its customer's name, e-mail address or postal code, a
 * product, the number of a parcel, or a text on a print. Each is looked up by an index of its own.
 */
export function foundByText(text: string): SQL {
  const number = numberIn(text);
  const branches = [sql`select ${orders.id} from ${orders} where ${postcodeLike(text)}`];
  if (number !== null) branches.push(sql`select ${orders.id} from ${orders} where ${orders.number} = ${number}`);
  const tracked = trackedBy(text);
  if (tracked) branches.push(sql`select ${parcels.orderId} from ${parcels} where ${tracked}`);
  if (isLongEnough(text)) {
    const label = sql`${lineLabel(orderLines.name, orderLines.sku)} like ${containing(text.toLowerCase())}`;
    branches.push(
      sql`select ${orders.id} from ${orders} where ${namedLike(text)}`,
      sql`select ${orders.id} from ${orders} where ${emailLike(text)}`,
      sql`select ${orderLines.orderId} from ${orderLines} where ${label}`,
      sql`select ${orderLines.orderId} from ${orderLines}
          where ${printedTexts(orderLines.customizationList)} like ${containing(jsonText(text))}`,
      sql`select ${projects.orderId} from ${projectItems} join ${projects} on ${projects.id} = ${projectItems.projectId}
          where ${printedText(projectItems.customization)} like ${containing(text.toLowerCase())}`,
    );
  }
  return sql`${orders.id} in (${sql.join(branches, sql` union `)})`;
}
