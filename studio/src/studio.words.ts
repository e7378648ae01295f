import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'Make it yours: {name}', de: 'Ganz Ihres: {name}' },
  meta: {
    en: 'Put your own photo, words and film on {name}.',
    de: 'Ihr Foto, Ihre Worte und Ihr Film auf {name}.',
  },
  loadingTitle: { en: 'Personalise', de: 'Persönlich gestalten' },
  lede: {
    en: 'Your photo, your words, and what they show when you point a phone at them.',
    de: 'Ihr Foto, Ihre Worte und was sie zeigen, wenn man ein Telefon darauf richtet.',
  },
  notPersonal: { en: 'This product can’t be personalised.', de: 'Dieses Produkt lässt sich nicht personalisieren.' },
  toProduct: { en: 'View the product', de: 'Zum Produkt' },
  toPersonal: { en: 'See everything you can personalise', de: 'Alles zum Selbstgestalten' },

  chooseSize: { en: 'Choose a size', de: 'Bitte wählen Sie eine Größe' },
  soldOut: {
    en: 'This one is sold out. Please choose another colour or size.',
    de: 'Diese Ausführung ist ausverkauft. Bitte wählen Sie eine andere Farbe oder Größe.',
  },
  soldOutOnly: {
    en: 'Sold out at the moment. Your design is kept, but you can’t order it yet.',
    de: 'Zurzeit ausverkauft. Ihre Gestaltung bleibt erhalten, lässt sich aber noch nicht bestellen.',
  },

  /** What the kinds of steps are called. */
  kinds: {
    photo: { en: 'Photos', de: 'Fotos' },
    text: { en: 'Texts', de: 'Texte' },
    specification: { en: 'Specification', de: 'Ausführung' },
    extra: { en: 'Extras', de: 'Extras' },
  },

  fewPixels: {
    en: '{title}: this photo is too small to print, {dpi} dpi. Please choose a larger one',
    de: '{title}: Dieses Foto ist mit {dpi} dpi zu klein zum Drucken. Bitte wählen Sie ein größeres',
  },
  missingPhoto: { en: 'Please add a photo: {title}', de: 'Bitte fügen Sie ein Foto hinzu: {title}' },
  missingText: { en: 'Please enter {title}', de: 'Bitte füllen Sie aus: {title}' },
  missingChoice: { en: 'Please choose: {title}', de: 'Bitte wählen Sie: {title}' },
  textShort: { en: '{title} must be at least {least} characters', de: '{title}: bitte mindestens {least} Zeichen' },
  textLong: { en: '{title} must be up to {most} characters', de: '{title}: bitte höchstens {most} Zeichen' },
  textLines: {
    en: '{most, plural, =1 {{title} has one line only} other {{title} has up to # lines}}',
    de: '{most, plural, =1 {{title}: bitte nur eine Zeile} other {{title}: bitte höchstens # Zeilen}}',
  },

  missingMonth: { en: '{title}: please choose the month', de: '{title}: bitte wählen Sie den Monat' },
  noDate: {
    en: 'Line {line}, “{text}”: please begin with a date, as in 12 March Anna',
    de: 'Zeile {line}, „{text}“: bitte mit einem Datum beginnen, zum Beispiel 12. März Anna',
  },

  optional: { en: '(optional)', de: '(optional)' },

  none: { en: 'None', de: 'Keine' },
  free: { en: 'included', de: 'inbegriffen' },
  more: { en: '+{price}', de: '+{price}' },

  most: { en: '{count} in stock', de: '{count} auf Lager' },
  sum: { en: 'Price', de: 'Preis' },
  each: { en: 'Price per piece', de: 'Stückpreis' },
  total: { en: 'Total', de: 'Summe' },
  pieces: { en: '{count, plural, one {1 piece} other {# pieces}}', de: '{count} Stück' },
  addToCart: { en: 'Add to cart', de: 'In den Warenkorb' },
  adding: { en: 'Adding', de: 'Wird hineingelegt' },
  andMore: {
    en: '{more, plural, one {{first}. One more thing is missing.} other {{first}. # more things are missing.}}',
    de: '{more, plural, one {{first}. Noch etwas fehlt.} other {{first}. Noch # Angaben fehlen.}}',
  },
  lookingForWarnings: {
    en: 'One moment: we’re checking how it will print.',
    de: 'Einen Moment: Wir prüfen, wie es gedruckt aussieht.',
  },
  warningsOpen: {
    en: '{count, plural, one {1 warning to check.} other {# warnings to check.}}',
    de: '{count, plural, one {Ein Hinweis ist noch offen.} other {# Hinweise sind noch offen.}}',
  },
  uploading: {
    en: 'One moment: a file is still uploading.',
    de: 'Einen Moment: Eine Datei wird noch hochgeladen.',
  },
});
