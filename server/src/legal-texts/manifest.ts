import type { Manifest } from '../manifest.ts';
import { legalTextHandlers } from './legal-text-handlers.ts';
import { registerTextPutBack } from './save-legal-text.ts';
import * as tables from './tables.ts';

export const legalTextsManifest: Manifest = {
  name: 'legal-texts',
  tables,
  open() {
    registerTextPutBack();
    return { handlers: legalTextHandlers };
  },
};
