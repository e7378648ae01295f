import { catalogue } from '@afterimage/words/catalogue.ts';

/** Why a file is not taken. */
export const words = catalogue({
  brokeOff: { en: 'The upload broke off before its end.', de: 'Die Übertragung ist vorzeitig abgebrochen.' },
  large: { en: 'A file may have at most {most} MB.', de: 'Eine Datei darf höchstens {most} MB haben.' },
  pictureLarge: { en: 'A picture may have at most {most} MB.', de: 'Ein Bild darf höchstens {most} MB haben.' },
  manyPixels: {
    en: 'A picture may have at most {most} million pixels.',
    de: 'Ein Bild darf höchstens {most} Millionen Pixel haben.',
  },
  empty: { en: 'This file is empty.', de: 'Diese Datei ist leer.' },
  photoTypes: { en: 'We take photos as JPEG, PNG or WebP.', de: 'Wir nehmen Fotos als JPEG, PNG oder WebP.' },
  mediumTypes: {
    en: 'We take videos as MP4, MOV or WebM, and pictures as JPEG, PNG, WebP or GIF.',
    de: 'Wir nehmen Videos als MP4, MOV oder WebM und Bilder als JPEG, PNG, WebP oder GIF.',
  },
  gone: {
    en: 'A photo or medium is not there any more. Please upload it again.',
    de: 'Ein Foto oder Medium ist nicht mehr da. Bitte laden Sie es noch einmal hoch.',
  },
  film: {
    damaged: { en: 'This video is damaged.', de: 'Dieses Video ist beschädigt.' },
    noVideo: { en: 'This is not a video that we can read.', de: 'Das ist kein Video, das wir lesen können.' },
    noPicture: { en: 'There is no picture in this video.', de: 'In diesem Video ist kein Bild.' },
    unplayable: {
      en: 'Browsers cannot play this video; please save it as MP4 (H.264).',
      de: 'Browser können dieses Video nicht abspielen; bitte speichern Sie es als MP4 (H.264).',
    },
    side: {
      en: 'A video may have at most {most} pixels on its longer side.',
      de: 'Ein Video darf auf der längeren Seite höchstens {most} Pixel haben.',
    },
    long: { en: 'A video may last at most {most} seconds.', de: 'Ein Video darf höchstens {most} Sekunden dauern.' },
    cut: { en: 'The end of this video is missing.', de: 'Das Ende dieses Videos fehlt.' },
    laborious: {
      en: 'This video cannot be read with reasonable effort.',
      de: 'Dieses Video lässt sich nicht mit vertretbarem Aufwand lesen.',
    },
  },
});
