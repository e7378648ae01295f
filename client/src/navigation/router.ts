import type { LoadedPage } from './page.ts';

type HistoryAction = 'POP' | 'PUSH' | 'REPLACE';

/** A place in the history; `key` tells visits of one address apart. */
export interface RouterLocation {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
}

/** What is shown: a place, its page, and how the visitor came there. */
export interface View extends LoadedPage {
  location: RouterLocation;
  action: HistoryAction;
  /** Whether the scroll position stays as it is. */
  preventScrollReset: boolean;
}

export interface NavigateOptions {
  replace?: boolean | undefined;
  state?: unknown;
  preventScrollReset?: boolean | undefined;
}

/** The part of the browser that a router stands on. */
export interface BrowserHistory {
  location: { href: string };
  history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  onPop(listener: () => void): void;
}

interface RouterSettings {
  browser: BrowserHistory;
  /** What stands before every path in the browser and nowhere in here: the language, such as `/de`. */
  prefix?: string;
  first: LoadedPage;
  /** Brings the page at an address, or the address to go to instead. */
  bring(url: URL, signal: AbortSignal): Promise<LoadedPage | { redirect: string }>;
  /** Asked before going back or forward; true when something else took the step, such as a dialog that closed. */
  takesPop?(): boolean;
  /** A new entry is about to be written, so the old one's address still holds: the time to note its scroll. */
  leaving?(location: RouterLocation): void;
}

interface Entry {
  key: string;
  usr: unknown;
  idx: number;
  /** Whether it is for something that is open over the page; the next page takes its place. */
  isOver?: boolean;
}

/**
 * Navigation with loaders: the old page stays until the new one is there, a newer navigation gives up the older one,
 * and nothing of the browser is touched before the page can be shown (except by its own back and forward). Why it is
 * our own: docs/decisions/0008-own-router.md.
 */
export class Router {
  #view: View;
  #pending: URL | null = null;
  #going: AbortController | null = null;
  #listeners = new Set<() => void>();
  readonly #settings: RouterSettings;
  #index: number;
  /** A step back was taken by something else, and the history is on its way to where it was. */
  #restoring = false;

  constructor(settings: RouterSettings) {
    this.#settings = settings;
    const { history } = settings.browser;
    const entry = history.state as Entry | null;
    this.#index = entry?.idx ?? 0;
    if (!entry?.key) history.replaceState({ key: newKey(), usr: null, idx: 0 } satisfies Entry, '');
    this.#view = { ...settings.first, location: this.#placeAt(this.#here()), action: 'POP', preventScrollReset: true };
    settings.browser.onPop(() => this.#popped());
  }

  get view(): View {
    return this.#view;
  }

  /** Where a navigation under way leads. */
  get pending(): URL | null {
    return this.#pending;
  }

  /** The address where the visitor is, or is on the way to. */
  get targetAddress(): string {
    return addressOf(this.#pending ?? this.#view.location);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Goes to an address of the shop. Settles when the page is shown or the wish was overtaken by a newer one. */
  async navigate(to: string, options: NavigateOptions = {}): Promise<void> {
    const url = this.#inner(new URL(to, this.#here()));
    const same = url.pathname + url.search + url.hash === addressOf(this.#view.location);
    const action = options.replace || same ? 'REPLACE' : 'PUSH';
    await this.#go(url, action, options);
  }

  /** Brings the present page anew. */
  async reload(): Promise<void> {
    await this.#go(this.#here(), 'REPLACE', {
      preventScrollReset: true,
      state: this.#view.location.state,
    });
  }

  /** Puts another outcome in the place of the present page, when it was found out later (a personal page's data). */
  amend(change: Partial<LoadedPage>): void {
    this.#view = { ...this.#view, ...change };
    this.#tell();
  }

  go(steps: number): void {
    this.#settings.browser.history.go(steps);
  }

  #popped(): void {
    const { history } = this.#settings.browser;
    // A link of the browser's own to a place on the page has made an entry without a word.
    const isFirstEntry = !(history.state as Entry | null)?.key;
    if (isFirstEntry) history.replaceState({ key: newKey(), usr: null, idx: this.#index + 1 } satisfies Entry, '');
    const index = (history.state as Entry).idx;
    const url = this.#here();
    const restored = this.#restoring && index === this.#index;
    this.#restoring = false;
    // What is under way goes on as if nobody had pressed.
    if (restored) return;
    if (!isFirstEntry && index !== this.#index && this.#settings.takesPop?.()) {
      this.#restoring = true;
      history.go(this.#index - index);
      return;
    }
    if (index === this.#index && addressOf(this.#placeAt(url)) === addressOf(this.#view.location) && !this.#pending)
      return;
    this.#settings.leaving?.(this.#view.location);
    this.#index = index;
    void this.#go(url, 'POP', {});
  }

  async #go(url: URL, action: HistoryAction, options: NavigateOptions): Promise<void> {
    this.#going?.abort();
    const going = new AbortController();
    this.#going = going;
    const { location } = this.#view;
    if (url.hash && url.pathname === location.pathname && url.search === location.search && !this.#view.failure) {
      this.#commit(this.#view, url, action, options);
      return;
    }
    this.#pending = url;
    this.#tell();
    try {
      const page = await this.#settings.bring(url, going.signal);
      if (going.signal.aborted) return;
      if ('redirect' in page) await this.#go(new URL(page.redirect, url), action === 'POP' ? 'REPLACE' : action, {});
      else this.#commit(page, url, action, options);
    } catch (error) {
      if (!going.signal.aborted) throw error;
    }
  }

  #commit(loaded: LoadedPage, url: URL, action: HistoryAction, options: NavigateOptions): void {
    const { history } = this.#settings.browser;
    if (action !== 'POP') {
      if (action === 'PUSH') {
        this.#settings.leaving?.(this.#view.location);
        this.#index += 1;
      }
      const entry: Entry = { key: newKey(), usr: options.state ?? null, idx: this.#index };
      const isOver = (history.state as Entry | null)?.isOver;
      if (action === 'PUSH' && !isOver) history.pushState(entry, '', this.#outer(url));
      else history.replaceState(entry, '', this.#outer(url));
    }
    const { line, page, params, failure } = loaded;
    const preventScrollReset = options.preventScrollReset ?? false;
    this.#view = { line, page, params, failure, location: this.#placeAt(url), action, preventScrollReset };
    this.#pending = null;
    this.#tell();
  }

  /** The address that the browser shows, without the prefix. */
  #here(): URL {
    return this.#inner(new URL(this.#settings.browser.location.href));
  }

  #inner(url: URL): URL {
    const { prefix = '' } = this.#settings;
    if (prefix === '' || (url.pathname !== prefix && !url.pathname.startsWith(`${prefix}/`))) return url;
    const inner = new URL(url);
    inner.pathname = url.pathname.slice(prefix.length) || '/';
    return inner;
  }

  #outer(url: URL): string {
    const outer = new URL(url);
    outer.pathname = (this.#settings.prefix ?? '') + url.pathname;
    return outer.href;
  }

  #placeAt({ pathname, search, hash }: URL): RouterLocation {
    const entry = this.#settings.browser.history.state as Entry | null;
    return { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? 'default' };
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

export function addressOf({ pathname, search, hash }: Pick<RouterLocation, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash;
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
