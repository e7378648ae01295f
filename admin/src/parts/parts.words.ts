import { catalogue } from '@afterimage/words/catalogue.ts';

/** What the reusable parts of the admin say by themselves. */
export const words = catalogue({
  windowTitle: { en: '{title} – Afterimage admin', de: '{title} – Afterimage-Verwaltung' },
  trail: { en: 'Breadcrumbs', de: 'Sie sind hier' },
  close: { en: 'Close', de: 'Schließen' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  undo: { en: 'Undo', de: 'Rückgängig' },
  undone: { en: 'Undone', de: 'Rückgängig gemacht' },
  actFailed: {
    en: 'This did not work. Please try again.',
    de: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  notices: { en: 'Notices', de: 'Meldungen' },
  tryAgain: { en: 'Try again', de: 'Noch einmal versuchen' },
  loading: { en: 'Loading…', de: 'Wird geladen …' },
  failed: { en: 'This could not be loaded', de: 'Das konnte nicht geladen werden' },
  stale: {
    en: 'Not up to date: the shop could not be reached.',
    de: 'Nicht aktuell: Der Shop war nicht erreichbar.',
  },
  requestId: { en: 'Number of the request: {id}', de: 'Nummer der Anfrage: {id}' },
});
