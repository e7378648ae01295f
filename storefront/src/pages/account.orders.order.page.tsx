import { useParams } from '../navigation.ts';
import { loadCountries } from '../common.state.ts';
import { useAppSelector } from '../hooks.ts';
import { dayOf } from '../orders/order-dates.ts';
import { OrderFacts, OrderSums } from '../orders/OrderFacts.tsx';
import { OrderLines } from '../orders/OrderLines.tsx';
import { OrderLoading } from '../orders/OrderLoading.tsx';
import styles from '../orders/Orders.module.css';
import { loadOrder } from '../orders/orders.state.ts';
import { words } from '../orders/orders.words.ts';
import { PayLink } from '../orders/PayLink.tsx';
import type { PageContext, PageModule } from '../page.ts';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { Section } from '../ui/Section.tsx';

export async function loader({ load, store, params }: PageContext) {
  await Promise.all([
    load(loadOrder, params['orderId'] ?? ''),
    // Without the list a country is told by its code.
    store.getState().common.countryList.length > 0 ? undefined : store.dispatch(loadCountries()),
  ]);
}

export const meta: PageModule['meta'] = ({ orders }, { orderId = '' }) => {
  const number = orders.byId[orderId]?.number;
  return {
    title: number ? words.order(number) : words.listTitle,
    description: words.orderMeta,
    canonical: `/account/orders/${orderId}`,
    robots: 'noindex',
  };
};

export function Component() {
  const { orderId = '' } = useParams();
  const order = useAppSelector((state) => state.orders.byId[orderId]);
  const countries = useAppSelector((state) => state.common.countryList);
  const crumbs = [
    { to: '/account/orders', name: words.listTitle },
    { to: `/account/orders/${orderId}`, name: order ? words.order(order.number) : '…' },
  ];
  return (
    <Section space="none" className={styles.page}>
      <Breadcrumbs entries={crumbs} />
      {order ? (
        <>
          <div className={styles.head}>
            <h1>{words.order(order.number)}</h1>
            <p className={styles.status} data-status={order.status}>
              {words.statuses[order.status]}
            </p>
            <p className={styles.headFacts}>
              {words.ordered(dayOf(order.createdAt))}
              {order.paidAt ? `, ${words.paidOn(dayOf(order.paidAt))}` : ''}
              <br />
              {words.explanations[order.status]}
            </p>
            <div className={styles.ways}>
              <PayLink order={order} />
            </div>
          </div>
          <div className={styles.columns}>
            <OrderLines order={order} projectsPath={`/account/orders/${order.id}/projects`} />
            <section className={styles.side} aria-label={words.sums}>
              <OrderSums order={order} />
              <OrderFacts order={order} countries={countries} />
            </section>
          </div>
        </>
      ) : (
        <>
          <h1 className="visually-hidden">{words.listTitle}</h1>
          <OrderLoading label={words.orderLoading} />
        </>
      )}
    </Section>
  );
}
