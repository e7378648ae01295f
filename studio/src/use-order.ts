import type { CartAddition } from '@afterimage/contract/cart.ts';
import { useRef, useState } from 'react';
import { type Failure, failureOf } from '@afterimage/client/api/failure.ts';
import type { DesignAddition } from './studio-props.ts';
import { useServices } from './use-services.ts';

/** The operations on a finished design: add it to the cart, buy it now, or save it to the line that it came from. */
export type OrderWay = 'cart' | 'pay' | 'save';

interface OrderSettings {
  /** Saves the draft on the server and returns its key; null when that is currently impossible. */
  onKeep: () => Promise<string | null>;
  /** Puts it into the cart; answers why not, or null. */
  onAdd: (addition: DesignAddition) => Promise<Failure | null>;
  /** Saves it to the line that it came from; returns the failure, or null. */
  onSave: (addition: DesignAddition) => Promise<Failure | null>;
  /** Called once it is ordered: the next design starts empty, and the customer moves on. */
  onDone: (path: string) => Promise<void>;
  onRefused: (failure: Failure, addition: CartAddition) => void;
}

/** The operations that leave the studio; each runs once, however often its button is pressed. */
export function useOrder({ onKeep, onAdd, onSave, onDone, onRefused }: OrderSettings) {
  const { call, session } = useServices();
  const [busy, setBusy] = useState<OrderWay | null>(null);
  const going = useRef(false);
  // The same wish, sent again after its answer was lost, is answered once.
  const lastAddition = useRef({ of: '', key: '' });

  const payAtOnce = async (addition: CartAddition): Promise<string> => {
    const of = JSON.stringify(addition);
    if (lastAddition.current.of !== of) lastAddition.current = { of, key: crypto.randomUUID() };
    const options = { idempotencyKey: lastAddition.current.key };
    const body = { items: [addition] };
    if (session.token() === null) return (await call('checkoutAsGuest', { body }, options)).url;
    const reply = await call('checkout', { body }, options);
    return typeof reply === 'string' ? reply : reply.url;
  };
  const send = async (way: 'cart' | 'save', addition: CartAddition): Promise<Failure | null> => {
    const draftKey = await onKeep();
    const design = draftKey === null ? addition : { ...addition, draftKey };
    return way === 'cart' ? onAdd(design) : onSave(design);
  };

  const order = async (way: OrderWay, addition: CartAddition): Promise<void> => {
    if (going.current) return;
    going.current = true;
    setBusy(way);
    try {
      if (way === 'pay') return await onDone(await payAtOnce(addition));
      const failure = await send(way, addition);
      if (failure) return onRefused(failure, addition);
      return await onDone('/cart');
    } catch (error) {
      const failure = failureOf(error);
      // What was judged is another wish when it is pressed again, such as when there is stock again.
      if (failure.status >= 400 && failure.status < 500) lastAddition.current = { of: '', key: '' };
      return onRefused(failure, addition);
    } finally {
      going.current = false;
      setBusy(null);
    }
  };
  return { busy, order };
}
