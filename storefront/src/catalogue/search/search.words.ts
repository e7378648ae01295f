import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  suggestions: { en: 'Suggestions', de: 'Vorschläge' },
  searches: { en: 'Search for', de: 'Suchen nach' },
  products: { en: 'Products', de: 'Produkte' },
  categories: { en: 'Categories', de: 'Kategorien' },
  popular: { en: 'Popular', de: 'Beliebt' },
  help: { en: 'Help', de: 'Hilfe' },
  recent: { en: 'Recent searches', de: 'Letzte Suchen' },
  all: { en: 'All results for “{key}”', de: 'Alle Ergebnisse für „{key}“' },
  clear: { en: 'Clear', de: 'Löschen' },
  clearLabel: { en: 'Clear recent searches', de: 'Letzte Suchen löschen' },
  count: {
    en: '{count, plural, one {# suggestion} other {# suggestions}}, arrow keys to choose',
    de: '{count, plural, one {# Vorschlag} other {# Vorschläge}}, mit den Pfeiltasten wählen',
  },
  none: { en: 'No suggestions', de: 'Keine Vorschläge' },
});
