import type { Locale } from '@afterimage/words/locale.ts';
import { type CachedReply, ReplyCache } from '../cache/reply-cache.ts';
import type { Database } from '../db/connection.ts';

/** Who asks for a public reply. */
export interface Asker {
  /** The network address; the shop's own pages, which are bounded where they are rendered, have none. */
  address?: string;
  /** Calls `onGone` when whoever asks has hung up. */
  whenGone?: (onGone: () => void) => void;
}

/** Public replies: from memory, or computed. */
export interface Reads {
  /** The reply from memory, if it is there. */
  cached(locale: Locale, address: string): CachedReply | undefined;
  get(locale: Locale, address: string, asker: Asker, compute: (db: Database) => Promise<unknown>): Promise<CachedReply>;
}

/** Each is computed at once and to its end. */
export function unboundedReads(catalogueVersion: () => string, db: Database): Reads {
  const cache = new ReplyCache(catalogueVersion);
  return {
    cached: (locale, address) => cache.cached(locale, address),
    get: (locale, address, _, compute) => cache.get(locale, address, () => compute(db)),
  };
}
