import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  share: { en: 'Share', de: 'Teilen' },
  title: { en: 'Show this design to others', de: 'Diesen Entwurf zeigen' },
  about: {
    en: 'Whoever has this link sees your design as it is now, with its photos and texts, and cannot change anything. What plays on the photos is named and not shown.',
    de: 'Wer diesen Link hat, sieht Ihren Entwurf, wie er gerade ist, mit Fotos und Texten, und kann nichts ändern. Was auf den Fotos spielt, wird genannt, aber nicht gezeigt.',
  },
  link: { en: 'Link to look at', de: 'Link zum Ansehen' },
  end: { en: 'End the link', de: 'Link beenden' },
  ending: { en: 'Ending', de: 'Wird beendet' },
  endWords: { en: 'Then nobody can open it any more.', de: 'Danach kann ihn niemand mehr öffnen.' },
  ended: {
    en: 'The link has been ended. Nobody can open it any more.',
    de: 'Der Link ist beendet. Niemand kann ihn mehr öffnen.',
  },
  failed: {
    en: 'That did not work. Please try again.',
    de: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
});
