import { useState } from 'react';
import type { DeskOrder } from '@afterimage/contract/admin/order-desk.ts';
import { minorDigits } from '@afterimage/contract/values/money.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { useWrite } from '../data/use-call.ts';
import { TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { isAllowed, typedAmount } from './allowed.ts';
import { words } from './order.words.ts';
import styles from './order.module.css';

/** What was received and refunded, and the way to give a part back. */
export function OrderMoney({ desk }: { desk: DeskOrder }) {
  const { order, money } = desk;
  const sums: [string, number][] = [
    [words.total, order.total],
    [words.received, money.received],
    [words.refunded, money.refunded],
    [words.refundable, money.refundable],
  ];
  return (
    <section className={styles.part} id="money">
      <h2>{words.money}</h2>
      <dl className={styles.sums}>
        {sums.flatMap(([name, sum]) => [
          <dt key={name}>{name}</dt>,
          <dd key={`sum-${name}`} className="figures">
            {formatPrice(sum, order.currency)}
          </dd>,
        ])}
      </dl>
      {order.documentList && order.documentList.length > 0 ? (
        <ul className={styles.rows} aria-label={words.documents}>
          {order.documentList.map(({ kind, number, url }) => (
            <li key={number}>
              {words.documentKinds[kind]} {url ? <a href={url}>{number}</a> : number}
            </li>
          ))}
        </ul>
      ) : null}
      {isAllowed(desk, 'refund') ? <RefundForm desk={desk} /> : null}
    </section>
  );
}

function RefundForm({ desk: { order, version } }: { desk: DeskOrder }) {
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const refund = useWrite('refundOrder', { touches: ['getDeskOrder'] });
  const send = async () => {
    const sum = typedAmount(amount, minorDigits(order.currency));
    setIsWrong(sum === null);
    if (sum === null) return;
    try {
      await refund.mutateAsync({ params: { orderId: order.id }, body: { version, amount: sum, reason } });
      setAmount('');
      setReason('');
      say(words.done);
    } catch (error) {
      sayFailure(error);
    }
  };
  return (
    <div className={styles.form}>
      <TextField
        label={words.amount}
        value={amount}
        onChange={setAmount}
        inputMode="decimal"
        {...(isWrong && { error: words.amountWrong })}
      />
      <TextField label={words.reason} value={reason} onChange={setReason} />
      <Button onPress={() => void send()} busy={refund.isPending} isDisabled={reason.trim() === ''}>
        {words.refund}
      </Button>
    </div>
  );
}
