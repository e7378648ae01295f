import type { Manifest } from '../manifest.ts';
import * as tables from './tables.ts';

export const couponsManifest: Manifest = {
  name: 'coupons',
  tables,
};
