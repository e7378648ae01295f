import { catalogue } from '@afterimage/words/catalogue.ts';

/** Periods of orders and files, and names of plates. */
export const words = catalogue({
  title: { en: 'Orders and print files', de: 'Bestellungen und Druckdateien' },
  note: {
    en: 'Changes apply at once. What an order holds already keeps its end, and print files that exist keep their plates.',
    de: 'Änderungen gelten sofort. Laufende Reservierungen behalten ihr Ende, vorhandene Druckdateien ihre Farbauszüge.',
  },
  periods: { en: 'Orders and storage times', de: 'Bestellungen und Speicherfristen' },
  hold: { en: 'Unpaid orders hold goods (minutes)', de: 'Reservierung unbezahlter Bestellungen (Minuten)' },
  holdHint: {
    en: 'Goods and coupons are held from the start of the checkout, and once more from the payment page.',
    de: 'Ware und Gutscheine sind ab Beginn des Bestellvorgangs reserviert, und noch einmal ab der Bezahlseite.',
  },
  drafts: { en: 'Designs that were not ordered are stored (days)', de: 'Nicht bestellte Entwürfe speichern (Tage)' },
  draftHint: {
    en: 'After the last change. Older designs, and carts of guests, are deleted at once when you shorten it.',
    de: 'Nach der letzten Änderung. Verkürzen Sie die Frist, werden ältere Entwürfe und Gast-Warenkörbe sofort gelöscht.',
  },
  uploads: { en: 'Unused uploads are stored (days)', de: 'Ungenutzte Uploads speichern (Tage)' },
  uploadHint: {
    en: 'Files that no cart, order, review or design uses. State the same times in your privacy policy.',
    de: 'Dateien, die kein Warenkorb, keine Bestellung, keine Bewertung und kein Entwurf nutzt. Nennen Sie dieselben Fristen in Ihrer Datenschutzerklärung.',
  },
  wrongNumber: {
    en: 'Please enter a whole number from 1 to {most}',
    de: 'Bitte geben Sie eine ganze Zahl von 1 bis {most} ein',
  },
  plates: { en: 'Print files', de: 'Druckdateien' },
  platesNote: {
    en: 'Your press knows white ink and engravings by the names of their plates.',
    de: 'An den Namen der Farbauszüge erkennt Ihre Druckerei Weiß und Gravuren.',
  },
  white: { en: 'Plate of white ink', de: 'Farbauszug für Weiß' },
  engraving: { en: 'Plate of engravings', de: 'Farbauszug für Gravuren' },
  reserved: {
    en: 'This name is reserved for a process color or for all plates',
    de: 'Dieser Name ist einer Prozessfarbe oder allen Farbauszügen vorbehalten',
  },
  wrongName: { en: 'Please enter a name on one line', de: 'Bitte geben Sie einen Namen in einer Zeile ein' },
  sameName: {
    en: 'White ink and engravings need two different names',
    de: 'Weiß und Gravur brauchen zwei verschiedene Namen',
  },
});
