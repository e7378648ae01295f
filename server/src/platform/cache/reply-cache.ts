import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Sendable } from './send-cached.ts';
import { VersionedCache } from './versioned-cache.ts';

/** A public reply, ready to be sent. */
export interface CachedReply extends Sendable {
  data: unknown;
  bytes: Buffer;
}

/** Replies that depend on the address, the language and the catalogue alone, as bytes, until the catalogue changes. */
export class ReplyCache {
  readonly #version: () => string;
  readonly #replies: VersionedCache<CachedReply>;

  constructor(version: () => string, maxBytes = 64 * 1024 * 1024) {
    this.#version = version;
    this.#replies = new VersionedCache({ bytes: { max: maxBytes, of: bytesOf } });
  }

  /** The reply at `address` in a language, if it is in memory. */
  cached(locale: Locale, address: string): CachedReply | undefined {
    return this.#replies.cached(`${locale} ${address}`, this.#version());
  }

  /** The reply at `address` in a language, from memory or from `compute`; a failure is passed on and not cached. */
  async get(locale: Locale, address: string, compute: () => Promise<unknown>): Promise<CachedReply> {
    const cached = await this.#replies.get(`${locale} ${address}`, this.#version(), async () =>
      sendable(locale, await compute()),
    );
    if (!cached) throw new Error(`The reply of ${address} was not computed.`);
    return cached;
  }
}

/**
 * What an entry takes in memory, roughly: its key, the reply as an object (about three times its text), as bytes
 * and compressed. Replies to searches that find nothing are small and without number: they must not count as nothing.
 */
const bytesOf = (key: string, { bytes }: CachedReply) => 1024 + 2 * key.length + 5 * bytes.length;

function sendable(locale: Locale, data: unknown): CachedReply {
  const bytes = Buffer.from(JSON.stringify({ data }));
  // A reply that is the same in two languages still differs by its header `Content-Language`.
  const etag = `"${createHash('sha256').update(`${locale} `).update(bytes).digest('base64url').slice(0, 22)}"`;
  let compressed: Buffer | undefined;
  const compress = () => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return {
    data,
    bytes,
    etag,
    vary: 'accept-encoding, accept-language',
    plain: () => bytes,
    compressed: () => (compressed ??= compress()),
  };
}
