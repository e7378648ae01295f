import { useEffect } from 'react';
import { useNavigate } from '../navigation.ts';
import styles from '../cart/Cart.module.css';
import { loadCart, signedInOr } from '../cart/cart.operations.ts';
import { additionSeen } from '../cart/cart.state.ts';
import { words } from '../cart/cart.words.ts';
import { CartSkeleton } from '../cart/CartSkeleton.tsx';
import { CartView } from '../cart/CartView.tsx';
import { summaryWithout } from '../cart/removals.ts';
import { useRemovals } from '../cart/use-removals.ts';
import { openOrder } from '../checkout/checkout.state.ts';
import { failureOf } from '../failure.ts';
import { useAppDispatch, useAppSelector } from '../hooks.ts';
import type { PageContext, PageModule } from '../page.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { EmptyState, ErrorState } from '../ui/States.tsx';

export async function loader({ store }: PageContext) {
  // At the first page of a visit the cart is on its way already; a failure is told in its place (S8.8).
  if (!store.getState().cart.loading) await store.dispatch(loadCart());
}

export const meta: PageModule['meta'] = () => ({
  title: words.title,
  description: words.meta,
  canonical: '/cart',
  robots: 'noindex',
});

export function Component() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const removing = useRemovals();
  const { cartItems, cartSummary, loaded, loading, error, isCartItemAdded } = useAppSelector((state) => state.cart);
  const signedIn = useAppSelector((state) => state.login.signedIn);
  const restored = useAppSelector((state) => state.common.restored);
  useEffect(() => {
    // What is added while the cart itself is open needs no drawer.
    if (isCartItemAdded) dispatch(additionSeen());
  }, [dispatch, isCartItemAdded]);

  const checkOut = async () => {
    if (!dispatch(signedInOr('/cart'))) {
      await navigate('/auth/login');
      return null;
    }
    const done = await dispatch(openOrder());
    if (openOrder.rejected.match(done)) return done.payload ?? failureOf(done.error);
    await navigate(done.payload);
    return null;
  };

  const any = cartItems.length + removing.removals.length > 0;
  const settled = loaded || (restored && !loading && error === null && any);
  return (
    <Section space="none" className={styles.page}>
      {any || !settled ? (
        <div className={styles.head}>
          <h1>{words.title}</h1>
          {any ? (
            <p className={styles.count}>{words.pieces(summaryWithout(cartSummary, removing.waiting).quantity)}</p>
          ) : null}
        </div>
      ) : null}
      {any ? (
        <CartView removing={removing} signedIn={signedIn} onCheckout={checkOut} />
      ) : error && !loaded ? (
        <ErrorState
          title={words.failed}
          reason={error.description}
          busy={loading}
          onRetry={() => void dispatch(loadCart())}
        />
      ) : settled ? (
        <EmptyState heading="h1" title={words.empty}>
          <LinkButton to="/products">{words.shopAll}</LinkButton>
          <LinkButton kind="secondary" to={signedIn ? '/account/orders' : '/auth/login'}>
            {signedIn ? words.orders : words.signIn}
          </LinkButton>
        </EmptyState>
      ) : (
        <CartSkeleton />
      )}
    </Section>
  );
}
