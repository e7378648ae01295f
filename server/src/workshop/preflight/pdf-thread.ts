import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { semaphore } from '../../platform/concurrency/semaphore.ts';
import type { PdfReply, PdfTask } from './pdf-worker.ts';

const patience = 120_000;
const idleTime = 30_000;
// A file and its pixels may take some hundred megabytes.
const reading = semaphore(1);

let idle: { worker: Worker; ending: NodeJS.Timeout } | undefined;

/** Reads a print file in a thread of its own: painting a page takes longer than other requests may wait. */
export function readPdf(task: PdfTask): Promise<Exclude<PdfReply, { failure: string }>> {
  return reading(async () => {
    const worker = takeThread();
    const over = new AbortController();
    const timer = setTimeout(() => void worker.terminate(), patience);
    try {
      const reply = once(worker, 'message', over);
      worker.postMessage(task, []);
      const gaveUp = once(worker, 'exit', over).then(() =>
        Promise.reject(new Error('A print file could not be read.')),
      );
      const [answer] = (await Promise.race([reply, gaveUp])) as [PdfReply];
      if ('failure' in answer) throw new Error(`A print file could not be read: ${answer.failure}`);
      keepIdle(worker);
      return answer;
    } catch (error) {
      await worker.terminate();
      throw error;
    } finally {
      clearTimeout(timer);
      over.abort();
    }
  });
}

function takeThread(): Worker {
  if (!idle) return new Worker(new URL('./pdf-worker.ts', import.meta.url));
  const { worker, ending } = idle;
  idle = undefined;
  clearTimeout(ending);
  worker.ref();
  return worker;
}

/** It does not keep the process from ending. */
function keepIdle(worker: Worker): void {
  worker.unref();
  const ending = setTimeout(() => {
    if (idle?.worker === worker) idle = undefined;
    void worker.terminate();
  }, idleTime).unref();
  idle = { worker, ending };
}
