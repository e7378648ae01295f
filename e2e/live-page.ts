import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import type { ViewerShow } from '../contract/src/viewer.ts';
import type { FrameDetail } from '../viewer/src/session/types.ts';
import { compileTarget } from '../tracker/src/index.ts';
import { type FilmSize, stampedNumber, stampPlaces, writeFilm } from './camera-film.ts';

const built = fileURLToPath(new URL('../storefront/dist/viewer/', import.meta.url));
const photo = new URL('fixtures/photo.jpg', import.meta.url);

/** The print of these films, in pixels of its picture. */
export const printed = { width: 480, height: 360 };

/** A frame as the page saw it: its number is read from the stage's pixels. */
export interface SeenFrame extends Pick<FrameDetail, 'time' | 'strategy' | 'trackingMs' | 'drawingMs'> {
  /** Null when the stamp could not be read. */
  number: number | null;
  state: string;
  /** In CSS pixels of the stage. */
  place: readonly number[] | null;
  corners: readonly number[] | null;
  confidence: number;
  at: number;
}

/** What the page of these tests keeps in `window.seen`. */
export interface Seen {
  frames: (Omit<SeenFrame, 'number'> & { stamp: number[] })[];
  told: string[];
  lockedAfter: number | null;
  tracks: MediaStreamTrack[];
  tappedAt: number;
  readyAt: number | null;
}

export interface LiveFolder {
  readonly address: string;
  /** Of the packs, pictures and files that were asked for, with their size on the wire. */
  readonly loaded: { path: string; bytes: number }[];
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.png': 'image/png',
};

async function pictureOf(): Promise<Buffer> {
  return sharp(await readFile(photo))
    .resize(printed.width, printed.height, { fit: 'cover' })
    .png()
    .toBuffer();
}

/** A film of the print in the hand; `viewsOf` says where it is in each frame. */
export async function filmOf(
  size: FilmSize,
  viewsOf: (picture: FilmSize, frame: FilmSize) => (ArrayLike<number> | null)[],
): Promise<{ path: string; viewList: (ArrayLike<number> | null)[]; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'afterimage-live-'));
  const path = join(folder, 'film.y4m');
  const viewList = viewsOf(printed, size);
  await writeFilm(path, size, [{ picture: await pictureOf(), viewList }]);
  return { path, viewList, remove: () => rm(folder, { recursive: true }) };
}

/**
 * The built viewer in a folder of a plain web host, beside a page that only starts its camera part. `workerPrelude` runs
 * first in the tracker's worker: to take from it what other browsers lack.
 */
export async function serveLive({ goodPacks = true, workerPrelude = '' } = {}): Promise<LiveFolder> {
  const picture = await pictureOf();
  const data = await sharp(picture).ensureAlpha().raw().toBuffer();
  const pack = Buffer.from(compileTarget({ ...printed, data }));
  const manifest = JSON.parse(await readFile(join(built, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  const live = manifest['src/session/session.ts']?.file;
  if (!live) throw new Error('The viewer is not built.');
  const own = new Map<string, Buffer>([
    ['/shown/print.pack', pack],
    ['/shown/bad.pack', goodPacks ? pack : Buffer.from('not a pack')],
    ['/shown/print.png', picture],
    ['/shown/', Buffer.from(pageOf(live))],
  ]);
  const loaded: LiveFolder['loaded'] = [];
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const reply = async () => {
      const mine = own.get(path);
      if (mine) return { body: mine, encoding: '' };
      if (!path.startsWith('/shown/')) return null;
      const file = join(built, normalize(path.slice('/shown'.length)));
      if (workerPrelude && /tracker-worker[^/]*\.js$/.test(path))
        return { body: Buffer.from(`${workerPrelude};${await readFile(file, 'utf8')}`), encoding: '' };
      const small = await readFile(`${file}.br`).catch(() => null);
      return small ? { body: small, encoding: 'br' } : { body: await readFile(file), encoding: '' };
    };
    reply()
      .then((found) => {
        if (!found) return response.writeHead(404).end();
        loaded.push({ path, bytes: found.body.length });
        const type = types[extname(path)] ?? (path.endsWith('/') ? 'text/html' : 'application/octet-stream');
        const encoding = found.encoding ? { 'Content-Encoding': found.encoding } : {};
        return response.writeHead(200, { 'Content-Type': type, ...encoding }).end(found.body);
      })
      .catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/shown/`,
    loaded,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function pageOf(live: string): string {
  const target = (id: string, packUrl: string): ViewerShow['targetList'][number] => ({
    id,
    title: 'Front',
    packUrl,
    pictureUrl: 'print.png',
    ...printed,
    widthMm: 120,
    heightMm: 90,
    surface: { kind: 'flat' },
    photo: { x: 0, y: 0, width: 120, height: 90, outline: 'rectangle' },
    medium: {
      attachmentId: '00000000-0000-4000-8000-000000000000',
      type: 'IMAGE',
      url: 'print.png',
      mimeType: 'image/png',
      ...printed,
      durationSeconds: null,
      posterUrl: null,
      captionsUrl: null,
      text: null,
      display: null,
    },
  });
  const show: ViewerShow = {
    kind: 'project',
    productName: 'Print',
    expiresAt: null,
    targetList: [target('1', 'print.pack'), target('2', 'bad.pack')],
  };
  return `<!doctype html><html lang="en"><title>Live</title>
<style>html,body{margin:0;background:#000}#host{position:fixed;inset:0}</style>
<div id="host"></div><button id="go" style="position:fixed;right:0;top:0">Open</button>
<script type="module">
const seen = window.seen = { frames: [], told: [], lockedAfter: null, tracks: [], tappedAt: 0, readyAt: null };
const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
navigator.mediaDevices.getUserMedia = async (wish) => {
  const stream = await ask(wish);
  seen.tracks.push(...stream.getVideoTracks());
  return stream;
};
const host = document.querySelector('#host');
document.addEventListener('viewer:frame', ({ detail }) => {
  const [sighting] = detail.observationList;
  const round = (list) => list && Array.from(list);
  seen.frames.push({
    time: detail.time, strategy: detail.strategy, trackingMs: detail.trackingMs, drawingMs: detail.drawingMs,
    stamp: window.stampOf?.() ?? [], state: sighting?.state ?? '', confidence: sighting?.confidence ?? 0,
    place: round(detail.cornerList[0]), corners: round(sighting?.corners), at: performance.now(),
  });
});
const { startSession } = await import('./${live}');
document.querySelector('#go').onclick = () => {
  seen.tappedAt = performance.now();
  window.starting = startSession({
    host, manifest: ${JSON.stringify(show)}, prefersReducedMotion: false,
    on: {
      ready: () => { seen.readyAt = performance.now(); seen.told.push('ready'); },
      locked: (ms) => { seen.lockedAfter = ms; seen.told.push('locked'); },
      stateChanged() {},
      ended: (fault) => seen.told.push('ended ' + fault),
      camera: (state) => seen.told.push(state),
      targetsUnavailable: (targets) => seen.told.push('left out ' + targets),
    },
  }).then((live) => { window.live = live; });
};
document.documentElement.dataset.here = '';
</script></html>`;
}

/** Opens the page with a stage of that size, which reads each frame's number from the stage's pixels. */
export async function openLive(
  browser: Browser,
  { address }: LiveFolder,
  { film, viewport, without = [] }: { film: FilmSize; viewport: FilmSize; without?: readonly string[] },
): Promise<Page> {
  const context = await browser.newContext({ viewport, permissions: ['camera'] });
  const page = await context.newPage();
  await page.addInitScript((names) => {
    for (const name of names) delete (globalThis as Record<string, unknown>)[name];
  }, without);
  const scale = Math.max(viewport.width / film.width, viewport.height / film.height);
  const [left, top] = [(viewport.width - film.width * scale) / 2, (viewport.height - film.height * scale) / 2];
  const places = stampPlaces(film).map(({ x, y }) => ({ x: left + (x + 0.5) * scale, y: top + (y + 0.5) * scale }));
  await page.addInitScript((stamps) => {
    const stampOf = () => {
      const canvas = document.querySelector('canvas');
      const gl = canvas?.getContext('webgl2');
      if (!canvas || !gl) return [];
      const density = canvas.width / canvas.clientWidth;
      // One question: each waits for all that was drawn
      const columns = stamps.map(({ x }) => Math.floor(x * density));
      const [first = 0, last = 0, row = 0] = [columns[0], columns.at(-1), stamps[0]?.y];
      const pixels = new Uint8Array(4 * (last + 1 - first));
      const up = canvas.height - 1 - Math.floor(row * density);
      gl.readPixels(first, up, last + 1 - first, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
      return columns.map((column) => pixels[4 * (column - first) + 1] ?? 0);
    };
    Object.assign(globalThis, { stampOf });
  }, places);
  await page.goto(address);
  await page.waitForSelector('html[data-here]', { state: 'attached' });
  return page;
}

/** What the page has seen so far. */
export async function seenBy(
  page: Page,
): Promise<Omit<Seen, 'frames' | 'tracks'> & { frames: SeenFrame[]; tracks: string[] }> {
  const { frames, ...rest } = await page.evaluate(() => {
    const { tracks, ...seen } = (globalThis as unknown as { seen: Seen }).seen;
    return { ...seen, tracks: tracks.map(({ readyState }) => readyState) };
  });
  const read = frames.map(({ stamp, ...frame }) => ({
    ...frame,
    number: stamp.length > 0 ? stampedNumber(stamp) : null,
  }));
  return { ...rest, frames: read };
}
