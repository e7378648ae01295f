import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'Check your design', de: 'Alles prüfen' },
  proof: { en: 'This is what we print', de: 'Das drucken wir' },
  proofWords: {
    en: 'Trimmed as you see it here. Please check every word and every edge.',
    de: 'So zugeschnitten, wie Sie es hier sehen. Bitte prüfen Sie jedes Wort und jeden Rand.',
  },
  proofOf: { en: 'Print: {title}', de: 'Druck: {title}' },
  proofCode: {
    en: 'The code on it gets its own address once you order.',
    de: 'Der Code darauf bekommt mit Ihrer Bestellung seine eigene Adresse.',
  },
  proofCut: { en: 'Show trim lines', de: 'Schnittlinien zeigen' },
  proofCutOff: { en: 'The yellow area is trimmed off.', de: 'Der gelbe Bereich wird abgeschnitten.' },
  proofSafe: {
    en: 'Everything inside the dashed line is safe.',
    de: 'Innerhalb der gestrichelten Linie geht nichts verloren.',
  },
  proofFailed: { en: 'We can’t show the print right now.', de: 'Wir können den Druck gerade nicht zeigen.' },

  warnings: { en: 'Please check', de: 'Bitte prüfen' },
  warningsWords: {
    en: 'Fix it, or tick to print it as it is.',
    de: 'Ändern Sie es, oder bestätigen Sie, dass wir es so drucken dürfen.',
  },
  nothingWrong: { en: 'Everything will print well.', de: 'Alles wird gut gedruckt.' },
  warning: {
    LOW_RESOLUTION: {
      en: '{title} has few pixels for this size: {dpi} dpi.',
      de: '{title} hat für diese Größe wenige Pixel: {dpi} dpi.',
    },
    MODERATE_RESOLUTION: {
      en: '{title} could be sharper: {dpi} dpi.',
      de: '{title} könnte schärfer sein: {dpi} dpi.',
    },
    SMALL_TEXT: { en: '{title} is very small.', de: '{title} ist sehr klein.' },
    THIN_STROKES: {
      en: '{title} has very thin strokes for this material.',
      de: '{title} hat für dieses Material sehr dünne Striche.',
    },
    SUBSTITUTED_GLYPHS: {
      en: '{title} has characters we can’t print: {signs}',
      de: '{title} enthält Zeichen, die wir nicht drucken können: {signs}',
    },
    OUTSIDE_SAFE_AREA: {
      en: '{title} comes close to the edge.',
      de: '{title} kommt nah an den Rand.',
    },
  },
  /** It stops nobody: there may be a reason for it. */
  cutFace: {
    en: '{title}: a face is cut off at the edge.',
    de: '{title}: Ein Gesicht ist am Rand angeschnitten.',
  },
  accept: {
    LOW_RESOLUTION: {
      en: 'Print it anyway: {dpi} dpi will look soft',
      de: 'Trotzdem drucken: {dpi} dpi wirken unscharf',
    },
    MODERATE_RESOLUTION: {
      en: 'Print it anyway: {dpi} dpi may look a little soft',
      de: 'Trotzdem drucken: {dpi} dpi wirken vielleicht etwas weich',
    },
    SMALL_TEXT: {
      en: 'Print it anyway: it will be hard to read',
      de: 'Trotzdem drucken: Es wird schwer zu lesen sein',
    },
    THIN_STROKES: {
      en: 'Print it anyway: thin strokes may get lost',
      de: 'Trotzdem drucken: Dünne Striche können verschwinden',
    },
    SUBSTITUTED_GLYPHS: {
      en: 'Print it anyway: these characters will be missing',
      de: 'Trotzdem drucken: Diese Zeichen fehlen dann',
    },
    OUTSIDE_SAFE_AREA: {
      en: 'Print it anyway: a little of it may be cut off',
      de: 'Trotzdem drucken: Etwas davon kann abgeschnitten werden',
    },
  },
  putRight: { en: 'Fix: {title}', de: 'Ändern: {title}' },

  productDetails: { en: 'Product details', de: 'Produktdetails' },
  arMedia: { en: 'AR Media', de: 'AR-Medien' },
  extra: { en: 'Extra', de: 'Extras' },
  edit: { en: 'Edit', de: 'Ändern' },
  editOf: { en: 'Edit: {title}', de: 'Ändern: {title}' },
  variant: { en: 'Variant', de: 'Ausführung' },
  noMedia: { en: 'Nothing plays on it.', de: 'Nichts läuft darauf.' },
  noExtra: { en: 'None', de: 'Keine' },
  noDetails: { en: 'As it is', de: 'So, wie es ist' },

  quantity: { en: 'Quantity', de: 'Menge' },
  quantityOfLine: {
    en: '{count}. You can change how many in the cart.',
    de: '{count}. Die Menge ändern Sie im Warenkorb.',
  },
  payNow: { en: 'Pay now', de: 'Jetzt bezahlen' },
  opening: { en: 'One moment', de: 'Einen Moment' },
  payWords: {
    en: 'Paying now won’t touch your cart.',
    de: 'Ihr Warenkorb bleibt dabei unverändert.',
  },
});
