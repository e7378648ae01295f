import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  name: { en: 'Camera', de: 'Kamera' },
  report: { en: 'Report this', de: 'Inhalt melden' },
  close: { en: 'Close the camera', de: 'Kamera schließen' },
  search: { en: 'Point at this photo', de: 'Auf dieses Foto richten' },
  searchSeveral: { en: 'Point at one of these photos', de: 'Auf eines dieser Fotos richten' },
  lost: { en: 'Point at the photo again', de: 'Wieder auf das Foto richten' },
  tips: { en: 'Not found yet? Try this:', de: 'Noch nicht gefunden? Das hilft:' },
  tipWhole: { en: 'Show the whole photo, right to its edges', de: 'Das ganze Foto zeigen, bis zum Rand' },
  tipDistance: {
    en: 'Move closer or further away, until it fills half the picture',
    de: 'Näher heran oder weiter weg, bis es das halbe Bild füllt',
  },
  tipLight: { en: 'More light, and no glare on the photo', de: 'Mehr Licht, und kein Glanz auf dem Foto' },
  playing: { en: 'Playing: {what}', de: 'Es läuft: {what}' },
  soundOn: { en: 'Sound on', de: 'Ton an' },
  soundOff: { en: 'Sound off', de: 'Ton aus' },
  heard: { en: 'You hear {title}', de: 'Sie hören {title}' },
  pause: { en: 'Pause', de: 'Anhalten' },
  play: { en: 'Play', de: 'Abspielen' },
  lamp: { en: 'Lamp', de: 'Licht' },
  whole: { en: 'Full screen', de: 'Vollbild' },
  keepWatching: { en: 'Keep watching full-screen', de: 'Im Vollbild weitersehen' },
  leave: { en: 'Leave full screen', de: 'Vollbild verlassen' },
  goOn: { en: 'Back to the camera', de: 'Zurück zur Kamera' },
});
