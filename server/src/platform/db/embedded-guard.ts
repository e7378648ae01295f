import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { EmbeddedError } from './embedded-error.ts';

const lockSchema = z.object({ instance: z.string(), port: z.number(), pid: z.number() });
type Lock = z.output<typeof lockSchema>;

type Guard = {
  /** Says under which address this shop is open, for the sentence that a second start prints. */
  announce: (address: string) => void;
  release: () => Promise<void>;
};

/**
 * Lets one shop at a time have the database in `folder`. The lock file names a socket that the shop answers on: a
 * process number alone would lie after a kill -9 or a restart of the machine, the socket goes away with its owner.
 */
export async function holdFolder(folder: string): Promise<Guard> {
  const path = join(folder, 'shop.lock');
  const instance = randomUUID();
  let address = '';
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(JSON.stringify({ instance, address }));
  });
  server.unref();
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', done);
  });
  const at = server.address();
  const port = typeof at === 'object' && at ? at.port : 0;
  try {
    await take(path, { instance, port, pid: process.pid });
  } catch (error) {
    server.close();
    throw error;
  }
  return {
    announce: (text) => {
      address = text;
    },
    release: async () => {
      server.close();
      if ((await readLock(path))?.instance === instance) await rm(path, { force: true });
    },
  };
}

async function take(path: string, own: Lock): Promise<void> {
  const half = `${path}.${own.instance}`;
  await writeFile(half, JSON.stringify(own), { mode: 0o600 });
  try {
    // a shop that was told to stop needs a moment, and its end is not always waited for by who starts it again
    const patience = Date.now() + 3000;
    let stale = 0;
    while (stale < 5) {
      // a link appears with its whole content or not at all, and never over another one
      const isAcquired = await link(half, path).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'EEXIST') return false;
          throw error;
        },
      );
      if (isAcquired) return;
      const other = await readLock(path);
      const running = other && (await ask(other));
      if (running && Date.now() > patience) throw new EmbeddedError(alreadyRunning(other, running.address));
      if (running) {
        await sleep(100);
        continue;
      }
      await moveAside(path, other);
      stale += 1;
    }
  } finally {
    await rm(half, { force: true });
  }
  throw new EmbeddedError('Another start of this shop is under way: wait until it is done.');
}

const alreadyRunning = (other: Lock, address: string): string =>
  address
    ? `This shop is already running at ${address} (process ${other.pid}): open it there, or stop it first, or set DATA_DIR to another folder for a second shop.`
    : `This shop is already starting (process ${other.pid}): wait for it, or stop it first, or set DATA_DIR to another folder for a second shop.`;

async function readLock(path: string): Promise<Lock | undefined> {
  try {
    return lockSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Removes a lock without an owner; when another start was faster and holds it now, gives it back. */
async function moveAside(path: string, stale: Lock | undefined): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
    if ((await readLock(aside))?.instance !== stale?.instance) await link(aside, path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

const answerSchema = z.object({ instance: z.string(), address: z.string() });

/** What the owner of the lock says, or undefined when it is gone. */
function ask(lock: Lock): Promise<{ address: string } | undefined> {
  return new Promise((done) => {
    let text = '';
    const socket = connect({ host: '127.0.0.1', port: lock.port, timeout: 3000 });
    socket.on('data', (chunk) => {
      text += String(chunk);
      if (text.length > 4096) socket.destroy();
    });
    // connected but silent: a busy shop counts as running, another program on the port does not
    socket.on('timeout', () => {
      socket.destroy();
      done(alive(lock.pid) ? { address: '' } : undefined);
    });
    socket.on('error', () => done(undefined));
    socket.on('close', () => {
      try {
        const reply = answerSchema.parse(JSON.parse(text));
        done(reply.instance === lock.instance ? reply : undefined);
      } catch {
        done(undefined);
      }
    });
  });
}

/** The shop that has the database in `folder`, with its address, which is '' until it is open; undefined without one. */
export async function whoHolds(folder: string): Promise<{ address: string } | undefined> {
  const lock = await readLock(join(folder, 'shop.lock'));
  return lock && ask(lock);
}

export function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
