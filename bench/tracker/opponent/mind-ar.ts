import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { GrayImage } from '../../../tracker/src/gray-image.ts';
import { fetchPackage } from './install.ts';
import { compileInPage, type PageFrame, prepareGate, trackInPage } from './mind-ar-page.ts';

/** Like `RgbaPicture` of the tracker: four bytes a pixel, rows without gaps. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
};

type OpponentFrame = {
  /** Homographies from pixels of the pictures to pixels of the frame, null where nothing is shown. */
  readonly homographies: readonly (Float64Array | null)[];
  /** Of the frame, the browser's clock; from the frame in a canvas to the matrices. */
  readonly ms: number;
};

export type Opponent = {
  /** Runs one sequence from its beginning; `fovY` in radians, null for the 45° that MindAR assumes. */
  track(job: {
    readonly pictures: readonly { readonly id: string; readonly picture: Picture }[];
    readonly width: number;
    readonly height: number;
    readonly fovY: number | null;
    /** Most targets that are tracked at the same time. */
    readonly maxTrack: number;
    readonly frames: Iterable<{ readonly image: GrayImage; readonly timestampMs: number }>;
  }): Promise<OpponentFrame[]>;
  /** Milliseconds that compiling took, by the pictures' ids. */
  readonly compileMs: ReadonlyMap<string, number>;
  /** Bytes of the compiled pictures, by the pictures' ids. */
  readonly packBytes: ReadonlyMap<string, number>;
  close(): Promise<void>;
};

const mindArVersion = '1.2.5';

const flags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  ...(process.platform === 'linux' ? ['--no-sandbox'] : []),
];

/** MindAR in a headless Chromium (`CHROME_PATH`, else Debian's), as its pages run it. */
export async function startMindAr(): Promise<Opponent> {
  const folder = join(await fetchPackage('mind-ar', mindArVersion), 'dist');
  const waiting = new Map<string, Uint8Array>();
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const sent = waiting.get(path);
    if (sent) {
      waiting.delete(path);
      response.end(sent);
    } else if (path.startsWith('/dist/'))
      readFile(join(folder, path.slice('/dist/'.length))).then(
        (file) => response.setHeader('content-type', 'text/javascript').end(file),
        () => response.writeHead(404).end(),
      );
    else response.setHeader('content-type', 'text/html').end('<!doctype html><title>MindAR</title>');
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: flags,
  });
  const page = await openPage(browser, address);
  const compileMs = new Map<string, number>();
  const packBytes = new Map<string, number>();

  const compile = async (id: string, picture: Picture): Promise<void> => {
    if (compileMs.has(id)) return;
    waiting.set('/picture', Uint8Array.from(picture.data));
    const { width, height } = picture;
    const compiled = await page.evaluate(compileInPage, { id, width, height });
    compileMs.set(id, compiled.ms);
    packBytes.set(id, compiled.bytes);
  };

  return {
    compileMs,
    packBytes,
    async track({ pictures, width, height, fovY, maxTrack, frames }) {
      for (const { id, picture } of pictures) await compile(id, picture);
      const found: OpponentFrame[] = [];
      const ids = pictures.map(({ id }) => id);
      const focal = height / 2 / Math.tan((fovY ?? Math.PI / 4) / 2);
      await page.evaluate(trackInPage, { step: 'start' as const, ids, width, height, focal, maxTrack });
      for (const { image, timestampMs } of frames) {
        waiting.set('/frame', image.data);
        const answer = await page.evaluate(trackInPage, { step: 'frame' as const, timestampMs });
        found.push(fromPage(answer, pictures, width, height, focal));
      }
      await page.evaluate(trackInPage, { step: 'end' as const });
      return found;
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

async function openPage(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript(prepareGate);
  await page.goto(address);
  await page.addScriptTag({ type: 'module', url: '/dist/mindar-image.prod.js' });
  await page.waitForFunction(() => 'MINDAR' in globalThis);
  return page;
}

function fromPage(
  { matrices, ms }: PageFrame,
  pictures: readonly { readonly picture: Picture }[],
  width: number,
  height: number,
  focal: number,
): OpponentFrame {
  return {
    homographies: pictures.map(({ picture }, target) => {
      const matrix = matrices[target];
      return matrix ? homographyOf(matrix, picture.height, width, height, focal) : null;
    }),
    ms,
  };
}

/**
 * What MindAR hands to WebGL (column by column; y up from the picture's lower edge, camera looking along −z) as a
 * homography between pixels with their origin at the center of the first one. That is how its frame coordinates turned
 * out by measuring frontal views (within 0.05 px), and the reading of its picture coordinates that favours it.
 */
export function homographyOf(
  matrix: readonly number[],
  pictureHeight: number,
  width: number,
  height: number,
  focal: number,
): Float64Array {
  const m = (index: number): number => matrix[index] ?? 0;
  // columns for x, y upwards, 1; rows in a camera with x right, y down, z forward
  const column = (start: number) => [m(start), -m(start + 1), -m(start + 2)] as const;
  const [x, up, foot] = [column(0), column(4), column(12)];
  const out = new Float64Array(9);
  const put = (at: number, X: number, Y: number, Z: number): void => {
    out[at] = focal * X + (width / 2) * Z;
    out[3 + at] = focal * Y + (height / 2) * Z;
    out[6 + at] = Z;
  };
  put(0, ...x);
  put(1, -up[0], -up[1], -up[2]);
  put(2, foot[0] + pictureHeight * up[0], foot[1] + pictureHeight * up[1], foot[2] + pictureHeight * up[2]);
  const last = out[8] ?? 1;
  return out.map((value) => value / last);
}
