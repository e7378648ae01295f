import { AccountFrame } from '../account/AccountFrame.tsx';
import { SignOut } from '../auth/SignOut.tsx';
import { loadCart } from '../cart/cart.operations.ts';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { returnStand } from '../orders/order-stand.ts';
import { loadOrders } from '../orders/orders.state.ts';
import { words } from '../orders/orders.words.ts';
import { OrderList } from '../orders/OrderList.tsx';
import { OrderLoading } from '../orders/OrderLoading.tsx';
import { Reorder } from '../orders/Reorder.tsx';
import type { PageContext, PageModule } from '@afterimage/client/navigation/page.ts';
import { LinkButton } from '@afterimage/ui/Button.tsx';
import { EmptyState } from '@afterimage/ui/States.tsx';

export async function loader({ load }: PageContext) {
  await load(loadOrders, undefined);
}

export const meta: PageModule['meta'] = () => ({
  title: words.listTitle,
  description: words.listMeta,
  canonical: '/account/orders',
  robots: 'noindex',
});

export function Component() {
  const dispatch = useAppDispatch();
  const { orderList, loaded } = useAppSelector((state) => state.orders);
  return (
    <AccountFrame title={words.listTitle} signOut={<SignOut />}>
      {loaded && orderList.length === 0 ? (
        <EmptyState title={words.empty}>
          <LinkButton to="/products">{words.shop}</LinkButton>
          <LinkButton kind="secondary" to="/products?customizable=1">
            {words.make}
          </LinkButton>
        </EmptyState>
      ) : null}
      {loaded && orderList.length > 0 ? (
        <OrderList
          orders={orderList}
          renderActions={(order) =>
            returnStand(order.status) === 'paid' ? (
              <Reorder small order={order} onDone={() => void dispatch(loadCart())} />
            ) : null
          }
        />
      ) : null}
      {loaded ? null : <OrderLoading label={words.listLoading} />}
    </AccountFrame>
  );
}
