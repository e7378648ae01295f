import type { CartAddition } from '@afterimage/contract/cart.ts';
import { useRef, useState } from 'react';
import { type Failure, failureOf } from '@afterimage/client/api/failure.ts';
import { useServices } from './use-services.ts';

export type OrderWay = 'cart' | 'pay';

interface OrderSettings {
  /** Puts it into the cart; answers why not, or null. */
  onAdd: (addition: CartAddition) => Promise<Failure | null>;
  /** It is ordered: what was made is forgotten, and the person goes on. */
  onDone: (path: string) => Promise<void>;
  onRefused: (failure: Failure, addition: CartAddition) => void;
}

/** The two ways out of the studio; each is gone once, however often its button is pressed. */
export function useOrder({ onAdd, onDone, onRefused }: OrderSettings) {
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

  const order = async (way: OrderWay, addition: CartAddition): Promise<void> => {
    if (going.current) return;
    going.current = true;
    setBusy(way);
    try {
      if (way === 'pay') return await onDone(await payAtOnce(addition));
      const failure = await onAdd(addition);
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
