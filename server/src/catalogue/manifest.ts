import type { Manifest } from '../manifest.ts';
import { catalogueHandlers } from './catalogue-handlers.ts';
import * as tables from './tables.ts';

export const catalogueManifest: Manifest = {
  name: 'catalogue',
  tables,
  open: ({ catalogue }) => ({ handlers: catalogueHandlers(catalogue) }),
};
