import { draftKeys } from '../drafts/draft-key.ts';
import type { Manifest } from '../manifest.ts';
import { modelExportHandlers } from './model-export-handlers.ts';
import { modelTokens } from './model-token.ts';
import { registerModelExport } from './serve-models.ts';

export const modelExportManifest: Manifest = {
  name: 'model-export',

  open: ({ settings, db, store, secrets }) => {
    const parts = { tokens: modelTokens(secrets.files), draftDays: settings.draftDays };
    return {
      handlers: modelExportHandlers({ keys: draftKeys(secrets.drafts), ...parts }),
      routes: (app) => registerModelExport(app, { db, store, ...parts }),
    };
  },
};
