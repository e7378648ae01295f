import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, uuidKey } from '../platform/db/columns.ts';
import { impersonal } from '../platform/db/personal-data.ts';
import type { PreviewedPages } from './previewed-pages.ts';

/** Pages with changes that are not saved, as operators preview them; each is deleted after a week. */
export const pagePreviews = pgTable('page_previews', {
  id: uuidKey(),
  content: impersonal(jsonb('content').$type<PreviewedPages>().notNull()),
  createdAt: createdAt(),
});
