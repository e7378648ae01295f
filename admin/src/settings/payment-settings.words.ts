import { catalogue } from '@afterimage/words/catalogue.ts';

/** The bank account and the keys of Stripe. */
export const words = catalogue({
  title: { en: 'Payment', de: 'Bezahlung' },
  note: {
    en: 'How customers pay you. Each change is sent to all owners by e-mail.',
    de: 'Wie die Kundschaft bei Ihnen bezahlt. Jede Änderung geht allen Inhaberinnen und Inhabern per E-Mail zu.',
  },
  ways: { en: 'Choose where each way to pay is offered', de: 'Festlegen, wo welche Zahlungsart angeboten wird' },
  byHost: {
    en: 'Set where the shop runs, by environment variables. It cannot be changed here.',
    de: 'Am Server festgelegt, durch Umgebungsvariablen. Hier lässt es sich nicht ändern.',
  },
  change: { en: 'Change', de: 'Ändern' },
  remove: { en: 'Remove', de: 'Entfernen' },
  save: { en: 'Save', de: 'Speichern' },
  removed: { en: 'Removed', de: 'Entfernt' },
  bank: {
    title: { en: 'Bank transfer', de: 'Überweisung' },
    none: {
      en: 'Customers transfer the amount to your account and you confirm that it has arrived. It costs no fees.',
      de: 'Die Kundschaft überweist auf Ihr Konto, und Sie bestätigen den Eingang. Das kostet keine Gebühren.',
    },
    add: { en: 'Enter the bank account', de: 'Bankkonto eintragen' },
    edit: { en: 'Change the bank account', de: 'Bankkonto ändern' },
    sheet: { en: 'Bank account', de: 'Bankkonto' },
    holder: { en: 'Account holder', de: 'Kontoinhaber' },
    iban: { en: 'IBAN', de: 'IBAN' },
    wrongIban: {
      en: 'This IBAN is wrong: its check digits do not match',
      de: 'Diese IBAN ist falsch: Die Prüfziffer stimmt nicht',
    },
    bicName: { en: 'BIC', de: 'BIC' },
    bankName: { en: 'Bank', de: 'Bank' },
    bic: { en: 'BIC (optional)', de: 'BIC (wahlweise)' },
    bicHint: {
      en: 'Needed for transfers from outside of the euro area.',
      de: 'Nötig für Überweisungen von außerhalb des Euroraums.',
    },
    name: { en: 'Bank (optional)', de: 'Bank (wahlweise)' },
    days: { en: 'Days to wait for the money', de: 'Tage Zeit für die Zahlung' },
    daysHint: {
      en: 'The goods are kept so long; after that the order ends. 1 to {most}.',
      de: 'So lange bleibt die Ware zurückgelegt, danach endet die Bestellung. 1 bis {most}.',
    },
    daysValue: { en: '{days, plural, one {# day} other {# days}}', de: '{days, plural, one {# Tag} other {# Tage}}' },
    removeTitle: { en: 'Remove the bank account?', de: 'Bankkonto entfernen?' },
    removeNote: {
      en: 'Bank transfer is no longer offered. Customers whose transfer you still wait for no longer see the account in the shop, only in the mail that they have. To stop offering it alone, use “Ways to pay” under Money.',
      de: 'Überweisung wird nicht mehr angeboten. Wer noch zahlen muss, sieht das Konto nicht mehr im Shop, nur noch in der E-Mail. Soll die Zahlungsart nur nicht mehr angeboten werden, nutzen Sie „Zahlungsarten“ unter „Geld“.',
    },
  },
  stripe: {
    title: { en: 'Cards and wallets (Stripe)', de: 'Karten und Wallets (Stripe)' },
    none: {
      en: 'Customers pay by card, Apple Pay, Google Pay and more on a page of Stripe. You need an account with Stripe, which charges a fee for each payment.',
      de: 'Die Kundschaft bezahlt mit Karte, Apple Pay, Google Pay und mehr auf einer Seite von Stripe. Sie brauchen ein Konto bei Stripe, das für jede Zahlung eine Gebühr berechnet.',
    },
    add: { en: 'Connect Stripe', de: 'Stripe verbinden' },
    edit: { en: 'Change the keys of Stripe', de: 'Schlüssel von Stripe ändern' },
    sheet: { en: 'Stripe', de: 'Stripe' },
    state: { en: 'Secret key', de: 'Geheimer Schlüssel' },
    keyEnd: { en: 'set, ends in {end}', de: 'gesetzt, endet auf {end}' },
    webhook: { en: 'Signing secret', de: 'Signaturgeheimnis' },
    isSet: { en: 'set', de: 'gesetzt' },
    keyHint: {
      en: 'In the dashboard of Stripe under Developers, API keys. It begins with sk_ or rk_.',
      de: 'Im Dashboard von Stripe unter „Entwickler“, „API-Schlüssel“. Er beginnt mit sk_ oder rk_.',
    },
    address: { en: 'Address for the webhook', de: 'Adresse für den Webhook' },
    addressHint: {
      en: 'At Stripe, add a webhook with this address and the events checkout.session.*, charge.refunded, refund.* and charge.dispute.*. Stripe then shows its signing secret.',
      de: 'Legen Sie bei Stripe einen Webhook mit dieser Adresse und den Ereignissen checkout.session.*, charge.refunded, refund.* und charge.dispute.* an. Stripe zeigt dann sein Signaturgeheimnis.',
    },
    secretHint: { en: 'It begins with whsec_.', de: 'Es beginnt mit whsec_.' },
    keepHint: { en: 'Leave it empty to keep the present one.', de: 'Leer lassen, damit das bisherige bleibt.' },
    copy: { en: 'Copy the address', de: 'Adresse kopieren' },
    copied: { en: 'Copied', de: 'Kopiert' },
    copyFailed: { en: 'It could not be copied', de: 'Das Kopieren ist nicht gelungen' },
    check: { en: 'Check the key', de: 'Schlüssel prüfen' },
    accepted: { en: 'Stripe accepts the key', de: 'Stripe nimmt den Schlüssel an' },
    acceptedTest: {
      en: 'Stripe accepts the key. It is a test key: no money moves.',
      de: 'Stripe nimmt den Schlüssel an. Es ist ein Testschlüssel: Es fließt kein Geld.',
    },
    removeTitle: { en: 'Remove the keys of Stripe?', de: 'Schlüssel von Stripe entfernen?' },
    removeNote: {
      en: 'Stripe is no longer offered. The shop no longer hears of payments that are under way, and cannot give money back by Stripe until the keys are there again. To stop offering it alone, use “Ways to pay” under Money.',
      de: 'Stripe wird nicht mehr angeboten. Von Zahlungen, die noch laufen, erfährt der Shop nichts mehr, und über Stripe erstatten kann er erst wieder mit neuen Schlüsseln. Soll Stripe nur nicht mehr angeboten werden, nutzen Sie „Zahlungsarten“ unter „Geld“.',
    },
  },
});
