import { tokenSigner } from '../platform/signing/signer.ts';

/**
 * Keys of previews: with one, a product is read in place of its slug although customers do not see it yet. A key holds for a
 * week.
 */
export interface PreviewKeys {
  /** The path of the product's page with a key, without the language. */
  pathOf(productId: number, now?: number): string;
  /** The product that a key shows; null for what is no key, and for one that has expired. */
  productOf(key: string, now?: number): number | null;
}

const prefix = 'preview.';
const day = 86_400_000;
const lifeInDays = 7;

/** Whether a path is that of a page that shows a draft. */
export const isPreviewPath = (path: string): boolean => /^\/(?:[a-z]{2}\/)?products\/preview\./.test(path);

export function previewKeys(secret: Buffer): PreviewKeys {
  const signer = tokenSigner(secret, 'product preview', 8);
  return {
    pathOf(productId, now = Date.now()) {
      const content = Buffer.alloc(8);
      content.writeUInt32BE(productId, 0);
      // Whole days, so that a draft that is looked at often has one address a day.
      content.writeUInt32BE(Math.floor(now / day) + lifeInDays, 4);
      return `/products/${prefix}${signer.write(content)}`;
    },
    productOf(key, now = Date.now()) {
      const content = key.startsWith(prefix) ? signer.read(key.slice(prefix.length)) : null;
      if (!content || content.readUInt32BE(4) < Math.floor(now / day)) return null;
      return content.readUInt32BE(0);
    },
  };
}
