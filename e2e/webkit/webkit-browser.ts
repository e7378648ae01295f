import type { Browser, BrowserContextOptions } from 'playwright-core';
import { pageAgentScript } from './page-agent-script.ts';
import type { WebDriverSession } from './webdriver.ts';
import { WebKitPage } from './webkit-page.ts';
import { startWebKit, type WebKitProcess } from './webkit-process.ts';

type Cookie = { name: string; value: string; path: string; expiry?: number };

/** A window under WebDriver is asked for nothing and allows every camera: the page refuses as WebKit would. */
const refusal = `MediaDevices.prototype.getUserMedia = () => Promise.reject(new DOMException(
  'The request is not allowed by the user agent or the platform in the current context, possibly because the user denied permission.',
  'NotAllowedError',
))`;

/** One visitor: a browser process with its own storage, and its windows. */
class WebKitContext {
  readonly #process: WebKitProcess;
  readonly #base: string;
  readonly #closed: () => void;
  readonly #pages: WebKitPage[] = [];
  readonly #listeners: ((page: WebKitPage) => void)[] = [];
  #handles: string[] = [];
  #current = '';
  #queue: Promise<unknown> = Promise.resolve();

  constructor(process: WebKitProcess, base: string, closed: () => void) {
    this.#process = process;
    this.#base = base;
    this.#closed = closed;
  }

  /** Commands go to one window at a time: each one switches to its own first. */
  #sender(handle: string): WebDriverSession['send'] {
    return (method, path, body) => {
      const command = this.#queue.then(async () => {
        if (this.#current !== handle) await this.#process.session.send('POST', '/window', { handle });
        this.#current = handle;
        return this.#process.session.send(method, path, body);
      });
      this.#queue = command.catch(() => undefined);
      return command as Promise<never>;
    };
  }

  async newPage(): Promise<WebKitPage> {
    const { session } = this.#process;
    const handle =
      this.#handles.length === 0
        ? await session.send<string>('GET', '/window')
        : (await session.send<{ handle: string }>('POST', '/window/new', { type: 'window' })).handle;
    const view = this.#handles.push(handle) - 1;
    const page = new WebKitPage(this.#process, this.#sender(handle), { view, base: this.#base, context: this });
    this.#pages.push(page);
    for (const listener of this.#listeners) listener(page);
    return page;
  }
  on(_name: 'page', listener: (page: WebKitPage) => void): void {
    this.#listeners.push(listener);
  }
  pages(): readonly WebKitPage[] {
    return this.#pages;
  }
  async addInitScript(source: string): Promise<void> {
    await this.#process.control('script', { source });
  }
  async cookies(): Promise<(Cookie & { expires: number })[]> {
    const cookies = await this.#process.session.send<Cookie[]>('GET', '/cookie');
    return cookies.map((cookie) => ({ ...cookie, expires: cookie.expiry ?? -1 }));
  }
  async close(): Promise<void> {
    this.#closed();
    await this.#process.close();
  }
}

/**
 * WebKitGTK as a browser of Playwright, as far as stories use one: it shares layout, policies and service workers with
 * Safari. Its pages lack what WebDriver lacks: no requests are held up, no touch, no clock. It needs a display.
 */
export async function openWebKit(camera: 'fake' | 'none' | 'denied'): Promise<Browser> {
  const agent = await pageAgentScript();
  const contexts = new Set<WebKitContext>();
  const browser = {
    async newContext({
      baseURL = '',
      viewport,
      locale = 'en-GB',
      colorScheme,
      reducedMotion,
    }: BrowserContextOptions = {}) {
      const process = await startWebKit({
        viewport: viewport ?? { width: 1280, height: 800 },
        locale,
        dark: colorScheme === 'dark',
        reducedMotion: reducedMotion === 'reduce',
        mockCamera: camera === 'fake',
      });
      await process.control('script', { source: agent });
      if (camera === 'denied') await process.control('script', { source: refusal });
      const context: WebKitContext = new WebKitContext(process, baseURL, () => contexts.delete(context));
      contexts.add(context);
      return context;
    },
    contexts: () => [...contexts],
    isConnected: () => true,
    async close() {
      for (const context of contexts) await context.close();
    },
  };
  // the stories are written for Playwright: a method that is missing here fails by name
  return browser as unknown as Browser;
}
