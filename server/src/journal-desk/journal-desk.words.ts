import { catalogue } from '@afterimage/words/catalogue.ts';

/** What the shop says beside fields of articles. */
export const words = catalogue({
  titleMissing: { en: 'Please enter a title in English', de: 'Bitte geben Sie einen englischen Titel an' },
  authorMissing: { en: 'Please say who wrote it', de: 'Bitte geben Sie an, wer den Artikel geschrieben hat' },
  summaryMissing: {
    en: 'Before it is published, the article needs a summary in English',
    de: 'Vor dem Veröffentlichen braucht der Artikel eine englische Zusammenfassung',
  },
  bodyMissing: {
    en: 'Before it is published, the article needs a text in English',
    de: 'Vor dem Veröffentlichen braucht der Artikel einen englischen Text',
  },
  slugTaken: {
    en: 'Another article has this address, or had it before',
    de: 'Ein anderer Artikel hat oder hatte diese Adresse',
  },
  slugReserved: { en: 'The shop uses this address itself', de: 'Diese Adresse verwendet der Shop selbst' },
  unknownCategory: { en: 'This category is not there any more', de: 'Diese Rubrik gibt es nicht mehr' },
  categoryNameMissing: { en: 'Please enter a name in English', de: 'Bitte geben Sie einen englischen Namen an' },
  unknownPicture: { en: 'This picture is not there any more', de: 'Dieses Bild gibt es nicht mehr' },
  altMissing: { en: 'Please say what the picture shows', de: 'Bitte beschreiben Sie, was das Bild zeigt' },
  textTooLong: {
    en: 'A paragraph has at most 5,000 characters. Please split it.',
    de: 'Ein Absatz hat höchstens 5.000 Zeichen. Bitte teilen Sie ihn.',
  },
  altTooLong: {
    en: 'What the picture shows is described in at most 300 characters',
    de: 'Die Bildbeschreibung hat höchstens 300 Zeichen',
  },
  captionTooLong: {
    en: 'A caption has at most 300 characters',
    de: 'Eine Bildunterschrift hat höchstens 300 Zeichen',
  },
  bodyTooLong: {
    en: 'The text has at most 100,000 characters. Please shorten it, or make two articles of it.',
    de: 'Der Text hat höchstens 100.000 Zeichen. Bitte kürzen Sie ihn, oder machen Sie zwei Artikel daraus.',
  },
  tooManyBlocks: {
    en: 'The text has at most 200 paragraphs, headings and pictures',
    de: 'Der Text hat höchstens 200 Absätze, Überschriften und Bilder',
  },
  pastTime: { en: 'Please choose a time to come', de: 'Bitte wählen Sie einen Zeitpunkt in der Zukunft' },
});
