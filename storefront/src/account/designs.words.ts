import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'My designs', de: 'Meine Entwürfe' },
  meta: { en: 'Your designs at {shop}.', de: 'Ihre Entwürfe bei {shop}.' },
  lede: {
    en: 'Everything you make in the studio is saved here. Pick up where you left off, on any device.',
    de: 'Hier finden Sie alles, was Sie gestaltet haben. Machen Sie weiter, wo Sie aufgehört haben, auf jedem Gerät.',
  },
  loading: { en: 'Loading your designs', de: 'Ihre Entwürfe werden geladen' },
  failed: { en: 'Your designs could not be loaded', de: 'Ihre Entwürfe konnten nicht geladen werden' },
  empty: { en: 'Nothing designed yet', de: 'Noch nichts gestaltet' },
  emptyWords: {
    en: 'Pick a product and add your photos. Your design will be waiting here.',
    de: 'Wählen Sie ein Produkt und fügen Sie Ihre Fotos hinzu. Ihr Entwurf wartet dann hier auf Sie.',
  },
  make: { en: 'See everything you can personalise', de: 'Alles zum Selbstgestalten' },

  changed: { en: 'Last changed on {day}', de: 'Zuletzt geändert am {day}' },
  inCart: { en: 'In your cart', de: 'In Ihrem Warenkorb' },
  shared: { en: 'Shared by link', de: 'Per Link geteilt' },
  open: { en: 'Open', de: 'Öffnen' },
  openOf: { en: 'Open {name}', de: '{name} öffnen' },
  share: { en: 'Share', de: 'Teilen' },
  shareOf: { en: 'Share {name}', de: '{name} teilen' },
  rename: { en: 'Rename', de: 'Umbenennen' },
  renameOf: { en: 'Rename {name}', de: '{name} umbenennen' },
  renameTitle: { en: 'Rename your design', de: 'Entwurf umbenennen' },
  name: { en: 'Name of the design', de: 'Name des Entwurfs' },
  nameHint: {
    en: 'Up to 60 characters. Leave it empty to use the product’s name.',
    de: 'Bis zu 60 Zeichen. Ohne Eingabe heißt er wie das Produkt.',
  },
  save: { en: 'Save', de: 'Speichern' },
  saving: { en: 'Saving', de: 'Wird gespeichert' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  delete: { en: 'Delete', de: 'Löschen' },
  deleteOf: { en: 'Delete {name}', de: '{name} löschen' },
  deleteTitle: { en: 'Delete this design?', de: 'Diesen Entwurf löschen?' },
  deleteWords: {
    en: '“{name}” and its link will be permanently deleted. Your cart and your orders are not affected.',
    de: '„{name}“ und der Link dazu werden endgültig gelöscht. Warenkorb und Bestellungen bleiben unverändert.',
  },
  deleting: { en: 'Deleting', de: 'Wird gelöscht' },
  keep: { en: 'Keep it', de: 'Behalten' },
});
