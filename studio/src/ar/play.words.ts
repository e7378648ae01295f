import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  photo: { en: 'Your photo: {name}', de: 'Ihr Foto: {name}' },
  plays: { en: 'Plays on {name}', de: 'Läuft auf {name}' },
  play: { en: 'Play on {name}', de: 'Auf {name} abspielen' },
  pause: { en: 'Pause on {name}', de: 'Auf {name} anhalten' },
  hear: { en: 'Sound on: {name}', de: 'Ton an: {name}' },
  silence: { en: 'Sound off: {name}', de: 'Ton aus: {name}' },
  turnLeft: { en: 'Look at it from the left', de: 'Von links ansehen' },
  turnRight: { en: 'Look at it from the right', de: 'Von rechts ansehen' },
  modelLoading: { en: 'Loading the model', de: 'Das Modell wird geladen' },
  modelBroken: {
    en: 'This model can’t be shown here. You may need a newer browser.',
    de: 'Dieses Modell lässt sich hier nicht zeigen. Vielleicht brauchen Sie einen neueren Browser.',
  },
});
