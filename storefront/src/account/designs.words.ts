import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'My designs', de: 'Meine Entwürfe' },
  meta: { en: 'What you have designed at Afterimage.', de: 'Was Sie bei Afterimage gestaltet haben.' },
  lede: {
    en: 'Everything you make in the studio is kept here. Go on where you stopped, on any device.',
    de: 'Hier finden Sie alles, was Sie gestaltet haben. Machen Sie weiter, wo Sie aufgehört haben, auf jedem Gerät.',
  },
  loading: { en: 'Loading your designs', de: 'Ihre Entwürfe werden geladen' },
  failed: { en: 'Your designs could not be loaded', de: 'Ihre Entwürfe konnten nicht geladen werden' },
  empty: { en: 'Nothing designed yet', de: 'Noch nichts gestaltet' },
  emptyWords: {
    en: 'Choose a product, add your photos, and find it here again.',
    de: 'Wählen Sie ein Produkt, fügen Sie Ihre Fotos hinzu, und finden Sie es hier wieder.',
  },
  make: { en: 'See what can be personalised', de: 'Zeigen, was sich gestalten lässt' },

  changed: { en: 'Last changed on {day}', de: 'Zuletzt geändert am {day}' },
  inCart: { en: 'In your cart', de: 'In Ihrem Warenkorb' },
  shared: { en: 'Shared by a link', de: 'Mit einem Link geteilt' },
  open: { en: 'Open', de: 'Öffnen' },
  openOf: { en: 'Open {name}', de: '{name} öffnen' },
  share: { en: 'Share', de: 'Teilen' },
  shareOf: { en: 'Share {name}', de: '{name} teilen' },
  rename: { en: 'Rename', de: 'Umbenennen' },
  renameOf: { en: 'Rename {name}', de: '{name} umbenennen' },
  renameTitle: { en: 'What is it called?', de: 'Wie heißt er?' },
  name: { en: 'Name of the design', de: 'Name des Entwurfs' },
  nameHint: {
    en: 'Up to 60 characters. Without one it has the name of its product.',
    de: 'Bis zu 60 Zeichen. Ohne Namen heißt er wie sein Produkt.',
  },
  save: { en: 'Save', de: 'Speichern' },
  saving: { en: 'Saving', de: 'Wird gespeichert' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  delete: { en: 'Delete', de: 'Löschen' },
  deleteOf: { en: 'Delete {name}', de: '{name} löschen' },
  deleteTitle: { en: 'Delete this design?', de: 'Diesen Entwurf löschen?' },
  deleteWords: {
    en: '“{name}” goes for good, and so does its link. What lies in your cart or was ordered stays.',
    de: '„{name}“ wird endgültig gelöscht, auch der Link dazu. Was im Warenkorb liegt oder bestellt ist, bleibt.',
  },
  deleting: { en: 'Deleting', de: 'Wird gelöscht' },
  keep: { en: 'Keep it', de: 'Behalten' },
});
