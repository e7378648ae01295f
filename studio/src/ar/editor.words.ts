import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  choose: { en: 'What should play on it?', de: 'Was soll darauf laufen?' },
  /** With the kind behind a colon. */
  kind: { en: 'What plays', de: 'Was läuft' },
  ways: {
    VIDEO: { en: 'Video', de: 'Video' },
    '3D': { en: '3D', de: '3D' },
    TEXT: { en: 'Text', de: 'Text' },
    IMAGE: { en: 'Picture', de: 'Bild' },
  },
  wayFor: { en: '{way} on {title}', de: '{way} auf {title}' },
  nothing: { en: 'Nothing yet, and that’s fine.', de: 'Noch nichts, und das ist in Ordnung.' },
  shows: {
    VIDEO: { en: 'A video plays on it', de: 'Ein Video läuft darauf' },
    '3D': { en: 'A model from our gallery appears on it', de: 'Ein Modell aus unserer Galerie erscheint darauf' },
    OBJECT_3D: { en: 'Your own model appears on it', de: 'Ihr eigenes Modell erscheint darauf' },
    TEXT: { en: 'A text appears on it', de: 'Ein Text erscheint darauf' },
    IMAGE: { en: 'A picture appears on it', de: 'Ein Bild erscheint darauf' },
  },
  seconds: {
    en: '{seconds, plural, one {# second} other {# seconds}}',
    de: '{seconds, plural, one {# Sekunde} other {# Sekunden}}',
  },
  change: { en: 'Change', de: 'Ändern' },
  changeOf: { en: 'Change what plays on {title}', de: 'Ändern, was auf {title} läuft' },
  takeAway: { en: 'Remove', de: 'Entfernen' },
  takeAwayOf: { en: 'Remove what plays on {title}', de: 'Entfernen, was auf {title} läuft' },
  done: { en: 'Done', de: 'Fertig' },
  dialog: { en: '{title}: what plays', de: '{title}: was darauf läuft' },
  another: {
    VIDEO: { en: 'Another video', de: 'Ein anderes Video' },
    IMAGE: { en: 'Another picture', de: 'Ein anderes Bild' },
  },
});
