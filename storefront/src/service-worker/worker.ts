import { baseLocale, type Locale, splitLocale } from '@afterimage/words/locale.ts';
import { decide, filesOf, isCacheable, offlinePath, outdated, shellPaths, shellsOf } from './decide.ts';
import { type Build, cachedAtHeader, type ServedPage, type WorkerMessage } from './worker-messages.ts';

/*
 * Keeps the shop readable without a network. It never answers a call of the API, so no price, stock or cart that is
 * paid for is ever an old one; what it keeps is the same for everybody
 * (docs/decisions/0013-without-a-network.md).
 */

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WaitingEvent {
  request: Request;
  resultingClientId: string;
  respondWith(reply: Promise<Response>): void;
}
interface MessageEventOfClient extends WaitingEvent {
  data: WorkerMessage;
  ports: readonly MessagePort[];
  source: { id: string } | null;
}
/** The part of a service worker's scope that is used here; the types of workers and pages cannot be had together. */
interface Scope {
  build: Build;
  location: Location;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly { url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(name: 'message', listener: (event: MessageEventOfClient) => void): void;
}

const scope = globalThis as unknown as Scope;
const { id, files } = scope.build;
const names = { files: `files-${id}`, pages: `pages-${id}`, pictures: 'pictures' };
const most = { pages: 60, pictures: 240 };
/** How long a page that is kept waits for a network that does not answer. */
const patience = 3000;
/** Where the page of a tab came from, if not from the network; asked by the page right after it has come. */
const servedFromCache = new Map<string, ServedPage>();

function noteServed({ resultingClientId }: FetchEvent, served: ServedPage): void {
  servedFromCache.set(resultingClientId, served);
  if (servedFromCache.size > most.pages) servedFromCache.delete(servedFromCache.keys().next().value ?? '');
}

const localeOf = (url: string): Locale => splitLocale(new URL(url).pathname)[0];

/** Fetches what the shells of a language are made of; the shells come last, so that where they are all is. */
async function prepare(locale: Locale): Promise<void> {
  const cache = await caches.open(names.files);
  await cache.addAll(filesOf(files, locale));
  const shells = await caches.open(names.pages);
  await Promise.all(
    shellsOf(locale).map(async (path) => {
      const shell = await fetch(path, { credentials: 'omit', cache: 'no-cache' });
      if (!shell.ok) throw new Error(`${path} did not come`);
      await shells.put(path, shell);
    }),
  );
}

/** The languages that are being prepared or are. */
const prepared = new Map<Locale, Promise<void>>();

/** Prepares the language of a page that is opened, once; one that did not come whole is tried at the next page. */
function prepareFor(url: string): Promise<void> {
  const locale = localeOf(url);
  const preparation = prepared.get(locale);
  if (preparation) return preparation;
  const work = isPrepared(locale)
    .then((done) => (done ? undefined : prepare(locale)))
    .catch(() => void prepared.delete(locale));
  prepared.set(locale, work);
  return work;
}

async function isPrepared(locale: Locale): Promise<boolean> {
  const shells = await caches.open(names.pages);
  const shellResponses = await Promise.all(shellsOf(locale).map((path) => shells.match(path)));
  return shellResponses.every(Boolean);
}

async function install(): Promise<void> {
  const tabs = await scope.clients.matchAll({ includeUncontrolled: true });
  const languages = new Set(tabs.map(({ url }) => localeOf(url)));
  if (languages.size === 0) languages.add(baseLocale);
  for (const locale of languages) await prepare(locale);
  await scope.skipWaiting();
}

async function activate(): Promise<void> {
  const old = outdated(await caches.keys(), id);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

async function trim(cache: Cache, limit: number, spare: (path: string) => boolean): Promise<void> {
  const keys = (await cache.keys()).filter(({ url }) => !spare(new URL(url).pathname));
  await Promise.all(keys.slice(0, Math.max(0, keys.length - limit)).map((key) => cache.delete(key)));
}

const isShell = (path: string) => shellPaths.includes(path);

async function cachePage(url: string, response: Response): Promise<void> {
  if (!isCacheable(response)) return;
  const headers = new Headers(response.headers);
  headers.set(cachedAtHeader, String(Date.now()));
  const cache = await caches.open(names.pages);
  await cache.put(url, new Response(await response.blob(), { status: 200, headers }));
  await trim(cache, most.pages, isShell);
}

/** A kept page, of this build or of the one before it. */
async function findPage(url: string): Promise<Response | undefined> {
  const own = await (await caches.open(names.pages)).match(url);
  return own ?? caches.match(url);
}

const late = () => new Promise<null>((done) => setTimeout(() => done(null), patience));

async function page(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const network = fetch(request);
  const cacheAndReturn = async (response: Response) => {
    await cachePage(request.url, response);
    await prepareFor(request.url);
  };
  event.waitUntil(network.then((response) => cacheAndReturn(response.clone())).catch(() => undefined));
  const cachedResponse = await findPage(request.url);
  let isOffline = false;
  try {
    const reply = await (cachedResponse ? Promise.race([network, late()]) : network);
    if (reply) return reply;
  } catch {
    // There is no network: the kept page is the answer, or the words about it.
    isOffline = true;
  }
  if (!cachedResponse) return Response.redirect(offlinePath(request.url));
  noteServed(event, { cachedAt: Number(cachedResponse.headers.get(cachedAtHeader)), isOffline });
  return cachedResponse;
}

async function shell(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const reply = await fetch(request);
    event.waitUntil(prepareFor(request.url));
    return reply;
  } catch {
    noteServed(event, { cachedAt: null, isOffline: true });
    const cachedResponse = await caches.match(new URL(request.url).pathname);
    return cachedResponse ?? Response.error();
  }
}

async function closed({ request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return Response.redirect(offlinePath(request.url));
  }
}

async function file(event: FetchEvent): Promise<Response> {
  const cachedResponse = await caches.match(event.request);
  if (cachedResponse) return cachedResponse;
  const response = await fetch(event.request);
  if (response.status === 200) {
    const copy = response.clone();
    event.waitUntil(caches.open(names.files).then((cache) => cache.put(event.request, copy)));
  }
  return response;
}

async function picture(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(names.pictures);
  try {
    const response = await fetch(event.request);
    if (response.status === 200 && response.type === 'basic') {
      const copy = response.clone();
      event.waitUntil(cache.put(event.request, copy).then(() => trim(cache, most.pictures, () => false)));
    }
    return response;
  } catch {
    return (await cache.match(event.request)) ?? Response.error();
  }
}

const fetchStrategies = { page, shell, closed, file, picture };

async function visited(path: string): Promise<void> {
  const url = new URL(path, scope.location.origin);
  if (decide({ method: 'GET', url: url.href, mode: 'navigate', destination: '' }, scope.location.origin) !== 'page')
    return;
  await cachePage(url.href, await fetch(url, { credentials: 'omit' }));
}

async function forget(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name === names.pictures) await caches.delete(name);
    if (!name.startsWith('pages-')) continue;
    const cache = await caches.open(name);
    await trim(cache, 0, isShell);
  }
  servedFromCache.clear();
}

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', (event) => {
  const strategy = decide(event.request, scope.location.origin);
  if (strategy !== 'pass') event.respondWith(fetchStrategies[strategy](event));
});
scope.addEventListener('message', (event) => {
  const { data, ports, source } = event;
  if (data.kind === 'visited') event.waitUntil(visited(data.path).catch(() => undefined));
  else if (data.kind === 'forget') event.waitUntil(forget());
  else ports[0]?.postMessage(servedFromCache.get(source?.id ?? '') ?? null);
});
