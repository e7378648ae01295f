import { previewKeys } from '../catalogue/preview-key.ts';
import type { Manifest } from '../manifest.ts';
import { readyDesignHandlers } from './ready-design-handlers.ts';
import * as tables from './tables.ts';

export const readyDesignsManifest: Manifest = {
  name: 'ready-designs',
  tables,
  open: ({ secrets }) => ({ handlers: readyDesignHandlers(previewKeys(secrets.drafts)) }),
};
