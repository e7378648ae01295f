import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  problem: { en: 'There is a problem', de: 'Bitte prüfen Sie Ihre Angaben' },
  optional: { en: '(optional)', de: '(optional)' },
  showPassword: { en: 'Show password', de: 'Passwort anzeigen' },
  hidePassword: { en: 'Hide password', de: 'Passwort verbergen' },
});
