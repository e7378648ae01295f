import { useEffect } from 'react';
import styles from '../cart/Cart.module.css';
import { loadCart } from '../cart/cart.operations.ts';
import { additionSeen } from '../cart/cart.state.ts';
import { words } from '../cart/cart.words.ts';
import { CartSkeleton } from '../cart/CartSkeleton.tsx';
import { CartView } from '../cart/CartView.tsx';
import { summaryWithout } from '../cart/removals.ts';
import { useRemovals } from '../cart/use-removals.ts';
import { loadDelivery } from '../catalogue/product.state.ts';
import { RecentlyViewed } from '../catalogue/recent/RecentlyViewed.tsx';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import type { PageContext, PageModule } from '@afterimage/client/navigation/page.ts';
import { LinkButton } from '@afterimage/ui/Button.tsx';
import { Section } from '@afterimage/ui/Section.tsx';
import { EmptyState, ErrorState } from '@afterimage/ui/States.tsx';
import { saveForLater } from '../wishlist/save-for-later.ts';
import { useCheckingOut } from './root/use-checking-out.ts';

export async function loader({ store }: PageContext) {
  if (!store.getState().product.delivery) void store.dispatch(loadDelivery());
  // At the first page of a visit the cart is on its way already; a failure is told in its place (S8.8).
  if (!store.getState().cart.loading) await store.dispatch(loadCart());
}

export const meta: PageModule['meta'] = () => ({
  title: words.title,
  description: words.meta,
  canonical: '/cart',
  robots: 'noindex',
});

const none: never[] = [];

export function Component() {
  const dispatch = useAppDispatch();
  const checkOut = useCheckingOut();
  const removing = useRemovals();
  const { cartItems, cartSummary, loaded, loading, error, isCartItemAdded } = useAppSelector((state) => state.cart);
  const delivery = useAppSelector((state) => state.product.delivery);
  const restored = useAppSelector((state) => state.common.restored);
  useEffect(() => {
    // What is added while the cart itself is open needs no drawer.
    if (isCartItemAdded) dispatch(additionSeen());
  }, [dispatch, isCartItemAdded]);

  const any = cartItems.length + removing.removals.length > 0;
  const isSettled = loaded || (restored && !loading && error === null && any);
  return (
    <>
      <Section space="none" className={styles.page}>
        {any || !isSettled ? (
          <div className={styles.head}>
            <h1>{words.title}</h1>
            {any ? (
              <p className={styles.count}>
                {words.pieces({ count: summaryWithout(cartSummary, removing.waiting).quantity })}
              </p>
            ) : null}
          </div>
        ) : null}
        {any ? (
          <CartView
            removing={removing}
            delivery={delivery ?? none}
            onCheckout={checkOut}
            onAside={(productId) => dispatch(saveForLater(productId))}
          />
        ) : (
          <NoLines isSettled={isSettled} />
        )}
      </Section>
      {isSettled && !any ? <RecentlyViewed /> : null}
    </>
  );
}

/** In the place of the lines of a cart that has failed, is empty, or is on its way. */
function NoLines({ isSettled }: { isSettled: boolean }) {
  const dispatch = useAppDispatch();
  const { loaded, loading, error } = useAppSelector((state) => state.cart);
  const signedIn = useAppSelector((state) => state.login.signedIn);
  if (error && !loaded)
    return (
      <ErrorState
        title={words.failed}
        reason={error.description}
        busy={loading}
        onRetry={() => void dispatch(loadCart())}
      />
    );
  if (!isSettled) return <CartSkeleton />;
  return (
    <EmptyState heading="h1" title={words.empty}>
      <LinkButton to="/products">{words.shopAll}</LinkButton>
      <LinkButton kind="secondary" to={signedIn ? '/account/orders' : '/auth/login'}>
        {signedIn ? words.orders : words.signIn}
      </LinkButton>
    </EmptyState>
  );
}
