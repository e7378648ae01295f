import type { LoadedPage } from '@afterimage/client/navigation/page.ts';
import { matchPath } from '@afterimage/client/navigation/match-path.ts';
import { type Reloader, withReload } from '@afterimage/client/navigation/chunk-failure.ts';
import { addressOf, type BrowserHistory, type NavigateOptions, Router } from '@afterimage/client/navigation/router.ts';
import { failureOf } from '@afterimage/client/api/failure.ts';
import { localePath, splitLocale } from '@afterimage/words/locale.ts';
import type { Params } from '@afterimage/client/navigation/page.ts';
import { isGuarded, mayLeave } from './leave-guard.ts';
import { closeTopOverlay } from './overlays.ts';
import type { ScreenLine, ScreenModule } from './screen.ts';

/** The line of the table for a path, with the places of the path; fixed paths win over those with places. */
function findScreen(table: readonly ScreenLine[], pathname: string): { line: ScreenLine; params: Params } | undefined {
  const places = ({ path }: ScreenLine) => path.split(':').length;
  for (const line of table.toSorted((one, other) => places(one) - places(other))) {
    const params = matchPath(line.path, pathname);
    if (params) return { line, params };
  }
  return undefined;
}

interface RouterParts {
  table: readonly ScreenLine[];
  browser: BrowserHistory;
  reloader?: Reloader;
  /** A new entry of the history is about to be written. */
  leaving?(): void;
}

/** The shop's router over the table of screens; it asks before a form with changes is left. */
export class AdminRouter extends Router {
  readonly #table: readonly ScreenLine[];
  readonly #modules: Map<ScreenLine, ScreenModule>;

  constructor(parts: RouterParts & { first: LoadedPage; modules: Map<ScreenLine, ScreenModule> }) {
    super({
      browser: parts.browser,
      prefix: localePath('/').slice(0, -1),
      first: parts.first,
      bring: (url) => bring(parts, parts.modules, url),
      takesPop: () => {
        if (closeTopOverlay()) return true;
        if (!isGuarded()) return false;
        void this.#askToGoBack();
        return true;
      },
      leaving: () => parts.leaving?.(),
    });
    this.#table = parts.table;
    this.#modules = parts.modules;
  }

  /** The screen at the present address, with its code. */
  get screen(): { line: ScreenLine; module: ScreenModule } | undefined {
    const line = findScreen(this.#table, this.view.location.pathname)?.line;
    const module = line && this.#modules.get(line);
    return module && { line, module };
  }

  override async navigate(to: string, options: NavigateOptions = {}): Promise<void> {
    const here = this.view.location;
    const isSameScreen = new URL(to, `http://admin.invalid${addressOf(here)}`).pathname === here.pathname;
    if (!isSameScreen && isGuarded() && !(await mayLeave())) return;
    await super.navigate(to, options);
  }

  async #askToGoBack(): Promise<void> {
    if (await mayLeave()) this.go(-1);
  }
}

/** Loads the code of the screen at an address. A failure is shown in its place. */
async function bring(
  { table, reloader }: Pick<RouterParts, 'table' | 'reloader'>,
  modules: Map<ScreenLine, ScreenModule>,
  url: URL,
): Promise<LoadedPage> {
  const screenFound = findScreen(table, url.pathname);
  const page = { line: null, page: null, params: screenFound?.params ?? {} };
  if (!screenFound) return { ...page, failure: { status: 404, code: 'NOT_FOUND', description: '' } };
  const { line } = screenFound;
  try {
    if (!modules.has(line)) modules.set(line, await withReload(() => line.load(), reloader));
    return { ...page, failure: null };
  } catch (error) {
    return { ...page, failure: { ...failureOf(error), status: 0, code: 'NETWORK' } };
  }
}

/** An address of the browser without the language in front of its path. */
function innerUrl(href: string): URL {
  const url = new URL(href);
  url.pathname = splitLocale(url.pathname)[1];
  return url;
}

/** The router with the screen of the present address. */
export async function openRouter(parts: RouterParts): Promise<AdminRouter> {
  const modules = new Map<ScreenLine, ScreenModule>();
  const first = await bring(parts, modules, innerUrl(parts.browser.location.href));
  return new AdminRouter({ ...parts, first, modules });
}
