import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { semaphore } from '../platform/concurrency/semaphore.ts';
import type { CompileTask } from './compile-worker.ts';

const patience = 60_000;
/** For so long a thread waits for more: half of the time of a first picture is that of reading and warming the code. */
const idleTime = 30_000;
// Each takes a core for half a second.
const compiling = semaphore(2);

/** Threads that have nothing to do, and what ends each when nothing comes. */
const idle: { worker: Worker; ending: NodeJS.Timeout }[] = [];

/** Compiles a picture in a thread of its own: half a second's work would hold up everything else. */
export function compilePicture(task: CompileTask): Promise<Buffer> {
  return compiling(async () => {
    const worker = takeThread();
    const over = new AbortController();
    const timer = setTimeout(() => void worker.terminate(), patience);
    try {
      const reply = once(worker, 'message', over);
      worker.postMessage(task, []);
      const gaveUp = once(worker, 'exit', over).then(() =>
        Promise.reject(new Error('A target could not be compiled.')),
      );
      const [pack] = (await Promise.race([reply, gaveUp])) as [Uint8Array];
      keepThreadIdle(worker);
      return Buffer.from(pack);
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
  const idleWorker = idle.pop();
  if (!idleWorker) {
    const limits = { resourceLimits: { maxOldGenerationSizeMb: 512 } };
    return new Worker(new URL('./compile-worker.ts', import.meta.url), limits);
  }
  clearTimeout(idleWorker.ending);
  idleWorker.worker.ref();
  return idleWorker.worker;
}

/** It keeps nobody from ending the process. */
function keepThreadIdle(worker: Worker): void {
  worker.unref();
  const ending = setTimeout(() => {
    idle.splice(
      idle.findIndex((one) => one.worker === worker),
      1,
    );
    void worker.terminate();
  }, idleTime).unref();
  idle.push({ worker, ending });
}
