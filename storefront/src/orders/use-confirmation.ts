import { useEffect, useState } from 'react';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import type { OrderRef } from './order-ref.ts';
import { loadOrder } from './orders.state.ts';
import { pollDelay } from './poll.ts';

/**
 * Asks for an order again and again, ever more slowly, while its confirmation is outstanding. After two minutes it
 * stops; `again` asks at once and begins anew.
 */
export function useConfirmation(ref: OrderRef, outstanding: boolean) {
  const dispatch = useAppDispatch();
  const [polling, setPolling] = useState({ attempt: 0, waited: 0 });
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const delay = outstanding ? pollDelay(polling.attempt, polling.waited) : null;
    if (delay === null) return undefined;
    let loading: { abort(): void } | undefined;
    const timer = setTimeout(() => {
      const request = dispatch(loadOrder(ref));
      loading = request;
      void request.then(() => setPolling(({ attempt, waited }) => ({ attempt: attempt + 1, waited: waited + delay })));
    }, delay);
    return () => {
      clearTimeout(timer);
      loading?.abort();
    };
  }, [dispatch, ref, outstanding, polling]);
  const again = async () => {
    setBusy(true);
    await dispatch(loadOrder(ref));
    setBusy(false);
    setPolling({ attempt: 0, waited: 0 });
  };
  return {
    stopped: outstanding && pollDelay(polling.attempt, polling.waited) === null,
    busy,
    again: () => void again(),
  };
}
