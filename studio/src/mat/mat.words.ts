import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  mat: { en: 'Mat', de: 'Passepartout' },
  why: {
    en: 'A pattern round the photo, by which phones recognise it. It costs nothing; yours is like no other.',
    de: 'Ein Muster um das Foto, an dem Telefone es erkennen. Es kostet nichts, und Ihres gleicht keinem anderen.',
  },
  none: { en: 'None', de: 'Keines' },
  styles: {
    confetti: { en: 'Confetti', de: 'Konfetti' },
    terrazzo: { en: 'Terrazzo', de: 'Terrazzo' },
    facets: { en: 'Facets', de: 'Facetten' },
  },
});
