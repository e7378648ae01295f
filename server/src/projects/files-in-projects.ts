import { or, sql, type SQL } from 'drizzle-orm';
import { cartLines, carts } from '../cart/tables.ts';
import { files } from '../files/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { projectItems, projectItemVersions, projects } from './tables.ts';

// Conditions on jsonb that name the file of the surrounding query of `files`; each finds its place by an index.
const id = sql`${files.id}::text`;
export const photo = sql`jsonb_build_object('photo', ${id})`;
const medium = sql`jsonb_build_object('attachmentId', ${id})`;
export const inSlot = sql`jsonb_build_object('medium', ${medium})`;

/** In a design, which has its slots in a list. */
export const inDesign = (slot: SQL) => sql`jsonb_build_object('slots', jsonb_build_array(${slot}))`;

/** The lines of carts that name the file. */
export const inCartLines = [
  sql`select from ${cartLines} where ${cartLines.personalization} @> ${inDesign(photo)}`,
  sql`select from ${cartLines} where ${cartLines.personalization} @> ${inDesign(inSlot)}`,
];
/** The lines of orders that name the file. */
export const inOrderLines = [
  sql`select from ${orderLines} where ${orderLines.customizationList} @> jsonb_build_array(${photo})`,
  sql`select from ${orderLines} where ${orderLines.customizationList} @> jsonb_build_array(${inSlot})`,
];
const inItems = [
  sql`select from ${projectItems} where ${projectItems.customization} @> ${photo}`,
  sql`select from ${projectItems} where ${projectItems.customization} @> ${inSlot}`,
];
const inVersions = [
  sql`select from ${projectItemVersions} where ${projectItemVersions.customization} @> ${photo}`,
  sql`select from ${projectItemVersions} where ${projectItemVersions.customization} @> ${inSlot}`,
  sql`select from ${projectItemVersions} where ${projectItemVersions.arCustomization} @> ${medium}`,
];
/** What projects show, and have shown, of the file. */
export const inProjects = [...inItems, ...inVersions];

/** That an order which is paid, or is just being paid, needs the file, or its project shows it or has shown it. */
export function isOrdered(): SQL | undefined {
  const its = sql`(select ${orders.status} from ${orders} where ${orders.id} = ${orderLines.orderId})`;
  const alive = sql`${its} in ('awaiting_payment', 'paid', 'shipped', 'delivered')`;
  const references = [...inOrderLines.map((reference) => sql`${reference} and ${alive}`), ...inProjects];
  return or(...references.map((reference) => sql`exists (${reference})`));
}

/** That an order needs the file which is not its owner's; of a file without an owner, that any order does. */
export const isOrderedByOthers = (ownerId: string | null): SQL | undefined =>
  ownerId === null ? isOrdered() : isUsedByOthers(ownerId);

/**
 * That somebody else, a guest or another account, has the file in a cart, in an order that may still be paid or was, or in
 * a project that shows it or has shown it.
 */
export function isUsedByOthers(accountId: string): SQL | undefined {
  // A guest's cart that has joined the account's, and what was ordered from it, is the account's own.
  const isOthersCart = sql`${carts.accountId} is distinct from ${accountId}::uuid
    and ${carts.joinedTo} is distinct from ${accountId}::uuid`;
  const inOthersCart = sql`exists (select from ${carts} where ${carts.id} = ${cartLines.cartId} and ${isOthersCart})`;
  const inOthersOrder = sql`exists (select from ${orders} where ${orders.id} = ${orderLines.orderId}
    and ${orders.accountId} is distinct from ${accountId}::uuid and ${orders.status} not in ('cancelled', 'refunded')
    and not exists (select from ${carts} where ${carts.id} = ${orders.cartId} and not (${isOthersCart})))`;
  const others = sql`select from ${orders} join ${projects} on ${projects.orderId} = ${orders.id}
    and ${orders.accountId} is distinct from ${accountId}::uuid`;
  const references = [
    ...inCartLines.map((reference) => sql`${reference} and ${inOthersCart}`),
    ...inOrderLines.map((reference) => sql`${reference} and ${inOthersOrder}`),
    ...inItems.map(
      (reference) => sql`${reference} and exists (${others} where ${projects.id} = ${projectItems.projectId})`,
    ),
    ...inVersions.map(
      (
        reference,
      ) => sql`${reference} and exists (${others} join ${projectItems} on ${projectItems.projectId} = ${projects.id}
        where ${projectItems.id} = ${projectItemVersions.projectItemId})`,
    ),
  ];
  return or(...references.map((reference) => sql`exists (${reference})`));
}
