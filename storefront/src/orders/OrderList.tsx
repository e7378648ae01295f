import type { ReactNode } from 'react';
import { Link } from '@afterimage/ui/Link.tsx';
import type { OrderSummary } from '@afterimage/contract/orders.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { dayOf } from './order-dates.ts';
import styles from './Orders.module.css';
import { words } from './orders.words.ts';

const mostPictures = 3;

/** The orders of an account, newest first as the server sends them. */
export function OrderList({
  orders,
  renderActions,
}: {
  orders: readonly OrderSummary[];
  renderActions: (order: OrderSummary) => ReactNode;
}) {
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <li key={order.id} className={styles.entry}>
          <Pictures urls={order.mainImageUrlList} />
          <div className={styles.entryWords}>
            <h2 className={styles.entryTitle}>
              <Link to={`/account/orders/${order.id}`} className={styles.entryLink}>
                {words.order({ number: order.number })}
              </Link>
            </h2>
            <p className={styles.status} data-status={order.status}>
              {words.statuses[order.status]}
            </p>
            <p className={styles.entryFacts}>
              <time dateTime={order.createdAt}>{dayOf(order.createdAt)}</time>,{' '}
              {words.pieces({ count: order.quantity })}
            </p>
          </div>
          <p className={styles.entryTotal}>{formatPrice(order.total, order.currency)}</p>
          <div className={styles.entryWays}>{renderActions(order)}</div>
        </li>
      ))}
    </ul>
  );
}

function Pictures({ urls }: { urls: readonly string[] }) {
  const more = urls.length - mostPictures;
  return (
    <div className={styles.pictures}>
      {urls.slice(0, mostPictures).map((url) => (
        <span key={url} className={styles.picture}>
          <img src={url} alt="" width={72} height={90} loading="lazy" decoding="async" />
        </span>
      ))}
      {more > 0 ? <span className={styles.more}>{words.more({ count: more })}</span> : null}
    </div>
  );
}
