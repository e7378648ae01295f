import type { Manifest } from '../manifest.ts';
import { blogHandlers } from './blog-handlers.ts';
import * as tables from './tables.ts';

export const blogManifest: Manifest = {
  name: 'blog',
  tables,
  open: () => ({ handlers: blogHandlers }),
};
