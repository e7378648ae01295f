import { createHash } from 'node:crypto';
import { open, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { photoLimits } from '@afterimage/contract/values/limits.ts';
import { guardedFetch, GuardedFetchError, isAllowedHost } from '../../platform/http/guarded-fetch.ts';
import type { LoadPicture } from '../csv/file-product.ts';
import { NoPictureError, type PictureStore } from './picture-store.ts';

interface PictureSources {
  /** Where the file is that names pictures: they are looked for beside it. */
  folder: string;
  /** The hosts from which pictures are fetched; empty: none. */
  hosts: readonly string[];
  store: PictureStore;
  /** Says what would happen: nothing is fetched or stored. */
  dryRun: boolean;
  /** Which addresses are refused; for tests. */
  refuses?: (address: string) => boolean;
}

/**
 * Gets pictures from files beside the file that names them, and from addresses of hosts that were allowed. One that was got
 * from an address before is not fetched again.
 */
export function pictureLoader(sources: PictureSources): LoadPicture {
  return async (reference, alt) => {
    try {
      const local = await localPath(sources.folder, reference);
      if (local !== null) return await fromFile(sources, local, alt);
      if (!/^https?:/i.test(reference)) return { problem: `the picture ${reference} is not beside the file` };
      return await fromAddress(sources, reference, alt);
    } catch (error) {
      if (error instanceof NoPictureError || error instanceof GuardedFetchError)
        return { problem: `the picture ${reference} was left out: ${error.message}` };
      throw error;
    }
  };
}

/** The file beside that is meant, also by the last part of an address; null when there is none. Nothing outside is read. */
async function localPath(folder: string, reference: string): Promise<string | null> {
  const root = await realpath(folder);
  const name = URL.parse(reference)?.pathname.split('/').at(-1) ?? '';
  for (const candidate of [reference, safelyDecoded(name), join('images', safelyDecoded(name))]) {
    if (candidate === '' || candidate.includes('\0') || isAbsolute(candidate)) continue;
    const path = await realpath(join(root, candidate)).catch(() => null);
    if (path === null) continue;
    const inside = relative(root, path);
    if (inside === '' || inside.startsWith('..') || isAbsolute(inside)) continue;
    if ((await stat(path)).isFile()) return path;
  }
  return null;
}

function safelyDecoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

async function fromFile({ store, dryRun }: PictureSources, path: string, alt: string) {
  const file = await open(path);
  let bytes: Buffer;
  try {
    if ((await file.stat()).size > photoLimits.bytes) throw new NoPictureError('it is too large');
    bytes = await file.readFile();
  } finally {
    await file.close();
  }
  const checksum = createHash('sha256').update(bytes).digest('hex');
  const stored = await store.find(checksum, alt);
  if (stored) return { picture: stored };
  return dryRun ? { problem: 'its pictures would be stored' } : { picture: await store.store(checksum, bytes, alt) };
}

async function fromAddress({ store, hosts, dryRun, refuses }: PictureSources, address: string, alt: string) {
  const stored = await store.find(address, alt);
  if (stored) return { picture: stored };
  if (hosts.length === 0) return { problem: 'its pictures were not fetched, which --fetch-pictures asks for' };
  const host = URL.parse(address)?.hostname ?? '';
  if (dryRun && isAllowedHost(host, hosts)) return { problem: 'its pictures would be fetched' };
  const answer = await guardedFetch(address, {
    allowedHosts: hosts,
    maxBytes: photoLimits.bytes,
    timeoutMs: 30_000,
    maxRedirects: 3,
    headers: { accept: 'image/avif,image/webp,image/jpeg,image/png' },
    ...(refuses && { refuses }),
  });
  if (answer.status !== 200) throw new NoPictureError(`the answer was ${answer.status}`);
  if (!answer.type.startsWith('image/')) throw new NoPictureError(`the answer was ${answer.type || 'of no type'}`);
  return { picture: await store.store(address, answer.body, alt) };
}
