import { catalogue } from '@afterimage/words/catalogue.ts';

/** The screen of the help page's questions. */
export const words = catalogue({
  content: { en: 'Content', de: 'Inhalte' },
  title: { en: 'Questions and answers', de: 'Fragen und Antworten' },
  note: {
    en: 'They stand on the help page and are read by search engines.',
    de: 'Sie stehen auf der Hilfeseite und werden von Suchmaschinen gelesen.',
  },
  open: { en: 'Open the help page', de: 'Hilfeseite ansehen' },
  numbered: { en: 'Question {number}', de: 'Frage {number}' },
  questionIn: { en: 'Question {number} in {language}', de: 'Frage {number} auf {language}' },
  answerIn: { en: 'Answer {number} in {language}', de: 'Antwort {number} auf {language}' },
  missing: { en: 'Missing in {language}', de: 'Fehlt auf {language}' },
  moveUp: { en: 'Move question {number} up', de: 'Frage {number} nach oben' },
  moveDown: { en: 'Move question {number} down', de: 'Frage {number} nach unten' },
  remove: { en: 'Remove question {number}', de: 'Frage {number} entfernen' },
  add: { en: 'Add a question', de: 'Frage hinzufügen' },
  none: { en: 'The help page has no questions.', de: 'Die Hilfeseite hat keine Fragen.' },
  takeOurs: { en: 'Use our questions again', de: 'Wieder unsere Fragen nehmen' },
  saved: { en: 'Saved', de: 'Gespeichert' },
  history: { en: 'All changes in the audit log', de: 'Alle Änderungen im Protokoll' },
});
