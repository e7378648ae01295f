import type { BlogBlock } from '../blog.ts';

/** Whether customers see an article: `scheduled` is a draft that is published at a time. */
export const articleStates = ['published', 'draft', 'scheduled'] as const;
export type ArticleState = (typeof articleStates)[number];

/** Bounds of what an operator enters for an article. */
export const journalLimits = {
  title: 120,
  summary: 200,
  author: 80,
  slug: 80,
  alt: 300,
  caption: 300,
  /** Characters of a paragraph, a heading or a quote. */
  text: 5000,
  /** Paragraphs, headings, quotes and pictures in one language. */
  blocks: 200,
  /** Characters of all of them in one language, with what is said of pictures: an article has to fit in one request. */
  body: 100_000,
  categories: 10,
  categoryName: 60,
  categoryDescription: 400,
} as const;

/** How many characters the body of an article has in one language. */
export const bodyLength = (blocks: readonly BlogBlock[]): number =>
  blocks.reduce(
    (sum, block) =>
      sum + (block.kind === 'picture' ? block.caption.length + block.picture.alt.length : block.text.length),
    0,
  );
