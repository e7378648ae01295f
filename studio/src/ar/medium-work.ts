import type { Medium } from '@afterimage/contract/files.ts';
import { type Failure, failureOf } from '@afterimage/client/api/failure.ts';
import { operation } from '@afterimage/client/state/operation.ts';
import type { Dispatch } from '@afterimage/client/state/store.ts';
import { uploadArMedium } from '../upload.state.ts';
import type { TakenMedium } from '../work.ts';
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

const uploadedMediumOf = ({ id, bytes: _, ...facts }: Medium): TakenMedium => ({ attachmentId: id, ...facts });

/** One medium on its way, which can be given up and tried again; a new one takes the place of the one before. */
export interface MediumWork {
  now(): Making;
  subscribe(listener: () => void): () => void;
  /** Who is given what has been taken. */
  ownedBy(owner: (medium: TakenMedium) => void): void;
  make(name: string, work: Work): Promise<void>;
  cancel(): void;
  retry(): void;
  refuse(name: string, message: string): void;
}

export const isInProgress = ({ phase }: Making): boolean => phase === 'making' || phase === 'sending';

/** A medium's way to the shop, apart from what shows it: it goes on while that is away. */
export function createMediumWork(dispatch: Dispatch): MediumWork {
  let onUploaded: (medium: TakenMedium) => void = () => undefined;
  let making: Making = { phase: 'idle' };
  let running: AbortController | null = null;
  let last: { name: string; work: Work } | null = null;
  const listeners = new Set<() => void>();
  const notify = (next: Making): void => {
    making = next;
    for (const listener of listeners) listener();
  };
  const end = (next: Making): void => {
    running?.abort();
    running = null;
    notify(next);
  };

  async function make(name: string, work: Work): Promise<void> {
    running?.abort();
    const mine = new AbortController();
    running = mine;
    last = { name, work };
    const { signal } = mine;
    let state: Extract<Making, { phase: 'making' | 'sending' }> = { phase: 'making', name, share: 0, waiting: false };
    const progress = (change: Partial<typeof state>) => {
      state = { ...state, ...change };
      if (running === mine) notify(state);
    };
    progress({});
    try {
      const { file, poster } = await work(signal, (share) => progress({ share }));
      signal.throwIfAborted();
      progress({ phase: 'sending', share: 0 });
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
      if (running !== mine) return;
      notify({ phase: 'idle' });
      onUploaded(uploadedMediumOf(medium));
    } catch (error) {
      if (!signal.aborted) notify({ phase: 'failed', name, ...complaintOf(error) });
    } finally {
      if (running === mine) running = null;
    }
  }

  return {
    now: () => making,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ownedBy(owner) {
      onUploaded = owner;
    },
    make,
    cancel: () => end({ phase: 'idle' }),
    retry() {
      if (last) void make(last.name, last.work);
    },
    refuse: (name, message) => end({ phase: 'failed', name, message, retry: false }),
  };
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
