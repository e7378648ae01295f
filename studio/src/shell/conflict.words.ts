import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  conflict: { en: 'Which version do you want to keep?', de: 'Welchen Entwurf möchten Sie behalten?' },
  conflictSame: {
    en: 'This design was changed elsewhere, and here too. Only one version can stay.',
    de: 'Dieser Entwurf wurde an anderer Stelle geändert und hier auch. Nur einer von beiden kann bleiben.',
  },
  conflictOther: {
    en: 'The link leads to a design, but you have already started another one on this device.',
    de: 'Der Link führt zu einem Entwurf, und auf diesem Gerät haben Sie einen anderen begonnen.',
  },
  keepMine: { en: 'Keep this one', de: 'Diesen behalten' },
  keepTheirs: { en: 'Use the one from {time}', de: 'Den von {time} nehmen' },
});
