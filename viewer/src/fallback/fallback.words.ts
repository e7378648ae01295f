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
  modelLoading: { en: 'Loading the model', de: 'Das Modell wird geladen' },
  modelBroken: {
    en: 'This model can’t be shown here. You may need a newer browser.',
    de: 'Dieses Modell lässt sich hier nicht zeigen. Vielleicht brauchen Sie einen neueren Browser.',
  },
  turnLeft: { en: 'Look at it from the left', de: 'Von links ansehen' },
  turnRight: { en: 'Look at it from the right', de: 'Von rechts ansehen' },
  broken: {
    en: 'This can’t be loaded right now. Please check your connection.',
    de: 'Das lässt sich gerade nicht laden. Bitte prüfen Sie Ihre Verbindung.',
  },
  camera: { en: 'Open the camera', de: 'Kamera öffnen' },
  controls: { en: 'Controls for {title}', de: 'Bedienung für {title}' },
});
