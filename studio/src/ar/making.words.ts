import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  making: { en: 'Preparing, {percent} %', de: 'Wird vorbereitet, {percent} %' },
  sending: { en: 'Uploading, {percent} %', de: 'Wird hochgeladen, {percent} %' },
  looking: { en: 'Nearly there', de: 'Gleich fertig' },
  waiting: {
    en: 'You’re offline. We’ll carry on as soon as you’re back.',
    de: 'Sie sind offline. Es geht von selbst weiter, sobald die Verbindung wieder da ist.',
  },
  progressOf: { en: 'Uploading {name}', de: '{name} wird hochgeladen' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  cancelOf: { en: 'Cancel: {name}', de: 'Abbrechen: {name}' },
  notMade: {
    en: 'That did not work. Please try again.',
    de: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  notSent: { en: 'The file could not be uploaded.', de: 'Die Datei konnte nicht hochgeladen werden.' },
});
