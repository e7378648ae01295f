import { and, inArray, or, sql, type SQL } from 'drizzle-orm';
import {
  cartLines,
  drafts,
  files,
  orderLines,
  orders,
  projectItems,
  projectItemVersions,
  projects,
  reviews,
} from '../db/tables.ts';

const id = sql`${files.id}::text`;
const input = sql`jsonb_build_object('input', ${id})`;
const medium = sql`jsonb_build_object('attachmentId', ${id})`;
const inSlot = sql`jsonb_build_object('arCustomization', ${medium})`;
const listed = (name: string, entry: SQL) => sql`jsonb_build_object(${name}::text, jsonb_build_array(${entry}))`;

const inOrderLines = [
  sql`select from ${orderLines} where ${orderLines.customizationList} @> jsonb_build_array(${input})`,
  sql`select from ${orderLines} where ${orderLines.customizationList} @> jsonb_build_array(${inSlot})`,
];
const inItems = [
  sql`select from ${projectItems} where ${projectItems.customization} @> ${input}`,
  sql`select from ${projectItems} where ${projectItems.customization} @> ${inSlot}`,
];
const inVersions = [
  sql`select from ${projectItemVersions} where ${projectItemVersions.customization} @> ${input}`,
  sql`select from ${projectItemVersions} where ${projectItemVersions.customization} @> ${inSlot}`,
  sql`select from ${projectItemVersions} where ${projectItemVersions.arCustomization} @> ${medium}`,
];
const inProjects = [...inItems, ...inVersions];
const elsewhere = [
  sql`select from ${cartLines} where ${cartLines.personalization} @> ${listed('customizationList', input)}`,
  sql`select from ${cartLines} where ${cartLines.personalization} @> ${listed('customizationList', inSlot)}`,
  sql`select from ${drafts} where ${drafts.content} @> ${listed('productClientCustomizationList', input)}`,
  sql`select from ${drafts} where ${drafts.content} @> ${listed('productArCustomizationList', medium)}`,
  sql`select from ${reviews} where ${reviews.photoIds} @> array[${files.id}]`,
];

/**
 * Those of the files that no row names, in a query of `files`; each place is looked up in its index. An order that came
 * to nothing counts for so many days.
 */
export function notNamed(ids: readonly string[], days: number): SQL | undefined {
  const counts = sql`exists (select from ${orders} where ${orders.id} = ${orderLines.orderId} and (${orders.paidAt} is not null
    or ${orders.status} not in ('open', 'expired', 'cancelled') or ${orders.createdAt} > now() - make_interval(days => ${days})))`;
  const places = [...inOrderLines.map((place) => sql`${place} and ${counts}`), ...inProjects, ...elsewhere];
  return and(inArray(files.id, [...ids]), ...places.map((place) => sql`not exists (${place})`));
}

/** That an order which is paid, or is just being paid, needs the file, or its project shows it or has shown it. */
export function isOrdered(): SQL | undefined {
  const its = sql`(select ${orders.status} from ${orders} where ${orders.id} = ${orderLines.orderId})`;
  const alive = sql`${its} in ('awaiting_payment', 'paid', 'shipped', 'delivered')`;
  const places = [...inOrderLines.map((place) => sql`${place} and ${alive}`), ...inProjects];
  return or(...places.map((place) => sql`exists (${place})`));
}

/** That a project which is not this account's, but a guest's or another's, shows the file or has shown it. */
export function isShownByOthers(accountId: string): SQL | undefined {
  const others = sql`select from ${orders} join ${projects} on ${projects.orderId} = ${orders.id}
    and ${orders.accountId} is distinct from ${accountId}::uuid`;
  const places = [
    ...inItems.map((place) => sql`${place} and exists (${others} where ${projects.id} = ${projectItems.projectId})`),
    ...inVersions.map(
      (place) => sql`${place} and exists (${others} join ${projectItems} on ${projectItems.projectId} = ${projects.id}
        where ${projectItems.id} = ${projectItemVersions.projectItemId})`,
    ),
  ];
  return or(...places.map((place) => sql`exists (${place})`));
}
