import { catalogue } from '@afterimage/words/catalogue.ts';

/** What is wrong with a personalisation; `title` is what the product calls the slot. */
export const words = catalogue({
  noSlot: { en: 'This product has no such personalisation', de: 'Diese Gestaltung gibt es bei diesem Produkt nicht' },
  extrasElsewhere: { en: 'Extras belong into extraList', de: 'Extras gehören in extraList' },
  filledAlready: { en: 'This was filled already', de: 'Das wurde schon ausgefüllt' },
  onlyPhotos: { en: 'This is only possible with a photo', de: 'Das geht nur mit einem Foto' },
  onlyTexts: { en: 'Only a text can be set like this', de: 'Nur ein Text kann so gesetzt werden' },
  chooseFromList: { en: 'Please choose from the list', de: 'Bitte wählen Sie aus der Liste' },
  photoGone: {
    en: 'This photo is no longer available. Please upload it again',
    de: 'Dieses Foto ist nicht mehr verfügbar. Bitte laden Sie es noch einmal hoch',
  },
  fewPixels: {
    en: '{title}: this photo is too small to print, {dpi} dpi. Please choose a larger one',
    de: '{title}: Dieses Foto ist mit {dpi} dpi zu klein zum Drucken. Bitte wählen Sie ein größeres',
  },
  textShort: {
    en: '{title} must be at least {least} characters',
    de: '{title}: bitte mindestens {least} Zeichen',
  },
  textLong: { en: '{title} must be up to {most} characters', de: '{title}: bitte höchstens {most} Zeichen' },
  textLines: {
    en: '{most, plural, =1 {{title} has one line only} other {{title} has up to # lines}}',
    de: '{most, plural, =1 {{title}: bitte nur eine Zeile} other {{title}: bitte höchstens # Zeilen}}',
  },
  noDate: {
    en: 'Line {line}, “{text}”: please begin with a date, as in 12 March Anna',
    de: 'Zeile {line}, „{text}“: bitte mit einem Datum beginnen, zum Beispiel 12. März Anna',
  },
  missingMonth: { en: '{title}: please choose the month', de: '{title}: bitte wählen Sie den Monat' },
  onlyStarts: {
    en: 'A month belongs only to the start of a calendar',
    de: 'Ein Monat gehört nur zum Beginn eines Kalenders',
  },
  otherMonth: { en: '{title}: please choose another month', de: '{title}: bitte wählen Sie einen anderen Monat' },
  nothingHere: { en: 'Nothing can be attached here', de: 'Hier lässt sich nichts hinzufügen' },
  photoFirst: { en: 'Please choose the photo first', de: 'Bitte wählen Sie zuerst das Foto' },
  attachedAlready: { en: 'This photo has its attachment already', de: 'Dieses Foto hat schon etwas, das es zeigt' },
  fileGone: {
    en: 'This file is no longer available. Please upload it again',
    de: 'Diese Datei ist nicht mehr verfügbar. Bitte laden Sie sie noch einmal hoch',
  },
  otherKind: { en: 'This is another kind of file', de: 'Das ist eine Datei anderer Art' },
  noExtra: { en: 'This product has no such extra', de: 'Dieses Extra gibt es bei diesem Produkt nicht' },
  noChoice: { en: '{title} has no such choice', de: '{title}: Diese Auswahl gibt es nicht' },
  choiceFirst: { en: 'Please choose “{title}” first', de: 'Bitte wählen Sie zuerst „{title}“' },
  chosenTwice: { en: 'This was chosen twice', de: 'Das wurde zweimal gewählt' },
  oneChoice: { en: '{title} takes one choice only', de: '{title}: bitte nur eines wählen' },
  missingPhoto: { en: 'Please add a photo: {title}', de: 'Bitte fügen Sie ein Foto hinzu: {title}' },
  missingText: { en: 'Please enter {title}', de: 'Bitte füllen Sie aus: {title}' },
  missingChoice: { en: 'Please choose: {title}', de: 'Bitte wählen Sie: {title}' },

  variant: { en: 'Please choose a colour and a size', de: 'Bitte wählen Sie eine Farbe und eine Größe' },
});
