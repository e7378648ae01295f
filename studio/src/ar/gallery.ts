import type { GalleryModel } from '@afterimage/contract/files.ts';
import { useEffect, useState } from 'react';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { operation } from '@afterimage/client/state/operation.ts';
import { type PlacedMedium } from './placed-medium.ts';
import { plainDisplayOf } from '@afterimage/scene/place-medium.ts';

const loadGallery = operation('upload/gallery', (_: void, { call, signal }) =>
  call('listGalleryModels', {}, { signal }),
);

export type Gallery = { status: 'loading' | 'failed' } | { status: 'ready'; modelList: readonly GalleryModel[] };

/** The shop's own models, asked for when they are first to be seen. */
export function useGallery(): { gallery: Gallery; again: () => void } {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState(0);
  const [reply, setAnswer] = useState<{ of: number; gallery: Gallery } | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    const loading = dispatch(loadGallery());
    void loading.then((done) => {
      if (isUnmounted) return;
      const gallery: Gallery = loadGallery.fulfilled.match(done)
        ? { status: 'ready', modelList: done.payload.modelList }
        : { status: 'failed' };
      setAnswer({ of: attempt, gallery });
    });
    return () => {
      isUnmounted = true;
      loading.abort();
    };
  }, [dispatch, attempt]);
  const gallery: Gallery = reply?.of === attempt ? reply.gallery : { status: 'loading' };
  return { gallery, again: () => setAttempt(attempt + 1) };
}

/** A model of the gallery as a medium. */
export function mediumOfModel({ id, url, posterUrl }: GalleryModel): PlacedMedium {
  return {
    medium: {
      attachmentId: id,
      type: '3D',
      url,
      mimeType: 'model/gltf-binary',
      width: null,
      height: null,
      durationSeconds: null,
      posterUrl,
      captionsUrl: null,
      text: null,
    },
    display: plainDisplayOf('3D'),
  };
}
