import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  gallery: { en: 'From our gallery', de: 'Aus unserer Galerie' },
  galleryLoading: { en: 'Loading the models', de: 'Die Modelle werden geladen' },
  galleryFailed: { en: 'The gallery could not be loaded.', de: 'Die Galerie konnte nicht geladen werden.' },
  galleryEmpty: {
    en: 'There are no models in our gallery at the moment.',
    de: 'In unserer Galerie sind zurzeit keine Modelle.',
  },
  again: { en: 'Try again', de: 'Noch einmal versuchen' },
  own: { en: 'Your own model', de: 'Ihr eigenes Modell' },
  chooseModel: { en: 'Choose a model', de: 'Modell wählen' },
  chooseModelFor: { en: 'Choose a model of your own for: {title}', de: 'Eigenes Modell wählen für: {title}' },
  drop: { en: 'or drop it here', de: 'oder hierher ziehen' },
  modelRule: {
    en: 'A 3D model as GLB, up to {most} MB.',
    de: 'Ein 3D-Modell als GLB, bis {most} MB.',
  },
  modelFaults: {
    gltf: {
      en: 'This is a glTF of several files. Please export it as one file: as GLB (“glTF binary”).',
      de: 'Das ist ein glTF aus mehreren Dateien. Bitte exportieren Sie es als eine Datei: als GLB („glTF binär“).',
    },
    otherModel: {
      en: 'Please use a 3D model in GLB format. Most 3D programs, including Blender, can export GLB.',
      de: 'Bitte verwenden Sie ein 3D-Modell im Format GLB. Die meisten 3D-Programme, auch Blender, können GLB exportieren.',
    },
    noModel: {
      en: 'We can’t open this 3D model. Please use GLB (glTF 2).',
      de: 'Wir können dieses 3D-Modell nicht öffnen. Bitte verwenden Sie GLB (glTF 2).',
    },
    empty: { en: 'This file is empty.', de: 'Diese Datei ist leer.' },
    otherFiles: {
      en: 'This model needs other files that are not in it. Please export it as a GLB that holds everything.',
      de: 'Dieses Modell braucht weitere Dateien, die nicht darin sind. Bitte exportieren Sie es als GLB, das alles enthält.',
    },
    large: {
      en: 'This model is too large: up to {most} MB is possible.',
      de: 'Dieses Modell ist zu groß: höchstens {most} MB.',
    },
    triangles: {
      en: 'This model has {count, number} triangles; a phone can show {most, number} well. Please make it simpler.',
      de: 'Dieses Modell hat {count, number} Dreiecke; ein Telefon zeigt {most, number} gut. Bitte vereinfachen Sie es.',
    },
  },
  choosePicture: { en: 'Choose a picture', de: 'Bild wählen' },
  choosePictureFor: { en: 'Choose a picture for: {title}', de: 'Bild wählen für: {title}' },
  pictureRule: {
    en: 'JPEG, PNG, WebP, AVIF or GIF, up to {most} MB. Animated and transparent pictures work too.',
    de: 'JPEG, PNG, WebP, AVIF oder GIF, bis {most} MB. Auch animiert oder transparent.',
  },
  pictureFaults: {
    type: {
      en: 'Please choose a picture in JPEG, PNG, WebP, AVIF or GIF format.',
      de: 'Bitte wählen Sie ein Bild im Format JPEG, PNG, WebP, AVIF oder GIF.',
    },
    large: {
      en: 'This picture is too large: up to {most} MB is possible.',
      de: 'Dieses Bild ist zu groß: höchstens {most} MB.',
    },
    empty: { en: 'This file is empty.', de: 'Diese Datei ist leer.' },
  },
  text: { en: 'Your text', de: 'Ihr Text' },
  count: { en: '{count} of {most} characters', de: '{count} von {most} Zeichen' },
  font: { en: 'Typeface', de: 'Schrift' },
  colour: { en: 'Colour of the text', de: 'Farbe des Textes' },
  background: { en: 'Background', de: 'Hintergrund' },
  ownColour: { en: 'Another colour', de: 'Eine andere Farbe' },
  noBackground: { en: 'None, the photo shows through', de: 'Keiner, das Foto scheint durch' },
  colours: {
    white: { en: 'White', de: 'Weiß' },
    ink: { en: 'Black', de: 'Schwarz' },
    amber: { en: 'Amber', de: 'Bernstein' },
    blue: { en: 'Blue', de: 'Blau' },
    red: { en: 'Red', de: 'Rot' },
    green: { en: 'Green', de: 'Grün' },
  },
  align: { en: 'Alignment', de: 'Ausrichtung' },
  aligns: {
    left: { en: 'Left', de: 'Links' },
    center: { en: 'Centre', de: 'Mitte' },
    right: { en: 'Right', de: 'Rechts' },
  },
  animation: { en: 'How it appears', de: 'Wie er erscheint' },
  animations: {
    none: { en: 'No animation', de: 'Ohne Animation' },
    fade: { en: 'Fades in', de: 'Blendet ein' },
    rise: { en: 'Rises', de: 'Steigt auf' },
    typewriter: { en: 'Letter by letter', de: 'Buchstabe für Buchstabe' },
    wave: { en: 'In a wave', de: 'Als Welle' },
  },
  textMissing: { en: 'Please enter some text first', de: 'Bitte geben Sie zuerst einen Text ein' },
  putText: { en: 'Add to the photo', de: 'Zum Foto hinzufügen' },
  changeText: { en: 'Apply changes', de: 'Änderungen übernehmen' },
  textName: { en: 'Your text', de: 'Ihr Text' },
});
