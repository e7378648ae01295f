import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Pixels } from './pixels.ts';
import type { Turned } from './visible-part.ts';
import type { TurnTask } from './turn-worker.ts';

/** Lays a picture straight, in a thread of its own: millions of pixels would hold up everything else. */
export async function turnPicture(from: Pixels, { width, height, toOther }: Turned): Promise<Pixels> {
  // Else there would be a copy on the way and another one there.
  const sharedPixels = new Uint8Array(new SharedArrayBuffer(from.data.length));
  sharedPixels.set(from.data);
  const task: TurnTask = { from: { ...from, data: sharedPixels }, to: { width, height }, toOther };
  const worker = new Worker(new URL('./turn-worker.ts', import.meta.url), { workerData: task });
  try {
    const [data] = (await once(worker, 'message')) as [Uint8Array];
    return { data, width, height, channels: from.channels };
  } finally {
    await worker.terminate();
  }
}
