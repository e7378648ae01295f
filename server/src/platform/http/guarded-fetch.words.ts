import { catalogue } from '@afterimage/words/catalogue.ts';

/** Why an address was not fetched: sentences without a full stop. */
export const words = catalogue({
  tooManyRedirects: { en: '{host} leads elsewhere too often', de: '{host} leitet zu oft weiter' },
  notWeb: { en: '"{address}" is no address of the web', de: '„{address}“ ist keine Internetadresse' },
  otherHost: {
    en: '{host} is not among the hosts that may be asked',
    de: '{host} gehört nicht zu den erlaubten Servern',
  },
  notAllowed: { en: 'the address is not allowed', de: 'Adresse ist nicht erlaubt' },
  privateAddress: {
    en: '{host} is not on the public internet',
    de: '{host} ist kein öffentlich erreichbarer Server',
  },
  timeout: { en: '{host} took too long', de: '{host} hat nicht rechtzeitig geantwortet' },
  failed: { en: '{host}: {fault}', de: 'Verbindung zu {host} fehlgeschlagen ({fault})' },
  noHost: { en: 'there is no host {host}', de: 'Server {host} gibt es nicht' },
  tooLong: { en: 'the answer has more than {bytes} bytes', de: 'Antwort hat mehr als {bytes} Byte' },
  brokeOff: { en: 'the answer broke off: {fault}', de: 'Antwort brach ab ({fault})' },
});
