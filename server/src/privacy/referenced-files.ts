import { and, inArray, sql, type SQL } from 'drizzle-orm';
import { drafts } from '../drafts/tables.ts';
import { files } from '../files/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { inCartLines, inDesign, inOrderLines, inProjects, inSlot, photo } from '../projects/files-in-projects.ts';
import { reviews } from '../reviews/tables.ts';

const elsewhere = [
  ...inCartLines,
  sql`select from ${drafts} where ${drafts.content} @> ${inDesign(photo)}`,
  sql`select from ${drafts} where ${drafts.content} @> ${inDesign(inSlot)}`,
  sql`select from ${reviews} where ${reviews.photoIds} @> array[${files.id}]`,
];

/**
 * Those of the files that no row names, in a query of `files`; each place is looked up in its index. An order that came
 * to nothing counts for so many days.
 */
export function isUnreferenced(ids: readonly string[], days: number): SQL | undefined {
  const counts = sql`exists (select from ${orders} where ${orders.id} = ${orderLines.orderId} and (${orders.paidAt} is not null
    or ${orders.status} not in ('open', 'expired', 'cancelled') or ${orders.createdAt} > now() - make_interval(days => ${days})))`;
  const references = [...inOrderLines.map((reference) => sql`${reference} and ${counts}`), ...inProjects, ...elsewhere];
  return and(inArray(files.id, [...ids]), ...references.map((reference) => sql`not exists (${reference})`));
}
