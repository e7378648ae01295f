import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  stepStatus: {
    wait: { en: 'not begun', de: 'noch nicht begonnen' },
    process: { en: 'in progress', de: 'in Arbeit' },
    error: { en: 'needs attention', de: 'bitte ansehen' },
    finish: { en: 'done', de: 'erledigt' },
  },
});
