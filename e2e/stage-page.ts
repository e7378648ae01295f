import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compileWords } from '../build/src/compile-words.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const kinds: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.glb': 'model/gltf-binary',
  '.ttf': 'font/ttf',
  '.vtt': 'text/vtt',
};

export interface StagePage {
  /** Like http://localhost:41234/. */
  address: string;
  /** Serves what a test makes. */
  put(name: string, content: Buffer | string): Promise<void>;
  close(): Promise<void>;
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
].join('; ');

/**
 * Builds a page that has nothing but the viewer's stage, under a policy like the viewer's, and serves it with our
 * fixtures (`/fixtures/…`) and the gallery's models (`/gallery/…`).
 */
export async function serveStagePage(): Promise<StagePage> {
  const folder = await mkdtemp(join(tmpdir(), `afterimage-test-${process.pid}-stage-`));
  await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'warn',
    plugins: [compileWords({ split: false })],
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // three.js is as large as it is
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: {
          page: join(root, 'e2e/stage-page.fixture.ts'),
          studio: join(root, 'studio/src/ar/TextMedium.fixture.tsx'),
        },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const styles = (await readdir(join(folder, 'assets')))
    .filter((name) => name.endsWith('.css'))
    .map((name) => `assets/${name}`);
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Stage</title>
<link rel="icon" href="data:,">${styles.map((name) => `<link rel="stylesheet" href="${name}">`).join('')}
<style>html,body{margin:0;block-size:100%;background:#0b0e14}#host{position:relative;inline-size:100%;block-size:100%;overflow:hidden}</style>
<div id="host"></div><div id="kept"></div><script type="module" src="studio.js"></script><script type="module" src="page.js"></script>`,
  );
  const places: Record<string, string> = {
    fixtures: join(root, 'e2e/fixtures'),
    gallery: join(root, 'sample/gallery'),
  };
  const server = createServer(async (request, reply) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname).slice(1) || 'index.html';
    const [first = '', ...rest] = path.split('/');
    const file = places[first] ? join(places[first], ...rest) : join(folder, path);
    const fileStat = await stat(file).catch(() => null);
    if (!fileStat?.isFile()) return reply.writeHead(404).end();
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
    const start = Number(range?.[1] ?? 0);
    const end = Math.min(fileStat.size - 1, range?.[2] ? Number(range[2]) : fileStat.size - 1);
    reply.writeHead(range ? 206 : 200, {
      'content-type': kinds[extname(file)] ?? 'application/octet-stream',
      'content-length': end - start + 1,
      'accept-ranges': 'bytes',
      'content-security-policy': policy,
      ...(range && { 'content-range': `bytes ${start}-${end}/${fileStat.size}` }),
    });
    createReadStream(file, { start, end }).pipe(reply);
  });
  await new Promise<void>((open) => {
    server.listen(0, 'localhost', open);
  });
  return {
    address: `http://localhost:${portOf(server)}/`,
    put: (name, content) => writeFile(join(folder, name), content),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => {
        server.close(closed);
      });
      await rm(folder, { recursive: true });
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
