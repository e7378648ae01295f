import { catalogue } from './catalogue.ts';

/** What a photo with a medium is called, by the type of the medium. */
export const words = catalogue({
  VIDEO: { en: 'Your photo, showing a film', de: 'Ihr Foto, das einen Film zeigt' },
  '3D': { en: 'Your photo, showing a 3D model', de: 'Ihr Foto, das ein 3D-Modell zeigt' },
  OBJECT_3D: { en: 'Your photo, showing your 3D model', de: 'Ihr Foto, das Ihr 3D-Modell zeigt' },
  TEXT: { en: 'Your photo, showing words', de: 'Ihr Foto, das Worte zeigt' },
  IMAGE: { en: 'Your photo, showing a picture', de: 'Ihr Foto, das ein Bild zeigt' },
});
