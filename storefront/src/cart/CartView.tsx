import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../failure.ts';
import { useAppDispatch, useAppSelector } from '../hooks.ts';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import styles from './Cart.module.css';
import { cartChangesSettled, decrementCartItem, loadCart, setQuantity } from './cart.operations.ts';
import { joiningSeen, type LocalCartItem } from './cart.state.ts';
import { words } from './cart.words.ts';
import { CartLine, lineId } from './CartLine.tsx';
import { CartTotals } from './CartTotals.tsx';
import { hinderingLines, lineStock } from './line-stock.ts';
import { RemovedLine } from './RemovedLine.tsx';
import { summaryWithout, withRemovals } from './removals.ts';
import type { useRemovals } from './use-removals.ts';

type CartViewProps = {
  removing: ReturnType<typeof useRemovals>;
  signedIn: boolean;
  /** Opens an order of the cart; answers why it could not, or nothing. */
  onCheckout(): Promise<Failure | null>;
};

/** The lines of a cart that is not empty, its sums, and the way to the checkout. */
export function CartView({ removing, signedIn, onCheckout }: CartViewProps) {
  const dispatch = useAppDispatch();
  const { cartItems, cartSummary, joinedQuantity } = useAppSelector((state) => state.cart);
  const list = useRef<HTMLUListElement>(null);
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const { removals, waiting, remove, undo, expire, flush } = removing;
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
    const refused = await onCheckout();
    setBusy(false);
    if (!refused) return;
    if (refused.code === 'OUT_OF_STOCK') {
      await dispatch(loadCart());
      setAttempt((count) => count + 1);
    } else setFailure(refused.description || null);
  };
  /** One less is told (S8.15); a number that was typed speaks for itself. */
  const change = ({ cartItemId, quantity: before }: LocalCartItem, quantity: number) => {
    if (quantity === before - 1) void dispatch(decrementCartItem(cartItemId));
    else void dispatch(setQuantity({ cartItemId, quantity }));
  };
  /** The focus was in a row that has gone: it goes to the list, so that Tab goes on from there. */
  const expired = (id: string, hadFocus: boolean) => {
    expire(id);
    if (hadFocus) list.current?.focus();
  };

  return (
    <>
      {joinedQuantity > 0 ? (
        <p className={styles.joined} aria-live="polite">
          {words.joined(joinedQuantity)}
        </p>
      ) : null}
      <div className={hindering.length > 0 ? styles.problems : undefined}>
        <ErrorSummary attempt={attempt} errors={hindering.map((item) => complaintOf(item, lines))} />
      </div>
      <div className={styles.columns}>
        <ul ref={list} tabIndex={-1} className={styles.lines} aria-label={words.lines}>
          {rows.map(({ item, removed }, place) => (
            <li key={item.cartItemId} id={lineId(item)} tabIndex={-1} className={styles.line}>
              {removed ? (
                <RemovedLine
                  name={item.product.name}
                  onUndo={() => undo(item.cartItemId)}
                  onExpire={(hadFocus) => expired(item.cartItemId, hadFocus)}
                />
              ) : (
                <CartLine
                  item={item}
                  stock={lineStock(item, lines)}
                  currency={cartSummary.currency}
                  onQuantity={(quantity) => change(item, quantity)}
                  onRemove={() => remove(item, place)}
                />
              )}
            </li>
          ))}
        </ul>
        <CartTotals
          summary={summaryWithout(cartSummary, waiting)}
          signedIn={signedIn}
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
  const { short, taken, gone } = words.hinders;
  return {
    id: lineId(item),
    message: kind === 'short' ? short(name, possible) : kind === 'taken' ? taken(name) : gone(name),
  };
}
