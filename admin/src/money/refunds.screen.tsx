import { refundCauses, refundStates } from '@afterimage/contract/values/payments.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { Moment } from '../parts/Moment.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import type { Column } from '../table/columns.ts';
import { DataTable } from '../table/DataTable.tsx';
import type { ListItem } from '../table/use-list.ts';
import { wayText } from './money-text.ts';
import { words } from './money.words.ts';
import { OrderLink } from './OrderLink.tsx';
import { RefundState } from './Refunds.tsx';

type Refund = ListItem<'listAdminRefunds'>;

/** All refunds, with filters. */
export function Screen() {
  const { refunds } = words;
  return (
    <>
      <ScreenHead title={refunds.all} trail={[{ title: words.title, to: '/admin/money' }]} />
      <DataTable
        call="listAdminRefunds"
        label={refunds.all}
        columns={columns()}
        rowKey={({ id }) => id}
        rowName={({ orderNumber }) => orderNumber}
        empty={<h2>{words.none}</h2>}
      />
    </>
  );
}

function columns(): Column<Refund>[] {
  const { refunds } = words;
  return [
    { id: 'order', title: words.order, cell: (row) => <OrderLink {...row} /> },
    {
      id: 'amount',
      title: words.amount,
      cell: ({ amount, currency }) => formatPrice(amount, currency),
      kind: 'money',
      isFigure: true,
      onCard: 'side',
    },
    { id: 'way', title: words.way, cell: ({ provider }) => wayText(provider) },
    {
      id: 'createdAt',
      title: words.date,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
      kind: 'moment',
      isSortable: true,
      isQuickFilter: true,
      width: { least: 124 },
    },
    {
      id: 'state',
      title: words.state,
      cell: (row) => <RefundState refund={row} />,
      kind: 'choice',
      choices: refundStates.map((value) => ({ value, label: refunds.states[value] })),
      isQuickFilter: true,
      width: { share: 2, least: 200 },
    },
    {
      id: 'cause',
      title: refunds.cause,
      cell: ({ cause }) => refunds.causes[cause],
      kind: 'choice',
      choices: refundCauses.map((value) => ({ value, label: refunds.causes[value] })),
      isExtra: true,
    },
  ];
}
