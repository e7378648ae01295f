import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'For everybody', de: 'Für alle' },
  describe: { en: 'Describe what is to be seen', de: 'Beschreiben Sie, was zu sehen ist' },
  describeHint: {
    en: 'Read aloud to people who do not see it. {count} of {most} characters.',
    de: 'Wird Menschen vorgelesen, die es nicht sehen. {count} von {most} Zeichen.',
  },
  captions: { en: 'Captions', de: 'Untertitel' },
  captionsNone: {
    en: 'For who does not hear it, or has the sound off.',
    de: 'Für alle, die es nicht hören oder den Ton aus haben.',
  },
  captionsThere: { en: 'This film has captions.', de: 'Dieser Film hat Untertitel.' },
  captionsAdd: { en: 'Add captions', de: 'Untertitel hinzufügen' },
  captionsAddFor: { en: 'Captions for: {title}', de: 'Untertitel für: {title}' },
  captionsOther: { en: 'Other captions', de: 'Andere Untertitel' },
  captionsRemove: { en: 'Remove the captions', de: 'Untertitel entfernen' },
  captionsSending: { en: 'Sending', de: 'Wird gesendet' },
  captionsTaken: { en: 'The captions are there.', de: 'Die Untertitel sind da.' },
  captionsRemoved: { en: 'The captions are gone.', de: 'Die Untertitel sind entfernt.' },
  captionsKind: {
    en: 'Please choose a file of type WebVTT (.vtt) or SubRip (.srt).',
    de: 'Bitte wählen Sie eine Datei vom Typ WebVTT (.vtt) oder SubRip (.srt).',
  },
  captionsEmpty: { en: 'This file is empty.', de: 'Diese Datei ist leer.' },
  captionsLarge: { en: 'Captions may have at most {most} kB.', de: 'Untertitel dürfen höchstens {most} kB haben.' },
  captionsOrdered: {
    en: 'A film that was ordered keeps its captions. Upload the film again to give it others.',
    de: 'Ein bestellter Film behält seine Untertitel. Laden Sie den Film noch einmal hoch, um ihm andere zu geben.',
  },
  captionsFailed: {
    en: 'The captions were not sent. Please try again.',
    de: 'Die Untertitel wurden nicht gesendet. Bitte versuchen Sie es noch einmal.',
  },
  stacked: { en: 'Transparent film', de: 'Transparenter Film' },
  stackedHint: {
    en: 'The lower half says, in grey, where the upper half is clear and the print shows through.',
    de: 'Die untere Hälfte sagt in Grau, wo die obere durchsichtig ist und der Druck zu sehen bleibt.',
  },
  stackedSeems: {
    en: 'This looks like a transparent film, its lower half in grey. Shall the print show through?',
    de: 'Das sieht nach einem transparenten Film aus, die untere Hälfte in Grau. Soll der Druck durchscheinen?',
  },
  stackedYes: { en: 'Yes, make it clear', de: 'Ja, durchsichtig machen' },
});
