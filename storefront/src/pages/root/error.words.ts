import { catalogue } from '@afterimage/words/catalogue.ts';

/** What stands in the place of a page that failed; loaded with it. */
export const words = catalogue({
  notFoundTitle: { en: 'Page not found', de: 'Seite nicht gefunden' },
  notFoundText: {
    en: 'There is nothing at this address. It may have moved, or the link may be mistyped.',
    de: 'Unter dieser Adresse ist nichts. Vielleicht ist die Seite umgezogen, oder der Link hat einen Tippfehler.',
  },
  orderNotFoundText: {
    en: 'We cannot find this order. If you followed a link in an e-mail, part of it may be missing.',
    de: 'Wir können diese Bestellung nicht finden. Wenn Sie über einen Link aus einer E-Mail kommen, fehlt vielleicht ein Teil davon.',
  },
  findOrder: { en: 'Find your order', de: 'Bestellung finden' },
  searchLabel: { en: 'Search the shop', de: 'Im Shop suchen' },
  search: { en: 'Search', de: 'Suchen' },
  browse: { en: 'Or browse the shop', de: 'Oder stöbern Sie im Shop' },
  everything: { en: 'All products', de: 'Alle Produkte' },
  home: { en: 'Home', de: 'Startseite' },
  errorTitle: { en: 'Something went wrong', de: 'Etwas ist schiefgegangen' },
  errorText: {
    en: 'This page could not be shown. Nothing was lost; please try again.',
    de: 'Diese Seite konnte nicht gezeigt werden. Es ist nichts verloren; bitte versuchen Sie es noch einmal.',
  },
  request: { en: 'Request {id}', de: 'Anfrage {id}' },
  tryAgain: { en: 'Try again', de: 'Noch einmal versuchen' },
  offlineTitle: { en: 'No connection', de: 'Keine Verbindung' },
});
