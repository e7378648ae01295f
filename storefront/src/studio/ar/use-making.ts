import type { Medium } from '@afterimage/contract/files.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Failure, failureOf } from '../../failure.ts';
import { useAppDispatch } from '../../hooks.ts';
import { operation } from '../../operation.ts';
import { uploadArMedium } from '../upload.state.ts';
import type { TakenMedium } from './placed-medium.ts';
import { words } from './making.words.ts';

/** Where a medium stands on its way: made here, then sent. */
export type Making =
  | { phase: 'idle' }
  | { phase: 'making' | 'sending'; name: string; share: number; waiting: boolean }
  | { phase: 'failed'; name: string; message: string; retry: boolean };

/** Makes what is to be sent; without anything to make it answers at once. */
export type Work = (
  signal: AbortSignal,
  onShare: (share: number) => void,
) => Promise<{ file: File; poster?: File | null }>;

const givePoster = operation(
  'upload/poster',
  ({ medium, poster }: { medium: Medium; poster: File }, { call, signal }) => {
    const body = new FormData();
    body.set('file', poster, poster.name);
    return call('uploadArMediumPoster', { params: { attachmentId: medium.id }, body }, { signal });
  },
);

const takenOf = ({ id, bytes: _, ...facts }: Medium): TakenMedium => ({ attachmentId: id, ...facts });

/** One medium on its way, which can be given up and tried again; a new one takes the place of the one before. */
export function useMaking(onTaken: (medium: TakenMedium) => void) {
  const dispatch = useAppDispatch();
  const [making, setMaking] = useState<Making>({ phase: 'idle' });
  const running = useRef<AbortController | null>(null);
  const last = useRef<{ name: string; work: Work } | null>(null);
  const taken = useRef(onTaken);
  useEffect(() => {
    taken.current = onTaken;
  });

  const make = useCallback(
    async (name: string, work: Work) => {
      running.current?.abort();
      const mine = new AbortController();
      running.current = mine;
      last.current = { name, work };
      const { signal } = mine;
      const tell = (next: Making) => running.current === mine && setMaking(next);
      const watch = { name, share: 0, waiting: false };
      tell({ phase: 'making', ...watch });
      try {
        const { file, poster } = await work(signal, (share) => tell({ phase: 'making', ...watch, share }));
        signal.throwIfAborted();
        let sending: Extract<Making, { phase: 'making' | 'sending' }> = { phase: 'sending', ...watch };
        const progress = (change: Partial<typeof sending>) => {
          sending = { ...sending, ...change };
          tell(sending);
        };
        progress({});
        let medium = await dispatch(
          uploadArMedium({
            file,
            stop: signal,
            onProgress: (share) => progress({ share }),
            onWaiting: (waiting) => progress({ waiting }),
          }),
        ).unwrap();
        // A film without a still picture is still a film.
        if (poster)
          medium = await dispatch(givePoster({ medium, poster }))
            .unwrap()
            .catch(() => medium);
        if (running.current !== mine) return;
        setMaking({ phase: 'idle' });
        taken.current(takenOf(medium));
      } catch (error) {
        if (!signal.aborted) tell({ phase: 'failed', name, ...complaintOf(error) });
      } finally {
        if (running.current === mine) running.current = null;
      }
    },
    [dispatch],
  );
  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setMaking({ phase: 'idle' });
  }, []);
  const retry = useCallback(() => {
    if (last.current) void make(last.current.name, last.current.work);
  }, [make]);
  const refuse = useCallback((name: string, message: string) => {
    running.current?.abort();
    running.current = null;
    setMaking({ phase: 'failed', name, message, retry: false });
  }, []);
  // What was on its way to a page that is left goes nowhere.
  useEffect(() => () => running.current?.abort(), []);
  return { making, make, cancel, retry, refuse };
}

/** The same bytes are not worth sending again when they were judged. */
function complaintOf(error: unknown): { message: string; retry: boolean } {
  if (!isFailure(error)) {
    const { description } = failureOf(error);
    return { message: description || words.notMade, retry: true };
  }
  const { status, description } = error;
  return { message: description || words.notSent, retry: status < 400 || status >= 500 || status === 429 };
}

function isFailure(error: unknown): error is Failure {
  return typeof error === 'object' && error !== null && 'code' in error && 'description' in error && 'status' in error;
}
