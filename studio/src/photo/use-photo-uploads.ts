import { useEffect, useSyncExternalStore } from 'react';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { uploadPhoto } from '../upload.state.ts';
import { expectPhotos } from './read-photo.ts';
import { photoUploads, type PhotoUploads, type UploadsOwner } from './photo-uploads.ts';

const none: PhotoUploads = new Map();

/** The photos on their way to the shop, by slot; `empty` are the slots that may still wait for one from before. */
export function usePhotoUploads(
  { onArrived, onBusy, resumesUploads }: Omit<UploadsOwner, 'send'>,
  empty: readonly number[],
): PhotoUploads {
  const dispatch = useAppDispatch();
  useEffect(() => {
    photoUploads.ownedBy({
      onArrived,
      onBusy,
      resumesUploads,
      send: (upload) => dispatch(uploadPhoto(upload)).unwrap(),
    });
  });
  const waiting = empty.join();
  useEffect(() => {
    expectPhotos();
    if (resumesUploads)
      for (const slotId of waiting.split(',')) if (slotId !== '') void photoUploads.resume(Number(slotId));
    // Only what the page began with: a slot that was emptied by hand waits for nothing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return useSyncExternalStore(photoUploads.subscribe, photoUploads.now, () => none);
}
