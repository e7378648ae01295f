import type { Manifest } from '../manifest.ts';
import * as tables from './tables.ts';

export const withdrawalsManifest: Manifest = { name: 'withdrawals', tables };
