import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  share: { en: 'Share', de: 'Teilen' },
  title: { en: 'Share this design', de: 'Diesen Entwurf teilen' },
  about: {
    en: 'Anyone with this link can see your design as it is now, with its photos and texts, but not change it. What plays on the photos is named, not shown.',
    de: 'Wer diesen Link hat, sieht Ihren Entwurf, wie er gerade ist, mit Fotos und Texten, und kann nichts ändern. Was auf den Fotos spielt, wird genannt, aber nicht gezeigt.',
  },
  link: { en: 'View-only link', de: 'Link zum Ansehen' },
  end: { en: 'Stop sharing', de: 'Nicht mehr teilen' },
  ending: { en: 'Stopping', de: 'Wird beendet' },
  endWords: { en: 'Nobody will be able to open it after that.', de: 'Danach kann ihn niemand mehr öffnen.' },
  ended: {
    en: 'You’ve stopped sharing. Nobody can open the link any more.',
    de: 'Der Entwurf wird nicht mehr geteilt. Niemand kann den Link mehr öffnen.',
  },
  failed: {
    en: 'That did not work. Please try again.',
    de: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
});
