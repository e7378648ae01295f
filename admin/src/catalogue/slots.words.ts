import { catalogue } from '@afterimage/words/catalogue.ts';

/** What customers personalize of a product. */
export const words = catalogue({
  title: { en: 'Personalisation', de: 'Personalisierung' },
  note: {
    en: 'Each face of the product takes one photo or one text. Its size is that of the finished print. Choices and extras may cost more and change what is printed. Customers are asked for photos first, then for texts, choices and extras, each in this order.',
    de: 'Jede Fläche des Produkts nimmt ein Foto oder einen Text auf. Ihre Größe ist die des fertigen Drucks. Auswahlen und Extras können einen Aufpreis haben und den Druck ändern. Gefragt wird zuerst nach Fotos, dann nach Texten, Auswahl und Extras, jeweils in dieser Reihenfolge.',
  },
  kind: { en: 'Customers add', de: 'Die Kundschaft ergänzt' },
  kinds: {
    photo: { en: 'Photo', de: 'Foto' },
    text: { en: 'Text', de: 'Text' },
    specification: { en: 'Choice', de: 'Auswahl' },
    extra: { en: 'Extras', de: 'Extras' },
  },
  size: { en: '{width} × {height} mm', de: '{width} × {height} mm' },
  elsewhere: { en: 'part of the sample’s print', de: 'Teil des mitgelieferten Drucks' },
  required: { en: 'required', de: 'Pflicht' },
  optional: { en: 'optional', de: 'freiwillig' },
  add: { en: 'Add a printed face', de: 'Bedruckte Fläche hinzufügen' },
  addChoice: { en: 'Add a choice or extras', de: 'Auswahl oder Extras hinzufügen' },
  optionCount: {
    en: '{count, plural, one {# option} other {# options}}',
    de: '{count, plural, one {# Option} other {# Optionen}}',
  },
  onlyWith: { en: 'only with “{option}”', de: 'nur mit „{option}“' },
  offered: { en: 'Offered', de: 'Wird angeboten' },
  always: { en: 'Always', de: 'Immer' },
  withOption: { en: 'Only with {option}', de: 'Nur mit {option}' },
  added: { en: '{title} was added', de: '{title} wurde hinzugefügt' },
  remove: { en: 'Remove {title}', de: '{title} entfernen' },
  removed: { en: '{title} was removed', de: '{title} wurde entfernt' },
  titleIn: { en: 'What it is called in {language}', de: 'Bezeichnung auf {language}' },
  numbers: {
    widthMm: { en: 'Width in mm', de: 'Breite in mm' },
    heightMm: { en: 'Height in mm', de: 'Höhe in mm' },
    bleedMm: { en: 'Bleed in mm', de: 'Beschnitt in mm' },
    safeMm: { en: 'Safe distance to the edge in mm', de: 'Sicherheitsabstand zum Rand in mm' },
    sharpDpi: { en: 'Sharp from (dpi)', de: 'Scharf ab (dpi)' },
    maxLength: { en: 'Most characters', de: 'Höchste Zeichenzahl' },
  },
  diameterMm: { en: 'Diameter in mm, if it is round', de: 'Durchmesser in mm, falls rund' },
  diameterHint: {
    en: 'For faces that go round a mug or a bottle. What plays on the photo then bends with it.',
    de: 'Für Flächen, die um eine Tasse oder Flasche laufen. Was auf dem Foto abgespielt wird, biegt sich dann mit.',
  },
  mustFill: { en: 'Customers must fill it in', de: 'Muss ausgefüllt werden' },
  arAllowed: { en: 'The photo may come alive', de: 'Das Foto darf lebendig werden' },
});
