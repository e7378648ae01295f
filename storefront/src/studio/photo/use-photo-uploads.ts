import type { Placement } from '@afterimage/contract/customization.ts';
import type { Photo } from '@afterimage/contract/files.ts';
import { photoLimits } from '@afterimage/contract/upload-limits.ts';
import { asItFits } from '@afterimage/scene/place-photo.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Failure, failureOf } from '../../failure.ts';
import { useAppDispatch } from '../../hooks.ts';
import { interruption } from '../../parted-upload.ts';
import { isPassingStatus } from '../../perseverance.ts';
import { uploadPhoto } from '../upload.state.ts';
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

type Uploads = ReadonlyMap<number, SlotUpload>;

/** Two at a time: more would only make each of them slower. */
const turnOf = takeTurns(2);

interface Arrived {
  slotId: number;
  photo: Photo;
  placement: Placement;
  localUrl: string | null;
}

/** The photos on their way to the shop, by slot. They are seen at once, and sent behind. */
export function usePhotoUploads(onArrived: (arrived: Arrived) => void) {
  const dispatch = useAppDispatch();
  const [uploads, setUploads] = useState<Uploads>(new Map());
  const running = useRef(new Map<number, AbortController>());
  /** How the photo was laid while it was on its way. */
  const placements = useRef(new Map<number, Placement>());
  const arrived = useRef(onArrived);
  useEffect(() => {
    arrived.current = onArrived;
  });

  const put = useCallback((slotId: number, change: (before: SlotUpload | undefined) => SlotUpload | undefined) => {
    setUploads((before) => {
      const after = change(before.get(slotId));
      if (after === before.get(slotId)) return before;
      const next = new Map(before);
      if (after) next.set(slotId, after);
      else next.delete(slotId);
      return next;
    });
  }, []);

  const cancel = useCallback(
    (slotId: number) => {
      running.current.get(slotId)?.abort('cancelled');
      running.current.delete(slotId);
      put(slotId, () => undefined);
    },
    [put],
  );

  const begin = useCallback(
    async (slotId: number, file: File) => {
      running.current.get(slotId)?.abort('replaced');
      const control = new AbortController();
      const { signal } = control;
      running.current.set(slotId, control);
      placements.current.set(slotId, asItFits);
      const { name } = file;
      put(slotId, () => ({ phase: 'reading', name }));
      const sending = (change: { share?: number; waiting?: boolean }) => {
        if (!signal.aborted) put(slotId, (before) => (before?.phase === 'sending' ? { ...before, ...change } : before));
      };
      try {
        const photo = await readPhoto(file);
        if (signal.aborted) return;
        put(slotId, () => ({ phase: 'sending', name, photo, placement: asItFits, share: null, waiting: false }));
        const done = await turnOf(signal);
        sending({ share: 0 });
        const taken = await dispatch(
          uploadPhoto({
            file: photo.upload,
            stop: signal,
            onProgress: (share) => sending({ share }),
            onWaiting: (waiting) => sending({ waiting }),
          }),
        )
          .unwrap()
          .finally(done);
        if (signal.aborted) return;
        const placement = placements.current.get(slotId) ?? asItFits;
        arrived.current({ slotId, photo: taken, placement, localUrl: photo.url });
        put(slotId, () => undefined);
      } catch (error) {
        if (!signal.aborted) put(slotId, () => ({ phase: 'failed', name, ...complaintOf(error, file) }));
      } finally {
        if (running.current.get(slotId) === control) running.current.delete(slotId);
      }
    },
    [dispatch, put],
  );

  const place = useCallback(
    (slotId: number, placement: Placement) => {
      placements.current.set(slotId, placement);
      put(slotId, (before) => (before?.phase === 'sending' ? { ...before, placement } : before));
    },
    [put],
  );

  // What was on its way when the step is left can go on from there another time.
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const control of all.values()) control.abort(interruption);
      all.clear();
    };
  }, []);
  return { uploads, begin, cancel, place };
}

function complaintOf(error: unknown, file: File): { message: string; retry: File | null } {
  if (error instanceof PhotoRefused) return { message: faultWords(error.fault), retry: null };
  const { status, description } = isFailure(error) ? error : failureOf(error);
  const again = isPassingStatus(status) || status >= 500 || status === 404;
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
