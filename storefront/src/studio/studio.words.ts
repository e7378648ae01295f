import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'Make it yours: {name}', de: 'Ganz Ihres: {name}' },
  meta: {
    en: 'Put your own photo, words and film on {name}.',
    de: 'Ihr Foto, Ihre Worte und Ihr Film auf {name}.',
  },
  loadingTitle: { en: 'Personalise', de: 'Persönlich gestalten' },
  lede: {
    en: 'Your photo, your words, and what they show when a phone looks at them.',
    de: 'Ihr Foto, Ihre Worte und was sie zeigen, wenn ein Telefon sie ansieht.',
  },
  ledeWords: {
    en: 'Your words and your choices; it is made for you alone.',
    de: 'Ihre Worte und Ihre Auswahl; es wird nur für Sie gemacht.',
  },
  home: { en: 'Home', de: 'Start' },
  here: { en: 'Personalise', de: 'Gestalten' },
  notPersonal: { en: 'This product comes as it is.', de: 'Dieses Produkt gibt es so, wie es ist.' },
  toProduct: { en: 'See the product', de: 'Zum Produkt' },
  toPersonal: { en: 'See what can be personalised', de: 'Zeigen, was sich gestalten lässt' },

  chooseSize: { en: 'Choose a size', de: 'Bitte wählen Sie eine Größe' },
  soldOut: {
    en: 'This one is sold out. Please choose another colour or size.',
    de: 'Diese Ausführung ist ausverkauft. Bitte wählen Sie eine andere Farbe oder Größe.',
  },
  soldOutOnly: {
    en: 'This is sold out at the moment. What you make here is kept, but it cannot be ordered yet.',
    de: 'Das ist zurzeit ausverkauft. Was Sie hier gestalten, bleibt erhalten, lässt sich aber noch nicht bestellen.',
  },

  /** What the kinds of steps are called. */
  kinds: {
    photo: { en: 'Photos', de: 'Fotos' },
    text: { en: 'Texts', de: 'Texte' },
    specification: { en: 'Specification', de: 'Ausführung' },
    extra: { en: 'Extras', de: 'Extras' },
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

  optional: { en: '(optional)', de: '(freiwillig)' },
  mm: { en: '{width} × {height} mm', de: '{width} × {height} mm' },
  choosePhoto: { en: 'Choose a photo', de: 'Foto wählen' },
  chooseFor: { en: 'Choose a photo: {title}', de: 'Foto wählen: {title}' },
  dropPhoto: { en: 'or drop it here, or paste it', de: 'oder hierher ziehen oder einfügen' },
  photoRule: { en: 'JPEG, PNG or WebP, up to 40 MB.', de: 'JPEG, PNG oder WebP, bis 40 MB.' },
  photoAdvice: {
    en: 'From {width} × {height} pixels on it prints sharp.',
    de: 'Ab {width} × {height} Pixeln wird der Druck scharf.',
  },
  replace: { en: 'Replace', de: 'Ersetzen' },
  replaceOf: { en: 'Replace the photo: {title}', de: 'Foto ersetzen: {title}' },
  remove: { en: 'Remove', de: 'Entfernen' },
  removeOf: { en: 'Remove the photo: {title}', de: 'Foto entfernen: {title}' },
  yourPhoto: { en: 'Your photo: {title}', de: 'Ihr Foto: {title}' },
  pixels: { en: '{width} × {height} pixels', de: '{width} × {height} Pixel' },
  sharp: { en: 'Sharp at this size', de: 'Scharf in dieser Größe' },
  good: { en: 'Good at this size', de: 'Gut in dieser Größe' },
  soft: { en: 'Will look soft: {dpi} dpi', de: 'Wird unscharf wirken: {dpi} dpi' },
  softAdvice: {
    en: 'A larger original will print better.',
    de: 'Ein größeres Original ergibt einen besseren Druck.',
  },
  expired: {
    en: 'Your file was kept for a day and is gone now. Please choose it again.',
    de: 'Ihre Datei wurde einen Tag lang aufbewahrt und ist nicht mehr da. Bitte wählen Sie sie noch einmal.',
  },
  broken: {
    en: 'We cannot show this photo any more. Please choose it again.',
    de: 'Wir können dieses Foto nicht mehr zeigen. Bitte wählen Sie es noch einmal.',
  },

  shows: { en: 'What it shows', de: 'Was es zeigt' },
  showsLede: {
    en: 'Whoever points a phone at the finished print sees this play on it. You can change it at any time after.',
    de: 'Wer ein Telefon auf den fertigen Druck richtet, sieht es darauf spielen. Sie können es danach jederzeit ändern.',
  },
  showsFirst: {
    en: 'Choose the photo first. Then a film can wake up on it.',
    de: 'Wählen Sie zuerst das Foto. Dann kann ein Film darauf erwachen.',
  },
  chooseMedium: { en: 'Choose a video or picture', de: 'Video oder Bild wählen' },
  chooseMediumFor: { en: 'Choose a video or picture for: {title}', de: 'Video oder Bild wählen für: {title}' },
  mediumRule: {
    en: 'MP4, MOV or WebM up to 60 seconds and 100 MB, or a picture.',
    de: 'MP4, MOV oder WebM bis 60 Sekunden und 100 MB, oder ein Bild.',
  },
  replaceMedium: { en: 'Replace', de: 'Ersetzen' },
  replaceMediumOf: { en: 'Replace what it shows: {title}', de: 'Ersetzen, was es zeigt: {title}' },
  removeMedium: { en: 'Take away', de: 'Wegnehmen' },
  removeMediumOf: { en: 'Take away what it shows: {title}', de: 'Wegnehmen, was es zeigt: {title}' },

  count: { en: '{count} of {most} characters', de: '{count} von {most} Zeichen' },
  lines: {
    en: '{most, plural, =1 {one line} other {up to # lines}}',
    de: '{most, plural, =1 {eine Zeile} other {bis zu # Zeilen}}',
  },
  font: { en: 'Typeface', de: 'Schrift' },
  none: { en: 'None', de: 'Keine' },
  free: { en: 'included', de: 'inbegriffen' },
  more: { en: '+{price}', de: '+{price}' },

  quantity: { en: 'Quantity', de: 'Menge' },
  most: { en: '{count} in stock', de: '{count} auf Lager' },
  sum: { en: 'What it costs', de: 'Was es kostet' },
  each: { en: 'One piece', de: 'Ein Stück' },
  total: { en: 'Total', de: 'Summe' },
  pieces: { en: '{count, plural, one {1 piece} other {# pieces}}', de: '{count} Stück' },
  addToCart: { en: 'Add to cart', de: 'In den Warenkorb' },
  adding: { en: 'Adding', de: 'Wird hineingelegt' },
  stillMissing: {
    en: '{count, plural, one {One thing is still missing} other {# things are still missing}}',
    de: '{count, plural, one {Eines fehlt noch} other {# Angaben fehlen noch}}',
  },
  uploading: {
    en: 'One moment: a file is still on its way.',
    de: 'Einen Moment: Eine Datei ist noch unterwegs.',
  },
});
