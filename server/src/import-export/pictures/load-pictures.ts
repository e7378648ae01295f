import { createHash } from 'node:crypto';
import { open, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { photoLimits } from '@afterimage/contract/values/limits.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { guardedFetch, GuardedFetchError, isAllowedHost } from '../../platform/http/guarded-fetch.ts';
import type { LoadPicture } from '../csv/file-product.ts';
import { importMessage } from '../import-message.ts';
import { words } from '../import.words.ts';
import { NoPictureError, type PictureStore } from './picture-store.ts';

interface PictureSources {
  /** Where the file is that names pictures: they are looked for beside it. */
  folder: string;
  /** The hosts from which pictures are fetched; empty: none. */
  hosts: readonly string[];
  store: PictureStore;
  /** Says what would happen: nothing is fetched or stored. */
  dryRun: boolean;
  /** The language of problems. */
  locale: Locale;
  /** Which addresses are refused; for tests. */
  refuses?: (address: string) => boolean;
}

/**
 * Gets pictures from files beside the file that names them, and from addresses of hosts that were allowed. One that was got
 * from an address before is not fetched again.
 */
export function pictureLoader(sources: PictureSources): LoadPicture {
  const messages = inLocale(words, sources.locale).picture;
  return async (reference, alt) => {
    try {
      const local = await localPath(sources.folder, reference);
      if (local !== null) return await fromFile(sources, local, alt);
      if (!/^https?:/i.test(reference)) return { problem: messages.absent({ reference }) };
      return await fromAddress(sources, reference, alt);
    } catch (error) {
      if (error instanceof NoPictureError || error instanceof GuardedFetchError)
        return { problem: messages.omitted({ reference, reason: error.messageIn(sources.locale) }) };
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

async function fromFile({ store, dryRun, locale }: PictureSources, path: string, alt: string) {
  const file = await open(path);
  let bytes: Buffer;
  try {
    if ((await file.stat()).size > photoLimits.bytes)
      throw new NoPictureError(importMessage(({ picture }) => picture.tooLarge));
    bytes = await file.readFile();
  } finally {
    await file.close();
  }
  const checksum = createHash('sha256').update(bytes).digest('hex');
  const stored = await store.find(checksum, alt);
  if (stored) return { picture: stored };
  if (dryRun) return { problem: inLocale(words, locale).picture.toStore };
  return { picture: await store.store(checksum, bytes, alt) };
}

async function fromAddress(sources: PictureSources, address: string, alt: string) {
  const { store, hosts, dryRun, locale, refuses } = sources;
  const messages = inLocale(words, locale).picture;
  const stored = await store.find(address, alt);
  if (stored) return { picture: stored };
  if (hosts.length === 0) return { problem: messages.notFetched };
  const host = URL.parse(address)?.hostname ?? '';
  if (dryRun && isAllowedHost(host, hosts)) return { problem: messages.toFetch };
  const answer = await guardedFetch(address, {
    allowedHosts: hosts,
    maxBytes: photoLimits.bytes,
    timeoutMs: 30_000,
    maxRedirects: 3,
    headers: { accept: 'image/avif,image/webp,image/jpeg,image/png' },
    ...(refuses && { refuses }),
  });
  const { status, type } = answer;
  if (status === 200 && type === '') throw new NoPictureError(importMessage(({ picture }) => picture.noType));
  if (status !== 200 || !type.startsWith('image/'))
    throw new NoPictureError(
      importMessage(({ picture }) => picture.status({ status: status === 200 ? type : `${status}` })),
    );
  return { picture: await store.store(address, answer.body, alt) };
}
