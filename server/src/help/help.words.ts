import { catalogue } from '@afterimage/words/catalogue.ts';

/** What the shop says beside fields of questions. */
export const words = catalogue({
  headingMissing: { en: 'Please enter a heading', de: 'Bitte geben Sie eine Überschrift ein' },
  questionMissing: { en: 'Please enter the question in English', de: 'Bitte geben Sie die Frage auf Englisch ein' },
  answerMissing: { en: 'Please enter the answer in English', de: 'Bitte geben Sie die Antwort auf Englisch ein' },
  questionAlone: { en: 'The answer needs its question', de: 'Zur Antwort fehlt die Frage' },
  answerAlone: { en: 'The question needs its answer', de: 'Zur Frage fehlt die Antwort' },
});
