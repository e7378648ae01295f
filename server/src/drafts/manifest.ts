import { urlSigner } from '../files/signed-url.ts';
import type { Manifest } from '../manifest.ts';
import { draftHandlers } from './draft-handlers.ts';
import { draftKeys } from './draft-key.ts';
import * as tables from './tables.ts';

export const draftsManifest: Manifest = {
  name: 'drafts',
  tables,

  open: ({ settings, secrets, throttle }) => {
    const keys = draftKeys(secrets.drafts);
    return {
      handlers: draftHandlers({ throttle, keys, signUrl: urlSigner(secrets.files), draftDays: settings.draftDays }),
    };
  },
};
