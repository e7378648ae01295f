import type { AdminDispute, AdminPayment } from '@afterimage/contract/admin/money.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { useMay, useOperator } from '../app/session.ts';
import { useCall } from '../data/use-call.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { BankList } from './BankList.tsx';
import { Methods } from './Methods.tsx';
import styles from './Money.module.css';
import { dayText, wayText } from './money-text.ts';
import { words } from './money.words.ts';
import { MoneyTable } from './MoneyTable.tsx';
import { OrderLink } from './OrderLink.tsx';
import { Refunds } from './Refunds.tsx';
import { Transfers } from './Transfers.tsx';

/** Payments, transfers to be matched, refunds and disputes, and how customers can pay. */
export function Screen() {
  const money = useCall('getAdminMoney', {}, { every: 30_000 });
  const mayReceive = useMay('money.refund');
  const { currency } = useOperator();
  return (
    <>
      <ScreenHead title={words.title} />
      <Loaded of={money}>
        {({ transferList, refundList, disputeList, paymentList, methodList }) => (
          <div className={styles.sections}>
            <Transfers list={transferList} />
            {mayReceive && methodList.some(({ provider }) => provider === 'transfer') ? (
              <BankList currency={currency} />
            ) : null}
            <Refunds list={refundList} />
            <Disputes list={disputeList} />
            <Payments list={paymentList} />
            <Methods list={methodList} />
          </div>
        )}
      </Loaded>
    </>
  );
}

function Disputes({ list }: { list: readonly AdminDispute[] }) {
  const { disputes } = words;
  return (
    <MoneyTable
      title={disputes.title}
      rows={list}
      keyOf={({ id }) => id}
      columns={[
        { title: words.order, renderCell: (row) => <OrderLink {...row} /> },
        { title: words.amount, renderCell: ({ amount, currency }) => formatPrice(amount, currency) },
        { title: words.date, renderCell: ({ openedAt }) => dayText(openedAt) },
        {
          title: words.state,
          renderCell: ({ status, reason, answerBy }) => (
            <>
              <p>{disputes.states[status]}</p>
              <p className={styles.note}>{reason}</p>
              {status === 'open' && answerBy ? <p>{disputes.answerBy({ date: dayText(answerBy) })}</p> : null}
            </>
          ),
        },
      ]}
    />
  );
}

function Payments({ list }: { list: readonly AdminPayment[] }) {
  const { payments } = words;
  return (
    <MoneyTable
      title={payments.title}
      rows={list}
      keyOf={({ id }) => id}
      columns={[
        { title: words.order, renderCell: (row) => <OrderLink {...row} /> },
        { title: words.way, renderCell: ({ provider }) => wayText(provider) },
        {
          title: words.amount,
          renderCell: ({ amount, currency, refundedAmount }) => (
            <>
              {formatPrice(amount, currency)}
              {refundedAmount > 0 ? (
                <p className={styles.note}>{payments.refunded({ sum: formatPrice(refundedAmount, currency) })}</p>
              ) : null}
            </>
          ),
        },
        { title: words.date, renderCell: ({ createdAt }) => dayText(createdAt) },
        { title: words.state, renderCell: ({ status }) => payments.states[status] },
      ]}
    />
  );
}
