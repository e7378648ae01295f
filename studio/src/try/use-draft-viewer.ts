import { useCallback, useEffect, useReducer, useState } from 'react';
import { failureOf } from '@afterimage/client/api/failure.ts';
import { useServices } from '../use-services.ts';
import { isEnding, lookFailed, tried } from './try-state.ts';

/** How often it is asked whether a phone has come, in milliseconds; longer after the server could not be reached. */
const pause = 2000;
const longPause = 6000;

/**
 * The code under which the draft can be tried, for as long as `open`: what was made is brought to the server first, then
 * it is asked again and again whether a phone has opened it, and the code is renewed before it ends.
 */
export function useDraftViewer(save: () => Promise<string>, open: boolean) {
  const { call } = useServices();
  const [state, tell] = useReducer(tried, { at: 'preparing' });
  const [attempt, setAttempt] = useState(1);
  const run = open ? attempt : null;

  useEffect(() => {
    if (run === null) return;
    const left = new AbortController();
    const { signal } = left;
    const prepare = async () => {
      const draftKey = await save();
      const viewer = await call('createDraftViewer', { params: { draftKey } }, { signal });
      signal.throwIfAborted();
      tell({ is: 'told', viewer });
      return { draftKey, viewer };
    };
    const pair = async () => {
      let { draftKey, viewer } = await prepare();
      let wait = pause;
      while (!signal.aborted) {
        await rest(wait, signal);
        await seen(signal);
        try {
          if (isEnding(viewer, Date.now())) ({ draftKey, viewer } = await prepare());
          else {
            viewer = await call('getDraftViewer', { params: { draftKey } }, { signal });
            signal.throwIfAborted();
            tell({ is: 'told', viewer });
          }
          wait = pause;
        } catch (error) {
          signal.throwIfAborted();
          const fate = lookFailed(failureOf(error));
          if (fate === 'end') throw error;
          if (fate === 'renew') viewer = { ...viewer, expiresAt: new Date(0).toISOString() };
          else tell({ is: 'missed' });
          wait = fate === 'renew' ? pause : longPause;
        }
      }
    };
    tell({ is: 'begun' });
    pair().catch((error: unknown) => {
      if (!signal.aborted) tell({ is: 'failed', failure: failureOf(error) });
    });
    return () => left.abort();
  }, [run, call, save]);

  return { state, retry: useCallback(() => setAttempt((before) => before + 1), []) };
}

/** Ends after so long, or with the signal. */
function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true });
  });
}

/** Ends once the page can be seen: a hidden tab asks nothing. */
function seen(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible' || signal.aborted) return Promise.resolve();
  return new Promise((done) => {
    document.addEventListener('visibilitychange', () => done(), { once: true, signal });
    signal.addEventListener('abort', () => done(), { once: true });
  });
}
