import type { Manifest } from '../manifest.ts';
import * as tables from './tables.ts';

export const legalTextsManifest: Manifest = { name: 'legal-texts', tables };
