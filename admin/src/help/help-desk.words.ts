import { catalogue } from '@afterimage/words/catalogue.ts';

/** The screen of the help page's questions. */
export const words = catalogue({
  content: { en: 'Content', de: 'Inhalte' },
  title: { en: 'Help page', de: 'Hilfeseite' },
  note: {
    en: 'Its upper part, its questions and answers, and its contact lines. Search engines read the questions.',
    de: 'Oberer Teil, Fragen und Antworten, Kontaktzeilen. Suchmaschinen lesen die Fragen.',
  },
  questions: { en: 'Questions and answers', de: 'Fragen und Antworten' },
  texts: { en: 'Upper part and contact', de: 'Oberer Teil und Kontakt' },
  textTitle: { en: 'Heading in {language}', de: 'Überschrift auf {language}' },
  intro: { en: 'Text below the heading in {language}', de: 'Text unter der Überschrift auf {language}' },
  contactTitle: { en: 'Heading of the contact in {language}', de: 'Überschrift des Kontakts auf {language}' },
  contactText: { en: 'Contact lines in {language}', de: 'Kontaktzeilen auf {language}' },
  contactHint: {
    en: 'The shop’s e-mail address follows by itself.',
    de: 'Die E-Mail-Adresse des Shops folgt von selbst.',
  },
  takeOurTexts: { en: 'Use our texts again', de: 'Wieder unsere Texte nehmen' },
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
