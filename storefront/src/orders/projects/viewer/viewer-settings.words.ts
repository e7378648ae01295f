import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'Who can see it', de: 'Wer es sehen kann' },
  stateOpen: { en: 'Anyone with the code', de: 'Wer den Code hat' },
  statePhrase: { en: 'Anyone who knows the pass phrase', de: 'Wer das Kennwort kennt' },
  stateUntil: { en: '{who}, until {date}', de: '{who}, bis {date}' },
  stateOver: { en: 'Nobody since {date}', de: 'Seit dem {date} niemand' },
  stateClosed: { en: 'Nobody: it is closed', de: 'Niemand: Es ist geschlossen' },
  codeTitle: { en: 'Code and link', de: 'Code und Link' },
  link: { en: 'The link that the code on the print holds', de: 'Der Link, den der Code auf dem Druck enthält' },
  code: { en: 'The code on the print of {name}', de: 'Der Code auf dem Druck von {name}' },
  svg: { en: 'Code as SVG', de: 'Code als SVG' },
  png: { en: 'Code as PNG', de: 'Code als PNG' },
  pngFailed: {
    en: 'This browser cannot make the PNG. Please take the SVG.',
    de: 'Dieser Browser kann das PNG nicht erzeugen. Bitte nehmen Sie das SVG.',
  },
  watch: { en: 'Watch it', de: 'Ansehen' },
  opened: {
    en: 'Opened {count, plural, one {# time} other {# times}}',
    de: '{count}-mal geöffnet',
  },
  found: {
    en: 'recognised {count, plural, one {# time} other {# times}}',
    de: '{count}-mal erkannt',
  },
  foundWithin: {
    en: 'recognised {count, plural, one {# time} other {# times}}, usually within {seconds}',
    de: '{count}-mal erkannt, meist innerhalb von {seconds}',
  },
  notFound: { en: 'not recognised yet', de: 'noch nicht erkannt' },
  last: { en: 'last on {date}', de: 'zuletzt am {date}' },
  neverOpened: { en: 'Nobody has opened it yet.', de: 'Bisher hat es niemand geöffnet.' },
  countedHow: {
    en: 'We count how often, including your own visits, but never who.',
    de: 'Wir zählen nur, wie oft, auch Ihre eigenen Besuche, und nie, wer es war.',
  },

  open: { en: 'Anyone with the code can open it', de: 'Wer den Code hat, kann es öffnen' },
  openHint: {
    en: 'Nobody can open it while it is closed; what is printed stays the same.',
    de: 'Solange es geschlossen ist, kann es niemand öffnen; der Druck bleibt, wie er ist.',
  },
  closedNow: { en: 'Closed. From now on nobody can open it.', de: 'Geschlossen. Ab jetzt kann es niemand öffnen.' },
  openNow: { en: 'Open. From now on phones see it again.', de: 'Geöffnet. Ab jetzt sehen Telefone es wieder.' },

  end: { en: 'Last day', de: 'Letzter Tag' },
  endHint: {
    en: 'Without one it can be seen for as long as the print exists.',
    de: 'Ohne Datum ist es so lange zu sehen, wie es den Druck gibt.',
  },
  endSet: { en: 'Can be seen until {date}.', de: 'Zu sehen bis {date}.' },
  endOver: {
    en: 'It ended on {date}. Choose a later day to open it again.',
    de: 'Am {date} endete es. Wählen Sie einen späteren Tag, um es wieder zu öffnen.',
  },
  endBad: { en: 'Please choose a day from today on.', de: 'Bitte wählen Sie einen Tag ab heute.' },
  endSave: { en: 'Save the day', de: 'Tag speichern' },
  endRemove: { en: 'Remove the last day', de: 'Letzten Tag entfernen' },
  endSaved: {
    en: 'Saved. From now on phones see it until {date}.',
    de: 'Gespeichert. Ab jetzt sehen Telefone es bis {date}.',
  },
  endRemoved: { en: 'From now on phones see it without an end.', de: 'Ab jetzt sehen Telefone es ohne Ende.' },

  phrase: { en: 'Pass phrase', de: 'Kennwort' },
  phraseNone: { en: 'None: anyone with the code sees it.', de: 'Keines: Wer den Code hat, sieht es.' },
  phraseSet: {
    en: 'Anyone who opens it is asked for the pass phrase.',
    de: 'Wer es öffnet, wird nach dem Kennwort gefragt.',
  },
  phraseAdd: { en: 'Set a pass phrase', de: 'Kennwort festlegen' },
  phraseChange: { en: 'Change it', de: 'Ändern' },
  phraseChangeOf: { en: 'Change the pass phrase', de: 'Kennwort ändern' },
  phraseRemove: { en: 'Remove it', de: 'Entfernen' },
  phraseRemoveOf: { en: 'Remove the pass phrase', de: 'Kennwort entfernen' },
  phraseNew: { en: 'New pass phrase', de: 'Neues Kennwort' },
  phraseHint: {
    en: 'At least 4 characters. Write it down: nobody can show it to you again, not even we.',
    de: 'Mindestens 4 Zeichen. Notieren Sie es: Niemand kann es Ihnen noch einmal zeigen, auch wir nicht.',
  },
  phraseShort: { en: 'Please use at least 4 characters.', de: 'Bitte nehmen Sie mindestens 4 Zeichen.' },
  phraseSave: { en: 'Save the pass phrase', de: 'Kennwort speichern' },
  phraseSaved: {
    en: 'Saved. From now on phones ask for it.',
    de: 'Gespeichert. Ab jetzt fragen Telefone danach.',
  },
  phraseRemoved: {
    en: 'Removed. From now on phones do not ask.',
    de: 'Entfernt. Ab jetzt fragen Telefone nicht mehr.',
  },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  saving: { en: 'Saving', de: 'Wird gespeichert' },
  failed: {
    en: 'Your change was not saved.',
    de: 'Ihre Änderung wurde nicht gespeichert.',
  },
  failedWhy: { en: 'Not saved: {why}', de: 'Nicht gespeichert: {why}' },

  keep: { en: 'Your print works without us', de: 'Ihr Druck funktioniert ohne uns' },
  keepWords: {
    en: 'Download a folder with the viewer, your photos and what plays on them, unpack it onto any web space with https, and open its address on a phone.',
    de: 'Laden Sie einen Ordner mit der Ansicht, Ihren Fotos und allem, was darauf läuft, herunter, entpacken Sie ihn auf beliebigem Webspace mit https und öffnen Sie dessen Adresse auf einem Telefon.',
  },
  keepCode: {
    en: 'The printed code still leads here; share your own address as a link or as a code of its own.',
    de: 'Der gedruckte Code führt weiterhin hierher; Ihre eigene Adresse geben Sie als Link oder als eigenen Code weiter.',
  },
  keepGet: { en: 'Download the folder (ZIP)', de: 'Ordner herunterladen (ZIP)' },
});
