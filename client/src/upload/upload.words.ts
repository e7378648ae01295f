import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  photoType: { en: 'We take photos as JPEG, PNG or WebP.', de: 'Wir nehmen Fotos als JPEG, PNG oder WebP.' },
  mediumType: {
    en: 'We take videos as MP4, MOV or WebM, and pictures as JPEG, PNG, WebP or GIF.',
    de: 'Wir nehmen Videos als MP4, MOV oder WebM und Bilder als JPEG, PNG, WebP oder GIF.',
  },
  heic: {
    en: 'This is a HEIC photo. Please save it as JPEG first.',
    de: 'Das ist ein HEIC-Foto. Bitte speichern Sie es zuerst als JPEG.',
  },
  empty: { en: 'This file is empty.', de: 'Diese Datei ist leer.' },
  pictureLarge: {
    en: 'This file is too large: a picture may have at most {most} MB.',
    de: 'Diese Datei ist zu groß: Ein Bild darf höchstens {most} MB haben.',
  },
  videoLarge: {
    en: 'This file is too large: a video may have at most {most} MB.',
    de: 'Diese Datei ist zu groß: Ein Video darf höchstens {most} MB haben.',
  },
  failed: { en: 'Failed to upload file', de: 'Die Datei konnte nicht hochgeladen werden' },
});
