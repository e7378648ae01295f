import type { Manifest } from '../manifest.ts';
import { followLanguages } from './languages.ts';
import { pageDeskHandlers, registerPagePutBacks } from './page-desk-handlers.ts';
import * as tables from './tables.ts';

export const pageDeskManifest: Manifest = {
  name: 'page-desk',
  tables,

  open: async ({ db, catalogue, log }) => {
    registerPagePutBacks();
    await followLanguages(db);
    const stop = catalogue.onChange(() => {
      followLanguages(db).catch((error: unknown) => log.warn({ err: error }, 'the languages could not be read'));
    });
    return { handlers: pageDeskHandlers, close: stop };
  },
};
