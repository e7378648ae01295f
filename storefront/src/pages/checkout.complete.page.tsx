import { useEffect, useMemo } from 'react';
import { entryOf } from '@afterimage/client/state/bounded-entries.ts';
import { useParams, useSearchParams } from '@afterimage/client/navigation/navigation.ts';
import { loadCart } from '../cart/cart.operations.ts';
import { forgetDraft } from '../checkout/use-draft.ts';
import { loadCountries } from '@afterimage/client/state/common.state.ts';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { AccountInvite } from '../orders/GuestNotes.tsx';
import { type OrderRef, refName } from '../orders/order-ref.ts';
import { returnStand } from '../orders/order-stand.ts';
import { OrderLoading } from '../orders/OrderLoading.tsx';
import styles from '../orders/Orders.module.css';
import { loadOrder } from '../orders/orders.state.ts';
import { words } from '../orders/orders.words.ts';
import { Receipt } from '../orders/Receipt.tsx';
import type { PageContext, PageModule } from '@afterimage/client/navigation/page.ts';
import { Section } from '@afterimage/ui/Section.tsx';

/** An account's order, or with a key a guest's. */
const refOf = (orderId: string, orderKey: string | null): OrderRef => (orderKey === null ? { orderId } : { orderKey });

export async function loader({ load, store, params, url }: PageContext) {
  await Promise.all([
    load(loadOrder, refOf(params['orderId'] ?? '', url.searchParams.get('key'))),
    store.getState().common.countryList.length > 0 ? undefined : store.dispatch(loadCountries()),
  ]);
}

export const meta: PageModule['meta'] = ({ orders }, { orderId = '' }, url) => {
  const order = entryOf(orders.byId, refName(refOf(orderId, url.searchParams.get('key'))));
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
  const [search] = useSearchParams();
  const orderKey = search.get('key');
  const of = useMemo(() => refOf(orderId, orderKey), [orderId, orderKey]);
  const order = useAppSelector((state) => entryOf(state.orders.byId, refName(of)));
  const signedIn = useAppSelector((state) => state.login.signedIn);
  const countries = useAppSelector((state) => state.common.countryList);
  const isPaid = order !== undefined && returnStand(order.status) === 'paid';
  useEffect(() => {
    if (!isPaid) return;
    forgetDraft(orderId);
    // What was bought lies in the cart no longer.
    void dispatch(loadCart());
  }, [dispatch, isPaid, orderId]);
  return (
    <Section space="none" className={styles.page}>
      {order ? (
        <Receipt
          order={order}
          of={of}
          countries={countries}
          invite={orderKey !== null && !signedIn ? <AccountInvite email={order.email} /> : null}
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
