import { draftKeys } from '../drafts/draft-key.ts';
import type { Manifest } from '../manifest.ts';
import { roomHandlers } from './model-export-handlers.ts';
import { roomTokens } from './model-token.ts';
import { registerRoom } from './serve-models.ts';

export const modelExportManifest: Manifest = {
  name: 'model-export',

  open: ({ settings, db, store, secrets }) => {
    const parts = { tokens: roomTokens(secrets.files), draftDays: settings.draftDays };
    return {
      handlers: roomHandlers({ keys: draftKeys(secrets.drafts), ...parts }),
      routes: (app) => registerRoom(app, { db, store, ...parts }),
    };
  },
};
