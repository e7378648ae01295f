import type { SamplePicture } from './product.ts';

type SampleArticleCategoryId = 'making' | 'printing' | 'augmented-reality' | 'stories';

export interface SampleArticleCategory {
  id: SampleArticleCategoryId;
  name: string;
  description: string;
}

/** What an article is made of, from top to bottom. `text` is plain text without markup. */
type SampleArticleBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'picture'; picture: SamplePicture; caption: string };

/** `publishedAt` is a day as YYYY-MM-DD; `summary` has at most 200 characters. */
export interface SampleArticle {
  id: number;
  slug: string;
  title: string;
  summary: string;
  category: SampleArticleCategoryId[];
  picture: SamplePicture;
  authorName: string;
  publishedAt: string;
  blockList: SampleArticleBlock[];
}

export function paragraph(text: string): SampleArticleBlock {
  return { kind: 'paragraph', text };
}

export function heading(text: string): SampleArticleBlock {
  return { kind: 'heading', text };
}

/** A sentence of the article itself, set large: the journal quotes nobody else. */
export function quote(text: string): SampleArticleBlock {
  return { kind: 'quote', text };
}

export function pictureBlock(picture: SamplePicture, caption: string): SampleArticleBlock {
  return { kind: 'picture', picture, caption };
}

export function wordsOf(article: SampleArticle): number {
  return article.blockList
    .map((block) => (block.kind === 'picture' ? block.caption : block.text))
    .reduce((sum, text) => sum + text.split(/\s+/).filter((word) => word !== '').length, 0);
}

/** Whole minutes at 220 words a minute, rounded up. */
export function readingMinutes(article: SampleArticle): number {
  return Math.max(1, Math.ceil(wordsOf(article) / 220));
}
