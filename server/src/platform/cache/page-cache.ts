import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { VersionedCache } from './versioned-cache.ts';

const compress = promisify(brotliCompress);

/** A rendered page, ready to be sent. */
export interface CachedPage {
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
 * Rendered pages by address, valid for one version of the catalogue, the least recently used going first when `maxBytes`
 * is passed (docs/decisions/0004-page-cache-and-policy.md).
 */
export class PageCache {
  readonly #pages: VersionedCache<CachedPage>;

  constructor(maxBytes = 48 * 1024 * 1024) {
    // A page that says that there is nothing is small too, and there are as many as there are addresses.
    const of = (address: string, { compressed }: CachedPage) => 2 * address.length + compressed.length;
    this.#pages = new VersionedCache({ bytes: { max: maxBytes, of } });
  }

  get bytes(): number {
    return this.#pages.bytes;
  }

  /**
   * The page at `address`. What `render` marks as not cacheable is given to the caller whose rendering it was, and to
   * nobody else: those who waited for it render for themselves, since such a page may depend on who asks.
   */
  async get<Page extends RenderedPage>(
    address: string,
    version: string,
    render: () => Promise<Page>,
  ): Promise<CachedPage | Page> {
    let own: Page | undefined;
    const cached = await this.#pages.get(address, version, async () => {
      own = await render();
      return own.cacheable ? compressed(own) : undefined;
    });
    return cached ?? own ?? render();
  }
}

async function compressed({ status, html }: RenderedPage): Promise<CachedPage> {
  const bytes = Buffer.from(html);
  return {
    status,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    compressed: await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  };
}
