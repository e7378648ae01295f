import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { SearchResult } from '@afterimage/contract/admin/search.ts';
import {
  mostOfSource,
  mostResults,
  type SearchSource,
  searchSources,
} from '@afterimage/contract/values/search-sources.ts';
import { customerName, printedText } from '../../orders/order-expressions.ts';
import { parcels } from '../../order-desk/tables.ts';
import { orderNumber } from '../../orders/order-number.ts';
import { orders } from '../../orders/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import { mayDo, type Operator } from '../../platform/http/handlers.ts';
import { beginningWith, containing } from '../../platform/lists/filter-condition.ts';
import { projectItems, projects } from '../../projects/tables.ts';
import { products } from '../../catalogue/tables.ts';
import { emailLike, isLongEnough, namedLike, numberIn, postcodeLike, trackedBy } from '../orders/order-search.ts';

interface Found extends Record<string, unknown> {
  id: string;
  number: number | null;
  title: string | null;
  detail: string;
  match: string;
}

const person = sql`btrim(coalesce(${orders.address} ->> 'firstName', '') || ' ' || coalesce(${orders.address} ->> 'lastName', ''))`;
const whose = sql`coalesce(nullif(${person}, ''), ${orders.email})`;
const order = (match: SQL) =>
  sql`${orders.id}::text as id, ${orders.number}::int as number, null as title, ${whose} as detail, ${match} as match`;
const newest = sql`order by ${orders.number} desc limit ${mostOfSource}`;

/**
 * What a text finds, each source by a query with an index of its own. Names with typing errors are looked for when no
 * source has found anything.
 */
export async function adminSearch(db: Database, operator: Operator, text: string): Promise<SearchResult[]> {
  const queries: Partial<Record<SearchSource, SQL>> = {
    ...(mayDo(operator, 'orders.read') && ordersQueries(text)),
    ...(mayDo(operator, 'catalogue.read') && isLongEnough(text) && { product: productsQuery(text) }),
  };
  const resultLists = await Promise.all(
    searchSources.flatMap((source) => {
      const query = queries[source];
      return query ? [rowsOf(db, source, query)] : [];
    }),
  );
  const results = withoutRepeats(resultLists.flat()).slice(0, mostResults);
  if (results.length > 0 || !isLongEnough(text) || !mayDo(operator, 'orders.read')) return results;
  return rowsOf(db, 'name', similarNamesQuery(text));
}

function ordersQueries(text: string): Partial<Record<SearchSource, SQL>> {
  const number = numberIn(text);
  const code = codeIn(text);
  const tracked = trackedBy(text);
  return {
    ...(number !== null && {
      number: sql`select ${order(sql`''`)} from ${orders} where ${orders.number} = ${number}`,
    }),
    ...(code && {
      code: sql`select ${order(sql`${projects.viewerCode}`)} from ${projects} join ${orders} on ${orders.id} = ${projects.orderId}
                where ${projects.viewerCode} = ${code}`,
    }),
    ...(tracked && {
      tracking: sql`select ${order(sql`${parcels.trackingNumber}`)} from ${parcels} join ${orders} on ${orders.id} = ${parcels.orderId}
                where ${tracked} ${newest}`,
    }),
    ...(/\d/.test(text) && {
      postcode: sql`select ${order(sql`${orders.address} ->> 'postalCode'`)} from ${orders} where ${postcodeLike(text)} ${newest}`,
    }),
    ...(isLongEnough(text) && {
      email: sql`select ${order(sql`${orders.email}`)} from ${orders} where ${emailLike(text)} ${newest}`,
      name: sql`select ${order(sql`${person}`)} from ${orders} where ${namedLike(text)} ${newest}`,
      'print-text': sql`select ${order(sql`left(${projectItems.customization} ->> 'text', 120)`)}
        from ${projectItems} join ${projects} on ${projects.id} = ${projectItems.projectId}
        join ${orders} on ${orders.id} = ${projects.orderId}
        where ${printedText(projectItems.customization)} like ${containing(text.toLowerCase())} ${newest}`,
    }),
  };
}

/** The code of a print, alone or in the address of its viewer. */
function codeIn(text: string): string | null {
  const fromAddress = /\/ar\/([\w-]+)/.exec(text)?.[1];
  return fromAddress ?? (/^[\w-]{6,64}$/.test(text) ? text : null);
}

const productsQuery = (text: string): SQL => sql`
  select ${products.id}::text as id, null::int as number, ${products.name} as title, ${products.sku} as detail, '' as match
  from ${products} where lower(${products.sku}) like ${beginningWith(text.toLowerCase())}
    or lower(${products.name}) like ${containing(text.toLowerCase())}
  order by ${products.saleCount} desc limit ${mostOfSource}`;

/** So many similar names are compared: a short one resembles a good part of all names. */
const mostSimilar = 2000;

const similarNamesQuery = (text: string): SQL => sql`
  select ${order(sql`${person}`)} from (
    select * from ${orders} where ${customerName(orders.address)} %> ${text.toLowerCase()} limit ${mostSimilar}
  ) as ${sql.identifier(getTableName(orders))}
  order by word_similarity(${text.toLowerCase()}, ${customerName(orders.address)}) desc, ${orders.number} desc limit ${mostOfSource}`;

async function rowsOf(db: Database, source: SearchSource, query: SQL): Promise<SearchResult[]> {
  const { rows } = await db.execute<Found>(query);
  return rows.map(({ id, number, title, detail, match }) => ({
    source,
    kind: number === null ? ('product' as const) : ('order' as const),
    id,
    title: number === null ? (title ?? '') : orderNumber(number),
    detail,
    match,
  }));
}

/** An order stands at its surest source alone. */
function withoutRepeats(results: readonly SearchResult[]): SearchResult[] {
  const resultKeys = new Set<string>();
  return results.filter(({ kind, id }) => {
    const isNew = !resultKeys.has(`${kind} ${id}`);
    resultKeys.add(`${kind} ${id}`);
    return isNew;
  });
}
