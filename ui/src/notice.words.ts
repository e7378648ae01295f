import { catalogue } from '@afterimage/words/catalogue.ts';

/** What notices and summaries of errors say by themselves; loaded with them. */
export const words = catalogue({
  notices: { en: 'Notices (F6)', de: 'Hinweise (F6)' },
  noticeKinds: {
    success: { en: 'Done', de: 'Erledigt' },
    info: { en: 'Note', de: 'Hinweis' },
    error: { en: 'Error', de: 'Fehler' },
  },
  dismiss: { en: 'Dismiss: {title}', de: 'Schließen: {title}' },
});
