import { useState } from 'react';
import { paymentStatuses } from '@afterimage/contract/values/payments.ts';
import { useMay } from '../app/session.ts';
import { Button } from '../parts/Button.tsx';
import { Moment } from '../parts/Moment.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import type { Column } from '../table/columns.ts';
import { DataTable } from '../table/DataTable.tsx';
import type { ListItem } from '../table/use-list.ts';
import { words } from './money.words.ts';
import { OrderLink } from './OrderLink.tsx';
import { ReceiptForm, TransferSums } from './Transfers.tsx';

type Transfer = ListItem<'listAdminTransfers'>;

/** All payments by bank transfer, with filters; money that came is noted here too. */
export function Screen() {
  const { transfers } = words;
  const [opened, setOpened] = useState<Transfer | null>(null);
  const mayReceive = useMay('money.refund');
  const close = () => setOpened(null);
  return (
    <>
      <ScreenHead title={transfers.all} trail={[{ title: words.title, to: '/admin/money' }]} />
      <DataTable
        call="listAdminTransfers"
        label={transfers.all}
        columns={columns(mayReceive ? setOpened : undefined)}
        rowKey={({ paymentId }) => paymentId}
        rowName={({ orderNumber }) => orderNumber}
        empty={<h2>{words.none}</h2>}
      />
      {opened ? (
        <Sheet title={transfers.receive} isOpen onClose={close}>
          <ReceiptForm transfer={opened} onClose={close} />
        </Sheet>
      ) : null}
    </>
  );
}

function columns(onReceive: ((transfer: Transfer) => void) | undefined): Column<Transfer>[] {
  const { transfers, payments } = words;
  return [
    { id: 'order', title: words.order, cell: (row) => <OrderLink {...row} /> },
    { id: 'reference', title: transfers.reference, cell: ({ reference }) => reference, width: { least: 132 } },
    {
      id: 'amount',
      title: words.amount,
      cell: (row) => <TransferSums transfer={row} />,
      kind: 'money',
      isFigure: true,
      onCard: 'side',
    },
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
      id: 'status',
      title: words.state,
      cell: (row) => (
        <>
          <p>{payments.states[row.status]}</p>
          {onReceive && row.status === 'pending' ? (
            <Button small onPress={() => onReceive(row)}>
              {transfers.receive}
            </Button>
          ) : null}
        </>
      ),
      kind: 'choice',
      choices: paymentStatuses
        .filter((value) => value !== 'requested')
        .map((value) => ({ value, label: payments.states[value] })),
      isQuickFilter: true,
      width: { share: 1.4, least: 160 },
    },
    {
      id: 'purpose',
      title: transfers.purpose,
      cell: ({ purpose }) => (purpose === 'difference' ? transfers.difference : transfers.whole),
      kind: 'choice',
      choices: [
        { value: 'order', label: transfers.whole },
        { value: 'difference', label: transfers.difference },
      ],
      isExtra: true,
    },
  ];
}
