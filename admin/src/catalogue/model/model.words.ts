import { catalogue } from '@afterimage/words/catalogue.ts';

/** The 3D model of a product on its screen. */
export const words = catalogue({
  title: { en: '3D model', de: '3D-Modell' },
  note: {
    en: 'Customers turn it in the studio and see it in their room by augmented reality (AR). Send a GLB file in real size: 1 unit is 1 metre, y points up and the front faces z.',
    de: 'Ihre Kundschaft dreht es im Studio und sieht es mit Augmented Reality (AR) in ihren Räumen. Laden Sie eine GLB-Datei in wirklicher Größe hoch: 1 Einheit ist 1 Meter, y zeigt nach oben, die Vorderseite nach z.',
  },
  upload: { en: 'Upload model', de: 'Modell hochladen' },
  replace: { en: 'Replace model', de: 'Modell ersetzen' },
  remove: { en: 'Remove model', de: 'Modell entfernen' },
  sending: { en: 'Uploading: {percent}%', de: 'Wird hochgeladen: {percent} %' },
  checking: {
    en: 'The shop checks the model. This can take a minute.',
    de: 'Der Shop prüft das Modell. Das kann eine Minute dauern.',
  },
  added: {
    en: 'The model is ready. Save the product to use it.',
    de: 'Das Modell ist bereit. Speichern Sie das Produkt, um es zu verwenden.',
  },
  large: { en: '3D models can be up to {most} MB.', de: '3D-Modelle dürfen bis zu {most} MB groß sein.' },
  measures: {
    en: '{width} × {height} × {depth} cm (width, height, depth)',
    de: '{width} × {height} × {depth} cm (Breite, Höhe, Tiefe)',
  },
  fileSize: { en: '{size, number} kB file', de: 'Datei mit {size, number} kB' },
  triangles: {
    en: '{count, plural, one {# triangle} other {# triangles}}',
    de: '{count, plural, one {# Dreieck} other {# Dreiecke}}',
  },
  tooLarge: {
    en: 'This model is larger than 10 m. GLB files are in metres: please scale it in your 3D program if it should be smaller.',
    de: 'Dieses Modell ist größer als 10 m. GLB-Dateien rechnen in Metern: Bitte skalieren Sie es in Ihrem 3D-Programm, wenn es kleiner sein soll.',
  },
  tooSmall: {
    en: 'This model is smaller than 1 cm. GLB files are in metres: please scale it in your 3D program if it should be larger.',
    de: 'Dieses Modell ist kleiner als 1 cm. GLB-Dateien rechnen in Metern: Bitte skalieren Sie es in Ihrem 3D-Programm, wenn es größer sein soll.',
  },
  missing: {
    en: 'The file of this model is missing. Please upload it again.',
    de: 'Die Datei dieses Modells fehlt. Bitte laden Sie sie noch einmal hoch.',
  },
  placement: { en: 'Place in the room (AR)', de: 'Platz im Raum (AR)' },
  placements: {
    floor: { en: 'On the floor or a table', de: 'Auf dem Boden oder einem Tisch' },
    wall: { en: 'On a wall', de: 'An einer Wand' },
  },
  turn: { en: 'Turn the model', de: 'Modell drehen' },
  degrees: {
    en: '{degrees, plural, one {# degree} other {# degrees}}',
    de: '{degrees, plural, one {# Grad} other {# Grad}}',
  },
  turnLeft: { en: 'Turn left', de: 'Nach links drehen' },
  turnRight: { en: 'Turn right', de: 'Nach rechts drehen' },
  nearer: { en: 'Closer', de: 'Näher' },
  farther: { en: 'Farther', de: 'Weiter weg' },
  reset: { en: 'Reset view', de: 'Ansicht zurücksetzen' },
  cannotShow: {
    en: 'This browser cannot show the model.',
    de: 'Dieser Browser kann das Modell nicht zeigen.',
  },
});
