import { isPreviewKey, previewPrefix } from '@afterimage/contract/values/preview-key.ts';
import { tokenSigner } from '../platform/signing/signer.ts';

/**
 * Keys of previews: with one, a product or an article is read in place of its slug although customers do not see it yet. A
 * key holds for a week.
 */
export interface PreviewKeys {
  /** The path of the product's page with a key, without the language. */
  pathOf(productId: number, now?: number): string;
  /** The product that a key shows; null for what is no key, and for one that has expired. */
  productOf(key: string, now?: number): number | null;
  /** The same for an article of the journal. */
  articlePathOf(articleId: number, now?: number): string;
  articleOf(key: string, now?: number): number | null;
}

const day = 86_400_000;
const lifeInDays = 7;

/** Whether a path is that of a page that shows a draft. */
export const isPreviewPath = (path: string): boolean => /^\/(?:[a-z]{2}\/)?(?:products|blogs)\/preview\./.test(path);

export function previewKeys(secret: Buffer): PreviewKeys {
  const products = keysOf(secret, 'product preview');
  const articles = keysOf(secret, 'article preview');
  return {
    pathOf: (productId, now) => `/products/${products.keyOf(productId, now)}`,
    productOf: products.idOf,
    articlePathOf: (articleId, now) => `/blogs/${articles.keyOf(articleId, now)}`,
    articleOf: articles.idOf,
  };
}

function keysOf(secret: Buffer, purpose: string) {
  const signer = tokenSigner(secret, purpose, 8);
  return {
    keyOf(id: number, now = Date.now()): string {
      const content = Buffer.alloc(8);
      content.writeUInt32BE(id, 0);
      // Whole days, so that a draft that is looked at often has one address a day.
      content.writeUInt32BE(Math.floor(now / day) + lifeInDays, 4);
      return `${previewPrefix}${signer.write(content)}`;
    },
    idOf(key: string, now = Date.now()): number | null {
      const content = isPreviewKey(key) ? signer.read(key.slice(previewPrefix.length)) : null;
      if (!content || content.readUInt32BE(4) < Math.floor(now / day)) return null;
      return content.readUInt32BE(0);
    },
  };
}
