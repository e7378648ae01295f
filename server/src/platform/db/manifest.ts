import type { Manifest } from '../../manifest.ts';
import * as tables from './tables.ts';

export const databaseManifest: Manifest = {
  name: 'platform/db',
  tables,
};
