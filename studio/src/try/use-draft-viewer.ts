import { useCallback, useEffect, useReducer, useState } from 'react';
import { failureOf } from '@afterimage/client/api/failure.ts';
import { useServices } from '../use-services.ts';
import { isEnding, lookFailed, tryReducer } from './try-state.ts';

/** How often it is asked whether a phone has come, in milliseconds; longer after the server could not be reached. */
const pause = 2000;
const longPause = 6000;

/**
 * The code under which the draft can be tried, for as long as `open`: what was made is brought to the server first, then
 * it is asked again and again whether a phone has opened it, and the code is renewed before it ends.
 */
export function useDraftViewer(save: () => Promise<string>, open: boolean) {
  const { call } = useServices();
  const [state, dispatch] = useReducer(tryReducer, { at: 'preparing' });
  const [attempt, setAttempt] = useState(1);
  const run = open ? attempt : null;

  useEffect(() => {
    if (run === null) return;
    const abortController = new AbortController();
    const { signal } = abortController;
    const prepare = async () => {
      const draftKey = await save();
      const viewer = await call('createDraftViewer', { params: { draftKey } }, { signal });
      signal.throwIfAborted();
      dispatch({ is: 'told', viewer });
      return { draftKey, viewer };
    };
    const pair = async () => {
      let { draftKey, viewer } = await prepare();
      let wait = pause;
      while (!signal.aborted) {
        await rest(wait, signal);
        await pageVisible(signal);
        try {
          if (isEnding(viewer, Date.now())) ({ draftKey, viewer } = await prepare());
          else {
            viewer = await call('getDraftViewer', { params: { draftKey } }, { signal });
            signal.throwIfAborted();
            dispatch({ is: 'told', viewer });
          }
          wait = pause;
        } catch (error) {
          signal.throwIfAborted();
          const fate = lookFailed(failureOf(error));
          if (fate === 'end') throw error;
          if (fate === 'renew') viewer = { ...viewer, expiresAt: new Date(0).toISOString() };
          else dispatch({ is: 'missed' });
          wait = fate === 'renew' ? pause : longPause;
        }
      }
    };
    dispatch({ is: 'begun' });
    pair().catch((error: unknown) => {
      if (!signal.aborted) dispatch({ is: 'failed', failure: failureOf(error) });
    });
    return () => abortController.abort();
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
function pageVisible(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible' || signal.aborted) return Promise.resolve();
  return new Promise((done) => {
    document.addEventListener('visibilitychange', () => done(), { once: true, signal });
    signal.addEventListener('abort', () => done(), { once: true });
  });
}
