import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  arLede: {
    en: 'Each of these photos can carry a film, a 3D model, a text or another picture. Point a phone at the finished print, and it plays right inside the frame. No app needed, and you can change it any time, even years later.',
    de: 'Jedes dieser Fotos kann einen Film, ein 3D-Modell, einen Text oder ein anderes Bild tragen. Wer ein Telefon auf den fertigen Druck hält, sieht es dort laufen, genau im Rahmen. Ganz ohne App, und Sie können es jederzeit austauschen, auch noch nach Jahren.',
  },
  arNone: {
    en: 'This one stays as it is. What comes alive is marked so.',
    de: 'Dieses Stück bleibt, wie es ist. Was lebendig wird, ist entsprechend gekennzeichnet.',
  },
  arNoneLink: { en: 'See everything you can personalise', de: 'Alles zum Selbstgestalten' },
  arSlot: { en: 'Video, 3D, text or picture', de: 'Video, 3D, Text oder Bild' },
  mm: { en: '{width} × {height} mm', de: '{width} × {height} mm' },
  extraNone: {
    en: 'There are no options or extras for this product.',
    de: 'Für dieses Produkt gibt es weder Auswahl noch Extras.',
  },
  extraLede: {
    en: 'Options and extras you can choose when you personalise it.',
    de: 'Auswahl und Extras beim Gestalten.',
  },
  required: { en: 'choose one', de: 'bitte eines wählen' },
  needed: { en: 'required', de: 'erforderlich' },
  optional: { en: 'optional', de: 'optional' },
  included: { en: 'included', de: 'inbegriffen' },
  upTo: { en: 'up to {count} characters', de: 'bis zu {count} Zeichen' },
  fonts: {
    en: '{count, plural, one {# typeface} other {# typefaces}}',
    de: '{count, plural, one {# Schrift} other {# Schriften}}',
  },
  yourPart: { en: 'Your personalisation', de: 'Ihre Gestaltung' },
});
