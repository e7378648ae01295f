import type { Manifest } from '../manifest.ts';
import * as tables from './tables.ts';
import { wishlistHandlers } from './wishlist-handlers.ts';

export const wishlistManifest: Manifest = {
  name: 'wishlist',
  tables,
  open: () => ({ handlers: wishlistHandlers }),
};
