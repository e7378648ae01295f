import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'Try it now', de: 'Jetzt ausprobieren' },
  preparing: { en: 'Getting it ready', de: 'Wird vorbereitet' },
  scan: {
    en: 'Scan this code with your phone’s camera.',
    de: 'Scannen Sie diesen Code mit der Kamera Ihres Telefons.',
  },
  pairing: {
    waiting: { en: 'Waiting for your phone…', de: 'Warten auf Ihr Telefon …' },
    opened: {
      en: 'Your phone is connected. Point it at the picture.',
      de: 'Ihr Telefon ist verbunden. Richten Sie es auf das Bild.',
    },
    locked: { en: 'It works.', de: 'Es funktioniert.' },
  },
  lockedMore: {
    en: 'Your phone has found the picture. So will every phone that is pointed at the print.',
    de: 'Ihr Telefon hat das Bild gefunden. So geht es jedem Telefon, das auf den Druck gerichtet wird.',
  },
  code: { en: 'Code that opens the viewer on a phone', de: 'Code, der die Ansicht auf einem Telefon öffnet' },
  link: { en: 'Link for your phone', de: 'Link für Ihr Telefon' },
  until: {
    en: 'This code works until {time}, for trying only.',
    de: 'Dieser Code gilt bis {time}, nur zum Ausprobieren.',
  },
  laptop: { en: 'Use this computer’s camera', de: 'Die Kamera dieses Computers benutzen' },
  laptopHint: {
    en: 'Opens in another tab. Hold the picture up to the camera, on a phone or on paper.',
    de: 'Öffnet einen weiteren Tab. Halten Sie das Bild vor die Kamera, auf einem Telefon oder auf Papier.',
  },
  here: { en: 'Open the viewer here', de: 'Die Ansicht hier öffnen' },
  hereHint: {
    en: 'The camera has to see the picture: show it on another screen, by sending yourself the link to this design, or hand the link below to somebody whose phone you point at this one.',
    de: 'Die Kamera muss das Bild sehen: Zeigen Sie es auf einem anderen Bildschirm, indem Sie sich den Link zu diesem Entwurf schicken, oder geben Sie den Link unten jemandem, dessen Telefon Sie auf dieses richten.',
  },
  send: { en: 'Send the link to this design', de: 'Den Link zu diesem Entwurf senden' },
  hereOnly: {
    en: 'This shop runs on this computer alone, where a phone cannot reach it. Use this computer’s camera, or start the shop under an address in your network.',
    de: 'Dieser Shop läuft nur auf diesem Computer, ein Telefon erreicht ihn nicht. Benutzen Sie die Kamera dieses Computers, oder starten Sie den Shop unter einer Adresse in Ihrem Netz.',
  },
  photo: { en: '{title}, as it is printed', de: '{title}, wie gedruckt wird' },
  which: { en: '{number} of {count}: {title}', de: '{number} von {count}: {title}' },
  previous: { en: 'Previous picture', de: 'Voriges Bild' },
  next: { en: 'Next picture', de: 'Nächstes Bild' },
  full: { en: 'Full screen', de: 'Vollbild' },
  leaveFull: { en: 'Leave full screen', de: 'Vollbild verlassen' },
  lost: {
    en: 'No connection right now. The code stays as it is.',
    de: 'Gerade keine Verbindung. Der Code bleibt, wie er ist.',
  },
  offline: {
    en: 'You’re offline. We’ll carry on as soon as you’re back.',
    de: 'Sie sind offline. Sobald eine Verbindung da ist, geht es weiter.',
  },
  changed: {
    en: 'This design was changed elsewhere. First choose which version to keep.',
    de: 'Dieser Entwurf wurde an anderer Stelle geändert. Wählen Sie zuerst, welche Fassung gilt.',
  },
  failed: { en: 'We couldn’t get it ready right now.', de: 'Wir konnten es gerade nicht vorbereiten.' },
  again: { en: 'Try again', de: 'Noch einmal versuchen' },
  pictureFailed: { en: 'This picture could not be drawn yet.', de: 'Dieses Bild konnte noch nicht gezeichnet werden.' },
});
