import type { Manifest } from '../manifest.ts';
import { catalogueHandlers } from './catalogue-handlers.ts';
import { previewKeys } from './preview-key.ts';
import { registerSynonymsPutBack, searchSynonymHandlers } from './search-synonyms.ts';
import * as tables from './tables.ts';

export const catalogueManifest: Manifest = {
  name: 'catalogue',
  tables,
  open({ catalogue, secrets }) {
    registerSynonymsPutBack();
    return { handlers: { ...catalogueHandlers(catalogue, previewKeys(secrets.drafts)), ...searchSynonymHandlers } };
  },
};
