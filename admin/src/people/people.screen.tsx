import type { ListItem } from '../table/use-list.ts';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { Moment } from '../parts/Moment.tsx';
import type { Column } from '../table/columns.ts';
import { DataTable } from '../table/DataTable.tsx';
import { words } from './people.words.ts';

type Person = ListItem<'listPeople'>;

/** Everybody who has an account or has ordered as a guest. */
export function Screen() {
  return (
    <>
      <ScreenHead title={words.title} />
      <DataTable
        call="listPeople"
        label={words.title}
        columns={columns()}
        rowKey={({ id }) => id}
        rowName={({ name, email }) => name || email}
        rowTo={({ id }) => `/admin/people/${id}`}
        file="exportPeople"
        empty={<h2>{words.empty}</h2>}
      />
    </>
  );
}

const columns = (): Column<Person>[] => [
  { id: 'name', title: words.name, cell: ({ name, email }) => name || email, kind: 'text', width: { share: 1.4 } },
  { id: 'email', title: words.email, cell: ({ email }) => email, kind: 'text', width: { share: 1.8, least: 160 } },
  {
    id: 'account',
    title: words.account,
    cell: ({ hasAccount }) => (hasAccount ? words.account : words.guest),
    kind: 'flag',
    isQuickFilter: true,
    onCard: 'side',
  },
  { id: 'country', title: words.country, cell: ({ country }) => country, kind: 'choice' },
  {
    id: 'orderCount',
    title: words.orderCount,
    cell: ({ orderCount }) => orderCount,
    kind: 'number',
    isSortable: true,
    isFigure: true,
  },
  {
    id: 'lastOrderAt',
    title: words.lastOrderAt,
    cell: ({ lastOrderAt }) => (lastOrderAt === null ? null : <Moment at={lastOrderAt} />),
    kind: 'moment',
    isSortable: true,
    width: { least: 124 },
  },
  {
    id: 'firstSeenAt',
    title: words.firstSeenAt,
    cell: ({ firstSeenAt }) => <Moment at={firstSeenAt} />,
    kind: 'moment',
    isSortable: true,
    width: { least: 124 },
  },
  {
    id: 'verified',
    title: words.verified,
    cell: ({ verified }) => (verified ? words.verified : null),
    kind: 'flag',
    isExtra: true,
  },
];
