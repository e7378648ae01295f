import { loadCart } from '../cart/cart.operations.ts';
import { loadCountries } from '@afterimage/client/state/common.state.ts';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { entryOf } from '@afterimage/client/state/bounded-entries.ts';
import { useParams } from '@afterimage/client/navigation/navigation.ts';
import { returnStand } from '../orders/order-stand.ts';
import { OrderLoading } from '../orders/OrderLoading.tsx';
import styles from '../orders/Orders.module.css';
import { loadOrder } from '../orders/orders.state.ts';
import { words } from '../orders/orders.words.ts';
import { OrderView } from '../orders/OrderView.tsx';
import { Reorder } from '../orders/Reorder.tsx';
import type { PageContext, PageModule } from '@afterimage/client/navigation/page.ts';
import { Breadcrumbs } from '@afterimage/ui/Breadcrumbs.tsx';
import { Section } from '@afterimage/ui/Section.tsx';

export async function loader({ load, store, params }: PageContext) {
  await Promise.all([
    load(loadOrder, { orderId: params['orderId'] ?? '' }),
    // Without the list a country is told by its code.
    store.getState().common.countryList.length > 0 ? undefined : store.dispatch(loadCountries()),
  ]);
}

export const meta: PageModule['meta'] = ({ orders }, { orderId = '' }) => {
  const number = entryOf(orders.byId, orderId)?.number;
  return {
    title: number ? words.order({ number }) : words.listTitle,
    description: words.orderMeta,
    canonical: `/account/orders/${orderId}`,
    robots: 'noindex',
  };
};

export function Component() {
  const dispatch = useAppDispatch();
  const { orderId = '' } = useParams();
  const order = useAppSelector((state) => entryOf(state.orders.byId, orderId));
  const countries = useAppSelector((state) => state.common.countryList);
  const crumbs = [
    { to: '/account/orders', name: words.listTitle },
    { to: `/account/orders/${orderId}`, name: order ? words.order({ number: order.number }) : '…' },
  ];
  return (
    <Section space="none" className={styles.page}>
      <Breadcrumbs entries={crumbs} />
      {order ? (
        <OrderView
          order={order}
          of={{ orderId }}
          countries={countries}
          actions={
            returnStand(order.status) === 'paid' ? (
              <Reorder order={order} onDone={() => void dispatch(loadCart())} />
            ) : null
          }
        />
      ) : (
        <>
          <h1 className="visually-hidden">{words.listTitle}</h1>
          <OrderLoading label={words.orderLoading} />
        </>
      )}
    </Section>
  );
}
