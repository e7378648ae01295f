import { catalogue } from '@afterimage/words/catalogue.ts';

/** The texts of the legal pages: which there are, and writing them. */
export const words = catalogue({
  title: { en: 'Legal texts', de: 'Rechtstexte' },
  note: {
    en: 'What the legal pages of the shop say, in Markdown. Each change is kept as a version; orders name the terms that were accepted.',
    de: 'Was auf den rechtlichen Seiten des Shops steht, in Markdown. Jede Änderung bleibt als Fassung erhalten; Bestellungen nennen die akzeptierten AGB.',
  },
  page: { en: 'Page', de: 'Seite' },
  names: {
    terms: { en: 'Terms and conditions', de: 'Allgemeine Geschäftsbedingungen' },
    privacy: { en: 'Privacy policy', de: 'Datenschutzerklärung' },
    imprint: { en: 'Imprint', de: 'Impressum' },
    withdrawal: { en: 'Right of withdrawal', de: 'Widerrufsbelehrung' },
  },
  textIn: { en: '{page}, {language}', de: '{page}, {language}' },
  missing: { en: 'Missing', de: 'Fehlt' },
  sample: { en: 'Sample text', de: 'Beispieltext' },
  inForce: { en: 'In force', de: 'Gültig' },
  since: { en: 'valid from {day}', de: 'gültig ab {day}' },
  versionBy: { en: 'Version {version}, {name}', de: 'Fassung {version}, {name}' },
  fromFile: { en: 'from a file', de: 'aus einer Datei' },
  text: { en: 'Text', de: 'Text' },
  textHint: {
    en: '# begins a heading, - a list, ** surrounds bold text.',
    de: '# beginnt eine Überschrift, - eine Liste, ** umschließt fetten Text.',
  },
  validFrom: { en: 'Valid from', de: 'Gültig ab' },
  preview: { en: 'Preview', de: 'Vorschau' },
  nothingYet: { en: 'Nothing is written yet.', de: 'Noch steht hier nichts.' },
  saved: { en: 'Version {version} is in force', de: 'Fassung {version} gilt jetzt' },
  versions: { en: 'Versions', de: 'Fassungen' },
  take: { en: 'Edit this one', de: 'Diese bearbeiten' },
  takeVersion: { en: 'Edit version {version}', de: 'Fassung {version} bearbeiten' },
  history: { en: 'All changes in the audit log', de: 'Alle Änderungen im Protokoll' },
  open: { en: 'Open the page', de: 'Seite ansehen' },
  otherLanguage: { en: 'In {language}', de: 'Auf {language}' },
});
