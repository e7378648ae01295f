import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  headline: { en: 'Point your phone at this photo', de: 'Richten Sie Ihr Telefon auf dieses Foto' },
  headlineSeveral: { en: 'Point your phone at one of these', de: 'Richten Sie Ihr Telefon auf eines davon' },
  lead: {
    en: 'Hold it over the printed photo, and the photo comes alive.',
    de: 'Halten Sie es über das gedruckte Foto, und das Foto erwacht zum Leben.',
  },
  leadSeveral: {
    en: 'Hold it over any of these printed photos, and the photo comes alive.',
    de: 'Halten Sie es über eines dieser gedruckten Fotos, und das Foto erwacht zum Leben.',
  },
  open: { en: 'Open the camera', de: 'Kamera öffnen' },
  privacy: {
    en: 'What the camera sees never leaves your phone. We count visits and recognised photos, never who it was.',
    de: 'Was die Kamera sieht, verlässt Ihr Telefon nie. Wir zählen Besuche und erkannte Fotos, nie, wer es war.',
  },
  privacyExport: {
    en: 'What the camera sees never leaves your phone, and nothing is counted.',
    de: 'Was die Kamera sieht, verlässt Ihr Telefon nie, und nichts wird gezählt.',
  },
  plain: { en: 'Watch without a camera', de: 'Ohne Kamera ansehen' },
  picture: { en: 'The printed photo: {title}', de: 'Das gedruckte Foto: {title}' },
  draft: { en: 'Your design, to be tried out', de: 'Ihr Entwurf zum Ausprobieren' },
  draftUntil: {
    en: 'Your design, to be tried out until {time}',
    de: 'Ihr Entwurf zum Ausprobieren, bis {time} Uhr',
  },
  deskHeadline: { en: 'Continue on your phone', de: 'Weiter auf dem Telefon' },
  deskLead: {
    en: 'Scan this code with your phone’s camera. Then hold the phone over the printed photo, and the photo comes alive.',
    de: 'Scannen Sie diesen Code mit der Kamera Ihres Telefons. Halten Sie es dann über das gedruckte Foto, und das Foto erwacht zum Leben.',
  },
  deskCode: { en: 'QR code of this page', de: 'QR-Code dieser Seite' },
  deskOpen: { en: 'Use this computer’s camera', de: 'Kamera dieses Computers nutzen' },
  emptyHeadline: { en: 'Nothing plays here yet', de: 'Hier läuft noch nichts' },
  emptyLead: {
    en: 'Nothing has been added to these photos yet. Whoever made them can still add a film, a picture, words or a 3D model, and this page will show it.',
    de: 'Bisher wurde diesen Fotos nichts mitgegeben. Wer sie gestaltet hat, kann noch einen Film, ein Bild, Worte oder ein 3D-Modell ergänzen: Dann zeigt es diese Seite.',
  },
  again: { en: 'Check again', de: 'Noch einmal prüfen' },
});
