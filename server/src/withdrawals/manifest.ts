import type { Manifest } from '../manifest.ts';
import * as tables from './tables.ts';
import { withdrawalHandlers } from './withdrawal-handlers.ts';

export const withdrawalsManifest: Manifest = {
  name: 'withdrawals',
  tables,
  open: ({ shopUrl }) => ({ handlers: withdrawalHandlers({ shopUrl }) }),
};
