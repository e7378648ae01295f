import { catalogue } from '@afterimage/words/catalogue.ts';

/** What a new shop needs before it sells. */
export const words = catalogue({
  title: { en: 'Before you open', de: 'Vor der Eröffnung' },
  progress: { en: '{done} of {all} done', de: '{done} von {all} erledigt' },
  hide: { en: 'Hide', de: 'Ausblenden' },
  done: { en: '(done)', de: '(erledigt)' },
  removeSample: {
    en: 'Remove the sample ({count, plural, one {# product} other {# products}})',
    de: 'Beispielsortiment entfernen ({count, plural, one {# Produkt} other {# Produkte}})',
  },
  steps: {
    seller: {
      title: { en: 'Say who sells', de: 'Angeben, wer verkauft' },
      note: {
        en: 'Name and address stand on invoices and in the imprint.',
        de: 'Name und Anschrift stehen auf Rechnungen und im Impressum.',
      },
    },
    web: {
      title: { en: 'Give the shop its address on the web', de: 'Dem Shop seine Adresse im Web geben' },
      note: {
        en: 'It begins with https://; links in mails and codes on prints lead there.',
        de: 'Sie beginnt mit https://; Links in E-Mails und Codes auf Drucken führen dorthin.',
      },
    },
    mail: {
      title: { en: 'Connect a mail server', de: 'Einen Mailserver verbinden' },
      note: {
        en: 'Until then, no mails reach your customers.',
        de: 'Bis dahin erreichen keine E-Mails Ihre Kundschaft.',
      },
    },
    tax: {
      title: { en: 'Check the taxes', de: 'Die Steuern prüfen' },
      note: {
        en: 'Whose value added tax you charge, and the rates of each country.',
        de: 'Welche Umsatzsteuer Sie berechnen, und die Sätze je Land.',
      },
    },
    payment: {
      title: { en: 'Set up a way to be paid', de: 'Eine Zahlungsart einrichten' },
      note: {
        en: 'A bank account for transfers, or Stripe, or both.',
        de: 'Ein Bankkonto für Überweisungen, Stripe oder beides.',
      },
    },
    product: {
      title: { en: 'Add your first product', de: 'Das erste eigene Produkt anlegen' },
      note: {
        en: 'With a name, a price and a picture, then publish it.',
        de: 'Mit Name, Preis und Bild, und dann veröffentlichen.',
      },
    },
    'legal-texts': {
      title: { en: 'Write the legal texts', de: 'Die Rechtstexte schreiben' },
      note: {
        en: 'Terms, privacy policy, imprint and withdrawal, in each language of the shop.',
        de: 'AGB, Datenschutz, Impressum und Widerruf, in jeder Sprache des Shops.',
      },
    },
    access: {
      title: { en: 'Have a second way in', de: 'Einen zweiten Zugang haben' },
      note: {
        en: 'A second operator, or recovery codes in a safe place.',
        de: 'Eine zweite Person im Team, oder Wiederherstellungscodes an einem sicheren Ort.',
      },
    },
    order: {
      title: { en: 'Order something yourself', de: 'Selbst etwas bestellen' },
      note: {
        en: 'See what your customers see, then check, print and pack it.',
        de: 'Sehen Sie, was Ihre Kundschaft sieht, und prüfen, drucken und packen Sie es dann.',
      },
    },
  },
});
