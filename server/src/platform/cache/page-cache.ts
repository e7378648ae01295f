import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { BoundedCache } from './bounded-cache.ts';

const compress = promisify(brotliCompress);

/** A rendered page, ready to be sent. */
export interface KeptPage {
  status: number;
  etag: string;
  /** The document, brotli. */
  compressed: Buffer;
}

export interface RenderedPage {
  status: number;
  html: string;
  cacheable: boolean;
}

/**
 * Rendered pages by address, valid for one version of the catalogue. Requests that come while a page is rendered
 * wait for that one rendering. The least recently used pages go when `maxBytes` is passed
 * (docs/decisions/0004-page-cache-and-policy.md).
 */
export class PageCache {
  readonly #kept: BoundedCache<KeptPage>;
  #version = '';
  #pending = new Map<string, Promise<KeptPage | null>>();

  constructor(maxBytes = 48 * 1024 * 1024) {
    // A page that says that there is nothing is small too, and there are as many as there are addresses.
    this.#kept = new BoundedCache(maxBytes, (address, { compressed }) => 2 * address.length + compressed.length);
  }

  get bytes(): number {
    return this.#kept.bytes;
  }

  /**
   * The page at `address`. What `render` marks as not cacheable is handed through, and to nobody else: whoever waited
   * for it renders for himself, since such a page may depend on who asks.
   */
  async get<Page extends RenderedPage>(
    address: string,
    version: string,
    render: () => Promise<Page>,
  ): Promise<KeptPage | Page> {
    if (version !== this.#version) this.#empty(version);
    const kept = this.#kept.get(address);
    if (kept) return kept;
    const shared = this.#pending.get(address);
    if (shared) return (await shared) ?? render();
    const rendering = render();
    const filling = rendering.then((page) => (page.cacheable ? this.#keep(address, version, page) : null));
    this.#pending.set(address, filling);
    try {
      return (await filling) ?? (await rendering);
    } finally {
      if (this.#pending.get(address) === filling) this.#pending.delete(address);
    }
  }

  async #keep(address: string, version: string, page: RenderedPage): Promise<KeptPage> {
    const bytes = Buffer.from(page.html);
    const kept: KeptPage = {
      status: page.status,
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      compressed: await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    };
    // A page rendered while the catalogue changed may show the old one: it is answered, and not kept.
    if (version === this.#version) this.#kept.set(address, kept);
    return kept;
  }

  #empty(version: string): void {
    this.#version = version;
    this.#kept.clear();
    this.#pending = new Map();
  }
}
