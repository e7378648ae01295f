import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  limit: {
    en: 'At most {sum} of what was paid for this order can be refunded.',
    de: 'Von dem, was für diese Bestellung bezahlt wurde, können höchstens noch {sum} erstattet werden.',
  },
  notSetUp: {
    en: 'This way to pay is not set up any more.',
    de: 'Diese Zahlungsart ist nicht mehr eingerichtet.',
  },
  noReply: {
    en: 'The payment provider did not answer {count} times. Please look there whether the refund was made, and try again.',
    de: 'Der Zahlungsanbieter hat {count}-mal nicht geantwortet. Bitte prüfen Sie dort, ob die Erstattung ausgeführt wurde, und versuchen Sie es noch einmal.',
  },
});
