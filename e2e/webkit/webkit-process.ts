import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endProcess, startDisplay } from '../display.ts';
import { openSession, type WebDriverSession } from './webdriver.ts';
import { stepTimeout } from '../timeouts.ts';

/** What the browser reports of itself, beside what WebDriver answers. */
export type WebKitEvent = { view: number } & (
  | { event: 'request'; address: string }
  | { event: 'answer'; address: string; status: number }
  | { event: 'failed'; address: string; reason: string }
  | { event: 'address'; address: string }
  | { event: 'page'; kind: 'error' | 'warning' | 'exception' | 'file-chooser'; text: string }
  | { event: 'crash'; reason: string }
);

export interface WebKitOptions {
  viewport: { width: number; height: number };
  locale: string;
  dark: boolean;
  reducedMotion: boolean;
  /** WebKit's mock camera; a story that brings its own frames replaces `getUserMedia` instead. */
  mockCamera: boolean;
}

export interface WebKitProcess {
  session: WebDriverSession;
  /** A command of webkit-window.py. */
  control(command: string, values?: object): Promise<void>;
  onEvent(listener: (event: WebKitEvent) => void): void;
  close(): Promise<void>;
}

const program = fileURLToPath(new URL('webkit-window.py', import.meta.url));
let sockets = 0;

/** A port that is free now: WebKitWebDriver does not tell which one it took by itself. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** The driver's address, as soon as it answers. */
async function addressOf(port: number, driver: ChildProcess): Promise<string> {
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 200; tries += 1) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with code ${driver.exitCode}.`);
    if (await fetch(`${address}/status`).catch(() => null)) return address;
    await wait(50);
  }
  throw new Error('WebKitWebDriver does not answer.');
}

const flag = (value: boolean): string => (value ? '1' : '');

/** Starts a WebKit browser of its own, with its WebDriver: windows of one process share storage, processes do not. */
export async function startWebKit(options: WebKitOptions): Promise<WebKitProcess> {
  const path = join(tmpdir(), `afterimage-webkit-${process.pid}-${(sockets += 1)}.sock`);
  const listeners: ((event: WebKitEvent) => void)[] = [];
  const answers = new Map<number, () => void>();
  const server = createServer();
  await new Promise<void>((listening) => server.listen(path, listening));
  const connection = once(server, 'connection') as Promise<[Socket]>;
  const display = await startDisplay();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', ['-p', String(port)], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      CONTROL: path,
      SIZE: `${options.viewport.width}x${options.viewport.height}`,
      LANGUAGE_TAG: options.locale,
      DARK: flag(options.dark),
      REDUCED_MOTION: flag(options.reducedMotion),
      MOCK_CAMERA: flag(options.mockCamera),
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const close = async (): Promise<void> => {
    await endProcess(driver);
    await display.close();
    server.close();
    await rm(path, { force: true });
  };
  try {
    const session = await openSession(await addressOf(port, driver), {
      'webkitgtk:browserOptions': { binary: program, args: [] },
      timeouts: { script: stepTimeout, pageLoad: stepTimeout },
    });
    const [socket] = await connection;
    createInterface({ input: socket }).on('line', (line) => {
      const message = JSON.parse(line) as WebKitEvent | { answer: number };
      if ('answer' in message) answers.get(message.answer)?.();
      else for (const listener of listeners) listener(message);
    });
    let commands = 0;
    return {
      session,
      control: (command, values = {}) =>
        new Promise((done) => {
          const id = (commands += 1);
          answers.set(id, () => {
            answers.delete(id);
            done();
          });
          socket.write(`${JSON.stringify({ id, command, ...values })}\n`);
        }),
      onEvent: (listener) => void listeners.push(listener),
      async close() {
        await session.send('DELETE', '').catch(() => undefined);
        socket.destroy();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
