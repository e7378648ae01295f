import { catalogue } from '@afterimage/words/catalogue.ts';

/** Why a project cannot be changed like this. */
export const words = catalogue({
  noItem: { en: 'This project has no such item', de: 'Dieses Projekt hat keinen solchen Eintrag' },
  namedTwice: { en: 'This item was named already', de: 'Dieser Eintrag wurde schon genannt' },
  nothingHere: { en: 'Nothing can be attached here', de: 'Hier lässt sich nichts hinzufügen' },
  fileGone: {
    en: 'This file is no longer available. Please upload it again',
    de: 'Diese Datei ist nicht mehr verfügbar. Bitte laden Sie sie noch einmal hoch',
  },
  slotGone: {
    en: 'This can no longer be changed: the product has no such personalisation any more',
    de: 'Das lässt sich nicht mehr ändern: Diese Gestaltung gibt es bei dem Produkt nicht mehr',
  },
  otherPrice: {
    en: 'This would not cost what you have paid. Please choose something at the same price',
    de: 'Das würde etwas anderes kosten, als Sie bezahlt haben. Bitte wählen Sie etwas zum selben Preis',
  },
  otherPiece: {
    en: 'The size of a second piece can no longer be changed: it has been set aside for you',
    de: 'Die Größe eines zweiten Stücks lässt sich nicht mehr ändern: Es ist schon für Sie zurückgelegt',
  },
  otherKind: { en: 'This is another kind of file', de: 'Das ist eine Datei anderer Art' },
});
