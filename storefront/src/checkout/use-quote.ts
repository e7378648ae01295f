import { useCallback, useEffect, useRef, useState } from 'react';
import type { Input } from '@afterimage/contract/api.ts';
import type { Quote } from '@afterimage/contract/checkout.ts';
import { type Failure, failureOf } from '@afterimage/client/api/failure.ts';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { loadQuote } from './checkout.state.ts';

type QuoteRequest = Input<'quoteOrder'>['body'];

/** The answer to the wish that is written in `to`; of one that failed, the last price that was right. */
interface Answer {
  to: string;
  quote: Quote | null;
  failed: boolean;
}

/**
 * What an order costs with what has been answered so far, asked anew whenever the answers change. `current` is false
 * while the price shown is still that of the answers before.
 */
export function useQuote(quoteRequest: QuoteRequest, onRefused: (failure: Failure) => void) {
  const dispatch = useAppDispatch();
  const [reply, setAnswer] = useState<Answer | null>(null);
  const [round, setRound] = useState(0);
  const to = JSON.stringify({ quoteRequest, round });
  const refused = useRef(onRefused);
  useEffect(() => {
    refused.current = onRefused;
  });
  useEffect(() => {
    const loading = dispatch(loadQuote((JSON.parse(to) as { quoteRequest: QuoteRequest }).quoteRequest));
    void loading.then((done) => {
      if (loadQuote.fulfilled.match(done)) return setAnswer({ to, quote: done.payload, failed: false });
      if (done.meta.aborted) return undefined;
      setAnswer((before) => ({ to, quote: before?.quote ?? null, failed: true }));
      return refused.current(done.payload ?? failureOf(done.error));
    });
    return () => loading.abort();
  }, [dispatch, to]);
  const again = useCallback(() => setRound((count) => count + 1), []);
  const isCurrent = reply?.to === to;
  return {
    quote: reply?.quote ?? null,
    current: isCurrent && !reply.failed,
    failed: isCurrent && reply.failed,
    again,
  };
}
