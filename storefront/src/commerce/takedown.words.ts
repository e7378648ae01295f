import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  note: {
    viewer: {
      en: 'We have taken this down: nobody who scans the print sees it.',
      de: 'Das haben wir gesperrt: Wer den Druck scannt, sieht es nicht.',
    },
    review: {
      en: 'We have taken your review down: nobody else sees it.',
      de: 'Ihre Bewertung haben wir gesperrt: Niemand sonst sieht sie.',
    },
    design: {
      en: 'We have taken the link to it down: nobody else sees it.',
      de: 'Den Link dazu haben wir gesperrt: Niemand sonst sieht ihn.',
    },
  },
  why: { en: 'See why and answer', de: 'Warum, und wie Sie antworten' },
});
