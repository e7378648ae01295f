import type { Manifest } from '../manifest.ts';
import * as tables from './tables.ts';
import { withdrawalHandlers } from './withdrawal-handlers.ts';
import { withdrawalSettings } from './withdrawal-settings.ts';

export const withdrawalsManifest: Manifest = {
  name: 'withdrawals',
  tables,
  open: ({ shopUrl }) => {
    withdrawalSettings.registerPutBack();
    return { handlers: withdrawalHandlers({ shopUrl }) };
  },
};
