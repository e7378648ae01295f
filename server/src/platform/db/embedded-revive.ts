import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Looks after a server that listens on `port`: calls `revive` when nobody answers there any more, until told to stop. */
export function reviveWhenGone(
  port: number,
  revive: () => Promise<void>,
  everyMs = 2000,
): { stop: () => Promise<void> } {
  const stopController = new AbortController();
  const watch = async (): Promise<void> => {
    for (;;) {
      await sleep(everyMs, undefined, { signal: stopController.signal, ref: false }).catch(() => undefined);
      if (stopController.signal.aborted) return;
      // Only a refused connection says that the process is gone; one that is slow is left alone.
      if (await isRefused(port)) await revive();
    }
  };
  const watching = watch();
  return {
    stop: async () => {
      stopController.abort();
      await watching;
    },
  };
}

const isRefused = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(1000, () => socket.destroy());
    socket.once('connect', () => socket.destroy());
    socket.once('error', (error: NodeJS.ErrnoException) => done(error.code === 'ECONNREFUSED'));
    socket.once('close', () => done(false));
  });
