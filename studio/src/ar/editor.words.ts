import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  choose: { en: 'What shall play on it?', de: 'Was soll darauf spielen?' },
  /** With the kind behind a colon. */
  kind: { en: 'What plays', de: 'Was spielt' },
  ways: {
    VIDEO: { en: 'Video', de: 'Video' },
    '3D': { en: '3D', de: '3D' },
    TEXT: { en: 'Text', de: 'Text' },
    IMAGE: { en: 'Picture', de: 'Bild' },
  },
  wayFor: { en: '{way} on {title}', de: '{way} auf {title}' },
  nothing: { en: 'Nothing yet. It may stay so.', de: 'Noch nichts. Das darf so bleiben.' },
  shows: {
    VIDEO: { en: 'A video plays on it', de: 'Ein Video spielt darauf' },
    '3D': { en: 'A model from our gallery stands on it', de: 'Ein Modell aus unserer Galerie ist darauf' },
    OBJECT_3D: { en: 'Your own model stands on it', de: 'Ihr eigenes Modell ist darauf' },
    TEXT: { en: 'A text comes up on it', de: 'Ein Text erscheint darauf' },
    IMAGE: { en: 'A picture lies on it', de: 'Ein Bild liegt darauf' },
  },
  seconds: {
    en: '{seconds, plural, one {# second} other {# seconds}}',
    de: '{seconds, plural, one {# Sekunde} other {# Sekunden}}',
  },
  change: { en: 'Change it', de: 'Ändern' },
  changeOf: { en: 'Change what plays on {title}', de: 'Ändern, was auf {title} spielt' },
  takeAway: { en: 'Take it away', de: 'Wegnehmen' },
  takeAwayOf: { en: 'Take away what plays on {title}', de: 'Wegnehmen, was auf {title} spielt' },
  done: { en: 'Done', de: 'Fertig' },
  dialog: { en: 'What plays on {title}', de: 'Was auf {title} spielt' },
  another: {
    VIDEO: { en: 'Another video', de: 'Ein anderes Video' },
    IMAGE: { en: 'Another picture', de: 'Ein anderes Bild' },
  },
});
