import type { Manifest } from '../manifest.ts';
import { locationHandlers } from './location-handlers.ts';
import * as tables from './tables.ts';

export const locationManifest: Manifest = {
  name: 'location',
  tables,
  open: () => ({ handlers: locationHandlers() }),
};
