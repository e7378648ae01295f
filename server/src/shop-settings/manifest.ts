import type { Manifest } from '../manifest.ts';
import { shopHandlers } from './shop-handlers.ts';
import * as tables from './tables.ts';

export const shopSettingsManifest: Manifest = {
  name: 'shop-settings',
  tables,
  open: ({ settings }) => ({ handlers: shopHandlers(settings) }),
};
