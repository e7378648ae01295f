import type { Manifest } from '../manifest.ts';
import { helpHandlers, helpSettings } from './help-questions.ts';

export const helpManifest: Manifest = {
  name: 'help',

  open: () => {
    helpSettings.registerPutBack();
    return { handlers: helpHandlers };
  },
};
