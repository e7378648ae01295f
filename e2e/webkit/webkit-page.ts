import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { pressActions, typeActions } from './keys.ts';
import type { ElementReference, WebDriverSession } from './webdriver.ts';
import { idOf } from './webdriver.ts';
import { pathOf, WebKitLocator } from './webkit-locator.ts';
import type { WebKitEvent, WebKitProcess } from './webkit-process.ts';
import { stepTimeout } from '../timeouts.ts';

type Send = WebDriverSession['send'];
/** What a call in the page is given: an element or elements by selector, or a value of JSON. */
type Argument = unknown;
type Pattern = string | RegExp | ((url: URL) => boolean);
interface Patience {
  timeout?: number;
}

/** The time between two looks, in milliseconds. */
const interval = 40;
/** Playwright's idea of a network at rest: so many milliseconds without a request. */
const restful = 500;

const argumentSource = (argument: Argument): string => {
  if (typeof argument === 'object' && argument !== null && 'selector' in argument)
    return `storyAgent.one(${JSON.stringify(argument.selector)})`;
  if (typeof argument === 'object' && argument !== null && 'selectors' in argument)
    return `storyAgent.all(${JSON.stringify(argument.selectors)})`;
  return argument === undefined ? 'undefined' : JSON.stringify(argument);
};

/** Playwright's globs: `*` stands for anything but a slash, `**` for anything. */
function matcherOf(pattern: Pattern, base: string): (address: string) => boolean {
  if (typeof pattern === 'function') return (address) => pattern(new URL(address));
  if (typeof pattern !== 'string') return (address) => pattern.test(address);
  if (!pattern.includes('*')) return (address) => address === new URL(pattern, base).href;
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('**', '\u0000')
    .replaceAll('*', '[^/]*')
    .replaceAll('\u0000', '.*');
  return (address) => new RegExp(`^${source}$`).test(address);
}

/** The part of Playwright's `Page` that stories use, in WebKitGTK: https://playwright.dev/docs/api/class-page. */
export class WebKitPage {
  readonly #process: WebKitProcess;
  readonly #send: Send;
  readonly #base: string;
  readonly #listeners = new Map<string, ((value: never) => void)[]>();
  readonly #context: object;
  readonly #view: number;
  #address = 'about:blank';
  #requests = 0;
  #lastRequest = 0;
  #crash: string | undefined;

  /** `send` reaches this page's window, whichever window was used last. */
  constructor(
    process: WebKitProcess,
    send: Send,
    { view, base, context }: { view: number; base: string; context: object },
  ) {
    this.#process = process;
    this.#send = send;
    this.#base = base;
    this.#context = context;
    this.#view = view;
    process.onEvent((event) => {
      if (event.view === view) this.#hear(event);
    });
  }

  #hear(event: WebKitEvent): void {
    if (event.event === 'address') this.#address = event.address;
    if (event.event === 'request') {
      this.#requests += 1;
      this.#emit('request', { url: () => event.address });
    }
    if (event.event === 'answer' || event.event === 'failed') {
      this.#requests -= 1;
      this.#emit('requestfinished', { url: () => event.address });
    }
    if (event.event !== 'page') this.#lastRequest = performance.now();
    if (event.event === 'crash') this.#crash = event.reason;
    if (event.event === 'answer') {
      const { address, status } = event;
      this.#emit('response', { status: () => status, url: () => address, ok: () => status < 400 });
    }
    if (event.event === 'page') this.#hearPage(event);
  }

  #hearPage({ kind, text }: Extract<WebKitEvent, { event: 'page' }>): void {
    if (kind === 'exception') this.#emit('pageerror', new Error(text));
    else if (kind === 'file-chooser')
      this.#emit('filechooser', {
        setFiles: async (files: string | string[]) => {
          const field = await this.run<ElementReference>('return storyAgent.fileField');
          await this.giveFiles(field, await Promise.all([files].flat().map(pathOf)));
        },
      });
    else this.#emit('console', { type: () => kind, text: () => text });
  }
  giveFiles(field: ElementReference, paths: readonly string[]): Promise<void> {
    return this.#send('POST', `/element/${idOf(field)}/value`, { text: paths.join('\n') });
  }

  #emit(name: string, value: unknown): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(value as never);
  }
  on(name: string, listener: (value: never) => void): void {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
  }
  waitForEvent(name: string, { timeout = stepTimeout }: Patience = {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`No event ${name} came within ${timeout} ms.`)), timeout);
      this.on(name, (value) => {
        clearTimeout(late);
        resolve(value);
      });
    });
  }

  context(): object {
    return this.#context;
  }
  url(): string {
    return this.#address;
  }

  /** Asks until there is a value; what it waits for is said when the time is over. */
  async until<Value>(
    ask: () => Promise<{ value: Value } | string>,
    what: string,
    timeout = stepTimeout,
  ): Promise<Value> {
    const from = performance.now();
    for (let last = 'an answer'; ;) {
      try {
        const reply = await ask();
        if (typeof reply !== 'string') return reply.value;
        last = reply;
      } catch (error) {
        // while a page is left its scripts fail: the next page is asked again
        last = error instanceof Error ? error.message : String(error);
        if (last.includes('strict mode violation')) throw error;
      }
      if (this.#crash) throw new Error(`WebKit's web process ended (${this.#crash}): ${what}`);
      if (performance.now() - from > timeout) throw new Error(`${what}: waited ${timeout} ms for ${last}`);
      await wait(interval);
    }
  }

  /** Runs a script's body in the page, with the agent of the stories at hand. */
  run<Value = void>(body: string): Promise<Value> {
    return this.#send<Value>('POST', '/execute/sync', { script: body, args: [] });
  }
  /** Calls a function in the page and waits for its promise. */
  async call<Result>(work: string | ((...values: never[]) => Result), values: Argument[]): Promise<Awaited<Result>> {
    const call = typeof work === 'string' ? work : `(${work.toString()})(${values.map(argumentSource).join(', ')})`;
    const script = `const done = arguments[0];
      (async () => ${call})().then((value) => done({ value }), (error) => done({ error: String(error?.stack || error) + error?.message }));`;
    const reply = await this.#send<{ value?: Awaited<Result>; error?: string }>('POST', '/execute/async', {
      script,
      args: [],
    });
    if (reply.error !== undefined) throw new Error(reply.error);
    return reply.value as Awaited<Result>;
  }
  evaluate<Result, Given>(work: string | ((argument: Given) => Result), argument?: Given): Promise<Awaited<Result>> {
    return this.call(work, [argument]);
  }
  async waitForFunction<Given>(work: (argument: Given) => unknown, argument?: Given, patience: Patience = {}) {
    await this.until(
      async () => ((await this.evaluate(work, argument)) ? { value: true } : 'the function to say yes'),
      'waitForFunction',
      patience.timeout,
    );
  }
  async addInitScript<Given>(work: string | ((argument: Given) => void), argument?: Given): Promise<void> {
    const source = typeof work === 'string' ? work : `(${work.toString()})(${argumentSource(argument)})`;
    await this.#process.control('script', { source });
  }
  element(selector: string): Promise<ElementReference> {
    return this.run(`return storyAgent.one(${JSON.stringify(selector)})`);
  }

  locator(selector: string, filter = {}): WebKitLocator {
    return new WebKitLocator(this, '').locator(selector, filter);
  }
  getByRole(...given: Parameters<WebKitLocator['getByRole']>): WebKitLocator {
    return new WebKitLocator(this, '').getByRole(...given);
  }
  getByText(...given: Parameters<WebKitLocator['getByText']>): WebKitLocator {
    return new WebKitLocator(this, '').getByText(...given);
  }
  getByLabel(...given: Parameters<WebKitLocator['getByLabel']>): WebKitLocator {
    return new WebKitLocator(this, '').getByLabel(...given);
  }
  getByPlaceholder(...given: Parameters<WebKitLocator['getByPlaceholder']>): WebKitLocator {
    return new WebKitLocator(this, '').getByPlaceholder(...given);
  }
  getByAltText(...given: Parameters<WebKitLocator['getByAltText']>): WebKitLocator {
    return new WebKitLocator(this, '').getByAltText(...given);
  }
  getByTitle(...given: Parameters<WebKitLocator['getByTitle']>): WebKitLocator {
    return new WebKitLocator(this, '').getByTitle(...given);
  }

  /** Answers with the status of the page itself. */
  async goto(address: string, { waitUntil = 'load' }: { waitUntil?: string } = {}) {
    const url = new URL(address, this.#base).href;
    let status = 0;
    this.on('response', (response: { url(): string; status(): number }) => {
      if (status === 0 && response.url() === url) status = response.status();
    });
    await this.#send('POST', '/url', { url });
    if (waitUntil === 'networkidle') await this.waitForLoadState('networkidle');
    return { status: () => status, ok: () => status < 400 };
  }
  async waitForLoadState(state = 'load'): Promise<void> {
    const readyStates = state === 'domcontentloaded' ? ['interactive', 'complete'] : ['complete'];
    await this.until(async () => {
      const ready = await this.run<string>('return document.readyState');
      if (!readyStates.includes(ready)) return 'the page to load';
      const rests = this.#requests <= 0 && performance.now() - this.#lastRequest > restful;
      return state !== 'networkidle' || rests ? { value: true } : `${this.#requests} requests to end`;
    }, `waitForLoadState ${state}`);
  }
  async waitForURL(pattern: Pattern, { timeout }: Patience = {}): Promise<void> {
    const matches = matcherOf(pattern, this.#base);
    await this.until(
      async () => {
        const address = await this.run<string>('return location.href');
        return matches(address) ? { value: true } : `${String(pattern)}, and is at ${address}`;
      },
      'waitForURL',
      timeout,
    );
  }
  async reload({ waitUntil = 'load' }: { waitUntil?: string } = {}): Promise<void> {
    await this.#send('POST', '/refresh');
    await this.waitForLoadState(waitUntil);
  }
  async goBack(): Promise<void> {
    await this.#send('POST', '/back');
  }
  async goForward(): Promise<void> {
    await this.#send('POST', '/forward');
  }
  title(): Promise<string> {
    return this.run('return document.title');
  }
  content(): Promise<string> {
    return this.run('return document.documentElement.outerHTML');
  }
  bringToFront(): Promise<void> {
    return this.#process.control('focus', { view: this.#view });
  }
  waitForTimeout(milliseconds: number): Promise<void> {
    return wait(milliseconds);
  }
  async screenshot({ path }: { path?: string } = {}): Promise<Buffer> {
    const png = Buffer.from(await this.#send<string>('GET', '/screenshot'), 'base64');
    if (path !== undefined) await writeFile(path, png);
    return png;
  }
  async screenshotOf(selector: string): Promise<Buffer> {
    const element = await this.element(selector);
    return Buffer.from(await this.#send<string>('GET', `/element/${idOf(element)}/screenshot`), 'base64');
  }
  async close(): Promise<void> {
    await this.#send('DELETE', '/window');
  }

  async setViewportSize(size: { width: number; height: number }): Promise<void> {
    await this.#process.control('size', size);
    await this.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
  }
  async emulateMedia({
    colorScheme = 'light',
    reducedMotion = 'reduce',
  }: {
    colorScheme?: string;
    reducedMotion?: string;
  }) {
    const dark = colorScheme === 'dark';
    await this.#process.control('media', { dark, reducedMotion: reducedMotion === 'reduce' });
    await this.waitForFunction((wanted) => matchMedia('(prefers-color-scheme: dark)').matches === wanted, dark);
  }

  async #perform(type: 'key' | 'pointer' | 'wheel', actions: object[]): Promise<void> {
    const parameters = type === 'pointer' ? { parameters: { pointerType: 'mouse' } } : {};
    await this.#send('POST', '/actions', { actions: [{ type, id: type, actions, ...parameters }] });
  }
  readonly keyboard = {
    press: (key: string): Promise<void> => this.#perform('key', pressActions(key)),
    type: (text: string, { delay = 0 } = {}): Promise<void> => this.#perform('key', typeActions(text, delay)),
  };
  readonly #pointer = { x: 0, y: 0 };
  readonly mouse = {
    move: async (x: number, y: number, { steps = 1 } = {}): Promise<void> => {
      const { x: fromX, y: fromY } = this.#pointer;
      Object.assign(this.#pointer, { x, y });
      const at = (from: number, to: number, step: number) => Math.round(from + ((to - from) * step) / steps);
      await this.#perform(
        'pointer',
        Array.from({ length: steps }, (_, step) => ({
          type: 'pointerMove',
          x: at(fromX, x, step + 1),
          y: at(fromY, y, step + 1),
          duration: 0,
        })),
      );
    },
    down: () => this.#perform('pointer', [{ type: 'pointerDown', button: 0 }]),
    up: () => this.#perform('pointer', [{ type: 'pointerUp', button: 0 }]),
    click: async (x: number, y: number, { clickCount = 1 } = {}): Promise<void> => {
      Object.assign(this.#pointer, { x, y });
      const press = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await this.#perform('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        ...Array.from({ length: clickCount }, () => press).flat(),
      ]);
    },
    wheel: (deltaX: number, deltaY: number) =>
      this.#perform('wheel', [
        {
          type: 'scroll',
          x: Math.round(this.#pointer.x),
          y: Math.round(this.#pointer.y),
          deltaX,
          deltaY,
          duration: 0,
        },
      ]),
  };
}
