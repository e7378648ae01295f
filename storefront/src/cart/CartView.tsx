import type { DeliveryMethod } from '@afterimage/contract/checkout.ts';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { maxLines } from '@afterimage/contract/values/limits.ts';
import { useEffect, useState } from 'react';
import type { Failure } from '@afterimage/client/api/failure.ts';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import type { Services } from '@afterimage/client/state/operation.ts';
import { ErrorSummary } from '@afterimage/ui/ErrorSummary.tsx';
import styles from './Cart.module.css';
import { cartChangesSettled, loadCart } from './cart.operations.ts';
import { joiningSeen, type LocalCartItem } from './cart.state.ts';
import { words } from './cart.words.ts';
import { lineId } from './CartLine.tsx';
import { CartLines } from './CartLines.tsx';
import { CartTotals } from './CartTotals.tsx';
import { words as joinedWords } from './joined.words.ts';
import { words as leftOutWords } from './left-out.words.ts';
import { hinderingLines, lineStock } from './line-stock.ts';
import { summaryWithout, withRemovals } from './removals.ts';
import type { useRemovals } from './use-removals.ts';

/** Whether something that was put into the cart before the sign-in did not fit into the account's. */
const hasGuestCart =
  (): ThunkAction<boolean, unknown, Services, UnknownAction> =>
  (_dispatch, _state, { session }) =>
    session.token() !== null && session.cartId() !== null;

type CartViewProps = {
  removing: ReturnType<typeof useRemovals>;
  delivery: readonly DeliveryMethod[];
  /** Opens an order of the cart; answers why it could not, or nothing. */
  onCheckout(): Promise<Failure | null>;
  /** Puts the product of a plain line on the wishlist; answers whether it may leave the cart. */
  onAside?: (productId: number) => Promise<boolean>;
};

/** The lines of a cart that is not empty, its sums, and the way to the checkout. */
export function CartView({ removing, delivery, onCheckout, onAside }: CartViewProps) {
  const dispatch = useAppDispatch();
  const { cartItems, cartSummary, joinedQuantity } = useAppSelector((state) => state.cart);
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const { removals, waiting, flush } = removing;
  const rows = withRemovals(cartItems, removals);
  const lines = rows.filter(({ removed }) => !removed).map(({ item }) => item);
  const hindering = attempt > 0 ? hinderingLines(lines) : [];

  useEffect(() => () => void dispatch(joiningSeen()), [dispatch]);

  const checkOut = async () => {
    flush();
    setFailure(null);
    if (hinderingLines(lines).length > 0) {
      setAttempt((count) => count + 1);
      return;
    }
    setBusy(true);
    await cartChangesSettled();
    const failure = await onCheckout();
    setBusy(false);
    if (!failure) return;
    if (failure.code === 'OUT_OF_STOCK') {
      await dispatch(loadCart());
      setAttempt((count) => count + 1);
    } else setFailure(failure.description || null);
  };
  return (
    <>
      {joinedQuantity > 0 ? (
        <p className={styles.joined} aria-live="polite">
          {joinedWords.joined({ count: joinedQuantity })}
        </p>
      ) : null}
      {dispatch(hasGuestCart()) ? <p className={styles.joined}>{leftOutWords.waiting({ most: maxLines })}</p> : null}
      <div className={hindering.length > 0 ? styles.problems : undefined}>
        <ErrorSummary attempt={attempt} errors={hindering.map((item) => complaintOf(item, lines))} />
      </div>
      <div className={styles.columns}>
        <CartLines removing={removing} {...(onAside && { onAside })} />
        <CartTotals
          summary={summaryWithout(cartSummary, waiting)}
          delivery={delivery}
          lines={lines}
          busy={busy}
          failure={failure}
          onCheckout={() => void checkOut()}
        />
      </div>
    </>
  );
}

function complaintOf(item: LocalCartItem, lines: readonly LocalCartItem[]) {
  const { kind, possible } = lineStock(item, lines);
  const { name } = item.product;
  return {
    id: lineId(item),
    message:
      kind === 'short'
        ? words.hinders.short({ name, left: possible })
        : kind === 'taken'
          ? words.hinders.taken({ name })
          : words.hinders.gone({ name }),
  };
}
