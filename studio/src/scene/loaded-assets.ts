import type { DrawMat } from '@afterimage/scene/draw-with.ts';
import type { Font, Fonts } from '@afterimage/scene/fonts.ts';
import { fontUrl } from '@afterimage/media/font-urls.ts';

/** What has been loaded for drawing, by name or address; it stays for everyone who draws. */
export interface LoadedAssets {
  fonts: Fonts;
  pictures: ReadonlyMap<string, ImageBitmap>;
  /** The patterns of mats, once there is one. */
  drawMat: DrawMat | null;
  failed: ReadonlySet<string>;
}

export const noAssets: LoadedAssets = { fonts: new Map(), pictures: new Map(), drawMat: null, failed: new Set() };

/** Sharp on a large screen, and a dozen of them still find room on a phone. */
const longestSide = 2048;
const maxPictures = 12;

let currentAssets = noAssets;
const underway = new Set<string>();
const listeners = new Set<() => void>();

export const loadedAssets = (): LoadedAssets => currentAssets;

export function onAssets(listener: () => void): () => void {
  listeners.add(listener);
  // What failed for want of a connection is tried again when there is one.
  globalThis.addEventListener('online', retryAssets);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.removeEventListener('online', retryAssets);
  };
}

function updateAssets(change: Partial<LoadedAssets>): void {
  currentAssets = { ...currentAssets, ...change };
  for (const listener of listeners) listener();
}

/** Forgets what failed, so that whoever still needs it asks again. */
export function retryAssets(): void {
  if (currentAssets.failed.size > 0) updateAssets({ failed: new Set() });
}

/** Starts what is neither there nor on its way, once. */
function start(key: string, isThere: boolean, load: () => Promise<Partial<LoadedAssets>>): void {
  if (isThere || underway.has(key) || currentAssets.failed.has(key)) return;
  underway.add(key);
  load()
    .then(updateAssets, () => updateAssets({ failed: new Set(currentAssets.failed).add(key) }))
    .finally(() => underway.delete(key));
}

export function wantFont(name: string): void {
  start(name, currentAssets.fonts.has(name), async () => {
    const fontMetrics = await loadFont(name);
    return { fonts: new Map(currentAssets.fonts).set(name, fontMetrics) };
  });
}

export const mats = 'mats';

export function wantMats(): void {
  start(mats, currentAssets.drawMat !== null, async () => {
    const { drawMat } = await import('@afterimage/scene/mat/draw-mat.ts');
    return { drawMat };
  });
}

async function loadFont(name: string): Promise<Font> {
  const url = fontUrl(name);
  if (!url) throw new Error(`There is no face ${name}`);
  const [{ readFont }, reply] = await Promise.all([import('@afterimage/scene/read-font.ts'), fetch(url)]);
  if (!reply.ok) throw new Error(`The face ${name} was not to be had: ${reply.status}`);
  return readFont(name, await reply.arrayBuffer());
}

export function wantPicture(url: string): void {
  start(url, currentAssets.pictures.has(url), async () => {
    const bitmap = await loadPicture(url);
    return { pictures: evictedPictures(new Map(currentAssets.pictures).set(url, bitmap)) };
  });
}

/** How many draw with a picture. */
const holders = new Map<string, number>();

/** Keeps pictures while they are drawn with; answers how to let go of them. */
export function holdPictures(urls: readonly string[]): () => void {
  for (const url of urls) holders.set(url, (holders.get(url) ?? 0) + 1);
  return () => {
    for (const url of urls) holders.set(url, (holders.get(url) ?? 1) - 1);
  };
}

/** Lets go of the oldest pictures that nobody draws with, as far as there are too many. */
function evictedPictures(pictures: Map<string, ImageBitmap>): Map<string, ImageBitmap> {
  for (const url of pictures.keys()) {
    if (pictures.size <= maxPictures) break;
    if ((holders.get(url) ?? 0) === 0) pictures.delete(url);
  }
  return pictures;
}

/** By an image element: the policy of the page lets pictures come from where `fetch` may not go. */
export async function loadPicture(url: string): Promise<ImageBitmap> {
  const image = new Image();
  image.decoding = 'async';
  // A canvas that holds a foreign picture could not be shown in 3D.
  if (/^https?:/.test(url)) image.crossOrigin = 'anonymous';
  image.src = url;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return createImageBitmap(image, {
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeHeight: Math.max(1, Math.round(height * scale)),
    resizeQuality: 'high',
  });
}
