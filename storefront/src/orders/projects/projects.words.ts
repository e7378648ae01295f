import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  orders: { en: 'Your orders', de: 'Ihre Bestellungen' },
  order: { en: 'Order {number}', de: 'Bestellung {number}' },
  title: { en: 'What your prints show', de: 'Was Ihre Drucke zeigen' },
  meta: {
    en: 'Change what the prints of this order show.',
    de: 'Ändern Sie, was die Drucke dieser Bestellung zeigen.',
  },
  lede: {
    en: 'The print stays as it is. What plays on it, you can change as often as you like.',
    de: 'Der Druck bleibt, wie er ist. Was darauf läuft, können Sie ändern, sooft Sie möchten.',
  },
  loading: { en: 'Your prints are coming', de: 'Ihre Drucke werden geladen' },
  empty: { en: 'Nothing in this order shows anything.', de: 'In dieser Bestellung zeigt nichts etwas.' },
  emptyLede: {
    en: 'Only what carries a photo of yours can.',
    de: 'Das kann nur, was ein Foto von Ihnen trägt.',
  },
  toOrder: { en: 'Back to the order', de: 'Zurück zur Bestellung' },
  make: { en: 'Make your own', de: 'Selbst gestalten' },

  pieces: {
    en: '{count, plural, one {# piece} other {# pieces}}',
    de: '{count, plural, one {# Stück} other {# Stück}}',
  },
  ordered: { en: 'Ordered', de: 'Bestellt' },
  extras: { en: 'Extras', de: 'Extras' },
  size: { en: 'Printed size', de: 'Druckgröße' },
  mm: { en: '{width} × {height} mm', de: '{width} × {height} mm' },
  shows: { en: 'What it shows', de: 'Was es zeigt' },
  film: {
    en: '{seconds, plural, one {a film of # second} other {a film of # seconds}}',
    de: '{seconds, plural, one {ein Film von # Sekunde} other {ein Film von # Sekunden}}',
  },
  someFilm: { en: 'a film', de: 'ein Film' },
  picture: { en: 'a picture', de: 'ein Bild' },
  nothing: { en: 'only the photo itself', de: 'nur das Foto selbst' },
  quoted: { en: '“{text}”', de: '„{text}“' },
  quotedIn: { en: '“{text}” ({font})', de: '„{text}“ ({font})' },
  changed: { en: 'Last changed', de: 'Zuletzt geändert' },
  photoOf: { en: 'Your photo: {title}', de: 'Ihr Foto: {title}' },
  plays: { en: 'What plays on {title}', de: 'Was auf {title} läuft' },
  gone: { en: 'We cannot find this photo any more.', de: 'Wir können dieses Foto nicht mehr finden.' },

  change: { en: 'Change what it shows', de: 'Inhalt ändern' },
  attach: { en: 'Let it show something', de: 'Etwas zeigen lassen' },
  changeOf: { en: 'Change what it shows: {title}', de: 'Inhalt ändern: {title}' },
  attachOf: { en: 'Let it show something: {title}', de: 'Etwas zeigen lassen: {title}' },
  rule: {
    en: 'MP4, MOV or WebM up to 60 seconds and 100 MB, or a picture.',
    de: 'MP4, MOV oder WebM bis 60 Sekunden und 100 MB, oder ein Bild.',
  },
  takeAway: { en: 'Take it away', de: 'Entfernen' },
  takeAwayOf: { en: 'Take it away: {title}', de: 'Entfernen: {title}' },
  newOne: {
    en: 'This is the new one. Phones still see the one before.',
    de: 'Das ist der neue Inhalt. Telefone sehen noch den vorigen.',
  },
  without: { en: 'Phones still see it until you save.', de: 'Telefone sehen ihn noch, bis Sie speichern.' },
  save: { en: 'Save', de: 'Speichern' },
  saving: { en: 'Saving', de: 'Wird gespeichert' },
  leave: { en: 'Keep it as it was', de: 'So lassen, wie es war' },
  saved: { en: 'From now on phones see the new one.', de: 'Ab jetzt sehen Telefone den neuen Inhalt.' },
  savedWithout: { en: 'From now on phones see only the photo.', de: 'Ab jetzt sehen Telefone nur das Foto.' },
  failed: { en: 'Failed to update project', de: 'Das Projekt konnte nicht geändert werden' },
});
