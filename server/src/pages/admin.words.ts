import { catalogue } from '@afterimage/words/catalogue.ts';

/** What the page of the operators' side says before its code has come. */
export const words = catalogue({
  title: { en: 'Afterimage admin', de: 'Afterimage-Verwaltung' },
  noScript: {
    en: 'The admin needs JavaScript. Please allow it for this shop and load the page again.',
    de: 'Die Verwaltung braucht JavaScript. Bitte erlauben Sie es für diesen Shop und laden Sie die Seite neu.',
  },
});
