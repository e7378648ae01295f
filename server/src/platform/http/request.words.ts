import { catalogue } from '@afterimage/words/catalogue.ts';

/** What is wrong with a request before any domain has seen it. */
export const words = catalogue({
  unstorable: {
    en: 'This is nested too deep, or has characters that cannot be kept',
    de: 'Das ist zu tief verschachtelt oder hat Zeichen, die nicht gespeichert werden können',
  },
  noJson: { en: 'The body is not valid JSON.', de: 'Der Inhalt ist kein gültiges JSON.' },
  noForm: { en: 'Please send the file as a form.', de: 'Bitte senden Sie die Datei als Formular.' },
  brokenForm: {
    en: 'The form with the file could not be read.',
    de: 'Das Formular mit der Datei konnte nicht gelesen werden.',
  },
  chooseFile: { en: 'Please choose a file', de: 'Bitte wählen Sie eine Datei' },
  key: { en: 'Must be 1 to 200 visible characters', de: 'Muss aus 1 bis 200 sichtbaren Zeichen bestehen' },
});
