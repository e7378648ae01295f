import type { Manifest } from '../manifest.ts';
import { mailDeskHandlers } from './mail-desk-handlers.ts';
import { registerMailPutBack } from './save-mail.ts';

export const mailDeskManifest: Manifest = {
  name: 'mail-desk',

  open: ({ shopUrl, throttle }) => {
    registerMailPutBack();
    return { handlers: mailDeskHandlers({ shopUrl, throttle }) };
  },
};
