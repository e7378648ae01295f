import { catalogue } from '@afterimage/words/catalogue.ts';

/** For how long, and from which items, customers may withdraw. */
export const words = catalogue({
  title: { en: 'Withdrawals', de: 'Widerruf' },
  note: {
    en: 'Customers withdraw in their account or behind the link to their order. Keep your text on withdrawal in step with this.',
    de: 'Kundinnen und Kunden widerrufen im Konto oder über den Link zur Bestellung. Passen Sie Ihre Widerrufsbelehrung an diese Angaben an.',
  },
  days: { en: 'Days to withdraw', de: 'Widerrufsfrist in Tagen' },
  daysHint: {
    en: 'From the delivery on. The law of the European Union asks for at least {least}.',
    de: 'Ab der Lieferung. Das Recht der EU verlangt mindestens {least}.',
  },
  wrongDays: { en: 'Please enter {least} to {most} days', de: 'Bitte {least} bis {most} Tage eingeben' },
  personalized: {
    en: 'Also from personalised items, which the law exempts',
    de: 'Auch für personalisierte Artikel, die das Gesetz ausnimmt',
  },
  personalizedName: { en: 'Personalised items', de: 'Personalisierte Artikel' },
  yes: { en: 'yes', de: 'ja' },
  no: { en: 'no', de: 'nein' },
});
