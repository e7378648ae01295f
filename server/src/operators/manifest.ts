import type { Manifest } from '../manifest.ts';
import { operatorHandlers } from './operator-handlers.ts';
import * as tables from './tables.ts';

export const operatorsManifest: Manifest = {
  name: 'operators',
  tables,

  open: () => ({ handlers: operatorHandlers() }),
};
