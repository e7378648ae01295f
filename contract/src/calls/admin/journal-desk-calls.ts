import * as z from 'zod';
import { versionQuery } from '../../admin/catalogue-desk.ts';
import * as desk from '../../admin/journal-desk.ts';
import { listPage, listQuery } from '../../admin/lists.ts';
import { endpoint } from '../../endpoint.ts';

const reads = { caller: 'operator', right: 'catalogue.read' } as const;
const writes = { caller: 'operator', right: 'catalogue.write' } as const;

/** The calls about the journal as operators edit it. */
export const journalDeskCalls = {
  listDeskArticles: endpoint({
    ...reads,
    summary: 'A page of the list of articles, drafts included',
    query: listQuery,
    reply: listPage(desk.deskArticleRow),
    errors: ['INVALID_REQUEST'],
  }),
  getJournalFacts: endpoint({
    ...reads,
    summary: 'The categories of articles',
    reply: desk.journalFacts,
  }),
  addArticleCategory: endpoint({
    ...writes,
    summary: 'Add a category of articles',
    body: desk.newArticleCategoryBody,
    reply: desk.journalFacts,
    errors: ['INVALID_REQUEST'],
  }),
  listArticleCategories: endpoint({
    ...reads,
    summary: 'The categories of articles in every language, for editing',
    reply: desk.deskArticleCategories,
  }),
  saveArticleCategory: endpoint({
    ...writes,
    summary: 'Change the texts of a category of articles; its address stays',
    params: desk.articleCategoryPath,
    body: desk.saveArticleCategoryBody,
    reply: desk.deskArticleCategories,
    errors: ['NOT_FOUND', 'RECORD_CHANGED', 'INVALID_REQUEST'],
  }),
  deleteArticleCategory: endpoint({
    ...writes,
    summary: 'Delete a category of articles; its articles stay',
    params: desk.articleCategoryPath,
    query: desk.articleCategoriesVersion,
    reply: desk.deskArticleCategories,
    errors: ['NOT_FOUND', 'RECORD_CHANGED'],
  }),
  addArticle: endpoint({
    ...writes,
    summary: 'Add a draft of an article by its title',
    body: desk.newArticleBody,
    reply: desk.deskArticle,
    errors: ['INVALID_REQUEST'],
  }),
  getDeskArticle: endpoint({
    ...reads,
    summary: 'An article in every language, for editing',
    params: desk.articlePath,
    reply: desk.deskArticle,
    errors: ['NOT_FOUND'],
  }),
  saveArticle: endpoint({
    ...writes,
    summary: 'Change an article; fails when it is not in the version that was seen',
    params: desk.articlePath,
    body: desk.saveArticleBody,
    reply: desk.deskArticle,
    errors: ['NOT_FOUND', 'RECORD_CHANGED', 'INVALID_REQUEST'],
  }),
  publishArticle: endpoint({
    ...writes,
    summary: 'Show an article to customers, now or at a time',
    params: desk.articlePath,
    body: desk.publishArticleBody,
    reply: desk.deskArticle,
    errors: ['NOT_FOUND', 'RECORD_CHANGED', 'INVALID_REQUEST'],
  }),
  unpublishArticle: endpoint({
    ...writes,
    summary: 'Make an article a draft again: customers do not see it any more',
    params: desk.articlePath,
    query: versionQuery,
    reply: desk.deskArticle,
    errors: ['NOT_FOUND', 'RECORD_CHANGED'],
  }),
  deleteArticle: endpoint({
    ...writes,
    summary: 'Delete an article',
    params: desk.articlePath,
    query: versionQuery,
    reply: z.strictObject({}),
    errors: ['NOT_FOUND', 'RECORD_CHANGED'],
  }),
};
