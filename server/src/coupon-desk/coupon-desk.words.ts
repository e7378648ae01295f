import { catalogue } from '@afterimage/words/catalogue.ts';

/** What the shop says beside fields of coupons. */
export const words = catalogue({
  titleMissing: { en: 'Please enter a name in English', de: 'Bitte geben Sie einen englischen Namen an' },
  codeTaken: { en: 'Another coupon has this code', de: 'Ein anderer Gutschein hat diesen Code' },
  codeUsed: {
    en: 'Orders have used this code: it stays. Make a new coupon for another code.',
    de: 'Der Code wurde schon eingelöst und bleibt. Legen Sie für einen anderen Code einen neuen Gutschein an.',
  },
  giftUsed: {
    en: 'Orders have used this coupon: what it gives stays. End it and make a new one.',
    de: 'Dieser Gutschein wurde schon eingelöst; was er gibt, bleibt. Beenden Sie ihn und legen Sie einen neuen an.',
  },
  percentInvalid: {
    en: 'Please enter whole percent from 1 to 100',
    de: 'Bitte geben Sie ganze Prozent von 1 bis 100 an',
  },
  amountMissing: { en: 'Please enter the amount', de: 'Bitte geben Sie den Betrag an' },
  endsBeforeStart: { en: 'The end must come after the start', de: 'Das Ende muss nach dem Beginn liegen' },
  fewerThanCustomer: {
    en: 'One customer cannot use it more often than all together',
    de: 'Eine Person kann ihn nicht öfter einlösen als alle zusammen',
  },
});
