import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'Start with a design', de: 'Mit einer Vorlage beginnen' },
  about: { en: 'You can change everything in it.', de: 'Sie können alles daran ändern.' },
  failed: { en: 'The designs could not be loaded.', de: 'Die Vorlagen konnten nicht geladen werden.' },
  again: { en: 'Try again', de: 'Noch einmal versuchen' },
  taken: { en: '“{name}” is in the studio now.', de: '„{name}“ ist jetzt im Studio.' },
  replaceTitle: { en: 'Replace what you have made?', de: 'Ihren Entwurf ersetzen?' },
  replace: {
    en: '“{name}” takes the place of your texts and choices. Your photos stay, and you can undo it.',
    de: '„{name}“ ersetzt Ihre Texte und Ihre Auswahl. Ihre Fotos bleiben, und Sie können es rückgängig machen.',
  },
  take: { en: 'Use this design', de: 'Diese Vorlage nehmen' },
  keep: { en: 'Keep mine', de: 'Meinen Entwurf behalten' },
});
