import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'Look it over', de: 'Alles ansehen' },
  proof: { en: 'This is what we print', de: 'Das drucken wir' },
  proofWords: {
    en: 'Cut as you see it here. Please look at every word and every edge.',
    de: 'So zugeschnitten, wie Sie es hier sehen. Bitte sehen Sie sich jedes Wort und jeden Rand an.',
  },
  proofOf: { en: 'Print: {title}', de: 'Druck: {title}' },
  proofCode: {
    en: 'The code on it gets its own address with your order.',
    de: 'Der Code darauf bekommt mit Ihrer Bestellung seine eigene Adresse.',
  },
  proofCut: { en: 'Show where it is cut', de: 'Zeigen, wo geschnitten wird' },
  proofCutOff: { en: 'What is yellow is cut off.', de: 'Was gelb ist, wird abgeschnitten.' },
  proofSafe: {
    en: 'Inside the dashed line nothing that matters can be lost.',
    de: 'Innerhalb der gestrichelten Linie geht nichts Wichtiges verloren.',
  },
  proofFailed: { en: 'We cannot show the print just now.', de: 'Wir können den Druck gerade nicht zeigen.' },

  warnings: { en: 'Please look at this', de: 'Bitte ansehen' },
  warningsWords: {
    en: 'Put it right, or tick that it may be printed like this.',
    de: 'Ändern Sie es, oder haken Sie an, dass es so gedruckt werden darf.',
  },
  nothingWrong: { en: 'Everything will print well.', de: 'Alles wird gut gedruckt.' },
  warning: {
    LOW_RESOLUTION: {
      en: '{title} has few pixels for its size: {dpi} dpi.',
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
      en: '{title} has signs that we cannot print: {signs}',
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
      en: 'Print it all the same: {dpi} dpi will look soft',
      de: 'Trotzdem drucken: {dpi} dpi wirken unscharf',
    },
    MODERATE_RESOLUTION: {
      en: 'Print it all the same: {dpi} dpi may look a little soft',
      de: 'Trotzdem drucken: {dpi} dpi wirken vielleicht etwas weich',
    },
    SMALL_TEXT: {
      en: 'Print it all the same: it will be hard to read',
      de: 'Trotzdem drucken: Es wird schwer zu lesen sein',
    },
    THIN_STROKES: {
      en: 'Print it all the same: thin strokes may get lost',
      de: 'Trotzdem drucken: Dünne Striche können verschwinden',
    },
    SUBSTITUTED_GLYPHS: {
      en: 'Print it all the same: these signs stay out',
      de: 'Trotzdem drucken: Diese Zeichen fehlen dann',
    },
    OUTSIDE_SAFE_AREA: {
      en: 'Print it all the same: a little of it may be cut off',
      de: 'Trotzdem drucken: Etwas davon kann abgeschnitten werden',
    },
  },
  putRight: { en: 'Put right: {title}', de: 'Ändern: {title}' },

  productDetails: { en: 'Product details', de: 'Produktdetails' },
  arMedia: { en: 'AR Media', de: 'AR-Medien' },
  extra: { en: 'Extra', de: 'Extras' },
  edit: { en: 'Edit', de: 'Ändern' },
  editOf: { en: 'Edit: {title}', de: 'Ändern: {title}' },
  variant: { en: 'Variant', de: 'Ausführung' },
  noMedia: { en: 'Nothing plays on it.', de: 'Nichts spielt darauf.' },
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
    en: 'Pay now leaves your cart as it is.',
    de: 'Jetzt bezahlen lässt Ihren Warenkorb, wie er ist.',
  },
});
