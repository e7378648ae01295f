import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  faces: { en: 'View', de: 'Ansicht' },
  previousPage: { en: 'Previous page', de: 'Vorige Seite' },
  nextPage: { en: 'Next page', de: 'Nächste Seite' },
  page: { en: 'Page', de: 'Seite' },
  pageOf: { en: 'Page {page} of {count}', de: 'Seite {page} von {count}' },
  whole: { en: 'Whole', de: 'Ganz' },
  turned: { en: 'Turn {name}', de: '{name} drehen' },
  degrees: {
    en: '{degrees, plural, one {# degree} other {# degrees}}',
    de: '{degrees, plural, one {# Grad} other {# Grad}}',
  },
  turnLeft: { en: 'Turn left', de: 'Nach links drehen' },
  turnRight: { en: 'Turn right', de: 'Nach rechts drehen' },
  reset: { en: 'Reset', de: 'Zurücksetzen' },
  print: { en: '{face}: what is printed', de: '{face}: was gedruckt wird' },
});
