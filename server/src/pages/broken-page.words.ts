import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'Something went wrong', de: 'Etwas ist schiefgegangen' },
  text: {
    en: 'This page could not be shown. It’s our fault, nothing was lost, and we’ve made a note of it. Please try again in a moment.',
    de: 'Diese Seite konnte nicht gezeigt werden. Das liegt an uns, es ist nichts verloren, und wir haben es notiert. Bitte versuchen Sie es gleich noch einmal.',
  },
  busy: { en: 'Very busy right now', de: 'Gerade ist viel los' },
  busyText: {
    en: 'More people want to look at the shop than it can serve at the moment. Please try again in a few seconds.',
    de: 'Im Moment möchten mehr Menschen den Shop sehen, als er bedienen kann. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  },
  again: { en: 'Try again', de: 'Noch einmal versuchen' },
  shop: { en: 'Go to the shop', de: 'Zum Shop' },
  request: { en: 'Request {id}', de: 'Anfrage {id}' },
});
