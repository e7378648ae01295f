import type { BlogBlock } from '@afterimage/contract/blog.ts';

const plain = (text: string) =>
  text
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Whether a quote only repeats a sentence of the article around it. */
export function isPulled(quote: string, blockList: readonly BlogBlock[]): boolean {
  const plainQuote = plain(quote);
  return blockList.some((block) => block.kind === 'paragraph' && plain(block.text).includes(plainQuote));
}
