import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  film: { en: 'A film of {length} on {title}', de: 'Ein Film auf {title}, Dauer: {length}' },
  filmAnyLength: { en: 'A film on {title}', de: 'Ein Film auf {title}' },
  picture: { en: 'A picture on {title}', de: 'Ein Bild auf {title}' },
  text: { en: 'The words “{text}” on {title}', de: 'Die Worte „{text}“ auf {title}' },
  model: { en: 'A 3D model on {title}', de: 'Ein 3D-Modell auf {title}' },
  captions: { en: 'Captions', de: 'Untertitel' },
});
