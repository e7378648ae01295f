import { urlSigner } from '../files/signed-url.ts';
import type { Manifest } from '../manifest.ts';
import { reviewHandlers } from './review-handlers.ts';
import * as tables from './tables.ts';

export const reviewsManifest: Manifest = {
  name: 'reviews',
  tables,
  open: ({ secrets }) => ({ handlers: reviewHandlers(urlSigner(secrets.files)) }),
};
