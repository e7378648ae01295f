import { useState } from 'react';
import type { AdminBooking } from '@afterimage/contract/admin/money.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { useWrite } from '../data/use-call.ts';
import { Button } from '../parts/Button.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import styles from './Money.module.css';
import { words } from './money.words.ts';
import { MoneyTable } from './MoneyTable.tsx';

const takable = new Set<AdminBooking['stand']>(['full', 'less', 'more', 'late', 'surplus']);

/** A bank's list, pasted or as a file: what is in it is shown first, and taken when the operator says so. */
export function BankList({ currency }: { currency: string }) {
  const { list } = words;
  const [text, setText] = useState('');
  const [bookings, setBookings] = useState<readonly AdminBooking[]>([]);
  const read = useWrite('readAdminBankList', { touches: ['getAdminMoney'] });
  const keys = bookings.flatMap(({ stand, bookingKey }) => (takable.has(stand) ? [bookingKey] : []));
  const ask = (take: string[]) =>
    read.mutate(
      { body: { text, take } },
      {
        onSuccess: ({ bookingList }) => {
          setBookings(bookingList);
          if (take.length > 0) say(list.taken({ count: take.length }));
        },
        onError: sayFailure,
      },
    );
  return (
    <MoneyTable
      title={list.title}
      rows={bookings}
      keyOf={({ bookingKey }) => bookingKey}
      columns={[
        { title: words.transfers.reference, renderCell: ({ reference }) => reference ?? '–' },
        { title: words.order, renderCell: ({ orderNumber }) => orderNumber ?? '–' },
        {
          title: words.amount,
          renderCell: ({ amount, expected }) =>
            `${formatPrice(amount, currency)} ${expected === null ? '' : list.expected({ sum: formatPrice(expected, currency) })}`,
        },
        { title: words.state, renderCell: ({ stand }) => list.stands[stand] },
      ]}
    >
      <div className={styles.form}>
        <p className={styles.note}>{list.hint}</p>
        <label>
          {list.file}
          <input
            type="file"
            accept=".csv,.txt,text/csv"
            onChange={(event) => void event.target.files?.[0]?.text().then(setText)}
          />
        </label>
        <label>
          {list.text}
          <textarea rows={5} value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <div className={styles.acts}>
          <Button isDisabled={text === ''} busy={read.isPending} onPress={() => ask([])}>
            {list.look}
          </Button>
          {keys.length > 0 ? (
            <Button kind="primary" busy={read.isPending} onPress={() => ask(keys)}>
              {list.take({ count: keys.length })}
            </Button>
          ) : null}
        </div>
      </div>
    </MoneyTable>
  );
}
