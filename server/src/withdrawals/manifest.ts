import type { Manifest } from '../manifest.ts';
import * as tables from './tables.ts';
import { withdrawalHandlers } from './withdrawal-handlers.ts';
import { registerWithdrawalSettingsPutBack } from './withdrawal-settings.ts';

export const withdrawalsManifest: Manifest = {
  name: 'withdrawals',
  tables,
  open: ({ shopUrl }) => {
    registerWithdrawalSettingsPutBack();
    return { handlers: withdrawalHandlers({ shopUrl }) };
  },
};
