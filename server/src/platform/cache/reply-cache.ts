import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Sendable } from './send-cached.ts';
import { VersionedCache } from './versioned-cache.ts';

/** A public reply, ready to be sent. */
interface CachedReply extends Sendable {
  data: unknown;
  bytes: Buffer;
}

/** Replies that depend on the address and the catalogue alone, as bytes, until the catalogue changes. */
export class ReplyCache {
  readonly #version: () => string;
  readonly #replies: VersionedCache<CachedReply>;

  constructor(version: () => string, maxBytes = 64 * 1024 * 1024) {
    this.#version = version;
    this.#replies = new VersionedCache({ bytes: { max: maxBytes, of: bytesOf } });
  }

  /** The reply at `address`, from memory or from `compute`; a failure is passed on and not cached. */
  async get(address: string, compute: () => Promise<unknown>): Promise<CachedReply> {
    const cached = await this.#replies.get(address, this.#version(), async () => sendable(await compute()));
    if (!cached) throw new Error(`The reply of ${address} was not computed.`);
    return cached;
  }
}

/**
 * What an entry takes in memory, roughly: the address, the reply as an object (about three times its text), as bytes
 * and compressed. Replies to searches that find nothing are small and without number: they must not count as nothing.
 */
const bytesOf = (address: string, { bytes }: CachedReply) => 1024 + 2 * address.length + 5 * bytes.length;

function sendable(data: unknown): CachedReply {
  const bytes = Buffer.from(JSON.stringify({ data }));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  let compressed: Buffer | undefined;
  const compress = () => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return { data, bytes, etag, plain: () => bytes, compressed: () => (compressed ??= compress()) };
}
