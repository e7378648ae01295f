import type { DeskOrder } from '@afterimage/contract/admin/order-desk.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { isAllowed } from './allowed.ts';
import { RefundForm } from './RefundForm.tsx';
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
