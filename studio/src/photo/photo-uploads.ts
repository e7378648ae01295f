import type { Placement } from '@afterimage/contract/look.ts';
import type { Photo } from '@afterimage/contract/files.ts';
import { photoLimits } from '@afterimage/contract/values/limits.ts';
import { asItFits } from '@afterimage/scene/place-photo.ts';
import { type Failure, failureOf } from '@afterimage/client/api/failure.ts';
import { interruption, resumableUploadBytes } from '@afterimage/client/upload/resumable-upload.ts';
import { isTransientStatus } from '@afterimage/client/upload/retry-with-backoff.ts';
import type { Upload } from '../upload.state.ts';
import { forgetFile, storeFile, readStoredFile } from './stored-files.ts';
import { words } from './photo.words.ts';
import { type PhotoFault, PhotoRefused, type ReadPhoto, readPhoto } from './read-photo.ts';
import { takeTurns } from './take-turns.ts';

/** A photo on its way into a slot, or what kept it from getting there. */
export type SlotUpload =
  | { phase: 'reading'; name: string }
  | {
      phase: 'sending';
      name: string;
      photo: ReadPhoto;
      placement: Placement;
      /** How much has left, 0 to 1; null until it is its turn. */
      share: number | null;
      waiting: boolean;
    }
  | { phase: 'failed'; name: string; message: string; retry: File | null };

export type PhotoUploads = ReadonlyMap<number, SlotUpload>;

interface Arrived {
  slotId: number;
  photo: Photo;
  /** How it was laid while it was on its way. */
  placement: Placement;
  localUrl: string | null;
}

/** Whoever shows the photos: how they are sent, where they go, and who hears how many are on their way. */
export interface UploadsOwner {
  send(upload: Upload): Promise<Photo>;
  onArrived(arrived: Arrived): void;
  onBusy(count: number): void;
  /** Whether a large file is kept in the browser, to go on when the page was left. */
  resumesUploads: boolean;
}

// Beside the components, because a photo goes on while another part of the studio is open.
let uploads: PhotoUploads = new Map();
let owner: UploadsOwner | null = null;
const running = new Map<number, AbortController>();
const listeners = new Set<() => void>();
/** Two at a time: more would only make each of them slower. */
const turnOf = takeTurns(2);

const isPending = ({ phase }: SlotUpload): boolean => phase !== 'failed';

function setUpload(slotId: number, upload: SlotUpload | null): void {
  const next = new Map(uploads);
  if (upload) next.set(slotId, upload);
  else next.delete(slotId);
  uploads = next;
  for (const listener of listeners) listener();
  owner?.onBusy([...uploads.values()].filter(isPending).length);
}

export const photoUploads = {
  now: () => uploads,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  ownedBy(one: UploadsOwner) {
    owner = one;
  },

  /** Shows a photo in its slot and sends it; takes the place of one that is still on its way there. */
  async begin(slotId: number, file: File): Promise<void> {
    running.get(slotId)?.abort('replaced');
    const control = new AbortController();
    const { signal } = control;
    running.set(slotId, control);
    const { name } = file;
    setUpload(slotId, { phase: 'reading', name });
    const isResumable = owner?.resumesUploads === true && file.size >= resumableUploadBytes;
    if (isResumable) void storeFile(slotId, file);
    const sending = (change: { share?: number; waiting?: boolean }) => {
      const before = uploads.get(slotId);
      if (!signal.aborted && before?.phase === 'sending') setUpload(slotId, { ...before, ...change });
    };
    try {
      const photo = await readPhoto(file);
      signal.throwIfAborted();
      setUpload(slotId, { phase: 'sending', name, photo, placement: asItFits, share: null, waiting: false });
      const uploadedPhoto = await inTurn(photo.upload, signal, sending);
      signal.throwIfAborted();
      const now = uploads.get(slotId);
      const placement = now?.phase === 'sending' ? now.placement : asItFits;
      owner?.onArrived({ slotId, photo: uploadedPhoto, placement, localUrl: photo.url });
      setUpload(slotId, null);
      if (isResumable) await forgetFile(slotId);
    } catch (error) {
      if (signal.aborted) return;
      setUpload(slotId, { phase: 'failed', name, ...complaintOf(error, file) });
      if (isResumable && error instanceof PhotoRefused) await forgetFile(slotId);
    } finally {
      if (running.get(slotId) === control) running.delete(slotId);
    }
  },

  cancel(slotId: number): void {
    running.get(slotId)?.abort('cancelled');
    running.delete(slotId);
    setUpload(slotId, null);
    if (owner?.resumesUploads) void forgetFile(slotId);
  },

  /** Lays a photo that is still on its way. */
  place(slotId: number, placement: Placement): void {
    const before = uploads.get(slotId);
    if (before?.phase === 'sending') setUpload(slotId, { ...before, placement });
  },

  /** Goes on with what was on its way to an empty slot when the page was left. */
  async resume(slotId: number): Promise<void> {
    const file = uploads.has(slotId) ? null : await readStoredFile(slotId);
    if (file && !uploads.has(slotId)) await photoUploads.begin(slotId, file);
  },

  /** The page is left: what is on its way stops, and goes on when somebody comes back. */
  interrupt(): void {
    owner = null;
    for (const control of running.values()) control.abort(interruption);
    running.clear();
    uploads = new Map();
  },
};

async function inTurn(
  file: File,
  signal: AbortSignal,
  sending: (change: { share?: number; waiting?: boolean }) => void,
): Promise<Photo> {
  const releaseTurn = await turnOf(signal);
  try {
    sending({ share: 0 });
    if (!owner) throw new Error('Nobody sends photos');
    return await owner.send({
      file,
      stop: signal,
      onProgress: (share) => sending({ share }),
      onWaiting: (waiting) => sending({ waiting }),
    });
  } finally {
    releaseTurn();
  }
}

function complaintOf(error: unknown, file: File): { message: string; retry: File | null } {
  if (error instanceof PhotoRefused) return { message: faultWords(error.fault), retry: null };
  const { status, description } = isFailure(error) ? error : failureOf(error);
  const again = isTransientStatus(status) || status >= 500 || status === 404;
  return { message: description || words.failed, retry: again ? file : null };
}

/** A refused operation throws its failure itself. */
function isFailure(error: unknown): error is Failure {
  return typeof error === 'object' && error !== null && 'description' in error && 'status' in error;
}

function faultWords(fault: PhotoFault): string {
  if (fault === 'large') return words.faults.large({ most: photoLimits.bytes / 1024 / 1024 });
  if (fault === 'pixels') return words.faults.pixels({ most: photoLimits.pixels / 1_000_000 });
  return words.faults[fault];
}
