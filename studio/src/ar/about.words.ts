import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'Accessibility', de: 'Barrierefreiheit' },
  describe: { en: 'Describe it (for people who can’t see it)', de: 'Beschreibung (für Menschen, die es nicht sehen)' },
  describeHint: {
    en: 'Read aloud by screen readers. {count} of {most} characters.',
    de: 'Wird von Screenreadern vorgelesen. {count} von {most} Zeichen.',
  },
  captions: { en: 'Captions', de: 'Untertitel' },
  captionsNone: {
    en: 'For anyone who can’t hear it or has the sound off.',
    de: 'Für alle, die es nicht hören oder den Ton ausgeschaltet haben.',
  },
  captionsThere: { en: 'This film has captions.', de: 'Dieser Film hat Untertitel.' },
  captionsAdd: { en: 'Add captions', de: 'Untertitel hinzufügen' },
  captionsAddFor: { en: 'Captions for: {title}', de: 'Untertitel für: {title}' },
  captionsOther: { en: 'Replace captions', de: 'Untertitel ersetzen' },
  captionsRemove: { en: 'Remove captions', de: 'Untertitel entfernen' },
  captionsSending: { en: 'Uploading', de: 'Wird hochgeladen' },
  captionsTaken: { en: 'Captions added.', de: 'Untertitel hinzugefügt.' },
  captionsRemoved: { en: 'Captions removed.', de: 'Untertitel entfernt.' },
  captionsKind: {
    en: 'Please choose a WebVTT (.vtt) or SubRip (.srt) file.',
    de: 'Bitte wählen Sie eine Datei vom Typ WebVTT (.vtt) oder SubRip (.srt).',
  },
  captionsEmpty: { en: 'This file is empty.', de: 'Diese Datei ist leer.' },
  captionsLarge: { en: 'Captions can be up to {most} kB.', de: 'Untertitel dürfen bis zu {most} kB groß sein.' },
  captionsOrdered: {
    en: 'A film that was ordered keeps its captions. Upload the film again to give it others.',
    de: 'Ein bestellter Film behält seine Untertitel. Laden Sie den Film noch einmal hoch, um ihm andere zu geben.',
  },
  captionsFailed: {
    en: 'The captions could not be uploaded. Please try again.',
    de: 'Die Untertitel konnten nicht hochgeladen werden. Bitte versuchen Sie es noch einmal.',
  },
  stacked: { en: 'Transparent film', de: 'Transparenter Film' },
  stackedHint: {
    en: 'The grey lower half marks where the upper half is transparent and the print shows through.',
    de: 'Die graue untere Hälfte legt fest, wo die obere durchsichtig ist und der Druck zu sehen bleibt.',
  },
  stackedSeems: {
    en: 'This looks like a transparent film with a grey lower half. Should the print show through?',
    de: 'Das sieht nach einem transparenten Film aus, die untere Hälfte in Grau. Soll der Druck durchscheinen?',
  },
  stackedYes: { en: 'Yes, make it transparent', de: 'Ja, transparent machen' },
});
