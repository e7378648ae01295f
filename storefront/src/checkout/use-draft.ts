import { useCallback, useState } from 'react';
import type { Address } from '@afterimage/contract/accounts.ts';
import type { Order } from '@afterimage/contract/orders.ts';
import { type Draft, firstDraft, readDraft } from './draft.ts';

const keyOf = (orderId: string) => `checkout:${orderId}`;

function stored(orderId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(orderId));
  } catch {
    return null;
  }
}

function store(orderId: string, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(orderId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(orderId));
  } catch {
    // where nothing can be kept, a reload only asks again
  }
}

/** Nothing of an order that is paid needs to be remembered. */
export const forgetDraft = (orderId: string) => {
  store(orderId, null);
  store('guest', null);
};

/** What was answered goes on with the order that takes another one's place. */
export const handOverDraft = (from: string, to: string) => {
  if (from !== to) store(to, readDraft(stored(from)));
};

/** What a guest has told goes along through the sign-in, to the order that the account gets. */
export const takeAlongDraft = (orderId: string) => store('guest', readDraft(stored(orderId)));

function initialDraft(order: Order, saved: readonly Address[]): Draft {
  const storedDraft = readDraft(stored(order.id));
  if (storedDraft) return storedDraft;
  const first = firstDraft(order, saved);
  const guestDraft = readDraft(stored('guest'));
  return guestDraft && !order.address ? { ...first, typed: guestDraft.typed, coupon: guestDraft.coupon } : first;
}

/** What has been answered about an order, kept as long as the tab is open. */
export function useDraft(order: Order, saved: readonly Address[]) {
  const [draft, setDraft] = useState(() => initialDraft(order, saved));
  const change = useCallback(
    (part: Partial<Draft>) =>
      setDraft((before) => {
        const next = { ...before, ...part };
        store(order.id, next);
        return next;
      }),
    [order.id],
  );
  return [draft, change] as const;
}
