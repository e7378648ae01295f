import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { groundOf, ownPhotographs, type Photograph, photographs, type Side } from './photograph-list.ts';

const run = promisify(execFile);

export const cacheFolder = join(import.meta.dirname, '..', '.cache');
export const checkout = join(import.meta.dirname, '..', '..', '..');
const longestSide = 1280;

/** Where a photograph lies when it has been fetched. */
export const photographFile = ({ name, side }: { name: string; side: Side }): string =>
  join(cacheFolder, 'photographs', side, `${name}.jpg`);

/** Fetches all photographs that are missing; returns those that could not be fetched, and why. */
export async function fetchPhotographs(say: (line: string) => void): Promise<string[]> {
  const missing: string[] = [];
  for (const side of ['train', 'test'] satisfies Side[])
    await mkdir(join(cacheFolder, 'photographs', side), { recursive: true });
  for (const own of ownPhotographs)
    if (!existsSync(photographFile(own))) await convert(join(checkout, own.path), photographFile(own));
  const absent = photographs.filter((photograph) => !existsSync(photographFile(photograph)));
  for (const [debian, list] of Map.groupBy(absent, (photograph) => photograph.package)) {
    say(`${debian}: ${list.length} photographs`);
    const folder = await mkdtemp(join(tmpdir(), 'photographs-'));
    try {
      missing.push(...(await fromPackage(debian, list, folder)));
    } catch (error) {
      missing.push(`${debian}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return missing;
}

async function fromPackage(debian: string, list: readonly Photograph[], folder: string): Promise<string[]> {
  await run('apt-get', ['download', debian], { cwd: folder });
  const file = (await readdir(folder)).find((name) => name.endsWith('.deb'));
  if (!file) return [`${debian}: nothing was downloaded`];
  await run('dpkg-deb', ['-x', join(folder, file), join(folder, 'x')]);
  const missing: string[] = [];
  for (const photograph of list) {
    const from = join(folder, 'x', photograph.path);
    if (existsSync(from)) await convert(from, photographFile(photograph), photograph.plain);
    else missing.push(`${debian} has no ${photograph.path}`);
  }
  return missing;
}

async function convert(from: string, to: string, plain = false): Promise<void> {
  const ground = plain ? groundOf(basename(to, '.jpg')) : '#ffffff';
  let image = sharp(from, { limitInputPixels: 1e9 })
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb');
  if (plain) {
    const { width, height } = await sharp(from).metadata();
    const scale = Math.min(1, longestSide / Math.max(width, height));
    const margin = Math.round(0.15 * scale * Math.max(width, height));
    image = image.extend({ top: margin, bottom: margin, left: margin, right: margin, background: ground });
  }
  await image.flatten({ background: ground }).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toFile(to);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const missing = await fetchPhotographs((line) => console.log(line));
  for (const line of missing) console.error(`missing: ${line}`);
  for (const side of ['train', 'test'] satisfies Side[])
    console.log(`${side}: ${(await readdir(join(cacheFolder, 'photographs', side))).length} photographs`);
}
