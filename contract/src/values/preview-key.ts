/** What a key begins with by which a draft is read in place of a slug; slugs have no dot. */
export const previewPrefix = 'preview.';

/** Whether a part of an address is the key of a preview, be it expired or not. */
export const isPreviewKey = (part: unknown): boolean => typeof part === 'string' && part.startsWith(previewPrefix);
