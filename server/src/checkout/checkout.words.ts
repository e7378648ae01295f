import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  chooseDelivery: { en: 'Please choose a delivery method', de: 'Bitte wählen Sie eine Lieferart' },
  noWay: {
    en: 'Every zone needs at least one way of delivery',
    de: 'Jede Zone braucht mindestens eine Versandart',
  },
  daysReversed: {
    en: 'The longest time must not be shorter than the shortest',
    de: 'Die längste Lieferzeit darf nicht kürzer sein als die kürzeste',
  },
  pricesChanged: {
    en: 'Prices have changed. Please go back to the cart and check out again.',
    de: 'Die Preise haben sich seither geändert. Bitte gehen Sie zum Warenkorb zurück und von dort noch einmal zur Kasse.',
  },
  tooManyOfCart: {
    en: 'We can reserve {count, plural, one {# piece} other {# pieces}} at most for one order. Please order fewer, or write to us.',
    de: 'Für eine Bestellung können wir höchstens {count, plural, other {# Stück}} reservieren. Bitte bestellen Sie weniger, oder schreiben Sie uns.',
  },
  tooManyOfNetwork: {
    en: 'Too many items that are not paid yet are reserved from your network. Please pay for what you have ordered, or try again in {minutes, plural, one {# minute} other {# minutes}}.',
    de: 'Aus Ihrem Netzwerk sind schon zu viele unbezahlte Artikel reserviert. Bitte bezahlen Sie, was Sie bestellt haben, oder versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} noch einmal.',
  },
  notOffered: {
    en: '{name}: an option you chose is no longer available. Please personalise it again.',
    de: '{name}: Eine gewählte Option bieten wir nicht mehr an. Bitte gestalten Sie es noch einmal.',
  },
  taxDayOver: {
    en: 'Please choose today or a later day: what was sold keeps its tax.',
    de: 'Bitte wählen Sie heute oder einen späteren Tag: Verkauftes behält seine Steuer.',
  },
  taxCountry: {
    en: 'This country has a rate already, or the shop does not deliver to it.',
    de: 'Dieses Land hat schon einen Steuersatz, oder der Shop liefert nicht dorthin.',
  },
  vatIdInvalid: {
    en: 'This is not a valid EU VAT ID.',
    de: 'Das ist keine gültige USt-IdNr. der EU.',
  },
});
