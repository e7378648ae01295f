import { baseLocale, type Locale, localeFacts, locales, splitLocale } from '@afterimage/words/locale.ts';

/**
 * What is done with a request: `pass` leaves it to the browser; `file` never changes, the first copy serves for ever;
 * `picture` and `page` come from the network while there is one, else as they were seen last; `shell` is a page that
 * the server renders empty and the browser fills; `closed` is a page that cannot be had without the network.
 */
type FetchStrategy = 'pass' | 'file' | 'picture' | 'page' | 'shell' | 'closed';

interface FetchedRequest {
  method: string;
  /** The whole address. */
  url: string;
  /** As `Request.mode`: `navigate` for a page. */
  mode: string;
  /** As `Request.destination`. */
  destination: string;
}

/** Pages that are filled in the browser and of use without a network. */
const shells = ['/cart', '/offline'];
/** Public pages: the same for everybody, readable later as they were. */
const pages = /^\/(?:home|products|search|blogs|demo|help|legal)(?=\/|$)/;

/** Every shell in every language. */
export const shellPaths = locales.flatMap(shellsOf);

/** The shells in one language. */
export function shellsOf(locale: Locale): string[] {
  return shells.map((path) => localeFacts[locale].prefix + path);
}

/** Of the files of a build those that pages in one language need; a file in no language's folder is for all of them. */
export function filesOf(files: readonly string[], locale: Locale): string[] {
  const folderOf = (one: Locale) => `/assets/${one}/`;
  const folders = locales.filter((one) => one !== baseLocale).map(folderOf);
  const sharedFiles = files.filter((file) => !folders.some((folder) => file.startsWith(folder)));
  if (locale === baseLocale) return sharedFiles;
  const own = files.filter((file) => file.startsWith(folderOf(locale)));
  // A script that is there in this language is not needed in another.
  const replaced = new Set(own.map((file) => file.replace(folderOf(locale), '/assets/')));
  return [...sharedFiles.filter((file) => !replaced.has(file)), ...own];
}

export function decide({ method, url, mode, destination }: FetchedRequest, origin: string): FetchStrategy {
  const { origin: host, pathname } = new URL(url);
  if (method !== 'GET' || host !== origin) return 'pass';
  if (mode === 'navigate') {
    const [, path] = splitLocale(pathname);
    if (shells.includes(path)) return 'shell';
    // The admin, the API's own pages and the outbox are the operator's, a print's viewer is no page of the shop; files are not pages.
    if (/^\/(?:admin(?=\/|$)|(?:api|dev|payments|files|projects|ar)\/)|\.\w+$/.test(path)) return 'pass';
    if (path.startsWith(`/${baseLocale}/ar/`)) return 'pass';
    return pages.test(path) ? 'page' : 'closed';
  }
  if (pathname.startsWith('/assets/')) return 'file';
  if (pathname.startsWith('/pictures/') && destination === 'image') return 'picture';
  return 'pass';
}

/** Whether a page that came may be kept: whole, not after a redirect, and the same for everybody. */
export function isCacheable(response: Pick<Response, 'status' | 'redirected' | 'type' | 'headers'>): boolean {
  const { status, redirected, type, headers } = response;
  const isShared = /\bpublic\b/.test(headers.get('cache-control') ?? '');
  return status === 200 && !redirected && type === 'basic' && isShared && !headers.has('set-cookie');
}

/** Where a page that cannot be had leads: to the words about that, in its language. */
export function offlinePath(url: string): string {
  const { pathname, search } = new URL(url);
  const { prefix } = localeFacts[splitLocale(pathname)[0]];
  return `${prefix}/offline?for=${encodeURIComponent(pathname + search)}`;
}

const ours = /^(?:files|pages)-(.+)$/;

/**
 * Which caches go when a build takes over. Those of the build before it stay: its pages may be open, and are what can
 * be read without a network until the new build's have been seen. `names` is in the order in which they were made.
 */
export function outdated(names: readonly string[], build: string): string[] {
  const builds = names.flatMap((name) => ours.exec(name)?.[1] ?? []).filter((one) => one !== build);
  const before = builds.at(-1);
  return names.filter((name) => {
    const [, of] = ours.exec(name) ?? [];
    return of !== undefined && of !== build && of !== before;
  });
}
