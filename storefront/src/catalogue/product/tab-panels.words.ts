import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  arLede: {
    en: 'Each of these photos can carry a film, a 3D model, a text or another picture. Whoever points a phone at the finished print sees it play there, held to the photo’s edges. No app is needed, and you can exchange it after the purchase.',
    de: 'Jedes dieser Fotos kann einen Film, ein 3D-Modell, einen Text oder ein anderes Bild tragen. Wer ein Telefon auf den fertigen Druck hält, sieht es dort laufen, genau in den Rändern des Fotos. Eine App ist nicht nötig, und nach dem Kauf können Sie es austauschen.',
  },
  arNone: {
    en: 'This product carries no augmented reality. Those that do are marked AR.',
    de: 'Dieses Produkt trägt keine Augmented Reality. Was sie trägt, ist mit AR gekennzeichnet.',
  },
  arNoneLink: { en: 'See what can be personalised', de: 'Zeigen, was sich gestalten lässt' },
  arSlot: { en: 'Video, 3D, text or picture', de: 'Video, 3D, Text oder Bild' },
  mm: { en: '{width} × {height} mm', de: '{width} × {height} mm' },
  extraNone: {
    en: 'It comes as it is; there is nothing to add.',
    de: 'Es kommt, wie es ist: ohne Zusätze und ohne Extras.',
  },
  extraLede: {
    en: 'What can be chosen and added when you personalise it.',
    de: 'Was Sie beim Gestalten wählen und hinzufügen können.',
  },
  required: { en: 'choose one', de: 'bitte eines wählen' },
  needed: { en: 'needed', de: 'nötig' },
  optional: { en: 'if you like', de: 'wenn Sie möchten' },
  included: { en: 'included', de: 'inbegriffen' },
  upTo: { en: 'up to {count} characters', de: 'bis zu {count} Zeichen' },
  fonts: {
    en: '{count, plural, one {# typeface} other {# typefaces}}',
    de: '{count, plural, one {# Schrift} other {# Schriften}}',
  },
  yourPart: { en: 'What you put on it', de: 'Was Sie daraufsetzen' },
  safety: { en: 'Maker and safety', de: 'Hersteller und Sicherheit' },
  warnings: { en: 'Warnings', de: 'Warnhinweise' },
  maker: { en: 'Maker', de: 'Hersteller' },
  responsible: { en: 'Responsible in the EU', de: 'Verantwortlich in der EU' },
});
