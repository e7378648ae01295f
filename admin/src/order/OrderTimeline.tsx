import type { PostalAddress } from '@afterimage/contract/accounts.ts';
import type { DeskOrder } from '@afterimage/contract/admin/order-desk.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { formatDay } from '../parts/format-moment.ts';
import { Moment } from '../parts/Moment.tsx';
import { CorrectForm } from './CorrectForm.tsx';
import { MailForms } from './MailForms.tsx';
import { words } from './order.words.ts';
import { timelineText } from './timeline-text.ts';
import styles from './order.module.css';

/** Who ordered, and where it goes. */
export function OrderPlaces({ desk }: { desk: DeskOrder }) {
  const { customer, order, deliverTo } = desk;
  const { address, deliveryMethod, isCorrected } = deliverTo;
  const { billingAddress, gift } = order;
  return (
    <section className={styles.part}>
      <h2>{words.customer}</h2>
      <div>
        <div>{customer.name}</div>
        <a href={`mailto:${order.email}`}>{order.email}</a>
        <div>{words.orderCount({ count: customer.orderCount })}</div>
      </div>
      <MailForms desk={desk} />
      <h2>{words.goesTo}</h2>
      {address ? <AddressRows address={address} /> : null}
      <div>{deliveryMethod?.name}</div>
      {isCorrected ? <p>{words.corrected}</p> : null}
      <CorrectForm desk={desk} />
      {billingAddress ? (
        <>
          <h2>{words.billedTo}</h2>
          <AddressRows address={billingAddress} />
        </>
      ) : null}
      {gift ? (
        <>
          <h2>{words.gift}</h2>
          {gift.message ? <blockquote className={styles.giftMessage}>{gift.message}</blockquote> : null}
          <p className={styles.quiet}>{words.giftText}</p>
        </>
      ) : null}
    </section>
  );
}

function AddressRows({ address }: { address: PostalAddress }) {
  const { firstName, lastName, company, line1, line2, postalCode, city, countryCode } = address;
  const rows = [`${firstName} ${lastName}`, company, line1, line2, [postalCode, city, countryCode].join(' ')];
  return (
    <address>
      {rows.filter(Boolean).map((row) => (
        <div key={row}>{row}</div>
      ))}
    </address>
  );
}

/** What happened to an order, day by day. */
export function OrderTimeline({ desk: { dayList, order } }: { desk: DeskOrder }) {
  return (
    <section className={styles.part}>
      <h2>{words.timeline}</h2>
      {dayList.map(({ day, entryList }) => (
        <div key={day} className={styles.day}>
          <h3>{formatDay(day)}</h3>
          <ul className={styles.rows}>
            {entryList.map((entry) => (
              <li key={`${entry.at} ${entry.kind} ${entry.code} ${entry.text}`}>
                <div>
                  {timelineText(entry)}{' '}
                  {entry.amount === null ? null : (
                    <span className="figures">{formatPrice(entry.amount, order.currency)}</span>
                  )}
                </div>
                <div className={styles.quiet}>
                  <Moment at={entry.at} />
                  {entry.operatorName ? ` · ${entry.operatorName}` : null}
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
