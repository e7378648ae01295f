import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { BoundedCache } from './bounded-cache.ts';
import type { Sendable } from './send-cached.ts';

/** A public reply, ready to be sent. */
interface KeptReply extends Sendable {
  data: unknown;
  bytes: Buffer;
}

/**
 * Replies that depend on the address and the catalogue alone, kept as bytes until the catalogue changes. Requests
 * for the same address that come while it is computed wait for the one computation. The least recently used go
 * when `maxBytes` is passed.
 */
export class ReplyCache {
  readonly #version: () => string;
  readonly #kept: BoundedCache<KeptReply>;
  #filledFor = '';
  #pending = new Map<string, Promise<KeptReply>>();

  constructor(version: () => string, maxBytes = 64 * 1024 * 1024) {
    this.#version = version;
    this.#kept = new BoundedCache(maxBytes, costOf);
  }

  /** The reply at `address`, from memory or from `compute`; a failure is passed on and not kept. */
  async get(address: string, compute: () => Promise<unknown>): Promise<KeptReply> {
    const version = this.#version();
    if (version !== this.#filledFor) this.#empty(version);
    const kept = this.#kept.get(address);
    if (kept) return kept;
    const pending = this.#pending.get(address) ?? this.#fill(address, version, compute);
    this.#pending.set(address, pending);
    return pending;
  }

  async #fill(address: string, version: string, compute: () => Promise<unknown>): Promise<KeptReply> {
    try {
      const reply = keep(await compute());
      // What was read before a change may be old: it is answered to those who asked then, and not kept.
      if (version === this.#filledFor) this.#kept.set(address, reply);
      return reply;
    } finally {
      if (version === this.#filledFor) this.#pending.delete(address);
    }
  }

  #empty(version: string) {
    this.#filledFor = version;
    this.#kept.clear();
    this.#pending = new Map();
  }
}

/**
 * What an entry takes in memory, roughly: the address, the reply as an object (about three times its text), as bytes
 * and compressed. Replies to searches that find nothing are small and without number: they must not count as nothing.
 */
const costOf = (address: string, { bytes }: KeptReply) => 1024 + 2 * address.length + 5 * bytes.length;

function keep(data: unknown): KeptReply {
  const bytes = Buffer.from(JSON.stringify({ data }));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  let compressed: Buffer | undefined;
  const compress = () => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return { data, bytes, etag, plain: () => bytes, compressed: () => (compressed ??= compress()) };
}
