import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  uploading: { en: 'Uploading, {percent} %', de: 'Wird hochgeladen, {percent} %' },
  preparing: { en: 'Preparing', de: 'Wird vorbereitet' },
  uploadOf: { en: 'Uploading {name}', de: '{name} wird hochgeladen' },
  cancelUpload: { en: 'Cancel uploading {name}', de: 'Hochladen von {name} abbrechen' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  tryAgain: { en: 'Try again', de: 'Noch einmal versuchen' },
});
