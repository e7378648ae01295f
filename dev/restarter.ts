import type { ChildProcess } from 'node:child_process';

interface Restarting {
  /** Starts the process; it sends `{ address }` when it serves. */
  start(): ChildProcess;
  ready(address: string, seconds: number): void;
  log(line: string): void;
}

export interface Restarter {
  /** Ends the process and starts it again; requests that come meanwhile become one. */
  restart(reason: string): void;
  stop(): Promise<void>;
}

/** How long a process may take to end before it is killed. The database ends what it leaves open. */
const patienceMs = 3000;

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await ended;
  clearTimeout(late);
}

/** Keeps one process running and starts it again on request. A process that ends by itself waits for the next request. */
export function createRestarter({ start, ready, log }: Restarting): Restarter {
  let child: ChildProcess | undefined;
  let restartRequested = false;
  let stopped = false;
  let work: Promise<void> = Promise.resolve();

  function begin(): void {
    const from = performance.now();
    const started = start();
    child = started;
    started.on('message', (message) => {
      const { address } = message as { address: string };
      ready(address, (performance.now() - from) / 1000);
    });
    started.on('exit', (code) => {
      if (child !== started || stopped || restartRequested) return;
      log(`The server ended with code ${code ?? 'none'}; it starts again at the next change`);
    });
  }

  begin();
  return {
    restart(reason) {
      if (restartRequested || stopped) return;
      restartRequested = true;
      log(`${reason} has changed, starting the server again`);
      work = work.then(async () => {
        if (child) await end(child);
        restartRequested = false;
        if (!stopped) begin();
      });
    },
    async stop() {
      stopped = true;
      await work;
      if (child) await end(child);
    },
  };
}
