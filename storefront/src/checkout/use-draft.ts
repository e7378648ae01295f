import { useState } from 'react';
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
export const forgetDraft = (orderId: string) => store(orderId, null);

/** What was answered goes on with the order that takes another one's place. */
export const handOverDraft = (from: string, to: string) => {
  if (from !== to) store(to, readDraft(stored(from)));
};

/** What has been answered about an order, kept as long as the tab is open. */
export function useDraft(order: Order, saved: readonly Address[]) {
  const [draft, setDraft] = useState(() => readDraft(stored(order.id)) ?? firstDraft(order, saved));
  const change = (next: Draft) => {
    setDraft(next);
    store(order.id, next);
  };
  return [draft, change] as const;
}
