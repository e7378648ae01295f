import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  open: { en: 'View in 3D', de: 'In 3D ansehen' },
  openDraft: { en: 'See it in your room', de: 'In Ihrem Raum ansehen' },
  title: { en: '{name} in your room', de: '{name} in Ihrem Raum' },
  loading: { en: 'Loading the model', de: 'Das Modell wird geladen' },
  drawing: { en: 'Putting your design on the model', de: 'Ihre Gestaltung kommt auf das Modell' },
  failed: { en: 'The model could not be loaded.', de: 'Das Modell ließ sich nicht laden.' },
  failedReason: {
    en: 'The connection may have dropped, or this browser can’t show 3D.',
    de: 'Vielleicht ist die Verbindung abgebrochen, oder dieser Browser kann kein 3D.',
  },

  turned: { en: 'Turn {name}', de: '{name} drehen' },
  degrees: {
    en: '{degrees, plural, one {# degree} other {# degrees}}',
    de: '{degrees, plural, one {# Grad} other {# Grad}}',
  },
  turnLeft: { en: 'Turn left', de: 'Nach links drehen' },
  turnRight: { en: 'Turn right', de: 'Nach rechts drehen' },
  tiltUp: { en: 'Look from above', de: 'Von oben ansehen' },
  tiltDown: { en: 'Look from below', de: 'Von unten ansehen' },
  nearer: { en: 'Nearer', de: 'Näher' },
  farther: { en: 'Farther', de: 'Weiter weg' },
  reset: { en: 'Reset', de: 'Zurücksetzen' },
  colour: { en: 'Colour', de: 'Farbe' },

  sizes: { en: 'Show the size', de: 'Maße zeigen' },
  size: { en: 'Size', de: 'Maße' },
  sizeNote: { en: 'True to size, in centimetres', de: 'Originalgröße, in Zentimetern' },
  centimetres: { en: '{length} cm', de: '{length} cm' },
  wide: { en: 'wide', de: 'breit' },
  high: { en: 'high', de: 'hoch' },
  deep: { en: 'deep', de: 'tief' },

  enter: { en: 'View in your room', de: 'In Ihrem Raum ansehen' },
  enterNote: {
    en: 'Through your camera, at its true size. Nothing is recorded.',
    de: 'Durch Ihre Kamera, in Originalgröße. Nichts wird aufgenommen.',
  },
  opening: { en: 'Opening the camera', de: 'Kamera wird geöffnet' },
  refused: {
    en: 'The camera did not open. Allow this site to use it in your browser’s settings, then try again.',
    de: 'Die Kamera ließ sich nicht öffnen. Erlauben Sie sie dieser Seite in den Einstellungen Ihres Browsers und versuchen Sie es noch einmal.',
  },
  scan: { en: 'See it in your room', de: 'Sehen Sie es in Ihrem Raum' },
  scanNote: {
    en: 'Scan this with your phone to see it in front of you at its true size.',
    de: 'Scannen Sie den Code mit Ihrem Telefon, und sehen Sie es in Originalgröße vor sich.',
  },
  code: { en: 'A code that opens this on your phone', de: 'Ein Code, der dies auf Ihrem Telefon öffnet' },
  draftNote: {
    en: 'Anyone with this code can see your design until tomorrow, but not change it.',
    de: 'Wer diesen Code hat, sieht Ihre Gestaltung bis morgen und kann sie nicht ändern.',
  },
  otherBrowser: {
    en: 'This browser cannot put it into your room. Open this page in Safari on an iPhone or in Chrome on Android.',
    de: 'Dieser Browser kann es nicht in Ihren Raum stellen. Öffnen Sie diese Seite in Safari auf dem iPhone oder in Chrome auf Android.',
  },
  copy: { en: 'Copy the link', de: 'Link kopieren' },
  copied: { en: 'Copied', de: 'Kopiert' },

  placing: {
    searching: {
      en: 'Move your phone slowly over the floor or a table',
      de: 'Bewegen Sie das Telefon langsam über den Boden oder einen Tisch',
    },
    offered: { en: 'Tap to put it here', de: 'Tippen Sie, um es hier hinzustellen' },
    placed: {
      en: 'Drag to move it, turn it with two fingers',
      de: 'Ziehen verschiebt es, zwei Finger drehen es',
    },
  },
  again: { en: 'Move it', de: 'Woanders hinstellen' },
  leave: { en: 'Leave room view', de: 'Raumansicht verlassen' },
});
