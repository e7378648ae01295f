import { useId, useState, type FormEvent } from 'react';
import type { AdminTransfer } from '@afterimage/contract/admin/money.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { useMay } from '../app/session.ts';
import { useWrite } from '../data/use-call.ts';
import { Button } from '../parts/Button.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import styles from './Money.module.css';
import { dayText, typedSum } from './money-text.ts';
import { words } from './money.words.ts';
import { MoneyTable } from './MoneyTable.tsx';
import { OrderLink } from './OrderLink.tsx';

/** Transfers that are waited for; money that came is noted here. */
export function Transfers({ list }: { list: readonly AdminTransfer[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const mayReceive = useMay('money.refund');
  const { transfers } = words;
  return (
    <MoneyTable
      title={transfers.title}
      all={{ title: transfers.all, to: '/admin/money/transfers' }}
      rows={list}
      keyOf={({ paymentId }) => paymentId}
      columns={[
        { title: words.order, renderCell: (row) => <OrderLink {...row} /> },
        { title: transfers.reference, renderCell: ({ reference }) => reference },
        {
          title: words.amount,
          renderCell: (row) => <TransferSums transfer={row} />,
        },
        {
          title: transfers.due,
          renderCell: dueText,
        },
        {
          title: words.state,
          renderCell: (row) =>
            openId === row.paymentId ? (
              <ReceiptForm transfer={row} onClose={() => setOpenId(null)} />
            ) : mayReceive ? (
              <Button small onPress={() => setOpenId(row.paymentId)}>
                {transfers.receive}
              </Button>
            ) : null,
        },
      ]}
    />
  );
}

/** What is to be transferred, and what has come of it. */
export function TransferSums({ transfer: { amount, receivedAmount, currency, purpose } }: { transfer: AdminTransfer }) {
  const { transfers } = words;
  return (
    <>
      {formatPrice(amount, currency)}
      {purpose === 'difference' ? <p className={styles.note}>{transfers.difference}</p> : null}
      {receivedAmount > 0 ? (
        <p className={styles.note}>{transfers.came({ sum: formatPrice(receivedAmount, currency) })}</p>
      ) : null}
    </>
  );
}

function dueText({ dueAt, isOver, purpose }: AdminTransfer): string {
  if (isOver) return words.transfers.over;
  if (dueAt) return dayText(dueAt);
  // Nothing is kept for a difference: its order is paid.
  return purpose === 'difference' ? '–' : words.transfers.unconfirmed;
}

export function ReceiptForm({ transfer, onClose }: { transfer: AdminTransfer; onClose(): void }) {
  const { transfers } = words;
  const rest = transfer.amount - transfer.receivedAmount;
  const [text, setText] = useState((rest / 100).toFixed(2));
  const [isAccepted, setIsAccepted] = useState(false);
  // The same as long as the form is open: pressed twice, the money has come once.
  const [requestId] = useState(() => crypto.randomUUID());
  const errorId = useId();
  const receive = useWrite('receiveAdminTransfer', { touches: ['getAdminMoney', 'listAdminTransfers'] });
  const amount = typedSum(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (amount === null) return;
    receive.mutate(
      { params: { paymentId: transfer.paymentId }, body: { amount, isAccepted, requestId } },
      {
        onSuccess: ({ outcome }) => {
          say(transfers.outcomes[outcome]);
          onClose();
        },
        onError: sayFailure,
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label>
        {transfers.sum}
        <input
          inputMode="decimal"
          value={text}
          aria-invalid={amount === null}
          aria-describedby={errorId}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p id={errorId} className={styles.problem}>
        {amount === null ? transfers.wrongSum : ''}
      </p>
      {amount !== null && amount < rest ? (
        <label className={styles.check}>
          <input type="checkbox" checked={isAccepted} onChange={(event) => setIsAccepted(event.target.checked)} />
          {transfers.accept}
        </label>
      ) : null}
      <div className={styles.acts}>
        <Button type="submit" kind="primary" small busy={receive.isPending}>
          {transfers.save}
        </Button>
        <Button small onPress={onClose}>
          {transfers.cancel}
        </Button>
      </div>
    </form>
  );
}
