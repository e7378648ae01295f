import { catalogue } from '@afterimage/words/catalogue.ts';

/** What operators are told beside the fields of an endpoint. */
export const words = catalogue({
  noAddress: {
    en: 'Please enter a web address that begins with https://',
    de: 'Bitte geben Sie eine Webadresse ein, die mit https:// beginnt.',
  },
  privateAddress: {
    en: 'This address leads into a private network. Only addresses on the public internet are allowed.',
    de: 'Diese Adresse führt in ein privates Netz. Erlaubt sind nur Adressen im öffentlichen Internet.',
  },
  noHost: {
    en: 'This host cannot be found. Please check how it is spelled.',
    de: 'Dieser Server ist nicht zu finden. Bitte prüfen Sie die Schreibweise.',
  },
  isSwitchedOff: {
    en: 'This webhook is switched off. Please switch it on first.',
    de: 'Dieser Webhook ist ausgeschaltet. Bitte schalten Sie ihn zuerst ein.',
  },
  tooMany: {
    en: 'There are {most} webhooks. Please remove one that is no longer needed.',
    de: 'Es gibt schon {most} Webhooks. Bitte entfernen Sie einen, der nicht mehr gebraucht wird.',
  },
});
