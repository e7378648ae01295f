import type { PhotoFilter } from '@afterimage/contract/values/looks.ts';
import { useEffect, useState } from 'react';
import { filterPicture } from '../scene/filtered-picture.ts';
import { loadPicture } from '../scene/loaded-assets.ts';

interface FilteredUrl {
  url: Promise<string>;
  holders: number;
}

/** Addresses of filtered pictures, by picture, filter and size; those that were released last come last. */
const cache = new Map<string, FilteredUrl>();
/** So many stay while no image shows them, for the next step of the studio. */
const maxUnheld = 12;

async function makeUrl(url: string, filter: PhotoFilter, longest: number | undefined): Promise<string> {
  const picture = await loadPicture(url);
  const { canvas, opaque } = filterPicture(picture, filter, longest);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) =>
    // PNG takes much longer to write: only for what JPEG cannot hold.
    (canvas as HTMLCanvasElement).toBlob(resolve, opaque ? 'image/jpeg' : 'image/png', 0.92),
  );
  if (!blob) throw new Error('The filtered picture could not be written');
  return URL.createObjectURL(blob);
}

function hold(key: string, make: () => Promise<string>): Promise<string> {
  const entry = cache.get(key) ?? { url: make(), holders: 0 };
  entry.holders += 1;
  cache.set(key, entry);
  // What failed is tried again by the next image.
  entry.url.catch(() => cache.get(key) === entry && cache.delete(key));
  return entry.url;
}

function release(key: string): void {
  const entry = cache.get(key);
  if (!entry) return;
  entry.holders -= 1;
  cache.delete(key);
  cache.set(key, entry);
  const unheld = [...cache].filter(([, { holders }]) => holders === 0);
  for (const [old, { url }] of unheld.slice(0, Math.max(0, unheld.length - maxUnheld))) {
    cache.delete(old);
    url.then(URL.revokeObjectURL, () => {});
  }
}

/**
 * The address of a picture with its filter, which is made once and not with each frame. Until it is there: what the
 * same picture showed before, or undefined. What cannot be made is shown without.
 */
export function useFilteredUrl(url: string, filter: PhotoFilter | undefined, longest?: number): string | undefined {
  const [displayedUrl, setDisplayedUrl] = useState<{ of: string; src: string } | null>(null);
  if (!filter && displayedUrl?.src !== url) setDisplayedUrl({ of: url, src: url });
  useEffect(() => {
    if (!filter) return;
    const key = `${filter} ${longest ?? ''} ${url}`;
    let isCurrent = true;
    const show = (src: string) => isCurrent && setDisplayedUrl({ of: url, src });
    hold(key, () => makeUrl(url, filter, longest)).then(show, () => show(url));
    return () => {
      isCurrent = false;
      release(key);
    };
  }, [url, filter, longest]);
  if (!filter) return url;
  return displayedUrl?.of === url ? displayedUrl.src : undefined;
}
