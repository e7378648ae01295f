import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  making: { en: 'Being made ready, {percent} %', de: 'Wird vorbereitet, {percent} %' },
  sending: { en: 'Uploading, {percent} %', de: 'Wird hochgeladen, {percent} %' },
  looking: { en: 'Nearly there', de: 'Gleich fertig' },
  waiting: {
    en: 'The connection is gone. It goes on by itself when it is back.',
    de: 'Die Verbindung ist weg. Es geht von selbst weiter, sobald sie wieder da ist.',
  },
  progressOf: { en: '{name} is on its way', de: '{name} ist unterwegs' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  cancelOf: { en: 'Cancel: {name}', de: 'Abbrechen: {name}' },
  notMade: {
    en: 'That did not work. Please try it once more.',
    de: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  notSent: { en: 'The file could not be uploaded.', de: 'Die Datei konnte nicht hochgeladen werden.' },
});
