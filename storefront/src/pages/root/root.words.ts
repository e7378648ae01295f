import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  journal: { en: 'Journal', de: 'Journal' },
  make: { en: 'Make your own', de: 'Selbst gestalten' },
  seeAlive: { en: 'See it alive', de: 'So wird es lebendig' },
  everything: { en: 'All products', de: 'Alle Produkte' },
  shop: { en: 'Shop', de: 'Shop' },
  account: { en: 'Account', de: 'Konto' },
  accountOf: { en: 'Account of {name}', de: 'Konto von {name}' },
  orders: { en: 'Orders', de: 'Bestellungen' },
  cart: { en: 'Cart', de: 'Warenkorb' },
  signIn: { en: 'Sign in', de: 'Anmelden' },
  register: { en: 'Register', de: 'Registrieren' },
});
