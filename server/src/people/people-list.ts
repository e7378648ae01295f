import { inArray, sql } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import { locales } from '@afterimage/words/locale.ts';
import type { List } from '../platform/lists/list.ts';
import { people } from './tables.ts';

export type Person = Reply<'listPeople'>['itemList'][number];
type PersonRow = typeof people.$inferSelect;

export function personOnWire({ accountId, isVerified, firstSeenAt, lastOrderAt, ...row }: PersonRow): Person {
  return {
    ...row,
    hasAccount: accountId !== null,
    verified: isVerified,
    firstSeenAt: firstSeenAt.toISOString(),
    lastOrderAt: lastOrderAt?.toISOString() ?? null,
  };
}

/** Everybody who has an account or has ordered as a guest. */
export const peopleList: List<Person> = {
  name: 'people',
  table: people,
  key: { column: people.id, type: 'uuid' },
  defaultSort: '-firstSeenAt',
  columns: {
    name: { kind: 'text', value: sql`lower(${people.name})`, cell: ({ name }) => name },
    email: { kind: 'text', value: people.email, cell: ({ email }) => email },
    country: { kind: 'choice', value: people.country, nullable: true, cell: ({ country }) => country },
    locale: { kind: 'choice', value: people.locale, values: locales, cell: ({ locale }) => locale },
    account: { kind: 'flag', value: sql`${people.accountId} is not null`, cell: ({ hasAccount }) => hasAccount },
    verified: { kind: 'flag', value: people.isVerified, cell: ({ verified }) => verified },
    orderCount: { kind: 'number', value: people.orderCount, sortable: true, cell: ({ orderCount }) => orderCount },
    spent: { kind: 'money', value: people.spent, sortable: true, cell: ({ spent }) => spent },
    lastOrderAt: {
      kind: 'moment',
      value: people.lastOrderAt,
      nullable: true,
      sortable: true,
      cell: ({ lastOrderAt }) => lastOrderAt && new Date(lastOrderAt),
    },
    firstSeenAt: {
      kind: 'moment',
      value: people.firstSeenAt,
      sortable: true,
      cell: ({ firstSeenAt }) => new Date(firstSeenAt),
    },
  },
  search: (
    text,
  ) => sql`to_tsvector('simple', ${people.name} || ' ' || ${people.email} || ' ' || translate(${people.email}, '@.-_+', '     '))
    @@ to_tsquery('simple', ${prefixQuery(text)})`,
  load: async (db, keys) => {
    const rows = await db
      .select()
      .from(people)
      .where(inArray(people.id, [...keys]));
    return new Map(rows.map((row) => [row.id, personOnWire(row)]));
  },
};

/** Each word of a search as the beginning of a word; an address is looked for by its parts. */
export const prefixQuery = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => `'${word}':*`)
    .join(' & ');
