import { loadedAssets } from '../scene/loaded-assets.ts';
import type { RatedPrint, RatingAsk, RatingReply, StarState } from './rating.ts';
import { emptyQueue, nextJob, type RatingQueue, statesOf, withRating } from './rating-queue.ts';

/** Nothing is asked before somebody has rested for so long, in milliseconds. */
const rest = 600;

export type Pictures = ReadonlyMap<string, ImageBitmap>;

let queue: RatingQueue = emptyQueue;
let states: ReadonlyMap<number, StarState> = new Map();
let worker: Worker | null = null;
/** The key of the print that the worker rates, or those that it compares. */
let atWork: string | null = null;
let pictures: Pictures = new Map();
let timer = 0;
const listeners = new Set<() => void>();

/** What is known of each slot's photo; the same map until something is found out. */
export const starStates = (): ReadonlyMap<number, StarState> => states;

export function onStars(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function setQueue(next: RatingQueue): void {
  queue = next;
  states = statesOf(queue);
  for (const listener of listeners) listener();
}

/** Says of which prints stars are wanted now; `shown` are their photos. What is at work and wanted no more is left. */
export function requestRatings(requestedPrints: readonly RatedPrint[], pictureSources: Pictures): void {
  pictures = pictureSources;
  const same =
    requestedPrints.length === queue.requested.length &&
    requestedPrints.every(
      ({ key, slot }, at) => key === queue.requested[at]?.key && slot === queue.requested[at]?.slot,
    );
  if (same && atWork !== null) return;
  // Once there is time again, what failed before is tried anew.
  setQueue({ ...queue, requested: requestedPrints, failed: same ? queue.failed : new Set() });
  if (atWork !== null && !isRequested(atWork)) {
    worker?.postMessage({ type: 'stop' } satisfies RatingAsk, []);
    atWork = null;
  }
  clearTimeout(timer);
  timer = window.setTimeout(goOn, rest);
}

const isRequested = (key: string): boolean => queue.requested.some((print) => print.key === key);

/** Lets go of the worker, and of what is not known yet. */
export function endStars(): void {
  clearTimeout(timer);
  worker?.terminate();
  worker = null;
  atWork = null;
  pictures = new Map();
  setQueue({ ...emptyQueue, rated: queue.rated });
}

function workerNow(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./rating-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<RatingReply>) => hear(data));
  worker.addEventListener('error', () => {
    worker?.terminate();
    worker = null;
    if (atWork !== null) hear({ type: 'failed', key: atWork });
  });
  return worker;
}

function hear(workerMessage: RatingReply): void {
  const at = workerMessage.type === 'compared' ? workerMessage.keys.join() : workerMessage.key;
  if (at !== atWork) return;
  if (workerMessage.type === 'compared') setQueue({ ...queue, compared: { keys: at, pairs: workerMessage.pairs } });
  else if (workerMessage.type === 'failed')
    setQueue({ ...queue, failed: new Set(queue.failed).add(workerMessage.key) });
  else {
    setQueue(withRating(queue, workerMessage.key, workerMessage.rated, workerMessage.done));
    if (!workerMessage.done) return;
  }
  atWork = null;
  goOn();
}

function goOn(): void {
  if (atWork !== null) return;
  const job = nextJob(queue);
  if (!job) return;
  if (job.type === 'compare') {
    // A worker that ended has nothing to compare: its prints are rated anew when they change.
    atWork = job.keys.join();
    workerNow().postMessage({ type: 'compare', keys: job.keys } satisfies RatingAsk, []);
    return;
  }
  const { key } = job.print;
  atWork = key;
  ask(job.print).catch(() => atWork === key && hear({ type: 'failed', key }));
}

async function ask({ key, region }: RatedPrint): Promise<void> {
  const ids = new Set(
    region.content.itemList.flatMap((item) => (item.kind === 'photo' && item.photo ? [item.photo.id] : [])),
  );
  const images = new Map([...ids].flatMap((id) => (pictures.has(id) ? [[id, pictures.get(id)!] as const] : [])));
  if (typeof OffscreenCanvas === 'undefined') return requestRating({ key, region }, images);
  // Copies, for what is given to a worker is gone here.
  const copies = await Promise.all(
    [...images].map(async ([id, image]) => [id, await createImageBitmap(image)] as const),
  );
  if (atWork !== key) return copies.forEach(([, copy]) => copy.close());
  const bitmaps = copies.map(([, copy]) => copy);
  workerNow().postMessage({ type: 'rate', key, region, pictures: copies } satisfies RatingAsk, bitmaps);
}

/** For browsers that cannot draw in a worker. */
async function requestRating({ key, region }: Pick<RatedPrint, 'key' | 'region'>, images: Pictures): Promise<void> {
  const { paintRegion } = await import('./paint-region.ts');
  const { width, height, paint } = paintRegion(region, { fonts: loadedAssets().fonts, images });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas');
  paint(context);
  const picture = context.getImageData(0, 0, width, height);
  workerNow().postMessage({ type: 'rate-drawn', key, region, picture } satisfies RatingAsk, [picture.data.buffer]);
}
