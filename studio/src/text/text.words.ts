import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  count: { en: '{count} of {most} characters', de: '{count} von {most} Zeichen' },
  lines: {
    en: '{most, plural, =1 {one line} other {up to # lines}}',
    de: '{most, plural, =1 {eine Zeile} other {bis zu # Zeilen}}',
  },
  font: { en: 'Typeface', de: 'Schrift' },
  more: { en: '+{price}', de: '+{price}' },
  looks: { en: 'How it will be printed: {text}', de: 'So wird es gedruckt: {text}' },
  nothing: { en: 'No text yet', de: 'Noch kein Text' },
  nothingHint: { en: 'Your text appears here.', de: 'Ihr Text erscheint hier.' },

  form: { en: 'Alignment, size and curve', de: 'Ausrichtung, Größe und Bogen' },
  align: { en: 'Alignment', de: 'Ausrichtung' },
  aligns: {
    left: { en: 'Left', de: 'Links' },
    center: { en: 'Middle', de: 'Mitte' },
    right: { en: 'Right', de: 'Rechts' },
  },

  color: { en: 'Colour', de: 'Farbe' },
  colors: {
    ink: { en: 'Ink', de: 'Tinte' },
    white: { en: 'White', de: 'Weiß' },
    grey: { en: 'Grey', de: 'Grau' },
    blue: { en: 'Blue', de: 'Blau' },
    green: { en: 'Green', de: 'Grün' },
    red: { en: 'Red', de: 'Rot' },
    rose: { en: 'Rose', de: 'Rosa' },
    ochre: { en: 'Ochre', de: 'Ocker' },
  },
  ownColor: { en: 'Your own colour', de: 'Eigene Farbe' },

  fits: { en: 'As large as fits', de: 'So groß wie möglich' },
  size: { en: 'Height of the letters', de: 'Höhe der Schrift' },
  mm: { en: '{size} mm', de: '{size} mm' },
  smaller: { en: 'Smaller', de: 'Kleiner' },
  larger: { en: 'Larger', de: 'Größer' },
  curve: { en: 'Curve', de: 'Bogen' },
  degrees: { en: '{degrees}°', de: '{degrees}°' },
  straight: { en: 'Straight', de: 'Gerade' },
  curveDown: { en: 'Bend the ends up', de: 'Enden nach oben biegen' },
  curveUp: { en: 'Bend the ends down', de: 'Enden nach unten biegen' },

  missing: {
    en: 'We can’t print {signs}. Please remove it or write it another way.',
    de: '{signs} können wir nicht drucken. Bitte nehmen Sie es heraus oder schreiben Sie es anders.',
  },
  lent: {
    en: '{font} does not have {signs}, so we take it from another typeface.',
    de: 'In {font} gibt es {signs} nicht, wir nehmen es aus einer anderen Schrift.',
  },
  small: {
    en: 'The letters will be {size} mm high and hard to read. A shorter text prints larger.',
    de: 'Die Schrift wird nur {size} mm hoch und ist schwer zu lesen. Ein kürzerer Text wird größer gedruckt.',
  },
});
