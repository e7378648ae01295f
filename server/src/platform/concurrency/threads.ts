import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { semaphore } from './semaphore.ts';

interface ThreadSettings {
  /** How many run at once. */
  permits: number;
  /** The longest that a task may take, in milliseconds. */
  patience?: number;
  /** The memory of a thread's own objects, in megabytes. */
  megabytes?: number;
}

/** A task in, its result out. */
type ThreadedWork<Task, Result> = (task: Task) => Promise<Result>;

/** For so long a thread waits for more: half of the time of a first task is that of reading and warming the code. */
const idleTime = 30_000;

/**
 * Runs tasks in threads of their own, for work that would hold up everything else. The script answers each message with one. A
 * thread that failed is ended and harms no other task.
 */
export function threads<Task, Result>(
  script: URL,
  { permits, patience = 60_000, megabytes = 512 }: ThreadSettings,
): ThreadedWork<Task, Result> {
  const turn = semaphore(permits);
  /** Threads that have nothing to do, and what ends each when nothing comes. */
  const idle: { worker: Worker; ending: NodeJS.Timeout }[] = [];

  const take = (): Worker => {
    const idleWorker = idle.pop();
    if (!idleWorker) return new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: megabytes } });
    clearTimeout(idleWorker.ending);
    idleWorker.worker.ref();
    return idleWorker.worker;
  };

  // An idle thread does not keep the process open.
  const keepIdle = (worker: Worker): void => {
    worker.unref();
    const ending = setTimeout(() => {
      idle.splice(
        idle.findIndex((one) => one.worker === worker),
        1,
      );
      void worker.terminate();
    }, idleTime).unref();
    idle.push({ worker, ending });
  };

  return (task) =>
    turn(async () => {
      const worker = take();
      const over = new AbortController();
      const timer = setTimeout(() => void worker.terminate(), patience);
      try {
        const reply = once(worker, 'message', over);
        worker.postMessage(task, []);
        const gaveUp = once(worker, 'exit', over).then(() =>
          Promise.reject(new Error('A thread ended before it had an answer.')),
        );
        const [result] = (await Promise.race([reply, gaveUp])) as [Result];
        keepIdle(worker);
        return result;
      } catch (error) {
        await worker.terminate();
        throw error;
      } finally {
        clearTimeout(timer);
        over.abort();
      }
    });
}
