import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { singleFlight } from '../platform/cache/single-flight.ts';
import { inTurn } from '../catalogue/in-turn.ts';

const sampleFolder = fileURLToPath(new URL('../../../sample/pictures', import.meta.url));

const quality = 78;
const toWebp = (file: string): Promise<Buffer> => sharp(file).webp({ quality, effort: 4 }).toBuffer();

const timeOf = async (file: string): Promise<number | null> => {
  const fileStat = await stat(file).catch(() => null);
  return fileStat?.isFile() ? fileStat.mtimeMs : null;
};

/**
 * The same picture for who cannot read AVIF, kept in `cache` once it was asked for: made once, however many ask at the
 * same time, and again when the picture is newer. There are never more than there are pictures.
 */
export function webpMaker(folder: string, cache: string, encode = toWebp) {
  // One after another: a crawler must not take the processor from everybody else.
  const run = inTurn(256);
  const share = singleFlight<string | null>();

  const make = async (name: string): Promise<string | null> => {
    const source = join(folder, `${name}.avif`);
    const cachedPath = join(cache, `${name}.webp`);
    const [sourceTime, cachedTime] = [await timeOf(source), await timeOf(cachedPath)];
    if (sourceTime === null) return null;
    if (cachedTime !== null && cachedTime >= sourceTime) return cachedPath;
    await run(async () => {
      const bytes = await encode(source);
      await mkdir(cache, { recursive: true });
      await writeFile(`${cachedPath}.new`, bytes);
      await rename(`${cachedPath}.new`, cachedPath);
    });
    return cachedPath;
  };

  return (name: string): Promise<string | null> => share(name, () => make(name));
}

/**
 * Serves the sample shop's pictures at /pictures, which are stored as AVIF; `cache` is where their WebP is kept. Their
 * names do not change with their content, so they are asked for anew after a day.
 */
export async function registerPictures(app: FastifyInstance, cache: string, folder = sampleFolder): Promise<void> {
  if (!existsSync(folder)) return;
  const webpOf = webpMaker(folder, cache);
  app.get<{ Params: { name: string } }>('/pictures/:name(^[a-z0-9-]+).webp', async (request, reply) => {
    const file = await webpOf(request.params.name);
    reply.header('x-content-type-options', 'nosniff');
    if (file === null) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('');
    const bytes = await readFile(file);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    reply.header('cache-control', 'public, max-age=86400').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/webp').send(bytes);
  });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/pictures/',
    decorateReply: false,
    maxAge: '1d',
    index: false,
    setHeaders: (response) => void response.header('x-content-type-options', 'nosniff'),
  });
}
