import type { CartSummary } from '@afterimage/contract/cart.ts';
import type { DeliveryMethod } from '@afterimage/contract/checkout.ts';
import { useEffect, useState } from 'react';
import type { Failure } from '@afterimage/client/api/failure.ts';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { Button, LinkButton } from '@afterimage/ui/Button.tsx';
import { Dialog } from '@afterimage/ui/Dialog.tsx';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { ErrorState } from '@afterimage/ui/States.tsx';
import { cartChangesSettled, loadCart } from './cart.operations.ts';
import { joiningSeen } from './cart.state.ts';
import { words as cartWords } from './cart.words.ts';
import styles from './CartDrawer.module.css';
import { CartLines } from './CartLines.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { words } from './drawer.words.ts';
import { FreeDeliveryLine } from './FreeDeliveryLine.tsx';
import { words as joinedWords } from './joined.words.ts';
import { hinderingLines } from './line-stock.ts';
import { summaryWithout } from './removals.ts';
import { useBackCloses } from './use-back-closes.ts';
import { useRemovals } from './use-removals.ts';

type CartDrawerProps = {
  open: boolean;
  /** The ways of delivery at home, for the word on what makes them free. */
  delivery: readonly DeliveryMethod[];
  onClose(): void;
  /** Opens an order of the cart; answers why it could not, or nothing. */
  onCheckout(): Promise<Failure | null>;
  /** Leads to the cart's own page, where there is room for complaints. */
  onView(): void;
};

/** The cart beside the page: what lies in it, what it costs, and the two ways on. */
export function CartDrawer({ open, delivery, onClose, onCheckout, onView }: CartDrawerProps) {
  const dispatch = useAppDispatch();
  const removing = useRemovals();
  const { cartItems, cartSummary } = useAppSelector((state) => state.cart);
  const [busy, setBusy] = useState(false);
  const { waiting, flush } = removing;
  const summary = summaryWithout(cartSummary, waiting);

  useEffect(() => (open ? () => void dispatch(joiningSeen()) : undefined), [dispatch, open]);

  const close = () => {
    flush();
    onClose();
  };
  useBackCloses(open, close);
  const checkOut = async () => {
    flush();
    if (hinderingLines(cartItems).length > 0) return onView();
    setBusy(true);
    await cartChangesSettled();
    const failure = await onCheckout();
    setBusy(false);
    if (failure) onView();
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      title={summary.quantity > 0 ? words.title({ count: summary.quantity }) : cartWords.title}
      sheet="end"
      footer={summary.quantity > 0 ? <DrawerFoot summary={summary} busy={busy} onCheckout={checkOut} /> : undefined}
    >
      <div className={styles.body}>
        <DrawerBody removing={removing} summary={summary} delivery={delivery} />
      </div>
    </Dialog>
  );
}

type DrawerBodyProps = {
  removing: ReturnType<typeof useRemovals>;
  summary: CartSummary;
  delivery: readonly DeliveryMethod[];
};

/** The lines of the cart, or why there are none to see. */
function DrawerBody({ removing, summary, delivery }: DrawerBodyProps) {
  const dispatch = useAppDispatch();
  const { cartItems, loaded, loading, error, joinedQuantity } = useAppSelector((state) => state.cart);
  if (cartItems.length + removing.removals.length > 0)
    return (
      <>
        {joinedQuantity > 0 ? (
          <p className={styles.joined} aria-live="polite">
            {joinedWords.joined({ count: joinedQuantity })}
          </p>
        ) : null}
        <FreeDeliveryLine methods={delivery} itemsTotal={summary.total} currency={summary.currency} />
        <CartLines removing={removing} narrow />
      </>
    );
  if (error && !loaded)
    return (
      <ErrorState
        title={cartWords.failed}
        reason={error.description}
        busy={loading}
        onRetry={() => void dispatch(loadCart())}
      />
    );
  if (!loaded) return <CartSkeleton />;
  return (
    <div className={styles.empty}>
      <p>{cartWords.empty}</p>
      <LinkButton to="/products">{cartWords.shopAll}</LinkButton>
      <LinkButton kind="secondary" to="/wishlist">
        {words.wishlist}
      </LinkButton>
    </div>
  );
}

type DrawerFootProps = { summary: CartSummary; busy: boolean; onCheckout(): Promise<void> };

function DrawerFoot({ summary, busy, onCheckout }: DrawerFootProps) {
  return (
    <>
      <dl className={styles.subtotal}>
        <dt>{cartWords.subtotal}</dt>
        <dd>{formatPrice(summary.total, summary.currency)}</dd>
      </dl>
      <p className={styles.later}>
        {cartWords.vat}. {words.later}
      </p>
      <Button wide busy={busy} busyText={cartWords.opening} onClick={() => void onCheckout()}>
        {cartWords.checkout}
      </Button>
      <LinkButton wide kind="secondary" to="/cart">
        {words.view}
      </LinkButton>
    </>
  );
}
