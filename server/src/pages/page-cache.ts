import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

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
 * wait for that one rendering. The least recently used pages go when `maxBytes` is passed.
 */
export class PageCache {
  readonly #maxBytes: number;
  #version = '';
  #bytes = 0;
  #kept = new Map<string, KeptPage>();
  #pending = new Map<string, Promise<KeptPage | null>>();

  constructor(maxBytes = 48 * 1024 * 1024) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
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
    if (kept) {
      // Who was used when matters only when room gets scarce.
      if (this.#bytes > this.#maxBytes / 2) {
        this.#kept.delete(address);
        this.#kept.set(address, kept);
      }
      return kept;
    }
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
    if (version === this.#version) this.#store(address, kept);
    return kept;
  }

  #store(address: string, page: KeptPage): void {
    this.#kept.set(address, page);
    this.#bytes += page.compressed.length;
    for (const [oldest, { compressed }] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= compressed.length;
    }
  }

  #empty(version: string): void {
    this.#version = version;
    this.#bytes = 0;
    this.#kept = new Map();
    this.#pending = new Map();
  }
}
