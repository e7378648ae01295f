import type { Manifest } from '../manifest.ts';
import { previewKeys } from '../catalogue/preview-key.ts';
import { blogHandlers } from './blog-handlers.ts';
import * as tables from './tables.ts';

export const blogManifest: Manifest = {
  name: 'blog',
  tables,
  open: ({ secrets }) => ({ handlers: blogHandlers(previewKeys(secrets.drafts)) }),
};
