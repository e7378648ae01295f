/** Why a photo is not taken, before it is sent. */
export type PhotoFault = 'empty' | 'large' | 'pixels' | 'kind' | 'damaged';

export interface PhotoAsk {
  id: number;
  file: File;
}
export interface PreparedPhoto {
  id: number;
  /** Upright pixels at full size. */
  size: { width: number; height: number };
  /** The photo upright, at most 2048 pixels long; null where the device could not. */
  preview: Blob | null;
  /** The photo in a format that the shop takes, where the file is in another one. */
  converted: Blob | null;
}
export type PhotoAnswer = PreparedPhoto | { id: number; fault: PhotoFault };

/** A photo that can be shown and sent. */
export interface ReadPhoto {
  width: number;
  height: number;
  /** Shows it from the device; null where the device could not. */
  url: string | null;
  upload: File;
}

/** A photo that is not taken. */
export class PhotoRefused extends Error {
  readonly fault: PhotoFault;
  constructor(fault: PhotoFault) {
    super(fault);
    this.fault = fault;
  }
}

/** The decoder's memory is given back when nothing has come for so long, in milliseconds. */
const idleFor = 20_000;
const waiting = new Map<number, (reply: PhotoAnswer | null) => void>();
let worker: Worker | null = null;
let idle = 0;
let requestCount = 0;

function end(): void {
  worker?.terminate();
  worker = null;
  for (const settle of waiting.values()) settle(null);
  waiting.clear();
}

function workerNow(): Worker {
  clearTimeout(idle);
  if (worker) return worker;
  worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<PhotoAnswer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
    if (waiting.size === 0) idle = window.setTimeout(end, idleFor);
  });
  // What it was to answer is then read without it.
  worker.addEventListener('error', end);
  return worker;
}

/** Gets the worker ready before the first photo comes. */
export function expectPhotos(): void {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return;
  workerNow();
}

/** Reads a photo in a worker: what it is, how large, and how it looks. Throws PhotoRefused. */
export async function readPhoto(file: File): Promise<ReadPhoto> {
  const reply = await new Promise<PhotoAnswer | null>((resolve) => {
    if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return resolve(null);
    requestCount += 1;
    waiting.set(requestCount, resolve);
    workerNow().postMessage({ id: requestCount, file } satisfies PhotoAsk, []);
  });
  if (reply === null) return readHere(file);
  if ('fault' in reply) throw new PhotoRefused(reply.fault);
  const { size, preview, converted } = reply;
  // Made of the same file it is the same one again, so that its upload goes on where it stopped.
  const upload = converted
    ? new File([converted], `${file.name.replace(/\.\w+$/, '')}.jpg`, {
        type: converted.type,
        lastModified: file.lastModified,
      })
    : file;
  return { ...size, url: preview && URL.createObjectURL(preview), upload };
}

/** For browsers that cannot draw in a worker: the picture's own decoder says how large it is. */
async function readHere(file: File): Promise<ReadPhoto> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    URL.revokeObjectURL(url);
    throw new PhotoRefused(file.size === 0 ? 'empty' : 'damaged');
  }
  return { width: image.naturalWidth, height: image.naturalHeight, url, upload: file };
}
