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
  blocks: 200,
  categories: 10,
} as const;
