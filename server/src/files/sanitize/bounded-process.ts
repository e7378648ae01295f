import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** How much a process may use: what V8 holds and all that it holds together, and for how long it may work. */
interface ProcessBounds {
  heapMegabytes: number;
  megabytes: number;
  milliseconds: number;
}

/**
 * Has a file of ours do a task in a process of its own, and answers what it says; null when it takes too long, too much
 * memory, or breaks down. The process knows nothing of the shop's settings. `answerTask` is its other side.
 */
export async function runInProcess<Reply>(file: URL, task: object, bounds: ProcessBounds): Promise<Reply | null> {
  const { PATH, SystemRoot, TMPDIR } = process.env;
  const child = fork(fileURLToPath(file), [String(bounds.megabytes)], {
    execArgv: [`--max-old-space-size=${bounds.heapMegabytes}`],
    // No secrets, and what Windows and temporary files need.
    env: { ...(PATH && { PATH }), ...(SystemRoot && { SystemRoot }), ...(TMPDIR && { TMPDIR }) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const timer = setTimeout(() => child.kill('SIGKILL'), bounds.milliseconds);
  try {
    return await Promise.race([
      once(child, 'message').then(([reply]) => reply as Reply),
      ended.then(() => null),
      new Promise<null>((resolve) => {
        child.send(task, (error) => error && resolve(null));
      }),
    ]);
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
    // Its memory and its files are free again when it has ended.
    await ended;
  }
}

/** How often a process looks how much memory it has, in milliseconds. */
const watchEvery = 20;

/** In a process that `runInProcess` began: does the task that it is sent, and ends when it has too much memory. */
export async function answerTask(work: (task: unknown) => Promise<object>): Promise<void> {
  const mostBytes = Number(process.argv[2]) * 1024 * 1024;
  // V8 limits its own heap; pictures are decoded outside of it, and the event loop goes on meanwhile.
  setInterval(() => {
    if (process.memoryUsage.rss() > mostBytes) process.exit(1);
  }, watchEvery).unref();
  // Nobody waits for it any more.
  process.once('disconnect', () => process.exit(1));
  const [task] = (await once(process, 'message')) as [unknown];
  process.send?.(await work(task));
}
