import { inArray } from 'drizzle-orm';
import { blogs } from '../blog/tables.ts';
import { previewKeys } from '../catalogue/preview-key.ts';
import type { Manifest } from '../manifest.ts';
import { registerSubjectNames } from '../operators/subject-names.ts';
import { articleList } from './article-list.ts';
import { journalDeskHandlers } from './journal-desk-handlers.ts';
import { publishScheduledArticles, registerArticlePublicationPutBacks } from './publish-article.ts';
import { registerArticlePutBack } from './save-article.ts';

export const journalDeskManifest: Manifest = {
  name: 'journal-desk',

  open: ({ db, secrets }) => {
    registerArticlePutBack();
    registerArticlePublicationPutBacks();
    registerSubjectNames('article', async (tx, ids) => {
      const rows = await tx
        .select({ id: blogs.id, title: blogs.title })
        .from(blogs)
        .where(inArray(blogs.id, ids.map(Number)));
      return new Map(rows.map(({ id, title }) => [String(id), title]));
    });
    return {
      handlers: journalDeskHandlers(previewKeys(secrets.drafts)),
      registers: { lists: [{ rows: articleList, right: 'catalogue.read' }] },
      jobs: async (jobs) => {
        await jobs.schedule('publish-scheduled-articles', 30, () => publishScheduledArticles(db));
      },
    };
  },
};
