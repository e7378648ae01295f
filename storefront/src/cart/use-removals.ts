import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { addToCart, removeFromCart } from './cart.operations.ts';
import type { LocalCartItem } from './cart.state.ts';
import { additionOf, isPlain, type Removal } from './removals.ts';

/** Removes lines in such a way that each can be had back for a moment. */
export function useRemovals() {
  const dispatch = useAppDispatch();
  const [removals, setRemovals] = useState<Removal<LocalCartItem>[]>([]);
  // The same for what happens between two drawings of the page.
  const latest = useRef(removals);
  const updateRemovals = (next: Removal<LocalCartItem>[]) => {
    latest.current = next;
    setRemovals(next);
  };
  const take = (id: string) => {
    const matchingRemoval = latest.current.find(({ item }) => item.cartItemId === id);
    updateRemovals(latest.current.filter((removal) => removal !== matchingRemoval));
    return matchingRemoval?.item;
  };
  const send = (item: LocalCartItem | undefined) => {
    if (item && !isPlain(item)) void dispatch(removeFromCart(item.cartItemId));
  };
  /** Whoever goes on or away has made up their mind. */
  const flush = () => {
    for (const { item } of latest.current) send(item);
    updateRemovals([]);
  };
  const leave = useEffectEvent(flush);
  useEffect(() => {
    const hidden = () => leave();
    addEventListener('pagehide', hidden);
    return () => {
      removeEventListener('pagehide', hidden);
      leave();
    };
  }, []);
  return {
    removals,
    /** What is still in the cart for the server, and for nobody else. */
    waiting: removals.map(({ item }) => item).filter((item) => !isPlain(item)),
    flush,
    remove(item: LocalCartItem, place: number) {
      updateRemovals([...latest.current, { item, index: place }]);
      if (isPlain(item)) void dispatch(removeFromCart(item.cartItemId));
    },
    undo(id: string) {
      const item = take(id);
      if (item && isPlain(item)) void dispatch(addToCart(additionOf(item)));
    },
    expire: (id: string) => send(take(id)),
  };
}
