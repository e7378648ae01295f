import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  steps: {
    product: { en: 'Product Personalization', de: 'Produkt gestalten' },
    AR: { en: 'AR Customization', de: 'AR gestalten' },
    checkout: { en: 'Checkout', de: 'Kasse' },
  },
  stepsName: { en: 'Steps', de: 'Schritte' },
  partsName: { en: 'What you can personalise', de: 'Was Sie gestalten können' },
  statuses: {
    wait: { en: 'still to come', de: 'kommt noch' },
    process: { en: 'begun', de: 'begonnen' },
    error: { en: 'please check', de: 'bitte prüfen' },
    finish: { en: 'done', de: 'fertig' },
  },
  close: { en: 'Close and go back to the product', de: 'Schließen und zurück zum Produkt' },
  undo: { en: 'Undo', de: 'Rückgängig' },
  redo: { en: 'Redo', de: 'Wiederholen' },

  saved: { en: 'Saved {time}', de: 'Gespeichert {time}' },
  saving: { en: 'Saving…', de: 'Wird gespeichert…' },
  offline: { en: 'Not saved: offline', de: 'Nicht gespeichert: offline' },
  offlineWords: {
    en: 'You’re offline. Your work is kept on this device and saved as soon as you’re back online.',
    de: 'Sie sind offline. Ihre Gestaltung bleibt auf diesem Gerät und wird gespeichert, sobald Sie wieder online sind.',
  },
  notSaved: { en: 'Not saved', de: 'Nicht gespeichert' },
  notSavedWords: {
    en: 'We couldn’t save this. It’s kept on this device, and we’ll try again.',
    de: 'Wir konnten das nicht speichern. Es bleibt auf diesem Gerät, und wir versuchen es weiter.',
  },
  linkGone: {
    en: 'This link leads to a design that no longer exists. You can start a new one here.',
    de: 'Dieser Link führt zu einem Entwurf, den es nicht mehr gibt. Hier können Sie einen neuen beginnen.',
  },

  save: { en: 'Save changes', de: 'Änderungen speichern' },
  savingLine: { en: 'Saving', de: 'Wird gespeichert' },
  closeLine: { en: 'Leave without saving and go back to the cart', de: 'Ohne Speichern zurück zum Warenkorb' },

  preview: { en: 'Your product', de: 'Ihr Produkt' },
  larger: { en: 'Larger preview', de: 'Größere Ansicht' },
  smaller: { en: 'Smaller preview', de: 'Kleinere Ansicht' },

  next: { en: 'Next: {name}', de: 'Weiter: {name}' },
  withoutMedia: { en: 'Continue without AR', de: 'Weiter ohne AR' },
  previous: { en: 'Back', de: 'Zurück' },
  previousTo: { en: 'Back: {name}', de: 'Zurück: {name}' },
  removed: { en: 'The photo was removed.', de: 'Das Foto wurde entfernt.' },
  undoRemoval: { en: 'Undo: put the photo back', de: 'Rückgängig: Foto zurückholen' },

  elsewhere: { en: 'Continue on another device', de: 'Auf einem anderen Gerät weitermachen' },
});
