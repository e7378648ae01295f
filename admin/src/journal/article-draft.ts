import type { Reply } from '@afterimage/contract/api.ts';

export type DeskArticle = Reply<'getDeskArticle'>;

/** What the form of an article changes. */
export type ArticleDraft = Pick<
  DeskArticle,
  'title' | 'summary' | 'body' | 'picture' | 'authorName' | 'categoryList' | 'slug'
>;

/** The form over an article as it is stored. */
export function articleDraftOf(article: DeskArticle): ArticleDraft {
  const { title, summary, body, picture, authorName, categoryList, slug } = article;
  return { title, summary, body, picture, authorName, categoryList, slug };
}
