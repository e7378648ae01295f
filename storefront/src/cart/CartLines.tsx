import { useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { classNames } from '@afterimage/ui/class-names.ts';
import { RemovedNote } from '@afterimage/ui/RemovedNote.tsx';
import styles from './Cart.module.css';
import { decrementCartItem, setQuantity } from './cart.operations.ts';
import type { LocalCartItem } from './cart.state.ts';
import { words } from './cart.words.ts';
import { CartLine, lineId } from './CartLine.tsx';
import { lineStock } from './line-stock.ts';
import { isPlain, withRemovals } from './removals.ts';
import type { useRemovals } from './use-removals.ts';

type CartLinesProps = {
  removing: ReturnType<typeof useRemovals>;
  /** For the drawer: pictures and prices one under another, whatever the window's width. */
  narrow?: boolean;
  /** Puts a plain line's product aside; answers whether it may leave the cart. */
  onAside?: (productId: number) => Promise<boolean>;
};

/** The lines of a cart, those that can be had back for a moment among them. */
export function CartLines({ removing, narrow = false, onAside }: CartLinesProps) {
  const dispatch = useAppDispatch();
  const { cartItems, cartSummary } = useAppSelector((state) => state.cart);
  const list = useRef<HTMLUListElement>(null);
  // Pressed twice, a line is put aside once.
  const aside = useRef(new Set<string>());
  const { removals, remove, undo, expire } = removing;
  const rows = withRemovals(cartItems, removals);
  const lines = rows.filter(({ removed }) => !removed).map(({ item }) => item);

  /** One less is told (S8.15); a number that was typed speaks for itself. */
  const change = ({ cartItemId, quantity: before }: LocalCartItem, quantity: number) => {
    if (quantity === before - 1) void dispatch(decrementCartItem(cartItemId));
    else void dispatch(setQuantity({ cartItemId, quantity }));
  };
  /** The focus was in a row that has gone: it goes to the list, so that Tab goes on from there. */
  const onExpired = (id: string, hadFocus: boolean) => {
    expire(id);
    if (hadFocus) list.current?.focus();
  };
  const saveForLater = async (item: LocalCartItem, place: number) => {
    const { cartItemId } = item;
    if (aside.current.has(cartItemId)) return;
    aside.current.add(cartItemId);
    const mayLeave = await onAside?.(item.product.id).finally(() => aside.current.delete(cartItemId));
    if (mayLeave) remove(item, place);
  };

  return (
    <ul ref={list} tabIndex={-1} className={classNames(styles.lines, narrow && styles.narrow)} aria-label={words.lines}>
      {rows.map(({ item, removed }, place) => (
        <li key={item.cartItemId} id={lineId(item)} tabIndex={-1} className={styles.line}>
          {removed ? (
            <RemovedNote
              text={words.removed({ name: item.product.name })}
              undo={words.undo}
              undoLabel={words.undoName({ name: item.product.name })}
              onUndo={() => undo(item.cartItemId)}
              onExpire={(hadFocus) => onExpired(item.cartItemId, hadFocus)}
            />
          ) : (
            <CartLine
              item={item}
              stock={lineStock(item, lines)}
              currency={cartSummary.currency}
              narrow={narrow}
              onQuantity={(quantity) => change(item, quantity)}
              onRemove={() => remove(item, place)}
              // Photos and words belong to a line: they could not be put aside with it.
              {...(onAside && isPlain(item) && { onAside: () => void saveForLater(item, place) })}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
