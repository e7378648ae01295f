import type { Manifest } from '../manifest.ts';
import * as tables from './tables.ts';

export const translationsManifest: Manifest = { name: 'translations', tables };
