/**
 * What is done with a request: `pass` leaves it to the browser; `file` never changes, the first copy serves for ever;
 * `picture` and `page` come from the network while there is one, else as they were seen last; `shell` is a page that
 * the server renders empty and the browser fills; `closed` is a page that cannot be had without the network.
 */
type Way = 'pass' | 'file' | 'picture' | 'page' | 'shell' | 'closed';

interface Asked {
  method: string;
  /** The whole address. */
  url: string;
  /** As `Request.mode`: `navigate` for a page. */
  mode: string;
  /** As `Request.destination`. */
  destination: string;
}

/** The languages that stand in front of a path; the first has none. decide.test.ts holds them to the shop's. */
export const prefixes = ['', '/de'] as const;

/** Pages that are filled in the browser and of use without a network. */
const shells = ['/cart', '/offline'];
/** Public pages: the same for everybody, readable later as they were. */
const pages = /^\/(?:home|products|search|blogs|demo|help|legal)(?=\/|$)/;

/** The language of an address, by its prefix. */
export type Prefix = (typeof prefixes)[number];

/** Every shell in every language. */
export const shellPaths = prefixes.flatMap(shellsOf);

/** The shells in one language. */
export function shellsOf(prefix: Prefix): string[] {
  return shells.map((path) => prefix + path);
}

/** Of the files of a build those that pages in one language need; what lies in no language's folder is every one's. */
export function filesOf(files: readonly string[], prefix: Prefix): string[] {
  const folders = prefixes.filter(Boolean).map((one) => `/assets${one}/`);
  const shared = files.filter((file) => !folders.some((folder) => file.startsWith(folder)));
  if (prefix === '') return shared;
  const own = files.filter((file) => file.startsWith(`/assets${prefix}/`));
  // A script that is there in this language is not needed in another.
  const replaced = new Set(own.map((file) => file.replace(`/assets${prefix}/`, '/assets/')));
  return [...shared.filter((file) => !replaced.has(file)), ...own];
}

/** The prefix of a path, and the path without it. */
export function splitPrefix(path: string): [Prefix, string] {
  const prefix: Prefix = prefixes.find((one) => one !== '' && (path === one || path.startsWith(`${one}/`))) ?? '';
  return [prefix, path.slice(prefix.length) || '/'];
}

export function decide({ method, url, mode, destination }: Asked, origin: string): Way {
  const { origin: host, pathname } = new URL(url);
  if (method !== 'GET' || host !== origin) return 'pass';
  if (mode === 'navigate') {
    const [, path] = splitPrefix(pathname);
    if (shells.includes(path)) return 'shell';
    // The API's own pages and the outbox are the operator's, a print's viewer is no page of the shop; files are not pages.
    if (/^\/(?:api|dev|payments|files|projects|ar|en\/ar)\/|\.\w+$/.test(path)) return 'pass';
    return pages.test(path) ? 'page' : 'closed';
  }
  if (pathname.startsWith('/assets/')) return 'file';
  if (pathname.startsWith('/pictures/') && destination === 'image') return 'picture';
  return 'pass';
}

/** Whether a page that came may be kept: whole, not after a redirect, and the same for everybody. */
export function mayKeep(response: Pick<Response, 'status' | 'redirected' | 'type' | 'headers'>): boolean {
  const { status, redirected, type, headers } = response;
  const shared = /\bpublic\b/.test(headers.get('cache-control') ?? '');
  return status === 200 && !redirected && type === 'basic' && shared && !headers.has('set-cookie');
}

/** Where a page that cannot be had leads: to the words about that, in its language. */
export function offlinePath(url: string): string {
  const { pathname, search } = new URL(url);
  return `${splitPrefix(pathname)[0]}/offline?for=${encodeURIComponent(pathname + search)}`;
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
