import type { ReactNode } from 'react';
import type { Country } from '@afterimage/contract/location.ts';
import type { Order } from '@afterimage/contract/orders.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { InvoiceLink } from './InvoiceLink.tsx';
import { dayOf } from './order-dates.ts';
import type { OrderRef } from './order-ref.ts';
import { hasProject } from './order-stand.ts';
import { OrderContent } from './OrderContent.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import styles from './Orders.module.css';
import { words } from './orders.words.ts';
import { Parcels } from './Parcels.tsx';
import { DueLink, PayLink } from './PayLink.tsx';
import { Returns } from './Returns.tsx';
import { words as withdrawalWords } from './withdrawal.words.ts';

interface OrderViewProps {
  order: Order;
  of: OrderRef;
  countries: readonly Country[];
  /** What else can be done with the order. */
  actions?: ReactNode;
  /** Stands under the way of the order. */
  note?: ReactNode;
}

/** How an order stands, in a sentence; what its customer made can be changed until we make it. */
function explanationOf(order: Order): string {
  if (order.status !== 'paid' || !hasProject(order)) return words.explanations[order.status];
  return order.productionStartedAt ? words.inProduction({ date: dayOf(order.productionStartedAt) }) : words.changeable;
}

/** One order: how it stands, what it is made of, what it costs and where it goes. */
export function OrderView({ order, of, countries, actions, note }: OrderViewProps) {
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{words.order({ number: order.number })}</h1>
        <p className={styles.status} data-status={order.status}>
          {words.statuses[order.status]}
        </p>
        <p className={styles.headFacts}>
          {words.ordered({ date: dayOf(order.createdAt) })}
          <br />
          {explanationOf(order)}
        </p>
        <div className={styles.timeline}>
          <OrderTimeline order={order} />
        </div>
        <DueLink order={order} />
        <div className={styles.ways}>
          <PayLink order={order} of={of} />
          <InvoiceLink order={order} of={of} />
          {actions}
        </div>
        {order.withdrawable?.lineIdList.length ? (
          <p>
            <Link to="#withdrawal">{withdrawalWords.toDeclaration}</Link>
          </p>
        ) : null}
        {note}
      </div>
      <Parcels order={order} />
      <OrderContent order={order} of={of} countries={countries} />
      <Returns order={order} of={of} />
    </>
  );
}
