import type { DeskOrder } from '@afterimage/contract/admin/order-desk.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { Moment } from '../parts/Moment.tsx';
import { words } from './order.words.ts';
import styles from './order.module.css';

/** Who ordered, and where it goes. */
export function OrderPlaces({ desk: { customer, order, deliverTo } }: { desk: DeskOrder }) {
  const { address, deliveryMethod, isCorrected } = deliverTo;
  const place = address && [address.postalCode, address.city, address.countryCode].filter(Boolean).join(' ');
  return (
    <section className={styles.part}>
      <h2>{words.customer}</h2>
      <div>
        <div>{customer.name}</div>
        <a href={`mailto:${order.email}`}>{order.email}</a>
        <div>{words.orderCount({ count: customer.orderCount })}</div>
      </div>
      <h2>{words.goesTo}</h2>
      {address ? (
        <address>
          {[`${address.firstName} ${address.lastName}`, address.company, address.line1, address.line2, place]
            .filter(Boolean)
            .map((row) => (
              <div key={row}>{row}</div>
            ))}
        </address>
      ) : null}
      <div>{deliveryMethod?.name}</div>
      {isCorrected ? <p>{words.corrected}</p> : null}
    </section>
  );
}

/** What happened to an order, day by day. */
export function OrderTimeline({ desk: { dayList, order } }: { desk: DeskOrder }) {
  return (
    <section className={styles.part}>
      <h2>{words.timeline}</h2>
      {dayList.map(({ day, entryList }) => (
        <ul key={day} className={styles.rows}>
          {entryList.map(({ at, kind, code, text, operatorName, amount }) => (
            <li key={`${at} ${kind} ${code} ${text}`}>
              <Moment at={at} /> {[text || code, operatorName].filter(Boolean).join(' · ')}{' '}
              {amount === null ? null : formatPrice(amount, order.currency)}
            </li>
          ))}
        </ul>
      ))}
    </section>
  );
}
