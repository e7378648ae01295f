import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  serverError: { en: 'Server error!', de: 'Serverfehler!' },
  addresses: { en: 'Failed to fetch addresses', de: 'Die Adressen konnten nicht geladen werden' },
  orders: { en: 'Failed to fetch orders', de: 'Die Bestellungen konnten nicht geladen werden' },
  order: { en: 'Failed to fetch order', de: 'Die Bestellung konnte nicht geladen werden' },
  projects: { en: 'Failed to fetch projects', de: 'Die Projekte konnten nicht geladen werden' },
  updateProject: { en: 'Failed to update project', de: 'Das Projekt konnte nicht geändert werden' },
  upload: { en: 'Failed to upload file', de: 'Die Datei konnte nicht hochgeladen werden' },
  noConnection: {
    en: 'The shop cannot be reached. Please check your connection and try again.',
    de: 'Der Shop ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung.',
  },
});
