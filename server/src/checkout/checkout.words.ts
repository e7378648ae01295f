import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  chooseDelivery: { en: 'Please choose a delivery method', de: 'Bitte wählen Sie eine Lieferart' },
  notDelivered: {
    en: 'We do not deliver to this country. Please choose another address.',
    de: 'In dieses Land liefern wir nicht. Bitte wählen Sie eine andere Adresse.',
  },
  zones: {
    home: { en: 'Own country', de: 'Eigenes Land' },
    union: { en: 'European Union', de: 'Europäische Union' },
    europe: { en: 'Rest of Europe', de: 'Übriges Europa' },
    world: { en: 'All other countries', de: 'Alle anderen Länder' },
  },
  ways: {
    standard: { en: 'Standard delivery', de: 'Standardlieferung' },
    express: { en: 'Express delivery', de: 'Expresslieferung' },
  },
  noWay: {
    en: 'Every zone needs at least one way of delivery',
    de: 'Jede Zone braucht mindestens eine Versandart',
  },
  zoneWithoutName: { en: 'Please give the zone a name', de: 'Bitte geben Sie der Zone einen Namen' },
  wayWithoutName: {
    en: 'Please give it a name in English. It is shown where a translation is missing.',
    de: 'Bitte geben Sie einen Namen auf Englisch an. Er steht da, wo die Übersetzung fehlt.',
  },
  noCountries: { en: 'Please choose at least one country', de: 'Bitte wählen Sie mindestens ein Land' },
  othersWithCountries: {
    en: 'The zone of all other countries has no list of countries',
    de: 'Die Zone aller anderen Länder hat keine Liste von Ländern',
  },
  secondOthers: {
    en: 'Another zone has all other countries already',
    de: 'Alle anderen Länder gehören schon zu einer anderen Zone',
  },
  countryTwice: { en: '{country} is in the zone “{zone}” already', de: '{country} gehört schon zur Zone „{zone}“' },
  pickupWithoutAddress: {
    en: 'Please say where orders are picked up',
    de: 'Bitte geben Sie an, wo Bestellungen abgeholt werden',
  },
  sameId: { en: 'Two have the same identifier', de: 'Zwei haben dieselbe Kennung' },
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
