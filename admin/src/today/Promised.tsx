import type { Reply } from '@afterimage/contract/api.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { formatCount, formatDay } from '../parts/format-moment.ts';
import { Moment } from '../parts/Moment.tsx';
import { unsentOrders } from './task-links.ts';
import styles from './today.module.css';
import { words } from './today.words.ts';

type Today = Reply<'getToday'>;

/** The orders that are late, those that leave next, and until when today's orders count for today. */
export function Promised({ late, due, cutOffAt }: Pick<Today, 'late' | 'due' | 'cutOffAt'>) {
  return (
    <section aria-labelledby="promised">
      <h2 id="promised">{words.promised}</h2>
      <p className={styles.soft}>
        {cutOffAt === null ? (
          words.closedToday
        ) : (
          <>
            {words.cutOff} <Moment at={cutOffAt} />
          </>
        )}
      </p>
      {late.count + due.count === 0 ? <p className={styles.soft}>{words.nothingDue}</p> : null}
      <Unsent id="late" title={words.late} of={late} to={unsentOrders('overdue')} />
      <Unsent id="due" title={words.due} of={due} to={unsentOrders('next-7-days')} />
    </section>
  );
}

function Unsent({ id, title, of, to }: { id: string; title: string; of: Today['late']; to: string }) {
  if (of.count === 0) return null;
  const count = formatCount(of.count);
  return (
    <>
      <h3 id={id}>
        <Link to={to}>
          {title}: {of.capped ? words.more({ count }) : count}
        </Link>
      </h3>
      <ul className={styles.list} aria-labelledby={id}>
        {of.orderList.map(({ orderId, orderNumber, promisedOn }) => (
          <li key={orderId} className={styles.row}>
            <Link to={`/admin/orders/${orderId}`}>{words.order({ number: orderNumber })}</Link>
            <span className="figures">{formatDay(promisedOn)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
