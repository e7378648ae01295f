import { loadCountries } from '@afterimage/client/state/common.state.ts';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { entryOf } from '@afterimage/client/state/bounded-entries.ts';
import { useParams } from '@afterimage/client/navigation/navigation.ts';
import { AccountInvite, SaveLinkNote } from '../orders/GuestNotes.tsx';
import { OrderLoading } from '../orders/OrderLoading.tsx';
import styles from '../orders/Orders.module.css';
import { demandOrderKey } from '../orders/demand-order-key.ts';
import { loadOrder } from '../orders/orders.state.ts';
import { words } from '../orders/orders.words.ts';
import { OrderView } from '../orders/OrderView.tsx';
import type { PageContext, PageModule } from '@afterimage/client/navigation/page.ts';
import { Section } from '@afterimage/ui/Section.tsx';

export async function loader({ load, store, params }: PageContext) {
  await Promise.all([
    load(loadOrder, { orderKey: demandOrderKey(params['orderKey']) }),
    // Without the list a country is told by its code.
    store.getState().common.countryList.length > 0 ? undefined : store.dispatch(loadCountries()),
  ]);
}

export const meta: PageModule['meta'] = ({ orders }, { orderKey = '' }) => {
  const number = entryOf(orders.byId, orderKey)?.number;
  return {
    title: number ? words.order({ number }) : words.orderLoading,
    description: words.orderMeta,
    // Not the key: what stands in the head is read by others.
    canonical: '/orders',
    robots: 'noindex',
  };
};

export function Component() {
  const { orderKey = '' } = useParams();
  const order = useAppSelector((state) => entryOf(state.orders.byId, orderKey));
  const countries = useAppSelector((state) => state.common.countryList);
  const signedIn = useAppSelector((state) => state.login.signedIn);
  return (
    <Section space="none" className={styles.page}>
      {order ? (
        <>
          <OrderView
            order={order}
            of={{ orderKey }}
            countries={countries}
            note={order.email && !signedIn ? <SaveLinkNote email={order.email} /> : null}
          />
          {order.email && !signedIn ? (
            <div className={styles.inviteBelow}>
              <AccountInvite email={order.email} />
            </div>
          ) : null}
        </>
      ) : (
        <>
          <h1 className="visually-hidden">{words.orderLoading}</h1>
          <OrderLoading label={words.orderLoading} />
        </>
      )}
    </Section>
  );
}
