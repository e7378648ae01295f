import { urlSigner } from '../files/signed-url.ts';
import type { Manifest } from '../manifest.ts';
import { registerAnswerPutBacks } from './answer-review.ts';
import { moderationHandlers, registerTakedownPutBack } from './moderation-handlers.ts';

export const moderationManifest: Manifest = {
  name: 'moderation',

  open: ({ secrets, shopUrl }) => {
    registerTakedownPutBack(shopUrl);
    registerAnswerPutBacks();
    return { handlers: moderationHandlers({ signUrl: urlSigner(secrets.files), shopUrl }) };
  },
};
