import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  headline: { en: 'What the photos show', de: 'Was die Fotos zeigen' },
  headlineOne: { en: 'What the photo shows', de: 'Was das Foto zeigt' },
  back: { en: 'Back', de: 'Zurück' },
  play: { en: 'Play', de: 'Abspielen' },
  pause: { en: 'Pause', de: 'Anhalten' },
  soundOn: { en: 'Sound on', de: 'Ton an' },
  soundOff: { en: 'Sound off', de: 'Ton aus' },
  whole: { en: 'Full screen', de: 'Vollbild' },
  model: { en: 'Show in 3D', de: 'In 3D zeigen' },
  modelLoading: { en: 'The model is being loaded', de: 'Das Modell wird geladen' },
  broken: {
    en: 'This cannot be loaded just now. Please check your connection.',
    de: 'Das lässt sich gerade nicht laden. Bitte prüfen Sie Ihre Verbindung.',
  },
  again: { en: 'Try again', de: 'Noch einmal' },
  camera: { en: 'Open the camera', de: 'Kamera öffnen' },
  controls: { en: 'Controls for {title}', de: 'Bedienung für {title}' },
});
