import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  home: { en: 'Home', de: 'Start' },
  title: { en: 'Journal', de: 'Journal' },
  lede: {
    en: 'Clay, paper, ink and light: how the things we sell are made, and what people make of them.',
    de: 'Ton, Papier, Tinte und Licht: wie unsere Dinge entstehen und was Menschen aus ihnen machen.',
  },
  meta: {
    en: 'Articles on making, printing, augmented reality and the stories behind personal things.',
    de: 'Artikel über Handwerk, Druck, Augmented Reality und die Geschichten hinter persönlichen Dingen.',
  },
  page: { en: 'page {page}', de: 'Seite {page}' },
  categories: { en: 'Categories of the journal', de: 'Rubriken des Journals' },
  everything: { en: 'All articles', de: 'Alle Artikel' },
  minutes: { en: '{count} min read', de: '{count} Min. Lesezeit' },
  by: { en: 'By {name}', de: 'Von {name}' },
  empty: { en: 'No articles here yet', de: 'Hier gibt es noch keine Artikel' },
  emptyLink: { en: 'Browse the shop', de: 'Im Shop stöbern' },
  contents: { en: 'In this article', de: 'In diesem Artikel' },
  anchor: { en: 'Link to the section “{title}”', de: 'Link zum Abschnitt „{title}“' },
  related: { en: 'Read next', de: 'Weiterlesen' },
  back: { en: 'Back to the journal', de: 'Zurück zum Journal' },
  homeLink: { en: 'All articles', de: 'Alle Artikel' },
});
