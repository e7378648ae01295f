import { slotsWithCutFaces } from '@afterimage/scene/faces/cut-faces.ts';
import type { Face } from '@afterimage/scene/faces/find-faces.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { loadPicture } from '../scene/loaded-assets.ts';
import type { FaceReply, FaceRequest } from './face-worker.ts';

/** The longer side of the picture that is looked at, in pixels: a face that matters has a twentieth of that. */
const longestSide = 640;
/** The worker and the network's memory are given back when nothing has come for so long, in milliseconds. */
const idleFor = 20_000;

/** The faces of photos, by their ids; another map whenever those of another photo are known. */
let faces: ReadonlyMap<string, readonly Face[]> = new Map();
/** The photos that were looked at, also those where that failed. */
const requested = new Set<string>();
const waiting = new Map<number, (found: Face[] | null) => void>();
let worker: Worker | null = null;
let idle = 0;
let requestCount = 0;
const listeners = new Set<() => void>();

export const knownFaces = (): ReadonlyMap<string, readonly Face[]> => faces;

/** Calls a listener whenever the faces of another photo are known. */
export function onFaces(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The slots on whose prints a known face is cut off. */
export const cutFaceSlots = (surfaces: readonly SceneSurface[], known: typeof faces): Set<number> =>
  slotsWithCutFaces(surfaces, (photoId) => known.get(photoId) ?? []);

/** Looks for the faces of each photo on these surfaces, once. Where that fails nothing is known of them, and nobody is told. */
export function lookForFaces(surfaces: readonly SceneSurface[], photoUrls: ReadonlyMap<string, string>): void {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return;
  for (const item of surfaces.flatMap(({ itemList }) => itemList)) {
    if (item.kind !== 'photo' || !item.photo || requested.has(item.photo.id)) continue;
    const { id } = item.photo;
    const url = photoUrls.get(id);
    if (url === undefined) continue;
    requested.add(id);
    lookAt(id, url).catch(() => undefined);
  }
}

async function lookAt(photoId: string, url: string): Promise<void> {
  const picture = await loadPicture(url);
  const small = await shrunk(picture);
  picture.close();
  const found = await requestFaces(small);
  if (found === null) return;
  faces = new Map(faces).set(photoId, found);
  for (const listener of listeners) listener();
}

async function shrunk(picture: ImageBitmap): Promise<ImageBitmap> {
  const share = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  return createImageBitmap(picture, {
    resizeWidth: Math.max(1, Math.round(picture.width * share)),
    resizeHeight: Math.max(1, Math.round(picture.height * share)),
    resizeQuality: 'medium',
  });
}

function requestFaces(picture: ImageBitmap): Promise<Face[] | null> {
  return new Promise((resolve) => {
    requestCount += 1;
    waiting.set(requestCount, resolve);
    workerNow().postMessage({ id: requestCount, picture } satisfies FaceRequest, [picture]);
  });
}

function end(): void {
  worker?.terminate();
  worker = null;
  for (const settle of waiting.values()) settle(null);
  waiting.clear();
}

function workerNow(): Worker {
  clearTimeout(idle);
  if (worker) return worker;
  worker = new Worker(new URL('./face-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FaceReply>) => {
    waiting.get(data.id)?.(data.faces);
    waiting.delete(data.id);
    if (waiting.size === 0) idle = window.setTimeout(end, idleFor);
  });
  worker.addEventListener('error', (event) => {
    // Without it nothing is said, on the console neither.
    event.preventDefault();
    end();
  });
  return worker;
}
