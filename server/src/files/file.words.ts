import { catalogue } from '@afterimage/words/catalogue.ts';

/** Why a file is not taken. */
export const words = catalogue({
  brokeOff: { en: 'The upload was interrupted.', de: 'Das Hochladen wurde unterbrochen.' },
  noRoom: {
    en: 'We can’t accept files right now. Please try again later.',
    de: 'Wir können gerade keine Dateien annehmen. Bitte versuchen Sie es später noch einmal.',
  },
  noLength: {
    en: 'An upload in parts begins with its length.',
    de: 'Eine Übertragung in Teilen beginnt mit ihrer Länge.',
  },
  moreThanSaid: {
    en: 'More has come than was announced. Please upload the file again.',
    de: 'Es ist mehr angekommen als angekündigt. Bitte laden Sie die Datei noch einmal hoch.',
  },
  large: { en: 'Files can be up to {most} MB.', de: 'Dateien dürfen bis zu {most} MB groß sein.' },
  pictureLarge: { en: 'Pictures can be up to {most} MB.', de: 'Bilder dürfen bis zu {most} MB groß sein.' },
  manyPixels: {
    en: 'Pictures can have up to {most} million pixels.',
    de: 'Bilder dürfen bis zu {most} Millionen Pixel haben.',
  },
  strip: {
    en: 'This picture is too long for its width. A side may have at most {most} pixels.',
    de: 'Dieses Bild ist zu lang für seine Breite. Eine Seite darf höchstens {most} Pixel haben.',
  },
  empty: { en: 'This file is empty.', de: 'Diese Datei ist leer.' },
  photoTypes: {
    en: 'Please upload a photo in JPEG, PNG, WebP or AVIF format.',
    de: 'Bitte laden Sie ein Foto im Format JPEG, PNG, WebP oder AVIF hoch.',
  },
  heic: {
    en: 'This photo has the format HEIC. Please save it as JPEG and upload it again.',
    de: 'Dieses Foto hat das Format HEIC. Bitte speichern Sie es als JPEG und laden Sie es noch einmal hoch.',
  },
  mediumTypes: {
    en: 'Please upload a video (MP4, MOV or WebM), a picture (JPEG, PNG, WebP, AVIF or GIF) or a 3D model (GLB).',
    de: 'Bitte laden Sie ein Video (MP4, MOV oder WebM), ein Bild (JPEG, PNG, WebP, AVIF oder GIF) oder ein 3D-Modell (GLB) hoch.',
  },
  gone: {
    en: 'A photo or file is no longer available. Please upload it again.',
    de: 'Ein Foto oder eine Datei ist nicht mehr verfügbar. Bitte laden Sie es noch einmal hoch.',
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
    long: { en: 'Videos can be up to {most} seconds long.', de: 'Videos dürfen bis zu {most} Sekunden lang sein.' },
    cut: { en: 'The end of this video is missing.', de: 'Das Ende dieses Videos fehlt.' },
    laborious: {
      en: 'This video cannot be read with reasonable effort.',
      de: 'Dieses Video lässt sich nicht mit vertretbarem Aufwand lesen.',
    },
  },
  model: {
    large: { en: '3D models can be up to {most} MB.', de: '3D-Modelle dürfen bis zu {most} MB groß sein.' },
    version: {
      en: 'We take 3D models as GLB of version 2. Please export this one again.',
      de: 'Wir nehmen 3D-Modelle als GLB der Version 2. Bitte exportieren Sie dieses noch einmal.',
    },
    cut: { en: 'This 3D model is cut off or damaged.', de: 'Dieses 3D-Modell ist abgeschnitten oder beschädigt.' },
    outside: {
      en: 'This 3D model needs other files. Please export it as one GLB that holds everything.',
      de: 'Dieses 3D-Modell braucht weitere Dateien. Bitte exportieren Sie es als eine GLB-Datei, die alles enthält.',
    },
    extension: {
      en: 'This 3D model needs {name}, which we cannot show. Please export it without.',
      de: 'Dieses 3D-Modell braucht {name}, was wir nicht zeigen können. Bitte exportieren Sie es ohne.',
    },
    triangles: {
      en: 'This 3D model has {count, number} triangles; at most {most, number} can be shown.',
      de: 'Dieses 3D-Modell hat {count, number} Dreiecke; höchstens {most, number} lassen sich zeigen.',
    },
    parts: {
      en: 'This 3D model has more than {most, number} parts. Please join some of them.',
      de: 'Dieses 3D-Modell hat mehr als {most, number} Teile. Bitte fügen Sie einige zusammen.',
    },
    heavy: {
      en: 'This 3D model would take more memory than a phone has to spare. Please make it simpler.',
      de: 'Dieses 3D-Modell braucht mehr Speicher, als ein Telefon übrig hat. Bitte vereinfachen Sie es.',
    },
    nothing: { en: 'There is nothing to see in this 3D model.', de: 'In diesem 3D-Modell ist nichts zu sehen.' },
    texture: {
      en: 'A picture on this 3D model is damaged, or is neither JPEG, PNG nor WebP.',
      de: 'Ein Bild auf diesem 3D-Modell ist beschädigt oder weder JPEG, PNG noch WebP.',
    },
    texturePixels: {
      en: 'A picture on a 3D model may have at most {most} million pixels.',
      de: 'Ein Bild auf einem 3D-Modell darf höchstens {most} Millionen Pixel haben.',
    },
    allTexturePixels: {
      en: 'The pictures on a 3D model may have together at most {most} million pixels.',
      de: 'Die Bilder auf einem 3D-Modell dürfen zusammen höchstens {most} Millionen Pixel haben.',
    },
    faulty: {
      en: 'This 3D model has faults. Please export it again. ({why})',
      de: 'Dieses 3D-Modell hat Fehler. Bitte exportieren Sie es noch einmal. ({why})',
    },
    laborious: {
      en: 'This 3D model cannot be read with reasonable effort.',
      de: 'Dieses 3D-Modell lässt sich nicht mit vertretbarem Aufwand lesen.',
    },
  },
  captions: {
    onlyFilms: { en: 'Only films can have captions.', de: 'Nur Filme können Untertitel haben.' },
    kind: {
      en: 'Please upload captions as WebVTT (.vtt) or SubRip (.srt).',
      de: 'Bitte laden Sie Untertitel als WebVTT (.vtt) oder SubRip (.srt) hoch.',
    },
    nothing: { en: 'There are no captions in this file.', de: 'In dieser Datei sind keine Untertitel.' },
    many: {
      en: 'There are more than {most, number} captions in this file.',
      de: 'In dieser Datei sind mehr als {most, number} Untertitel.',
    },
    time: {
      en: 'In line {line} a caption ends before it begins.',
      de: 'In Zeile {line} endet ein Untertitel, bevor er beginnt.',
    },
    block: {
      en: 'We cannot read the times of the caption in line {line}.',
      de: 'Wir können die Zeiten des Untertitels in Zeile {line} nicht lesen.',
    },
    long: {
      en: 'The caption in line {line} is too long to be read at once.',
      de: 'Der Untertitel in Zeile {line} ist zu lang, um auf einmal gelesen zu werden.',
    },
  },
  text: {
    large: { en: 'This text is too long.', de: 'Dieser Text ist zu lang.' },
    noText: { en: 'This text cannot be read.', de: 'Dieser Text ist nicht lesbar.' },
    signs: {
      en: 'This text has characters that can’t be shown',
      de: 'Dieser Text enthält Zeichen, die sich nicht zeigen lassen',
    },
    font: { en: 'Please choose one of the fonts', de: 'Bitte wählen Sie eine der Schriften' },
  },
});
