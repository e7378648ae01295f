import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  photoType: {
    en: 'Please choose a photo in JPEG, PNG or WebP format.',
    de: 'Bitte wählen Sie ein Foto im Format JPEG, PNG oder WebP.',
  },
  mediumType: {
    en: 'Please choose a video in MP4, MOV or WebM format, or a picture in JPEG, PNG, WebP or GIF format.',
    de: 'Bitte wählen Sie ein Video im Format MP4, MOV oder WebM oder ein Bild im Format JPEG, PNG, WebP oder GIF.',
  },
  heic: {
    en: 'This is a HEIC photo. Please save it as JPEG first.',
    de: 'Das ist ein HEIC-Foto. Bitte speichern Sie es zuerst als JPEG.',
  },
  empty: { en: 'This file is empty.', de: 'Diese Datei ist leer.' },
  pictureLarge: {
    en: 'This file is too large: pictures can be up to {most} MB.',
    de: 'Diese Datei ist zu groß: Bilder dürfen bis zu {most} MB groß sein.',
  },
  videoLarge: {
    en: 'This file is too large: videos can be up to {most} MB.',
    de: 'Diese Datei ist zu groß: Videos dürfen bis zu {most} MB groß sein.',
  },
  failed: { en: 'Failed to upload file', de: 'Die Datei konnte nicht hochgeladen werden' },
});
