import { catalogue } from './catalogue.ts';

/** What a form calls its fields: `name` at the start of a sentence, `ask` as that which is to be typed in. */
export const words = catalogue({
  fields: {
    email: {
      name: { en: 'E-mail address', de: 'Die E-Mail-Adresse' },
      ask: { en: 'e-mail address', de: 'Ihre E-Mail-Adresse' },
    },
    password: { name: { en: 'Password', de: 'Das Passwort' }, ask: { en: 'password', de: 'Ihr Passwort' } },
    currentPassword: {
      name: { en: 'Current password', de: 'Das aktuelle Passwort' },
      ask: { en: 'current password', de: 'Ihr aktuelles Passwort' },
    },
    firstName: { name: { en: 'First name', de: 'Der Vorname' }, ask: { en: 'first name', de: 'den Vornamen' } },
    lastName: { name: { en: 'Last name', de: 'Der Nachname' }, ask: { en: 'last name', de: 'den Nachnamen' } },
    company: { name: { en: 'Company', de: 'Die Firma' }, ask: { en: 'company', de: 'die Firma' } },
    line1: {
      name: { en: 'Street and number', de: 'Die Angabe von Straße und Hausnummer' },
      ask: { en: 'street and number', de: 'Straße und Hausnummer' },
    },
    line2: {
      name: { en: 'Address line 2', de: 'Der Adresszusatz' },
      ask: { en: 'address line 2', de: 'den Adresszusatz' },
    },
    city: { name: { en: 'City', de: 'Der Ort' }, ask: { en: 'city', de: 'den Ort' } },
    region: { name: { en: 'Region', de: 'Die Region' }, ask: { en: 'region', de: 'die Region' } },
    postalCode: {
      name: { en: 'Postal code', de: 'Die Postleitzahl' },
      ask: { en: 'postal code', de: 'die Postleitzahl' },
    },
    countryCode: { name: { en: 'Country', de: 'Das Land' }, ask: { en: 'country', de: 'das Land' } },
    phone: {
      name: { en: 'Phone number', de: 'Die Telefonnummer' },
      ask: { en: 'phone number', de: 'die Telefonnummer' },
    },
    quantity: { name: { en: 'Quantity', de: 'Die Menge' }, ask: { en: 'quantity', de: 'die Menge' } },
    address: { name: { en: 'Address', de: 'Die Adresse' }, ask: { en: 'address', de: 'die Adresse' } },
    deliveryMethod: {
      name: { en: 'Delivery method', de: 'Die Lieferart' },
      ask: { en: 'delivery method', de: 'die Lieferart' },
    },
    title: { name: { en: 'Title', de: 'Der Titel' }, ask: { en: 'title', de: 'einen Titel' } },
    text: { name: { en: 'Text', de: 'Der Text' }, ask: { en: 'text', de: 'einen Text' } },
    rating: { name: { en: 'Rating', de: 'Die Wertung' }, ask: { en: 'rating', de: 'eine Wertung' } },
    coupon: { name: { en: 'Discount code', de: 'Der Rabattcode' }, ask: { en: 'discount code', de: 'den Rabattcode' } },
  },
  /** What the region is called where it is a state. */
  state: { en: 'state', de: 'den Bundesstaat' },
  /** A field that has no name of its own here. */
  other: { name: { en: '{field}', de: '„{field}“' }, ask: { en: '{field}', de: '„{field}“' } },

  enter: { en: 'Please enter {ask}', de: 'Bitte geben Sie {ask} an' },
  enterValid: { en: 'Please enter a valid {ask}', de: 'Bitte prüfen Sie {ask}' },
  short: {
    en: '{name} must be at least {least} characters',
    de: '{name} muss mindestens {least} Zeichen lang sein',
  },
  long: { en: '{name} must be up to {most} characters', de: '{name} darf höchstens {most} Zeichen lang sein' },
  small: { en: '{name} must be at least {least}', de: '{name} muss mindestens {least} sein' },
  large: { en: '{name} must be up to {most}', de: '{name} darf höchstens {most} sein' },
  wrong: { en: '{name} is not valid', de: '{name} ist nicht gültig' },
  unknown: { en: 'This field is not known here', de: 'Dieses Feld ist hier nicht bekannt' },

  /** The contract's own rules (`OwnRule` in contract/src/values/field-messages.ts). */
  rules: {
    chooseAddress: { en: 'Please choose an address', de: 'Bitte wählen Sie eine Adresse' },
    nameSubject: { en: 'Please name an order or items', de: 'Bitte nennen Sie eine Bestellung oder Artikel' },
    chooseCountry: { en: 'Please choose a country', de: 'Bitte wählen Sie ein Land' },
  },
});
