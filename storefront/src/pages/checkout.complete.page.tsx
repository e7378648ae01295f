import { useEffect } from 'react';
import { useParams } from '../navigation.ts';
import { loadCart } from '../cart/cart.operations.ts';
import { forgetDraft } from '../checkout/use-draft.ts';
import { loadCountries } from '../common.state.ts';
import { useAppDispatch, useAppSelector } from '../hooks.ts';
import { returnStand } from '../orders/order-stand.ts';
import { OrderLoading } from '../orders/OrderLoading.tsx';
import styles from '../orders/Orders.module.css';
import { loadOrder } from '../orders/orders.state.ts';
import { words } from '../orders/orders.words.ts';
import { Receipt } from '../orders/Receipt.tsx';
import type { PageContext, PageModule } from '../page.ts';
import { Section } from '../ui/Section.tsx';

export async function loader({ load, store, params }: PageContext) {
  await Promise.all([
    load(loadOrder, params['orderId'] ?? ''),
    store.getState().common.countryList.length > 0 ? undefined : store.dispatch(loadCountries()),
  ]);
}

export const meta: PageModule['meta'] = ({ orders }, { orderId = '' }) => {
  const order = orders.byId[orderId];
  const titles = { paid: words.thanks, waiting: words.waiting, late: words.late, unpaid: words.notPaid };
  return {
    title: order ? titles[returnStand(order.status)] : words.listTitle,
    description: words.completeMeta,
    canonical: `/checkout/complete/${orderId}`,
    robots: 'noindex',
  };
};

export function Component() {
  const dispatch = useAppDispatch();
  const { orderId = '' } = useParams();
  const order = useAppSelector((state) => state.orders.byId[orderId]);
  const countries = useAppSelector((state) => state.common.countryList);
  const paid = order !== undefined && returnStand(order.status) === 'paid';
  useEffect(() => {
    if (!paid) return;
    forgetDraft(orderId);
    // What was bought lies in the cart no longer.
    void dispatch(loadCart());
  }, [dispatch, paid, orderId]);
  return (
    <Section space="none" className={styles.page}>
      {order ? (
        <Receipt order={order} countries={countries} />
      ) : (
        <>
          <h1 className="visually-hidden">{words.listTitle}</h1>
          <OrderLoading label={words.orderLoading} />
        </>
      )}
    </Section>
  );
}
