import { catalogue } from '@afterimage/words/catalogue.ts';

/** Why a medium of a project cannot be exchanged like this. */
export const words = catalogue({
  noItem: { en: 'This project has no such item', de: 'Dieses Projekt hat keinen solchen Eintrag' },
  namedTwice: { en: 'This item was named already', de: 'Dieser Eintrag wurde schon genannt' },
  nothingHere: { en: 'Nothing can be attached here', de: 'Hier lässt sich nichts hinzufügen' },
  fileGone: {
    en: 'This file is not there any more. Please upload it again',
    de: 'Diese Datei ist nicht mehr da. Bitte laden Sie sie noch einmal hoch',
  },
  otherKind: { en: 'This is another kind of file', de: 'Das ist eine Datei anderer Art' },
});
