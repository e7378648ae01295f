import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  mail: {
    subject: { en: 'Back in stock: {product}', de: 'Wieder da: {product}' },
    preview: { en: 'You asked us to tell you.', de: 'Sie wollten Bescheid wissen.' },
    heading: { en: 'Back in stock', de: 'Wieder auf Lager' },
    text: {
      en: 'You asked us to tell you when {product} is available again. It is, for as long as stocks last.',
      de: 'Sie wollten wissen, wann es {product} wieder gibt. Jetzt ist es so weit, solange der Vorrat reicht.',
    },
    button: { en: 'See it in the shop', de: 'Im Shop ansehen' },
    endBefore: {
      en: 'That was the one mail you asked for. If you are waiting for other things as well: ',
      de: 'Das war die eine Mail, um die Sie gebeten hatten. Falls Sie noch auf anderes warten: ',
    },
    endLink: { en: 'send me no more of these mails', de: 'keine weiteren solchen Mails' },
    endAfter: { en: '.', de: '.' },
    reason: {
      en: 'You get this mail because this address was entered at {shop} to be told when something is back in stock.',
      de: 'Sie erhalten diese Mail, weil diese Adresse bei {shop} für eine Benachrichtigung eingetragen wurde.',
    },
  },
  page: {
    title: { en: 'No more mails about stock', de: 'Keine Mails mehr zum Vorrat' },
    text: {
      en: 'We delete your address from all notices about things that are back in stock.',
      de: 'Wir löschen Ihre Adresse aus allen Benachrichtigungen über wieder lieferbare Artikel.',
    },
    button: { en: 'Delete my address', de: 'Adresse löschen' },
    doneTitle: { en: 'Your address is deleted', de: 'Ihre Adresse ist gelöscht' },
    doneText: {
      en: 'You get no more mails about stock.',
      de: 'Sie erhalten keine weiteren Mails zum Vorrat.',
    },
    toShop: { en: 'To the shop', de: 'Zum Shop' },
  },
});
