import type { Manifest } from '../manifest.ts';
import { catalogueHandlers } from './catalogue-handlers.ts';
import { registerSynonymsPutBack, searchSynonymHandlers } from './search-synonyms.ts';
import * as tables from './tables.ts';

export const catalogueManifest: Manifest = {
  name: 'catalogue',
  tables,
  open({ catalogue }) {
    registerSynonymsPutBack();
    return { handlers: { ...catalogueHandlers(catalogue), ...searchSynonymHandlers } };
  },
};
