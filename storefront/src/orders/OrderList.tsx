import { type ReactNode, useState } from 'react';
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
          <Pictures order={order} />
          <div className={styles.entryWords}>
            <h2 className={styles.entryTitle}>
              <Link to={`/account/orders/${order.id}`} className={styles.entryLink}>
                {words.order({ number: order.number })}
              </Link>
            </h2>
            {order.lineList ? <p className={styles.entryNames}>{namesOf(order)}</p> : null}
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

function Pictures({ order }: { order: OrderSummary }) {
  const { lineList, mainImageUrlList } = order;
  // Equal things without anything of one's own are shown once.
  const pictures = lineList
    ? [...new Map(lineList.map((line) => [line.previewUrl ?? line.pictureUrl, line])).values()]
    : mainImageUrlList.map((pictureUrl) => ({ pictureUrl, previewUrl: null }));
  const more = pictures.length - mostPictures;
  return (
    <div className={styles.pictures}>
      {pictures.slice(0, mostPictures).map(({ pictureUrl, previewUrl }) => (
        <span key={previewUrl ?? pictureUrl} className={styles.picture}>
          <ThumbPicture pictureUrl={pictureUrl} previewUrl={previewUrl} />
        </span>
      ))}
      {more > 0 ? <span className={styles.more}>{words.more({ count: more })}</span> : null}
    </div>
  );
}

/** The things themselves are named beside it. */
function ThumbPicture({ pictureUrl, previewUrl }: { pictureUrl: string; previewUrl: string | null }) {
  const [hasFailed, setHasFailed] = useState(false);
  const src = previewUrl !== null && !hasFailed ? `${previewUrl}&size=small` : pictureUrl;
  return (
    <img src={src} alt="" width={72} height={90} loading="lazy" decoding="async" onError={() => setHasFailed(true)} />
  );
}

/** The names of what was ordered, each once. */
const namesOf = ({ lineList = [] }: OrderSummary): string => [...new Set(lineList.map(({ name }) => name))].join(', ');
